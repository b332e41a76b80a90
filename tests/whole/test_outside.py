"""Outside of matches: lists, help, settings of people and servers, privacy, languages."""

import json

import discord
import pytest
import simcord

from cogs.interactions import which_match
from config import VERSION
from play.match import finder
from play.overview.filters import ListFilter
from play.rules.moment import Moment
from playground.world import World
from tests.failures.troubles import BROKEN, NOT_ALLOWED, healed, inject
from tests.play.shortcuts import private
from tests.whole.presses import late
from tests.whole.seen import Seen, answer, seen
from tests.whole.staff import allow_opening_threads
from tests.whole.tables import awaited_member, open_table, started


async def change(world: World, who: simcord.MemberActor, name: str, value: str) -> Seen:
    """Change one of somebody's settings."""
    page = answer(await who.slash(world.games, "settings me"))
    return answer(await who.select(page.message, [value], custom_id=f"so|0|0|set|{name}"))


async def leave(
    world: World, who: simcord.MemberActor, line: str, label: str, channel: simcord.ChannelHandle | None = None
) -> None:
    """Type a command, press a button on its page, and the same again on the page that asks whether to."""
    page = answer(await who.slash(channel or world.games, line))
    while label in page.buttons:
        page = answer(await who.click(page.message, label=label))
    await world.env.settle()


async def test_my_matches_begin_with_those_that_wait(world: World) -> None:
    await open_table(world)
    table = await started(world)
    first = await awaited_member(table)
    page = answer(await first.slash(world.games, "match mine"))
    lines = page.text.splitlines()
    assert "#2" in lines[1]
    assert "your move" in lines[3]
    opened = answer(await first.click(page.message, custom_id="so|0|0|open|2"))
    assert "Round 1" in opened.text


async def test_lists_of_a_server(world: World) -> None:
    await open_table(world)
    await started(world)
    both = answer(await world.gleb.slash(world.games, "match list"))
    assert "#1" in both.text
    assert "#2" in both.text
    running = answer(await world.gleb.slash(world.games, "match list", status="running"))
    assert "Auction #1" not in running.text
    ended = answer(await world.gleb.slash(world.games, "match list", status="ended"))
    assert "#" not in ended.text.partition("\n")[2]


async def test_a_long_list_keeps_its_kind_when_pages_are_turned(world: World) -> None:
    await started(world)
    for _ in range(11):
        await open_table(world)
    first = answer(await world.gleb.slash(world.games, "match list", status="open"))
    assert "Auction #1 " not in first.text
    second = answer(await world.gleb.click(first.message, label="Next ›"))
    assert second.text.count("Auction #") == 1
    assert "running" not in second.text


async def test_lists_in_direct_messages(world: World) -> None:
    await started(world)
    assert "#1" in answer(await world.boris.user.slash("match mine")).text
    assert "only on a server" in answer(await world.boris.user.slash("match list")).text


async def test_next_leads_from_match_to_match(world: World) -> None:
    """From the list, from the choices of another match, from what a move has led to; here in direct messages too."""
    tables = [await started(world) for _ in range(3)]
    first = await awaited_member(tables[0])
    waiting = [table.match for table in tables if await awaited_member(table) is first]
    page = answer(await first.user.slash("match mine"))
    for match in (*waiting, waiting[0]) if len(waiting) > 1 else ():
        page = answer(await first.user.click(page.message, label="Next match"))
        assert page.custom_id("Next match").startswith(f"so|{match}.")
    while await awaited_member(tables[0]) is first:
        own = await private(world.bot.services, tables[0].match, first.id)
        page = await tables[0].play(first, own.choices[0].notation)
    page = answer(await first.click(page.message, label="Next match"))
    names = [str(part.get("custom_id")) for part in page.parts]
    assert any(name.startswith(f"so|{match}") for match in waiting[1:] or (0,) for name in names)


