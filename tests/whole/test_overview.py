"""The overview of a server, and results that are told there: put up, kept, lost, found again, taken down; pressed."""

from datetime import timedelta
from typing import Any

import discord
import msgspec
import pytest
import simcord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.messages.requests import MOST_TRIES
from cogs.projection import overviews
from cogs.projection.going_on import overview_of
from db.rows import tournaments
from db.statements import Connection
from play.match.finder import Finder, MatchLine
from playground.world import World
from tests.failures.troubles import BROKEN, NOT_ALLOWED, Trouble, healed, inject
from tests.whole.presses import late
from tests.whole.seen import Seen, answer, seen
from tests.whole.staff import forbid, permit, remove_channel, remove_message
from tests.whole.tables import Table, open_table, started
from tests.whole.test_places import private_thread
from text import words

MINUTE = 60
VIEW = discord.Permissions(view_channel=True).value


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits between two edits, but where a test says so."""
    monkeypatch.setattr(overviews, "BETWEEN_SECONDS", 0)


@pytest.fixture
def general(world: World) -> simcord.ChannelHandle:
    """Where the overview and results are."""
    return world.guild.channels["general"]


async def choose(world: World, channel: simcord.ChannelHandle, option: str = "overview") -> Seen:
    """Let the owner choose a channel, or no longer."""
    page = answer(await world.ann.slash(world.games, "settings server", **{option: channel}))
    await world.env.settle()
    return page


def shown(world: World, channel: simcord.ChannelHandle) -> list[Seen]:
    """Return the overviews in a channel."""
    return [each for each in seen(world.env, channel) if "Games on this server" in each.text]


def only(world: World, channel: simcord.ChannelHandle) -> Seen:
    """Return the only overview in a channel."""
    (found,) = shown(world, channel)
    return found


def told(world: World, channel: simcord.ChannelHandle) -> list[Seen]:
    """Return the messages about results in a channel."""
    return [each for each in seen(world.env, channel) if "ew result" in each.text]


def requests(world: World, channel: simcord.ChannelHandle) -> int:
    """Return how many requests about messages of a channel were made."""
    return sum(f"/channels/{channel.id}/messages" in each.path for each in world.env.http_requests)


async def unknown(world: World, table: str) -> None:
    """Let it be as after a kill between sending messages and storing which they are."""

    def undone(connection: Connection) -> None:
        connection.execute(f"UPDATE {table} SET message_id = NULL")

    await world.bot.services._context.database.write(undone)


async def resign(world: World, table: Table, who: simcord.MemberActor) -> None:
    """Let somebody give a match up."""
    with world.env._bot_scope():
        await world.bot.services.matches.resign(table.match, who.id)
    await world.env.settle()


async def keep_out(world: World, channel: simcord.ChannelHandle, target: int, kind: OverwriteType) -> None:
    """Keep a role or a person out of a channel."""
    world.env.backend.set_overwrite(channel.id, Overwrite(target, kind, allow=0, deny=VIEW))
    await world.env.settle()


async def test_it_shows_tables_matches_and_results(world: World, general: simcord.ChannelHandle) -> None:
    await choose(world, general)
    assert "No table is open now" in only(world, general).text
    table = await open_table(world)
    await world.env.settle()
    assert "Open tables: 1" in only(world, general).text
    assert "one day per decision · English" in only(world, general).text
    await world.boris.click(only(world, general).message, label="Join")
    await table.press(world.ann, "Start")
    await world.env.settle()
    awaited = (await table.observation()).awaited()[0].seat
    assert f"waiting for: {('Ann', 'Boris')[awaited]}" in only(world, general).text
    looked = answer(await world.vera.select(only(world, general).message, ["1"]))
    assert "Auction #1" in looked.text
    await resign(world, table, world.boris)
    assert "winner: Ann" in only(world, general).text
    assert "Running" not in only(world, general).text


async def test_a_match_that_ends_while_it_is_read_is_there_once(
    world: World, general: simcord.ChannelHandle, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord refuses a list that names a match twice: as one that runs and as a result."""
    await choose(world, general)
    table = await started(world)
    await world.env.settle()
    of_guild = Finder.of_guild

    async def then_it_ends(finder: Finder, *asked: Any, **more: Any) -> tuple[MatchLine, ...]:
        lines = await of_guild(finder, *asked, **more)
        monkeypatch.setattr(Finder, "of_guild", of_guild)
        await world.bot.services.matches.resign(table.match, world.boris.id)
        return lines

    monkeypatch.setattr(Finder, "of_guild", then_it_ends)
    guild = world.bot.guilds[0]
    channel = guild.get_channel(general.id)
    assert isinstance(channel, discord.TextChannel)
    with world.env._bot_scope():
        page = await overview_of(world.bot, guild, channel, words("en"))
    await world.env.settle()
    assert [line.match for line in (*page.running, *page.ended)] == [table.match]


