"""The votes that are stored with a seat: what it agrees to or is against, and since when. Pure.

With them are stored the votes that have lapsed, because what they would do is not what it was when they were cast, and
what the person of a seat was told while they were away.
"""

from collections.abc import Callable, Collection, Iterable

import msgspec

from db.rows.seats import SeatRow
from games.kernel import codec
from games.kernel.ids import Seat
from play.rules.loaded import Loaded

SPENT = ("pause", "resume", "extend", "pace", "live", "repair")
"""Votes on these are over once one of them is carried: each was cast on the time as it was then."""


NO_VOTES = "{}"
"""How it is stored that a seat has none."""

_LAPSED = "lapsed."
_TOLD = "told."


def votes(row: SeatRow) -> dict[str, int]:
    """Return what a seat has voted on, and when (unix seconds); the time is negative where it is against it."""
    return {name: at for name, at in _stored(row).items() if not name.startswith((_LAPSED, _TOLD))}


def agreements(row: SeatRow) -> dict[str, int]:
    """Return what a seat agrees to, and since when (unix seconds)."""
    return {name: at for name, at in votes(row).items() if at >= 0}


def lapsed(row: SeatRow) -> dict[str, int]:
    """Return to what a seat has agreed before it became another thing, and when that was.

    The time (unix seconds) is negative once its person was told.
    """
    return _named(row, _LAPSED)


def told(row: SeatRow) -> dict[str, int]:
    """Return of which motions the person of a seat was told while they were away, and when (unix seconds)."""
    return _named(row, _TOLD)


def voted(row: SeatRow, name: str, at: int | None) -> str:
    """Return as JSON the votes of a seat with one on `name`, as `votes` has it; None: with none."""
    found = _stored(row)
    found.pop(name, None)
    found.pop(f"{_LAPSED}{name}", None)
    if at is not None:
        found[name] = at
    return as_json(found)


def with_lapsed(row: SeatRow, names: Collection[str], at: int) -> SeatRow:
    """Return a seat whose votes on `names` count no more; who was against them just is so no more."""
    if not names & votes(row).keys():
        return row
    over = {f"{_LAPSED}{name}": at for name in agreements(row) if name in names}
    return _with(row, {name: each for name, each in _stored(row).items() if name not in names} | over)


def with_told(row: SeatRow, names: Iterable[str], at: int) -> SeatRow:
    """Return a seat whose person was told of the motions called `names`."""
    return _with(row, _stored(row) | {f"{_TOLD}{name}": at for name in names})


def with_lapses_told(row: SeatRow) -> SeatRow:
    """Return a seat whose person was told which votes have lapsed."""
    return _with(row, _stored(row) | {f"{_LAPSED}{name}": -abs(at) for name, at in lapsed(row).items()})


def without(row: SeatRow, names: Collection[str]) -> SeatRow:
    """Return a seat without its votes on `names`, and without those on them that have lapsed."""
    gone = {each for name in names for each in (name, f"{_LAPSED}{name}")}
    return _with(row, {name: at for name, at in _stored(row).items() if name not in gone})


def without_told(row: SeatRow) -> SeatRow:
    """Return a seat whose person is there, so that what they were told while they were away is past."""
    return _with(row, {name: at for name, at in _stored(row).items() if not name.startswith(_TOLD)})


def without_spent(loaded: Loaded) -> Loaded:
    """Return `loaded` without the votes that are over because one of them is carried."""
    return _without(loaded, lambda name: name.partition(".")[0] in SPENT)


def without_offers(loaded: Loaded, seat: Seat) -> Loaded:
    """Return `loaded` without votes on who else plays at `seat`: they were cast on whoever was, or was not, there."""
    return _without(loaded, lambda name: name == f"replace.{seat}" or name.startswith(f"computer.{seat}."))


def without_stand_ins(loaded: Loaded) -> Loaded:
    """Return `loaded` without votes on the level of stand-ins."""
    return _without(loaded, lambda name: name.startswith("computer.all."))


def without_what_is_against(loaded: Loaded, kinds: Collection[str], now: int, kept: str = "") -> Loaded:
    """Return `loaded` with votes on motions of `kinds` lapsed, but for the one called `kept`."""
    named = {name for row in loaded.seats for name in votes(row) if name.partition(".")[0] in kinds}
    seats = tuple(with_lapsed(row, named - {kept}, now) for row in loaded.seats)
    return msgspec.structs.replace(loaded, seats=seats).with_known(loaded.state)


def as_json(found: dict[str, int]) -> str:
    """Return votes as they are stored."""
    return msgspec.json.encode(found).decode()


def _without(loaded: Loaded, is_over: Callable[[str], bool]) -> Loaded:
    seats = tuple(without(row, [*filter(is_over, votes(row))]) for row in loaded.seats)
    return msgspec.structs.replace(loaded, seats=seats).with_known(loaded.state)


def _stored(row: SeatRow) -> dict[str, int]:
    found: dict[str, int] = codec.decode(row.agrees, dict[str, int])
    return found


def _named(row: SeatRow, prefix: str) -> dict[str, int]:
    return {name.removeprefix(prefix): at for name, at in _stored(row).items() if name.startswith(prefix)}


def _with(row: SeatRow, found: dict[str, int]) -> SeatRow:
    agrees = as_json(found)
    return row if agrees == row.agrees else msgspec.structs.replace(row, agrees=agrees)
