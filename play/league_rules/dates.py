"""When seasons begin and end: on the first of a month, at an hour of the league (UTC)."""

from datetime import UTC, datetime
from typing import Final

import msgspec

from games.kernel.pace import DAY

BREAK_DAYS: Final = 3
"""So long before the next season a season ends: results are corrected, people leave and come."""

_HALF_A_MONTH: Final = 15 * DAY


class Season(msgspec.Struct, frozen=True):
    """From when to when a season is played, and from when on the next one is (unix seconds)."""

    opens_at: int
    ends_at: int
    next_at: int


def season(opens_at: int, months: int, hour: int, break_days: int = BREAK_DAYS) -> Season:
    """Return the season that opens at a time; it takes so many `months`, the break before the next one among them.

    One that opens within a month ends with that month, unless less than half of its time would be left: then it has a
    month more.
    """
    next_at = _months_later(first_of_month(opens_at, hour), months - 1)
    if next_at - opens_at < months * _HALF_A_MONTH:
        next_at = _months_later(next_at, 1)
    return Season(opens_at, next_at - break_days * DAY, next_at)


def first_of_month(after: int, hour: int) -> int:
    """Return when it is `hour` o'clock UTC on the first of a month next, later than `after` (unix seconds)."""
    then = datetime.fromtimestamp(after, UTC)
    here = _seconds(datetime(then.year, then.month, 1, hour, tzinfo=UTC))
    return here if here > after else _months_later(here, 1)


def _months_later(first: int, months: int) -> int:
    when = datetime.fromtimestamp(first, UTC)
    year, month = divmod(when.year * 12 + when.month - 1 + months, 12)
    return _seconds(when.replace(year=year, month=month + 1))


def _seconds(when: datetime) -> int:
    return int(when.timestamp())
