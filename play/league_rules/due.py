"""What is due in a league, and when, as play/tournament_rules/due.py says it of a tournament. Pure.

The rows stand in the same queue, about the league's id, and are derived from the league alone: whoever stores a change
of it stores them in the same transaction (play/leagues/storing.py). What its divisions do is due in them.
"""

from typing import Final, Literal, TypeAlias, get_args

from db.rows.due import DueRow
from play.league_rules.record import League
from play.rules.due import NO_SEAT

Kind: TypeAlias = Literal["season_end", "season_open"]
"""The places of a season become final; the next season opens."""

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)


def due_in(league: League) -> tuple[DueRow, ...]:
    """Return what is due in a league if nobody does anything before; never both, since a season ends before another
    opens."""
    times: dict[Kind, int | None] = {"season_end": end_at(league), "season_open": open_at(league)}
    return tuple(DueRow(kind, league.row.id, NO_SEAT, at) for kind, at in times.items() if at is not None)


def end_at(league: League) -> int | None:
    """Return when the places of the newest season become final: so long results can be corrected.

    None: no season is played, or a division is not over; what ends the last one stores what is due then.
    """
    if league.is_over or league.is_between or not league.is_played:
        return None
    return league.row.opens_at


def open_at(league: League) -> int | None:
    """Return when the next season opens; None: not before the one that is played has ended, or never."""
    if league.row.status not in {"open", "running"} or not league.is_between:
        return None
    return league.row.opens_at
