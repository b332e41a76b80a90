"""The rating of one person over their rated matches as one picture: the line, how sure it is, the best. Pure; px."""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from games.kernel.profiles import RatedPoint
from render.described import Description, Part, undrawn
from render.drawing.bands import EDGE, GAP, Head, across, head
from render.drawing.bands import HEAD as HEAD_HIGH
from render.drawing.lettering import BOLD, REGULAR, drawable, width
from render.drawing.palette import EDGE as RIM
from render.drawing.palette import GROUND, INK, INK2, LINE, RAISED, SEATS, SURFACE, mix
from render.drawing.scene import WIDTH, Area, Point, Scene, Stroke, at
from render.naming import Names, Vocabulary
from text import Words

_LEFT: Final = 122
_RIGHT: Final = 40
_TOP: Final = 40
_HIGH: Final = 540
_BELOW: Final = 66
_CAPTION: Final = 92
_MOST: Final = 160
"""So many points are drawn; of more, some that are evenly far apart."""

_TOLD: Final = 9
"""So many ratings are told in words."""

_NEWCOMER: Final = 1500
_STEPS: Final = (25, 50, 100, 200, 500, 1_000, 2_000, 5_000)
_MOST_LINES: Final = 6
_TICKS: Final = 5
_APART: Final = 240
"""Where the best and the newest are nearer to each other, one is labelled above and one below."""

_COLOUR: Final = SEATS[1].thin
_BAND: Final = mix(SURFACE, SEATS[1].fill, 0.28)


class Curve(msgspec.Struct, frozen=True):
    """What is drawn: `points` of a person called `name`, oldest first, at least one; `about` is what they are rated in.

    `stem` is the file stem without content.
    """

    stem: str
    name: str
    about: str
    points: tuple[RatedPoint, ...]
    text_only: bool = False


def rating_curve(curve: Curve, words: Words) -> Description:
    """Return the picture of a rating over the matches in which it was known."""
    board = _Board(curve.points)
    label = drawable(curve.name)
    phase = f"{label} · {drawable(curve.about)}" if label else drawable(curve.about)
    said = words("picture-rating-about", name=curve.name, about=curve.about)

    def titled(scene: Scene, _y: float) -> None:
        head(scene, Head("laurel", words("picture-rating"), phase, named=True))

    def captioned(scene: Scene, y: float) -> None:
        caption = words("picture-rating-caption")
        scene.block((EDGE, y + 40), caption, WIDTH - 2 * EDGE, 2, 28, colour=INK2, step=34)

    parts = (
        Part(titled, lambda _names: (f"{words('picture-rating')}.", said), HEAD_HIGH, rank=1),
        Part(board.draw, lambda _names: board.told(words), _TOP + _HIGH + _BELOW, rank=2),
        undrawn(lambda _names: board.series(words), rank=3),
        Part(captioned, lambda _names: (words("picture-rating-sure"),), _CAPTION, rank=4),
    )
    names = Names(Vocabulary(""), words, (curve.name,))
    return Description(f"rating-{curve.stem}", names, parts, text_only=curve.text_only)


