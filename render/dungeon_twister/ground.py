"""The maze without its pieces: floor, starting lines, pits, gears, walls, portcullises, rooms face down. Pure."""

from collections.abc import Iterable, Iterator
from math import cos, pi, sin
from typing import Final

from games.dungeon_twister.components import TILES, TileId
from games.dungeon_twister.maze import LaidRoom
from games.dungeon_twister.squares import NUMBER, SIDES, SLOT_OF, STARTS, WIDTH
from games.kernel.grid import numbers_in
from render.drawing.lettering import BOLD
from render.drawing.marks import wax
from render.drawing.palette import EDGE, GROUND, INK, LOSS, SEAL, SEATS, mix
from render.drawing.scene import Point, Scene, Stroke, around, at, outline
from render.dungeon_twister.pieces import draw_hidden
from render.dungeon_twister.table import GateState, Table
from render.dungeon_twister.window import Edge, Place, Window, name_of, place_of

FLOOR: Final = "#2C3540"
STONE: Final = "#D2C8B4"
"""Walls: nearly ink, so that the maze is read before the pieces."""

IRON: Final = "#A9B4BF"
_DARK_FLOOR: Final = mix(FLOOR, GROUND, 0.22)
_GEAR: Final = mix(EDGE, FLOOR, 0.3)
_EAST, _SOUTH = SIDES.index("E"), SIDES.index("S")
_TEETH: Final = 8


def draw_ground(scene: Scene, table: Table, window: Window) -> None:
    """Draw squares with what is printed on them, then the rooms that are face down."""
    for place in window.places():
        _draw_square(scene, table, window, place)
    for slot, laid in enumerate(table.laid):
        if laid is not None:
            _draw_features(scene, table, window, slot, laid)
        elif all(window.has(place_of(square)) for square in _squares(slot)):
            _draw_face_down(scene, table, window, slot)


def draw_edges(scene: Scene, table: Table, window: Window) -> None:
    """Draw portcullises, walls and the rim of the board."""
    side = window.side
    for laid in filter(None, table.laid):
        for portcullis in laid.portcullises:
            one, other = place_of(portcullis.square), place_of(portcullis.other)
            if window.has(one) and window.has(other):
                direction = _EAST if portcullis.other == portcullis.square + 1 else _SOUTH
                _draw_portcullis(scene, window.edge((one, direction)), side, table.gate(portcullis))
    walls = [window.edge(edge) for edge in sorted({*_walls(table, window), *_rim(window)})]
    d = "".join(f"M{at(start)}L{at(end)}" for start, end in walls)
    scene.path(d, stroke=Stroke(GROUND, side * 0.19))
    scene.path(d, stroke=Stroke(STONE, side * 0.105))


def _squares(slot: int) -> Iterable[int]:
    return (number for number, at_slot in enumerate(SLOT_OF) if at_slot == slot)


