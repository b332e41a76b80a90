"""How long a seat has for an answer, as a table agrees on it: a pace by name, or an own one as a short text.

`daily` and its kind; `36h`, a time for each decision; `2d+6h/4d`, a bank of two days that grows by six hours with each
answer up to four days; `21:00 Europe/Berlin`, a fixed hour of every day. Times may be words, as people write them: `two
days`, `half an hour`. With ` workdays` after it no time runs on
Saturdays and Sundays. Which moments that means, play/rules/pace.py knows.
"""

import math
import re
from collections.abc import Mapping
from functools import lru_cache

import msgspec

from games.kernel.errors import Refusal

MINUTE, HOUR, DAY = 60, 3600, 86_400
SECONDS: Mapping[str, int | None] = {
    "none": None,
    "live": 5 * MINUTE,
    "daily": DAY,
    "relaxed": 3 * DAY,
    "weekly": 7 * DAY,
}
"""Pace -> seconds for a decision; None: no deadline."""

DEFAULT_PACE = "daily"
"""The pace of a new table where neither its host nor its server has chosen one."""

LEAST_PART = 4
"""A small answer has one part of the period in so many; a seat that is asked again has at least as much."""

SHORTEST, LONGEST = MINUTE, 28 * DAY
LONGEST_TEXT = 60
_WORKDAYS = ("workdays", "будни")
_UNITS = {
    **dict.fromkeys(("m", "min", "minute", "minutes", "м", "мин", "минута", "минуту", "минуты", "минут"), MINUTE),
    **dict.fromkeys(("h", "hour", "hours", "ч", "час", "часа", "часов"), HOUR),
    **dict.fromkeys(("d", "day", "days", "д", "день", "дня", "дней", "сутки", "суток"), DAY),
    **dict.fromkeys(("w", "week", "weeks", "неделя", "неделю", "недели", "недель"), 7 * DAY),
}
_NUMBERS = {
    **dict.fromkeys(("a", "an", "one", "один", "одна", "одну", "одни"), "1"),
    **dict.fromkeys(("two", "два", "две", "двое"), "2"),
    **dict.fromkeys(("three", "три", "трое"), "3"),
    **dict.fromkeys(("four", "четыре", "четверо"), "4"),
    **dict.fromkeys(("five", "пять"), "5"),
    **dict.fromkeys(("six", "шесть"), "6"),
    **dict.fromkeys(("seven", "семь"), "7"),
    **dict.fromkeys(("ten", "десять"), "10"),
    **dict.fromkeys(("twelve", "двенадцать"), "12"),
}
_HALVES = {
    "half an hour": "30m",
    "half a day": "12h",
    "an hour and a half": "90m",
    "полчаса": "30m",
    "полдня": "12h",
    "полтора часа": "90m",
}
_WORD = re.compile(r"[^\W\d_]+")
_TIME = rf"(\d{{1,4}})\s*({'|'.join(sorted(_UNITS, key=len, reverse=True))})"
_OWN = re.compile(rf"{_TIME}(?:\s*\+\s*{_TIME}(?:\s*/\s*{_TIME})?)?", re.ASCII)
_HOUR = re.compile(r"([01]?\d|2[0-3]):([0-5]\d)\s+(\S+)", re.ASCII)


class Pace(msgspec.Struct, frozen=True):
    """A pace. `name`: as it is stored. `seconds`: for a decision, or for a turn; None: without end.

    `increment`, `cap`: `seconds` are a bank, which each answer fills up. `hour`: the minute of the day when all answers
    are due in `zone`. `workdays`: no time runs on Saturdays and Sundays.
    """

    name: str
    seconds: int | None
    increment: int = 0
    cap: int = 0
    hour: int | None = None
    zone: str = ""
    workdays: bool = False

    @property
    def has_bank(self) -> bool:
        """Whether a seat has a bank of time for all its decisions."""
        return self.cap > 0

    def is_quicker(self, other: "Pace") -> bool:
        """Return whether a seat has less time for a decision than at the `other` pace; a bank is as long as it was."""
        return (self.seconds or math.inf) < (other.seconds or math.inf)

    def least(self) -> int:
        """Return what a seat that is asked again has at least."""
        return (self.seconds or 0) // LEAST_PART


@lru_cache(maxsize=1024)
def pace_of(text: str) -> Pace:
    """Return the pace of that name, or the own one that somebody typed.

    Raises:
        Refusal: `unknown_pace` (`word`).
    """
    base, workdays = " ".join(text.split()), False
    for word in _WORKDAYS:
        if base.casefold().endswith(f" {word}"):
            base, workdays = base[: -len(word) - 1], True
    pace = _named(base) or _at_hour(base) or _own(base)
    if pace is None or len(text) > LONGEST_TEXT:
        raise Refusal("unknown_pace", word=text)
    if workdays and pace.seconds is not None:
        return msgspec.structs.replace(pace, name=f"{pace.name} {_WORKDAYS[0]}", workdays=True)
    return pace


def _named(text: str) -> Pace | None:
    name = text.casefold()
    return Pace(name, SECONDS[name]) if name in SECONDS else None


def _at_hour(text: str) -> Pace | None:
    found = _HOUR.fullmatch(text)
    if found is None:
        return None
    minute = int(found[1]) * 60 + int(found[2])
    return Pace(f"{minute // 60:02}:{minute % 60:02} {found[3]}", DAY, hour=minute, zone=found[3])


def _own(text: str) -> Pace | None:
    found = _OWN.fullmatch(_in_figures(text.casefold()))
    if found is None:
        return None
    parts = found.groups()
    seconds, increment, cap = (
        0 if number is None else int(number) * _UNITS[unit]
        for number, unit in zip(parts[::2], parts[1::2], strict=True)
    )
    is_bank = parts[2] is not None
    cap = max(cap, seconds) if is_bank else 0
    if not SHORTEST <= seconds <= LONGEST or cap > LONGEST or (is_bank and not SHORTEST <= increment <= cap):
        return None
    name = f"{_printed(seconds)}+{_printed(increment)}/{_printed(cap)}" if is_bank else _printed(seconds)
    return Pace(name, seconds, increment, cap)


def _in_figures(text: str) -> str:
    """Return a time in words as one in figures; a unit alone is one of it. What is no time stays as it is."""
    for words, figures in _HALVES.items():
        text = text.replace(words, figures)
    text = _WORD.sub(lambda found: _NUMBERS.get(found[0], found[0]), text)
    return f"1 {text}" if text in _UNITS else text


def _printed(seconds: int) -> str:
    for unit, length in (("d", DAY), ("h", HOUR)):
        if seconds % length == 0:
            return f"{seconds // length}{unit}"
    return f"{seconds // MINUTE}m"
