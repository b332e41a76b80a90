"""The curve of a rating: nothing cut, covered or too small, whoever it is about, and the same in words."""

import random

import pytest

from games.kernel.profiles import RatedPoint
from render.rating_curve import Curve, rating_curve
from tests.render.lint import faults
from text import LANGUAGES, words

LONG = "Wolfeschlegelsteinhausenbergerdo"
ABOUT = "Dungeon Lords, three or more players"


def curve(count: int, seed: int = 0, name: str = LONG) -> Curve:
    """Return a curve of so many made-up ratings, of which the first is after the fifth match."""
    chance, points, found = random.Random(f"{count} {seed}"), 1500, []
    for number in range(count):
        points += chance.randint(-60, 60)
        found.append(RatedPoint(5 + number, points, max(80, 360 - 5 * number)))
    return Curve("x", name, ABOUT, tuple(found))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [1, 2, 3, 40, 161, 2_000])
def test_nothing_is_cut_or_too_small(language: str, count: int) -> None:
    """Would catch labels over each other: the best beside the newest, at the rims, on any scale."""
    for seed in range(8):
        found = rating_curve(curve(count, seed), words(language))
        assert faults(found.scene()) == []
        assert LONG in found.plain()
    assert len(found.scene().svg()) < 40_000, "however long somebody has played"


def test_what_is_drawn_is_told() -> None:
    points = (RatedPoint(5, 1480, 340), RatedPoint(6, 1620, 320), RatedPoint(7, 1555, 300))
    found = rating_curve(Curve("x", "Ann", "Tetranomicon", points), words("en"))
    for text in (found.plain(), found.alternative()):
        assert "1555 ± 300, after rated match 7" in text
        assert "Highest: 1620 after match 6; lowest: 1480 after match 5." in text
        assert "From match 5 to match 7: 1480, 1620, 1555." in text
    svg = found.scene().svg()
    assert ">1620<" in svg and ">1555<" in svg


def test_who_reads_text_gets_no_drawing() -> None:
    shown = curve(3, name="✨")
    picture = rating_curve(Curve("x", shown.name, ABOUT, shown.points, text_only=True), words("ru")).picture()
    assert picture.svg == "" and "✨" in picture.plain
