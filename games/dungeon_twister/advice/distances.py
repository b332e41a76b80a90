"""How far it is to the enemy's line, from every square at once, over walls that one goes around somehow. Cached.

A length counts steps; what a step cannot do has a price in steps: a pit takes a jump or a rope, a closed portcullis
somebody who opens it, a face-down room an action that reveals it. A wall costs most, as nothing but turning rooms leads
around it; what one quarter turn of a room really brings is looked at, from its gear. So whoever walks to a gear comes
nearer, and does not wait in front of the wall. Characters are in nobody's way here.
"""

from functools import lru_cache

import msgspec
from msgspec.structs import replace

from games.dungeon_twister.components import TILES
from games.dungeon_twister.maze import Maze, laid_room, maze_of
from games.dungeon_twister.squares import LINES, SPUN, SQUARES, WIDTH
from games.dungeon_twister.state import Gate, Room
from games.kernel.grid import numbers_in
from games.kernel.ids import Seat

FARTHEST = 63
"""Every length is at most so many steps."""

_TURN, _BESIDE_FACE_DOWN, _FACE_DOWN = 4, 4, 2
"""What a rotation costs; a step into or out of a face-down room; one within such a room, whose ways are unknown."""

_MOST_TURNS = 3
"""After four quarter turns a room lies as before."""

_EVERYWHERE = (1 << len(SQUARES)) - 1

Rooms = tuple[Room | None, ...]
Gates = tuple[Gate, ...]


