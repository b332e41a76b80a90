"""What tests share: the auction beside the registered games, how long Hypothesis may search, one parent of bots.

What is there before the first test (modules, tests) stays to the end: the garbage collector need not look at it again.

`SEALED_ORDERS_HUNT=1` (make hunt) searches at random and long; otherwise the searches are short and always the same.
"""

import gc
import os
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from tests import quick_simcord
from tests.games import auction

if TYPE_CHECKING:
    from tests.loopback import Nursery

settings.register_profile("quick", max_examples=100, derandomize=True, database=None, deadline=None)
settings.register_profile(
    "hunt", max_examples=1_000, deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("hunt" if os.environ.get("SEALED_ORDERS_HUNT") else "quick")

auction.install()
quick_simcord.install()


def pytest_collection_finish() -> None:
    """Leave what has been imported and collected out of every later search for garbage."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def nursery() -> Iterator["Nursery"]:
    """The process that forks bots; it takes seconds to start, so every test of this process shares it."""
    from tests.loopback import Nursery

    with Nursery() as started:
        yield started