async def test_help_has_topics(world: World) -> None:
    page = answer(await world.gleb.slash(world.games, "help"))
    assert "Make a move" in page.text
    assert "</match new:" in page.text
    topic = answer(await world.gleb.select(page.message, ["match"], custom_id=page.list_id("help")))
    assert "rematch" in topic.text
    mine = answer(await world.gleb.click(topic.message, label="My matches"))
    assert "not in any match" in mine.text


async def test_buttons_of_a_table_are_named_in_its_language(world: World) -> None:
    table = await open_table(world, language="ru")
    assert "Сесть за стол" in table.now.buttons
    page = answer(await world.gleb.slash(table.channel, "help"))
    assert "press **Сесть за стол** at an open one" in page.text
    assert "Press **Рука** for your pieces and cards" in page.text
    assert "until you press **Confirm**" in page.text, "that button is on a private page"
    world.close_dms(world.boris)
    joined = answer(await table.press(world.boris, "Сесть за стол"))
    assert "secrets are shown only when you press **Рука**" in joined.text
    settings = answer(await world.boris.slash(table.channel, "settings me"))
    assert "Secrets: only under Рука" in settings.options.values()
    tested = answer(await world.boris.click(settings.message, label="Test direct messages"))
    assert "press **Рука**" in tested.text


async def test_a_russian_reader_gets_the_buttons_of_an_english_table(world: World) -> None:
    table = await started(world)
    world.speaks(world.gleb, "ru")
    page = answer(await world.gleb.slash(table.channel, "help"))
    assert "нажмите «Join» у открытого" in page.text
    assert "«Make a move» показывает всё" in page.text
    assert "не нажали «Подтвердить»" in page.text
    elsewhere = answer(await world.gleb.slash(world.games, "help"))
    assert "«Join»" in elsewhere.text, "new tables are English here"
    world.server_speaks("ru")
    assert "«Сесть за стол»" in answer(await world.gleb.slash(world.games, "help")).text
    assert "«Join»" in answer(await world.gleb.slash(table.channel, "help")).text
    assert "«Сесть за стол»" in answer(await world.gleb.user.slash("help")).text


async def test_my_language_changes_private_pages_only(world: World) -> None:
    table = await started(world)
    page = await change(world, world.boris, "language", "ru")
    assert "Ваши настройки" in page.text
    hand = answer(await table.press(world.boris, "Hand"))
    assert "Ваши карты" in hand.text
    assert "Round 1" in table.now.text
    assert "Your cards" in answer(await table.press(world.ann, "Hand")).text


async def test_the_language_of_the_client_is_used_until_one_is_chosen(world: World) -> None:
    table = await started(world)
    world.speaks(world.vera, "ru")
    assert "Раунд" in answer(await table.press(world.vera, "Log")).text
    await change(world, world.vera, "language", "en")
    assert "Round" in answer(await table.press(world.vera, "Log")).text


async def test_text_only_shows_the_board_as_text(world: World) -> None:
    table = await started(world)
    await change(world, world.boris, "text_only", "on")
    page = answer(await world.boris.slash(table.channel, "show"))
    assert page.alt_texts == []
    assert "Boris" in page.text
    await change(world, world.boris, "text_only", "off")
    assert answer(await world.boris.slash(table.channel, "show")).alt_texts


async def test_a_servers_settings_are_for_its_staff(world: World) -> None:
    page = answer(await world.ann.slash(world.games, "settings server"))
    changed = answer(await world.ann.select(page.message, ["weekly"], custom_id="so|0|0|serverset|pace"))
    assert "a week" in next(label for value, label in changed.options.items() if value == "weekly")
    table = await open_table(world)
    assert "one week" in table.now.text
    assert "manage the server" in answer(await world.gleb.slash(world.games, "settings server")).text
    assert "only on a server" in answer(await world.ann.user.slash("settings server")).text


