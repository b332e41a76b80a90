"""What the tests of each directory cost in processor time, printed after them with `--costs`, with their budgets.

Processor seconds depend less on what else a machine does than those of a clock do. A budget is in seconds of a machine
on which some fixed work takes `WORK_SECONDS`; the table says it in those of this machine. Nothing fails for being slow.
"""

import hashlib
import time
from collections import defaultdict
from collections.abc import Generator, Mapping
from pathlib import PurePosixPath
from typing import Any

import msgspec
import pytest

from tests.processes import processor_seconds

BUDGETS = {
    "architecture": 8,
    "bench": 15,
    "cogs": 5,
    "contract": 61,
    "crash": 97,
    "db": 34,
    "failures": 50,
    "games": 71,
    "golden": 43,
    "load": 4,
    "loopback": 8,
    "malformed": 64,
    "mutation": 8,
    "play": 108,
    "playground": 11,
    "quarter": 48,
    "refusals": 6,
    "render": 139,
    "season": 5,
    "secrecy": 168,
    "text": 17,
    "tooling": 7,
    "whole": 151,
    "of one file": 7,
    "imports": 50,
}
"""The most that a directory of tests should cost; a new test says what it would catch that no other does."""

FILES, IMPORTS = "of one file", "imports"
WORK_SECONDS = 0.15
_ROUNDS = 400_000


class Cost(msgspec.Struct, array_like=True):
    """How many tests there were, and the processor seconds they took."""

    tests: int = 0
    seconds: float = 0.0


class Costs:
    """A plugin for pytest: measures in each worker, and adds up and prints in the process that started them."""

    def __init__(self, config: pytest.Config) -> None:
        """Begin to measure."""
        self._config = config
        self._began_at = processor_seconds()
        self._found: dict[str, Cost] = defaultdict(Cost)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Measure one test, with its fixtures and processes."""
        before = processor_seconds()
        try:
            return (yield)
        finally:
            self._add(directory_of(item.nodeid), Cost(1, processor_seconds() - before))

    def pytest_sessionfinish(self) -> None:
        """Count what no test took as imports, and hand everything to the process that started this worker."""
        tests = sum(cost.seconds for cost in self._found.values())
        self._add(IMPORTS, Cost(0, max(0.0, processor_seconds() - self._began_at - tests)))
        output: dict[str, Any] | None = getattr(self._config, "workeroutput", None)
        if output is not None:
            output["costs"] = {name: msgspec.to_builtins(cost) for name, cost in self._found.items()}

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Add what a worker has measured."""
        for name, cost in getattr(node, "workeroutput", {}).get("costs", {}).items():
            self._add(name, Cost(*cost))

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print the table."""
        terminalreporter.section("processor seconds")
        for line in table(self._found, measured_speed()):
            terminalreporter.write_line(line)

    def _add(self, name: str, cost: Cost) -> None:
        known = self._found[name]
        self._found[name] = Cost(known.tests + cost.tests, known.seconds + cost.seconds)


def directory_of(nodeid: str) -> str:
    """Return under which name a test is counted: its directory, or one for all files that are in none."""
    parts = PurePosixPath(nodeid.partition("::")[0]).parts
    return parts[1] if len(parts) > 2 else FILES


def table(found: Mapping[str, Cost], speed: float) -> list[str]:
    """Return the lines of the table; `speed`: of this machine, 2.0 where budgets are used up in half the seconds."""
    lines = [f"{'directory':<14}{'tests':>7}{'seconds':>10}{'budget':>9}"]
    for name in sorted(found, key=lambda name: -found[name].seconds):
        cost, budget = found[name], BUDGETS.get(name, 0) / speed
        over = "  over its budget" if cost.seconds > budget else ""
        lines.append(f"{name:<14}{cost.tests:>7}{cost.seconds:>10.1f}{budget:>9.0f}{over}")
    tests, seconds = sum(cost.tests for cost in found.values()), sum(cost.seconds for cost in found.values())
    lines.append(f"{'all':<14}{tests:>7}{seconds:>10.1f}{sum(BUDGETS.values()) / speed:>9.0f}")
    return lines


def measured_speed() -> float:
    """Return how many times as fast as the machine of the budgets this one is now."""
    began_at, text = time.process_time(), b""
    for number in range(_ROUNDS):
        text = hashlib.sha256(text + str(number).encode()).digest()
    return WORK_SECONDS / max(0.01, time.process_time() - began_at)
