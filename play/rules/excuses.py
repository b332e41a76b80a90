"""Who is excused: a person who has said until when they are away. Pure.

While a seat is excused no time runs against it: its deadlines move by as much, no default is made for it, its person is
not reminded and cannot be called away. They can play all the same. A table has agreed on how many days that can be for
each person in a match, so that nobody can stop it for good; after these it goes on as it does with who is not there.
Each time costs a day at least, so that nothing is won by being excused again and again.
"""

import msgspec

from db.rows.matches import MatchRow
from db.rows.seats import SeatRow
from games.kernel.errors import Refusal
from games.kernel.pace import DAY, HOUR, pace_of

USUAL_DAYS = 14
"""So many days each person can be excused in a match that has agreed on nothing else."""

DAYS = (0, 7, 14, 30)
"""What a table can agree on."""

LONGEST_DAYS = 60
"""Nobody is away for longer at once, be it that nothing waits for them."""


def days_of(row: MatchRow) -> int:
    """Return for how many days each person can be excused in a match; for none where all play live."""
    if row.excused_days is not None:
        return row.excused_days
    seconds = pace_of(row.calm_pace or row.pace).seconds
    return USUAL_DAYS if seconds is None or seconds >= HOUR else 0


def check_days(days: int) -> None:
    """Refuse a number of days that no table can agree on: `unknown_rule` (`word`)."""
    if days not in DAYS:
        raise Refusal("unknown_rule", word=str(days))


def is_excused(row: SeatRow, now: int) -> bool:
    """Return whether no time runs against a seat `now`."""
    return row.excused_until is not None and row.excused_until > now


def begins(row: SeatRow, now: int) -> int:
    """Return from when on time runs against a seat: `now`, or when it is excused no more."""
    return max(now, row.excused_until or 0)


def granted(row: SeatRow, days: int, until: int, now: int) -> int | None:
    """Return until when a seat can be excused whose person asks for `until`; None if it cannot, or is so already.

    Each person has so many `days` in the match.
    """
    begun = begins(row, now)
    most = begun + max(0, days - row.excused_days) * DAY
    given = min(until, most)
    return given if row.is_present and now < given != begun else None


def excused(row: SeatRow, until: int, now: int) -> SeatRow:
    """Return a seat excused `until` then, which may be `now`: days that were not used are given back, but for one."""
    more = until - begins(row, now)
    days = -(-more // DAY) if more > 0 else -max(0, (-more - 1) // DAY)
    return msgspec.structs.replace(
        row, excused_until=until if until > now else None, excused_days=max(0, row.excused_days + days)
    )


def without_excuse(row: SeatRow) -> SeatRow:
    """Return a seat whose person is not there any more, or another one: nothing is left to be excused."""
    return msgspec.structs.replace(row, excused_until=None)
