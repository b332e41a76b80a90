"""Tournaments as people see them: made by buttons, entered, played, looked at; presses that are old, twice or wrong."""

from typing import Any

import discord
import msgspec
import pytest
import simcord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.projection import tournament_threads
from games import registry
from games.kernel.ids import GameId, MatchId
from play.seats.lobby import Person
from play.tournament_rules import lasting
from playground.world import World
from render.registry import pages_of
from tests.play.opponents import Sums, opponents
from tests.whole.contests import SIX, Cup, gathered, hurry
from tests.whole.forms import defaults
from tests.whole.presses import late
from tests.whole.seen import Seen, answer, seen
from tests.whole.staff import allow_opening_threads, forbid, permit
from text import words

EN = words("en")
PARTS = ("Name, game…", "Format…", "Dates, pace…", "Who can enter…", "Matches…", "Equal points…")


class FirstAhead(Sums):
    """Says that the first seat is far ahead."""

    def facts(self, state: Any) -> tuple[tuple[int, ...], ...]:
        """Return more for the first seat of two."""
        return ((20,), (0,))


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for Discord."""
    hurry(monkeypatch)


@pytest.fixture
async def cup(world: World) -> Cup:
    """Return the organiser and five others, before there is a tournament."""
    return Cup(world, await gathered(world))


def managing(cup: Cup) -> simcord.MemberActor:
    """Return Olga, who manages the server and does not play."""
    role = cup.world.guild.create_role("Chiefs", permissions=discord.Permissions(manage_guild=True))
    olga = cup.world.guild.add_member(cup.world.env.create_user("olga", global_name="Olga"), roles=(role,))
    cup.people["Olga"] = olga
    return olga


async def opened(cup: Cup) -> Cup:
    """Let Ann open a tournament with two presses after the greeting's help."""
    made = answer(await cup.people["Ann"].slash(cup.world.games, "organise new"))
    await cup.press("Ann", "Open", made)
    return cup


async def test_an_organiser_opens_one_by_two_presses_and_others_enter(cup: Cup) -> None:
    """Somebody who has never seen it types nothing, and the card says how far it is at each step."""
    listed = answer(await cup.people["Ann"].slash(cup.world.games, "tournament list"))
    made = await cup.press("Ann", "New tournament", listed)
    assert "Everything below has a default" in made.text
    assert not cup.cards
    said = await cup.press("Ann", "Open", made)
    assert "is open" in said.text
    assert "Entries are open" in cup.card.text
    assert "Ann opened the tournament." in cup.card.text
    answers = await cup.join(*SIX)
    assert "You take part" in answers[0].text
    assert "Places taken: 6 of" in cup.card.text


async def test_each_part_of_the_settings_is_a_modal_that_keeps_what_it_shows(cup: Cup) -> None:
    """Submitting every modal as it opens changes nothing: what a list shows as chosen is what is stored."""
    ann, contests = cup.people["Ann"], cup.world.bot.services.contests
    made = answer(await ann.slash(cup.world.games, "organise new"))
    number = (await contests.of_guild(cup.world.guild.id, 1))[0].tournament
    before = await contests.view(number)
    for label in PARTS:
        form = await ann.click(made.message, label=label)
        assert form.modal is not None
        made = answer(await ann.submit_modal(form, defaults(form)))
    after = await contests.view(number)
    assert (after.settings, after.pace, after.format, after.game) == (
        before.settings,
        before.pace,
        before.format,
        before.game,
    )
    form = await ann.click(made.message, label="Format…")
    filled = {**defaults(form), "list-0": ["format.swiss"], "field-1": "6"}
    said = answer(await ann.submit_modal(form, filled))
    assert said.text.endswith("**Changed:**\n**Format**: Swiss, 6 rounds"), "a phone shows the end of a page alone"
    form = await ann.click(said.message, label="Dates, pace…")
    filled = {**defaults(form), "field-1": "now", "field-2": "2031-05-05 18:00", "field-3": "next week perhaps"}
    refused = answer(await ann.submit_modal(form, filled))
    assert "**Another pace**: " in refused.text, "each of several faults is said, with its field"
    assert "**Entries close**: “next week perhaps”" in refused.text and "Open" in refused.buttons
    assert "it still has what you filled in" in refused.text
    form = await ann.click(refused.message, label="Dates, pace…")
    assert defaults(form) == filled, "what was typed is lost by a refusal"
    said = answer(await ann.submit_modal(form, {**defaults(form), "field-1": "", "field-3": ""}))
    form = await ann.click(said.message, label="Dates, pace…")
    assert defaults(form)["field-2"] == "2031-05-05 18:00"


