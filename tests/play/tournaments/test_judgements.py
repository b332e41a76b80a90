"""How a computer judges a match of a tournament: its organisers who do not play ask, and decide themselves."""

from collections.abc import Awaitable, Callable

import pytest

from games import registry
from play.formats.views import Proposal
from tests.play.matches import TALLY, refused
from tests.play.opponents import opponents
from tests.play.shortcuts import submit_line
from tests.play.tournaments.played import ORGANISER, Cup, person

Starter = Callable[..., Awaitable[Cup]]


async def test_an_organiser_is_told_and_nothing_is_decided(cups: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match whose game has no points that tell would be void; whoever plays is not told how it looks."""
    cup = await cups(4, "swiss", rounds=2)
    organising = cup.services.organising
    (pairing, match), (other, _) = sorted((await cup.running()).items())
    tournament = await cup.now()
    first = tournament.entrants[tournament.seats[pairing][0].entrant].user_id or 0
    for line in ("add 9", "end"):
        await submit_line(cup.services, match, first, line)
    assert (await refused(organising.proposal(cup.number, ORGANISER, pairing))).code == "no_judge"
    monkeypatch.setitem(registry._opponents, TALLY, opponents())
    found = await organising.proposal(cup.number, ORGANISER, pairing)
    assert found == Proposal(pairing, (1, 2), (834, 166))
    assert (await organising.proposal(cup.number, ORGANISER, other)).places == (1, 1)
    assert (await cup.now()).pairings[pairing].status == "running"
    assert (await cup.services.observations.public(match)).status == "running"
    assert (await refused(organising.proposal(cup.number, person(1), pairing))).code == "organiser_plays"
    await organising.adjudicate(cup.number, ORGANISER, pairing, found.places, "as the computer judges")
    assert (await refused(organising.proposal(cup.number, ORGANISER, pairing))).code == "not_in_play"
    assert (await refused(organising.proposal(cup.number, ORGANISER, 99))).code == "unknown_pairing"
