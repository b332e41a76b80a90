"""The people of a simulated quarter: where they sleep, how often they look, and when they are gone."""

import random
from collections.abc import Sequence
from datetime import datetime
from enum import Enum
from zoneinfo import ZoneInfo

import msgspec

from play.people.people import RemindersBy

DAY = 86_400
HOUR = 3_600
DAY_MINUTES = 24 * 60
ZONES = (
    "Pacific/Honolulu",
    "America/Los_Angeles",
    "America/New_York",
    "America/Sao_Paulo",
    "Europe/Berlin",
    "Asia/Kolkata",
    "Asia/Tokyo",
    "Pacific/Auckland",
)
NIGHTS = ((22 * 60, 8 * 60), (23 * 60, 7 * 60), (0, 9 * 60), (1 * 60 + 30, 10 * 60), (8 * 60, 15 * 60 + 30))
"""When people go to bed and get up; the last of these work at night."""

FIRST_ID = 5_000


class Habit(Enum):
    """What a person is like."""

    STEADY = "steady"
    RARE = "rare"
    TRAVELLER = "traveller"
    GHOST = "ghost"
    LEAVER = "leaver"


HABITS = (
    *[Habit.STEADY] * 12,
    *[Habit.RARE] * 2,
    *[Habit.TRAVELLER] * 3,
    *[Habit.GHOST] * 2,
    Habit.LEAVER,
)
"""How often each habit is found."""


class Absence(msgspec.Struct, frozen=True):
    """A time in which a person does not look at Discord; `until` None: they never come back."""

    since: int
    until: int | None


class Player(msgspec.Struct, frozen=True):
    """One person. `looks`: how many times a day. `names_zone`: whether they have told the bot when they sleep."""

    user_id: int
    name: str
    habit: Habit
    zone: str
    sleeps_at: int
    wakes_at: int
    names_zone: bool
    looks: float
    reminders: RemindersBy
    has_closed_dms: bool
    absences: tuple[Absence, ...] = ()

    def is_there(self, at: int) -> bool:
        """Return whether the person looks at Discord at all in these days."""
        return not any(each.since <= at and (each.until is None or at < each.until) for each in self.absences)

    def sleeps(self, at: int) -> bool:
        """Return whether the person sleeps at a moment."""
        here = datetime.fromtimestamp(at, ZoneInfo(self.zone))
        minute = here.hour * 60 + here.minute
        return (minute - self.sleeps_at) % DAY_MINUTES < (self.wakes_at - self.sleeps_at) % DAY_MINUTES


def people(chance: random.Random, count: int, began: int, days: int, habits: Sequence[Habit]) -> tuple[Player, ...]:
    """Return `count` people, each with one of the `habits`, in a quarter of so many days."""
    return tuple(_person(chance, number, began, days, habits) for number in range(count))


def _person(chance: random.Random, number: int, began: int, days: int, habits: Sequence[Habit]) -> Player:
    habit = chance.choice(habits)
    sleeps_at, wakes_at = chance.choice(NIGHTS)
    return Player(
        user_id=FIRST_ID + number,
        name=f"P{number}",
        habit=habit,
        zone=ZONES[number % len(ZONES)],
        sleeps_at=sleeps_at,
        wakes_at=wakes_at,
        names_zone=chance.random() < 0.85,
        looks=0.4 if habit is Habit.RARE else chance.uniform(2, 8),
        reminders=chance.choice(("dm", "dm", "dm", "mention", "digest", "off")),
        has_closed_dms=chance.random() < 0.1,
        absences=tuple(_absences(chance, habit, began, days)),
    )


def _absences(chance: random.Random, habit: Habit, began: int, days: int) -> list[Absence]:
    first = began + chance.randrange(days * DAY * 2 // 3)
    match habit:
        case Habit.GHOST | Habit.LEAVER:
            return [Absence(first, None)]
        case Habit.TRAVELLER:
            return [Absence(first, first + chance.randint(2, 15) * DAY)]
    return []
