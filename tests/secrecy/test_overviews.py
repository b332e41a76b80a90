"""What a whole channel reads of a server is the same in two worlds that differ only in what it may not know."""

import random
from pathlib import Path

import discord
import pytest

from cogs.client import Client
from cogs.projection import overviews
from cogs.projection.going_on import overview_of
from games import registry
from games.kernel.ids import GameId
from render.pages.overview import Overview
from tests.secrecy.bots import Stage
from tests.secrecy.worlds import swap, world_of
from tests.whole.seen import seen
from tests.whole.tables import open_table
from text import Words

SEALING = ("dungeon_lords", "auction")


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits between two edits."""
    monkeypatch.setattr(overviews, "BETWEEN_SECONDS", 0)


async def put_up(made: Stage) -> None:
    """Show the overview and tell results in #general."""
    world, general = made.world, made.world.guild.channels["general"]
    await made.services.overviews.put_up(world.guild.id, general.id, world.ann.id)
    await made.services.overviews.tell_results(world.guild.id, general.id)
    await look(made)


async def look(made: Stage) -> None:
    """Look at the server now."""
    with made.world.env._bot_scope():
        made.world.bot.refresh_overview(made.world.guild.id)
    await made.world.env.settle()


def read(made: Stage) -> list[tuple[str, dict[str, str], int]]:
    """Return what everybody reads in #general, and how many requests it took."""
    general = made.world.guild.channels["general"]
    count = sum(f"/channels/{general.id}/messages" in each.path for each in made.world.env.http_requests)
    return [(each.text, each.options, count) for each in seen(made.world.env, general)]


async def hidden(made: Stage, game: GameId, is_twin: bool) -> list[object]:
    """Play, give the others other secrets, and look again; return what could be read, and after how many requests."""
    await put_up(made)
    await made.play_on(8, random.Random(5))
    found: list[object] = [read(made)]
    await swap(made, registry.find(game), None, is_twin)
    await look(made)
    return [*found, read(made)]


async def blocking(made: Stage, game: GameId, is_twin: bool) -> list[object]:
    """Let Vera, in one world, block the host of a table and be blocked; return what could be read before and after."""
    del game
    await put_up(made)
    await open_table(made.world)
    for one, other in ((made.world.vera, made.world.ann), (made.world.ann, made.world.vera)):
        if is_twin:
            await made.services.blocks.add(one.id, other.id)
    await look(made)
    await open_table(made.world)
    return [read(made)]


@pytest.mark.parametrize("game_id", SEALING)
async def test_what_is_hidden_in_a_match_is_not_in_the_overview(game_id: str, tmp_path: Path) -> None:
    said = []
    for is_twin in (False, True):
        async with world_of(tmp_path / str(is_twin), registry.find(game_id), 3) as made:
            said.append(await hidden(made, GameId(game_id), is_twin))
    assert said[0] == said[1]
    assert "Running matches: 1" in str(said)


async def differs(tmp_path: Path) -> bool:
    """Return whether what can be read tells who has blocked somebody."""
    said = []
    for is_twin in (False, True):
        async with world_of(tmp_path / str(is_twin), registry.find("auction"), 3) as made:
            said.append(await blocking(made, GameId("auction"), is_twin))
    return said[0] != said[1]


async def test_nobodys_block_list_is_in_the_overview(tmp_path: Path) -> None:
    assert not await differs(tmp_path)


async def test_the_check_finds_an_overview_that_leaves_out_whom_somebody_blocks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Catches a comparison that passes whatever is shown."""
    honest = overview_of

    async def faulty(bot: Client, guild: discord.Guild, where: discord.TextChannel, said: Words) -> Overview:
        found = await honest(bot, guild, where, said)
        blocks = await bot.services.blocks.of_person(guild.owner_id or 0)
        return Overview(running=found.running) if blocks else found

    monkeypatch.setattr(overviews, "overview_of", faulty)
    assert await differs(tmp_path)
