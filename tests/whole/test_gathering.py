"""From `/match new` to the start: seats, computer players, invitations, permissions, and what may go wrong."""

import discord
import pytest

from games import registry
from games.kernel.ids import MatchId
from play.clocks.closing import OPENING_SECONDS
from play.rules.tables import HOST_SECONDS, OPEN_SECONDS
from play.seats.lobby import NewTable, Person
from playground.world import World
from render import verbs
from tests.whole.presses import late
from tests.whole.seen import SELECT, Seen, answer, seen
from tests.whole.staff import allow_opening_threads, forbid
from tests.whole.tables import Table, open_table, started
from text import words

BUTTONS = ["Join", "Leave", "Invite or remove", "Add a computer", "How to play", "More", "Cancel match"]


async def test_a_new_table_gets_a_thread_with_its_host(world: World) -> None:
    table = await open_table(world)
    assert table.channel.name == "Auction #1 · Ann"
    assert table.channel.is_thread
    assert "Hosted by **Ann**" in table.now.text
    assert table.now.buttons == BUTTONS


async def test_the_welcome_opens_a_table_by_button(world: World) -> None:
    await world.bot.welcome(world.games.id)
    await world.env.settle()
    hello = seen(world.env, world.games)[-1]
    asked = answer(await world.ann.click(hello.message, label="New match"))
    names = [words("en")(f"{game}-name") for game in registry.game_ids()]
    assert asked.buttons == [*names, *(f"Set up: {name}…" for name in names)]
    opened = answer(await world.ann.click(asked.message, label=words("en")("auction-name")))
    assert "the table is open" in opened.text
    assert world.games.threads


@pytest.mark.parametrize("game", registry.game_ids())
async def test_four_presses_lead_from_the_welcome_to_the_first_own_move(world: World, game: str) -> None:
    await world.bot.welcome(world.games.id)
    await world.env.settle()
    hello = seen(world.env, world.games)[-1]
    name = words("en")(f"{game}-name")
    asked = answer(await world.ann.click(hello.message, label=f"Play now: {name}"))
    if "Easy" in asked.buttons:
        asked = answer(await world.ann.click(asked.message, label="Easy"))
    assert f"{name} #1: you play against ■ **Hugo** (computer" in asked.text
    assert f"<#{world.games.threads[0].id}>" in asked.text
    assert "Your salt for the shuffle" in asked.text
    before = (await world.bot.services.finder.card(MatchId(1))).revision
    await first_choice(world, asked)
    card = await world.bot.services.finder.card(MatchId(1))
    assert card.status == "running"
    assert card.revision > before
    assert [face.sitter for face in card.faces] == ["person", "ai"]


async def first_choice(world: World, asked: Seen) -> None:
    """Take the first thing that is offered, or one from each of several lists, and confirm it where that is asked."""
    lists = [part for part in asked.parts if part["type"] == SELECT]
    if not lists:
        chosen = await world.ann.click(asked.message, label=asked.buttons[0])
    for place in range(len(lists)):
        now = [part for part in asked.parts if part["type"] == SELECT][place]
        # Parts of one answer may have to differ.
        value = now["options"][place]["value"]
        chosen = await world.ann.select(asked.message, [value], custom_id=now["custom_id"])
        asked = answer(chosen)
        if "Confirm" in asked.buttons and len([part for part in asked.parts if part["type"] == SELECT]) < len(lists):
            break
    if "Confirm" in answer(chosen).buttons:
        await world.ann.click(answer(chosen).message, label="Confirm")


async def test_playing_now_by_command_in_the_own_language(world: World) -> None:
    world.speaks(world.ann, "ru")
    asked = answer(await world.ann.slash(world.games, "match now", game="auction"))
    assert "а против вас ■ **Гуго** (компьютер" in asked.text
    # No card of an open table has shown it, so here alone is something with which the end can be compared.
    seal = (await world.bot.services.observations.public(MatchId(1))).commitment
    assert len(seal) == 64 and seal in asked.text
    assert (await world.bot.services.finder.card(MatchId(1))).language == "ru"


