"""Dungeon Twister behind the questions that every game answers (SPEC 8). Pure."""

from collections.abc import Mapping
from typing import Any, ClassVar, assert_never

from games.dungeon_twister import actions, fighting, quoting, resolving, rooms, sampling, scoring, setup, turns, view
from games.dungeon_twister.components import ORDER
from games.dungeon_twister.course import Course
from games.dungeon_twister.events import Event
from games.dungeon_twister.moves import NOTATION, Card, Combat, End, Hide, Move, Put, Team
from games.dungeon_twister.quotes import Quote
from games.dungeon_twister.state import State, still_to_hide
from games.dungeon_twister.view import View
from games.kernel.chance import Chance
from games.kernel.errors import IllegalMove
from games.kernel.game import Aliases, Decision, Game, MatchOption, Outcome, Step
from games.kernel.ids import GameId, Observer, Seat, seats_of

SEATS = seats_of(2)


class DungeonTwister(Game[State, Move, View, Event]):
    """The rules of Dungeon Twister, version 1."""

    id: ClassVar[GameId] = GameId("dungeon_twister")
    rules_version: ClassVar[int] = 1
    seat_counts: ClassVar[tuple[int, ...]] = (2,)
    options: ClassVar[tuple[MatchOption, ...]] = setup.OPTIONS
    has_draws: ClassVar[bool] = True
    state_type: ClassVar[Any] = State
    move_type: ClassVar[Any] = Move
    view_type: ClassVar[Any] = View
    event_type: ClassVar[Any] = Event

    def new_match(self, seats: int, options: Mapping[str, str], chance: Chance) -> Step[State, Event]:
        """Return the empty maze, before the teams are chosen (2)."""
        return setup.begin(options, chance).step()

    def decisions(self, state: State) -> tuple[Decision, ...]:
        """Return what is asked of whom now (8.1)."""
        public = state.public
        match public.phase:
            case "team":
                return tuple(
                    Decision(seat, "team", owed=not public.laid[seat], sealed=True, clock="setup", plan="none")
                    for seat in SEATS
                )
            case "hide":
                return (Decision(public.turn, "hide", sealed=True, clock="setup", plan="queue"),)
            case "card" | "action":
                return (Decision(public.turn, public.phase, clock=f"turn {public.turns}"),)
            case "put":
                assert public.placing is not None
                seat = public.placing.seat
                return (Decision(seat, "put", clock=f"turn {public.turns}" if seat == public.turn else ""),)
            case "combat":
                return tuple(
                    Decision(
                        seat, "combat", owed=not public.laid[seat], sealed=True,
                        clock=f"turn {public.turns}" if seat == public.turn else "", plan="none",
                    )
                    for seat in SEATS
                )  # fmt: skip
            case "over":
                return ()
            case _:
                assert_never(public.phase)

    def topics(self, state: State, seat: Seat) -> tuple[str, ...]:
        """Return what the moves of `seat` are about: in a turn the characters and kinds of action, else one topic."""
        if not self._is_asked(state, seat):
            return ()
        return actions.topics(state.public, seat) if state.public.phase == "action" else (state.public.phase,)

    def moves_about(self, state: State, seat: Seat, topic: str) -> tuple[Move, ...]:
        """Return the moves of `seat` about one of its topics, in canonical order."""
        public = state.public
        match public.phase if self._is_asked(state, seat) else "":
            case "team":
                return setup.team_moves()
            case "hide":
                return setup.hide_moves(public, still_to_hide(seat, state.teams[seat], state.stash))
            case "card":
                return turns.card_moves(public, seat)
            case "action":
                return actions.moves_about(public, seat, topic)
            case "put":
                return tuple(rooms.put_moves(public))
            case "combat":
                return tuple(fighting.combat_moves(public, seat))
        return ()

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State, Event]:
        """Return what `move` leads to, with deaths, points and the end of the turn.

        Raises:
            IllegalMove: `no_decision` if `seat` is not asked; `wrong_phase` (`phase`); what the move itself says.
        """
        if not self._is_asked(state, seat):
            raise IllegalMove("no_decision")
        course = Course(state)
        match state.public.phase, move:
            case "team", Team():
                setup.lay_team(course, seat, move)
            case "hide", Hide():
                setup.hide(course, seat, move, chance)
            case "card", Card():
                turns.play_card(course, seat, move)
            case "put", Put():
                rooms.put_token(course, seat, move)
            case "combat", Combat():
                fighting.lay(course, seat, move)
            case "action", _:
                actions.carry_out(course, seat, move, chance)
            case phase, _:
                raise IllegalMove("wrong_phase", phase=phase)
        course.settle()
        turns.end_if_spent(course)
        return course.step()

    def default_move(self, state: State, seat: Seat, chance: Chance) -> Move:
        """Return the move of 8.4: drawn in the set-up, else what does the least harm."""
        public = state.public
        match public.phase:
            case "team" | "hide":
                return chance.choice(public.phase, self.legal_moves(state, seat))
            case "action":
                return End()
            case "put":
                return min(rooms.put_moves(public), key=lambda move: ORDER[move.token])
            case "combat":
                return Combat(0)
            case _:
                return self.legal_moves(state, seat)[0]

    def observe(self, state: State, observer: Observer) -> View:
        """Return what `observer` may see."""
        return view.observe(state, observer)

    def observe_event(self, event: Event, observer: Observer) -> Event | None:
        """Return `event` as `observer` may know it."""
        return view.observe_event(event, observer)

    def observe_move(self, move: Move, mover: Seat, observer: Observer, *, opened: bool) -> Move | None:
        """Return what others may know of a sealed move before and after it opens."""
        return view.observe_move(move, opened=opened)

    def outcome(self, state: State) -> Outcome | None:
        """Return places and points at the end (6)."""
        return scoring.outcome(state.public)

    def sample(self, view: View, chance: Chance) -> State:
        """Return a state that fits the view, with all that is hidden drawn from `chance`."""
        return sampling.sample(view, chance)

    def wishes(self, view: View) -> tuple[Move, ...]:
        """Return what the observer may wish to hide where, while tokens are hidden in turn (8.1)."""
        if view.public.phase != "hide" or view.observer is None:
            return ()
        return setup.hide_moves(view.public, still_to_hide(view.observer, view.team, view.stash))

    def print_move(self, move: Move) -> str:
        """Return the line of notation of `move`."""
        return NOTATION.shown(move)

    def parse_move(self, text: str, view: View, aliases: Aliases) -> Move:
        """Return the move that `text` means for the seat whose view this is.

        Raises:
            NotationError: `not_a_move`, `unknown_id` (`word`), `ambiguous` (`options`).
        """
        return resolving.parse_move(text, view, aliases)

    def explain(self, state: State, seat: Seat, move: Move) -> Quote | None:
        """Return what `move` costs and does, as far as `seat` may know."""
        return quoting.quote(state.public, seat, move) if self._is_asked(state, seat) else None

    def _is_asked(self, state: State, seat: Seat) -> bool:
        public = state.public
        match public.phase:
            case "team" | "combat":
                return seat in SEATS
            case "put":
                return public.placing is not None and public.placing.seat == seat
            case "over":
                return False
        return public.turn == seat
