"""A lord's dungeon: where he may dig and build, how many gold his tunnels hold, what is nearest (SPEC 3, 5.2). Pure.

Everything about a set of tiles is worked out once and kept, since a dungeon changes seldom.
"""

from functools import lru_cache

import msgspec

from games.dungeon_lords.cells import BLOCKS, CELL_NUMBER, CELLS, ENTRANCE, NEIGHBOURS, ZONES, cells_in
from games.dungeon_lords.components import ROOM
from games.dungeon_lords.course import Course
from games.dungeon_lords.state import Tile
from games.kernel.errors import IllegalMove
from games.kernel.ids import Seat

_WHOLE_BLOCK = 4


class Layout(msgspec.Struct, frozen=True, gc=False):
    """Masks of a dungeon's cells. `tunnels` are unconquered tunnels, `rooms` all rooms, `open` all unconquered tiles.

    `diggable` is where a tunnel may be dug.
    """

    tiles: int
    tunnels: int
    rooms: int
    open: int
    diggable: int


@lru_cache(maxsize=4096)
def layout(tiles: tuple[Tile, ...]) -> Layout:
    """Return the masks of `tiles`."""
    every = tunnels = rooms = free = 0
    for tile in tiles:
        bit = 1 << CELL_NUMBER[tile.cell]
        every |= bit
        rooms |= bit if tile.room else 0
        free |= 0 if tile.conquered else bit
        tunnels |= bit if not tile.room and not tile.conquered else 0
    return Layout(every, tunnels, rooms, free, _diggable(every))


@lru_cache(maxsize=4096)
def _diggable(tiles: int) -> int:
    """Return the cells that touch a tile and would not complete a block of two by two (3.1)."""
    found = 0
    for number in range(len(CELLS)):
        bit = 1 << number
        if tiles & bit or not tiles & NEIGHBOURS[number]:
            continue
        if not any(block & bit and (tiles & block).bit_count() == _WHOLE_BLOCK - 1 for block in BLOCKS):
            found |= bit
    return found


@lru_cache(maxsize=4096)
def building_sites(tiles: tuple[Tile, ...], room: str) -> tuple[str, ...]:
    """Return the cells on which `room` may be built (3.3), in list order."""
    here = layout(tiles)
    wanted = here.tunnels & ZONES[ROOM[room].zone]
    return tuple(cell for cell in cells_in(wanted) if not here.rooms & NEIGHBOURS[CELL_NUMBER[cell]])


def check_dig(tiles: tuple[Tile, ...], cell: str) -> None:
    """Refuse a cell where no tunnel may be dug.

    Raises:
        IllegalMove: `unknown_id` (`word`), `cell_taken` (`cell`), `not_adjacent` (`cell`), `would_be_block` (`cell`).
    """
    if cell not in CELL_NUMBER:
        raise IllegalMove("unknown_id", word=cell)
    here, number = layout(tiles), CELL_NUMBER[cell]
    if here.diggable >> number & 1:
        return
    if here.tiles >> number & 1:
        raise IllegalMove("cell_taken", cell=cell)
    raise IllegalMove("would_be_block" if here.tiles & NEIGHBOURS[number] else "not_adjacent", cell=cell)


def check_site(tiles: tuple[Tile, ...], room: str, cell: str) -> None:
    """Refuse a cell where `room` may not stand.

    Raises:
        IllegalMove: `unknown_id` (`word`), `no_tunnel_there` (`cell`), `outside_zone` (`cell`, `room`, `zone`),
            `beside_room` (`cell`).
    """
    if cell not in CELL_NUMBER:
        raise IllegalMove("unknown_id", word=cell)
    here, number = layout(tiles), CELL_NUMBER[cell]
    if not here.tunnels >> number & 1:
        raise IllegalMove("no_tunnel_there", cell=cell)
    if not ZONES[ROOM[room].zone] >> number & 1:
        raise IllegalMove("outside_zone", cell=cell, room=room, zone=ROOM[room].zone)
    if here.rooms & NEIGHBOURS[number]:
        raise IllegalMove("beside_room", cell=cell)


def dig(course: Course, seat: Seat, cell: str) -> None:
    """Put a tunnel on `cell`."""
    course.change(seat, tiles=tuple(sorted((*course.lord(seat).tiles, Tile(cell)), key=_place)))


def replace_tile(course: Course, seat: Seat, changed: Tile) -> None:
    """Put `changed` in place of the tile on its cell."""
    tiles = tuple(changed if tile.cell == changed.cell else tile for tile in course.lord(seat).tiles)
    course.change(seat, tiles=tiles)


def tile_on(tiles: tuple[Tile, ...], cell: str) -> Tile:
    """Return the tile on `cell`.

    Raises:
        KeyError: if there is none.
    """
    for tile in tiles:
        if tile.cell == cell:
            return tile
    raise KeyError(cell)


@lru_cache(maxsize=4096)
def nearest(tiles: tuple[Tile, ...]) -> tuple[str, ...]:
    """Return the unconquered tiles with the least walking distance from the entrance (5.2), in list order."""
    here = layout(tiles)
    reached = front = 1 << CELL_NUMBER[ENTRANCE]
    while front:
        if front & here.open:
            return cells_in(front & here.open)
        beside = 0
        for number in range(len(CELLS)):
            if front >> number & 1:
                beside |= NEIGHBOURS[number]
        front = beside & here.tiles & ~reached
        reached |= front
    return ()


def open_rooms(tiles: tuple[Tile, ...]) -> tuple[str, ...]:
    """Return the unconquered rooms, in order of their cells."""
    return tuple(tile.room for tile in tiles if tile.room and not tile.conquered)


def _place(tile: Tile) -> int:
    return CELL_NUMBER[tile.cell]
