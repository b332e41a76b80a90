"""Positions in which rule tests play moves in notation, for any game: `scene.plays("0: pledge 1", "1: pledge 0")`."""

from typing import Any

from msgspec.structs import replace

from games.kernel.chance import Chance
from games.kernel.errors import IllegalMove
from games.kernel.game import AnyGame, Outcome, Step
from games.kernel.ids import Observer, Seat
from games.kernel.play_out import defaults

SEED = b"a scene"


class Scene:
    """A position, the step that led to it, and how many moves were made."""

    def __init__(self, game: AnyGame, step: Step[Any, Any], revision: int = 0) -> None:
        self.game = game
        self.step = step
        self.revision = revision

    @classmethod
    def new(cls, game: AnyGame, seats: int = 2, options: dict[str, str] | None = None, /, **changes: Any) -> "Scene":
        """Return a new match with some fields of the state replaced."""
        first = game.new_match(seats, defaults(game) | (options or {}), Chance(SEED, 0))
        return cls(game, Step(replace(first.state, **changes), first.events))

    @property
    def state(self) -> Any:
        return self.step.state

    @property
    def outcome(self) -> Outcome:
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        return outcome

    def move(self, line: str) -> tuple[Seat, Any]:
        """Return who makes which move by a line such as `0: pledge 1`."""
        seat, _, notation = line.partition(":")
        by = Seat(int(seat))
        return by, self.game.parse_move(notation, self.game.observe(self.state, by), {})

    def plays(self, *lines: str) -> "Scene":
        """Return the scene after these moves."""
        here = self
        for line in lines:
            by, move = here.move(line)
            chance = Chance(SEED, here.revision + 1)
            here = Scene(self.game, self.game.apply(here.state, by, move, chance), here.revision + 1)
        return here

    def leaves(self, seat: int) -> "Scene":
        """Return the scene after `seat` has left the match."""
        step = self.game.leave(self.state, Seat(seat), Chance(SEED, self.revision + 1))
        assert step is not None
        return Scene(self.game, step, self.revision + 1)

    def refuses(self, line: str) -> tuple[str, dict[str, Any]]:
        """Return code and facts of the refusal of `line`."""
        try:
            self.plays(line)
        except IllegalMove as refusal:
            return refusal.code, dict(refusal.facts)
        raise AssertionError(f"{line} is allowed")

    def legal(self, seat: int) -> list[str]:
        """Return the legal moves of `seat` in notation."""
        return [self.game.print_move(move) for move in self.game.legal_moves(self.state, Seat(seat))]

    def awaited(self) -> list[int]:
        """Return the seats that are waited for."""
        return [decision.seat for decision in self.game.decisions(self.state) if decision.owed]

    def default(self, seat: int, seed: bytes = SEED) -> str:
        """Return the default move of `seat` in notation."""
        return self.game.print_move(self.game.default_move(self.state, Seat(seat), Chance(seed, 1)))

    def known(self, line: str, *, opened: bool) -> str:
        """Return what the public knows of the sealed move `line`, before and after it opens."""
        by, move = self.move(line)
        known = self.game.observe_move(move, by, None, opened=opened)
        return "" if known is None else self.game.print_move(known)

    def view(self, observer: int | None = None) -> Any:
        """Return what an observer sees."""
        seen: Observer = None if observer is None else Seat(observer)
        return self.game.observe(self.state, seen)
