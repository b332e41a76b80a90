"""The cross table: what each entrant has played against each other one, or in each round. Pure; px on the picture."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

import msgspec

from play.formats.settings import BY_MATCH
from play.formats.sheets import Line
from play.formats.standings import Row
from play.formats.views import TournamentView
from render.described import Description, Part, Text
from render.drawing.bands import GAP, MARGIN
from render.drawing.lettering import BOLD, READ, SMALLEST
from render.drawing.palette import GROUND, INK, INK2, INK3, RAISED, SURFACE, mix
from render.drawing.scene import WIDTH, Area, Scene, Stroke
from render.naming import Names
from render.tournament_pictures.shown import TOP, Shown, drawn_points, head_part, phase_of, ranked, shown
from render.tournament_teams import has_won
from render.tournaments import group_name
from text import Words

Drawing = Callable[[Scene, float], None]
_PLACE: Final = 56
_TOTAL: Final = 100
_NAME: Final = 210
_WIDEST: Final = 96
_HEAD: Final = 52
_ROW: Final = 68
_MOST_ROUNDS: Final = 15
_ABOUT: Final = 50
_TWO: Final = 2


class Cell(msgspec.Struct, frozen=True):
    """One figure of the table: `points` as drawn, below it who the opponent was; `said`: all of it in words."""

    points: str
    below: str = ""
    said: str = ""
    is_won: bool = False
    is_own: bool = False


def cross_table(view: TournamentView, words: Words, reader: int | None = None, *, page: int = 0) -> Description:
    """Return a page of the cross table: 16 entrants in the order of the standings, and the reader if they are none.

    Of groups each has a page.

    In a round robin of at most 16, and in a division for two, there is a column for each opponent; else one for each
    round, or for each match of one's own.
    """
    group = _groups(view)[page] if _groups(view) else 0
    rows = _members(view, group) if group else ranked(view, reader, page * TOP, TOP)
    people = shown(view, [row.entrant for row in rows], reader, words)
    is_all = view.format in {"round_robin", "division"} and view.seats == _TWO and len(view.rows) <= TOP
    is_square = (bool(group) and view.seats == _TWO) or is_all
    columns = rows if group else view.rows
    titles, cells = _by_opponent(view, rows, columns, words) if is_square else _by_round(view, rows, words)
    table = _Table(people, rows, titles, cells, words)
    about = f"cup-picture-cross-{'square' if is_square else _kind(view)}"
    phase = words("cup-picture-group", group=group_name(group)) if group else phase_of(view, words)
    lines = [Part(table.drawn(at), table.told(at), _ROW, rank=2) for at in range(len(rows))]
    parts = (
        head_part(view, words("cup-picture-cross"), phase, words),
        Part(table.titles, lambda _names: (words(f"{about}.told"),), _HEAD, rank=1),
        *lines,
        Part(_caption(words(about)), _nothing, _ABOUT),
    )
    stem = f"cup-{view.tournament}-{view.acts}-cross-{page}"
    return Description(stem, people.names, parts)


def _kind(view: TournamentView) -> str:
    if view.seats == _TWO:
        return "rounds"
    return "division" if view.format in BY_MATCH else "tables"


def pages_of(view: TournamentView) -> int:
    """Return how many pages the cross table has."""
    return len(_groups(view)) or max(1, -(-len(view.rows) // TOP))


def _groups(view: TournamentView) -> tuple[int, ...]:
    """Return the groups that there are, by number."""
    return tuple(sorted({row.group for row in view.rows if row.group}))


def _members(view: TournamentView, group: int) -> tuple[Row, ...]:
    return tuple(row for row in view.rows if row.group == group)


class _Table:
    """The table as it is drawn, a row at a time."""

    def __init__(
        self,
        people: Shown,
        rows: tuple[Row, ...],
        titles: tuple[str, ...],
        cells: tuple[tuple[Cell, ...], ...],
        words: Words,
    ) -> None:
        """Share the width out: names have what the columns leave."""
        self._people, self._rows, self._titles, self._cells, self._words = people, rows, titles, cells, words
        room = WIDTH - 2 * MARGIN - _PLACE - _NAME - _TOTAL
        self._step = min(_WIDEST, room / max(1, len(titles)))
        self._left = WIDTH - MARGIN - _TOTAL - self._step * len(titles)

    def titles(self, scene: Scene, y: float) -> None:
        """Draw what the columns are."""
        for at, title in enumerate(self._titles):
            scene.text((self._middle(at), y + 38), title, 26, INK2, BOLD, anchor="middle")
        points, x = self._words("cup-picture-points"), WIDTH - MARGIN - _TOTAL / 2
        scene.fitted((x, y + 38), points, _TOTAL, 26, INK2, anchor="middle")

    def drawn(self, at: int) -> Drawing:
        """Return what draws a row."""

        def draw(scene: Scene, y: float) -> None:
            row, is_own = self._rows[at], at == self._people.own
            area = Area(MARGIN, y + 2, WIDTH - 2 * MARGIN, _ROW - 4)
            scene.rect(area, SURFACE, 9, Stroke(INK, 4) if is_own else None)
            low = y + _ROW / 2 + 11
            scene.text((MARGIN + _PLACE / 2, low), str(row.place), 30, INK2, BOLD, anchor="middle")
            room = self._left - MARGIN - _PLACE - GAP
            name = self._people.labels[at]
            scene.fitted((MARGIN + _PLACE, low), name, room, 32, INK, face=BOLD, least=READ, cut=True)
            for column, cell in enumerate(self._cells[at]):
                self._cell(scene, cell, self._middle(column), y)
            total = drawn_points(row.twelfths)
            scene.fitted(
                (WIDTH - MARGIN - _TOTAL / 2, low + 1), total, _TOTAL - 10, 36, face=BOLD, anchor="middle", least=READ
            )

        return draw

    def told(self, at: int) -> Text:
        """Return what tells a row in words."""

        def text(names: Names) -> Iterable[str]:
            row = self._rows[at]
            said = [cell.said for cell in self._cells[at] if cell.said]
            yield self._words(
                "cup-picture-cross-row",
                place=row.place,
                name=names.players[at],
                points=drawn_points(row.twelfths),
                results=self._words.listed(said),
            )

        return text

    def _middle(self, column: int) -> float:
        return self._left + self._step * (column + 0.5)

    def _cell(self, scene: Scene, cell: Cell, x: float, y: float) -> None:
        half = self._step / 2 - 2
        area = Area(x - half, y + 6, 2 * half, _ROW - 12)
        if cell.is_own:
            scene.rect(area, GROUND, 6)
            return
        if not cell.points:
            return
        scene.rect(area, mix(INK, SURFACE, 0.78) if cell.is_won else RAISED, 6)
        ink = INK if cell.points != "0" else INK3
        low = y + (_ROW / 2 + 10 if not cell.below else 34)
        scene.fitted((x, low), cell.points, 2 * half, 30, ink, face=BOLD, anchor="middle", least=SMALLEST)
        if cell.below:
            scene.fitted((x, y + 57), cell.below, 2 * half, 22, INK2, anchor="middle", least=SMALLEST)


def _by_opponent(
    view: TournamentView, rows: tuple[Row, ...], columns: tuple[Row, ...], words: Words
) -> tuple[tuple[str, ...], tuple[tuple[Cell, ...], ...]]:
    """Return the columns of a round robin: the opponents, by place in the list."""
    order = [row.entrant for row in columns]
    titles = tuple(str(number) for number in range(1, len(order) + 1))
    cells = [
        tuple(_against(view, row.entrant, other, number, words) for number, other in enumerate(order, 1))
        for row in rows
    ]
    return titles, tuple(cells)


def _against(view: TournamentView, entrant: int, other: int, number: int, words: Words) -> Cell:
    """Return what an entrant has played against another one, who has that `number` in the list."""
    if entrant == other:
        return Cell("", is_own=True)
    lines = [line for line in view.sheet.lines[entrant] if other in line.opponents]
    if not lines:
        return Cell("")
    twelfths = sum(line.twelfths for line in lines)
    figure = _figure(lines[-1], twelfths)
    said = words("cup-picture-cross-against", points=figure, number=number)
    is_won = all(has_won(view, entrant, line.round, line.twelfths) for line in lines)
    return Cell(figure, said=said, is_won=is_won)


def _by_round(
    view: TournamentView, rows: tuple[Row, ...], words: Words
) -> tuple[tuple[str, ...], tuple[tuple[Cell, ...], ...]]:
    """Return the columns of rounds, the newest ones if there are many."""
    first = max(1, view.sheet.rounds - _MOST_ROUNDS + 1)
    numbers = range(first, view.sheet.rounds + 1)
    places = {row.entrant: row.place for row in view.rows}
    found = []
    for row in rows:
        lines = {line.round: line for line in view.sheet.lines[row.entrant]}
        won = {number for number, line in lines.items() if has_won(view, row.entrant, number, line.twelfths)}
        found.append(tuple(_in_round(lines.get(each), places, words, is_won=each in won) for each in numbers))
    return tuple(map(str, numbers)), tuple(found)


def _in_round(line: Line | None, places: dict[int, int], words: Words, *, is_won: bool) -> Cell:
    if line is None:
        return Cell("")
    points = drawn_points(line.twelfths)
    if len(line.opponents) == 1:
        number = places.get(line.opponents[0], 0)
        figure = _figure(line, line.twelfths)
        said = words("cup-picture-cross-against", points=figure, number=number)
        return Cell(figure, str(number), said, is_won)
    if line.opponents:
        return Cell(points, said=points, is_won=is_won)
    said = words("cup-picture-cross-alone", points=points)
    return Cell(points if line.twelfths else "–", "–" if line.twelfths else "", said, is_won)


def _figure(line: Line, twelfths: int) -> str:
    """Return points as cross tables have them: "+" and "−" where somebody did not come."""
    if line.kind != "forfeit":
        return drawn_points(twelfths)
    return "+" if twelfths else "−"


def _caption(about: str) -> Drawing:
    def draw(scene: Scene, y: float) -> None:
        scene.fitted((MARGIN + GAP, y + 34), about, WIDTH - 2 * MARGIN - 2 * GAP, 26, INK3)

    return draw


def _nothing(_names: Names) -> Iterator[str]:
    yield from ()
