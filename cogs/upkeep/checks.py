"""What is right and what is wrong with the bot: whether it is well, and whether it is ready for people.

A bot that is not well is to be looked after, or started anew. One that is not ready is starting or about to end.
"""

from collections.abc import Mapping
from typing import Final

import msgspec

from cogs.health_check import PROGRAM
from cogs.sealed_orders import SealedOrders
from config import VERSION
from text import words

SILENT_SECONDS: Final = 150
"""For so long nothing may come from Discord: it ends connections now and then, and the next one takes a while."""


class Found(msgspec.Struct, frozen=True):
    """What a look has found, as JSON. `wrong`: a sentence for each of the `checks` that is not as it should be."""

    program: str
    version: str
    ok: bool
    checks: Mapping[str, bool]
    wrong: tuple[str, ...]


async def health(bot: SealedOrders) -> Found:
    """Return whether the bot is well: Discord speaks to it, and its database answers.

    One that has not opened its database yet is starting, or migrates it for minutes; no other start would be quicker.
    """
    said, silence = words(bot.settings.language), int(bot.silence())
    wrong = {"gateway": "", "database": ""}
    if silence >= SILENT_SECONDS:
        wrong["gateway"] = said("health-gateway", seconds=silence)
    if bot.is_open and not bot.is_draining:
        code = await bot.services.watching.trouble()
        wrong["database"] = said("health-database", code=code) if code else ""
    return _found(wrong)


async def ready(bot: SealedOrders) -> Found:
    """Return whether the bot is ready: its shards are connected, its database is migrated, and it does not end now."""
    said, shards = words(bot.settings.language), bot.shard_states()
    missing = sum(not is_there for is_there in shards.values())
    return _found(
        {
            "shards": said("ready-shards", missing=missing, own=len(shards)) if missing else "",
            "opened": "" if bot.is_open else said("ready-opened"),
            "serving": said("ready-serving") if bot.is_draining else "",
        }
    )


def _found(wrong: Mapping[str, str]) -> Found:
    sentences = tuple(sentence for sentence in wrong.values() if sentence)
    return Found(PROGRAM, VERSION, not sentences, {check: not sentence for check, sentence in wrong.items()}, sentences)
