"""Cards as pools show them: price, sign, name, what they say. Pure."""

from typing import Final

import msgspec

from render.drawing.lettering import BOLD, balanced, fit_lines
from render.drawing.marks import LEGAL, chip
from render.drawing.palette import EDGE, GAIN, GROUND, INK, INK2, LINE, mix
from render.drawing.scene import Area, Scene, Stroke

FOOT: Final = 44
"""Height at the lower end of a card that is left free for marks (px)."""

_TITLE: Final = 162
_TITLE_STEP: Final = 28
_BODY_STEP: Final = 25


class Face(msgspec.Struct, frozen=True):
    """What is printed on a card: `cost`, and at the right a `figure` with its icon.

    `price` is what the reader would pay, shown where it differs from the cost.
    """

    title: str
    body: str
    icon: str
    tint: str
    cost: int
    price: int | None = None
    figure: int | None = None
    figure_icon: str = ""


def draw_card(scene: Scene, area: Area, face: Face, *, command: str = "", foot: bool = False) -> None:
    """Draw a card; `command` is the name a legal choice takes, `foot` keeps room for marks at its lower end."""
    x, y, w, _ = area
    scene.rect(area, face.tint, 14, LEGAL if command else Stroke(LINE, 2))
    _figures(scene, area, face)
    scene.icon(face.icon, (x + w / 2, y + 88), 86, mix(INK, face.tint, 0.12))
    title, size = fit_lines(face.title, w - 20, 2, 27, BOLD)
    low = y + _TITLE
    for line in balanced(title, size, BOLD):
        scene.text((x + w / 2, low), line, size, INK, BOLD, anchor="middle")
        low += _TITLE_STEP
    room = int((area.bottom - (FOOT if foot or command else 8) - low) // _BODY_STEP) + 1
    body, size = fit_lines(face.body, w - 24, max(1, room), 22)
    for line in balanced(body, size):
        scene.text((x + w / 2, low + 2), line, size, INK2, anchor="middle")
        low += _BODY_STEP
    if command:
        chip(scene, (area.right - 12, area.bottom - FOOT / 2), command, 23, anchor="end")


def draw_empty(scene: Scene, area: Area, words: str) -> None:
    """Draw a place without a card."""
    scene.rect(area, radius=14, stroke=Stroke(EDGE, 2, "4 8"))
    x, y = area.middle
    scene.text((x, y + 8), words, 22, INK2, anchor="middle")


def _figures(scene: Scene, area: Area, face: Face) -> None:
    x, y = area.x + 36, area.y + 38
    scene.circle((x, y), 25, INK)
    scene.text((x, y + 11), str(face.cost), 32, GROUND, BOLD, anchor="middle")
    if face.price is not None and face.price != face.cost:
        scene.circle((x, y + 54), 20, GAIN)
        scene.text((x, y + 63), str(face.price), 27, GROUND, BOLD, anchor="middle")
    if face.figure is not None:
        right = area.right - 18
        wide = scene.text((right, y + 11), str(face.figure), 34, INK, BOLD, anchor="end")
        scene.icon(face.figure_icon, (right - wide - 24, y), 32)
