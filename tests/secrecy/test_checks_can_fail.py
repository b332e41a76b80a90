"""Each check of outputs finds the copies of the auction that leak there, and nothing in the auction."""

from collections.abc import Callable, Iterator
from itertools import islice

import pytest

from games import registry
from games.kernel.game import AnyGame
from render import registry as page_registry
from render.worded_pages import WordedPages
from tests.contract.finding import finding
from tests.contract.moments import Moment, played
from tests.games.auction.game import Auction
from tests.games.leaky import peeking, talkative
from tests.secrecy.marks import check_marks_everywhere
from tests.secrecy.twins import check_same_outputs_for_all

MATCHES = 4
CHECKS: dict[str, Callable[[Moment], object]] = {"twins": check_same_outputs_for_all, "marks": check_marks_everywhere}

LEAKY_PAGES: list[tuple[WordedPages, str]] = [
    (pages(), check)
    for pages in (
        peeking.LeakyPhase,
        peeking.LeakyDrawing,
        peeking.LeakyAltText,
        peeking.LeakyPlainText,
        peeking.LeakyFileName,
        peeking.LeakyProposal,
        peeking.LeakyMenu,
        peeking.LeakyEntry,
        peeking.LeakyReasons,
        peeking.LeakyConfirmation,
        peeking.LeakyLines,
        peeking.LeakyHand,
        peeking.LeakyPart,
        peeking.LeakyExtra,
        peeking.LeakyDiscard,
        peeking.LeakyResult,
    )
    for check in CHECKS
]
LEAKY_PAGES += [(peeking.LeakyRule(), "twins"), (peeking.LeakyRuleOfRefusal(), "twins")]
"""Which paragraph is shown carries no mark."""

LEAKY_GAMES: list[tuple[AnyGame, str]] = [
    (peeking.LeakyLog(), "twins"),
    (peeking.LeakyRefusalCode(), "twins"),
    (peeking.LeakyNotation(), "twins"),
    (peeking.LeakyNotation(), "marks"),
    (talkative.LeakyEvent(), "twins"),
    (talkative.LeakyEvent(), "marks"),
    (talkative.LeakySilence(), "twins"),
    (talkative.LeakyExplanation(), "twins"),
    (talkative.LeakyRefusal(), "twins"),
    (talkative.LeakyCount(), "twins"),
]


def named(pairs: list[tuple[AnyGame, str]] | list[tuple[WordedPages, str]]) -> list[str]:
    """Return names for tests: the copy and the check."""
    return [f"{type(leaky).__name__}-{check}" for leaky, check in pairs]


def all_moments(game: AnyGame, matches: int) -> Iterator[Moment]:
    """Return every moment of some matches of the auction as one of `game`; the ends, which show most, come first."""
    for number in range(matches):
        seats = game.seat_counts[number % len(game.seat_counts)]
        match = played(Auction(), seats, (("stakes", "low"),), number)
        last = len(match.turns)
        yield from (Moment(game, match, number, revision) for revision in (last, *range(last)))


def look(monkeypatch: pytest.MonkeyPatch, game: AnyGame, pages: WordedPages, check: str, every: int = 1) -> None:
    """Check moments of some matches with `game` and `pages` in place of the auction and its pages."""
    monkeypatch.setitem(registry._games, (game.id, game.rules_version), game)
    monkeypatch.setitem(page_registry._pages, pages.game, pages)
    for moment in islice(all_moments(game, MATCHES // every), 0, None, every):
        CHECKS[check](moment)


@pytest.mark.parametrize(("pages", "check"), LEAKY_PAGES, ids=named(LEAKY_PAGES))
async def test_leaky_pages_are_found(monkeypatch: pytest.MonkeyPatch, pages: WordedPages, check: str) -> None:
    with pytest.raises(AssertionError):
        look(monkeypatch, peeking.Peeking(), pages, check)


@pytest.mark.parametrize(("leaky", "check"), LEAKY_GAMES, ids=named(LEAKY_GAMES))
async def test_leaky_games_are_found(monkeypatch: pytest.MonkeyPatch, leaky: AnyGame, check: str) -> None:
    with pytest.raises(AssertionError):
        look(monkeypatch, leaky, peeking.HonestPages(), check)


@pytest.mark.parametrize("check", CHECKS)
async def test_a_copy_that_leaks_nothing_passes(monkeypatch: pytest.MonkeyPatch, check: str) -> None:
    honest = peeking.Peeking(), peeking.HonestPages()
    assert finding(look, monkeypatch, *honest, check, 3) == ""
