"""Creatures of a lord: coming, leaving, the ones a Demon may be given (SPEC 4.1). Order of lists as in components."""

from games.dungeon_lords.components import MONSTERS, MonsterId
from games.dungeon_lords.course import Course
from games.dungeon_lords.state import Creature, Lord
from games.kernel.errors import IllegalMove
from games.kernel.ids import Seat
from games.kernel.tuples import without


def kinds_of(lord: Lord) -> tuple[MonsterId, ...]:
    """Return the different kinds that `lord` owns, in list order."""
    owned = {creature.kind for creature in lord.creatures}
    return tuple(monster.id for monster in MONSTERS if monster.id in owned)


def count_of(lord: Lord, kinds: tuple[MonsterId, ...]) -> int:
    """Return how many creatures of `kinds` the lord owns."""
    return sum(creature.kind in kinds for creature in lord.creatures)


def add(course: Course, seat: Seat, kind: MonsterId) -> None:
    """Give `seat` a creature, face up."""
    course.change(seat, creatures=(*course.lord(seat).creatures, Creature(kind)))


def remove(course: Course, seat: Seat, kind: MonsterId, *, face_up: bool | None = None) -> None:
    """Take a creature of `kind` out of the game; the one face down first unless `face_up` says which.

    Raises:
        IllegalMove: `not_owned` (`monster`).
    """
    creatures = course.lord(seat).creatures
    wanted = (False, True) if face_up is None else (face_up,)
    for side in wanted:
        if Creature(kind, side) in creatures:
            course.change(seat, creatures=without(creatures, Creature(kind, side)))
            return
    raise IllegalMove("not_owned", monster=kind)


def turn(course: Course, seat: Seat, kind: MonsterId) -> None:
    """Turn one creature of `kind` face down."""
    creatures = course.lord(seat).creatures
    place = creatures.index(Creature(kind))
    course.change(seat, creatures=(*creatures[:place], Creature(kind, False), *creatures[place + 1 :]))


def trolls(lord: Lord) -> int:
    """Return how many Troll tokens the lord has: one for each Troll."""
    return count_of(lord, ("troll",))


def fodder(lord: Lord, without_one: MonsterId | None = None) -> tuple[MonsterId, ...]:
    """Return the kinds that can be given to a Demon; `without_one` is the Demon itself where it is already owned."""
    rest = [creature.kind for creature in lord.creatures]
    if without_one is not None and without_one in rest:
        rest.remove(without_one)
    return tuple(monster.id for monster in MONSTERS if monster.id in rest)
