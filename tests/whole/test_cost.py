"""What one press of `Confirm` costs until the table is shown: transactions, decoded states, requests to Discord."""

from typing import Any

import pytest

from db.database import Database
from games.kernel import codec
from playground.world import World
from tests.whole.seen import answer
from tests.whole.tables import Table, awaited_member, started

MOST_TRANSACTIONS = {"tetranomicon": 18, "dungeon_lords": 26}
MOST_DECODINGS = {"tetranomicon": 7, "dungeon_lords": 9}
MOST_IN_CHANNEL = 2
"""The table anew, and the old one shrunk to its log; a table that stays is edited by one."""

DECODED = "decoded"
MOVES = 6


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the database and the codec are asked for, by name."""
    found: list[str] = []

    def noting(owner: Any, name: str, label: str) -> None:
        original = getattr(owner, name)

        def note(*args: Any, **kwargs: Any) -> Any:
            work = "" if label == DECODED else f" {args[1].__qualname__}"
            found.append(label + work)
            return original(*args, **kwargs)

        monkeypatch.setattr(owner, name, note)

    noting(Database, "read", "read")
    noting(Database, "write", "write")
    noting(codec, "decode_state", DECODED)
    return found


async def confirmed(table: Table, asked: list[str]) -> list[str]:
    """Let whoever is awaited make the first move that is listed; return what the press asked Discord for."""
    world, who = table.world, await awaited_member(table)
    own = await world.bot.services.observations.private(table.match, who.id)
    page = answer(await who.slash(table.channel, "play", line=own.choices[0].notation))
    await world.env.settle()
    asked.clear()
    before = len(world.env.http_requests)
    await who.click(page.message, label="Confirm")
    await world.env.settle()
    return [f"{each.method} {each.path}" for each in world.env.http_requests[before:]]


@pytest.mark.parametrize("game", ["tetranomicon", "dungeon_lords"])
async def test_one_confirm_asks_little(world: World, asked: list[str], game: str) -> None:
    table = await started(world, game)
    for _ in range(MOVES):
        sent = await confirmed(table, asked)
        assert len([each for each in sent if f"/channels/{table.channel.id}/" in each]) <= MOST_IN_CHANNEL, sent
        decoded = asked.count(DECODED)
        assert decoded <= MOST_DECODINGS[game], asked
        assert len(asked) - decoded <= MOST_TRANSACTIONS[game], asked
