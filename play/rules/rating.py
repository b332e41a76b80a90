"""What a match makes of the ratings of those who played it. Pure.

A rating is how strong somebody is (`mu`) and how unsure that is (`sigma`), as in Weng and Lin, "A Bayesian
Approximation Method for Online Ranking" (2011), in its Bradley-Terry form for all pairs of a table: those who share a
place move alike. (The library's default, Plackett-Luce, gives two who share the first of four places what the third
gets.) Who does not play becomes less sure day by day; that is computed when it is needed and never stored.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec
from openskill.models import BradleyTerryFull

from games.kernel.pace import DAY

MODEL: Final = "bradley-terry-full.1"
"""Which model made a number: goes up with whatever changes what it gives for the same matches."""

MU: Final = 25.0
SIGMA: Final = MU / 3
BETA: Final = MU / 6
"""How far luck moves what somebody plays like in one match."""

DAILY_VARIANCE: Final = 0.09
"""So much `sigma` squared grows on a day without a rated match, up to that of a newcomer."""

KNOWN_SIGMA: Final = 6.3
"""Above it somebody is new: no number is shown."""

CENTRE: Final = 1500
POINTS: Final = 29.5
"""One of `mu` in the points that people read."""

_MODEL: Final = BradleyTerryFull(mu=MU, sigma=SIGMA, beta=BETA)
_MOST_MATCHES = 100


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody is, `mu`, and the standard deviation of that, `sigma`."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def is_new(self) -> bool:
        """Whether too little is known for a number."""
        return self.sigma > KNOWN_SIGMA

    @property
    def points(self) -> int:
        """What people read: 1500 is a newcomer's."""
        return round(CENTRE + POINTS * (self.mu - MU))

    @property
    def spread(self) -> int:
        """Two standard deviations in points: the truth is within it in nineteen of twenty cases."""
        return round(2 * POINTS * self.sigma)


def grown(rating: Rating, seconds: float) -> Rating:
    """Return `rating` after so many seconds without a rated match; none before the first."""
    return rating if seconds <= 0 else Rating(rating.mu, grown_sigma(rating.sigma, seconds))


def grown_sigma(sigma: float, seconds: float) -> float:
    """Return how unsure a rating is after so many seconds without a rated match; none before the first."""
    if seconds <= 0:
        return sigma
    return max(sigma, min(SIGMA, math.sqrt(sigma**2 + DAILY_VARIANCE * seconds / DAY)))


def rated(before: Sequence[Rating], places: Sequence[int], sides: Sequence[int] | None = None) -> tuple[Rating, ...]:
    """Return what a match makes of the ratings of its players.

    `places`: of each, 1 is the best; who shares a place has the same number. `sides`: who plays with whom (None:
    everybody alone); those of one side have one place. Fewer than two sides change nothing.
    """
    sides = range(len(before)) if sides is None else sides
    teams: dict[int, list[int]] = {}
    for player, side in enumerate(sides):
        teams.setdefault(side, []).append(player)
    if len(teams) < 2:
        return tuple(before)
    after = _MODEL.rate(
        [[_MODEL.rating(mu=before[each].mu, sigma=before[each].sigma) for each in team] for team in teams.values()],
        ranks=[float(places[team[0]]) for team in teams.values()],
    )
    found = {
        player: Rating(new.mu, new.sigma)
        for team, news in zip(teams.values(), after, strict=True)
        for player, new in zip(team, news, strict=True)
    }
    return tuple(found[player] for player in range(len(before)))


def combined(one: Rating, other: Rating) -> Rating:
    """Return how strong somebody is of whom two ratings are known, which came from different matches.

    Both have begun with what is known of everybody, so that this counts once: precisions, which are 1 / sigma squared,
    add up without the second one of a newcomer. It cannot be chosen which of the two counts, and two ratings of one
    kind are surer together.
    """
    precision = 1 / one.sigma**2 + 1 / other.sigma**2 - 1 / SIGMA**2
    weighed = one.mu / one.sigma**2 + other.mu / other.sigma**2 - MU / SIGMA**2
    return Rating(weighed / precision, 1 / math.sqrt(precision))


def chance(one: Rating, other: Rating) -> float:
    """Return how likely `one` comes before `other` (0 to 1), true to 2 % in simulated duels.

    The library's own forecast is not: it said 96 % where it was 85 %.
    """
    spread = math.sqrt(one.sigma**2 + other.sigma**2 + 2 * BETA**2)
    return 1 / (1 + math.exp(-(one.mu - other.mu) / spread))


@lru_cache(maxsize=1024)
def matches_to_number(sigma: float, seats: int) -> int:
    """Return how many matches with newcomers at tables of `seats` somebody still plays until they get a number."""
    rating, newcomers, played = Rating(sigma=sigma), [Rating()] * (seats - 1), 0
    while rating.is_new and played < _MOST_MATCHES:
        rating = rated([rating, *newcomers], [1] * seats)[0]
        played += 1
    return played
