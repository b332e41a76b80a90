"""Small made-up positions of Tetranomicon, in the words of the specification's examples.

`scene(buildings={0: "A1 farm, E2 sawmill"}, routes={0: "A-E", 1: "E-F"}, guards="F 3")`: seats are 0 to 3 (s1 to s4 in
the examples), seat 0 acts, everybody has 30 coins, and nothing else lies on the map.
"""

from collections.abc import Mapping
from typing import Any, cast

from msgspec.structs import replace

from games.kernel.chance import Chance
from games.kernel.errors import IllegalMove
from games.kernel.game import Step
from games.kernel.ids import Seat
from games.tetranomicon.components import BuildingType
from games.tetranomicon.events import Event
from games.tetranomicon.game import Tetranomicon
from games.tetranomicon.moves import Move
from games.tetranomicon.quotes import Quote
from games.tetranomicon.state import Building, Guard, Route, State

GAME = Tetranomicon()
BySeat = Mapping[int, str]


def chance(revision: int = 1) -> Chance:
    """Return some chance, always the same."""
    return Chance(b"a scene", revision)


class Scene:
    """A position on which moves are tried in notation; no method changes it."""

    def __init__(self, state: State) -> None:
        self.state = state

    def but(self, **changes: Any) -> "Scene":
        """Return the position with some fields of the state replaced."""
        return Scene(replace(self.state, **changes))

    def move(self, line: str, seat: int | None = None) -> Move:
        observer = self.state.turn if seat is None else Seat(seat)
        return GAME.parse_move(line, GAME.observe(self.state, observer), {})

    def step(self, line: str, seat: int | None = None) -> Step[State, Event]:
        """Carry out `line` for `seat` as if it were its turn; by default for the seat that has the turn."""
        state = self.state if seat is None else replace(self.state, turn=Seat(seat))
        assert state.turn is not None
        return GAME.apply(state, state.turn, self.move(line, seat), chance())

    def after(self, *lines: str) -> "Scene":
        """Return the position after `lines`, each played by the seat that has the turn."""
        here = self
        for line in lines:
            here = Scene(here.step(line).state)
        return here

    def event(self, line: str, kind: type[Any], seat: int | None = None) -> Any:
        """Return the only event of `kind` that `line` leads to."""
        found = [event for event in self.step(line, seat).events if isinstance(event, kind)]
        assert len(found) == 1, found
        return found[0]

    def price(self, line: str, seat: int | None = None) -> int:
        """Return how many coins `line` takes from `seat`; the explanation and the list of legal moves must agree."""
        event = cast(Any, self.step(line, seat).events[0])
        paid = event.coins_before - event.coins_after
        assert paid == event.price.total
        assert paid == cast(Any, self.explained(line, seat)).total
        assert self.allows(line, seat)
        return int(paid)

    def refusal(self, line: str, seat: int | None = None) -> IllegalMove:
        """Return the refusal of `line`."""
        assert not self.allows(line, seat)
        try:
            step = self.step(line, seat)
        except IllegalMove as refused:
            return refused
        raise AssertionError(f"{line} is allowed: {step.events}")

    def code(self, line: str, seat: int | None = None) -> str:
        """Return the code of the refusal of `line`."""
        return self.refusal(line, seat).code

    def legal(self, seat: int | None = None) -> list[str]:
        """Return the legal moves of `seat`, as if it were its turn, in notation."""
        state = self.state if seat is None else replace(self.state, turn=Seat(seat))
        assert state.turn is not None
        return [GAME.print_move(move) for move in GAME.legal_moves(state, state.turn)]

    def allows(self, line: str, seat: int | None = None) -> bool:
        return GAME.print_move(self.move(line, seat)) in self.legal(seat)

    def explained(self, line: str, seat: int | None = None) -> Quote | None:
        who = self.state.turn if seat is None else Seat(seat)
        assert who is not None
        turn = replace(self.state, turn=who)
        quote: Quote | None = GAME.explain(turn, who, self.move(line, seat))
        return quote


def scene(
    seats: int = 4,
    *,
    era: int = 1,
    holder: int = 0,
    turn: int = 0,
    coins: int | tuple[int, ...] = 30,
    buildings: BySeat | None = None,
    routes: BySeat | None = None,
    guards: str = "",
    armies: BySeat | None = None,
    artifacts: BySeat | None = None,
    trophies: Mapping[int, tuple[int, ...]] | None = None,
    creature_pool: str = "",
    artifact_pool: str = "",
    creature_decks: Mapping[int, str] | None = None,
    artifact_decks: Mapping[int, str] | None = None,
    bag: tuple[int, ...] = (),
    passed: tuple[int, ...] = (),
) -> Scene:
    """Return the position that is described; decks are given by era, next card first."""
    tokens = [(Seat(seat), line.split()) for seat, words in (buildings or {}).items() for line in words.split(", ")]
    laid = [(Seat(seat), segment) for seat, words in (routes or {}).items() for segment in words.split(", ")]
    lairs = [line.split() for line in guards.split(", ") if line]
    return Scene(
        State(
            seats=seats,
            holder=Seat(holder),
            turn=Seat(turn),
            coins=(coins,) * seats if isinstance(coins, int) else coins,
            passed=tuple(seat in passed for seat in range(seats)),
            armies=_cards(armies, seats),
            artifacts=_cards(artifacts, seats),
            trophies=tuple((trophies or {}).get(seat, ()) for seat in range(seats)),
            creature_pool=tuple(creature_pool.split()),
            artifact_pool=tuple(artifact_pool.split()),
            creature_decks=tuple(tuple((creature_decks or {}).get(era, "").split()) for era in (1, 2, 3, 4)),
            artifact_decks=tuple(tuple((artifact_decks or {}).get(era, "").split()) for era in (1, 2, 3, 4)),
            bag=bag,
            buildings=tuple(sorted(Building(tower, seat, cast(BuildingType, kind)) for seat, (tower, kind) in tokens)),
            routes=tuple(sorted(Route(segment, seat) for seat, segment in laid)),
            guards=tuple(sorted(Guard(city, int(level)) for city, level in lairs)),
            era=era,
            phase="actions",
        )
    )


def _cards(named: BySeat | None, seats: int) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple((named or {}).get(seat, "").split()) for seat in range(seats))