async def test_playing_now_asks_how_well_and_remembers_it(world: World) -> None:
    """Who has played against two good computers is offered that again; a stranger is offered an easy one first."""
    asked = answer(await world.ann.slash(world.games, "match now", game="dungeon_lords"))
    assert "against a computer" in asked.text
    assert asked.primary == ["Easy"]
    more = answer(await world.ann.select(asked.message, ["dungeon_lords.2"], custom_id=asked.list_id(verbs.PLAY_NOW)))
    assert "against 2 computers" in more.text
    begun = answer(await world.ann.click(more.message, label="Normal"))
    assert "you play against" in begun.text
    faces = (await world.bot.services.observations.public(MatchId(1))).faces
    assert [face.level.partition(".")[0] for face in faces] == ["", "normal", "normal"]
    again = answer(await world.ann.slash(world.games, "match now", game="dungeon_lords"))
    assert "against 2 computers" in again.text
    assert again.primary == ["Normal"]


async def test_playing_now_asks_which_game(world: World) -> None:
    asked = answer(await world.ann.slash(world.games, "match now"))
    playing = answer(await world.ann.click(asked.message, label="Auction"))
    assert "you play against" in playing.text


async def test_a_table_may_open_in_the_same_channel(world: World) -> None:
    table = await open_table(world, where="here")
    assert table.channel.id == world.games.id
    refused = answer(await world.boris.slash(world.games, "match new", game="auction", where="here"))
    assert "#1" in refused.text
    assert len(seen(world.env, world.games)) == 1


async def test_two_people_join_and_the_host_starts(world: World) -> None:
    table = await open_table(world)
    joined = answer(await table.press(world.boris, "Join"))
    assert "You have joined" in joined.text
    assert "■ **Boris**" in table.now.text
    assert "Start" in table.now.buttons
    await table.press(world.ann, "Start")
    assert table.now.buttons == ["Make a move", "Hand", "Log", "Rules", "More"]
    assert (await table.observation()).status == "running"


async def test_the_name_of_a_started_thread_has_the_players(world: World) -> None:
    world.guild.roles["Sealed Orders"]._role.permissions |= discord.Permissions(manage_channels=True).value
    table = await started(world, "auction", world.boris, world.vera)
    assert table.channel.name == "Auction #1 · Ann, Boris, Vera"


async def test_a_thread_that_may_not_be_renamed_keeps_its_name(world: World) -> None:
    table = await started(world)
    assert table.channel.name == "Auction #1 · Ann"
    assert "Make a move" in table.now.buttons


async def test_the_start_is_a_new_message_and_the_card_keeps_the_commitment(world: World) -> None:
    table = await open_table(world)
    seal = (await table.observation()).commitment
    await table.press(world.boris, "Join")
    await table.press(world.ann, "Start")
    card, running = table.messages
    assert seal in card.text
    assert card.buttons == []
    assert "Round 1" in running.text


async def test_the_first_awaited_player_is_mentioned_once(world: World) -> None:
    table = await started(world)
    observation = await table.observation()
    called = observation.faces[observation.awaited()[0].seat].user_id
    assert table.now.called == [called]


async def test_joining_twice_is_refused(world: World) -> None:
    table = await open_table(world)
    await table.press(world.boris, "Join")
    refused = answer(await table.press(world.boris, "Join"))
    assert "You have joined" not in refused.text
    assert len((await table.observation()).faces) == 2


async def test_joining_by_command_takes_a_salt(world: World) -> None:
    table = await open_table(world)
    joined = answer(await world.boris.slash(world.games, "match join", match="1", salt="rowan"))
    assert "You have joined" in joined.text
    assert len((await table.observation()).faces) == 2


