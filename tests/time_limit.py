"""What ends with a test that takes too long (`timeout` in pyproject.toml): its processes, and if need be the worker.

The alarm of pytest-timeout raises an exception where the test is. Where a callback of an event loop swallows that, the
test would go on: then the worker ends after half as long again and prints where it was. pytest-xdist names the test and
starts another worker.

A test that waits in an event loop has no stack of its own when its time is over: what each task waits for is printed.
"""

import asyncio
import contextlib
import faulthandler
import os
import signal
from collections.abc import Generator
from pathlib import Path
from types import FrameType

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
        if places := waiting(item):
            item.add_report_section("call", "what each task waits for", "\n".join(places))
        for pid in set(begun_by(os.getpid())) - before:
            _end(pid)
        raise


def waiting(item: pytest.Item) -> list[str]:
    """Return for each task of a test that has been cut short the places where it waits, outermost first."""
    runner = getattr(item, "funcargs", {}).get("_function_scoped_runner")
    if not isinstance(runner, asyncio.Runner):
        return []
    return sorted(" > ".join(_places(task.get_coro())) for task in asyncio.all_tasks(runner.get_loop()))


def _places(coroutine: object) -> list[str]:
    """Return where a coroutine waits, and what it awaits there."""
    places = []
    while coroutine is not None:
        frame = getattr(coroutine, "cr_frame", None)
        if isinstance(frame, FrameType):
            places.append(f"{frame.f_code.co_qualname} ({Path(frame.f_code.co_filename).name}:{frame.f_lineno})")
        coroutine = getattr(coroutine, "cr_await", None)
    return places


def _end(pid: int) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)
