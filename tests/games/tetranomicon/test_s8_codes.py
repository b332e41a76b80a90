"""Properties of creatures and conditions of artifacts (SPEC 8)."""

from typing import Any, cast

import pytest

from games.tetranomicon.components import ARTIFACTS
from games.tetranomicon.conditions import condition
from tests.games.tetranomicon.scenes import Scene, scene

LADDER = "E1 farm, E2 sawmill, E3 mine"


def built_price(army: str, line: str) -> int:
    return scene(era=4, buildings={0: LADDER}, routes={0: "E-F"}, armies={0: army}).price(line)


@pytest.mark.parametrize(
    ("army", "prices"),
    [
        ("", (4, 4, 4, 4)),
        ("Messum", (3, 3, 4, 4)),
        ("Malleus", (4, 4, 3, 3)),
        ("Arborus", (3, 3, 3, 3)),
        ("Architectus", (3, 3, 3, 3)),
        ("Saxum", (4, 4, 4, 2)),
    ],
)
def test_s8_1_buildings_cost_less(army: str, prices: tuple[int, ...]) -> None:
    lines = ("build F1 farm", "build F2 sawmill", "build F3 mine", "build F3 quarry")
    assert tuple(built_price(army, line) for line in lines) == prices


@pytest.mark.parametrize(("army", "road", "river"), [("Caballus", 2, 4), ("Aqus", 4, 2), ("Lignum", 2, 2)])
def test_s8_1_routes_cost_less(army: str, road: int, river: int) -> None:
    start = scene(armies={0: army})
    assert (start.price("route A-B"), start.price("route A-E")) == (road, river)


@pytest.mark.parametrize(("army", "price"), [("Ferrarius", 6), ("Tempus", 5), ("Goetium", 5), ("Ferrarius Tempus", 4)])
def test_s8_1_artifacts_cost_less(army: str, price: int) -> None:
    start = scene(era=4, armies={0: army}, artifact_pool="topBlds", buildings={0: "A1 farm"})
    assert start.price("artifact topBlds") == price


@pytest.mark.parametrize(("army", "price"), [("Manus", 9), ("Illesebra", 8), ("Fidea", 8), ("Manus Fidea", 7)])
def test_s8_1_creatures_cost_less(army: str, price: int) -> None:
    assert scene(era=4, armies={0: army}, creature_pool="Mortum").price("creature Mortum") == price


@pytest.mark.parametrize(("army", "price"), [("Armus", 4), ("Ballistarius", 3), ("Carnifex", 2)])
def test_s8_1_campaigns_cost_less(army: str, price: int) -> None:
    assert scene(buildings={0: "E1 farm"}, armies={0: army}, guards="F 3").price("trophy F from E") == price


def test_s8_1_bonus_counts_in_campaigns_only() -> None:
    start = scene(buildings={0: "E1 farm"}, armies={0: "Ignifer"}, guards="F 4, B 1, J 1", artifact_pool="army8")
    assert start.price("trophy F from E") == 5
    assert condition(start.state, start.state.holder, "army8").present == 3
    assert not start.allows("artifact army8")


def test_s8_1_nosup_twice_adds_nothing() -> None:
    start = scene(buildings={0: "E1 farm"}, armies={0: "Toxicum Toxicum"}, guards="F 3, B 1")
    assert cast(Any, start.explained("trophy F from E")).strength == 3


def test_s8_1_toll_free_kinds() -> None:
    def tolls(army: str) -> int:
        start = scene(era=2, buildings={0: "A1 farm"}, routes={1: "A-E, E-F"}, armies={0: army})
        return int(cast(Any, start.explained("build F2 sawmill")).tolls)

    assert [tolls(army) for army in ("", "Frigus", "Frigus Frigus", "Redux", "Eresida")] == [2, 1, 1, 1, 0]


def test_s8_1_properties_work_for_their_owner_only() -> None:
    start = scene(armies={1: "Caballus"})
    assert (start.price("route A-B", seat=0), start.price("route A-B", seat=1)) == (4, 2)