async def test_the_standard_salt_is_shown_and_changed_by_a_button(world: World) -> None:
    table = await open_table(world)
    joined = answer(await table.press(world.boris, "Join"))
    finder = world.bot.services.finder
    standard = (await finder.card(table.match)).salts[1]
    assert standard in joined.text
    form = await world.boris.click(joined.message, label="Change salt")
    assert form.modal is not None
    assert standard in str(form.modal)
    changed = answer(await world.boris.submit_modal(form, {"line": "rowan and ash"}))
    assert "rowan and ash" in changed.text
    assert (await finder.card(table.match)).salts[1] == "rowan and ash"
    await table.press(world.ann, "Start")
    again = await world.boris.click(joined.message, label="Change salt")
    refused = answer(again if again.modal is None else await world.boris.submit_modal(again, {"line": "oak"}))
    assert "rowan" not in refused.text
    assert (await finder.card(table.match)).salts[1] == "rowan and ash"


async def test_leaving_frees_the_seat(world: World) -> None:
    table = await open_table(world)
    await table.press(world.boris, "Join")
    left = answer(await table.press(world.boris, "Leave"))
    assert "left" in left.text
    assert "Boris" not in table.now.text


async def test_a_computer_player_joins_and_leaves_without_extra_messages(world: World) -> None:
    table = await open_table(world)
    pressed = await table.press(world.ann, "Add a computer")
    assert pressed.followups == []
    assert "Hugo" in table.now.text
    await table.press(world.ann, "Remove a computer")
    assert "Hugo" not in table.now.text
    assert len(table.messages) == 1


async def test_computers_by_command(world: World) -> None:
    table = await open_table(world)
    done = answer(await world.ann.slash(table.channel, "match seat computer", computer="add"))
    assert "Done" in done.text
    assert "Hugo" in table.now.text
    await world.ann.slash(table.channel, "match seat computer", computer="remove")
    assert "Hugo" not in table.now.text


async def test_only_the_host_seats_computers_and_starts(world: World) -> None:
    table = await open_table(world)
    await table.press(world.boris, "Join")
    for label in ("Add a computer", "Start"):
        pressed = await table.press(world.boris, label)
        assert "host" in answer(pressed).text
    assert (await table.observation()).status == "open"


async def test_an_invitation_comes_once_and_names_the_guest_at_the_table(world: World) -> None:
    """By direct message, else by a mention at the table. Once it is accepted it has no buttons any more."""
    table = await open_table(world)
    reply = answer(await world.ann.slash(table.channel, "match invite", player=world.vera))
    assert "Vera" in reply.text
    invitation = seen(world.env, world.vera.user.dm_channel)[-1]
    assert "**Ann** invites you" in invitation.text
    assert "Vera" in table.now.text and table.now.called == []
    assert len(table.messages) == 1
    world.close_dms(world.gleb)
    assert (
        "direct messages are closed"
        in answer(await world.ann.slash(table.channel, "match invite", player=world.gleb)).text
    )
    assert table.now.called == [world.gleb.id]
    joined = answer(await world.vera.user.click(invitation.message, label="Join"))
    assert "You have joined" in joined.text
    accepted = seen(world.env, world.vera.user.dm_channel)[-2]
    assert "You have accepted the invitation" in accepted.text and not accepted.buttons
    assert "Vera" in table.now.text
    assert "Invited: Gleb" in table.now.text


async def test_an_invitation_may_be_declined(world: World) -> None:
    table = await open_table(world)
    await world.ann.slash(table.channel, "match invite", player=world.vera)
    invitation = seen(world.env, world.vera.user.dm_channel)[-1]
    assert "Vera" in table.now.text
    declined = answer(await world.vera.user.click(invitation.message, label="Decline"))
    assert "Vera" not in table.now.text
    now = seen(world.env, world.vera.user.dm_channel)[-1]
    assert "You have declined" in now.text and not now.buttons
    # Who changes their mind can, also where only invited people can join, and also by the old buttons.
    again = await late(world, world.vera, invitation, invitation.custom_id("Decline"))
    assert words("en")("refusal-already_declined") in again.text
    with world.env._bot_scope():
        await world.bot.services.reliabilities.want(table.match, world.ann.id, "invited")
    await world.env.settle()
    joined = answer(await world.vera.user.click(declined.message, label="Join after all"))
    assert "You have joined" in joined.text and "Vera" in table.now.text
    again = await late(world, world.vera, invitation, invitation.custom_id("Decline"))
    assert words("en")("refusal-already_joined") in again.text


