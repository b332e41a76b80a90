"""What ends with a test that takes too long (`timeout` in pyproject.toml): its processes, and if need be the worker.

The alarm of pytest-timeout raises an exception where the test is. Where a callback of an event loop swallows that, the
test would go on: then the worker ends after half as long again and prints where it was. pytest-xdist names the test and
starts another worker.
"""

import contextlib
import faulthandler
import os
import signal
from collections.abc import Generator

import pytest

from tests.processes import begun_by

_LAST_RESORT = 1.5


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """End the worker if nothing else ends the test."""
    limit = item.config.getoption("timeout", None) or float(
        os.environ.get("PYTEST_TIMEOUT") or item.config.getini("timeout") or 0
    )
    if limit:
        faulthandler.dump_traceback_later(limit * _LAST_RESORT, exit=True)
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Let no process outlive a test that failed: the next one would meet it."""
    before = set(begun_by(os.getpid()))
    try:
        return (yield)
    except BaseException:
        for pid in set(begun_by(os.getpid())) - before:
            _end(pid)
        raise


def _end(pid: int) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)
