"""Tetranomicon at the table: its commands, typed moves in both languages, refusals, close-ups, undo."""

import simcord

from playground.world import World
from render.pages.log_lines import all_lines
from tests.play.shortcuts import private
from tests.whole.seen import answer
from tests.whole.tables import Table, awaited_member, open_table, started
from text import words


async def listed(who: simcord.MemberActor, table: Table, command: str, option: str, typed: str = "") -> dict[str, str]:
    """Return what is listed for an option of `/tetra`: notation and words."""
    found = await who.autocomplete(table.channel, f"tetra {command}", option, typed)
    return {each["value"]: each["name"] for each in found}


async def opened(world: World) -> tuple[Table, simcord.MemberActor]:
    """Return a match of two at its first free farm, and the player who places it."""
    table = await started(world, "tetranomicon")
    return table, await awaited_member(table)


async def in_era_one(world: World) -> tuple[Table, simcord.MemberActor]:
    """Return a match of two in the actions of the first era, and the player who acts: farms and routes are placed."""
    table, _ = await opened(world)
    services = world.bot.services
    while "action" not in {decision.kind for decision in (await table.observation()).awaited()}:
        who = await awaited_member(table)
        observation = await private(services, table.match, who.id)
        await table.play(who, observation.choices[0].notation)
    return table, await awaited_member(table)


async def test_each_command_lists_its_own_moves_with_their_cost(world: World) -> None:
    table, who = await in_era_one(world)
    routes = await listed(who, table, "route", "segment")
    assert routes
    assert all(line.startswith("route ") for line in routes)
    creatures = await listed(who, table, "creature", "creature")
    assert all(line.startswith("creature ") for line in creatures)
    assert all(any(sign.isdigit() for sign in words) for words in creatures.values())
    assert await listed(who, table, "artifact", "artifact", "zebra") == {}


async def test_a_command_shows_its_move_to_be_confirmed(world: World) -> None:
    table, who = await in_era_one(world)
    line = next(iter(await listed(who, table, "route", "segment")))
    before = (await table.observation()).revision
    asked = answer(await who.slash(table.channel, "tetra route", segment=line))
    assert asked.buttons[0] == "Confirm"
    assert asked.alt_texts
    assert (await table.observation()).revision == before
    await who.click(asked.message, label="Confirm")
    assert (await table.observation()).log[-1].notation == line


async def test_a_command_takes_what_is_typed_without_its_first_word(world: World) -> None:
    table, who = await in_era_one(world)
    line = next(iter(await listed(who, table, "route", "segment")))
    asked = answer(await who.slash(table.channel, "tetra route", segment=line.removeprefix("route ").lower()))
    assert asked.buttons[0] == "Confirm"


async def test_moves_may_be_typed_in_russian(world: World) -> None:
    table, who = await opened(world)
    observation = await private(world.bot.services, table.match, who.id)
    tower = observation.choices[0].notation.split()[1]
    asked = answer(await who.slash(table.channel, "play", line=f"построить {tower} ферму"))
    assert asked.buttons[0] == "Confirm"


async def test_a_command_that_does_not_fit_says_what_comes_first(world: World) -> None:
    table, who = await opened(world)
    reply = answer(await who.slash(table.channel, "tetra creature", creature="Armus"))
    assert reply.text.startswith("`/tetra creature` isn't available right now. You are deciding: free farm.")
    assert "### Your move" in reply.text
    assert "Confirm" not in reply.buttons
    world.speaks(who, "ru")
    russian = answer(await who.slash(table.channel, "tetra pass"))
    assert russian.text.startswith("Команда `/тетра пас` сейчас недоступна. Вам решать: бесплатная ферма.")
    other = world.boris if who.id == world.ann.id else world.ann
    waiting = answer(await other.slash(table.channel, "tetra pass"))
    assert str(who.user.global_name) in waiting.text


async def test_passing_asks_first(world: World) -> None:
    table, who = await in_era_one(world)
    asked = answer(await who.slash(table.channel, "tetra pass"))
    assert asked.buttons[0] == "Confirm"
    await who.click(asked.message, label="Confirm")
    assert (await table.observation()).log[-1].notation == "pass"


async def test_income_shows_the_arithmetic(world: World) -> None:
    table, who = await in_era_one(world)
    assert "farm 1" in answer(await who.slash(table.channel, "tetra income")).text


async def test_commands_of_tetranomicon_are_not_for_other_games(world: World) -> None:
    table = await started(world)
    reply = answer(await world.ann.slash(table.channel, "tetra pass"))
    assert "a different game" in reply.text
    assert await listed(world.ann, table, "build", "tower") == {}


async def test_close_ups_by_list_and_by_command(world: World) -> None:
    table, who = await in_era_one(world)
    city = next(value for value, label in table.now.options.items() if label.endswith("Ferrata"))
    page = answer(await who.select(table.now.message, [city], custom_id=table.now.list_id("close")))
    assert page.alt_texts
    named = answer(await who.slash(table.channel, "show", part=city))
    assert "Ferrata" in named.text


async def test_a_route_can_be_undone_until_the_next_turn(world: World) -> None:
    table, who = await in_era_one(world)
    line = next(iter(await listed(who, table, "route", "segment")))
    await table.play(who, line)
    undone = answer(await who.slash(table.channel, "undo"))
    assert "was undone" in undone.text
    assert (await awaited_member(table)).id == who.id


async def test_a_message_that_has_shrunk_loses_lines_that_are_undone(world: World) -> None:
    table = await started(world, "tetranomicon")
    first = awaited = await awaited_member(table)
    while awaited.id == first.id:
        observation = await private(world.bot.services, table.match, first.id)
        await table.play(first, observation.choices[0].notation)
        awaited = await awaited_member(table)
    shown = table.messages
    said = all_lines((await table.observation()).log[-1:], await table.observation(), words("en"))[-1]
    assert any(said in page.text and not page.buttons for page in shown)
    answer(await first.slash(table.channel, "undo"))
    await world.env.settle()
    assert not any(said in page.text for page in table.messages)
    assert any("undoes the last move" in page.text for page in table.messages)


async def test_a_game_without_secrets_sends_no_direct_messages(world: World) -> None:
    table, who = await in_era_one(world)
    dm = who.user.dm_channel.history()
    assert all("new private information" not in str(message.components) for message in dm)
    assert "private information" not in table.now.text


async def test_the_table_is_russian_if_it_was_opened_so(world: World) -> None:
    table = await open_table(world, "tetranomicon", language="ru")
    await table.press(world.boris, "Сесть за стол")
    await table.press(world.ann, "Начать")
    assert "Ждём" in table.now.text
    assert table.now.buttons[0] == "Сделать ход"


async def test_income_of_a_table_that_has_not_begun_shows_the_table(world: World) -> None:
    table = await open_table(world, "tetranomicon")
    assert "Join" in answer(await world.boris.slash(table.channel, "tetra income")).buttons
