"""Bots under test: each is a process of its own with a database, a log file, and a token for the loopback Discord."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol

from address import Address, files_at
from tests.loopback.launch import PREPARATIONS_VARIABLE, SITE_VARIABLE
from tests.loopback.preparations import AUCTION
from tests.loopback.request_log import PATIENCE_SECONDS
from tests.loopback.server import Discord
from tests.loopback.waiting import until

ROOT = Path(__file__).parents[2]
_INHERITED = ("PATH", "HOME", "LANG", "LC_ALL", "TMPDIR", "LD_LIBRARY_PATH")


class Parent(Protocol):
    """The process that started a bot and learns when it ends."""

    def ended(self, pid: int, *, block: bool) -> int | None:
        """Return the exit status (negative: the signal) of a child; None while it runs."""


class BotProcess:
    """One process of the bot. `ready` counts bots that identify after its start, so start bots one after the other."""

    def __init__(self, pid: int, log: Path, parent: Parent, discord: Discord) -> None:
        """Keep the id of the process, which is the leader of its own session."""
        self.pid = pid
        self.log = log
        self._gateway = discord.gateway
        self._identified_before = discord.gateway.identified
        self._parent = parent
        self._status: int | None = None

    @property
    def status(self) -> int | None:
        """The exit status (negative: the signal that ended it); None while it runs."""
        if self._status is None:
            self._status = self._parent.ended(self.pid, block=False)
        return self._status

    async def ready(self, seconds: float = PATIENCE_SECONDS) -> "BotProcess":
        """Wait until it has identified at the gateway and processed READY; by then its commands are registered.

        Raises:
            RuntimeError: it has ended; the message has the end of its log.
            TimeoutError: it has not identified; the message has the end of its log.
        """
        try:
            await until(lambda: self._has_come() or self.status is not None, "the bot at the gateway", seconds)
        except TimeoutError as fault:
            raise TimeoutError(f"{fault}; its log:\n{self.tail()}") from None
        if not self._has_come():
            raise RuntimeError(f"the bot ended with {self.status}; its log:\n{self.tail()}")
        return self

    def _has_come(self) -> bool:
        return self._gateway.identified > self._identified_before

    def kill(self) -> None:
        """Kill it with SIGKILL and wait until it is gone."""
        if self.status is None:
            os.kill(self.pid, signal.SIGKILL)
            self._status = self._parent.ended(self.pid, block=True)

    async def stop(self, seconds: float = PATIENCE_SECONDS) -> int:
        """Stop it with SIGTERM, wait for its end and return its exit status.

        Raises:
            TimeoutError: it did not end and has been killed.
        """
        if self.status is None:
            os.kill(self.pid, signal.SIGTERM)
        try:
            await until(lambda: self.status is not None, "its end", seconds)
        except TimeoutError:
            self.kill()
            raise TimeoutError(f"the bot did not stop in {seconds:g} s; its log:\n{self.tail()}") from None
        assert self._status is not None
        return self._status

    def tail(self, lines: int = 30) -> str:
        """Return the end of its log."""
        return "\n".join(self.log.read_text(encoding="utf-8", errors="replace").splitlines()[-lines:])

    def errors(self) -> list[str]:
        """Return the lines of the log that are errors or tracebacks."""
        lines = self.log.read_text(encoding="utf-8", errors="replace").splitlines()
        return [line for line in lines if " ERROR " in line or "CRITICAL" in line or line.startswith("Traceback")]


class Nursery:
    """Starts bots by forking a process that has imported everything: hundredths of a second instead of seconds.

    Use it as a context manager; bots that still run at its end are killed.
    """

    def __init__(self) -> None:
        """Start the process."""
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.loopback.nursery"],
            cwd=ROOT,
            env={**_inherited(), "PYTHONPATH": str(ROOT)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._children: list[BotProcess] = []

    def __enter__(self) -> "Nursery":
        """Return itself."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Kill all bots and end the process."""
        for child in self._children:
            child.kill()
        self._process.communicate()

    def start(
        self,
        discord: Discord,
        database: Address,
        *,
        preparations: Sequence[str] = (AUCTION,),
        settings: Mapping[str, str] | None = None,
    ) -> BotProcess:
        """Start a bot on `database`; `settings` are SEALED_ORDERS_... variables."""
        files = files_at(database)
        log = files.with_name(f"{files.stem}.log")
        log.touch()
        environment = _environment(discord, database, preparations, settings)
        answer = self._ask({"do": "start", "environment": environment, "log": str(log)})
        child = BotProcess(answer["pid"], log, self, discord)
        self._children = [each for each in self._children if each.status is None] + [child]
        return child

    def ended(self, pid: int, *, block: bool) -> int | None:
        """Return the exit status of a child; None while it runs."""
        status: int | None = self._ask({"do": "ended", "pid": pid, "block": block})["status"]
        return status

    def _ask(self, order: dict[str, Any]) -> dict[str, Any]:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("the nursery has died")
        answer: dict[str, Any] = json.loads(line)
        return answer


class FreshParent:
    """The parent of a bot that was started as a new Python process, as people start it."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        """Keep the process."""
        self._process = process

    def ended(self, pid: int, *, block: bool) -> int | None:
        """Return its exit status; None while it runs."""
        assert pid == self._process.pid
        return self._process.wait() if block else self._process.poll()


def start_fresh(
    discord: Discord,
    database: Path,
    *,
    preparations: Sequence[str] = (AUCTION,),
    settings: Mapping[str, str] | None = None,
) -> BotProcess:
    """Start a bot on `database` as a new Python process, which takes seconds; the caller stops or kills it."""
    log = database.with_name(f"{database.stem}.log")
    with log.open("ab") as output:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.loopback.launch"],
            cwd=database.parent,
            env={**_inherited(), "PYTHONPATH": str(ROOT), **_environment(discord, database, preparations, settings)},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            start_new_session=True,
        )
    return BotProcess(process.pid, log, FreshParent(process), discord)


def _environment(
    discord: Discord, database: Address, preparations: Sequence[str], settings: Mapping[str, str] | None
) -> dict[str, str]:
    return {
        "DISCORD_TOKEN": discord.token,
        "SEALED_ORDERS_DATABASE": str(database) if isinstance(database, Path) else database.reveal(),
        "SEALED_ORDERS_BESIDE": str(files_at(database).parent),
        "SEALED_ORDERS_WORKERS": "1",
        "SEALED_ORDERS_REQUESTS_A_SECOND": "100000",
        # Tables are opened one after the other here, in minutes more than anybody may in a day.
        "SEALED_ORDERS_TABLES_A_DAY": "1000",
        "SEALED_ORDERS_PACE_OF_COMPUTERS": "0",
        SITE_VARIABLE: discord.url,
        PREPARATIONS_VARIABLE: json.dumps(list(preparations)),
        **(settings or {}),
    }


def _inherited() -> dict[str, str]:
    return {name: os.environ[name] for name in _INHERITED if name in os.environ}
