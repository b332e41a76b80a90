"""What the marks of a picture mean, in one line below it. Pure; px on the picture."""

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from render.drawing.bands import EDGE
from render.drawing.lettering import READ, width
from render.drawing.marks import brackets
from render.drawing.palette import GROUND, INK, INK2
from render.drawing.scene import WIDTH, Point, Scene, Stroke, around
from text import Words

_HIGH: Final = 40
_SIGN: Final = 46
_GAP: Final = 26
_SIZE: Final = 25


class Sign(msgspec.Struct, frozen=True):
    """A mark and what it means: an icon, a disc of a colour, or what is drawn around new and legal things."""

    means: str
    icon: str = ""
    disc: str = ""
    mark: Literal["", "new", "legal"] = ""


def marks(words: Words, *, new: bool = False, legal: bool = False) -> list[Sign]:
    """Return what is drawn around new and legal things, as far as there are any."""
    shown: tuple[tuple[Literal["new", "legal"], bool], ...] = (("new", new), ("legal", legal))
    return [Sign(words(f"picture-sign-{mark}"), mark=mark) for mark, is_there in shown if is_there]


def legend_height(signs: Sequence[Sign]) -> float:
    """Return how high the legend is; nothing without signs."""
    return len(_rows(signs)) * _HIGH


def draw_legend(scene: Scene, y: float, signs: Sequence[Sign]) -> None:
    """Draw each sign with its meaning, in as many rows as they need."""
    for turn, row in enumerate(_rows(signs)):
        x, middle = float(EDGE), y + (turn + 0.5) * _HIGH
        for sign in row:
            _draw(scene, sign, (x + 16, middle))
            x += _SIGN + scene.text((x + _SIGN, middle + 9), sign.means, _SIZE, INK2, least=READ) + _GAP


def _rows(signs: Sequence[Sign]) -> list[list[Sign]]:
    rows: list[list[Sign]] = []
    left = 0.0
    for sign in signs:
        wide = _SIGN + width(sign.means, _SIZE)
        if wide > left or not rows:
            rows.append([])
            left = WIDTH - 2.0 * EDGE
        rows[-1].append(sign)
        left -= wide + _GAP
    return rows


def _draw(scene: Scene, sign: Sign, middle: Point) -> None:
    area = around(middle, 14)
    if sign.icon:
        scene.icon(sign.icon, middle, 34)
    elif sign.disc:
        scene.circle(middle, 15, sign.disc, Stroke(GROUND, 1))
    elif sign.mark == "new":
        brackets(scene, area, 10)
    else:
        scene.rect(area, radius=8, stroke=Stroke(INK, 4, "9 6"))
