"""Creatures and prisoners of a lord: coming, leaving, the ones a Demon may be given (SPEC 4.1, 4.7, 5.1, D24).

Lists are in the order of components.
"""

from games.dungeon_lords.adventurers import ADVENTURER
from games.dungeon_lords.battle_events import PrisonerReleased
from games.dungeon_lords.components import MONSTERS, MonsterId
from games.dungeon_lords.course import Course
from games.dungeon_lords.moves import Release
from games.dungeon_lords.parameters import POINTS_PALADIN, POINTS_PRISONER
from games.dungeon_lords.state import Creature, Lord, State
from games.kernel.errors import IllegalMove
from games.kernel.ids import Seat
from games.kernel.tuples import put, without

PRISONER = "prisoner"
"""The kind of decision which prisoner goes free."""


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
    course.change(seat, creatures=put(creatures, creatures.index(Creature(kind)), Creature(kind, False)))


def fodder(lord: Lord, without_one: MonsterId | None = None) -> tuple[MonsterId, ...]:
    """Return the kinds that can be given to a Demon; `without_one` is the Demon itself where it is already owned."""
    rest = [creature.kind for creature in lord.creatures]
    if without_one is not None and without_one in rest:
        rest.remove(without_one)
    return tuple(monster.id for monster in MONSTERS if monster.id in rest)


def releases(state: State, seat: Seat) -> tuple[Release, ...]:
    """Return the prisoners of `seat`, those worth least first, then the oldest."""
    prisoners = state.lords[seat].prisoners
    return tuple(Release(each) for each in sorted(prisoners, key=_worth))


def check_imprisoned(state: State, seat: Seat, prisoner: str) -> None:
    """Refuse somebody who is not in prison.

    Raises:
        IllegalMove: `not_imprisoned` (`adventurer`).
    """
    if prisoner not in state.lords[seat].prisoners:
        raise IllegalMove("not_imprisoned", adventurer=prisoner)


def release(course: Course, seat: Seat, prisoner: str) -> None:
    """Set a prisoner free; he is out of the game."""
    left = tuple(each for each in course.lord(seat).prisoners if each != prisoner)
    course.change(seat, prisoners=left)
    course.tell(PrisonerReleased(seat, prisoner))


def _worth(prisoner: str) -> int:
    """Return the points that a prisoner brings (6)."""
    return POINTS_PALADIN if ADVENTURER[prisoner].kind == "paladin" else POINTS_PRISONER