async def test_a_draft_is_called_by_its_game_and_by_no_name_that_another_one_has(cup: Cup) -> None:
    """Catches a name that is left behind by its game, and one that was typed and is lost by the refusal."""
    ann = cup.people["Ann"]
    first = answer(await ann.slash(cup.world.games, "organise new", game="dungeon_twister"))
    made = answer(await ann.slash(cup.world.games, "organise new", game="dungeon_twister"))
    assert "Dungeon Twister Cup 2" in made.text
    form = await ann.click(made.message, label="Format…")
    made = answer(await ann.submit_modal(form, {**defaults(form), "list-0": ["format.teams"]}))
    assert "**Name**: Dungeon Twister Team Cup\n" in made.text
    form = await ann.click(made.message, label="Name, game…")
    filled = {**defaults(form), "field-0": "dungeon twister cup"}
    refused = answer(await ann.submit_modal(form, filled))
    assert "Free is: “dungeon twister cup 2”" in refused.text
    form = await ann.click(refused.message, label="Name, game…")
    assert defaults(form) == filled
    await cup.press("Ann", "Drop the draft", first)
    said = answer(await ann.submit_modal(form, filled))
    assert "**Name**: dungeon twister cup" in said.text


async def test_an_old_card_and_a_second_press_enter_nobody_twice(cup: Cup) -> None:
    await opened(cup)
    old = cup.card
    first = await cup.press("Boris", "Take part", old)
    again = await cup.press("Boris", "Take part", old)
    assert "You take part" in first.text
    assert "already" in again.text
    assert "Places taken: 1 of" in cup.card.text


async def test_a_role_is_chosen_in_the_form_and_asked_of_who_enters(cup: Cup) -> None:
    """The id of a role has no name before it among the values of the form, unlike those of all other lists."""
    ann, role = cup.people["Ann"], cup.world.guild.create_role("Club")
    made = answer(await ann.slash(cup.world.games, "organise new"))
    form = await ann.click(made.message, label="Who can enter…")
    filled = {**defaults(form), "list-4": [role], "field-0": "1", "list-1": ["reliability.0"]}
    refused = answer(await ann.submit_modal(form, filled))
    assert "4" in refused.text and "Open" in refused.buttons
    form = await ann.click(refused.message, label="Who can enter…")
    made = answer(await ann.submit_modal(form, {**filled, "field-0": "8"}))
    assert f"Only for <@&{role.id}>" in made.text
    await cup.press("Ann", "Open", made)
    without = await cup.press("Boris", "Take part")
    assert f"<@&{role.id}>" in without.text
    assert "Places taken: 0 of 8" in cup.card.text
    cup.world.env.backend.edit_member(cup.world.guild.id, cup.people["Boris"].id, {"role_ids": [role.id]})
    await cup.world.env.settle()
    assert "You take part" in (await cup.press("Boris", "Take part")).text


async def test_only_organisers_organise(cup: Cup) -> None:
    await opened(cup)
    refused = await cup.press("Boris", "Organise")
    assert "Only organisers of this tournament can do this: Ann." in refused.text
    page = await cup.press("Ann", "Organise")
    assert {"Start", "Change settings", "Cancel tournament…"} <= set(page.buttons)
    refused = await cup.press("Ann", "Start", page)
    assert "4" in refused.text


async def test_an_organisers_act_is_a_line_on_the_card_with_its_reason(cup: Cup) -> None:
    await opened(cup)
    await cup.join("Boris", "Vera")
    page = await cup.press("Ann", "Organise")
    form = await cup.people["Ann"].click(page.message, label="Remove…")
    filled = {"list-0": ["entrant.1"], "field-1": "plays under two names @everyone"}
    done = answer(await cup.people["Ann"].submit_modal(form, filled))
    await cup.world.env.settle()
    assert "The card says so" in done.text
    for shown in (done, cup.card):
        assert "Ann removed Boris. Reason: “plays under two names \\@everyone”" in shown.text
    assert "Places taken: 1 of" in cup.card.text


