"""A part of a picture that shows the maze: the whole or a window of it, with pieces, marks and coordinates. Pure."""

from collections.abc import Iterator, Mapping
from typing import Final

from games.dungeon_twister.components import CODE, SEAT, TILES, token_of
from games.dungeon_twister.moves import Go, Jump, Move, Put, Walk
from games.dungeon_twister.quotes import GoQuote
from games.dungeon_twister.squares import COLUMNS, ORIGIN, SLOTS
from games.kernel.ids import Seat
from games.kernel.observation import Choice
from render.described import Part, Text
from render.drawing.lettering import BOLD
from render.drawing.marks import LEGAL, PROPOSED, brackets, chip
from render.drawing.palette import GROUND, INK, INK2, SEATS
from render.drawing.scene import WIDTH as CANVAS
from render.drawing.scene import Area, Point, Scene, Stroke, at
from render.dungeon_twister.ground import draw_edges, draw_ground
from render.dungeon_twister.names import TOKEN_ICON
from render.dungeon_twister.pieces import draw_hidden, draw_stack
from render.dungeon_twister.table import Table
from render.dungeon_twister.window import Window, name_of, named, place_of

LABEL: Final = 48
"""Room for the figures above and below the maze (px)."""

_SIZE: Final = 34
_CHIP: Final = 0.44
"""Height at the lower end of a square for the name of a choice that lies on something, as a part of the square."""


def maze_part(
    table: Table,
    window: Window,
    text: Text,
    *,
    is_close: bool = False,
    brief: Text | None = None,
    framed: Mapping[str, Seat] = {},
) -> Part:
    """Return the maze as `window` shows it; `is_close` writes the names of legal squares on them.

    `framed` are squares in frames of a seat's colour.
    """

    def draw(scene: Scene, y: float) -> None:
        shown = window.at(y + LABEL)
        draw_ground(scene, table, shown)
        draw_edges(scene, table, shown)
        for place in shown.places():
            _draw_square(scene, table, shown, name_of(place), is_close=is_close)
        for square, seat in framed.items():
            area = shown.area(named(square))
            scene.rect(area.grown(-4), radius=14, stroke=Stroke(GROUND, 12))
            scene.rect(area.grown(-4), radius=14, stroke=Stroke(SEATS[seat].thin, 7))
        _draw_trail(scene, table, shown)
        _draw_rooms(scene, table, shown)
        _draw_labels(scene, shown)
        if not is_close:
            _draw_slots(scene, table, shown)

    return Part(draw, text, window.high * window.side + 2 * LABEL, rank=3, brief=brief)


def _draw_square(scene: Scene, table: Table, window: Window, square: str, *, is_close: bool) -> None:
    """Draw what is on a square, and the marks of a choice, of a proposal and of what is new."""
    area = window.area(named(square))
    is_mover = bool(table.mover) and square == table.square_of(table.mover)
    is_legal = square in table.legal and not is_mover
    stack, hidden = table.stacks.get(square), table.teams.get(square)
    inner = area.grown(-area.w * 0.06)
    is_named = is_legal and is_close
    is_bare = stack is None and not table.is_printed(square)
    shown = area
    if is_named:
        scene.rect(inner, radius=12, stroke=LEGAL)
        shown = Area(area.x + area.w * _CHIP / 2, area.y + area.h * 0.05, area.w * (1 - _CHIP), area.h * (1 - _CHIP))
    if stack is not None:
        draw_stack(scene, table, stack, shown)
    elif hidden is not None:
        draw_hidden(scene, table, hidden, area.middle, window.side / 84)
    if is_named:
        low, size = (area.middle[1], _SIZE) if is_bare else (area.y + area.h * 0.78, 28)
        chip(scene, (area.middle[0], low), square, size, edge=GROUND)
    elif is_legal:
        scene.rect(inner, radius=10, stroke=LEGAL)
    if is_mover:
        scene.rect(area.grown(-3), radius=12, stroke=Stroke(INK, 6))
    if square in table.proposed and not is_mover:
        _draw_proposed(scene, table, inner, is_free=stack is None)
    if square in table.news:
        brackets(scene, area.grown(-2), area.w * 0.22)


def _draw_proposed(scene: Scene, table: Table, area: Area, *, is_free: bool) -> None:
    """Frame the square of a proposed move, with the piece that would come there."""
    move = table.proposal.move if table.proposal is not None else None
    token = ""
    if isinstance(move, Put):
        token = move.token
    elif isinstance(move, Go | Jump | Walk):
        token = token_of(table.view.public.turn, move.who)
    if token and is_free:
        table.livery.proposed(scene, SEAT[token], area.middle, area.w * 0.34, TOKEN_ICON[CODE[token]])
    else:
        scene.rect(area, radius=12, stroke=PROPOSED)


