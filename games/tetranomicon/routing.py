"""Laying routes (SPEC 4.3). Pure."""

from functools import lru_cache
from operator import attrgetter

from games.kernel.errors import IllegalMove
from games.kernel.ids import Seat
from games.tetranomicon import events
from games.tetranomicon.moves import LayRoute
from games.tetranomicon.parameters import FULL_CITY_DISCOUNT, ROUTE_COST, ROUTE_TOKENS
from games.tetranomicon.pricing import Course, discounts, powers, price, settle
from games.tetranomicon.quotes import RouteQuote
from games.tetranomicon.state import Route, State
from games.tetranomicon.topology import EDGE, TOPOLOGY, Edge, cities_in

_BOTH_ENDS = 2


def legal(state: State, seat: Seat) -> list[LayRoute]:
    """Return the routes that `seat` may lay and pay now, in alphabetical order (4.3)."""
    able, coins = powers(state.armies[seat]), state.coins[seat]
    road_needs, river_needs = ROUTE_COST - coins - able.road, ROUTE_COST - coins - able.river
    if min(road_needs, river_needs) > _BOTH_ENDS * FULL_CITY_DISCOUNT or state.laid.counts[seat] >= ROUTE_TOKENS:
        return []
    free = _free(state.seats, state.laid.ways)
    if road_needs <= 0 and river_needs <= 0:
        return [edge.move for edge in free]
    full, needs = state.built.full, (river_needs, road_needs)
    return [edge.move for edge in free if (edge.ends & full).bit_count() * FULL_CITY_DISCOUNT >= needs[edge.road]]


def lay(course: Course, seat: Seat, move: LayRoute) -> None:
    """Pay for a route and lay it; the checks are those of 4.3, in their order.

    Raises:
        IllegalMove: `segment_taken`, `route_limit`, `too_few_coins`.
    """
    state = course.state
    check_segment(state, move)
    if state.laid.counts[seat] >= ROUTE_TOKENS:
        raise IllegalMove("route_limit", limit=ROUTE_TOKENS)
    settle(
        course, seat, quote(state, seat, move), events.RouteLaid, routes=with_route(state, Route(move.segment, seat))
    )


def check_segment(state: State, move: LayRoute) -> None:
    """Refuse a segment that carries a route (4.3.1).

    Raises:
        IllegalMove: `segment_taken` (`segment`, `seat`).
    """
    owner = state.laid.owner.get(move.segment)
    if owner is not None:
        raise IllegalMove("segment_taken", segment=move.segment, seat=owner)


def quote(state: State, seat: Seat, move: LayRoute) -> RouteQuote:
    """Return what `move` would cost `seat`, less for each full end (4.3.3), whatever else forbids it."""
    edge, army = EDGE[move.segment], state.armies[seat]
    full = edge.ends & state.built.full
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


@lru_cache(maxsize=128)
def _free(seats: int, taken: int) -> list[Edge]:
    """Return the segments for so many seats that are not `taken`, in alphabetical order."""
    return [edge for edge in TOPOLOGY[seats].edges if not edge.bit & taken]
