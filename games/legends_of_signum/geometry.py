"""Discs, legs and segments on a field, in whole millimetres and without any rounding (SPEC 5). Pure; no game rules.

A point is (x, y), x to the east and y to the north. A disc is its centre and its radius. Everything is compared in
squares, so that two machines always agree: two discs are within X of each other if the square of the distance of their
centres is at most that of r1 + r2 + X. `isqrt` is the only root.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import isqrt
from typing import Final, NamedTuple

import msgspec

CONTACT = 2
"""Two discs this near count as touching; centres are rounded to millimetres (5.1, 5.4)."""


class Point(NamedTuple):
    """A place in whole millimetres, x to the east, y to the north, or a direction (5.1)."""

    x: int
    y: int


class Disc(msgspec.Struct, frozen=True, gc=False):
    """A base or a token: centre and radius. A struct and no tuple, because very many are made."""

    x: int
    y: int
    r: int

    @property
    def centre(self) -> Point:
        """Return the centre."""
        return Point(self.x, self.y)


Path = Sequence[Point]
"""Where a polyline goes from its start on; one point at least."""

DIRECTIONS: Final[tuple[Point, ...]] = tuple(
    Point(*each)
    for each in (
        (1000, 0), (866, 500), (500, 866), (0, 1000), (-500, 866), (-866, 500),
        (-1000, 0), (-866, -500), (-500, -866), (0, -1000), (500, -866), (866, -500),
    )
)  # fmt: skip
"""Twelve directions, counter-clockwise from the east in steps of 30 degrees (18.4)."""

FAN: Final = (0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6)
"""Steps of 30 degrees away from a direction, the nearest first."""

PUSHES: Final = (30, 25, 20, 15, 10, 5)
"""Distances that a push tries (5.15)."""


def square(ax: int, ay: int, bx: int, by: int) -> int:
    """Return the square of the distance of two points."""
    return (ax - bx) * (ax - bx) + (ay - by) * (ay - by)


def is_overlap(a: Disc, b: Disc) -> bool:
    """Return whether two discs share more than their edge (5.4)."""
    return square(a.x, a.y, b.x, b.y) < (a.r + b.r) ** 2


def is_contact(a: Disc, b: Disc) -> bool:
    """Return whether two discs touch, with the tolerance of rounding (5.4)."""
    return square(a.x, a.y, b.x, b.y) <= (a.r + b.r + CONTACT) ** 2


def is_within(a: Disc, b: Disc, distance: int) -> bool:
    """Return whether the edges of two discs are at most `distance` apart (5.4)."""
    return square(a.x, a.y, b.x, b.y) <= (a.r + b.r + distance) ** 2


def is_apart(a: Disc, b: Disc, distance: int) -> bool:
    """Return whether the edges of two discs are at least `distance` apart (5.4)."""
    return square(a.x, a.y, b.x, b.y) >= (a.r + b.r + distance) ** 2


def is_inside(point: Point, disc: Disc) -> bool:
    """Return whether a point lies in a disc or on its edge (5.14)."""
    return square(point.x, point.y, disc.x, disc.y) <= disc.r * disc.r


def near(point: Point, discs: Iterable[Disc], distance: int) -> tuple[Disc, ...]:
    """Return those of `discs` whose edge is at most `distance` away from a point."""
    px, py = point
    return tuple([disc for disc in discs if (disc.x - px) ** 2 + (disc.y - py) ** 2 <= (disc.r + distance) ** 2])


def gap(a: Disc, b: Disc) -> int:
    """Return the distance of two discs for display, rounded up to whole millimetres and never below 0."""
    return max(0, leg_length(a.centre, b.centre) - a.r - b.r)


def is_on_field(point: Point, radius: int, field: Point) -> bool:
    """Return whether a disc lies wholly on a field that reaches from (0, 0) to `field` (5.3)."""
    return radius <= point.x <= field.x - radius and radius <= point.y <= field.y - radius


def leg_length(a: Point, b: Point) -> int:
    """Return the length of a leg, rounded up to a whole millimetre (5.7)."""
    x, y = a[0] - b[0], a[1] - b[1]
    q = x * x + y * y
    return isqrt(q - 1) + 1 if q else 0


def path_length(start: Point, path: Path) -> int:
    """Return the sum of the lengths of the legs (5.7)."""
    total = 0
    for point in path:
        total += leg_length(start, point)
        start = point
    return total


def legs(start: Point, path: Path) -> Iterable[tuple[Point, Point]]:
    """Return the legs of a path with both their ends."""
    return zip((start, *path[:-1]), path, strict=True)


def is_nearer(a: Point, b: Point, x: int, y: int, distance: int) -> bool:
    """Return whether the segment from `a` to `b` comes strictly nearer to (x, y) than `distance` (5.8)."""
    dx, dy, ex, ey = b.x - a.x, b.y - a.y, x - a.x, y - a.y
    along = ex * dx + ey * dy
    if along <= 0:
        return ex * ex + ey * ey < distance * distance
    whole = dx * dx + dy * dy
    if along >= whole:
        return (x - b.x) ** 2 + (y - b.y) ** 2 < distance * distance
    across = ex * dy - ey * dx
    return across * across < distance * distance * whole


def first_near(a: Point, b: Point, discs: Iterable[Disc], grow: int = 0) -> Disc | None:
    """Return the first of `discs`, each made larger by `grow`, that the segment enters; touching is not entering.

    With `grow` the radius of what moves, this is the free path of 5.8; with 0 the line of sight of 5.12. It is the
    innermost loop of everything, and so repeats `is_nearer` instead of calling it.
    """
    ax, ay = a
    bx, by = b
    dx, dy = bx - ax, by - ay
    whole = dx * dx + dy * dy
    for disc in discs:
        x, y = disc.x, disc.y
        reach = disc.r + grow
        reach *= reach
        ex, ey = x - ax, y - ay
        along = ex * dx + ey * dy
        if along <= 0:
            if ex * ex + ey * ey < reach:
                return disc
        elif along >= whole:
            ex, ey = x - bx, y - by
            if ex * ex + ey * ey < reach:
                return disc
        else:
            across = ex * dy - ey * dx
            if across * across < reach * whole:
                return disc
    return None


def first_blocked(start: Point, path: Path, discs: Sequence[Disc], radius: int) -> tuple[int, Disc] | None:
    """Return the first leg (from 0) that is not free for a disc of `radius`, and what forbids it (5.8)."""
    for number, (a, b) in enumerate(legs(start, path)):
        disc = first_near(a, b, discs, radius)
        if disc is not None:
            return number, disc
    return None


def first_overlap(point: Point, radius: int, discs: Iterable[Disc]) -> Disc | None:
    """Return the first of `discs` that a disc of `radius` at `point` would overlap."""
    px, py = point
    for disc in discs:
        x, y, reach = px - disc.x, py - disc.y, disc.r + radius
        if x * x + y * y < reach * reach:
            return disc
    return None


def is_crossed(start: Point, path: Path, area: Disc) -> bool:
    """Return whether some leg comes into an area, or starts inside it (5.9)."""
    for end in path:
        if is_inside(start, area) or is_nearer(start, end, area.x, area.y, area.r):
            return True
        start = end
    return False


def shifted(point: Point, towards: Point, distance: int) -> Point:
    """Return the point at `distance` from `point` in the direction `towards`, rounded to whole millimetres (5.15).

    Raises:
        ZeroDivisionError: if `towards` is (0, 0).
    """
    by_x, by_y = _shift(towards, distance)
    return Point(point[0] + by_x, point[1] + by_y)


@lru_cache(maxsize=16_384)
def _shift(towards: Point, distance: int) -> tuple[int, int]:
    """Return by how much `shifted` shifts: much the same directions and distances are asked for again and again."""
    dx, dy = towards
    n = dx * dx + dy * dy
    four = 4 * distance * distance
    by_x = (isqrt(four * dx * dx // n) + 1) // 2
    by_y = (isqrt(four * dy * dy // n) + 1) // 2
    return by_x if dx >= 0 else -by_x, by_y if dy >= 0 else -by_y


def entry(start: Point, towards: Point, disc: Disc, grow: int) -> int | None:
    """Return a distance from which on every leg from `start` in the direction `towards` enters `disc` grown by `grow`.

    It is not the smallest one: ends of legs are rounded, so that a millimetre is allowed for. None: such legs may pass.
    """
    ex, ey = disc.x - start.x, disc.y - start.y
    dx, dy = towards
    along = ex * dx + ey * dy
    if along <= 0:
        return None
    n = dx * dx + dy * dy
    reach = disc.r + grow - 1
    left = reach * reach - (ex * dy - ey * dx) ** 2 // n - 1
    return along // isqrt(n) + 1 - isqrt(left) if left > 0 else None


def direction(start: Point, end: Point) -> Point:
    """Return the direction from one point to another."""
    return Point(end.x - start.x, end.y - start.y)


def turned(towards: Point, steps: int) -> Point:
    """Return a direction turned counter-clockwise by steps of 30 degrees (18.4); its length changes."""
    c, s = DIRECTIONS[steps % 12]
    return Point(c * towards.x - s * towards.y, s * towards.x + c * towards.y)


def pushed(pusher: Disc, target: Disc, others: Sequence[Disc], field: Point) -> Point | None:
    """Return where `target` comes to lie when it is pushed straight away from `pusher`, or None (5.15).

    `others` are the bases and obstacles that may not be entered on the way, `pusher` among them.
    """
    start = target.centre
    away = direction(pusher.centre, start)
    for distance in PUSHES:
        end = shifted(start, away, distance)
        if is_on_field(end, target.r, field) and first_near(start, end, others, target.r) is None:
            return end
    return None


def is_covered(attacker: Disc, target: Point, token: Disc, *, area: bool) -> bool:
    """Return whether a token that gives cover does so between the centres of attacker and target (5.13).

    An area that the attacker stands in does not, nor an obstacle that the attacker touches.
    """
    near = is_inside(attacker.centre, token) if area else is_contact(attacker, token)
    return not near and is_nearer(attacker.centre, target, token.x, token.y, token.r)
