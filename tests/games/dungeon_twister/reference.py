"""A second implementation of movement, rotation and fights, slow and obvious, to check the first one against.

It shares no code and no data with the game: rooms come from the drawings, squares are pairs of column and row, every
step and every change of what is carried is tried out one by one, and each rule of SPEC.md is checked by itself.
"""

from functools import cache
from typing import NamedTuple

from tests.games.dungeon_twister.drawings import ROOMS

Square = tuple[int, int]
"""Column 0 (a) to 21 (v), row 0 to 9."""

SPEED = {"CLE": 4, "GOB": 4, "MEK": 3, "THI": 5, "TRO": 2, "WAR": 3, "WIZ": 4, "WLK": 4}
COMBAT = {"CLE": 2, "GOB": 1, "MEK": 2, "THI": 2, "TRO": 4, "WAR": 3, "WIZ": 1, "WLK": 1}
TOWARDS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
CLOCKWISE = {"N": "E", "E": "S", "S": "W", "W": "N"}


class Cell(NamedTuple):
    """A square of the board: what it is, and its four sides: open, wall, or a portcullis with its tile and edge."""

    kind: str
    sides: dict[str, str | tuple[str, str]]


class Position(NamedTuple):
    """A position: rooms by slot (tile and orientation, or None), gates that are not closed, tokens on squares.

    `fresh`: wounded in this turn; `blocked`: healed in this turn; `acting`: who can act now and pay for it.
    """

    rooms: list[tuple[str, int] | None]
    gates: dict[tuple[str, str], str]
    at: dict[str, Square]
    wounded: set[str]
    fresh: set[str]
    blocked: set[str]
    acting: set[str]


class Options(NamedTuple):
    """What section 10 leaves to choose."""

    chain: bool = True
    two_anchors: bool = True
    wounded_on_roped_pit: bool = True
    breaks_open_gates: bool = True
    reveals_from_anywhere_on_line: bool = True


class After(NamedTuple):
    """What an action comes to: tokens on the board, marks, gates, and the points that each colour got."""

    at: dict[str, Square]
    wounded: set[str]
    blocked: set[str]
    gates: dict[tuple[str, str], str]
    points: dict[str, int]


def square(name: str) -> Square:
    return "abcdefghijklmnopqrstuv".index(name[0]), int(name[1:]) - 1


def name(at: Square) -> str:
    return "abcdefghijklmnopqrstuv"[at[0]] + str(at[1] + 1)


def is_character(token: str) -> bool:
    return token[2:] in SPEED


@cache
def drawn(tile: str) -> dict[Square, Cell]:
    """Read the drawing of a room: local column and row, 0 to 4."""
    lines = [line.ljust(30) for line in ROOMS[tile].splitlines() if line.strip()]
    cells = {}
    for row in range(5):
        for column in range(5):
            above, here, below = (lines[2 * row + more] for more in range(3))
            left = 4 + 4 * column
            marks = {"N": above[left + 2], "S": below[left + 2], "W": here[left], "E": here[left + 4]}
            sides: dict[str, str | tuple[str, str]] = {}
            for side, mark in marks.items():
                sides[side] = "wall" if mark in "-|" else "open"
                if mark in "=H":
                    there = (column + TOWARDS[side][0], row + TOWARDS[side][1])
                    sides[side] = tile, "-".join(sorted(f"{r + 1}{c + 1}" for c, r in ((column, row), there)))
            cells[column, row] = Cell({".": "floor", "P": "pit", "@": "gear"}[here[left + 2]], sides)
    return cells


def turned(cells: dict[Square, Cell]) -> dict[Square, Cell]:
    """Turn a room clockwise by a quarter."""
    return {
        (4 - row, column): Cell(cell.kind, {CLOCKWISE[side]: what for side, what in cell.sides.items()})
        for (column, row), cell in cells.items()
    }


