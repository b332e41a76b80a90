"""What the squares of the orders would cost and give a lord as he stands now (SPEC 2.4). Pure."""

from games.dungeon_lords.components import ORDERS, SQUARES, OrderId
from games.dungeon_lords.dungeon import layout
from games.dungeon_lords.goods import free_imps, lacking
from games.dungeon_lords.quotes import SquareQuote
from games.dungeon_lords.state import State
from games.kernel.ids import Seat


def all_squares(state: State, seat: Seat) -> tuple[tuple[SquareQuote, ...], ...]:
    """Return the three squares of each order for `seat`, in list order."""
    return tuple(squares_of(state, seat, order) for order in ORDERS)


def squares_of(state: State, seat: Seat, order: OrderId) -> tuple[SquareQuote, ...]:
    """Return the three squares of `order` for `seat`."""
    return tuple(_quote(state, seat, order, number) for number in (1, 2, 3))


def _quote(state: State, seat: Seat, order: OrderId, number: int) -> SquareQuote:
    square, lord = SQUARES[order][number - 1], state.lords[seat]
    most = min(square.workers, max(0, free_imps(lord) - square.supervisors))
    if order == "mine":
        most = min(most, layout(lord.tiles).tunnels.bit_count())
    is_work = square.workers > 0
    return SquareQuote(
        order=order,
        square=number,
        cost=square.cost,
        payable=most > 0 if is_work else lacking(lord, square.cost) is None,
        taken=any(minion.order == order and minion.square == number for minion in state.minions),
        gold=square.gold,
        food=square.food,
        better=square.evil,
        imps=square.imps,
        traps=square.traps,
        spy=square.spy,
        most=most,
        supervisors=square.supervisors,
    )
