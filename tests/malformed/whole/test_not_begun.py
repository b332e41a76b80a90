"""Every control pressed at a table that is open or cancelled: each press is answered, none by an error message."""

from collections.abc import Awaitable, Callable

import pytest

from games import registry
from games.kernel.game import AnyGame
from playground.world import World
from render import verbs
from tests.cogs.answered import answered_verbs
from tests.malformed.whole.forging import button, choice, said, send
from tests.sampling import sample
from tests.whole.seen import answer
from tests.whole.tables import Table, open_table

Opened = Callable[[World, str], Awaitable[Table]]
EVERY = sample(12, hunt=1)
"""One press in so many is tried at each table; every one is tried at one at least: six games, open or called off."""

ARGS = ("", "0", "1.0", "x", "p", "income", "build")
CHANGING = {verbs.JOIN, verbs.LEAVE, verbs.COMPUTER, verbs.UNCOMPUTER, verbs.START, verbs.CANCEL, verbs.DECLINE}
"""What an open table is for; without these verbs the table does not change."""

OTHERWISE = {verbs.NEW, verbs.OPEN}
"""Verbs that open tables, or whose argument is a match."""


async def called_off(world: World, game: str) -> Table:
    """Return a table that was cancelled before anybody else joined."""
    table = await open_table(world, game)
    asked = answer(await world.ann.slash(table.channel, "match cancel"))
    await world.ann.click(asked.message, label="Cancel match")
    return table


@pytest.mark.parametrize("opened", [open_table, called_off], ids=["open", "called off"])
async def test_every_press_is_answered(world: World, game: AnyGame, opened: Opened) -> None:
    table = await opened(world, game.id)
    on = table.messages[0]
    tag = (await table.observation()).tag
    forged = []
    for verb in sorted(answered_verbs() - CHANGING - OTHERWISE):
        for arg in ARGS:
            for who in (world.ann, world.gleb):
                text = f"so|{table.match}.{tag}|0|{verb}|{arg}"
                forged.append(button(who, text, on))
                forged.append(choice(who, text, ["0"], on))
    kind = 2 * registry.game_ids().index(game.id) + (opened is open_table)
    forged = forged[kind % EVERY :: EVERY]
    results = await send(world, table.channel, forged)
    answered = [(each.data["custom_id"], result) for each, result in zip(forged, results, strict=True)]
    assert [given for given, result in answered if not result.acknowledged] == []
    assert [given for given, result in answered if "error code" in said(result)] == []