def board(position: Position) -> dict[Square, Cell]:
    """Lay out all revealed squares; starting lines have no walls of their own but the outer rim."""
    cells = {}
    for column in (0, 21):
        for row in range(10):
            cells[column, row] = Cell("line", dict.fromkeys("NESW", "open"))
    for slot, room in enumerate(position.rooms):
        if room is not None:
            tile = drawn(room[0])
            for _ in range(room[1]):
                tile = turned(tile)
            for (column, row), cell in tile.items():
                cells[1 + slot % 4 * 5 + column, slot // 4 * 5 + row] = cell
    return cells


def passage(position: Position, cells: dict[Square, Cell], here: Square, side: str) -> str:
    """Return what is between a square and its neighbour: open, wall, closed or nothing."""
    there = (here[0] + TOWARDS[side][0], here[1] + TOWARDS[side][1])
    if here not in cells or there not in cells:
        return "nothing"
    touching = (cells[here].sides[side], cells[there].sides[OPPOSITE[side]])
    if "wall" in touching:
        return "wall"
    gates = [touch for touch in touching if isinstance(touch, tuple)]
    return "closed" if any(position.gates.get(gate, "closed") == "closed" for gate in gates) else "open"


def next_to(position: Position, cells: dict[Square, Cell], here: Square) -> list[Square]:
    """Return the neighbours through open passages."""
    return [
        (here[0] + by[0], here[1] + by[1])
        for side, by in TOWARDS.items()
        if passage(position, cells, here, side) == "open"
    ]


def resting(tokens: list[str], wounded: set[str]) -> bool:
    """Return whether tokens may rest on one square together."""
    objects = [token for token in tokens if not is_character(token)]
    standing = [token for token in tokens if is_character(token) and token not in wounded]
    lying = [token for token in tokens if token in wounded]
    if len(tokens) > 2 or len(objects) > 1 or len(standing) > 1 or len(lying) > 1:
        return False
    return not (standing and lying and standing[0][0] != lying[0][0])


def falling(cells: dict[Square, Cell], where: dict[str, Square], wounded: set[str]) -> list[str]:
    """Return the characters on pits whom nothing supports."""
    fallen = []
    for token, at in where.items():
        if is_character(token) and at in cells and cells[at].kind == "pit":
            here = [other for other, there in where.items() if there == at]
            has_rope = any(other[2:] == "ROP" for other in here)
            has_thief = any(other[2:] == "THI" and other not in wounded for other in here)
            if not has_rope and not has_thief:
                fallen.append(token)
    return fallen


def is_alone_on_pit(token: str, cells: dict[Square, Cell], where: dict[str, Square]) -> bool:
    """Return whether an object that a pit destroys is on one without anybody."""
    at = where[token]
    if is_character(token) or token[2:] == "ROP" or at not in cells or cells[at].kind != "pit":
        return False
    return not any(is_character(other) for other, there in where.items() if there == at)


def aftermath(
    position: Position,
    at: dict[str, Square],
    *,
    wounded: set[str] | None = None,
    blocked: set[str] | None = None,
    gates: dict[tuple[str, str], str] | None = None,
    killed: set[str] | None = None,
    points: dict[str, int] | None = None,
) -> After:
    """Return what comes of it when tokens are `at` these squares and these characters are `killed`."""
    cells = board(position)
    wounded = position.wounded if wounded is None else wounded
    left = {token: there for token, there in at.items() if token not in (killed or ())}
    dead = (killed or set()) | set(falling(cells, left, wounded))
    left = {token: there for token, there in left.items() if token not in dead}
    left = {token: there for token, there in left.items() if not is_alone_on_pit(token, cells, left)}
    scored = {"w": 0, "e": 0, **(points or {})}
    for token in dead:
        scored["e" if token[0] == "w" else "w"] += 1
    blocked = position.blocked if blocked is None else blocked
    gates = position.gates if gates is None else gates
    return After(left, wounded & left.keys(), blocked & left.keys(), gates, scored)


# Rotation.


def rotations(position: Position) -> set[tuple[str, int, str | None]]:
    """Return who can turn the room in which slot, and which way where that is free."""
    cells, found = board(position), set[tuple[str, int, str | None]]()
    for token in position.acting:
        column, row = position.at[token]
        if cells[column, row].kind != "gear":
            continue
        own = position.rooms[(column - 1) // 5 + (4 if row >= 5 else 0)]
        assert own is not None
        for slot, room in enumerate(position.rooms):
            if room is not None and room[0][0] == own[0][0]:
                found |= {(token[2:], slot, way) for way in (("cw", "ccw") if token[2:] == "MEK" else (None,))}
    return found


def rotated(position: Position, slot: int, *, clockwise: bool) -> tuple[tuple[str, int], dict[str, Square]]:
    """Return the room in `slot` after a quarter turn, and where all tokens are then."""
    room = position.rooms[slot]
    assert room is not None
    west, north = 1 + slot % 4 * 5, slot // 4 * 5
    at = dict(position.at)
    for token, (column, row) in position.at.items():
        if west <= column < west + 5 and north <= row < north + 5:
            right, down = column - west, row - north
            right, down = (4 - down, right) if clockwise else (down, 4 - right)
            at[token] = west + right, north + down
    return (room[0], (room[1] + (1 if clockwise else -1)) % 4), at
