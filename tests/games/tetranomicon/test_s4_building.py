"""General rules of actions and building (SPEC 4.1, 4.2)."""

from typing import Any, cast

from games.kernel.ids import Seat
from games.tetranomicon.events import Built
from games.tetranomicon.quotes import BuildQuote, Discount
from games.tetranomicon.state import Building, Route
from tests.games.tetranomicon.scenes import scene

ROAD_TO_F = {1: "A-E, E-F"}


def test_s4_1_price_is_never_below_one() -> None:
    start = scene(era=2, buildings={0: "A1 farm"}, armies={0: "Messum Arborus Architectus"})
    assert start.price("build A2 farm") == 1
    assert scene(era=2, buildings={0: "A1 farm"}, armies={0: "Arborus Architectus"}).price("build A2 farm") == 2


def test_s4_1_discounts_of_several_creatures_add_up() -> None:
    start = scene(era=2, buildings={0: "A1 farm"}, armies={0: "Messum Arborus"})
    why = cast(BuildQuote, start.explained("build A2 farm"))
    assert why.discounts == (Discount("Messum", 1), Discount("Arborus", 1))
    assert why.total == 2


def test_s4_1_whole_price_must_be_there() -> None:
    start = scene(coins=3, buildings={0: "A1 farm"}, routes={0: "A-E"})
    refusal = start.refusal("build E1 farm")
    assert refusal.code == "too_few_coins"
    assert (refusal.facts["price"], refusal.facts["coins"]) == (4, 3)
    assert start.but(coins=(4, 3, 3, 3)).price("build E1 farm") == 4


def test_s4_1_only_the_cheapest_way_is_offered() -> None:
    start = scene(3, era=2, buildings={0: "A1 farm"}, routes={0: "A-B, B-F", 1: "A-E, E-F"})
    assert start.price("build F2 sawmill") == 4
    assert cast(BuildQuote, start.explained("build F2 sawmill")).ways == (Route("A-B", Seat(0)), Route("B-F", Seat(0)))


def test_s4_1_nothing_else_of_anybody_changes() -> None:
    start = scene(buildings={0: "A1 farm", 1: "G1 farm"}, routes={1: "A-E"}, armies={1: "Armus"})
    after = start.after("build E2 sawmill").state
    assert after.coins == (25, 30, 30, 30)
    assert set(start.state.buildings) < set(after.buildings)
    assert (after.routes, after.armies) == (start.state.routes, start.state.armies)


def test_s4_2_built_token_and_payment() -> None:
    start = scene(buildings={0: "A1 farm"}, routes={0: "A-E"})
    event = start.event("build E2 sawmill", Built)
    assert (event.coins_before, event.coins_after, event.price.total) == (30, 26, 4)
    assert Building("E2", Seat(0), "sawmill") in start.after("build E2 sawmill").state.buildings


def test_s4_2_tower_and_terrain() -> None:
    start = scene(era=4, buildings={0: "E1 farm, E2 sawmill, F3 mine", 1: "G1 farm"}, routes={0: "E-F, F-G"})
    taken = start.refusal("build G1 farm")
    assert (taken.code, taken.facts["building"], taken.facts["seat"]) == ("tower_taken", "farm", 1)
    wrong = start.refusal("build F1 sawmill")
    assert (wrong.code, wrong.facts["terrain"]) == ("wrong_terrain", "p")
    assert start.code("build F2 farm") == "wrong_terrain"
    assert start.code("build G3 farm") == "wrong_terrain"
    assert start.allows("build F4 mine")
    assert start.allows("build F4 quarry")
    assert scene(2, buildings={0: "L1 farm"}).code("build P1 farm") == "not_in_play"


def test_s4_2_monsters_hinder() -> None:
    refusal = scene(buildings={0: "E1 farm"}, routes={0: "E-F"}, guards="F 2").refusal("build F1 farm")
    assert (refusal.code, refusal.facts["level"]) == ("monsters_present", 2)


def test_s4_2_first_building_of_a_city_needs_a_route() -> None:
    assert scene().code("build C1 farm") == "not_connected"
    assert scene(routes={1: "B-C"}).price("build C1 farm") == 4
    assert scene(buildings={1: "C2 sawmill"}).price("build C1 farm") == 4


def test_s4_2_era_limit_counts_own_buildings_in_the_city() -> None:
    for era in (1, 2, 3):
        own = ", ".join(("F1 farm", "F2 sawmill", "F3 mine")[:era])
        start = scene(era=era, buildings={0: own}, routes={0: "F-G"})
        refusal = start.refusal("build F4 mine")
        assert (refusal.code, refusal.facts["own"], refusal.facts["era"]) == ("era_limit", era, era)


def test_s4_2_era_4_allows_four() -> None:
    start = scene(era=4, buildings={0: "F1 farm, F2 sawmill, F3 mine"})
    assert start.price("build F4 quarry") == 4


def test_s4_2_tokens_run_out() -> None:
    farms = {0: "A1 farm, C1 farm, E1 farm, G1 farm"}
    refusal = scene(era=2, buildings=farms).refusal("build A2 farm")
    assert (refusal.code, refusal.facts["building"], refusal.facts["limit"]) == ("token_limit", "farm", 4)
    assert scene(era=2, buildings=farms).allows("build A3 sawmill")


def test_s4_2_access_to_each_lower_type() -> None:
    def missing(building: str, own: str) -> Any:
        start = scene(era=4, buildings={0: own} if own else {}, routes={1: "E-F, F-G"})
        return start.refusal(f"build {building}").facts["missing"]

    assert missing("F2 sawmill", "A1 farm") == ("farm",)
    assert missing("F3 mine", "E1 farm") == ("sawmill",)
    assert missing("F3 mine", "G2 sawmill") == ("farm",)
    assert missing("F3 quarry", "E1 farm, E2 sawmill") == ("mine",)
    assert missing("F3 quarry", "") == ("farm", "sawmill", "mine")


def test_s4_2_farm_needs_no_access() -> None:
    assert scene(routes={1: "E-F"}).price("build F1 farm") == 4


def test_s4_2_tolls_and_discounts_make_the_price() -> None:
    start = scene(3, era=2, buildings={0: "A1 farm"}, routes=ROAD_TO_F, armies={0: "Messum"})
    why = cast(BuildQuote, start.explained("build F2 sawmill"))
    assert (why.base, why.tolls, why.total) == (4, 2, 5)
    assert why.tolled == (Route("A-E", Seat(1)), Route("E-F", Seat(1)))
    poor = start.but(coins=(4, 0, 0)).refusal("build F2 sawmill")
    assert {fact: poor.facts[fact] for fact in ("price", "coins", "base", "tolls", "discount")} == {
        "price": 5,
        "coins": 4,
        "base": 4,
        "tolls": 2,
        "discount": 1,
    }
