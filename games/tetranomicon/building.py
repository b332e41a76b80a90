"""Building (SPEC 4.2): who may build what where, and what it costs. Pure."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.kernel.errors import IllegalMove
from games.kernel.game import Step
from games.kernel.ids import Seat
from games.tetranomicon import events
from games.tetranomicon.access import UNREACHABLE, access, coins_of, missing_types, ways_and_tolls
from games.tetranomicon.components import BUILDING_TYPES, TOWER_TERRAIN, TYPE_TERRAINS, city_of
from games.tetranomicon.layout import Buildings, built, guarded, laid
from games.tetranomicon.moves import Build
from games.tetranomicon.parameters import BUILD_COST, BUILDING_TOKENS, LOWEST_PRICE
from games.tetranomicon.pricing import check_coins, discounts, pay, powers, price
from games.tetranomicon.quotes import BuildQuote
from games.tetranomicon.state import Building, State
from games.tetranomicon.topology import CITY_NUMBER, TOPOLOGY, TYPE_NUMBER


def legal(state: State, seat: Seat) -> Iterator[Build]:
    """Yield what `seat` may build and pay now, by tower, then type."""
    buildings = built(state.buildings)
    weights = access(state, seat, buildings)
    affordable = [
        _affordable_tolls(state, seat, kind) if _has_token(buildings, seat, kind) else -1
        for kind in range(len(BUILDING_TYPES))
    ]
    closed = _guarded(state) | _unconnected(state, buildings) | buildings.without_room(seat, state.era)
    for place in TOPOLOGY[state.seats].places:
        if closed & place.bit:
            continue
        for site in place.sites:
            if site.tower not in buildings.on:
                weight = weights[site.type][place.number]
                if weight < UNREACHABLE and coins_of(weight) <= affordable[site.type]:
                    yield site.move


def check(state: State, seat: Seat, move: Build) -> None:
    """Refuse what `seat` may not build, in the order of 4.2.

    Raises:
        IllegalMove: `tower_taken`, `wrong_terrain`, `monsters_present`, `not_connected`, `era_limit`, `token_limit`,
            `no_access` (`missing` types), `too_few_coins`.
    """
    check_tower(state, move)
    buildings, city, kind = built(state.buildings), city_of(move.tower), TYPE_NUMBER[move.building]
    bit = 1 << CITY_NUMBER[city]
    if bit & _guarded(state):
        raise IllegalMove("monsters_present", city=city, level=guarded(state.guards).level[city])
    if bit & _unconnected(state, buildings):
        raise IllegalMove("not_connected", city=city)
    if bit & buildings.without_room(seat, state.era):
        raise IllegalMove("era_limit", city=city, era=state.era, own=buildings.at[seat][CITY_NUMBER[city]])
    if not _has_token(buildings, seat, kind):
        raise IllegalMove("token_limit", building=move.building, limit=BUILDING_TOKENS[kind])
    missing = missing_types(state, seat, buildings, CITY_NUMBER[city], kind)
    if missing:
        lacking = tuple(BUILDING_TYPES[lower] for lower in missing)
        raise IllegalMove("no_access", city=city, building=move.building, missing=lacking)
    tolls = coins_of(access(state, seat, buildings)[kind][CITY_NUMBER[city]])
    discount = powers(state.armies[seat]).build[kind]
    total = price(BUILD_COST + tolls, discount)
    check_coins(state, seat, total, BUILD_COST, tolls=tolls, discount=discount)


def check_tower(state: State, move: Build) -> None:
    """Refuse a tower that is taken or of another terrain (4.2.1).

    Raises:
        IllegalMove: `tower_taken` (`tower`, `building`, `seat`), `wrong_terrain` (`tower`, `terrain`, `building`).
    """
    token = built(state.buildings).on.get(move.tower)
    if token:
        raise IllegalMove("tower_taken", tower=move.tower, building=token.type, seat=token.seat)
    terrain = TOWER_TERRAIN[move.tower]
    if TYPE_TERRAINS[TYPE_NUMBER[move.building]] != terrain:
        raise IllegalMove("wrong_terrain", tower=move.tower, terrain=terrain, building=move.building)


def quote(state: State, seat: Seat, move: Build) -> BuildQuote | None:
    """Return what `move` would cost `seat`, whatever else forbids it; None if its goods find no way."""
    kind = TYPE_NUMBER[move.building]
    weight = access(state, seat, built(state.buildings))[kind][CITY_NUMBER[city_of(move.tower)]]
    if weight >= UNREACHABLE:
        return None
    tolls = coins_of(weight)
    ways, tolled = ways_and_tolls(state, seat, weight)
    return BuildQuote(
        tower=move.tower,
        building=move.building,
        base=BUILD_COST,
        tolls=tolls,
        discounts=discounts(state.armies[seat], lambda able: able.build[kind]),
        total=price(BUILD_COST + tolls, powers(state.armies[seat]).build[kind]),
        ways=ways,
        tolled=tolled,
    )


def carry_out(state: State, seat: Seat, move: Build) -> Step[State, events.Event]:
    """Pay for a building that `check` allows and put it on its tower."""
    cost = quote(state, seat, move)
    assert cost is not None
    paid = replace(
        state,
        coins=pay(state, seat, cost.total),
        buildings=with_building(state, Building(move.tower, seat, move.building)),
    )
    return Step(paid, (events.Built(seat, cost, state.coins[seat], paid.coins[seat]),))


def with_building(state: State, token: Building) -> tuple[Building, ...]:
    """Return the buildings with `token` among them, by tower."""
    return tuple(sorted((*state.buildings, token)))


def _affordable_tolls(state: State, seat: Seat, kind: int) -> int:
    """Return how many tolls `seat` can pay on top of a building of `kind`; negative if not even the building itself."""
    coins = state.coins[seat]
    most = coins + powers(state.armies[seat]).build[kind] - BUILD_COST
    return most if coins >= LOWEST_PRICE else -1


def _has_token(buildings: Buildings, seat: Seat, kind: int) -> bool:
    return buildings.counts[seat][kind] < BUILDING_TOKENS[kind]


def _guarded(state: State) -> int:
    return guarded(state.guards).cities


def _unconnected(state: State, buildings: Buildings) -> int:
    """Return the mask of cities without a building that no laid route touches (4.2.3)."""
    return ~(buildings.settled | laid(state.routes).touched)
