"""What is due in a tournament, and when, as play/rules/due.py says it of a match. Pure.

The rows stand in the same queue, about the tournament's id, and are derived from the tournament alone: whoever stores
acts stores them in the same transaction (play/tournaments/storing.py).
"""

from collections.abc import Iterator
from typing import Final, Literal, TypeAlias, get_args

from db.rows.due import DueRow
from db.rows.tournaments import PairingRow
from play.rules.due import AT_ONCE, NO_SEAT
from play.tournament_rules.beginning import begin_at
from play.tournament_rules.pairing import pair_at
from play.tournament_rules.record import Tournament

Kind: TypeAlias = Literal["score", "start", "pair", "begin", "judge", "absent"]
"""The result of a match is counted; the tournament starts; who is to meet is paired; matches of pairings that are shown
begin; matches at their limit are adjudicated; who has not come is looked for."""

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)


def due_in(tournament: Tournament) -> tuple[DueRow, ...]:
    """Return what is due in a tournament if nobody does anything before."""
    times: dict[Kind, int | None] = {
        "score": _score_at(tournament),
        "start": tournament.row.starts_at if tournament.row.status == "open" else None,
        "pair": pair_at(tournament) if tournament.row.status == "running" else None,
        "begin": begin_at(tournament),
        "judge": _judge_at(tournament),
        "absent": _absent_at(tournament),
    }
    return tuple(DueRow(kind, tournament.row.id, NO_SEAT, at) for kind, at in times.items() if at is not None)


def _score_at(tournament: Tournament) -> int | None:
    is_behind = any(row.over_at is not None and row.status == "running" for row in tournament.pairings.values())
    return AT_ONCE if is_behind else None


def _judge_at(tournament: Tournament) -> int | None:
    if tournament.is_over:
        return None
    return min((row.judged_at for row in _running(tournament) if row.judged_at is not None), default=None)


def _absent_at(tournament: Tournament) -> int | None:
    return min((row.absent_at for row in _running(tournament) if row.absent_at is not None), default=None)


def _running(tournament: Tournament) -> Iterator[PairingRow]:
    """Yield the pairings of which the match runs, or has just ended: counting the result puts what is due right."""
    return (row for row in tournament.pairings.values() if row.status == "running")
