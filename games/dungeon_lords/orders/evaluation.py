"""The orders are carried out, square by square (SPEC 2.4).

Here are the four that are all or nothing, for the price of the square: Get Food, Improve Reputation, Recruit Imps, Buy
Traps. An order that cannot be carried out is left unfulfilled without a question: whether it can be is public.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from games.dungeon_lords.components import SEQUENCE, SQUARES, OrderId, Square
from games.dungeon_lords.course import Course
from games.dungeon_lords.events import EvilReason, OrderCarriedOut, Why
from games.dungeon_lords.lord import trap_pile
from games.dungeon_lords.lord.goods import change_evil, check, lacking, pay
from games.dungeon_lords.moves import Accept, Build, Decline, Dig, Done, Hire, Mine, Move, Spy
from games.dungeon_lords.orders import hiring, works
from games.dungeon_lords.orders.ordering import leave_on_card
from games.dungeon_lords.parameters import COMBAT_CARDS, RETURNED_TRAPS
from games.dungeon_lords.state import Minion, State
from games.kernel.errors import IllegalMove
from games.kernel.game import Decision
from games.kernel.ids import Seat
from games.kernel.phases import one_asked

_FREE_CHOICE_YEAR = 2
_POSITIONS = range(1, COMBAT_CARDS + 1)


class _Order(NamedTuple):
    """A kind of order, for the lord whose minion stands on one of its squares.

    `why_not` is why it cannot be carried out, None if it can; `legal_moves` are the ways to do so, without declining.
    `act` carries one of the `moves` out and says whether the minion is finished.
    """

    why_not: Callable[[State, Seat, Minion], Why | None]
    legal_moves: Callable[[State, Seat, Minion], tuple[Move, ...]]
    act: Callable[[Course, Seat, Minion, Any], bool]
    moves: Any


def current(state: State) -> Minion:
    """Return the minion whose order is carried out now."""
    order, square = SEQUENCE[state.square]
    return next(minion for minion in state.minions if minion.order == order and minion.square == square)


def decisions(state: State) -> tuple[Decision, ...]:
    """Return the question to the lord whose minion it is; its kind is the order."""
    minion = current(state)
    return () if minion.seat is None else one_asked(minion.seat, minion.order)


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return the ways to carry the order out, and last declining it, which a lord who has begun cannot do any more."""
    minion = current(state)
    moves = _ORDERS[minion.order].legal_moves(state, seat, minion)
    return moves if state.dug else (*moves, Decline())


def act(course: Course, seat: Seat, move: Move) -> None:
    """Carry the order out or leave it.

    Raises:
        IllegalMove: `already_begun` for declining after the first tunnel; `wrong_phase` (`phase`); what the order
            refuses.
    """
    minion = current(course.state)
    order = _ORDERS[minion.order]
    if isinstance(move, Decline):
        if course.state.dug:
            raise IllegalMove("already_begun")
        leave_on_card(course, seat, minion.order, minion.square, "declined")
        _next_square(course)
    elif not isinstance(move, order.moves):
        raise IllegalMove("wrong_phase", phase=course.state.phase)
    elif order.act(course, seat, minion, move):
        _next_square(course)


def advance(course: Course) -> bool:
    """Go on to the next lord who has something to decide; at the end comes production."""
    standing = {(minion.order, minion.square): minion for minion in course.state.minions if minion.seat is not None}
    while course.state.square < len(SEQUENCE):
        minion = standing.get(SEQUENCE[course.state.square])
        if minion is not None and minion.seat is not None:
            why = _ORDERS[minion.order].why_not(course.state, minion.seat, minion)
            if why is None:
                return True
            leave_on_card(course, minion.seat, minion.order, minion.square, why)
        _next_square(course)
    course.make_final()
    course.set(phase="production")
    return False


def default_move(state: State, seat: Seat, chance: object) -> Move:
    """Return the default of the order (8.1): as much as possible of what costs nothing, else declining."""
    minion = current(state)
    match minion.order:
        case "mine":
            return Mine(works.most_gold(state, seat, minion))
        case "dig" | "monster" | "room":
            return Done() if state.dug else Decline()
    return _default_purchase(state, seat, minion)


def _next_square(course: Course) -> None:
    course.set(square=course.state.square + 1, dug=0)


def _why_not_buy(state: State, seat: Seat, minion: Minion) -> Why | None:
    """Return why the order cannot be carried out, None if it can."""
    return "too_dear" if lacking(state.lords[seat], _square_of(minion).cost) else None


def _purchases(state: State, seat: Seat, minion: Minion) -> tuple[Move, ...]:
    """Return carrying it out, for spying once for each combat card."""
    return tuple(Spy(position) for position in _POSITIONS) if _square_of(minion).spy else (Accept(),)


def _buy(course: Course, seat: Seat, minion: Minion, move: Accept | Spy) -> bool:
    """Pay, and take what the square gives.

    Raises:
        IllegalMove: `wrong_phase` (`phase`), `choose_card` without a position, `no_such_card` (`position`), what
            `goods.check` refuses.
    """
    square = _square_of(minion)
    if isinstance(move, Accept) and square.spy:
        raise IllegalMove("choose_card")
    if isinstance(move, Spy) and not square.spy:
        raise IllegalMove("wrong_phase", phase=course.state.phase)
    position = move.position if isinstance(move, Spy) else 0
    if square.spy and position not in _POSITIONS:
        raise IllegalMove("no_such_card", position=position)
    lord = course.lord(seat)
    check(lord, square.cost)
    reason: EvilReason = "food" if minion.order == "food" else "reputation"
    course.change(seat, gold=lord.gold + square.gold, food=lord.food + square.food, imps=lord.imps + square.imps)
    more = RETURNED_TRAPS if square.traps and course.state.year >= _FREE_CHOICE_YEAR else 0
    drawn = trap_pile.draw(course, seat, square.traps + more)
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
            card=_spy(course, seat, position) if position else None,
            drawn=drawn,
        )
    )
    pay(course, seat, square.cost, reason)
    if square.evil:
        change_evil(course, seat, -square.evil, reason)
    if len(drawn) > square.traps:
        trap_pile.owe(course, seat, "bought", RETURNED_TRAPS)
    return True


def _default_purchase(state: State, seat: Seat, minion: Minion) -> Move:
    """Return carrying it out; the first card not yet seen is looked at."""
    if not _square_of(minion).spy:
        return Accept()
    unseen = [position for position in _POSITIONS if position not in state.lords[seat].spied]
    return Spy(unseen[0] if unseen else 1)


def _spy(course: Course, seat: Seat, position: int) -> str:
    """Let `seat` look at the combat card at `position`."""
    course.change(seat, spied=tuple(sorted({*course.lord(seat).spied, position})))
    course.make_final()
    return course.state.cards[position - 1]


def _square_of(minion: Minion) -> Square:
    return SQUARES[minion.order][minion.square - 1]


_PURCHASE: Final = _Order(_why_not_buy, _purchases, _buy, Accept | Spy)
_ORDERS: Final[dict[OrderId, _Order]] = {
    "food": _PURCHASE,
    "reputation": _PURCHASE,
    "dig": _Order(works.why_not_dig, works.digs, works.act_dig, Dig | Done),
    "mine": _Order(works.why_not_mine, works.minings, works.act_mine, Mine),
    "imps": _PURCHASE,
    "traps": _PURCHASE,
    "monster": _Order(hiring.why_not, hiring.legal_moves, hiring.act, Hire),
    "room": _Order(works.why_not_build, works.buildings, works.act_build, Build),
}
