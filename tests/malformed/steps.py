"""Counts the lines that Python runs, which is the same on every machine: a test that work does not grow too fast."""

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any


def steps_of(work: Callable[[], Any]) -> int:
    """Return how many lines `work` runs, those of libraries too; exceptions are ignored."""
    lines = 0

    def count(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal lines
        lines += event == "line"
        return count

    before = sys.gettrace()
    sys.settrace(count)
    try:
        work()
    except Exception:
        return lines
    finally:
        sys.settrace(before)
    return lines
