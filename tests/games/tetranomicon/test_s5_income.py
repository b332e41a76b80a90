"""Income phase (SPEC 5)."""

from games.tetranomicon.eras import building_values, incomes
from games.tetranomicon.events import IncomePaid
from tests.games.tetranomicon.scenes import scene


def test_s5_all_buildings_of_all_players_are_counted() -> None:
    paid = incomes(scene(buildings={0: "A1 farm", 1: "C1 farm, A3 sawmill", 2: "F3 mine, F4 quarry"}).state)
    assert paid.counts == (2, 1, 1, 1)


def test_s5_most_first_and_equal_ones_by_level() -> None:
    assert building_values((0, 0, 0, 0)) == (1, 2, 3, 4)
    assert building_values((0, 0, 0, 1)) == (2, 3, 4, 1)
    assert building_values((1, 2, 2, 1)) == (3, 1, 2, 4)


def test_s5_base_income_and_values_of_own_buildings() -> None:
    buildings = {0: "A1 farm, E1 farm", 1: "A3 sawmill", 2: "F3 mine"}
    step = scene(4, coins=(1, 2, 3, 4), buildings=buildings, passed=(1, 2, 3)).step("pass")
    paid = next(event for event in step.events if isinstance(event, IncomePaid))
    assert paid.values == (1, 2, 3, 4)
    assert [income.from_buildings for income in paid.seats] == [2, 2, 3, 0]
    assert [income.coins_after for income in paid.seats] == [9, 10, 12, 10]
    assert paid.seats[0].buildings == (2, 0, 0, 0)


def test_s5_coins_above_thirty_are_lost() -> None:
    paid = incomes(scene(2, coins=(24, 28), buildings={1: "A1 farm"}).state)
    assert [(income.gained, income.lost, income.coins_after) for income in paid.seats] == [(6, 0, 30), (2, 5, 30)]


def test_s5_values_hold_for_all_at_once() -> None:
    paid = incomes(scene(2, coins=(0, 0), buildings={0: "A1 farm, C1 farm", 1: "E1 farm, A3 sawmill, F3 mine"}).state)
    assert paid.values == (1, 2, 3, 4)
    assert [income.from_buildings for income in paid.seats] == [2, 6]
