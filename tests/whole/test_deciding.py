"""`Make a move`, choices, confirming, typed moves, undo; presses that are stale, doubled or somebody else's."""

from functools import partial

import pytest
import simcord

from playground.world import World
from render.registry import pages_of
from tests.play.shortcuts import private
from tests.whole.presses import at_once, late
from tests.whole.seen import Seen, answer
from tests.whole.tables import Table, awaited_member, member_at, open_table, started
from text import LANGUAGES, words


async def pledging(world: World) -> tuple[Table, simcord.MemberActor, simcord.MemberActor]:
    """Return an auction at its pledges: the table, the player who pledges first, and the other."""
    table = await started(world)
    first = await awaited_member(table)
    await table.play(first, "open")
    return table, first, world.boris if first.id == world.ann.id else world.ann


async def bidding(world: World) -> tuple[Table, simcord.MemberActor, simcord.MemberActor]:
    """Return an auction in which both have to seal a bid."""
    table, first, second = await pledging(world)
    await table.play(first, "pledge 0")
    await table.play(second, "pledge 0")
    return table, first, second


async def chosen(table: Table, who: simcord.MemberActor, number: int = 0) -> Seen:
    """Open the menu and select one choice."""
    asked = await table.open_menu(who)
    return answer(await who.click(asked.message, label=asked.buttons[number]))


async def revision(table: Table) -> int:
    """Return the match's revision."""
    return (await table.observation()).revision


async def test_a_single_choice_is_shown_at_once(world: World) -> None:
    table = await started(world)
    asked = await table.open_menu(await awaited_member(table))
    assert asked.buttons == ["Confirm"]


async def test_menu_choice_confirm(world: World) -> None:
    table, player, _ = await pledging(world)
    before = await revision(table)
    choice = await chosen(table, player, 1)
    assert await revision(table) == before, "nothing is final before Confirm"
    assert choice.buttons[:3] == ["Confirm", "Try", "Back"]
    done = answer(await player.click(choice.message, label="Confirm"))
    assert "Done" in done.text
    assert await revision(table) == before + 1


async def test_a_private_page_is_changed_in_place(world: World) -> None:
    table, player, _ = await pledging(world)
    asked = await table.open_menu(player)
    choice = answer(await player.click(asked.message, label=asked.buttons[1]))
    back = answer(await player.click(choice.message, label="Back"))
    assert asked.message.id == choice.message.id == back.message.id


async def test_a_player_who_is_not_asked_is_told_who_is(world: World) -> None:
    table, player, other = await pledging(world)
    for somebody in (other, world.gleb):
        reply = await table.open_menu(somebody)
        assert str(player.user.global_name) in reply.text
        assert "Confirm" not in reply.buttons


async def test_two_presses_of_confirm_act_once(world: World) -> None:
    table, player, _ = await pledging(world)
    before = await revision(table)
    choice = await chosen(table, player)
    results = await at_once(world, (player, choice, "Confirm"), (player, choice, "Confirm"))
    assert all("Done" in answer(result).text and "Undo" in answer(result).buttons for result in results)
    assert await revision(table) == before + 1


async def test_an_old_page_answers_with_the_fresh_one(world: World) -> None:
    table, player, _ = await pledging(world)
    old = await chosen(table, player)
    fresh = await chosen(table, player, 1)
    await player.click(fresh.message, label="Confirm")
    now = await revision(table)
    reply = await late(world, player, old, old.custom_id("Confirm"))
    assert await revision(table) == now
    assert "Done" not in reply.text
    assert "Confirm" not in reply.buttons


async def test_an_old_page_of_one_match_never_acts_in_another(world: World) -> None:
    table, player, other = await pledging(world)
    old = await chosen(table, player)
    await table.play(player, "pledge 1")
    await table.play(other, "pledge 1")
    second = await open_table(world)
    await second.press(world.boris, "Join")
    await second.press(world.ann, "Start")
    before = await revision(second)
    await late(world, player, old, old.custom_id("Confirm"))
    assert await revision(second) == before


async def test_two_people_seal_at_the_same_instant(world: World) -> None:
    table, first, second = await bidding(world)
    before = await revision(table)
    pages = [(player, await chosen(table, player), "Confirm") for player in (first, second)]
    results = await at_once(world, *pages)
    assert await revision(table) == before + 2
    assert all("Sealed" in answer(result).text or "Done" in answer(result).text for result in results)


async def test_a_page_stays_valid_while_others_seal(world: World) -> None:
    table, first, second = await bidding(world)
    asked = await table.open_menu(second)
    choice = await chosen(table, first)
    await first.click(choice.message, label="Confirm")
    other = answer(await second.click(asked.message, label=asked.buttons[0]))
    assert other.buttons[0] == "Confirm"


