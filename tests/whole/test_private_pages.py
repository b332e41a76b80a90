"""Private pages that are changed later: once computers have moved, and once the same person has a newer one."""

import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Any
from unittest import mock

import msgspec
import pytest
import simcord

from cogs.messages.component_ids import NO_MATCH, Reference, parsed, printed
from cogs.messages.layout import Layout
from cogs.messages.private_pages import CHANGEABLE_SECONDS
from games.kernel.ids import MatchId
from play.rules.moment import Moment
from play.seats.computers import Computers
from playground.world import World
from render import verbs
from render.pages.parts import DECIDING
from tests.failures.troubles import BROKEN, NO_MESSAGE, OLD_TOKEN, Trouble, healed, inject, named
from tests.play.shortcuts import private
from tests.secrecy.acts import COMMANDS
from tests.secrecy.acts import _controls as controls_of
from tests.whole.presses import late
from tests.whole.seen import Seen, answer
from tests.whole.tables import Table, awaited_member, open_table, started

THINKING = "■ **Hugo** (computer) is thinking ("
OF_ALL_MATCHES = ("match list", "match mine")
ONE_DEEPER = ("More", "Rules", "Hand")
REPLACED = "-# Continued on a newer page."


async def against_a_computer(world: World, *others: simcord.MemberActor) -> Table:
    """Return an auction of Ann, the others and Hugo, in which Ann opens a lot."""
    table = await open_table(world)
    for other in others:
        await table.press(other, "Join")
    await table.press(world.ann, "Add a computer")
    await table.press(world.ann, "Start")
    return table


@contextmanager
def computers_think() -> Iterator[None]:
    """Let no computer move meanwhile."""

    async def idle(self: Computers, match: MatchId, known: Moment | None = None) -> Moment:
        return await self._observations.moment(match)

    with mock.patch.object(Computers, "settled", idle):
        yield


def now(page: Seen, world: World) -> Seen:
    """Return what the message of a page shows now."""
    assert isinstance(page.message, simcord.ResponseMessage)
    return Seen(page.message, world.env.backend.get_message(page.channel_id, page.message.id).components)


def changed(world: World, since: int) -> int:
    """Return how often private pages were shown or changed since so many requests."""
    return sum(each.path.startswith("/webhooks/") for each in world.env.http_requests[since:])


async def moved(world: World, table: Table) -> Seen:
    """Let Ann make the first move that she can make; return her page."""
    own = await private(world.bot.services, table.match, world.ann.id)
    return await table.play(world.ann, own.choices[0].notation)


async def waiting_for_hugo(world: World) -> tuple[Table, Seen]:
    """Return a match in which Ann has moved and Hugo has not yet, and Ann's page."""
    table = await against_a_computer(world)
    while True:
        with computers_think():
            page = await moved(world, table)
        if THINKING in page.text:
            return table, page
        await table.refresh()


async def test_a_page_goes_on_by_itself_once_computers_have_moved(world: World) -> None:
    table, page = await waiting_for_hugo(world)
    done, _, waits = page.text.rpartition("\n")
    assert waits.startswith(THINKING)
    assert waits.endswith("This page will then show what comes next.")
    before, earlier = len(world.env.http_requests), (await table.observation()).revision
    await table.refresh()
    shown, observation = now(page, world), await table.observation()
    assert shown.text.startswith(f"{done}\n"), "what Ann did, and what it led to, stays"
    assert "### Your move" in shown.text
    assert "### Your move" not in page.text
    assert [line for line in shown.text.removeprefix(done).splitlines() if "**Hugo**" in line], "what Hugo did is told"
    assert observation.revision > earlier
    assert changed(world, before) == 1
    await table.refresh()
    assert changed(world, before) == 1, "nothing changes by itself while people are awaited"


async def test_a_page_goes_on_that_says_that_an_answer_is_sealed(world: World) -> None:
    """Would catch a page that stays since the answer can still be changed: something is asked, but nobody chooses."""
    table = await open_table(world, "dungeon_lords")
    await world.ann.slash(table.channel, "match seat computer", level="easy")
    with computers_think():
        await table.press(world.ann, "Start")
        page = await moved(world, table)
        assert "**Sealed.**" in page.text
        assert "This page will then show what comes next." in page.text
        assert (await private(world.bot.services, table.match, world.ann.id)).asked()
    await table.refresh()
    assert "### Your move" in now(page, world).text


async def test_where_a_sealed_answer_is_changed_nothing_moves(world: World) -> None:
    table = await open_table(world, "dungeon_lords")
    await world.ann.slash(table.channel, "match seat computer", level="easy")
    with computers_think():
        await table.press(world.ann, "Start")
        await moved(world, table)
        menu = await table.open_menu(world.ann)
    await table.refresh()
    assert now(menu, world).text == menu.text


