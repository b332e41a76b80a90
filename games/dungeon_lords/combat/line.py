"""The line of adventurers in a battle: whom one may aim at, hits, elimination, healing (SPEC 4.1, 5.8, 5.10).

The line is the party of the lord whose dungeon it is, from the front. Positions count in the whole line.
"""

from collections.abc import Iterable
from typing import Literal

from msgspec.structs import replace

from games.dungeon_lords.adventurers import ADVENTURER, ILLUSORY
from games.dungeon_lords.battle_events import Eliminated, Healed, Hit, HitSource
from games.dungeon_lords.course import Course
from games.dungeon_lords.dungeon import tile_on
from games.dungeon_lords.moves import Move
from games.dungeon_lords.state import Adventurer, State
from games.kernel.course import put
from games.kernel.ids import Seat
from games.kernel.public import there

Line = tuple[Adventurer, ...]
Asked = tuple[str, Iterable[Move]]
"""What a step of a battle asks of its lord: the kind of decision ("": nothing), and the choices in canonical order."""


def hit_points_left(adventurer: Adventurer) -> int:
    """Return the hit points that an adventurer has left."""
    return ADVENTURER[adventurer.id].hit_points + adventurer.extra - adventurer.damage


def party(state: State) -> Line:
    """Return the line of the battle, from the front."""
    return state.lords[there(state.battle).seat].party


def visible(state: State) -> Line:
    """Return those of the line who can be aimed at: all but invisible wizards (4.6, D30)."""
    hidden = there(state.battle).invisible
    return tuple(each for each in party(state) if each.id not in hidden)


def first_visible(state: State) -> Adventurer | None:
    """Return the first of the line if he can be aimed at."""
    first = party(state)[:1]
    return first[0] if first and first[0].id not in there(state.battle).invisible else None


def room(state: State) -> str:
    """Return the room in which the battle is fought, "" in a tunnel."""
    battle = there(state.battle)
    return tile_on(state.lords[battle.seat].tiles, battle.cell).room


def icons(state: State, kind: Literal["antitrap", "magic", "healing"]) -> int:
    """Return how many icons of `kind` the line has."""
    return sum(getattr(ADVENTURER[each.id], kind) for each in party(state))


def strike(course: Course, hits: Iterable[tuple[str, int]], source: HitSource, by: str) -> None:
    """Deal points to adventurers by id, in this order; whoever is gone, or cannot be seen, takes none."""
    for target, points in hits:
        if points < 1 or all(each.id != target for each in visible(course.state)):
            continue
        battle = course.battle
        shielded = min(battle.shield, points)
        if shielded:
            course.alter("battle", shield=battle.shield - shielded)
        left = max(0, _hurt(course, target, points - shielded))
        course.tell(Hit(battle.seat, target, source, by, points - shielded, shielded, left))
        if not left:
            _eliminate(course, target)


def heal(course: Course, target: str, points: int) -> None:
    """Take `points` of damage off an adventurer, if he has any."""
    if points:
        course.tell(Healed(course.battle.seat, target, points, _hurt(course, target, -points)))


def drop_lonely_illusions(course: Course, seats: Iterable[Seat]) -> None:
    """Let illusions vanish that have no real adventurer behind them (D43)."""
    for seat in seats:
        line = course.state.lords[seat].party
        if len(line) == 1 and line[0].id == ILLUSORY:
            course.change(seat, party=())
            course.tell(Eliminated(seat, ILLUSORY))


def _hurt(course: Course, target: str, points: int) -> int:
    """Change the damage of an adventurer; return the hit points that he has left."""
    seat, line = course.battle.seat, party(course.state)
    place = next(place for place, each in enumerate(line) if each.id == target)
    changed = replace(line[place], damage=line[place].damage + points)
    course.change(seat, party=put(line, place, changed))
    return hit_points_left(changed)


def _eliminate(course: Course, target: str) -> None:
    """Put an adventurer in prison (5.10); the paladin never comes back this year (2.9), an illusion just vanishes."""
    battle = course.battle
    course.tell(Eliminated(battle.seat, target))
    if target != ILLUSORY:
        course.change(battle.seat, prisoners=(*course.lord(battle.seat).prisoners, target))
    if target == course.state.paladin:
        course.set(paladin="", paladin_at=None)
    course.alter("battle", poisoned=tuple(each for each in battle.poisoned if each != target))
    course.change(battle.seat, party=tuple(each for each in party(course.state) if each.id != target))
    drop_lonely_illusions(course, (battle.seat,))
