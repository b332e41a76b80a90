"""Build Room (SPEC 2.4, 3.3): one of those on offer in place of an unconquered tunnel."""

from games.dungeon_lords.components import ROOM, ROOMS, SQUARES
from games.dungeon_lords.course import Course
from games.dungeon_lords.events import RoomBuilt, Why
from games.dungeon_lords.lord.dungeon import building_sites, check_site, replace_tile
from games.dungeon_lords.lord.goods import check, lacking, pay
from games.dungeon_lords.moves import Build, Decline, Move
from games.dungeon_lords.state import Minion, State, Tile
from games.kernel.errors import IllegalMove
from games.kernel.ids import Seat
from games.kernel.tuples import without


def why_not(state: State, seat: Seat, minion: Minion) -> Why | None:
    """Return why nothing can be built, None if something can."""
    if not state.rooms:
        return "none_left"
    lord = state.lords[seat]
    if lacking(lord, SQUARES["room"][minion.square - 1].cost):
        return "too_dear"
    return None if any(building_sites(lord.tiles, room) for room in state.rooms) else "no_place"


def legal_moves(state: State, seat: Seat, minion: Minion) -> tuple[Move, ...]:
    """Return every room on offer with every cell where it may stand."""
    tiles = state.lords[seat].tiles
    offered = [room.id for room in ROOMS if room.id in state.rooms]
    return tuple(Build(room, cell) for room in offered for cell in building_sites(tiles, room))


def act(course: Course, seat: Seat, minion: Minion, move: Move) -> bool:
    """Pay, take the room off the offer and put it on its cell.

    Raises:
        IllegalMove: `wrong_phase` (`phase`), `unknown_id` (`word`), `room_not_on_offer` (`room`), what `goods.check`
            and `dungeon.check_site` refuse.
    """
    if not isinstance(move, Build):
        raise IllegalMove("wrong_phase", phase=course.state.phase)
    if move.room not in ROOM:
        raise IllegalMove("unknown_id", word=move.room)
    if move.room not in course.state.rooms:
        raise IllegalMove("room_not_on_offer", room=move.room)
    cost = SQUARES["room"][minion.square - 1].cost
    check(course.lord(seat), cost)
    check_site(course.lord(seat).tiles, move.room, move.cell)
    course.set(rooms=without(course.state.rooms, move.room))
    replace_tile(course, seat, Tile(move.cell, move.room))
    pay(course, seat, cost, "hire")
    course.tell(RoomBuilt(seat, move.room, move.cell, minion.square, cost.gold))
    return True


def default_move(state: State, seat: Seat, minion: Minion) -> Move:
    """Return declining."""
    return Decline()