class _Board:
    """Where everything is: matches from left to right, ratings from bottom to top."""

    def __init__(self, points: Sequence[RatedPoint]) -> None:
        """Find the scale that takes all points with how sure they are."""
        self._points = points
        low = min(each.points - each.spread for each in points)
        high = max(each.points + each.spread for each in points)
        self._step = next((each for each in _STEPS if (high - low) / each <= _MOST_LINES), _STEPS[-1])
        self._low = low // self._step * self._step
        self._high = -(-high // self._step) * self._step
        self._best = max(points, key=lambda each: (each.points, -each.number))
        self._first, self._last = points[0].number, points[-1].number

    def draw(self, scene: Scene, y: float) -> None:
        """Draw the ground, how sure each point is, the line, the best and the newest."""
        scene.rect(across(y + 6, _TOP + _HIGH + _BELOW - 8), SURFACE, 12)
        shown = _thinned(self._points, self._best)
        above = [self._spot(each, y, each.spread) for each in shown]
        below = [self._spot(each, y, -each.spread) for each in reversed(shown)]
        if len(shown) > 1:
            scene.polygon([*above, *below], _BAND)
        else:
            scene.line(above[0], below[0], Stroke(_BAND, 22))
        self._ground(scene, y)
        spots = [self._spot(each, y) for each in shown]
        if len(spots) > 1:
            d = f"M{at(spots[0])}" + "".join(f"L{at(spot)}" for spot in spots[1:])
            scene.path(d, stroke=Stroke(GROUND, 16))
            scene.path(d, stroke=Stroke(_COLOUR, 9))
        newest, is_below = self._points[-1], False
        if self._best.points > newest.points:
            self._flag(scene, self._best, y, INK2, has_crown=True)
            is_below = self._x(newest.number) - self._x(self._best.number) < _APART
        is_best = len(self._points) > 1 and self._best.points == newest.points
        self._flag(scene, newest, y, INK, has_crown=is_best, is_below=is_below)

    def told(self, words: Words) -> Iterable[str]:
        """Yield what the picture says first: the newest, the best and the lowest rating."""
        newest = self._points[-1]
        yield words("picture-rating-newest", points=str(newest.points), spread=str(newest.spread), number=newest.number)
        lowest = min(self._points, key=lambda each: (each.points, each.number))
        if lowest.points < self._best.points:
            yield words(
                "picture-rating-range",
                best=str(self._best.points),
                at=self._best.number,
                lowest=str(lowest.points),
                low_at=lowest.number,
            )

    def series(self, words: Words) -> Iterable[str]:
        """Yield some of the ratings from the first to the newest."""
        last = len(self._points) - 1
        places = sorted({turn * last // (_TOLD - 1) for turn in range(_TOLD)})
        if last:
            listed = ", ".join(str(self._points[place].points) for place in places)
            yield words("picture-rating-series", first=self._first, last=self._last, ratings=listed)

    def _ground(self, scene: Scene, y: float) -> None:
        """Draw the scales of ratings and of matches, and where newcomers begin."""
        right = WIDTH - _RIGHT
        scale = {*range(self._low, self._high + 1, self._step)}
        for points in sorted(scale | ({_NEWCOMER} if self._low < _NEWCOMER < self._high else set())):
            level = self._level(points, y)
            is_newcomer = points == _NEWCOMER
            scene.line((_LEFT, level), (right, level), Stroke(RIM if is_newcomer else LINE, 4 if is_newcomer else 2))
            ink, face = (INK, BOLD) if is_newcomer else (INK2, REGULAR)
            scene.text((_LEFT - 14, level + 11), str(points), 32, ink, face, anchor="end")
        low, end = y + _TOP + _HIGH, 0.0
        for number in _ticks(self._first, self._last):
            x, wide = self._x(number), width(str(number), 32)
            left = max(_LEFT, min(x - wide / 2, right - wide))
            if left >= end:
                scene.line((x, low), (x, low + 12), Stroke(LINE, 3))
                scene.text((left, low + 48), str(number), 32, INK2)
                end = left + wide + 28

    def _flag(
        self, scene: Scene, point: RatedPoint, y: float, ink: str, *, has_crown: bool, is_below: bool = False
    ) -> None:
        """Draw a point with its rating beside it: above the line, or below it, also where there is no room above."""
        x, level = self._spot(point, y)
        scene.circle((x, level), 15, GROUND, Stroke(ink, 6))
        said = str(point.points)
        wide = width(said, 40, BOLD) + (68 if has_crown else 24)
        left = max(_LEFT + GAP, min(x - wide / 2, WIDTH - _RIGHT - wide))
        top = level + 28 if is_below or level - 90 < y + GAP else level - 84
        area = Area(left, top, wide, 56)
        scene.rect(area, RAISED, 10, Stroke(ink, 3))
        if has_crown:
            scene.icon("crown", (left + 30, top + 28), 38)
        scene.text((area.right - 12, top + 43), said, 40, INK, BOLD, anchor="end")

    def _spot(self, point: RatedPoint, y: float, by: int = 0) -> Point:
        return self._x(point.number), self._level(point.points + by, y)

    def _x(self, number: int) -> float:
        room = WIDTH - _LEFT - _RIGHT
        if self._first == self._last:
            return _LEFT + room / 2
        return _LEFT + 20 + (room - 40) * (number - self._first) / (self._last - self._first)

    def _level(self, points: int, y: float) -> float:
        return y + _TOP + _HIGH * (1 - (points - self._low) / (self._high - self._low))


def _thinned(points: Sequence[RatedPoint], best: RatedPoint) -> list[RatedPoint]:
    last = len(points) - 1
    if last < _MOST:
        return list(points)
    kept = {points[turn * last // (_MOST - 1)].number for turn in range(_MOST)}
    return [each for each in points if each.number in kept or each is best]


def _ticks(first: int, last: int) -> list[int]:
    """Return the numbers of matches that are written: the first, the last, and some between."""
    return sorted({first + (last - first) * turn // (_TICKS - 1) for turn in range(_TICKS)})
