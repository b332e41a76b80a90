"""The chances of each seat over a match as one chart: lines, the parts of the match, where it turned. Pure; px.

A seat is told by the colour and the pattern of its line, and by its mark on it.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from games.kernel.stories import Turn
from render.described import Description, Part, undrawn
from render.drawing.bands import EDGE, GAP, MARGIN, Head, across, head, places
from render.drawing.bands import HEAD as HEAD_HIGH
from render.drawing.lettering import BOLD, GLANCE, drawable, fit, width
from render.drawing.livery import DIAMOND, Livery
from render.drawing.marks import chip
from render.drawing.palette import GROUND, INK, INK2, LINE, RAISED, SEATS, SURFACE
from render.drawing.scene import WIDTH, Area, Point, Scene, Stroke, at
from render.naming import Names
from text import Words

_LEFT: Final = 92
_RIGHT: Final = 34
_TOP: Final = 66
_HIGH: Final = 560
_BELOW: Final = 62
_ROW: Final = 58
_CAPTION: Final = 88
_WIDE: Final = 9
_DASHES: Final = ("", "26 15", "1 17", "")
_SAME: Final = "22 22"
"""The line of a seat that shares its chances with one before it, such as a partner's."""

_MARKS: Final = 3
_R: Final = 21
_WHOLE: Final = 1000
_STEPS: Final = 9
"""So many chances are told in words."""


class Stage(msgspec.Struct, frozen=True):
    """A part of the match and the place of the point at which it begins."""

    place: int
    name: str


class Chart(msgspec.Struct, frozen=True):
    """What is drawn: `shares` of 1,000 by point and seat, `labels` as they can be drawn, `first` who has won."""

    stem: str
    title: str
    names: Names
    labels: tuple[str, ...]
    livery: Livery
    shares: tuple[tuple[int, ...], ...]
    stages: tuple[Stage, ...]
    turns: tuple[Turn, ...]
    first: frozenset[int]
    text_only: bool = False


