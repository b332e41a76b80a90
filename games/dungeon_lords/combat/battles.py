"""The battles of a round, one lord after another in play order, each step by step (SPEC 5.1, 5.3 to 5.9)."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from games.dungeon_lords.battle_events import (
    BattleBegun,
    Conquered,
    HealingSkipped,
    NoBattle,
    NoBattleFought,
    NotConquered,
    Stopped,
)
from games.dungeon_lords.combat import attack_step, line, planning, spell_steps, trap_step
from games.dungeon_lords.combat.line import battle_of, change
from games.dungeon_lords.components import MONSTER
from games.dungeon_lords.course import Course
from games.dungeon_lords.lord import lair
from games.dungeon_lords.lord.dungeon import nearest, replace_tile, tile_on
from games.dungeon_lords.lord.goods import change_evil
from games.dungeon_lords.moves import Dismiss, Move, Release
from games.dungeon_lords.parameters import COMBAT_ROUNDS, CONQUEST_EVIL, POISON_DAMAGE
from games.dungeon_lords.state import Battle, BattleStep, Fighter, State, Tile, play_order
from games.kernel.errors import IllegalMove
from games.kernel.game import Decision
from games.kernel.ids import Seat

STEPS: tuple[BattleStep, ...] = ("begin", "traps", "fast", "attacks", "slow", "healing", "conquest", "poison")


def decisions(state: State) -> tuple[Decision, ...]:
    """Return what is asked of the one lord whose battle is fought."""
    return (decision(state),)


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
            if step(course):
                return True
            continue
        seat = next_seat(course.state)
        if seat is None:
            return False
        if _open(course, seat):
            return True
    return True


def next_seat(state: State) -> Seat | None:
    """Return the lord whose turn it is to fight in this round, None if all have."""
    return next((seat for seat in play_order(state) if seat not in state.fought), None)


def decision(state: State) -> Decision:
    """Return what is asked in the battle, or before it begins.

    Raises:
        ValueError: if nothing is asked.
    """
    seat = next_seat(state) if state.battle is None else state.battle.seat
    if seat is None:
        raise ValueError("all battles are over")
    if state.battle is None:
        late = planning.decision(state, seat)
        return late if late is not None else Decision(seat, lair.PRISONER)
    asked = _STAGES[state.battle.step].kind(state)
    if asked is None:
        raise ValueError("nothing is asked in this battle")
    return Decision(seat, asked)


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return the choices of the lord whose battle is fought, or comes next."""
    if state.battle is not None:
        return _STAGES[state.battle.step].legal_moves(state)
    return lair.releases(state, seat) if _is_lost(state, seat) else planning.legal_moves(state, seat)


def act(course: Course, seat: Seat, move: Move) -> None:
    """Carry out what the lord chose.

    Raises:
        IllegalMove: what the step of the battle, planning or the prison refuse.
    """
    battle = course.state.battle
    if battle is not None:
        _STAGES[battle.step].act(course, move)
    elif not _is_lost(course.state, seat):
        planning.act(course, seat, move)
        _open_late(course, seat)
    elif isinstance(move, Release):
        lair.check_imprisoned(course.state, seat, move.prisoner)
        _set_free(course, seat, move.prisoner)
    else:
        raise IllegalMove("wrong_phase", phase=course.state.phase)


def default_move(state: State, seat: Seat, chance: object) -> Move:
    """Return the choice of least harm (8.1, 17 to 22); nothing of it depends on what is hidden."""
    moves = legal_moves(state, seat)
    step = "begin" if state.battle is None else state.battle.step
    if step == "attacks":
        return attack_step.cheapest(moves)
    if step in {"fast", "slow"}:
        return next((move for move in moves if isinstance(move, Dismiss)), moves[0])
    return moves[0]


def _open(course: Course, seat: Seat) -> bool:
    """Begin the battle of `seat` or pass it over; return whether `seat` has to choose something first."""
    state = course.state
    plan = state.plans[seat]
    if not state.lords[seat].party:
        _pass_over(course, seat, "no_party" if plan is None else "party_left")
        return False
    if _is_lost(state, seat):
        prisoners = lair.releases(state, seat)
        if len(prisoners) > 1:
            return True
        _set_free(course, seat, prisoners[0].prisoner if prisoners else "")
        return False
    if plan is None:
        # The party came after planning: the lord plans now (D29).
        course.put("plans", seat, planning.fresh_plan(course.lord(seat)))
        planning.settle(course, seat)
        _open_late(course, seat)
    if not planning.is_ready(course.state, seat):
        return True
    _begin(course, seat)
    return False


def _is_lost(state: State, seat: Seat) -> bool:
    """Return whether a party stands before a dungeon in which nothing is left to conquer."""
    lord = state.lords[seat]
    return bool(lord.party) and not nearest(lord.tiles)


