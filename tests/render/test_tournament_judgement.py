"""What a computer says of a match of a tournament goes with a button into the form of a result, and only that."""

import pytest
from msgspec.structs import replace

from play.formats.views import Proposal
from render import verbs
from render.pages.tournament_judgement import carried, judgement_page, proposed
from tests.render.pages.reading import fits, presses, text
from tests.render.tournament_views import tournament
from text import LANGUAGES, words

VIEW = tournament("swiss", 4, 1, is_open=True)
TABLE = tournament("tables", 8, 1, is_open=True)
FIRST = VIEW.pairings[0].pairing


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_is_filled_in_as_the_computer_says(language: str) -> None:
    """The organiser reads whose chances are how great, and takes it with a reason that says where it comes from."""
    said, proposal = words(language), Proposal(FIRST, (2, 1), (276, 724))
    page = judgement_page(VIEW, proposal, said)
    assert fits(page)
    assert text(page).index("72") < text(page).index("28"), "the first place comes first"
    verb, arg = presses(page)[0]
    assert verb == verbs.CUP_JUDGE
    filled = proposed(VIEW, arg.partition(".")[2], said)
    assert (filled["pairing"], filled["result"]) == (str(FIRST), "second")
    assert "28" in filled["reason"] and "72" in filled["reason"]


def test_a_draw_and_a_table() -> None:
    said, pairing = words("en"), TABLE.pairings[0]
    assert proposed(VIEW, carried(Proposal(FIRST, (1, 1), (510, 490))), said)["result"] == "draw"
    places = tuple(range(len(pairing.seats), 0, -1))
    shares = tuple(100 * (1 + seat) for seat in range(len(places)))
    filled = proposed(TABLE, carried(Proposal(pairing.pairing, places, shares)), said)
    assert filled["result"] == " ".join(map(str, places))


@pytest.mark.parametrize(
    "rest", ["", "1", "1_1-2", "1_1-2_5", "1_1_5", "9999_1-2_5-5", "1_1-2_5-5 ", "x_1-2_5-5", "1_1-2-3_5-5"]
)
def test_what_no_button_carries_fills_in_nothing(rest: str) -> None:
    """A press comes from outside."""
    assert proposed(replace(VIEW), rest, words("en")) == {}
