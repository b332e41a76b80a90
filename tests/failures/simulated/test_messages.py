"""Each fault of Discord at each message that the bot sends, changes or deletes by itself.

| act | outage (429, 502, 503) | 10003 | 10004 | 10008 | 50001, 50013 | 50007, 50278, 10013 | 50083 | 160005 | others |
|---|---|---|---|---|---|---|---|---|---|
| table: new message | text, picture later | reported | reported | | reported | | opened | reported | |
| table: edit | text, picture later | reported | reported | anew | reported | | opened | reported | |
| table: old one shrinks | later | given up | | given up | given up | | | | |
| card of an open table: deleted | later | given up | | given up | given up | | | | |
| DM: opened | later | | | | | behind `Hand` | | | behind `Hand` |
| DM: new message | later | behind `Hand` | | | | behind `Hand` | | | behind `Hand` |
| DM: edit | later | kept behind `Hand` | | anew | kept behind `Hand` | | | | kept behind `Hand` |
| DM: old one deleted | later | given up | | given up | | | | | given up |

`others`: codes that nobody foresaw. `later`: repaired without help within minutes. `reported`: every
player gets one direct message that says how to repair it, play continues, and the next change shows the table again. In
every case the moves are stored once, and only the newest message of the table has buttons. Answers to people are in
test_answers.py.
"""

import pytest

from playground.world import World
from tests.failures.matches import (
    HOUR,
    alarms,
    all_clear,
    assert_current,
    bidding,
    hands,
    moves,
    opened,
    other,
    play_in,
    pledging,
    seal,
)
from tests.failures.troubles import (
    ARCHIVED,
    BAD_GATEWAY,
    BROKEN,
    CLOSED_DM,
    LIMITED,
    LOCKED,
    NO_ACCESS,
    NO_CHANNEL,
    NO_COMMON_SERVER,
    NO_MESSAGE,
    NO_SERVER,
    NO_USER,
    NOT_ALLOWED,
    OUTAGES,
    UNFORESEEN,
    Trouble,
    healed,
    inject,
    named,
    outages_and,
)
from tests.whole.seen import answer, seen
from tests.whole.staff import allow_opening_threads
from tests.whole.tables import Table, awaited_member, open_table

CLOSED = [NO_CHANNEL, NO_SERVER, NO_ACCESS, NOT_ALLOWED, LOCKED]


def path(table: Table) -> str:
    """Return where the messages of the table are sent."""
    return f"/channels/{table.channel.id}/messages"


@pytest.mark.parametrize("trouble", outages_and(), ids=named)
async def test_a_table_that_cannot_be_sent_now_is_sent_later(world: World, log: list[str], trouble: Trouble) -> None:
    table, first = await pledging(world)
    inject(world, "POST", path(table), trouble, times=3)
    await table.play(first, "pledge 1")
    await world.env.advance_time(HOUR)
    await assert_current(table)
    assert await moves(table) == ["open", "pledge 1"]
    assert sum("<@" in page.text for page in table.messages if page.buttons) == 1
    assert alarms(world, first) == []
    assert any("match 1 cannot be shown now" in line and str(trouble.status) in line for line in log)


@pytest.mark.parametrize("trouble", outages_and(), ids=named)
async def test_a_table_that_cannot_be_changed_now_is_changed_later(world: World, trouble: Trouble) -> None:
    table, first = await opened(world)
    count = len(table.messages)
    inject(world, "PATCH", f"{path(table)}/*", trouble, times=3)
    await table.play(first, "open")
    await world.env.advance_time(HOUR)
    await assert_current(table)
    assert len(table.messages) == count


@pytest.mark.parametrize("trouble", outages_and(), ids=named)
async def test_an_old_table_shrinks_later(world: World, trouble: Trouble) -> None:
    table, first = await pledging(world)
    inject(world, "PATCH", f"{path(table)}/{table.now.message.id}", trouble, times=3)
    await table.play(first, "pledge 1")
    assert [bool(page.buttons) for page in table.messages][-2:] == [True, True]
    await table.play(other(world, first), "pledge 2")
    await world.env.advance_time(HOUR)
    await assert_current(table)
    lines = [line for page in table.messages if "earlier" in page.text for line in page.text.splitlines()]
    assert sum("puts 1 coin" in line for line in lines) == 1


async def test_an_old_table_shrinks_after_a_crash_between_the_two_messages(world: World) -> None:
    table, first = await pledging(world)
    inject(world, "PATCH", f"{path(table)}/*", BROKEN, times=None)
    await table.play(first, "pledge 1")
    healed(world)
    assert [bool(page.buttons) for page in table.messages][-2:] == [True, True]
    await world.crash()
    assert [bool(page.buttons) for page in table.messages][-2:] == [False, True]
    await assert_current(table)


