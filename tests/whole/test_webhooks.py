"""An address outside Discord, as people set it and as it is told: by buttons and a modal, beside everything else."""

import asyncio
import json

import pytest
import simcord

from cogs.calling import Caller
from cogs.webhooks.telling import told
from playground.world import World
from tests.whole.presses import at_once
from tests.whole.seen import Seen, answer, seen
from tests.whole.tables import Table, awaited_member, started
from text import words

EN = words("en")
HOUR = 3_600
URL = "https://hooks.example.org/very-secret"
DROP = "Forget the address"


class Calls(Caller):
    """Keeps what would be sent; `is_heard` says whether the address accepts it, `slow` waits for ever."""

    def __init__(self) -> None:
        super().__init__()
        self.bodies: list[dict[str, object]] = []
        self.is_heard = True
        self.is_slow = False

    async def call(self, url: str, body: bytes) -> bool:
        """Keep one call."""
        assert url == URL
        if self.is_slow:
            await asyncio.sleep(1_000 * HOUR)
        self.bodies.append(json.loads(body))
        return self.is_heard


@pytest.fixture
def calls(world: World) -> Calls:
    """Let the bot of the world call nobody."""
    world.bot.caller = made = Calls()
    return made


async def types(who: simcord.MemberActor, page: Seen, label: str, typed: str) -> Seen:
    """Press a button that opens the modal, and send it with an address; return the answer."""
    form = await who.click(page.message, label=label)
    assert form.modal is not None
    return answer(await who.submit_modal(form, {"line": typed}))


async def own_page(world: World, who: simcord.MemberActor) -> Seen:
    """Return the page of a person's own address."""
    page = answer(await who.slash(world.games, "settings me"))
    return answer(await who.click(page.message, label="Webhook"))


async def match_page(table: Table, who: simcord.MemberActor) -> Seen:
    """Return the page of the address of a match."""
    page = answer(await table.press(who, "More"))
    return answer(await who.click(page.message, label="Webhook"))


async def plays(table: Table) -> None:
    """Let who is awaited make their first choice."""
    first, services = await awaited_member(table), table.world.bot.services
    moment = await services.observations.moment(table.match)
    await table.play(first, (await services.observations.every_choice(moment, first.id))[0].choices[0].notation)


async def beats(world: World) -> None:
    """Let the bot look at the clock, which it does seldom in tests."""
    with world.env._bot_scope():
        world.bot.clock.wake()
    await world.env.settle()


async def test_a_person_s_address_is_told_of_their_reminders(world: World, calls: Calls) -> None:
    table = await started(world, pace="daily")
    first = await awaited_member(table)
    said = await types(first, await own_page(world, first), "Set the address…", f" {URL} ")
    assert EN("webhook-done") in said.text
    assert "hooks.example.org" in said.text and "very-secret" not in said.text
    assert calls.bodies[-1]["text"] == EN("webhook-hello")
    await world.env.advance_time(13 * HOUR)
    assert len(calls.bodies) == 2
    told = calls.bodies[-1]
    assert (told["event"], told["match"]) == ("reminder", table.match)
    assert "half of your time is over" in str(told["text"])
    await world.restart()
    world.bot.caller = calls
    await world.env.advance_time(HOUR)
    assert len(calls.bodies) == 2, "told once"
    page = await own_page(world, first)
    said = answer(await first.click(page.message, label=DROP))
    assert EN("webhook-dropped") in said.text
    await world.env.advance_time(8 * HOUR)
    assert len(calls.bodies) == 2


async def test_a_match_s_address_is_told_what_everybody_sees(world: World, calls: Calls) -> None:
    table = await started(world, pace="daily")
    await types(world.ann, await match_page(table, world.ann), "Set the address…", URL)
    for _ in range(3):
        await plays(table)
    await beats(world)
    told = [each for each in calls.bodies if each["event"] == "table"]
    assert told and told[-1]["revision"] == (await table.observation()).revision
    assert "puts nothing on the lot" in str(told[-1]["text"]) and "Seal a bid" in str(told[-1]["text"])
    more = answer(await table.press(world.boris, "More"))
    assert "Webhook" not in more.buttons, "it is the host's"
    count = len(calls.bodies)
    with world.env._bot_scope():
        await world.bot.services.matches.resign(table.match, world.boris.id)
    await beats(world)
    assert [each["status"] for each in calls.bodies[count:]] == ["ended"]


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("http://example.org/", "webhook_not_https"),
        ("https://127.0.0.1/", "webhook_private"),
        ("https://", "webhook_unreadable"),
    ],
)
async def test_what_is_no_address_is_refused(world: World, calls: Calls, typed: str, code: str) -> None:
    said = await types(world.ann, await own_page(world, world.ann), "Set the address…", typed)
    assert EN(f"refusal-{code}") in said.text
    assert calls.bodies == []
    assert await world.bot.services.webhooks.find(world.ann.id) is None


