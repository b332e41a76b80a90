"""Each row of the table of requests (cogs/messages/requests.py): what is not needed ends, what is needed is told.

Every request is refused, or fails as in an outage, for good. People play on all the same, and no traceback is logged.
"""

import re
from collections.abc import Awaitable, Callable

import msgspec
import pytest
import simcord

from cogs.messages.requests import MOST_TRIES, REQUESTS, Ask, Then
from play.clocks.closing import OPENING_SECONDS
from playground.world import World
from tests.failures.matches import HOUR, alarms, assert_current, moves, other, play_in, pledging
from tests.failures.troubles import (
    ARCHIVED,
    BROKEN,
    FILTERED,
    NO_CHANNEL,
    NOT_ALLOWED,
    ODD,
    TOO_LARGE,
    TOO_MANY_THREADS,
    Trouble,
    healed,
    inject,
    named,
)
from tests.whole.seen import answer
from tests.whole.staff import SentAway, archive
from tests.whole.tables import Table, awaited_member, open_table, started

Act = Callable[[], Awaitable[object]]


class Walk(msgspec.Struct, frozen=True):
    """What fails (method, and path as a pattern), what makes the bot ask for it, and the table that is played at."""

    method: str
    path: str
    act: Act
    table: Table | None = None


def messages(channel_id: int) -> str:
    """Return where messages of a channel are."""
    return f"/channels/{channel_id}/messages"


async def commands(world: World) -> Walk:
    return Walk("PUT", "/applications/*/commands", world.restart, await started(world))


async def thread_name(world: World) -> Walk:
    table = await open_table(world)
    await table.press(world.boris, "Join")
    return Walk("PATCH", f"/channels/{table.channel.id}", lambda: table.press(world.ann, "Start"), table)


async def member(world: World) -> Walk:
    table = await open_table(world)

    async def act() -> None:
        assert "You have joined" in answer(await table.press(world.boris, "Join")).text
        await table.press(world.ann, "Start")

    return Walk("PUT", f"/channels/{table.channel.id}/thread-members/*", act, table)


async def keep_open(world: World) -> Walk:
    table, _ = await pledging(world)
    return Walk("PATCH", f"/channels/{table.channel.id}", lambda: archive(world, table.channel, by_time=True))


async def archiving(world: World) -> Walk:
    table = await started(world)
    backend = world.env.backend
    empty = backend.create_thread(world.games.id, "Auction #9", backend.bot_user.id)
    backend.advance_clock(OPENING_SECONDS + 60)
    return Walk("PATCH", f"/channels/{empty.id}", world.restart, table)


async def old(world: World) -> Walk:
    table, first = await pledging(world)
    path = f"{messages(table.channel.id)}/{table.now.message.id}"
    return Walk("PATCH", path, lambda: table.play(first, "pledge 1"))


async def own(world: World) -> Walk:
    table = await open_table(world)
    await table.press(world.boris, "Join")
    path = messages(world.ann.user.dm_channel.id)
    return Walk("POST", path, lambda: table.press(world.ann, "Start"), table)


async def loss(world: World) -> Walk:
    table, first = await pledging(world)
    inject(world, "POST", messages(table.channel.id), NO_CHANNEL, times=None)
    return Walk("POST", messages(other(world, first).user.dm_channel.id), lambda: play_in(world, first, "pledge 1"))


async def reminder(world: World) -> Walk:
    table = await started(world, pace="daily")
    first = await awaited_member(table)

    async def act() -> None:
        await world.env.advance_time(14 * HOUR)
        assert "half of your time" in table.now.text, "by mention"

    return Walk("POST", messages(first.user.dm_channel.id), act)


async def notice(world: World) -> Walk:
    table = await open_table(world)
    await table.press(world.boris, "Join")

    async def act() -> None:
        await world.ann.slash(table.channel, "match invite", player=world.vera.user)
        await table.press(world.ann, "Start")

    return Walk("POST", messages(world.vera.user.dm_channel.id), act, table)


async def greeting(world: World) -> Walk:
    table, away = await started(world), SentAway(world)

    async def act() -> None:
        world.env.backend.guilds[world.guild.id].system_channel_id = world.games.id
        await away.go()
        await away.come_back()

    return Walk("POST", messages(world.games.id), act, table)


