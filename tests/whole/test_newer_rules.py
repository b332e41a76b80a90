"""A match that a newer program has begun, at the bot of an older one: everybody is told so, and nothing breaks."""

import logging

import pytest

from games import registry
from playground.world import World
from tests.games.newer_auction import NewerAuction
from tests.whole.seen import answer
from tests.whole.tables import started
from tests.whole.test_packed import COMMANDS

DAY = 86_400
SAID = "newer version of the bot"
ANYWAY = {"match mine", "match info", "wishes", "match vote", "match return", "match cancel", "match remind", "replay"}
"""What can be answered without the rules, or is refused for another reason before."""


async def test_an_older_bot_leaves_a_match_by_newer_rules_alone(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Would catch a fault in place of words, and one such match that keeps others from being shown or timed."""
    with monkeypatch.context() as newer:
        newer.setitem(registry._games, (NewerAuction.id, 2), NewerAuction())
        await _restarted(world)
        table = await started(world, pace="daily")
    await _restarted(world)
    other = await started(world, pace="daily")
    caplog.set_level(logging.WARNING)
    assert SAID in answer(await table.press(world.ann, "Make a move")).text
    assert SAID in answer(await table.press(world.boris, "Make a move")).text
    said = {}
    for command in COMMANDS:
        options = {} if command == "match mine" else {"match": str(table.match)}
        said[command] = answer(await world.ann.slash(table.channel, command, **options)).text
    assert {command for command, text in said.items() if SAID not in text} <= ANYWAY
    assert f"#{table.match}" in said["match mine"] and f"#{other.match}" in said["match mine"]
    await table.refresh()
    await world.env.advance_time(2 * DAY)
    assert (await other.observation()).revision > 1
    assert not [each for each in caplog.records if each.levelno >= logging.ERROR]
    assert "left to the newer program" in caplog.text

    with monkeypatch.context() as newer:
        newer.setitem(registry._games, (NewerAuction.id, 2), NewerAuction())
        await _restarted(world)
        assert SAID not in answer(await table.press(world.ann, "Make a move")).text
        await world.env.advance_time(DAY)
        assert (await table.observation()).revision > 1
        assert "time ran out" in table.now.text


async def _restarted(world: World) -> None:
    """Start the bot as the program that knows what is registered now."""
    await world.bot.close()
    await world.crash()
    await world.env.settle()