def chart(shown: Chart, words: Words) -> Description:
    """Return the chart, with who is who below it."""
    if len(shown.shares) == 1:
        shown = replace(shown, shares=shown.shares * 2)
    seats = range(len(shown.labels))
    board = _Board(shown, words)
    high = _TOP + _HIGH + _BELOW
    label = drawable(shown.title) or words("picture-story")

    def titled(scene: Scene, _y: float) -> None:
        head(scene, Head("flag", words("picture-story"), label, named=True))

    def captioned(scene: Scene, y: float) -> None:
        scene.block((EDGE, y + 36), words("picture-story-caption"), WIDTH - 2 * EDGE, 2, 27, colour=INK2, step=34)

    parts = (
        Part(titled, lambda _names: (f"{words('picture-story')}.", f"{shown.title}."), HEAD_HIGH, rank=1),
        Part(board.draw, board.turned, high, rank=2),
        Part(board.legend, lambda _names: (), -(-len(seats) // 2) * (_ROW + GAP)),
        *(undrawn(board.told(seat), rank=3) for seat in seats),
        Part(captioned, lambda _names: (words("picture-story-caption"),), _CAPTION, rank=4),
    )
    return Description(f"story-{shown.stem}", shown.names, parts, text_only=shown.text_only)


class _Board:
    """Where everything is: moves from left to right, chances from bottom to top."""

    def __init__(self, shown: Chart, words: Words) -> None:
        """Share the width out."""
        self._shown, self._words = shown, words
        self._step = (WIDTH - _LEFT - _RIGHT) / max(1, len(shown.shares) - 1)

    def draw(self, scene: Scene, y: float) -> None:
        """Draw the ground, the turning points, the lines, and the marks on them."""
        scene.rect(across(y + 6, _TOP + _HIGH + _BELOW - 8), SURFACE, 12)
        self._ground(scene, y)
        for number, turn in enumerate(self._shown.turns, 1):
            x = self._x(turn.place)
            scene.line((x, y + _TOP), (x, y + _TOP + _HIGH), Stroke(INK, 3, "5 9"))
            chip(scene, (x, y + 38), str(number), 32)
        seats = range(len(self._shown.labels))
        lines = [[shares[seat] for shares in self._shown.shares] for seat in seats]
        for seat in seats:
            self._line(scene, seat, y, is_same=lines[seat] in lines[:seat])
        for seat in seats:
            for mark in range(_MARKS):
                self._shown.livery.mark(scene, seat, self._marked(seat, mark, y), _R)
        for each in self._shown.turns:
            scene.circle(self._spot(each.place, each.seat, y), 17, stroke=Stroke(INK, 6))

    def legend(self, scene: Scene, y: float) -> None:
        """Draw who is who, and who has won."""
        count = len(self._shown.labels)
        area = Area(MARGIN, y, WIDTH - 2 * MARGIN, 0)
        for seat, spot in enumerate(places(area, count, 2, high=_ROW)):
            scene.rect(spot, RAISED, 9)
            middle = spot.y + _ROW / 2
            self._shown.livery.mark(scene, seat, (spot.x + 34, middle), _R)
            room = spot.w - 84
            if seat in self._shown.first:
                scene.icon("crown", (spot.right - 34, middle), 42)
                room -= 52
            scene.fitted(
                (spot.x + 70, middle + 11), self._shown.labels[seat], room, 32, face=BOLD, least=GLANCE, cut=True
            )

    def told(self, seat: int) -> Callable[[Names], Iterable[str]]:
        """Return what tells the chances of a seat, at the beginning, at the end, and at some moves between."""
        last = len(self._shown.shares) - 1
        spread = sorted({turn * last // (_STEPS - 1) for turn in range(_STEPS)})
        chances = [str(_of_a_hundred(self._shown.shares[place][seat])) for place in spread]
        listed = ", ".join(chances)
        return lambda names: (self._words("picture-story-seat", player=names.players[seat], chances=listed),)

    def turned(self, names: Names) -> Iterable[str]:
        """Yield what tells the turning points."""
        for number, turn in enumerate(self._shown.turns, 1):
            before, after = (self._shown.shares[place][turn.seat] for place in (turn.place - 1, turn.place))
            yield self._words(
                "picture-story-turn",
                number=number,
                player=names.players[turn.seat],
                before=_of_a_hundred(before),
                after=_of_a_hundred(after),
            )

    def _ground(self, scene: Scene, y: float) -> None:
        """Draw the scale of chances and the parts of the match."""
        right = WIDTH - _RIGHT
        for share in (0, 250, 500, 750, _WHOLE):
            level = self._level(share, y)
            scene.line((_LEFT, level), (right, level), Stroke(LINE, 3 if share in (0, _WHOLE) else 2))
            if share % 500 == 0:
                scene.text((_LEFT - 14, level + 10), str(_of_a_hundred(share)), 30, INK2, anchor="end")
        low, end = y + _TOP + _HIGH, float(_LEFT)
        for stage in self._shown.stages:
            x = self._x(stage.place)
            scene.line((x, y + _TOP), (x, low + 14), Stroke(LINE, 2))
            name, size = fit(stage.name, WIDTH, 28)
            wide = width(name, size)
            left = min(x + 6, right - wide)
            if left >= end:
                scene.text((left, low + 40), name, size, INK2)
                end = left + wide + 14

    def _line(self, scene: Scene, seat: int, y: float, *, is_same: bool) -> None:
        spots = [self._spot(place, seat, y) for place in range(len(self._shown.shares))]
        d = f"M{at(spots[0])}" + "".join(f"L{at(spot)}" for spot in spots[1:])
        wide = _WIDE + (3 if self._shown.livery.strong else 0) + (2 if seat >= DIAMOND - 1 else 0)
        if not is_same:
            scene.path(d, stroke=Stroke(GROUND, wide + 7))
        scene.path(d, stroke=Stroke(SEATS[seat].thin, wide, _SAME if is_same else _DASHES[seat]))
        if seat == DIAMOND and not is_same:
            scene.path(d, stroke=Stroke(GROUND, 4))

    def _marked(self, seat: int, mark: int, y: float) -> Point:
        """Return where a mark of a seat is drawn on its line: no two marks of several seats beside each other."""
        count, last = len(self._shown.labels), len(self._shown.shares) - 1
        place = (mark * count + seat + 0.5) / (_MARKS * count) * last
        before = min(int(place), last - 1)
        (x, low), (to_x, to_y) = self._spot(before, seat, y), self._spot(before + 1, seat, y)
        part = place - before
        return x + (to_x - x) * part, low + (to_y - low) * part

    def _x(self, place: int) -> float:
        return _LEFT + place * self._step

    def _level(self, share: int, y: float) -> float:
        return y + _TOP + _HIGH * (1 - share / _WHOLE)

    def _spot(self, place: int, seat: int, y: float) -> Point:
        return self._x(place), self._level(self._shown.shares[place][seat], y)


def stages_of(chapters: Sequence[str]) -> tuple[Stage, ...]:
    """Return the parts of a match of which each point names its own; "": the one before."""
    found: list[Stage] = []
    for place, name in enumerate(chapters):
        label = drawable(name)
        if label and (not found or found[-1].name != label):
            found.append(Stage(place, label))
    return tuple(found)


def _of_a_hundred(share: int) -> int:
    return round(share / 10)
