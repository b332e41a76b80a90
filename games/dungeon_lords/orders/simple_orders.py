"""Get Food, Improve Reputation, Recruit Imps, Buy Traps (SPEC 2.4): all or nothing, for the price of the square."""

from games.dungeon_lords.components import SQUARES, Square
from games.dungeon_lords.course import Course
from games.dungeon_lords.events import EvilReason, OrderCarriedOut, Why
from games.dungeon_lords.lord import trap_pile
from games.dungeon_lords.lord.evil import change_evil
from games.dungeon_lords.lord.goods import check, lacking, pay
from games.dungeon_lords.moves import Accept, Move, Spy
from games.dungeon_lords.parameters import COMBAT_CARDS, RETURNED_TRAPS
from games.dungeon_lords.state import Minion, State
from games.kernel.errors import IllegalMove
from games.kernel.ids import Seat

_FREE_CHOICE_YEAR = 2
_POSITIONS = range(1, COMBAT_CARDS + 1)


def square_of(minion: Minion) -> Square:
    """Return the square on which `minion` stands."""
    return SQUARES[minion.order][minion.square - 1]


def why_not(state: State, seat: Seat, minion: Minion) -> Why | None:
    """Return why the order cannot be carried out, None if it can."""
    return "too_dear" if lacking(state.lords[seat], square_of(minion).cost) else None


def legal_moves(state: State, seat: Seat, minion: Minion) -> tuple[Move, ...]:
    """Return carrying it out, for spying once for each combat card."""
    return tuple(Spy(position) for position in _POSITIONS) if square_of(minion).spy else (Accept(),)


def act(course: Course, seat: Seat, minion: Minion, move: Move) -> bool:
    """Pay, and take what the square gives.

    Raises:
        IllegalMove: `wrong_phase` (`phase`), `choose_card` without a position, `no_such_card` (`position`), what
            `goods.check` refuses.
    """
    square = square_of(minion)
    _check_kind(course, square, move)
    lord = course.lord(seat)
    check(lord, square.cost)
    position = move.position if isinstance(move, Spy) else 0
    reason: EvilReason = "food" if minion.order == "food" else "reputation"
    _take(course, seat, square)
    drawn = _draw(course, seat, square.traps)
    course.tell(
        OrderCarriedOut(
            seat,
            minion.order,
            minion.square,
            square.cost,
            gold=square.gold,
            food=square.food,
            imps=square.imps,
            traps=len(drawn),
            spied=position,
            card=_spy(course, seat, position),
            drawn=drawn,
        )
    )
    pay(course, seat, square.cost, reason)
    if square.evil:
        change_evil(course, seat, -square.evil, reason)
    if len(drawn) > square.traps:
        trap_pile.owe(course, seat, "bought", RETURNED_TRAPS)
    return True


def default_move(state: State, seat: Seat, minion: Minion) -> Move:
    """Return carrying it out; the first card not yet seen is looked at."""
    if not square_of(minion).spy:
        return Accept()
    unseen = [position for position in _POSITIONS if position not in state.lords[seat].spied]
    return Spy(unseen[0] if unseen else 1)


def _check_kind(course: Course, square: Square, move: Move) -> None:
    if isinstance(move, Accept) and square.spy:
        raise IllegalMove("choose_card")
    if not isinstance(move, Spy if square.spy else Accept):
        raise IllegalMove("wrong_phase", phase=course.state.phase)
    if isinstance(move, Spy) and move.position not in _POSITIONS:
        raise IllegalMove("no_such_card", position=move.position)


def _take(course: Course, seat: Seat, square: Square) -> None:
    lord = course.lord(seat)
    course.change(seat, gold=lord.gold + square.gold, food=lord.food + square.food, imps=lord.imps + square.imps)


def _draw(course: Course, seat: Seat, count: int) -> tuple[str, ...]:
    """Draw the traps bought; from the second year on one more, of which one goes back."""
    if not count:
        return ()
    more = RETURNED_TRAPS if course.state.year >= _FREE_CHOICE_YEAR else 0
    return trap_pile.draw(course, seat, count + more)


def _spy(course: Course, seat: Seat, position: int) -> str | None:
    """Let `seat` look at the combat card at `position`, if it spies."""
    if not position:
        return None
    course.change(seat, spied=tuple(sorted({*course.lord(seat).spied, position})))
    course.shut()
    return course.state.cards[position - 1]
