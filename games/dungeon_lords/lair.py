"""What a lord can pay, his creatures, and his prisoners (SPEC 2.4, 4.1, 4.7, 5.1, D24). Lists are in list order."""

from typing import Literal

from games.dungeon_lords.adventurers import ADVENTURER
from games.dungeon_lords.battle_events import PrisonerReleased
from games.dungeon_lords.components import Cost, MonsterId, in_list_order
from games.dungeon_lords.course import Course
from games.dungeon_lords.moves import Release
from games.dungeon_lords.parameters import MOST_EVIL
from games.dungeon_lords.state import Creature, Lord, State
from games.kernel.errors import IllegalMove
from games.kernel.ids import Seat
from games.kernel.tuples import put, without

PRISONER = "prisoner"
"""The kind of decision which prisoner goes free."""


def free_imps(lord: Lord) -> int:
    """Return the imps that do not dig, mine or supervise."""
    return lord.imps - lord.busy


def lacking(lord: Lord, cost: Cost) -> Literal["gold", "food", "evil", "traps"] | None:
    """Return the first good of which `lord` has too little for `cost`, None if he can pay; monsters are not counted."""
    if lord.gold < cost.gold:
        return "gold"
    if lord.food < cost.food:
        return "food"
    if lord.evil + cost.evil > MOST_EVIL:
        return "evil"
    return "traps" if len(lord.traps) < cost.traps else None


def check(lord: Lord, cost: Cost) -> None:
    """Refuse a price that `lord` cannot pay.

    Raises:
        IllegalMove: `too_few` (`good`, `needed`, `present`), `too_evil` (`evil`, `gain`, `most`).
    """
    good = lacking(lord, cost)
    if good == "evil":
        raise IllegalMove("too_evil", evil=lord.evil, gain=cost.evil, most=MOST_EVIL)
    if good is not None:
        present = {"gold": lord.gold, "food": lord.food, "traps": len(lord.traps)}[good]
        raise IllegalMove("too_few", good=good, needed=getattr(cost, good), present=present)


def fodder(lord: Lord, eater: MonsterId | None = None) -> tuple[MonsterId, ...]:
    """Return the kinds that can be given to a Demon, which is `eater` where it is already among the creatures."""
    kinds = [creature.kind for creature in lord.creatures]
    if eater in kinds:
        kinds.remove(eater)
    return in_list_order(kinds)


def meals(lord: Lord, cost: Cost, choices: tuple[MonsterId, ...]) -> tuple[MonsterId | None, ...]:
    """Return what a creature of this price may be fed: one of `choices`, or None if it eats nobody.

    Nothing is returned if the lord cannot pay.
    """
    if lacking(lord, cost):
        return ()
    return choices if cost.monsters else (None,)


def check_meal(lord: Lord, kind: MonsterId, cost: Cost, fed: MonsterId | None, choices: tuple[MonsterId, ...]) -> None:
    """Refuse a price that `lord` cannot pay, a Demon without a meal, a meal for others, and one that is not there.

    Raises:
        IllegalMove: `too_few` (`good`, `needed`, `present`), `feeds_nothing` (`monster`), `must_feed` (`monster`),
            `not_owned` (`monster`); what `check` refuses.
    """
    check(lord, cost)
    if cost.monsters and not choices:
        raise IllegalMove("too_few", good="monsters", needed=cost.monsters, present=0)
    if not cost.monsters and fed is not None:
        raise IllegalMove("feeds_nothing", monster=kind)
    if cost.monsters and fed is None:
        raise IllegalMove("must_feed", monster=kind)
    if fed is not None and fed not in choices:
        raise IllegalMove("not_owned", monster=fed)


def count_of(lord: Lord, kinds: tuple[MonsterId, ...]) -> int:
    """Return how many creatures of `kinds` the lord owns."""
    return sum(creature.kind in kinds for creature in lord.creatures)


def remove(course: Course, seat: Seat, kind: MonsterId, *, face_up: bool | None = None) -> None:
    """Take a creature of `kind` out of the game; the one face down first unless `face_up` says which.

    Raises:
        IllegalMove: `not_owned` (`monster`).
    """
    creatures = course.lord(seat).creatures
    for side in (False, True) if face_up is None else (face_up,):
        if Creature(kind, side) in creatures:
            course.change(seat, creatures=without(creatures, Creature(kind, side)))
            return
    raise IllegalMove("not_owned", monster=kind)


def turn_down(course: Course, seat: Seat, kind: MonsterId) -> None:
    """Turn one creature of `kind` face down."""
    creatures = course.lord(seat).creatures
    course.change(seat, creatures=put(creatures, creatures.index(Creature(kind)), Creature(kind, False)))


def releases(state: State, seat: Seat) -> tuple[Release, ...]:
    """Return the prisoners of `seat`, the oldest first, but a paladin, who is worth most (6), last."""
    prisoners = state.lords[seat].prisoners
    return tuple(Release(each) for each in sorted(prisoners, key=lambda each: ADVENTURER[each].kind == "paladin"))


def release(course: Course, seat: Seat, prisoner: str) -> None:
    """Set a prisoner free; he is out of the game.

    Raises:
        IllegalMove: `not_imprisoned` (`adventurer`).
    """
    prisoners = course.lord(seat).prisoners
    if prisoner not in prisoners:
        raise IllegalMove("not_imprisoned", adventurer=prisoner)
    course.change(seat, prisoners=without(prisoners, prisoner))
    course.tell(PrisonerReleased(seat, prisoner))
