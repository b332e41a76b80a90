"""What all tests share: the auction as a registered game, how long Hypothesis searches, one process that forks bots.

Modules and tests that exist before the first test live to the end, so the garbage collector leaves them alone.
`TESTS_HUNT=1` (make hunt) searches long and at random, also in tests that are marked as hunts, and gives each
test two hours. Otherwise searches are short and deterministic, and shorter still in `make check`.
"""

import gc
import os
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from tests import quick_simcord, quick_threads
from tests.costs import Costs
from tests.games import installed
from tests.quick_database import quick_database
from tests.sampling import HUNTING
from tests.time_limit import pytest_runtest_call, pytest_runtest_protocol

if TYPE_CHECKING:
    from tests.loopback import Nursery

__all__ = ["pytest_runtest_call", "pytest_runtest_protocol", "quick_database"]

HUNT_SECONDS = 7_200
"""How long one test may hunt, unless `--timeout` or PYTEST_TIMEOUT says otherwise."""

settings.register_profile("quick", max_examples=100, derandomize=True, database=None, deadline=None)
settings.register_profile("check", parent=settings.get_profile("quick"), max_examples=6)
settings.register_profile(
    "hunt", max_examples=1_000, deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("hunt" if HUNTING else "quick")

installed.install()
quick_simcord.install()
quick_threads.install()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--costs`."""
    parser.addoption("--costs", action="store_true", help="print what the tests of each directory cost")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Hunt, and measure what tests cost, in every worker too."""
    if HUNTING:
        _hunt(config)
    if config.getoption("costs"):
        config.pluginmanager.register(Costs(config))


def _hunt(config: pytest.Config) -> None:
    """Put what a hunt needs in place of what pyproject.toml says and the command line does not."""
    if config.option.timeout is None and "PYTEST_TIMEOUT" not in os.environ:
        config.option.timeout = HUNT_SECONDS
    if config.option.markexpr in config.getini("addopts"):
        config.option.markexpr = "not browser and not bench"


def pytest_collection_finish() -> None:
    """Exclude everything imported and collected so far from later garbage collections."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """The address of a PostgreSQL server; all tests of this worker share it."""
    from tests.db.postgres import serving

    with serving() as address:
        yield address


@pytest.fixture(scope="session")
def nursery() -> Iterator["Nursery"]:
    """The process that forks bots; it takes seconds to start, so all tests of this worker share it."""
    from tests.loopback import Nursery

    with Nursery() as started:
        yield started