async def test_who_misses_the_start_learns_that_it_has_begun(world: World) -> None:
    """And is told no other reason by the buttons that they still see, nor is a stranger who presses such buttons."""
    table = await open_table(world)
    await world.ann.slash(table.channel, "match invite", player=world.vera)
    invitation = seen(world.env, world.vera.user.dm_channel)[-1]
    await table.press(world.boris, "Join")
    await table.press(world.ann, "Start")
    missed = seen(world.env, world.vera.user.dm_channel)[-1]
    assert "has begun without you" in missed.text and not missed.buttons
    for label in invitation.buttons:
        refused = await late(world, world.vera, invitation, invitation.custom_id(label))
        assert words("en")("refusal-begun_without_you") in refused.text
    stranger = await late(world, world.gleb, invitation, invitation.custom_id("Join"))
    assert words("en")("refusal-closed_from_here", match=table.match) in stranger.text


async def test_who_has_declined_is_not_asked_again(world: World) -> None:
    table = await open_table(world)
    await world.ann.slash(table.channel, "match invite", player=world.vera.user)
    messages = world.vera.user.dm_channel
    await world.vera.user.click(seen(world.env, messages)[-1].message, label="Decline")
    sent = len(seen(world.env, messages))
    again = answer(await world.ann.slash(table.channel, "match invite", player=world.vera.user))
    assert words("en")("refusal-has_declined") in again.text
    assert len(seen(world.env, messages)) == sent
    await table.press(world.vera, "Join")
    assert [face.name for face in (await table.observation()).faces] == ["Ann", "Vera"]


async def test_a_removed_player_cannot_come_back(world: World) -> None:
    table = await open_table(world)
    await table.press(world.boris, "Join")
    reply = answer(await world.ann.slash(table.channel, "match seat kick", player=world.boris))
    assert "was removed" in reply.text
    assert "You have joined" not in answer(await table.press(world.boris, "Join")).text
    assert len((await table.observation()).faces) == 1


async def test_cancelling_asks_first(world: World) -> None:
    table = await open_table(world)
    asked = answer(await table.press(world.ann, "Cancel match"))
    assert (await table.observation()).status == "open"
    await world.ann.click(asked.message, label="Cancel match")
    assert (await table.observation()).status == "cancelled"
    assert "cancelled" in table.now.text
    assert table.now.buttons == []


async def test_questions_before_the_end_have_a_way_back(world: World) -> None:
    table = await open_table(world)
    asked = answer(await table.press(world.ann, "Cancel match"))
    back = answer(await world.ann.click(asked.message, label="Back"))
    assert "open table" in back.text
    assert "Join" not in back.buttons and "Leave" in back.buttons
    assert "Join" in table.now.buttons
    running = await started(world)
    for label in ("Resign", "Cancel match"):
        more = answer(await running.press(world.ann, "More"))
        asked = answer(await world.ann.click(more.message, label=label))
        back = answer(await world.ann.click(asked.message, label="Back"))
        assert "About this match" in back.buttons
    assert (await running.observation()).status == "running"


async def test_guests_cannot_cancel(world: World) -> None:
    table = await open_table(world)
    refused = answer(await table.press(world.boris, "Cancel match"))
    assert refused.buttons == []
    assert "host" in refused.text


