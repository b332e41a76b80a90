"""Tries a mutant: runs a game's tests in a fork that loads one module with a fault.

The process that forks has loaded what tests need but not the game, so a trial costs little more than its tests. A
mutant is killed when a test fails, when the tests cannot begin, or when they take much longer than without a fault.
"""

import contextlib
import importlib
import os
import signal
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib.machinery import SourceFileLoader
from pathlib import Path

ROOT = Path(__file__).parents[2]
# Plugins are loaded before pytest is run, so it cannot rewrite their assertions, and says so.
_REWRITTEN = ("-W", "ignore::pytest.PytestAssertRewriteWarning")
PYTEST = ("-x", "-q", "-n", "0", "-p", "no:cacheprovider", "--hypothesis-profile=check", "--timeout=1200", *_REWRITTEN)
_NICENESS = 10


@dataclass
class Trial:
    """A fork that runs tests, until it ends or `deadline` (s of the monotonic clock) has passed."""

    process: int
    deadline: float

    def is_killed(self) -> bool | None:
        """Return whether the tests found the fault; None while they run."""
        ended, status = os.waitpid(self.process, os.WNOHANG)
        if ended:
            return os.waitstatus_to_exitcode(status) != 0
        if time.monotonic() < self.deadline:
            return None
        os.killpg(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        return True


def warm(modules: Iterable[str]) -> None:
    """Load what tests need before anything is forked."""
    for name in modules:
        importlib.import_module(name)


def begin(tests: Sequence[str], seconds: float, path: str = "", source: str = "") -> Trial:
    """Run `tests` (arguments of pytest) with `source` as the module at `path`, for so many seconds at most.

    Without a path nothing is changed.
    """
    process = os.fork()
    if process:
        return Trial(process, time.monotonic() + seconds)
    with silenced():
        return os._exit(_run(tests, path, source))


@contextlib.contextmanager
def silenced() -> Iterator[None]:
    """Have a fork print nothing, be nice, and end when this ends, with 1 if it has not ended itself."""
    os.setsid()
    os.nice(max(0, _NICENESS - os.nice(0)))
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    try:
        yield
    finally:
        os._exit(1)


def _run(tests: Sequence[str], path: str, source: str) -> int:
    import pytest

    if path:
        name = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        assert name not in sys.modules, f"{name} was loaded before its fault"
        _put_in(name, compile(source, str(ROOT / path), "exec", dont_inherit=True))
    os.chdir(ROOT)
    return int(pytest.main([*PYTEST, *tests]))


def _put_in(name: str, code: object) -> None:
    """Have the module `name` made of `code` when it is imported."""
    loaded = SourceFileLoader.get_code

    def get_code(self: SourceFileLoader, fullname: str) -> object:
        return code if fullname == name else loaded(self, fullname)

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]  # the one place that makes modules
