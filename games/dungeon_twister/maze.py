"""The maze as it lies: which passages are open, which are walls, where pits and gears are (SPEC 1.4-1.6, 5.3).

Pure, cached. All answers are masks or squares of squares.py. Squares of face-down rooms belong to no passage.
"""

from functools import lru_cache

import msgspec

from games.dungeon_twister.components import TILES, TileId
from games.dungeon_twister.squares import (
    LINES,
    ROOM_SIZE,
    SIDES,
    SLOT_MASK,
    SLOT_SQUARES,
    STEP,
    TURNED,
    WIDTH,
)
from games.dungeon_twister.state import Gate, Room

_LEADING_TO = tuple((mask << WIDTH, mask >> 1, mask >> WIDTH, mask << 1) for mask in SLOT_MASK)
"""For each slot the squares from which a step in each direction leads into it."""

_EAST, _SOUTH = SIDES.index("E"), SIDES.index("S")


class Portcullis(msgspec.Struct, frozen=True, gc=False):
    """A portcullis on the board: the two squares beside it, the lower number first."""

    tile: TileId
    edge: str
    square: int
    other: int


class LaidRoom(msgspec.Struct, frozen=True, gc=False):
    """A room in its slot. `walls` has for each direction the squares whose own side there is a wall."""

    walls: tuple[int, int, int, int]
    pits: int
    gear: int
    portcullises: tuple[Portcullis, ...]


class Maze(msgspec.Struct, frozen=True, gc=False):
    """The passages of the whole board (SPEC 1.4).

    `open` and `walled` have for each direction the squares one may leave that way.

    `open`: the passage is open. `walled`: it is blocked by a wall, with a square of the board behind it.
    `pits`, `gears` and `revealed` (with both starting lines) are masks. `beside` has for each slot the squares from
    which a face-down room there can be touched.
    """

    open: tuple[int, int, int, int]
    walled: tuple[int, int, int, int]
    beside: tuple[int, ...]
    revealed: int
    pits: int
    gears: int
    portcullises: tuple[Portcullis, ...]

    def step(self, squares: int) -> int:
        """Return the squares that are one step away from `squares` through open passages."""
        north, east, south, west = self.open
        return (squares & north) >> WIDTH | (squares & east) << 1 | (squares & south) << WIDTH | (squares & west) >> 1

    def anchored(self, anchors: int) -> int:
        """Return the pits of which at least two neighbours through open passages are in `anchors` (SPEC 4.2.3)."""
        north, east, south, west = self.open
        to_north = north & anchors << WIDTH
        to_east = east & anchors >> 1
        to_south = south & anchors >> WIDTH
        to_west = west & anchors << 1
        return self.pits & (
            to_north & (to_east | to_south | to_west) | to_east & (to_south | to_west) | to_south & to_west
        )

    def ray(self, square: int, direction: int) -> list[int]:
        """Return the squares that lie in line of sight in `direction`, nearest first (SPEC 5.3)."""
        found = []
        while self.open[direction] >> square & 1:
            square += STEP[direction]
            found.append(square)
        return found


@lru_cache(maxsize=512)
def laid_room(tile_id: TileId, orientation: int, slot: int) -> LaidRoom:
    """Return the room `tile_id` in `slot`, turned by so many clockwise quarters from the drawing (SPEC 1.5, 1.6)."""
    tile, squares, turn = TILES[tile_id], SLOT_SQUARES[slot], TURNED[orientation]
    walls = [0, 0, 0, 0]
    for rim in tile.rim:
        direction = SIDES.index(rim[0])
        place = _rim_place(direction, int(rim[1]) - 1)
        walls[(direction + orientation) % 4] |= 1 << squares[turn[place]]
    for edge in tile.walls:
        one, other = (squares[turn[place]] for place in _ends(edge))
        direction = STEP.index(other - one)
        walls[direction] |= 1 << one
        walls[(direction + 2) % 4] |= 1 << other
    portcullises = []
    for edge in tile.portcullises:
        one, other = sorted(squares[turn[place]] for place in _ends(edge))
        portcullises.append(Portcullis(tile_id, edge, one, other))
    pits = sum(1 << squares[turn[_place(pit)]] for pit in tile.pits)
    north, east, south, west = walls
    return LaidRoom((north, east, south, west), pits, squares[turn[_place(tile.gear)]], tuple(portcullises))


@lru_cache(maxsize=1024)
def maze_of(rooms: tuple[Room | None, ...], gates: tuple[Gate, ...]) -> Maze:
    """Return the maze of the revealed `rooms`; `gates` are the portcullises that are not closed.

    A passage is blocked if either touching side is a wall, and a portcullis is closed at first (SPEC 1.4).
    """
    revealed, pits, gears = LINES[0] | LINES[1], 0, 0
    north, east, south, west = 0, 0, 0, 0
    portcullises: list[Portcullis] = []
    for slot, room in enumerate(rooms):
        if room is None:
            continue
        laid = laid_room(room.tile, room.orientation, slot)
        revealed |= SLOT_MASK[slot]
        north, east = north | laid.walls[0], east | laid.walls[1]
        south, west = south | laid.walls[2], west | laid.walls[3]
        pits |= laid.pits
        gears |= 1 << laid.gear
        portcullises.extend(laid.portcullises)
    inside = _inside(revealed)
    wall = (north | south << WIDTH, east | west >> 1, south | north >> WIDTH, west | east << 1)
    not_closed = {(gate.tile, gate.edge) for gate in gates}
    shut = [0, 0, 0, 0]
    for portcullis in portcullises:
        if (portcullis.tile, portcullis.edge) not in not_closed:
            direction = _EAST if portcullis.other == portcullis.square + 1 else _SOUTH
            shut[direction] |= 1 << portcullis.square
            shut[direction + 2 & 3] |= 1 << portcullis.other
    return Maze(
        open=_by_direction(tuple(inside[way] & ~wall[way] & ~shut[way] for way in range(4))),
        walled=_by_direction(tuple(inside[way] & wall[way] for way in range(4))),
        beside=tuple(
            0 if room else revealed & (to[0] & ~north | to[1] & ~east | to[2] & ~south | to[3] & ~west)
            for room, to in zip(rooms, _LEADING_TO, strict=True)
        ),
        revealed=revealed,
        pits=pits,
        gears=gears,
        portcullises=tuple(portcullises),
    )


@lru_cache(maxsize=256)
def _inside(revealed: int) -> tuple[int, int, int, int]:
    """Return for each direction the revealed squares with a revealed neighbour there."""
    west_line, east_line = LINES
    return (
        revealed & revealed << WIDTH,
        revealed & ~east_line & revealed >> 1,
        revealed & revealed >> WIDTH,
        revealed & ~west_line & revealed << 1,
    )


def _by_direction(masks: tuple[int, ...]) -> tuple[int, int, int, int]:
    north, east, south, west = masks
    return north, east, south, west


def _place(local: str) -> int:
    """Return the place in reading order of a local square such as `23`."""
    return (int(local[0]) - 1) * ROOM_SIZE + int(local[1]) - 1


def _ends(edge: str) -> tuple[int, int]:
    one, other = edge.split("-")
    return _place(one), _place(other)


def _rim_place(direction: int, index: int) -> int:
    """Return the place at the rim in `direction`, `index` squares from the west or from the north."""
    last = ROOM_SIZE - 1
    row, column = ((0, index), (index, last), (last, index), (index, 0))[direction]
    return row * ROOM_SIZE + column
