"""Which ways a creature may go: allowance, free path, and how to get there (SPEC 5.6 to 5.9, 18.4). Pure.

A `Walk` gathers what matters of the table once; then every path is tested against it. A path is the points after the
start, four at most; a stay is one leg of length 0.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import isqrt
from typing import Final, Literal

from games.kernel.errors import IllegalMove
from games.legends_of_signum.detours import Walk, ways_round
from games.legends_of_signum.geometry import (
    CONTACT,
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
    is_inside,
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

BEFORE: Final = CONTACT + 1
"""How far apart two bases are that just do not touch (mm)."""


def walk_of(table: Table, unit: Unit, gait: Gait, farthest: int | None = None) -> Walk:
    """Return what a Move, Run or Rush move of `unit` has to reckon with, on ways to points no farther than that."""
    start, radius = Point(unit.x, unit.y), unit.data.radius
    most = allowance(table, unit, run=gait == "run")
    reach = most if farthest is None else min(most, farthest)
    others = _solid_discs(table, unit)
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
    """Return the first thing that forbids a path (5.6, 5.7, 5.8), or None.

    `legs` (`most`), `off_field` (`x`, `y`), `not_free` (`by`), `way_blocked` (`leg`, `by`), `too_long` (`length`,
    `allowance`, `slow`), `ends_in_contact` (`unit`).
    """
    corner, start, radius = field(table), Point(unit.x, unit.y), unit.data.radius
    if not 1 <= len(path) <= MOST_LEGS:
        return IllegalMove("legs", most=MOST_LEGS)
    for point in path:
        if not is_on_field(point, radius, corner):
            return IllegalMove("off_field", x=point.x, y=point.y)
    discs = _solid_discs(table, unit)
    occupied = first_overlap(path[-1], radius, discs)
    if occupied is not None:
        return IllegalMove("not_free", by=solids(table, unit)[occupied])
    blocked = None if has(table, unit, "flight") else first_blocked(start, path, discs, radius)
    if blocked is not None:
        return IllegalMove("way_blocked", leg=blocked[0] + 1, by=solids(table, unit)[blocked[1]])
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


def _solid_discs(table: Table, unit: Unit) -> list[Disc]:
    """Return what `unit` may not overlap: the other creatures as they stand, then obstacles in order of placing."""
    found = [other.disc for other in table.units if other.id != unit.id]
    found += [token.disc for token in table.tokens if not token.data.area]
    return found


def solids(table: Table, unit: Unit | None) -> dict[Disc, str]:
    """Return everything that may not be overlapped, by disc: labels of the other creatures, ids of obstacles."""
    found = {other.disc: other.id for other in table.units if unit is None or other.id != unit.id}
    found.update({token.disc: token.card for token in table.tokens if not token.data.area})
    return found


def is_straight(walk: Walk, end: Point, met: Sequence[Disc] | None = None) -> bool:
    """Return whether the straight leg to `end` is legal: as `objection_to_path` says, and quicker.

    `met` are those of the solid discs that such a leg can meet, if they are known.
    """
    start, radius = walk.start, walk.radius
    x, y = end
    by_x, by_y = x - start[0], y - start[1]
    if by_x * by_x + by_y * by_y > walk.allowance * walk.allowance:
        return False
    if not (radius <= x <= walk.corner[0] - radius and radius <= y <= walk.corner[1] - radius):
        return False
    if walk.flies:
        return is_end(walk, end)
    if met is None:
        met = walk.solid
    if met and first_near(start, end, met, radius) is not None:
        return False
    if walk.slow and _is_too_long(walk, (end,), leg_length(start, end)):
        return False
    return not (walk.shunned and _is_shunned(walk, end))


def is_end(walk: Walk, point: Point) -> bool:
    """Return whether the creature may come to rest at `point`, however it gets there (5.3, 5.8)."""
    if not is_on_field(point, walk.radius, walk.corner):
        return False
    if first_overlap(point, walk.radius, walk.solid) is not None:
        return False
    return not (walk.shunned and _is_shunned(walk, point))


def _is_shunned(walk: Walk, point: Point) -> bool:
    """Return whether the creature would be in contact with an enemy, as a Run or Rush move must not end (4.10)."""
    px, py = point
    reach = walk.radius + CONTACT
    for disc in walk.shunned:
        x, y, distance = px - disc.x, py - disc.y, disc.r + reach
        if x * x + y * y <= distance * distance:
            return True
    return False


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
    most = walk.allowance
    for place, (disc, grow) in enumerate(_forbidding(walk, end, straight)):
        for length, j, sense, path in ways_round(walk, end, disc, grow, most):
            found.append((length, len(path), place, j, sense, path))
            if length < most and not walk.slow:
                most = length
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


def contact_point(walk: Walk, target: Disc, towards: Point, fan: tuple[int, ...] = FAN) -> tuple[Point, ...] | None:
    """Return the path to the first point in contact with `target`, seen from `towards`, that has a route (18.4)."""
    return _fan(walk, target, towards, walk.radius + target.r + 1, fan)


def point_before(walk: Walk, target: Disc) -> tuple[Point, ...] | None:
    """Return the path to the first point just out of contact with `target` on the near side (18.5)."""
    return _fan(walk, target, direction(target.centre, walk.start), walk.radius + target.r + BEFORE, FAN)


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
    met, limit = _ahead(walk, towards, _room(walk, towards))
    for distance in _by_fives(walk.allowance):
        if distance <= limit:
            end = shifted(walk.start, towards, distance)
            if is_straight(walk, end, met):
                return (end,)
    return None


@lru_cache(maxsize=512)
def _by_fives(most: int) -> tuple[int, ...]:
    """Return the distances that `far` tries (18.4)."""
    return tuple(distance for distance in (most, most - 1, most - 2, *range(most - 5, 4, -5)) if distance > 0)


def _room(walk: Walk, towards: Point) -> int:
    """Return the longest straight leg in a direction that stays on the field, at most the allowance."""
    limit = walk.allowance
    whole = towards.x * towards.x + towards.y * towards.y
    for part, start, far_end in ((towards.x, walk.start.x, walk.corner.x), (towards.y, walk.start.y, walk.corner.y)):
        room = (far_end - start if part > 0 else start) - walk.radius
        if part and room < limit:
            # So far along this axis, and no half of a millimetre more, which would be rounded up.
            twice = 2 * room + 1
            limit = min(limit, isqrt((twice * twice * whole - 1) // (4 * part * part)) if twice > 0 else 0)
    return limit


def _ahead(walk: Walk, towards: Point, limit: int) -> tuple[list[Disc], int]:
    """Return the solid discs that straight legs in a direction can meet, and how long these legs can be.

    Legs of the length returned may be blocked as well. A millimetre is allowed for, since ends of legs are rounded.
    """
    solid: list[Disc] = []
    if not walk.solid and not walk.slow:
        return solid, limit
    x, y = walk.start
    dx, dy = towards
    whole = dx * dx + dy * dy
    for disc in walk.solid:
        ex, ey, reach = disc.x - x, disc.y - y, disc.r + walk.radius + 1
        across = ex * dy - ey * dx
        if across * across < reach * reach * whole and (ex * dx + ey * dy > 0 or ex * ex + ey * ey < reach * reach):
            solid.append(disc)
            blocked = None if walk.flies else entry(walk.start, towards, disc, walk.radius)
            if blocked is not None and blocked < limit:
                limit = blocked
    for area, slow in walk.slow:
        entered = 0 if is_inside(walk.start, area) else entry(walk.start, towards, area, 0)
        if entered is not None:
            limit = min(limit, max(entered, walk.allowance - slow))
    return solid, limit
