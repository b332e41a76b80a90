"""The four rounds of combat of a year (SPEC 5.1): planning by all at once, the card, the battles in play order."""

from typing import Any

from games.dungeon_lords.battle_events import CardTurned, CombatBegun
from games.dungeon_lords.combat import battles, planning
from games.dungeon_lords.combat.rehearsal import explained
from games.dungeon_lords.course import Course
from games.dungeon_lords.moves import Move
from games.dungeon_lords.parameters import COMBAT_ROUNDS
from games.dungeon_lords.state import State, play_order
from games.kernel.chance import Chance
from games.kernel.game import Decision
from games.kernel.ids import Seat

FIRST_ROUND = 1


def begin(course: Course) -> None:
    """Begin the combat of the year with its first round."""
    _begin_round(course, FIRST_ROUND)


def decisions(state: State) -> tuple[Decision, ...]:
    """Return what is asked: of everybody who plans, or of the one lord whose battle is fought."""
    if state.phase == "planning":
        asked = (planning.decision(state, seat) for seat in state.seats)
        return tuple(decision for decision in asked if decision is not None)
    return (battles.decision(state),)


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return the choices of a seat that is asked, in canonical order."""
    return planning.legal_moves(state, seat) if state.phase == "planning" else battles.legal_moves(state)


def act(course: Course, seat: Seat, move: Move) -> None:
    """Carry out the move of a seat that is asked.

    Raises:
        IllegalMove: what planning or the step of the battle refuse.
    """
    if course.state.phase == "planning":
        planning.act(course, seat, move)
    else:
        battles.act(course, seat, move)


def advance(course: Course) -> bool:
    """Go on as far as nobody has to choose; return whether somebody has. False: the combat of the year is over."""
    while True:
        state = course.state
        if state.phase == "planning":
            if not all(planning.is_ready(state, seat) for seat in state.seats):
                return True
            _open_plans(course)
        if battles.advance(course):
            return True
        course.shut()
        if state.combat_round == COMBAT_ROUNDS:
            course.set(phase="year_end")
            return False
        _begin_round(course, state.combat_round + 1)


def default_move(state: State, seat: Seat, chance: Chance) -> Move:
    """Return the choice of least harm; nothing of it depends on what is hidden."""
    return planning.default_move(state, seat) if state.phase == "planning" else battles.default_move(state)


def explain(state: State, seat: Seat, move: Move) -> Any:
    """Return what a move of combat would cost and do, as far as `seat` may know."""
    return explained(state, seat, move)


def _begin_round(course: Course, number: int) -> None:
    course.set(
        phase="planning",
        combat_round=number,
        fought=(),
        battle=None,
        plans=tuple(planning.fresh_plan(lord) for lord in course.state.lords),
    )
    course.tell(CombatBegun(course.state.year, number))
    for seat in course.state.seats:
        if course.state.plans[seat] is not None:
            planning.settle(course, seat)


def _open_plans(course: Course) -> None:
    """Show all plans and turn up the card of the round (D46)."""
    for seat in play_order(course.state):
        if course.state.plans[seat] is not None:
            planning.open_plan(course, seat)
    number = course.state.combat_round
    course.set(phase="battle", cards_open=number)
    course.tell(CardTurned(number, course.state.cards[number - 1]))
    course.shut()