async def person(world: World) -> Walk:
    table = await open_table(world)
    await world.ann.slash(table.channel, "match invite", player=world.vera.user)
    await table.press(world.boris, "Join")

    async def act() -> None:
        await world.restart()
        await table.press(world.gleb, "Join")
        await table.press(world.ann, "Start")

    return Walk("GET", "/users/*", act, table)


UNNEEDED = {
    Ask.COMMANDS: commands,
    Ask.THREAD_NAME: thread_name,
    Ask.MEMBER: member,
    Ask.KEEP_OPEN: keep_open,
    Ask.ARCHIVE: archiving,
    Ask.OLD: old,
    Ask.OWN: own,
    Ask.LOSS: loss,
    Ask.REMINDER: reminder,
    Ask.NOTICE: notice,
    Ask.GREETING: greeting,
    Ask.PERSON: person,
}


@pytest.mark.parametrize("trouble", [NOT_ALLOWED, BROKEN], ids=named)
@pytest.mark.parametrize("ask", UNNEEDED)
async def test_what_nobody_needs_ends_and_holds_nothing_back(
    world: World, log: list[str], faults: list[str], ask: Ask, trouble: Trouble
) -> None:
    walk = await UNNEEDED[ask](world)
    before = len(world.env.http_requests)
    inject(world, walk.method, walk.path, trouble, times=None)
    await walk.act()
    if walk.table is not None:
        await walk.table.play(await awaited_member(walk.table), "open")
        await assert_current(walk.table)
    await world.env.advance_time(2 * HOUR)
    tried = count(world, walk, before)
    most = MOST_TRIES if REQUESTS[ask].limited is Then.LATER and trouble is BROKEN else 2
    # A move is another try.
    assert 0 < tried <= most + (walk.table is not None)
    await world.env.advance_time(HOUR)
    assert count(world, walk, before) == tried
    if ask is Ask.OWN and walk.table is not None:
        assert "private information" in walk.table.now.text
    if ask is Ask.COMMANDS and trouble is NOT_ALLOWED:
        # Those who run the bot have to see what Discord minds about them.
        assert faults.pop().startswith("cogs.command_tree: Discord refuses the commands")
    else:
        assert not any("Traceback" in line for line in log)


def count(world: World, walk: Walk, since: int) -> int:
    """Return how often something was asked for."""
    path = re.compile(walk.path.replace("*", "[^/]+"))
    made = world.env.http_requests[since:]
    return sum(each.method == walk.method and path.fullmatch(each.path) is not None for each in made)


async def answered(world: World, trouble: Trouble) -> str:
    table = await started(world)
    inject(world, "PATCH", "/webhooks/*/messages/@original", trouble)
    return answer(await table.press(world.ann, "Hand")).text


async def thread(world: World, trouble: Trouble) -> str:
    inject(world, "POST", f"/channels/{world.games.id}/threads", trouble, times=2)
    return answer(await world.ann.slash(world.games, "match new", game="auction")).text


async def reopened(world: World, trouble: Trouble) -> str:
    table, first = await pledging(world)
    await archive(world, table.channel)
    inject(world, "POST", messages(table.channel.id), ARCHIVED, times=None)
    inject(world, "PATCH", f"/channels/{table.channel.id}", trouble, times=None)
    return await told_of_loss(world, table, first)


async def table_shown(world: World, trouble: Trouble) -> str:
    table, first = await pledging(world)
    inject(world, "POST", messages(table.channel.id), trouble, times=None)
    return await told_of_loss(world, table, first)


async def record(world: World, trouble: Trouble) -> str:
    table, first = await pledging(world)
    inject(world, "POST", messages(table.channel.id), BROKEN, times=2)
    inject(world, "GET", messages(table.channel.id), trouble, times=None)
    return await told_of_loss(world, table, first)


async def told_of_loss(world: World, table: Table, first: simcord.MemberActor) -> str:
    """Let `first` play where the table cannot be shown; return what all are told of it, once, in an hour."""
    await play_in(world, first, "pledge 1")
    await world.env.advance_time(HOUR)
    (alarm,), (same,) = alarms(world, first), alarms(world, other(world, first))
    assert same.text == alarm.text
    healed(world)
    await play_in(world, other(world, first), "pledge 0")
    await world.env.advance_time(HOUR)
    await assert_current(table)
    assert (await moves(table))[-2:] == ["pledge 1", "pledge 0"]
    return alarm.text


