"""Tetranomicon behind the questions that every game answers (SPEC 9, 12.1). Pure."""

from collections.abc import Mapping
from typing import Any, ClassVar

from games.kernel.chance import Chance
from games.kernel.errors import IllegalMove
from games.kernel.game import Aliases, Decision, Game, Outcome, Step
from games.kernel.ids import GameId, Observer, Seat
from games.tetranomicon import actions, eras, sampling, scoring, setup, view
from games.tetranomicon.components import ARTIFACT, BUILDING_TYPES, CITY, CREATURE, SEGMENT, TOWER_TERRAIN, city_of
from games.tetranomicon.events import Event
from games.tetranomicon.moves import (
    NOTATION,
    Build,
    CreateArtifact,
    LayRoute,
    Move,
    Pass,
    SummonCreature,
    WinTrophy,
)
from games.tetranomicon.parameters import PLAYER_COUNTS
from games.tetranomicon.quotes import BuildQuote, Quote, RouteQuote
from games.tetranomicon.state import State
from games.tetranomicon.topology import TOPOLOGY
from games.tetranomicon.view import View


class Tetranomicon(Game[State, Move, View, Event]):
    """The rules of Tetranomicon, version 1."""

    id: ClassVar[GameId] = GameId("tetranomicon")
    rules_version: ClassVar[int] = 1
    seat_counts: ClassVar[tuple[int, ...]] = PLAYER_COUNTS
    state_type: ClassVar[Any] = State
    move_type: ClassVar[Any] = Move
    view_type: ClassVar[Any] = View
    event_type: ClassVar[Any] = Event

    def new_match(self, seats: int, options: Mapping[str, str], chance: Chance) -> Step[State, Event]:
        """Return the table as it is laid, before the first free farm (2)."""
        return setup.new_match(seats, chance)

    def decisions(self, state: State) -> tuple[Decision, ...]:
        """Return the one decision that is asked for now (9.1)."""
        if state.turn is None:
            return ()
        if state.phase == "setup":
            return (Decision(state.turn, "free_route" if state.setup_city else "free_farm"),)
        return (Decision(state.turn, "action"),)

    def moves_about(self, state: State, seat: Seat, topic: str) -> tuple[Move, ...]:
        """Return what `seat` may do now, in canonical order; nothing unless it is its turn."""
        if seat != state.turn:
            return ()
        return setup.legal(state) if state.phase == "setup" else actions.legal(state, seat)

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State, Event]:
        """Return what `move` leads to, with automatic passes and all phases without decisions.

        Raises:
            IllegalMove: the codes of 12.1, in the order of checking.
        """
        _check_turn(state, seat)
        _check_ids(state, move)
        if state.phase == "setup":
            setup.check(state, move)
            return eras.go_on(setup.carry_out(state, seat, move))
        return eras.go_on(actions.carry_out(state, seat, move))

    def default_move(self, state: State, seat: Seat, chance: Chance) -> Move:
        """Return a place for the free farm or route, later a pass (D34)."""
        return setup.default_move(state) if state.phase == "setup" else Pass()

    def observe(self, state: State, observer: Observer) -> View:
        """Return what `observer` may see."""
        return view.observe(state, observer)

    def observe_event(self, event: Event, observer: Observer) -> Event | None:
        """Return `event`: all events are public."""
        return event

    def outcome(self, state: State) -> Outcome | None:
        """Return places and victory points once the match is over (7)."""
        return scoring.outcome(state)

    def sample(self, view: View, chance: Chance) -> State:
        """Return a state that looks like `view`, with decks and bag drawn from `chance`."""
        return sampling.sample(view, chance)

    def print_move(self, move: Move) -> str:
        """Return the line of notation of `move`."""
        return NOTATION.shown(move)

    def parse_move(self, text: str, view: View, aliases: Aliases) -> Move:
        """Return the move that `text` means.

        Raises:
            NotationError: `not_a_move`; `unknown_id` (`word`).
        """
        move = NOTATION.parsed(text, aliases)
        return sampling.with_start(view, move) if isinstance(move, WinTrophy) and not move.start else move

    def explain(self, state: State, seat: Seat, move: Move) -> Quote | None:
        """Return the price of `move` with its parts and what it does; None if it has no price."""
        try:
            _check_ids(state, move)
        except IllegalMove:
            return None
        if state.phase != "setup":
            return actions.quote(state, seat, move)
        match move:
            case Build():
                return BuildQuote(move.tower, move.building, base=0, tolls=0, discounts=(), total=0)
            case LayRoute():
                return RouteQuote(move.segment, base=0, full_cities=(), discounts=(), total=0)
            case _:
                return None


def _check_turn(state: State, seat: Seat) -> None:
    """Refuse a seat that does not act now; one that has passed is told so.

    Raises:
        IllegalMove: `match_over`, `not_your_turn` (`turn`), `already_passed` (`era`).
    """
    if state.turn is None:
        raise IllegalMove("match_over")
    if seat != state.turn:
        if state.passed[seat]:
            raise IllegalMove("already_passed", era=state.era)
        raise IllegalMove("not_your_turn", turn=state.turn)


def _check_ids(state: State, move: Move) -> None:
    """Refuse what is not in the box, then what is not in play with this many seats.

    Raises:
        IllegalMove: `unknown_id` (`word`), `not_in_play` (`id`, `seats`).
    """
    on_map: tuple[str, ...] = ()
    match move:
        case Build():
            _check_known(move.tower, TOWER_TERRAIN)
            _check_known(move.building, BUILDING_TYPES)
            on_map = (city_of(move.tower),)
        case LayRoute():
            _check_known(move.segment, SEGMENT)
            on_map = (move.segment,)
        case CreateArtifact():
            _check_known(move.artifact, ARTIFACT)
        case SummonCreature():
            _check_known(move.creature, CREATURE)
        case WinTrophy():
            _check_known(move.city, CITY)
            _check_known(move.start, CITY)
            on_map = (move.city, move.start)
        case Pass():
            pass
    for place in on_map:
        if place not in TOPOLOGY[state.seats].in_play:
            raise IllegalMove("not_in_play", id=place, seats=state.seats)


def _check_known(word: str, ids: Mapping[str, Any] | tuple[str, ...]) -> None:
    if word not in ids:
        raise IllegalMove("unknown_id", word=word)
