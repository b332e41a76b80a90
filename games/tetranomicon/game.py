"""What Tetranomicon is made of (SPEC 9, 12.1)."""

from games.kernel.ids import GameId
from games.kernel.phases import Phase, PhasedGame, Rules
from games.tetranomicon import actions, eras, scoring, setup, view
from games.tetranomicon.events import Event
from games.tetranomicon.moves import Move
from games.tetranomicon.parameters import PLAYER_COUNTS
from games.tetranomicon.state import State
from games.tetranomicon.view import View


class Tetranomicon(PhasedGame[State, Move, View, Event]):
    """The rules of Tetranomicon, version 1."""

    id = GameId("tetranomicon")
    rules_version = 1
    seat_counts = PLAYER_COUNTS
    rules = Rules(
        begin=setup.begin,
        phases={
            "setup": Phase.of(setup, default=setup.default_move, explain=setup.explain),
            "actions": Phase(
                eras.advance,
                actions.decisions,
                actions.legal_moves,
                actions.act,
                default=actions.default_move,
                explain=actions.explain,
            ),
        },
        observe=view.observe,
        outcome=scoring.outcome,
        sample=view.sample,
        complete=view.with_start,
        not_asked=actions.not_asked,
    )
