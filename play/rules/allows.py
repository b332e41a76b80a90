"""What players can agree on at a tournament's table, which is less than at others. Pure.

A pause ends by itself after the days that the tournament has set. Seats are given to others by the tournament's
organisers, unless it lets players offer them, never to computers, and there are no hints.
"""

from db.rows.matches import MatchRow
from games.kernel import codec
from games.kernel.errors import Refusal
from games.kernel.observation import ALLOWED, Allowed, Allows, HintRule, MotionKind, is_off
from play.rules.orders import offered
from play.rules.record import PlayedGame

__all__ = ["ALLOWED", "Allowed", "Allows", "allows_of", "check", "hints_at", "is_by_organisers", "is_off", "stored"]


def stored(allows: Allows | None) -> str:
    """Return what a table allows as it is stored; "": everything."""
    return "" if allows is None else codec.encode(allows).decode()


def allows_of(row: MatchRow) -> Allows | None:
    """Return what the table of a match allows; None: everything."""
    return codec.decode(row.allows, Allows) if row.allows else None


def is_by_organisers(row: MatchRow) -> bool:
    """Return whether the tournament's organisers alone say who takes a seat over."""
    allows = allows_of(row)
    return row.tournament_id is not None and (allows is None or is_off(allows, "offer"))


def hints_at(row: MatchRow, game: PlayedGame) -> HintRule:
    """Return whether the players of a match can ask for hints; those of a tournament never can."""
    if len(offered(game)) == 1:
        return "none"
    return "on" if row.has_hints and row.tournament_id is None else "off"


def check(row: MatchRow, motion: MotionKind | Allowed) -> None:
    """Refuse what is off at a table: `motion_off` (`motion`), `pauses_spent` (`most`)."""
    allows = allows_of(row)
    if is_off(allows, motion):
        raise Refusal("motion_off", motion=motion)
    if allows is not None and motion == "pause" and row.pauses >= allows.pauses:
        raise Refusal("pauses_spent", most=allows.pauses)
    if (motion in {"offer", "replace"} and is_by_organisers(row)) or (
        motion == "computer" and row.tournament_id is not None
    ):
        raise Refusal("motion_off", motion=motion)
