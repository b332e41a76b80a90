"""What a table can agree on about its time: it is paused, it goes on, everybody gets one more period. Pure.

While a match is paused no time runs, no default is made and nobody is reminded; whoever wants to make a move can. When
it goes on, who owes an answer has as much time as when it was paused, and a grace at least. A pause ends by itself
after a while, so that no match is held up for good by somebody who does not come back.
"""

from collections.abc import Mapping

from games.kernel.observation import EntryKind, MotionKind
from games.kernel.pace import DAY
from play.loaded import Loaded

PAUSE_SECONDS = 14 * DAY
"""After so long a pause ends by itself."""

KINDS: Mapping[MotionKind, EntryKind] = {"pause": "paused", "resume": "resumed", "extend": "extended"}
"""What is agreed on -> the entry that says so."""


def possible(loaded: Loaded) -> tuple[MotionKind, ...]:
    """Return what can be agreed on about the time of a running match."""
    if loaded.row.paused_at is not None:
        return ("resume",)
    return ("pause", "extend") if any(row.deadline_at is not None for row in loaded.asked) else ()
