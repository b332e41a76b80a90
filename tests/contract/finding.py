"""The message of a failed check, so that a test can compare it with the empty string."""

from collections.abc import Awaitable, Callable
from typing import Any


def finding(check: Callable[..., object], *given: Any) -> str:
    """Return what `check` finds wrong in `given`, and where; empty if all is well."""
    try:
        check(*given)
    except AssertionError as fault:
        return _described(fault)
    return ""


async def finding_of(checking: Awaitable[object]) -> str:
    """Return what an asynchronous check finds wrong, and where; empty if all is well."""
    try:
        await checking
    except AssertionError as fault:
        return _described(fault)
    return ""


def _described(fault: AssertionError) -> str:
    trace = fault.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace else "somewhere"
    return f"{place}: {fault}"
