"""A packed match in Discord: every command and page about it answers to the byte as before.

How it went is in test_stories.py, where that is worked out anyway.
"""

import re

from play.upkeep.packing import Packing
from playground.world import World
from tests.whole.seen import Seen, answer
from tests.whole.tables import Table
from tests.whole.test_stories import ended

COMMANDS = (
    "match info", "match mine", "match record export", "match record verify", "match vote",
    "match resign", "match hint", "match remind", "match return", "match cancel", "show", "hand", "moves", "wishes",
    "log", "since", "undo", "replay",
)  # fmt: skip
"""What can be asked about a match that is over, or is refused of it."""

WITHOUT = {"match mine"}

_VOLATILE = re.compile(r"https?://[^\s\"']*|'(?:id|custom_id|attachment_id)': '?[\w|.~-]+'?")


async def test_every_page_of_a_packed_match_is_as_before(world: World) -> None:
    """Would catch a page that reads a state or entries in another way than db/rows/entries.py and `Loaded.state` do."""
    table = await ended(world)
    for who in (world.ann, world.gleb):
        # What somebody has read is not new to them the next time.
        await who.slash(table.channel, "since", match=str(table.match))
        await who.slash(table.channel, "log", match=str(table.match))
    before = await _walk(world, table)
    packing = Packing(world.bot.services._context, days=0, pause=0, is_inline=True)
    assert await packing.pack_next()
    assert (await table.loaded()).row.kept == "packed"
    after = await _walk(world, table)
    assert len(before) > len(COMMANDS) + 5
    for asked, page in before.items():
        assert after[asked] == page, asked
    again = answer(await world.ann.slash(table.channel, "match rematch", match=str(table.match)))
    assert "the table is open" in again.text
    await world.env.settle()
    everything = await world.bot.services.people.export(world.ann.id)
    assert str(table.match).encode() in everything
    await world.bot.services.people.forget(world.ann.id)
    assert "verif" in answer(await world.boris.slash(table.channel, "match record verify", match=str(table.match))).text


async def _walk(world: World, table: Table) -> dict[tuple[str, ...], str]:
    """Return what each command shows to a player, and what an onlooker sees, with the steps and seats of a replay."""
    found = dict[tuple[str, ...], str]()
    for command in COMMANDS:
        options = {} if command in WITHOUT else {"match": str(table.match)}
        found["Ann", command] = await _read(answer(await world.ann.slash(table.channel, command, **options)))
    for command in ("log", "show"):
        found["Gleb", command] = await _read(answer(await world.gleb.slash(table.channel, command)))
    page = answer(await world.gleb.slash(table.channel, "replay", revision="6"))
    for label in ("›", "‹", "|‹"):
        page = answer(await world.gleb.click(page.message, label=label))
        found["Gleb", label] = await _read(page)
    viewer = next(part for part in page.parts if part.get("custom_id", "").endswith("|viewer"))
    for option in viewer["options"][1:]:
        seat = option["value"]
        page = answer(await world.gleb.select(page.message, [seat], custom_id=page.list_id("replay", "viewer")))
        found["Gleb", seat] = await _read(page)
    return found


async def _read(page: Seen) -> str:
    files = [await each.read() for each in page.message.attachments]
    return _VOLATILE.sub("", f"{page.parts}{files}")
