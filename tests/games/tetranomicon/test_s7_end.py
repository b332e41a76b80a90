"""The end of the game (SPEC 7)."""

from games.kernel.game import Outcome
from games.tetranomicon.events import MatchEnded
from games.tetranomicon.scoring import table
from tests.games.tetranomicon.scenes import GAME, scene


def test_s7_four_directions() -> None:
    start = scene(
        2,
        coins=(12, 9),
        artifacts={0: "farms2 topArmy4"},
        armies={0: "Catapultus", 1: "Armus Ferrarius"},
        trophies={1: (4, 3)},
    )
    first, second = GAME.observe(start.state, None).standings
    assert first.values == (12, 9, 3, 0)
    assert second.values == (9, 0, 6, 7)
    assert (first.points, second.points) == ((1, 1, 0, 0), (0, 0, 1, 1))


def test_s7_a_point_for_every_strictly_lower_value() -> None:
    rows = table(((5, 0, 2, 1), (5, 0, 3, 1), (6, 0, 1, 1)))
    assert [row.points for row in rows] == [(0, 0, 1, 0), (0, 0, 2, 0), (2, 0, 0, 0)]


def test_s7_tie_goes_to_the_higher_sum_then_it_is_shared() -> None:
    rows = table(((5, 1, 0, 0), (4, 3, 0, 0), (0, 0, 9, 9)))
    assert [row.total_points for row in rows] == [3, 3, 4]
    assert [row.place for row in rows] == [3, 2, 1]
    assert [row.place for row in table(((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 0)))] == [1, 1, 3]


def test_s7_outcome_after_the_income_of_era_4() -> None:
    start = scene(2, era=4, coins=(10, 5), passed=(1,))
    assert GAME.outcome(start.state) is None
    step = start.step("pass")
    ended = step.events[-1]
    assert isinstance(ended, MatchEnded)
    assert [row.values[0] for row in ended.standings] == [16, 11]
    assert GAME.outcome(step.state) == Outcome((1, 2), (1, 0))
    assert GAME.decisions(step.state) == ()
