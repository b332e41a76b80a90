"""Move, jump, and walk through walls: what they do, and how one leaves the maze (SPEC 4.2, 4.3, 4.7).

Where a character may end is the search's knowledge (reach.py), also for the jump and for the walk.
"""

from collections.abc import Iterator

from games.dungeon_twister import checks, paths
from games.dungeon_twister.board import Board, board_of
from games.dungeon_twister.components import CHARACTERS, CODE, Token
from games.dungeon_twister.course import Course
from games.dungeon_twister.events import Exited, Jumped, Moved, Walked
from games.dungeon_twister.moves import Go, Jump, Walk
from games.dungeon_twister.reach import Search, searched
from games.dungeon_twister.squares import LINES, NUMBER, SQUARES, STEP, are_beside
from games.dungeon_twister.state import Piece, Public, State
from games.kernel.course import put
from games.kernel.errors import IllegalMove
from games.kernel.grid import numbers_in
from games.kernel.ids import Seat


def go_moves(public: Public, seat: Seat, code: str) -> tuple[Go, ...]:
    """Return the moves of a character, the shortest first; one that changes nothing is the last."""
    piece = board_of(public).able[seat].get(code)
    return searched(public, piece.token).moves if piece else ()


def same_way(state: State, seat: Seat, move: object) -> dict[str, tuple[Go, ...]]:
    """Return the moves to the same square that change something else on the way."""
    if not isinstance(move, Go):
        return {}
    others = tuple(each for each in go_moves(state.public, seat, move.who) if each.to == move.to and each != move)
    return {"changes": others} if others else {}


def movers(public: Public, seat: Seat) -> Iterator[str]:
    """Yield the codes of the characters that have a move at all, in code order."""
    board = board_of(public)
    floor = board.maze.revealed & ~board.maze.pits & ~board.standing[1 - seat]
    beside_floor = board.maze.step(floor)
    for code, piece in board.able[seat].items():
        if beside_floor >> NUMBER[piece.square] & 1 or searched(public, piece.token).moves:
            yield code


def go(course: Course, seat: Seat, move: Go) -> None:
    """Move a character (4.2).

    Raises:
        IllegalMove: as `checks.the_actor` and `paths.refuse_move` say.
    """
    piece = checks.the_actor(course.public, seat, move.who)
    search = searched(course.public, piece.token)
    arrival = search.arrival(move)
    if arrival is None or arrival.mode.changes != move.changes:
        paths.refuse_move(search, move)
    way, things = search.route(arrival.mode, NUMBER[move.to]), arrival.mode.things
    course.pay(piece)
    squares = dict(things.moved)
    is_exit = bool(search.exits >> way[-1] & 1)
    if not is_exit:
        squares[piece.token] = way[-1]
        if things.load is not None:
            squares[things.load] = way[-1]
    course.move(squares)
    holds = things.load
    if holds is None and not is_exit:
        holds = things.things_at.get(way[-1]) or things.lie_at.get(way[-1])
    names = tuple(SQUARES[square] for square in way)
    course.tell(
        Moved(
            piece.token, names, move.changes, holds, holds not in (None, search.first.things.load), passed(search, way)
        )
    )
    if is_exit:
        _leave_maze(course, piece, names[-1], holds)


def passed(search: Search, way: tuple[int, ...]) -> tuple[Token, ...]:
    """Return the characters whose squares the mover passes."""
    board, own = search.board, (search.board.standing_at[search.start].token, search.first.things.load)
    return tuple(
        pieces[square].token
        for square in dict.fromkeys(way[1:-1])
        for pieces in (board.standing_at, board.lying_at)
        if square in pieces and pieces[square].token not in own
    )


