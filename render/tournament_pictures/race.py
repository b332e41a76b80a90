"""The progress of a tournament: who was ahead after each round among the best eight and the reader. Pure; px."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final

from play.formats.settings import BY_MATCH
from play.formats.standings import Row
from play.formats.views import TournamentView
from render.described import Description, Part, Text, undrawn
from render.drawing.bands import GAP, MARGIN
from render.drawing.lettering import BOLD, READ, SMALLEST
from render.drawing.palette import EDGE, GROUND, INK, INK2, INK3, RAISED, SURFACE, mix
from render.drawing.scene import WIDTH, Area, Point, Scene, Stroke, at
from render.naming import Names
from render.tournament_pictures.shown import Shown, drawn_points, head_part, phase_of, ranked, shown
from text import Words

Points = Sequence[int | None]
"""Of one entrant after each round, in twelfths; None: no result yet."""

BEST: Final = 8
_MOST_ROUNDS: Final = 7
_HEAD: Final = 60
_LANE: Final = 92
_NAME: Final = 262
_FOOT: Final = 14
_R: Final = 31


def race(view: TournamentView, words: Words, reader: int | None = None) -> Description:
    """Return the order of the best eight, and of the reader, after each round, with their points then.

    A lane is a place among those who are shown; in flow a round is a match of each. Of many rounds the last seven.
    Who still plays a round keeps the place that their points give, with a small mark.
    """
    rows = ranked(view, reader, 0, BEST)
    people = shown(view, [row.entrant for row in rows], reader, words)
    numbers = _numbers(view)
    board = _Board(rows, people, numbers, [_points(view, row.entrant, numbers) for row in rows])
    about = "cup-picture-race-flow" if view.format in BY_MATCH else "cup-picture-race-rounds"
    said = words(about, first=numbers[0], last=numbers[-1])
    parts = (
        head_part(view, words("cup-picture-race"), phase_of(view, words), words),
        Part(board.draw, lambda _names: (said,), board.high + _FOOT, rank=2),
        *(undrawn(board.told(place, words), rank=3) for place in range(len(rows))),
    )
    stem = f"cup-{view.tournament}-{view.acts}-race"
    return Description(stem, people.names, parts)


class _Board:
    """Lanes from top to bottom, rounds from left to right, names at the right end."""

    def __init__(
        self, rows: Sequence[Row], people: Shown, numbers: range, paths: Sequence[Sequence[int | None]]
    ) -> None:
        """Put everybody into a lane after each round."""
        self._rows, self._people, self._numbers, self._paths = rows, people, numbers, paths
        self._lanes = _lanes(paths, len(numbers))
        self.high = _HEAD + len(rows) * _LANE

    def draw(self, scene: Scene, y: float) -> None:
        """Draw the lines, the points on them, and the names."""
        scene.rect(Area(MARGIN, y + 6, WIDTH - 2 * MARGIN, self.high), SURFACE, 12)
        for turn, number in enumerate(self._numbers):
            scene.text((self._x(turn), y + 46), str(number), 28, INK2, BOLD, anchor="middle")
        own = self._people.own
        order = sorted(range(len(self._rows)), key=lambda place: (place == own, place == 0, -place))
        for place in order:
            _path(scene, self._spots(place, y), _look(place, own))
        for place in order:
            for spot, points in zip(self._spots(place, y), self._paths[place], strict=True):
                if points is None:
                    scene.circle(spot, 10, INK if place == own else EDGE)
                else:
                    _node(scene, spot, drawn_points(points), is_own=place == own, is_first=place == 0)
            middle = y + _HEAD + (place + 0.5) * _LANE
            _name(scene, middle, f"{self._rows[place].place}. {self._people.labels[place]}", is_own=place == own)

    def told(self, place: int, words: Words) -> Text:
        """Return what tells the points of an entrant after each round."""

        def text(names: Names) -> Iterable[str]:
            series = words.listed(drawn_points(points) for points in self._paths[place] if points is not None)
            yield words("cup-picture-race-row", place=self._rows[place].place, name=names.players[place], points=series)

        return text

    def _x(self, turn: int) -> float:
        return MARGIN + 40 + (WIDTH - _NAME - 2 * MARGIN - 80) * (turn + 0.5) / len(self._numbers)

    def _spots(self, place: int, y: float) -> list[Point]:
        lanes = enumerate(self._lanes[place])
        return [(self._x(turn), y + _HEAD + (lane + 0.5) * _LANE) for turn, lane in lanes]


def _numbers(view: TournamentView) -> range:
    last = max(1, view.sheet.rounds)
    return range(max(1, last - _MOST_ROUNDS + 1), last + 1)


def _points(view: TournamentView, entrant: int, numbers: range) -> list[int | None]:
    """Return the points of an entrant after each round, None for one that has no result yet."""
    lines = view.sheet.lines[entrant]
    last = max((line.round for line in lines), default=0)
    return [
        sum(line.twelfths for line in lines if line.round <= number) if number <= last else None for number in numbers
    ]


def _lanes(paths: Sequence[Points], rounds: int) -> list[list[int]]:
    """Return the place of each among those shown after each round; who is ahead at the end is it among equals."""
    found: list[list[int]] = [[] for _ in paths]
    so_far = [0] * len(paths)
    for turn in range(rounds):
        so_far = [points if (points := path[turn]) is not None else so_far[at] for at, path in enumerate(paths)]
        order = sorted(range(len(paths)), key=lambda place: (-so_far[place], place))
        for lane, place in enumerate(order):
            found[place].append(lane)
    return found


def _look(place: int, own: int | None) -> Stroke:
    if place == own:
        return Stroke(INK, 12)
    if place == 0:
        return Stroke(INK3, 9)
    return Stroke(mix(EDGE, GROUND, 0.25 if place % 2 else 0.5), 7, "" if place % 2 else "18 12")


def _path(scene: Scene, spots: Sequence[Point], stroke: Stroke) -> None:
    """Draw a line through all spots, level at each of them."""
    if len(spots) < 2:
        return
    d = f"M{at(spots[0])}"
    for (x, y), (to_x, to_y) in pairwise(spots):
        half = (x + to_x) / 2
        d += f"C{at((half, y))} {at((half, to_y))} {at((to_x, to_y))}"
    scene.path(d, stroke=Stroke(SURFACE, stroke.width + 8))
    scene.path(d, stroke=stroke)


def _node(scene: Scene, spot: Point, points: str, *, is_own: bool, is_first: bool) -> None:
    fill, ink = (INK, GROUND) if is_own else (RAISED, INK)
    rim = Stroke(INK if is_own or is_first else EDGE, 4 if is_own or is_first else 2)
    scene.circle(spot, _R, fill, rim)
    scene.fitted((spot[0], spot[1] + 9), points, 2 * _R - 8, 26, ink, face=BOLD, anchor="middle", least=SMALLEST)


def _name(scene: Scene, middle: float, name: str, *, is_own: bool) -> None:
    left = WIDTH - MARGIN - _NAME
    area = Area(left, middle - 32, _NAME - GAP, 64)
    scene.rect(area, RAISED, 9, Stroke(INK, 4) if is_own else None)
    scene.fitted((left + 14, middle + 11), name, _NAME - GAP - 26, 30, INK, face=BOLD, least=READ, cut=True)
