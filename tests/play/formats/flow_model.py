"""A model of a tournament in flow: entrants of different strength and speed, long matches, and some who vanish.

A match takes a time of which the median is twelve days and the tail long; a slow pair takes longer. Who vanishes makes
their matches run into the limit. All of it is drawn from a seed.
"""

import math
import random
from collections import Counter
from collections.abc import Collection, Sequence
from typing import Final, Self

import msgspec
from msgspec.structs import replace

from play.formats.flow import Free, Helper, pair_day, ready
from play.formats.pairs import Turns
from play.formats.sheets import FULL, HALF

MEDIAN: Final = 12.0
SPREAD: Final = 0.55
LIMIT: Final = 30
VANISH: Final = 0.05
DECISIVE: Final = 1.1
"""How much a difference of strength of one standard deviation counts."""


class Entrant(msgspec.Struct):
    """Somebody in the model, and what has come of their tournament so far; days and twelfths."""

    strength: float
    speed: float
    vanishes_on: float
    points: int = 0
    started: int = 0
    done: int = 0
    free_since: float = 0.0
    byes: int = 0
    helped: int = 0
    idle: float = 0.0
    longest: float = 0.0
    finished_on: float = 0.0

    @classmethod
    def drawn(cls, chance: random.Random) -> Self:
        """Return somebody of drawn strength and speed, who may vanish."""
        vanishes = chance.uniform(10, 120) if chance.random() < VANISH else math.inf
        return cls(chance.gauss(0, 1), chance.gauss(0, 0.35), vanishes)

    @property
    def plus(self) -> int:
        """The points above half of what could be had."""
        return self.points - HALF * self.done

    def begin(self, day: int, *, is_helper: bool) -> None:
        """Begin a match."""
        if is_helper:
            self.helped += 1
        else:
            self.idle += day - self.free_since
            self.longest = max(self.longest, day - self.free_since)
            self.started += 1
        # A second match at once is free to begin a day later.
        self.free_since = day

    def end(self, points: int, on: float, matches: int) -> None:
        """End a match with so many points."""
        self.points += points
        self.done += 1
        self.free_since = on
        if self.done >= matches:
            self.finished_on = on


class _Person(Entrant):
    met: frozenset[int] = frozenset()
    turns: Turns = Turns()


class _Running(msgspec.Struct):
    ends: float
    pair: tuple[int, int]
    only_for: int | None


class Told(msgspec.Struct, frozen=True):
    """What came out: `days` until all, and `half` until half of the entrants were done; shares and means."""

    days: float
    half: float
    idle: float
    longest_wait: float
    correlation: float
    speed_gained: float
    rematches: int = 0
    far_gaps: float = 0.0


def played(entrants: int, matches: int, at_once: int, seed: int) -> Told:
    """Play a tournament in flow to its end and return what came out."""
    drawn = random.Random(seed)
    people = {number: _Person.drawn(drawn) for number in range(1, entrants + 1)}
    running: list[_Running] = []
    pairs: Counter[frozenset[int]] = Counter()
    gaps: list[int] = []
    day = 0
    while any(person.done < matches for person in people.values()):
        day += 1
        for match in [match for match in running if match.ends <= day]:
            running.remove(match)
            _end(people, match, matches, drawn)
        found = pair_day(*_waiting(people, running, matches, at_once, day), (), str(seed).encode(), day)
        for pair, helper in (*((pair, None) for pair in found.pairs), *found.helped):
            one, other = people[pair.first], people[pair.second]
            pairs[frozenset((pair.first, pair.second))] += 1
            gaps.append(abs(one.plus - other.plus))
            for number, seat in ((pair.first, 0), (pair.second, 1)):
                _begin(people[number], pair.second if seat == 0 else pair.first, seat, day, number == helper)
            took = min(LIMIT, days_of((one, other), day, drawn))
            only_for = next((number for number in (pair.first, pair.second) if number != helper), None)
            running.append(_Running(day + took, (pair.first, pair.second), only_for if helper else None))
        for number in found.byes:
            person = people[number]
            person.points += HALF if person.byes else FULL
            person.byes += 1
            person.started += 1
            person.done += 1
            person.idle += day - person.free_since
            person.free_since = day
            person.finished_on = day
    return _told(people, pairs, gaps)


