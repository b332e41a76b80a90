"""What a move would cost and do now, for the lord who makes it (SPEC 2.4). Pure.

A move is carried out on a copy, without what follows it, and what he has before and after is compared. Nothing is told
of traps drawn or cards looked at: only numbers.
"""

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Literal

from games.dungeon_lords.cells import GRID
from games.dungeon_lords.components import ORDERS, SQUARES, Cost, OrderId
from games.dungeon_lords.course import Course
from games.dungeon_lords.lord.dungeon import layout
from games.dungeon_lords.lord.goods import NOTHING, free_imps
from games.dungeon_lords.lord.lair import kinds_of
from games.dungeon_lords.moves import Lock, Move, Pay, Produce, Retrieve, Seal
from games.dungeon_lords.orders import ordering
from games.dungeon_lords.orders.evaluation import current
from games.dungeon_lords.parameters import FIRST_HIRE_FEE, MOST_EVIL, POINTS_TAX_TOKEN
from games.dungeon_lords.quotes import ChangeQuote, Goods, LockQuote, OrdersQuote, RetrievalQuote, SquareQuote
from games.dungeon_lords.seasons import affairs
from games.dungeon_lords.state import Lord, State
from games.kernel.chance import Chance
from games.kernel.errors import Fact, IllegalMove
from games.kernel.ids import Seat

_NO_REVISION = 0

Means = tuple[int, int, int, int, int]
"""Gold, food, Evil, free imps, unconquered tunnels of a lord."""


def by(act: Callable[[Course, Seat, Any], None]) -> Callable[[State, Seat, Any], Any]:
    """Return what explains the moves of a phase that `act` carries out: their quote, None if they are not allowed."""

    def explain(state: State, seat: Seat, move: Move) -> Any:
        course = Course(state, Chance(b"", _NO_REVISION))
        try:
            act(course, seat, move)
        except IllegalMove:
            return None
        match move:
            case Lock(first, second):
                return LockQuote((first, second))
            case Seal():
                quotes = squares_of(state, seat, (move.first, move.second, move.third))
                return OrdersQuote(quotes, FIRST_HIRE_FEE if move.first == "monster" else 0)
            case Retrieve(order):
                return RetrievalQuote(order, course.lord(seat).locked)
            case Pay(gold) if state.affair is not None and state.affair.event == affairs.TAXES:
                affairs.settle_tax(course, seat, gold)
        return _change(course, state, seat, move)

    return explain


def hints(state: State, seat: Seat) -> dict[str, Fact]:
    """Return the ids that a lord could name now, as far as he is asked for such."""
    lord = state.lords[seat]
    if state.due is not None:
        return {"traps": tuple(sorted(set(lord.traps)))}
    match state.phase:
        case "orders":
            return {"orders": ordering.available(state, seat), "colour": ordering.colour_choices(state, seat)}
        case "evaluation" if current(state).order == "dig":
            return {"cells": GRID.cells_in(layout(lord.tiles).diggable)}
        case "evaluation" if current(state).order == "monster":
            return {"monsters": state.monsters}
        case "evaluation" if current(state).order == "room":
            return {"rooms": state.rooms}
        case "event" | "planning" | "battle":
            return {"monsters": kinds_of(lord)}
    return {}


def goods_of(lord: Lord) -> Goods:
    """Return what `lord` has, in numbers."""
    return Goods(lord.gold, lord.food, lord.imps, free_imps(lord), lord.evil, len(lord.traps))


def _change(course: Course, state: State, seat: Seat, move: Move) -> ChangeQuote:
    """Compare the lord before and after the move."""
    before, after = state.lords[seat], course.lord(seat)
    lost = Counter(each.kind for each in before.creatures) - Counter(each.kind for each in after.creatures)
    points = (after.tax_tokens - before.tax_tokens) * POINTS_TAX_TOKEN
    return ChangeQuote(
        cost=_cost(course),
        before=goods_of(before),
        after=goods_of(after),
        paladin=_paladin(state, course.state, seat),
        busy=after.busy - before.busy,
        better=_better(state, course.state, seat),
        workers=_workers(course, state, seat) if isinstance(move, Produce) else 0,
        tiles=tuple(tile for tile in after.tiles if tile not in before.tiles),
        tokens=after.tax_tokens - before.tax_tokens,
        points=points,
        lost=tuple(sorted(lost.elements())),
    )


def _cost(course: Course) -> Cost:
    """Return the price named by what happened, if anything was paid."""
    prices = (getattr(event, "cost", None) for event in course.events)
    return next((price for price in prices if isinstance(price, Cost)), NOTHING)


def _paladin(before: State, after: State, seat: Seat) -> Literal["", "comes", "leaves"]:
    if before.paladin_at == after.paladin_at:
        return ""
    if after.paladin_at == seat:
        return "comes"
    return "leaves" if before.paladin_at == seat else ""


def _better(before: State, after: State, seat: Seat) -> int:
    """Return how much Evil production will take off at the end of the phase."""
    return after.work[seat].better - before.work[seat].better if before.work and after.work else 0


def _workers(course: Course, state: State, seat: Seat) -> int:
    """Return how many imps and Troll tokens go to work."""
    before, after = state.work[seat], course.state.work[seat]
    return after.imps + after.trolls - before.imps - before.trolls


def all_squares(state: State, seat: Seat) -> tuple[tuple[SquareQuote, ...], ...]:
    """Return the three squares of each order for `seat`, in list order."""
    means = _means(state, seat)
    return tuple(_quotes(order, means, _taken(state, order)) for order in ORDERS)


def squares_of(state: State, seat: Seat, orders: tuple[OrderId, ...]) -> tuple[tuple[SquareQuote, ...], ...]:
    """Return the three squares of each of `orders` for `seat`."""
    means = _means(state, seat)
    return tuple(_quotes(order, means, _taken(state, order)) for order in orders)


def _means(state: State, seat: Seat) -> Means:
    lord = state.lords[seat]
    return lord.gold, lord.food, lord.evil, free_imps(lord), layout(lord.tiles).tunnels.bit_count()


def _taken(state: State, order: OrderId) -> frozenset[int]:
    return frozenset(minion.square for minion in state.minions if minion.order == order)


@lru_cache(maxsize=4096)
def _quotes(order: OrderId, means: Means, taken: frozenset[int]) -> tuple[SquareQuote, ...]:
    return tuple(_quote(order, number, means, number in taken) for number in (1, 2, 3))


def _quote(order: OrderId, number: int, means: Means, taken: bool) -> SquareQuote:
    square = SQUARES[order][number - 1]
    imps, tunnels = means[3:]
    most = min(square.workers, max(0, imps - square.supervisors))
    if order == "mine":
        most = min(most, tunnels)
    return SquareQuote(
        order=order,
        square=number,
        cost=square.cost,
        payable=most > 0 if square.workers else _is_payable(square.cost, means),
        taken=taken,
        gold=square.gold,
        food=square.food,
        better=square.evil,
        imps=square.imps,
        traps=square.traps,
        spy=square.spy,
        most=most,
        supervisors=square.supervisors,
    )


def _is_payable(cost: Cost, means: Means) -> bool:
    gold, food, evil, *_ = means
    return cost.gold <= gold and cost.food <= food and cost.evil + evil <= MOST_EVIL