def _draw_square(scene: Scene, table: Table, window: Window, place: Place) -> None:
    column, row = place
    area, number = window.area(place), row * WIDTH + column
    if column in (0, WIDTH - 1):
        fill = SEATS[column // (WIDTH - 1)].fill
        scene.rect(area, mix(fill, GROUND, 0.72), 0, Stroke(GROUND, 2))
        if name_of(place) in STARTS[column // (WIDTH - 1)]:
            scene.circle(area.middle, window.side * 0.14, mix(fill, GROUND, 0.5))
    elif table.laid[SLOT_OF[number]] is None:
        scene.rect(area, mix(SEAL, GROUND, 0.72))
    else:
        scene.rect(area, FLOOR if (column + row) % 2 else _DARK_FLOOR)


def _draw_features(scene: Scene, table: Table, window: Window, slot: int, laid: LaidRoom) -> None:
    """Draw pits and the gear of a room; a gear under a piece shows its teeth."""
    for number in numbers_in(laid.pits):
        if window.has(place_of(number)):
            _draw_pit(scene, window.area(place_of(number)).middle, window.side)
    room = table.view.public.rooms[slot]
    place = place_of(laid.gear)
    if room is None or not window.has(place):
        return
    (x, y), side = window.area(place).middle, window.side
    is_free = name_of(place) not in table.stacks
    scene.path(_cog((x, y), side * (0.49 if is_free else 0.57)), _GEAR if is_free else EDGE)
    scene.circle((x, y), side * 0.33, FLOOR)
    if is_free:
        # The name of a choice is written at the lower end.
        rise = side * 0.17 if name_of(place) in table.legal else 0
        draw_turn(scene, room.tile, (x, y - rise), side * 0.3)


def draw_turn(scene: Scene, tile: TileId, middle: Point, size: float) -> None:
    """Draw the number of a room's gear and which way it turns, side by side."""
    x, y = middle
    scene.icon("cw" if TILES[tile].clockwise else "ccw", (x - size * 0.5, y), size * 1.05)
    scene.text((x + size * 0.48, y + size * 0.36), tile[0], size * 1.05, INK, BOLD, anchor="middle")


def _draw_pit(scene: Scene, middle: Point, side: float) -> None:
    """Draw a pit: it fills its square, so that a piece on it leaves its corners to be seen."""
    x, y = middle
    scene.rect(around(middle, side * 0.45), GROUND, side * 0.14, Stroke(EDGE, side * 0.03))
    spikes = ""
    for dx, dy in ((-0.22, 0.1), (0, -0.14), (0.22, 0.1)):
        low, half = y + (dy + 0.18) * side, 0.1 * side
        spikes += outline(
            ((x + dx * side - half, low), (x + dx * side + half, low), (x + dx * side, y + (dy - 0.14) * side))
        )
    scene.path(spikes, EDGE)


def _cog(middle: Point, r: float) -> str:
    """Return the outline of a cog wheel."""
    points = []
    for tooth in range(_TEETH):
        for part, share in ((-0.3, 0.82), (-0.2, 1.0), (0.2, 1.0), (0.3, 0.82)):
            angle = 2 * pi * (tooth + part) / _TEETH
            points.append((middle[0] + r * share * cos(angle), middle[1] + r * share * sin(angle)))
    return outline(points)


def _draw_face_down(scene: Scene, table: Table, window: Window, slot: int) -> None:
    """Draw a room face down with the tokens on it: whose they are, and the reader's own by their names."""
    area, unit = window.slot(slot), window.side / 84
    x, y = area.middle
    wax(scene, area.grown(-4), (x, y - 60 * unit), share=0.42)
    tokens = table.hidden(slot)
    for place, hidden in enumerate(tokens):
        middle = x + (place - (len(tokens) - 1) / 2) * 92 * unit, y + 140 * unit
        draw_hidden(scene, table, hidden, middle, unit)


def _draw_portcullis(scene: Scene, ends: tuple[Point, Point], side: float, state: GateState) -> None:
    """Draw a grate; an open one has stumps, a broken one a cross between them."""
    (x1, y1), (x2, y2) = ends
    if state == "closed":
        d = f"M{at(ends[0])}L{at(ends[1])}"
        scene.path(d, stroke=Stroke(GROUND, side * 0.26), butt=True)
        scene.path(d, stroke=Stroke(IRON, side * 0.22, f"{side * 0.07:.1f} {side * 0.085:.1f}"), butt=True)
        scene.path(d, stroke=Stroke(IRON, side * 0.05), butt=True)
        return
    for begin in (0.0, 0.8):
        start = x1 + (x2 - x1) * begin, y1 + (y2 - y1) * begin
        end = x1 + (x2 - x1) * (begin + 0.2), y1 + (y2 - y1) * (begin + 0.2)
        scene.path(f"M{at(start)}L{at(end)}", stroke=Stroke(IRON, side * 0.16), butt=True)
    if state == "broken":
        (x, y), arm = ((x1 + x2) / 2, (y1 + y2) / 2), side * 0.1
        cross = f"M{at((x - arm, y - arm))}L{at((x + arm, y + arm))}M{at((x + arm, y - arm))}L{at((x - arm, y + arm))}"
        scene.path(cross, stroke=Stroke(GROUND, side * 0.12))
        scene.path(cross, stroke=Stroke(LOSS, side * 0.06))


def _walls(table: Table, window: Window) -> Iterator[Edge]:
    """Yield the walls of revealed rooms, each once: as an east or a south side, where there is a square for that."""
    for laid in filter(None, table.laid):
        for direction, mask in enumerate(laid.walls):
            for number in numbers_in(mask):
                edge = _once(place_of(number), direction)
                if window.has(edge[0]) and window.has(place_of(number)):
                    yield edge


def _once(place: Place, direction: int) -> Edge:
    column, row = place
    if SIDES[direction] == "N" and row:
        return (column, row - 1), _SOUTH
    if SIDES[direction] == "W" and column:
        return (column - 1, row), _EAST
    return place, direction


def _rim(window: Window) -> Iterator[Edge]:
    """Yield the rim of the board, as far as the window shows it."""
    for column in range(window.left, window.right + 1):
        if window.top == 0:
            yield (column, 0), SIDES.index("N")
        if window.bottom == len(NUMBER) // WIDTH - 1:
            yield (column, window.bottom), SIDES.index("S")
    for row in range(window.top, window.bottom + 1):
        if window.left == 0:
            yield (0, row), SIDES.index("W")
        if window.right == WIDTH - 1:
            yield (window.right, row), SIDES.index("E")
