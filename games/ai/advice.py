"""What a game tells its computer players: what counts, what is worth trying, and what is drawn from a book.

A game has one `Advice` in its package `advice`. Without it the game is played at random. Everything here is pure, and
integers, so that the same move is found again on every machine.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic

from games.ai.quick import QuickChance
from games.kernel.game import M, S
from games.kernel.ids import Seat


class Parts(ABC, Generic[M]):
    """A wide answer as small choices made one after the other, such as three orders instead of 360 sets of them."""

    @abstractmethod
    def choices(self, chosen: tuple[str, ...]) -> Mapping[str, int]:
        """Return what can be chosen after `chosen`, each with its weight; empty when the answer is whole."""

    @abstractmethod
    def move(self, chosen: tuple[str, ...]) -> M:
        """Return the legal move that the choices make together."""


class Advice(ABC, Generic[S, M]):
    """What the computers of one game know about it.

    `terms`: what counts, ids with words `<game>-term-<id>`. `scale`: the difference in points, as `weights` make them
    of `facts`, at which who is ahead wins about six matches of seven. `stages`: how many stages of a match have weights
    of their own.
    """

    terms: ClassVar[tuple[str, ...]]
    scale: ClassVar[int]
    stages: ClassVar[int] = 1

    @abstractmethod
    def facts(self, state: S) -> tuple[tuple[int, ...], ...]:
        """Return for each seat how much of each term it has in `state`."""

    @abstractmethod
    def weights(self, state: S) -> tuple[int, ...]:
        """Return what one of each term is worth at this stage, with so many seats; negative: it harms."""

    def stage(self, state: S) -> int:
        """Return the stage of the match that decides about the weights, 0 to `stages` - 1."""
        return 0

    def sides(self, state: S) -> tuple[int, ...] | None:
        """Return the side of each seat where some play together; None: each for itself."""
        return None

    def likely(self, state: S, seat: Seat, topic: str, moves: Sequence[M]) -> Sequence[int]:
        """Return a weight for each of the `moves` about one topic, found without playing them; 0 leaves a move out."""
        return (1,) * len(moves)

    def likely_world(self, world: S, seat: Seat, chance: QuickChance) -> S:
        """Return `world`, which was drawn to fit what `seat` sees, or one that fits as well and is likelier."""
        return world

    def groups(self, state: S, seat: Seat) -> tuple[tuple[str, ...], ...]:
        """Return groups of topics, of which one is looked at after the other; empty: all topics together."""
        return ()

    def idle(self, state: S, seat: Seat) -> M | None:
        """Return the move with which `seat` does no more, worth what the state is worth; None: it has to choose."""
        return None

    def follow_ups(self, state: S, seat: Seat) -> tuple[str, ...]:
        """Return the topics of what belongs together with what `seat` has just done; empty: that is complete."""
        return ()

    def is_quiet(self, before: S, after: S) -> bool:
        """Return whether a play that began at `before` can stop at `after` and be judged there."""
        return True

    def parts(self, state: S, seat: Seat) -> Parts[M] | None:
        """Return the wide answer that `seat` owes as small choices; None: it is one of the listed moves."""
        return None

    def rivals(self, state: S) -> tuple[Seat, ...]:
        """Return the two seats whose sealed answers to the same question make a matrix game; empty: there is none."""
        return ()

    def moves_left(self, state: S, seat: Seat) -> int:
        """Return how many moves `seat` can still make in its turn, so far as that is known; 0: it has no turn."""
        return 0

    def restless(self, state: S) -> int:
        """Return by how many thousandths of a match a move may miss the best one, so that play does not stand still."""
        return 0

    def opening(self, state: S, seat: Seat, kind: str, chance: QuickChance) -> M | None:
        """Return the answer to a question of that kind that is drawn from the book; None: it is to be thought about."""
        return None
