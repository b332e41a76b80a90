"""A Scene collects one picture: shapes, texts and icons in drawing order, and where they lie, so that faults are found.

Every coordinate leaves through `number`, so output is short and stable; equal calls give equal bytes. The SVG has no
ids except those of icons, no comments and no titles: it carries nothing that the picture does not show.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, lru_cache, partial
from html import escape
from math import ceil
from pathlib import Path
from typing import Final, Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from render.drawing.lettering import READ, REGULAR, Face, balanced, fit, fit_lines, width
from render.drawing.palette import GROUND, INK

WIDTH: Final = 1000
Anchor = Literal["start", "middle", "end"]
Point = tuple[float, float]
_SYMBOL = re.compile(r'<symbol id="i-([\w-]+)" viewBox="0 0 32 32">.*?</symbol>', re.DOTALL)
_BEFORE: Final[dict[Anchor, float]] = {"start": 0, "middle": 0.5, "end": 1}


@cache
def symbols() -> dict[str, str]:
    """Return every icon's `<symbol>` by name: one colour (`currentColor`), 32 x 32, best from 26 px."""
    text = (Path(__file__).parent / "icons.svg").read_text(encoding="utf-8")
    return {found[1]: found[0] for found in _SYMBOL.finditer(text)}


@lru_cache(maxsize=8192)
def number(value: float) -> str:
    """Return the shortest text of a coordinate, with one decimal at most; cached, as pictures have the same ones."""
    whole = int(value)
    if value == whole:
        return str(whole)
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def at(point: Point) -> str:
    """Return a point as paths write it."""
    return f"{number(point[0])} {number(point[1])}"


def outline(points: Iterable[Point]) -> str:
    """Return the path of a closed shape."""
    return "M" + "L".join(at(point) for point in points) + "Z"


class Area(NamedTuple):
    """A rectangle: its upper left corner, width and height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """Its right side."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """Its lower side."""
        return self.y + self.h

    @property
    def middle(self) -> Point:
        """Its middle."""
        return self.x + self.w / 2, self.y + self.h / 2

    def grown(self, by: float) -> "Area":
        """Return it larger by `by` on every side."""
        return Area(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def moved(self, x: float, y: float) -> "Area":
        """Return it moved by so much to the right and down."""
        return Area(self.x + x, self.y + y, self.w, self.h)

    def corners(self) -> tuple[Point, Point, Point, Point]:
        """Return its corners, clockwise."""
        return (self.x, self.y), (self.right, self.y), (self.right, self.bottom), (self.x, self.bottom)

    def overlap(self, other: "Area") -> float:
        """Return the smaller side of what both have in common, 0 or less if they do not touch."""
        across = min(self.right, other.right) - max(self.x, other.x)
        down = min(self.bottom, other.bottom) - max(self.y, other.y)
        return min(across, down)


def around(middle: Point, half_width: float, half_height: float | None = None) -> Area:
    """Return the area around `middle`; a square without `half_height`."""
    high = half_width if half_height is None else half_height
    return Area(middle[0] - half_width, middle[1] - high, 2 * half_width, 2 * high)


class Stroke(msgspec.Struct, frozen=True):
    """A line's colour and width; `dash` as SVG takes it."""

    colour: str
    width: float = 2
    dash: str = ""

    def attributes(self) -> str:
        """Return the stroke as SVG attributes, with a leading blank."""
        dashes = f' stroke-dasharray="{self.dash}"' if self.dash else ""
        return f' stroke="{self.colour}" stroke-width="{number(self.width)}"{dashes}'


class Mark(msgspec.Struct, frozen=True):
    """What was drawn where, in drawing order. `ink` must stay visible, a `cover` hides what lies under it.

    `size` is that of a text, 0 for anything else, and `least` what it must not be below; `cut` if the text may end with
    an ellipsis. `corners` is the outline of a cover, which is convex.
    """

    kind: Literal["ink", "cover"]
    what: str
    area: Area
    size: float = 0
    least: float = 0
    cut: bool = False
    corners: tuple[Point, ...] = ()


