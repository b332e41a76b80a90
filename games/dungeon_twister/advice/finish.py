"""Whether a side wins within a turn by leaving the maze: the points it lacks, the ways out, what enemies bar (SPEC 6).

Unlike in `distances`, enemies are in the way, so that whoever steps into it or wounds a runner changes something. Rooms
are not turned here, portcullises stay as they are, and no card is spent on a jump: nothing more is claimed than that
there is a way which is open now.
"""

from functools import lru_cache

from games.dungeon_twister.advice.distances import COSTS, Gates, Rooms
from games.dungeon_twister.board import Board, placed
from games.dungeon_twister.components import ACTION_CARDS, CHARACTERS, CODE
from games.dungeon_twister.squares import LINES, NUMBER
from games.dungeon_twister.state import Piece, Public
from games.kernel.ids import Seat

_MOST_ACTIONS = max(ACTION_CARDS)
_MOST_STEPS = _MOST_ACTIONS * max(character.speed for character in CHARACTERS.values())
_MOST_POINTS = 4
"""More than so many points are hardly ever made in one turn, so that nobody looks for them."""

Exits = tuple[tuple[int, int], ...]


def finishes(public: Public) -> tuple[int, int]:
    """Return 1 for who wins in the turn that is played, or, if that is nobody, for who wins in the next one, else 0."""
    if public.ending:
        return 0, 0
    turn, other = public.turn, Seat(1 - public.turn)
    found = [0, 0]
    for seat, actions in ((turn, _left(public)), (other, max(public.hands[other], default=0))):
        if _can_win(public, seat, actions):
            found[seat] = 1
            break
    return found[0], found[1]


def _left(public: Public) -> int:
    """Return how many actions who plays has in this turn."""
    return max(public.hands[public.turn], default=0) if public.phase == "card" else public.points_left


def _can_win(public: Public, seat: Seat, actions: int) -> bool:
    needed = public.rules.victory_points - public.scores[seat]
    if not actions or needed > _MOST_POINTS:
        return False
    exits = _exits(public.rooms, public.gates, public.pieces, seat)
    return sum(points for _, points in exits) >= needed and _most_points(exits, actions) >= needed


def _most_points(exits: Exits, actions: int) -> int:
    """Return the most points that so many actions bring."""
    best = [0] * (actions + 1)
    for price, points in exits:
        for spent in range(actions, price - 1, -1):
            best[spent] = max(best[spent], best[spent - price] + points)
    return best[actions]


@lru_cache(maxsize=2048)
def _exits(rooms: Rooms, gates: Gates, pieces: tuple[Piece, ...], seat: Seat) -> Exits:
    """Return for each character of `seat` with an open way out how many actions that takes, and its points."""
    board = placed(rooms, gates, pieces)
    movers = [piece for piece in pieces if piece.seat == seat and piece.is_character and not piece.wounded]
    flying = [piece for piece in movers if COSTS[piece.code].pit == 0]
    walking = [piece for piece in movers if COSTS[piece.code].pit]
    return (*_ways(board, seat, flying, 0), *_ways(board, seat, walking, board.maze.pits))


def _ways(board: Board, seat: Seat, movers: list[Piece], pits: int) -> Exits:
    """Return price and points of those `movers` that reach the enemy's line without entering `pits`."""
    reached = LINES[1 - seat] & ~board.standing[1 - seat]
    free = ~(board.standing[1 - seat] | LINES[1 - seat] | pits)
    left = {NUMBER[piece.square]: piece for piece in movers}
    found = []
    for steps in range(1, _MOST_STEPS + 1):
        if not left:
            break
        beside = board.maze.step(reached)
        for square in [square for square in left if beside >> square & 1]:
            piece = left.pop(square)
            character, held = CHARACTERS[piece.code], board.object_at.get(square)
            points = character.exit_points + (held is not None and CODE[held] == "TRE")
            found.append((-(-steps // character.speed), points))
        reached = beside & free
    return tuple(found)
