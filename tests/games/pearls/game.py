"""What Pearls is made of (SPEC 3)."""

from games.kernel.ids import GameId
from games.kernel.phases import PhasedGame, Rules
from tests.games.pearls import scoring, state, view
from tests.games.pearls.events import Event
from tests.games.pearls.moves import Move
from tests.games.pearls.rounds import PHASES
from tests.games.pearls.state import State
from tests.games.pearls.view import View


class Pearls(PhasedGame[State, Move, View, Event]):
    """The rules of Pearls, version 1."""

    id = GameId("pearls")
    rules_version = 1
    seat_counts = (2, 3, 4)
    rules = Rules(
        begin=state.begin,
        phases=PHASES,
        observe=view.observe,
        observe_event=view.observe_event,
        standing=scoring.standing,
        sample=view.sample,
    )
