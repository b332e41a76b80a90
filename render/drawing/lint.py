"""Faults that are found in a scene without drawing it: too small, cut, off the canvas, one over another. Pure."""

from collections.abc import Iterator, Sequence
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
            near = sorted({later for row in _touched(mark.area) for later in rows.get(row, ()) if later > place})
            found += _own_faults(mark, scene.height)
            found += [f"{marks[at].what!r} lies over {mark.what!r}" for at in near if _hides(marks[at], mark)]
    return found


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
    """Return whether `later` hides or crosses `mark`."""
    overlap = mark.area.overlap(later.area) > _TOUCH
    return overlap and (later.kind == "ink" or _reaches(later.corners, mark.area))


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
