"""What is counted in matches of Dungeon Lords: orders carried out or not, rooms built, monsters hired. Pure.

That an order to dig, mine, hire or build was carried out events of their own tell, which say what came of it.
"""

from collections.abc import Iterator

from games.dungeon_lords import events as e
from games.dungeon_lords.components import MONSTERS, ORDERS, ROOMS
from games.dungeon_lords.state import State
from games.kernel.counting import Counts, Thing
from games.kernel.ids import Seat

_ROUNDS_A_YEAR = 4
_TOLD_OTHERWISE = ("dig", "mine", "monster", "room")


def things(event: e.Event) -> Iterator[Thing]:
    """Yield what an event tells that a lord has done, built or hired."""
    match event:
        case e.OrderCarriedOut():
            yield Thing(event.seat, "order carried out", event.order)
        case e.OrderUnfulfilled():
            yield Thing(event.seat, "order not carried out", event.order)
        case e.RoomBuilt():
            yield Thing(event.seat, "room", event.room)
        case e.MonsterHired():
            yield Thing(event.seat, "monster", event.monster)
        case _:
            return


def first(event: e.Event) -> Seat | None:
    """Return the first starting player, when the table is laid."""
    return event.starter if isinstance(event, e.MatchSetUp) else None


def rounds(state: State) -> int:
    """Return how many rounds there were."""
    return state.year * _ROUNDS_A_YEAR


COUNTS = Counts(
    things,
    first,
    rounds,
    {
        "order carried out": tuple(order for order in ORDERS if order not in _TOLD_OTHERWISE),
        "order not carried out": ORDERS,
        "room": tuple(room.id for room in ROOMS),
        "monster": tuple(monster.id for monster in MONSTERS),
    },
)