async def test_an_address_that_does_not_answer_is_not_set(world: World, calls: Calls) -> None:
    calls.is_heard = False
    said = await types(world.ann, await own_page(world, world.ann), "Set the address…", URL)
    assert EN("refusal-webhook_no_answer") in said.text
    assert await world.bot.services.webhooks.find(world.ann.id) is None


async def test_nobody_has_others_called_again_and_again(world: World, calls: Calls) -> None:
    calls.is_heard = False
    most = world.bot.settings.limits["webhooks_a_day"]

    async def tries(who: simcord.MemberActor) -> str:
        return (await types(who, await own_page(world, who), "Set the address…", URL)).text

    page = await own_page(world, world.ann)
    for _ in range(most):  # the page stays, so that what was mistyped can be typed again
        page = await types(world.ann, page, "Set the address…", URL)
        assert EN("refusal-webhook_no_answer") in page.text
    assert EN("refusal-too_many_webhooks", most=most) in await tries(world.ann)
    assert len(calls.bodies) == most
    assert EN("refusal-webhook_no_answer") in await tries(world.boris)
    await world.env.advance_time(24 * HOUR)
    assert EN("refusal-webhook_no_answer") in await tries(world.ann)


async def test_one_that_fails_again_and_again_is_given_up_with_a_notice(world: World, calls: Calls) -> None:
    table = await started(world, "auction", world.boris, pace="daily", options="length=long")
    await world.bot.services.webhooks.put(world.ann.id, URL, table.match)
    calls.is_heard = False
    for _ in range(5):
        await plays(table)
        await beats(world)
    notices = [each.text for each in seen(world.env, world.ann.user.dm_channel) if "five times in a row" in each.text]
    assert len(notices) == 1
    assert "hooks.example.org" not in notices[0]
    assert await world.bot.services.webhooks.find(world.ann.id, table.match) is None


async def test_a_slow_address_keeps_nobody_waiting(world: World, calls: Calls) -> None:
    table = await started(world, pace="daily")
    first = await awaited_member(table)
    await world.bot.services.webhooks.put(first.id, URL)
    calls.is_slow = True
    await world.env.advance_time(13 * HOUR)
    assert any("half of your time" in each.text for each in seen(world.env, first.user.dm_channel))
    await world.env.advance_time(12 * HOUR)
    assert (await table.observation()).revision == 2, "the default move was made in time"


async def test_a_call_that_waits_is_not_made_for_who_has_gone(world: World, calls: Calls) -> None:
    """A few calls are made at once, others wait: whoever has their data deleted meanwhile is told no more."""
    table = await started(world, pace="daily")
    services, first = world.bot.services, await awaited_member(table)
    await services.webhooks.put(first.id, URL)
    row = await services.webhooks.find(first.id)
    assert row is not None
    waiting = world.bot.clock._webhooks._call(
        row, told("reminder", await table.observation(), "half of your time", None)
    )
    await services.people.forget(first.id)
    await waiting
    assert calls.bodies == []


async def test_others_can_neither_look_nor_set_nor_drop(world: World, calls: Calls) -> None:
    table = await started(world, pace="daily")
    await types(world.ann, await match_page(table, world.ann), "Set the address…", URL)
    more = answer(await table.press(world.ann, "More"))
    mine = await match_page(table, world.ann)
    for shown, label in ((more, "Webhook"), (mine, DROP)):
        page = answer((await at_once(world, (world.boris, shown, label)))[0])
        assert "hooks.example.org" not in page.text
        assert "host" in page.text
    assert await world.bot.services.webhooks.find(world.ann.id, table.match) is not None
    page = answer(await table.press(world.ann, "More"))
    assert "hooks.example.org" in answer(await world.ann.click(page.message, label="Webhook")).text