def jump_moves(public: Public, seat: Seat) -> Iterator[Jump]:
    """Yield every jump: over a neighbouring pit without any character, onto another of its neighbours (4.3).

    Onto the enemy line only where nobody is.
    """
    if not public.jumps[seat]:
        return
    board = board_of(public)
    maze, empty_pits = board.maze, board.maze.pits & ~board.characters
    if not maze.step(board.acting[seat]) & empty_pits:
        return
    exits = LINES[1 - seat] & ~board.characters
    for code, piece in board.able[seat].items():
        start = 1 << board.at[piece.token]
        pits = maze.step(start) & empty_pits
        if not pits:
            continue
        lands = _landings(searched(public, piece.token), exits)
        for pit in numbers_in(pits):
            around = maze.step(1 << pit) & ~start
            for square in numbers_in(around & (lands[0] | lands[1])):
                for leaves in (False, True):
                    if lands[leaves] >> square & 1:
                        yield Jump(code, SQUARES[pit], SQUARES[square], leaves)


def jump(course: Course, seat: Seat, move: Jump) -> None:
    """Jump over a pit, for a jump card too (4.3).

    Raises:
        IllegalMove: as `checks.the_actor` says; `no_jump_cards`; as `_no_jump` says.
    """
    piece = checks.the_actor(course.public, seat, move.who)
    if not course.public.jumps[seat]:
        raise IllegalMove("no_jump_cards")
    if move not in tuple(jump_moves(course.public, seat)):
        raise _no_jump(searched(course.public, piece.token), move)
    course.pay(piece)
    jumps = course.public.jumps
    course.set_public(jumps=put(jumps, seat, jumps[seat] - 1))
    course.progress()
    holds, left = _land(course, piece, move.to, move.leaves)
    course.tell(Jumped(piece.token, piece.square, move.pit, move.to, holds, left, jumps[seat] - 1))
    if LINES[1 - seat] >> checks.square_of(move.to) & 1:
        _leave_maze(course, piece, move.to, holds)


def _no_jump(search: Search, move: Jump) -> IllegalMove:
    """Return why a jump is not possible.

    It is `cannot_jump` (`pit`, `square`): `apart` for a pit that is no open neighbour, `no_pit`, `taken` for one with a
    character, `beyond` for an end that is no open neighbour of the pit, `back` for the square where the jump begins,
    `line` for a taken square of the enemy's line, `empty` for leaving nothing; or what `_not_landed` says.
    """
    pit, to = NUMBER[move.pit], NUMBER[move.to]
    maze, board = search.maze, search.board

    def because(why: str) -> IllegalMove:
        return IllegalMove("cannot_jump", pit=move.pit, square=move.to, why=why)

    if not maze.pits >> pit & 1:
        return because("no_pit")
    if not maze.step(1 << search.start) >> pit & 1:
        return because("apart")
    if board.characters >> pit & 1:
        return because("taken")
    if to == search.start:
        return because("back")
    if not maze.step(1 << pit) >> to & 1:
        return because("beyond")
    if LINES[1 - search.seat] & board.characters & 1 << to:
        return because("line")
    return _not_landed(search, to, leaves=move.leaves) or because("empty")


def _not_landed(search: Search, to: int, *, leaves: bool) -> IllegalMove | None:
    """Return why nobody lands on a square by a jump or a walk: the start, or the end (4.2.1).

    None if what is left is wrong: nothing, or what the start cannot hold.
    """
    things = search.first.things
    if leaves:
        if None not in tuple(search.changes_at(things, search.start)) or things.load is None:
            return None
        things = search.changed(search.first, search.start, None).things
    refused = paths.objection_to_end(search, things, to)
    return IllegalMove("rope_holds", square=SQUARES[to]) if refused is None else refused


def walk_moves(public: Public, seat: Seat) -> Iterator[Walk]:
    """Yield every way of the Wall-Walker through a wall (4.7)."""
    board = board_of(public)
    piece = board.able[seat].get("WLK")
    if piece is None:
        return
    start = board.at[piece.token]
    behind = behind_walls(board, start)
    if not behind:
        return
    lands = _landings(searched(public, piece.token), LINES[1 - seat] & ~board.standing[1 - seat])
    for square in numbers_in(behind):
        for leaves in (False, True):
            if lands[leaves] >> square & 1:
                yield Walk("WLK", SQUARES[square], leaves)


def behind_walls(board: Board, square: int) -> int:
    """Return the squares behind a wall of `square`, single or double; portcullises are none (4.7)."""
    return sum(
        [1 << square + step for step, walled in zip(STEP, board.maze.walled, strict=True) if walled >> square & 1]
    )


