"""Works ratings out again from who came where in each rated match: `python -m play.ratings recompute`.

What differs from what is stored comes from another release of the library that rates, or from another model: which
matches count, and who came where, is not decided again.
"""

from collections import deque
from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import attrgetter
from typing import Final

import msgspec

from db.rows import ratings
from db.rows.ratings import ChangeRow, MergeRow, RatingRow
from db.statements import Connection
from games.kernel.ids import MatchId
from play.match.loading import load
from play.match.rating import merged_rating, rate_later, rated_match

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

    def merge(self, merged: MergeRow) -> None:
        """Let the ratings of one person be part of another's, as two accounts were merged."""
        for ladder in sorted({ladder for ladder, person in self.rows if person == merged.person}):
            one, other = (self.rows.get((ladder, person)) for person in (merged.into_person, merged.person))
            rating = merged_rating(ladder, merged.into_person, one, other, merged.merged_at)
            if rating is not None:
                self.rows[ladder, merged.into_person] = rating


def compared(connection: Connection, most: int) -> Compared:
    """Compare all that is stored with what it is by the model of now; `most` differences are returned."""
    now, count, different = Ratings(), 0, list[tuple[ChangeRow, ChangeRow]]()
    merges = deque(ratings.merges(connection))
    for stored in _by_match(_stored(connection)):
        while merges and merges[0].after_change < stored[0].number:
            now.merge(merges.popleft())
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
    merges, placed = deque(ratings.merges(connection)), list[MergeRow]()

    def merge_next() -> None:
        now.merge(merges[0])
        placed.append(msgspec.structs.replace(merges.popleft(), after_change=len(changes)))

    in_order = sorted(_stored(connection), key=attrgetter("ended_at", "match_id", "seat"))
    for match in _by_match(in_order):
        while merges and _is_before(merges[0], match[0]):
            merge_next()
        for change in now.add(match):
            changes.append(msgspec.structs.replace(change, number=len(changes) + 1))
    while merges:
        merge_next()
    ratings.replace_all(connection, changes, tuple(now.rows.values()), placed)
    return len(changes)


def _is_before(merged: MergeRow, change: ChangeRow) -> bool:
    """Return whether accounts were merged before a match ended; in the same second the numbers say it."""
    if merged.merged_at != change.ended_at:
        return merged.merged_at < change.ended_at
    return merged.after_change < change.number


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
