"""What a tournament does by itself when its time to start has come, where nobody can be asked. Pure."""

from msgspec.structs import replace

from games.kernel.errors import Refusal
from play.tournament_rules import acts, checks
from play.tournament_rules.acts import Act
from play.tournament_rules.carrying_out import carry_out
from play.tournament_rules.record import Tournament


def is_due(tournament: Tournament, now: int) -> bool:
    """Return whether a tournament is to start."""
    starts_at = tournament.row.starts_at
    return tournament.row.status == "open" and starts_at is not None and starts_at <= now


def started_by_itself(tournament: Tournament, now: int) -> tuple[Act, ...]:
    """Return how a tournament starts: who was asked to check in and has not does not play.

    With fewer entrants than it needs it ends. More rounds than there are opponents become as many as there are.
    """
    fewer: tuple[Act, ...] = ()
    try:
        first, last = checks.starting(tournament, now, is_confirmed=True)
    except Refusal as refusal:
        most = refusal.facts.get("most")
        if not isinstance(most, int):
            return (acts.Ended(),)
        edited = acts.Edited(settings=replace(tournament.settings, rounds=most))
        fewer = (edited,)
        first, last = checks.starting(carry_out(tournament, edited, now), now, is_confirmed=True)
    return (*fewer, *first, *last)
