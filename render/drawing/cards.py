"""Cards as pools show them, wide and low: price, sign and marks at the left, name and what they say beside. Pure."""

from typing import Final

import msgspec

from render.drawing.lettering import BOLD, GLANCE, fit_lines, fits
from render.drawing.marks import LEGAL
from render.drawing.palette import EDGE, GAIN, GROUND, INK, INK2, LINE, mix
from render.drawing.scene import Area, Scene, Stroke

_WORDS_X: Final = 184
_TITLE: Final = 33
_TITLE_STEP: Final = 36
_BODIES: Final = (33, 30, 27)
"""Sizes for what a card says: the largest in which all of it has room, and the last one else."""
_BODY_LEADING: Final = 4


class Face(msgspec.Struct, frozen=True):
    """What is printed on a card: `cost`, and a `figure` with its icon.

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


def draw_card(scene: Scene, area: Area, face: Face, *, legal: bool = False) -> None:
    """Draw a card in a ring if the reader may choose it. Marks have room in the lower left corner."""
    scene.rect(area, face.tint, 14, LEGAL if legal else Stroke(LINE, 2))
    _figures(scene, area, face)
    room = area.w - _WORDS_X - 12
    title, size = fit_lines(face.title, room, 2, _TITLE, BOLD, least=GLANCE)
    low = area.y + 40
    for line in title:
        scene.text((area.x + _WORDS_X, low), line, size, INK, BOLD, least=GLANCE)
        low += _TITLE_STEP
    lines = {size: max(1, int((area.bottom - 8 - low) // (size + _BODY_LEADING)) + 1) for size in _BODIES}
    size = next((each for each in _BODIES if fits(face.body, room, lines[each], least=each)), _BODIES[-1])
    at, step = (area.x + _WORDS_X, low), size + _BODY_LEADING
    scene.block(at, face.body, room, lines[size], size, colour=INK2, step=step)


def draw_empty(scene: Scene, area: Area, words: str) -> None:
    """Draw a place without a card."""
    scene.rect(area, radius=14, stroke=Stroke(EDGE, 2, "4 8"))
    x, y = area.middle
    scene.text((x, y + 10), words, 28, INK2, anchor="middle")


def _figures(scene: Scene, area: Area, face: Face) -> None:
    x, y = area.x + 40, area.y + 44
    scene.circle((x, y), 29, INK)
    scene.text((x, y + 14), str(face.cost), 40, GROUND, BOLD, anchor="middle", least=GLANCE)
    if face.price is not None and face.price != face.cost:
        scene.circle((x, y + 58), 26, GAIN)
        scene.text((x, y + 70), str(face.price), 36, GROUND, BOLD, anchor="middle", least=GLANCE)
    scene.icon(face.icon, (area.x + 120, area.y + 58), 84, mix(INK, face.tint, 0.12))
    if face.figure is not None:
        scene.icon(face.figure_icon, (area.x + 104, area.y + 122), 38)
        scene.text((area.x + 128, area.y + 135), str(face.figure), 38, INK, BOLD, least=GLANCE)
