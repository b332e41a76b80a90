"""Faults that can be seen in a scene without drawing it: too small, off the canvas, covered, one over another. Pure."""

from collections.abc import Iterator, Sequence
from typing import Final

from render.drawing.lettering import SMALLEST
from render.drawing.scene import WIDTH, Area, Mark, Point, Scene

_RIM: Final = Area(6, 2, WIDTH - 12, 0)
"""Nothing that must be seen comes nearer to the rim of the canvas (px)."""

_TOUCH: Final = 1.5
"""Areas may share this many px: they are a little larger than what is drawn."""


def faults(scene: Scene) -> list[str]:
    """Return what is wrong with `scene`, in drawing order; nothing for a good one."""
    found: list[str] = []
    for place, mark in enumerate(scene.marks):
        if mark.kind == "ink":
            found += _own_faults(mark, scene.height)
            found += [f"{later.what!r} lies over {mark.what!r}" for later in _over(mark, scene.marks[place + 1 :])]
    return found


def _own_faults(mark: Mark, height: float) -> Iterator[str]:
    if 0 < mark.size < SMALLEST:
        yield f"{mark.what!r} has only {mark.size:.0f} px"
    area = mark.area
    off_side = area.x < _RIM.x or area.right > _RIM.right
    if off_side or area.y < _RIM.y or area.bottom > height - _RIM.y:
        yield f"{mark.what!r} leaves the canvas"


def _over(mark: Mark, later: Sequence[Mark]) -> Iterator[Mark]:
    """Yield the later marks that hide or cross `mark`."""
    for other in later:
        if mark.area.overlap(other.area) > _TOUCH and (other.kind == "ink" or _reaches(other.corners, mark.area)):
            yield other


def _reaches(shape: tuple[Point, ...], area: Area) -> bool:
    """Say whether a convex shape and an area overlap: no straight line along a side parts them."""
    square = area.grown(-_TOUCH).corners()
    for (x1, y1), (x2, y2) in zip(shape, shape[1:] + shape[:1], strict=True):
        across, down = y2 - y1, x1 - x2
        own = [across * x + down * y for x, y in shape]
        its = [across * x + down * y for x, y in square]
        if max(own) <= min(its) or max(its) <= min(own):
            return False
    return True
