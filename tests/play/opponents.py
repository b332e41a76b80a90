"""Computer players of the tally for tests: each level adds another number in each of its turns, and ends the turn."""

from typing import Any, ClassVar

from games.ai.advice import Advice
from games.ai.player import Opponents, Player
from games.ai.question import Judged, Question
from tests.play.tally import State


class Sums(Advice[State, Any]):
    """Says that the sum counts."""

    terms: ClassVar[tuple[str, ...]] = ("sum",)
    scale: ClassVar[int] = 10

    def facts(self, state: State) -> tuple[tuple[int, ...], ...]:
        """Return each seat's sum."""
        return tuple((number,) for number in state.sums)

    def weights(self, state: State) -> tuple[int, ...]:
        """Count one for one."""
        return (1,)


class Always(Player):
    """Adds one number in each turn."""

    def __init__(self, number: int) -> None:
        """Keep the number, 1 to 3."""
        self.number = number

    def decide(self, question: Question[Any, Any]) -> tuple[Judged[Any, Any], ...]:
        """Return the listed move that adds it, else the one that ends the turn."""
        world: State = question.world()
        moves = question.game.legal_moves(world, question.seat)
        turn = 1 + world.turn // len(world.sums)
        has_added = world.sums[question.seat] >= turn * self.number
        return (Judged(moves[-1 if has_added else self.number - 1], 0.5),)


def opponents(version: int = 1, **others: Player) -> Opponents[Any, Any]:
    """Return players that add 1 (easy), 2 (normal) and 3 (hard), in that version, with `others` in place of these."""
    players: dict[str, Player] = {"easy": Always(1), "normal": Always(2), "hard": Always(3), **others}
    return Opponents(Sums(), version, players)