@pytest.mark.parametrize("trouble", [NO_CHANNEL, NO_MESSAGE, NO_ACCESS, NOT_ALLOWED, LOCKED], ids=named)
async def test_an_old_table_that_is_out_of_reach_is_given_up(world: World, trouble: Trouble) -> None:
    table, first = await pledging(world)
    old = table.now
    inject(world, "PATCH", f"{path(table)}/{old.message.id}", trouble, times=None)
    await table.play(first, "pledge 1")
    await world.env.advance_time(HOUR)
    assert table.now.message.id != old.message.id
    assert alarms(world, first) == []
    before = len(world.env.http_requests)
    await world.env.advance_time(HOUR)
    assert len(world.env.http_requests) == before


@pytest.mark.parametrize("trouble", outages_and(NO_MESSAGE, NO_CHANNEL), ids=named)
async def test_a_replaced_card_is_deleted(world: World, trouble: Trouble) -> None:
    table = await open_table(world)
    old = table.now
    inject(world, "DELETE", f"{path(table)}/*", trouble)
    world.close_dms(world.vera)  # so that the table calls her
    await world.ann.slash(table.channel, "match invite", player=world.vera.user)
    await world.env.advance_time(HOUR)
    assert table.now.message.id != old.message.id
    cards = [page for page in table.messages if page.buttons]
    assert len(cards) == (1 if trouble in OUTAGES else 2)


@pytest.mark.parametrize("trouble", CLOSED, ids=named)
@pytest.mark.parametrize("act", ["POST", "PATCH"])
async def test_players_are_told_that_their_table_cannot_be_shown_and_play_on(
    world: World, log: list[str], trouble: Trouble, act: str
) -> None:
    table, first = await (pledging(world) if act == "POST" else opened(world))
    second = other(world, first)
    line = "pledge 1" if act == "POST" else "open"
    inject(world, act, f"{path(table)}*", trouble, times=None)
    await table.play(first, line)
    await world.env.advance_time(HOUR)
    for who in (first, second):
        (alarm,) = alarms(world, who)
        assert "match table move" in alarm.text
        assert ("channel was deleted" in alarm.text) == (trouble in (NO_CHANNEL, NO_SERVER))
    assert any("match 1 cannot be shown" in line and str(trouble.code) in line for line in log)
    healed(world)
    next_one = await awaited_member(table)
    await play_in(world, next_one, "pledge 0")
    await assert_current(table)
    assert (await moves(table))[-2:] == [line, "pledge 0"]
    assert all(len(all_clear(world, who)) == 1 and alarms(world, who) == [] for who in (first, second))


async def test_an_edit_of_a_message_that_is_gone_is_a_new_message(world: World) -> None:
    table, first = await opened(world)
    inject(world, "PATCH", f"{path(table)}/*", NO_MESSAGE)
    await table.play(first, "open")
    assert table.now.custom_id("Make a move").split("|")[2] == "2"
    assert await moves(table) == ["open"]


@pytest.mark.parametrize("act", ["POST", "PATCH"])
async def test_an_archived_thread_is_reopened_by_the_edit(world: World, act: str) -> None:
    table, first = await (pledging(world) if act == "POST" else opened(world))
    allow_opening_threads(world)
    inject(world, act, f"{path(table)}*", ARCHIVED)
    await table.play(first, "pledge 1" if act == "POST" else "open")
    await assert_current(table)
    assert alarms(world, first) == []


@pytest.mark.parametrize("trouble", outages_and(CLOSED_DM, NO_COMMON_SERVER, NO_USER, *UNFORESEEN), ids=named)
async def test_a_dm_that_cannot_be_opened(world: World, trouble: Trouble) -> None:
    table = await open_table(world)
    await table.press(world.boris, "Join")
    await world.restart()
    inject(world, "POST", "/users/@me/channels", trouble, times=2)
    await table.press(world.ann, "Start")
    await assert_current(table)
    assert hands(world, world.ann) == hands(world, world.boris) == []
    await world.env.advance_time(HOUR)
    if trouble in OUTAGES:
        assert len(hands(world, world.ann)) == len(hands(world, world.boris)) == 1
    else:
        assert "private information" in table.now.text
    assert "Your cards" in answer(await table.press(world.boris, "Hand")).text


@pytest.mark.parametrize("trouble", outages_and(CLOSED_DM, NO_COMMON_SERVER, NO_CHANNEL, *UNFORESEEN), ids=named)
async def test_a_dm_that_fails_does_not_affect_the_others(world: World, trouble: Trouble) -> None:
    table = await open_table(world)
    await table.press(world.boris, "Join")
    inject(world, "POST", f"/channels/{world.ann.user.dm_channel.id}/messages", trouble)
    await table.press(world.ann, "Start")
    await assert_current(table)
    assert hands(world, world.ann) == []
    assert len(hands(world, world.boris)) == 1
    await world.env.advance_time(HOUR)
    assert len(hands(world, world.ann)) == (1 if trouble in OUTAGES else 0)
    assert ("private information" in table.now.text) == (trouble not in OUTAGES)
    assert len(hands(world, world.boris)) == 1


