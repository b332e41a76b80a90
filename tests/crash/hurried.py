"""Preparation of a bot in whose tournaments nobody waits (tests/loopback/launch.py)."""

from cogs.projection import cards, overviews, tournament_threads
from play import context
from play.tournament_rules.acts import Act
from play.tournament_rules.pairing import next_acts
from play.tournament_rules.record import Tournament
from play.tournaments.worker import Worker


def hurry() -> None:
    """Wait neither between two edits of a card, nor between two threads, nor for the process that pairs."""
    vars(cards)["BETWEEN_SECONDS"] = vars(tournament_threads)["BETWEEN_SECONDS"] = 0

    async def at_once(_: Worker, tournament: Tournament, now: int) -> tuple[Act, ...]:
        return next_acts(tournament, now)

    Worker.next_acts = at_once  # type: ignore[method-assign, assignment]  # for the whole process


def look() -> None:
    """Wait neither between two edits of an overview, nor long for a process that has claimed it and was killed."""
    vars(overviews)["BETWEEN_SECONDS"] = 0
    vars(context)["CLAIM_SECONDS"] = 3
