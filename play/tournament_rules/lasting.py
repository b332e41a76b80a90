"""How long a round robin takes, which grows with the square of its entrants. Pure."""

from typing import Final

from games.kernel.errors import Refusal
from games.kernel.pace import DAY, pace_of
from play.tournament_rules.record import Tournament

MOST_ROBIN: Final = 24
"""So many can meet everybody without a question: 23 matches for each."""

PERIODS: Final = 12
"""A match takes about so many times its pace: twelve days in the median at a day for each answer (docs/tournaments.md).
"""


def check_length(tournament: Tournament, entrants: int, *, is_confirmed: bool) -> None:
    """Refuse a round robin of very many, unless that is confirmed: `long_round_robin`.

    Its facts are `entrants`, `matches` in all, `each` of them, and about how many `days`; 0 days: there is no saying,
    since neither pace nor limit ends a match.
    """
    if tournament.row.format != "round_robin" or entrants <= MOST_ROBIN or is_confirmed:
        return
    raise Refusal(
        "long_round_robin",
        entrants=entrants,
        matches=entrants * (entrants - 1) // 2,
        each=entrants - 1,
        days=about_days(tournament, entrants),
    )


def about_days(tournament: Tournament, entrants: int) -> int:
    """Return about how many days a round robin takes, 0 if there is no saying."""
    seconds, limit = pace_of(tournament.row.pace).seconds, tournament.settings.limit_days * DAY
    lengths = ([] if seconds is None else [PERIODS * seconds]) + ([limit] if limit else [])
    rounds = entrants - 1 + entrants % 2
    turns = -(-rounds // tournament.settings.at_once)
    return -(-turns * min(lengths) // DAY) if lengths else 0
