"""What the card of a tournament says of what comes next."""

import pytest
from msgspec.structs import replace

from render.page import Paragraph
from render.pages.tournament_card import tournament_card_page
from tests.render.tournament_views import tournament
from text import words


@pytest.mark.parametrize(
    ("format_", "said"),
    [("swiss", "tournament-pairs-then"), ("round_robin", "tournament-pairs-all"), ("flow", ""), ("division", "")],
)
def test_it_says_when_the_next_matches_begin(format_: str, said: str) -> None:
    """It would catch the promise of a next round where all pairs are known already."""
    then = ("tournament-pairs-then", "tournament-pairs-all", "tournament-pairs-bracket")
    view = replace(tournament(format_, 6, 3, is_open=True), status="running", pairs_at=None)
    page = tournament_card_page(view, (), words("en"))
    text = "\n".join(block.text for block in page.blocks if isinstance(block, Paragraph))
    assert [key for key in then if words("en")(key) in text] == [said] * bool(said)
