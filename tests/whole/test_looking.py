"""Looking: board, hand, log, replay, more, rules, information, files; privately and in the reader's language."""

import json
import re

import pytest
import simcord

from games import registry
from play.proofs import proofs, verification
from playground.world import World
from tests.play.proofs.tournament_match import PROOF
from tests.play.shortcuts import private
from tests.whole.seen import Seen, answer
from tests.whole.tables import Table, awaited_member, open_table, started
from text import words


async def after_an_opening(world: World) -> tuple[Table, simcord.MemberActor]:
    """Return an auction in which the first lot is open, and the player who acts next."""
    table = await started(world)
    first = await awaited_member(table)
    await table.play(first, "open")
    return table, first


async def ended(world: World) -> Table:
    """Return an auction that Ann has played to the end against a computer."""
    table = await open_table(world)
    await table.press(world.ann, "Add a computer")
    await table.press(world.ann, "Start")
    services = world.bot.services
    while (observation := await private(services, table.match, world.ann.id)).status == "running":
        await table.play(world.ann, observation.choices[0].notation)
    return table


async def given_up(world: World) -> Table:
    """Return an auction that ended because Boris resigned, who was told so before and after."""
    table = await started(world)
    asked = answer(await world.boris.slash(table.channel, "match resign"))
    assert "The match will then be over. Winner: ● **Ann**." in asked.text
    reply = answer(await world.boris.click(asked.message, label="Resign"))
    assert "automatically" not in asked.text + reply.text
    assert "**Ann** wins." in reply.text
    return table


async def test_the_board_in_private(world: World) -> None:
    table, _ = await after_an_opening(world)
    for member in (world.ann, world.gleb):
        page = answer(await member.slash(table.channel, "show"))
        assert page.alt_texts
        assert "Round 1" in page.text


async def test_the_board_of_a_match_is_found_from_elsewhere(world: World) -> None:
    _, first = await after_an_opening(world)
    assert "Round 1" in answer(await first.slash(world.guild.channels["general"], "show")).text
    assert "Round 1" in answer(await first.user.slash("show")).text


async def test_a_match_has_to_be_named_where_it_is_not_clear(world: World) -> None:
    _, first = await after_an_opening(world)
    second = await started(world)
    await second.play(await awaited_member(second), "open")
    while (await awaited_member(second)).id != first.id:
        await second.play(await awaited_member(second), "pledge 0")
    reply = answer(await first.slash(world.games, "show"))
    assert "Which match" in reply.text
    assert r"Auction \#2, Auction \#1" in reply.text
    assert "Round 1" in answer(await world.gleb.slash(world.games, "show", match="1")).text
    for nonsense in ("99", "x", "-1", "1; DROP"):
        assert "Round" not in answer(await world.gleb.slash(world.games, "show", match=nonsense)).text


async def test_a_strangers_dm_does_not_show_a_servers_match(world: World) -> None:
    await after_an_opening(world)
    assert "Round" not in answer(await world.gleb.user.slash("show", match="1")).text


async def test_the_log_begins_with_what_is_new(world: World) -> None:
    table, _ = await after_an_opening(world)
    page = answer(await table.press(world.gleb, "Log"))
    assert "For sale" in page.text
    since = answer(await world.gleb.slash(table.channel, "log", since=1))
    assert "is dealt" not in since.text
    assert "For sale" in since.text


async def test_what_is_new_is_told_once_and_looking_at_the_board_is_not_reading(world: World) -> None:
    table, first = await after_an_opening(world)
    other = world.boris if first.id == world.ann.id else world.ann
    assert answer(await other.slash(table.channel, "show")).alt_texts
    hand = answer(await table.press(other, "Hand"))
    new = answer(await other.click(hand.message, label="What's new"))
    assert "new for you" in new.text and "For sale" in new.text and 1 <= len(new.alt_texts) <= 2
    assert "What's new" not in answer(await table.press(other, "Hand")).buttons
    assert "Nothing new" in answer(await other.slash(table.channel, "since")).text
    assert "For sale" in answer(await world.gleb.slash(table.channel, "since")).text


async def test_log_and_news_begin_after_the_own_last_move(world: World) -> None:
    table, first = await after_an_opening(world)
    own = await private(world.bot.services, table.match, first.id)
    await table.play(first, own.choices[0].notation)
    assert "Nothing new for you" in answer(await first.slash(table.channel, "since")).text
    other = world.boris if first.id == world.ann.id else world.ann
    theirs = await private(world.bot.services, table.match, other.id)
    await table.play(other, theirs.choices[0].notation)
    log = answer(await table.press(first, "Log")).text
    assert "For sale" in log.partition("New for you:")[0]
    assert str(other.user.global_name) in log.partition("New for you:")[2]
    assert str(first.user.global_name) not in log.partition("New for you:")[2]


