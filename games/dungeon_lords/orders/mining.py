"""Mine Gold (SPEC 2.4, 3.2): one imp, one unconquered tunnel, one gold."""

from games.dungeon_lords.components import SQUARES
from games.dungeon_lords.course import Course
from games.dungeon_lords.events import GoldMined, Why
from games.dungeon_lords.lord.dungeon import layout
from games.dungeon_lords.moves import Mine, Move
from games.dungeon_lords.orders.digging import most_workers
from games.dungeon_lords.state import Minion, State
from games.kernel.errors import IllegalMove
from games.kernel.ids import Seat


def most_gold(state: State, seat: Seat, minion: Minion) -> int:
    """Return how much gold can be mined at most."""
    tunnels = layout(state.lords[seat].tiles).tunnels.bit_count()
    return min(most_workers(state, seat, minion), tunnels)


def why_not(state: State, seat: Seat, minion: Minion) -> Why | None:
    """Return why no gold can be mined, None if some can."""
    if not most_workers(state, seat, minion):
        return "too_few_imps"
    return None if most_gold(state, seat, minion) else "no_tunnel"


def legal_moves(state: State, seat: Seat, minion: Minion) -> tuple[Move, ...]:
    """Return every number of imps, the greatest last."""
    return tuple(Mine(imps) for imps in range(1, most_gold(state, seat, minion) + 1))


def act(course: Course, seat: Seat, minion: Minion, move: Move) -> bool:
    """Take the gold; it can be spent on later orders of the round.

    Raises:
        IllegalMove: `wrong_phase` (`phase`), `out_of_range` (`least`, `most`).
    """
    if not isinstance(move, Mine):
        raise IllegalMove("wrong_phase", phase=course.state.phase)
    most = most_gold(course.state, seat, minion)
    if not 1 <= move.imps <= most:
        raise IllegalMove("out_of_range", least=1, most=most)
    lord = course.lord(seat)
    busy = lord.busy + move.imps + SQUARES[minion.order][minion.square - 1].supervisors
    course.change(seat, gold=lord.gold + move.imps, busy=busy)
    course.tell(GoldMined(seat, move.imps, busy))
    return True


def default_move(state: State, seat: Seat, minion: Minion) -> Move:
    """Return as many imps as possible."""
    return Mine(most_gold(state, seat, minion))
