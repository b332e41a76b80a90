"""`Tell me` as people see it: one press puts them on the list, one message a day, one press takes them off."""

import discord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from playground.world import World
from render import verbs
from tests.failures.troubles import BROKEN, healed, inject
from tests.whole.seen import Seen, answer
from tests.whole.tables import open_table
from tests.whole.test_secrets import dms
from text import words

EN = words("en")
CHANGE, STOP = EN("button-tell-me-change"), EN("button-tell-me-stop")
HOUR = 3600


def news(world: World) -> list[Seen]:
    """Return what Vera was told of open tables."""
    return [each for each in dms(world, world.vera) if STOP in each.buttons]


async def test_one_press_puts_a_person_on_the_list_and_one_takes_them_off(world: World) -> None:
    page = answer(await world.vera.slash(world.games, "settings tables"))
    assert "Messages about open tables: on" in page.text and "Your time zone is not known" in page.text
    assert "told of: all games; any pace; at any hour" in page.text and STOP in page.buttons
    assert EN("told-begins") in dms(world, world.vera)[-1].text
    chosen = [page.list_id(verbs.TELL_ME, f"{world.bot.guilds[0].id}.{what}") for what in ("games", "paces", "hours")]
    for custom_id, values in zip(chosen, (["auction"], ["daily", "weekly"], ["any"]), strict=True):
        page = answer(await world.vera.select(page.message, values, custom_id=custom_id))
    await open_table(world, pace="relaxed")
    table = await open_table(world, pace="daily")
    await world.env.advance_time(HOUR)
    (told,) = news(world)
    assert "Auction #2" in told.text and "Auction #1" not in told.text
    assert f"https://discord.com/channels/{world.bot.guilds[0].id}/{table.channel.id}" in told.text
    await open_table(world, pace="daily")
    await world.env.advance_time(2 * HOUR)
    assert len(news(world)) == 1, "once a day"
    changed = answer(await world.vera.user.click(told.message, label=CHANGE))
    assert "told of: Auction; one day per decision, one week per decision; at any hour" in changed.text
    stopped = answer(await world.vera.user.click(told.message, label=STOP))
    assert EN("told-no-more") in stopped.text
    await world.env.advance_time(30 * HOUR)
    assert len(news(world)) == 1
    assert EN("told-no-more") in answer(await world.vera.user.click(told.message, label=CHANGE)).text


async def test_closed_messages_are_told_at_once(world: World) -> None:
    world.close_dms(world.vera)
    page = answer(await world.vera.slash(world.games, "settings tables"))
    assert EN("told-closed") in page.text


async def test_an_outage_tells_later_and_once(world: World) -> None:
    await world.vera.slash(world.games, "settings tables")
    await open_table(world)
    path = f"/channels/{world.vera.user.dm_channel.id}/messages"
    inject(world, "POST", path, BROKEN, times=None)
    await world.env.advance_time(300)
    assert news(world) == []
    healed(world)
    await world.env.advance_time(HOUR)
    assert len(news(world)) == 1


async def test_nobody_is_told_of_a_channel_that_they_do_not_see(world: World) -> None:
    await world.vera.slash(world.games, "settings tables")
    denied = discord.Permissions(view_channel=True).value
    hidden = Overwrite(world.vera.id, OverwriteType.MEMBER, allow=0, deny=denied)
    world.env.backend.set_overwrite(world.games.id, hidden)
    await open_table(world)
    await world.env.advance_time(HOUR)
    assert news(world) == []