async def test_a_server_says_whether_own_decks_are_rated(world: World) -> None:
    """Catches a setting that nothing shows: people learn from the card what a deck of their own does."""
    line = "If somebody plays a deck of their own, the match changes nobody's rating."
    table = await open_table(world, "legends_of_signum")
    assert line in table.now.text
    await world.ann.slash(world.games, "match cancel", match="1")
    page = answer(await world.ann.slash(world.games, "settings server", own_decks="on"))
    assert page.options["on"] == "Own decks: rated"
    table = await open_table(world, "legends_of_signum")
    assert line not in table.now.text
    await world.ann.select(page.message, ["off"], custom_id="so|0|0|serverset|decks")
    assert not (await world.bot.services.people.guild(world.guild.id)).rates_decks


async def test_a_servers_language_is_that_of_its_tables(world: World) -> None:
    page = answer(await world.ann.slash(world.games, "settings server"))
    await world.ann.select(page.message, ["ru"], custom_id="so|0|0|serverset|language")
    answer(await world.ann.slash(world.games, "match new", game="auction"))
    card = seen(world.env, world.games.threads[0])[-1]
    assert "открытый стол" in card.text
    assert "Сесть за стол" in card.buttons


async def test_channels_are_put_on_the_list_and_taken_off(world: World) -> None:
    general = world.guild.channels["general"]
    page = answer(await world.ann.slash(world.games, "settings server", channel=general))
    assert f"<#{general.id}>" in page.text
    page = answer(await world.ann.slash(world.games, "settings server", channel=general))
    assert f"<#{general.id}>" not in page.text


async def test_a_copy_of_what_is_stored(world: World) -> None:
    await started(world)
    page = answer(await world.boris.slash(world.games, "privacy"))
    file = answer(await world.boris.click(page.message, label="My data as a file"))
    (attachment,) = file.message.attachments
    assert str(world.boris.id) in json.dumps(json.loads(await attachment.read()))


async def test_being_forgotten_asks_first_and_the_match_continues(world: World) -> None:
    table = await started(world, "auction", world.boris, world.vera)
    page = answer(await world.boris.slash(world.games, "privacy"))
    asked = answer(await world.boris.click(page.message, label="Forget me"))
    assert "one running match" in asked.text
    reply = answer(await world.boris.click(asked.message, label="Forget me"))
    assert "deleted" in reply.text
    observation = await table.observation()
    assert observation.status == "running"
    assert all(face.user_id != world.boris.id for face in observation.faces)
    assert "Boris" not in table.now.text


async def test_a_forgotten_name_leaves_threads_and_messages(world: World) -> None:
    allow_opening_threads(world)
    table = await started(world)
    first = await awaited_member(table)
    await table.play(first, "open")
    await table.play(first, "pledge 1")
    assert "Boris" in str(world.env.backend.get_channel(table.channel.id).name)
    logs = [page for page in table.messages if "Boris" in page.text or "Ann" in page.text]
    assert len(logs) == len(table.messages) > 1
    for member in (world.boris, world.ann):
        page = answer(await member.slash(world.games, "privacy"))
        assert "What stays" in page.text
        asked = answer(await member.click(page.message, label="Forget me"))
        await member.click(asked.message, label="Forget me")
        await world.env.settle()
        name = "Boris" if member is world.boris else "Ann"
        assert name not in str(world.env.backend.get_channel(table.channel.id).name)
        assert [page.text for page in table.messages if name in page.text] == []


async def test_a_name_forgotten_in_an_outage_leaves_the_thread_after_a_restart(world: World) -> None:
    allow_opening_threads(world)
    table = await started(world)
    inject(world, "PATCH", f"/channels/{table.channel.id}", BROKEN, times=None)
    await leave(world, world.boris, "privacy", "Forget me")
    assert "Boris" in str(world.env.backend.get_channel(table.channel.id).name)
    healed(world)
    await world.restart()
    await world.env.settle()
    assert "Boris" not in str(world.env.backend.get_channel(table.channel.id).name)
    assert "Ann" in str(world.env.backend.get_channel(table.channel.id).name)


async def test_a_thread_that_may_not_be_renamed_is_tried_once(world: World) -> None:
    table = await started(world)
    inject(world, "PATCH", f"/channels/{table.channel.id}", NOT_ALLOWED, times=None)
    await leave(world, world.boris, "privacy", "Forget me")
    tried = len(world.env.http_requests)
    await world.restart()
    await world.env.settle()
    assert [each for each in world.env.http_requests[tried:] if each.method == "PATCH"] == []


