"""Tries mutants in forks of a process that has collected a game's tests and knows which functions each of them runs.

A test that does not run a function cannot find a fault in it, and a process that has loaded the tests need not load
them again for each fault: the code of one function is exchanged in a fork, and the tests that run it are run, the
quickest first, until one fails. The dearer tests run nearly everything, so these follow whatever they run. That is no
way for what is computed when modules are loaded: tables, defaults of arguments, functions that were run by then. Such
faults are left to `trial.py`.
"""

import gc
import math
import os
import pickle
import resource
import signal
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import _lru_cache_wrapper
from inspect import CO_OPTIMIZED
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from types import CodeType, FrameType, FunctionType

import pytest

from tests.mutation.mutants import Mutant
from tests.mutation.trial import PYTEST, ROOT, silenced

_PAUSE = 0.005
_TIMES, _LEAST = 4, 10.0
"""Tests may take so many times the processor time that they take without a fault, and so many seconds at least."""

_PATIENCE = 10
"""So many times as long the clock may show, for the machine may be busy and a test may wait for nothing."""

_MEMORY = 4 << 30

Place = tuple[str, str]
"""A function: the path of its module, and its name with its classes. What is made inside of it belongs to it."""


@dataclass(frozen=True)
class Collection:
    """Which tests of some paths are meant: those with one of the words in their id.

    Those of the first `own` paths, but for slow ones, go first.
    """

    paths: tuple[str, ...]
    words: tuple[str, ...]
    own: int


@dataclass(frozen=True)
class _Ran:
    """What a test ran, None if it is a dearer one, and how long (s of the processor) that took."""

    places: frozenset[Place] | None
    seconds: float

    def may_find(self, place: Place) -> bool:
        """Return whether the test may find a fault there."""
        return self.places is None or place in self.places


class Collected:
    """The process with the tests; `begin` has it try a mutant, `outcomes` says what became of some."""

    def __init__(self, tests: Collection, least: float = _LEAST) -> None:
        """Fork it, and wait until it knows what each test runs; each may take `least` seconds of the processor.

        Raises:
            SystemExit: a test fails without a fault.
        """
        ours, theirs = Pipe()
        self._connection = ours
        process = os.fork()
        if not process:
            ours.close()
            with silenced():
                os.chdir(ROOT)
                process_with_tests = _Server(tests, theirs, least)
                sys.settrace(process_with_tests.trace)
                pytest.main([*PYTEST, "--capture=sys", "-m", "not hunt", *tests.paths], plugins=[process_with_tests])
        theirs.close()
        self._process = process
        failed: str = ours.recv()
        if failed:
            raise SystemExit(f"without a fault this test fails: {failed}")

    def begin(self, number: int, mutant: Mutant) -> None:
        """Begin to try a mutant; `number` names its outcome."""
        self._connection.send((number, mutant.path, mutant.source))

    def outcomes(self) -> Iterator[tuple[int, bool | None]]:
        """Yield which mutants were killed (True), which survived, and which cannot be tried in this way (None)."""
        while self._connection.poll():
            yield self._connection.recv()

    def end(self) -> None:
        """End the process."""
        self._connection.close()
        os.waitpid(self._process, 0)


