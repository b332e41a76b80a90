"""Random positions for searches: crowded, with all that makes moves hard, near pits and near each other."""

import random
from typing import Any

from msgspec.structs import replace

from games.dungeon_twister.board import board_of
from games.dungeon_twister.components import CODE, IS_CHARACTER, ORDER, SEAT, TILE_IDS, TILES, TOKENS
from games.dungeon_twister.maze import Maze
from games.dungeon_twister.squares import SQUARES
from games.dungeon_twister.state import Gate, Piece, Public, Room, Rules, State
from games.kernel.grid import numbers_in
from games.kernel.ids import Seat
from tests.games.dungeon_twister import reference
from tests.games.dungeon_twister.scenes import Scene

_LAST = {"CLE", "WND", "ROP"}
"""What is put on the board when those are there with whom it can do something."""


def random_scene(seed: int) -> Scene:
    """Return a position in the middle of a turn, in which every stack may rest and nobody would fall."""
    rng = random.Random(seed)
    rules = Rules(
        group_fight=rng.choice(("chain", "chain", "direct")),
        rope_needs_two_anchors=rng.random() < 0.8,
        wounded_on_roped_pit=rng.random() < 0.8,
        warrior_breaks_open_portcullis=rng.random() < 0.8,
        reveal_from_line_any_square=rng.random() < 0.8,
    )
    public = Public(
        rules=rules,
        phase="action",
        turn=Seat(rng.randrange(2)),
        points_left=rng.randrange(1, 6),
        jumps=(rng.choice((0, 1, 3)), rng.choice((0, 1, 3))),
        highest=5,
    )
    for _ in range(rng.choice((1, 20))):
        public = replace(public, **_layout(rng))
        maze = board_of(public).maze
        if pits := maze.step(maze.pits) & maze.pits:
            return Scene(State(_peopled(public, rng, rng.choice(list(numbers_in(pits))))))
    squares = rng.choice((maze.pits or maze.revealed, maze.revealed))
    return Scene(State(_peopled(public, rng, rng.choice(list(numbers_in(squares))))))


def with_potions(here: Scene, rng: random.Random) -> Scene:
    """Return the position after potions; sometimes only those who drank can act."""
    pieces = tuple(
        replace(piece, bonus=rng.randrange(1, 5))
        if piece.token in as_reference(here.public).acting and rng.random() < 0.2
        else piece
        for piece in here.public.pieces
    )
    has_some = any(piece.bonus for piece in pieces)
    return here.but(pieces=pieces, points_left=rng.choice((0, here.public.points_left)) if has_some else 1)


def _layout(rng: random.Random) -> dict[str, Any]:
    """Return rooms and portcullises."""
    tiles = list(TILE_IDS)
    rng.shuffle(tiles)
    hidden, openness = rng.choice((0.0, 0.0, 0.3)), rng.choice((0.2, 0.6))
    gates = (
        Gate(tile, edge, rng.choice(("open", "broken")))
        for tile in TILE_IDS
        for edge in TILES[tile].portcullises
        if rng.random() < openness
    )
    rooms = tuple(None if rng.random() < hidden else Room(tile, rng.randrange(4)) for tile in tiles)
    return {"rooms": rooms, "gates": tuple(sorted(gates))}


def _peopled(public: Public, rng: random.Random, heart: int) -> Public:
    """Put tokens on the board, most of them on few squares around `heart` and on pits."""
    maze = board_of(public).maze
    squares = list(numbers_in(maze.revealed))
    near = [square for square in squares if abs(square % 22 - heart % 22) + abs(square // 22 - heart // 22) <= 3]
    pits = [square for square in near if maze.pits >> square & 1] or near
    stacks: dict[int, list[Piece]] = {}
    share = rng.choice((0.3, 0.5, 0.8))
    tokens = [token for token in TOKENS if rng.random() < share or CODE[token] in {"ROP", "THI", "WIZ"}]
    rng.shuffle(tokens)
    for token in sorted(tokens, key=lambda token: CODE[token] in _LAST):
        useful = _useful(CODE[token], maze, stacks) or near
        also = (useful,) * (9 if CODE[token] in _LAST else 1)
        for _ in range(5):
            square = rng.choice(rng.choice((near, near, pits, pits, squares, list(stacks) or near, *also)))
            piece = Piece(token, SQUARES[square])
            if IS_CHARACTER[token]:
                piece = _marked(piece, rng)
            if square % 22 == (21 if SEAT[token] == 0 else 0) and IS_CHARACTER[token]:
                continue
            stack = [*stacks.get(square, []), piece]
            if reference.resting([each.token for each in stack], {each.token for each in stack if each.wounded}):
                stacks[square] = stack
                break
    pieces = [piece for square, stack in stacks.items() for piece in _supported(stack, maze.pits >> square & 1)]
    return replace(public, pieces=tuple(sorted(pieces, key=lambda piece: ORDER[piece.token])))


def _useful(code: str, maze: Maze, stacks: dict[int, list[Piece]]) -> list[int]:
    """Return the squares where a token lets somebody do what can be done in few places only."""
    if code == "WND":
        return [square for square, stack in stacks.items() if any(piece.code == "WIZ" for piece in stack)]
    if code == "ROP":
        # They alone can carry a rope to a pit over which it hangs from too little, and leave it there.
        return [
            square
            for square, stack in stacks.items()
            if any(piece.code in {"THI", "WIZ"} and not piece.wounded for piece in stack)
        ]
    if code == "CLE":
        lying = sum(1 << square for square, stack in stacks.items() if any(piece.wounded for piece in stack))
        return list(numbers_in(maze.step(lying)))
    if code in {"THI", "WAR"}:
        return [square for each in maze.portcullises for square in (each.square, each.other)]
    return list(numbers_in(maze.gears))


def _marked(piece: Piece, rng: random.Random) -> Piece:
    wounded = rng.random() < 0.35
    blocked = not wounded and rng.random() < 0.1
    return Piece(piece.token, piece.square, wounded, wounded and rng.random() < 0.2, blocked)


def _supported(stack: list[Piece], is_pit: int) -> list[Piece]:
    """Return what can be on a square: on a pit only a rope, its holder, and a Thief with anything."""
    codes = {piece.code for piece in stack}
    if not is_pit or "ROP" in codes or any(piece.code == "THI" and not piece.wounded for piece in stack):
        return stack
    return []


def as_reference(public: Public) -> reference.Position:
    """Return the position as the second implementation has it."""
    return reference.Position(
        rooms=[None if room is None else (room.tile, room.orientation) for room in public.rooms],
        gates={(gate.tile, gate.edge): gate.state for gate in public.gates},
        at={piece.token: reference.square(piece.square) for piece in public.pieces},
        wounded={piece.token for piece in public.pieces if piece.wounded},
        fresh={piece.token for piece in public.pieces if piece.fresh},
        blocked={piece.token for piece in public.pieces if piece.blocked},
        acting={
            piece.token
            for piece in public.pieces
            if piece.is_character and piece.seat == public.turn and not (piece.wounded or piece.blocked)
            if public.points_left or piece.bonus
        },
    )