async def test_a_press_without_a_handler_is_answered(world: World) -> None:
    from cogs.messages.component_ids import NO_ORIGIN
    from cogs.messages.layout import laid_out
    from render.page import Action, Button, Buttons, Page

    layout = laid_out(Page((Buttons((Button(Action("bygone"), "Old"),)),)), NO_ORIGIN)
    channel = world.bot.get_channel(world.games.id)
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send(view=layout.view)
    reply = answer(await world.ann.click(message, label="Old"))
    assert "no longer active" in reply.text


async def test_a_button_of_an_unknown_match_is_answered(world: World) -> None:
    from cogs.messages.component_ids import Origin
    from cogs.messages.layout import laid_out
    from games.kernel.ids import MatchId
    from render.page import Action, Button, Buttons, Page

    layout = laid_out(Page((Buttons((Button(Action("menu"), "Make a move"),)),)), Origin(MatchId(404), 3))
    channel = world.bot.get_channel(world.games.id)
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send(view=layout.view)
    reply = answer(await world.ann.click(message, label="Make a move"))
    assert "404" in reply.text


async def test_a_dismissed_page_is_sent_anew(world: World) -> None:
    table = await started(world)
    path = "/webhooks/*/messages/@original"
    world.env.inject_error("PATCH", path, status=404, code=10008, message="Unknown Message", times=1)
    assert "Your cards" in answer(await table.press(world.ann, "Hand")).text


