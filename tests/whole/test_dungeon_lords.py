"""Dungeon Lords at a table on Discord: sealed orders by button, command and notation, private pages, whole matches."""

import simcord

from games.dungeon_lords.components import ORDERS
from games.kernel.observation import Observation
from playground.world import World
from tests.play.shortcuts import private
from tests.whole.presses import at_once, late
from tests.whole.seen import SELECT, Seen, answer, seen
from tests.whole.tables import Table, member_at, started


async def lords_table(world: World, *others: simcord.MemberActor) -> Table:
    """A match in which the initial orders have to be sealed."""
    return await started(world, "dungeon_lords", *others)


def direct_messages(world: World, who: simcord.MemberActor) -> list[Seen]:
    """The direct messages that somebody has received, oldest first."""
    return seen(world.env, who.user.dm_channel)


def at(who: simcord.MemberActor, page: Seen) -> simcord.MemberActor | simcord.UserHandle:
    """Return who presses there: simcord wants a user, not a member, in direct messages."""
    return who.user if page.channel_id == who.user.dm_channel.id else who


async def press(who: simcord.MemberActor, page: Seen, label: str) -> Seen:
    """Press a button of a page at the table, or in a direct message."""
    return answer(await at(who, page).click(page.message, label=label))


async def answer_first(table: Table, who: simcord.MemberActor) -> Seen:
    """Select the first choice, by notation, and confirm it."""
    observation = await observation_of(table, who)
    return await table.play(who, observation.choices[0].notation)


async def observation_of(table: Table, who: simcord.MemberActor) -> Observation:
    """What somebody may know of the match."""
    services = table.world.bot.services
    found = await private(services, table.match, who.id)
    assert isinstance(found, Observation)
    return found


async def to_orders(world: World) -> Table:
    """A match of two in which both have sealed their initial orders."""
    table = await lords_table(world)
    for who in (world.ann, world.boris):
        await answer_first(table, who)
    return table


async def test_initial_orders_come_by_dm_and_behind_hand(world: World) -> None:
    table = await lords_table(world)
    for who in (world.ann, world.boris):
        message = direct_messages(world, who)[-1]
        dealt = message.text.partition("Initial orders dealt to you: ")[2].splitlines()[0]
        assert dealt.count(",") == 2
        assert dealt in answer(await table.press(who, "Hand")).text
        assert "Make a move" in message.buttons
    assert "sealed: 0 of 2" in table.now.text.casefold()


async def test_a_round_begins_with_a_direct_message_to_each_lord(world: World) -> None:
    table = await to_orders(world)
    for who in (world.ann, world.boris):
        message = direct_messages(world, who)[-1]
        assert "Order cards in hand" in message.text
        hand, board = message.alt_texts
        assert hand.startswith("Hand of")
        assert board.startswith("Board of Dungeon Lords")
        assert "Make a move" in message.buttons
        assert "Dealt" not in message.text
    assert "Choosing orders" in table.now.text


async def test_orders_are_sealed_by_command_and_changed_until_all_have(world: World) -> None:
    table = await to_orders(world)
    observation = await observation_of(table, world.ann)
    one, other = observation.choices[0].notation.split()[1:], observation.choices[-1].notation.split()[1:]
    names = ("first", "second", "third", "other")
    asked = answer(await world.ann.slash(table.channel, "lords orders", **dict(zip(names, one, strict=True))))
    sealed = answer(await world.ann.click(asked.message, label="Confirm"))
    assert "receipt" in sealed.text.casefold()
    assert "sealed: 1 of 2" in table.now.text.casefold()
    asked = answer(await world.ann.slash(table.channel, "lords orders", **dict(zip(names, other, strict=True))))
    await world.ann.click(asked.message, label="Confirm")
    assert (await observation_of(table, world.ann)).view.own_orders.own == tuple(other[:3])
    assert (await observation_of(table, world.boris)).view.own_orders is None
    await answer_first(table, world.boris)
    view = (await table.observation()).view
    assert view.lords[0].played == tuple(other[:3])


PARTS = ("First order", "Second order", "Third order", "Third order of your neutral colour")


def part_list(page: Seen, place: int) -> tuple[str, list[dict[str, str]]]:
    """The component id and the options of the list of one part."""
    lists = [part for part in page.parts if part["type"] == SELECT]
    return str(lists[place]["custom_id"]), lists[place]["options"]


async def pick(who: simcord.MemberActor, page: Seen, place: int, option: int) -> Seen:
    """Choose an option of one part."""
    custom_id, options = part_list(page, place)
    return answer(await at(who, page).select(page.message, [options[option]["value"]], custom_id=custom_id))


def picked(page: Seen) -> list[str]:
    """The chosen option of each part, "" for a part without one."""
    lists = [part_list(page, place)[1] for place in range(len(PARTS))]
    return [next((each["label"] for each in options if each.get("default")), "") for options in lists]


