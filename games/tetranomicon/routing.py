"""Laying routes (SPEC 4.3). Pure."""

from functools import cache, lru_cache
from operator import attrgetter

from games.kernel.errors import IllegalMove
from games.kernel.ids import Seat
from games.tetranomicon import events
from games.tetranomicon.layout import built, laid
from games.tetranomicon.moves import LayRoute
from games.tetranomicon.parameters import FULL_CITY_DISCOUNT, ROUTE_COST, ROUTE_TOKENS
from games.tetranomicon.pricing import Course, check_coins, discounts, most_payable, powers, price, settle
from games.tetranomicon.quotes import RouteQuote
from games.tetranomicon.state import Route, State
from games.tetranomicon.topology import EDGE, TOPOLOGY, cities_in

_BOTH_ENDS = 2
_NEVER = _BOTH_ENDS + 1


def legal(state: State, seat: Seat) -> tuple[LayRoute, ...]:
    """Return the routes that `seat` may lay and pay now, in alphabetical order."""
    able, coins = powers(state.armies[seat]), state.coins[seat]
    road_needs, river_needs = _full_cities_needed(coins, able.road), _full_cities_needed(coins, able.river)
    if road_needs == river_needs == _NEVER or laid(state).counts[seat] >= ROUTE_TOKENS:
        return ()
    return _free_edges(state.seats, laid(state).ways, built(state).full, (river_needs, road_needs))


def lay(course: Course, seat: Seat, move: LayRoute) -> None:
    """Pay for a route and lay it; the checks are those of 4.3, in their order.

    Raises:
        IllegalMove: `segment_taken`, `route_limit`, `too_few_coins`.
    """
    state = course.state
    check_segment(state, move)
    if laid(state).counts[seat] >= ROUTE_TOKENS:
        raise IllegalMove("route_limit", limit=ROUTE_TOKENS)
    cost = quote(state, seat, move)
    full = len(cost.full_cities) * FULL_CITY_DISCOUNT
    check_coins(state, seat, cost.total, cost.base, cost.discounts, full=full)
    settle(course, seat, cost, events.RouteLaid, routes=with_route(state, Route(move.segment, seat)))


def check_segment(state: State, move: LayRoute) -> None:
    """Refuse a segment that carries a route.

    Raises:
        IllegalMove: `segment_taken` (`segment`, `seat`).
    """
    owner = laid(state).owner.get(move.segment)
    if owner is not None:
        raise IllegalMove("segment_taken", segment=move.segment, seat=owner)


def quote(state: State, seat: Seat, move: LayRoute) -> RouteQuote:
    """Return what `move` would cost `seat`, whatever else forbids it."""
    edge, army = EDGE[move.segment], state.armies[seat]
    full = edge.ends & built(state).full
    discount = powers(army).road if edge.road else powers(army).river
    return RouteQuote(
        segment=move.segment,
        base=ROUTE_COST,
        full_cities=cities_in(full),
        discounts=discounts(army, "road" if edge.road else "river"),
        total=price(ROUTE_COST - full.bit_count() * FULL_CITY_DISCOUNT, discount),
    )


def with_route(state: State, token: Route) -> tuple[Route, ...]:
    """Return the routes with `token` among them, by segment."""
    return tuple(sorted((*state.routes, token), key=attrgetter("segment")))


@lru_cache(maxsize=256)
def _full_cities_needed(coins: int, discount: int) -> int:
    """Return how many of a segment's ends must be full for `coins` to suffice; `_NEVER` if they never do."""
    most = most_payable(coins, discount)
    return next((full for full in range(_NEVER) if ROUTE_COST - full * FULL_CITY_DISCOUNT <= most), _NEVER)


@lru_cache(maxsize=4096)
def _free_edges(seats: int, taken: int, full: int, needs: tuple[int, int]) -> tuple[LayRoute, ...]:
    """Return the routes on segments not `taken` of which as many ends are full as a river and a road `needs`."""
    return tuple(
        [move for bit, ends, road, move in _rows(seats) if not bit & taken and (ends & full).bit_count() >= needs[road]]
    )


@cache
def _rows(seats: int) -> tuple[tuple[int, int, bool, LayRoute], ...]:
    """Return what matters here of the segments for so many seats: a tuple is taken apart faster than a struct."""
    return tuple((edge.bit, edge.ends, edge.road, edge.move) for edge in TOPOLOGY[seats].edges)
