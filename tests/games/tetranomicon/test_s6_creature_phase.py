"""Creature phase (SPEC 6)."""

from games.tetranomicon.eras import end_era
from games.tetranomicon.events import CardsRemoved, PoolsFilled, TrophiesPlaced
from games.tetranomicon.state import Guard
from tests.games.tetranomicon.scenes import scene


def test_s6_tokens_come_to_freed_lairs_without_buildings() -> None:
    start = scene(3, buildings={1: "J1 farm"}, guards="B 4", bag=(1, 2, 3, 4, 1))
    after, (placed, _, _) = end_era(start.state)
    assert placed == TrophiesPlaced(1, 1, (Guard("F", 1), Guard("I", 2), Guard("K", 3), Guard("M", 4)), ())
    assert after.guards == (Guard("B", 4), *placed.placed)
    assert after.bag == (1,)


def test_s6_level_is_at_least_the_ending_era_and_skipped_tokens_stay() -> None:
    start = scene(2, era=3, buildings={1: "F1 farm"}, guards="B 1, K 1", bag=(2, 3, 1, 2, 4, 3))
    after, (placed, _, _) = end_era(start.state)
    assert placed.placed == (Guard("I", 3), Guard("J", 4))
    assert after.bag == (2, 1, 2, 3)


def test_s6_without_token_the_lair_waits_for_the_next_phase() -> None:
    start = scene(2, era=2, buildings={1: "F1 farm"}, guards="B 1, K 1, J 1", bag=(1, 1))
    after, (placed, _, _) = end_era(start.state)
    assert placed.unfilled == ("I",)
    assert after.bag == (1, 1)


def test_s6_old_creatures_leave_and_four_new_ones_come() -> None:
    start = scene(
        creature_pool="Armus Manus",
        armies={0: "Aqus"},
        creature_decks={1: "Cornibus", 2: "Malleus Arborus Vinctum Lignum Redux"},
    )
    after, (_, removed, filled) = end_era(start.state)
    assert after.creature_pool == ("Malleus", "Arborus", "Vinctum", "Lignum")
    assert after.creature_decks == ((), ("Redux",), (), ())
    assert after.armies == start.state.armies
    assert removed == CardsRemoved(1, ("Armus", "Manus"), 1, 0)
    assert filled == PoolsFilled(2, after.creature_pool, ())


def test_s6_artifacts_stay_and_one_place_more_is_filled() -> None:
    start = scene(
        artifact_pool="farms2 saw1 herald army3",
        artifact_decks={1: "neigh2 troph1", 2: "ferry twin"},
    )
    after, (_, removed, filled) = end_era(start.state)
    assert after.artifact_pool == ("farms2", "saw1", "herald", "army3", "ferry")
    assert after.artifact_decks == ((), ("twin",), (), ())
    assert removed.unseen_artifacts == 2
    assert filled.artifacts == ("ferry",)


def test_s6_empty_places_are_filled_as_far_as_the_deck_goes() -> None:
    state = scene(era=3, artifact_decks={4: "tetra cre3"}).but(artifact_pool=("", "trio", "", "", "", "")).state
    after, _ = end_era(state)
    assert after.artifact_pool == ("tetra", "trio", "cre3", "", "", "", "")
    assert after.era == 4