async def filled(who: simcord.MemberActor, page: Seen, *options: int) -> Seen:
    """Choose options of several parts, one after another."""
    for place, option in enumerate(options):
        page = await pick(who, page, place, option)
    return page


async def test_three_orders_and_the_colours_are_chosen_on_one_page(world: World) -> None:
    table = await to_orders(world)
    page = await table.open_menu(world.boris)
    assert all(f"**{part}:** not chosen yet" in page.text for part in PARTS)
    assert "Confirm" not in page.buttons
    assert len(page.alt_texts) == 3, "hand, board and dungeon"
    page = await filled(world.boris, page, 0, 1, 2)
    assert "Still to choose: Third order of your neutral colour." in page.text
    assert "Confirm" not in page.buttons
    page = await pick(world.boris, page, 3, 0)
    assert "" not in picked(page)
    assert "Your orders stay secret" in page.text
    done = answer(await world.boris.click(page.message, label="Confirm"))
    assert "receipt" in done.text.casefold()
    view = (await observation_of(table, world.boris)).view
    assert view.own_orders.own == view.lords[1].hand[:3]
    assert view.own_orders.other == view.colour_choices[1][0]
    assert (await observation_of(table, world.ann)).view.own_orders is None


async def test_the_same_card_twice_is_reported_and_cannot_be_confirmed(world: World) -> None:
    table = await to_orders(world)
    page = await filled(world.ann, await table.open_menu(world.ann), 0, 0, 2, 1)
    assert "Not allowed together:" in page.text
    assert "You have each order card only once." in page.text
    assert "Confirm" not in page.buttons
    notes = [each.get("description", "") for each in part_list(page, 2)[1]]
    assert notes[0] == "Cannot be combined with: First order"
    page = await pick(world.ann, page, 1, 1)
    assert "Not allowed together:" not in page.text
    assert "Confirm" in page.buttons


async def test_sealed_orders_are_shown_and_can_be_changed_until_all_have_sealed(world: World) -> None:
    table = await to_orders(world)
    page = await filled(world.ann, await table.open_menu(world.ann), 0, 1, 2, 0)
    before = picked(page)
    await world.ann.click(page.message, label="Confirm")
    message = direct_messages(world, world.ann)[-1]
    again = await press(world.ann, message, "Make a move")
    assert "Sealed now: **First order:" in again.text
    assert "This is what you have sealed." in again.text
    assert picked(again) == before
    changed = await pick(world.ann, again, 0, 3)
    assert "This is what you have sealed." not in changed.text
    done = await press(world.ann, changed, "Confirm")
    assert "receipt" in done.text.casefold()
    view = (await observation_of(table, world.ann)).view
    assert view.own_orders.own[0] == view.lords[0].hand[3]
    await answer_first(table, world.boris)
    assert (await table.observation()).view.lords[0].played[0] == view.lords[0].hand[3]


async def test_a_half_made_choice_survives_a_restart_and_a_seal_of_others(world: World) -> None:
    table = await to_orders(world)
    page = await filled(world.ann, await table.open_menu(world.ann), 0, 1)
    await world.restart()
    await answer_first(table, world.boris)
    page = await pick(world.ann, page, 2, 2)
    assert [bool(each) for each in picked(page)] == [True, True, True, False]
    page = await pick(world.ann, page, 3, 2)
    revision = (await table.observation()).revision
    await at_once(world, *([(world.ann, page, "Confirm")] * 2))
    observation = await table.observation()
    assert observation.view.lords[0].played == observation.view.lords[0].hand[:3]
    assert [entry.seat for entry in observation.log if entry.revision > revision and entry.receipt] == [0]


async def test_an_old_page_of_orders_leads_to_the_fresh_one(world: World) -> None:
    table = await to_orders(world)
    old = await filled(world.ann, await table.open_menu(world.ann), 0, 1, 2, 0)
    for who in (world.ann, world.boris):
        await answer_first(table, who)
    observation = await table.observation()
    custom_id, options = part_list(old, 0)
    reply = await late(world, world.ann, old, custom_id, (options[3]["value"],))
    assert "The match has moved on" in reply.text
    assert PARTS[0] not in reply.text, "orders are not asked for any more"
    assert (await table.observation()).revision == observation.revision


