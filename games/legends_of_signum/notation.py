"""How points, units, payments and decks are written (SPEC 18.1 to 18.3), and what a line leaves to the view. Pure."""

import re
from collections.abc import Iterable
from typing import Final

from games.kernel.errors import NotationError
from games.kernel.ids import Seat
from games.kernel.notation import Field, Line, folded
from games.legends_of_signum.components import BASIC, CARD
from games.legends_of_signum.geometry import Point
from games.legends_of_signum.parameters import CELL

COLUMNS: Final = "ABCDEFGHIJKLMNOPQRSTUVWX"
NOTHING: Final = "nothing"
READY: Final = "ready"
_LABEL = re.compile(r"[a-d]\d{1,3}")
_CELL = re.compile(r"([a-x])(\d{1,2})")
_CENTIMETRES = re.compile(r"(\d{1,3})(?:[.,](\d))?")
_PAIR = re.compile(r"(\d{1,3}(?:\.\d)?)[,/](\d{1,3}(?:\.\d)?)")
"""Two numbers in one word."""

_AROUND = re.compile(r"[()\[\]]|\b[xyху]\s*[=:]|(?<=\d)\s*(?:cm|см)\b", re.IGNORECASE)
"""What people write around numbers: brackets, names of the axes, the unit."""
_LATIN: Final = str.maketrans("АВСДавсд", "ABCDabcd")
"""Cyrillic letters that look like the letters of the players, and the fourth one."""


def centimetres(millimetres: int) -> str:
    """Return a length in centimetres with at most one decimal."""
    whole, rest = divmod(millimetres, 10)
    return f"{whole}.{rest}" if rest else str(whole)


def point_text(point: Point) -> str:
    """Return a point as it is typed: `23.5 41`."""
    return f"{centimetres(point.x)} {centimetres(point.y)}"


def cell_name(point: Point) -> str:
    """Return the name of the cell that a point lies in (18.1)."""
    return f"{COLUMNS[point.x // CELL]}{point.y // CELL + 1}"


def _take_point(line: Line) -> Point:
    """Take a cell, or two numbers in centimetres.

    Raises:
        NotationError: `not_a_move` if the line has ended, before a point or in the middle of it; `no_point` (`word`)
            for a number that none begins with; for other words what `Line.refusal` says.
    """
    if not line.words:
        raise NotationError("not_a_move")
    cell = _cell_at(line)
    if cell:
        line.words = line.words[1:]
        half = CELL // 2
        return Point(COLUMNS.index(cell[1].upper()) * CELL + half, (int(cell[2]) - 1) * CELL + half)
    numbers, taken = _numbers_at(line)
    if len(numbers) == _AXES:
        line.words = line.words[taken:]
        x, y = (10 * int(found[1]) + int(found[2] or 0) for found in numbers)
        return Point(x, y)
    if not numbers and not any(character.isdigit() for character in line.words[0]):
        raise line.refusal({})
    if taken == len(line.words):
        line.words = []
        raise NotationError("not_a_move")
    raise NotationError("no_point", word=line.words[taken])


def _cell_at(line: Line) -> re.Match[str] | None:
    """Return the cell that is at the front of a line, if one is."""
    return _CELL.fullmatch(line.words[0].casefold().translate(_LATIN)) if line.words else None


def _numbers_at(line: Line) -> tuple[list[re.Match[str]], int]:
    """Return the numbers at the front of a line, two at most, and how many words they are.

    A comma or a semicolon may part the two, without a blank too: `28, 1.5`, `28,1.5`. After a decimal comma there is
    another number.
    """
    words, found, taken = line.words, list[re.Match[str]](), 0
    pair = _PAIR.fullmatch(words[0]) if words else None
    if pair and not (len(words) > 1 and _CENTIMETRES.fullmatch(words[1])):
        both = [_CENTIMETRES.fullmatch(number) for number in pair.groups()]
        return [number for number in both if number], 1
    while taken < len(words) and len(found) < _AXES:
        is_mark = bool(found) and words[taken] in {",", ";"}
        number = None if is_mark else _CENTIMETRES.fullmatch(words[taken].rstrip(",") if not found else words[taken])
        if not is_mark and number is None:
            break
        found += [number] if number else []
        taken += 1
    return found, taken


_AXES = 2


class Spot(Field[Point]):
    """A point after its word."""

    lead = "at"

    def begins(self, line: Line) -> bool:
        """Return whether a point is at the front."""
        return _cell_at(line) is not None or len(_numbers_at(line)[0]) == _AXES

    def read(self, line: Line) -> Point:
        """Take a point."""
        return _take_point(line)

    def shown(self, value: Point) -> str:
        """Return the point in centimetres."""
        return point_text(value)


