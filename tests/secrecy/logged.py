"""Log lines of every level, as they would be written: the person who runs the program is an observer too."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from tests.secrecy.outputs import Asking, Kind, outputs
from tests.secrecy.stored import Record


class _Keeping(logging.Handler):
    """Keeps the formatted text of every record, tracebacks included."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__(logging.DEBUG)
        self._lines = lines
        self.setFormatter(logging.Formatter("%(levelname)s %(name)s: %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the line."""
        self._lines.append(self.format(record))


@contextmanager
def log_lines() -> Iterator[list[str]]:
    """Return the list of lines that are logged in this context, at every level, except for those of asyncio."""
    lines: list[str] = []
    root, handler = logging.getLogger(), _Keeping(lines)
    handler.addFilter(lambda record: record.name != "asyncio")
    before = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    try:
        yield lines
    finally:
        root.setLevel(before)
        root.removeHandler(handler)


def outputs_with_log(record: Record, asking: Asking, kinds: dict[str, Kind]) -> dict[str, bytes]:
    """Return what `outputs` returns, and what is logged meanwhile."""
    with log_lines() as lines:
        found = outputs(record, asking, kinds)
    return {**found, "log lines": "\n".join(lines).encode()}
