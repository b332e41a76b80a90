"""The progress of a tournament: who was ahead after each round among the best eight and the reader. Pure; px."""

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import Final

from play.formats.views import TournamentView
from render.described import Description, Part
from render.drawing.bands import GAP, MARGIN
from render.drawing.lettering import BOLD, READ, SMALLEST
from render.drawing.palette import EDGE, GROUND, INK, INK2, INK3, RAISED, SURFACE, mix
from render.drawing.scene import WIDTH, Area, Point, Scene, Stroke, at
from render.naming import Names
from render.tournament_pictures.shown import drawn_points, head_part, phase_of, ranked, shown
from text import Words

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
    """
    rows = ranked(view, reader, 0, BEST)
    people = shown(view, [row.entrant for row in rows], reader, words)
    numbers = _numbers(view)
    paths = [_points(view, row.entrant, numbers) for row in rows]
    lanes = _lanes(paths, len(numbers))
    columns = [
        MARGIN + 40 + (WIDTH - _NAME - 2 * MARGIN - 80) * (turn + 0.5) / len(numbers) for turn in range(len(numbers))
    ]

    def draw(scene: Scene, y: float) -> None:
        _columns(scene, y, numbers, columns, _HEAD + len(rows) * _LANE)
        order = sorted(range(len(rows)), key=lambda place: (place == people.own, place == 0, -place))
        for place in order:
            spots = [
                (columns[turn], y + _HEAD + (lane + 0.5) * _LANE)
                for turn, lane in enumerate(lanes[place])
                if lane is not None
            ]
            _path(scene, spots, _look(place, people.own))
        for place in order:
            is_own = place == people.own
            for turn, lane in enumerate(lanes[place]):
                if lane is not None:
                    spot = columns[turn], y + _HEAD + (lane + 0.5) * _LANE
                    _node(scene, spot, drawn_points(paths[place][turn] or 0), is_own=is_own, is_first=place == 0)
            middle = y + _HEAD + (place + 0.5) * _LANE
            _name(scene, middle, f"{rows[place].place}. {people.labels[place]}", is_own=is_own)

    def told(place: int) -> Callable[[Names], Iterable[str]]:
        def text(names: Names) -> Iterable[str]:
            series = words.listed(drawn_points(points) for points in paths[place] if points is not None)
            yield words("cup-picture-race-row", place=rows[place].place, name=names.players[place], points=series)

        return text

    about = words(
        "cup-picture-race-flow" if view.format == "flow" else "cup-picture-race-rounds",
        first=numbers[0],
        last=numbers[-1],
    )
    parts = (
        head_part(view, words("cup-picture-race"), phase_of(view, words), words),
        Part(draw, lambda _names: (about,), _HEAD + len(rows) * _LANE + _FOOT, rank=2),
        *(Part(lambda _scene, _y: None, told(place), 0, rank=3) for place in range(len(rows))),
    )
    stem = f"cup-{view.tournament}-{view.acts}-race"
    return Description(stem, people.names, parts)


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


def _lanes(paths: Sequence[Sequence[int | None]], rounds: int) -> list[list[int | None]]:
    """Return the place of each among those shown after each round; who is ahead at the end is it among equals."""
    found: list[list[int | None]] = [[None] * rounds for _ in paths]
    for turn in range(rounds):
        known = [place for place, points in enumerate(paths) if points[turn] is not None]
        known.sort(key=lambda place: (-(paths[place][turn] or 0), place))
        for lane, place in enumerate(known):
            found[place][turn] = lane
    return found


def _look(place: int, own: int | None) -> Stroke:
    if place == own:
        return Stroke(INK, 12)
    if place == 0:
        return Stroke(INK3, 9)
    return Stroke(mix(EDGE, GROUND, 0.25 if place % 2 else 0.5), 7, "" if place % 2 else "18 12")


def _columns(scene: Scene, y: float, numbers: range, columns: Sequence[float], high: float) -> None:
    scene.rect(Area(MARGIN, y + 6, WIDTH - 2 * MARGIN, high), SURFACE, 12)
    for number, x in zip(numbers, columns, strict=True):
        scene.text((x, y + 46), str(number), 28, INK2, BOLD, anchor="middle")


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
