"""One creature about to go, and the ways round a disc that is in its way (SPEC 5.8, 18.4). Pure."""

from collections.abc import Iterator
from functools import lru_cache
from math import isqrt

import msgspec

from games.legends_of_signum.geometry import DIRECTIONS, Disc, Point, first_near, is_on_field, leg_length, shifted
from games.legends_of_signum.parameters import MOST_LEGS


class Walk(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """All that matters of the table for one creature's Move, Run or Rush move.

    `solid`: bases and obstacles in reach that it may not enter, creatures first.
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


class _Ring:
    """The corners around a disc that a way round it may turn at, counter-clockwise; many ends are tried with them.

    `near` are the corners in reach with the lengths of the legs from the start, `steps` the lengths of the legs to the
    next corner. Which of these legs are free is found when it is asked, since most are too long to matter.
    """

    def __init__(self, walk: Walk, disc: Disc, keep: int) -> None:
        """Lay the corners around `disc`, whose edges ways keep so far away from its centre."""
        offsets, self.steps = _outline(keep)
        self.corners = tuple([Point(disc.x + x, disc.y + y) for x, y in offsets])
        lengths = enumerate([leg_length(walk.start, corner) for corner in self.corners])
        self.near = tuple([(at, length) for at, length in lengths if length <= walk.allowance])
        self._walk = walk
        # The disc itself forbids most legs, so it is looked at first.
        self._discs = (disc, *walk.solid) if disc in walk.solid else walk.solid
        self._usable: dict[int, bool] = {}
        self._reached: dict[int, bool] = {}
        self._passed: dict[int, bool] = {}

    def is_usable(self, at: int) -> bool:
        """Return whether the creature may stand on a corner, as far as the field goes."""
        if at not in self._usable:
            self._usable[at] = is_on_field(self.corners[at], self._walk.radius, self._walk.corner)
        return self._usable[at]

    def is_reached(self, at: int) -> bool:
        """Return whether the leg from the start to a corner is free."""
        if at not in self._reached:
            self._reached[at] = self.is_usable(at) and self._is_free(self._walk.start, self.corners[at])
        return self._reached[at]

    def is_passed(self, at: int) -> bool:
        """Return whether the leg from a corner to the next one is free."""
        if at not in self._passed:
            self._passed[at] = self._is_free(self.corners[at], self.corners[(at + 1) % 12])
        return self._passed[at]

    def _is_free(self, start: Point, end: Point) -> bool:
        return first_near(start, end, self._discs, self._walk.radius) is None


@lru_cache(maxsize=256)
def _outline(keep: int) -> tuple[tuple[Point, ...], tuple[int, ...]]:
    """Return where the corners around a disc lie seen from its centre, and how far each is from the next one."""
    corners = tuple([shifted(Point(0, 0), towards, keep + keep // 20 + 2) for towards in DIRECTIONS])
    return corners, tuple([leg_length(*ends) for ends in zip(corners, (*corners[1:], corners[0]), strict=True)])


_ring = lru_cache(maxsize=512)(_Ring)


def ways_round(
    walk: Walk, end: Point, disc: Disc, keep: int, most: int
) -> Iterator[tuple[int, int, int, tuple[Point, ...]]]:
    """Yield free polylines through corners around `disc`, no longer than `most`: length, first corner, sense, path.

    Sense 0 continues counter-clockwise, 1 clockwise; a polyline with one corner has sense 0. Where nothing slows, what
    is longer than one yielded already may be left out.
    """
    ring = _ring(walk, disc, keep)
    if not ring.near:
        return
    corners = ring.corners
    end_x, end_y = end
    squares = [(x - end_x) ** 2 + (y - end_y) ** 2 for x, y in corners]
    onward = [isqrt(each - 1) + 1 if each else 0 for each in squares]
    frees: dict[int, bool] = {}

    def is_last(at: int) -> bool:
        """Return whether the leg from a corner to the end is free."""
        if at not in frees:
            frees[at] = first_near(corners[at], end, walk.solid, walk.radius) is None
        return frees[at]

    # No polyline is shorter than the straight ways to its first corner and on from there.
    for least, j, there in sorted([(there + onward[j], j, there) for j, there in ring.near]):
        if least > most:
            return
        if not ring.is_reached(j):
            continue
        if is_last(j):
            yield least, j, 0, (corners[j], end)
            if not walk.slow:
                # All that turn at more corners are longer, or as long with more legs, and so come after this one.
                return
        for sense, step in ((0, 1), (1, -1)):
            length, at = there, j
            path: tuple[Point, ...] = (corners[j],)
            while len(path) < MOST_LEGS - 1:
                leg = at if step == 1 else (at - 1) % 12
                following = (at + step) % 12
                length += ring.steps[leg]
                if length + onward[following] > most or not ring.is_usable(following) or not ring.is_passed(leg):
                    break
                at = following
                path = (*path, corners[at])
                if is_last(at):
                    whole = length + onward[at]
                    yield whole, j, sense, (*path, end)
                    if whole < most and not walk.slow:
                        most = whole
