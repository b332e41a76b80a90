"""What the squares of the orders would cost and give a lord as he stands now (SPEC 2.4). Pure.

A sealed choice has hundreds of answers which are all quoted, so the quotes of an order are kept by the few numbers that
they depend on.
"""

from functools import lru_cache

from games.dungeon_lords.components import ORDERS, SQUARES, Cost, OrderId
from games.dungeon_lords.lord.dungeon import layout
from games.dungeon_lords.lord.goods import free_imps
from games.dungeon_lords.parameters import MOST_EVIL
from games.dungeon_lords.quotes import SquareQuote
from games.dungeon_lords.state import State
from games.kernel.ids import Seat

Means = tuple[int, int, int, int, int]
"""Gold, food, Evil, free imps, unconquered tunnels of a lord."""


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