async def test_what_is_refused_leaves_the_page_with_all_that_can_be_done(cup: Cup) -> None:
    """Catches a draft that is gone once it could not be opened, and a form in which there is nothing to choose."""
    await forbid(cup.world, cup.world.games, create_public_threads=True)
    made = answer(await cup.people["Ann"].slash(cup.world.games, "organise new"))
    refused = await cup.press("Ann", "Open", made)
    assert "Create Public Threads" in refused.text
    await permit(cup.world, cup.world.games)
    assert "is open" in (await cup.press("Ann", "Open", refused)).text
    await cup.join("Boris")
    page = await cup.press("Ann", "Organise")
    await cup.press("Boris", "Yes, withdraw", await cup.press("Boris", "Withdraw"))
    page = await cup.press("Ann", "Remove…", page)
    assert "Nobody takes part in this tournament now." in page.text and "Remove…" not in page.buttons


async def test_nobody_hears_of_a_dropped_draft(cup: Cup) -> None:
    """Catches a card of a tournament that was never open, with a secret and a reason to read."""
    made = answer(await cup.people["Ann"].slash(cup.world.games, "organise new"))
    dropped = await cup.press("Ann", "Drop the draft", made)
    assert "is dropped" in dropped.text and "New one like" in dropped.buttons[0]
    assert not cup.cards
    assert "There are none yet" in answer(await cup.people["Boris"].slash(cup.world.games, "tournament list")).text
    with cup.world.env._bot_scope():
        cup.world.bot.try_cards_again()
    await cup.world.env.settle()
    assert not cup.cards


async def test_a_list_of_people_is_shown_before_anybody_is_entered(cup: Cup) -> None:
    await opened(cup)
    ann = cup.people["Ann"]
    page = await cup.press("Ann", "Organise")
    form = await ann.click(page.message, label="Enter people…")
    boris, vera = cup.people["Boris"], cup.people["Vera"]
    text = f"<@{boris.id}>\n{vera.id}\nVera\nNobody At All\n<@{cup.world.env.backend.bot_user.id}>"
    preview = answer(await ann.submit_modal(form, {"field-0": text}))
    assert "enter 2 of 5?" in preview.text
    assert "Nobody At All: nobody on this server" in preview.text
    assert "Places taken: 0 of" in cup.card.text
    form = await ann.click(preview.message, label="Enter people…")
    assert defaults(form) == {"field-0": text}, "a list of hundreds is typed anew for one wrong line"
    done = await cup.press("Ann", "Enter them", preview)
    assert "2 people were entered" in done.text
    assert "Places taken: 2 of" in cup.card.text
    form = await ann.click(done.message, label="Enter people…")
    assert defaults(form) == {"field-0": ""}
    again = await late(cup.world, ann, preview, preview.custom_id("Enter them"))
    assert "not kept" in again.text


async def test_a_deleted_card_comes_back_and_a_closed_channel_is_told(cup: Cup) -> None:
    await opened(cup)
    cup.world.env.backend.delete_message(cup.world.games.id, cup.card.message.id)
    await cup.people["Boris"].slash(cup.world.games, "tournament join")
    await cup.world.env.settle()
    assert "Places taken: 1 of" in cup.card.text
    await forbid(cup.world, cup.world.games, send_messages=True)
    cup.world.env.backend.delete_message(cup.world.games.id, cup.card.message.id)
    await cup.people["Vera"].slash(cup.world.guild.channels["general"], "tournament join")
    await cup.world.env.settle()
    told = seen(cup.world.env, cup.people["Ann"].user.dm_channel)[-1]
    assert "its card cannot be shown" in told.text and "Send Messages" in told.text
    page = answer(await cup.people["Ann"].slash(cup.world.guild.channels["general"], "organise move"))
    await cup.world.env.settle()
    assert "is here now" in page.text
    card = seen(cup.world.env, cup.world.guild.channels["general"])[-1]
    assert "Places taken: 2 of" in card.text


async def test_after_a_kill_the_card_is_found_and_brought_up_to_date(cup: Cup) -> None:
    await opened(cup)
    before = cup.card.message.id
    contests = cup.world.bot.services.contests
    number = (await contests.of_guild(cup.world.guild.id, 1))[0].tournament
    # As if the bot had ended before it stored what it sent.
    await contests.place(number, cup.world.games.id)
    await cup.world.crash()
    await cup.world.env.settle()
    assert [each.message.id for each in cup.cards] == [before]
    await cup.join("Boris")
    assert "Places taken: 1 of" in cup.card.text