YES_AND_NO: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("farms2", {"buildings": {0: "A1 farm, C1 farm"}}, {"buildings": {0: "A1 farm", 1: "C1 farm"}}),
    ("saw1", {"buildings": {0: "A3 sawmill"}}, {"buildings": {1: "A3 sawmill"}}),
    ("mine1", {"buildings": {0: "F3 mine"}}, {"buildings": {0: "F3 quarry"}}),
    ("quarry1", {"buildings": {0: "F3 quarry"}}, {"buildings": {0: "F3 mine"}}),
    ("routes2", {"routes": {0: "A-B, A-E"}}, {"routes": {0: "A-B", 1: "A-E"}}),
    ("army3", {"armies": {0: "Aqus"}}, {"armies": {0: "Ferrarius"}}),
    ("troph1", {"trophies": {0: (1,)}}, {"trophies": {1: (1,)}}),
    (
        "neigh2",
        {"buildings": {0: "A1 farm, E1 farm", 1: "A2 farm", 2: "E2 sawmill"}},
        {"buildings": {0: "A1 farm, A2 farm", 1: "A3 sawmill"}},
    ),
    ("herald", {"holder": 0}, {"holder": 1}),
    ("ferry", {"routes": {0: "A-B, A-E"}}, {"routes": {0: "A-B, B-C", 1: "A-E"}}),
    ("twin", {"buildings": {0: "A1 farm, A2 farm"}}, {"buildings": {0: "A1 farm, C1 farm", 1: "A2 farm"}}),
    ("fame3", {"trophies": {0: (1, 2)}}, {"trophies": {0: (2,)}}),
    ("coins10", {"coins": 10}, {"coins": 9}),
    ("arts2", {"artifacts": {0: "saw1 herald"}}, {"artifacts": {0: "saw1"}}),
    ("lair1", {"buildings": {0: "F1 farm"}}, {"buildings": {0: "E1 farm", 1: "F1 farm"}}),
    ("trio", {"buildings": {0: LADDER}}, {"buildings": {0: "E1 farm, E2 sawmill, F3 quarry"}}),
    ("tetra", {"buildings": {0: LADDER + ", F3 quarry"}}, {"buildings": {0: LADDER}}),
    ("cre3", {"armies": {0: "Armus Aqus Manus"}}, {"armies": {0: "Armus Aqus"}}),
    ("topArmy2", {"armies": {0: "Armus", 1: "Aqus"}}, {"armies": {0: "Armus", 1: "Redux"}}),
    ("topRoutes", {"routes": {0: "A-B, A-E", 1: "B-C"}}, {"routes": {0: "A-B", 1: "B-C"}}),
    ("topFame", {"trophies": {0: (2,), 1: (1,)}}, {"trophies": {0: (2,), 1: (1, 1)}}),
    ("topBlds", {"buildings": {0: "A1 farm, C1 farm", 1: "E1 farm"}}, {"buildings": {0: "A1 farm", 1: "E1 farm"}}),
    ("saw2", {"buildings": {0: "A3 sawmill, C2 sawmill"}}, {"buildings": {0: "A3 sawmill"}}),
    ("army8", {"armies": {0: "Armus Frigus"}}, {"armies": {0: "Armus Aqus"}}),
    ("fame7", {"trophies": {0: (3, 4)}}, {"trophies": {0: (2, 4)}}),
    ("topArmy4", {"armies": {0: "Armus"}}, {"armies": {}}),
    ("coins15", {"coins": 15}, {"coins": 14}),
    ("arts3", {"artifacts": {0: "saw1 herald twin"}}, {"artifacts": {0: "saw1 herald"}}),
]


@pytest.mark.parametrize(("card", "met", "missed"), YES_AND_NO, ids=[row[0] for row in YES_AND_NO])
def test_s8_2_condition(card: str, met: dict[str, Any], missed: dict[str, Any]) -> None:
    assert scene(artifact_pool=card, **met).allows(f"artifact {card}")
    refusal = scene(artifact_pool=card, **missed).refusal(f"artifact {card}")
    assert refusal.code == "condition_not_met"
    present, needed = refusal.facts["present"], refusal.facts["needed"]
    assert isinstance(present, int) and isinstance(needed, int) and present < needed


def test_s8_2_every_card_is_tried() -> None:
    assert {row[0] for row in YES_AND_NO} == {card.id for card in ARTIFACTS}


def test_s8_2_nothing_against_nothing_is_a_tie() -> None:
    start = scene(artifact_pool="topArmy2 topRoutes topFame topBlds")
    assert not any(line.startswith("artifact") for seat in range(4) for line in start.legal(seat))


def test_s8_2_others_count_when_they_have_passed() -> None:
    start: Scene = scene(armies={0: "Armus", 1: "Vinctum"}, passed=(1,), artifact_pool="topArmy2")
    assert start.refusal("artifact topArmy2").facts["needed"] == 6
