"""What is in the box (SPEC 1.1, 1.2, 1.4, 5.1, 5.2): characters, objects, cards and the eight rooms. Data only.

A token is `w.GOB`: its owner (`w` West, yellow, seat 0; `e` East, blue, seat 1) and its code. Squares of a room are
two digits, row and column from the north-west corner of the drawing; an edge is two neighbouring squares `12-22`; a
side of the room's rim is `N1` to `N5`, `E1` ..., counted from the west or from the north.
"""

from typing import Final, Literal, get_args

import msgspec

from games.kernel.ids import Seat

ObjectCode = Literal["ARM", "POT", "ROP", "SWD", "TRE", "WND"]
TileId = Literal["1R", "1L", "2R", "2L", "3R", "3L", "4R", "4L"]
Token = str
"""Owner and code, such as `w.GOB` or `e.ROP`."""


class Character(msgspec.Struct, frozen=True):
    """Speed in squares for an action point, combat value, and points for leaving the maze unwounded (SPEC 5.1)."""

    speed: int
    combat: int
    exit_points: int = 1


class Tile(msgspec.Struct, frozen=True):
    """A room as it is drawn: local squares, inner edges, and rim sides that are walls.

    `clockwise` is the direction of the printed arrow; rooms with the same `pair` are twins.
    """

    pair: int
    clockwise: bool
    gear: str
    pits: tuple[str, ...]
    walls: tuple[str, ...]
    portcullises: tuple[str, ...]
    rim: tuple[str, ...]


OWNERS: Final = ("w", "e")
"""West, seat 0, and East, seat 1 (SPEC 1.2)."""

CHARACTERS: Final[dict[str, Character]] = {
    "CLE": Character(4, 2),
    "GOB": Character(4, 1, 2),
    "MEK": Character(3, 2),
    "THI": Character(5, 2),
    "TRO": Character(2, 4),
    "WAR": Character(3, 3),
    "WIZ": Character(4, 1),
    "WLK": Character(4, 1),
}
"""The eight characters of each player (SPEC 5.1)."""

OBJECTS: Final[tuple[ObjectCode, ...]] = get_args(ObjectCode)
"""The six objects of each player (SPEC 5.2)."""

CODES: Final[tuple[str, ...]] = (*CHARACTERS, *OBJECTS)
TOKENS: Final[tuple[Token, ...]] = tuple(
    f"{owner}.{code}" for kind in (tuple(CHARACTERS), OBJECTS) for owner in OWNERS for code in kind
)
"""All tokens in code order: characters before objects, West before East, then by code (SPEC 1.2)."""

ORDER: Final[dict[Token, int]] = {token: place for place, token in enumerate(TOKENS)}
SEAT: Final[dict[Token, Seat]] = {token: Seat(OWNERS.index(token[0])) for token in TOKENS}
CODE: Final[dict[Token, str]] = {token: token[2:] for token in TOKENS}
IS_CHARACTER: Final[dict[Token, bool]] = {token: CODE[token] in CHARACTERS for token in TOKENS}
ROPES: Final = frozenset({"w.ROP", "e.ROP"})

ACTION_CARDS: Final = (2, 3, 4, 5)
"""The action cards of each player (SPEC 1.1)."""

HIDDEN_CARD: Final = 0
"""An action card in somebody else's hand, as views have it (SPEC 8.2)."""

COMBAT_CARDS: Final = (0, 1, 2, 2, 3, 3, 4, 5, 6)
"""The combat cards of each player (SPEC 1.1)."""

JUMP_CARDS: Final = 3
"""How many jump cards each player has (SPEC 1.1)."""

POTION_POINTS: Final = 4
"""The bonus points of a Speed Potion (SPEC 4.10)."""

OPENING_CARD: Final = 4
"""Once a card of this value has been played, every card may be played (SPEC 3.2)."""

TEAM_SIZE: Final = 4
"""How many of the characters start on the line (SPEC 2.3)."""


def token_of(seat: Seat, code: str) -> Token:
    """Return the token of `seat` with that code."""
    return f"{OWNERS[seat]}.{code}"


def _tile(pair: int, arrow: str, gear: str, *, pits: str, walls: str, portcullises: str, rim: str = "") -> Tile:
    lists = (tuple(each.split()) for each in (pits, walls, portcullises, rim))
    return Tile(pair, arrow == "cw", gear, *lists)


TILES: Final[dict[TileId, Tile]] = {
    "1R": _tile(
        1, "cw", "33", pits="15", portcullises="21-22",
        walls="12-22 13-23 14-24 24-25 31-32 34-35 41-42 42-52 44-54 45-55",
        rim="N1 E2 E5 S1 S5 W1 W5",
    ),
    "1L": _tile(
        1, "ccw", "54", pits="13 53", portcullises="31-32 34-35",
        walls="11-12 12-13 12-22 13-14 14-15 14-24 21-22 24-25 41-42 42-52 44-45 51-52 54-55",
    ),
    "2R": _tile(
        2, "cw", "22", pits="25 31", portcullises="43-44",
        walls="12-13 12-22 14-24 15-25 21-22 22-32 23-24 31-41 32-42 33-34 34-35 42-52 43-53 44-45 51-52",
        rim="N1 N3 N4 E2 E3 E5 S3 S4 S5 W1 W2 W5",
    ),
    "2L": _tile(
        2, "ccw", "33", pits="23 43 51", portcullises="31-32 34-35",
        walls="11-12 11-21 14-15 15-25 22-23 22-32 23-24 24-34 32-42 34-44 41-51 42-43 43-44 45-55 51-52 54-55",
        rim="N2 N4 S4 W3",
    ),
    "3R": _tile(
        3, "cw", "34", pits="22 25", portcullises="31-41 43-53 54-55",
        walls="11-12 12-22 13-23 14-24 23-33 33-34 34-35 41-42 42-52 43-44 44-45 52-53",
        rim="N4 E3 S1 S4 W2 W3",
    ),
    "3L": _tile(
        3, "ccw", "24", pits="32 55", portcullises="13-23 44-45",
        walls="12-13 14-24 21-22 22-23 24-25 25-35 31-32 32-42 33-43 34-44 41-51 42-43 44-54 51-52",
        rim="N4 E3 S3 W1 W4",
    ),
    "4R": _tile(
        4, "cw", "34", pits="11", portcullises="44-54",
        walls="12-13 14-15 14-24 21-22 22-23 24-34 25-35 31-32 32-42 33-43 34-35 34-44 43-53 44-45 52-53",
        rim="N2 N3 N5 E2 E4 E5 S1 S3 S4 W1 W2 W4 W5",
    ),
    "4L": _tile(
        4, "ccw", "44", pits="23", portcullises="42-52",
        walls="11-21 12-13 12-22 13-14 14-24 22-32 23-33 24-25 25-35 31-32 33-34 34-44 41-42 42-43 44-45 44-54 52-53 "
        "53-54",
        rim="N1 N5 E1 E3 E5 S1 S5 W2 W3 W5",
    ),
}  # fmt: skip
"""The eight rooms as they are drawn (SPEC 1.5)."""

TILE_IDS: Final[tuple[TileId, ...]] = get_args(TileId)
