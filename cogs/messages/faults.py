"""What goes wrong with requests to Discord: faults, by what they mean for us, and answers that never come.

The codes are from Discord's documentation. A connection that hangs must not hold up matches, so a request made inside
`time_limit` may stay without an answer for so long and no longer. Only the time on the wire counts: discord.py must not
be interrupted while it waits for a rate limit to pass, because it would then never lift a global limit again. The trace
of the library's HTTP session says when a request begins and ends.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from time import perf_counter
from types import SimpleNamespace

import aiohttp
import discord

from counting import known

UNKNOWN_CHANNEL = 10003
UNKNOWN_SERVER = 10004
UNKNOWN_MEMBER = 10007
UNKNOWN_MESSAGE = 10008
UNKNOWN_USER = 10013
WRONG_CHANNEL = 50024
MISSING_ACCESS = 50001
MISSING_PERMISSIONS = 50013
ARCHIVED_THREAD = 50083
LOCKED_THREAD = 160005
TOO_MANY_REQUESTS = 429
TAG_REQUIRED = 40067
ENTITY_TOO_LARGE = 413
LONGEST_TEXT = 200
LONGEST_SILENCE_SECONDS = 60.0

CHANNEL_GONE = frozenset({UNKNOWN_CHANNEL, UNKNOWN_SERVER})
OUT_OF_REACH = frozenset({UNKNOWN_USER, 50007, 50033, 50278})
"""A person cannot be written to: unknown user, closed direct messages, invalid recipient, no server in common."""

TOO_FAST = frozenset({20016, 20022, 20028, 20029, 40003, 40062, 130000})
"""A limit that is no status 429: slow mode, edits of announcements, what is written in a channel or on a server, direct
messages opened too fast, a busy service (docs: JSON Error Codes). Nobody has closed anything by that."""

TOO_MANY_THREADS = frozenset({160006, 160007})
"""A server has as many open threads as Discord lets it have, or as many below channels for announcements."""

FILTERED = frozenset({20009, 20031, 200000, 200001, 240000})
"""A word filter, of Discord or of the server, refuses a text or a name."""

NAME_REFUSED = frozenset({*FILTERED, 50035})
"""Discord may take another name: filters of names also answer that the form is bad."""

TOO_LARGE = frozenset({40005, 50045})
"""The message is too large, mostly for its files."""

TOO_LATE = frozenset({10062, 10015, 50027, 40060})
"""An interaction is over: unknown, its token unknown or too old, or somebody has answered it already."""

FAULTS = (discord.DiscordException, aiohttp.ClientError, TimeoutError, ConnectionError)
"""What a request to Discord may raise."""

_ANSWERS = {2: "ok", 4: "refused", 5: "failed"}
"""What kinds of answers are called where they are counted, by the first digit of their status."""

_watched: ContextVar[asyncio.Timeout | None] = ContextVar("watched", default=None)


def code_of(fault: BaseException) -> int:
    """Return the code that Discord gave to a fault, 0 if it gave none."""
    return fault.code if isinstance(fault, discord.HTTPException) else 0


def is_outage(fault: BaseException) -> bool:
    """Return whether Discord or the way to it is out of order: the same request may work later."""
    if isinstance(fault, discord.HTTPException):
        return fault.status == TOO_MANY_REQUESTS or fault.status >= 500 or fault.code in TOO_FAST
    return isinstance(fault, FAULTS) and not isinstance(fault, discord.DiscordException)


def is_too_large(fault: BaseException) -> bool:
    """Return whether Discord may take the same message without its files."""
    return code_of(fault) in TOO_LARGE or (
        isinstance(fault, discord.HTTPException) and fault.status == ENTITY_TOO_LARGE
    )


def in_short(fault: BaseException) -> str:
    """Describe a fault in one short line for the log; a broken proxy answers with whole pages."""
    lines = str(fault).splitlines() or [""]
    return f"{type(fault).__name__}: {lines[0][:LONGEST_TEXT]}"


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
    config.on_request_exception.append(_failed)
    return config


async def _begun(
    _session: aiohttp.ClientSession, context: SimpleNamespace, _of: aiohttp.TraceRequestStartParams
) -> None:
    context.began_at = perf_counter()
    limit = _watched.get()
    if limit is not None:
        limit.reschedule(asyncio.get_running_loop().time() + LONGEST_SILENCE_SECONDS)


async def _over(_session: aiohttp.ClientSession, context: SimpleNamespace, of: aiohttp.TraceRequestEndParams) -> None:
    status = of.response.status
    known.DISCORD_ANSWERS.note(perf_counter() - context.began_at, _answer(status))
    if status == TOO_MANY_REQUESTS:
        known.DISCORD_LIMITS.add(of.response.headers.get("X-RateLimit-Scope", ""))
    _ended()


async def _failed(_session: aiohttp.ClientSession, context: SimpleNamespace, _of: object) -> None:
    known.DISCORD_ANSWERS.note(perf_counter() - context.began_at, "none")
    _ended()


def _answer(status: int) -> str:
    return "limited" if status == TOO_MANY_REQUESTS else _ANSWERS.get(status // 100, "other")


def _ended() -> None:
    limit = _watched.get()
    if limit is not None and not limit.expired():
        limit.reschedule(None)