async def test_the_staff_of_a_server_may_cancel_its_matches_and_no_others(world: World) -> None:
    table = await open_table(world)
    await table.press(world.boris, "Join")
    other_server = world.env.create_guild("Elsewhere", owner=world.boris.user)
    elsewhere = other_server.create_text_channel("lobby")
    boris_there = other_server.add_member(world.boris.user)
    await world.env.settle()
    refused = answer(await boris_there.slash(elsewhere, "match cancel", match="1"))
    assert refused.buttons == []
    await world.gleb.slash(world.games, "match new", game="auction", where="here")
    asked = answer(await world.ann.slash(world.games, "match cancel", match="2"))
    assert "Cancel match" in asked.buttons


async def test_missing_permissions_are_named_before_a_table_opens(world: World) -> None:
    await forbid(world, world.games, attach_files=True, create_public_threads=True)
    refused = answer(await world.ann.slash(world.games, "match new", game="auction"))
    assert "Attach Files" in refused.text
    assert "Create Public Threads" in refused.text
    assert world.games.threads == []


async def test_missing_permissions_are_named_before_a_match_starts(world: World) -> None:
    table = await open_table(world, where="here")
    await table.press(world.boris, "Join")
    await forbid(world, world.games, attach_files=True)
    pressed = await table.press(world.ann, "Start")
    assert "Attach Files" in answer(pressed).text
    assert (await table.observation()).status == "open"


async def test_a_server_may_keep_tables_to_one_channel(world: World) -> None:
    general = world.guild.channels["general"]
    await world.ann.slash(world.games, "settings server", channel=general)
    refused = answer(await world.ann.slash(world.games, "match new", game="auction"))
    assert f"<#{general.id}>" in refused.text
    assert "the table is open" in answer(await world.ann.slash(general, "match new", game="auction")).text


async def test_a_table_in_direct_messages_against_a_computer(world: World) -> None:
    opened = answer(await world.gleb.user.slash("match new", game="auction"))
    assert "the table is open" in opened.text
    table = Table(world, world.gleb.user.dm_channel, 1)
    await world.gleb.user.click(table.now.message, label="Add a computer")
    await world.gleb.user.click(table.now.message, label="Start")
    assert (await table.observation()).status == "running"


async def test_an_open_table_can_be_used_from_another_channel(world: World) -> None:
    await open_table(world)
    page = answer(await world.ann.slash(world.guild.channels["general"], "show", match="1"))
    assert "open table" in page.text
    changed = answer(await world.ann.click(page.message, label="Add a computer"))
    assert changed.message.id == page.message.id
    assert "Hugo" in changed.text


async def test_unknown_games_and_options_are_refused(world: World) -> None:
    for options in (
        {"game": "chess"},
        {"game": "auction", "options": "stakes=huge"},
        {"game": "auction", "options": "x"},
    ):
        refused = answer(await world.ann.slash(world.games, "match new", **options))
        assert "the table is open" not in refused.text
    assert world.games.threads == []


async def test_inviting_a_bot_names_the_button_for_a_computer_player(world: World) -> None:
    table = await open_table(world, language="ru")
    robot = world.guild.add_member(world.env.create_user("Robot", bot=True))
    reply = answer(await world.ann.slash(table.channel, "match invite", player=robot))
    assert "use **Добавить компьютер**" in reply.text
    assert "Добавить компьютер" in table.now.buttons


async def test_a_game_may_be_typed_by_its_name_or_how_it_begins(world: World) -> None:
    world.speaks(world.boris, "ru")
    for who, typed in ((world.ann, "dungeon l"), (world.ann, "Dungeon lords"), (world.boris, "владыки")):
        answer(await who.slash(world.games, "match new", game=typed))
    assert [str(thread.name).startswith("Dungeon Lords") for thread in world.games.threads] == [True, True, True]
    refused = answer(await world.ann.slash(world.games, "match new", game="dungeon"))
    assert "Dungeon Lords, Dungeon Twister" in refused.text


