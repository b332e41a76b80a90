"""What is right and what is wrong with the bot: whether it is well, and whether it is ready for people.

A bot that is not well is to be looked after, or started anew. One that is not ready is starting or about to end.
"""

from collections.abc import Mapping
from typing import Final

import msgspec

from cogs.sealed_orders import SealedOrders
from cogs.upkeep.health_check import PROGRAM
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

    One that opens its database may bring it up to date for minutes; no other start would be quicker. Before that is
    done it does not connect to Discord, so nothing is said of that.
    """
    said, silence, code = words(bot.settings.language), int(bot.silence()), ""
    if not bot.is_open:
        code = bot.not_opened
    elif not bot.is_draining:
        code = await bot.services.watching.trouble()
    is_silent = silence >= SILENT_SECONDS and not bot.is_opening and (bot.is_open or not code)
    return _found(
        {
            "gateway": said("health-gateway", seconds=silence) if is_silent else "",
            "database": said("health-database", code=code) if code else "",
        }
    )


async def ready(bot: SealedOrders) -> Found:
    """Return whether the bot is ready: its shards are connected, its database is migrated, and it does not end now."""
    said, shards = words(bot.settings.language), bot.shard_states()
    missing = sum(not is_there for is_there in shards.values())
    lacking = said("ready-shards", missing=missing, own=len(shards)) if missing else ""
    return _found(
        {
            # A process that has none yet waits for the place of another one.
            "shards": lacking if shards else said("ready-no_shards"),
            "opened": "" if bot.is_open else said("ready-opened"),
            "serving": said("ready-serving") if bot.is_draining else "",
        }
    )


def _found(wrong: Mapping[str, str]) -> Found:
    sentences = tuple(sentence for sentence in wrong.values() if sentence)
    return Found(PROGRAM, VERSION, not sentences, {check: not sentence for check, sentence in wrong.items()}, sentences)
