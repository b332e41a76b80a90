"""What is due in a tournament, and when, as play/rules/due.py says it of a match. Pure.

The rows stand in the same queue, about the tournament's id, and are derived from the tournament alone: whoever stores
acts stores them in the same transaction (play/tournaments/storing.py).
"""

from typing import Final, Literal, TypeAlias, get_args

from db.due import DueRow
from games.kernel.pace import DAY
from play.rules.due import AT_ONCE, NO_SEAT
from play.tournament_rules.record import Tournament

Kind: TypeAlias = Literal["score", "start", "pair", "begin", "judge", "absent"]
"""The result of a match is counted; the tournament starts; who is to meet is paired; matches of pairings that are shown
begin; matches at their limit are adjudicated; who has not come is looked for."""

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

HOUR: Final = 3_600


def due_in(tournament: Tournament) -> tuple[DueRow, ...]:
    """Return what is due in a tournament if nobody does anything before."""
    times: dict[Kind, int | None] = {
        "score": _score_at(tournament),
        "start": tournament.row.starts_at if tournament.row.status == "open" else None,
        "pair": pair_at(tournament) if tournament.row.status == "running" else None,
        "begin": _begin_at(tournament),
        "judge": _judge_at(tournament),
    }
    return tuple(DueRow(kind, tournament.row.id, NO_SEAT, at) for kind, at in times.items() if at is not None)


def pair_at(tournament: Tournament) -> int | None:
    """Return when something new is to be paired, or the end is to be noted; None: first matches have to end."""
    if tournament.row.format == "flow":
        return _flow_at(tournament)
    running = [row for row in tournament.pairings.values() if row.status in {"due", "running"}]
    return None if running else AT_ONCE


def next_hour(hour: int, after: int) -> int:
    """Return when it is `hour` o'clock UTC next, later than `after` (unix seconds)."""
    today = after - after % DAY + hour * HOUR
    return today if today > after else today + DAY


def _flow_at(tournament: Tournament) -> int | None:
    """Return the tournament's hour after the last pairing, as long as somebody is free or has no match."""
    last = max((row.made_at for row in tournament.pairings.values()), default=tournament.row.started_at or 0)
    return next_hour(tournament.settings.hour, last)


def _score_at(tournament: Tournament) -> int | None:
    is_behind = any(row.over_at is not None and row.status == "running" for row in tournament.pairings.values())
    return AT_ONCE if is_behind else None


def _begin_at(tournament: Tournament) -> int | None:
    if tournament.row.status not in {"running", "paused"}:
        return None
    times = [row.published_at or AT_ONCE for row in tournament.pairings.values() if row.status == "due"]
    return min(times, default=None)


def _judge_at(tournament: Tournament) -> int | None:
    if tournament.is_over:
        return None
    times = [row.judged_at for row in tournament.pairings.values() if row.status == "running"]
    return min((at for at in times if at is not None), default=None)
