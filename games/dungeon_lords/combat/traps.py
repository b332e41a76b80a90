"""The Trap step of a battle (SPEC 5.3): pay, lay out points, let icons take them off, deal the rest.

Special effects work also where all damage was prevented.
"""

from games.dungeon_lords import lair
from games.dungeon_lords.adventurers import ADVENTURER
from games.dungeon_lords.battle_events import TrapPointsStopped, TrapUsed
from games.dungeon_lords.combat import line
from games.dungeon_lords.combat.planning import price
from games.dungeon_lords.components import TRAP
from games.dungeon_lords.course import Course
from games.dungeon_lords.moves import Move, Target, UseTrap
from games.dungeon_lords.state import State
from games.kernel.course import without
from games.kernel.errors import IllegalMove
from games.kernel.public import there


def asked(state: State) -> line.Asked:
    """Return the traps that may come next, as planned, or the adventurers whom the dart may strike, from the front."""
    battle = there(state.battle)
    moves: tuple[Move, ...] = tuple(map(UseTrap, battle.traps))
    if battle.trap:
        moves = tuple(Target(each.id) for each in line.visible(state))
    if len(set(moves)) < 2:
        return "", ()
    return "trap_target" if battle.trap else "trap_order", moves


def run(course: Course) -> bool:
    """Use the planned traps as far as nothing is to be chosen; return whether something is."""
    while not asked(course.state)[0]:
        battle = course.battle
        if battle.trap:
            targets = line.visible(course.state)
            _aim(course, targets[0].id if targets else "")
        elif battle.traps:
            _use(course, battle.traps[0])
        else:
            return False
    return True


def act(course: Course, move: Move) -> None:
    """Use a trap, or aim the dart.

    Raises:
        IllegalMove: `not_planned` (`trap`), `not_in_line` (`adventurer`), `wrong_phase` (`phase`).
    """
    kind, moves = asked(course.state)
    match kind, move:
        case "trap_order", UseTrap(trap):
            if move not in moves:
                raise IllegalMove("not_planned", trap=trap)
            _use(course, trap)
        case "trap_target", Target(adventurer):
            if move not in moves:
                raise IllegalMove("not_in_line", adventurer=adventurer)
            _aim(course, adventurer)
        case _:
            raise IllegalMove("wrong_phase", phase=course.state.phase)


def _use(course: Course, name: str) -> None:
    """Turn a planned trap up, pay it and lay its points out over the line (5.3.1); a dart waits for its target."""
    battle, trap = course.battle, TRAP[name]
    cost, imps = price(course.lord(battle.seat), battle.cell, (name,))
    course.add(battle.seat, gold=-cost.gold, food=-cost.food, imps=-imps)
    lair.discard_trap(course, battle.seat, name, face_up=True)
    course.make_final()
    course.tell(TrapUsed(battle.seat, name, cost, imps))
    course.alter(
        "battle",
        traps=without(battle.traps, name),
        used=(*battle.used, name),
        trap=name if trap.named else "",
        no_conquest=battle.no_conquest or trap.no_conquest,
    )
    party = line.party(course.state)
    if trap.named or not party:
        return
    points = [trap.each] * len(party)
    points[0] += line.hit_points_left(party[0]) if trap.meal else trap.first
    points[-1] += trap.last
    if len(party) > 1:
        points[1] += trap.second
    _deal(course, name, [(each.id, laid) for each, laid in zip(party, points, strict=True)])


def _aim(course: Course, target: str) -> None:
    """Let the dart in hand strike `target` ("": nobody is there); its effect works whatever icons take off (5.3.4)."""
    battle = course.battle
    trap = TRAP[battle.trap]
    course.alter("battle", trap="")
    if not target:
        return
    struck = ADVENTURER[target].kind
    course.alter(
        "battle",
        poisoned=(*battle.poisoned, target) if trap.poison else battle.poisoned,
        spell_blocked=battle.spell_blocked or (trap.antimagic and struck == "wizard"),
        no_healing=battle.no_healing or (trap.antimagic and struck == "priest"),
    )
    _deal(course, trap.id, [(target, trap.named)])


def _deal(course: Course, name: str, laid: list[tuple[str, int]]) -> None:
    """Take points off with the anti-trap icons left in the pool, from the first adventurer on (5.3.2)."""
    battle = course.battle
    pool, dealt = battle.pool, []
    for target, points in laid:
        stopped = min(pool, points)
        pool -= stopped
        dealt.append((target, points - stopped))
    if pool < battle.pool:
        course.tell(TrapPointsStopped(battle.seat, battle.pool - pool, pool))
        course.alter("battle", pool=pool)
    line.strike(course, dealt, "trap", name)