async def test_a_sealed_answer_gets_a_receipt_and_stays_secret(world: World) -> None:
    table, first, second = await bidding(world)
    choice = await chosen(table, first)
    done = answer(await first.click(choice.message, label="Confirm"))
    assert "receipt" in done.text
    receipt = done.text.partition("`")[2].partition("`")[0]
    entry = (await table.observation()).log[-1]
    assert (entry.receipt, entry.notation) == (receipt, "")
    assert "Sealed: 1 of 2" in table.now.text
    assert f"<@{second.id}>" in table.now.text.partition("Sealed: 1 of 2")[2].splitlines()[0]


async def test_a_sealed_answer_may_be_changed_until_the_last(world: World) -> None:
    table, first, _ = await bidding(world)
    choice = await chosen(table, first)
    await first.click(choice.message, label="Confirm")
    again = await table.open_menu(first)
    assert "change" in again.text
    other = answer(await first.click(again.message, label=again.buttons[1]))
    assert "Sealed" in answer(await first.click(other.message, label="Confirm")).text


async def test_a_move_may_be_typed_by_command(world: World) -> None:
    table, player, _ = await pledging(world)
    asked = answer(await player.slash(table.channel, "play", line=" PLEDGE  1 "))
    assert asked.buttons[0] == "Confirm"
    await player.click(asked.message, label="Confirm")
    assert (await table.observation()).log[-1].notation == "pledge 1"


async def test_a_move_may_be_typed_into_the_modal(world: World) -> None:
    table, player, _ = await pledging(world)
    asked = await table.open_menu(player)
    shown = await player.click(asked.message, label="Type a move")
    assert shown.modal is not None
    assert shown.modal["title"] == "Your move in one line"
    choice = answer(await player.submit_modal(shown, {"line": "pledge 2"}))
    assert choice.buttons[0] == "Confirm"
    assert choice.message.id == asked.message.id


@pytest.mark.parametrize(
    ("language", "example", "hint"),
    [
        ("en", "For example: pledge 0", "Type how it begins"),
        ("ru", "Например: pledge 0", "Наберите первые буквы"),
    ],
)
async def test_the_modal_shows_what_a_move_looks_like(world: World, language: str, example: str, hint: str) -> None:
    table, player, _ = await pledging(world)
    world.speaks(player, language)
    asked = await table.open_menu(player)
    shown = await player.click(asked.message, label=words(language)("button-type-it"))
    assert shown.modal is not None
    (field,) = shown.modal["components"]
    assert field["component"]["placeholder"].startswith(example)
    assert field["description"].startswith(hint)


@pytest.mark.parametrize(
    "line", ["Put 1 coin on the lot", "PUT 1 COIN", "**Put 1 coin on the lot**", "plеdgе 1", "put 1"]
)
async def test_what_a_choice_is_called_is_that_choice(world: World, line: str) -> None:
    table, player, _ = await pledging(world)
    asked = answer(await player.slash(table.channel, "play", line=line))
    await player.click(asked.message, label="Confirm")
    assert (await table.observation()).log[-1].notation == "pledge 1"


async def test_a_line_that_breaks_off_offers_what_it_may_become(world: World) -> None:
    table, player, _ = await pledging(world)
    for line in ("pledge", "pl", "put"):
        asked = answer(await player.slash(table.channel, "play", line=line))
        assert "What is missing: how many coins." in asked.text or "could mean several moves" in asked.text
        assert [each for each in asked.buttons if each.startswith("Put")] == [
            "Put nothing on the lot", "Put 1 coin on the lot", "Put 2 coins on the lot",
        ]  # fmt: skip
    choice = answer(await player.click(asked.message, label="Put 2 coins on the lot"))
    await player.click(choice.message, label="Confirm")
    assert (await table.observation()).log[-1].notation == "pledge 2"


async def test_a_modal_survives_a_restart(world: World) -> None:
    table, player, _ = await pledging(world)
    asked = await table.open_menu(player)
    shown = await player.click(asked.message, label="Type a move")
    await world.restart()
    choice = answer(await player.submit_modal(shown, {"line": "pledge 2"}))
    await player.click(choice.message, label="Confirm")
    assert (await table.observation()).log[-1].notation == "pledge 2"


