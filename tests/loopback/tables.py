"""Tables at the loopback Discord, opened and begun as people do it."""

from typing import Any

from tests.loopback.people import Person
from tests.loopback.server import Discord
from tests.whole.seen import Seen


async def open_table(discord: Discord, host: Person | None = None, game: str = "auction", **options: Any) -> Seen:
    """Let `host` (Ann) open a table in #games; return its message, in a thread of its own."""
    before = discord.threads()
    await (host or discord.people["Ann"]).command(discord.games, "match new", game=game, **options)
    return await discord.showing(await discord.thread_after(before), "Join")


async def started(discord: Discord, host: Person, *others: Person, game: str = "auction", **options: Any) -> Seen:
    """Let `host` open a table, `others` join, and `host` begin; return the table message of the running match."""
    table = await open_table(discord, host, game, **options)
    for other in others:
        await other.press(table, "Join")
    table = await discord.showing(table.channel_id, "Start")
    await host.press(table, "Start", quiet=True)
    return await discord.showing(table.channel_id, "Make a move")
