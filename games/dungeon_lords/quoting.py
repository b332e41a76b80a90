"""What a move would cost and do now, for the lord who makes it (SPEC 2.4). Pure.

A move is carried out on a copy, without what follows it, and what he has before and after is compared. Nothing is told
of traps drawn or cards looked at: only numbers.
"""

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Literal

from games.dungeon_lords import affairs, ordering
from games.dungeon_lords.components import ORDERS, SQUARES, Cost, OrderId, in_list_order
from games.dungeon_lords.course import Course, trial
from games.dungeon_lords.dungeon import digging_sites, layout
from games.dungeon_lords.evaluation import current
from games.dungeon_lords.lair import free_imps
from games.dungeon_lords.moves import Lock, Move, Pay, Retrieve, Seal
from games.dungeon_lords.parameters import FIRST_HIRE_FEE, MOST_EVIL, POINTS_TAX_TOKEN
from games.dungeon_lords.quotes import ChangeQuote, Goods, LockQuote, OrdersQuote, RetrievalQuote, SquareQuote
from games.dungeon_lords.state import Lord, State, Work
from games.kernel.errors import Fact, IllegalMove
from games.kernel.ids import Seat

Means = tuple[int, int, int, int, int]
"""Gold, food, Evil, free imps, unconquered tunnels of a lord."""


def by(act: Callable[[Course, Seat, Any], None]) -> Callable[[State, Seat, Any], Any]:
    """Return what explains the moves of a phase that `act` carries out: their quote, None if they are not allowed."""

    def explain(state: State, seat: Seat, move: Move) -> Any:
        course = trial(state)
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
        return _change(course, state, seat)

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
            return {"cells": digging_sites(lord.tiles)}
        case "evaluation" if current(state).order == "monster":
            return {"monsters": state.monsters}
        case "evaluation" if current(state).order == "room":
            return {"rooms": state.rooms}
        case "event" | "planning" | "battle":
            return {"monsters": in_list_order({creature.kind for creature in lord.creatures})}
    return {}


def _change(course: Course, state: State, seat: Seat) -> ChangeQuote:
    """Compare the lord before and after the move."""
    before, after = state.lords[seat], course.lord(seat)
    lost = Counter(each.kind for each in before.creatures) - Counter(each.kind for each in after.creatures)
    tokens = after.tax_tokens - before.tax_tokens
    work, worked = (each.work[seat] if each.work else Work() for each in (state, course.state))
    prices = (getattr(event, "cost", None) for event in course.events)
    return ChangeQuote(
        cost=next((price for price in prices if isinstance(price, Cost)), Cost()),
        before=_goods(before),
        after=_goods(after),
        paladin=_paladin(state, course.state, seat),
        busy=after.busy - before.busy,
        better=worked.better - work.better,
        workers=worked.imps + worked.trolls - work.imps - work.trolls,
        tiles=tuple(tile for tile in after.tiles if tile not in before.tiles),
        tokens=tokens,
        points=tokens * POINTS_TAX_TOKEN,
        lost=tuple(sorted(lost.elements())),
    )


def _goods(lord: Lord) -> Goods:
    return Goods(lord.gold, lord.food, lord.imps, free_imps(lord), lord.evil, len(lord.traps))


def _paladin(before: State, after: State, seat: Seat) -> Literal["", "comes", "leaves"]:
    if before.paladin_at == after.paladin_at:
        return ""
    if after.paladin_at == seat:
        return "comes"
    return "leaves" if before.paladin_at == seat else ""


def squares_of(state: State, seat: Seat, orders: tuple[OrderId, ...] = ORDERS) -> tuple[tuple[SquareQuote, ...], ...]:
    """Return the three squares of each of `orders` for `seat`."""
    lord = state.lords[seat]
    means = lord.gold, lord.food, lord.evil, free_imps(lord), layout(lord.tiles).tunnels.bit_count()
    taken = {order: [minion.square for minion in state.minions if minion.order == order] for order in orders}
    return tuple(_quotes(order, means, frozenset(taken[order])) for order in orders)


@lru_cache(maxsize=4096)
def _quotes(order: OrderId, means: Means, taken: frozenset[int]) -> tuple[SquareQuote, ...]:
    gold, food, evil, imps, tunnels = means
    quotes = []
    for number, square in enumerate(SQUARES[order], start=1):
        cost = square.cost
        is_payable = cost.gold <= gold and cost.food <= food and cost.evil + evil <= MOST_EVIL
        most = min(square.workers, max(0, imps - square.supervisors), tunnels if order == "mine" else square.workers)
        quotes.append(
            SquareQuote(
                order=order,
                square=number,
                cost=cost,
                payable=most > 0 if square.workers else is_payable,
                taken=number in taken,
                gold=square.gold,
                food=square.food,
                better=square.evil,
                imps=square.imps,
                traps=square.traps,
                spy=square.spy,
                most=most,
                supervisors=square.supervisors,
            )
        )
    return tuple(quotes)
