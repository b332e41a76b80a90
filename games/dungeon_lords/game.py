"""Dungeon Lords behind the questions that every game answers (SPEC 8). Pure."""

from collections.abc import Mapping
from typing import Any, ClassVar

from games.dungeon_lords import flow, quoting, sampling, scoring, setup, view
from games.dungeon_lords.course import Course
from games.dungeon_lords.events import Event
from games.dungeon_lords.moves import NOTATION, Move
from games.dungeon_lords.parameters import OPTIONS, PLAYER_COUNTS
from games.dungeon_lords.state import State
from games.dungeon_lords.view import View
from games.kernel.chance import Chance
from games.kernel.errors import Fact, IllegalMove
from games.kernel.game import Aliases, Decision, Game, MatchOption, Outcome, Step
from games.kernel.ids import GameId, Observer, Seat


class DungeonLords(Game[State, Move, View, Event]):
    """The rules of Dungeon Lords, version 1."""

    id: ClassVar[GameId] = GameId("dungeon_lords")
    rules_version: ClassVar[int] = 1
    seat_counts: ClassVar[tuple[int, ...]] = PLAYER_COUNTS
    options: ClassVar[tuple[MatchOption, ...]] = OPTIONS
    state_type: ClassVar[Any] = State
    move_type: ClassVar[Any] = Move
    view_type: ClassVar[Any] = View
    event_type: ClassVar[Any] = Event

    def new_match(self, seats: int, options: Mapping[str, str], chance: Chance) -> Step[State, Event]:
        """Return the table as it is laid, with the initial orders dealt (1.4)."""
        return setup.begin(seats, options, chance).step()

    def decisions(self, state: State) -> tuple[Decision, ...]:
        """Return what is asked now (8.1)."""
        return flow.decisions(state)

    def moves_about(self, state: State, seat: Seat, topic: str) -> tuple[Move, ...]:
        """Return the moves of a seat that is asked, in canonical order."""
        return flow.room_of(state).legal_moves(state, seat) if _is_asked(state, seat) else ()

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State, Event]:
        """Return what `move` leads to, with everything that follows without a choice.

        Raises:
            IllegalMove: `match_over`; `no_decision` if `seat` is not asked; what the phase refuses.
        """
        if state.phase == "over":
            raise IllegalMove("match_over")
        if not _is_asked(state, seat):
            raise IllegalMove("no_decision")
        course = Course(state, chance)
        flow.room_of(state).act(course, seat, move)
        flow.run(course)
        return course.step()

    def default_move(self, state: State, seat: Seat, chance: Chance) -> Move:
        """Return the fallback of the decision (8.1)."""
        return flow.room_of(state).default(state, seat, chance)

    def observe(self, state: State, observer: Observer) -> View:
        """Return what `observer` may see (8.2)."""
        return view.observe(state, observer)

    def observe_event(self, event: Event, observer: Observer) -> Event | None:
        """Return `event` as `observer` may know it (8.2)."""
        return view.observe_event(event, observer)

    def outcome(self, state: State) -> Outcome | None:
        """Return places and points once the match is over (6)."""
        return scoring.outcome(state)

    def sample(self, view: View, chance: Chance) -> State:
        """Return a state that looks like `view`."""
        return sampling.sample(view, chance)

    def print_move(self, move: Move) -> str:
        """Return the line of notation of `move`."""
        return NOTATION.shown(move)

    def parse_move(self, text: str, view: View, aliases: Aliases) -> Move:
        """Return the move that `text` means.

        Raises:
            NotationError: `not_a_move`; `unknown_id` (`word`).
        """
        return NOTATION.parsed(text, aliases)

    def explain(self, state: State, seat: Seat, move: Move) -> Any:
        """Return what `move` would cost and do (quotes.py, battle_quotes.py); None if the rules do not allow it."""
        return quoting.explain(state, seat, move) if _is_asked(state, seat) else None

    def hints(self, state: State, seat: Seat) -> Mapping[str, Fact]:
        """Return what is possible instead: order cards in hand, cells, creatures."""
        return quoting.hints(state, seat)


def _is_asked(state: State, seat: Seat) -> bool:
    return any(decision.seat == seat for decision in flow.decisions(state))
