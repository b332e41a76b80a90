"""Each fault of Discord at each answer to a person.

| act | outage (429, 502, 503) | 10062, 40060 | 10008 | 10015, 50027 | refused (50001, 50013, 160006) |
|---|---|---|---|---|---|
| acknowledgement of a command, press, list, modal | nothing is done | nothing is done | | | |
| the page that replaces it | reported, done once | | sent as a new message | done once | |
| a message of its own (after a quiet press) | done once | | | done once | |
| autocomplete | nothing | nothing | | | |
| a modal | reported | nothing | | | |
| a new thread | reported, no table | | | | reported, no table |
| the name of a thread, adding people to it | continues without | | | | continues without |
| registering the commands at the start | starts, tries again | | | | |

`reported`: the person reads it, in their language, if Discord lets the bot answer at all. Unexpected faults are in
tests/whole/test_outside.py; messages that the bot sends by itself are in test_messages.py.
"""

import pytest

from playground.world import World
from tests.failures.matches import HOUR, assert_current, direct_messages, hands, moves, opened, pledging
from tests.failures.troubles import (
    BROKEN,
    LIMITED,
    LOCKED,
    NO_ACCESS,
    NO_CHANNEL,
    NO_MESSAGE,
    NO_WEBHOOK,
    NOT_ALLOWED,
    OLD_TOKEN,
    OUTAGES,
    TOO_LATE,
    TOO_MANY_ANNOUNCEMENTS,
    TOO_MANY_THREADS,
    TWICE,
    UNFORESEEN,
    WRONG_CHANNEL,
    Trouble,
    healed,
    inject,
    named,
    outages_and,
)
from tests.whole.seen import answer
from tests.whole.tables import awaited_member, open_table, started

CALLBACK = "/interactions/*/callback"
PAGE = "/webhooks/*/messages/@original"
MESSAGE = "/webhooks/*"
NOT_RECEIVED = outages_and(TOO_LATE, TWICE)


@pytest.mark.parametrize("trouble", NOT_RECEIVED, ids=named)
async def test_what_is_not_acknowledged_is_not_done(world: World, log: list[str], trouble: Trouble) -> None:
    table, first = await pledging(world)
    asked = await table.open_menu(first)
    choice = answer(await first.click(asked.message, label=asked.buttons[1]))
    inject(world, "POST", CALLBACK, trouble)
    await first.click(choice.message, label="Confirm")
    assert await moves(table) == ["open"]
    inject(world, "POST", CALLBACK, trouble)
    await first.slash(table.channel, "undo")
    assert await moves(table) == ["open"]
    assert sum("match 1: confirm could not be acknowledged" in line for line in log) == 1
    await first.click(choice.message, label="Confirm")
    assert await moves(table) == ["open", "pledge 1"]
    await assert_current(table)


@pytest.mark.parametrize("trouble", NOT_RECEIVED, ids=named)
async def test_a_quiet_press_that_is_not_acknowledged_does_nothing(world: World, trouble: Trouble) -> None:
    table = await open_table(world)
    inject(world, "POST", CALLBACK, trouble)
    await table.press(world.ann, "Add a computer")
    assert len((await table.observation()).faces) == 1


@pytest.mark.parametrize("trouble", NOT_RECEIVED, ids=named)
async def test_a_choice_from_a_list_that_is_not_acknowledged_changes_nothing(world: World, trouble: Trouble) -> None:
    page = answer(await world.ann.slash(world.games, "settings me"))
    inject(world, "POST", CALLBACK, trouble)
    await world.ann.select(page.message, ["ru"], custom_id="so|0|0|set|language")
    people = world.bot.services.people
    assert (await people.settings(world.ann.id)).language is None


@pytest.mark.parametrize("trouble", NOT_RECEIVED, ids=named)
async def test_a_modal_that_does_not_open_is_no_fault(world: World, log: list[str], trouble: Trouble) -> None:
    table, first = await pledging(world)
    asked = await table.open_menu(first)
    inject(world, "POST", CALLBACK, trouble)
    shown = await first.click(asked.message, label="Type a move")
    assert shown.modal is None
    if trouble in OUTAGES:
        assert "having problems" in answer(shown).text
    assert not any("Traceback" in line for line in log)
    shown = await first.click((await table.open_menu(first)).message, label="Type a move")
    inject(world, "POST", CALLBACK, trouble)
    await first.submit_modal(shown, {"line": "pledge 2"})
    assert await moves(table) == ["open"]


