"""Rulings 27 to 51 (SPEC 10)."""

from typing import Any, cast

import pytest

from games.kernel.errors import IllegalMove
from games.kernel.ids import Seat
from games.tetranomicon.eras import building_values, end_era, incomes
from games.tetranomicon.events import IncomePaid
from games.tetranomicon.scoring import table
from games.tetranomicon.state import Guard
from tests.games.tetranomicon.scenes import GAME, Scene, chance, scene


def influence(position: Scene, seat: int) -> int:
    return GAME.observe(position.state, None).standings[seat].values[1]


def test_s10_27_exactly_ten_coins() -> None:
    start = scene(coins=10, artifact_pool="coins10")
    assert start.after("artifact coins10").state.coins[0] == 7


def test_s10_28_nine_coins_and_a_discount() -> None:
    start = scene(coins=9, artifact_pool="coins10", armies={0: "Ferrarius"})
    assert start.code("artifact coins10") == "condition_not_met"


def test_s10_29_condition_lost_afterwards() -> None:
    start = scene(2, era=3, routes={0: "A-B, A-E", 1: "B-C"}, artifact_pool="topRoutes", buildings={0: "A1 farm"})
    after = start.after("artifact topRoutes", "route C-F", "pass", "route C-G")
    assert influence(after, 0) == 5


def test_s10_30_the_card_itself_does_not_count() -> None:
    start = scene(artifact_pool="arts2", artifacts={0: "saw1"})
    assert start.code("artifact arts2") == "condition_not_met"
    assert scene(artifact_pool="arts2", artifacts={0: "saw1 twin"}).allows("artifact arts2")


def test_s10_31_tie_for_the_most() -> None:
    start = scene(trophies={0: (3,), 1: (1, 2)}, artifact_pool="topFame")
    assert [start.code("artifact topFame", seat) for seat in (0, 1, 2)] == ["condition_not_met"] * 3


def test_s10_32_artifact_of_an_earlier_era() -> None:
    start = scene(era=3, artifact_pool="saw1", buildings={0: "A3 sawmill"}, artifact_decks={3: "trio", 4: "tetra"})
    assert start.after("artifact saw1").state.artifact_pool == ("trio",)


def test_s10_33_artifact_deck_empty() -> None:
    start = scene(2, era=1, artifact_pool="herald", artifact_decks={2: "twin ferry"}, coins=5)
    after = start.after("artifact herald")
    assert after.state.artifact_pool == ("",)
    assert end_era(after.state)[0].artifact_pool[:2] == ("twin", "ferry")


def test_s10_34_creature_deck_empty() -> None:
    start = scene(era=2, creature_pool="Redux Frigus", creature_decks={3: "Saxum"})
    assert start.after("creature Redux").state.creature_pool == ("", "Frigus")


def test_s10_35_pool_empty() -> None:
    start = scene(creature_pool="Armus").after("creature Armus")
    assert not any(line.startswith(("creature", "artifact")) for line in start.legal())
    assert start.code("creature Armus") == "not_in_pool"


def test_s10_36_old_creatures() -> None:
    start = scene(creature_pool="Armus", armies={0: "Caballus"}, creature_decks={2: "Redux"})
    after, _ = end_era(start.state)
    assert "Armus" not in after.creature_pool
    assert GAME.observe(after, None).standings[0].values[2] == 3
    assert Scene(after).price("route A-B") == 2


def test_s10_37_campaign_over_an_own_route() -> None:
    start = scene(buildings={0: "E1 farm"}, routes={0: "E-F"}, armies={0: "Armus"}, guards="F 3")
    assert start.price("trophy F from E") == 3


def test_s10_38_campaign_over_an_empty_segment() -> None:
    start = scene(buildings={0: "E1 farm"}, armies={0: "Armus"}, guards="F 3")
    assert start.price("trophy F from E") == 4
    assert start.after("trophy F from E").state.routes == ()


