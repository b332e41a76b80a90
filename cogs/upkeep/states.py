"""The numbers that are looked up when somebody asks for them, such as how many wait for what."""

import asyncio
import math
from collections.abc import Mapping, Set
from typing import get_args

from cogs.messages.door import Door
from cogs.sealed_orders import SealedOrders
from cogs.upkeep.alarms import Kind
from cogs.upkeep.checks import health, ready
from cogs.upkeep.memory import memory
from config import VERSION
from counting import known
from counting.counts import State

Values = dict[State, Mapping[str, float]]
"""Of each state its numbers, by the word of its label."""


async def states(bot: SealedOrders, alarms: Set[str]) -> Values:
    """Return the states of the bot now, without what cannot be known now. `alarms`: those that are on."""
    # Where the database hangs each of them waits for it, and those who ask have a limit of their own.
    is_well, is_ready, queues = await asyncio.gather(health(bot), ready(bot), _queues(bot))
    well = {**is_well.checks, **is_ready.checks}
    shards = bot.shard_states()
    found: Values = {
        known.WELL: {check: float(is_there) for check, is_there in well.items()},
        known.ALARMS: {alarm: float(alarm in alarms) for alarm in get_args(Kind)},
        known.SILENCE: _one(bot.silence()),
        known.SHARDS: {"own": len(shards), "connected": sum(shards.values())},
        known.SERVERS: _one(len(bot.guilds)),
        known.MEMORY: await asyncio.to_thread(memory),
        known.VERSION: {VERSION: 1},
    }
    if math.isfinite(bot.latency):
        found[known.LATENCY] = _one(bot.latency)
    return {**found, **_requests(bot.door), **queues}


def _requests(door: Door) -> Values:
    return {
        known.REQUESTS_WAITING: {turn.name.lower(): waiting for turn, waiting in door.waiting().items()},
        known.OLDEST_REQUEST: _one(door.oldest()),
        known.REQUESTS_A_SECOND: {"limit": door.limit, "used": door.used()},
        known.INVALID_REQUESTS: _one(door.invalid()),
    }


async def _queues(bot: SealedOrders) -> Values:
    lengths: dict[str, float] = {
        "answers": bot.pending_answers.waiting,
        "pictures": bot.presenter.waiting,
        "tables": bot.projection.waiting,
        "errands": bot.errands.waiting,
    }
    if not bot.is_open or bot.is_draining:
        return {known.QUEUES: lengths}
    lengths |= bot.services.waiting()
    behind = await bot.services.watching.behind()
    if behind is None:
        return {known.QUEUES: lengths}
    return {
        known.QUEUES: {**lengths, "due": behind.due},
        known.TABLES_BEHIND: _one(behind.tables),
        known.OLDEST_TABLE: _one(behind.table_seconds),
        known.OLDEST_DUE: _one(behind.due_seconds),
    }


def _one(number: float) -> Mapping[str, float]:
    """Return the number of a state without a label."""
    return {"": number}
