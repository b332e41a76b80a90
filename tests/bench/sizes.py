"""Each measurement in two sizes that run the same code: whole in `make bench`, tiny in `make test`.

A tiny run measures nothing. It shows that the measurement still runs on today's code, and it says nothing about speed.
"""

import math
from collections.abc import Mapping
from typing import NamedTuple

import pytest


class Limits(NamedTuple):
    """How far from an aim a test fails, in times the aim, and how many seconds it may wait for what it started."""

    noise: float
    patience: float


TINY = Limits(noise=math.inf, patience=100)
WHOLE_PATIENCE = 600


def whole(noise: float) -> Limits:
    """Return the limits of a whole run; `noise` is more than a busy machine adds."""
    return Limits(noise, WHOLE_PATIENCE)


def sized(name: str, *, tiny: Mapping[str, object], whole: Mapping[str, object]) -> pytest.MarkDecorator:
    """Run a test with each of these values, by their ids, for its argument `name`: tiny ones always, whole ones in
    `make bench`."""
    return pytest.mark.parametrize(
        name,
        [
            *(pytest.param(value, id=f"tiny-{each}") for each, value in tiny.items()),
            *(pytest.param(value, id=f"whole-{each}", marks=pytest.mark.bench) for each, value in whole.items()),
        ],
    )