async def test_the_log_never_shows_a_hand(world: World) -> None:
    table, _ = await after_an_opening(world)
    assert "dealt 4 cards" in answer(await table.press(world.gleb, "Log")).text


async def test_the_replay_steps_through_with_pictures(world: World) -> None:
    table, _ = await after_an_opening(world)
    last = answer(await world.gleb.slash(table.channel, "replay"))
    assert last.alt_texts
    first = answer(await world.gleb.click(last.message, label="|‹"))
    assert "is dealt" in first.text
    assert first.message.id == last.message.id
    onward = answer(await world.gleb.click(first.message, label="›"))
    assert "For sale" in onward.text
    jumped = answer(await world.gleb.select(onward.message, ["1."], custom_id=onward.list_id("replay")))
    assert "is dealt" in jumped.text


async def test_other_seats_can_be_replayed_only_after_the_end(world: World) -> None:
    table, _ = await after_an_opening(world)
    refused = await world.bot.services.observations.at(table.match, world.gleb.id, 1)
    assert refused.observer is None
    page = answer(await world.gleb.slash(table.channel, "replay", revision="1"))
    assert not any(part.get("custom_id", "").endswith("|viewer") for part in page.parts)


async def test_more_offers_rarely_used_pages(world: World) -> None:
    table, first = await after_an_opening(world)
    page = answer(await table.press(first, "More"))
    assert {"Replay", "About this match", "Settings", "Help", "Resign"} <= set(page.buttons)
    guest = answer(await table.press(world.gleb, "More"))
    assert "Resign" not in guest.buttons
    info = answer(await first.click(page.message, label="About this match"))
    assert (await table.observation()).commitment in info.text


async def test_a_person_without_matches_is_told_what_to_do(world: World) -> None:
    await after_an_opening(world)
    world.speaks(world.vera, "ru")
    commands = (
        "moves",
        "show",
        "hand",
        "log",
        "undo",
        "replay",
        "match info",
        "match resign",
    )
    for name in commands:
        reply = answer(await world.gleb.slash(world.games, name))
        assert "There is no match in this channel, and you're not in any match." in reply.text, name
        assert "`/match list`" in reply.text and "`/match new`" in reply.text, name
        russian = answer(await world.vera.slash(world.games, name))
        assert "`/партия список`" in russian.text and "`/партия новая`" in russian.text, name
    alone = answer(await world.gleb.user.slash("moves"))
    assert "You're not in any match. `/match new` opens a table." in alone.text
    assert alone.buttons == ["New match"]


async def test_a_person_without_matches_is_offered_buttons(world: World) -> None:
    reply = answer(await world.gleb.slash(world.games, "hand"))
    assert reply.buttons == ["New match", "Matches here"]
    here = answer(await world.gleb.click(reply.message, label="Matches here"))
    assert (here.buttons, "### Matches" in here.text) == (["New match", "Filter…", "Tell me"], True)
    asked = answer(await world.gleb.click(here.message, label="New match"))
    await world.gleb.click(asked.message, label="Auction")
    assert len(world.games.threads) == 1
    await world.gleb.slash(world.games, "match new", game="auction")
    several = answer(await world.gleb.slash(world.games, "hand"))
    assert several.buttons == ["My matches"]
    mine = answer(await world.gleb.click(several.message, label="My matches"))
    assert "#1" in mine.text and "#2" in mine.text


async def test_a_channel_without_an_open_table_is_reported(world: World) -> None:
    table = await started(world)
    reply = answer(await (await awaited_member(table)).slash(world.games, "match join"))
    assert "no open table in this channel" in reply.text
    assert "You have not joined an open table" in answer(await world.gleb.user.slash("match leave")).text
    assert "No match has ended in this channel" in answer(await world.gleb.slash(world.games, "match rematch")).text
    assert "None of your matches has ended" in answer(await world.ann.user.slash("match rematch")).text


async def test_the_rules_of_the_moment_and_a_search(world: World) -> None:
    table, first = await after_an_opening(world)
    page = answer(await table.press(first, "Rules"))
    assert "3.2" in page.text
    found = answer(await first.slash(table.channel, "rules", query="veto"))
    assert "veto" in found.text.lower()
    numbered = answer(await first.slash(table.channel, "rules", query="3.1"))
    assert "3.1" in numbered.text


def found_in(page: Seen) -> list[str]:
    """Return the headings of what a search has found, in order: those with a button, then those in the list."""
    heads = [line.strip("*") for line in page.text.splitlines() if line.startswith("**")]
    return [*heads, *page.options.values()]


