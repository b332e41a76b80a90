"""The requests to Discord that one press of `Confirm` makes; docs/measurements.md lists them."""

import re

import pytest

from playground.world import World
from tests.play.shortcuts import private
from tests.whole.seen import answer
from tests.whole.tables import Table, awaited_member, started

MOVES = 6
ANSWER = ["POST callback", "PATCH answer"]
"""The acknowledgement, and the private page."""

STAYS = ["PATCH table"]
ANEW = ["POST table", "PATCH table"]
"""The table, where the same people are awaited; or a new table message, and the old one shrunk to its log."""

NAMES = {
    r"/interactions/.*/callback": "callback",
    r"/webhooks/.*": "answer",
    r"/users/@me/channels": "direct message channel",
}


async def confirmed(table: Table) -> list[str]:
    """Let the awaited player make the first listed move; return the requests that the press made."""
    world, who = table.world, await awaited_member(table)
    own = await private(world.bot.services, table.match, who.id)
    page = answer(await who.slash(table.channel, "play", line=own.choices[0].notation))
    await world.env.settle()
    before = len(world.env.http_requests)
    await who.click(page.message, label="Confirm")
    await world.env.settle()
    return [f"{each.method} {name(each.path, table)}" for each in world.env.http_requests[before:]]


def name(path: str, table: Table) -> str:
    """Return a name for a request."""
    if path.startswith(f"/channels/{table.channel.id}/"):
        return "table"
    return next((said for pattern, said in NAMES.items() if re.fullmatch(pattern, path)), "direct message")


@pytest.mark.parametrize("game", ["tetranomicon", "dungeon_lords"])
async def test_a_move_asks_at_most_twice_in_its_channel(world: World, game: str) -> None:
    table = await started(world, game)
    for _ in range(MOVES):
        sent = await confirmed(table)
        assert sent[:2] == ANSWER
        assert [each for each in sent[2:] if each.endswith(" table")] in (STAYS, ANEW)
        private = [each for each in sent[2:] if not each.endswith(" table")]
        assert len(private) <= 2 * len((await table.observation()).faces), sent
        assert not private or game == "dungeon_lords"