@pytest.mark.parametrize("trouble", NOT_RECEIVED, ids=named)
async def test_outdated_autocomplete_is_no_fault(world: World, log: list[str], trouble: Trouble) -> None:
    table, first = await pledging(world)
    inject(world, "POST", CALLBACK, trouble)
    assert await first.autocomplete(table.channel, "play", "line", "pl") == []
    assert any("suggestions did not arrive" in line for line in log)
    assert await first.autocomplete(table.channel, "play", "line", "pl")


@pytest.mark.parametrize("trouble", outages_and(), ids=named)
@pytest.mark.parametrize(("language", "said"), [("en", "was saved"), ("ru", "сохранено")])
async def test_a_move_whose_answer_fails_is_stored_once_and_reported_as_stored(
    world: World, log: list[str], trouble: Trouble, language: str, said: str
) -> None:
    table, first = await pledging(world)
    world.speaks(first, language)
    asked = answer(await first.slash(table.channel, "play", line="pledge 1"))
    inject(world, "PATCH", PAGE, trouble)
    reply = answer(await first.click(asked.message, custom_id=asked_confirm(asked.parts)))
    assert said in reply.text
    assert await moves(table) == ["open", "pledge 1"]
    await assert_current(table)
    (line,) = [line for line in log if line.startswith("WARNING")]
    assert line.startswith("WARNING cogs.interactions.dispatch: match 1: confirm was not answered by Discord")
    assert str(trouble.status) in line
    assert "pledge" not in line


def asked_confirm(parts: list[dict[str, object]]) -> str:
    """Return the component id of `Confirm` in any language."""
    ids = [str(part["custom_id"]) for part in parts if part["type"] == 2]
    return next(name for name in ids if name.split("|")[3] == "confirm")


@pytest.mark.parametrize("trouble", outages_and(), ids=named)
async def test_a_look_whose_answer_fails_changed_nothing_and_says_so(world: World, trouble: Trouble) -> None:
    table, first = await pledging(world)
    inject(world, "PATCH", PAGE, trouble)
    assert "Nothing was changed" in answer(await table.press(first, "Make a move")).text


@pytest.mark.parametrize("trouble", outages_and(NO_WEBHOOK, OLD_TOKEN), ids=named)
async def test_a_move_whose_answer_never_comes_is_stored_once(world: World, log: list[str], trouble: Trouble) -> None:
    table, first = await pledging(world)
    asked = answer(await first.slash(table.channel, "play", line="pledge 1"))
    inject(world, "*", MESSAGE, trouble, times=None)
    await first.click(asked.message, label="Confirm")
    healed(world)
    assert await moves(table) == ["open", "pledge 1"]
    await assert_current(table)
    assert not any("Traceback" in line or "simcord_interaction" in line for line in log)
    again = answer(await first.click(asked.message, label="Confirm"))
    assert "Done" in again.text, "who presses again is told that it was made"
    assert await moves(table) == ["open", "pledge 1"]


async def test_a_page_that_was_dismissed_comes_as_a_new_message(world: World) -> None:
    table, first = await pledging(world)
    asked = answer(await first.slash(table.channel, "play", line="pledge 1"))
    inject(world, "PATCH", PAGE, NO_MESSAGE)
    done = answer(await first.click(asked.message, label="Confirm"))
    assert "Done" in done.text
    assert done.message.id != asked.message.id


@pytest.mark.parametrize("trouble", outages_and(NO_WEBHOOK, OLD_TOKEN), ids=named)
async def test_what_is_refused_after_a_quiet_press(world: World, log: list[str], trouble: Trouble) -> None:
    table = await open_table(world)
    await table.press(world.boris, "Join")
    inject(world, "POST", MESSAGE, trouble)
    await table.press(world.boris, "Start")
    assert (await table.observation()).status == "open"
    assert not any("Traceback" in line for line in log)


@pytest.mark.parametrize(
    ("trouble", "said"),
    [
        *((trouble, "having problems") for trouble in OUTAGES),
        (NO_ACCESS, "View Channel"),
        (NOT_ALLOWED, "Create Public Threads"),
        (TOO_MANY_THREADS, "limit of open threads"),
        (TOO_MANY_ANNOUNCEMENTS, "limit of open threads"),
        (WRONG_CHANNEL, "Threads cannot be opened here"),
        (LOCKED, "Manage Threads"),
        (NO_CHANNEL, "channel was deleted"),
    ],
    ids=named,
)
async def test_no_thread_no_table(world: World, trouble: Trouble, said: str) -> None:
    inject(world, "POST", f"/channels/{world.games.id}/threads", trouble)
    reply = answer(await world.ann.slash(world.games, "match new", game="auction"))
    assert said in reply.text
    assert "not in any match" in answer(await world.ann.slash(world.games, "match mine")).text
    table = await open_table(world)
    assert table.now.buttons


