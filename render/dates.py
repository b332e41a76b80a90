"""Days as people type them, in either language: `5 Dec`, `5 декабря 2027`, `5.12.`, `2026-12-05`, `in 3 days`. Pure.

A day without a year is the next one of that name. What cannot be told apart (`5/12`) is not read.
"""

import re
from collections.abc import Mapping
from datetime import date, datetime, timedelta
from functools import lru_cache

from games.kernel.errors import Refusal
from text import LANGUAGES, words
from text.aliases import folded

_ISO = re.compile(r"([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})")
_DOTTED = re.compile(r"([0-9]{1,2})\.\s*([0-9]{1,2})(?:\.\s*([0-9]{4}|[0-9]{2})?)?")
_DAY_MONTH = re.compile(r"([0-9]{1,2})(?:st|nd|rd|th|\.|-го)?\s+(?:of\s+)?([^\W\d_]+)\.?,?(?: ([0-9]{4})(?: ?г\.?)?)?")
_MONTH_DAY = re.compile(r"([^\W\d_]+)\.?\s+([0-9]{1,2})(?:st|nd|rd|th)?,?(?:\s+([0-9]{4}))?")
_AHEAD = re.compile(r"(?:\S+\s+)?([0-9]{1,3})\s*([^\W\d_]+)")
_TIME = re.compile(r"(?:^|[\s,])(?:at |в )?([0-9]{1,2}):([0-9]{2})$")
_SHORTEST_STEM = 3
USUAL_HOUR = 18
"""When something begins on a day for which no hour was typed."""

WEEK = 7
YEARS = range(2000, 2200)


def day_in(text: str, today: date) -> date:
    """Return the day that `text` means on the day `today`.

    Raises:
        Refusal: `no_date` (`word`).
    """
    line = " ".join(folded(text).split())
    found = _ahead(line, today) or _named(line, today)
    if found is None:
        raise Refusal("no_date", word=text)
    return found


def moment_in(text: str, now: datetime) -> datetime:
    """Return the time that `text` means at the time `now`, in its zone: a day with an hour, else at `USUAL_HOUR`.

    Raises:
        Refusal: `no_date`, `no_hour` (`word`).
    """
    day, hour, minute = text.strip(), USUAL_HOUR, 0
    found = _TIME.search(day)
    if found is not None:
        day, hour, minute = day[: found.start()].rstrip(" ,"), int(found[1]), int(found[2])
        if hour not in range(24) or minute not in range(60):
            raise Refusal("no_hour", word=found[0].strip())
    date_of = now.date() if found is not None and not day else day_in(day, now.date())
    return datetime(date_of.year, date_of.month, date_of.day, hour, minute, tzinfo=now.tzinfo)


def _ahead(line: str, today: date) -> date | None:
    """Return the day that is counted from `today`: `tomorrow`, `in 3 days`, `2 weeks`."""
    if line in _listed("date-tomorrow"):
        return today + timedelta(days=1)
    found = _AHEAD.fullmatch(line)
    if found is None:
        return None
    for key, days in (("date-day", 1), ("date-week", WEEK)):
        if found[2] in _listed(key):
            return today + timedelta(days=int(found[1]) * days)
    return None


def _named(line: str, today: date) -> date | None:
    if found := _ISO.fullmatch(line):
        return _day(int(found[1]), int(found[2]), int(found[3]))
    if found := _DOTTED.fullmatch(line):
        return _next(int(found[1]), int(found[2]), found[3], today)
    if found := _DAY_MONTH.fullmatch(line):
        return _next(int(found[1]), _month(found[2]), found[3], today)
    if found := _MONTH_DAY.fullmatch(line):
        return _next(int(found[2]), _month(found[1]), found[3], today)
    return None


def _next(day: int, month: int, year: str | None, today: date) -> date | None:
    """Return that day; without a `year`, written with four digits or two, the next one after `today`."""
    if year:
        return _day(int(year) + (2000 if len(year) == len("26") else 0), month, day)
    for later in range(5):
        found = _day(today.year + later, month, day)
        if found is not None and found > today:
            return found
    return None


def _day(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day) if year in YEARS else None
    except ValueError:
        return None


def _month(word: str) -> int:
    """Return the month that a word names in full, in any case, or by its beginning; 0 for none."""
    names = _months()
    fitting = {
        number
        for name, number in names.items()
        if name == word or (len(word) >= _SHORTEST_STEM and name.startswith(word))
    }
    return fitting.pop() if len(fitting) == 1 else 0


@lru_cache(maxsize=1)
def _months() -> Mapping[str, int]:
    """Return each form of the names of the months with its number."""
    every = (words(language)("date-months").split() for language in LANGUAGES)
    return {
        folded(name): number for months in every for number, forms in enumerate(months, 1) for name in forms.split("/")
    }


@lru_cache(maxsize=8)
def _listed(key: str) -> frozenset[str]:
    return frozenset(folded(word) for language in LANGUAGES for word in words(language)(key).split())