async def test_a_typed_move_that_is_refused_says_why_and_offers_the_nearest(world: World) -> None:
    table, player, _ = await pledging(world)
    refused = answer(await player.slash(table.channel, "play", line="pledge 9"))
    assert "Confirm" not in refused.buttons
    assert len(refused.buttons) > 1
    nonsense = answer(await player.slash(table.channel, "play", line="castle kingside"))
    assert "Confirm" not in nonsense.buttons


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_line_with_a_question_mark_is_only_tried_out(world: World, language: str) -> None:
    table, player, _ = await pledging(world)
    world.speaks(player, language)
    said, before = words(language), (await table.observation()).log
    for line in ("pledge 2 ?", "pledge 2?"):
        tried = answer(await player.slash(table.channel, "play", line=line))
        assert said("line-write", line="pledge 2").strip("`") in tried.text
        assert said("button-confirm") not in tried.buttons
    refused = answer(await player.slash(table.channel, "play", line="pledge 9 ?"))
    assert len(refused.buttons) > 1
    assert (await table.observation()).log == before


@pytest.mark.parametrize("language", LANGUAGES)
async def test_try_beside_confirm_says_what_a_choice_would_lead_to(world: World, language: str) -> None:
    """By a press, as by `?` in a typed line; of a typed move, too, that is on no list. Nobody confirms it there."""
    table, player, _ = await pledging(world)
    world.speaks(player, language)
    said, before = words(language), (await table.observation()).log
    for is_typed in (False, True):
        typed = partial(player.slash, table.channel, "play", line="pledge 2")
        shown = answer(await typed()) if is_typed else await chosen(table, player, 1)
        tried = answer(await player.click(shown.message, label=said("button-try")))
        assert "`pledge " in tried.text and said("button-confirm") not in tried.buttons
        back = answer(await player.click(tried.message, label=said("button-back")))
        assert said("button-confirm") in back.buttons
    assert (await table.observation()).log == before


async def test_a_line_that_is_no_move_is_quoted_and_answered_with_legal_moves(world: World) -> None:
    table, first, second = await bidding(world)
    world.speaks(second, "ru")
    for who, language, quoted, command in (
        (first, "en", "“blah”", "`/moves`"), (second, "ru", "«blah»", "`/ходы`"),
    ):  # fmt: skip
        refused = answer(await who.slash(table.channel, "play", line="blah"))
        assert quoted in refused.text
        assert command in refused.text
        observation = await private(world.bot.services, table.match, who.id)
        # One bid as an example, and of the own hand: the other may hold other cards.
        entries = pages_of(observation.game).menu(observation, words(language)).entries()
        assert [each.label for each in entries if each.label in refused.buttons] == [entries[0].label]


async def test_a_line_near_a_move_is_answered_with_that_move_to_press(world: World) -> None:
    table, player, _ = await pledging(world)
    refused = answer(await player.slash(table.channel, "play", line="plegde 2"))
    assert "“plegde 2”" in refused.text
    assert "Did you mean" in refused.text
    world.speaks(player, "ru")
    refused = answer(await player.slash(table.channel, "play", line="plegde 2"))
    assert "«plegde 2»" in refused.text
    choice = answer(await player.click(refused.message, label=refused.buttons[0]))
    await player.click(choice.message, label="Подтвердить")
    assert (await table.observation()).log[-1].notation == "pledge 2"


async def test_a_typed_move_out_of_turn_says_who_is_awaited(world: World) -> None:
    table, player, other = await pledging(world)
    refused = answer(await other.slash(table.channel, "play", line="pledge 1"))
    assert str(player.user.global_name) in refused.text


async def test_taking_back(world: World) -> None:
    table, player, _ = await pledging(world)
    choice = await chosen(table, player)
    done = answer(await player.click(choice.message, label="Confirm"))
    undone = answer(await player.click(done.message, label="Undo"))
    assert "was undone" in undone.text
    assert (await awaited_member(table)).id == player.id
    assert "undoes the last move" in table.now.text


async def test_undo_by_command_until_somebody_acts(world: World) -> None:
    table, first, second = await pledging(world)
    await table.play(first, "pledge 1")
    assert "was undone" in answer(await first.slash(table.channel, "undo")).text
    await table.play(first, "pledge 2")
    await table.play(second, "pledge 0")
    before = await revision(table)
    refused = answer(await first.slash(table.channel, "undo"))
    assert "undone" not in refused.text
    assert await revision(table) == before


async def test_computer_players_move_without_a_request(world: World) -> None:
    table = await open_table(world)
    await table.press(world.ann, "Add a computer")
    await table.press(world.ann, "Start")
    for _ in range(40):
        observation = await table.observation()
        if observation.status == "ended":
            break
        assert member_at(table, observation, observation.awaited()[0].seat).id == world.ann.id
        asked = await table.open_menu(world.ann)
        if asked.buttons[0] != "Confirm":
            asked = answer(await world.ann.click(asked.message, label=asked.buttons[0]))
        await world.ann.click(asked.message, label="Confirm")
    assert (await table.observation()).status == "ended"
