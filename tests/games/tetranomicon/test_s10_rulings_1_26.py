"""Rulings 1 to 26 (SPEC 10)."""

from typing import Any, cast

from games.tetranomicon.eras import settle_initiative
from games.tetranomicon.state import State
from tests.games.tetranomicon.scenes import GAME, Scene, scene


def settled(**position: Any) -> State:
    return settle_initiative(scene(**position).state)[0]


def test_s10_1_holder_ties_with_another() -> None:
    state = settled(seats=3, holder=0, coins=(3, 8, 3))
    assert (state.holder, state.coins) == (2, (4, 8, 3))


def test_s10_2_all_equal() -> None:
    state = settled(seats=3, holder=1, coins=(5, 5, 5))
    assert (state.holder, state.coins) == (2, (5, 6, 5))


def test_s10_3_compensation_does_not_exceed_the_track() -> None:
    state, event = settle_initiative(scene(2, holder=0, coins=(30, 29)).state)
    assert (state.holder, state.coins, event.compensation) == (1, (30, 29), 0)


def test_s10_4_coins_are_not_compared_again() -> None:
    state = settled(seats=3, holder=0, coins=(4, 3, 5))
    assert (state.holder, state.coins) == (1, (5, 3, 5))
    later = settled(seats=2, holder=0, coins=(3, 3))
    assert (later.holder, later.coins) == (1, (4, 3))


def test_s10_5_initiative_of_era_1() -> None:
    state, event = settle_initiative(scene(4, holder=2, coins=(17, 17, 16, 17)).state)
    assert (state.holder, state.coins, event.compensation) == (2, (17, 17, 16, 17), 0)


def test_s10_6_only_route_belongs_to_another() -> None:
    assert scene(routes={1: "C-G"}).price("build C1 farm") == 4


def test_s10_7_route_that_leads_to_monsters_or_nowhere() -> None:
    assert scene(routes={0: "E-F"}, guards="F 2").price("build E1 farm") == 4
    start = scene(buildings={0: "A1 farm"}, routes={0: "E-F"})
    assert start.price("build E1 farm") == 4
    assert start.code("build E2 sawmill") == "no_access"


def test_s10_8_city_without_routes_with_a_building() -> None:
    start = scene(era=2, buildings={0: "A1 farm", 1: "G1 farm"})
    assert start.price("build A2 farm", seat=1) == 4
    assert start.code("build A3 sawmill", seat=1) == "no_access"
    assert start.price("build A3 sawmill", seat=0) == 4


def test_s10_9_strong_army_does_not_replace_the_campaign() -> None:
    start = scene(buildings={0: "E1 farm"}, routes={0: "E-F"}, guards="F 1", armies={0: "Cornibus"})
    assert start.code("build F1 farm") == "monsters_present"
    assert start.after("trophy F from E").allows("build F1 farm", seat=0)


def test_s10_10_trophy_won_but_no_route() -> None:
    start = scene(buildings={0: "E1 farm"}, guards="F 1", armies={0: "Cornibus"}).after("trophy F from E")
    assert start.code("build F1 farm", seat=0) == "not_connected"


def test_s10_11_others_do_not_count_for_the_era_limit() -> None:
    start = scene(buildings={0: "A1 farm", 1: "E1 farm"}, routes={0: "A-E"})
    assert start.price("build E2 sawmill") == 4


def test_s10_12_free_farm_counts_for_the_era_limit() -> None:
    start = scene(2).but(phase="setup", setup_left=(0, 1))
    started = start.after("build A1 farm", "route A-E", "build G1 farm", "route C-G")
    assert started.code("build A2 farm", seat=0) == "era_limit"


def test_s10_13_access_through_monsters() -> None:
    start = scene(buildings={0: "A1 farm"}, routes={0: "A-B, B-C"}, guards="B 4")
    assert start.price("build C2 sawmill") == 4


def test_s10_14_anothers_lower_building() -> None:
    start = scene(era=2, buildings={1: "E1 farm"}, routes={0: "A-E"})
    assert start.code("build E2 sawmill", seat=0) == "no_access"


def test_s10_15_own_lower_building_in_the_same_city() -> None:
    start = scene(era=2, buildings={0: "E1 farm"})
    why = cast(Any, start.explained("build E2 sawmill"))
    assert (why.tolls, why.ways, why.total) == (0, (), 4)


def test_s10_16_two_goods_over_one_foreign_route() -> None:
    start = scene(era=2, buildings={0: "A1 farm, A3 sawmill"}, routes={1: "A-E"})
    assert start.price("build E3 mine") == 5


def test_s10_17_long_own_way_or_short_foreign_one() -> None:
    start = scene(era=2, buildings={0: "A1 farm"}, routes={0: "A-B, B-F, E-F", 1: "A-E"})
    assert start.price("build E2 sawmill") == 4


def test_s10_18_tolls_go_to_the_bank() -> None:
    start = scene(buildings={0: "A1 farm"}, routes={1: "A-E"}, coins=10)
    assert start.after("build E2 sawmill").state.coins == (5, 10, 10, 10)


def test_s10_19_one_kind_of_toll_free_routes() -> None:
    start = scene(era=2, buildings={0: "A1 farm, A3 sawmill"}, routes={1: "A-E, E-F"}, armies={0: "Frigus"})
    why = cast(Any, start.explained("build F3 mine"))
    assert ([route.segment for route in why.tolled], why.total) == (["E-F"], 5)


def test_s10_20_any_mountain_takes_mine_or_quarry() -> None:
    start = scene(era=4, buildings={0: "E1 farm, E2 sawmill, E3 mine"}, routes={0: "E-F"})
    for tower in ("F3", "F4"):
        assert start.allows(f"build {tower} mine")
        assert start.allows(f"build {tower} quarry")


def test_s10_21_no_tokens_left() -> None:
    start = scene(era=4, buildings={0: "A3 sawmill, B1 sawmill, B2 sawmill, C2 sawmill, C1 farm"})
    assert start.code("build C3 sawmill") == "token_limit"


def test_s10_22_full_cities_count_once_each() -> None:
    full = {0: "F1 farm, J1 farm", 1: "F2 sawmill, J2 sawmill", 2: "F3 mine, J3 mine", 3: "F4 mine, J4 mine"}
    assert scene(buildings=full).price("route F-J") == 2
    three = {seat: line for seat, line in full.items() if seat < 3}
    assert scene(buildings=three).price("route F-J") == 2


def test_s10_23_one_route_on_a_segment() -> None:
    start = scene(routes={0: "A-B"})
    assert start.code("route A-B", seat=0) == start.code("route B-A", seat=1) == "segment_taken"


def test_s10_24_discount_larger_than_the_price() -> None:
    start = scene(artifact_pool="saw1", buildings={0: "A3 sawmill"}, armies={0: "Tempus Goetium"}, coins=1)
    assert start.price("artifact saw1") == 1


def test_s10_25_own_property_does_not_lower_the_own_price() -> None:
    start = scene(creature_pool="Illesebra Fidea", armies={0: "Manus"})
    assert start.price("creature Illesebra") == 6
    assert start.after("creature Illesebra").price("creature Fidea", seat=0) == 6


def test_s10_26_influence_is_the_printed_cost() -> None:
    start = scene(artifact_pool="herald", armies={0: "Ferrarius"})
    assert start.price("artifact herald") == 2
    assert GAME.observe(start.after("artifact herald").state, None).standings[0].values[1] == 3


def test_s10_4_compensation_may_leave_another_poorest() -> None:
    start: Scene = scene(3, holder=2, coins=(4, 4, 4))
    assert settle_initiative(start.state)[0].coins == (4, 4, 5)
