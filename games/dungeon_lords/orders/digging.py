"""Dig Tunnels (SPEC 2.4, 3.1): tunnel by tunnel, as far as imps and places go."""

from games.dungeon_lords.cells import cells_in
from games.dungeon_lords.components import SQUARES
from games.dungeon_lords.course import Course
from games.dungeon_lords.events import DiggingStopped, TunnelDug, Why
from games.dungeon_lords.lord.dungeon import check_dig, dig, layout
from games.dungeon_lords.lord.goods import free_imps
from games.dungeon_lords.moves import Decline, Dig, Done, Move
from games.dungeon_lords.state import Minion, State
from games.kernel.errors import IllegalMove
from games.kernel.ids import Seat


def most_workers(state: State, seat: Seat, minion: Minion) -> int:
    """Return how many imps can go to work: those of the square, at most the free ones besides the supervisor."""
    square = SQUARES[minion.order][minion.square - 1]
    return max(0, min(square.workers, free_imps(state.lords[seat]) - square.supervisors))


def why_not(state: State, seat: Seat, minion: Minion) -> Why | None:
    """Return why no tunnel can be dug, None if one can."""
    if state.dug:
        return None
    if not most_workers(state, seat, minion):
        return "too_few_imps"
    return None if layout(state.lords[seat].tiles).diggable else "no_cell"


def legal_moves(state: State, seat: Seat, minion: Minion) -> tuple[Move, ...]:
    """Return every cell that can be dug; once one is dug, stopping too."""
    cells = cells_in(layout(state.lords[seat].tiles).diggable)
    digs = tuple(Dig(cell) for cell in cells)
    return (*digs, Done()) if state.dug else digs


def act(course: Course, seat: Seat, minion: Minion, move: Move) -> bool:
    """Dig one tunnel, or stop; return whether nothing more can be dug.

    Raises:
        IllegalMove: `wrong_phase` (`phase`), `nothing_dug` for stopping before the first tunnel, what
            `dungeon.check_dig` refuses.
    """
    if isinstance(move, Done):
        if not course.state.dug:
            raise IllegalMove("nothing_dug")
        course.tell(DiggingStopped(seat, course.state.dug))
        return True
    if not isinstance(move, Dig):
        raise IllegalMove("wrong_phase", phase=course.state.phase)
    check_dig(course.lord(seat).tiles, move.cell)
    square = SQUARES[minion.order][minion.square - 1]
    dig(course, seat, move.cell)
    busy = 1 if course.state.dug else 1 + square.supervisors
    lord = course.change(seat, busy=course.lord(seat).busy + busy)
    course.set(dug=course.state.dug + 1)
    course.tell(TunnelDug(seat, move.cell, lord.busy))
    is_enough = course.state.dug >= square.workers or not free_imps(lord)
    return is_enough or not layout(lord.tiles).diggable


def default_move(state: State, seat: Seat, minion: Minion) -> Move:
    """Return declining; stopping if it has begun."""
    return Done() if state.dug else Decline()
