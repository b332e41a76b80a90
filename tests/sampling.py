"""How a search is run whole by `make hunt`, and by `make test` as a sample that finds the same faults.

Each search says itself how much that is. What the samples still find, and how far they are from finding less, is in
docs/testing.md.
"""

import os
from collections.abc import Collection, Iterable
from typing import Any

import pytest

HUNTING = bool(os.environ.get("TESTS_HUNT"))
"""Whether this is `make hunt`."""


def sample(test: int, hunt: int) -> int:
    """Return how often something is tried by `make test`, or by `make hunt`."""
    return hunt if HUNTING else test


def sampled(cases: Iterable[Any], chosen: Collection[Any]) -> list[Any]:
    """Return `cases` to parametrize with; `make test` runs those that are `chosen`, `make hunt` all."""
    every = list(cases)
    missing = [each for each in chosen if each not in every]
    assert not missing, f"chosen, but no case: {missing}"
    return [each if each in chosen else _for_hunts(each) for each in every]


def _for_hunts(case: Any) -> Any:
    values = case if isinstance(case, tuple) else (case,)
    return pytest.param(*values, marks=pytest.mark.hunt)
