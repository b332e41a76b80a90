"""Adventurers come to the lords by the Evilometer (SPEC 2.8). Nothing is decided here."""

from games.dungeon_lords.adventurers import ADVENTURER
from games.dungeon_lords.components import SEASONS
from games.dungeon_lords.course import Course
from games.dungeon_lords.events import AdventurersArrived
from games.dungeon_lords.parameters import COLOUR_EVIL
from games.dungeon_lords.state import Adventurer, State, play_order
from games.kernel.ids import Seat
from games.kernel.tuples import put

_COUNTER_ON_THE_SCALE = 2
"""Only two-player matches have a non-player counter on the Evilometer."""


def by_evil(state: State) -> tuple[Seat | None, ...]:
    """Return the lords from the least to the most evil; None is the non-player counter, last among equals."""
    ranked: list[tuple[int, int, Seat | None]] = [
        (state.lords[seat].evil, place, seat) for place, seat in enumerate(play_order(state))
    ]
    if len(state.lords) == _COUNTER_ON_THE_SCALE:
        ranked.append((COLOUR_EVIL, len(ranked), None))
    return tuple(seat for _, _, seat in sorted(ranked, key=lambda each: each[:2]))


def advance(course: Course) -> None:
    """Give the season's adventurers to the lords; then the round ends."""
    state = course.state
    number = SEASONS.index(state.season) - 1
    seats, coming = by_evil(state), state.coming[number]
    for adventurer, seat in zip(coming, seats, strict=True):
        if seat is not None:
            course.change(seat, party=joined(course.lord(seat).party, adventurer))
    evils = tuple(COLOUR_EVIL if seat is None else state.lords[seat].evil for seat in seats)
    course.tell(AdventurersArrived(coming, seats, evils))
    course.set(coming=put(state.coming, number, ()))
    course.set(phase="round_end")


def joined(party: tuple[Adventurer, ...], adventurer: str) -> tuple[Adventurer, ...]:
    """Return `party` with the newcomer: a warrior in front of all but the paladin, others at the back."""
    new = Adventurer(adventurer)
    if ADVENTURER[adventurer].kind != "warrior":
        return (*party, new)
    front = sum(ADVENTURER[each.id].kind == "paladin" for each in party)
    return (*party[:front], new, *party[front:])