def test_s10_39_support_from_a_city_not_in_play() -> None:
    def support(seats: int) -> int:
        start = scene(seats, buildings={0: "E1 farm"}, armies={0: "Armus"}, guards="I 1, M 1")
        return int(cast(Any, start.explained("trophy I from E")).support)

    assert (support(2), support(3)) == (0, 1)


def test_s10_40_neighbours_trophy_was_just_won() -> None:
    start = scene(buildings={0: "E1 farm"}, armies={0: "Armus"}, guards="F 1, B 3")
    assert cast(Any, start.explained("trophy B from E")).strength == 4
    assert cast(Any, start.after("trophy F from E").explained("trophy B from E", seat=0)).strength == 3


def test_s10_41_campaign_bonus_counts_nowhere_else() -> None:
    start = scene(armies={0: "Catapultus", 1: "Armus"}, artifact_pool="army8 topArmy2")
    assert start.code("artifact topArmy2", seat=0) == "condition_not_met"
    assert start.allows("artifact topArmy2", seat=1)
    assert GAME.observe(start.state, None).standings[0].values[2] == 3
    assert GAME.observe(start.state, None).campaign_strength == (6, 4, 0, 0)


def test_s10_42_two_bonuses() -> None:
    start = scene(buildings={0: "E1 farm"}, armies={0: "Catapultus Ignifer"}, guards="F 4")
    why = cast(Any, start.explained("trophy F from E"))
    assert (why.swords, why.bonus, why.army) == (6, 6, 12)


def test_s10_43_low_tokens_are_not_drawn_again() -> None:
    start = scene(2, era=3, guards="B 1, F 1, I 1, J 1", bag=(1, 1, 3))
    after, _ = end_era(start.state)
    assert after.guards == (Guard("B", 1), Guard("F", 1), Guard("I", 1), Guard("J", 1), Guard("K", 3))


def test_s10_44_lair_with_a_building_stays_free() -> None:
    start = scene(2, buildings={1: "F1 farm"}, bag=(1, 1, 1, 1, 1))
    after, (placed, _, _) = end_era(start.state)
    assert [guard.city for guard in placed.placed] == ["B", "I", "J", "K"]
    assert after.bag == (1,)


def test_s10_45_other_cities_never_get_monsters() -> None:
    after, _ = end_era(scene(4, bag=(1,) * 20).state)
    assert "".join(guard.city for guard in after.guards) == "BDFHIJKM"


def test_s10_46_too_late_after_passing() -> None:
    after = scene(2, buildings={0: "A1 farm", 1: "G1 farm"}).after("pass", "route B-C")
    assert GAME.legal_moves(after.state, Seat(0)) == ()
    with pytest.raises(IllegalMove) as refused:
        GAME.apply(after.state, Seat(0), after.move("build C1 farm"), chance())
    assert refused.value.code == "already_passed"


def test_s10_47_the_last_one_goes_on() -> None:
    start = scene(3, passed=(0, 2), turn=1)
    assert start.after("route A-B", "route B-C", "route C-F").state.turn == 1


def test_s10_48_types_never_built() -> None:
    assert building_values((1, 0, 0, 0)) == (1, 2, 3, 4)
    assert building_values((0, 1, 0, 0)) == (2, 1, 3, 4)


def test_s10_49_income_beyond_the_track() -> None:
    step = scene(2, era=4, coins=(29, 0), passed=(1,)).step("pass")
    paid = next(event for event in step.events if isinstance(event, IncomePaid))
    assert paid.seats[0].lost == 5
    assert GAME.observe(step.state, None).standings[0].values[0] == 30


def test_s10_50_trophies_left_on_the_map() -> None:
    step = scene(2, era=4, guards="B 4, F 4", passed=(1,)).step("pass")
    assert [row.values[3] for row in GAME.observe(step.state, None).standings] == [0, 0]
    assert len(step.state.guards) == 2


def test_s10_51_equal_values_give_no_point() -> None:
    assert [row.points for row in table(((3, 0, 5, 1), (3, 0, 5, 1)))] == [(0, 0, 0, 0)] * 2


def test_s10_49_nothing_is_lost_below_the_track() -> None:
    assert incomes(scene(2, coins=24).state).seats[0].lost == 0
