"""The model of flow (flow_model.py) at tables: the same people, of whom three or four meet."""

import math
import random
from collections import Counter

import msgspec

from play.formats.flow import Helper, ready
from play.formats.sheets import FULL, HALF, place_points
from play.formats.table_flow import Waiting, seat_day
from play.formats.tables import SMALL
from tests.play.formats.flow_model import LIMIT, MEDIAN, SPREAD, VANISH, correlation

STEADY = 1.6 * 1.1
"""What a difference of strength of one standard deviation counts for, as in the model for two."""


class _Person(msgspec.Struct):
    strength: float
    speed: float
    vanishes_on: float
    points: int = 0
    started: int = 0
    done: int = 0
    free_since: float = 0.0
    times: Counter[int] = msgspec.field(default_factory=Counter)
    seats: tuple[int, ...] = (0, 0, 0, 0)
    small: int = 0
    byes: int = 0
    helped: int = 0
    idle: float = 0.0
    longest: float = 0.0
    finished_on: float = 0.0

    @property
    def plus(self) -> int:
        return self.points - HALF * self.done


class _Running(msgspec.Struct):
    ends: float
    table: tuple[int, ...]
    only_for: int | None


class Told(msgspec.Struct, frozen=True):
    """What came out: `days` until all, and `half` until half of the entrants were done; shares and means.

    `far_gaps`: the share of tables at which the points above half of what could be had differ by more than a win.
    """

    days: float
    half: float
    idle: float
    longest_wait: float
    rematches: int
    small: float
    byes: int
    far_gaps: float
    correlation: float
    speed_gained: float


def played(entrants: int, matches: int, at_once: int, seed: int) -> Told:
    """Play a tournament in flow at tables to its end and return what came out."""
    drawn = random.Random(seed)
    people = {number: _person(drawn) for number in range(1, entrants + 1)}
    running: list[_Running] = []
    tables: list[tuple[int, int, int]] = []
    day = 0
    while any(person.done < matches for person in people.values()):
        day += 1
        for match in [match for match in running if match.ends <= day]:
            running.remove(match)
            _end(people, match, matches, drawn)
        found = seat_day(*_waiting(people, running, matches, at_once, day), (), str(seed).encode(), day)
        for table in found.tables:
            own = [number for number in table.entrants if table.only_for in {None, number}]
            plus = [people[number].plus for number in table.entrants]
            again = sum(people[one].times[two] for one in table.entrants for two in table.entrants if one < two)
            tables.append((len(table.entrants), max(plus) - min(plus), again))
            for seat, number in enumerate(table.entrants):
                _begin(people[number], table.entrants, seat, day, is_helper=number not in own)
            length = min(LIMIT, _length([people[number] for number in table.entrants], day, drawn))
            running.append(_Running(day + length, table.entrants, table.only_for))
        for number in found.byes:
            person = people[number]
            person.points += HALF if person.byes else FULL
            person.byes += 1
            person.started += 1
            person.done += 1
            person.idle += day - person.free_since
            person.free_since = person.finished_on = day
    return _told(people, tables)


def _person(drawn: random.Random) -> _Person:
    vanishes = drawn.uniform(10, 120) if drawn.random() < VANISH else math.inf
    return _Person(drawn.gauss(0, 1), drawn.gauss(0, 0.35), vanishes)


def _waiting(
    people: dict[int, _Person], running: list[_Running], matches: int, at_once: int, day: int
) -> tuple[tuple[Waiting, ...], list[Helper]]:
    counts = Counter(number for match in running for number in match.table)
    free = [
        Waiting(
            number,
            person.plus,
            person.started,
            min(255, int(day - person.free_since)),
            frozenset(person.times),
            times=person.times,
            seats=person.seats,
            small=person.small,
            is_alone=sum(each.done < matches for each in people.values()) < SMALL,
        )
        for number, person in people.items()
        if person.started < matches and counts[number] < at_once
    ]
    started = sorted(person.started for person in people.values())
    helpers = [
        Helper(number, person.plus, person.helped, frozenset(person.times))
        for number, person in people.items()
        if person.done >= matches and counts[number] == 0 and person.vanishes_on == math.inf
    ]
    return ready(free, started[len(started) // 2]), helpers


def _begin(person: _Person, table: tuple[int, ...], seat: int, day: int, *, is_helper: bool) -> None:
    if is_helper:
        person.helped += 1
    else:
        person.idle += day - person.free_since
        person.longest = max(person.longest, day - person.free_since)
        person.started += 1
    # A second match at once is free to begin a day later.
    person.free_since = day
    own = table[seat]
    person.times.update(number for number in table if number != own)
    person.seats = tuple(count + (place == seat) for place, count in enumerate(person.seats))
    person.small += len(table) == SMALL


def _length(table: list[_Person], day: float, drawn: random.Random) -> float:
    if any(person.vanishes_on < day for person in table):
        return LIMIT
    return MEDIAN * math.exp(drawn.gauss(0, SPREAD) + sum(person.speed for person in table) / len(table))


def _end(people: dict[int, _Person], match: _Running, matches: int, drawn: random.Random) -> None:
    def strength(number: int) -> float:
        # With such draws each beats each other one as often as in the model for two, whoever else sits there.
        away = -math.inf if people[number].vanishes_on < match.ends else 0.0
        return STEADY * people[number].strength - math.log(-math.log(drawn.random())) + away

    order = sorted(match.table, key=strength, reverse=True)
    places = [1 + order.index(number) for number in match.table]
    for number, points in zip(match.table, place_points(places), strict=True):
        if match.only_for is not None and number != match.only_for:
            continue
        person = people[number]
        person.points += points
        person.done += 1
        person.free_since = match.ends
        if person.done >= matches:
            person.finished_on = match.ends


def _told(people: dict[int, _Person], tables: list[tuple[int, int, int]]) -> Told:
    there = [person for person in people.values() if person.vanishes_on == math.inf]
    ends = sorted(person.finished_on for person in people.values())
    gained = [sum(other.strength < one.strength for other in there) for one in there]
    ranks = [sum(other.points < one.points for other in there) for one in there]
    differences = [rank - strong for rank, strong in zip(ranks, gained, strict=True)]
    return Told(
        days=ends[-1],
        half=ends[len(ends) // 2],
        idle=sum(person.idle for person in there) / len(there),
        longest_wait=max(person.longest for person in people.values()),
        rematches=sum(again for _, _, again in tables),
        small=sum(size == SMALL for size, _, _ in tables) / len(tables),
        byes=sum(person.byes for person in people.values()),
        far_gaps=sum(gap > FULL for _, gap, _ in tables) / len(tables),
        correlation=correlation([float(person.points) for person in there], [person.strength for person in there]),
        speed_gained=correlation([-person.speed for person in there], [float(gap) for gap in differences]),
    )