@pytest.mark.parametrize("trouble", outages_and(NO_MESSAGE, NO_CHANNEL, NO_ACCESS, *UNFORESEEN), ids=named)
async def test_a_dm_that_cannot_be_changed(world: World, trouble: Trouble) -> None:
    table, first = await bidding(world)
    (before,) = hands(world, first)
    inject(world, "PATCH", f"/channels/{first.user.dm_channel.id}/messages/*", trouble)
    await seal(table, first)
    assert "Sealed: 1 of 2" in table.now.text
    await world.env.advance_time(HOUR)
    assert (await moves(table))[3:] == ["move"]
    after = hands(world, first)
    if trouble in OUTAGES:
        assert [page.message.id for page in after] == [before.message.id]
        assert after[0].text != before.text
    elif trouble is NO_MESSAGE:
        assert after[-1].text != before.text
    else:
        assert "private information" not in table.now.text, "who has just sealed knows what there is"
        assert "Your cards" in answer(await table.press(first, "Hand")).text


@pytest.mark.parametrize("trouble", outages_and(NO_MESSAGE, NO_CHANNEL, *UNFORESEEN), ids=named)
async def test_a_replaced_dm_is_deleted(world: World, trouble: Trouble) -> None:
    table, first = await bidding(world)
    await seal(table, first)
    inject(world, "DELETE", f"/channels/{first.user.dm_channel.id}/messages/*", trouble)
    await seal(table, other(world, first))
    await world.env.advance_time(HOUR)
    await assert_current(table)
    assert len(hands(world, first)) == (1 if trouble in OUTAGES else 2)
    assert len(hands(world, other(world, first))) == 1


@pytest.mark.parametrize("trouble", UNFORESEEN, ids=named)
async def test_an_unforeseen_refusal_is_logged_once(world: World, log: list[str], trouble: Trouble) -> None:
    table, first = await bidding(world)
    inject(world, "PATCH", f"/channels/{first.user.dm_channel.id}/messages/*", trouble, times=None)
    inject(world, "POST", f"/channels/{first.user.dm_channel.id}/messages", trouble, times=None)
    await seal(table, first)
    await seal(table, other(world, first))
    await assert_current(table)
    await world.env.advance_time(HOUR)
    assert not any("Traceback" in line or "cannot be shown" in line for line in log)
    assert sum(trouble.message in line for line in log) == 1


async def test_a_notice_that_an_outage_prevented_is_sent_later(world: World) -> None:
    table, first = await pledging(world)
    second = other(world, first)
    inject(world, "POST", path(table), NO_CHANNEL, times=None)
    inject(world, "POST", f"/channels/{second.user.dm_channel.id}/messages", BAD_GATEWAY)
    await table.play(first, "pledge 1")
    assert (len(alarms(world, first)), len(alarms(world, second))) == (1, 0)
    await world.env.advance_time(HOUR)
    assert (len(alarms(world, first)), len(alarms(world, second))) == (1, 1)


async def test_everything_fails_for_an_hour_and_nothing_is_lost_or_doubled(world: World, log: list[str]) -> None:
    table, first = await pledging(world)
    inject(world, "POST", "/channels/*", BROKEN, times=None)
    inject(world, "PATCH", "/channels/*", LIMITED, times=None)
    inject(world, "DELETE", "/channels/*", BROKEN, times=None)
    for who, line in ((first, "pledge 1"), (other(world, first), "pledge 0")):
        await table.play(who, line)
    await world.env.advance_time(HOUR)
    healed(world)
    await world.env.advance_time(HOUR)
    await assert_current(table)
    assert await moves(table) == ["open", "pledge 1", "pledge 0"]
    assert [len(hands(world, who)) for who in (world.ann, world.boris)] == [1, 1]
    assert len([page for page in seen(world.env, table.channel) if "Make a move" in page.buttons]) == 1
    assert len(log) < 40, "the pauses grow"


async def test_while_pictures_do_not_get_through_the_table_is_text(world: World) -> None:
    table, first = await pledging(world)
    inject(world, "POST", path(table), BROKEN)
    old = table.now
    await table.play(first, "pledge 1")
    assert (table.now.message.id == old.message.id, table.now.alt_texts) == (False, [])
    assert table.now.buttons == old.buttons
    assert not [page for page in table.messages[:-1] if page.buttons]
    sent = len(table.messages)
    await world.env.advance_time(HOUR)
    assert len(table.messages) == sent
    assert table.now.alt_texts != []


async def test_while_pictures_do_not_get_through_a_start_leaves_no_open_table(world: World) -> None:
    table = await open_table(world)
    await table.press(world.boris, "Join")
    inject(world, "*", f"{path(table)}*", BROKEN)
    await table.press(world.ann, "Start")
    assert table.now.alt_texts == []
    assert not [page for page in table.messages if {"Join", "Start"} & set(page.buttons)]
    await world.env.advance_time(HOUR)
    assert table.now.alt_texts != []
    await assert_current(table)
