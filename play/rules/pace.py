"""Until when an answer is due, by the pace of a table and the player's time zone; and what a typed pace means. Pure."""

from collections.abc import Mapping
from datetime import UTC, datetime, time, timedelta, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo, available_timezones

import msgspec

from games.kernel.errors import Refusal
from games.kernel.pace import Pace, pace_of

SATURDAY = 5


def agreed_pace(text: str) -> Pace:
    """Return the pace that somebody chose or typed, its time zone by its whole name.

    Raises:
        Refusal: `unknown_pace`, `unknown_zone` (`word`).
    """
    pace = pace_of(text)
    if not pace.zone:
        return pace
    zone = find_zone(pace.zone)
    return msgspec.structs.replace(pace, zone=zone, name=pace.name.replace(pace.zone, zone))


def due(pace: Pace, asked_at: int, zone: str | None, seconds: int | None = None) -> int | None:
    """Return until when an answer is due; `seconds`: another time than that of the pace.

    `zone` is the player's; None: unknown.
    """
    if pace.hour is not None:
        return _next_hour(pace, asked_at + pace.least())
    length = pace.seconds if seconds is None else seconds
    if length is None or not pace.workdays:
        return None if length is None else asked_at + length
    return _on_workdays(asked_at, length, zone_named(zone))


def zone_named(name: str | None) -> tzinfo:
    """Return the time zone of that name; UTC without one, or if this machine does not know it any more."""
    try:
        return ZoneInfo(name) if name else UTC
    except (KeyError, OSError, ValueError):
        return UTC


def find_zone(text: str) -> str:
    """Return the name of the time zone that somebody typed: `Europe/Berlin`, or only `Berlin`.

    Raises:
        Refusal: `unknown_zone` (`word`).
    """
    wanted = text.strip().replace(" ", "_").casefold()
    known = _zones()
    found = [known[wanted]] if wanted in known else [name for key, name in known.items() if key.endswith(f"/{wanted}")]
    if not wanted or not found:
        raise Refusal("unknown_zone", word=text)
    return min(found, key=len)


def zones() -> tuple[str, ...]:
    """Return the names of all time zones that are named after a place."""
    return tuple(sorted(name for name in _zones().values() if "/" in name and not name.startswith("Etc/")))


@lru_cache(maxsize=1)
def _zones() -> Mapping[str, str]:
    return {name.casefold(): name for name in available_timezones()}


def _next_hour(pace: Pace, earliest: int) -> int:
    """Return the first time of the fixed hour at or after `earliest`."""
    assert pace.hour is not None
    zone = zone_named(pace.zone)
    day = datetime.fromtimestamp(earliest, zone).date()
    while True:
        at = datetime.combine(day, time(*divmod(pace.hour, 60)), zone)
        if at.timestamp() >= earliest and not (pace.workdays and day.weekday() >= SATURDAY):
            return int(at.timestamp())
        day += timedelta(days=1)


def _on_workdays(start: int, length: int, zone: tzinfo) -> int:
    """Return when `length` seconds are over that do not run on Saturdays and Sundays in `zone`."""
    now = start
    while True:
        here = datetime.fromtimestamp(now, zone)
        midnight = datetime.combine(here.date() + timedelta(days=1), time(), zone)
        rest = int(midnight.timestamp()) - now
        if here.weekday() < SATURDAY:
            if length < rest:
                return now + length
            length -= rest
        now += rest
