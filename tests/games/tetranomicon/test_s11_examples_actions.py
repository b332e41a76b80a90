"""Worked examples 14 to 26 (SPEC 11): routes, artifacts, creatures, trophies."""

from typing import Any, cast

from tests.games.tetranomicon.scenes import Scene, scene

FULL_F_AND_G = {0: "F1 farm, G1 farm", 1: "F2 sawmill, G2 sawmill", 2: "F3 mine, G3 mine"}
MONSTERS = "B 2, F 3, J 1"


def test_s11_14_routes_to_full_cities() -> None:
    start = scene(era=3, buildings=FULL_F_AND_G)
    assert [start.price(f"route {segment}") for segment in ("F-G", "B-F", "A-B")] == [2, 3, 4]
    caballus = scene(era=3, buildings=FULL_F_AND_G, armies={0: "Caballus"})
    assert [caballus.price(f"route {segment}") for segment in ("F-G", "B-F", "A-B")] == [1, 3, 2]
    both = scene(era=3, buildings={**FULL_F_AND_G, 3: "F4 mine"}, armies={0: "Caballus Lignum"})
    assert [both.price(f"route {segment}") for segment in ("A-B", "B-F")] == [1, 1]


def test_s11_15_coins_before_paying() -> None:
    def merchant(coins: int, army: str = "") -> Scene:
        decks = {2: "ferry"}
        pool = "coins10 twin"
        start = scene(3, era=2, coins=(coins, 5, 5), artifact_pool=pool, artifact_decks=decks, armies={0: army})
        return start.but(buildings=scene(3, buildings={0: "A1 farm"}).state.buildings)

    after = merchant(10).after("artifact coins10").state
    assert merchant(10).price("artifact coins10") == 3
    assert after.coins[0] == 7
    assert after.artifacts[0] == ("coins10",)
    assert sorted(after.artifact_pool) == ["ferry", "twin"]
    assert merchant(9).code("artifact coins10") == "condition_not_met"
    assert merchant(10, "Ferrarius").price("artifact coins10") == 2
    assert cast(Any, merchant(10, "Ferrarius").explained("artifact coins10")).influence == 3


def test_s11_16_lowest_price() -> None:
    start = scene(buildings={0: "A1 farm, C1 farm"}, armies={0: "Ferrarius Tempus Goetium"}, artifact_pool="farms2")
    assert start.price("artifact farms2") == 1
    assert cast(Any, start.explained("artifact farms2")).influence_after == 2


def test_s11_17_most_swords() -> None:
    armies = {0: "Cornibus", 1: "Vinctum", 2: "Armus"}
    start = scene(3, era=2, armies=armies, artifact_pool="topArmy2", creature_pool="Aqus")
    for seat in range(3):
        assert start.code("artifact topArmy2", seat) == "condition_not_met"
    assert start.after("creature Aqus").price("artifact topArmy2", seat=0) == 4


def test_s11_18_good_neighbours_ferry_and_lair() -> None:
    buildings = {0: "A1 farm, E2 sawmill", 1: "A2 farm, E1 farm"}
    pool = "neigh2 ferry routes2 lair1"
    neighbours = scene(2, buildings=buildings, artifact_pool=pool)
    assert neighbours.allows("artifact neigh2", seat=0)
    assert neighbours.allows("artifact neigh2", seat=1)
    mixed = scene(2, buildings=buildings, artifact_pool=pool, routes={0: "A-B, A-E"})
    assert mixed.allows("artifact ferry")
    assert mixed.allows("artifact routes2")
    roads = scene(2, buildings=buildings, artifact_pool=pool, routes={0: "A-B, B-C"})
    assert roads.code("artifact ferry") == "condition_not_met"
    assert roads.allows("artifact routes2")
    assert neighbours.code("artifact lair1") == "condition_not_met"
    assert scene(2, buildings={0: "F1 farm"}, artifact_pool=pool).allows("artifact lair1")


def test_s11_19_herald() -> None:
    start = scene(holder=1, artifact_pool="herald")
    assert [seat for seat in range(4) if start.allows("artifact herald", seat)] == [1]


def test_s11_20_manus() -> None:
    start = scene(3, coins=(9, 0, 0), creature_pool="Manus Armus Cornibus Aqus")
    assert start.price("creature Manus") == 4
    after = start.after("creature Manus")
    assert [card for card in after.state.creature_pool if card] == ["Armus", "Cornibus", "Aqus"]
    assert after.price("creature Armus", seat=0) == 3


def test_s11_21_support() -> None:
    start = scene(era=2, buildings={0: "E1 farm"}, armies={0: "Vinctum"}, guards=MONSTERS)
    explained = {city: cast(Any, start.explained(f"trophy {city} from E")) for city in "FBJ"}
    assert {city: why.strength for city, why in explained.items()} == {"F": 5, "B": 3, "J": 2}
    assert {city: start.price(f"trophy {city} from E") for city in "FBJ"} == {"F": 4, "B": 4, "J": 3}
    with_route = scene(era=2, buildings={0: "E1 farm"}, armies={0: "Vinctum"}, guards=MONSTERS, routes={0: "E-F"})
    assert with_route.price("trophy F from E") == 3
    frigus = scene(era=2, buildings={0: "E1 farm"}, armies={0: "Frigus"}, guards=MONSTERS)
    assert frigus.code("trophy F from E") == "too_weak"


def test_s11_22_after_the_win() -> None:
    start = scene(era=2, buildings={0: "E1 farm"}, armies={0: "Vinctum"}, guards=MONSTERS, routes={0: "E-F"})
    assert start.price("trophy F from E") == 3
    after = start.after("trophy F from E")
    explained = {city: cast(Any, after.explained(f"trophy {city} from E", seat=0)) for city in "BJ"}
    assert {city: why.strength for city, why in explained.items()} == {"B": 2, "J": 1}
    assert {city: after.price(f"trophy {city} from E", seat=0) for city in "BJ"} == {"B": 3, "J": 2}


def test_s11_23_toxicum() -> None:
    start = scene(era=3, buildings={0: "E1 farm"}, armies={0: "Toxicum"}, guards=MONSTERS, routes={0: "E-F"})
    assert cast(Any, start.explained("trophy F from E")).strength == 3
    assert start.price("trophy F from E") == 3


def test_s11_24_catapultus() -> None:
    start = scene(era=3, buildings={0: "E1 farm"}, armies={0: "Catapultus"}, guards=MONSTERS, routes={0: "E-F"})
    assert cast(Any, start.explained("trophy F from E")).army == 6
    assert start.price("trophy F from E") == 3
    banner = scene(era=3, armies={0: "Catapultus Ferrarius"}, artifact_pool="army8")
    assert banner.refusal("artifact army8").facts["present"] == 5


def test_s11_25_campaign_discount() -> None:
    army = {0: "Ballistarius Carnifex"}
    assert scene(era=4, buildings={0: "E1 farm"}, armies=army, guards="F 2").price("trophy F from E") == 1
    assert scene(era=4, buildings={0: "A1 farm"}, armies=army, guards="F 4").price("trophy F from A") == 3


def test_s11_26_distance() -> None:
    def price(army: str, own: str, others: str) -> int:
        return scene(3, buildings={0: "A1 farm"}, armies={0: army}, guards="K 2", routes={0: own, 1: others}).price(
            "trophy K from A"
        )

    assert price("Armus", "A-E, E-I", "J-K") == 4
    assert price("Redux", "A-E, E-I", "J-K, I-J") == 3
    assert price("Redux", "A-E, E-I", "I-J") == 4
