"""The line of adventurers in a battle: whom one may aim at, hits, elimination, healing (SPEC 4.1, 5.8, 5.10).

The line is the party of the lord whose dungeon it is, from the front. Positions count in the whole line.
"""

from collections.abc import Iterable

from msgspec.structs import replace

from games.dungeon_lords.adventurers import ADVENTURER, ILLUSORY, AdventurerTile
from games.dungeon_lords.battle_events import Eliminated, Healed, Hit, HitSource
from games.dungeon_lords.course import Course
from games.dungeon_lords.state import Adventurer, Battle, State
from games.kernel.ids import Seat


def battle_of(state: State) -> Battle:
    """Return the battle that is fought.

    Raises:
        ValueError: if there is none.
    """
    if state.battle is None:
        raise ValueError("no battle is fought")
    return state.battle


def change(course: Course, **changes: object) -> None:
    """Replace fields of the battle."""
    course.set(battle=replace(battle_of(course.state), **changes))


def tile_of(adventurer: Adventurer) -> AdventurerTile:
    """Return what is printed on an adventurer."""
    return ADVENTURER[adventurer.id]


def hit_points_left(adventurer: Adventurer) -> int:
    """Return the hit points that an adventurer has left."""
    return tile_of(adventurer).hit_points + adventurer.extra - adventurer.damage


def party(state: State) -> tuple[Adventurer, ...]:
    """Return the line of the battle, from the front."""
    return state.lords[battle_of(state).seat].party


def visible(state: State) -> tuple[Adventurer, ...]:
    """Return those of the line who can be aimed at: all but invisible wizards (D30)."""
    hidden = battle_of(state).invisible
    return tuple(each for each in party(state) if each.id not in hidden)


def first_visible(state: State) -> Adventurer | None:
    """Return the first of the line if he can be aimed at."""
    line = party(state)
    return line[0] if line and line[0].id not in battle_of(state).invisible else None


def antitrap(state: State) -> int:
    """Return the icons of the line against traps."""
    return sum(tile_of(each).antitrap for each in party(state))


def magic(state: State) -> int:
    """Return the magic icons of the line."""
    return sum(tile_of(each).magic for each in party(state))


def healing(state: State) -> int:
    """Return the healing icons of the line."""
    return sum(tile_of(each).healing for each in party(state))


def strike(course: Course, hits: Iterable[tuple[str, int]], source: HitSource, by: str) -> None:
    """Deal points to adventurers by id, in this order; whoever is gone, or cannot be seen, takes none."""
    for target, points in hits:
        _strike_one(course, target, points, source, by)


def heal(course: Course, seat: Seat, target: str, points: int) -> None:
    """Take `points` of damage off an adventurer."""
    healed = _changed(course, seat, target, damage=-points)
    course.tell(Healed(seat, target, points, hit_points_left(healed)))


def leave(course: Course, seat: Seat, target: str) -> None:
    """Take an adventurer out of the party of `seat`; an illusion left alone vanishes at once (D43)."""
    left = tuple(each for each in course.lord(seat).party if each.id != target)
    course.change(seat, party=left)
    drop_lonely_illusion(course, seat)


def drop_lonely_illusion(course: Course, seat: Seat) -> None:
    """Let an illusion vanish that has no real adventurer behind it."""
    line = course.lord(seat).party
    if len(line) == 1 and line[0].id == ILLUSORY:
        course.change(seat, party=())
        course.tell(Eliminated(seat, ILLUSORY))


def _strike_one(course: Course, target: str, points: int, source: HitSource, by: str) -> None:
    battle = battle_of(course.state)
    if points < 1 or all(each.id != target for each in visible(course.state)):
        return
    shielded = min(battle.shield, points)
    if shielded:
        change(course, shield=battle.shield - shielded)
    struck = _changed(course, battle.seat, target, damage=points - shielded)
    left = max(0, hit_points_left(struck))
    course.tell(Hit(battle.seat, target, source, by, points - shielded, shielded, left))
    if not left:
        _eliminate(course, battle.seat, target)


def _eliminate(course: Course, seat: Seat, target: str) -> None:
    """Put an adventurer in the prison of `seat`; the paladin never comes back this year (2.9)."""
    course.tell(Eliminated(seat, target))
    if target != ILLUSORY:
        course.change(seat, prisoners=(*course.lord(seat).prisoners, target))
    if target == course.state.paladin:
        course.set(paladin="", paladin_at=None)
    battle = battle_of(course.state)
    change(course, poisoned=tuple(each for each in battle.poisoned if each != target))
    leave(course, seat, target)


def _changed(course: Course, seat: Seat, target: str, damage: int) -> Adventurer:
    line = course.lord(seat).party
    place = next(place for place, each in enumerate(line) if each.id == target)
    changed = replace(line[place], damage=line[place].damage + damage)
    course.change(seat, party=(*line[:place], changed, *line[place + 1 :]))
    return changed
