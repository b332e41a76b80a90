"""What the signs on the close-up of a room mean, below it: what is printed there, and who and what is in it. Pure."""

from collections.abc import Iterator, Sequence

from games.dungeon_twister.components import CODE, TILES
from games.dungeon_twister.squares import SQUARES
from games.kernel.grid import numbers_in
from render.described import Part
from render.drawing.legend import Sign, draw_legend, legend_height, marks
from render.dungeon_twister.names import TOKEN_ICON
from render.dungeon_twister.table import Table
from render.dungeon_twister.window import Window, name_of, place_of

_ABOVE = 6


def legend_part(signs: Sequence[Sign]) -> Part:
    """Return the lines; what is in the room is told in words by the picture of it."""
    return Part(lambda scene, y: draw_legend(scene, y - _ABOVE, signs), lambda names: (), legend_height(signs), rank=0)


def room_signs(table: Table, window: Window, slot: int) -> list[Sign]:
    """Return the signs that the close-up of a room has, each once."""
    shown = [name_of(place) for place in window.places()]
    icons = dict.fromkeys((*_printed(table, window), *_pieces(table, shown)))
    return [
        *(Sign(table.words(f"dungeon_twister-legend-{icon}"), icon) for icon in icons),
        *marks(
            table.words,
            new=any(square in table.news for square in shown),
            legal=any(square in table.legal for square in shown),
        ),
    ]


def _printed(table: Table, window: Window) -> Iterator[str]:
    """Yield the icons of what is printed on the rooms in the window: gears, pits and portcullises as they are."""
    for room, laid in zip(table.view.public.rooms, table.laid, strict=True):
        if room is None or laid is None:
            continue
        if window.has(place_of(laid.gear)):
            turn = "cw" if TILES[room.tile].clockwise else "ccw"
            yield "gear" if SQUARES[laid.gear] in table.stacks else turn
        if any(window.has(place_of(pit)) for pit in numbers_in(laid.pits)):
            yield "pit"
        for each in laid.portcullises:
            if window.has(place_of(each.square)) and window.has(place_of(each.other)):
                yield from {"closed": ("portcullis",), "broken": ("cross",), "open": ()}[table.gate(each)]


def _pieces(table: Table, shown: Sequence[str]) -> Iterator[str]:
    """Yield the icons of who and what is on the squares, and of wounds."""
    stacks = [table.stacks[square] for square in shown if square in table.stacks]
    for stack in stacks:
        tokens = [piece.token for piece in (stack.standing, stack.lying) if piece is not None]
        yield from (TOKEN_ICON[CODE[token]] for token in (*tokens, *filter(None, (stack.thing,))))
    if any(stack.lying is not None for stack in stacks):
        yield "wound"
