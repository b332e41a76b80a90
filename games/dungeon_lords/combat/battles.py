"""The battles of a round, one lord after another in play order, each step by step (SPEC 5.1, 5.3 to 5.9)."""

from collections.abc import Callable

from games.dungeon_lords.battle_events import BattleBegun, NoBattle, NoBattleFought
from games.dungeon_lords.combat import attack_step, end_steps, line, planning, prison, spell_steps, trap_step
from games.dungeon_lords.combat.line import battle_of, change
from games.dungeon_lords.course import Course
from games.dungeon_lords.lord.dungeon import nearest
from games.dungeon_lords.lord.evil import change_evil
from games.dungeon_lords.moves import Move, Release
from games.dungeon_lords.parameters import CONQUEST_EVIL
from games.dungeon_lords.state import Battle, BattleStep, Fighter, State, play_order
from games.kernel.errors import IllegalMove
from games.kernel.game import Decision
from games.kernel.ids import Seat
from games.kernel.tuples import put

STEPS: tuple[BattleStep, ...] = ("begin", "traps", "fast", "attacks", "slow", "healing", "conquest", "poison")


def advance(course: Course) -> bool:
    """Fight on as far as nothing is to be chosen; return whether something is. False: all battles are over."""
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
        return late if late is not None else Decision(seat, prison.KIND)
    asked = _KINDS[state.battle.step](state)
    if asked is None:
        raise ValueError("nothing is asked in this battle")
    return Decision(seat, asked)


def legal_moves(state: State) -> tuple[Move, ...]:
    """Return the choices of the one lord who is asked."""
    asked = decision(state)
    if state.battle is None:
        return _moves_before(state, asked.seat)
    return _MOVES[state.battle.step](state)


def act(course: Course, seat: Seat, move: Move) -> None:
    """Carry out what the lord chose.

    Raises:
        IllegalMove: what the step of the battle, planning or the prison refuse.
    """
    battle = course.state.battle
    if battle is not None:
        _ACTS[battle.step](course, move)
    elif not _is_lost(course.state, seat):
        planning.act(course, seat, move)
        _open_late(course, seat)
    elif isinstance(move, Release):
        prison.check(course.state, seat, move.prisoner)
        _set_free(course, seat, move.prisoner)
    else:
        raise IllegalMove("wrong_phase", phase=course.state.phase)


def default_move(state: State) -> Move:
    """Return the choice of least harm (8.1, 17 to 22)."""
    battle = state.battle
    if battle is not None and battle.step == "attacks":
        return attack_step.default_move(state)
    if battle is not None and battle.step in {"fast", "slow"}:
        return spell_steps.default_move(state)
    return legal_moves(state)[0]


def _open(course: Course, seat: Seat) -> bool:
    """Begin the battle of `seat` or pass it over; return whether `seat` has to choose something first."""
    state = course.state
    plan = state.plans[seat]
    if not state.lords[seat].party:
        _pass_over(course, seat, "no_party" if plan is None else "party_left")
        return False
    if _is_lost(state, seat):
        prisoners = prison.legal_moves(state, seat)
        if len(prisoners) > 1:
            return True
        _set_free(course, seat, state.lords[seat].prisoners[0] if prisoners else "")
        return False
    if plan is None:
        _plan_late(course, seat)
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
    course.set(plans=put(course.state.plans, seat, None), fought=(*course.state.fought, seat))
    course.tell(NoBattleFought(seat, why))


def _set_free(course: Course, seat: Seat, prisoner: str) -> None:
    """Free a prisoner of a lord who has no tile left, and take off Evil; without a prisoner nothing happens."""
    _pass_over(course, seat, "no_tile")
    if prisoner:
        prison.release(course, seat, prisoner)
        change_evil(course, seat, -CONQUEST_EVIL, "no_tile")


def _plan_late(course: Course, seat: Seat) -> None:
    """Let a lord plan whose party came after planning (D29)."""
    course.set(plans=put(course.state.plans, seat, planning.fresh_plan(course.lord(seat))))
    planning.settle(course, seat)
    _open_late(course, seat)


def _open_late(course: Course, seat: Seat) -> None:
    if planning.is_ready(course.state, seat):
        planning.open_plan(course, seat)


def _moves_before(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return what a lord may choose before his battle begins."""
    return prison.legal_moves(state, seat) if _is_lost(state, seat) else planning.legal_moves(state, seat)


def _begin(course: Course, seat: Seat) -> None:
    plan = course.state.plans[seat]
    if plan is None:
        raise ValueError("a battle needs a plan")
    fighters = tuple(Fighter(kind) for kind in plan.sent)
    course.set(
        battle=Battle(seat, plan.cell, traps=plan.traps, fighters=fighters),
        plans=put(course.state.plans, seat, None),
    )
    course.tell(BattleBegun(seat, plan.cell, tuple(each.id for each in course.lord(seat).party)))


def step(course: Course) -> bool:
    """Take the battle one step further; return whether something is to be chosen."""
    for seat in course.state.seats:
        line.drop_lonely_illusion(course, seat)
    reached = battle_of(course.state).step
    if _RUNS[reached](course):
        return True
    place = STEPS.index(reached) + 1
    if place < len(STEPS):
        change(course, step=STEPS[place])
    else:
        course.set(battle=None, fought=(*course.state.fought, battle_of(course.state).seat))
        for seat in course.state.seats:
            line.drop_lonely_illusion(course, seat)
    return False


def _fill_pool(course: Course) -> bool:
    """Count the icons against traps; the pool is fixed for the whole Trap step (D32)."""
    change(course, pool=line.antitrap(course.state))
    return False


def _done(work: Callable[[Course], None]) -> Callable[[Course], bool]:
    """Return a step that never asks."""

    def run(course: Course) -> bool:
        work(course)
        return False

    return run


_RUNS: dict[BattleStep, Callable[[Course], bool]] = {
    "begin": _fill_pool,
    "traps": trap_step.run,
    "fast": lambda course: spell_steps.run(course, fast=True),
    "attacks": attack_step.run,
    "slow": lambda course: spell_steps.run(course, fast=False),
    "healing": _done(end_steps.heal),
    "conquest": _done(end_steps.conquer),
    "poison": _done(end_steps.poison),
}
_KINDS: dict[BattleStep, Callable[[State], str | None]] = {
    "traps": trap_step.kind,
    "fast": spell_steps.kind,
    "attacks": lambda state: attack_step.KIND,
    "slow": spell_steps.kind,
}
_MOVES: dict[BattleStep, Callable[[State], tuple[Move, ...]]] = {
    "traps": trap_step.legal_moves,
    "fast": spell_steps.legal_moves,
    "attacks": attack_step.legal_moves,
    "slow": spell_steps.legal_moves,
}
_ACTS: dict[BattleStep, Callable[[Course, Move], None]] = {
    "traps": trap_step.act,
    "fast": spell_steps.act,
    "attacks": attack_step.act,
    "slow": spell_steps.act,
}
