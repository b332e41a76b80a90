"""The votes that are stored with a seat: what it agrees to or is against, and since when. Pure."""

from collections.abc import Callable

import msgspec

from db.seats import SeatRow
from games.kernel import codec
from games.kernel.ids import Seat
from play.rules.loaded import Loaded

SPENT = ("pause", "resume", "extend", "pace", "live", "repair")
"""Votes on these are over once one of them is carried: each was cast on the time as it was then."""


def votes(row: SeatRow) -> dict[str, int]:
    """Return what a seat has voted on, and when (unix seconds); the time is negative where it is against it."""
    found: dict[str, int] = codec.decode(row.agrees, dict[str, int])
    return found


def agreements(row: SeatRow) -> dict[str, int]:
    """Return what a seat agrees to, and since when (unix seconds)."""
    return {name: at for name, at in votes(row).items() if at >= 0}


def voted(row: SeatRow, name: str, at: int | None) -> str:
    """Return as JSON the votes of a seat with one on `name`, as `votes` has it; None: with none."""
    found = votes(row)
    found.pop(name, None)
    if at is not None:
        found[name] = at
    return as_json(found)


def without_spent(loaded: Loaded) -> Loaded:
    """Return `loaded` without the votes that are over because one of them is carried."""
    return _without(loaded, lambda name: name.partition(".")[0] in SPENT)


def without_offers(loaded: Loaded, seat: Seat) -> Loaded:
    """Return `loaded` without votes on somebody else for `seat`: they were cast on whoever was, or was not, there."""
    return _without(loaded, lambda name: name == f"replace.{seat}")


def _without(loaded: Loaded, is_over: Callable[[str], bool]) -> Loaded:
    left = ({name: at for name, at in votes(row).items() if not is_over(name)} for row in loaded.seats)
    seats = tuple(
        msgspec.structs.replace(row, agrees=as_json(kept)) for row, kept in zip(loaded.seats, left, strict=True)
    )
    return msgspec.structs.replace(loaded, seats=seats).with_known(loaded.state)


def as_json(found: dict[str, int]) -> str:
    """Return votes as they are stored."""
    return msgspec.json.encode(found).decode()