NEEDED = {
    Ask.ANSWER: (answered, ((FILTERED, "word filter"), (NOT_ALLOWED, "lacks permissions"), (BROKEN, "problems"))),
    Ask.THREAD: (thread, ((FILTERED, "word filter"), (NOT_ALLOWED, "Create Public Threads"), (BROKEN, "problems"))),
    Ask.REOPEN: (reopened, ((TOO_MANY_THREADS, "as many open threads"), (NOT_ALLOWED, "Send"), (BROKEN, "a while"))),
    Ask.TABLE: (
        table_shown,
        ((FILTERED, "word filter"), (NOT_ALLOWED, "Send"), (TOO_LARGE, "too large"), (ODD, "does not know")),
    ),
    Ask.RECORD: (record, ((BROKEN, "a while"),)),
}


@pytest.mark.parametrize(
    ("ask", "trouble", "said"),
    [(ask, trouble, said) for ask, (_, cases) in NEEDED.items() for trouble, said in cases],
    ids=named,
)
async def test_what_people_need_and_cannot_get_is_told(
    world: World, log: list[str], faults: list[str], *, ask: Ask, trouble: Trouble, said: str
) -> None:
    assert REQUESTS[ask].is_needed
    assert said in await NEEDED[ask][0](world, trouble)
    assert not any("Traceback" in line for line in log)
    if trouble is ODD:
        assert len(faults) == 1, "those who run the bot see once what nobody foresaw"
        faults.clear()


async def test_a_table_that_is_too_large_goes_without_its_pictures(world: World) -> None:
    table, first = await pledging(world)
    inject(world, "POST", messages(table.channel.id), TOO_LARGE)
    await table.play(first, "pledge 1")
    await assert_current(table)
    assert table.now.alt_texts == []


async def test_a_move_whose_answer_a_filter_refuses_is_told_as_stored(world: World) -> None:
    table, first = await pledging(world)
    asked = answer(await first.slash(table.channel, "play", line="pledge 1"))
    inject(world, "PATCH", "/webhooks/*/messages/@original", FILTERED)
    assert "was saved" in answer(await first.click(asked.message, label="Confirm")).text
    assert await moves(table) == ["open", "pledge 1"]


async def test_an_answer_that_is_too_large_goes_without_its_pictures(world: World) -> None:
    table = await started(world)
    inject(world, "PATCH", "/webhooks/*/messages/@original", TOO_LARGE)
    assert "Your cards" in answer(await table.press(world.ann, "Hand")).text


async def test_a_file_that_is_too_large_is_told(world: World) -> None:
    table = await started(world)
    inject(world, "PATCH", "/webhooks/*/messages/@original", TOO_LARGE)
    assert "file is too large" in answer(await world.ann.slash(table.channel, "match record export")).text


def test_every_row_is_walked() -> None:
    elsewhere = {
        Ask.LOG_IN,  # tests/test_start.py, tests/failures/sockets/test_gateway.py
        Ask.ACKNOWLEDGE,  # test_answers.py: what is not acknowledged is not done
        Ask.PAGE,  # tests/whole/test_private_pages.py
        Ask.CARD,  # tests/whole/test_tournaments.py
        Ask.OVERVIEW,  # tests/whole/test_overview.py
        Ask.RESULT,  # tests/whole/test_overview.py
        Ask.TAG,  # tests/whole/test_forums.py
        Ask.INVITATION,  # tests/whole/test_gathering.py
        Ask.TABLES,  # tests/whole/test_table_wishes.py
        Ask.CALL,  # tests/whole/test_calls.py
        Ask.CUP_THREAD,  # tests/whole/test_tournaments.py
        Ask.OBJECTION,  # tests/whole/test_votes.py
        Ask.CHANNEL,  # test_channels.py: moved matches, deleted channels
    }
    assert {*UNNEEDED, *NEEDED, *elsewhere} == set(Ask)