def _waiting(
    people: dict[int, _Person], running: list[_Running], matches: int, at_once: int, day: int
) -> tuple[tuple[Free, ...], list[Helper]]:
    counts = Counter(number for match in running for number in match.pair)
    free = [
        Free(number, person.plus, person.started, min(255, int(day - person.free_since)), person.met, person.turns)
        for number, person in people.items()
        if person.started < matches and counts[number] < at_once
    ]
    started = sorted(person.started for person in people.values())
    helpers = [
        Helper(number, person.plus, person.helped, person.met, person.turns)
        for number, person in people.items()
        if person.done >= matches and counts[number] == 0
    ]
    return ready(free, started[len(started) // 2]), helpers


def _begin(person: _Person, opponent: int, seat: int, day: int, is_helper: bool) -> None:
    person.begin(day, is_helper=is_helper)
    person.met |= {opponent}
    person.turns = Turns(person.turns.ahead + (1 if seat == 0 else -1), (*person.turns.last, seat))


def days_of(table: Sequence[Entrant], day: float, drawn: random.Random) -> float:
    """Return how many days a match of these takes that begins on a `day`."""
    if any(person.vanishes_on < day for person in table):
        return LIMIT
    return MEDIAN * math.exp(drawn.gauss(0, SPREAD) + sum(person.speed for person in table) / len(table))


def _end(people: dict[int, _Person], match: _Running, matches: int, drawn: random.Random) -> None:
    one, other = match.pair
    away = [number for number in match.pair if people[number].vanishes_on < match.ends]
    chance = 1 / (1 + math.exp(-DECISIVE * (people[one].strength - people[other].strength) * 1.6))
    winner = next((number for number in match.pair if number not in away), one) if away else None
    winner = winner or (one if drawn.random() < chance else other)
    for number in match.pair:
        if match.only_for is not None and number != match.only_for:
            continue
        people[number].end(FULL if number == winner else 0, match.ends, matches)


def _told(people: dict[int, _Person], pairs: Counter[frozenset[int]], gaps: list[int]) -> Told:
    rematches = sum(times - 1 for times in pairs.values())
    return replace(told_of(people.values()), rematches=rematches, far_gaps=sum(gap > FULL for gap in gaps) / len(gaps))


def told_of(people: Collection[Entrant]) -> Told:
    """Return what came out for the entrants, without what is of their matches."""
    there = [person for person in people if person.vanishes_on == math.inf]
    ends = sorted(person.finished_on for person in people)
    gained = [sum(other.strength < one.strength for other in there) for one in there]
    ranks = [sum(other.points < one.points for other in there) for one in there]
    differences = [rank - strong for rank, strong in zip(ranks, gained, strict=True)]
    return Told(
        days=ends[-1],
        half=ends[len(ends) // 2],
        idle=sum(person.idle for person in there) / len(there),
        longest_wait=max(person.longest for person in people),
        correlation=correlation([float(person.points) for person in there], [person.strength for person in there]),
        speed_gained=correlation([-person.speed for person in there], [float(gap) for gap in differences]),
    )


def correlation(ones: list[float], others: list[float]) -> float:
    """Return the correlation of the ranks of two lists."""
    return _pearson(_ranks(ones), _ranks(others))


def _ranks(values: list[float]) -> list[float]:
    order = sorted(values)
    return [order.index(value) + (order.count(value) - 1) / 2 for value in values]


def _pearson(ones: list[float], others: list[float]) -> float:
    count = len(ones)
    mean, other_mean = sum(ones) / count, sum(others) / count
    both = sum((one - mean) * (other - other_mean) for one, other in zip(ones, others, strict=True))
    spread = math.sqrt(sum((one - mean) ** 2 for one in ones) * sum((other - other_mean) ** 2 for other in others))
    return both / spread if spread else 0.0