def _draw_trail(scene: Scene, table: Table, window: Window) -> None:
    """Draw the way of a proposed move, and the ways of moves that are lined up with their numbers."""
    if table.proposal is not None:
        _draw_way(scene, table.proposal, window)
    for number, choice in enumerate(table.planned, start=1):
        _draw_way(scene, choice, window)
        for aim in table.aims(choice):
            if aim not in SLOTS and window.has(named(aim)):
                area = window.area(named(aim))
                _draw_number(scene, number, (area.x + area.w * 0.08, area.y + area.h * 0.08))
            elif aim in SLOTS and all(window.has(corner) for corner in _corners(SLOTS.index(aim))):
                area = window.slot(SLOTS.index(aim))
                _draw_number(scene, number, (area.x + 40, area.y + 40))


def _draw_number(scene: Scene, number: int, middle: Point) -> None:
    scene.circle(middle, 21, INK, Stroke(GROUND, 4))
    scene.text((middle[0], middle[1] + 11), str(number), 30, GROUND, BOLD, anchor="middle")


def _draw_way(scene: Scene, choice: Choice[Move], window: Window) -> None:
    """Draw the way of a move as dots from square to square."""
    if not isinstance(choice.why, GoQuote):
        return
    points = [window.area(named(square)).middle for square in choice.why.way if window.has(named(square))]
    if len(points) > 1:
        points[0] = _towards(points[0], points[1], window.side * 0.52)
        points[-1] = _towards(points[-1], points[-2], window.side * 0.4)
    d = "".join(f"{'L' if place else 'M'}{at(point)}" for place, point in enumerate(points))
    scene.path(d, stroke=Stroke(GROUND, 15, "1 24"))
    scene.path(d, stroke=Stroke(INK, 9, "1 24"))


def _towards(start: Point, end: Point, by: float) -> Point:
    """Return the point so many px from `start` on the way to `end`."""
    x, y = end[0] - start[0], end[1] - start[1]
    long = max(1, abs(x) + abs(y))
    return start[0] + x * by / long, start[1] + y * by / long


def _draw_rooms(scene: Scene, table: Table, window: Window) -> None:
    """Frame rooms that may be chosen, are proposed or are new."""
    for slot, name in enumerate(SLOTS):
        if not all(window.has(corner) for corner in _corners(slot)):
            continue
        area = window.slot(slot).grown(-7)
        if name in table.legal or name in table.proposed:
            scene.rect(area, radius=14, stroke=PROPOSED if name in table.proposed else LEGAL)
        if name in table.news:
            brackets(scene, area.grown(-3), 40)


def _corners(slot: int) -> Iterator[tuple[int, int]]:
    column, row = place_of(ORIGIN[slot])
    yield column, row
    yield column + 4, row + 4


def _draw_labels(scene: Scene, window: Window) -> None:
    """Write the letters of columns at both sides and the numbers of rows above and below."""
    bottom = window.y + window.high * window.side
    for row in range(window.top, window.bottom + 1):
        x = window.area((window.left, row)).middle[0]
        for low in (window.y - 14, bottom + 14 + _SIZE * 0.7):
            scene.text((x, low), str(row + 1), _SIZE, INK2, BOLD, anchor="middle")
    for column in range(window.left, window.right + 1):
        y = window.area((column, window.top)).middle[1] + _SIZE * 0.3
        for x in (window.x - 22, window.x + window.wide * window.side + 22):
            scene.text((x, y), COLUMNS[column], _SIZE, INK2, BOLD, anchor="middle")


def _draw_slots(scene: Scene, table: Table, window: Window) -> None:
    """Write the letter of each room outside, with the number of its gear and which way it turns."""
    for slot, name in enumerate(SLOTS):
        area = window.slot(slot)
        x, y = (window.x - 58 if area.x < CANVAS / 2 - 10 else CANVAS - window.x + 58), area.middle[1]
        scene.text((x, y), name, 48, INK, BOLD, anchor="middle")
        room = table.view.public.rooms[slot]
        if room is not None:
            scene.text((x, y + 44), room.tile[0], 34, INK2, BOLD, anchor="middle")
            scene.icon("cw" if TILES[room.tile].clockwise else "ccw", (x, y + 70), 36, INK2)
