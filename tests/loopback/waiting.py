"""Waiting with a limit."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from tests.loopback.request_log import PATIENCE_SECONDS

T = TypeVar("T")
LOOK_EVERY_SECONDS = 0.02


async def within(seconds: float, what: Awaitable[T]) -> T:
    """Wait for `what`, `seconds` at most; raises `TimeoutError`."""
    async with asyncio.timeout(seconds):
        return await what


async def until(is_so: Callable[[], T | None], what: str, seconds: float = PATIENCE_SECONDS) -> T:
    """Call `is_so` until it returns something true; return that.

    Raises:
        TimeoutError: `what` did not come about.
    """
    try:
        async with asyncio.timeout(seconds):
            while not (found := is_so()):  # noqa: ASYNC110  (what is looked at has no event: any state of the world)
                await asyncio.sleep(LOOK_EVERY_SECONDS)
            return found
    except TimeoutError:
        raise TimeoutError(f"{what}: not in {seconds:g} s") from None
