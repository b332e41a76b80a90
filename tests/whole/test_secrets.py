"""A seat's secrets: shown by direct message, behind `Hand`, and nowhere else."""

import json
from typing import Any

import pytest
import simcord
from msgspec.structs import replace

from playground.world import World
from tests.whole.seen import Seen, answer, seen
from tests.whole.staff import remove_message
from tests.whole.tables import Table, awaited_member, open_table, started


def dms(world: World, who: simcord.MemberActor) -> list[Seen]:
    """What somebody has received by direct message, oldest first."""
    return seen(world.env, who.user.dm_channel)


def hands(world: World, who: simcord.MemberActor) -> list[Seen]:
    """The direct messages that show somebody's cards."""
    return [message for message in dms(world, who) if "Your cards" in message.text]


def cards(page: Seen) -> str:
    """The cards on a page."""
    return page.text.partition("Your cards: ")[2].splitlines()[0]


async def bidding(world: World) -> tuple[Table, simcord.MemberActor, simcord.MemberActor]:
    """Return an auction in which both have to seal a bid; the auctioneer comes first."""
    table = await started(world)
    first = await awaited_member(table)
    second = world.boris if first.id == world.ann.id else world.ann
    await table.play(first, "open")
    await table.play(first, "pledge 0")
    await table.play(second, "pledge 0")
    return table, first, second


async def test_each_hand_comes_by_dm_and_behind_the_button(world: World) -> None:
    table = await started(world)
    for who in (world.ann, world.boris):
        by_dm = hands(world, who)
        assert len(by_dm) == 1
        shown = answer(await table.press(who, "Hand"))
        assert cards(shown) == cards(by_dm[0])


async def test_nobody_else_sees_a_hand(world: World) -> None:
    table = await started(world)
    reply = answer(await table.press(world.gleb, "Hand"))
    assert "Your cards" not in reply.text
    assert hands(world, world.gleb) == []
    assert "Your cards" not in json.dumps([part for message in table.messages for part in message.parts])


async def test_sealing_edits_ones_own_dm(world: World) -> None:
    table, first, _ = await bidding(world)
    (before,) = hands(world, first)
    await table.play(first, f"bid {_first_money(await table.open_menu(first))}")
    (after,) = hands(world, first)
    assert after.message.id == before.message.id
    assert after.text != before.text


async def test_a_change_by_others_is_a_new_dm_that_replaces_the_old_one(world: World) -> None:
    table, first, second = await bidding(world)
    (before,) = hands(world, first)
    for who in (first, second):
        asked = await table.open_menu(who)
        choice = answer(await who.click(asked.message, label=asked.buttons[0]))
        await who.click(choice.message, label="Confirm")
    (after,) = hands(world, first)
    assert after.message.id != before.message.id


