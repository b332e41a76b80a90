"""A flow at tables on its pages: its rules with the figures of the model, and why some share a table."""

import pytest
from msgspec.structs import replace

from play.formats.pairs import Reasons
from play.formats.settings import LAST, Settings
from play.formats.table_flow import MODEL_ALL, MODEL_HALF, SMALL_AFTER
from render.pages.tournament_card import tournament_card_page
from render.pages.tournament_met import reasons
from render.pages.tournament_organise import settings_lines
from render.pages.tournament_pairings import pairings_page
from render.pages.tournament_rules import tournament_rules_page
from tests.render.pages.reading import text
from tests.render.tournament_views import tournament
from text import LANGUAGES, words

EN = words("en")
VIEW = tournament("table_flow", 16, 3, settings=Settings(rounds=3, at_once=2, tie_breaks=(LAST,)), is_open=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_name_what_the_code_goes_by_and_how_long_it_takes(language: str) -> None:
    """Catches figures that are written once and never again, and a sentence that the other language lacks."""
    shown = text(tournament_rules_page(VIEW, words(language)))
    for figure in (MODEL_ALL, MODEL_HALF, SMALL_AFTER):
        assert str(figure) in shown


def test_it_is_a_flow_everywhere() -> None:
    """Catches days that are called rounds, a round that is waited for, and an hour that cannot be set."""
    assert EN("pairings-day", round=2) in text(pairings_page(VIEW, EN, 1, 1, 2))
    assert EN("tournament-pairs-then") not in text(tournament_card_page(VIEW, (), EN))
    assert EN("setup-tournament-hour", hour="18:00 UTC") in settings_lines(VIEW, EN)


def test_each_reason_is_told() -> None:
    four = replace(VIEW.pairings[0], why=Reasons(gap=6, met=1, waited=12))
    assert reasons(VIEW, four, EN) == (
        EN("met-table-flow"), EN("met-table-waited", count=12), EN("met-table-gap", points="½"),
        EN("met-tables-again", count=1), EN("met-tables-seats"),
    )  # fmt: skip
    small = replace(four, seats=four.seats[:3], why=Reasons(waited=10))
    assert EN("met-table-small", days=SMALL_AFTER) in reasons(VIEW, small, EN)
    helped = replace(small, only_for=small.seats[0].entrant)
    assert len(reasons(VIEW, helped, EN)) == 1 and "somebody who has finished" in reasons(VIEW, helped, EN)[0]
