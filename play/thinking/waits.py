"""How long the answer of a computer waits before it is stored: as long as public facts say, whatever its hand. Pure.

An answer that came when it was found would tell how hard it was to find. Sealed, forced and easy ones wait alike. What
is not found by then waits for the next of a few times that are far apart.
"""

import hashlib
from typing import Final

from games.ai import levels
from games.kernel.ids import Seat
from play.rules.agreed_time import LIVE
from play.rules.loaded import Loaded

CALM: Final = (2.0, 6.0)
QUICK: Final = (0.5, 1.5)
"""The least and the most seconds; quick where one person plays with computers, and in live play."""

ALLOWED: Final = {"random": 0.05, "easy": 0.1, "normal": 0.3, "hard": 1.0}
"""No answer of that level comes earlier: by then 19 of 20 are found."""

AGAIN_SECONDS: Final = 5.0
"""What is not found in time waits as long once more."""

_BYTES = 8


def wait_of(loaded: Loaded, seat: Seat, level: str) -> float:
    """Return how many seconds after its question came the answer of a computer at `seat` is stored.

    Where people play quickly, computers that answer after each other make them wait once.
    """
    least, most = QUICK if is_quick(loaded) else CALM
    drawn = least + (most - least) * _share(f"{loaded.row.id}/{loaded.row.revision}/{seat}")
    if is_quick(loaded) and _follows_a_computer(loaded):
        drawn = 0.0
    return max(drawn, ALLOWED[levels.read(level).name])


def is_quick(loaded: Loaded) -> bool:
    """Return whether one person at most plays there, with computers, or all play live."""
    return loaded.row.pace == LIVE or sum(row.is_present for row in loaded.seats) <= 1


def _follows_a_computer(loaded: Loaded) -> bool:
    """Return whether the newest entry that everybody knows of is a computer's."""
    known = (entry for entry in reversed(loaded.entries) if not entry.traceless)
    return next((entry.level for entry in known), "") != ""


def _share(facts: str) -> float:
    """Return a number from 0 to 1 that follows from public facts."""
    digest = hashlib.sha256(facts.encode()).digest()
    return int.from_bytes(digest[:_BYTES], "big") / (1 << (8 * _BYTES))
