"""The battles of a round, one lord after another in play order, each step by step (SPEC 5.1, 5.3 to 5.9)."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import NamedTuple

from games.dungeon_lords import battle_events as b
from games.dungeon_lords import lair
from games.dungeon_lords.combat import attacks, line, planning, spells, traps
from games.dungeon_lords.components import MONSTER
from games.dungeon_lords.course import Course
from games.dungeon_lords.dungeon import nearest, replace_tile
from games.dungeon_lords.moves import Attack, Dismiss, Move, Release
from games.dungeon_lords.parameters import COMBAT_ROUNDS, CONQUEST_EVIL, POISON_DAMAGE
from games.dungeon_lords.state import Battle, BattleStep, Fighter, Plan, State, Tile, play_order
from games.kernel.errors import IllegalMove
from games.kernel.game import Decision
from games.kernel.ids import Seat


def advance(course: Course) -> bool:
    """Fight as far as nobody has to choose; after the last battle comes the next round, or the end of the year."""
    if fight(course):
        return True
    course.make_final()
    if course.state.combat_round == COMBAT_ROUNDS:
        course.set(phase="year_end")
    else:
        planning.begin_round(course, course.state.combat_round + 1)
    return False


def fight(course: Course) -> bool:
    """Fight the battles of the round; return whether somebody has to choose. False: all battles are over."""
    while course.state.due is None:
        if course.state.battle is not None:
            is_asked = step(course)
        elif (seat := next_seat(course.state)) is not None:
            is_asked = _open(course, seat)
        else:
            return False
        if is_asked:
            return True
    return True


def next_seat(state: State) -> Seat | None:
    """Return the lord whose turn it is to fight in this round, None if all have."""
    return next((seat for seat in play_order(state) if seat not in state.fought), None)


def decisions(state: State) -> tuple[Decision, ...]:
    """Return what is asked of the one lord whose battle is fought, or comes next."""
    battle, seat = state.battle, next_seat(state)
    if battle is not None:
        kind, _ = _STAGES[battle.step].asked(state)
        return (Decision(battle.seat, kind),) if kind else ()
    if seat is None:
        return ()
    late = planning.decision(state, seat)
    return (Decision(seat, lair.PRISONER) if late is None else late,)


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return the choices of the lord whose battle is fought, or comes next."""
    if state.battle is not None:
        return tuple(_STAGES[state.battle.step].asked(state)[1])
    return lair.releases(state, seat) if _is_lost(state, seat) else planning.legal_moves(state, seat)


def act(course: Course, seat: Seat, move: Move) -> None:
    """Carry out what the lord chose.

    Raises:
        IllegalMove: what the step of the battle, planning or the prison refuse.
    """
    if course.state.battle is not None:
        _STAGES[course.battle.step].act(course, move)
    elif not _is_lost(course.state, seat):
        planning.act(course, seat, move)
        if planning.is_ready(course.state, seat):
            planning.open_plan(course, seat)
    elif isinstance(move, Release):
        _set_free(course, seat, move.prisoner)
    else:
        raise IllegalMove("wrong_phase", phase=course.state.phase)


def default_move(state: State, seat: Seat, chance: object) -> Move:
    """Return the choice of least harm (8.1, 17 to 22); nothing of it depends on what is hidden."""
    moves = legal_moves(state, seat)
    step = "begin" if state.battle is None else state.battle.step
    preferred: Iterable[Move] = ()
    if step == "attacks":
        attacks_of = (move for move in moves if isinstance(move, Attack))
        preferred = (move for move in attacks_of if not MONSTER[move.monster].lines[move.line - 1].food)
    elif step in {"fast", "slow"}:
        preferred = (move for move in moves if isinstance(move, Dismiss))
    return next(iter(preferred), moves[0])


def _open(course: Course, seat: Seat) -> bool:
    """Begin the battle of `seat` or pass it over (5.1); return whether `seat` has to choose something first."""
    plan, lord = course.state.plans[seat], course.lord(seat)
    if not lord.party:
        _pass_over(course, seat, "no_party" if plan is None else "party_left")
        return False
    if _is_lost(course.state, seat):
        if len(lord.prisoners) > 1:
            return True
        _set_free(course, seat, *lord.prisoners)
        return False
    if plan is None:
        # The party came after planning: the lord plans now (D29).
        plan = planning.plan_on(course, seat)
        if plan.stage == "ready":
            planning.open_plan(course, seat)
    if plan.stage != "ready":
        return True
    course.put("plans", seat, None)
    course.set(battle=new_battle(seat, plan))
    course.tell(b.BattleBegun(seat, plan.cell, tuple(each.id for each in lord.party)))
    return False


