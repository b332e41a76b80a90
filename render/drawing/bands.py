"""Head, foot, panels and section titles: the same height and type on every picture. Pure."""

from typing import Final

import msgspec

from render.drawing.lettering import BOLD, TITLE, fit, width
from render.drawing.palette import GROUND, INK, INK2, LINE, SURFACE
from render.drawing.scene import WIDTH, Area, Scene, Stroke

MARGIN: Final = 12
GAP: Final = 8
EDGE: Final = 24
"""Texts of bands begin this far from the rim (px)."""

HEAD: Final = 96
"""Height of the head (px)."""

_TITLE_X: Final = 94
_RIGHT_ROOM: Final = 400


class Head(msgspec.Struct, frozen=True):
    """What a head says: `icon`, `title`, `phase` below it; at the right who is awaited (`strong`) and a `note`.

    Without an icon its place stays free.
    """

    icon: str
    title: str
    phase: str
    strong: str = ""
    note: str = ""


def head(scene: Scene, says: Head) -> None:
    """Draw the head."""
    scene.rect(Area(0, 0, WIDTH, HEAD), SURFACE)
    scene.rect(Area(0, HEAD - 2, WIDTH, 2), LINE)
    if says.icon:
        scene.icon(says.icon, (52, 47), 52)
    strong, strong_size = fit(says.strong, _RIGHT_ROOM, 24, BOLD)
    note, note_size = fit(says.note, _RIGHT_ROOM, 22)
    taken = max(width(strong, strong_size, BOLD), width(note, note_size))
    room = WIDTH - EDGE - _TITLE_X - taken - EDGE
    title, size = fit(says.title, room, 40, TITLE)
    scene.text((_TITLE_X, 46), title, size, face=TITLE)
    phase, size = fit(says.phase, room, 24)
    scene.text((_TITLE_X, 80), phase, size, INK2)
    if strong:
        scene.text((WIDTH - EDGE, 44), strong, strong_size, INK, BOLD, anchor="end")
    if note:
        scene.text((WIDTH - EDGE, 78), note, note_size, INK2, anchor="end")


def foot(scene: Scene, y: float) -> None:
    """Draw the ground of the foot, from `y` down to the rim."""
    scene.rect(Area(0, y, WIDTH, scene.height - y), GROUND)
    scene.rect(Area(0, y, WIDTH, 2), LINE)


def panel(scene: Scene, area: Area, *, chosen: bool = False) -> None:
    """Draw a panel; `chosen` frames it in ivory."""
    scene.rect(area, SURFACE, 12, Stroke(INK, 4) if chosen else None)


def places(area: Area, count: int, columns: int = 0, *, high: float | None = None, gap: float = GAP) -> list[Area]:
    """Return places for `count` things in `area`: side by side, or in rows of `columns`.

    Rows are `high` px, or share the height of `area`.
    """
    columns = max(1, columns or count)
    wide = (area.w - gap * (columns - 1)) / columns
    rows = max(1, -(-count // columns))
    high = (area.h - gap * (rows - 1)) / rows if high is None else high
    spots = (divmod(turn, columns) for turn in range(count))
    return [Area(area.x + column * (wide + gap), area.y + row * (high + gap), wide, high) for row, column in spots]


def across(y: float, high: float) -> Area:
    """Return the area between the margins from `y` down."""
    return Area(MARGIN, y, WIDTH - 2 * MARGIN, high)


def section(scene: Scene, y: float, icon: str, title: str, note: str = "") -> None:
    """Write a section's title with its baseline at `y`, and a note at the right."""
    scene.icon(icon, (36, y - 10), 34)
    scene.text((62, y), title, 32, face=TITLE)
    if note:
        scene.text((WIDTH - EDGE, y), note, 22, INK2, anchor="end")
