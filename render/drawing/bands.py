"""Head, foot, panels and section titles: the same height and type on every picture. Pure."""

from typing import Final

import msgspec

from render.drawing.lettering import BOLD, GLANCE, READ, TITLE, width
from render.drawing.palette import GROUND, INK, INK2, LINE, SURFACE
from render.drawing.scene import WIDTH, Area, Scene, Stroke

MARGIN: Final = 12
GAP: Final = 8
EDGE: Final = 24
"""Texts of bands begin this far from the rim (px)."""

HEAD: Final = 112
"""Height of the head (px)."""

_TITLE_X: Final = 96
_RIGHT_ROOM: Final = 380


class Head(msgspec.Struct, frozen=True):
    """What a head says: `icon`, `title`, `phase` below it; at the right who is awaited (`strong`) and a `note`.

    Without an icon its place stays free. `named`: the phase has the name of a player, which may be too long.
    """

    icon: str
    title: str
    phase: str
    strong: str = ""
    note: str = ""
    named: bool = False


def head(scene: Scene, says: Head) -> None:
    """Draw the head."""
    scene.rect(Area(0, 0, WIDTH, HEAD), SURFACE)
    scene.rect(Area(0, HEAD - 2, WIDTH, 2), LINE)
    if says.icon:
        scene.icon(says.icon, (52, 56), 68)
    whole = WIDTH - EDGE - _TITLE_X
    left = width(says.title, GLANCE, TITLE)
    room = max(_RIGHT_ROOM, whole - left - EDGE)
    taken = 0.0
    if says.strong:
        # Who is awaited may have a long name: what surely remains to be seen is the frame around his things.
        taken = scene.fitted((WIDTH - EDGE, 52), says.strong, room, 36, face=BOLD, anchor="end", least=GLANCE, cut=True)
    scene.fitted((_TITLE_X, 52), says.title, whole - taken - EDGE, 46, face=TITLE)
    taken = 0.0
    if says.note:
        room = max(_RIGHT_ROOM + 40, whole - width(says.phase, READ) - EDGE)
        taken = scene.fitted((WIDTH - EDGE, 94), says.note, room, 30, INK2, anchor="end")
    scene.fitted((_TITLE_X, 94), says.phase, whole - taken - EDGE, 30, INK2, cut=says.named)


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
    scene.icon(icon, (38, y - 11), 40)
    wide = scene.text((68, y), title, 36, face=TITLE)
    if note:
        scene.fitted((WIDTH - EDGE, y), note, WIDTH - EDGE - 92 - wide, 28, INK2, anchor="end")
