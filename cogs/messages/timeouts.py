"""How long one request to Discord may stay without an answer; a connection that hangs must not hold up matches.

Only the time on the wire counts: discord.py must not be interrupted while it waits for a rate limit to pass, because it
would then never lift a global limit again. The trace of the library's HTTP session says when a request begins and ends;
only requests made inside `time_limit` are timed.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import Any

import aiohttp

LONGEST_SILENCE_SECONDS = 60.0

_watched: ContextVar[asyncio.Timeout | None] = ContextVar("watched", default=None)


@asynccontextmanager
async def time_limit() -> AsyncIterator[None]:
    """Let requests that are made inside end with `TimeoutError` if Discord stays silent."""
    async with asyncio.timeout(None) as limit:
        before = _watched.set(limit)
        try:
            yield
        finally:
            _watched.reset(before)


def trace() -> aiohttp.TraceConfig:
    """Return the trace of the HTTP session's requests."""
    config = aiohttp.TraceConfig()
    config.on_request_start.append(_begun)
    config.on_request_end.append(_over)
    config.on_request_exception.append(_over)
    return config


async def _begun(*_: Any) -> None:
    limit = _watched.get()
    if limit is not None:
        limit.reschedule(asyncio.get_running_loop().time() + LONGEST_SILENCE_SECONDS)


async def _over(*_: Any) -> None:
    limit = _watched.get()
    if limit is not None and not limit.expired():
        limit.reschedule(None)
