"""Starts the playground as a person would, reads its address, and stops it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import time
from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Self

PATIENCE = 20.0
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/#\S+")


class Playground:
    """The bot's process with the playground in it; `address` opens the page, `said` is what it printed before."""

    def __init__(self, process: subprocess.Popen[str], address: str, said: str) -> None:
        self.process = process
        self.address = address
        self.said = said

    @classmethod
    def start(cls, command: Sequence[str], environment: Mapping[str, str] | None = None) -> Self:
        """Start `command` (this environment without a token, plus `environment`) and wait until it has said all."""
        inherited = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
        process = subprocess.Popen(
            command,
            env={**inherited, "PYTHONUNBUFFERED": "1", **(environment or {})},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert process.stdout is not None
        said = ""
        for line in process.stdout:
            said += line
            if address := ADDRESS.search(line):
                return cls(process, address[0], said)
        raise AssertionError(f"the playground ended with {process.wait()} and said: {said}")

    def stop(self, sign: signal.Signals = signal.SIGINT) -> float:
        """Ask the process to stop as Ctrl-C does, and return the seconds it took; `said` gets the rest of its words."""
        began = time.monotonic()
        self.process.send_signal(sign)
        rest, _ = self.process.communicate(timeout=PATIENCE)
        self.said += rest
        return time.monotonic() - began

    def kill(self) -> None:
        """End the process at once, as a power cut would."""
        self.process.kill()
        self.process.communicate(timeout=PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.kill()
