"""Which moves are worth a look: weights of moves, found without playing them (SPEC 4, 8.1). Whole numbers."""

from collections.abc import Callable, Sequence
from typing import Any

from games.dungeon_twister import moves as m
from games.dungeon_twister.advice.distances import FARTHEST, lengths
from games.dungeon_twister.board import board_of
from games.dungeon_twister.components import CHARACTERS, CODE, IS_CHARACTER, SEAT, token_of
from games.dungeon_twister.squares import NUMBER
from games.dungeon_twister.state import State
from games.kernel.ids import Seat

_USUAL, _LEAST = 100, 1
_AT_A_GEAR, _AT_AN_ENEMY, _CHANGED = 8, 8, 3
_COMBAT = {0: 2, 1: 3, 2: 4, 3: 4, 4: 3, 5: 2, 6: 2}
_GATES = {"open": 60, "close": 20, "break": 60}


def weights_of(state: State, seat: Seat, topic: str, moves: Sequence[m.Move]) -> Sequence[int]:
    """Return a weight for each of the moves about one topic; 0 for one that nobody need look at."""
    if topic in CHARACTERS:
        return _goes(state, seat, topic, moves)
    found = [_WEIGHTS.get(type(move), _usual)(move) for move in moves]
    return _puts(state, seat, moves, found) if state.phase == "put" else found


def _goes(state: State, seat: Seat, code: str, moves: Sequence[Any]) -> list[int]:
    """Return the heavier a weight the nearer a move ends to the enemy's line; gears and enemies draw too.

    A move that changes nothing is not made.
    """
    public = state.public
    board = board_of(public)
    left = lengths(public.rooms, public.gates, seat, code)
    start = board.at[token_of(seat, code)]
    gears = board.maze.gears
    foes = board.maze.step(board.standing[1 - seat] | board.lying[1 - seat])
    found = []
    for move in moves:
        square = NUMBER[move.to]
        if square == start and not move.changes:
            found.append(0)
            continue
        weight = _LEAST + FARTHEST - left[square]
        if gears >> square & 1:
            weight += _AT_A_GEAR
        if foes >> square & 1:
            weight += _AT_AN_ENEMY
        if move.changes:
            weight += _CHANGED
        found.append(weight)
    return found


def _puts(state: State, seat: Seat, moves: Sequence[Any], usual: list[int]) -> list[int]:
    """Return weights for the first token alone, the others being placed next: own characters near, others far."""
    public, token = state.public, moves[0].token
    owner = SEAT[token]
    code = CODE[token] if IS_CHARACTER[token] else "CLE"
    left = lengths(public.rooms, public.gates, owner, code)
    sign = 1 if owner == seat else -1
    gears = board_of(public).maze.gears
    return [
        max(_LEAST, FARTHEST - sign * left[NUMBER[move.square]] + _AT_A_GEAR * (gears >> NUMBER[move.square] & 1))
        if move.token == token
        else 0
        for move in moves
    ]


def _usual(move: Any) -> int:
    return _USUAL


_WEIGHTS: dict[type[Any], Callable[[Any], int]] = {
    m.Fight: lambda move: _USUAL if move.card is None else 0,
    m.Combat: lambda move: _COMBAT[move.card],
    m.Operate: lambda move: _GATES[move.act],
    m.End: lambda move: _LEAST,
}
