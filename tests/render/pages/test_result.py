"""How a match ended, in one line for who has played it."""

import pytest
from msgspec.structs import replace

from games.kernel.game import Outcome
from games.kernel.ids import Seat
from games.kernel.observation import Observation
from games.tetranomicon.quotes import Standing
from render import verbs
from render.pages.result import own_result
from tests.render.choosing import gone_on_page, waiting_page
from tests.render.pages.reading import presses, text
from tests.render.pages.scenes import seen
from text import words


def ended(places: tuple[int, ...], scores: tuple[int, ...], reason: str, game: str) -> Observation:
    """Return the end of a match with that outcome, as the first seat sees it."""
    shown = seen(game, seats=len(places), observer=Seat(0))
    return replace(shown, outcome=Outcome(places, scores, reason))


@pytest.mark.parametrize(
    ("shown", "english", "russian"),
    [
        (ended((1, 2), (3, 1), "finished", "dungeon_lords"),
         "**You won**: 3 points to 1.", "**Вы победили**: 3\N{NO-BREAK SPACE}очка, у соперника: 1."),
        (ended((2, 1), (-1, 12), "finished", "dungeon_lords"),
         "**You lost**: −1 point to 12.", "**Вы проиграли**: −1\N{NO-BREAK SPACE}очко, у соперника: 12."),
        (ended((1, 1), (2, 2), "finished", "dungeon_lords"),
         "**You share the victory**: 2 points to 2.", "**Вы делите победу**: 2\N{NO-BREAK SPACE}очка, у соперника: 2."),
        (ended((3, 1, 2), (0, 9, 5), "finished", "dungeon_lords"),
         "**You came in place 3 of 3**: 0 points; the others: 9, 5.",
         "**Ваше место: 3 из 3**: 0\N{NO-BREAK SPACE}очков; у остальных: 9, 5."),
        (ended((1, 2), (12, 30), "hero", "legends_of_signum"),
         "**You won**: 12 prosperity to 30. A hero has fallen.",
         "**Вы победили**: процветание 12, у соперника: 30. Герой погиб."),
        (ended((1, 2), (5, 1), "victory", "dungeon_twister"),
         "**You won**: 5 points to 1.", "**Вы победили**: 5\N{NO-BREAK SPACE}очков, у соперника: 1."),
        (ended((1, 2), (0, 0), "resigned", "dungeon_twister"),
         "**You won**. All other players have left the match.",
         "**Вы победили**. Все остальные покинули партию."),
    ],
)  # fmt: skip
def test_one_line_says_place_and_score(shown: Observation, english: str, russian: str) -> None:
    """Would catch a page that leaves who has played without the result, or scores where they decided nothing."""
    assert (own_result(shown, words("en")), own_result(shown, words("ru"))) == (english, russian)


def test_equal_points_are_told_apart() -> None:
    """Would catch "2 points to 2" for a win, which looks like a mistake."""
    shown = ended((1, 2), (2, 2), "finished", "tetranomicon")
    standings = tuple(Standing(Seat(seat), (0,) * 4, (1, 1, 0, 0), 2, 63 - seat, 1 + seat) for seat in (0, 1))
    shown = replace(shown, view=replace(shown.view, standings=standings))
    assert own_result(shown, words("en")) == "**You won**: 2 points to 2. The total decides: 63 to 62."


def test_the_page_of_the_last_move_leads_on() -> None:
    """Would catch a match that ends for its player without a word on who won and without a way on."""
    shown = ended((1, 2), (3, 1), "finished", "dungeon_lords")
    for page in (gone_on_page(shown, shown.revision, words("en")), waiting_page(shown, words("en"))):
        assert "You won" in text(page)
        assert {(verbs.REMATCH, ""), (verbs.RESULT, "")} <= set(presses(page))
    watched = waiting_page(replace(shown, observer=None), words("en"))
    assert (verbs.REMATCH, "") not in presses(watched) and (verbs.RESULT, "") in presses(watched)
