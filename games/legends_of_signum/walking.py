"""Which ways a creature may go: allowance, free path, and how to get there (SPEC 5.6 to 5.9, 18.4). Pure.

A `Walk` is all that matters of the table for one creature's Move, Run or Rush move, gathered once; then every path is
tested against it. A path is the points after the start, four at most; a stay is one leg of length 0.
"""

from collections.abc import Iterator
from functools import lru_cache
from math import isqrt
from typing import Literal

import msgspec

from games.kernel.errors import IllegalMove
from games.legends_of_signum.geometry import (
    CONTACT,
    DIRECTIONS,
    FAN,
    Disc,
    Path,
    Point,
    direction,
    entry,
    first_blocked,
    first_near,
    first_overlap,
    is_contact,
    is_crossed,
    is_on_field,
    leg_length,
    near,
    path_length,
    shifted,
    square,
    turned,
)
from games.legends_of_signum.parameters import MOST_LEGS
from games.legends_of_signum.sides import enemies_of, field
from games.legends_of_signum.state import Table, Token, Unit
from games.legends_of_signum.values import allowance, has, slow_of, slowing

Gait = Literal["move", "run", "rush"]


class Walk(msgspec.Struct, frozen=True, gc=False):
    """One creature about to go. `solid`: bases and obstacles in reach that it may not enter, creatures first.

    `slow`: areas in reach that slow it, with their values. `shunned`: enemies that it may not end in contact with (Run,
    Rush move). `placed`: all terrain in order of placing. `flies`: only the field and the end point are tested.
    """

    start: Point
    radius: int
    allowance: int
    corner: Point
    solid: tuple[Disc, ...]
    slow: tuple[tuple[Disc, int], ...]
    shunned: tuple[Disc, ...]
    placed: tuple[Disc, ...]
    flies: bool


def walk_of(table: Table, unit: Unit, gait: Gait, farthest: int | None = None) -> Walk:
    """Return what a Move, Run or Rush move of `unit` has to reckon with, on ways to points no farther than that."""
    start, radius = Point(unit.x, unit.y), unit.data.radius
    most = allowance(table, unit, run=gait == "run")
    reach = most if farthest is None else min(most, farthest)
    others = [other.disc for other in table.units if other.id != unit.id]
    others += [token.disc for token in table.tokens if not token.data.area]
    shunned = [] if gait == "move" else [other.disc for other in enemies_of(table, unit)]
    return Walk(
        start,
        radius,
        most,
        field(table),
        near(start, others, reach + radius),
        tuple((token.disc, token.data.slow) for token in slowing(table, unit) if near(start, (token.disc,), reach)),
        near(start, shunned, reach + radius + CONTACT),
        tuple(token.disc for token in table.tokens),
        has(table, unit, "flight"),
    )


def neighbours(table: Table, unit: Unit, step: int) -> list[Unit | Token]:
    """Return the other creatures and the terrain that are so near that a leg of this length could meet them."""
    x, y, reach = unit.x, unit.y, unit.data.radius + CONTACT + step
    things: tuple[Unit | Token, ...] = (*table.units, *table.tokens)
    return [
        thing
        for thing in things
        if (thing.x - x) ** 2 + (thing.y - y) ** 2 <= (thing.disc.r + reach) ** 2 and thing is not unit
    ]


def objection_to_path(table: Table, unit: Unit, path: Path, gait: Gait) -> IllegalMove | None:
    """Return the first thing that forbids a path (18.8), or None.

    `legs` (`most`), `off_field` (`x`, `y`), `not_free` (`by`), `way_blocked` (`leg`, `by`), `too_long` (`length`,
    `allowance`, `slow`), `ends_in_contact` (`unit`).
    """
    corner, start, radius = field(table), Point(unit.x, unit.y), unit.data.radius
    if not 1 <= len(path) <= MOST_LEGS:
        return IllegalMove("legs", most=MOST_LEGS)
    for point in path:
        if not is_on_field(point, radius, corner):
            return IllegalMove("off_field", x=point.x, y=point.y)
    names = solids(table, unit)
    occupied = first_overlap(path[-1], radius, names)
    if occupied is not None:
        return IllegalMove("not_free", by=names[occupied])
    blocked = None if has(table, unit, "flight") else first_blocked(start, path, tuple(names), radius)
    if blocked is not None:
        return IllegalMove("way_blocked", leg=blocked[0] + 1, by=names[blocked[1]])
    most, slow = allowance(table, unit, run=gait == "run"), slow_of(slowing(table, unit), start, path)
    length = path_length(start, path)
    if length > max(0, most - slow):
        return IllegalMove("too_long", length=length, allowance=max(0, most - slow), slow=slow)
    if gait != "move":
        end = Disc(path[-1].x, path[-1].y, radius)
        touched = next((other.id for other in enemies_of(table, unit) if is_contact(end, other.disc)), None)
        if touched is not None:
            return IllegalMove("ends_in_contact", unit=touched)
    return None


