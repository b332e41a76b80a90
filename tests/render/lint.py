"""Faults that are found in a scene without drawing it: too small, cut, off the canvas, one over another. Pure."""

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from render.drawing.lettering import ELLIPSIS, SMALLEST
from render.drawing.scene import WIDTH, Area, Mark, Point, Scene

_RIM: Final = Area(6, 2, WIDTH - 12, 0)
"""Nothing that must be seen comes nearer to the rim of the canvas (px)."""

_TOUCH: Final = 1.5
"""Areas may share this many px: they are a little larger than what is drawn."""

_STRIP: Final = 40
_ROUNDING: Final = 0.01


def faults(scene: Scene) -> list[str]:
    """Return what is wrong with `scene`, in drawing order; nothing for a good one."""
    found: list[str] = []
    marks = scene.marks
    rows = _rows(marks)
    for place, mark in enumerate(marks):
        if mark.kind == "ink":
            found += _own_faults(mark, scene.height)
            over = [marks[at] for at in _over(place, marks, rows)]
            found += [f"{later.what!r} lies over {mark.what!r}" for later in over if _hides(later, mark)]
    return found


def _over(place: int, marks: Sequence[Mark], rows: Mapping[int, Sequence[int]]) -> list[int]:
    """Return the places of the later marks that share more than a touch with that at `place`.

    A picture has ten thousands of pairs to compare, so this is `Area.overlap` without its calls.
    """
    area = marks[place].area
    if min(area.w, area.h) <= _TOUCH:
        return []
    left, top, right, bottom = area.x + _TOUCH, area.y + _TOUCH, area.right - _TOUCH, area.bottom - _TOUCH
    found: set[int] = set()
    for row in _touched(area):
        places = rows.get(row, ())
        for at in places[bisect_right(places, place) :]:
            x, y, w, h = marks[at].area
            if x < right and y < bottom and x + w > left and y + h > top and w > _TOUCH < h:
                found.add(at)
    return sorted(found)


def _rows(marks: Sequence[Mark]) -> dict[int, list[int]]:
    """Return the places of `marks` by the strips of the canvas they touch, so that few pairs are compared."""
    rows: dict[int, list[int]] = {}
    for place, mark in enumerate(marks):
        for row in _touched(mark.area):
            rows.setdefault(row, []).append(place)
    return rows


def _touched(area: Area) -> range:
    return range(int(area.y // _STRIP), int(area.bottom // _STRIP) + 1)


def _own_faults(mark: Mark, height: float) -> Iterator[str]:
    if 0 < mark.size < max(mark.least, SMALLEST) - _ROUNDING:
        yield f"{mark.what!r} has only {mark.size:.0f} px"
    if mark.what.endswith(ELLIPSIS) and not mark.cut:
        yield f"{mark.what!r} is cut"
    area = mark.area
    off_side = area.x < _RIM.x or area.right > _RIM.right
    if off_side or area.y < _RIM.y or area.bottom > height - _RIM.y:
        yield f"{mark.what!r} leaves the canvas"


def _hides(later: Mark, mark: Mark) -> bool:
    """Return whether `later`, whose area overlaps, hides or crosses `mark`."""
    return later.kind == "ink" or _reaches(later.corners, mark.area)


def _reaches(shape: tuple[Point, ...], area: Area) -> bool:
    """Return whether a convex shape and an area overlap: no straight line along a side parts them."""
    square = area.grown(-_TOUCH).corners()
    for (x1, y1), (x2, y2) in zip(shape, shape[1:] + shape[:1], strict=True):
        across, down = y2 - y1, x1 - x2
        own = [across * x + down * y for x, y in shape]
        its = [across * x + down * y for x, y in square]
        if max(own) <= min(its) or max(its) <= min(own):
            return False
    return True
