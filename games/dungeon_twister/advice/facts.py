"""What counts in a position, as whole numbers for each seat. What is worth a victory point, or a part of one, is 100.

A character is worth what it can still score, less the farther it is from the enemy's line; one that is wounded much
less, and one that enemies can reach hardly anything. `race` is what the cheapest way to the goal costs, in quarters of
a point of a card.
"""

from functools import lru_cache

import msgspec

from games.dungeon_twister.advice.distances import FARTHEST, Gates, Rooms, lengths
from games.dungeon_twister.advice.finish import finishes
from games.dungeon_twister.board import Board, placed
from games.dungeon_twister.components import CHARACTERS, CODE, COMBAT_CARDS, IS_CHARACTER, SEAT, token_of
from games.dungeon_twister.scoring import characters_left
from games.dungeon_twister.state import Piece, Public, State
from games.kernel.ids import Seat

TERMS = (
    "score", "clock", "race", "way", "near", "hidden", "placing", "wounded", "threatened", "weak", "helper", "things",
    "gear", "cards", "jumps", "points", "hand", "finish",
)  # fmt: skip
"""In this order facts and weights are listed."""

(
    SCORE, CLOCK, RACE, WAY, NEAR, HIDDEN, PLACING, WOUNDED, THREATENED, WEAK, HELPER, THINGS, GEAR, CARDS, JUMPS,
    POINTS, HAND, FINISH,
) = range(len(TERMS))  # fmt: skip

QUARTERS = 4
"""Distances are counted in quarters of a point of a card."""

_HIDDEN, _WOUNDED, _KILL, _FINISH, _NOWHERE = 40, 52, 40, 20, 80
"""What a point costs in the race, in quarters: by somebody face down or wounded of one's own, by killing somebody who
stands or lies, and if there is no such way."""

_STRONG = 3
"""From this combat value on a character is a danger to those below it."""

_STRONG_TOKENS = tuple(
    tuple(token_of(seat, code) for code, character in CHARACTERS.items() if character.combat >= _STRONG)
    for seat in (Seat(0), Seat(1))
)

_SOON = 2 * QUARTERS
_HELPFUL = {"SWD": 12, "ARM": 12, "POT": 25, "ROP": 6, "WND": 5, "TRE": 10}
"""What a thing is worth to who holds it; a wand in the hands of a Wizard is worth `_FIRE`."""

_FIRE = 40


