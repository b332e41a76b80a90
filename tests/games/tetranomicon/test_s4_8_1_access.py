"""Access and tolls (SPEC 4.8.1), compared with a search through all sets of laid routes on random positions."""

import random
from collections.abc import Iterator
from itertools import combinations

import pytest

from games.kernel.ids import Seat
from games.tetranomicon.access import UNREACHABLE, coins_of, segments_of, weight_of_access
from games.tetranomicon.components import BUILDING_TYPES, CITIES, SEGMENT, TOWER_TERRAIN, TYPE_TERRAINS
from games.tetranomicon.moves import Build
from games.tetranomicon.quotes import BuildQuote
from games.tetranomicon.reach import net, served
from games.tetranomicon.state import Building, Route, State
from games.tetranomicon.topology import ALL_CITIES, EDGE, groups, with_link
from tests.games.tetranomicon.scenes import GAME, Scene, scene

ARMIES = ((), ("Frigus",), ("Redux",), ("Eresida",))
MOST_ROUTES = 8
Answer = tuple[int, int, tuple[str, ...]]
"""Tolls, number of routes, the routes: the least of these is the set to show."""


def test_s4_8_1_groups_of_cities_have_none_in_common() -> None:
    """A group that a new segment takes in is not kept beside the larger one."""
    path = EDGE["A-B"].bit | EDGE["B-C"].bit | EDGE["A-E"].bit
    assert groups(path) == (EDGE["A-B"].ends | EDGE["B-C"].ends | EDGE["A-E"].ends,)
    apart = groups(EDGE["A-B"].bit | EDGE["C-D"].bit)
    assert sorted(apart) == sorted((EDGE["A-B"].ends, EDGE["C-D"].ends))
    assert with_link(apart, EDGE["B-C"].ends) == (apart[0] | apart[1],)


