"""Dungeon Lords at a table on Discord: sealed orders by button, command and notation, private pages, whole matches."""

import simcord

from games.kernel.sight import Sight
from playground.world import World
from tests.whole.seen import Seen, answer, seen
from tests.whole.tables import Table, member_at, started


async def lords_table(world: World, *others: simcord.MemberActor) -> Table:
    """A match in which the initial orders are to be sealed."""
    return await started(world, "dungeon_lords", *others)


def letters(world: World, who: simcord.MemberActor) -> list[Seen]:
    """The direct messages that somebody has got, oldest first."""
    return seen(world.env, who.user.dm_channel)


async def answer_first(table: Table, who: simcord.MemberActor) -> Seen:
    """Choose the first thing that is offered, by notation, and confirm it."""
    sight = await sight_of(table, who)
    return await table.play(who, sight.choices[0].notation)


async def sight_of(table: Table, who: simcord.MemberActor) -> Sight:
    """What somebody may know of the match."""
    house = table.world.bot.house  # type: ignore[attr-defined]  # the world knows its bot as any bot
    found = await house.sights.private(table.match, who.id)
    assert isinstance(found, Sight)
    return found


async def to_orders(world: World) -> Table:
    """A match of two in which both have sealed their initial orders."""
    table = await lords_table(world)
    for who in (world.ann, world.boris):
        await answer_first(table, who)
    return table


async def test_initial_orders_come_by_dm_and_stand_behind_hand(world: World) -> None:
    table = await lords_table(world)
    for who in (world.ann, world.boris):
        letter = letters(world, who)[-1]
        dealt = letter.text.partition("Initial orders dealt to you: ")[2].splitlines()[0]
        assert dealt.count(",") == 2
        assert dealt in answer(await table.press(who, "Hand")).text
        assert "Your move" in letter.buttons
    assert "sealed: 0 of 2" in table.now.text.casefold()


async def test_a_round_begins_with_a_letter_to_each_lord(world: World) -> None:
    table = await to_orders(world)
    for who in (world.ann, world.boris):
        letter = letters(world, who)[-1]
        assert "Order cards in hand" in letter.text
        assert letter.alt_texts
        assert "Your move" in letter.buttons
        assert "Dealt" not in letter.text
    assert "Choosing orders" in table.now.text


async def test_orders_are_sealed_by_command_and_changed_until_all_have(world: World) -> None:
    table = await to_orders(world)
    sight = await sight_of(table, world.ann)
    one, other = sight.choices[0].notation.split()[1:], sight.choices[-1].notation.split()[1:]
    names = ("first", "second", "third", "other")
    asked = answer(await world.ann.slash(table.channel, "lords orders", **dict(zip(names, one, strict=True))))
    sealed = answer(await world.ann.click(asked.message, label="Confirm"))
    assert "receipt" in sealed.text.casefold()
    assert "sealed: 1 of 2" in table.now.text.casefold()
    asked = answer(await world.ann.slash(table.channel, "lords orders", **dict(zip(names, other, strict=True))))
    await world.ann.click(asked.message, label="Confirm")
    assert (await sight_of(table, world.ann)).view.own_orders.own == tuple(other[:3])
    assert (await sight_of(table, world.boris)).view.own_orders is None
    await answer_first(table, world.boris)
    view = (await table.sight()).view
    assert view.lords[0].played == tuple(other[:3])


async def test_orders_are_chosen_with_buttons_and_lists(world: World) -> None:
    table = await to_orders(world)
    menu = await table.open_menu(world.boris)
    group = answer(await world.boris.click(menu.message, label=menu.buttons[0]))
    assert len(group.options) > 1
    picked = answer(
        await world.boris.select(group.message, [next(iter(group.options))], custom_id=group.list_id("pick"))
    )
    assert "Your orders stay secret" in picked.text
    done = answer(await world.boris.click(picked.message, label="Confirm"))
    assert "receipt" in done.text.casefold()


async def test_a_command_that_does_not_fit_shows_what_is_asked(world: World) -> None:
    table = await to_orders(world)
    told = answer(await world.ann.slash(table.channel, "lords dig", choice="D2"))
    assert "Which orders" in told.text
    points = answer(await world.ann.slash(table.channel, "lords points"))
    assert "Ann" in points.text
    prices = answer(await world.ann.slash(table.channel, "lords prices"))
    assert "up to 2 imps dig" in prices.text


async def test_a_match_goes_on_after_a_restart_amid_sealed_orders(world: World) -> None:
    table = await to_orders(world)
    await answer_first(table, world.ann)
    before = await sight_of(table, world.ann)
    await world.restart()
    after = await sight_of(table, world.ann)
    assert after.view.own_orders == before.view.own_orders
    await answer_first(table, world.boris)
    for _ in range(6):
        sight = await table.sight()
        who = member_at(table, sight, sight.awaited()[0].seat)
        await answer_first(table, who)
    assert (await table.sight()).revision > before.revision + 6
