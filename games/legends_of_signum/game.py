"""What Legends of Signum is made of: its phases, and what may be seen of it. Pure."""

from collections.abc import Mapping
from dataclasses import replace

from games.kernel.game import Aliases, MatchOption
from games.kernel.ids import GameId
from games.kernel.phases import PhasedGame, Rules
from games.legends_of_signum import completing, decks, flow, sampling, scoring, setup, typed, view
from games.legends_of_signum.course import Course, FirstCourse
from games.legends_of_signum.events import Event
from games.legends_of_signum.moves import Move
from games.legends_of_signum.parameters import HANDICAP
from games.legends_of_signum.quotes import Clash
from games.legends_of_signum.state import State
from games.legends_of_signum.trial import clashes
from games.legends_of_signum.view import View


class LegendsOfSignum(PhasedGame[State, Move, View, Event]):
    """The rules of Legends of Signum, version 2 (SPEC 3)."""

    id = GameId("legends_of_signum")
    rules_version = 2
    seat_counts = (2, 3, 4)
    options = (
        MatchOption("length", ("standard", "short"), "standard"),
        MatchOption("mode", ("free", "teams"), "free"),
    )
    decks = decks.RULES
    handicap = HANDICAP
    rules = Rules(
        begin=setup.begin,
        course=Course,
        phases=flow.PHASES,
        observe=view.observe,
        observe_event=view.observe_event,
        observe_move=view.observe_move,
        outcome=scoring.outcome,
        standing=scoring.standing,
        sample=sampling.sample,
        unanswered=sampling.unanswered,
        suppose=sampling.suppose,
        leave=flow.leave,
        complete=completing.completed,
    )

    def sides(self, options: Mapping[str, str], seats: int) -> tuple[int, ...]:
        """Return the side of each seat: seats partner with whoever joined two places later (17.3.4)."""
        return tuple(seat % 2 if seats == 4 and options["mode"] == "teams" else seat for seat in range(seats))

    def trial(self, view: View, move: Move) -> tuple[Clash, ...]:
        """Return the fights that a legal move is or leads to, as far as anybody knows (18.9)."""
        return clashes(view.table, move)

    def parse_move(self, text: str, view: View, aliases: Aliases) -> Move:
        """Return the move that `text` means; `play CARD` fits all cards, and places may be words (18.3)."""
        line = completing.expanded(text, aliases)
        return super().parse_move(typed.with_points(line, view.table, aliases), view, aliases)


class FirstLegendsOfSignum(LegendsOfSignum):
    """Version 1, for matches that began with it: fewer bounties, and no word of which buildings have closed."""

    rules_version = 1
    rules = replace(LegendsOfSignum.rules, course=FirstCourse)
