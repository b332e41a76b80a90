"""What a computer has judged, in words: before people vote on it, in the log and in the result."""

import pytest
from msgspec.structs import replace

from games.kernel.game import Outcome
from games.kernel.ids import Seat
from games.kernel.judged import Judged
from games.kernel.observation import LogEntry, Motion, Observation
from render.pages.log_lines import entry_lines
from render.pages.result import winners
from render.pages.votes import votes_page
from tests.render.pages.reading import buttons, fits, presses, text
from tests.render.pages.scenes import seen
from text import LANGUAGES, words

SEATS = (Seat(0), Seat(1))
MOTION = Motion("judge", "judge", voters=SEATS)
JUDGED = replace(MOTION, judged=Judged("1.1", (724, 276)), would=Outcome((1, 2), (0, 0), "judged"))
ENTRY = LogEntry(9, "judged", Seat(1), "1.1 724 276", (), 0)
ENGLISH = words("en")


def table() -> Observation:
    return seen("tetranomicon", 8, seats=2, observer=Seat(0))


def test_nobody_is_asked_to_agree_before_the_computer_has_judged() -> None:
    """Who would agree blindly presses for the judgement first; then they read what they agree to."""
    page = votes_page(table(), (MOTION,), ENGLISH)
    assert presses(page)[0] == ("vote", "ask.judge")
    assert "of 100" not in text(page)
    page = votes_page(table(), (JUDGED,), ENGLISH)
    assert presses(page)[0] == ("vote", "yes.judge")
    assert "(72 of 100)" in text(page) and "(28 of 100)" in text(page)
    assert "share a place" not in text(page)


def test_close_chances_share_a_place_and_the_page_says_why() -> None:
    close = replace(JUDGED, judged=Judged("1.1", (520, 480)), would=Outcome((1, 1), (0, 0), "judged"))
    said = text(votes_page(table(), (close,), ENGLISH))
    assert said.count("1. ") == 2 and "(52 of 100)" in said and "(48 of 100)" in said
    assert "no more than 5 of 100 apart share a place" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_agreed_on_is_told_for_good(language: str) -> None:
    """The log and the result say how the computer has judged; the result also where the log is shorter."""
    said, names = words(language), [face.name for face in table().faces]
    (line,) = entry_lines(ENTRY, table(), said)
    ended = replace(table(), status="ended", outcome=JUDGED.would, log=(*table().log, ENTRY))
    for each in (line, winners(ended, said)):
        assert all(name in each for name in names)
        assert "72" in each and "28" in each
    shorter = replace(ended, log=())
    assert "72" not in winners(shorter, said)
    assert winners(shorter, said).startswith(winners(ended, said).split(" ")[0])
    assert fits(votes_page(table(), (JUDGED,), said))
    assert buttons(votes_page(table(), (JUDGED,), said))