async def test_a_page_goes_on_where_the_computers_were_faster_than_its_drawing(world: World) -> None:
    table, _ = await waiting_for_hugo(world)
    draw, drawing = world.bot.presenter.present, list[str]()

    async def late(*given: Any, **named: Any) -> Layout:
        drawing.append("a page")
        if len(drawing) == 1:
            await world.bot.projection._round(table.match, None)
        return await draw(*given, **named)

    with mock.patch.object(world.bot.presenter, "present", late):
        page = await table.open_menu(world.ann)
    assert (await private(world.bot.services, table.match, world.ann.id)).asked()
    assert "### Your move" in now(page, world).text


async def test_who_opens_make_a_move_meanwhile_is_asked_there(world: World) -> None:
    table, page = await waiting_for_hugo(world)
    with computers_think():
        newer = await table.open_menu(world.ann)
    assert THINKING in newer.text
    await table.refresh()
    assert "### Your move" in now(newer, world).text
    assert now(page, world).text == f"-# Auction #1: {page.text.splitlines()[0]}"


async def test_an_old_press_while_computers_think_is_answered_by_a_page_that_goes_on(world: World) -> None:
    table, page = await waiting_for_hugo(world)
    here = reference_of(page.custom_id("Make a move"))
    old = msgspec.structs.replace(here, verb=verbs.CONFIRM, arg="77", revision=here.revision - 1)
    with computers_think():
        reply = await late(world, world.ann, page, printed(old))
    assert "Your action was not taken" in reply.text
    assert THINKING in reply.text
    await table.refresh()
    assert THINKING not in now(reply, world).text
    assert "### Your move" in now(reply, world).text


async def test_who_has_gone_on_from_the_page_is_not_disturbed(world: World) -> None:
    table, page = await waiting_for_hugo(world)
    with computers_think():
        board = answer(await world.ann.click(page.message, label="Board"))
    await table.refresh()
    assert now(page, world).text == board.text
    assert "Make a move" in board.buttons


async def test_who_waits_for_a_person_is_called_and_no_page_changes_by_itself(world: World) -> None:
    table = await started(world)
    first = await awaited_member(table)
    page = await table.play(first, "open")
    while "Waiting for" not in page.text:
        own = await private(world.bot.services, table.match, first.id)
        page = await table.play(first, own.choices[0].notation)
    second = await awaited_member(table)
    own = await private(world.bot.services, table.match, second.id)
    await table.play(second, own.choices[0].notation)
    assert now(page, world).text == page.text


@pytest.mark.parametrize("trouble", [NO_MESSAGE, OLD_TOKEN, BROKEN], ids=named)
async def test_a_page_that_cannot_be_changed_costs_nothing(
    world: World, caplog: pytest.LogCaptureFixture, trouble: Trouble
) -> None:
    table, page = await waiting_for_hugo(world)
    before = page.text
    inject(world, "PATCH", "/webhooks/*/messages/@original", trouble, times=None)
    with caplog.at_level(logging.INFO, "cogs"):
        await table.refresh()
        await table.refresh()
    healed(world)
    assert len([each for each in caplog.records if "private page" in each.message]) == 1
    assert not [each for each in caplog.records if each.levelno >= logging.WARNING]
    assert now(page, world).text == before
    assert "### Your move" in answer(await world.ann.click(page.message, label="Make a move")).text


async def test_a_page_is_left_alone_once_its_token_is_old(world: World) -> None:
    table, page = await waiting_for_hugo(world)
    await world.env.advance_time(CHANGEABLE_SECONDS)
    before = len(world.env.http_requests)
    await table.refresh()
    await table.open_menu(world.ann)
    assert THINKING in now(page, world).text
    assert changed(world, before) == 1


async def test_a_page_of_before_a_restart_stays_and_its_buttons_work(world: World) -> None:
    table, page = await waiting_for_hugo(world)
    await world.restart()
    await table.refresh()
    assert THINKING in now(page, world).text
    assert "### Your move" in answer(await world.ann.click(page.message, label="Make a move")).text


async def test_a_newer_page_to_decide_on_takes_the_place_of_the_older_one(world: World) -> None:
    table = await started(world)
    who = await awaited_member(table)
    first, second = await table.open_menu(who), await table.open_menu(who)
    assert (now(first, world).text, now(first, world).buttons) == (REPLACED, [])
    assert now(second, world).text == second.text
    done = answer(await who.click(second.message, label="Confirm"))
    third = await table.open_menu(who)
    assert now(third, world).buttons
    assert now(second, world).text == f"-# Auction #1: {done.text.splitlines()[0]}"


async def test_an_old_page_that_is_pressed_is_the_current_one(world: World) -> None:
    """The page that was newer until then is not another current one."""
    table = await started(world)
    who = await awaited_member(table)
    old = await table.open_menu(who)
    newer = await table.open_menu(who)
    reply = await late(world, who, old, old.custom_id("Confirm"))
    assert reply.message.id == old.message.id
    assert "**Done.**" in reply.text
    assert (now(newer, world).text, now(newer, world).buttons) == (REPLACED, [])


