"""Production and order retrieval, by all lords at once, or in play order as soon as one wants that (SPEC 2.5, 2.6).

Troll tokens go to work before imps, since they can do nothing else. What the Printing Press takes off is applied when
all are done, in play order, with the paladin looking each time (2.9).
"""

from msgspec.structs import replace

from games.dungeon_lords import lair
from games.dungeon_lords.components import ROOM, ROOMS, OrderId, Room
from games.dungeon_lords.course import Course
from games.dungeon_lords.dungeon import dig, digging_sites, open_rooms
from games.dungeon_lords.events import OrdersRetrieved, PlayOrderWanted, ProductionEnded, RoomWorked
from games.dungeon_lords.lair import count_of, free_imps
from games.dungeon_lords.moves import Done, InTurn, Move, Produce, Retrieve
from games.dungeon_lords.parameters import ONE_ROOM, YEAR_TWO_USES
from games.dungeon_lords.state import Colour, State, Work, play_order
from games.kernel.errors import IllegalMove
from games.kernel.game import Decision
from games.kernel.ids import Seat


def decisions(state: State) -> tuple[Decision, ...]:
    """Return what is asked of each lord who is not done, or of the first one in play order."""
    asked = tuple(seat for seat in state.seats if state.work[seat].stage != "done")
    if state.in_turn:
        asked = tuple(seat for seat in play_order(state) if seat in asked)[:1]
    return tuple(Decision(seat, state.work[seat].stage, plan="both") for seat in asked)


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return the rooms that can work and stopping, or the orders that can come back; the first is the default."""
    order = (InTurn(),) if may_wait(state, seat) else ()
    if state.work[seat].stage == "retrieve":
        return (*(Retrieve(back) for back in retrievable(state, seat)), *order)
    return (*_productions(state, seat), Done(), *order)


def may_wait(state: State, seat: Seat) -> bool:
    """Return whether `seat` may want play order: one before him is not done, and need not decide first yet (2.5)."""
    order = play_order(state)
    return not state.in_turn and any(state.work[each].stage != "done" for each in order[: order.index(seat)])


def act(course: Course, seat: Seat, move: Produce | Done | Retrieve | InTurn) -> None:
    """Use a room, stop, take an order back, or have the lords decide in play order.

    Raises:
        IllegalMove: `wrong_phase` (`phase`); `nobody_before`; `not_retrievable` (`order`); what `_produce` refuses.
    """
    stage = course.state.work[seat].stage
    match stage, move:
        case _, InTurn():
            if not may_wait(course.state, seat):
                raise IllegalMove("nobody_before")
            course.set(in_turn=True)
            course.tell(PlayOrderWanted(seat))
        case "produce", Produce():
            _produce(course, seat, move)
        case "produce", Done():
            _set_work(course, seat, stage="retrieve")
            course.tell(ProductionEnded(seat))
        case "retrieve", Retrieve(order):
            if order not in retrievable(course.state, seat):
                raise IllegalMove("not_retrievable", order=order)
            _retrieve(course, seat, order)
        case _:
            raise IllegalMove("wrong_phase", phase=course.state.phase)


def advance(course: Course) -> bool:
    """Let each lord go on as far as he has no choice; when all are done the season goes on."""
    if not course.state.work:
        course.set(work=(Work(),) * len(course.state.lords))
    for seat in course.state.seats:
        if course.state.work[seat].stage == "produce" and not _productions(course.state, seat):
            _set_work(course, seat, stage="retrieve")
        if course.state.work[seat].stage == "retrieve" and len(orders := retrievable(course.state, seat)) == 1:
            _retrieve(course, seat, orders[0])
    state = course.state
    if any(work.stage != "done" for work in state.work):
        return True
    for seat in play_order(state):
        for _ in range(state.work[seat].better):
            course.change_evil(seat, -1, "printing_press")
    for seat in state.seats:
        course.change(seat, played=(), unfulfilled=())
    course.make_final()
    colours = tuple(Colour(colour.played) for colour in state.colours)
    phase = "round_end" if state.season == "winter" else "event"
    course.set(work=(), in_turn=False, minions=(), colours=colours, phase=phase)
    return False


def retrievable(state: State, seat: Seat) -> tuple[OrderId, ...]:
    """Return the orders played of which one comes back: the first, or instead an unfulfilled one (2.6.2)."""
    lord = state.lords[seat]
    return tuple(order for place, order in enumerate(lord.played) if place == 0 or order in lord.unfulfilled)


def workers(state: State, seat: Seat) -> tuple[int, int]:
    """Return how many free imps and how many Troll tokens can still go to work, each once a round (2.5)."""
    lord, work = state.lords[seat], state.work[seat]
    return free_imps(lord) - work.imps, count_of(lord, ("troll",)) - work.trolls


def why_not(state: State, seat: Seat, room: Room) -> IllegalMove | None:
    """Return why `room` cannot work now (2.5), None if it can; where the Tool Shed digs is not looked at."""
    lord, hands = state.lords[seat], sum(workers(state, seat))
    if room.id not in open_rooms(lord.tiles):
        return IllegalMove("not_your_room", room=room.id)
    if not room.gives:
        return IllegalMove("no_production", room=room.id)
    if _is_used_up(state, room, state.work[seat].used):
        return IllegalMove("room_used", room=room.id)
    if hands < room.imps:
        return IllegalMove("too_few_workers", needed=room.imps, present=hands)
    if lord.food < room.food:
        return IllegalMove("too_few", good="food", needed=room.food, present=lord.food)
    if room.gives == "trap" and not (state.trap_deck or state.trap_discard):
        return IllegalMove("no_trap_left")
    return None


def _is_used_up(state: State, room: Room, used: tuple[str, ...]) -> bool:
    """Return whether `room` has worked as often as it may in a round, where those `used` have (2.5).

    Year 1: one room a round, once, or every room once. Year 2: several rooms, each up to twice.
    """
    if state.year > 1:
        return used.count(room.id) >= YEAR_TWO_USES
    return bool(used) if state.production == ONE_ROOM else room.id in used


def _productions(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return every room that can work now, in list order; the Tool Shed once for each cell."""
    tiles = state.lords[seat].tiles
    owned = open_rooms(tiles)
    moves: list[Move] = []
    for room in ROOMS:
        if room.id in owned and why_not(state, seat, room) is None:
            cells = digging_sites(tiles) if room.gives == "tunnel" else (None,)
            moves += [Produce(room.id, cell) for cell in cells]
    return tuple(moves)


