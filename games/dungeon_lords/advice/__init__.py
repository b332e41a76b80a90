"""What the computer players of Dungeon Lords know: orders above all, and what a combat is likely to cost."""

from collections.abc import Sequence
from typing import Final

from games.ai.advice import Advice, Parts
from games.ai.drawn import Weighted
from games.ai.player import Opponents, PlayedOn
from games.ai.tree import Tree
from games.dungeon_lords.advice.likely import likely
from games.dungeon_lords.advice.ordering import OrderParts
from games.dungeon_lords.advice.worth import STAGES, TERMS, facts, stage, weights
from games.dungeon_lords.moves import Move
from games.dungeon_lords.state import State
from games.kernel.ids import Seat


class DungeonLordsAdvice(Advice[State, Move]):
    """Advice for both versions of the rules and every option."""

    terms = TERMS
    scale = 14_000
    stages = STAGES

    def facts(self, state: State) -> tuple[tuple[int, ...], ...]:
        """Return for each lord how much of each term he has; see `worth`."""
        return facts(state)

    def stage(self, state: State) -> int:
        """Return how far the match is, by seasons and combats."""
        return stage(state)

    def weights(self, state: State) -> tuple[int, ...]:
        """Return what one of each term is worth now, in thousandths of a point."""
        return weights(stage(state), len(state.lords))

    def likely(self, state: State, seat: Seat, topic: str, moves: Sequence[Move]) -> Sequence[int]:
        """Return a weight for each move."""
        return likely(state, seat, moves)

    def is_quiet(self, before: State, after: State) -> bool:
        """Return whether another round has begun, of the season or of the combat."""
        return _round(before) != _round(after)

    def parts(self, state: State, seat: Seat) -> Parts[Move] | None:
        """Return the orders of a round as small choices."""
        return OrderParts(state, seat) if state.phase == "orders" else None


def _round(state: State) -> tuple[int, str, int]:
    return state.year, state.season, state.combat_round


ADVICE: Final = DungeonLordsAdvice()
OPPONENTS: Final = Opponents(
    advice=ADVICE,
    version=1,
    players={"easy": Weighted(), "normal": Tree(30, is_played=True), "hard": Tree(250, is_played=True, doubt=1)},
    unproven_at={"hard": (3, 4)},
    characters={
        "warden": {"danger": 20, "prisoners": 20, "might": 20},
        "treasurer": {"gold": 20, "food": 20, "taxes": 20},
        "builder": {"imps": 20, "tunnels": 20, "works": 20},
    },
    played_on=PlayedOn(Weighted(is_judged=False), worlds=64, by_all=True),
)
