"""Legends of Signum behind the kernel's questions. Pure."""

from collections.abc import Mapping
from typing import Any, ClassVar

from games.kernel.chance import Chance
from games.kernel.game import Aliases, Decision, Game, MatchOption, Outcome, Step
from games.kernel.ids import GameId, Observer, Seat
from games.kernel.notation import Notation
from games.legends_of_signum import completing, flow, moves, sampling, scoring, setup, view
from games.legends_of_signum.events import Event
from games.legends_of_signum.moves import Move
from games.legends_of_signum.paying import payments, price_of
from games.legends_of_signum.state import State
from games.legends_of_signum.view import View

_NOTATION: Notation[Move] = Notation(Move)


class LegendsOfSignum(Game[State, Move, View, Event]):
    """The rules of Legends of Signum, version 1."""

    id: ClassVar[GameId] = GameId("legends_of_signum")
    rules_version: ClassVar[int] = 1
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3, 4)
    options: ClassVar[tuple[MatchOption, ...]] = (
        MatchOption("length", ("standard", "short"), "standard"),
        MatchOption("mode", ("free", "teams"), "free"),
    )
    state_type: ClassVar[Any] = State
    move_type: ClassVar[Any] = Move
    view_type: ClassVar[Any] = View
    event_type: ClassVar[Any] = Event

    def sides(self, options: Mapping[str, str], seats: int) -> tuple[int, ...]:
        """Return the side of each seat: with two against two, the player who joined two places later is the partner."""
        return tuple(seat % 2 if seats == 4 and options["mode"] == "teams" else seat for seat in range(seats))

    def new_match(self, seats: int, options: Mapping[str, str], chance: Chance) -> Step[State, Event]:
        """Return the table before anybody has chosen (2)."""
        return setup.new_match(seats, options, chance).step()

    def decisions(self, state: State) -> tuple[Decision, ...]:
        """Return what is asked now (3.5)."""
        return flow.decisions(state)

    def topics(self, state: State, seat: Seat) -> tuple[str, ...]:
        """Return what the moves of `seat` can be about."""
        return flow.topics(state, seat)

    def moves_about(self, state: State, seat: Seat, topic: str) -> tuple[Move, ...]:
        """Return the moves of `seat` about one topic."""
        return flow.moves_about(state, seat, topic)

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Return the moves of `seat` about all topics; suggestions where the decision is open."""
        return tuple(move for topic in self.topics(state, seat) for move in self.moves_about(state, seat, topic))

    def variants(self, state: State, seat: Seat, move: Move) -> Mapping[str, tuple[Move, ...]]:
        """Return the other ways to pay for a card."""
        if not isinstance(move, moves.Deploy | moves.Cast | moves.Wear | moves.Lay) or move.card is None:
            return {}
        paid = sorted(move.pay or ())
        ways = payments(state.table.players[seat], price_of(state.table, seat, move.card))
        return {"pay": tuple(_paid(move, way) for way in ways if sorted(way) != paid)}

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State, Event]:
        """Return what `move` leads to, with everything that follows without a choice.

        Raises:
            IllegalMove: see `flow.apply`.
        """
        return flow.apply(state, seat, move, chance).step()

    def default_move(self, state: State, seat: Seat, chance: Chance) -> Move:
        """Return the move for a seat whose time is up (15)."""
        return flow.default_move(state, seat, chance)

    def leave(self, state: State, seat: Seat, chance: Chance) -> Step[State, Event] | None:
        """Return what it leads to that a player gives up (14.1, 17.2)."""
        return flow.leave(state, seat, chance).step()

    def observe(self, state: State, observer: Observer) -> View:
        """Return what `observer` may see."""
        return view.observe(state, observer)

    def observe_event(self, event: Event, observer: Observer) -> Event | None:
        """Return `event` as `observer` may know it."""
        return view.observe_event(event, observer)

    def observe_move(self, move: Move, mover: Seat, observer: Observer, *, opened: bool) -> Move | None:
        """Return what `observer` may know of the sealed `move` of another."""
        return view.observe_move(move, mover, observer, opened=opened)

    def outcome(self, state: State) -> Outcome | None:
        """Return how the match ended (14)."""
        return scoring.outcome(state)

    def sample(self, view: View, chance: Chance) -> State:
        """Return a state that fits `view`."""
        return sampling.sample(view, chance)

    def suppose(self, view: View, chance: Chance) -> State:
        """Return a state for previews, in which no tactic of others fires."""
        return sampling.suppose(view, chance)

    def print_move(self, move: Move) -> str:
        """Return the line of `move` (18.3)."""
        return _NOTATION.shown(move)

    def parse_move(self, text: str, view: View, aliases: Aliases) -> Move:
        """Return the move that `text` means, completed from the view (18.3)."""
        return completing.completed(view, _NOTATION.parsed(completing.expanded(text, aliases), aliases))


def _paid(move: moves.OfHand, way: tuple[str, ...]) -> Move:
    match move:
        case moves.Deploy(card, at):
            return moves.Deploy(card, at, way)
        case moves.Cast(card, on, take):
            return moves.Cast(card, on, take, way)
        case moves.Wear(card):
            return moves.Wear(card, way)
        case _:
            return moves.Lay(move.card, way)