async def test_a_database_that_fails_is_answered_too(
    world: World, faults: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise OSError("disk full")

    world.speaks(world.vera, "ru")
    with monkeypatch.context() as patched:
        patched.setattr(world.bot.services.people, "settings", broken)
        reply = answer(await world.vera.slash(world.games, "help"))
    assert "сломалось" in reply.text
    assert faults
    faults.clear()


async def test_a_fault_is_answered_kindly_with_a_code_and_logged(
    world: World, faults: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await started(world)

    def broken(*_: object) -> None:
        raise RuntimeError("a wire came loose")

    monkeypatch.setattr(Moment, "of_person", broken)
    reply = answer(await table.press(world.ann, "Hand"))
    code = reply.text.partition("`")[2].partition("`")[0]
    assert len(code) == 6
    assert any(f"fault {code}" in fault for fault in faults)
    faults.clear()


async def test_a_press_that_discord_gave_up_on_does_nothing(world: World) -> None:
    table = await open_table(world)
    world.env.inject_error("POST", "/interactions/*", status=404, code=10062, message="Unknown interaction", times=1)
    await table.press(world.boris, "Join")
    assert len((await table.observation()).faces) == 1


async def test_a_card_is_looked_up_by_command_and_by_button(world: World) -> None:
    page = answer(await world.ann.slash(world.games, "card", name="vampir"))
    assert "### Vampire · Dungeon Lords" in page.text
    assert "Vampire" in page.alt_texts[0]
    asked = await world.ann.click(page.message, label="Look up a card")
    page = answer(await world.ann.submit_modal(asked, {"line": "рог изобилия"}))
    assert "### Horn of Plenty · Tetranomicon" in page.text
    page = answer(await world.ann.slash(world.games, "card", name="priest"))
    assert "cards fit" in page.text


async def test_cards_are_suggested_in_the_own_language(world: World) -> None:
    world.speaks(world.ann, "ru")
    found = await world.ann.autocomplete(world.games, "card", "name", "vampi")
    assert [choice["name"] for choice in found] == ["Вампир · Монстр или призрак · Владыки подземелий"]


async def test_how_to_play_is_one_press_from_help_and_an_open_table(world: World) -> None:
    help_page = answer(await world.ann.slash(world.games, "help"))
    assert f"Sealed Orders {VERSION}" in help_page.text
    page = answer(await world.ann.click(help_page.message, label="How to play: Tetranomicon"))
    assert "**Goal.**" in page.text and "**Your turn.**" in page.text and "**Who wins.**" in page.text
    assert page.alt_texts
    table = await open_table(world, "dungeon_lords")
    page = answer(await table.press(world.boris, "How to play"))
    assert "How to play Dungeon Lords" in page.text
    by_command = answer(await world.ann.slash(world.games, "help", game="dungeon lords"))
    assert by_command.text == page.text


async def test_a_list_goes_on_behind_the_newest_hundred(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (which_match, finder):
        monkeypatch.setattr(module, "LONGEST_LIST", 2)
    for _ in range(5):
        await open_table(world)
    page = answer(await world.gleb.slash(world.games, "match list"))
    assert all(f"#{number}" in page.text for number in range(1, 6))


async def test_a_forgotten_name_leaves_direct_messages_of_finished_matches(world: World) -> None:
    table = await started(world, "dungeon_lords", world.boris)

    def said() -> str:
        pages = seen(world.env, world.ann.user.dm_channel)
        return "\n".join(f"{page.text} {page.alt_texts}" for page in pages if f"#{table.match}" in page.text)

    await leave(world, world.boris, "match resign", "Resign", table.channel)
    assert "the match is over" in said()
    messages = len(seen(world.env, world.ann.user.dm_channel))
    await leave(world, world.boris, "privacy", "Forget me")
    assert "Boris" not in said()
    assert "Ann" in said()
    assert len(seen(world.env, world.ann.user.dm_channel)) == messages


async def test_lists_show_what_somebody_wants_to_see(world: World) -> None:
    """By buttons and by the command; it is kept for the next time, for that person alone."""
    await open_table(world)
    await open_table(world, "pearls", pace="weekly", language="ru")
    await started(world)
    page = answer(await world.gleb.slash(world.games, "match list"))
    assert all(f"#{number}" in page.text for number in (1, 2, 3))
    page = answer(await world.gleb.click(page.message, label="Filter…"))
    assert "3 matches on this server fit." in page.text
    page = answer(await world.gleb.select(page.message, ["2"], custom_id="so|0|0|filter|free.here"))
    assert "2 matches" in page.text
    page = answer(await world.gleb.select(page.message, ["weekly"], custom_id="so|0|0|filter|pace.here"))
    assert "1 match on this server fits." in page.text
    page = answer(await world.gleb.click(page.message, label="Show the list"))
    assert "Only: one week per decision, at least 2 free seats" in page.text
    assert "Pearls #2" in page.text
    assert "Auction" not in page.text
    await world.restart()
    page = answer(await world.gleb.slash(world.games, "match list"))
    assert "Auction" not in page.text
    page = answer(await world.gleb.slash(world.games, "match list", language="en"))
    assert "No match fits" in page.text
    page = answer(await world.gleb.slash(world.games, "match list", pace="any", free=0, language="any", game="auction"))
    assert "Pearls" not in page.text
    assert "Auction #1" in page.text
    page = answer(await world.gleb.click(page.message, label="Show all"))
    assert "Pearls #2" in page.text
    assert "Show all" not in page.buttons
    other = answer(await world.vera.slash(world.games, "match list"))
    assert "Pearls #2" in other.text
    assert "There is no game called" in answer(await world.gleb.slash(world.games, "match list", game="chess")).text


async def test_a_filter_that_is_none_is_refused(world: World) -> None:
    """Catches values from outside the lists, which would be stored and break every list of that person."""
    page = answer(await world.gleb.slash(world.games, "match list"))
    page = answer(await world.gleb.click(page.message, label="Filter…"))
    for name, value in (("pace", "soon"), ("language", "xx"), ("free", "99"), ("free", "x"), ("game", "x"), ("x", "y")):
        strange = await late(world, world.gleb, page, f"so|0|0|filter|{name}.here", (value,))
        assert "matches on this server" not in strange.text, (name, value)
    assert await world.bot.services.filters.of(world.gleb.id) == ListFilter()
