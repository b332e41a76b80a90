"""Tally: a game for tests of undo and of open decisions. Each seat in turn adds numbers, rolls, and ends its turn.

`add N`: 1 to 3 are suggested, up to 99 is legal. `roll` adds a die. `reveal` draws nothing, but cannot be taken back.
After two turns of each seat the highest sum wins. Nothing is secret. Time runs out: `end`.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec
from msgspec.structs import replace

from games.kernel.chance import Chance
from games.kernel.errors import IllegalMove, NotationError
from games.kernel.game import Aliases, Decision, Game, Outcome, Step
from games.kernel.ids import GameId, Observer, Seat

TURNS = 2


class Add(msgspec.Struct, frozen=True, tag="add"):
    number: int


class Roll(msgspec.Struct, frozen=True, tag="roll"):
    pass


class Reveal(msgspec.Struct, frozen=True, tag="reveal"):
    pass


class End(msgspec.Struct, frozen=True, tag="end"):
    pass


Move = Add | Roll | Reveal | End


class Added(msgspec.Struct, frozen=True, tag="added"):
    seat: Seat
    number: int


class State(msgspec.Struct, frozen=True):
    sums: tuple[int, ...]
    turn: int = 0


class Tally(Game[State, Move, State, Added]):
    id: ClassVar[GameId] = GameId("tally")
    rules_version: ClassVar[int] = 1
    seat_counts: ClassVar[tuple[int, ...]] = (1, 2, 3)
    state_type = State
    move_type: Any = Move
    view_type = State
    event_type = Added

    def new_match(self, seats: int, options: Mapping[str, str], chance: Chance) -> Step[State, Added]:
        return Step(State((0,) * seats))

    def decisions(self, state: State) -> tuple[Decision, ...]:
        if state.turn >= TURNS * len(state.sums):
            return ()
        return (Decision(Seat(state.turn % len(state.sums)), "turn", free=True),)

    def moves_about(self, state: State, seat: Seat, topic: str) -> tuple[Move, ...]:
        if seat not in {decision.seat for decision in self.decisions(state)}:
            return ()
        return (Add(1), Add(2), Add(3), Roll(), Reveal(), End())

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State, Added]:
        if seat not in {decision.seat for decision in self.decisions(state)}:
            raise IllegalMove("no_decision")
        match move:
            case Add(number):
                if not 1 <= number <= 99:
                    raise IllegalMove("too_much", most=99)
                return self._added(state, seat, number)
            case Roll():
                return self._added(state, seat, chance.roll("die", 1)[0])
            case Reveal():
                return Step(state, final=True)
        return Step(replace(state, turn=state.turn + 1))

    def _added(self, state: State, seat: Seat, number: int) -> Step[State, Added]:
        sums = tuple(total + number * (place == seat) for place, total in enumerate(state.sums))
        return Step(replace(state, sums=sums), (Added(seat, number),))

    def default_move(self, state: State, seat: Seat, chance: Chance) -> Move:
        return End()

    def observe(self, state: State, observer: Observer) -> State:
        return state

    def observe_event(self, event: Added, observer: Observer) -> Added:
        return event

    def outcome(self, state: State) -> Outcome | None:
        if self.decisions(state):
            return None
        return Outcome(tuple(1 + sum(other > mine for other in state.sums) for mine in state.sums), state.sums)

    def sample(self, view: State, chance: Chance) -> State:
        return view

    def print_move(self, move: Move) -> str:
        return f"add {move.number}" if isinstance(move, Add) else type(move).__name__.lower()

    def parse_move(self, text: str, view: State, aliases: Aliases) -> Move:
        word, _, rest = text.strip().casefold().partition(" ")
        if word == "add" and rest.isdigit():
            return Add(int(rest))
        simple: dict[str, Move] = {"roll": Roll(), "reveal": Reveal(), "end": End()}
        if text not in simple:
            raise NotationError("not_a_move")
        return simple[text]