class _Server:
    """What goes on in the process with the tests, as a plugin of its pytest."""

    def __init__(self, tests: Collection, connection: Connection, least: float) -> None:
        self._tests, self._connection, self._least = tests, connection, least
        self._met: set[CodeType] = set()
        self._loading: frozenset[Place] = frozenset()
        self._ran: dict[pytest.Item, _Ran] = {}
        self._functions: dict[tuple[str, str, int], list[FunctionType]] = {}
        self._children: dict[int, tuple[int, float]] = {}

    def trace(self, frame: FrameType, _event: str, _argument: object) -> None:
        """Note that a function is run."""
        self._met.add(frame.f_code)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Take the tests that are meant."""
        items[:] = [each for each in items if any(word in each.nodeid for word in self._tests.words)]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try mutants until nobody wants any more."""
        sys.settrace(None)
        self._loading = self._taken()
        gc.unfreeze()
        for each in gc.get_objects():
            if isinstance(each, FunctionType):
                self._functions.setdefault(_named(each.__code__), []).append(each)
        failed = self._record(session)
        gc.collect()
        gc.freeze()
        self._connection.send(failed)
        while True:
            try:
                while self._connection.poll(_PAUSE):
                    self._begin(session, *self._connection.recv())
            except EOFError:
                os._exit(0)
            self._reap()

    def _record(self, session: pytest.Session) -> str:
        """Note what each test runs, in a fork; return the id of a test that fails."""
        ours, theirs = Pipe(duplex=False)
        process = os.fork()
        if not process:
            self._record_all(session, theirs)
        theirs.close()
        found: list[_Ran] | str = pickle.loads(ours.recv_bytes())
        os.waitpid(process, 0)
        if isinstance(found, str):
            return found
        self._ran = dict(zip(session.items, found, strict=True))
        return ""

    def _record_all(self, session: pytest.Session, connection: Connection) -> None:
        caches = [each for each in gc.get_objects() if isinstance(each, _lru_cache_wrapper)]
        shared, found = _Shared(self._met), []
        session.config.pluginmanager.register(shared)
        threading.settrace(self.trace)
        for item in session.items:
            for cache in caches:
                cache.cache_clear()
            self._met.clear()
            is_cheap, begun = self._is_cheap(item), time.process_time()
            sys.settrace(self.trace if is_cheap else None)
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
            sys.settrace(None)
            seconds = time.process_time() - begun
            if session.testsfailed:
                connection.send_bytes(pickle.dumps(item.nodeid))
                os._exit(1)
            names = getattr(item, "fixturenames", ())
            ran = self._taken().union(*(shared.ran.get(name, ()) for name in names)) if is_cheap else None
            found.append(_Ran(ran, seconds))
        connection.send_bytes(pickle.dumps(found))
        os._exit(0)

    def _taken(self) -> frozenset[Place]:
        """Return which functions of games were run since this was asked last."""
        places = _places(self._met)
        self._met.clear()
        return places

    def _begin(self, session: pytest.Session, number: int, path: str, source: str) -> None:
        found = self._exchanged(path, source)
        if found is None:
            self._connection.send((number, None))
            return
        place, functions, code = found
        items = sorted((each for each in session.items if self._ran[each].may_find(place)), key=self._order)
        process = os.fork()
        if process:
            seconds = self._least + _TIMES * sum(self._ran[each].seconds for each in items)
            self._children[process] = number, time.monotonic() + _PATIENCE * seconds
            return
        status = 1
        try:
            os.setsid()
            resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
            for each in functions:
                each.__code__ = code
            status = int(not self._passes(session, items))
        finally:
            os._exit(status)

    def _passes(self, session: pytest.Session, items: Sequence[pytest.Item]) -> bool:
        """Return whether these tests pass, the process being ended by one that takes too long."""
        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        for place, item in enumerate(items):
            limit = time.process_time() + self._least + _TIMES * self._ran[item].seconds
            resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(limit), most))
            following = items[place + 1] if place + 1 < len(items) else None
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if session.testsfailed:
                return False
        return True

    def _order(self, item: pytest.Item) -> tuple[bool, float]:
        return not self._is_cheap(item), self._ran[item].seconds

    def _is_cheap(self, item: pytest.Item) -> bool:
        is_own = item.nodeid.startswith(self._tests.paths[: self._tests.own])
        return is_own and item.get_closest_marker("slow") is None

    def _exchanged(self, path: str, source: str) -> tuple[Place, list[FunctionType], CodeType] | None:
        """Return the one function that differs in `source`, its objects, and its code; None if that is not all."""
        name = str(ROOT / path)
        before = _outermost(compile((ROOT / path).read_text(encoding="utf-8"), name, "exec", dont_inherit=True))
        after = _outermost(compile(source, name, "exec", dont_inherit=True))
        differing = [each for each in before if before[each] != after.get(each)]
        if len(differing) != 1 or differing[0] not in after:
            return None
        (named,) = differing
        place, functions, code = (path, named[1]), self._functions.get(named, []), after[named]
        if not functions or place in self._loading or code.co_freevars != before[named].co_freevars:
            return None
        return place, functions, code

    def _reap(self) -> None:
        for process, (number, deadline) in list(self._children.items()):
            ended, status = os.waitpid(process, os.WNOHANG)
            if not ended and time.monotonic() > deadline:
                os.killpg(process, signal.SIGKILL)
                _, status = os.waitpid(process, 0)
                ended = process
            if ended:
                del self._children[process]
                self._connection.send((number, status != 0))


class _Shared:
    """Notes what fixtures for many tests run: that belongs to each of these tests. A plugin of pytest."""

    def __init__(self, met: set[CodeType]) -> None:
        """`met` is what has been run of late."""
        self._met = met
        self.ran: dict[str, frozenset[Place]] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef[object]) -> Iterator[None]:
        """Note what a fixture runs, unless it is made anew for each test."""
        before = set(self._met)
        self._met.clear()
        try:
            return (yield)
        finally:
            if fixturedef.scope != "function":
                name = fixturedef.argname
                self.ran[name] = self.ran.get(name, frozenset()) | _places(self._met)
            self._met |= before


def _places(codes: set[CodeType]) -> frozenset[Place]:
    start = str(ROOT / "games") + os.sep
    return frozenset(
        (os.path.relpath(each.co_filename, ROOT), each.co_qualname.partition(".<locals>")[0])
        for each in tuple(codes)
        if each.co_filename.startswith(start)
    )


def _named(code: CodeType) -> tuple[str, str, int]:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def _outermost(code: CodeType) -> dict[tuple[str, str, int], CodeType]:
    """Return the functions of a module and of its classes, without those inside of them."""
    found: dict[tuple[str, str, int], CodeType] = {}
    for each in code.co_consts:
        if isinstance(each, CodeType):
            found |= {_named(each): each} if each.co_flags & CO_OPTIMIZED else _outermost(each)
    return found
