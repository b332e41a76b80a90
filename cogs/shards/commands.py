"""Makes the commands known to Discord once for several processes that start together; the others learn their ids."""

import asyncio
import time
from hashlib import sha256

import msgspec

from cogs import command_tree
from cogs.client import Client
from config import VERSION
from games.kernel.pace import HOUR
from play.context import StorageFault

TURN_MILLISECONDS = 30_000
NAME = "commands"


class _Known(msgspec.Struct, frozen=True):
    """Which commands were made known at a time (unix seconds), by a digest, and the ids that Discord gave them."""

    digest: str = ""
    at: int = 0
    ids: dict[str, int] = {}


async def made_known(bot: Client) -> dict[str, int] | None:
    """Return the ids of the commands, which are made known unless another process has done so within an hour.

    None if Discord is out of order. While the database is, each process makes them known.
    """
    if bot.is_alone:
        return await command_tree.make_known(bot)
    processes, digest = bot.services.processes, _digest(bot)
    try:
        while await processes.took_turn(NAME, lambda: time.time_ns() // 1_000_000, TURN_MILLISECONDS):  # noqa: ASYNC110  (until another one has done it)
            await asyncio.sleep(1.0)
        said = await processes.said(NAME)
        known = msgspec.json.decode(said, type=_Known) if said else _Known()
        ids: dict[str, int] | None = known.ids
        if known.digest != digest or not 0 <= bot.now() - known.at < HOUR:
            ids = await command_tree.make_known(bot)
            known = _Known(digest, bot.now(), ids) if ids else _Known()
        await processes.end_turn(NAME, msgspec.json.encode(known).decode())
    except StorageFault:
        return await command_tree.make_known(bot)
    return ids


def _digest(bot: Client) -> str:
    """Return what tells these commands from those of another version."""
    commands = [command.to_dict(bot.tree) for command in bot.tree.get_commands()]
    return sha256(f"{VERSION} {commands!r}".encode()).hexdigest()
