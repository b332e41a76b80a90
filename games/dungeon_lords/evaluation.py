"""The orders are carried out, square by square (SPEC 2.4, 3.1 to 3.3, 4.1).

An order that cannot be carried out is left unfulfilled without a question: whether it can be is public. What lists the
moves of an order says instead why there is none.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from games.dungeon_lords import dungeon, lair
from games.dungeon_lords import events as e
from games.dungeon_lords import moves as m
from games.dungeon_lords.components import MONSTER, ROOMS, SEQUENCE, SQUARES, Cost, OrderId, Square, in_list_order
from games.dungeon_lords.course import Course
from games.dungeon_lords.lair import check, fodder, free_imps, lacking, meals
from games.dungeon_lords.ordering import leave_on_card
from games.dungeon_lords.parameters import COMBAT_CARDS, RETURNED_TRAPS
from games.dungeon_lords.state import Creature, Minion, State, Tile
from games.kernel.course import without
from games.kernel.errors import IllegalMove
from games.kernel.game import Decision
from games.kernel.ids import Seat
from games.kernel.phases import one_asked

_POSITIONS = range(1, COMBAT_CARDS + 1)
Options = tuple[m.Move, ...] | e.Why


class _Order(NamedTuple):
    """A kind of order, for the lord whose minion stands on one of its squares.

    `options` are the ways to carry it out, or why it cannot be. `act` carries one of the `moves` out and says False
    where the minion goes on.
    """

    options: Callable[[State, Seat, Minion], Options]
    act: Callable[[Course, Seat, Minion, Any], bool | None]
    moves: Any


def current(state: State) -> Minion:
    """Return the minion whose order is carried out now."""
    order, square = SEQUENCE[state.square]
    for minion in state.minions:
        if minion.order == order and minion.square == square:
            return minion
    raise LookupError(order)


def decisions(state: State) -> tuple[Decision, ...]:
    """Return the question to the lord whose minion it is; its kind is the order."""
    minion = current(state)
    return () if minion.seat is None else one_asked(minion.seat, minion.order, "both")


def legal_moves(state: State, seat: Seat) -> tuple[m.Move, ...]:
    """Return the ways to carry the order out, and last declining it, which a lord who has begun cannot do any more."""
    minion = current(state)
    options = _ORDERS[minion.order].options(state, seat, minion)
    moves = () if isinstance(options, str) else options
    return moves if state.dug else (*moves, m.Decline())


def act(course: Course, seat: Seat, move: m.Move) -> None:
    """Carry the order out or leave it.

    Raises:
        IllegalMove: `already_begun` for declining after the first tunnel; `wrong_phase` (`phase`); what can be paid:
            see `lair`. For spying `choose_card` without a position, `no_spying` (`order`, `square`), `no_such_card`
            (`position`); `nothing_dug` for stopping before the first tunnel, and `dungeon.dig`; for mining
            `out_of_range` (`least`, `most`, `why`); `not_on_offer` (`monster`), `room_not_on_offer` (`room`), and
            `dungeon.check_site`.
    """
    minion = current(course.state)
    order = _ORDERS[minion.order]
    if isinstance(move, m.Decline):
        if course.state.dug:
            raise IllegalMove("already_begun")
        leave_on_card(course, seat, minion.order, minion.square, "declined")
    elif not isinstance(move, order.moves):
        raise IllegalMove("wrong_phase", phase=course.state.phase)
    elif order.act(course, seat, minion, move) is False:
        return
    course.set(square=course.state.square + 1, dug=0)


def advance(course: Course) -> bool:
    """Go on to the next lord who has something to decide; at the end comes production."""
    standing = {(minion.order, minion.square): minion for minion in course.state.minions if minion.seat is not None}
    while course.state.square < len(SEQUENCE):
        minion = standing.get(SEQUENCE[course.state.square])
        if minion is not None and minion.seat is not None:
            options = _ORDERS[minion.order].options(course.state, minion.seat, minion)
            if not isinstance(options, str):
                return True
            leave_on_card(course, minion.seat, minion.order, minion.square, options)
        course.set(square=course.state.square + 1, dug=0)
    course.make_final()
    course.set(phase="production")
    return False


def default_move(state: State, seat: Seat, chance: object) -> m.Move:
    """Return the default of the order (8.1): as much as possible of what costs nothing, else declining."""
    minion = current(state)
    match minion.order:
        case "mine":
            return m.Mine(_most_gold(state, seat, minion))
        case "dig" | "monster" | "room":
            return m.Done() if state.dug else m.Decline()
    if not _square(minion).spy:
        return m.Accept()
    unseen = (position for position in _POSITIONS if position not in state.lords[seat].spied)
    return m.Spy(next(unseen, 1))


def _square(minion: Minion) -> Square:
    return SQUARES[minion.order][minion.square - 1]


def _purchases(state: State, seat: Seat, minion: Minion) -> Options:
    """Return carrying out one of orders 1, 2, 5, 6, done whole or not at all (2.4); spying once for each card."""
    if lacking(state.lords[seat], _square(minion).cost):
        return "too_dear"
    return tuple(map(m.Spy, _POSITIONS)) if _square(minion).spy else (m.Accept(),)


def _buy(course: Course, seat: Seat, minion: Minion, move: m.Accept | m.Spy) -> None:
    """Pay, and take what the square gives; in year 2 one trap more is drawn, and one of the hand returned (2.4)."""
    square, position = _square(minion), move.position if isinstance(move, m.Spy) else 0
    if square.spy and isinstance(move, m.Accept):
        raise IllegalMove("choose_card")
    if isinstance(move, m.Spy) and not square.spy:
        raise IllegalMove("no_spying", order=minion.order, square=minion.square)
    if square.spy and position not in _POSITIONS:
        raise IllegalMove("no_such_card", position=position)
    check(course.lord(seat), square.cost)
    lord = course.add(seat, gold=square.gold, food=square.food, imps=square.imps)
    more = RETURNED_TRAPS if square.traps and course.state.year > 1 else 0
    drawn = lair.draw_traps(course, seat, square.traps + more)
    if position:
        course.change(seat, spied=tuple(sorted({*lord.spied, position})))
        course.make_final()
    card = course.state.cards[position - 1] if position else None
    gains = square.gold, square.food, square.imps, len(drawn)
    course.tell(e.OrderCarriedOut(seat, minion.order, minion.square, square.cost, *gains, position, card, drawn))
    reason: e.EvilReason = "food" if minion.order == "food" else "reputation"
    course.pay(seat, square.cost, reason)
    if square.evil:
        course.change_evil(seat, -square.evil, reason)
    if len(drawn) > square.traps:
        lair.owe_traps(course, seat, "bought", RETURNED_TRAPS)


def _most_workers(state: State, seat: Seat, minion: Minion) -> int:
    """Return how many imps can dig or mine: those of the square, at most the free ones besides its supervisor (2.4)."""
    square = _square(minion)
    return max(0, min(square.workers, free_imps(state.lords[seat]) - square.supervisors))


def _digs(state: State, seat: Seat, minion: Minion) -> Options:
    """Return every cell that can be dug, one after another (2.4, 3.1); once one is dug, stopping too."""
    if not state.dug and not _most_workers(state, seat, minion):
        return "too_few_imps"
    cells = tuple(map(m.Dig, dungeon.digging_sites(state.lords[seat].tiles)))
    return (*cells, m.Done()) if state.dug else cells or "no_cell"


def _dig(course: Course, seat: Seat, minion: Minion, move: m.Dig | m.Done) -> bool:
    """Dig one tunnel, or stop."""
    dug, square = course.state.dug, _square(minion)
    if isinstance(move, m.Done):
        if not dug:
            raise IllegalMove("nothing_dug")
        course.tell(e.DiggingStopped(seat, dug))
        return True
    dungeon.dig(course, seat, move.cell)
    lord = course.add(seat, busy=1 if dug else 1 + square.supervisors)
    course.set(dug=dug + 1)
    course.tell(e.TunnelDug(seat, move.cell, lord.busy))
    return dug + 1 >= square.workers or not free_imps(lord) or not dungeon.digging_sites(lord.tiles)


def _most_gold(state: State, seat: Seat, minion: Minion) -> int:
    """Return how much can be mined: each mining imp needs an unconquered tunnel of its own, no room (3.2)."""
    return min(_most_workers(state, seat, minion), dungeon.layout(state.lords[seat].tiles).tunnels.bit_count())


def _minings(state: State, seat: Seat, minion: Minion) -> Options:
    """Return every number of imps, the greatest last."""
    if not _most_workers(state, seat, minion):
        return "too_few_imps"
    return tuple(map(m.Mine, range(1, _most_gold(state, seat, minion) + 1))) or "no_tunnel"


def _mine(course: Course, seat: Seat, minion: Minion, move: m.Mine) -> None:
    """Take the gold; it can be spent on later orders of the round."""
    most = _most_gold(course.state, seat, minion)
    if not 1 <= move.imps <= most:
        tunnels = dungeon.layout(course.state.lords[seat].tiles).tunnels.bit_count()
        why = "tunnels" if most == tunnels else "square" if most == _square(minion).workers else "imps"
        raise IllegalMove("out_of_range", least=1, most=most, why=why)
    lord = course.add(seat, gold=move.imps, busy=move.imps + _square(minion).supervisors)
    course.tell(e.GoldMined(seat, move.imps, lord.busy))


def _price(minion: Minion, kind: str) -> Cost:
    """Return the cost of a monster on this square: square III takes 1 food more (2.4)."""
    cost, more = MONSTER[kind].cost, _square(minion).cost.food
    return replace(cost, food=cost.food + more) if more else cost


def _hirings(state: State, seat: Seat, minion: Minion) -> Options:
    """Return every kind on offer that he can pay (4.1), a Demon once for each kind that it can be given."""
    if not state.monsters:
        return "none_left"
    lord, offered = state.lords[seat], in_list_order(state.monsters)
    found = (m.Hire(kind, fed) for kind in offered for fed in meals(lord, _price(minion, kind), fodder(lord)))
    return tuple(found) or "too_dear"


def _hire(course: Course, seat: Seat, minion: Minion, move: m.Hire) -> None:
    """Pay, take the monster off the offer, and hand over the trap for a Golem."""
    if move.monster not in course.state.monsters:
        raise IllegalMove("not_on_offer", monster=move.monster)
    lord, cost = course.lord(seat), _price(minion, move.monster)
    lair.check_meal(lord, move.monster, cost, move.fed, fodder(lord))
    course.set(monsters=without(course.state.monsters, move.monster))
    if move.fed is not None:
        lair.remove(course, seat, move.fed)
    course.change(seat, creatures=(*course.lord(seat).creatures, Creature(move.monster)))
    course.tell(e.MonsterHired(seat, move.monster, minion.square, cost, move.fed))
    lair.pay_monster(course, seat, cost, "hire")


def _buildings(state: State, seat: Seat, minion: Minion) -> Options:
    """Return every room on offer with every cell where it may stand (2.4, 3.3)."""
    lord = state.lords[seat]
    if not state.rooms or lacking(lord, _square(minion).cost):
        return "too_dear" if state.rooms else "none_left"
    offered = [room.id for room in ROOMS if room.id in state.rooms]
    sites = (m.Build(room, cell) for room in offered for cell in dungeon.building_sites(lord.tiles, room))
    return tuple(sites) or "no_place"


def _build(course: Course, seat: Seat, minion: Minion, move: m.Build) -> None:
    """Pay, take the room off the offer and put it on its cell; only who can pay is asked."""
    if move.room not in course.state.rooms:
        raise IllegalMove("room_not_on_offer", room=move.room)
    cost = _square(minion).cost
    dungeon.check_site(course.lord(seat).tiles, move.room, move.cell)
    course.set(rooms=without(course.state.rooms, move.room))
    dungeon.replace_tile(course, seat, Tile(move.cell, move.room))
    course.pay(seat, cost, "hire")
    course.tell(e.RoomBuilt(seat, move.room, move.cell, minion.square, cost.gold))


_PURCHASE: Final = _Order(_purchases, _buy, m.Accept | m.Spy)
_ORDERS: Final[dict[OrderId, _Order]] = {
    "food": _PURCHASE,
    "reputation": _PURCHASE,
    "dig": _Order(_digs, _dig, m.Dig | m.Done),
    "mine": _Order(_minings, _mine, m.Mine),
    "imps": _PURCHASE,
    "traps": _PURCHASE,
    "monster": _Order(_hirings, _hire, m.Hire),
    "room": _Order(_buildings, _build, m.Build),
}
