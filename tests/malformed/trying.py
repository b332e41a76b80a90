"""How often bad input is tried, and how failures are reported: in one short line with which to make it again."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.sampling import sample

MORE = sample(1, hunt=20)
_SHOWN = 200


def generators(kind: object, tries: int) -> Iterator[random.Random]:
    """Yield `tries` random sources, always the same; many more in a hunt."""
    return generators_once(kind, tries * MORE)


def generators_once(kind: object, tries: int) -> Iterator[random.Random]:
    """Yield `tries` random sources, always the same, for a test that a hunt repeats as a whole."""
    return (random.Random(f"{kind}/{number}") for number in range(tries))


def survived(attempt: Callable[[Any], Any], given: Any, *allowed: type[BaseException]) -> Any:
    """Return what `attempt` makes of `given`, None if it raises what is `allowed`; anything else fails the test."""
    __tracebackhide__ = True
    try:
        return attempt(given)
    except allowed:
        return None
    except Exception as fault:
        message = f"{type(fault).__name__}: {str(fault)[:_SHOWN]!a} at {_place(fault)}"
    # Outside of the handler, so that no traceback of thousands of lines is printed.
    pytest.fail(f"{message}, given {ascii(given)[:_SHOWN]}", pytrace=False)


def _place(fault: BaseException) -> str:
    """Return the innermost line of our code."""
    trace, place = fault.__traceback__, ""
    while trace is not None:
        name = trace.tb_frame.f_code.co_filename
        if ".venv" not in name and "lib/python" not in name:
            place = f"{name.rpartition('/')[2]}:{trace.tb_lineno}"
        trace = trace.tb_next
    return place
