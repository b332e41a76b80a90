"""Starts the playground as a person would, reads its address, and stops it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import threading
import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Self

PATIENCE = 180.0
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/#\S+")


class Playground:
    """The bot's process with the playground in it; `address` opens the page, `said` is its output so far."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self._lines: list[str] = []
        self._spoke = threading.Condition()
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        self.address = self.expect(ADDRESS)

    @classmethod
    def start(
        cls, command: Sequence[str], environment: Mapping[str, str] | None = None, log: Path | None = None
    ) -> Self:
        """Start `command` (this environment without a token, plus `environment`) and wait for its address.

        What it logs is added to the file `log`, or goes where this process logs.
        """
        inherited = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
        environment = {**inherited, "PYTHONUNBUFFERED": "1", **(environment or {})}
        with ExitStack() as opened:
            logged = opened.enter_context(log.open("a", encoding="utf-8")) if log is not None else None
            process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=logged, text=True)
        return cls(process)

    @property
    def said(self) -> str:
        """The output so far."""
        return "".join(self._lines)

    def expect(self, words: re.Pattern[str]) -> str:
        """Wait until `words` are printed, and return them.

        Raises:
            AssertionError: they were not printed, or the process ended.
        """
        until = time.monotonic() + PATIENCE
        with self._spoke:
            while not (found := words.search(self.said)):
                assert self._listener.is_alive() and time.monotonic() < until, f"no {words.pattern} in: {self.said}"
                self._spoke.wait(0.2)
        return found[0]

    def stop(self, sign: signal.Signals = signal.SIGINT) -> None:
        """Ask the process to stop as Ctrl-C does, and wait for its end."""
        self.process.send_signal(sign)
        self.process.wait(PATIENCE)

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            with self._spoke:
                self._lines.append(line)
                self._spoke.notify_all()
        self.process.stdout.close()

    def kill(self) -> None:
        """End the process at once, as a power cut would."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.kill()
        self._listener.join(PATIENCE)