async def test_a_place_at_a_table_is_taken_once(world: World, general: simcord.ChannelHandle) -> None:
    """Catches a press on a list that seats somebody at another table, or at one that has begun."""
    await choose(world, general)
    table = await open_table(world)
    await world.env.settle()
    old = only(world, general)
    join = old.custom_id("Join")
    assert "already" in answer(await world.ann.click(old.message, label="Join")).text
    await world.boris.click(old.message, label="Join")
    again = answer(await world.boris.click(old.message, label="Join"))
    assert "already" in again.text
    assert [face.name for face in (await table.observation()).faces] == ["Ann", "Boris"]
    await table.press(world.ann, "Start")
    await world.env.settle()
    pressed = await late(world, world.vera, old, join)
    assert "possible only before that" in pressed.text
    strange = await late(world, world.vera, old, "so|0|0|sit|1.000000")
    assert "no longer exists" in strange.text


async def test_it_is_edited_once_a_minute_and_only_if_it_says_something_else(
    world: World, general: simcord.ChannelHandle, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Catches an edit for each move, a change in the minute that is never shown, and edits that change nothing."""
    monkeypatch.setattr(overviews, "BETWEEN_SECONDS", MINUTE)
    await choose(world, general)
    before = requests(world, general)
    for _ in range(3):
        await open_table(world)
    assert requests(world, general) == before
    await world.env.advance_time(MINUTE + 1)
    assert requests(world, general) == before + 1
    assert "Open tables: 3" in only(world, general).text
    with world.env._bot_scope():
        world.bot.refresh_overview(world.guild.id)
    await world.env.advance_time(2 * MINUTE)
    assert requests(world, general) == before + 1


async def test_a_message_that_was_deleted_comes_back(world: World, general: simcord.ChannelHandle) -> None:
    """Also on a server where nothing changes."""
    await choose(world, general)
    await remove_message(world, only(world, general))
    await open_table(world)
    await world.env.settle()
    assert "Auction #1" in only(world, general).text
    await remove_message(world, only(world, general))
    await world.env.advance_time(overviews.CHECK_SECONDS)
    with world.env._bot_scope():
        await world.bot.overviews.repair()
    await world.env.settle()
    assert "Auction #1" in only(world, general).text


async def test_a_restart_makes_no_second_message(world: World, general: simcord.ChannelHandle) -> None:
    """Also after a kill between sending it and storing that, even twice."""
    await choose(world, general)
    await world.restart()
    await world.env.settle()
    assert len(shown(world, general)) == 1
    for _ in range(2):
        await unknown(world, "overviews")
        await world.crash()
        await world.env.settle()
        assert len(shown(world, general)) == 1


async def test_a_channel_that_is_gone_or_closed(world: World, general: simcord.ChannelHandle) -> None:
    """Who put it up is told once for each reason; the next channel, or the permission, brings it back."""
    await choose(world, general)
    await forbid(world, general, send_messages=True)
    for _ in range(2):
        await open_table(world)
        await world.env.settle()
    (said,) = [each for each in seen(world.env, world.ann.user.dm_channel) if "overview" in each.text]
    assert "Send Messages" in said.text
    assert "Open tables" not in only(world, general).text
    page = answer(await world.ann.slash(world.games, "settings server"))
    page = answer(await world.ann.click(page.message, label="Channels and leaderboard"))
    assert "can't write in" in page.text
    await permit(world, general)
    assert "Open tables: 2" in only(world, general).text
    await remove_channel(world, general)
    messages = [each.text for each in seen(world.env, world.ann.user.dm_channel) if "overview" in each.text]
    assert len(messages) == 2
    assert "deleted" in messages[-1]
    await choose(world, world.guild.channels["off-topic"])
    assert "Open tables: 2" in only(world, world.guild.channels["off-topic"]).text


async def test_it_is_taken_down_and_moved(world: World, general: simcord.ChannelHandle) -> None:
    other = world.guild.channels["off-topic"]
    await choose(world, general)
    assert f"<#{other.id}>" in (await choose(world, other)).text
    assert shown(world, general) == []
    only(world, other)
    assert "You can choose a channel in which one message" in (await choose(world, other)).text
    await open_table(world)
    await world.env.settle()
    assert shown(world, other) == []


async def test_who_does_not_manage_the_server_chooses_nothing(world: World, general: simcord.ChannelHandle) -> None:
    refused = answer(await world.boris.slash(world.games, "settings server", overview=general))
    assert "manage" in refused.text.lower()
    page = answer(await world.ann.slash(world.games, "settings server"))
    strange = await late(world, world.ann, page, "so|0|0|serverset|overview", (str(world.ann.id),))
    assert "channel" in strange.text
    assert (await world.bot.services.overviews.of(world.guild.id)).channel_id is None
    await forbid(world, general, send_messages=True)
    assert "Send Messages" in (await choose(world, general)).text
    assert (await world.bot.services.overviews.of(world.guild.id)).channel_id is None


async def test_what_not_everybody_sees_is_not_shown(world: World, general: simcord.ChannelHandle) -> None:
    """A match of a channel that keeps one person or the whole server out, as soon as it does; of a private thread."""
    await choose(world, general)
    await choose(world, general, "results")
    table = await started(world)
    assert "Auction #1" in only(world, general).text
    await keep_out(world, world.games, world.vera.id, OverwriteType.MEMBER)
    assert "#1" not in only(world, general).text
    await resign(world, table, world.ann)
    assert told(world, general) == []
    world.env.backend.delete_overwrite(world.games.id, world.vera.id)
    await world.env.settle()
    assert "#1" in only(world, general).text
    # What ended when not everybody saw it is never told.
    assert told(world, general) == []
    await keep_out(world, world.games, world.guild.id, OverwriteType.ROLE)
    assert "#1" not in only(world, general).text
    world.env.backend.delete_overwrite(world.games.id, world.guild.id)
    await keep_out(world, world.games, world.vera.id, OverwriteType.MEMBER)
    assert "#1" not in only(world, general).text
    # Whoever sees this channel sees that one: both keep out the same people.
    await keep_out(world, general, world.vera.id, OverwriteType.MEMBER)
    assert "#1" in only(world, general).text


async def test_results_are_told_once_and_notify_nobody(world: World, general: simcord.ChannelHandle) -> None:
    earlier = await started(world)
    await resign(world, earlier, world.boris)
    await choose(world, general, "results")
    table = await started(world, "auction", world.boris, world.vera)
    await resign(world, table, world.boris)
    await resign(world, table, world.vera)
    (message,) = told(world, general)
    assert "Auction #2" in message.text
    assert "winner: Ann" in message.text
    assert "Auction #1" not in message.text
    assert message.called == []
    assert message.message.flags.suppress_notifications
    await world.restart()
    await world.env.settle()
    assert len(told(world, general)) == 1
    # A kill after it was sent.
    await unknown(world, "told_results")
    await world.crash()
    await world.env.settle()
    assert len(told(world, general)) == 1
    assert await world.bot.services.results.announced(world.guild.id) == ()


async def test_results_that_come_together_are_one_message(
    world: World, general: simcord.ChannelHandle, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(overviews, "BETWEEN_SECONDS", MINUTE)
    await choose(world, general, "results")
    tables = [await started(world) for _ in range(3)]
    for table in tables:
        await resign(world, table, world.boris)
    await world.env.advance_time(timedelta(minutes=2).total_seconds())
    messages = told(world, general)
    assert [each.text.count("winner: Ann") for each in messages] == [1, 2]


async def test_who_is_forgotten_is_taken_out(world: World, general: simcord.ChannelHandle) -> None:
    await choose(world, general)
    await choose(world, general, "results")
    await resign(world, await started(world), world.ann)
    assert "winner: Boris" in told(world, general)[0].text
    assert "Boris" in only(world, general).text
    with world.env._bot_scope():
        await world.bot.services.people.forget(world.boris.id)
    await world.env.settle()
    assert "Boris" not in told(world, general)[0].text
    assert "Boris" not in only(world, general).text
    assert "Auction #1" in told(world, general)[0].text


async def test_a_private_thread_is_not_shown(world: World, general: simcord.ChannelHandle) -> None:
    """Nor in the channel above it."""
    thread = await private_thread(world, world.ann, world.boris)
    await choose(world, world.games)
    await choose(world, world.games, "results")
    said = answer(await world.ann.slash(thread, "match new", game="auction", where="here"))
    table = Table(world, thread, int(said.text.partition("#")[2].partition(":")[0]))
    await table.press(world.boris, "Join")
    assert "No table is open now" in only(world, world.games).text
    await table.press(world.ann, "Start")
    await world.env.settle()
    assert "Auction" not in only(world, world.games).text
    await resign(world, table, world.ann)
    assert "Auction" not in only(world, world.games).text
    assert told(world, world.games) == []


@pytest.mark.parametrize("trouble", [BROKEN, NOT_ALLOWED], ids=["outage", "refused"])
async def test_an_outage_holds_nothing_back_and_has_an_end(
    world: World, general: simcord.ChannelHandle, trouble: Trouble
) -> None:
    """Catches a table that waits for the overview, one that is tried for ever, and one that never comes back."""
    await choose(world, general)
    await choose(world, general, "results")
    inject(world, "PATCH", f"/channels/{general.id}/messages/*", trouble, times=None)
    inject(world, "POST", f"/channels/{general.id}/messages", trouble, times=None)
    before = requests(world, general)
    table = await started(world)
    assert "Make a move" in table.now.buttons
    await world.env.advance_time(3 * 3600)
    tried = requests(world, general) - before
    assert 0 < tried <= 2 * MOST_TRIES
    await world.env.advance_time(3600)
    assert requests(world, general) - before == tried
    healed(world)
    await resign(world, table, world.boris)
    assert "winner: Ann" in only(world, general).text
    assert len(told(world, general)) == 1


async def test_a_tournament_is_shown_and_its_end_told(world: World, general: simcord.ChannelHandle) -> None:
    await choose(world, general)
    await choose(world, general, "results")
    page = answer(await world.ann.slash(world.games, "organise new", title="Autumn Cup", game="auction"))
    await world.ann.click(page.message, label="Open")
    await world.env.settle()
    assert "Autumn Cup" in only(world, general).text
    (cup,) = await world.bot.services.contests.of_guild(world.guild.id, 1)

    def ended(connection: Connection) -> None:
        row = tournaments.find(connection, cup.tournament)
        assert row is not None
        after = msgspec.structs.replace(row, status="ended", ended_at=world.bot.now(), acts=row.acts + 1)
        assert tournaments.advance(connection, row, after)

    await world.bot.services._context.database.write(ended)
    with world.env._bot_scope():
        world.bot.services._context.tell(cup.tournament)
    await world.env.settle()
    assert "Autumn Cup" not in only(world, general).text
    (message,) = told(world, general)
    assert "Autumn Cup" in message.text
    looked = answer(await world.vera.click(message.message, label="Autumn Cup"))
    assert "Autumn Cup" in looked.text
    await unknown(world, "told_results")
    await world.crash()
    await world.env.settle()
    assert len(told(world, general)) == 1