def _produce(course: Course, seat: Seat, move: Produce) -> None:
    """Let a room work.

    Raises:
        IllegalMove: `cell_missing` (`room`), `cell_for_nothing` (`room`); what `why_not` and `dungeon.dig` say.
    """
    room, work = ROOM[move.room], course.state.work[seat]
    if refused := why_not(course.state, seat, room):
        raise refused
    if (move.cell is None) == (room.gives == "tunnel"):
        raise IllegalMove("cell_missing" if move.cell is None else "cell_for_nothing", room=move.room)
    tokens, gives = min(room.imps, workers(course.state, seat)[1]), room.gives
    imps = room.imps - tokens
    course.add(seat, gold=int(gives == "gold"), food=(gives == "food") - room.food, imps=int(gives == "imp"))
    better = work.better + (gives == "reputation")
    done = Work("produce", (*work.used, room.id), work.imps + imps, work.trolls + tokens, better)
    course.put("work", seat, done)
    if move.cell is not None:
        dig(course, seat, move.cell)
    trap = lair.draw_traps(course, seat, 1)[0] if gives == "trap" else None
    course.tell(RoomWorked(seat, room.id, imps, tokens, room.food, move.cell or "", trap))


def _retrieve(course: Course, seat: Seat, back: OrderId) -> None:
    """Take one order back; the two others become inaccessible in place of the old ones (2.6)."""
    locked = tuple(order for order in course.lord(seat).played if order != back)
    course.change(seat, locked=locked)
    _set_work(course, seat, stage="done")
    course.tell(OrdersRetrieved(seat, back, locked))


def _set_work(course: Course, seat: Seat, **changes: object) -> None:
    course.put("work", seat, replace(course.state.work[seat], **changes))
