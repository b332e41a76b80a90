"""Laying routes (SPEC 4.3). Pure."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.kernel.errors import IllegalMove
from games.kernel.game import Step
from games.kernel.ids import Seat
from games.tetranomicon import events
from games.tetranomicon.components import SEGMENT
from games.tetranomicon.layout import built, laid
from games.tetranomicon.moves import LayRoute
from games.tetranomicon.parameters import FULL_CITY_DISCOUNT, ROUTE_COST, ROUTE_TOKENS
from games.tetranomicon.pricing import check_coins, discounts, pay, powers, price
from games.tetranomicon.quotes import RouteQuote
from games.tetranomicon.state import Route, State
from games.tetranomicon.topology import EDGE, TOPOLOGY, Edge, cities_in


def legal(state: State, seat: Seat) -> Iterator[LayRoute]:
    """Yield the routes that `seat` may lay and pay now, in alphabetical order."""
    routes = laid(state.routes)
    if routes.counts[seat] >= ROUTE_TOKENS:
        return
    for edge in TOPOLOGY[state.seats].edges:
        if edge.segment not in routes.owner and _price(state, seat, edge) <= state.coins[seat]:
            yield edge.move


def check(state: State, seat: Seat, move: LayRoute) -> None:
    """Refuse a route that `seat` may not lay, in the order of 4.3.

    Raises:
        IllegalMove: `segment_taken`, `route_limit`, `too_few_coins`.
    """
    check_segment(state, move)
    if laid(state.routes).counts[seat] >= ROUTE_TOKENS:
        raise IllegalMove("route_limit", limit=ROUTE_TOKENS)
    edge = EDGE[move.segment]
    full = len(_full_cities(state, edge)) * FULL_CITY_DISCOUNT
    discount = _discount(state, seat, edge)
    check_coins(state, seat, _price(state, seat, edge), ROUTE_COST, full=full, discount=discount)


def check_segment(state: State, move: LayRoute) -> None:
    """Refuse a segment that carries a route.

    Raises:
        IllegalMove: `segment_taken` (`segment`, `seat`).
    """
    owner = laid(state.routes).owner.get(move.segment)
    if owner is not None:
        raise IllegalMove("segment_taken", segment=move.segment, seat=owner)


def quote(state: State, seat: Seat, move: LayRoute) -> RouteQuote:
    """Return what `move` would cost `seat`, whatever else forbids it."""
    edge = EDGE[move.segment]
    road = edge.kind == "road"
    return RouteQuote(
        segment=move.segment,
        base=ROUTE_COST,
        full_cities=_full_cities(state, edge),
        discounts=discounts(state.armies[seat], lambda able: able.road if road else able.river),
        total=_price(state, seat, edge),
    )


def carry_out(state: State, seat: Seat, move: LayRoute) -> Step[State, events.Event]:
    """Pay for a route that `check` allows and lay it."""
    cost = quote(state, seat, move)
    paid = replace(state, coins=pay(state, seat, cost.total), routes=with_route(state, Route(move.segment, seat)))
    return Step(paid, (events.RouteLaid(seat, cost, state.coins[seat], paid.coins[seat]),))


def with_route(state: State, token: Route) -> tuple[Route, ...]:
    """Return the routes with `token` among them, by segment."""
    return tuple(sorted((*state.routes, token)))


def is_road(segment: str) -> bool:
    """Say whether `segment` is a road; otherwise it is a river."""
    return SEGMENT[segment].kind == "road"


def _discount(state: State, seat: Seat, edge: Edge) -> int:
    able = powers(state.armies[seat])
    return able.road if edge.kind == "road" else able.river


def _full_cities(state: State, edge: Edge) -> tuple[str, ...]:
    return cities_in(edge.ends & built(state.buildings).full)


def _price(state: State, seat: Seat, edge: Edge) -> int:
    full = (edge.ends & built(state.buildings).full).bit_count()
    return price(ROUTE_COST - full * FULL_CITY_DISCOUNT, _discount(state, seat, edge))
