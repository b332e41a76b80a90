"""Choosing orders in secret, showing them all at once, and placing minions in three waves (SPEC 2.2, 2.3)."""

from functools import lru_cache
from itertools import permutations

from games.dungeon_lords.components import ORDERS, OrderId
from games.dungeon_lords.course import Course
from games.dungeon_lords.events import FeePaid, MinionPlaced, OrdersOpened, OrdersSealed, OrderUnfulfilled, Why
from games.dungeon_lords.moves import Accept, Decline, Seal
from games.dungeon_lords.parameters import COLOUR_DRAWS, FIRST_HIRE_FEE
from games.dungeon_lords.state import Colour, Minion, Orders, State, play_order
from games.kernel.errors import IllegalMove
from games.kernel.game import Decision
from games.kernel.ids import Seat
from games.kernel.phases import all_asked, one_asked

KIND = "orders"
POSITIONS = 3
SQUARES = (1, 2, 3)


def available(state: State, seat: Seat) -> tuple[OrderId, ...]:
    """Return the order cards in the hand of `seat`, in list order."""
    return _without(state.lords[seat].locked)


def colour_choices(state: State, seat: Seat) -> tuple[OrderId, ...]:
    """Return the orders among which `seat` chooses the third one of its non-player colour (2.3); none without one."""
    if COLOUR_DRAWS[len(state.lords)] in (0, POSITIONS):
        return ()
    return _without(state.colours[seat].locked + state.colours[seat].played)


def decisions(state: State) -> tuple[Decision, ...]:
    """Return everybody's decision."""
    return all_asked(KIND, state.sealed, plan="queue")


def legal_moves(state: State, seat: Seat) -> tuple[Seal, ...]:
    """Return every way to put three orders on first, second and third, with each third order of the own colour.

    The default is the first, with the lowest-numbered orders: which these are is public.
    """
    return _all_orders(available(state, seat), colour_choices(state, seat))


def act(course: Course, seat: Seat, move: Seal) -> None:
    """Seal the orders.

    Raises:
        IllegalMove: `order_locked` (`order`), `same_order` (`order`), `colour_order_missing`, `no_colour`,
            `colour_order_taken` (`order`).
    """
    orders = orders_of(move)
    hand, choices = available(course.state, seat), colour_choices(course.state, seat)
    for order in orders.own:
        if order not in hand:
            raise IllegalMove("order_locked", order=order)
        if orders.own.count(order) > 1:
            raise IllegalMove("same_order", order=order)
    if bool(choices) != bool(orders.other):
        raise IllegalMove("colour_order_missing" if choices else "no_colour")
    if orders.other and orders.other not in choices:
        raise IllegalMove("colour_order_taken", order=orders.other)
    course.put("sealed", seat, orders)
    course.seal(KIND)
    course.tell(OrdersSealed(seat, orders))


def orders_of(move: Seal) -> Orders:
    """Return the orders that a move seals."""
    return Orders(move.first, move.second, move.third, move.other or "")


def advance(course: Course) -> bool:
    """Wait for all, then show the orders and place the third minions of the colours on the first free squares (2.3)."""
    orders = course.reveal("sealed", KIND)
    if orders is None:
        return True
    for seat in course.state.seats:
        course.change(seat, played=orders[seat].own, unfulfilled=())
    course.set(phase="fee", placed=0)
    course.tell(OrdersOpened(orders))
    for seat in play_order(course.state):
        if order := orders[seat].other:
            colour = course.state.colours[seat]
            course.put("colours", seat, Colour(colour.locked, (*colour.played, order)))
            _put(course, Minion(order, free_square(course.state, order), colour=seat), 0)
    return False


def fee_decisions(state: State) -> tuple[Decision, ...]:
    """Return the question to the lord whose first order is Hire Monster: whether he pays the fee (2.2.5)."""
    return one_asked(play_order(state)[state.placed], "fee", "queue")


def fee_moves(state: State, seat: Seat) -> tuple[Accept | Decline, ...]:
    """Return paying, which is the default since only who can pay is asked, and refusing."""
    return (Accept(), Decline())


def answer_fee(course: Course, seat: Seat, move: Accept | Decline) -> None:
    """Pay and place the minion, or leave it on its card."""
    if isinstance(move, Accept):
        course.add(seat, gold=-FIRST_HIRE_FEE)
        course.tell(FeePaid(seat, FIRST_HIRE_FEE))
        _place(course, seat, "monster", 1)
    else:
        leave_on_card(course, seat, "monster", 0, "refused_fee")
    course.set(placed=course.state.placed + 1)


def place_minions(course: Course) -> bool:
    """Place minions in three waves, each in play order (2.2.3), until somebody has to be asked; then evaluate orders.

    Without a free square a lord is not asked for the fee (2.2.5).
    """
    seats = play_order(course.state)
    while course.state.placed < len(seats):
        seat = seats[course.state.placed]
        order = course.lord(seat).played[0]
        if order == "monster" and free_square(course.state, order):
            if course.lord(seat).gold >= FIRST_HIRE_FEE:
                return True
            leave_on_card(course, seat, order, 0, "no_fee")
        else:
            _place(course, seat, order, 1)
        course.set(placed=course.state.placed + 1)
    for wave in (2, 3):
        for seat in seats:
            _place(course, seat, course.lord(seat).played[wave - 1], wave)
    course.set(phase="evaluation", square=0, dug=0, placed=0)
    return False


def free_square(state: State, order: OrderId) -> int:
    """Return the lowest free square of `order`, 0 if there is none (2.2.3)."""
    taken = {minion.square for minion in state.minions if minion.order == order}
    return next((square for square in SQUARES if square not in taken), 0)


def leave_on_card(course: Course, seat: Seat, order: OrderId, square: int, why: Why) -> None:
    """Let the minion stay on its order card, which is unfulfilled (2.2.4, 2.4)."""
    course.change(seat, unfulfilled=(*course.lord(seat).unfulfilled, order))
    course.tell(OrderUnfulfilled(seat, order, square, why))


def _place(course: Course, seat: Seat, order: OrderId, wave: int) -> None:
    if square := free_square(course.state, order):
        _put(course, Minion(order, square, seat), wave)
    else:
        leave_on_card(course, seat, order, 0, "no_square")


def _put(course: Course, minion: Minion, wave: int) -> None:
    course.lay("minions", minion)
    course.tell(MinionPlaced(wave, minion))


@lru_cache(maxsize=256)
def _without(orders: tuple[OrderId, ...]) -> tuple[OrderId, ...]:
    return tuple(order for order in ORDERS if order not in orders)


@lru_cache(maxsize=256)
def _all_orders(hand: tuple[OrderId, ...], choices: tuple[OrderId, ...]) -> tuple[Seal, ...]:
    ways = permutations(hand, POSITIONS)
    return tuple(Seal(one, two, three, other) for one, two, three in ways for other in choices or (None,))
