"""A model of a league: members of different strength, luck at each table, some who leave after each season.

Strength and luck are those of the model of ratings (play/rules/rating.py): how well somebody plays once is their
strength and luck of the same kind for all. Divisions are drawn at first. All of it is drawn from a seed.
"""

import math
import random
from collections.abc import Sequence
from typing import Final

from play.formats.divisions import schedule
from play.formats.sheets import place_points
from play.league_rules.moving import Finish, Shape, next_divisions
from play.rules.rating import BETA, SIGMA
from tests.play.formats.flow_model import correlation

MEMBERS: Final = 42
LEAVE: Final = 0.05
SEATS: Final = 4
SIZE: Final = 7
SEASONS: Final = (1, 3, 6)
"""After how many seasons is looked at who is where."""

Divisions = Sequence[Sequence[int]]


def played(moving: int, seed: int, *, as_one_list: bool = False) -> list[float]:
    """Play seasons with so many up and down; return the rank correlation of division and strength after `SEASONS`.

    `as_one_list`: gaps move the whole league up, so that who has just gone down fills the gap that is above them.
    """
    drawn = random.Random(seed)
    strength = {member: drawn.gauss(0, SIGMA) for member in range(MEMBERS)}
    shape = Shape(SIZE, SEATS, moving, moving)
    divisions: Divisions = next_divisions((), (), drawn.sample(range(MEMBERS), MEMBERS), shape)
    found = []
    for season in range(1, max(SEASONS) + 1):
        orders = [_order(members, strength, drawn) for members in divisions]
        leave = {member for order in orders for member in order if drawn.random() < LEAVE}
        newcomers = range(len(strength), len(strength) + len(leave))
        strength |= {member: drawn.gauss(0, SIGMA) for member in newcomers}
        if as_one_list:
            divisions = _as_one_list(orders, leave, newcomers, moving)
        else:
            finishes = [
                Finish(member, division, place)
                for division, order in enumerate(orders, 1)
                for place, member in enumerate(order, 1)
            ]
            staying = {each.member for each in finishes} - leave
            divisions = next_divisions(finishes, staying, newcomers, shape)
        if season in SEASONS:
            found.append(_agreement(divisions, strength))
    return found


def _order(members: Sequence[int], strength: dict[int, float], drawn: random.Random) -> list[int]:
    """Play the season of a division; return its members, the best first, by lot where points are equal."""
    points = dict.fromkeys(members, 0)
    for round_ in schedule(len(members), SEATS):
        for table in round_:
            well = [strength[members[one]] - math.sqrt(2) * BETA * math.log(-math.log(drawn.random())) for one in table]
            places = [1 + sum(other > own for other in well) for own in well]
            for one, twelfths in zip(table, place_points(places), strict=True):
                points[members[one]] += twelfths
    lots = {member: drawn.random() for member in members}
    return sorted(members, key=lambda member: (-points[member], lots[member]))


def _as_one_list(orders: Divisions, leave: set[int], newcomers: Sequence[int], moving: int) -> Divisions:
    moved: list[list[int]] = [[] for _ in orders]
    for place, order in enumerate(orders):
        up, down = (moving if place else 0), (moving if place + 1 < len(orders) else 0)
        moved[place] += order[up : SIZE - down]
        if up:
            moved[place - 1] += order[:up]
        if down:
            moved[place + 1] += order[SIZE - down :]
    whole = [member for members in moved for member in members if member not in leave]
    whole += newcomers
    return [whole[begun : begun + SIZE] for begun in range(0, len(whole), SIZE)]


def _agreement(divisions: Divisions, strength: dict[int, float]) -> float:
    where = [(-float(place), strength[member]) for place, members in enumerate(divisions) for member in members]
    return correlation([place for place, _ in where], [strong for _, strong in where])


def means(moving: int, leagues: int, *, as_one_list: bool = False) -> list[float]:
    """Return the means over so many leagues."""
    every = [played(moving, seed, as_one_list=as_one_list) for seed in range(leagues)]
    return [sum(found) / leagues for found in zip(*every, strict=True)]