def solids(table: Table, unit: Unit | None) -> dict[Disc, str]:
    """Return everything that may not be overlapped, by disc: labels of the other creatures, ids of obstacles."""
    found = {other.disc: other.id for other in table.units if unit is None or other.id != unit.id}
    found.update({token.disc: token.card for token in table.tokens if not token.data.area})
    return found


def legal_length(walk: Walk, path: Path) -> int | None:
    """Return the length of a path, None if it is not legal."""
    length = path_length(walk.start, path)
    if length > walk.allowance or not is_end(walk, path[-1]):
        return None
    if any(not is_on_field(point, walk.radius, walk.corner) for point in path[:-1]):
        return None
    if not walk.flies and first_blocked(walk.start, path, walk.solid, walk.radius) is not None:
        return None
    return None if _is_too_long(walk, path, length) else length


def is_straight(walk: Walk, end: Point) -> bool:
    """Return whether the straight leg to `end` is legal; the same as `legal_length`, for one leg and quicker."""
    start, radius = walk.start, walk.radius
    if not is_on_field(end, radius, walk.corner):
        return False
    if square(*start, *end) > walk.allowance * walk.allowance:
        return False
    if walk.flies:
        return is_end(walk, end)
    if first_near(start, end, walk.solid, radius) is not None:
        return False
    if walk.slow and _is_too_long(walk, (end,), leg_length(start, end)):
        return False
    return not walk.shunned or is_end(walk, end)


def is_end(walk: Walk, point: Point) -> bool:
    """Return whether the creature may come to rest at `point`, however it gets there."""
    if not is_on_field(point, walk.radius, walk.corner):
        return False
    if first_overlap(point, walk.radius, walk.solid) is not None:
        return False
    end = Disc(point.x, point.y, walk.radius)
    return not any(is_contact(end, disc) for disc in walk.shunned)


def _is_too_long(walk: Walk, path: Path, length: int) -> bool:
    """Return whether a path of this length is too long for an area that it crosses (5.6)."""
    return any(length > walk.allowance - slow and is_crossed(walk.start, path, disc) for disc, slow in walk.slow)


def route(walk: Walk, end: Point) -> tuple[Point, ...] | None:
    """Return a legal path to `end`: the straight leg, else the shortest way round one disc, else None (18.4)."""
    if is_straight(walk, end):
        return (end,)
    straight = leg_length(walk.start, end)
    if walk.flies or straight > walk.allowance or not is_end(walk, end):
        return None
    found: list[tuple[int, int, int, int, int, tuple[Point, ...]]] = []
    for place, (disc, grow) in enumerate(_forbidding(walk, end, straight)):
        for length, j, sense, path in _around(walk, end, disc, grow):
            found.append((length, len(path), place, j, sense, path))
    found.sort()
    for length, _, _, _, _, path in found:
        if not _is_too_long(walk, path, length):
            return path
    return None


def _forbidding(walk: Walk, end: Point, straight: int) -> list[tuple[Disc, int]]:
    """Return the three nearest discs that forbid the straight leg, with the distance their corners keep."""
    found = [(disc, disc.r + walk.radius) for disc in walk.solid if first_near(walk.start, end, (disc,), walk.radius)]
    found += [
        (disc, disc.r)
        for disc, slow in walk.slow
        if straight > walk.allowance - slow and is_crossed(walk.start, (end,), disc)
    ]
    found.sort(key=lambda each: (square(each[0].x, each[0].y, walk.start.x, walk.start.y), _age(walk, each[0])))
    return found[:3]


def _age(walk: Walk, disc: Disc) -> int:
    """Return the order of equally near discs: creatures first, as they stand, then terrain in order of placing."""
    return walk.placed.index(disc) if disc in walk.placed else -1


class _Ring(msgspec.Struct, frozen=True, gc=False):
    """The corners around a disc that a way round it may turn at, counter-clockwise.

    `there`: the length of the leg from the start, None where that is not free or the corner is no place. `onward`:
    whether the leg to the next corner is free; `steps`: its length.
    """

    corners: tuple[Point, ...]
    usable: tuple[bool, ...]
    there: tuple[int | None, ...]
    onward: tuple[bool, ...]
    steps: tuple[int, ...]


