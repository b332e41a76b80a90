"""Access and tolls (SPEC 4.8.1), compared with a search through all sets of laid routes on random positions."""

import random
from collections.abc import Iterator
from itertools import combinations

import pytest

from games.kernel.ids import Seat
from games.tetranomicon.access import UNREACHABLE, coins_of, segments_of, weight_of_access
from games.tetranomicon.components import BUILDING_TYPES, CITIES, SEGMENT, TOWER_TERRAIN, TYPE_TERRAINS
from games.tetranomicon.pricing import powers
from games.tetranomicon.quotes import BuildQuote
from games.tetranomicon.reach import net, served
from games.tetranomicon.state import Building, Route, State
from games.tetranomicon.topology import ALL_CITIES
from tests.games.tetranomicon.scenes import GAME, Scene, scene

ARMIES = ((), ("Frigus",), ("Redux",), ("Eresida",))
MOST_ROUTES = 8
Answer = tuple[int, int, tuple[str, ...]]
"""Tolls, number of routes, the routes: the least of these is the set to show."""


def random_position(whims: random.Random) -> State:
    """Return a position with some buildings and up to eight routes, close together so that ways meet."""
    state = scene(4).state
    segments = whims.sample(sorted(SEGMENT), len(SEGMENT))
    near = [segment for segment in segments if set(segment) & set(whims.choice(("ABEF", "FGJK", "KLOP", "EIJM")))]
    routes = sorted((near + [one for one in segments if one not in near])[: whims.randint(2, MOST_ROUTES)])
    touched = {city for segment in routes for city in segment.split("-")}
    towers = [tower for tower in TOWER_TERRAIN if tower[0] in touched and whims.random() < 0.35]
    buildings = []
    for tower in towers:
        types = [kind for kind, terrain in zip(BUILDING_TYPES, TYPE_TERRAINS, strict=True)
                 if terrain == TOWER_TERRAIN[tower]]  # fmt: skip
        buildings.append(Building(tower, Seat(whims.choice((0, 0, 1))), whims.choice(types)))
    return (
        Scene(state)
        .but(
            routes=tuple(Route(segment, Seat(whims.randrange(3))) for segment in routes),
            buildings=tuple(buildings),
            armies=(whims.choice(ARMIES), (), (), ()),
        )
        .state
    )


def weights_of(state: State, level: int) -> list[float]:
    return [weight_of_access(state, Seat(0), level, city) for city in range(len(CITIES))]


def linked(city: str, routes: tuple[Route, ...]) -> set[str]:
    reached = {city}
    while True:
        more = {end for route in routes for end in route.segment.split("-") if reached & set(route.segment)} - reached
        if not more:
            return reached
        reached |= more


def toll(state: State, route: Route) -> int:
    free = {"Frigus": ("river",), "Redux": ("road",), "Eresida": ("road", "river")}
    kinds = {kind for creature in state.armies[0] for kind in free[creature]}
    return int(route.seat != 0 and SEGMENT[route.segment].kind not in kinds)


def serving_sets(state: State, city: str, level: int) -> Iterator[Answer]:
    """Yield all sets of routes that bring every type below `level` to `city`."""
    own = [
        {token.tower[0] for token in state.buildings if token.seat == 0 and token.type == kind}
        for kind in BUILDING_TYPES[:level]
    ]
    for count in range(len(state.routes) + 1):
        for routes in combinations(state.routes, count):
            if all(linked(city, routes) & cities for cities in own):
                segments = tuple(route.segment for route in routes)
                yield sum(toll(state, route) for route in routes), len(routes), segments


@pytest.mark.parametrize("number", range(24))
def test_s4_8_1_least_serving_set_is_found(number: int) -> None:
    whims = random.Random(number)
    for _ in range(3):
        state = random_position(whims)
        weights = {level: weights_of(state, level) for level in (1, 2, 3)}
        for place, city in enumerate(CITIES):
            for level in (1, 2, 3):
                found = weights[level][place]
                best = min(serving_sets(state, city.id, level), default=None)
                if best is None:
                    assert found >= UNREACHABLE
                else:
                    segments = tuple(sorted(SEGMENT)[segment] for segment in segments_of(found))
                    assert (coins_of(found), len(segments), segments) == best


@pytest.mark.parametrize("number", range(24))
def test_s4_8_1_coins_lead_as_far_as_the_least_sets_say(number: int) -> None:
    whims = random.Random(number)
    for _ in range(10):
        state = random_position(whims)
        own, routes = state.built.cities[0], state.laid
        ways = net(routes.free_for(Seat(0), powers(state.armies[0])), routes.ways)
        for coins in range(6):
            found = served(own, [ALL_CITIES] * 4, [coins] * 4, ways)
            for level in (1, 2, 3):
                weights = weights_of(state, level)
                paid = [n for n, weight in enumerate(weights) if weight < UNREACHABLE and coins_of(weight) <= coins]
                assert found[level] == sum(1 << place for place in paid)


def test_s4_8_1_random_positions_are_not_trivial() -> None:
    whims, seen = random.Random(1), set()
    for _ in range(60):
        state = random_position(whims)
        weights = {level: weights_of(state, level) for level in (1, 2, 3)}
        seen |= {(level, coins_of(weight)) for level in (1, 2, 3) for weight in weights[level] if weight < UNREACHABLE}
    assert {(1, 1), (1, 2), (2, 1), (2, 2), (2, 3), (3, 1), (3, 2), (3, 3)} <= seen


def quote(position: Scene, line: str) -> BuildQuote:
    found = position.explained(line)
    assert isinstance(found, BuildQuote)
    return found


def test_s4_8_1_a_shared_route_is_paid_once() -> None:
    start = scene(era=2, buildings={0: "A1 farm, A3 sawmill"}, routes={1: "A-B"})
    assert (quote(start, "build B3 mine").tolls, len(quote(start, "build B3 mine").tolled)) == (1, 1)


def test_s4_8_1_fewest_routes_then_the_alphabet_is_shown() -> None:
    start = scene(era=2, buildings={0: "A1 farm"}, routes={0: "A-B, A-E, B-F, E-F, E-I, I-J, F-J"})
    assert [route.segment for route in quote(start, "build F2 sawmill").ways] == ["A-B", "B-F"]
    assert [route.segment for route in quote(start, "build I2 sawmill").ways] == ["A-E", "E-I"]


def test_s4_8_1_own_routes_are_free_and_foreign_ones_cost() -> None:
    start = scene(era=2, buildings={0: "A1 farm"}, routes={0: "A-B", 1: "B-F"})
    shown = quote(start, "build F2 sawmill")
    assert [route.segment for route in shown.ways] == ["A-B", "B-F"]
    assert [route.segment for route in shown.tolled] == ["B-F"]


def test_s4_8_1_no_serving_set_is_no_access() -> None:
    start = scene(era=2, buildings={0: "A1 farm, K1 sawmill"}, routes={0: "A-B, J-K"})
    assert start.explained("build B3 mine") is None
    assert start.refusal("build B3 mine").facts["missing"] == ("sawmill",)
    assert start.refusal("build J3 mine").facts["missing"] == ("farm",)


def test_s4_8_1_every_price_in_a_match_is_explained_by_its_ways() -> None:
    whims = random.Random(3)
    for _ in range(40):
        state = random_position(whims)
        for move in GAME.legal_moves(state, Seat(0)):
            told = GAME.explain(state, Seat(0), move)
            if isinstance(told, BuildQuote):
                assert told.tolls == len(told.tolled) == sum(toll(state, route) for route in told.ways)
