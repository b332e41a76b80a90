"""From one decision to the next: turns, automatic passes, the end of an era and of the match (SPEC 3, 4.7). Pure."""

from msgspec.structs import replace

from games.kernel.game import Step
from games.tetranomicon.actions import can_only_pass, passed
from games.tetranomicon.creatures import end_era
from games.tetranomicon.events import Event, MatchEnded
from games.tetranomicon.income import pay_incomes
from games.tetranomicon.initiative import settle_initiative
from games.tetranomicon.parameters import ERAS
from games.tetranomicon.scoring import standings
from games.tetranomicon.state import State


def go_on(step: Step[State, Event]) -> Step[State, Event]:
    """Return `step` with all that follows without a choice, up to the next decision or the end of the match.

    A seat whose only legal move is to pass passes by itself (D28). The end of a phase is final.
    """
    state, told, final = step.state, list(step.events), step.final
    while state.phase == "actions":
        if state.turn is None:
            state, more = _end_actions(state)
            final = True
        elif can_only_pass(state, state.turn):
            out = passed(state, state.turn, automatic=True)
            state, more = out.state, out.events
        else:
            break
        told += more
    return Step(state, tuple(told), final)


def _end_actions(state: State) -> tuple[State, tuple[Event, ...]]:
    """Return `state` after the phases without decisions: income, and then creatures and initiative, or the end."""
    paid, income = pay_incomes(state)
    if paid.era == ERAS:
        ended = replace(paid, phase="ended")
        return ended, (income, MatchEnded(standings(ended)))
    next_era, changes = end_era(paid)
    started, initiative = settle_initiative(next_era)
    return started, (income, *changes, initiative)