def can_walk(public: Public, seat: Seat) -> bool:
    """Return whether the Wall-Walker can go through a wall at all."""
    board = board_of(public)
    piece = board.able[seat].get("WLK")
    if piece is None:
        return False
    free = behind_walls(board, NUMBER[piece.square]) & ~(board.characters | board.objects | board.maze.pits)
    return bool(free) or next(walk_moves(public, seat), None) is not None


def walk(course: Course, seat: Seat, move: Walk) -> None:
    """Walk through a wall (4.7).

    Raises:
        IllegalMove: as `checks.the_actor` says; `no_wall_walker` (`who`); as `_no_walk` says.
    """
    if move.who != "WLK":
        raise IllegalMove("no_wall_walker", who=move.who)
    piece = checks.the_actor(course.public, seat, move.who)
    if move not in tuple(walk_moves(course.public, seat)):
        raise _no_walk(searched(course.public, piece.token), move)
    course.pay(piece)
    holds, left = _land(course, piece, move.to, move.leaves)
    course.tell(Walked(piece.token, piece.square, move.to, holds, left))
    if LINES[1 - seat] >> checks.square_of(move.to) & 1:
        _leave_maze(course, piece, move.to, holds)


def _no_walk(search: Search, move: Walk) -> IllegalMove:
    """Return why a walk through a wall is not possible.

    It is `cannot_walk` (`square`): `apart` for no neighbour, `open` where no wall is, `gate` for a portcullis, `empty`
    for leaving nothing; `face_down`, or what `_not_landed` says.
    """
    to, start = NUMBER[move.to], search.start

    def because(why: str) -> IllegalMove:
        return IllegalMove("cannot_walk", square=move.to, why=why)

    if not are_beside(start, to):
        return because("apart")
    if not search.maze.revealed >> to & 1:
        return IllegalMove("face_down", square=move.to)
    if not behind_walls(search.board, start) >> to & 1:
        return because("open" if search.maze.step(1 << start) >> to & 1 else "gate")
    return _not_landed(search, to, leaves=move.leaves) or because("empty")


def _landings(search: Search, exits: int) -> tuple[int, int]:
    """Return where the mover may land by jump or walk: with what it holds, and after leaving it (0 if it cannot be).

    From a pit on which only its rope holds it, it takes that rope only where it may go without it (4.2.3).
    """
    first = search.first.things
    lands = first.may_end | first.rope_ends
    if first.bound >> search.start & 1:
        lands &= ~(first.roped | first.rope_ends)
    if first.load is None or None not in tuple(search.changes_at(first, search.start)):
        return lands | exits, 0
    return lands | exits, search.changed(search.first, search.start, None).things.may_end | exits


def _land(course: Course, piece: Piece, to: str, leaves: bool) -> tuple[Token | None, Token | None]:
    """Put `piece` on `to`, with what it holds unless it leaves that; return what it holds there and what it left.

    On the enemy line it is not put: what is there stays untouched.
    """
    square = checks.square_of(to)
    load = course.board.load(checks.square_of(piece.square))
    kept, left = (None, load) if leaves else (load, None)
    if LINES[1 - piece.seat] >> square & 1:
        return kept, left
    course.move({piece.token: square} if kept is None else {piece.token: square, kept: square})
    return course.board.load(square), left


def _points_for_leaving(piece: Piece, carried: Token | None) -> int:
    """Return the score for leaving the maze: 1, a Goblin 2, a Treasure 1 more; a carried friend none (4.2.5)."""
    return CHARACTERS[piece.code].exit_points + (carried is not None and CODE[carried] == "TRE")


def _leave_maze(course: Course, piece: Piece, square: str, carried: Token | None) -> None:
    """Take a character that enters the enemy line out of the game, with what it carries, and score (4.2.5)."""
    points = _points_for_leaving(piece, carried)
    course.remove([piece.token] if carried is None else [piece.token, carried], "left")
    course.tell(Exited(piece.token, square, carried, points))
    course.score(piece.seat, points)
    course.progress()
