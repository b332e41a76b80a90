"""The chart of a match: nothing cut or covered that must be read, whoever plays, and the same in words."""

import random

import pytest

from games.kernel.ids import Seat
from games.kernel.stories import Turn
from render.drawing.livery import Livery, monograms
from render.naming import Names, Vocabulary
from render.stories.chart import Chart, Stage, chart, stages_of
from tests.render.lint import faults
from text import LANGUAGES, words

LONG = ("Wolfeschlegelsteinhausenbergerdo", "Ann", "Николай Константинопольский", "Boris")


def shown(language: str, seats: int, points: int, stages: int = 4) -> Chart:
    """Return a chart of random chances, with the longest names."""
    chance = random.Random(points)
    rows = [[chance.randrange(1, 99) for _ in range(seats)] for _ in range(points)]
    shares = tuple(tuple(1000 * each // sum(row) for each in row) for row in rows)
    names = LONG[:seats]
    turns = (Turn(points // 3, Seat(0)), Turn(points - 1, Seat(seats - 1))) if points > 2 else ()
    named = tuple(Stage(number * points // stages, f"Epoch {number}") for number in range(stages))
    said = words(language)
    return Chart(
        "1-1", "A match", Names(Vocabulary("auction"), said, names), names, Livery(monograms(names)), shares, named,
        turns, frozenset((0,)),
    )  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_cut_or_too_small(language: str, seats: int) -> None:
    for points, stages in ((1, 1), (2, 0), (40, 5), (400, 40)):
        found = chart(shown(language, seats, points, stages), words(language))
        assert faults(found.scene()) == []
        assert all(name in found.plain() for name in LONG[:seats])


def test_turning_points_and_chances_are_told_in_words() -> None:
    plain = chart(shown("en", 2, 40), words("en")).plain()
    assert "Turning point 1: " in plain and "Turning point 2: " in plain
    assert "from the first move to the last: " in plain


def test_a_part_of_the_match_is_named_where_it_begins() -> None:
    assert stages_of(("", "Era I", "", "Era I", "Era II")) == (Stage(1, "Era I"), Stage(4, "Era II"))
