"""What Dungeon Lords is made of (SPEC 8): who asks in which phase, and what follows by itself (SPEC 2)."""

from games.dungeon_lords import (
    affairs,
    evaluation,
    ordering,
    pay_day,
    production,
    quoting,
    rounds,
    sampling,
    scoring,
    setup,
    specials,
    trap_pile,
    view,
)
from games.dungeon_lords.combat import battles, planning
from games.dungeon_lords.course import Course
from games.dungeon_lords.events import Event
from games.dungeon_lords.moves import (
    Accept,
    Decline,
    Dismiss,
    Done,
    Lock,
    Move,
    Pay,
    PayMonster,
    Produce,
    Retrieve,
    Seal,
)
from games.dungeon_lords.parameters import OPTIONS, PLAYER_COUNTS
from games.dungeon_lords.quoting import by
from games.dungeon_lords.state import State
from games.dungeon_lords.view import View
from games.kernel.ids import GameId
from games.kernel.phases import Phase, PhasedGame, Rules


def phase_of(state: State) -> str:
    """Return who rules: a trap that is due comes before everything else, an event that has begun has its own row."""
    if state.due is not None:
        return "due"
    return state.phase if state.affair is None else state.affair.event


class DungeonLords(PhasedGame[State, Move, View, Event]):
    """The rules of Dungeon Lords, version 1."""

    id = GameId("dungeon_lords")
    rules_version = 1
    seat_counts = PLAYER_COUNTS
    options = OPTIONS
    rules = Rules(
        begin=setup.begin,
        course=Course,
        phase_of=phase_of,
        phases={
            "due": Phase.of(trap_pile, default=trap_pile.default_move, explain=by(trap_pile.act)),
            "initial": Phase.of(setup, Lock, default=setup.default_move, explain=by(setup.act)),
            "round_begin": Phase(rounds.begin),
            "orders": Phase.of(ordering, Seal, default=ordering.default_move, explain=by(ordering.act)),
            "fee": Phase(
                ordering.place_minions,
                ordering.fee_decisions,
                ordering.fee_moves,
                ordering.answer_fee,
                Accept | Decline,
                explain=by(ordering.answer_fee),
            ),
            "evaluation": Phase.of(evaluation, default=evaluation.default_move, explain=by(evaluation.act)),
            "production": Phase.of(production, Produce | Done | Retrieve, explain=by(production.act)),
            "event": Phase(affairs.begin),
            "taxes": Phase.of(affairs, Pay, default=affairs.default_move, explain=by(affairs.act)),
            "payday": Phase.of(pay_day, PayMonster | Dismiss, default=pay_day.default_move, explain=by(pay_day.act)),
            "special": Phase.of(
                specials, Pay | PayMonster | Dismiss, default=specials.default_move, explain=by(specials.act)
            ),
            "arrivals": Phase(rounds.arrive),
            "round_end": Phase(rounds.end),
            "combat": Phase(planning.begin_round),
            "planning": Phase.of(planning, explain=quoting.in_combat),
            "battle": Phase.of(battles, default=battles.default_move, explain=quoting.in_combat),
            "year_end": Phase(rounds.end_year),
        },
        observe=view.observe,
        observe_event=view.observe_event,
        outcome=scoring.outcome,
        sample=sampling.sample,
        hints=quoting.hints,
    )