class Way(Field[tuple[Point, ...]]):
    """Points parted by `;`, after `to`."""

    lead = "to"

    def begins(self, line: Line) -> bool:
        """Return whether a point is at the front."""
        return _cell_at(line) is not None or len(_numbers_at(line)[0]) == _AXES

    def read(self, line: Line) -> tuple[Point, ...]:
        """Take all points."""
        found = [_take_point(line)]
        while line.words[:1] == [";"]:
            line.words = line.words[1:]
            found.append(_take_point(line))
        return tuple(found)

    def shown(self, value: tuple[Point, ...]) -> str:
        """Return the points in centimetres."""
        return "; ".join(point_text(point) for point in value)


class Label(Field[str]):
    """The label of a creature (18.2)."""

    def begins(self, line: Line) -> bool:
        """Return whether a label is at the front."""
        return bool(line.words) and _LABEL.fullmatch(line.words[0].casefold().translate(_LATIN)) is not None

    def read(self, line: Line) -> str:
        """Take a label; letters that look alike are taken for those of the players."""
        if not line.words:
            raise NotationError("not_a_move")
        word = line.words[0].casefold().translate(_LATIN)
        if not _LABEL.fullmatch(word):
            raise line.refusal({})
        line.words = line.words[1:]
        return word.upper()


class Labels(Field[tuple[str, ...]]):
    """One label or more."""

    def read(self, line: Line) -> tuple[str, ...]:
        """Take labels as long as there are some."""
        found = [Label().read(line)]
        while line.words and _LABEL.fullmatch(line.words[0].casefold().translate(_LATIN)):
            found.append(Label().read(line))
        return tuple(found)

    def shown(self, value: tuple[str, ...]) -> str:
        """Return the labels."""
        return " ".join(value)


class Cards(Field[tuple[str | None, ...]]):
    """Ids to the end of the line or to a word that is none, after `lead`; the word `none` means no card at all."""

    def __init__(self, ids: Iterable[str], lead: str = "", none: str = NOTHING) -> None:
        """Look names up among `ids`."""
        super().__init__(lead)
        self.names = folded(ids)
        self.ids = frozenset(self.names.values())
        self.none = none

    def read(self, line: Line) -> tuple[str, ...]:
        """Take all names that are there, one at least unless a number or the word for none follows."""
        if line.take(folded((self.none,))):
            return ()
        found: list[str] = []
        while (name := line.take(self.names)) is not None:
            found.append(name)
        if not found and not (line.words and line.words[0].isdigit()):
            raise line.refusal(self.names) if line.words else NotationError("not_a_move")
        return tuple(found)

    def shown(self, value: tuple[str | None, ...]) -> str:
        """Return the names; what others may not know is `?`."""
        return " ".join("?" if each is None else each for each in value) or self.none


class DeckList(Field[tuple[str, ...]]):
    """A deck after `deck`: `ready`, or cards with their number, `v01 s01x2`; missing it is the ready-made one."""

    lead = "deck"

    def read(self, line: Line) -> tuple[str, ...]:
        """Take all cards."""
        if not line.words or line.take(folded((READY,))):
            return ()
        names = folded(CARD)
        found: list[str] = []
        while line.words:
            card, times, number = line.words[0].casefold().replace("×", "x").rpartition("x")
            if times and number.isdigit() and card in names:
                found += [names[card]] * min(int(number), len(CARD))
                line.words = line.words[1:]
                continue
            name = line.take(names)
            if name is None:
                raise line.refusal(names)
            found.append(name)
        return tuple(found)

    def shown(self, value: tuple[str, ...]) -> str:
        """Return the cards, equal ones together."""
        counts = {card: value.count(card) for card in value}
        return " ".join(card if number == 1 else f"{card}x{number}" for card, number in counts.items()) or READY


class SeatNumber(Field[Seat]):
    """A player by number, from 1, after `against`."""

    lead = "against"

    def read(self, line: Line) -> Seat:
        """Take a number."""
        if not line.words:
            raise NotationError("not_a_move")
        if not (line.words[0].isdecimal() and len(line.words[0]) == 1 and line.words[0] != "0"):
            raise NotationError("no_number", word=line.words[0], field=line.field)
        number = int(line.words[0])
        line.words = line.words[1:]
        return Seat(number - 1)

    def shown(self, value: Seat) -> str:
        """Return the number."""
        return str(value + 1)


PAYMENT: Final = Cards(BASIC, lead="pay")


def spaced(text: str) -> str:
    """Return a line with blanks around the marks that part points, and without what stands around numbers."""
    return _AROUND.sub(" ", text).replace(";", " ; ")
