"""The modals of tournaments: what Discord takes, and what comes back of what they show."""

import pytest

from games.kernel.errors import Refusal
from play.formats.settings import FOR_TABLES, LAST
from render.limits import faults
from render.page import Field, Page
from render.pages.tournament_forms import changed, places_in
from tests.render.organised_pages import forms
from tests.render.tournament_views import tournament
from text import LANGUAGES, words

LABEL, HINT, FIELDS = 45, 100, 5
"""What Discord takes in a modal (docs: Label, Text Input)."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_modal_has_more_than_discord_takes(language: str) -> None:
    """A label or a hint that is too long would make Discord refuse the modal, and nothing would open."""
    for part, form in forms(words(language)):
        assert 1 <= len(form) <= FIELDS, part
        for field in form:
            if isinstance(field, Field):
                assert len(field.label) <= LABEL, field.label
                assert len(field.hint) <= HINT, field.hint
                continue
            assert len(field.prompt) <= LABEL, field.prompt
            assert not faults(Page((field,))), part


def test_other_tables_bring_other_tie_breaks() -> None:
    """Direct encounters and Buchholz say nothing where four meet, and the service would refuse them."""
    view = tournament("swiss", 8, 1)
    new = changed(view, "format", ("format.tables", "5", "at_once.1", "final.0-1", "cup.pairs-2"), lambda _: None)
    assert (new.format, new.seats) == ("tables", 4)
    assert new.settings is not None and new.settings.tie_breaks == (*FOR_TABLES, LAST)


@pytest.mark.parametrize(
    ("typed", "seats", "places"),
    [
        ("first", 2, (1, 2)),
        ("draw", 2, (1, 1)),
        ("2 1 3 4", 4, (2, 1, 3, 4)),
        ("1, 1, 3", 3, (1, 1, 3)),
        ("void", 4, None),
    ],
)
def test_places_as_they_are_typed(typed: str, seats: int, places: tuple[int, ...] | None) -> None:
    assert places_in(typed, seats) == places


@pytest.mark.parametrize(("typed", "seats"), [("first", 3), ("1 2", 3), ("1 2 9", 3), ("one two", 2), ("", 2)])
def test_places_that_cannot_be(typed: str, seats: int) -> None:
    with pytest.raises(Refusal, match="no_places"):
        places_in(typed, seats)


def test_a_modal_of_another_version_is_refused() -> None:
    """Somebody had it open while the bot was upgraded: their values would be taken for those of other fields."""
    with pytest.raises(Refusal, match="unknown_control"):
        changed(tournament("swiss", 8, 1), "time", ("pace.daily",), lambda _: None)
