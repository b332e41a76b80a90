"""How seats look: colour + shape + monogram, and a pattern on lines and bars, so that colour is never alone. Pure.

Seat 0 is a gold circle, 1 a sky square, 2 a coral triangle, 3 a violet diamond. `r` is the optical radius in px.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from render.drawing.lettering import BOLD, SMALLEST
from render.drawing.palette import GROUND, INK, SEATS, mix
from render.drawing.scene import Area, Point, Scene, Stroke, around, number

CIRCLE, SQUARE, TRIANGLE, DIAMOND = range(4)
_LABEL_FROM: Final = 18
"""Below this radius the shape speaks alone (px)."""

_ICON_SIZE: Final = (1.42, 1.48, 1.08, 1.26)
_SINK: Final = (0, 0, 0.3, 0)
"""Size of an icon inside a piece and how far it sits below the middle, by shape, as a part of `r`."""

_LINE_WIDTH: Final = (15, 15, 17, 20)
_LINE_DASH: Final = ("", "24 11", "1 19", "")


class Livery(msgspec.Struct, frozen=True):
    """The looks of a table's seats. `strong` draws monograms and patterns larger, for colour-blind readers."""

    monograms: tuple[str, ...]
    strong: bool = False

    def mark(self, scene: Scene, seat: int, middle: Point, r: float) -> None:
        """Draw a seat's mark with its monogram, if there is room for it."""
        if self.strong:
            r = max(r, _LABEL_FROM)
        _shape(scene, seat, around(middle, r), SEATS[seat].fill, _rim(r))
        if r >= _LABEL_FROM:
            self._label(scene, seat, middle, r)

    def piece(self, scene: Scene, seat: int, middle: Point, r: float, icon: str, *, badge: Point | None = None) -> None:
        """Draw a seat's piece of the kind that `icon` shows; for the colour-blind its monogram lies `badge` off it."""
        x, y = middle
        _shape(scene, seat, around(middle, r), SEATS[seat].fill, _rim(r))
        scene.icon(icon, (x, y + r * _SINK[seat]), r * _ICON_SIZE[seat], SEATS[seat].ink)
        if self.strong:
            beside = (r, -r * 0.65) if seat == TRIANGLE else (r * 0.8, max(r * 0.96, 26.0))
            across, down = badge or beside
            self._badge(scene, seat, (x + across, y + down))

    def body(self, scene: Scene, seat: int, middle: Point, r: float, *, is_hollow: bool = False) -> None:
        """Draw the bare shape of a seat's piece; a hollow one is dark, with a rim in the seat's colour."""
        fill, rim = (GROUND, Stroke(SEATS[seat].thin, max(2, r / 9))) if is_hollow else (SEATS[seat].fill, _rim(r))
        _shape(scene, seat, around(middle, r), fill, rim)

    def proposed(self, scene: Scene, seat: int, middle: Point, r: float, icon: str) -> None:
        """Draw a piece that is proposed, not yet confirmed: at half strength, in a dashed frame of its seat."""
        x, y = middle
        faded = mix(SEATS[seat].fill, GROUND, 0.5)
        _shape(scene, seat, around(middle, r * 0.9), faded, Stroke(mix(INK, GROUND, 0.5), 1.5))
        scene.icon(icon, (x, y + r * _SINK[seat]), r * _ICON_SIZE[seat] * 0.9, mix(SEATS[seat].ink, faded, 0.2))
        scene.rect(around(middle, r * 1.3), radius=r * 0.4, stroke=Stroke(SEATS[seat].thin, 4, "8 7"))

    def line(self, scene: Scene, seat: int, d: str, *, proposed: bool = False) -> None:
        """Draw the path `d` as a seat's line, with a dark casing; a proposed one is at half strength."""
        colour = mix(SEATS[seat].fill, GROUND, 0.5) if proposed else SEATS[seat].fill
        wide = _LINE_WIDTH[seat] + (3 if self.strong else 0)
        scene.path(d, stroke=Stroke(GROUND, wide + 11))
        scene.path(d, stroke=Stroke(colour, wide, _LINE_DASH[seat]), butt=seat == SQUARE)
        if seat == DIAMOND:
            scene.path(d, stroke=Stroke(GROUND, 8 if self.strong else 6))

    def bar(self, scene: Scene, seat: int, area: Area) -> None:
        """Draw an upright bar in a seat's colour and pattern."""
        fill = SEATS[seat].fill
        scene.rect(area, fill, min(7, area.h / 2))
        pattern = _pattern(seat, area)
        if pattern:
            dark = mix(fill, GROUND, 0.75 if self.strong else 0.3)
            scene.path(pattern, stroke=Stroke(dark, 6 if seat == TRIANGLE else 3.5))

    def _label(self, scene: Scene, seat: int, middle: Point, r: float) -> None:
        monogram = self.monograms[seat]
        share = (1.02 if seat in (CIRCLE, SQUARE) else 0.86) * (1 if len(monogram) == 1 else 0.8)
        size = max(SMALLEST, r * share * (1.15 if self.strong else 1))
        low = middle[1] + size * 0.35 + (r * 0.26 if seat == TRIANGLE else 0)
        scene.text((middle[0], low), monogram, size, SEATS[seat].ink, BOLD, anchor="middle", least=SMALLEST)

    def _badge(self, scene: Scene, seat: int, corner: Point) -> None:
        """Draw the monogram at the corner of a piece, clear of the icon inside."""
        monogram = self.monograms[seat]
        half = 12 if len(monogram) == 1 else 17
        x, y = corner
        scene.rect(around((x, y), half, 12), GROUND, 7)
        scene.text((x, y + 8), monogram, 23, INK, BOLD, anchor="middle", least=SMALLEST)


