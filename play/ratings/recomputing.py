"""Works ratings out again from who came where in each rated match: `python -m play.ratings recompute`.

What differs from what is stored comes from another release of the library that rates, or from another model: which
matches count, and who came where, is not decided again.
"""

from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import attrgetter
from typing import Final

import msgspec

from db import ratings
from db.ratings import ChangeRow, RatingRow
from db.statements import Connection
from games.kernel.ids import MatchId
from play.match.loading import load
from play.match.rating import rate_later, rated_match

EQUAL: Final = 1e-9
"""Numbers that differ by no more are the same."""

_ROWS_AT_ONCE: Final = 1_000
_NUMBERS: Final = ("mu_before", "sigma_before", "mu", "sigma")


class Compared(msgspec.Struct, frozen=True):
    """So many changes are stored; `different` are the first of those that come out otherwise now, stored and now."""

    changes: int
    different: tuple[tuple[ChangeRow, ChangeRow], ...]


class Ratings:
    """The ratings of all people on all ladders, as they grow from match to match."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self.rows: dict[tuple[str, int], RatingRow] = {}

    def add(self, match: Iterable[ChangeRow]) -> tuple[ChangeRow, ...]:
        """Rate one match; return its changes as they are by the model of now."""
        rows, changes = tuple(match), []
        known = [self.rows.get((row.ladder, row.person)) for row in rows]
        for change, rating in rated_match(rows, known):
            changes.append(change)
            self.rows[rating.ladder, rating.person] = rating
        return tuple(changes)


def compared(connection: Connection, most: int) -> Compared:
    """Compare all that is stored with what it is by the model of now; `most` differences are returned."""
    now, count, different = Ratings(), 0, list[tuple[ChangeRow, ChangeRow]]()
    for stored in _by_match(_stored(connection)):
        for one, other in zip(stored, now.add(stored), strict=True):
            count += 1
            if not is_same(one, other) and len(different) < most:
                different.append((one, other))
    return Compared(count, tuple(different))


def is_same(stored: ChangeRow, now: ChangeRow) -> bool:
    """Return whether a change is what it was."""
    return all(abs(getattr(stored, name) - getattr(now, name)) <= EQUAL for name in _NUMBERS)


def store_anew(connection: Connection) -> int:
    """Store all changes in the order in which their matches ended, by the model of now; return how many there are."""
    ratings.hold(connection)
    now, changes = Ratings(), list[ChangeRow]()
    in_order = sorted(_stored(connection), key=attrgetter("ended_at", "match_id", "seat"))
    for match in _by_match(in_order):
        for change in now.add(match):
            changes.append(msgspec.structs.replace(change, number=len(changes) + 1))
    ratings.replace_all(connection, changes, tuple(now.rows.values()))
    return len(changes)


def rate_earlier(connection: Connection) -> int:
    """Rate all matches that ended and are not rated yet, as if they had been rated at their end; return how many."""
    ratings.hold(connection)
    found, last = 0, 0
    while numbers := ratings.unrated(connection, last, _ROWS_AT_ONCE):
        last = numbers[-1]
        found += sum(rate_later(connection, load(connection, MatchId(number))) > 0 for number in numbers)
    if found:
        store_anew(connection)
    return found


def _by_match(rows: Iterable[ChangeRow]) -> Iterator[tuple[ChangeRow, ...]]:
    for _, match in groupby(rows, key=attrgetter("match_id")):
        yield tuple(match)


def _stored(connection: Connection) -> Iterator[ChangeRow]:
    last = 0
    while rows := ratings.after(connection, last, _ROWS_AT_ONCE):
        yield from rows
        last = rows[-1].number
