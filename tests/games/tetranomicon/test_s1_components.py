"""Components (SPEC 1): the counts add up, and SPEC and data agree."""

import re
from collections import Counter
from pathlib import Path

import pytest

from games.tetranomicon import parameters
from games.tetranomicon.components import (
    ARTIFACTS,
    BUILDING_TYPES,
    CITIES,
    CITY,
    CREATURES,
    SEGMENTS,
    TOWER_TERRAIN,
    TROPHY_LEVELS,
    TYPE_TERRAINS,
    Powers,
)
from games.tetranomicon.topology import TOPOLOGY
from tests.games.tetranomicon.scenes import scene

SPEC = (Path(__file__).parents[3] / "games" / "tetranomicon" / "SPEC.md").read_text(encoding="utf-8")


def spec_rows(number: str, first: str) -> list[list[str]]:
    """Return the cells of the table rows of section `number` whose first cell matches `first`."""
    section = re.split(r"^#+ ", SPEC.split(f"### {number} ")[1], flags=re.MULTILINE)[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in section.splitlines() if "|" in line]
    return [row for row in rows if re.fullmatch(first, row[0])]


def test_s1_1_counts() -> None:
    assert (len(CITIES), len(TOWER_TERRAIN), len(SEGMENTS)) == (16, 56, 27)
    assert Counter(segment.kind for segment in SEGMENTS) == {"road": 15, "river": 12}
    assert Counter(creature.era for creature in CREATURES) == dict.fromkeys((1, 2, 3, 4), 7)
    assert Counter(artifact.era for artifact in ARTIFACTS) == dict.fromkeys((1, 2, 3, 4), 7)
    assert sum(parameters.TROPHY_TOKENS) == 26
    assert parameters.BUILDING_TOKENS == (4, 4, 4, 4)
    assert parameters.ROUTE_TOKENS == 8


def test_s1_2_types_by_level() -> None:
    rows = spec_rows("1.2", "farm|sawmill|mine|quarry")
    assert tuple(row[0] for row in rows) == BUILDING_TYPES
    assert tuple(row[2][0] for row in rows) == TYPE_TERRAINS


def test_s1_3_cities_as_the_spec_lists_them() -> None:
    rows = spec_rows("1.3", "[A-P]")
    assert [row[0] for row in rows] == [city.id for city in CITIES]
    for row, city in zip(rows, CITIES, strict=True):
        terrains = "".join(row[3].split())
        listed = (int(row[1]), int(row[2]), terrains, row[4] == "yes", int(row[5]))
        assert listed == (city.x, city.y, city.terrains, city.lair, city.players)
        touching = [segment.id for segment in SEGMENTS if city.id in segment.ends]
        assert row[6].split(", ") == touching


@pytest.mark.parametrize(("players", "terrains"), [(2, (8, 12, 12)), (3, (11, 16, 15)), (4, (15, 21, 20))])
def test_s1_3_towers_in_play(players: int, terrains: tuple[int, int, int]) -> None:
    towers = "".join(CITY[city].terrains for city in TOPOLOGY[players].cities)
    assert tuple(towers.count(terrain) for terrain in "pfm") == terrains


def test_s1_4_segments_join_cities_in_play() -> None:
    for row in spec_rows("1.4", "road|river"):
        for players, cell in zip((2, 3, 4), row[1:], strict=True):
            for name in cell.split(", "):
                segment = next(segment for segment in SEGMENTS if segment.id == name)
                assert (segment.kind, segment.players) == (row[0], players)
    for segment in SEGMENTS:
        assert segment.ends == tuple(sorted(segment.ends))
        assert segment.players == max(CITY[end].players for end in segment.ends)


@pytest.mark.parametrize(
    ("players", "cities", "roads", "rivers", "lairs"),
    [(2, "ABCEFGIJK", 7, 6, "BFIJK"), (3, "ABCEFGIJKMNO", 9, 9, "BFIJKM"), (4, "ABCDEFGHIJKLMNOP", 15, 12, "BDFHIJKM")],
)
def test_s1_5_by_player_count(players: int, cities: str, roads: int, rivers: int, lairs: str) -> None:
    topology = TOPOLOGY[players]
    assert "".join(topology.cities) == cities
    assert "".join(topology.lairs) == lairs
    assert sum(edge.road for edge in topology.edges) == roads
    assert sum(not edge.road for edge in topology.edges) == rivers


def test_s1_5_figures() -> None:
    assert (parameters.START_COINS, parameters.START_BONUS) == (16, (0, 1, 1, 1))
    assert (parameters.BASE_INCOME, parameters.COIN_CAP, parameters.LOWEST_PRICE) == (6, 30, 1)
    assert (parameters.BUILD_COST, parameters.ROUTE_COST) == (4, 4)
    assert (parameters.CREATURE_PLACES, parameters.ARTIFACT_PLACES) == (4, (4, 5, 6, 7))
    assert parameters.REMOVED_CREATURES == {2: 1, 3: 2, 4: 1}
    assert parameters.REMOVED_ARTIFACTS == {2: 3, 3: 2, 4: 1}
    assert parameters.SUPPORT_PER_NEIGHBOUR == 1


def test_s1_6_trophies() -> None:
    tokens = dict(zip(TROPHY_LEVELS, parameters.TROPHY_TOKENS, strict=True))
    assert tokens == {1: 8, 2: 7, 3: 6, 4: 5}
    won = scene(buildings={0: "E1 farm"}, armies={0: "Armus"}, guards="F 3").after("trophy F from E")
    assert won.state.trophies[0] == (3,)


PROPERTY_CODES = {
    "b0 1 b1 1": Powers(build=(1, 1, 0, 0)),
    "b2 1 b3 1": Powers(build=(0, 0, 1, 1)),
    "b0 1 b1 1 b2 1 b3 1": Powers(build=(1, 1, 1, 1)),
    "b3 2": Powers(build=(0, 0, 0, 2)),
    "road 2": Powers(road=2),
    "river 2": Powers(river=2),
    "road 2 river 2": Powers(road=2, river=2),
    "art 1": Powers(artifact=1),
    "art 2": Powers(artifact=2),
    "sum 1": Powers(creature=1),
    "sum 2": Powers(creature=2),
    "camp 1": Powers(campaign=1),
    "camp 2": Powers(campaign=2),
    "str 3": Powers(campaign_strength=3),
    "nosup 1": Powers(no_support=True),
    "tfroad 1": Powers(free_roads=True),
    "tfriver 1": Powers(free_rivers=True),
    "tfriver 1 tfroad 1": Powers(free_roads=True, free_rivers=True),
    "": Powers(),
}


def test_s1_7_creatures_as_the_spec_lists_them() -> None:
    listed = {}
    for row in spec_rows("1.7", "[A-Z][a-z]+"):
        for name, cost, swords, code in (row[:4], row[4:]):
            listed[name] = (int(cost), int(swords), PROPERTY_CODES[code])
    assert listed == {card.id: (card.cost, card.swords, card.powers) for card in CREATURES}


def test_s1_8_artifacts_as_the_spec_lists_them() -> None:
    listed = {}
    for row in spec_rows("1.8", "[a-z]+[A-Z]?[A-Za-z]*[0-9]?"):
        for name, cost, condition in (row[:3], row[3:]):
            if cost.isdigit():
                code, *numbers = condition.split()
                listed[name] = (int(cost), code, int(numbers[-1]), int(numbers[0]) if code == "type" else 0)
    fillers = {"types": 3, "types4": 4}
    assert listed == {
        card.id: (card.cost, card.condition, fillers.get(card.condition, card.least), card.building)
        for card in ARTIFACTS
    }
