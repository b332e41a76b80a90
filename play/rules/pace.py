"""What a typed pace means, and a typed time zone. Pure."""

from collections.abc import Mapping
from datetime import UTC, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo, available_timezones

import msgspec

from games.kernel.errors import Refusal
from games.kernel.pace import Pace, pace_of


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
