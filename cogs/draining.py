"""How the bot ends well: nobody who has pressed something is left without an answer, and others take its work at once.

First it takes up nothing new: no table, nothing that is due, no shard, nothing that computers think about. Where other
processes share the shards it offers them its own, and answers presses that still arrive until each of them is
another's. Then it cuts its connections, answers what has come, and gives the rest back in the database.
"""

import asyncio
import logging
from collections.abc import Awaitable, Iterable
from typing import Any, Protocol

from cogs.client import Client
from cogs.shards.leasing import Leasing

ANSWERING_SECONDS = 4.0
"""So long answers that are under way may take."""

CLOSING_SECONDS = 5.0
LEAST_SECONDS = 0.5
"""So long a part may take to close, also when the time is up."""

_TURNS = 5
"""So many turns of the event loop later what has arrived is being answered."""

_log = logging.getLogger(__name__)


class Part(Protocol):
    """A part of the bot that works in the background."""

    async def close(self) -> None:
        """Stop, and leave the rest to others."""


async def drain(bot: Client, leasing: Leasing, parts: Iterable[Part]) -> None:
    """Take up nothing new, and let other processes take the shards; presses that still arrive are answered."""
    await close_all(bot, parts)
    await leasing.hand_over(bot.ending.left() - ANSWERING_SECONDS - LEAST_SECONDS)


async def close_all(bot: Client, parts: Iterable[Part]) -> None:
    """Let what is shown, and what is due, be others' to see to."""
    await within(bot, "background work", asyncio.gather(*(each.close() for each in parts)))


async def answer_the_last(bot: Client) -> None:
    """Let nothing more arrive, and answer what has."""
    await within(bot, "lines", bot.cut())
    for _ in range(_TURNS):
        await asyncio.sleep(0)
    seconds = min(ANSWERING_SECONDS, max(LEAST_SECONDS, bot.ending.left() - 2 * LEAST_SECONDS))
    await within(bot, "answers", bot.pending_answers.finish(seconds))


async def within(bot: Client, what: str, work: Awaitable[Any]) -> None:
    """Wait for a part to close, but not for ever; a part that fails to does not keep the others open."""
    try:
        await asyncio.wait_for(work, min(CLOSING_SECONDS, max(LEAST_SECONDS, bot.ending.left())))
    except TimeoutError:
        _log.warning("%s did not close in time", what)
    except Exception:
        _log.exception("%s did not close well", what)
