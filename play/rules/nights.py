"""When a person sleeps: no deadline falls into that time, and nothing is sent then; and which day it is. Pure."""

from datetime import date, datetime, time, timedelta, tzinfo
from typing import Protocol

import msgspec

from db.rows.people import PersonRow
from play.rules.pace import zone_named

HOUR = 3600
DAY_MINUTES = 24 * 60

SHORTEST_DAY = 20 * HOUR
"""Fewer seconds are never between two digests, also on the day when clocks are put forward."""

LATEST_MINUTES = 12 * 60
"""After an outage a digest comes so many minutes later than it should, and no later."""


class Sleeper(Protocol):
    """What is known of when a person sleeps: minutes of the day in a time zone, which is None if nobody knows."""

    @property
    def time_zone(self) -> str | None:
        """Return the name of the time zone."""

    @property
    def sleeps_at(self) -> int:
        """Return when the night begins."""

    @property
    def wakes_at(self) -> int:
        """Return when it ends."""


class Night(msgspec.Struct, frozen=True):
    """The time from `sleeps_at` to `wakes_at`, minutes of the day in `zone`."""

    zone: tzinfo
    sleeps_at: int
    wakes_at: int

    def has(self, at: int) -> bool:
        """Return whether it is night at that time (unix seconds)."""
        here = datetime.fromtimestamp(at, self.zone)
        minute = here.hour * 60 + here.minute
        return (minute - self.sleeps_at) % DAY_MINUTES < (self.wakes_at - self.sleeps_at) % DAY_MINUTES

    def morning(self, at: int) -> int:
        """Return `at`, or the end of the night that it falls into."""
        if not self.has(at):
            return at
        here = datetime.fromtimestamp(at, self.zone)
        for days in range(2):
            wakes = datetime.combine(here.date() + timedelta(days=days), time(*divmod(self.wakes_at, 60)), self.zone)
            if wakes.timestamp() > at:
                return int(wakes.timestamp())
        return at

    def after(self, at: int) -> int:
        """Return `at`, or an hour after the end of the night that it falls into."""
        return at if not self.has(at) else self.morning(at) + HOUR


def night_of(person: Sleeper | None) -> Night | None:
    """Return when a person sleeps, None if nobody knows."""
    if person is None or person.time_zone is None:
        return None
    return Night(zone_named(person.time_zone), person.sleeps_at, person.wakes_at)


def today(now: int, zone: str | None) -> date:
    """Return which day it is in a time zone; None: UTC."""
    return datetime.fromtimestamp(now, zone_named(zone)).date()


def day_begins(day: date, zone: str | None) -> int:
    """Return when a day begins in a time zone (unix seconds); None: UTC."""
    return int(datetime.combine(day, time(), zone_named(zone)).timestamp())


def first_digest(person: PersonRow, since: int) -> int:
    """Return when a person gets their next digest if something waits for them `since` then, and from then on.

    A digest comes at its hour, or within twelve hours after it when something waits only then; never at night, and what
    would come at night comes when that ends.
    """
    since, zone = max(since, person.digested_at + SHORTEST_DAY), zone_named(person.time_zone)
    here, comes_at = datetime.fromtimestamp(since, zone), person.wakes_at
    if person.digest_at is not None:
        since_evening, length = (minute - person.sleeps_at for minute in (person.digest_at, person.wakes_at))
        comes_at = person.wakes_at if since_evening % DAY_MINUTES < length % DAY_MINUTES else person.digest_at
    late = (here.hour * 60 + here.minute - comes_at) % DAY_MINUTES
    if late < min(LATEST_MINUTES, (person.sleeps_at - comes_at) % DAY_MINUTES):
        return since
    days = (datetime.combine(here.date() + timedelta(days=days), time(*divmod(comes_at, 60)), zone) for days in (0, 1))
    return next(int(at.timestamp()) for at in days if at.timestamp() > since)
