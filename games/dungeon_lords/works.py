"""Dig Tunnels, Mine Gold, Hire Monster, Build Room (SPEC 2.4, 3.1 to 3.3, 4.1), for the lord on a square of the order.

What lists the moves of an order says instead why there is none, and `act_...` whether the minion is finished.
"""

from games.dungeon_lords.components import MONSTER, ROOMS, SQUARES, Cost, MonsterId, Square, in_list_order
from games.dungeon_lords.course import Course
from games.dungeon_lords.dungeon import building_sites, check_dig, check_site, dig, digging_sites, layout, replace_tile
from games.dungeon_lords.events import DiggingStopped, GoldMined, MonsterHired, RoomBuilt, TunnelDug, Why
from games.dungeon_lords.lair import check, check_meal, fodder, free_imps, lacking, meals, remove
from games.dungeon_lords.moves import Build, Dig, Done, Hire, Mine
from games.dungeon_lords.state import Creature, Minion, State, Tile
from games.dungeon_lords.trap_pile import owe
from games.kernel.errors import IllegalMove
from games.kernel.ids import Seat
from games.kernel.tuples import without


def square_of(minion: Minion) -> Square:
    """Return the square on which `minion` stands."""
    return SQUARES[minion.order][minion.square - 1]


def most_workers(state: State, seat: Seat, minion: Minion) -> int:
    """Return how many imps can go to work: those of the square, at most the free ones besides the supervisor."""
    square = square_of(minion)
    return max(0, min(square.workers, free_imps(state.lords[seat]) - square.supervisors))


def digs(state: State, seat: Seat, minion: Minion) -> tuple[Dig | Done, ...] | Why:
    """Return every cell that can be dug; once one is dug, stopping too."""
    if not state.dug and not most_workers(state, seat, minion):
        return "too_few_imps"
    cells = tuple(Dig(cell) for cell in digging_sites(state.lords[seat].tiles))
    return (*cells, Done()) if state.dug else cells or "no_cell"


def act_dig(course: Course, seat: Seat, minion: Minion, move: Dig | Done) -> bool:
    """Dig one tunnel, or stop.

    Raises:
        IllegalMove: `nothing_dug` for stopping before the first tunnel, what `check_dig` refuses.
    """
    dug, square = course.state.dug, square_of(minion)
    if isinstance(move, Done):
        if not dug:
            raise IllegalMove("nothing_dug")
        course.tell(DiggingStopped(seat, dug))
        return True
    check_dig(course.lord(seat).tiles, move.cell)
    dig(course, seat, move.cell)
    lord = course.add(seat, busy=1 if dug else 1 + square.supervisors)
    course.set(dug=dug + 1)
    course.tell(TunnelDug(seat, move.cell, lord.busy))
    return dug + 1 >= square.workers or not free_imps(lord) or not digging_sites(lord.tiles)


def most_gold(state: State, seat: Seat, minion: Minion) -> int:
    """Return how much gold can be mined at most."""
    return min(most_workers(state, seat, minion), layout(state.lords[seat].tiles).tunnels.bit_count())


def minings(state: State, seat: Seat, minion: Minion) -> tuple[Mine, ...] | Why:
    """Return every number of imps, the greatest last."""
    if not most_workers(state, seat, minion):
        return "too_few_imps"
    return tuple(Mine(imps) for imps in range(1, most_gold(state, seat, minion) + 1)) or "no_tunnel"


def act_mine(course: Course, seat: Seat, minion: Minion, move: Mine) -> bool:
    """Take the gold; it can be spent on later orders of the round.

    Raises:
        IllegalMove: `out_of_range` (`least`, `most`).
    """
    most = most_gold(course.state, seat, minion)
    if not 1 <= move.imps <= most:
        raise IllegalMove("out_of_range", least=1, most=most)
    lord = course.add(seat, gold=move.imps, busy=move.imps + square_of(minion).supervisors)
    course.tell(GoldMined(seat, move.imps, lord.busy))
    return True


def hirings(state: State, seat: Seat, minion: Minion) -> tuple[Hire, ...] | Why:
    """Return every kind on offer that he can pay, a Demon once for each kind that it can be given."""
    if not state.monsters:
        return "none_left"
    lord = state.lords[seat]
    kinds = in_list_order(state.monsters)
    found = (Hire(kind, fed) for kind in kinds for fed in meals(lord, _price(minion, kind), fodder(lord)))
    return tuple(found) or "too_dear"


def act_hire(course: Course, seat: Seat, minion: Minion, move: Hire) -> bool:
    """Pay, take the monster off the offer, and hand over the trap for a Golem.

    Raises:
        IllegalMove: `not_on_offer` (`monster`), what `check_meal` refuses.
    """
    if move.monster not in course.state.monsters:
        raise IllegalMove("not_on_offer", monster=move.monster)
    lord, cost = course.lord(seat), _price(minion, move.monster)
    check_meal(lord, move.monster, cost, move.fed, fodder(lord))
    course.set(monsters=without(course.state.monsters, move.monster))
    if move.fed is not None:
        remove(course, seat, move.fed)
    course.change(seat, creatures=(*course.lord(seat).creatures, Creature(move.monster)))
    course.tell(MonsterHired(seat, move.monster, minion.square, cost, move.fed))
    course.pay(seat, cost, "hire")
    if cost.traps:
        owe(course, seat, "golem", cost.traps)
    return True


def buildings(state: State, seat: Seat, minion: Minion) -> tuple[Build, ...] | Why:
    """Return every room on offer with every cell where it may stand."""
    if not state.rooms:
        return "none_left"
    lord = state.lords[seat]
    if lacking(lord, square_of(minion).cost):
        return "too_dear"
    offered = [room.id for room in ROOMS if room.id in state.rooms]
    return tuple(Build(room, cell) for room in offered for cell in building_sites(lord.tiles, room)) or "no_place"


def act_build(course: Course, seat: Seat, minion: Minion, move: Build) -> bool:
    """Pay, take the room off the offer and put it on its cell.

    Raises:
        IllegalMove: `room_not_on_offer` (`room`), what `check` and `check_site` refuse.
    """
    if move.room not in course.state.rooms:
        raise IllegalMove("room_not_on_offer", room=move.room)
    cost = square_of(minion).cost
    check(course.lord(seat), cost)
    check_site(course.lord(seat).tiles, move.room, move.cell)
    course.set(rooms=without(course.state.rooms, move.room))
    replace_tile(course, seat, Tile(move.cell, move.room))
    course.pay(seat, cost, "hire")
    course.tell(RoomBuilt(seat, move.room, move.cell, minion.square, cost.gold))
    return True


def _price(minion: Minion, kind: MonsterId) -> Cost:
    """Return the cost of a monster on this square: square III takes 1 food more."""
    cost = MONSTER[kind].cost
    return Cost(cost.gold, cost.food + square_of(minion).cost.food, cost.evil, cost.traps, cost.monsters)