def _worth(per_cent: int) -> tuple[int, ...]:
    """Return what is left of 100 after so many quarters of a point, each taking away its part."""
    left, table = 100_000, []
    for _ in range(QUARTERS * (FARTHEST + 1)):
        table.append(left // 1000)
        left = left * per_cent // 100
    return tuple(table)


_WORTH = _worth(97)


def facts_of(state: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return how much of each of `TERMS` both seats have."""
    public = state.public
    west, east = _on_board(public.rooms, public.gates, public.pieces)
    finish = finishes(public)
    return _whole(public, Seat(0), west, finish[0]), _whole(public, Seat(1), east, finish[1])


class _OnBoard(msgspec.Struct, frozen=True, gc=False):
    """What a seat has of each term on the board; `ways`: what its next points cost, with how many each way brings."""

    facts: tuple[int, ...]
    ways: tuple[tuple[int, int], ...]


@lru_cache(maxsize=2048)
def _on_board(rooms: Rooms, gates: Gates, pieces: tuple[Piece, ...]) -> tuple[_OnBoard, _OnBoard]:
    board = placed(rooms, gates, pieces)
    found: tuple[list[int], list[int]] = ([0] * len(TERMS), [0] * len(TERMS))
    ways: tuple[list[tuple[int, int]], list[tuple[int, int]]] = ([], [])
    reached = [_reached(board, seat) for seat in (Seat(0), Seat(1))]
    for piece in pieces:
        seat = SEAT[piece.token]
        if not IS_CHARACTER[piece.token]:
            continue
        own, others = found[seat], reached[1 - seat]
        own[HIDDEN] -= 1
        if piece.wounded:
            is_hit = _lying(board, piece, own, others[0])
            ways[seat].append((_WOUNDED, 1))
            ways[1 - seat].append((_FINISH if is_hit else _KILL, 1))
        else:
            steps = lengths(rooms, gates, seat, CODE[piece.token])[board.at[piece.token]]
            ways[seat].append(_standing(board, piece, own, others[1], steps))
            ways[1 - seat].append((_KILL, 1))
    west, east = (_OnBoard(tuple(own), tuple(prices)) for own, prices in zip(found, ways, strict=True))
    return west, east


def _lying(board: Board, piece: Piece, own: list[int], reached: int) -> bool:
    """Add what a wounded character counts to `own`; return whether enemies, who reach those squares, may finish it."""
    square = board.at[piece.token]
    is_carried = square in board.standing_at
    is_hit = not is_carried and bool(reached >> square & 1)
    own[WOUNDED] += 1
    own[THREATENED] += is_hit
    own[HELPER] += piece.code == "TRO" and not is_carried
    return is_hit


def _standing(board: Board, piece: Piece, own: list[int], reached: int, steps: int) -> tuple[int, int]:
    """Add what a standing character counts to `own`, who is so many `steps` from the enemy's line.

    Return what a point by leaving the maze costs, and how many that brings. Strong enemies reach the squares `reached`.
    """
    code, square = CODE[piece.token], board.at[piece.token]
    character, bit = CHARACTERS[code], 1 << square
    quarters = steps * QUARTERS // character.speed
    points, held = character.exit_points, board.object_at.get(square)
    if held is not None:
        thing = CODE[held]
        points += thing == "TRE"
        own[THINGS] += _FIRE if thing == "WND" and code == "WIZ" else _HELPFUL[thing]
    own[WAY] += points * _WORTH[quarters]
    own[NEAR] += points * (quarters <= _SOON)
    own[GEAR] += board.maze.gears >> square & 1
    own[WEAK] += character.combat < _STRONG and reached >> square & 1
    own[HELPER] += code == "CLE" and board.maze.step(bit) & board.lying[piece.seat] != 0
    return quarters // points, points


def _whole(public: Public, seat: Seat, on_board: _OnBoard, finish: int) -> tuple[int, ...]:
    """Return how much `seat` has of each term, with what hangs on no character on the board; `finish` is given."""
    own, score = list(on_board.facts), public.scores[seat]
    own[HIDDEN] += len(characters_left(public.out, seat))
    own[SCORE] = 100 * score
    quiet, most = (0 if public.is_lively else public.quiet), public.rules.no_progress_turns
    own[CLOCK] = 100 * score * quiet * quiet // (most * most)
    own[RACE] = _race(public.rules.victory_points - score, (*on_board.ways, *((_HIDDEN, 1),) * own[HIDDEN]))
    placing = public.placing
    if placing is not None and placing.seat == seat:
        own[PLACING] = sum(IS_CHARACTER[token] for token in placing.tokens)
    own[CARDS] = sum(COMBAT_CARDS) - sum(public.used[seat])
    own[JUMPS] = public.jumps[seat]
    own[HAND] = sum(public.hands[seat])
    own[POINTS] = public.points_left if public.turn == seat else 0
    own[FINISH] = finish
    return tuple(own)


def _race(needed: int, ways: tuple[tuple[int, int], ...]) -> int:
    """Return what the cheapest ways to so many points cost, in quarters."""
    cost = 0
    for price, points in sorted(ways):
        if needed <= 0:
            return cost
        cost += price * points
        needed -= points
    return cost + _NOWHERE * max(0, needed)


def _reached(board: Board, seat: Seat) -> tuple[int, int]:
    """Return the squares that somebody of `seat` can attack after one point, and those that somebody strong can."""
    maze = board.maze
    free = ~(maze.pits | board.standing[1 - seat])
    standing = board.standing[seat]
    strong = 0
    for token in _STRONG_TOKENS[seat]:
        square = board.at.get(token)
        if square is not None and (piece := board.standing_at.get(square)) is not None and piece.token == token:
            strong |= 1 << square
    found = []
    for squares, steps in ((standing, 3), (strong, 2)):
        for _ in range(steps):
            squares |= maze.step(squares) & free  # noqa: PLW2901 - it grows
        found.append(squares | maze.step(squares))
    return found[0], found[1]
