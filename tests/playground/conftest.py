"""A world with the small bot in it: in virtual time for `world`, with the page on a free port for `site`."""

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest
import simcord

from playground.direct_messages import FILE_NAME, DirectMessages
from playground.simulator import run_in_real_time
from playground.site import Site
from playground.world import BOT_NAME, World, build_world
from tests.playground.small_bot import SmallBot


@pytest.fixture
async def world() -> AsyncIterator[World]:
    env = simcord.Env(SmallBot(), check_errors=False, settle_timeout=60)
    built = build_world(env)
    # The small bot opens private threads, which ours does not.
    built.guild.roles[BOT_NAME]._role.permissions |= discord.Permissions(create_private_threads=True).value
    run_in_real_time(env)
    built.restarts_with(SmallBot)
    await env.start()
    try:
        yield built
    finally:
        await built.bot.close()
        await env.shutdown()


@pytest.fixture(autouse=True)
def env(request: pytest.FixtureRequest) -> simcord.Env | None:
    """The simulator of the tests that have one; simcord's plugin looks for it."""
    if "world" not in request.fixturenames:
        return None
    found: World = request.getfixturevalue("world")
    return found.env


@pytest.fixture
async def site(world: World, tmp_path: Path) -> AsyncIterator[Site]:
    opened = Site(world, "en", DirectMessages(world, tmp_path / FILE_NAME))
    await opened.start(0)
    try:
        yield opened
    finally:
        await opened.close()