@lru_cache(maxsize=512)
def _ring(walk: Walk, disc: Disc, keep: int) -> _Ring:
    """Return the corners around a disc; many ends are tried with the same ones."""
    start, radius = walk.start, walk.radius
    corners = tuple([shifted(disc.centre, towards, keep + keep // 20 + 2) for towards in DIRECTIONS])
    following = (*corners[1:], corners[0])
    # The disc itself forbids most legs, so it is looked at first.
    discs = (disc, *walk.solid) if disc in walk.solid else walk.solid
    usable = tuple([is_on_field(corner, radius, walk.corner) for corner in corners])
    return _Ring(
        corners,
        usable,
        tuple(
            [
                leg_length(start, corner) if on_field and first_near(start, corner, discs, radius) is None else None
                for corner, on_field in zip(corners, usable, strict=True)
            ]
        ),
        tuple([first_near(*ends, discs, radius) is None for ends in zip(corners, following, strict=True)]),
        tuple([leg_length(*ends) for ends in zip(corners, following, strict=True)]),
    )


def _around(walk: Walk, end: Point, disc: Disc, keep: int) -> Iterator[tuple[int, int, int, tuple[Point, ...]]]:
    """Yield the free polylines through corners around `disc`: length, first corner, sense, path.

    Sense 0 continues counter-clockwise, 1 clockwise; a polyline with one corner has sense 0.
    """
    ring = _ring(walk, disc, keep)
    corners, most = ring.corners, walk.allowance
    onward = [leg_length(corner, end) for corner in corners]
    frees: dict[int, bool] = {}

    def is_last(at: int) -> bool:
        """Return whether the leg from a corner to the end is free."""
        if at not in frees:
            frees[at] = first_near(corners[at], end, walk.solid, walk.radius) is None
        return frees[at]

    for j, there in enumerate(ring.there):
        # No polyline is shorter than the straight ways to its first corner and on from there.
        if there is None or there + onward[j] > most:
            continue
        if is_last(j):
            yield there + onward[j], j, 0, (corners[j], end)
        for sense, step in ((0, 1), (1, -1)):
            length, at = there, j
            path: tuple[Point, ...] = (corners[j],)
            while len(path) < MOST_LEGS - 1:
                leg = at if step == 1 else (at - 1) % 12
                following = (at + step) % 12
                length += ring.steps[leg]
                if not ring.usable[following] or length + onward[following] > most or not ring.onward[leg]:
                    break
                at = following
                path = (*path, corners[at])
                if is_last(at):
                    yield length + onward[at], j, sense, (*path, end)


def contact_point(walk: Walk, target: Disc, towards: Point, fan: tuple[int, ...] = FAN) -> tuple[Point, ...] | None:
    """Return the path to the first point in contact with `target`, seen from `towards`, that has a route (18.4)."""
    return _fan(walk, target, towards, walk.radius + target.r + 1, fan)


def point_before(walk: Walk, target: Disc) -> tuple[Point, ...] | None:
    """Return the path to the first point just out of contact with `target` on the near side (18.5)."""
    return _fan(walk, target, direction(target.centre, walk.start), walk.radius + target.r + 3, FAN)


def _fan(walk: Walk, target: Disc, towards: Point, away: int, fan: tuple[int, ...]) -> tuple[Point, ...] | None:
    if square(walk.start.x, walk.start.y, target.x, target.y) > (walk.allowance + away + 1) ** 2:
        return None
    for steps in fan:
        path = route(walk, shifted(target.centre, turned(towards, steps), away))
        if path is not None:
            return path
    return None


def far(walk: Walk, towards: Point) -> tuple[Point, ...] | None:
    """Return the first legal straight leg in a direction, the farthest first (18.4)."""
    if towards == (0, 0):
        return None
    most = walk.allowance
    limit = _limit(walk, towards)
    for distance in (most, most - 1, most - 2, *range(most - 5, 4, -5)):
        if 1 <= distance <= limit:
            end = shifted(walk.start, towards, distance)
            if is_straight(walk, end):
                return (end,)
    return None


def _limit(walk: Walk, towards: Point) -> int:
    """Return a distance beyond which no straight leg in a direction is free; nearer ones may be blocked as well."""
    limit = walk.allowance
    long = isqrt(towards.x * towards.x + towards.y * towards.y) + 1
    for part, start, far_end in ((towards.x, walk.start.x, walk.corner.x), (towards.y, walk.start.y, walk.corner.y)):
        if part:
            room = far_end - walk.radius - start if part > 0 else start - walk.radius
            limit = min(limit, (room + 1) * long // abs(part) + 1)
    for disc in () if walk.flies else walk.solid:
        blocked = entry(walk.start, towards, disc, walk.radius)
        if blocked is not None:
            limit = min(limit, blocked)
    return limit
