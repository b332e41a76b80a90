"""Tournaments that are made up from a seed, to pair and to rank."""

import random
from collections import Counter
from collections.abc import Collection

import msgspec

from play.formats import swiss, tables
from play.formats.pairs import Pair
from play.formats.sheets import FULL, HALF, Line, Sheet, place_points, sheet
from play.formats.standings import standings
from play.formats.tie_breaks import TieBreak

ORDER = (TieBreak("buchholz"), TieBreak("lots"))


class Made(msgspec.Struct, frozen=True):
    """A tournament in rounds for two, with all that was paired."""

    sheet: Sheet
    rounds: tuple[swiss.Round, ...]
    winner: int


def swiss_tournament(
    entrants: int,
    rounds: int,
    seed: int,
    *,
    withdraw: float = 0.0,
    late: float = 0.0,
    forbidden: Collection[frozenset[int]] = (),
    at_random: bool = False,
) -> Made:
    """Return a tournament in which number 1 is the strongest; shares of the others withdraw and come late."""
    drawn = random.Random(seed)
    lines: dict[int, list[Line]] = {number: [] for number in range(1, entrants + 1)}
    gone = {number: drawn.randint(2, rounds) for number in lines if number > 1 and drawn.random() < withdraw}
    comes = {number: drawn.randint(2, rounds) for number in lines if number > 1 and drawn.random() < late}
    for number, since in comes.items():
        # One round that they missed counts half a point.
        lines[number].append(Line(since - 1, HALF, "absence"))
    found = []
    key = str(seed).encode()
    for number in range(1, rounds + 1):
        so_far = sheet(lines, number - 1)
        order = [row.entrant for row in standings(so_far, ORDER, key)]
        present = [entrant for entrant in order if comes.get(entrant, 1) <= number < gone.get(entrant, rounds + 1)]
        if at_random:
            drawn.shuffle(present)
            paired = _at_random(present)
        else:
            paired = swiss.pair_round(so_far, present, forbidden, key, number)
        found.append(paired)
        for pair in paired.pairs:
            _play(lines, number, pair.first, pair.second, drawn)
        for entrant in paired.byes:
            lines[entrant].append(Line(number, FULL, "bye"))
    whole = sheet(lines, rounds)
    return Made(whole, tuple(found), standings(whole, ORDER, key)[0].entrant)


def _at_random(present: list[int]) -> swiss.Round:
    pairs = tuple(Pair(present[place], present[place + 1]) for place in range(0, len(present) - 1, 2))
    return swiss.Round(pairs, tuple(present[len(present) - len(present) % 2 :]))


def _play(lines: dict[int, list[Line]], number: int, one: int, other: int, drawn: random.Random) -> None:
    entrants = len(lines)
    # Strength falls evenly with the number; over the whole field by three standard deviations of one match.
    lead = 3 * (other - one) / entrants + drawn.gauss(0, 1)
    points = (HALF, HALF) if abs(lead) < 0.1 else (FULL, 0) if lead > 0 else (0, FULL)
    if drawn.random() < 0.03:
        lines[one].append(Line(number, FULL, "forfeit", (other,), 0))
        lines[other].append(Line(number, 0, "forfeit", (one,), 1))
        return
    lines[one].append(Line(number, points[0], "played", (other,), 0))
    lines[other].append(Line(number, points[1], "played", (one,), 1))


def table_tournament(
    entrants: int, rounds: int, seed: int, forbidden: Collection[frozenset[int]] = ()
) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Return the tables of all rounds of a tournament at tables, each in order of seats."""
    drawn = random.Random(seed)
    known = {number: tables.Known(number) for number in range(1, entrants + 1)}
    found = []
    for number in range(1, rounds + 1):
        order = sorted(known.values(), key=lambda one: (-one.twelfths, drawn.random()))
        seated = tables.seat_round(order, forbidden, str(seed).encode(), number)
        found.append(seated)
        for table in seated:
            best = sorted(table, key=lambda one: one / entrants + drawn.gauss(0, 0.3))
            for one in table:
                known[one] = _after(known[one], table, place_points(range(1, len(table) + 1))[best.index(one)])
    return tuple(found)


def _after(known: tables.Known, table: tuple[int, ...], points: int) -> tables.Known:
    met = Counter(known.met) + Counter(one for one in table if one != known.entrant)
    seat = table.index(known.entrant)
    return tables.Known(
        known.entrant,
        known.twelfths + points,
        dict(met),
        tuple(times + (place == seat) for place, times in enumerate(known.seats)),
        known.small + (len(table) == tables.SMALL),
    )
