"""What a check objects to, as words, so that a test can say that there is nothing."""

from collections.abc import Awaitable, Callable
from typing import Any


def finding(check: Callable[..., object], *given: Any) -> str:
    """Return what `check` objects to in `given`, and where; nothing if all is well."""
    try:
        check(*given)
    except AssertionError as fault:
        return _told(fault)
    return ""


async def finding_of(checking: Awaitable[object]) -> str:
    """Return what a check that waits objects to, and where; nothing if all is well."""
    try:
        await checking
    except AssertionError as fault:
        return _told(fault)
    return ""


def _told(fault: AssertionError) -> str:
    trace = fault.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace else "somewhere"
    return f"{place}: {fault}"