async def test_a_dm_that_a_process_sends_after_it_hung_is_removed(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another one has sent its own, and knows of that alone. Would catch a second hand, out of date for ever."""
    table = await open_table(world)
    await table.press(world.boris, "Join")
    postbox, remembered = world.bot.direct_postbox, world.bot.services.shown
    send = postbox.send

    async def send_late(channel_id: int, layout: Any, once: str | None = None, **how: Any) -> int:
        messages = await remembered.messages(table.match)
        mine = next((each for each in messages.direct if each.announced == once and each.seat == 0), None)
        if mine is not None:
            monkeypatch.undo()
            other = await send(channel_id, layout, "of the other process", **how)
            await remembered.remember(messages, replace(mine, channel_id=channel_id, message_id=other))
        return await send(channel_id, layout, once, **how)

    monkeypatch.setattr(postbox, "send", send_late)
    await table.press(world.ann, "Start")
    await world.env.settle()
    assert [len(hands(world, who)) for who in (world.ann, world.boris)] == [1, 1]


async def test_the_dm_says_that_the_match_is_over(world: World) -> None:
    """Would catch a message that announces new private information and a move to make for ever after the end."""
    table = await started(world)
    (before,) = hands(world, world.ann)
    asked = answer(await world.boris.slash(table.channel, "match resign"))
    await world.boris.click(asked.message, label="Resign")
    (after,) = (page for page in dms(world, world.ann) if page.message.id == before.message.id)
    assert "the match is over" in after.text and "**You won**" in after.text
    assert "private information" not in after.text and "Make a move" not in after.buttons
    result = answer(await world.ann.user.click(after.message, label="Result"))
    assert "the match is over" in result.text and "Match file" in result.buttons


async def test_closed_dms_block_nothing_and_the_table_says_who_should_look(world: World) -> None:
    world.close_dms(world.boris)
    table = await open_table(world)
    joined = answer(await table.press(world.boris, "Join"))
    assert "disabled direct messages" in joined.text
    await table.press(world.ann, "Start")
    assert "private information" in table.now.text
    told = next(line for line in table.now.text.splitlines() if "private information" in line)
    assert "Boris" in told and "Ann" not in told


async def test_the_table_stops_saying_so_once_the_player_has_looked(world: World) -> None:
    world.close_dms(world.boris)
    table = await started(world)
    assert "private information" in table.now.text
    await table.press(world.gleb, "Hand")
    assert "private information" in table.now.text
    await table.press(world.boris, "Hand")
    assert "private information" not in table.now.text


async def test_dms_that_are_opened_later_get_the_next_secret(world: World) -> None:
    world.close_dms(world.boris)
    table = await started(world)
    world.open_dms(world.boris)
    assert hands(world, world.boris) == []
    first = await awaited_member(table)
    second = world.boris if first.id == world.ann.id else world.ann
    await table.play(first, "open")
    await table.play(first, "pledge 0")
    await table.play(second, "pledge 0")
    asked = await table.open_menu(world.boris)
    choice = answer(await world.boris.click(asked.message, label=asked.buttons[0]))
    await world.boris.click(choice.message, label="Confirm")
    assert len(hands(world, world.boris)) == 1
    assert "private information" not in table.now.text


async def test_a_person_who_wants_secrets_only_behind_the_button_gets_no_dm(world: World) -> None:
    page = answer(await world.boris.slash(world.games, "settings me"))
    await world.boris.select(page.message, ["button"], custom_id="so|0|0|set|secrets")
    table = await started(world)
    assert dms(world, world.boris) == []
    assert "private information" not in table.now.text
    assert "Your cards" in answer(await table.press(world.boris, "Hand")).text


async def test_a_deleted_dm_comes_back_with_the_next_change(world: World) -> None:
    table, first, _ = await bidding(world)
    await remove_message(world, hands(world, first)[0])
    asked = await table.open_menu(first)
    choice = answer(await first.click(asked.message, label=asked.buttons[0]))
    await first.click(choice.message, label="Confirm")
    assert len(hands(world, first)) == 1


async def test_a_match_can_be_played_from_the_dm(world: World) -> None:
    table = await started(world)
    first = await awaited_member(table)
    asked = answer(await first.user.click(hands(world, first)[0].message, label="Make a move"))
    done = answer(await first.user.click(asked.message, label="Confirm"))
    assert "Done" in done.text
    assert (await table.observation()).revision == 2


async def test_without_a_chosen_language_dms_use_that_of_the_client(world: World) -> None:
    world.speaks(world.boris, "ru")
    await started(world)
    assert [message for message in dms(world, world.boris) if "Ваши карты" in message.text]
    assert len(hands(world, world.ann)) == 1


async def test_dms_speak_the_persons_language(world: World) -> None:
    page = answer(await world.boris.slash(world.games, "settings me"))
    await world.boris.select(page.message, ["ru"], custom_id="so|0|0|set|language")
    await started(world)
    assert any("Ваши карты" in message.text for message in dms(world, world.boris))


async def test_the_test_of_direct_messages(world: World) -> None:
    page = answer(await world.vera.slash(world.games, "settings me"))
    assert "can receive" in answer(await world.vera.click(page.message, label="Test direct messages")).text
    world.close_dms(world.vera)
    page = answer(await world.vera.slash(world.games, "settings me"))
    assert "disabled" in answer(await world.vera.click(page.message, label="Test direct messages")).text


def _first_money(menu: Seen) -> str:
    """Return the notation of the first card that may be bid."""
    names = {"one": "c1", "two": "c2", "three": "c3", "four": "c4", "five": "c5"}
    return next(names[word] for word in menu.buttons[0].lower().split() if word in names)


async def test_nobody_gets_a_message_that_they_have_nothing(world: World) -> None:
    table = await started(world, "legends_of_signum")
    who = await awaited_member(table)
    assert not [page for page in dms(world, who) if "new private information" in page.text]
    assert "You have nothing of your own yet." in answer(await table.press(who, "Hand")).text
