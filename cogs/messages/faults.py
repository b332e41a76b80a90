"""Discord's faults, by what they mean for us. The codes are from Discord's documentation. Pure."""

import aiohttp
import discord

UNKNOWN_CHANNEL = 10003
UNKNOWN_SERVER = 10004
UNKNOWN_MEMBER = 10007
UNKNOWN_MESSAGE = 10008
UNKNOWN_USER = 10013
MISSING_ACCESS = 50001
ARCHIVED_THREAD = 50083
LOCKED_THREAD = 160005
TOO_MANY_THREADS = 160006
TOO_MANY_REQUESTS = 429
LONGEST_TEXT = 200

CHANNEL_GONE = frozenset({UNKNOWN_CHANNEL, UNKNOWN_SERVER})
OUT_OF_REACH = frozenset({UNKNOWN_USER, 50007, 50033, 50278})
"""A person cannot be written to: unknown user, closed direct messages, invalid recipient, no server in common."""

TOO_LATE = frozenset({10062, 10015, 50027, 40060})
"""An interaction is over: unknown, its token unknown or too old, or somebody has answered it already."""

FAULTS = (discord.DiscordException, aiohttp.ClientError, TimeoutError, ConnectionError)
"""What a request to Discord may raise."""


def code_of(fault: BaseException) -> int:
    """Return the code that Discord gave to a fault, 0 if it gave none."""
    return fault.code if isinstance(fault, discord.HTTPException) else 0


def is_outage(fault: BaseException) -> bool:
    """Return whether Discord or the way to it is out of order: the same request may work later."""
    if isinstance(fault, discord.HTTPException):
        return fault.status == TOO_MANY_REQUESTS or fault.status >= 500
    return isinstance(fault, FAULTS) and not isinstance(fault, discord.DiscordException)


def in_short(fault: BaseException) -> str:
    """Describe a fault in one short line for the log; a broken proxy answers with whole pages."""
    lines = str(fault).splitlines() or [""]
    return f"{type(fault).__name__}: {lines[0][:LONGEST_TEXT]}"
