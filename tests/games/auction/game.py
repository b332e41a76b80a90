"""What the auction is made of (SPEC 3)."""

from collections.abc import Mapping

from games.kernel.game import MatchOption
from games.kernel.ids import GameId
from games.kernel.phases import PhasedGame, Rules
from tests.games.auction import bidding, opening, pledging, scoring, state, view
from tests.games.auction.components import TEAM_SEATS
from tests.games.auction.events import Event
from tests.games.auction.moves import Move
from tests.games.auction.state import State
from tests.games.auction.view import View


class Auction(PhasedGame[State, Move, View, Event]):
    """Sealed bids for some lots, in rounds of up to five phases (SPEC 3)."""

    id = GameId("auction")
    rules_version = 1
    seat_counts = (2, 3, 4)
    has_draws = True
    options = (
        MatchOption("stakes", ("low", "high"), "low"),
        MatchOption("length", ("short", "long"), "short"),
        MatchOption("teams", ("on", "off"), "off"),
    )
    rules = Rules(
        begin=state.begin,
        phases={
            "stowing": opening.STOWING,
            "exchanging": opening.EXCHANGING,
            "opening": opening.OPENING,
            "appraising": opening.APPRAISING,
            "pledging": pledging.PLEDGING,
            "turns": pledging.TURNS,
            "bidding": bidding.BIDDING,
            "vetoing": bidding.ANSWERING,
        },
        phase_of=lambda state: "turns" if state.phase == "pledging" and state.length == "long" else state.phase,
        observe=view.observe,
        observe_event=view.observe_event,
        observe_move=view.observe_move,
        standing=scoring.standing,
        sample=view.sample,
        suppose=view.suppose,
        wishes=view.wishes,
        leave=scoring.leave,
    )

    def seat_counts_for(self, options: Mapping[str, str]) -> tuple[int, ...]:
        """Teams need four seats (4.3)."""
        return (TEAM_SEATS,) if options["teams"] == "on" else self.seat_counts

    def sides(self, options: Mapping[str, str], seats: int) -> tuple[int, ...]:
        """Return the teams (4.3)."""
        return scoring.sides(options["teams"] == "on" and seats == TEAM_SEATS, seats)
