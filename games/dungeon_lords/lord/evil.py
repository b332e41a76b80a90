"""The Evilometer and the paladin (SPEC 1.3, 2.9).

Counters move one after another; after every single change the paladin looks who deserves him. Costs are checked before
they are paid (goods.py), so a gain here is either affordable or forced, and stops at the end of the scale.
"""

from msgspec.structs import replace

from games.dungeon_lords.adventurers import ILLUSORY
from games.dungeon_lords.course import Course
from games.dungeon_lords.events import EvilChanged, EvilReason, PaladinMoved
from games.dungeon_lords.parameters import LEAST_EVIL, MOST_EVIL, PALADIN_EVIL
from games.dungeon_lords.state import Adventurer, State, play_order
from games.kernel.ids import Seat
from games.kernel.tuples import without


def change_evil(course: Course, seat: Seat, steps: int, reason: EvilReason) -> None:
    """Move the counter of `seat` by `steps` as one change, then let the paladin look."""
    before = course.lord(seat).evil
    after = max(LEAST_EVIL, min(MOST_EVIL, before + steps))
    course.tell(EvilChanged(seat, before, after, steps, reason))
    if after != before:
        course.change(seat, evil=after)
        look_for_lord(course)


def paladin_goes_to(state: State) -> Seat | None:
    """Return the lord who gets the paladin as the counters stand, None if he stays where he is.

    He needs Evil of 10, and more than that of the lord who has him. Of several he takes the most evil, of equal ones
    the last in play order.
    """
    if not state.paladin:
        return None
    least = PALADIN_EVIL
    if state.paladin_at is not None:
        least = max(least, state.lords[state.paladin_at].evil + 1)
    best = max(lord.evil for lord in state.lords)
    if best < least:
        return None
    return next(seat for seat in reversed(play_order(state)) if state.lords[seat].evil == best)


def look_for_lord(course: Course) -> None:
    """Send the paladin, with his damage, to the front of the party that he belongs to now."""
    seat = paladin_goes_to(course.state)
    if seat is None:
        return
    left = course.state.paladin_at
    paladin = Adventurer(course.state.paladin)
    if left is not None:
        party = course.lord(left).party
        paladin = next(each for each in party if each.id == paladin.id)
        course.change(left, party=without(party, paladin))
    course.change(seat, party=with_paladin(course.lord(seat).party, paladin))
    course.set(paladin_at=seat)
    _forget_poison(course, paladin.id)
    course.tell(PaladinMoved(paladin.id, seat, left))


def with_paladin(party: tuple[Adventurer, ...], paladin: Adventurer) -> tuple[Adventurer, ...]:
    """Return `party` with the paladin before everybody but an illusion (4.7)."""
    front = sum(each.id == ILLUSORY for each in party)
    return (*party[:front], paladin, *party[front:])


def _forget_poison(course: Course, paladin: str) -> None:
    """Whoever leaves a battle takes no poison with him (D45)."""
    battle = course.state.battle
    if battle is not None and paladin in battle.poisoned:
        course.set(battle=replace(battle, poisoned=tuple(each for each in battle.poisoned if each != paladin)))