class Costs(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """What somebody pays beyond a step for a pit, and instead of it for a wall and a closed portcullis."""

    pit: int
    wall: int
    gate: int


_MOST = Costs(pit=5, wall=12, gate=10)
COSTS = {
    "CLE": _MOST,
    "GOB": _MOST,
    "MEK": _MOST,
    "THI": Costs(pit=0, wall=12, gate=6),
    "TRO": _MOST,
    "WAR": Costs(pit=5, wall=12, gate=4),
    "WIZ": Costs(pit=0, wall=12, gate=10),
    "WLK": Costs(pit=5, wall=4, gate=10),
}
"""By the powers of the characters (5.1)."""


@lru_cache(maxsize=2048)
def lengths(rooms: Rooms, gates: Gates, seat: Seat, code: str) -> tuple[int, ...]:
    """Return for each square how many steps a character of `seat` is from the enemy's line there."""
    return _lengths(rooms, gates, seat, COSTS[code])


@lru_cache(maxsize=2048)
def _lengths(rooms: Rooms, gates: Gates, seat: Seat, costs: Costs) -> tuple[int, ...]:
    table = [FARTHEST] * len(SQUARES)
    for length, squares in enumerate(_layers(maze_of(rooms, gates), seat, costs, _ways_by_turning(rooms, gates, seat))):
        for square in numbers_in(squares):
            table[square] = length
    return tuple(table)


@lru_cache(maxsize=1024)
def _ways_by_turning(rooms: Rooms, gates: Gates, seat: Seat) -> tuple[tuple[int, int], ...]:
    """Return gears with how far it is from there after turning the room or its twin, where that is nearer than now."""
    plain = _plain(rooms, gates, seat)
    found = []
    for slot, room in enumerate(rooms):
        if room is None:
            continue
        gear = laid_room(room.tile, room.orientation, slot).gear
        now = _length_to(plain, 1 << gear)
        best = now
        for other in _pair(rooms, slot):
            there, turned = gear, rooms
            for turns in range(1, _MOST_TURNS + 1):
                turned, spun = _turned(turned, other)
                there = spun.get(there, there)
                best = min(best, turns * _TURN + _length_to(_plain(turned, gates, seat), 1 << there))
        if best < now:
            found.append((gear, best))
    return tuple(found)


def _pair(rooms: Rooms, slot: int) -> list[int]:
    """Return the slots of the revealed rooms that a gear in `slot` turns: its own room and the twin (4.5)."""
    own = rooms[slot]
    assert own is not None
    pair = TILES[own.tile].pair
    return [place for place, room in enumerate(rooms) if room is not None and TILES[room.tile].pair == pair]


@lru_cache(maxsize=1024)
def _turned(rooms: Rooms, slot: int) -> tuple[Rooms, dict[int, int]]:
    """Return the rooms after a quarter turn of one in the direction of its arrow, and where its squares come to lie."""
    room = rooms[slot]
    assert room is not None
    clockwise = TILES[room.tile].clockwise
    turned = replace(room, orientation=(room.orientation + (1 if clockwise else 3)) % 4)
    return (*rooms[:slot], turned, *rooms[slot + 1 :]), SPUN[slot][clockwise]


@lru_cache(maxsize=4096)
def _plain(rooms: Rooms, gates: Gates, seat: Seat) -> tuple[int, ...]:
    """Return the layers for most characters where no room is turned."""
    return _layers(maze_of(rooms, gates), seat, _MOST, ())


def _length_to(layers: tuple[int, ...], square: int) -> int:
    return next((length for length, squares in enumerate(layers) if squares & square), FARTHEST)


def _layers(maze: Maze, seat: Seat, costs: Costs, sources: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    """Return for each length the squares that are so far from the enemy's line; `sources` are no farther than given.

    Whole sets of squares are looked at, the nearest first, and all passages lead both ways.
    """
    waiting = [0] * (FARTHEST + 1 + costs.pit + max(costs.wall, costs.gate))
    line = waiting[0] = LINES[1 - seat]
    for square, length in sources:
        waiting[length] |= 1 << square
    seen, pits, shut, left = maze.revealed, maze.pits, _shut(maze), _EVERYWHERE
    layers = []
    for length in range(FARTHEST):
        fresh = waiting[length] & left
        layers.append(fresh)
        if not fresh:
            continue
        left &= ~fresh
        dark = fresh & ~seen
        for squares, extra in ((fresh & seen & ~pits, length), (fresh & pits, length + costs.pit)):
            if squares:
                waiting[extra + 1] |= maze.step(squares)
                waiting[extra + costs.wall] |= _over(squares, maze.walled)
                waiting[extra + costs.gate] |= _over(squares, shut)
        beside = _neighbours(fresh & ~line) | _neighbours(fresh & line) & ~seen
        waiting[length + _BESIDE_FACE_DOWN] |= beside & ~seen
        if dark:
            near = _neighbours(dark)
            waiting[length + _BESIDE_FACE_DOWN] |= near & seen
            waiting[length + _FACE_DOWN] |= near & ~seen
        if not left:
            break
    return tuple(layers)


@lru_cache(maxsize=256)
def _shut(maze: Maze) -> tuple[int, int, int, int]:
    """Return for each direction the squares that one cannot leave there because of a closed portcullis."""
    found = [0, 0, 0, 0]
    for each in maze.portcullises:
        is_across = each.other == each.square + 1
        out, back = (1, 3) if is_across else (2, 0)
        found[out] |= 1 << each.square
        found[back] |= 1 << each.other
    north, east, south, west = (
        squares & ~is_open & ~walled for squares, is_open, walled in zip(found, maze.open, maze.walled, strict=True)
    )
    return north, east, south, west


def _over(squares: int, passages: tuple[int, int, int, int]) -> int:
    """Return the squares one step away through those passages."""
    north, east, south, west = passages
    return (squares & north) >> WIDTH | (squares & east) << 1 | (squares & south) << WIDTH | (squares & west) >> 1


def _neighbours(squares: int) -> int:
    """Return the squares of the board beside `squares`."""
    west_line, east_line = LINES
    across = (squares & ~east_line) << 1 | (squares & ~west_line) >> 1
    return (across | squares >> WIDTH | squares << WIDTH) & _EVERYWHERE
