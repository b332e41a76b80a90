"""The legal move nearest to one whose square is not legal (SPEC 8.3). Pure."""

from collections.abc import Iterable

from games.dungeon_twister import moves as m
from games.dungeon_twister.board import board_of
from games.dungeon_twister.moving import go_moves
from games.dungeon_twister.rooms import put_moves
from games.dungeon_twister.squares import NUMBER, WIDTH
from games.dungeon_twister.state import State
from games.kernel.ids import Seat


def nearest_action(state: State, seat: Seat, move: m.Move) -> m.Move | None:
    """Return a Move of the same character to the square nearest to the one that was meant, with the same changes.

    None where the character cannot move at all, or something else is wrong than where it ends.
    """
    if not isinstance(move, m.Go) or move.who not in board_of(state.public).able[seat]:
        return None
    moves = go_moves(state.public, seat, move.who)
    same = [each for each in moves if each.changes == move.changes] or [each for each in moves if not each.changes]
    goal = move.to.split("-")[-1]
    found = _nearest(goal, ((each.to, each) for each in same))
    return None if found is None or found == move else found


def nearest_place(state: State, seat: Seat, move: m.Move) -> m.Move | None:
    """Return the nearest place for the token that was to be put where it cannot be; None if it is not to be put."""
    if not isinstance(move, m.Put):
        return None
    puts = (each for each in put_moves(state, seat) if each.token == move.token)
    return _nearest(move.square, ((each.square, each) for each in puts))


def _nearest(goal: str, moves: Iterable[tuple[str, m.Move]]) -> m.Move | None:
    """Return the move to the square that is fewest rows and columns away, the first of equal ones."""
    if goal not in NUMBER:
        return None
    column, row = NUMBER[goal] % WIDTH, NUMBER[goal] // WIDTH

    def distance(found: tuple[str, m.Move]) -> int:
        number = NUMBER[found[0]]
        return abs(number % WIDTH - column) + abs(number // WIDTH - row)

    best = min(moves, key=distance, default=None)
    return None if best is None else best[1]