async def test_a_refused_game_is_answered_with_the_known_games(world: World) -> None:
    world.speaks(world.boris, "ru")
    refused = answer(await world.ann.slash(world.games, "match new", game="chess"))
    assert "“chess”" in refused.text
    assert "Tetranomicon, Dungeon Lords" in refused.text
    russian = answer(await world.boris.slash(world.games, "match new", game="шахматы"))
    assert "Тетраномикон, Владыки подземелий" in russian.text
    unnamed = answer(await world.ann.slash(world.games, "match new", pace="daily"))
    assert "Tetranomicon, Dungeon Lords" in unnamed.text
    assert world.games.threads == []


async def test_without_a_game_buttons_ask_for_one(world: World) -> None:
    world.speaks(world.boris, "ru")
    asked = answer(await world.boris.slash(world.games, "match new"))
    assert asked.buttons[:2] == ["Тетраномикон", "Владыки подземелий"]
    await world.boris.click(asked.message, label="Владыки подземелий")
    assert [str(thread.name).startswith("Dungeon Lords") for thread in world.games.threads] == [True]


async def test_options_pace_and_language_are_accepted(world: World) -> None:
    table = await open_table(world, options="stakes=high", pace="daily", language="ru", seats=3)
    observation = await table.observation()
    assert (observation.options["stakes"], observation.language) == ("high", "ru")
    assert "из 3" in table.now.text or "3" in table.now.text


async def test_options_find_the_only_game_that_has_them(world: World) -> None:
    answer(await world.ann.slash(world.games, "match new", options="year1_production=each_room_once"))
    assert [str(thread.name).startswith("Dungeon Lords") for thread in world.games.threads] == [True]
    several = answer(await world.ann.slash(world.games, "match new", options="year1_production=one_room, stakes=low"))
    assert "Tetranomicon, Dungeon Lords" in several.text
    unknown = answer(await world.ann.slash(world.games, "match new", options="speed=slow"))
    assert "Tetranomicon, Dungeon Lords" in unknown.text
    assert len(world.games.threads) == 1


async def test_a_table_whose_opening_was_cut_short_is_gone_after_the_next_start(world: World) -> None:
    host = Person(world.ann.id, "Ann")
    services = world.bot.services
    await services.lobby.open_table(NewTable("auction", host, "1", "en", guild_id=world.guild.id))
    assert "Auction #1" in answer(await world.ann.slash(world.games, "match mine")).text
    await world.bot.close()
    world.env.backend.advance_clock(OPENING_SECONDS + 60)
    await world.restart()
    assert "Auction #1" not in answer(await world.ann.slash(world.games, "match mine")).text
    assert (await open_table(world)).now.buttons == BUTTONS


async def test_an_empty_thread_of_a_table_that_never_came_is_archived_at_the_next_start(world: World) -> None:
    channel = world.bot.get_channel(world.games.id)
    assert isinstance(channel, discord.TextChannel)
    left = await channel.create_thread(name="Auction #1", type=discord.ChannelType.public_thread)
    used = await channel.create_thread(name="Talk", type=discord.ChannelType.public_thread)
    await used.send("here we talk")
    table = await open_table(world)
    assert world.bot.user is not None
    own = world.bot.user.id
    await world.bot.close()
    backend = world.env.backend
    backend.advance_clock(OPENING_SECONDS + 60)
    allow_opening_threads(world)
    others = backend.create_thread(world.games.id, "Ann's", world.ann.id)
    newest = backend.create_thread(world.games.id, "Auction #2", own)
    await world.restart()
    threads = (left.id, used.id, table.channel.id, others.id, newest.id)
    details = [backend.get_channel(each).thread_metadata for each in threads]
    assert [each is not None and each.archived for each in details] == [True, False, False, False, False]