async def test_outside_of_matches_the_rules_of_all_games_are_searched(world: World) -> None:
    world.speaks(world.vera, "ru")
    page = answer(await world.gleb.slash(world.games, "rules", query="paladin"))
    assert "Dungeon Lords · " in page.text
    assert all(name.startswith("Dungeon Lords · ") for name in found_in(page))
    russian = answer(await world.vera.slash(world.games, "rules", query="паладин"))
    assert "Владыки подземелий · " in russian.text
    both = answer(await world.gleb.slash(world.games, "rules", query="points"))
    assert {name.partition(" · ")[0] for name in found_in(both)} >= {"Tetranomicon", "Dungeon Lords"}
    first = next(str(part["custom_id"]) for part in page.parts if part.get("label") == "Open")
    one = answer(await world.gleb.click(page.message, custom_id=first))
    assert "Rules of Dungeon Lords" in one.text
    named = answer(await world.gleb.slash(world.games, "rules", query="points", game="dungeon l"))
    assert "in the rules of Dungeon Lords" in named.text
    refused = answer(await world.gleb.slash(world.games, "rules", query="points", game="chess"))
    assert "Tetranomicon, Dungeon Lords" in refused.text


async def test_in_a_match_its_rules_come_first(world: World) -> None:
    table, first = await after_an_opening(world)
    page = answer(await first.slash(table.channel, "rules", query="coins"))
    games = [name.partition(" · ")[0] for name in found_in(page)]
    assert games[0] == "Auction"
    assert games == sorted(games, key=lambda game: game != "Auction")
    assert len(set(games)) > 1
    assert "Rules of Auction" in answer(await first.slash(table.channel, "rules", query="3.4")).text


async def test_without_a_question_outside_of_matches_a_game_is_chosen(world: World) -> None:
    page = answer(await world.gleb.slash(world.games, "rules"))
    named = [words("en")(f"{game}-name") for game in registry.game_ids()]
    assert page.buttons == [*named, "Search the rules"]
    contents = answer(await world.gleb.click(page.message, label="Dungeon Lords"))
    assert "### Rules of Dungeon Lords" in contents.text
    page = answer(await world.gleb.slash(world.games, "rules"))
    shown = await world.gleb.click(page.message, label="Search the rules")
    found = answer(await world.gleb.submit_modal(shown, {"line": "paladin"}))
    assert "Dungeon Lords · " in found.text


async def test_the_rules_may_be_searched_by_modal(world: World) -> None:
    table, first = await after_an_opening(world)
    page = answer(await table.press(first, "Rules"))
    contents = answer(await first.click(page.message, label="Contents"))
    shown = await first.click(contents.message, label="Search the rules")
    found = answer(await first.submit_modal(shown, {"line": "veto"}))
    assert "veto" in found.text.lower()


async def test_information_by_command(world: World) -> None:
    table, _ = await after_an_opening(world)
    page = answer(await world.gleb.slash(table.channel, "match info"))
    assert "Ann" in page.text
    assert (await table.observation()).commitment in page.text


async def test_the_file_of_a_running_match_holds_no_secret(world: World) -> None:
    table, first = await after_an_opening(world)
    page = answer(await first.slash(table.channel, "match record export"))
    assert page.files == ["match-1-2.json"]
    (attachment,) = page.message.attachments
    data = json.loads(await attachment.read())
    assert not data.get("secret")


async def test_resigning_asks_first_and_default_moves_follow(world: World) -> None:
    table = await started(world, "auction", world.boris, world.vera)
    first = await awaited_member(table)
    asked = answer(await first.slash(table.channel, "match resign"))
    assert (await table.observation()).revision == 1
    reply = answer(await first.click(asked.message, label="Resign"))
    assert "You have resigned" in reply.text
    assert (await table.observation()).status == "running"
    assert (await awaited_member(table)).id != first.id


async def test_when_all_others_resign_the_match_is_over(world: World) -> None:
    table = await given_up(world)
    assert "the match is over" in table.now.text
    assert "All other players have left the match" in table.now.text
    assert "Left before the end: ■ **Boris**" in table.now.text


async def test_the_end_shows_a_result_the_secret_and_a_check(world: World) -> None:
    table = await ended(world)
    assert "the match is over" in table.now.text
    assert re.search("[0-9a-f]{64}", table.now.text) is None
    checked = answer(await table.press(world.gleb, "Check the shuffle"))
    assert "verified" in checked.text
    assert "Shuffle secret: `" in checked.text and "Fair-shuffle hash: `" in checked.text
    by_command = answer(await world.ann.slash(table.channel, "match record verify"))
    assert "verified" in by_command.text


