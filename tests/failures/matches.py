"""Matches at the moments in which something fails, and what must be true afterwards."""

import simcord

from playground.world import World
from tests.whole.seen import Seen, answer, seen
from tests.whole.tables import Table, awaited_member, started

HOUR = 3_600


def other(world: World, who: simcord.MemberActor) -> simcord.MemberActor:
    """Return the opponent of `who`."""
    return world.boris if who.id == world.ann.id else world.ann


async def opened(world: World) -> tuple[Table, simcord.MemberActor]:
    """Return an auction at its first decision, and the player who decides. The same player acts once more after it."""
    table = await started(world)
    return table, await awaited_member(table)


async def pledging(world: World) -> tuple[Table, simcord.MemberActor]:
    """Return an auction at its pledges, and the player who pledges first; the other one is next."""
    table, first = await opened(world)
    await table.play(first, "open")
    return table, first


async def bidding(world: World) -> tuple[Table, simcord.MemberActor]:
    """Return an auction in which both have to seal a bid."""
    table, first = await pledging(world)
    await table.play(first, "pledge 0")
    await table.play(other(world, first), "pledge 0")
    return table, first


async def seal(table: Table, who: simcord.MemberActor) -> None:
    """Seal the first listed bid; the page of an only one asks for no choice."""
    page = await table.open_menu(who)
    if "Confirm" not in page.buttons:
        page = answer(await who.click(page.message, label=page.buttons[0]))
    await who.click(page.message, label="Confirm")


async def play_in(world: World, who: simcord.MemberActor, line: str, match: int = 1) -> Seen:
    """Play from a channel that is not the table's."""
    asked = answer(await who.slash(world.games, "play", line=line, match=str(match)))
    return answer(await who.click(asked.message, label="Confirm"))


async def moves(table: Table) -> list[str]:
    """Return what is stored of the match after its start: one word for each entry."""
    services = table.world.bot.services
    history = await services.observations.history(table.match, None)
    assert [entry.revision for entry in history] == list(range(1, len(history) + 1))
    return [entry.notation or entry.kind for entry in history][1:]


async def assert_current(table: Table, shown: list[Seen] | None = None) -> None:
    """The newest message is the table at the stored revision, and no older message has buttons."""
    messages = table.messages if shown is None else shown
    assert [page.message.id for page in messages if page.buttons] == [messages[-1].message.id]
    assert messages[-1].custom_id("Make a move").split("|")[2] == str((await table.observation()).revision)


def direct_messages(world: World, who: simcord.MemberActor) -> list[Seen]:
    """Return the direct messages that somebody has received, oldest first."""
    return seen(world.env, who.user.dm_channel)


def hands(world: World, who: simcord.MemberActor) -> list[Seen]:
    """Return the direct messages that show somebody's cards."""
    return [page for page in direct_messages(world, who) if "Your cards" in page.text]


def alarms(world: World, who: simcord.MemberActor) -> list[Seen]:
    """Return the direct messages that say that a table cannot be shown."""
    return [page for page in direct_messages(world, who) if "cannot be shown" in page.text]


def all_clear(world: World, who: simcord.MemberActor) -> list[Seen]:
    """Return the direct messages that say that a table is shown again."""
    return [page for page in direct_messages(world, who) if "shown again" in page.text]
