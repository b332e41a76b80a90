"""Building (SPEC 4.2): who may build what where, and what it costs. Pure."""

from collections.abc import Sequence
from functools import lru_cache, reduce
from operator import attrgetter, or_

from games.kernel.errors import IllegalMove
from games.kernel.grid import numbers_in
from games.kernel.ids import Seat
from games.tetranomicon import events
from games.tetranomicon.access import UNREACHABLE, coins_of, ways_and_tolls, weight_of_access
from games.tetranomicon.components import BUILDING_TYPES, TOWER_TERRAIN, TYPE_TERRAINS, BuildingType, city_of
from games.tetranomicon.moves import Build
from games.tetranomicon.parameters import BUILD_COST, BUILDING_TOKENS
from games.tetranomicon.pricing import Course, discounts, powers, price, settle
from games.tetranomicon.quotes import BuildQuote
from games.tetranomicon.reach import net, served
from games.tetranomicon.state import Building, Buildings, Routes, State
from games.tetranomicon.topology import CITY_NUMBER, TYPE_NUMBER, Four, cities_in, joined


def legal(state: State, seat: Seat) -> list[Build]:
    """Return what `seat` may build and pay now, by tower, then type.

    Tolls are counted only where they decide: where the coins do not pay all routes of others.
    """
    buildings, routes, able = state.built, state.laid, powers(state.armies[seat])
    most_tolls = _affordable_tolls(state.coins[seat], able.build, buildings.counts[seat])
    if max(most_tolls) < 0:
        return []
    own, free = buildings.cities[seat], routes.free_for(seat, able)
    opened = _connected(buildings, routes) & ~state.guarded.cities & ~_without_room(state, seat, buildings)
    cities = _with_access(own, buildings.sites, opened, routes.linked)
    for kind, tolls in enumerate(most_tolls):
        if tolls < 0:
            cities[kind] = 0
    if state.coins[seat] - BUILD_COST < (routes.ways & ~free).bit_count():
        cities = served(own, cities, most_tolls, net(state, seat, routes.ways))
    left = buildings.left
    return [
        move
        for number in numbers_in(cities[0] | cities[1] | cities[2] | cities[3])
        for kind, move in left[number].sites
        if cities[kind] >> number & 1
    ]


def build(course: Course, seat: Seat, move: Build) -> None:
    """Pay for a building and put it on its tower; the checks are those of 4.2, in their order.

    Raises:
        IllegalMove: `tower_taken`, `wrong_terrain`, `monsters_present`, `not_connected`, `era_limit`, `token_limit`,
            `no_goods_there` (`city`, `building`), `no_access` (`missing` types), `too_few_coins`.
    """
    state = course.state
    check_tower(state, move)
    buildings, city, kind = state.built, city_of(move.tower), TYPE_NUMBER[move.building]
    number = CITY_NUMBER[city]
    if state.guarded.cities >> number & 1:
        level = state.guarded.lairs[city].level
        raise IllegalMove("monsters_present", city=city, level=level)
    if not _connected(buildings, state.laid) >> number & 1:
        raise IllegalMove("not_connected", city=city)
    if _without_room(state, seat, buildings) >> number & 1:
        raise IllegalMove("era_limit", city=city, era=state.era, own=buildings.own_in(seat, number))
    if buildings.counts[seat][kind] >= BUILDING_TOKENS[kind]:
        raise IllegalMove("token_limit", building=move.building, limit=BUILDING_TOKENS[kind])
    for source in move.sources:
        if source not in sources(state, seat, move.building):
            raise IllegalMove("no_goods_there", city=source, building=move.building)
    cost = quote(state, seat, move)
    if cost is None:
        linked, own = joined(1 << number, state.laid.linked), buildings.cities[seat]
        missing = tuple(lower for lower, cities in zip(BUILDING_TYPES, own[:kind], strict=False) if not cities & linked)
        raise IllegalMove("no_access", city=city, building=move.building, missing=missing)
    token = Building(move.tower, seat, move.building)
    settle(course, seat, cost, events.Built, buildings=with_building(state, token))


