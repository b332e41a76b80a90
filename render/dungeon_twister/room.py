"""A part of the maze drawn large: a room with its neighbours, what a character can reach, or a fight. Pure."""

from collections.abc import Iterator
from typing import Final

from games.dungeon_twister.components import token_of
from games.dungeon_twister.events import FightBegun
from games.dungeon_twister.moves import Jump, Walk
from games.dungeon_twister.quotes import FightQuote
from games.dungeon_twister.squares import SLOT_SQUARES, SLOTS
from games.kernel.ids import Seat
from render.described import Description, Part
from render.drawing.bands import MARGIN
from render.dungeon_twister.fights import fighters
from render.dungeon_twister.legend import legend_part, room_signs
from render.dungeon_twister.maze import maze_part
from render.dungeon_twister.names import token
from render.dungeon_twister.parts import head_part
from render.dungeon_twister.table import Table
from render.dungeon_twister.told import marks_text, room_text, stack_text, walls_text
from render.dungeon_twister.window import Place, Window, around, name_of, named, place_of
from render.naming import Names

_ROOM: Final = 912
_MOST: Final = 132


def describe_room(table: Table, slot: int) -> Description:
    """Return the room in a slot with one ring of squares around it."""
    title = table.words("dungeon_twister-picture-room", room=SLOTS[slot])
    window = _window(table, [place_of(square) for square in SLOT_SQUARES[slot]], 1)

    def text(names: Names) -> Iterator[str]:
        laid = table.laid[slot]
        yield room_text(table, slot, names)
        if laid is not None:
            yield walls_text(laid, names)
        yield from _around_text(table, window, slot, names)
        yield from marks_text(table, names)

    maze, signs = maze_part(table, window, text, is_close=True), room_signs(table, window, slot)
    return _described(table, f"room-{SLOTS[slot]}", title, maze, legend_part(signs))


def describe_reach(table: Table) -> Description:
    """Return the squares that the one character can reach about whom the choices or the proposal are."""
    mover = token_of(table.view.public.turn, table.mover)
    hows = {type(move) for move in table.offered}
    how = "jump" if hows == {Jump} else "walk" if hows == {Walk} else "move"
    title = table.words("dungeon_twister-picture-mover", how=how, who=table.names("token", table.mover))
    marked = [named(each) for each in (*table.legal, *table.proposed, table.square_of(table.mover)) if each]
    window = _window(table, marked, 1)

    def text(names: Names) -> Iterator[str]:
        square = table.square_of(table.mover)
        yield names.words("dungeon_twister-turned-place", token=token(names, mover), square=square)
        yield from _around_text(table, window, -1, names)
        yield from marks_text(table, names)

    return _described(table, "reach", title, maze_part(table, window, text, is_close=True))


def describe_fight(table: Table, fight: FightBegun | FightQuote) -> Description:
    """Return everybody who takes part in a fight, framed in the colours of their sides, with how strong these are."""
    title = table.words("dungeon_twister-picture-fight")
    strengths = "; ".join(
        table.words("dungeon_twister-picture-strength", player=table.label(Seat(seat)), strength=strength)
        for seat, strength in enumerate(fight.strengths)
    )
    squares = {piece.token: piece.square for piece in table.view.public.pieces}
    sides = [[squares[each] for each in side if each in squares] for side in fight.sides]
    framed = {square: Seat(seat) for seat, side in enumerate(sides) for square in side}
    window = _window(table, [named(square) for square in framed], 1)

    def text(names: Names) -> Iterator[str]:
        yield f"{fighters(fight.sides, fight.strengths, names)}."
        yield from _around_text(table, window, -1, names)

    maze = maze_part(table, window, text, is_close=True, framed=framed)
    return _described(table, "fight", title, maze, below=strengths)


def _window(table: Table, squares: list[Place], margin: int) -> Window:
    return around(squares, margin, _ROOM, _MOST, is_flipped=table.is_flipped)


def _described(table: Table, name: str, title: str, *parts: Part, below: str = "") -> Description:
    margin = Part(lambda scene, y: None, lambda names: (), MARGIN)
    return table.described(name, head_part(table, title, below=below), *parts, margin)


def _around_text(table: Table, window: Window, slot: int, names: Names) -> Iterator[str]:
    """Yield what else the picture shows: tokens outside of the room."""
    inside = {place_of(square) for square in SLOT_SQUARES[slot]} if slot >= 0 else set()
    found = [
        f"{stack_text(table.stacks[square], names)} {square}"
        for place in window.places()
        if place not in inside and (square := name_of(place)) in table.stacks
    ]
    if found:
        yield names.words("dungeon_twister-text-around", pieces="; ".join(found))
