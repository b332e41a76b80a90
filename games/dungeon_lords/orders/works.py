"""Dig Tunnels, Mine Gold, Build Room (SPEC 2.4, 3.1 to 3.3): what is done to a dungeon by order."""

from games.dungeon_lords.cells import GRID
from games.dungeon_lords.components import ROOMS, SQUARES
from games.dungeon_lords.course import Course
from games.dungeon_lords.events import DiggingStopped, GoldMined, RoomBuilt, TunnelDug, Why
from games.dungeon_lords.lord.dungeon import building_sites, check_dig, check_site, dig, layout, replace_tile
from games.dungeon_lords.lord.goods import check, free_imps, lacking, pay
from games.dungeon_lords.moves import Build, Dig, Done, Mine
from games.dungeon_lords.state import Minion, State, Tile
from games.kernel.errors import IllegalMove
from games.kernel.ids import Seat
from games.kernel.tuples import without


def most_workers(state: State, seat: Seat, minion: Minion) -> int:
    """Return how many imps can go to work: those of the square, at most the free ones besides the supervisor."""
    square = SQUARES[minion.order][minion.square - 1]
    return max(0, min(square.workers, free_imps(state.lords[seat]) - square.supervisors))


def why_not_dig(state: State, seat: Seat, minion: Minion) -> Why | None:
    """Return why no tunnel can be dug, None if one can."""
    if state.dug:
        return None
    if not most_workers(state, seat, minion):
        return "too_few_imps"
    return None if layout(state.lords[seat].tiles).diggable else "no_cell"


def digs(state: State, seat: Seat, minion: Minion) -> tuple[Dig | Done, ...]:
    """Return every cell that can be dug; once one is dug, stopping too."""
    cells = GRID.cells_in(layout(state.lords[seat].tiles).diggable)
    found = tuple(Dig(cell) for cell in cells)
    return (*found, Done()) if state.dug else found


def act_dig(course: Course, seat: Seat, minion: Minion, move: Dig | Done) -> bool:
    """Dig one tunnel, or stop; return whether nothing more can be dug.

    Raises:
        IllegalMove: `nothing_dug` for stopping before the first tunnel, what `check_dig` refuses.
    """
    if isinstance(move, Done):
        if not course.state.dug:
            raise IllegalMove("nothing_dug")
        course.tell(DiggingStopped(seat, course.state.dug))
        return True
    check_dig(course.lord(seat).tiles, move.cell)
    square = SQUARES[minion.order][minion.square - 1]
    dig(course, seat, move.cell)
    busy = 1 if course.state.dug else 1 + square.supervisors
    lord = course.change(seat, busy=course.lord(seat).busy + busy)
    course.set(dug=course.state.dug + 1)
    course.tell(TunnelDug(seat, move.cell, lord.busy))
    is_enough = course.state.dug >= square.workers or not free_imps(lord)
    return is_enough or not layout(lord.tiles).diggable


def most_gold(state: State, seat: Seat, minion: Minion) -> int:
    """Return how much gold can be mined at most."""
    tunnels = layout(state.lords[seat].tiles).tunnels.bit_count()
    return min(most_workers(state, seat, minion), tunnels)


def why_not_mine(state: State, seat: Seat, minion: Minion) -> Why | None:
    """Return why no gold can be mined, None if some can."""
    if not most_workers(state, seat, minion):
        return "too_few_imps"
    return None if most_gold(state, seat, minion) else "no_tunnel"


def minings(state: State, seat: Seat, minion: Minion) -> tuple[Mine, ...]:
    """Return every number of imps, the greatest last."""
    return tuple(Mine(imps) for imps in range(1, most_gold(state, seat, minion) + 1))


def act_mine(course: Course, seat: Seat, minion: Minion, move: Mine) -> bool:
    """Take the gold; it can be spent on later orders of the round.

    Raises:
        IllegalMove: `out_of_range` (`least`, `most`).
    """
    most = most_gold(course.state, seat, minion)
    if not 1 <= move.imps <= most:
        raise IllegalMove("out_of_range", least=1, most=most)
    lord = course.lord(seat)
    busy = lord.busy + move.imps + SQUARES[minion.order][minion.square - 1].supervisors
    course.change(seat, gold=lord.gold + move.imps, busy=busy)
    course.tell(GoldMined(seat, move.imps, busy))
    return True


def why_not_build(state: State, seat: Seat, minion: Minion) -> Why | None:
    """Return why nothing can be built, None if something can."""
    if not state.rooms:
        return "none_left"
    lord = state.lords[seat]
    if lacking(lord, SQUARES["room"][minion.square - 1].cost):
        return "too_dear"
    return None if any(building_sites(lord.tiles, room) for room in state.rooms) else "no_place"


def buildings(state: State, seat: Seat, minion: Minion) -> tuple[Build, ...]:
    """Return every room on offer with every cell where it may stand."""
    tiles = state.lords[seat].tiles
    offered = [room.id for room in ROOMS if room.id in state.rooms]
    return tuple(Build(room, cell) for room in offered for cell in building_sites(tiles, room))


def act_build(course: Course, seat: Seat, minion: Minion, move: Build) -> bool:
    """Pay, take the room off the offer and put it on its cell.

    Raises:
        IllegalMove: `room_not_on_offer` (`room`), what `check` and `check_site` refuse.
    """
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
