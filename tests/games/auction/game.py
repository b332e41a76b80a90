"""The auction behind the kernel's questions (SPEC 3: one module for each phase). Pure."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import msgspec
from msgspec.structs import replace

from games.kernel.chance import Chance
from games.kernel.errors import Fact, IllegalMove
from games.kernel.game import Aliases, Decision, Game, MatchOption, Outcome, Step
from games.kernel.ids import GameId, Observer, Seat
from tests.games.auction import award, bidding, leaving, opening, pledging, scoring, stowing, vetoing
from tests.games.auction.components import BOXES, COIN, MOST_IN_BOX, STOWED, TEAM_SEATS, VALUES, money_of
from tests.games.auction.events import Event
from tests.games.auction.moves import NOTATION, Answer, Appraise, Bid, Exchange, Move, Open, Pledge, Stow
from tests.games.auction.state import State, new_match
from tests.games.auction.view import View, observe, observe_event, observe_move, sample, suppose

_DECISIONS: Mapping[str, Callable[[State], tuple[Decision, ...]]] = {
    "stowing": stowing.decisions,
    "exchanging": stowing.decisions,
    "opening": opening.decisions,
    "appraising": opening.decisions,
    "pledging": pledging.decisions,
    "bidding": bidding.decisions,
    "vetoing": vetoing.decisions,
}
_LEGAL: Mapping[str, Callable[[State, Seat], tuple[Move, ...]]] = {
    "stowing": stowing.legal_moves,
    "exchanging": stowing.legal_moves,
    "opening": opening.legal_moves,
    "appraising": opening.legal_moves,
    "bidding": bidding.legal_moves,
    "vetoing": vetoing.legal_moves,
}


class Stake(msgspec.Struct, frozen=True):
    """What a bid or pledge is about: the value it puts in, and the points the lot brings now."""

    value: int
    points: int


class Auction(Game[State, Move, View, Event]):
    """Sealed bids for some lots."""

    id: ClassVar[GameId] = GameId("auction")
    rules_version: ClassVar[int] = 1
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3, 4)
    has_draws: ClassVar[bool] = True
    options: ClassVar[tuple[MatchOption, ...]] = (
        MatchOption("stakes", ("low", "high"), "low"),
        MatchOption("length", ("short", "long"), "short"),
        MatchOption("teams", ("on", "off"), "off"),
    )
    state_type: ClassVar[Any] = State
    move_type: ClassVar[Any] = Move
    view_type: ClassVar[Any] = View
    event_type: ClassVar[Any] = Event

    def seat_counts_for(self, options: Mapping[str, str]) -> tuple[int, ...]:
        """Teams need four seats (4.3)."""
        return (TEAM_SEATS,) if options["teams"] == "on" else self.seat_counts

    def sides(self, options: Mapping[str, str], seats: int) -> tuple[int, ...]:
        """Return the teams (4.3)."""
        return scoring.sides(options["teams"] == "on" and seats == TEAM_SEATS, seats)

    def new_match(self, seats: int, options: Mapping[str, str], chance: Chance) -> Step[State, Event]:
        """Deal and stack (2)."""
        return new_match(seats, options, chance)

    def decisions(self, state: State) -> tuple[Decision, ...]:
        """Return what the phase asks."""
        return _DECISIONS[state.phase](state) if state.phase != "over" else ()

    def topics(self, state: State, seat: Seat) -> tuple[str, ...]:
        """Return what the moves of a turn are about."""
        is_turn = state.phase == "pledging" and self._is_asked(state, seat)
        return pledging.topics(state, seat) if is_turn else ("",)

    def moves_about(self, state: State, seat: Seat, topic: str) -> tuple[Move, ...]:
        """Return the moves of the phase for a seat that it asks."""
        if not self._is_asked(state, seat):
            return ()
        if state.phase == "pledging":
            return pledging.moves_about(state, seat, topic)
        return _LEGAL[state.phase](state, seat)

    def variants(self, state: State, seat: Seat, move: Move) -> Mapping[str, tuple[Move, ...]]:
        """Return the other ways to pay the same price (3.7)."""
        if not isinstance(move, Appraise) or not move.price:
            return {}
        return {"pay": tuple(replace(move, pay=pay) for pay in opening.ways_to_pay(state, seat) if pay != move.pay)}

    def nearest(self, state: State, seat: Seat, move: Move) -> Move | None:
        """Return the nearest price that can be named and paid."""
        if state.phase != "appraising" or not isinstance(move, Appraise) or not self._is_asked(state, seat):
            return None
        return opening.nearest(state, seat, move)

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State, Event]:
        """Pass the move to its phase, and go on where the phase is over.

        Raises:
            IllegalMove: `no_decision` if `seat` is not asked; `wrong_phase` (fact `phase`); those of the phases.
        """
        if not self._is_asked(state, seat):
            raise IllegalMove("no_decision")
        return self._followed(self._applied(state, seat, move, chance), chance)

    def _applied(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State, Event]:
        match state.phase, move:
            case "stowing", Stow():
                return stowing.stow(state, seat, move)
            case "exchanging", Exchange():
                return stowing.exchange(state, seat, move, chance)
            case "opening", Open():
                return opening.open_lot(state, chance)
            case "appraising", Appraise():
                return opening.appraise(state, seat, move)
            case "pledging", _:
                return pledging.apply(state, seat, move, chance)
            case "bidding", Bid():
                return bidding.apply(state, seat, move)
            case "vetoing", Answer():
                return vetoing.apply(state, seat, move)
        raise IllegalMove("wrong_phase", phase=state.phase)

    def _followed(self, step: Step[State, Event], chance: Chance) -> Step[State, Event]:
        """Return `step` with what follows by itself."""
        match step.state.phase:
            case "stowing" | "exchanging":
                after = stowing.follow(step.state)
            case "pledging":
                after = pledging.follow(step.state)
            case "bidding":
                after = bidding.follow(step.state, chance)
            case "vetoing":
                after = vetoing.follow(step.state)
            case _:
                return step
        return replace(
            step,
            state=after.state,
            events=step.events + after.events,
            final=step.final or after.final,
            opened=step.opened + after.opened,
        )

    def leave(self, state: State, seat: Seat, chance: Chance) -> Step[State, Event] | None:
        """Take the seat out of a long match (4.4)."""
        return None if state.length == "short" else self._followed(leaving.leave(state, seat), chance)

    def default_move(self, state: State, seat: Seat, chance: Chance) -> Move:
        """Return the move of SPEC 5: the first legal one, but a drawn card to stow, and the end of a long turn."""
        legal = self.legal_moves(state, seat)
        if state.phase == "stowing":
            return chance.choice("default_stow", legal)
        return legal[-1] if state.phase == "pledging" and pledging.is_turn(state, seat) else legal[0]

    def observe(self, state: State, observer: Observer) -> View:
        """Return what `observer` may see."""
        return observe(state, observer)

    def observe_event(self, event: Event, observer: Observer) -> Event | None:
        """Return `event` as `observer` may know it."""
        return observe_event(event, observer)

    def observe_move(self, move: Move, mover: Seat, observer: Observer, *, opened: bool) -> Move | None:
        """Return the part of a sealed move that others may know."""
        return observe_move(move, opened=opened)

    def outcome(self, state: State) -> Outcome | None:
        """Return places and sums at the end (4)."""
        return scoring.outcome(state)

    def sample(self, view: View, chance: Chance) -> State:
        """Return a state that fits the view."""
        return sample(view, chance)

    def suppose(self, view: View, chance: Chance) -> State:
        """Return a state for previews."""
        return suppose(view, chance)

    def wishes(self, view: View) -> tuple[Move, ...]:
        """Return what may be wished for the cards still to be stowed (2.5)."""
        if view.phase != "stowing" or view.observer is None:
            return ()
        laid = [each.box for each in view.stowed[view.observer]]
        room = tuple(box for box in BOXES if laid.count(box) < MOST_IN_BOX) if len(laid) < STOWED else ()
        return tuple(Stow(card, box) for card in money_of(view.hand) for box in room)

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
            case Appraise(price, pay):
                return Stake(1 if pay == COIN else VALUES.get(pay or "", 0), price)
        return None

    def hints(self, state: State, seat: Seat) -> Mapping[str, Fact]:
        """Return the cards that `seat` could bid."""
        return {"cards": money_of(state.hands[seat])} if state.phase == "bidding" else {}

    def _is_asked(self, state: State, seat: Seat) -> bool:
        return any(decision.seat == seat for decision in self.decisions(state))