async def test_what_is_looked_at_stays_beside_a_decision_until_it_is_old(world: World) -> None:
    table = await started(world)
    who = await awaited_member(table)
    hand = answer(await table.press(who, "Hand"))
    asked = await table.open_menu(who)
    rules = answer(await table.press(who, "Rules"))
    assert [now(each, world).text for each in (hand, asked, rules)] == [hand.text, asked.text, rules.text]
    again = answer(await table.press(who, "Hand"))
    assert now(hand, world).text == REPLACED
    assert now(asked, world).text == asked.text, "something may be half chosen there"
    await who.click(asked.message, label="Confirm")
    assert now(again, world).text == REPLACED
    assert now(rules, world).text == rules.text


async def test_a_refused_line_leaves_the_page_on_which_something_may_be_half_chosen(world: World) -> None:
    table = await started(world)
    who = await awaited_member(table)
    asked = await table.open_menu(who)
    refused = [answer(await who.slash(table.channel, "play", line="nonsense")) for _ in range(2)]
    assert now(asked, world).text == asked.text
    assert [now(each, world).buttons == [] for each in refused] == [True, False]


async def test_a_file_and_a_check_stay_whatever_is_shown_later(world: World) -> None:
    """Would catch a file that is gone before it was saved, or a secret before it was compared."""
    table = await started(world)
    asked = answer(await world.boris.slash(table.channel, "match resign"))
    await world.boris.click(asked.message, label="Resign")
    kept = [answer(await table.press(world.ann, label)) for label in ("Match file", "Check the shuffle")]
    for label in ("Match file", "Check the shuffle", "Log", "Board"):
        await table.press(world.ann, label)
    assert [now(each, world).text for each in kept] == [each.text for each in kept]
    assert now(kept[0], world).files == kept[0].files == ["match-1-2.json"]


async def test_a_press_below_a_file_leaves_the_file(world: World) -> None:
    """Would catch a move that is made in the message of the file, and so takes it away."""
    table = await started(world)
    who = await awaited_member(table)
    kept = answer(await who.slash(table.channel, "match record export"))
    asked = answer(await who.click(kept.message, label="Make a move"))
    assert asked.message.id != kept.message.id and "Confirm" in asked.buttons
    assert now(kept, world).files == kept.files


async def test_pages_of_other_people_and_matches_stay(world: World) -> None:
    table, other = await started(world), await started(world)
    pages = [await each.open_menu(who) for each in (table, other) for who in (world.ann, world.boris)]
    assert all(now(page, world).text == page.text for page in pages)


def reference_of(custom_id: str) -> Reference:
    """Return what a control asks for."""
    reference = parsed(custom_id)
    assert reference is not None
    return reference


async def private_pages(table: Table, who: simcord.MemberActor) -> AsyncIterator[tuple[str, Seen]]:
    """Yield each private page about a match that is reached by a command, or from the table by two presses at most."""
    known = who.available_commands(table.channel)
    for name, options in COMMANDS:
        if name in known and name not in OF_ALL_MATCHES:
            yield f"/{name} {options}", answer(await who.slash(table.channel, name, **options))
    for name, custom_id, value in controls_of(table.now):
        page = await pressed(who, table.now, custom_id, value)
        if page is None:
            continue
        yield name, page
        if name in ONE_DEEPER:
            for deeper, other_id, other in controls_of(page):
                again = await pressed(who, table.now, custom_id, value)
                assert again is not None
                found = await pressed(who, again, other_id, other)
                if found is not None:
                    yield f"{name} > {deeper}", found


async def pressed(who: simcord.MemberActor, page: Seen, custom_id: str, value: str | None) -> Seen | None:
    """Press a control; return the private page, None for a modal."""
    if value is None:
        result = await who.click(page.message, custom_id=custom_id)
    else:
        result = await who.select(page.message, [value], custom_id=custom_id)
    return None if result.modal is not None else answer(result)


@pytest.mark.parametrize("game", ["auction", "dungeon_twister"])
async def test_every_private_page_of_a_running_match_leads_to_a_move(world: World, game: str) -> None:
    """Whoever reads anything about a match in which they play is never left without a way to their move."""
    table = await started(world, game)
    awaited = await awaited_member(table)
    other = world.boris if awaited.id == world.ann.id else world.ann
    seen, without = 0, []
    for who in (awaited, other):
        async for name, page in private_pages(table, who):
            ids = [reference_of(part["custom_id"]) for part in page.parts if "custom_id" in part]
            if ids and all(each.match == NO_MATCH for each in ids):
                continue
            seen += 1
            if not any(each.verb in DECIDING for each in ids):
                without.append((name, page.text[:80]))
    assert seen > 40
    assert not without


async def test_a_page_that_waits_for_nothing_keeps_nothing_of_its_press(world: World) -> None:
    """Would find that a busy process keeps thousands of presses for a quarter of an hour, with their messages."""
    table = await started(world)
    await table.press(world.ann, "Make a move")
    await moved(world, table)
    kept = [each for pages in world.bot.private_pages._pages.values() for each in pages.values()]
    assert kept and not any(each.context or each.then for each in kept)
    assert [(each.interaction.message, each.interaction.data) for each in kept] == [(None, None)] * len(kept)
    assert not any(hasattr(each.interaction, "_cs_response") for each in kept)
