"""Worked examples 27 to 35 (SPEC 11): income, creatures, scoring, a short match."""

from typing import Any, cast

from games.kernel.ids import Seat
from games.tetranomicon.eras import building_values, end_era, incomes
from games.tetranomicon.events import IncomePaid, InitiativeSettled, Passed, TrophiesPlaced
from games.tetranomicon.scoring import table
from games.tetranomicon.state import Guard
from tests.games.tetranomicon.scenes import Scene, scene

SEEDS_EXAMPLE = {
    0: "A1 farm, C1 farm, A3 sawmill, C2 sawmill",
    1: "C3 sawmill, E3 mine, F3 mine, G3 mine",
}
"""2 farms, 3 sawmills, 3 mines."""


def test_s11_27_the_seeds_example_of_income() -> None:
    paid = incomes(scene(coins=(5, 25, 0, 0), buildings=SEEDS_EXAMPLE).state)
    assert paid.counts == (2, 3, 3, 0)
    assert paid.values == (3, 1, 2, 4)
    assert paid.seats[0].from_buildings == 8
    assert paid.seats[0].gained == 14
    assert paid.seats[0].coins_after == 19


def test_s11_28_income_above_the_track_is_lost() -> None:
    rich = incomes(scene(coins=(5, 25, 0, 0), buildings=SEEDS_EXAMPLE).state).seats[1]
    assert (rich.base, rich.from_buildings, rich.gained, rich.lost, rich.coins_after) == (6, 7, 5, 8, 30)


def test_s11_29_ranking_of_types() -> None:
    assert building_values((5, 4, 2, 2)) == (1, 2, 3, 4)
    assert building_values((3, 5, 3, 1)) == (2, 1, 3, 4)
    assert building_values((2, 2, 2, 2)) == (1, 2, 3, 4)
    assert building_values((4, 6, 1, 2)) == (2, 1, 4, 3)
    assert building_values((2, 3, 2, 3)) == (3, 1, 4, 2)


def test_s11_30_creature_phase() -> None:
    start = scene(
        2,
        era=2,
        buildings={0: "F1 farm"},
        guards="B 1, K 3",
        bag=(1, 3, 2, 1, 4),
        creature_pool="Frigus",
        artifact_pool="twin ferry mine1",
        creature_decks={3: "Cerberus Tempus Saxum Toxicum"},
        artifact_decks={3: "quarry1 trio arts2 lair1"},
    )
    after, (placed, removed, filled) = end_era(start.state)
    assert placed.placed == (Guard("I", 3), Guard("J", 2))
    assert after.guards == (Guard("B", 1), Guard("I", 3), Guard("J", 2), Guard("K", 3))
    assert after.bag == (1, 1, 4)
    assert after.creature_pool == ("Cerberus", "Tempus", "Saxum", "Toxicum")
    assert after.artifact_pool == ("twin", "ferry", "mine1", "quarry1", "trio", "arts2")
    assert removed.creatures == ("Frigus",)
    assert filled.artifacts == ("quarry1", "trio", "arts2")
    assert after.era == 3


def test_s11_31_no_token_of_sufficient_level() -> None:
    start = scene(2, era=3, guards="B 1, F 2, K 3", bag=(2, 2, 1))
    after, (placed, _, _) = end_era(start.state)
    assert placed == TrophiesPlaced(era=3, minimum=3, placed=(), unfilled=("I", "J"))
    assert after.guards == start.state.guards
    assert after.bag == (2, 2, 1)


def test_s11_32_the_seeds_example_of_wealth() -> None:
    rows = table(((15, 0, 0, 0), (14, 0, 0, 0), (14, 0, 0, 0), (10, 0, 0, 0)))
    assert [row.points[0] for row in rows] == [3, 1, 1, 0]


def test_s11_33_three_players() -> None:
    rows = table(((20, 12, 10, 6), (24, 9, 14, 6), (17, 12, 13, 3)))
    assert [row.points for row in rows] == [(1, 1, 0, 1), (2, 0, 2, 1), (0, 1, 1, 0)]
    assert [row.total_points for row in rows] == [3, 5, 2]
    assert [row.place for row in rows] == [2, 1, 3]


def test_s11_34_tie() -> None:
    rows = table(((20, 8, 9, 5), (15, 12, 9, 5)))
    assert [row.total_points for row in rows] == [1, 1]
    assert [row.total_values for row in rows] == [42, 41]
    assert [row.place for row in rows] == [1, 2]
    shared = table(((20, 8, 9, 5), (15, 13, 9, 5)))
    assert [row.total_values for row in shared] == [42, 42]
    assert [row.place for row in shared] == [1, 1]


SHORT_MATCH = (
    ("build E2 sawmill", 4, (12, 17)),
    ("build C2 sawmill", 4, (12, 13)),
    ("creature Armus", 4, (8, 13)),
    ("creature Manus", 4, (8, 9)),
    ("artifact army3", 3, (5, 9)),
    ("creature Aqus", 3, (5, 6)),
    ("trophy F from E", 2, (3, 6)),
    ("artifact saw1", 2, (3, 4)),
    ("artifact troph1", 3, (0, 4)),
)


def test_s11_35_a_short_match() -> None:
    here = Scene(
        scene(
            2,
            coins=(16, 17),
            guards="B 2, F 1, I 3, J 1, K 2",
            creature_pool="Ferrarius Armus Aqus Manus",
            artifact_pool="farms2 saw1 army3 troph1",
            bag=(2, 3),
        )
        .but(phase="setup", setup_left=(0, 1))
        .after("build A1 farm", "route A-E", "build G1 farm", "route C-G")
        .state
    )
    assert here.state.coins == (16, 17)
    for line, price, coins in SHORT_MATCH:
        assert here.price(line) == price
        here = here.after(line)
        assert here.state.coins == coins
    last = here.step("trophy B from C")
    assert cast(Any, last.events[0]).price.total == 3
    assert cast(Any, last.events[0]).coins_after == 1
    assert [event for event in last.events if isinstance(event, Passed)] == [
        Passed(Seat(0), True, 0, (Seat(1),)),
        Passed(Seat(1), True, 1, ()),
    ]
    paid = next(event for event in last.events if isinstance(event, IncomePaid))
    assert paid.values[:2] == (1, 2)
    assert [income.from_buildings + income.base for income in paid.seats] == [9, 9]
    assert last.state.coins == (9, 10)
    assert last.state.guards == (Guard("B", 2), Guard("F", 3), Guard("I", 3), Guard("J", 1), Guard("K", 2))
    initiative = next(event for event in last.events if isinstance(event, InitiativeSettled))
    assert (initiative.era, initiative.holder, initiative.compensation) == (2, 0, 0)
    assert last.state.turn == 0
