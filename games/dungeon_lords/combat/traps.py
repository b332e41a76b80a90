"""The Trap step of a battle (SPEC 5.3): pay, lay out points, let icons take them off, deal the rest.

Special effects work also where all damage was prevented.
"""

from games.dungeon_lords import trap_pile
from games.dungeon_lords.adventurers import ADVENTURER
from games.dungeon_lords.battle_events import TrapPointsStopped, TrapUsed
from games.dungeon_lords.combat import line
from games.dungeon_lords.combat.planning import price
from games.dungeon_lords.components import TRAP
from games.dungeon_lords.course import Course
from games.dungeon_lords.moves import Move, Target, UseTrap
from games.dungeon_lords.state import State, battle_of
from games.kernel.errors import IllegalMove
from games.kernel.tuples import without

TRAP_ORDER = "trap_order"
TRAP_TARGET = "trap_target"


def run(course: Course) -> bool:
    """Use the planned traps as far as nothing is to be chosen; return whether something is."""
    while kind(course.state) is None:
        battle = course.battle
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
    if len(set(legal_moves(state))) < 2:
        return None
    return TRAP_TARGET if battle_of(state).trap else TRAP_ORDER


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
    asked, is_legal = kind(course.state), move in legal_moves(course.state)
    if isinstance(move, UseTrap) and asked == TRAP_ORDER:
        if not is_legal:
            raise IllegalMove("not_planned", trap=move.trap)
        _use(course, move.trap)
    elif isinstance(move, Target) and asked == TRAP_TARGET:
        if not is_legal:
            raise IllegalMove("not_in_line", adventurer=move.adventurer)
        _aim(course, move.adventurer)
    else:
        raise IllegalMove("wrong_phase", phase=course.state.phase)


def _use(course: Course, name: str) -> None:
    """Turn a planned trap up, pay it and lay it out; a dart waits for its target."""
    battle, trap = course.battle, TRAP[name]
    cost, imps = price(course.lord(battle.seat), battle.cell, (name,))
    course.add(battle.seat, gold=-cost.gold, food=-cost.food, imps=-imps)
    trap_pile.discard(course, battle.seat, name, face_up=True)
    course.make_final()
    course.tell(TrapUsed(battle.seat, name, cost, imps))
    course.change_battle(
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
    """Let the dart in hand strike `target` ("" if nobody is there); its effect works whatever icons take off."""
    battle = course.battle
    trap = TRAP[battle.trap]
    course.change_battle(trap="")
    if not target:
        return
    struck = ADVENTURER[target].kind
    course.change_battle(
        poisoned=(*battle.poisoned, target) if trap.poison else battle.poisoned,
        spell_blocked=battle.spell_blocked or (trap.antimagic and struck == "wizard"),
        no_healing=battle.no_healing or (trap.antimagic and struck == "priest"),
    )
    _deal(course, trap.id, [(target, trap.named)])


def _deal(course: Course, name: str, laid: list[tuple[str, int]]) -> None:
    """Take points off from the front with what is left of the pool, and deal the rest."""
    battle = course.battle
    pool, dealt = battle.pool, []
    for target, points in laid:
        stopped = min(pool, points)
        pool -= stopped
        dealt.append((target, points - stopped))
    if pool < battle.pool:
        course.tell(TrapPointsStopped(battle.seat, battle.pool - pool, pool))
        course.change_battle(pool=pool)
    line.strike(course, dealt, "trap", name)