class Scene:
    """One picture in the making."""

    def __init__(self, height: float, ground: str = GROUND) -> None:
        """Begin with a canvas of the colour `ground`, `height` px high or a little more: whole pixels only."""
        self.height = ceil(height)
        self._marks: list[Callable[[], Mark]] = []
        self._parts: list[str] = []
        self._icons: set[str] = set()
        self._origin: Point = (0, 0)
        self._scale = 1.0
        self.rect(Area(0, 0, WIDTH, self.height), ground)

    @contextmanager
    def placed(self, origin: Point, scale: float = 1) -> Iterator[None]:
        """Draw what follows around `origin`, `scale` times as large; not nested."""
        self._origin, self._scale = origin, scale
        larger = f" scale({scale:.3f})" if scale != 1 else ""
        self._parts.append(f'<g transform="translate({at(origin)}){larger}">')
        yield
        self._parts.append("</g>")
        self._origin, self._scale = (0, 0), 1.0

    def rect(self, area: Area, fill: str = "none", radius: float = 0, stroke: Stroke | None = None) -> None:
        """Draw a rectangle, with round corners if `radius` is given."""
        x, y, w, h = (number(value) for value in area)
        rounded = f' rx="{number(radius)}"' if radius else ""
        line = stroke.attributes() if stroke else ""
        self._parts.append(f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="{fill}"{rounded}{line}/>')
        self._cover(fill, "rectangle", area.corners())

    def circle(self, middle: Point, r: float, fill: str = "none", stroke: Stroke | None = None) -> None:
        """Draw a circle."""
        x, y = middle
        line = stroke.attributes() if stroke else ""
        self._parts.append(f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}" fill="{fill}"{line}/>')
        d = r * 0.414
        octagon = ((-r, -d), (-d, -r), (d, -r), (r, -d), (r, d), (d, r), (-d, r), (-r, d))
        self._cover(fill, "circle", tuple((x + dx, y + dy) for dx, dy in octagon))

    def polygon(self, points: Sequence[Point], fill: str = "none", stroke: Stroke | None = None) -> None:
        """Draw a closed convex shape."""
        self.path(outline(points), fill, stroke)
        self._cover(fill, "polygon", tuple(points))

    def path(
        self,
        d: str,
        fill: str = "none",
        stroke: Stroke | None = None,
        *,
        butt: bool = False,
        covers: Area | None = None,
    ) -> None:
        """Draw a path with round joins and (unless `butt`) round ends; `covers` is what it hides."""
        line = stroke.attributes() + ' stroke-linejoin="round"' if stroke else ""
        ends = ' stroke-linecap="round"' if stroke and not butt else ""
        self._parts.append(f'<path d="{d}" fill="{fill}"{line}{ends}/>')
        if covers is not None:
            self._cover(fill, "path", covers.corners())

    def line(self, start: Point, end: Point, stroke: Stroke) -> None:
        """Draw a straight line."""
        self.path(f"M{at(start)}L{at(end)}", stroke=stroke)

    def text(
        self,
        start: Point,
        words: str,
        size: float = 24,
        colour: str = INK,
        face: Face = REGULAR,
        *,
        anchor: Anchor = "start",
        halo: str = "",
        least: int = READ,
        cut: bool = False,
    ) -> float:
        """Write `words` with the baseline at `start` and return how wide they are; `halo` is the colour of an outline.

        `least`: a smaller size would be a fault. `cut`: an ellipsis is none: they are a name, and a mark says whose.

        Raises:
            UnknownGlyph: if the face lacks a letter.
        """
        x, y = start
        wide = width(words, size, face)
        area = Area(x - wide * _BEFORE[anchor], y - size * 0.7, wide, size * 0.72)
        self._ink(words, area, size, least, cut=cut)
        outlined = ""
        if halo:
            outlined = f'{Stroke(halo, size / 4.5).attributes()} stroke-linejoin="round" paint-order="stroke"'
        anchored = "" if anchor == "start" else f' text-anchor="{anchor}"'
        place = f'x="{number(x)}" y="{number(y)}" {face.attributes} font-size="{number(size)}"'
        self._parts.append(f'<text {place}{anchored}{outlined} fill="{colour}">{escape(words, quote=False)}</text>')
        return wide

    def fitted(
        self,
        start: Point,
        words: str,
        room: float,
        size: int = 24,
        colour: str = INK,
        *,
        face: Face = REGULAR,
        anchor: Anchor = "start",
        least: int = READ,
        cut: bool = False,
    ) -> float:
        """Write `words` on one line of at most `room`, shrunk to `least`, then cut; return how wide they are."""
        said, size = fit(words, room, size, face, least)
        return self.text(start, said, size, colour, face, anchor=anchor, least=least, cut=cut)

    def block(
        self,
        start: Point,
        words: str,
        room: float,
        most: int,
        size: int = 24,
        *,
        colour: str = INK,
        face: Face = REGULAR,
        anchor: Anchor = "start",
        step: float = 0,
        centred: bool = False,
        least: int = READ,
    ) -> None:
        """Write `words` in at most `most` lines, shrunk until they fit, at the size `least` cut.

        The first baseline is at `start`; `centred` lines lie around that height. Without `step` (px) they are close
        together. Lines anchored in the middle are about equally wide.
        """
        lines, size = fit_lines(words, room, most, size, face, least=least)
        step = step or size + 2
        x, y = start
        if centred:
            y += size * 0.35 - (len(lines) - 1) / 2 * step
        for turn, line in enumerate(balanced(lines, size, face) if anchor == "middle" else lines):
            self.text((x, y + turn * step), line, size, colour, face, anchor=anchor, least=least)

    def icon(self, name: str, middle: Point, size: float, colour: str = INK) -> None:
        """Draw an icon; KeyError if there is none of that name."""
        symbols()[name]
        self._icons.add(name)
        self._ink(f"icon {name}", around(middle, size * 0.36))
        x, y, w, h = (number(value) for value in around(middle, size / 2))
        self._parts.append(f'<use href="#i-{name}" x="{x}" y="{y}" width="{w}" height="{h}" color="{colour}"/>')

    @property
    def marks(self) -> list[Mark]:
        """What is drawn where, for finding faults; not computed for a picture that is only sent."""
        return [made() for made in self._marks]

    def svg(self) -> str:
        """Return the picture."""
        defs = "".join(symbols()[name] for name in sorted(self._icons))
        size = f'width="{WIDTH}" height="{self.height}" viewBox="0 0 {WIDTH} {self.height}"'
        body = "\n".join(self._parts)
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size}><defs>{defs}</defs>{body}</svg>\n'

    def _ink(self, what: str, area: Area, size: float = 0, least: float = 0, *, cut: bool = False) -> None:
        self._marks.append(partial(_ink, Mark("ink", what, area, size, least, cut), self._origin, self._scale))

    def _cover(self, fill: str, what: str, corners: Sequence[Point]) -> None:
        if fill != "none":
            self._marks.append(partial(_cover, what, corners, self._origin, self._scale))


def _ink(mark: Mark, origin: Point, scale: float) -> Mark:
    x, y = _moved((mark.area.x, mark.area.y), origin, scale)
    area = Area(x, y, mark.area.w * scale, mark.area.h * scale)
    return replace(mark, area=area, size=mark.size * scale)


def _cover(what: str, corners: Sequence[Point], origin: Point, scale: float) -> Mark:
    moved = tuple(_moved(corner, origin, scale) for corner in corners)
    x, y = min(corner[0] for corner in moved), min(corner[1] for corner in moved)
    area = Area(x, y, max(corner[0] for corner in moved) - x, max(corner[1] for corner in moved) - y)
    return Mark("cover", what, area, corners=moved)


def _moved(point: Point, origin: Point, scale: float) -> Point:
    return origin[0] + point[0] * scale, origin[1] + point[1] * scale
