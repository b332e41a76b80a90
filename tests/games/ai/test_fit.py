"""Weights that are fitted to matches: that they come out as they were put in, and are used for their terms alone."""

import random

import msgspec
import pytest

from games.ai.advice import Advice
from games.ai.estimates import ahead_of
from games.ai.fitted import Fit, Fits, read
from tests.arena.fit import Recorded, Seen, bar, fit

FITS = Fits(("pearls", "push"), 10, {2: Fit("a command", "a commit", 1, 0.6, (0.56, 0.64), ((3, 0),))})


class Plain(Advice[int, int]):
    """Two terms, of which the first is worth 3 of a scale of 10, and the second nothing."""

    terms = FITS.terms
    scale = FITS.scale

    def facts(self, state: int) -> tuple[tuple[int, ...], ...]:
        return ((0, 0), (0, 0))

    def weights(self, state: int) -> tuple[int, ...]:
        return (0, 0)


def test_what_decides_is_found() -> None:
    """Catches a fit of the wrong sign, scale or term: weights are found again by which matches were drawn."""
    rng = random.Random(1)
    matches = []
    for _ in range(3000):
        facts = [(rng.randrange(8), rng.randrange(8)) for _ in range(2)]
        is_first = rng.random() < ahead_of(3 * (facts[0][0] - facts[1][0]) / 10)
        matches.append(Recorded((Seen(0, tuple(facts)),), (1.0, 0.0) if is_first else (0.0, 1.0)))
    assert fit(Plain(), matches, ((0, 0),)) == ((3, 0),)


def test_few_matches_change_nothing() -> None:
    assert fit(Plain(), [], ((7, 7),)) == ((7, 7),)


def test_weights_are_for_their_terms_alone() -> None:
    """Catches weights that go on to be used after a term was added or moved."""
    data = msgspec.json.encode(FITS)
    assert read(data, ["pearls", "push"], 10) == {2: ((3, 0),)}
    for terms, scale in ((["push", "pearls"], 10), (["pearls", "push"], 100)):
        with pytest.raises(ValueError, match="other terms or in another scale"):
            read(data, terms, scale)


def test_the_bar_has_the_same_odds_with_more_seats() -> None:
    assert [round(bar(seats), 3) for seats in (2, 3, 4)] == [0.55, 0.379, 0.289]
