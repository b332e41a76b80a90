"""What somebody wants to be told of open tables, and when they can be told. Pure."""

from collections.abc import Sequence
from datetime import datetime, time, timedelta
from typing import Final, Literal

import msgspec

from games.kernel.pace import DAY, pace_of
from play.rules.nights import DAY_MINUTES, Sleeper, night_of
from play.rules.pace import zone_named

Hours = Literal["any", "morning", "day", "evening"]
"""Between which hours of their day somebody wants to be told; never in their night."""

HOURS: Final[dict[Hours, tuple[int, int]]] = {
    "any": (0, DAY_MINUTES),
    "morning": (6 * 60, 12 * 60),
    "day": (12 * 60, 18 * 60),
    "evening": (18 * 60, 24 * 60),
}
"""Minutes of the day in the person's time zone, or UTC."""

TELL_ME = "tell_me"
"""The kind of what is due where people of a server are to be told; it is about the server."""

OWN = "own"
"""The pace of tables that have none by name."""

PACES: Final = ("live", "daily", "relaxed", "weekly", "none", OWN)
DELAY_SECONDS = 120
"""A new table is told of only after so long, so that its host can reserve seats or say who can join."""

_TRIES = 4


class TableWish(msgspec.Struct, frozen=True):
    """What a person wants to be told of on a server; no `games`, `paces`: of all."""

    user_id: int
    guild_id: int
    games: tuple[str, ...] = ()
    paces: tuple[str, ...] = ()
    hours: Hours = "any"
    told: tuple[int, ...] = ()
    told_at: int = 0
    misses: int = 0

    def fits(self, game: str, pace: str) -> bool:
        """Return whether they want to be told of such a table."""
        named = pace_of(pace).name.partition(" ")[0]
        return (not self.games or game in self.games) and (
            not self.paces or (named if named in PACES else OWN) in self.paces
        )


def heard_at(wish: TableWish, person: Sleeper | None, since: int) -> int | None:
    """Return when somebody can be told of a table that there is `since` then: once a day, at their hours, by day.

    None: their night covers all of these hours. Times: unix seconds.
    """
    zone = zone_named(None if person is None else person.time_zone)
    night, at = night_of(person), max(since, wish.told_at + DAY)
    first, last = HOURS[wish.hours]
    for _ in range(_TRIES):
        here = datetime.fromtimestamp(at, zone)
        minute = here.hour * 60 + here.minute
        if not first <= minute < last:
            days = 0 if minute < first else 1
            begins = datetime.combine(here.date() + timedelta(days=days), time(*divmod(first, 60)), zone)
            at = max(at, int(begins.timestamp()))
        if night is None or not night.has(at):
            return at
        at = night.morning(at)
    return None


def soonest(times: Sequence[int | None]) -> int | None:
    """Return the first of some times, None if there is none."""
    return min((at for at in times if at is not None), default=None)
