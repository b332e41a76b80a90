"""Pages made from words: pictures without faults, and sentences from the fields of a view."""

import pytest

from games.kernel.ids import Seat
from games.kernel.observation import Observation
from render.game_pages import Lens
from render.page import Paragraph
from render.registry import pages_of
from render.table import Table
from render.worded_pages import WordedPages
from tests.render.lint import faults
from tests.render.pages.scenes import seen, with_long_names
from text import LANGUAGES, words

GAMES = ("auction", "pearls")
ENGLISH = words("en")


def pages(game: str) -> WordedPages[object, object, object]:
    found = pages_of(seen(game).game)
    assert isinstance(found, WordedPages)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_pictures_have_no_fault(game: str, seats: int, language: str) -> None:
    for revision in (0, 20, 10**6):
        observation = with_long_names(seen(game, revision, seats))
        assert faults_of(game, observation, language) == []


def faults_of(game: str, observation: Observation, language: str) -> list[str]:
    """Return the faults of all pictures."""
    made = pages(game)
    table = Table.of(observation, Lens(), words(language), made.vocabulary)
    return [fault for each in made.described(table, observation, Lens()) for fault in faults(each.scene())]


def test_a_seat_is_told_with_what_the_view_counts_for_it() -> None:
    observation = seen("auction")
    names = pages("auction").names(observation, ENGLISH)
    facts = names.of_seat(observation.view, Seat(1))
    assert facts["scores"] == observation.view.scores[1]
    assert facts["player"] == names.players[1]
    assert "discard" not in facts
    assert names.by_seat(("a", "b"), (Seat(2), Seat(0))) == f"{names.players[2]} (a), {names.players[0]} (b)"


def test_results_come_by_places() -> None:
    observation = seen("pearls")
    assert observation.outcome is not None
    (told,) = pages("pearls").result(observation, ENGLISH)
    assert isinstance(told, Paragraph)
    assert [line.split(".")[0] for line in told.text.splitlines()] == [
        str(place) for place in sorted(observation.outcome.places)
    ]
    assert pages("pearls").result(seen("pearls", 3), ENGLISH) == ()
