"""The points of all lords: no faults, and every number of the score is drawn."""

import pytest

from render.dungeon_lords.result import describe_result
from render.game_pages import Lens
from render.phrases import signed
from tests.render.dungeon_lords.positions import fullest, moments, private, public
from tests.render.lint import faults
from tests.render.observed import STRANGE_NAMES
from text import LANGUAGES

SEATS = (2, 3, 4)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_points_have_no_faults(seats: int, language: str) -> None:
    for state in (moments(seats)[0], moments(seats)[-1], fullest(seats)):
        assert faults(describe_result(public(state, language, STRANGE_NAMES, Lens(safe_palette=True))).scene()) == []
        assert faults(describe_result(private(state, language)).scene()) == []


@pytest.mark.parametrize("seats", SEATS)
def test_totals_and_titles_are_drawn(seats: int) -> None:
    table = public(moments(seats)[-1])
    drawn = describe_result(table).picture()
    for score in table.view.scores:
        assert f">{signed(score.total)}</text>" in drawn.svg
        for share in score.titles:
            assert table.words(f"dungeon_lords-title-{share.title}") in drawn.svg
    assert "Victory" in drawn.svg
