"""How long the answer of a computer waits before it is stored: as long as public facts say, whatever its hand. Pure.

An answer that came when it was found would tell how hard it was to find. Sealed, forced and easy ones wait alike. What
is not found by then waits for the next of a few times that are far apart.

Where people play quickly, computers that answer after each other make them wait once: while the first one waits the
others think (play/seats/ahead.py), and their answers come with its own, or as soon as all of them are usually found.
"""

import hashlib
from typing import Final

from games.ai import levels
from games.kernel.ids import Seat
from games.kernel.observation import PLAYED
from play.rules.agreed_time import LIVE
from play.rules.loaded import Loaded
from play.rules.turns import kind_when_late, level_at

CALM: Final = (2.0, 6.0)
QUICK: Final = (0.5, 1.5)
"""The least and the most seconds; quick where one person plays with computers, and in live play."""

ALLOWED: Final = {"random": 0.05, "easy": 0.1, "normal": 0.3, "hard": 1.0}
"""No answer of that level comes earlier: by then 19 of 20 are found."""

USUAL: Final = {"random": 0.01, "easy": 0.03, "normal": 0.15, "hard": 0.5}
"""So long one answer takes of several that are found after each other."""

AGAIN_SECONDS: Final = 5.0
"""What is not found in time waits as long once more."""

_BYTES = 8


def wait_of(loaded: Loaded, seat: Seat, level: str) -> float:
    """Return how many seconds after its question came the answer of a computer at `seat` is stored.

    Where people play quickly that is what is left of the one wait for all computers that answer after each other.
    """
    if not is_quick(loaded):
        return max(_drawn(CALM, loaded, loaded.row.revision, seat), allowed(level))
    chain = _chain(loaded)
    names = [levels.read(each).name for each in (*(level_at(loaded, each) for _, each in chain), level)]
    revision, first = chain[0] if chain else (loaded.row.revision, seat)
    drawn = max(_drawn(QUICK, loaded, revision, first), ALLOWED[names[0]])
    usual = [USUAL[name] for name in names]
    before = max(drawn, sum(usual[:-1])) if chain else 0.0
    return max(drawn, sum(usual)) - before


def allowed(level: str) -> float:
    """Return how many seconds an answer waits at least that nobody has thought about before its question came."""
    return ALLOWED[levels.read(level).name]


def is_quick(loaded: Loaded) -> bool:
    """Return whether one person at most plays there, with computers, or all play live."""
    return loaded.row.pace == LIVE or sum(row.is_present for row in loaded.seats) <= 1


def _chain(loaded: Loaded) -> tuple[tuple[int, Seat], ...]:
    """Return the revision and the seat of each question that computers have just answered after each other.

    Known are to everybody: which moves were made since a person has moved, come or gone, and at which seats none is
    there.
    """
    found = list[tuple[int, Seat]]()
    for entry in reversed(loaded.entries):
        if entry.traceless:
            continue
        if entry.kind not in PLAYED or entry.seat is None or loaded.seats[entry.seat].is_present:
            break
        # Defaults of who is not there are made at once.
        if loaded.seats[entry.seat].sitter == "ai" or kind_when_late(loaded, entry.seat) == "stand_in":
            found.append((entry.revision - 1, entry.seat))
    return tuple(reversed(found))


def _drawn(bounds: tuple[float, float], loaded: Loaded, revision: int, seat: Seat) -> float:
    least, most = bounds
    return least + (most - least) * _share(f"{loaded.row.id}/{revision}/{seat}")


def _share(facts: str) -> float:
    """Return a number from 0 to 1 that follows from public facts."""
    digest = hashlib.sha256(facts.encode()).digest()
    return int.from_bytes(digest[:_BYTES], "big") / (1 << (8 * _BYTES))
