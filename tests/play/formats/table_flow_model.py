"""The model of flow (flow_model.py) at tables: the same people, of whom three or four meet."""

import math
import random
from collections import Counter

import msgspec
from msgspec.structs import asdict

from play.formats.flow import Helper, ready
from play.formats.sheets import FULL, HALF, place_points
from play.formats.table_flow import Waiting, seat_day
from play.formats.tables import SMALL
from tests.play.formats import flow_model
from tests.play.formats.flow_model import LIMIT, Entrant, days_of

STEADY = 1.6 * 1.1
"""What a difference of strength of one standard deviation counts for, as in the model for two."""


class _Person(Entrant):
    times: Counter[int] = msgspec.field(default_factory=Counter)
    seats: tuple[int, ...] = (0, 0, 0, 0)
    small: int = 0


class _Running(msgspec.Struct):
    ends: float
    table: tuple[int, ...]
    only_for: int | None


class Told(flow_model.Told, frozen=True):
    """What came out; `small`: the share of tables of three.

    `far_gaps`: the share of tables at which the points above half of what could be had differ by more than a win.
    """

    small: float = 0.0
    byes: int = 0


def played(entrants: int, matches: int, at_once: int, seed: int) -> Told:
    """Play a tournament in flow at tables to its end and return what came out."""
    drawn = random.Random(seed)
    people = {number: _Person.drawn(drawn) for number in range(1, entrants + 1)}
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
            took = min(LIMIT, days_of([people[number] for number in table.entrants], day, drawn))
            running.append(_Running(day + took, table.entrants, table.only_for))
        for number in found.byes:
            person = people[number]
            person.points += HALF if person.byes else FULL
            person.byes += 1
            person.started += 1
            person.done += 1
            person.idle += day - person.free_since
            person.free_since = person.finished_on = day
    return _told(people, tables)


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
    person.begin(day, is_helper=is_helper)
    own = table[seat]
    person.times.update(number for number in table if number != own)
    person.seats = tuple(count + (place == seat) for place, count in enumerate(person.seats))
    person.small += len(table) == SMALL


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
        people[number].end(points, match.ends, matches)


def _told(people: dict[int, _Person], tables: list[tuple[int, int, int]]) -> Told:
    found = asdict(flow_model.told_of(people.values()))
    of_tables = {
        "rematches": sum(again for _, _, again in tables),
        "small": sum(size == SMALL for size, _, _ in tables) / len(tables),
        "byes": sum(person.byes for person in people.values()),
        "far_gaps": sum(gap > FULL for _, gap, _ in tables) / len(tables),
    }
    return Told(**{**found, **of_tables})