async def test_the_file_of_an_ended_match_is_whole(world: World) -> None:
    table = await given_up(world)
    page = answer(await table.press(world.ann, "Match file"))
    (attachment,) = page.message.attachments
    secret = json.loads(await attachment.read())["secret"]
    assert secret in answer(await table.press(world.ann, "Check the shuffle")).text


async def test_the_check_of_a_match_of_a_tournament(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Catches a check on Discord that leaves the tournament out, or shows the salts of seats, which nobody knows."""
    table = await given_up(world)
    monkeypatch.setattr(proofs, "tournament_proof", lambda _connection, _loaded: PROOF)
    wrong = answer(await table.press(world.ann, "Check the shuffle"))
    assert "verification failed" in wrong.text and "No salt of this match fits its number" in wrong.text
    monkeypatch.setattr(verification, "chain_fault", lambda _export: "")
    checked = answer(await table.press(world.ann, "Check the shuffle"))
    assert "match 1/3/17 of the tournament “Autumn Cup”" in checked.text
    assert "what Ann typed" in checked.text and PROOF.commitment in checked.text


async def test_the_end_calls_everybody_who_has_played_once(world: World) -> None:
    table = await ended(world)
    people = [face.user_id for face in (await table.observation()).faces if face.user_id is not None]
    assert [f"<@{user_id}>" in table.now.text for user_id in people] == [True] * len(people)
    assert sorted(table.now.called) == sorted(people)
    messages = len(table.messages)
    await world.restart()
    assert len(table.messages) == messages


async def test_the_replay_of_an_ended_match_offers_other_seats(world: World) -> None:
    table = await given_up(world)
    page = answer(await table.press(world.gleb, "Replay"))
    viewer = next(part for part in page.parts if part.get("custom_id", "").endswith("|viewer"))
    through_ann = viewer["options"][1]["value"]
    shown = answer(await world.gleb.select(page.message, [through_ann], custom_id=viewer["custom_id"]))
    assert shown.alt_texts
    first = answer(await world.gleb.click(shown.message, label="|‹"))
    # Picture and lines are of the same person, at every step, and another one can be chosen there.
    assert "You are dealt" in first.text and "**Ann** is dealt" not in first.text
    assert "Boris** is dealt" in first.text
    again = next(part for part in first.parts if part.get("custom_id", "").endswith("|viewer"))
    through_all = answer(
        await world.gleb.select(first.message, [again["options"][0]["value"]], custom_id=again["custom_id"])
    )
    assert "You are dealt" not in through_all.text and "Ann** is dealt" in through_all.text


async def test_rematch_opens_a_table_with_the_same_people(world: World) -> None:
    table = await started(world)
    asked = answer(await world.ann.slash(table.channel, "match cancel"))
    await world.ann.click(asked.message, label="Cancel match")
    opened = answer(await world.ann.slash(table.channel, "match rematch"))
    assert "#2" in opened.text
    thread = world.games.threads[-1]
    card = Table(world, thread, 2).now
    assert "Boris" in card.text
    assert card.called == [world.boris.id]


async def test_a_rematch_against_computers_alone_begins_at_once(world: World) -> None:
    """Would catch a table that waits for somebody although nobody else is to come."""
    said = answer(await world.ann.slash(world.games, "match now", game="auction"))
    thread = world.games.threads[-1]
    asked = answer(await world.ann.slash(thread, "match cancel"))
    await world.ann.click(asked.message, label="Cancel match")
    again = answer(await world.ann.slash(thread, "match rematch"))
    assert "you play against" in said.text and "you play against" in again.text
    assert "#2" in again.text
    assert (await Table(world, world.games.threads[-1], 2).observation()).status == "running"


async def test_checking_a_running_match_tells_no_secret(world: World) -> None:
    table, first = await after_an_opening(world)
    checked = answer(await first.slash(table.channel, "match record verify"))
    assert "so far nothing differs" in checked.text and "can't check this yourself yet" in checked.text
    assert "verified" not in checked.text, "nothing is claimed of a secret that is not out"
    assert (await table.observation()).commitment in checked.text, "with which the secret is to be compared"


async def test_the_only_running_match_is_found_before_ended_ones(world: World) -> None:
    over = await given_up(world)
    assert "the match is over" in answer(await world.ann.slash(world.games, "show")).text
    table = await started(world)
    shown = answer(await world.ann.slash(world.games, "show"))
    assert f"#{table.match}" in shown.text.replace("\\", "")
    assert f"#{over.match}" not in shown.text.replace("\\", "")
