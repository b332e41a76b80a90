"""A lord's dungeon: where he may dig and build, how many gold his tunnels hold, what is nearest (SPEC 3, 5.2). Pure.

Everything about a set of tiles is worked out once and kept, since a dungeon changes seldom.
"""

from functools import lru_cache

import msgspec

from games.dungeon_lords.components import ENTRANCE, GRID, ROOM, ZONES
from games.dungeon_lords.course import Course
from games.dungeon_lords.state import Tile
from games.kernel.errors import IllegalMove
from games.kernel.ids import Seat


class Layout(msgspec.Struct, frozen=True, gc=False):
    """Masks of a dungeon's cells. `tunnels` are unconquered tunnels, `rooms` all rooms, `open` all unconquered tiles.

    Conquered tiles are left out of what is mined, built on, fought for and scored (3.4). `diggable` is where a tunnel
    may be dug.
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
        bit = 1 << GRID.number[tile.cell]
        every |= bit
        rooms |= bit if tile.room else 0
        free |= 0 if tile.conquered else bit
        tunnels |= bit if not tile.room and not tile.conquered else 0
    return Layout(every, tunnels, rooms, free, GRID.beside(every) & ~every & ~_completing_a_block(every))


def _completing_a_block(tiles: int) -> int:
    """Return the cells on which a tunnel would complete a 2x2 block of tiles, which it never does (3.1)."""
    completing = 0
    for block in GRID.blocks:
        missing = block & ~tiles
        if missing.bit_count() == 1:
            completing |= missing
    return completing


@lru_cache(maxsize=4096)
def digging_sites(tiles: tuple[Tile, ...]) -> tuple[str, ...]:
    """Return the cells on which a tunnel may be dug (3.1), in list order."""
    return GRID.cells_in(layout(tiles).diggable)


@lru_cache(maxsize=4096)
def building_sites(tiles: tuple[Tile, ...], room: str) -> tuple[str, ...]:
    """Return the cells on which `room` may be built (3.3), in list order.

    It replaces an unconquered tunnel in its zone and shares no edge with another room; conquered ones count.
    """
    here = layout(tiles)
    return GRID.cells_in(here.tunnels & ZONES[ROOM[room].zone] & ~GRID.beside(here.rooms))


def check_site(tiles: tuple[Tile, ...], room: str, cell: str) -> None:
    """Refuse a cell where `room` may not stand (3.3).

    Raises:
        IllegalMove: `no_tunnel_there` (`cell`), `outside_zone` (`cell`, `room`, `zone`), `beside_room` (`cell`).
    """
    here, number = layout(tiles), GRID.number[cell]
    if not here.tunnels >> number & 1:
        raise IllegalMove("no_tunnel_there", cell=cell)
    if not ZONES[ROOM[room].zone] >> number & 1:
        raise IllegalMove("outside_zone", cell=cell, room=room, zone=ROOM[room].zone)
    if here.rooms & GRID.neighbours[number]:
        raise IllegalMove("beside_room", cell=cell)


def dig(course: Course, seat: Seat, cell: str) -> None:
    """Dig a tunnel on `cell` (3.1).

    Raises:
        IllegalMove: `cell_taken` (`cell`), `not_adjacent` (`cell`), `would_be_block` (`cell`).
    """
    tiles, bit = course.lord(seat).tiles, GRID.bit[cell]
    here = layout(tiles)
    if here.tiles & bit:
        raise IllegalMove("cell_taken", cell=cell)
    if not here.diggable & bit:
        raise IllegalMove("would_be_block" if here.tiles & GRID.beside(bit) else "not_adjacent", cell=cell)
    course.change(seat, tiles=tuple(sorted((*tiles, Tile(cell)), key=lambda tile: GRID.number[tile.cell])))


def replace_tile(course: Course, seat: Seat, changed: Tile) -> None:
    """Put `changed` in place of the tile on its cell."""
    tiles = course.lord(seat).tiles
    course.change(seat, tiles=tuple(changed if tile.cell == changed.cell else tile for tile in tiles))


def tile_on(tiles: tuple[Tile, ...], cell: str) -> Tile:
    """Return the tile on `cell`; KeyError if there is none."""
    for tile in tiles:
        if tile.cell == cell:
            return tile
    raise KeyError(cell)


@lru_cache(maxsize=4096)
def nearest(tiles: tuple[Tile, ...]) -> tuple[str, ...]:
    """Return the unconquered tiles with the least walking distance from the entrance (5.2), in list order."""
    here = layout(tiles)
    return GRID.cells_in(GRID.nearest(GRID.bit[ENTRANCE], here.open, through=here.tiles))


def open_rooms(tiles: tuple[Tile, ...]) -> tuple[str, ...]:
    """Return the unconquered rooms, in order of their cells."""
    return tuple(tile.room for tile in tiles if tile.room and not tile.conquered)