def check_tower(state: State, move: Build) -> None:
    """Refuse a tower that is taken or of another terrain (4.2.1).

    Raises:
        IllegalMove: `tower_taken` (`tower`, `building`, `seat`), `wrong_terrain` (`tower`, `terrain`, `building`).
    """
    token = state.built.on.get(move.tower)
    if token:
        raise IllegalMove("tower_taken", tower=move.tower, building=token.type, seat=token.seat)
    terrain = TOWER_TERRAIN[move.tower]
    if TYPE_TERRAINS[TYPE_NUMBER[move.building]] != terrain:
        raise IllegalMove("wrong_terrain", tower=move.tower, terrain=terrain, building=move.building)


def quote(state: State, seat: Seat, move: Build) -> BuildQuote | None:
    """Return what `move` would cost `seat` (4.2.7), whatever else forbids it; None if its goods find no way (4.2.6)."""
    kind = TYPE_NUMBER[move.building]
    named = sum(1 << CITY_NUMBER[source] for source in set(move.sources))
    weight = weight_of_access(state, seat, kind, CITY_NUMBER[city_of(move.tower)], named)
    if weight >= UNREACHABLE:
        return None
    tolls, army = coins_of(weight), state.armies[seat]
    ways, tolled = ways_and_tolls(state, seat, weight)
    return BuildQuote(
        tower=move.tower,
        building=move.building,
        base=BUILD_COST,
        tolls=tolls,
        discounts=discounts(army, move.building),
        total=price(BUILD_COST + tolls, powers(army).build[kind]),
        ways=ways,
        tolled=tolled,
    )


def sources(state: State, seat: Seat, building: BuildingType) -> tuple[str, ...]:
    """Return the cities where `seat` has goods for a `building`: those with its own lower types."""
    lower = state.built.cities[seat][: TYPE_NUMBER[building]]
    return cities_in(reduce(or_, lower, 0))


def elsewhere(state: State, seat: Seat, move: Build) -> tuple[Build, ...]:
    """Return `move` with goods from one city each, where that is another way than without naming it."""
    proposed = quote(state, seat, Build(move.tower, move.building))
    others = (Build(move.tower, move.building, (city,)) for city in sources(state, seat, move.building))
    return tuple(
        other
        for other in others
        if (found := quote(state, seat, other)) is not None
        and proposed is not None
        and found.ways != proposed.ways
        and found.total <= state.coins[seat]
        and other != move
    )


def with_building(state: State, token: Building) -> tuple[Building, ...]:
    """Return the buildings with `token` among them, by tower."""
    return tuple(sorted((*state.buildings, token), key=attrgetter("tower")))


@lru_cache(maxsize=512)
def _affordable_tolls(coins: int, off: Four, used: tuple[int, ...]) -> tuple[int, ...]:
    """Return for each type how many tolls `coins` pay on top; negative if no token is left or they are too few."""
    return tuple(
        max(-1, coins + discount - BUILD_COST) if built_so_far < tokens else -1
        for discount, built_so_far, tokens in zip(off, used, BUILDING_TOKENS, strict=True)
    )


def _with_access(own: Sequence[int], sites: Sequence[int], opened: int, linked: tuple[int, ...]) -> list[int]:
    """Return those of `sites`, masks by type, that are `opened` and that goods of all lower types can reach (4.2.6).

    `own` are the masks of cities with own buildings by type, `linked` the groups of cities that routes join.
    """
    farms, sawmills, mines, _ = own
    second = opened & joined(farms, linked)
    third = second and second & joined(sawmills, linked)
    fourth = third and third & joined(mines, linked)
    return [sites[0] & opened, sites[1] & second, sites[2] & third, sites[3] & fourth]


def _connected(buildings: Buildings, routes: Routes) -> int:
    """Return the mask of cities with a building or at the end of a laid route (4.2.3)."""
    return buildings.settled | routes.touched


def _without_room(state: State, seat: Seat, buildings: Buildings) -> int:
    """Return the mask of cities where the era limit is reached: as many own buildings as its number (4.2.4)."""
    return buildings.crowded[seat][state.era]
