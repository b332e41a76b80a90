"""A seat that changes hands, as everybody sees it: the offer on the table, the page, direct messages, old buttons."""

import pytest

from games.kernel.ids import Seat
from play.seats.lobby import Person
from playground.world import World
from render import verbs
from tests.whole.seen import answer
from tests.whole.staff import allow_opening_threads
from tests.whole.tables import open_table, started
from tests.whole.test_secrets import cards, dms, hands
from text import words

EN = words("en")
TAKE, OFFER = EN("button-take"), EN("button-offer")


@pytest.mark.slow
async def test_anybody_takes_over_what_is_on_offer(world: World) -> None:
    table = await started(world)
    assert TAKE not in table.now.buttons
    (before,) = hands(world, world.boris)
    more = answer(await table.press(world.boris, "More"))
    page = answer(await world.boris.click(more.message, label=OFFER))
    await world.boris.click(page.message, label=EN("button-offer-all"))
    assert TAKE in table.now.buttons and "Somebody else can take over" in table.now.text
    asked = answer(await table.press(world.gleb, TAKE))
    assert "one day per decision" in asked.text
    kept = answer(await table.press(world.boris, "More"))
    slow = answer(await table.press(world.vera, TAKE))
    chosen = EN("button-take-seat", player="Boris")
    done = answer(await world.gleb.click(asked.message, label=chosen))
    assert "the seat is yours" in done.text
    (hand,) = hands(world, world.gleb)
    assert cards(hand) == cards(before)
    assert hands(world, world.boris) == [], "the message with the hand is gone"
    assert "Gleb has taken over your seat" in dms(world, world.boris)[-1].text
    assert TAKE not in table.now.buttons and "■ **Gleb** replaces **Boris**." in table.now.text
    late = answer(await world.vera.click(slow.message, label=chosen))
    assert EN("refusal-no_free_seat") in late.text
    stale = answer(await world.boris.click(kept.message, label=OFFER))
    assert EN("refusal-not_a_player") in stale.text
    assert "Your cards" not in answer(await table.press(world.boris, "Hand")).text
    replay = answer(await world.gleb.slash(table.channel, "replay", revision="1"))
    assert cards(before).split(",")[0] in replay.text + answer(await table.press(world.gleb, "Hand")).text


@pytest.mark.slow
async def test_an_invited_person_takes_it_by_direct_message_and_others_cannot(world: World) -> None:
    table = await started(world)
    page = answer(await world.boris.slash(table.channel, "match seat offer"))
    said = answer(await world.boris.select(page.message, [world.gleb], custom_id=page.list_id(verbs.OFFER)))
    assert "Gleb was offered your seat" in said.text
    assert TAKE not in table.now.buttons, "an invitation is no offer to all"
    refused = answer(await world.vera.slash(table.channel, "match seat take"))
    assert EN("take-none") in refused.text
    invitation = dms(world, world.gleb)[-1]
    asked = answer(await world.gleb.user.click(invitation.message, label=TAKE))
    done = answer(await world.gleb.user.click(asked.message, label=EN("button-take-seat", player="Boris")))
    assert "the seat is yours" in done.text
    assert (await table.observation()).faces[1].user_id == world.gleb.id


@pytest.mark.slow
async def test_an_invitation_to_a_seat_is_declined(world: World) -> None:
    table = await started(world)
    await world.boris.slash(table.channel, "match seat offer", player=world.gleb.user)
    invitation = dms(world, world.gleb)[-1]
    assert "declined" in answer(await world.gleb.user.click(invitation.message, label="Decline")).text
    assert not (await table.observation()).faces[1].is_offered
    refused = answer(await world.gleb.user.click(invitation.message, label=TAKE))
    assert refused.text
    assert (await table.observation()).faces[1].user_id == world.boris.id


@pytest.mark.slow
async def test_a_takeover_survives_a_restart_in_between(world: World) -> None:
    """The round that shows the takeover never ran: the next process sends the hand and deletes the old message."""
    table = await started(world)
    services = world.bot.services
    (before,) = hands(world, world.boris)
    await services.replacing.offer(table.match, world.boris.id)
    await services.replacing.take(table.match, Person(world.gleb.id, "Gleb"), Seat(1))
    await world.restart()
    (hand,) = hands(world, world.gleb)
    assert cards(hand) == cards(before) and hands(world, world.boris) == []


@pytest.mark.slow
async def test_nothing_is_on_offer_at_an_open_table(world: World) -> None:
    table = await open_table(world)
    assert TAKE not in table.now.buttons
    await world.ann.slash(table.channel, "match seat offer", match=str(table.match))
    assert not (await table.observation()).faces[0].is_offered


@pytest.mark.slow
async def test_the_thread_is_named_after_who_plays_now(world: World) -> None:
    allow_opening_threads(world)
    table = await started(world)
    services = world.bot.services
    with world.env._bot_scope():  # so that simcord waits for what begins here
        await services.replacing.offer(table.match, world.boris.id)
        await services.replacing.take(table.match, Person(world.gleb.id, "Gleb"), Seat(1))
    await world.env.settle()
    name = str(world.env.backend.get_channel(table.channel.id).name)
    assert "Gleb" in name
    assert "Boris" not in name
