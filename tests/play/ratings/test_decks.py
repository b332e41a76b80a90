"""Whether a match with decks of players' own changes ratings: as its server had it when the match began."""

import pytest

from games.kernel.ids import MatchId
from games.legends_of_signum.components import READY_DECK
from games.legends_of_signum.decks import faults, usable
from play.match.loading import load
from play.match.rating import has_own_decks
from play.services import Services
from tests.play.matches import ANN, BORIS, opened, say, started

GAME, SERVER, HERO = "legends_of_signum", 70, "hv1"


def own_deck() -> str:
    """Return a legal deck that is not the ready-made one, as a move is written."""
    ready = READY_DECK[HERO]
    changed = ((*ready[1:], card) for card in usable(HERO))
    return " ".join(next(deck for deck in changed if sorted(deck) != sorted(ready) and not faults(HERO, deck)))


async def is_left_out(services: Services, match: MatchId) -> bool:
    return await services._context.database.read(lambda connection: has_own_decks(connection, load(connection, match)))


@pytest.mark.parametrize(
    ("deck", "rates", "left_out"),
    [
        ("ready", False, False),
        (" ".join(READY_DECK[HERO]), False, False),
        (own_deck(), False, True),
        (own_deck(), True, False),
    ],
    ids=["ready", "ready, written out", "own", "own, rated"],
)
async def test_a_deck_of_ones_own_counts_where_the_server_says_so(
    services: Services, deck: str, rates: bool, left_out: bool
) -> None:
    """Catches a ready-made deck that is written out and taken for another, and a setting that is not asked."""
    await services.people.change_guild(SERVER, rates_decks=rates)
    match = await started(services, GAME, ANN, BORIS, guild_id=SERVER)
    await say(services, match, ANN, f"hero {HERO} deck ready")
    await say(services, match, BORIS, f"hero {HERO} deck {deck}")
    assert await is_left_out(services, match) is left_out


async def test_a_deck_that_was_changed_again_counts_as_it_was_at_last(services: Services) -> None:
    match = await started(services, GAME, ANN, BORIS, guild_id=SERVER)
    await say(services, match, ANN, f"hero {HERO} deck {own_deck()}", f"hero {HERO} deck ready")
    await say(services, match, BORIS, f"hero {HERO} deck ready")
    assert not await is_left_out(services, match)


async def test_a_later_choice_of_the_server_changes_no_running_match(services: Services) -> None:
    """Catches a setting that is read at the end, or when the table is opened."""
    match = await opened(services, GAME, guild_id=SERVER)
    await services.people.change_guild(SERVER, rates_decks=True)
    await services.lobby.start(match, ANN.user_id)
    await services.people.change_guild(SERVER, rates_decks=False)
    await say(services, match, ANN, f"hero {HERO} deck {own_deck()}")
    await say(services, match, BORIS, f"hero {HERO} deck ready")
    assert not await is_left_out(services, match)


async def test_without_a_server_own_decks_are_not_rated(services: Services) -> None:
    match = await started(services, GAME, ANN, BORIS)
    await say(services, match, ANN, f"hero {HERO} deck {own_deck()}")
    await say(services, match, BORIS, f"hero {HERO} deck ready")
    assert await is_left_out(services, match)
