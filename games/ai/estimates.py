"""How likely each seat is to win, from the facts of a game and their weights.

Only + - * / and `sqrt` are used: these give the same last bit on every machine, the logistic function does not.
"""

from collections.abc import Sequence
from math import sqrt
from operator import mul

from games.ai.advice import Advice
from games.kernel.game import AnyGame, M, Outcome, S

_PERCENT = 100

Facts = tuple[tuple[int, ...], ...]
"""For each seat how much of each term it has."""


def estimates(
    game: AnyGame, advice: Advice[S, M], state: S, tilt: Sequence[int] = (), facts: Facts | None = None
) -> tuple[float, ...]:
    """Return the chance of each seat to win, 0 to 1; of a match that is over, its share of the victory.

    `tilt`: by how many per cent the weight of each term is changed. `facts`: those of `state`, if they are known.
    """
    outcome = game.outcome(state)
    if outcome is not None:
        return shares(outcome, advice.sides(state))
    points = worths(advice, state, tilt, facts)
    sides = advice.sides(state) or range(len(points))
    sums: dict[int, int] = dict.fromkeys(sides, 0)
    for side, number in zip(sides, points, strict=True):
        sums[side] += number
    chances = _chances(sums, advice.scale * _PERCENT)
    return tuple(chances[side] for side in sides)


def shares(outcome: Outcome, sides: Sequence[int] | None = None) -> tuple[float, ...]:
    """Return each seat's share of the victory, which sides that share the first place divide; seats of one do not."""
    first = [place == 1 for place in outcome.places]
    won = {side for side, is_first in zip(sides or range(len(first)), first, strict=True) if is_first}
    return tuple(1 / len(won) if is_first else 0.0 for is_first in first)


def worths(advice: Advice[S, M], state: S, tilt: Sequence[int] = (), facts: Facts | None = None) -> tuple[int, ...]:
    """Return what each seat's facts are worth together, in hundredths of a point."""
    weights = tilted(advice.weights(state), tilt)
    return tuple(sum(map(mul, own, weights)) for own in facts or advice.facts(state))


def tilted(weights: Sequence[int], tilt: Sequence[int] = ()) -> tuple[int, ...]:
    """Return `weights` in hundredths, each changed by so many per cent as `tilt` says."""
    if not tilt:
        return tuple(weight * _PERCENT for weight in weights)
    return tuple(weight * (_PERCENT + change) for weight, change in zip(weights, tilt, strict=True))


def _chances(points: dict[int, int], scale: int) -> dict[int, float]:
    """Return the chance of each side: as likely as it is to be ahead of every other one, all together being 1."""
    ahead = dict.fromkeys(points, 1.0)
    for side, own in points.items():
        for other, others in points.items():
            if other != side:
                ahead[side] *= ahead_of((own - others) / scale)
    whole = sum(ahead.values())
    return {side: chance / whole for side, chance in ahead.items()}


def ahead_of(lead: float) -> float:
    """Return the chance that who leads by `lead` scales is ahead in the end: .5 for none, .85 for one."""
    return 0.5 + 0.5 * lead / sqrt(1 + lead * lead)