async def test_a_start_does_not_look_into_threads_of_matches_that_are_over(world: World) -> None:
    """Catches a request for each thread that is still open where a match has ended, at each start."""
    table = await open_table(world)
    asked = answer(await table.press(world.ann, "Cancel match"))
    await world.ann.click(asked.message, label="Cancel match")
    assert (await table.observation()).status == "cancelled"
    await world.bot.close()
    world.env.backend.advance_clock(OPENING_SECONDS + 60)
    before = len(world.env.http_requests)
    await world.restart()
    looked = [each.path for each in world.env.http_requests[before:] if each.method == "GET"]
    assert f"/channels/{table.channel.id}/messages" not in looked


async def test_players_call_a_running_match_off_together(world: World) -> None:
    table = await started(world, "auction", world.boris, world.vera)
    more = answer(await table.press(world.boris, "More"))
    asked = answer(await world.boris.click(more.message, label="Cancel match"))
    assert "when all its players agree" in asked.text
    agreed = answer(await world.boris.click(asked.message, label="Yes, cancel the match"))
    assert "Agreed so far (1 of 3): ■ **Boris**." in agreed.text
    assert "■ **Boris** wants to cancel the match" in table.now.text
    await world.boris.click(agreed.message, label="Withdraw agreement")
    assert "cancel the match" not in table.now.text
    assert (await table.observation()).status == "running"


async def test_a_table_that_does_not_fill_says_when_it_closes_and_why(world: World) -> None:
    table = await open_table(world)
    assert "The table closes <t:" in table.now.text
    await world.env.advance_time(OPEN_SECONDS + 60)
    assert (await table.observation()).status == "cancelled"
    assert "Not enough players joined in time" in table.now.text


async def test_any_player_starts_a_table_whose_host_is_silent(world: World) -> None:
    table = await open_table(world)
    await table.press(world.boris, "Join")
    assert "any player can start it" in table.now.text
    assert words("en")("refusal-not_the_host") in answer(await table.press(world.boris, "Start")).text
    await world.env.advance_time(HOST_SECONDS)
    await table.press(world.boris, "Start")
    assert (await table.observation()).status == "running"


async def test_what_happens_when_time_is_up_is_chosen_in_a_list_or_by_command(world: World) -> None:
    table = await open_table(world)
    page = answer(await table.press(world.ann, "More"))
    done = answer(await world.ann.select(page.message, ["stand_in"], custom_id=page.list_id("late")))
    assert words("en")("lobby-late-stand_in", level="plays at random") in done.text
    assert words("en")("lobby-late-stand_in", level="plays at random") in table.now.text
    await world.ann.slash(table.channel, "match table late", rule="vote")
    assert words("en")("lobby-late-vote") in table.now.text
    await table.press(world.boris, "Join")
    page = answer(await table.press(world.boris, "More"))
    refused = answer(await world.boris.select(page.message, ["default"], custom_id=page.list_id("late")))
    assert words("en")("refusal-not_the_host") in refused.text


async def test_the_host_says_which_ratings_can_join(world: World) -> None:
    """Catches a modal that forgets who is new, a card that does not say it, and a refusal without the band."""
    table = await open_table(world)
    more = answer(await table.press(world.ann, "More"))
    form = await world.ann.click(more.message, label="Rating limits…")
    typed: dict[str, str | list[str]] = {"field-0": "15oo", "field-1": "1700", "list-2": ["newcomers.no"]}
    wrong = answer(await world.ann.submit_modal(form, typed))
    assert "“15oo” is not a rating." in wrong.text
    more = answer(await table.press(world.ann, "More"))
    again = await world.ann.click(more.message, label="Rating limits…")
    assert "15oo" in str(again.modal), "what was typed is still there"
    said = answer(await world.ann.submit_modal(again, {**typed, "field-0": "1400"}))
    line = "To join, players need a rating from 1400 to 1700. Newcomers, who have no rating yet, can't join."
    assert said.text == line
    await table.refresh()
    assert line in table.now.text
    refused = answer(await table.press(world.boris, "Join"))
    assert "Only players with a rating from 1400 to 1700 can join, and no newcomers." in refused.text
