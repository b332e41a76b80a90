"""A knock-out that is drawn anew in each round: its tables, bracket by bracket, and who goes on from each. Pure; px.

The newest rounds are on the first page, the last of them at its end; earlier ones follow. Two tables are beside each
other, so that names can be read on a phone.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

import msgspec

from play.formats.views import CupPlace, PairingView, SeatView, TournamentView
from render.described import Description, Part
from render.drawing.bands import EDGE, GAP, MARGIN
from render.drawing.lettering import BOLD, READ, REGULAR
from render.drawing.palette import INK, INK2, INK3, LINE, RAISED, SURFACE
from render.drawing.scene import WIDTH, Area, Scene, Stroke
from render.naming import Names
from render.tournament_cups import has_lost_alone, is_double
from render.tournament_pictures.shown import Shown, drawn_points, head_part, shown
from text import Words

HIGHEST: Final = 2_300
"""So high are the rounds of a page at most (px), if it has more than one."""

MOST: Final = 16
"""So many tables of a large round are on a page at most."""

_COLUMNS: Final = 2
_ROW: Final = 54
_TITLE: Final = 64
_LINE: Final = 48
_LEGEND: Final = 56
_CROWN: Final = 84
_MARK: Final = 13
_ORDER: Final = ("first", "second", "final")

Fate = str
"""What a match was for somebody: "on", "down" to the second bracket, "out", "won", "again" for those who play a final
once more, or "open".
"""


class Section(msgspec.Struct, frozen=True):
    """The tables of a bracket in a round, and who had no match in it."""

    round: int
    bracket: str
    tables: tuple[PairingView, ...]
    byes: tuple[int, ...] = ()
    lost: tuple[int, ...] = ()


def cup_rounds(view: TournamentView, words: Words, reader: int | None = None, *, page: int = 0) -> Description:
    """Return a page of the rounds, the newest ones first.

    Raises:
        IndexError: there is no such page.
    """
    sections = _pages(view)[page]
    entrants = sorted({each for section in sections for each in _people(section)})
    board = _Board(view, shown(view, entrants, reader, words), words)
    numbers = [section.round for section in sections]
    title = words("cup-picture-rounds")
    phase = (
        words("cup-picture-rounds-one", round=numbers[0])
        if numbers[0] == numbers[-1]
        else words("cup-picture-rounds-part", first=numbers[0], last=numbers[-1])
    )
    parts = [head_part(view, title, phase, words)]
    for section in sections:
        parts += board.parts(section)
    winner = next((each.entrant for each in view.cup if each.state == "won"), None)
    if winner is not None and not page and winner in entrants:
        parts.append(board.winner(winner))
    parts.append(board.legend())
    return Description(f"cup-{view.tournament}-{view.acts}-rounds-{page}", board.people.names, tuple(parts))


def pages_of(view: TournamentView) -> int:
    """Return how many pages there are; none before anybody is drawn."""
    return len(_pages(view))


def _people(section: Section) -> Iterator[int]:
    yield from section.byes
    yield from section.lost
    yield from (seat.entrant for table in section.tables for seat in table.seats)


def _pages(view: TournamentView) -> tuple[tuple[Section, ...], ...]:
    """Return the sections of each page: whole rounds as long as they fit, of a large one a part."""
    found: list[tuple[Section, ...]] = []
    now: list[Section] = []
    taken = 0
    for sections in reversed(_rounds(view)):
        high = sum(map(_height, sections))
        if now and taken + high > HIGHEST:
            found.append(tuple(now))
            now, taken = [], 0
        if high <= HIGHEST:
            now[:0] = sections
            taken += high
        else:
            found += _cut(sections)
    return tuple(found) if not now else (*found, tuple(now))


def _height(section: Section) -> int:
    """Return how high a section is (px)."""
    rows = (_row_height(section.tables[at : at + _COLUMNS]) for at in range(0, len(section.tables), _COLUMNS))
    return _TITLE + sum(rows) + _LINE * (bool(section.byes) + bool(section.lost))


def _row_height(tables: Sequence[PairingView]) -> int:
    return max(len(table.seats) for table in tables) * _ROW + GAP


def _cut(sections: Sequence[Section]) -> Iterator[tuple[Section, ...]]:
    """Yield the pages of a round that is too large for one; who had no match is on the last page of a bracket."""
    for section in sections:
        for first in range(0, max(1, len(section.tables)), MOST):
            tables = section.tables[first : first + MOST]
            is_last = first + MOST >= len(section.tables)
            yield (Section(
                section.round, section.bracket, tables, section.byes if is_last else (), section.lost if is_last else ()
            ),)  # fmt: skip


def _rounds(view: TournamentView) -> list[list[Section]]:
    stage = 1 if view.format == "knock_out" else 2
    found: dict[int, dict[str, list[PairingView]]] = {}
    for each in view.pairings:
        if each.stage == stage and each.why.cup is not None and each.status != "void":
            found.setdefault(each.round, {}).setdefault(each.why.cup.bracket, []).append(each)
    return [
        [_section(number, bracket, brackets[bracket]) for bracket in _ORDER if bracket in brackets]
        for number, brackets in sorted(found.items())
    ]


def _section(number: int, bracket: str, pairings: Sequence[PairingView]) -> Section:
    alone = [each for each in pairings if len(each.seats) == 1]
    tables = tuple(each for each in pairings if len(each.seats) > 1)
    byes, lost = (
        tuple(each.seats[0].entrant for each in alone if has_lost_alone(each) == has_lost) for has_lost in (False, True)
    )
    return Section(number, bracket, tables, byes, lost)


def fate_of(view: TournamentView, places: dict[int, CupPlace], table: PairingView, seat: SeatView) -> Fate:
    """Return what a match was for somebody: open as long as nobody has lost it, since it may be played again."""
    lost = [
        other.entrant
        for other in table.seats
        if other.entrant in places and table.round in places[other.entrant].lost_in
    ]
    if table.status != "ended" or not lost:
        return "open"
    if table.why.cup is not None and table.why.cup.bracket == "final":
        is_over = len(lost) + 1 >= len(table.seats) and not (is_double(view) and lost == [_unbeaten(table)])
        return "again" if not is_over else "out" if seat.entrant in lost else "won"
    place = places.get(seat.entrant)
    if place is None or table.round not in place.lost_in:
        return "on"
    is_first = place.lost_in.index(table.round) == 0
    return "down" if is_double(view) and is_first else "out"


def _unbeaten(table: PairingView) -> int | None:
    """Return who had not lost a match before a final, None if all had."""
    cup = table.why.cup
    return None if cup is None or cup.unbeaten is None else table.seats[cup.unbeaten].entrant


class _Board:
    """Draws sections and puts them into words."""

    def __init__(self, view: TournamentView, people: Shown, words: Words) -> None:
        """Draw these people of a tournament."""
        self.people = people
        self._view, self._words = view, words
        self._places = {each.entrant: each for each in view.cup}
        self._wide = (WIDTH - 2 * MARGIN - GAP * (_COLUMNS - 1)) / _COLUMNS

    def parts(self, section: Section) -> Iterator[Part]:
        """Yield the title of a section, its tables two by two, and who had no match."""
        title = self._title(section)
        yield Part(self._titled(title), lambda _names: (f"{title}.",), _TITLE, rank=2)
        rows = [section.tables[first : first + _COLUMNS] for first in range(0, len(section.tables), _COLUMNS)]
        for tables in rows:
            yield Part(self._tables(tables), self._told(tables), _row_height(tables), rank=2)
        for key, entrants in (("bye", section.byes), ("lost", section.lost)):
            if entrants:
                yield self._alone(key, entrants)

    def winner(self, entrant: int) -> Part:
        """Return who has won."""

        def draw(scene: Scene, y: float) -> None:
            area = Area(MARGIN, y + 8, WIDTH - 2 * MARGIN, _CROWN - 16)
            scene.rect(area, RAISED, 9, Stroke(INK, 4))
            scene.icon("crown", (MARGIN + 40, area.middle[1]), 44)
            name = self._words("cup-picture-rounds-winner", name=self._label(entrant))
            scene.fitted((MARGIN + 76, area.middle[1] + 12), name, area.w - 100, 34, face=BOLD, least=READ, cut=True)

        return Part(
            draw, lambda names: (self._words("cup-picture-rounds-winner", name=self._named(names, entrant)),), _CROWN, 1
        )

    def legend(self) -> Part:
        """Return what the signs mean."""
        kinds = ("on", "down", "out") if is_double(self._view) else ("on", "out")

        def draw(scene: Scene, y: float) -> None:
            x = MARGIN + 26.0
            for kind in kinds:
                _mark(scene, kind, (x, y + _LEGEND / 2))
                said = self._words(f"cup-picture-rounds-legend-{kind}")
                x += 78 + scene.text((x + 26, y + _LEGEND / 2 + 10), said, 28, INK2)

        return Part(draw, lambda _names: (), _LEGEND, 0)

    def _title(self, section: Section) -> str:
        if section.bracket == "final":
            fates = {fate_of(self._view, self._places, table, table.seats[0]) for table in section.tables}
            again = "-again" if "again" in fates else ""
            return self._words(f"cup-picture-rounds-final{again}", round=section.round)
        bracket = self._words(f"cup-{section.bracket if is_double(self._view) else 'only'}")
        return self._words("cup-picture-rounds-section", round=section.round, bracket=bracket)

    def _titled(self, title: str) -> Callable[[Scene, float], None]:
        def draw(scene: Scene, y: float) -> None:
            scene.fitted((EDGE, y + 44), title, WIDTH - 2 * EDGE, 32, INK2, face=BOLD, least=READ)

        return draw

    def _tables(self, tables: Sequence[PairingView]) -> Callable[[Scene, float], None]:
        def draw(scene: Scene, y: float) -> None:
            for turn, table in enumerate(tables):
                x = MARGIN + turn * (self._wide + GAP)
                self._table(scene, table, Area(x, y, self._wide, len(table.seats) * _ROW))

        return draw

    def _table(self, scene: Scene, table: PairingView, area: Area) -> None:
        own = None if self.people.own is None else self.people.entrants[self.people.own]
        is_own = own is not None and table.seat_of(own) is not None
        scene.rect(area, SURFACE, 9, Stroke(INK, 4) if is_own else Stroke(LINE, 2))
        for turn, seat in enumerate(_by_place(table)):
            row = Area(area.x, area.y + turn * _ROW, area.w, _ROW)
            if turn:
                scene.line((row.x + 8, row.y), (row.right - 8, row.y), Stroke(LINE, 2))
            self._seat(scene, row, seat, fate_of(self._view, self._places, table, seat))

    def _seat(self, scene: Scene, row: Area, seat: SeatView, fate: Fate) -> None:
        is_on = fate in {"on", "won"}
        if is_on:
            scene.rect(Area(row.x + 4, row.y + 5, row.w - 8, row.h - 10), RAISED, 6)
        ink, low, room = INK3 if fate == "out" else INK, row.y + 38, row.w - 40
        is_told = fate not in {"open", "again"}
        if is_told:
            _mark(scene, fate, (row.right - 28, row.y + _ROW / 2))
            room -= 40
        if seat.twelfths is not None:
            right = row.right - (56 if is_told else 16)
            face = BOLD if is_on else REGULAR
            room -= scene.text((right, low), drawn_points(seat.twelfths), 30, ink, face, anchor="end") + 14
        face = BOLD if is_on else REGULAR
        scene.fitted((row.x + 18, low), self._label(seat.entrant), room, 32, ink, face=face, least=READ, cut=True)

    def _alone(self, key: str, entrants: Sequence[int]) -> Part:
        def draw(scene: Scene, y: float) -> None:
            names = self._words.listed(self._label(each) for each in entrants)
            said = self._words(f"cup-picture-rounds-{key}", names=names)
            scene.fitted((EDGE, y + 34), said, WIDTH - 2 * EDGE, 28, INK2, least=READ, cut=True)

        def text(names: Names) -> Iterable[str]:
            named = self._words.listed(self._named(names, each) for each in entrants)
            return (f"{self._words(f'cup-picture-rounds-{key}', names=named)}.",)

        return Part(draw, text, _LINE, rank=2)

    def _told(self, tables: Sequence[PairingView]) -> Callable[[Names], Iterable[str]]:
        def text(names: Names) -> Iterable[str]:
            for table in tables:
                said = (self._said(names, table, seat) for seat in _by_place(table))
                yield f"{self._words.listed(said)}."

        return text

    def _said(self, names: Names, table: PairingView, seat: SeatView) -> str:
        fate, name = fate_of(self._view, self._places, table, seat), self._named(names, seat.entrant)
        if fate == "open":
            return self._words("cup-picture-rounds-open", name=name)
        return self._words(f"cup-picture-rounds-{fate}", name=name, points=drawn_points(seat.twelfths or 0))

    def _label(self, entrant: int) -> str:
        return self.people.labels[self.people.entrants.index(entrant)]

    def _named(self, names: Names, entrant: int) -> str:
        return names.players[self.people.entrants.index(entrant)]


def _by_place(table: PairingView) -> list[SeatView]:
    return sorted(table.seats, key=lambda seat: (-(seat.twelfths or 0), seat.place or 0))


def _mark(scene: Scene, fate: Fate, middle: tuple[float, float]) -> None:
    """Draw the sign of a fate: a triangle to the right goes on, one down drops, a cross is out."""
    (x, y), half = middle, _MARK
    if fate == "out":
        stroke = Stroke(INK3, 5)
        scene.line((x - half + 2, y - half + 2), (x + half - 2, y + half - 2), stroke)
        scene.line((x - half + 2, y + half - 2), (x + half - 2, y - half + 2), stroke)
    elif fate == "won":
        scene.icon("crown", middle, 34)
    elif fate == "down":
        scene.polygon(((x - half, y - half + 3), (x + half, y - half + 3), (x, y + half)), INK2)
    else:
        scene.polygon(((x - half + 3, y - half), (x - half + 3, y + half), (x + half, y)), INK)