async def test_a_card_that_is_moved_while_it_is_edited_is_not_moved_back(
    cup: Cup, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Would catch a card that comes back, or two of them: what was told when the edit ended is older than the move."""
    await opened(cup)
    number = (await cup.world.bot.services.contests.of_guild(cup.world.guild.id, 1))[0].tournament
    general, postbox = cup.world.guild.channels["general"], cup.world.bot.postbox
    edit, before = postbox.edit, len(seen(cup.world.env, general))

    async def edit_slowly(*at: Any) -> None:
        monkeypatch.setattr(postbox, "edit", edit)
        await edit(*at)
        await cup.world.bot.cards.move(number, general.id)

    monkeypatch.setattr(postbox, "edit", edit_slowly)
    await cup.join("Boris")
    await cup.world.env.settle()
    assert cup.cards == []
    (card,) = seen(cup.world.env, general)[before:]
    assert "Places taken: 1 of" in card.text


async def test_a_card_that_another_process_has_posted_is_the_only_one(
    cup: Cup, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Would catch a second card: a process that hung posts its own, and each knows of one."""
    contests, postbox = cup.world.bot.services.contests, cup.world.bot.postbox
    send = postbox.send

    async def send_late(channel_id: int, layout: Any, once: str | None = None, **how: Any) -> int:
        (found,) = await contests.of_guild(cup.world.guild.id, 1)
        view = await contests.view(found.tournament)
        if str(once).startswith("card") and view.message_id is None:
            other = await send(channel_id, layout, "of the other process", **how)
            assert await contests.note_shown(view, channel_id, other)
        return await send(channel_id, layout, once, **how)

    monkeypatch.setattr(postbox, "send", send_late)
    await opened(cup)
    await cup.world.env.settle()
    assert len(cup.cards) == 1
    await cup.join("Boris")
    assert "Places taken: 1 of" in cup.card.text


async def test_a_new_name_is_shown_from_the_next_act_on(cup: Cup) -> None:
    """Names are stored with entrants, so nobody would find the one they know by a new name."""
    await opened(cup)
    await cup.join("Boris")
    cup.world.env.backend.edit_member(cup.world.guild.id, cup.people["Boris"].id, {"nick": "Bobby"})
    await cup.world.env.settle()
    await cup.press("Boris", "My matches")
    await cup.people["Ann"].slash(cup.world.games, "organise remove", entrant="Bobby", reason="asked for it")
    await cup.world.env.settle()
    assert "Ann removed Bobby." in cup.card.text


async def test_a_person_reads_answers_in_their_own_language(cup: Cup) -> None:
    await opened(cup)
    cup.world.speaks(cup.people["Boris"], "ru")
    said = await cup.press("Boris", "Take part")
    assert "Вы участвуете" in said.text
    mine = await cup.press("Boris", "My matches")
    assert "ваши партии" in mine.text


async def test_a_round_is_played_and_the_card_tells_how_it_ends(cup: Cup) -> None:
    """From the first press to the winner, with a restart in the middle; nobody reports anything."""
    number = await started(cup)
    services = cup.world.bot.services
    view = await services.contests.view(number)
    assert "Round 1 of 3" in cup.card.text
    assert len(view.pairings) == 3
    threads = {str(thread.name) for thread in cup.world.games.threads}
    assert all(name.endswith("· Autumn Cup, round 1") for name in threads), threads
    assert "no thread yet" not in cup.card.text
    told = [each for each in cup.world.games.history() if each.type is discord.MessageType.thread_created]
    assert not told, "a line for each thread pushes the card out of sight"
    mine = await cup.press("Boris", "My matches")
    assert "waiting for" in mine.text
    everything = answer(await cup.people["Boris"].slash(cup.world.games, "mine"))
    assert "**Autumn Cup** · running · place" in everything.text
    for turn in range(3):
        await cup.world.restart()
        services = cup.world.bot.services
        view = await services.contests.view(number)
        running = [each for each in view.pairings if each.status == "running"]
        assert len(running) == 3, (turn, view.pairings)
        for each in running:
            loser = view.entrants[each.seats[0].entrant].user_id
            assert each.match is not None and loser is not None
            with cup.world.env._bot_scope():  # so that simcord waits for what begins here
                await services.matches.resign(MatchId(each.match), loser)
            await cup.world.env.settle()
    assert "Winner" in cup.card.text
    assert cup.card.alt_texts
    table = await cup.press("Vera", "Standings")
    assert "1." in table.text
    files = await cup.press("Vera", "Files")
    assert any(name.endswith("standings.csv") for name in files.files)


async def test_a_thread_is_called_by_the_number_of_who_was_forgotten(cup: Cup) -> None:
    """Catches a name in the list of threads, and a thread that people have called otherwise and the bot calls again."""
    allow_opening_threads(cup.world)
    view = await cup.world.bot.services.contests.view(await started(cup))
    first, second = (view.entrants[each.seats[0].entrant] for each in view.pairings[:2])
    own = next(thread for thread in cup.world.games.threads if second.name in str(thread.name))
    cup.world.env.backend.edit_channel(own.id, {"name": "Our match"})
    await cup.world.env.settle()
    for each in (first, second):
        with cup.world.env._bot_scope():
            await cup.world.bot.services.people.forget(each.user_id or 0)
        await cup.world.env.settle()
    names = [str(cup.world.env.backend.get_channel(thread.id).name) for thread in cup.world.games.threads]
    assert sum(f"entrant {first.entrant}" in name for name in names) == 1, names
    assert not any(first.name in name or "…" in name for name in names) and "Our match" in names


async def test_an_organiser_ends_a_round_after_reading_what_each_match_would_give(cup: Cup) -> None:
    """The button and the typed word ask the same; Confirm asks for a reason, and the next round is paired."""
    olga = managing(cup)
    number = await started(cup)
    refused = answer(await cup.people["Ann"].slash(cup.world.games, "tournament next"))
    assert "You play in this tournament" in refused.text
    typed = answer(await olga.slash(cup.world.games, "tournament next"))
    page = await cup.press("Olga", "Organise")
    pressed = await cup.press("Olga", "Next round now…", page)
    for shown in (typed, pressed):
        assert "3 matches still run" in shown.text and "would be" in shown.text, shown.text
    form = await olga.click(pressed.message, label="Confirm…")
    done = answer(await olga.submit_modal(form, {"field-0": "the hall closes"}))
    await cup.world.env.settle()
    assert "The card says so" in done.text
    assert "Reason: “the hall closes”" in cup.card.text and "Olga adjudicated" in cup.card.text
    view = await cup.world.bot.services.contests.view(number)
    assert view.newest_round(1) == 2, view.pairings


async def test_an_organiser_takes_the_result_that_a_computer_proposes(
    cup: Cup, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ask, read, take: the form opens with the match, the result and a reason, and the organiser sends it."""
    olga, number = managing(cup), await started(cup)
    view = await cup.world.bot.services.contests.view(number)
    monkeypatch.setitem(registry._opponents, view.game, msgspec.structs.replace(opponents(), advice=FirstAhead()))
    page = await cup.press("Olga", "Organise")
    form = await olga.click(page.message, label="Ask the computer…")
    pairing = view.pairings[0]
    judged = answer(await olga.submit_modal(form, {"list-0": [f"pairing.{pairing.pairing}"]}))
    assert "how the computer judges" in judged.text and "95 of 100" in judged.text, judged.text
    form = await olga.click(judged.message, label="Take as the result…")
    filled_in = defaults(form)
    assert filled_in["list-0"] == [f"pairing.{pairing.pairing}"] and filled_in["list-1"] == ["result.first"]
    done = answer(await olga.submit_modal(form, filled_in))
    assert "The card says so" in done.text
    await cup.world.env.settle()
    assert "As the computer judges" in cup.card.text and "95 of 100" in cup.card.text
    after = next(
        each
        for each in (await cup.world.bot.services.contests.view(number)).pairings
        if each.pairing == pairing.pairing
    )
    assert [seat.twelfths for seat in after.seats] == [12, 0]


async def test_staff_who_play_free_no_seat(cup: Cup) -> None:
    """Catches a manager of the server who plays, and gives up the seat of a rival who has left it."""
    olga, ann = managing(cup), cup.people["Ann"]
    view = await cup.world.bot.services.contests.view(await started(cup))
    mine = view.entrant_of(ann.id)
    assert mine is not None
    other = next(each for each in view.pairings if each.seat_of(mine.entrant) is None)
    name = view.entrants[other.seats[0].entrant].name
    cup.world.env.backend.remove_member(cup.world.guild.id, cup.people[name].id)
    await cup.world.env.advance_time(3_601)  # what the bot has seen of its people is forgotten within the hour
    order = {"player": cup.people[name].user, "match": str(other.match)}
    refused = answer(await ann.slash(cup.world.games, "match seat kick", **order))
    assert EN("refusal-organiser_plays") in refused.text
    await olga.slash(cup.world.games, "match seat kick", **order)
    await cup.world.env.settle()
    assert (await cup.world.bot.services.observations.public(MatchId(other.match or 0))).status == "ended"


async def test_too_many_rounds_start_with_as_many_as_there_can_be(cup: Cup) -> None:
    """Catches a refusal that leaves the organiser to find out which number is possible."""
    ann = cup.people["Ann"]
    made = answer(await ann.slash(cup.world.games, "organise new", title="Autumn Cup", game="auction"))
    await cup.press("Ann", "Open", made)
    await cup.join(*SIX[:3])
    few = await cup.press("Ann", "Start", await cup.press("Ann", "Organise"))
    assert "Start as a round robin" in few.buttons and "Yes, start" not in few.buttons
    await cup.join(SIX[3])
    asked = await cup.press("Ann", "Start", await cup.press("Ann", "Organise"))
    assert "it can happen that two meet twice" in asked.text
    assert asked.buttons[:3] == ["Start with 3 matches each", "Start with 2 matches each", "Start as a round robin"]
    said = await cup.press("Ann", "Start with 3 matches each", asked)
    assert "The card says so" in said.text, said.text
    number = (await cup.world.bot.services.contests.of_guild(cup.world.guild.id, 1))[0].tournament
    view = await cup.world.bot.services.contests.view(number)
    assert (view.status, view.format, view.settings.rounds) == ("running", "flow", 3)
    again = await late(cup.world, ann, asked, asked.custom_id("Start as a round robin"))
    assert "started" in again.text


async def test_after_the_warning_of_a_rematch_all_can_meet_instead(cup: Cup, monkeypatch: pytest.MonkeyPatch) -> None:
    """Catches a warning without what it offers, and a long round robin of which nobody says how long it is."""
    monkeypatch.setattr(lasting, "MOST_ROBIN", 5)
    ann = cup.people["Ann"]
    made = answer(await ann.slash(cup.world.games, "organise new", title="Autumn Cup", game="auction"))
    form = await ann.click(made.message, label="Format…")
    made = answer(await ann.submit_modal(form, {**defaults(form), "list-0": ["format.swiss"], "field-1": "4"}))
    await cup.press("Ann", "Open", made)
    await cup.join(*SIX)
    asked = await cup.press("Ann", "Start", await cup.press("Ann", "Organise"))
    assert asked.buttons[:3] == ["Yes, start", "Start with 3 rounds", "Start as a round robin"]
    long = await cup.press("Ann", "Start as a round robin", asked)
    assert "15 matches, 5 for each entrant: about" in long.text and "Start as a round robin" not in long.buttons
    said = await cup.press("Ann", "Yes, start", long)
    assert "The card says so" in said.text, said.text
    number = (await cup.world.bot.services.contests.of_guild(cup.world.guild.id, 1))[0].tournament
    view = await cup.world.bot.services.contests.view(number)
    assert (view.status, view.format, len(view.pairings)) == ("running", "round_robin", 15)


async def test_matches_are_played_by_direct_message_where_threads_are_short(
    cup: Cup, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last open threads of a server are left to people; once there is room, the threads come."""
    monkeypatch.setattr(tournament_threads, "MOST_ACTIVE", tournament_threads.KEPT_FREE)
    number = await started(cup)
    assert not cup.world.games.threads
    assert "3 matches have no thread yet" in cup.card.text
    view = await cup.world.bot.services.contests.view(number)
    for who in ("Boris", "Vera"):
        mine = await cup.press(who, "My matches")
        assert "waiting for" in mine.text
    await cup.world.restart()
    view = await cup.world.bot.services.contests.view(number)
    assert all(each.status == "running" for each in view.pairings), "a match without a thread is none that got lost"
    monkeypatch.setattr(tournament_threads, "MOST_ACTIVE", 1_000)
    with cup.world.env._bot_scope():
        cup.world.bot.try_cards_again()
    await cup.world.env.settle()
    assert len(cup.world.games.threads) == 3
    assert "no thread yet" not in cup.card.text


@pytest.fixture
def without_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the auction have nothing private to show, as some games have at their beginning."""
    monkeypatch.setattr(type(pages_of(GameId("auction"))), "hand", lambda *_: ())


@pytest.mark.usefixtures("without_hands")
async def test_who_plays_is_told_once_where_a_match_begins(cup: Cup, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a thread it is the thread that calls; without one a direct message, once, whatever is killed between."""
    with monkeypatch.context() as full:
        full.setattr(tournament_threads, "MOST_ACTIVE", tournament_threads.KEPT_FREE)
        number = await started(cup)
        await cup.world.crash()
        await cup.world.env.settle()
        for who in SIX:
            (told,) = begun(cup, who)
            assert "Autumn Cup, round 1" in told.text and "<t:" in told.text and "Make a move" in told.buttons
            assert "no thread yet" in told.text
        with cup.world.env._bot_scope():
            cup.world.bot.try_cards_again()
        await cup.world.env.settle()
    with cup.world.env._bot_scope():
        cup.world.bot.try_cards_again()
    await cup.world.env.settle()
    assert len(cup.world.games.threads) == 3
    view = await cup.world.bot.services.contests.view(number)
    for each in view.pairings:
        loser = view.entrants[each.seats[0].entrant].user_id
        with cup.world.env._bot_scope():
            await cup.world.bot.services.matches.resign(MatchId(each.match or 0), loser or 0)
        await cup.world.env.settle()
    assert len(cup.world.games.threads) == 6
    assert {len(begun(cup, who)) for who in SIX} == {1}, "the second round has threads"
    shown = [seen(cup.world.env, thread)[-1].text for thread in cup.world.games.threads[3:]]
    assert all("Waiting for" in text and "not your turn yet" in text for text in shown), shown


async def test_a_thread_calls_both_once_when_it_opens(cup: Cup) -> None:
    """Catches an opponent who is not awaited, and does not hear of their match; and a second call for the same."""
    view = await cup.world.bot.services.contests.view(await started(cup))
    people = {number: each.user_id or 0 for number, each in view.entrants.items()}
    for pairing in view.pairings:
        seated = {people[seat.entrant] for seat in pairing.seats}
        thread = next(each for each in cup.world.games.threads if f"#{pairing.match} " in str(each.name))
        (shown,) = seen(cup.world.env, thread)
        assert set(shown.called) == seated
        assert all(f"<@{each}>" in shown.text for each in seated)
        with cup.world.env._bot_scope():
            await cup.world.bot.services.lobby.rename(MatchId(pairing.match or 0), Person(min(seated), "Renamed"))
        await cup.world.env.settle()
        (again,) = seen(cup.world.env, thread)
        assert "Renamed" in again.text and "not your turn yet" in again.text


@pytest.mark.usefixtures("without_hands")
async def test_closed_direct_messages_keep_no_match_from_beginning(cup: Cup, monkeypatch: pytest.MonkeyPatch) -> None:
    """Catches a table that says for ever that something waits for who cannot be told."""
    monkeypatch.setattr(tournament_threads, "MOST_ACTIVE", tournament_threads.KEPT_FREE)
    cup.world.close_dms(cup.people["Boris"])
    number = await started(cup)
    assert not begun(cup, "Boris") and len(begun(cup, "Vera")) == 1
    view = await cup.world.bot.services.contests.view(number)
    assert all(each.status == "running" for each in view.pairings)


def begun(cup: Cup, who: str) -> list[Seen]:
    """Return the direct messages to somebody that a match has begun."""
    return [each for each in seen(cup.world.env, cup.people[who].user.dm_channel) if "has begun" in each.text]


async def test_a_button_of_a_lost_tournament_does_nothing_in_another_with_its_number(cup: Cup) -> None:
    await opened(cup)
    custom_id = cup.card.custom_id("Take part")
    mark = custom_id.rpartition("|")[2]
    lost = custom_id.replace(mark, f"{mark.partition('-')[0]}-000000")
    refused = await late(cup.world, cup.people["Boris"], cup.card, lost)
    assert "no longer exists" in refused.text
    assert "Places taken: 0 of" in cup.card.text


async def test_a_command_asks_which_of_several_tournaments_is_meant(cup: Cup) -> None:
    await opened(cup)
    ann, general = cup.people["Ann"], cup.world.guild.channels["general"]
    made = answer(await ann.slash(general, "organise new", title="Other Cup"))
    await ann.click(made.message, label="Open")
    elsewhere = cup.world.guild.channels["off-topic"]
    asked = answer(await cup.people["Boris"].slash(elsewhere, "tournament join"))
    assert "Other Cup" in asked.text and "Which tournament" in asked.text
    here = answer(await cup.people["Boris"].slash(general, "tournament join"))
    assert "Other Cup" in here.text and "You take part" in here.text
    named = answer(await cup.people["Boris"].slash(elsewhere, "tournament rules", tournament="other cup"))
    assert "Other Cup" in named.text


async def test_who_does_not_see_its_channel_sees_no_tournament(cup: Cup) -> None:
    """Neither by its number nor in a list: names of people and what they play stay where they were shown."""
    await opened(cup)
    number = (await cup.world.bot.services.contests.of_guild(cup.world.guild.id, 1))[0].tournament
    boris = cup.people["Boris"]
    overwrite = Overwrite(boris.id, OverwriteType.MEMBER, allow=0, deny=discord.Permissions(view_channel=True).value)
    cup.world.env.backend.set_overwrite(cup.world.games.id, overwrite)
    await cup.world.env.settle()
    general = cup.world.guild.channels["general"]
    for command in ("tournament show", "tournament standings", "tournament join"):
        refused = answer(await boris.slash(general, command, tournament=str(number)))
        assert f"There is no tournament {number}" in refused.text, command
    assert "There are none yet" in answer(await boris.slash(general, "tournament list")).text


async def test_a_lost_permission_for_threads_leaves_matches_to_direct_messages(cup: Cup) -> None:
    await forbid(cup.world, cup.world.games, create_public_threads=True)
    made = answer(await cup.people["Ann"].slash(cup.world.games, "organise new"))
    refused = await cup.press("Ann", "Open", made)
    assert "Create Public Threads" in refused.text
    await permit(cup.world, cup.world.games)
    number = await started(cup)
    assert len((await cup.world.bot.services.contests.view(number)).pairings) == 3


@pytest.mark.usefixtures("without_hands")
async def test_who_plays_is_told_where_threads_are_not_allowed_any_more(cup: Cup) -> None:
    """Catches a round of which nobody hears after somebody has taken a permission from the bot."""
    number = await started(cup)
    await forbid(cup.world, cup.world.games, create_public_threads=True)
    view = await cup.world.bot.services.contests.view(number)
    for each in view.pairings:
        loser = view.entrants[each.seats[0].entrant].user_id
        with cup.world.env._bot_scope():
            await cup.world.bot.services.matches.resign(MatchId(each.match or 0), loser or 0)
        await cup.world.env.settle()
    assert len(cup.world.games.threads) == 3
    for who in SIX:
        (told,) = begun(cup, who)
        assert "round 2" in told.text


async def started(cup: Cup) -> int:
    """Let Ann open and start a Swiss of six at the auction; return its number."""
    ann = cup.people["Ann"]
    made = answer(await ann.slash(cup.world.games, "organise new", title="Autumn Cup", game="auction"))
    form = await ann.click(made.message, label="Format…")
    made = answer(await ann.submit_modal(form, {**defaults(form), "list-0": ["format.swiss"], "field-1": "3"}))
    await cup.press("Ann", "Open", made)
    await cup.join(*SIX)
    page = await cup.press("Ann", "Organise")
    said = await cup.press("Ann", "Start", page)
    assert "The card says so" in said.text, said.text
    await cup.world.env.settle()
    return (await cup.world.bot.services.contests.of_guild(cup.world.guild.id, 1))[0].tournament


async def test_who_has_left_enters_again_on_the_server_alone(cup: Cup) -> None:
    """Catches somebody who withdraws, is sent away from the server, and enters from direct messages."""
    await opened(cup)
    await cup.join("Boris")
    (listed,) = await cup.world.bot.services.contests.of_guild(cup.world.guild.id, 1)
    boris = cup.people["Boris"]
    await cup.world.bot.services.entering.withdraw(listed.tournament, boris.id)
    await cup.world.env.settle()
    number = str(listed.tournament)
    away = answer(await boris.user.slash("tournament join", tournament=number))
    assert away.text == words("en")("refusal-server_of_tournament")
    here = answer(await boris.slash(cup.world.games, "tournament join", tournament=number))
    assert "You take part" in here.text