def random_position(rng: random.Random) -> State:
    """Return a position with some buildings and up to eight routes, close together so that ways meet."""
    state = scene(4).state
    segments = rng.sample(sorted(SEGMENT), len(SEGMENT))
    near = [segment for segment in segments if set(segment) & set(rng.choice(("ABEF", "FGJK", "KLOP", "EIJM")))]
    routes = sorted((near + [one for one in segments if one not in near])[: rng.randint(2, MOST_ROUTES)])
    touched = {city for segment in routes for city in segment.split("-")}
    towers = [tower for tower in TOWER_TERRAIN if tower[0] in touched and rng.random() < 0.35]
    buildings = []
    for tower in towers:
        types = [kind for kind, terrain in zip(BUILDING_TYPES, TYPE_TERRAINS, strict=True)
                 if terrain == TOWER_TERRAIN[tower]]  # fmt: skip
        buildings.append(Building(tower, Seat(rng.choice((0, 0, 1))), rng.choice(types)))
    return (
        Scene(state)
        .but(
            routes=tuple(Route(segment, Seat(rng.randrange(3))) for segment in routes),
            buildings=tuple(buildings),
            armies=(rng.choice(ARMIES), (), (), ()),
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


def serving_sets(state: State, city: str, level: int, named: frozenset[str] = frozenset()) -> Iterator[Answer]:
    """Yield all sets of routes that bring every type below `level` to `city`, from cities `named` if it is there."""
    every = [
        {token.tower[0] for token in state.buildings if token.seat == 0 and token.type == kind}
        for kind in BUILDING_TYPES[:level]
    ]
    own = [cities & named or cities for cities in every]
    for count in range(len(state.routes) + 1):
        for routes in combinations(state.routes, count):
            if all(linked(city, routes) & cities for cities in own):
                segments = tuple(route.segment for route in routes)
                yield sum(toll(state, route) for route in routes), len(routes), segments


def answer_of(weight: float) -> Answer | None:
    """Return coins, number of segments and segments of a weight; None if it means that there is no way."""
    if weight >= UNREACHABLE:
        return None
    segments = tuple(sorted(SEGMENT)[segment] for segment in segments_of(weight))
    return coins_of(weight), len(segments), segments


@pytest.mark.slow
@pytest.mark.parametrize("number", range(24))
def test_s4_8_1_least_serving_set_is_found(number: int) -> None:
    rng = random.Random(number)
    for _ in range(3):
        state = random_position(rng)
        weights = {level: weights_of(state, level) for level in (1, 2, 3)}
        for place, city in enumerate(CITIES):
            for level in (1, 2, 3):
                found = weights[level][place]
                best = min(serving_sets(state, city.id, level), default=None)
                assert answer_of(found) == best


@pytest.mark.slow
@pytest.mark.parametrize("number", range(24))
def test_s4_8_1_least_serving_set_from_named_cities_is_found(number: int) -> None:
    rng = random.Random(number)
    for _ in range(3):
        state = random_position(rng)
        homes = sorted({token.tower[0] for token in state.buildings if token.seat == 0})
        named = frozenset(rng.sample(homes, min(len(homes), rng.choice((1, 1, 2)))))
        mask = sum(1 << place for place, city in enumerate(CITIES) if city.id in named)
        for place, city in enumerate(CITIES):
            for level in (1, 2, 3):
                found = weight_of_access(state, Seat(0), level, place, mask)
                best = min(serving_sets(state, city.id, level, named), default=None)
                assert answer_of(found) == best


@pytest.mark.slow
@pytest.mark.parametrize("number", range(24))
def test_s4_8_1_coins_lead_as_far_as_the_least_sets_say(number: int) -> None:
    rng = random.Random(number)
    for _ in range(10):
        state = random_position(rng)
        own = state.built.cities[0]
        ways = net(state, Seat(0), state.laid.ways)
        for coins in range(6):
            found = served(own, [ALL_CITIES] * 4, [coins] * 4, ways)
            for level in (1, 2, 3):
                weights = weights_of(state, level)
                paid = [n for n, weight in enumerate(weights) if weight < UNREACHABLE and coins_of(weight) <= coins]
                assert found[level] == sum(1 << place for place in paid)


def test_s4_8_1_random_positions_are_not_trivial() -> None:
    rng, seen = random.Random(1), set()
    for _ in range(60):
        state = random_position(rng)
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


def test_s4_8_1_goods_come_from_the_city_that_is_named() -> None:
    start = scene(era=2, buildings={0: "A1 farm, C1 farm"}, routes={0: "A-B, B-F", 1: "C-F"}, coins=9)
    assert [line for line in start.legal() if line.startswith("build F2")] == ["build F2 sawmill"]
    assert [route.segment for route in quote(start, "build F2 sawmill").ways] == ["A-B", "B-F"]
    dearer = quote(start, "build F2 sawmill from C")
    assert ([route.segment for route in dearer.ways], dearer.tolls, dearer.total) == (["C-F"], 1, 5)
    assert start.after("build F2 sawmill from C").state.coins[0] == 4
    assert start.code("build F2 sawmill from B") == "no_goods_there"
    assert start.code("build F1 farm from A") == "no_goods_there"
    variants = GAME.variants(start.state, Seat(0), Build("F2", "sawmill"))
    assert variants == {"source": (Build("F2", "sawmill", ("C",)),)}


def test_s4_8_1_no_serving_set_is_no_access() -> None:
    start = scene(era=2, buildings={0: "A1 farm, K1 sawmill"}, routes={0: "A-B, J-K"})
    assert start.explained("build B3 mine") is None
    assert start.refusal("build B3 mine").facts["missing"] == ("sawmill",)
    assert start.refusal("build J3 mine").facts["missing"] == ("farm",)


def test_s4_8_1_every_price_in_a_match_is_explained_by_its_ways() -> None:
    rng = random.Random(3)
    for _ in range(40):
        state = random_position(rng)
        for move in GAME.legal_moves(state, Seat(0)):
            told = GAME.explain(state, Seat(0), move)
            if isinstance(told, BuildQuote):
                assert told.tolls == len(told.tolled) == sum(toll(state, route) for route in told.ways)
