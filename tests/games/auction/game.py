"""The auction behind the kernel's questions (SPEC 3: one module for each phase). Pure."""

from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec

from games.kernel.chance import Chance
from games.kernel.errors import Fact, IllegalMove
from games.kernel.game import Aliases, Decision, Game, MatchOption, Outcome, Step
from games.kernel.ids import GameId, Observer, Seat
from tests.games.auction import award, bidding, opening, pledging, vetoing
from tests.games.auction.components import VALUES, money_of
from tests.games.auction.events import Event
from tests.games.auction.moves import NOTATION, Answer, Bid, Move, Open, Pledge
from tests.games.auction.scoring import outcome
from tests.games.auction.state import State, new_match
from tests.games.auction.view import View, observe, observe_event, sample


class Stake(msgspec.Struct, frozen=True):
    """What a bid or pledge is about: the value it puts in, and the points the lot brings now."""

    value: int
    points: int


class Auction(Game[State, Move, View, Event]):
    """Sealed bids for three lots."""

    id: ClassVar[GameId] = GameId("auction")
    rules_version: ClassVar[int] = 1
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3, 4)
    options: ClassVar[tuple[MatchOption, ...]] = (MatchOption("stakes", ("low", "high"), "low"),)
    state_type: ClassVar[Any] = State
    move_type: ClassVar[Any] = Move
    view_type: ClassVar[Any] = View
    event_type: ClassVar[Any] = Event

    def new_match(self, seats: int, options: Mapping[str, str], chance: Chance) -> Step[State, Event]:
        """Deal and stack (2)."""
        return new_match(seats, options, chance)

    def decisions(self, state: State) -> tuple[Decision, ...]:
        """Return what the phase asks."""
        match state.phase:
            case "opening":
                return opening.decisions(state)
            case "pledging":
                return pledging.decisions(state)
            case "bidding":
                return bidding.decisions(state)
            case "vetoing":
                return vetoing.decisions(state)
            case "over":
                return ()

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Return the moves of the phase for a seat that it asks."""
        if not self._is_asked(state, seat):
            return ()
        match state.phase:
            case "opening":
                return opening.legal_moves(state, seat)
            case "pledging":
                return pledging.legal_moves(state, seat)
            case "bidding":
                return bidding.legal_moves(state, seat)
            case _:
                return vetoing.legal_moves(state, seat)

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State, Event]:
        """Pass the move to its phase.

        Raises:
            IllegalMove: `no_decision` if `seat` is not asked; `wrong_phase` (fact `phase`); those of the phases.
        """
        if not self._is_asked(state, seat):
            raise IllegalMove("no_decision")
        match state.phase, move:
            case "opening", Open():
                return opening.apply(state, seat, move, chance)
            case "pledging", Pledge():
                return pledging.apply(state, seat, move)
            case "bidding", Bid():
                return bidding.apply(state, seat, move, chance)
            case "vetoing", Answer():
                return vetoing.apply(state, seat, move)
        raise IllegalMove("wrong_phase", phase=state.phase)

    def default_move(self, state: State, seat: Seat, chance: Chance) -> Move:
        """Return the move of SPEC 5: the first legal one, but a drawn card for a bid."""
        if state.phase == "bidding":
            return bidding.default_move(state, seat, chance)
        return self.legal_moves(state, seat)[0]

    def observe(self, state: State, observer: Observer) -> View:
        """Return what `observer` may see."""
        return observe(state, observer)

    def observe_event(self, event: Event, observer: Observer) -> Event | None:
        """Return `event` as `observer` may know it."""
        return observe_event(event, observer)

    def outcome(self, state: State) -> Outcome | None:
        """Return places and sums at the end (4)."""
        return outcome(state)

    def sample(self, view: View, chance: Chance) -> State:
        """Return a state that fits the view."""
        return sample(view, chance)

    def print_move(self, move: Move) -> str:
        """Return the notation of `move` (6)."""
        return NOTATION.shown(move)

    def parse_move(self, text: str, view: View, aliases: Aliases) -> Move:
        """Return the move that `text` means (6)."""
        return NOTATION.parsed(text, aliases)

    def explain(self, state: State, seat: Seat, move: Move) -> Stake | None:
        """Return the value put in and the points at stake."""
        points = state.worth + award.pledged(state)
        match move:
            case Pledge(coins):
                return Stake(coins, points + coins)
            case Bid(card):
                return Stake(VALUES.get(card, 0), points)
        return None

    def hints(self, state: State, seat: Seat) -> Mapping[str, Fact]:
        """Return the cards that `seat` could bid."""
        return {"cards": money_of(state.hands[seat])} if state.phase == "bidding" else {}

    def _is_asked(self, state: State, seat: Seat) -> bool:
        return any(decision.seat == seat for decision in self.decisions(state))
