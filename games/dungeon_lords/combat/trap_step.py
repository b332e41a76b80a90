"""The Trap step of a battle (SPEC 5.3): pay, lay out points, let icons take them off, deal the rest.

Special effects work also where all damage was prevented.
"""

from msgspec.structs import replace

from games.dungeon_lords.battle_events import TrapPointsStopped, TrapUsed
from games.dungeon_lords.combat import line
from games.dungeon_lords.combat.line import battle_of, change, hit_points_left, tile_of
from games.dungeon_lords.combat.planning import price
from games.dungeon_lords.components import TRAP, Trap
from games.dungeon_lords.course import Course
from games.dungeon_lords.lord import trap_pile
from games.dungeon_lords.moves import Move, Target, UseTrap
from games.dungeon_lords.state import Adventurer, State
from games.kernel.errors import IllegalMove
from games.kernel.tuples import without

TRAP_ORDER = "trap_order"
TRAP_TARGET = "trap_target"


def run(course: Course) -> bool:
    """Use the planned traps as far as nothing is to be chosen; return whether something is."""
    while kind(course.state) is None:
        battle = battle_of(course.state)
        if battle.trap:
            targets = line.visible(course.state)
            _aim(course, targets[0].id if targets else "")
        elif battle.traps:
            _use(course, battle.traps[0])
        else:
            return False
    return True


def kind(state: State) -> str | None:
    """Return the kind of decision that is asked in this step."""
    battle = battle_of(state)
    if battle.trap:
        return TRAP_TARGET if len(line.visible(state)) > 1 else None
    return TRAP_ORDER if len(set(battle.traps)) > 1 else None


def legal_moves(state: State) -> tuple[Move, ...]:
    """Return the traps that may come next, as planned, or the adventurers whom the dart may strike, from the front."""
    battle = battle_of(state)
    if battle.trap:
        return tuple(Target(each.id) for each in line.visible(state))
    return tuple(UseTrap(trap) for trap in battle.traps)


def act(course: Course, move: Move) -> None:
    """Use a trap, or aim the dart.

    Raises:
        IllegalMove: `not_planned` (`trap`), `not_in_line` (`adventurer`), `wrong_phase` (`phase`).
    """
    asked = kind(course.state)
    match move:
        case UseTrap(trap) if asked == TRAP_ORDER:
            if trap not in battle_of(course.state).traps:
                raise IllegalMove("not_planned", trap=trap)
            _use(course, trap)
        case Target(adventurer) if asked == TRAP_TARGET:
            if all(each.id != adventurer for each in line.visible(course.state)):
                raise IllegalMove("not_in_line", adventurer=adventurer)
            _aim(course, adventurer)
        case _:
            raise IllegalMove("wrong_phase", phase=course.state.phase)


def points_of(trap: Trap, party: tuple[Adventurer, ...]) -> list[int]:
    """Return the damage points that `trap` lays out over the line, before icons; a dart lays out none here."""
    points = [trap.each] * len(party)
    if party:
        points[0] += hit_points_left(party[0]) if trap.meal else trap.first
        points[-1] += trap.last
    if len(party) > 1:
        points[1] += trap.second
    return points


def _use(course: Course, name: str) -> None:
    """Turn a planned trap up, pay it and lay it out; a dart waits for its target."""
    battle, trap = battle_of(course.state), TRAP[name]
    lord = course.lord(battle.seat)
    cost, imps = price(lord, battle.cell, (name,))
    course.change(battle.seat, gold=lord.gold - cost.gold, food=lord.food - cost.food, imps=lord.imps - imps)
    trap_pile.discard(course, battle.seat, name, face_up=True)
    course.make_final()
    course.tell(TrapUsed(battle.seat, name, cost, imps))
    change(course, traps=without(battle.traps, name), used=(*battle.used, name), trap=name if trap.named else "")
    if trap.no_conquest:
        change(course, no_conquest=True)
    if not trap.named:
        party = line.party(course.state)
        _deal(course, name, [(each.id, points) for each, points in zip(party, points_of(trap, party), strict=True)])


def _aim(course: Course, target: str) -> None:
    """Let the dart in hand strike `target` ("" if nobody is there); its effect works whatever icons take off."""
    name = battle_of(course.state).trap
    trap = TRAP[name]
    struck = next((each for each in line.party(course.state) if each.id == target), None)
    change(course, trap="")
    if struck is None:
        return
    if trap.poison:
        change(course, poisoned=(*battle_of(course.state).poisoned, target))
    if trap.antimagic and tile_of(struck).kind == "wizard":
        change(course, spell_blocked=True)
    if trap.antimagic and tile_of(struck).kind == "priest":
        change(course, no_healing=True)
    _deal(course, name, [(target, trap.named)])


def _deal(course: Course, name: str, laid: list[tuple[str, int]]) -> None:
    """Take points off from the front with what is left of the pool, and deal the rest."""
    battle = battle_of(course.state)
    pool, dealt = battle.pool, []
    for target, points in laid:
        stopped = min(pool, points)
        pool -= stopped
        dealt.append((target, points - stopped))
    if pool < battle.pool:
        course.tell(TrapPointsStopped(battle.seat, battle.pool - pool, pool))
        course.set(battle=replace(battle, pool=pool))
    line.strike(course, dealt, "trap", name)
