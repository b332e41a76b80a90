"""Over the seasons the stronger come to be in the higher divisions; how fast, in a model of 42 members.

Of one league the correlation has a standard deviation of .11 to .16 over seeds, so that the mean over n leagues is
known to three times .16 / √n: .06 over 60 leagues, .015 over 1,000.
"""

from collections.abc import Mapping
from typing import Final

import pytest

from tests.play.league_rules.league_model import means
from tests.sampling import HUNTING

PLANNED: Final[Mapping[int, tuple[float, ...]]] = {2: (0.20, 0.46, 0.65), 1: (0.16, 0.33, 0.49)}
"""By how many go up and down, the figures by which two were chosen: after one, three and six seasons."""

FOUND: Final[Mapping[int, tuple[float, ...]]] = {2: (0.25, 0.60, 0.73), 1: (0.18, 0.47, 0.67)}
"""Those of the rules as they are, in docs/tournaments.md: gaps that the best next fill add to what moves up."""

LEAGUES: Final = 1_000 if HUNTING else 60
SPREAD: Final = 0.16
TOLERANCE: Final = 3 * SPREAD / LEAGUES**0.5


@pytest.mark.parametrize("moving", [2, 1])
def test_the_stronger_come_to_be_in_higher_divisions(moving: int) -> None:
    """Would catch places that are read upside down, gaps that are filled by the wrong ones, newcomers at the top."""
    found = means(moving, LEAGUES)
    assert found == pytest.approx(FOUND[moving], abs=TOLERANCE + 0.005)
    assert all(one >= planned - TOLERANCE for one, planned in zip(found, PLANNED[moving], strict=True))


def test_two_up_and_down_sort_faster_than_one() -> None:
    two, one = means(2, LEAGUES), means(1, LEAGUES)
    assert two[1] > one[1] + 0.05


@pytest.mark.hunt
@pytest.mark.parametrize("moving", [2, 1])
def test_the_planned_figures_come_from_gaps_that_move_everybody_up(moving: int) -> None:
    """Would catch a model that is not the planned one: that differs by less than a third of the spread of a league."""
    assert means(moving, LEAGUES, as_one_list=True) == pytest.approx(PLANNED[moving], abs=SPREAD / 3)
