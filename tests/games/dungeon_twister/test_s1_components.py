"""The box and the board (SPEC 1, 9.1): data against drawings, and what a turn of a room does."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.dungeon_twister.board import board_of
from games.dungeon_twister.components import (
    ACTION_CARDS,
    CHARACTERS,
    COMBAT_CARDS,
    JUMP_CARDS,
    OBJECTS,
    TILE_IDS,
    TILES,
    TOKENS,
    TileId,
)
from games.dungeon_twister.maze import laid_room, maze_of
from games.dungeon_twister.squares import (
    CAPACITY,
    COLUMNS,
    LINES,
    NUMBER,
    ORIGIN,
    SIDES,
    SLOT_OF,
    SLOT_SQUARES,
    SLOTS,
    SPUN,
    SQUARES,
    STARTS,
    STEP,
    names_in,
)
from games.dungeon_twister.state import Gate, Room
from games.kernel.grid import numbers_in
from tests.games.dungeon_twister import drawings, reference
from tests.games.dungeon_twister.random_positions import random_scene
from tests.games.dungeon_twister.scenes import BOARD_X, GAME, chance, scene

ORIENTATIONS = """
1R | 33; 15; N2345 E134 S234 W234 | 33; 55; N234 E2345 S235 W234 | 33; 51; N234 E234 S1234 W235 | 33; 11; N134 E234 S234 W1234
1L | 54; 13 53; N12345 E12345 S12345 W12345 | 41; 31 35; N12345 E12345 S12345 W12345 | 12; 13 53; N12345 E12345 S12345 W12345 | 25; 31 35; N12345 E12345 S12345 W12345
2R | 22; 25 31; N25 E14 S12 W34 | 24; 13 54; N23 E25 S25 W12 | 44; 35 41; N45 E23 S14 W25 | 42; 12 53; N14 E45 S34 W14
2L | 33; 23 43 51; N135 E12345 S1235 W1245 | 33; 11 32 34; N1245 E135 S12345 W1235 | 33; 15 23 43; N1345 E1245 S135 W12345 | 33; 32 34 55; N12345 E1345 S1245 W135
3R | 34; 22 25; N1235 E1245 S235 W145 | 43; 24 54; N125 E1235 S1245 W235 | 32; 41 44; N134 E125 S1345 W1245 | 23; 12 42; N1245 E134 S145 W1345
3L | 24; 32 55; N1235 E1245 S1245 W235 | 44; 23 51; N134 E1235 S1245 W1245 | 42; 11 34; N1245 E134 S1345 W1245 | 22; 15 43; N1245 E1245 S235 W1345
4R | 34; 11; N14 E13 S25 W3 | 43; 15; N3 E14 S35 W25 | 32; 55; N14 E3 S25 W35 | 23; 51; N13 E14 S3 W25
4L | 44; 23; N234 E24 S234 W14 | 42; 34; N25 E234 S24 W234 | 22; 43; N234 E25 S234 W24 | 24; 32; N24 E234 S14 W234
"""  # noqa: E501 - one line for a room, four orientations
"""For each room and orientation: gear; pits; open sides of the rim, as published."""


PITS = "b6 f1 g5 h8 i2 i4 k10 l8 m2 p2 p7 s2 s6 s10"
PORTCULLISES = "b2-c2 e9-e10 g3-h3 i6-i7 j3-k3 j9-k9 l3-l4 n4-n5 n9-o9 o5-p5 q8-r8 r4-r5 t8-u8"


def local(square: int) -> str:
    """Return the local name of a square of slot A."""
    place = SLOT_SQUARES[0].index(square)
    return f"{place // 5 + 1}{place % 5 + 1}"


def test_s1_1_counts() -> None:
    assert (len(CHARACTERS), len(OBJECTS), len(TOKENS), len(TILES)) == (8, 6, 28, 8)
    assert (ACTION_CARDS, COMBAT_CARDS, JUMP_CARDS) == ((2, 3, 4, 5), (0, 1, 2, 2, 3, 3, 4, 5, 6), 3)
    assert sorted((tile.pair, tile.clockwise) for tile in TILES.values()) == [
        (pair, way) for pair in (1, 2, 3, 4) for way in (False, True)
    ]


def test_s1_2_code_order() -> None:
    assert TOKENS[:2] == ("w.CLE", "w.GOB")
    assert TOKENS[8] == "e.CLE"
    assert TOKENS[16:] == tuple(f"{owner}.{code}" for owner in "we" for code in OBJECTS)
    assert sorted(OBJECTS) == list(OBJECTS)
    assert sorted(CHARACTERS) == list(CHARACTERS)


def test_s1_3_squares_and_slots() -> None:
    assert (len(SQUARES), SQUARES[0], SQUARES[21], SQUARES[-1]) == (220, "a1", "v1", "v10")
    assert [SQUARES[origin] for origin in ORIGIN] == ["b1", "g1", "l1", "q1", "b6", "g6", "l6", "q6"]
    assert CAPACITY == (2, 3, 3, 2, 2, 3, 3, 2)
    assert sum(CAPACITY) == 20
    assert names_in(LINES[0]) == tuple(f"a{row}" for row in range(1, 11))
    assert names_in(LINES[1]) == tuple(f"v{row}" for row in range(1, 11))
    assert STARTS == (("a2", "a4", "a7", "a9"), ("v2", "v4", "v7", "v9"))
    assert all((SLOT_OF[square] >= 0) == (SQUARES[square][0] not in "av") for square in range(220))


def test_s1_3_lines_have_no_walls() -> None:
    maze = maze_of((None,) * 8, ())
    assert names_in(maze.step(1 << NUMBER["a5"])) == ("a4", "a6")
    assert names_in(maze.step(1 << NUMBER["v1"])) == ("v2",)


def test_s1_4_one_wall_is_enough() -> None:
    """The east side of f2 is a wall of 1R, the west side of g3 one of 2L."""
    maze = board_of(scene().public).maze
    for west, east in (("f2", "g2"), ("f3", "g3")):
        assert not maze.step(1 << NUMBER[west]) >> NUMBER[east] & 1
        assert not maze.step(1 << NUMBER[east]) >> NUMBER[west] & 1


def test_s1_4_portcullises_open() -> None:
    rooms = scene().public.rooms
    closed, opened = maze_of(rooms, ()), maze_of(rooms, (Gate("1R", "21-22", "open"),))
    broken = maze_of(rooms, (Gate("1R", "21-22", "broken"),))
    b2, c2 = 1 << NUMBER["b2"], 1 << NUMBER["c2"]
    assert not closed.step(b2) & c2
    assert opened.step(b2) & c2
    assert broken.open == opened.open
    assert not closed.walled[SIDES.index("E")] & b2


def test_s1_5_check_sums() -> None:
    tiles = TILES.values()
    assert sum(len(tile.walls) for tile in tiles) == 113
    assert sum(len(tile.portcullises) for tile in tiles) == 13
    assert sum(len(tile.rim) for tile in tiles) == 57
    assert sum(len(tile.pits) for tile in tiles) == 14
    assert len({tile.gear for tile in tiles}) <= 8


@pytest.mark.parametrize("tile", TILE_IDS)
def test_s1_5_rooms_are_as_drawn(tile: TileId) -> None:
    """Walls, rim, pits, gear and portcullises of the data are those of the drawing."""
    laid, drawn = laid_room(tile, 0, 0), reference.drawn(tile)
    for square in SLOT_SQUARES[0]:
        cell = drawn[(square % 22) - 1, square // 22]
        for way, side in enumerate(SIDES):
            assert (cell.sides[side] == "wall") == bool(laid.walls[way] >> square & 1), (local(square), side)
        assert (cell.kind == "pit") == bool(laid.pits >> square & 1)
        assert (cell.kind == "gear") == (square == laid.gear)
    gates = {touch[1] for cell in drawn.values() for touch in cell.sides.values() if isinstance(touch, tuple)}
    assert gates == {each.edge for each in laid.portcullises} == set(TILES[tile].portcullises)


def test_s9_1_board_x_is_as_drawn() -> None:
    """Every passage of Board X, portcullises closed, is what the drawing shows between two squares."""
    maze = board_of(scene().public).maze
    lines = [line.ljust(100) for line in drawings.BOARD_X.splitlines()[2:]]
    for square in range(220):
        row, column = divmod(square, 22)
        here, below = lines[2 * row + 1], lines[2 * row + 2]
        for side, mark in (("E", here[4 * column + 8]), ("S", below[4 * column + 6])):
            is_open = bool(maze.open[SIDES.index(side)] >> square & 1)
            assert is_open == (mark == " "), (SQUARES[square], side)
        kind = here[4 * column + 6]
        assert (kind == "P") == bool(maze.pits >> square & 1)
        assert (kind == "@") == (square in numbers_in(maze.gears))


def test_s9_1_pits_gears_and_portcullises() -> None:
    maze = board_of(scene().public).maze
    assert sorted(names_in(maze.pits)) == sorted(PITS.split())
    assert sorted(names_in(maze.gears)) == sorted(["d3", "i3", "o3", "t4", "e8", "j7", "m7", "t10"])
    edges = [f"{SQUARES[each.square]}-{SQUARES[each.other]}" for each in maze.portcullises]
    assert sorted(edges) == sorted(PORTCULLISES.split())
    assert len(BOARD_X) == 8


@pytest.mark.parametrize("line", ORIENTATIONS.strip().splitlines(), ids=lambda line: line[:2])
def test_s1_6_published_orientations(line: str) -> None:
    name, *turns = (part.strip() for part in line.split("|"))
    tile = next(tile for tile in TILE_IDS if tile == name)
    for orientation, turn in enumerate(turns):
        gear, pits, rim = (part.strip() for part in turn.split(";"))
        laid = laid_room(tile, orientation, 0)
        assert local(laid.gear) == gear
        assert " ".join(sorted(local(square) for square in numbers_in(laid.pits))) == pits
        found = []
        for way, side in enumerate(SIDES):
            squares = [SLOT_SQUARES[0][_at_rim(way, place)] for place in range(5)]
            is_open = [str(place + 1) for place, square in enumerate(squares) if not laid.walls[way] >> square & 1]
            found.append(side + "".join(is_open))
        assert " ".join(found) == rim


def _at_rim(way: int, index: int) -> int:
    return (index, index * 5 + 4, 20 + index, index * 5)[way]


@given(seed=st.integers(0, 10_000))
def test_s1_6_four_quarter_turns_are_the_identity(seed: int) -> None:
    """On walls, portcullises and tokens, for every room and every seat that turns it."""
    here = random_scene(seed)
    for slot, room in enumerate(here.public.rooms):
        if room is None:
            continue
        assert laid_room(room.tile, room.orientation, slot) == laid_room(room.tile, (room.orientation + 4) % 4, slot)
        for clockwise in (0, 1):
            for square in SLOT_SQUARES[slot]:
                turned = square
                for _ in range(4):
                    turned = SPUN[slot][clockwise][turned]
                assert turned == square
        for square in SLOT_SQUARES[slot]:
            assert SPUN[slot][0][SPUN[slot][1][square]] == square


@given(seed=st.integers(0, 10_000))
def test_s1_6_a_turn_turns_walls_with_squares(seed: int) -> None:
    """A side that is a wall is a wall on the side to which it has turned, of the square to which that has turned."""
    here = random_scene(seed)
    for slot, room in enumerate(here.public.rooms):
        if room is not None:
            before = laid_room(room.tile, room.orientation, slot)
            after = laid_room(room.tile, (room.orientation + 1) % 4, slot)
            for square, turned in SPUN[slot][1].items():
                for way in range(4):
                    assert before.walls[way] >> square & 1 == after.walls[(way + 1) % 4] >> turned & 1


@given(seed=st.integers(0, 10_000))
def test_s1_6_four_rotations_lead_back(seed: int) -> None:
    """The same quarter turn four times gives the same position, but for what it costs."""
    here = random_scene(seed).but(points_left=5)
    for move in GAME.moves_about(here.state, here.public.turn, "rotate"):
        state = here.state
        for _ in range(4):
            state = GAME.apply(state, here.public.turn, move, chance()).state
        assert (state.public.rooms, state.public.pieces) == (here.public.rooms, here.public.pieces)
        assert state.public.gates == here.public.gates


@given(pair=st.sampled_from((1, 2, 3, 4)), orientation=st.integers(0, 3))
def test_s4_5_twins_turn_oppositely(pair: int, orientation: int) -> None:
    """From the same gear the one room turns one way and its twin the other."""
    left, right = sorted(tile for tile in TILE_IDS if TILES[tile].pair == pair)
    others = [tile for tile in TILE_IDS if tile not in (right, left)]
    rooms: dict[str, tuple[TileId, int] | None] = {"A": (right, orientation), "B": (left, orientation)}
    rooms |= {slot: (tile, 0) for slot, tile in zip("CDEFGH", others, strict=True)}
    here = scene(f"w.TRO {SQUARES[laid_room(right, orientation, 0).gear]}", rooms=rooms)
    assert here.after("rotate TRO A").public.rooms[0] == Room(right, (orientation + 1) % 4)
    assert here.after("rotate TRO B").public.rooms[1] == Room(left, (orientation + 3) % 4)


def test_s1_3_names() -> None:
    assert COLUMNS[0] + COLUMNS[-1] == "av"
    assert STEP == (-22, 1, 22, -1)
    assert tuple("ABCDEFGH") == SLOTS
