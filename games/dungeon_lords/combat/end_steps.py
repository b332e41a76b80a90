"""The end of a battle: Healing, Conquering, poison (SPEC 5.8, 5.9)."""

from games.dungeon_lords.battle_events import Conquered, HealingSkipped, NotConquered, Stopped
from games.dungeon_lords.combat import line
from games.dungeon_lords.combat.line import battle_of
from games.dungeon_lords.combat.spell_steps import card
from games.dungeon_lords.components import MONSTER
from games.dungeon_lords.course import Course
from games.dungeon_lords.lord.dungeon import replace_tile, tile_on
from games.dungeon_lords.lord.goods import change_evil
from games.dungeon_lords.parameters import CONQUEST_EVIL, POISON_DAMAGE
from games.dungeon_lords.state import State, Tile


def heal(course: Course) -> None:
    """Heal the line from the front, if a monster or ghost attacked and nothing prevents it."""
    state = course.state
    icons, seat = line.healing(state), battle_of(state).seat
    if not icons or not any(each.damage for each in line.party(state)):
        return
    stopped = why_no_healing(state)
    if stopped is not None:
        course.tell(HealingSkipped(seat, stopped))
        return
    for each in line.party(state):
        points = min(icons, each.damage)
        if points:
            icons -= points
            line.heal(course, seat, each.id, points)


def why_no_healing(state: State) -> Stopped | None:
    """Return what keeps the party from healing."""
    battle = battle_of(state)
    if not battle.attacked:
        return "nobody_attacked"
    if not battle.no_healing:
        return None
    attacked = (each.kind for each in battle.fighters if each.state == "attacked")
    is_dragon = any(each.no_healing for kind in attacked for each in MONSTER[kind].lines)
    return "dragon" if is_dragon else "antimagic_dart"


def conquer(course: Course) -> None:
    """Tire the party and let it conquer the tile, unless a trap or monster prevents that."""
    battle = battle_of(course.state)
    if not line.party(course.state):
        course.tell(NotConquered(battle.seat, battle.cell, False))
        return
    if battle.no_conquest and not battle.courage:
        course.tell(NotConquered(battle.seat, battle.cell, True))
        return
    spell = card(course.state)
    line.strike(course, [(each.id, spell.fatigue) for each in line.party(course.state)], "fatigue", spell.id)
    if not line.party(course.state):
        course.tell(NotConquered(battle.seat, battle.cell, False))
        return
    tile = tile_on(course.lord(battle.seat).tiles, battle.cell)
    replace_tile(course, battle.seat, Tile(tile.cell, tile.room, True))
    course.tell(Conquered(battle.seat, battle.cell))
    change_evil(course, battle.seat, -CONQUEST_EVIL, "conquest")


def poison(course: Course) -> None:
    """Let poison work on those who are still there."""
    poisoned = battle_of(course.state).poisoned
    line.strike(course, [(each, POISON_DAMAGE) for each in poisoned], "poison", "poisoned_dart")