@pytest.mark.parametrize("trouble", outages_and(NO_ACCESS, NOT_ALLOWED, NO_CHANNEL), ids=named)
async def test_a_thread_that_keeps_its_name_keeps_nobody_from_playing(
    world: World, log: list[str], trouble: Trouble
) -> None:
    table = await open_table(world)
    inject(world, "PUT", f"/channels/{table.channel.id}/thread-members/*", trouble)
    assert "You have joined" in answer(await table.press(world.boris, "Join")).text
    inject(world, "PATCH", f"/channels/{table.channel.id}", trouble)
    await table.press(world.ann, "Start")
    await assert_current(table)
    assert not any("Traceback" in line for line in log)


@pytest.mark.parametrize("trouble", outages_and(), ids=named)
async def test_an_invitation_whose_direct_message_fails_is_on_the_table(world: World, trouble: Trouble) -> None:
    table = await open_table(world)
    inject(world, "POST", f"/channels/{world.vera.user.dm_channel.id}/messages", trouble)
    reply = answer(await world.ann.slash(table.channel, "match invite", player=world.vera.user))
    assert "cannot deliver" in reply.text
    assert f"<@{world.vera.id}>" in table.now.text


@pytest.mark.parametrize("trouble", UNFORESEEN, ids=named)
@pytest.mark.parametrize("act", ["/users/@me/channels", "/channels/{}/messages"])
async def test_who_refuses_direct_messages_still_joins(
    world: World, log: list[str], trouble: Trouble, act: str
) -> None:
    table = await open_table(world)
    await world.restart()
    inject(world, "POST", act.format(world.boris.user.dm_channel.id), trouble)
    joined = answer(await table.press(world.boris, "Join"))
    assert "You have joined" in joined.text
    assert "direct messages" in joined.text.lower()
    inject(world, "POST", act.format(world.vera.user.dm_channel.id), trouble)
    invited = answer(await world.ann.slash(table.channel, "match invite", player=world.vera.user))
    assert "fault" not in invited.text
    assert not any("Traceback" in line for line in log)
    await table.press(world.ann, "Start")
    await assert_current(table)


@pytest.mark.parametrize("trouble", outages_and(), ids=named)
async def test_the_bot_starts_without_registering_its_commands(world: World, log: list[str], trouble: Trouble) -> None:
    table, first = await opened(world)
    inject(world, "PUT", "/applications/*/commands", trouble, times=2)
    await world.restart()
    await table.play(first, "open")
    await assert_current(table)
    assert any("commands are as they were" in line for line in log)
    await world.env.advance_time(HOUR)
    puts = [each for each in world.env.http_requests if (each.method, each.path[-9:]) == ("PUT", "/commands")]
    assert len(puts) == 1 + 3, "at the first start; then twice in vain and once more"
    assert "</match new:" in answer(await first.slash(world.games, "help")).text


async def test_an_unknown_name_is_a_number(world: World) -> None:
    table = await open_table(world)
    await world.ann.slash(table.channel, "match seat reserve", player=world.vera.user)
    inject(world, "GET", "/users/*", BROKEN, times=None)
    await world.restart()
    await table.press(world.boris, "Join")
    assert f"<@{world.vera.id}>" in table.now.text or str(world.vera.id) in table.now.text


async def test_the_log_contains_nothing_secret(world: World, log: list[str]) -> None:
    table = await started(world)
    secrets = {page.text.partition("Your cards: ")[2].splitlines()[0] for page in hands(world, world.ann)}
    assert secrets
    inject(world, "*", "/channels/*", LIMITED, times=12)
    inject(world, "*", MESSAGE, BROKEN, times=5)
    first = await awaited_member(table)
    await table.press(first, "Hand")
    healed(world)
    await table.play(first, "open")
    await world.env.advance_time(HOUR)
    assert log
    text = "\n".join(log)
    assert not any(secret in text for secret in secrets)
    assert "simcord_interaction" not in text
    assert direct_messages(world, first)
