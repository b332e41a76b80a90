"""What a table can agree on about its time: a pause, one more period for everybody, another pace, to play live. Pure.

While a match is paused no time runs, no default is made and nobody is reminded; whoever wants to make a move can. When
it goes on, who owes an answer has as much time as when it was paused, and a grace at least. A pause ends by itself
after a while, so that no match is held up for good by somebody who does not come back.

Who plays live does so for an hour. Then the pace is again what it was, and every period begins anew, as it does when
the pace changes.
"""

from collections.abc import Mapping

from db.rows.matches import MatchRow
from games.kernel.errors import Refusal
from games.kernel.observation import EntryKind, Motion, MotionKind
from games.kernel.pace import DAY, HOUR, pace_of
from play.rules.allows import allows_of
from play.rules.loaded import Loaded
from play.rules.pace import agreed_pace
from play.rules.votes import votes

PAUSE_SECONDS = 14 * DAY
"""After so long a pause ends by itself, unless a tournament has set less."""

LIVE_SECONDS = HOUR
"""So long all play live."""

LIVE = "live"

KINDS: Mapping[MotionKind, EntryKind] = {
    "pause": "paused",
    "resume": "resumed",
    "extend": "extended",
    "pace": "paced",
    "live": "hurried",
}
"""What is agreed on -> the entry that says so."""

_PACE = "pace."


def pause_days(row: MatchRow) -> int:
    """Return for how many days a match can be paused at once."""
    allows = allows_of(row)
    return PAUSE_SECONDS // DAY if allows is None else allows.pause_days


def resumes_at(row: MatchRow) -> int | None:
    """Return when a paused match goes on by itself (unix seconds), None if it is not paused."""
    return None if row.paused_at is None else row.paused_at + pause_days(row) * DAY


def possible(loaded: Loaded) -> tuple[MotionKind, ...]:
    """Return what can be agreed on about the time of a running match, besides another pace."""
    if loaded.row.paused_at is not None:
        return ("resume",)
    if loaded.row.live_until is not None:
        return ()
    live: tuple[MotionKind, ...] = () if pace_of(loaded.row.pace).name == LIVE else ("live",)
    is_running = any(row.deadline_at is not None for row in loaded.asked)
    return ("pause", "extend", *live) if is_running else live


def is_steady(loaded: Loaded) -> bool:
    """Return whether the pace can be changed: the match is neither paused nor played live for a while."""
    return loaded.row.paused_at is None and loaded.row.live_until is None


def pace_motion(pace: str) -> Motion:
    """Return the motion that the table has another pace."""
    return Motion("pace", f"{_PACE}{pace}", pace=pace)


def pace_in(name: str) -> str | None:
    """Return the pace in the name of a motion, as it is stored; None if it is about something else.

    Raises:
        Refusal: `unknown_pace`, `unknown_zone` (`word`).
    """
    return agreed_pace(name.removeprefix(_PACE)).name if name.startswith(_PACE) else None


def paces_moved(loaded: Loaded) -> tuple[str, ...]:
    """Return the paces in all votes, each once, so far as they are others than that of the table."""
    if not is_steady(loaded):
        return ()
    named = {name.removeprefix(_PACE) for row in loaded.seats for name in votes(row) if name.startswith(_PACE)}
    return tuple(sorted(named - {loaded.row.pace}))


def check_pace(loaded: Loaded, pace: str) -> None:
    """Refuse a pace that the table cannot agree on now: `no_such_motion`, `same_pace`."""
    if not is_steady(loaded):
        raise Refusal("no_such_motion")
    if pace == loaded.row.pace:
        raise Refusal("same_pace")