async def test_orders_by_command_open_the_page_with_what_was_given(world: World) -> None:
    table = await to_orders(world)
    hand = (await observation_of(table, world.ann)).view.lords[0].hand
    page = answer(await world.ann.slash(table.channel, "lords orders"))
    assert picked(page) == [""] * len(PARTS)
    page = answer(await world.ann.slash(table.channel, "lords orders", first=hand[2], third=hand[0]))
    assert [bool(each) for each in picked(page)] == [True, False, True, False]
    locked = next(order for order in ORDERS if order not in hand)
    page = answer(await world.ann.slash(table.channel, "lords orders", second=locked))
    assert f"“{locked}” is not one of your choices here." in page.text
    assert picked(page) == [""] * len(PARTS)
    suggested = await world.ann.autocomplete(table.channel, "lords orders", "second", "", first=hand[0])
    assert [choice["value"] for choice in suggested] == list(hand[1:])


async def test_three_lords_seal_three_orders_each(world: World) -> None:
    table = await lords_table(world, world.boris, world.vera)
    players = (world.ann, world.boris, world.vera)
    for who in players:
        await answer_first(table, who)
    for number, who in enumerate(players):
        message = direct_messages(world, who)[-1]
        assert len(message.alt_texts) == 2, "his cards and the board"
        page = await filled(who, await press(who, message, "Make a move"), 0, 1, 2)
        await press(who, page, "Confirm")
        if number < 2:
            assert f"sealed: {number + 1} of 3" in table.now.text.casefold()
    assert all(lord.played == lord.hand[:3] for lord in (await table.observation()).view.lords)


async def test_a_seal_is_shown_in_one_line_with_its_receipt(world: World) -> None:
    table = await to_orders(world)
    await answer_first(table, world.ann)
    reply = [
        line
        for line in answer(await table.press(world.boris, "Log")).text.splitlines()
        if ": the orders are sealed" in line
    ]
    assert len(reply) == 1
    assert "Receipt: `" in reply[0]
    assert "answer sealed" not in answer(await table.press(world.boris, "Log")).text


async def test_a_command_that_does_not_fit_shows_what_is_asked(world: World) -> None:
    table = await to_orders(world)
    reply = answer(await world.ann.slash(table.channel, "lords dig", choice="D2"))
    assert "Which three orders" in reply.text
    points = answer(await world.ann.slash(table.channel, "lords points"))
    assert "Ann" in points.text
    prices = answer(await world.ann.slash(table.channel, "lords prices"))
    assert "up to 2 imps dig" in prices.text


async def test_a_command_that_does_not_fit_names_the_present_decision_first(world: World) -> None:
    table = await lords_table(world)
    world.speaks(world.boris, "ru")
    for path in ("dig", "orders", "pay"):
        reply = answer(await world.ann.slash(table.channel, f"lords {path}"))
        first = reply.text.splitlines()[0]
        assert first == f"`/lords {path}` isn't available right now. You are deciding: initial orders."
        assert "### Your move" in reply.text
        assert len(reply.buttons) >= 3
    russian = answer(await world.boris.slash(table.channel, "lords dig"))
    assert russian.text.startswith("Команда `/владыки рыть` сейчас недоступна. Вам решать: начальные приказы.")
    fitting = answer(await world.ann.slash(table.channel, "lords initial"))
    assert fitting.text.startswith("### Your move")


async def test_a_command_of_somebody_who_is_not_asked_names_the_awaited_player(world: World) -> None:
    table = await to_orders(world)
    for who in (world.ann, world.boris):
        await answer_first(table, who)
    observation = await table.observation()
    awaited = member_at(table, observation, observation.awaited()[0].seat)
    other = world.boris if awaited.id == world.ann.id else world.ann
    reply = answer(await other.slash(table.channel, "lords attack"))
    assert reply.text.startswith("`/lords attack` isn't available right now.")
    assert str(awaited.user.global_name) in reply.text
    assert "available right now" not in answer(await world.gleb.slash(table.channel, "lords attack")).text


async def test_a_match_continues_after_a_restart_amid_sealed_orders(world: World) -> None:
    table = await to_orders(world)
    await answer_first(table, world.ann)
    before = await observation_of(table, world.ann)
    await world.restart()
    after = await observation_of(table, world.ann)
    assert after.view.own_orders == before.view.own_orders
    await answer_first(table, world.boris)
    for _ in range(6):
        observation = await table.observation()
        who = member_at(table, observation, observation.awaited()[0].seat)
        await answer_first(table, who)
    assert (await table.observation()).revision > before.revision + 6


async def test_a_command_of_a_game_finds_its_match_among_several(world: World) -> None:
    await lords_table(world)
    await started(world, "tetranomicon")
    shown = answer(await world.boris.slash(world.games, "lords orders"))
    assert "initial orders" in shown.text.casefold()
    reply = answer(await world.gleb.slash(world.games, "lords orders"))
    assert "You're not in any match of Dungeon Lords" in reply.text
    world.speaks(world.gleb, "ru")
    assert (
        "Вы не играете ни в одной партии игры «Владыки"
        in answer(await world.gleb.slash(world.games, "lords orders")).text
    )
