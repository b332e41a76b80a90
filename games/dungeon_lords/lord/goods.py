"""Paying, the Evilometer and the paladin (SPEC 1.3, 2.4, 2.9).

Counters move one after another; after every single change the paladin looks who deserves him. Costs are checked before
they are paid, so a gain of Evil is either affordable or forced, and stops at the end of the scale.
"""

from typing import Literal

from msgspec.structs import replace

from games.dungeon_lords.adventurers import ILLUSORY
from games.dungeon_lords.components import Cost
from games.dungeon_lords.course import Course
from games.dungeon_lords.events import EvilChanged, EvilReason, PaladinMoved
from games.dungeon_lords.parameters import LEAST_EVIL, MOST_EVIL, PALADIN_EVIL
from games.dungeon_lords.state import Adventurer, Lord, State, play_order
from games.kernel.errors import IllegalMove
from games.kernel.ids import Seat
from games.kernel.tuples import without

Good = Literal["gold", "food", "evil", "traps", "monsters"]
NOTHING = Cost()


def lacking(lord: Lord, cost: Cost, eater: int = 0) -> Good | None:
    """Return the first good of which `lord` has too little for `cost`; None if he can pay.

    `eater` is 1 if the Demon to be paid is itself among his creatures, since it cannot be given to itself.
    """
    if lord.gold < cost.gold:
        return "gold"
    if lord.food < cost.food:
        return "food"
    if lord.evil + cost.evil > MOST_EVIL:
        return "evil"
    if len(lord.traps) < cost.traps:
        return "traps"
    if len(lord.creatures) - eater < cost.monsters:
        return "monsters"
    return None


def check(lord: Lord, cost: Cost, eater: int = 0) -> None:
    """Refuse a price that `lord` cannot pay.

    Raises:
        IllegalMove: `too_few` (`good`, `needed`, `present`), `too_evil` (`evil`, `gain`, `most`).
    """
    good = lacking(lord, cost, eater)
    if good is None:
        return
    if good == "evil":
        raise IllegalMove("too_evil", evil=lord.evil, gain=cost.evil, most=MOST_EVIL)
    needed: int = getattr(cost, good)
    present = {"gold": lord.gold, "food": lord.food, "traps": len(lord.traps)}.get(good, len(lord.creatures) - eater)
    raise IllegalMove("too_few", good=good, needed=needed, present=present)


def plus(one: Cost, other: Cost) -> Cost:
    """Return both prices together."""
    return Cost(
        one.gold + other.gold,
        one.food + other.food,
        one.evil + other.evil,
        one.traps + other.traps,
        one.monsters + other.monsters,
    )


def pay(course: Course, seat: Seat, cost: Cost, reason: EvilReason) -> None:
    """Take gold and food of `cost` and move the Evil; traps and monsters are handed over by those who ask for them."""
    lord = course.lord(seat)
    if cost.gold or cost.food:
        course.change(seat, gold=lord.gold - cost.gold, food=lord.food - cost.food)
    if cost.evil:
        change_evil(course, seat, cost.evil, reason)


def free_imps(lord: Lord) -> int:
    """Return the imps that do not dig, mine or supervise."""
    return lord.imps - lord.busy


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
    battle = course.state.battle
    if battle is not None and paladin.id in battle.poisoned:
        # Whoever leaves a battle takes no poison with him (D45).
        course.set(battle=replace(battle, poisoned=tuple(each for each in battle.poisoned if each != paladin.id)))
    course.tell(PaladinMoved(paladin.id, seat, left))


def with_paladin(party: tuple[Adventurer, ...], paladin: Adventurer) -> tuple[Adventurer, ...]:
    """Return `party` with the paladin before everybody but an illusion (4.7)."""
    front = sum(each.id == ILLUSORY for each in party)
    return (*party[:front], paladin, *party[front:])