def new_battle(seat: Seat, plan: Plan) -> Battle:
    """Return the battle of `seat` as it begins."""
    return Battle(seat, plan.cell, traps=plan.traps, fighters=tuple(Fighter(kind) for kind in plan.sent))


def _is_lost(state: State, seat: Seat) -> bool:
    """Return whether a lord has a party but no unconquered tile: no battle and no fatigue (5.1)."""
    lord = state.lords[seat]
    return bool(lord.party) and not nearest(lord.tiles)


def _pass_over(course: Course, seat: Seat, why: b.NoBattle) -> None:
    """Fight no battle: what was planned goes back to hand and lair (5.1)."""
    course.put("plans", seat, None)
    course.lay("fought", seat)
    course.tell(b.NoBattleFought(seat, why))


def _set_free(course: Course, seat: Seat, *prisoners: str) -> None:
    """Free one of `prisoners`, if any, of a lord who has no unconquered tile, and take off 1 Evil (5.1)."""
    _pass_over(course, seat, "no_tile")
    for each in prisoners:
        lair.release(course, seat, each)
        course.change_evil(seat, -CONQUEST_EVIL, "no_tile")


def step(course: Course) -> bool:
    """Take the battle one step further; return whether something is to be chosen."""
    line.drop_lonely_illusions(course, course.state.seats)
    reached = course.battle.step
    if _STAGES[reached].run(course):
        return True
    if reached != _STEPS[-1]:
        course.alter("battle", step=_STEPS[_STEPS.index(reached) + 1])
        return False
    course.set(battle=None, fought=(*course.state.fought, course.battle.seat))
    return False


def _heal(course: Course) -> None:
    """Heal the line, all counters of the first adventurer before those of the next (5.8).

    Only if a monster or ghost attacked in this round, and neither a Dragon nor a dart on a priest prevents it.
    """
    battle, party, icons = course.battle, line.party(course.state), line.icons(course.state, "healing")
    if not icons or not any(each.damage for each in party):
        return
    if not battle.attacked or battle.no_healing:
        attacked = (each.kind for each in battle.fighters if each.state == "attacked")
        is_dragon = any(each.no_healing for kind in attacked for each in MONSTER[kind].lines)
        why: b.Stopped = "dragon" if is_dragon else "antimagic_dart"
        course.tell(b.HealingSkipped(battle.seat, why if battle.attacked else "nobody_attacked"))
        return
    for each in party:
        points = min(icons, each.damage)
        icons -= points
        line.heal(course, each.id, points)


def _conquer(course: Course) -> None:
    """Tire the party and let it conquer the tile (5.9), not with NO CONQUEST unless Song of Courage was cast (4.7)."""
    battle, spell = course.battle, spells.card(course.state)
    is_prevented = battle.no_conquest and not battle.courage
    if not is_prevented:
        line.strike(course, [(each.id, spell.fatigue) for each in line.party(course.state)], "fatigue", spell.id)
    is_anybody_left = bool(line.party(course.state))
    if is_prevented or not is_anybody_left:
        course.tell(b.NotConquered(battle.seat, battle.cell, is_anybody_left))
        return
    replace_tile(course, battle.seat, Tile(battle.cell, line.room(course.state), True))
    course.tell(b.Conquered(battle.seat, battle.cell))
    course.change_evil(battle.seat, -CONQUEST_EVIL, "conquest")


def poison(course: Course) -> None:
    """Let poison work at the end of the round on those who are still there (5.9)."""
    line.strike(course, [(each, POISON_DAMAGE) for each in course.battle.poisoned], "poison", "poisoned_dart")


class _Stage(NamedTuple):
    """A step of a battle. `run` goes through it as far as nothing is to be chosen and says whether something is.

    Steps that ask say what is `asked`, and carry out an answer.
    """

    run: Callable[[Course], bool | None]
    asked: Callable[[State], line.Asked] = lambda state: ("", ())
    act: Callable[[Course, Move], None] = lambda course, move: None


_STAGES: dict[BattleStep, _Stage] = {
    # The pool of icons against traps is fixed for the whole Trap step (D32).
    "begin": _Stage(lambda course: course.alter("battle", pool=line.icons(course.state, "antitrap"))),
    "traps": _Stage(traps.run, traps.asked, traps.act),
    "fast": _Stage(partial(spells.run, fast=True), spells.asked, spells.act),
    "attacks": _Stage(attacks.run, attacks.asked, attacks.act),
    "slow": _Stage(partial(spells.run, fast=False), spells.asked, spells.act),
    "healing": _Stage(_heal),
    "conquest": _Stage(_conquer),
    "poison": _Stage(poison),
}
_STEPS = tuple(_STAGES)