def monograms(names: Sequence[str]) -> tuple[str, ...]:
    """Return the first letter of every name, and a second one that tells them apart where names begin alike."""
    return tuple(_monogram(name, [*names[:seat], *names[seat + 1 :]]) for seat, name in enumerate(names))


def _monogram(name: str, others: Sequence[str]) -> str:
    first = name[:1].upper()[:1]
    rivals = [other for other in others if other[:1].upper()[:1] == first]
    if not rivals:
        return first
    for place, letter in enumerate(name[1:], 1):
        if letter.isalnum() and all(other[place : place + 1] != letter for other in rivals):
            return first + letter
    return first


def _rim(r: float) -> Stroke:
    return Stroke(INK, max(1.5, r / 9))


def _shape(scene: Scene, seat: int, area: Area, fill: str, rim: Stroke) -> None:
    (x, y), r = area.middle, area.w / 2
    if seat == CIRCLE:
        scene.circle((x, y), r, fill, rim)
    elif seat == SQUARE:
        scene.rect(area.grown(-r * 0.1), fill, r * 0.18, rim)
    elif seat == TRIANGLE:
        scene.polygon([(x, y - r * 1.18), (x + r * 1.18, y + r * 0.86), (x - r * 1.18, y + r * 0.86)], fill, rim)
    else:
        scene.polygon([(x, y - r * 1.22), (x + r * 1.22, y), (x, y + r * 1.22), (x - r * 1.22, y)], fill, rim)


def _pattern(seat: int, area: Area) -> str:
    """Return the path of a bar's pattern: stripes across, dots, stripes along; the first seat's is plain."""
    x, y, w, h = area
    columns = [x + w * part for part in (0.25, 0.5, 0.75)]
    if seat == SQUARE:
        return "".join(f"M{number(x + 3)} {number(row)}h{number(w - 6)}" for row in _steps(y + 10, y + h - 4, 12))
    if seat == TRIANGLE:
        rows = _steps(y + 12, y + h - 6, 14)
        return "".join(f"M{number(column)} {number(row)}h.1" for row in rows for column in columns)
    if seat == DIAMOND and h > 12:
        return "".join(f"M{number(column)} {number(y + 5)}v{number(h - 10)}" for column in columns)
    return ""


def _steps(start: float, end: float, step: float) -> list[float]:
    """Return the numbers from `start` up to `end`, `step` apart."""
    return [start + step * turn for turn in range(max(0, int((end - start) / step) + 1))] if end > start else []
