"""One question that a computer player is asked, with all that it may know and what it has spent on it."""

from collections.abc import Sequence
from operator import mul
from typing import Generic

import msgspec

from games.ai.advice import Advice
from games.ai.estimates import Facts, estimates, tilted
from games.ai.quick import QuickChance
from games.kernel import codec
from games.kernel.game import AnyGame, M, S
from games.kernel.ids import Seat


class Asked(msgspec.Struct, frozen=True):
    """All that a computer is told: what its seat sees, as `codec.encode` writes it, and the kind of the question."""

    view: bytes
    seat: Seat
    kind: str


class Candidate(msgspec.Struct, Generic[M], frozen=True, gc=False):
    """A move that is worth a look. `weight`: how likely it is good, as the advice says without playing it."""

    move: M
    topic: str
    weight: int


class Judged(msgspec.Struct, Generic[S, M], frozen=True, gc=False):
    """A move and its chance to win, 0 to 1, for who makes it. `after`: a state that it may lead to.

    `ends`: what each term is worth on average, in hundredths of a point, to who makes it where plays with it end.
    """

    move: M
    estimate: float
    after: S | None = None
    ends: tuple[int, ...] = ()


class Question(Generic[S, M]):
    """What a seat is asked, with its view and nothing else of the match. `spent` counts the moves judged."""

    def __init__(
        self, game: AnyGame, advice: Advice[S, M], asked: Asked, chance: QuickChance, tilt: tuple[int, ...] = ()
    ) -> None:
        """Decode the view; `tilt` changes the weight of each term by so many per cent, as its character wants it.

        Raises:
            CorruptData: if the view is no view of the game.
        """
        self.game, self.advice, self.chance, self._tilt = game, advice, chance, tilt
        self.seat, self.kind = asked.seat, asked.kind
        self.view = codec.decode_view(game, asked.view)
        self.spent = 0

    def world(self, *, is_answered: bool = True) -> S:
        """Return a whole state that the seat takes to be possible, another each time.

        Without `is_answered` nobody else has sealed an answer yet to what is asked now.
        """
        view = self.view if is_answered else self.game.unanswered(self.view)
        drawn: S = self.game.sample(view, self.chance)
        return self.advice.likely_world(drawn, self.seat, self.chance)

    def after(self, state: S, seat: Seat, move: M) -> S:
        """Return what a legal move may lead to."""
        self.spent += 1
        reached: S = self.game.apply(state, seat, move, self.chance).state
        return reached

    def estimates(self, state: S, facts: Facts | None = None) -> tuple[float, ...]:
        """Return the chance of each seat to win, 0 to 1; of a match that is over, its share of the victory.

        `facts`: those of `state`, if they are known.
        """
        return estimates(self.game, self.advice, state, self._tilt, facts)

    def terms(self, state: S, facts: Facts) -> tuple[int, ...]:
        """Return what each term is worth to the seat in `state`, in hundredths of a point, by its `facts`."""
        return tuple(map(mul, tilted(self.advice.weights(state), self._tilt), facts[self.seat]))

    def gains(self, after: S, other: S) -> tuple[int, ...]:
        """Return for each term by how much the seat is better off in `after` than in `other`, in hundredths."""
        weights = tilted(self.advice.weights(after), self._tilt)
        own, others = (self.advice.facts(state)[self.seat] for state in (after, other))
        return tuple(weight * (fact - less) for weight, fact, less in zip(weights, own, others, strict=True))

    def judged(self, state: S, move: M, dice: int = 1) -> Judged[S, M]:
        """Return `move` with its estimate, the mean of `dice` ways in which it can turn out where chance decides."""
        drawn = self.chance.draws
        after = self.after(state, self.seat, move)
        total = self.estimates(after)[self.seat]
        tries = max(1, dice) if self.chance.draws > drawn else 1
        for _ in range(tries - 1):
            total += self.estimates(self.after(state, self.seat, move))[self.seat]
        return Judged(move, total / tries, after)

    def candidates(
        self, state: S, seat: Seat, most: int | None = None, topics: Sequence[str] | None = None
    ) -> tuple[Candidate[M], ...]:
        """Return the listed moves of `seat` in canonical order, of each topic the `most` with the highest weights.

        Moves without a weight are left out, unless there are no others. `topics`: only those about these.
        """
        about = self.game.possible_topics(state, seat) if topics is None else topics
        every = [found for topic in about for found in self._about(state, seat, topic)]
        kept = [found for found in every if found.weight > 0] or every
        if most is None:
            return tuple(kept)
        by_topic: dict[str, list[Candidate[M]]] = {}
        for found in kept:
            by_topic.setdefault(found.topic, []).append(found)
        return tuple(found for group in by_topic.values() for found in _heaviest(group, most))

    def _about(self, state: S, seat: Seat, topic: str) -> list[Candidate[M]]:
        moves = self.game.moves_about(state, seat, topic)
        weights = self.advice.likely(state, seat, topic, moves) if moves else ()
        return [Candidate(move, topic, weight) for move, weight in zip(moves, weights, strict=True)]


def _heaviest(group: list[Candidate[M]], most: int) -> list[Candidate[M]]:
    """Return the heaviest of `group` in their order; of equal ones the first."""
    if len(group) <= most:
        return group
    places = sorted(range(len(group)), key=lambda place: (-group[place].weight, place))[:most]
    return [group[place] for place in sorted(places)]
