"""Tokens as they lie on a square: characters, objects, what is carried, wounded and face-down ones. Pure.

Each is drawn by the area of its square; `unit` is the part of the area that a square of 84 px has in one px.
"""

from typing import Final

from games.dungeon_twister.components import CODE, SEAT, Token
from render.drawing.lettering import BOLD, READ
from render.drawing.palette import GROUND, INK, LOSS, SEATS
from render.drawing.scene import Area, Point, Scene, Stroke, around
from render.dungeon_twister.names import TOKEN_ICON
from render.dungeon_twister.table import Hidden, Stack, Table

_SQUARE: Final = 84
_TAG: Final = 28


def draw_stack(scene: Scene, table: Table, stack: Stack, area: Area) -> None:
    """Draw what is on a square: a character with what it has, or what lies there alone."""
    unit = min(area.w, area.h) / _SQUARE
    if stack.standing is not None:
        load = stack.thing or (stack.lying.token if stack.lying else None)
        _character(scene, table, stack.standing.token, area.middle, unit, load=load)
        if load is not None:
            _load(scene, table, load, area.middle, unit, is_wounded=stack.lying is not None)
    elif stack.lying is not None:
        _character(scene, table, stack.lying.token, area.middle, unit, is_wounded=True, load=stack.thing)
        if stack.thing is not None:
            _load(scene, table, stack.thing, area.middle, unit)
    elif stack.thing is not None:
        _object(scene, table, stack.thing, area.middle, unit)


def draw_hidden(scene: Scene, table: Table, hidden: Hidden, middle: Point, unit: float) -> None:
    """Draw a token face down: the owner's shape with a question mark, or what the reader knows it to be."""
    if hidden.token is not None:
        draw_token(scene, table, hidden.token, middle, unit)
        return
    table.livery.body(scene, hidden.seat, middle, 33 * unit)
    x, y = middle
    scene.text((x, y + 14 * unit), "?", 40 * unit, SEATS[hidden.seat].ink, BOLD, anchor="middle")


def draw_token(scene: Scene, table: Table, token: Token, middle: Point, unit: float) -> None:
    """Draw a character or an object, which then wears its owner's shape too."""
    _character(scene, table, token, middle, unit)


def _character(
    scene: Scene,
    table: Table,
    token: Token,
    middle: Point,
    unit: float,
    *,
    is_wounded: bool = False,
    load: Token | None = None,
) -> None:
    """Draw a seat's piece with icon and short name; beside a load or a drop of blood the icon makes room."""
    (x, y), seat = middle, SEAT[token]
    table.livery.body(scene, seat, middle, 37 * unit, is_hollow=is_wounded)
    ink = SEATS[seat].thin if is_wounded else SEATS[seat].ink
    shift, size = {(False, False): (0, 42), (True, False): (3, 38), (False, True): (-9, 36), (True, True): (-2, 28)}[
        is_wounded, load is not None
    ]
    _face(scene, table, token, around(middle, 42 * unit), (shift, size, ink))
    if is_wounded:
        _drop(scene, (x - 28 * unit, y - 28 * unit), unit)


def _object(scene: Scene, table: Table, token: Token, middle: Point, unit: float) -> None:
    """Draw an object that lies alone."""
    scene.rect(around(middle, 33 * unit), INK, 9 * unit, Stroke(GROUND, 2.5 * unit))
    _face(scene, table, token, around(middle, 42 * unit), (0, 38, GROUND))


def _face(scene: Scene, table: Table, token: Token, area: Area, look: tuple[float, float, str]) -> None:
    """Draw the icon of a token above its short name; `look`: how far to the right, how large, and the colour.

    Where the name would be too small to be read, the icon stands alone.
    """
    (x, y), unit, (shift, size, ink) = area.middle, area.w / _SQUARE, look
    if _TAG * unit < READ:
        scene.icon(TOKEN_ICON[CODE[token]], (x + shift * unit, y + 4 * unit), size * unit, ink)
        return
    scene.icon(TOKEN_ICON[CODE[token]], (x + shift * unit, y - 13 * unit), size * unit, ink)
    tag = table.names("token", CODE[token], "short")
    scene.text((x, y + 28 * unit), tag, _TAG * unit, ink, BOLD, anchor="middle")


def _load(scene: Scene, table: Table, token: Token, middle: Point, unit: float, *, is_wounded: bool = False) -> None:
    """Draw what a character has as a small plate at its upper right corner."""
    x, y = middle[0] + 25 * unit, middle[1] - 25 * unit
    fill, ink = (GROUND, SEATS[SEAT[token]].thin) if is_wounded else (INK, GROUND)
    scene.rect(around((x, y), 17 * unit), fill, 7 * unit, Stroke(LOSS if is_wounded else GROUND, 2.5 * unit))
    scene.icon(TOKEN_ICON[CODE[token]], (x, y), 28 * unit, ink)


def _drop(scene: Scene, middle: Point, unit: float) -> None:
    scene.circle(middle, 13 * unit, GROUND)
    scene.icon("wound", middle, 24 * unit, LOSS)
