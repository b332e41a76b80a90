"""The orders are carried out, square by square (SPEC 2.4).

Here are the four that are all or nothing, for the price of the square: Get Food, Improve Reputation, Recruit Imps, Buy
Traps. An order that cannot be carried out is left unfulfilled without a question: whether it can be is public.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from games.dungeon_lords import trap_pile, works
from games.dungeon_lords.components import SEQUENCE, OrderId
from games.dungeon_lords.course import Course
from games.dungeon_lords.events import EvilReason, OrderCarriedOut, Why
from games.dungeon_lords.lair import check, lacking
from games.dungeon_lords.moves import Accept, Build, Decline, Dig, Done, Hire, Mine, Move, Spy
from games.dungeon_lords.ordering import leave_on_card
from games.dungeon_lords.parameters import COMBAT_CARDS, RETURNED_TRAPS
from games.dungeon_lords.state import Minion, State
from games.dungeon_lords.works import square_of
from games.kernel.errors import IllegalMove
from games.kernel.game import Decision
from games.kernel.ids import Seat
from games.kernel.phases import one_asked

_POSITIONS = range(1, COMBAT_CARDS + 1)


class _Order(NamedTuple):
    """A kind of order, for the lord whose minion stands on one of its squares.

    `options` are the ways to carry it out, or why it cannot be. `act` carries one of the `moves` out and says whether
    the minion is finished.
    """

    options: Callable[[State, Seat, Minion], tuple[Move, ...] | Why]
    act: Callable[[Course, Seat, Minion, Any], bool]
    moves: Any


def current(state: State) -> Minion:
    """Return the minion whose order is carried out now."""
    order, square = SEQUENCE[state.square]
    for minion in state.minions:
        if minion.order == order and minion.square == square:
            return minion
    raise LookupError(order)


def decisions(state: State) -> tuple[Decision, ...]:
    """Return the question to the lord whose minion it is; its kind is the order."""
    minion = current(state)
    return () if minion.seat is None else one_asked(minion.seat, minion.order)


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return the ways to carry the order out, and last declining it, which a lord who has begun cannot do any more."""
    minion = current(state)
    options = _ORDERS[minion.order].options(state, seat, minion)
    moves = () if isinstance(options, str) else options
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
    elif not isinstance(move, order.moves):
        raise IllegalMove("wrong_phase", phase=course.state.phase)
    elif not order.act(course, seat, minion, move):
        return
    course.set(square=course.state.square + 1, dug=0)


def advance(course: Course) -> bool:
    """Go on to the next lord who has something to decide; at the end comes production."""
    standing = {(minion.order, minion.square): minion for minion in course.state.minions if minion.seat is not None}
    while course.state.square < len(SEQUENCE):
        minion = standing.get(SEQUENCE[course.state.square])
        if minion is not None and minion.seat is not None:
            options = _ORDERS[minion.order].options(course.state, minion.seat, minion)
            if not isinstance(options, str):
                return True
            leave_on_card(course, minion.seat, minion.order, minion.square, options)
        course.set(square=course.state.square + 1, dug=0)
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
    if not square_of(minion).spy:
        return Accept()
    unseen = [position for position in _POSITIONS if position not in state.lords[seat].spied]
    return Spy(unseen[0] if unseen else 1)


def _purchases(state: State, seat: Seat, minion: Minion) -> tuple[Move, ...] | Why:
    """Return carrying the order out, for spying once for each combat card."""
    square = square_of(minion)
    if lacking(state.lords[seat], square.cost):
        return "too_dear"
    return tuple(Spy(position) for position in _POSITIONS) if square.spy else (Accept(),)


def _buy(course: Course, seat: Seat, minion: Minion, move: Accept | Spy) -> bool:
    """Pay, and take what the square gives.

    Raises:
        IllegalMove: `wrong_phase` (`phase`), `choose_card` without a position, `no_such_card` (`position`), what
            `lair.check` refuses.
    """
    square = square_of(minion)
    if isinstance(move, Accept) and square.spy:
        raise IllegalMove("choose_card")
    if isinstance(move, Spy) and not square.spy:
        raise IllegalMove("wrong_phase", phase=course.state.phase)
    position = move.position if isinstance(move, Spy) else 0
    if square.spy and position not in _POSITIONS:
        raise IllegalMove("no_such_card", position=position)
    check(course.lord(seat), square.cost)
    lord = course.add(seat, gold=square.gold, food=square.food, imps=square.imps)
    more = RETURNED_TRAPS if square.traps and course.state.year > 1 else 0
    drawn = trap_pile.draw(course, seat, square.traps + more)
    if position:
        course.change(seat, spied=tuple(sorted({*lord.spied, position})))
        course.make_final()
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
            card=course.state.cards[position - 1] if position else None,
            drawn=drawn,
        )
    )
    reason: EvilReason = "food" if minion.order == "food" else "reputation"
    course.pay(seat, square.cost, reason)
    if square.evil:
        course.change_evil(seat, -square.evil, reason)
    if len(drawn) > square.traps:
        trap_pile.owe(course, seat, "bought", RETURNED_TRAPS)
    return True


_PURCHASE: Final = _Order(_purchases, _buy, Accept | Spy)
_ORDERS: Final[dict[OrderId, _Order]] = {
    "food": _PURCHASE,
    "reputation": _PURCHASE,
    "dig": _Order(works.digs, works.act_dig, Dig | Done),
    "mine": _Order(works.minings, works.act_mine, Mine),
    "imps": _PURCHASE,
    "traps": _PURCHASE,
    "monster": _Order(works.hirings, works.act_hire, Hire),
    "room": _Order(works.buildings, works.act_build, Build),
}