def _pass_over(course: Course, seat: Seat, why: NoBattle) -> None:
    """Fight no battle: what was planned goes back to hand and lair."""
    course.put("plans", seat, None)
    course.set(fought=(*course.state.fought, seat))
    course.tell(NoBattleFought(seat, why))


def _set_free(course: Course, seat: Seat, prisoner: str) -> None:
    """Free a prisoner of a lord who has no tile left, and take off Evil; without a prisoner nothing happens."""
    _pass_over(course, seat, "no_tile")
    if prisoner:
        lair.release(course, seat, prisoner)
        change_evil(course, seat, -CONQUEST_EVIL, "no_tile")


def _open_late(course: Course, seat: Seat) -> None:
    if planning.is_ready(course.state, seat):
        planning.open_plan(course, seat)


def _begin(course: Course, seat: Seat) -> None:
    plan = course.state.plans[seat]
    if plan is None:
        raise ValueError("a battle needs a plan")
    fighters = tuple(Fighter(kind) for kind in plan.sent)
    course.put("plans", seat, None)
    course.set(battle=Battle(seat, plan.cell, traps=plan.traps, fighters=fighters))
    course.tell(BattleBegun(seat, plan.cell, tuple(each.id for each in course.lord(seat).party)))


def step(course: Course) -> bool:
    """Take the battle one step further; return whether something is to be chosen."""
    for seat in course.state.seats:
        line.drop_lonely_illusion(course, seat)
    reached = battle_of(course.state).step
    if _STAGES[reached].run(course):
        return True
    place = STEPS.index(reached) + 1
    if place < len(STEPS):
        change(course, step=STEPS[place])
    else:
        course.set(battle=None, fought=(*course.state.fought, battle_of(course.state).seat))
        for seat in course.state.seats:
            line.drop_lonely_illusion(course, seat)
    return False


def _heal(course: Course) -> None:
    """Heal the line from the front, if a monster or ghost attacked and nothing prevents it."""
    state = course.state
    icons, seat = line.healing(state), battle_of(state).seat
    if not icons or not any(each.damage for each in line.party(state)):
        return
    stopped = _why_no_healing(state)
    if stopped is not None:
        course.tell(HealingSkipped(seat, stopped))
        return
    for each in line.party(state):
        points = min(icons, each.damage)
        if points:
            icons -= points
            line.heal(course, seat, each.id, points)


def _why_no_healing(state: State) -> Stopped | None:
    """Return what keeps the party from healing."""
    battle = battle_of(state)
    if not battle.attacked:
        return "nobody_attacked"
    if not battle.no_healing:
        return None
    attacked = (each.kind for each in battle.fighters if each.state == "attacked")
    is_dragon = any(each.no_healing for kind in attacked for each in MONSTER[kind].lines)
    return "dragon" if is_dragon else "antimagic_dart"


def _conquer(course: Course) -> None:
    """Tire the party and let it conquer the tile, unless a trap or monster prevents that."""
    battle = battle_of(course.state)
    if not line.party(course.state):
        course.tell(NotConquered(battle.seat, battle.cell, False))
        return
    if battle.no_conquest and not battle.courage:
        course.tell(NotConquered(battle.seat, battle.cell, True))
        return
    spell = spell_steps.card(course.state)
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


class _Stage(NamedTuple):
    """A step of a battle. `run` goes through it as far as nothing is to be chosen and says whether something is.

    Steps that ask say what `kind` of decision it is, which moves there are, and carry one out.
    """

    run: Callable[[Course], bool | None]
    kind: Callable[[State], str | None] = lambda state: None
    legal_moves: Callable[[State], tuple[Move, ...]] = lambda state: ()
    act: Callable[[Course, Move], None] = lambda course, move: None


def _fill_pool(course: Course) -> None:
    """Count the icons against traps; the pool is fixed for the whole Trap step (D32)."""
    change(course, pool=line.antitrap(course.state))


def _spell(*, fast: bool) -> _Stage:
    run = partial(spell_steps.run, fast=fast)
    return _Stage(run, spell_steps.kind, spell_steps.legal_moves, spell_steps.act)


_STAGES: dict[BattleStep, _Stage] = {
    "begin": _Stage(_fill_pool),
    "traps": _Stage(trap_step.run, trap_step.kind, trap_step.legal_moves, trap_step.act),
    "fast": _spell(fast=True),
    "attacks": _Stage(attack_step.run, lambda state: attack_step.KIND, attack_step.legal_moves, attack_step.act),
    "slow": _spell(fast=False),
    "healing": _Stage(_heal),
    "conquest": _Stage(_conquer),
    "poison": _Stage(poison),
}
