"""Matches between computers, to find out which plays better. Pure but for the clock of the processor.

Heroes, cards and seats can hide everything, so all rotations of a seed are played and counted as one: a round.
"""

import random  # noqa: TID251 - makes seeds of matches, as games.kernel.play_out does
import time  # noqa: TID251 - measures speed; no move depends on it
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import Any

import msgspec

from games.ai.estimates import shares
from games.ai.player import Opponents, choose
from games.ai.question import Asked
from games.kernel import codec
from games.kernel.chance import Chance
from games.kernel.game import AnyGame, Step
from games.kernel.ids import Seat, seats_of
from games.kernel.play_out import FIRST_REVISION, MOST_MOVES, EndlessPlay, defaults

Z95, Z99 = 1.96, 2.576
LOOKS = (50, 100, 150, 200)
"""After so many matches a series may be ended early."""


class Spent(msgspec.Struct, frozen=True):
    """What a seat's decisions cost: how many, and milliseconds of processor time together and of the dearest."""

    decisions: int = 0
    milliseconds: float = 0.0
    most: float = 0.0

    def plus(self, milliseconds: float) -> "Spent":
        """Return it with one more decision."""
        return Spent(self.decisions + 1, self.milliseconds + milliseconds, max(self.most, milliseconds))


class Played(msgspec.Struct, frozen=True):
    """A match of a series. `number` and `rotation` say which; `levels`, `shares`, `scores`, `spent`: by seat."""

    number: int
    rotation: int
    levels: tuple[str, ...]
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    spent: tuple[Spent, ...]
    moves: int
    reason: str


class Contest(msgspec.Struct, frozen=True):
    """`one` at one side of the table against `others` on all other sides, in all rotations of each seed."""

    game: AnyGame
    opponents: Opponents[Any, Any] | None
    one: str
    others: str
    seats: int
    options: Mapping[str, str] = {}
    seed: int = 0

    def sides(self) -> tuple[int, ...]:
        """Return the side of each seat."""
        return self.game.sides({**defaults(self.game), **self.options}, self.seats)

    def rotations(self) -> int:
        """Return how many matches are played with one seed: one for each side."""
        return len(set(self.sides()))

    def levels(self, rotation: int) -> tuple[str, ...]:
        """Return who plays in each seat."""
        own = sorted(set(self.sides()))[rotation]
        return tuple(self.one if side == own else self.others for side in self.sides())

    def played(self, number: int, rotation: int, told: Callable[[Step[Any, Any]], None] | None = None) -> Played:
        """Play one match; each step is `told`.

        Raises:
            EndlessPlay: if it does not end within `MOST_MOVES`.
        """
        seed = random.Random(f"{self.seed}/{self.seats}/{number}").randbytes(32)  # noqa: S311 - no secret depends on it
        game, levels = self.game, self.levels(rotation)
        spent = [Spent()] * self.seats
        chosen = {**defaults(game), **self.options}
        step = game.new_match(self.seats, chosen, Chance(seed, FIRST_REVISION))
        for moves in range(MOST_MOVES):
            state = step.state
            if told is not None:
                told(step)
            decision = next((each for each in game.decisions(state) if each.owed), None)
            if decision is None:
                break
            seat, revision = decision.seat, FIRST_REVISION + 1 + moves
            asked = Asked(codec.encode(game.observe(state, seat)), seat, decision.kind)
            begun = time.process_time()
            move = choose(game, self.opponents, asked, levels[seat], thinking(seed, seat, revision)).move
            spent[seat] = spent[seat].plus(1000 * (time.process_time() - begun))
            step = game.apply(state, seat, move, Chance(seed, revision))
        outcome = game.outcome(state)
        if outcome is None:
            raise EndlessPlay(f"{game.id} had not ended after {MOST_MOVES} moves")
        parts = shares(outcome, self.sides())
        return Played(number, rotation, levels, parts, outcome.scores, tuple(spent), moves, outcome.reason)

    def share(self, match: Played) -> float:
        """Return how much of the victory the side of `one` had."""
        own = sorted(set(self.sides()))[match.rotation]
        return max(match.shares[seat] for seat in seats_of(self.seats) if self.sides()[seat] == own)


class Standing(msgspec.Struct, frozen=True):
    """How a series stands: the share of `one` with its 95 % interval, and the wider one for an early stop."""

    matches: int
    rounds: int
    share: float
    low: float
    high: float
    low_early: float
    high_early: float
    margin: float


def thinking(seed: bytes, seat: Seat, revision: int) -> Chance:
    """Return what a seat draws from for its decision: nothing of the match's own chance."""
    return Chance(bytes([seat]) + seed[1:], revision)


def standing(contest: Contest, matches: Sequence[Played]) -> Standing:
    """Return how the series stands by its whole rounds.

    The interval is Wilson's for as many matches as would have the variance that the rounds show.

    Raises:
        ValueError: without a whole round.
    """
    by_number: dict[int, list[Played]] = {}
    for match in matches:
        by_number.setdefault(match.number, []).append(match)
    whole = [group for group in by_number.values() if len(group) == contest.rotations()]
    if not whole:
        raise ValueError("no seed was played in all rotations")
    means = [sum(map(contest.share, group)) / len(group) for group in whole]
    count = len(whole) * contest.rotations()
    share = sum(means) / len(means)
    size = _size(means, share, count)
    early, usual = wilson(share, size, Z99), wilson(share, size, Z95)
    margins = [_margin(contest, match) for group in whole for match in group]
    return Standing(count, len(whole), share, *usual, *early, margin=sum(margins) / len(margins))


def wilson(share: float, size: float, z: float) -> tuple[float, float]:
    """Return the bounds between which the true share lies, found as `share` in `size` matches."""
    middle = share + z * z / 2 / size
    spread = z * sqrt(share * (1 - share) / size + z * z / 4 / size / size)
    whole = 1 + z * z / size
    return (middle - spread) / whole, (middle + spread) / whole


def _size(means: Sequence[float], share: float, count: int) -> float:
    """Return in how many independent matches the share would vary as the means of rounds do; `count` at most.

    Two rounds tell nothing of how they vary; all alike they do not either.
    """
    if len(means) < 2:
        return float(len(means))
    variance = sum((mean - share) * (mean - share) for mean in means) / (len(means) - 1) / len(means)
    if variance == 0:
        return float(count)
    return max(1.0, min(float(count), share * (1 - share) / variance))


def _margin(contest: Contest, match: Played) -> float:
    """Return by how many points the side of `one` was ahead of the best other, or behind."""
    own = sorted(set(contest.sides()))[match.rotation]
    scores = list(zip(contest.sides(), match.scores, strict=True))
    return max(score for side, score in scores if side == own) - max(score for side, score in scores if side != own)
