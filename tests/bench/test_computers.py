"""Four-player matches of Dungeon Lords through the real bot, from `Start` to the result: how long they take.

The bot is a process of its own at a Discord on sockets, and draws its pictures. In the first match all four are
computer players: a host can only start a table at which he sits, so his seat is turned into one before the bot starts.
In the second Ann plays with three computer players, types a move as soon as she is awaited, and confirms it.
"""

import asyncio
import random
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from games.kernel.ids import MatchId
from play.seats.lobby import NewTable
from play.seats.lobby import Person as Sitter
from play.services import Services
from tests.bench.processes import processor_seconds
from tests.bench.sizes import TINY, Limits, sized, whole
from tests.bench.unpeopled import UNPEOPLED
from tests.loopback import AUCTION, BLANK_PICTURES, BotProcess, Discord, open_discord, until
from tests.play.shortcuts import private

MOST_SECONDS = 60
"""What a match of four computers may take."""

NOISE = 3.0
"""More than so many times the aim is no noise of a busy machine."""

HOST_BECOMES_A_COMPUTER = """
UPDATE seats SET sitter = 'ai', level = 'random', user_id = NULL, name = '' WHERE match_id = ? AND seat = 0
"""
Start = Callable[..., BotProcess]
Playing = Callable[[Discord, Services, MatchId], Awaitable[None]]


class Size(NamedTuple):
    """The game that is played, with so many seats, and how bots are prepared."""

    game: str
    seats: int
    preparations: tuple[str, ...]
    limits: Limits


class Played(NamedTuple):
    """One match: entries stored, seconds until its result was on the table, the bot's processor time."""

    entries: int
    seconds: float
    worked: float
    requests: int


@sized(
    "size",
    tiny={"pearls": Size("pearls", 2, (AUCTION, BLANK_PICTURES), TINY)},
    whole={"dungeon_lords": Size("dungeon_lords", 4, (), whole(NOISE))},
)
async def test_matches_with_computers(tmp_path: Path, size: Size, start_bot: Start) -> None:
    async with asyncio.timeout(size.limits.patience):
        alone = await played(tmp_path / "alone.sqlite3", size, start_bot, watching, is_peopled=False)
        joined = await played(tmp_path / "joined.sqlite3", size, start_bot, playing, is_peopled=True)
    heads = ("seconds", "bot s", "entries", "requests", "a second")
    print(f"\n{f'a match of {size.seats}':<24}" + "".join(f"  {head:>8}" for head in heads))
    for name, each in (("computers alone", alone), ("Ann and computers", joined)):
        print(
            f"{name:<24}  {each.seconds:8.1f}  {each.worked:8.1f}  {each.entries:8d}  {each.requests:8d}"
            f"  {each.entries / each.seconds:8.1f}"
        )
    print(f"aim: four computers alone under {MOST_SECONDS} s")
    assert alone.seconds < size.limits.noise * MOST_SECONDS


async def played(path: Path, size: Size, start: Start, going: Playing, *, is_peopled: bool) -> Played:
    """Play a match from `Start` to its result."""
    async with open_discord(is_strict=False) as discord:
        services = await Services.open(path)
        match = await opened(discord, services, size)
        if not is_peopled:
            with closing(sqlite3.connect(path)) as connection, connection:
                connection.execute(HOST_BECOMES_A_COMPUTER, (match,))
        bot = start(discord, path, preparations=[*size.preparations, *([] if is_peopled else [UNPEOPLED])])
        try:
            await bot.ready()
            table = await discord.showing(discord.games, "Start")
            asked, before, begun = discord.log.total, processor_seconds(bot.pid), time.perf_counter()
            await discord.people["Ann"].press(table, "Start", quiet=True)
            await going(discord, services, match)
            await until(lambda: is_shown(discord), "the result", size.limits.patience)
            seconds, worked = time.perf_counter() - begun, processor_seconds(bot.pid) - before
            observation = await services.observations.public(match)
        finally:
            bot.kill()
            await services.close()
    assert observation.outcome is not None
    assert observation.outcome.reason == "finished"
    return Played(observation.revision, seconds, worked, discord.log.total - asked)


async def opened(discord: Discord, services: Services, size: Size) -> MatchId:
    """Open a table of Ann and computers."""
    ann = Sitter(discord.people["Ann"].id, "Ann")
    table = NewTable(size.game, ann, "1", "en", guild_id=discord.world.guild.id, channel_id=discord.games)
    match = (await services.lobby.open_table(table)).match
    for _ in range(size.seats - 1):
        await services.lobby.add_computer(match, ann.user_id, "")
    return match


async def watching(_discord: Discord, _services: Services, _match: MatchId) -> None:
    """Do nothing: computer players play."""


async def playing(discord: Discord, services: Services, match: MatchId) -> None:
    """Let Ann make a move each time she is awaited."""
    ann, rng = discord.people["Ann"], random.Random(match)
    while (observation := await private(services, match, ann.id)).status != "ended":
        if not any(each.seat == observation.observer for each in observation.awaited()):
            await discord.quiet(0.02)
            continue
        page = (await ann.command(discord.games, "play", line=rng.choice(observation.choices).notation)).page
        # A computer player was faster, and the question is no longer asked.
        if "Confirm" in page.buttons:
            await ann.press(page, "Confirm")


def is_shown(discord: Discord) -> bool:
    """Return whether the table shows the result."""
    return any("Rematch" in page.buttons for page in discord.messages(discord.games))
