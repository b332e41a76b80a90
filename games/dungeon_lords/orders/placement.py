"""Placing minions in three waves, and the fee for hiring as the first order (SPEC 2.2)."""

from games.dungeon_lords.components import OrderId
from games.dungeon_lords.course import Course
from games.dungeon_lords.events import FeePaid, MinionPlaced, OrderUnfulfilled, Why
from games.dungeon_lords.moves import Accept, Decline, Move
from games.dungeon_lords.parameters import FIRST_HIRE_FEE
from games.dungeon_lords.state import Minion, State, play_order
from games.kernel.errors import IllegalMove
from games.kernel.game import Decision
from games.kernel.ids import Seat

KIND = "fee"
SQUARES = (1, 2, 3)
_FIRST = 1


def asked(state: State) -> Seat:
    """Return the lord who is asked for the fee."""
    return play_order(state)[state.placed]


def decisions(state: State) -> tuple[Decision, ...]:
    """Return the question whether the fee is paid."""
    return (Decision(asked(state), KIND),)


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return paying and refusing."""
    return (Accept(), Decline())


def act(course: Course, seat: Seat, move: Move) -> None:
    """Pay and place the minion, or leave it on its card.

    Raises:
        IllegalMove: `wrong_phase` (`phase`).
    """
    match move:
        case Accept():
            course.change(seat, gold=course.lord(seat).gold - FIRST_HIRE_FEE)
            course.tell(FeePaid(seat, FIRST_HIRE_FEE))
            _place(course, seat, "monster", _FIRST)
        case Decline():
            leave_on_card(course, seat, "monster", 0, "refused_fee")
        case _:
            raise IllegalMove("wrong_phase", phase=course.state.phase)
    course.set(placed=course.state.placed + 1)


def advance(course: Course) -> bool:
    """Place minions until somebody has to be asked; at the end the orders are evaluated."""
    seats = play_order(course.state)
    while course.state.placed < len(seats):
        seat = seats[course.state.placed]
        order = course.lord(seat).played[0]
        if order == "monster" and free_square(course.state, order):
            if course.lord(seat).gold >= FIRST_HIRE_FEE:
                return True
            leave_on_card(course, seat, order, 0, "no_fee")
        else:
            _place(course, seat, order, _FIRST)
        course.set(placed=course.state.placed + 1)
    for wave in (2, 3):
        for seat in seats:
            _place(course, seat, course.lord(seat).played[wave - 1], wave)
    course.set(phase="evaluation", square=0, dug=0, placed=0)
    return False


def free_square(state: State, order: OrderId) -> int:
    """Return the lowest free square of `order`, 0 if there is none."""
    taken = {minion.square for minion in state.minions if minion.order == order}
    return next((square for square in SQUARES if square not in taken), 0)


def leave_on_card(course: Course, seat: Seat, order: OrderId, square: int, why: Why) -> None:
    """Let the minion stay on its order card, which is unfulfilled."""
    course.change(seat, unfulfilled=(*course.lord(seat).unfulfilled, order))
    course.tell(OrderUnfulfilled(seat, order, square, why))


def _place(course: Course, seat: Seat, order: OrderId, wave: int) -> None:
    square = free_square(course.state, order)
    if not square:
        leave_on_card(course, seat, order, 0, "no_square")
        return
    minion = Minion(order, square, seat)
    course.set(minions=(*course.state.minions, minion))
    course.tell(MinionPlaced(wave, minion))


def default_move(state: State, seat: Seat) -> Move:
    """Return paying: only who can pay is asked."""
    return Accept()
