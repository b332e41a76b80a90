"""A pause, more time and going back as everybody sees them, by buttons alone."""

import pytest

from play.rules.agreed_time import PAUSE_SECONDS
from playground.world import World
from render import verbs
from tests.play.shortcuts import submit_line
from tests.whole.seen import Seen, answer
from tests.whole.tables import started
from text import words

EN = words("en")


def id_of(page: Seen, arg: str) -> str:
    """Return the id of the control that votes so."""
    ids = (str(part.get("custom_id", "")) for part in page.parts)
    return next(each for each in ids if each.endswith(f"|{verbs.VOTE}|{arg}"))


def label_of(page: Seen, arg: str) -> str:
    """Return what the control says that votes so."""
    return str(next(part["label"] for part in page.parts if part.get("custom_id") == id_of(page, arg)))


@pytest.mark.slow
async def test_a_pause_by_buttons(world: World) -> None:
    table = await started(world, "auction", world.boris, pace="daily")
    page = answer(await world.ann.slash(table.channel, "match vote"))
    assert "Pause the match" in page.text and "Must still agree" not in page.text
    assert label_of(page, "yes.pause") == "Propose a pause"
    await world.ann.click(page.message, custom_id=id_of(page, "yes.pause"))
    page = answer(await world.boris.slash(table.channel, "match vote"))
    assert "Must still agree: ■ **Boris**" in page.text and label_of(page, "yes.pause") == "Agree to a pause"
    assert label_of(table.now, "yes.pause") == "Agree to a pause"
    await world.boris.click(table.now.message, custom_id=id_of(table.now, "yes.pause"))
    assert "Paused <t:" in table.now.text and "agree to pause" in table.now.text
    await world.env.advance_time(PAUSE_SECONDS + 120)
    assert "Paused" not in table.now.text and "continues after the pause" in table.now.text


@pytest.mark.slow
async def test_going_back_is_proposed_from_a_list(world: World) -> None:
    table = await started(world, "auction", world.boris, pace="daily")
    first = (await table.observation()).awaited()[0].seat
    await submit_line(world.bot.services, table.match, (world.ann, world.boris)[first].id, "open")
    await world.env.settle()
    page = answer(await world.ann.slash(table.channel, "match vote"))
    await world.ann.select(page.message, ["yes.repair.2"], custom_id=id_of(page, "repair"))
    assert "go back to before move 2" in table.now.text
    page = answer(await world.boris.click(table.now.message, custom_id=id_of(table.now, "see.repair.2")))
    assert "would be undone" in page.text, "what it would do is seen first"
    await world.boris.click(page.message, custom_id=id_of(page, "yes.repair.2"))
    observation = await table.observation()
    assert observation.log[-1].kind == "repaired" and observation.awaited()[0].seat == first
    assert "go back: the moves since then are undone" in table.now.text


@pytest.mark.slow
async def test_another_pace_is_chosen_or_typed(world: World) -> None:
    table = await started(world, "auction", world.boris, pace="daily")
    page = answer(await world.ann.slash(table.channel, "match vote"))
    form = await world.ann.click(page.message, label="Type a pace…")
    assert form.modal is not None
    said = answer(await world.ann.submit_modal(form, {"line": "36h"}))
    assert "36 hours" in said.text and "wants another pace" in table.now.text
    answer(await world.boris.slash(table.channel, "match vote", pace="36h"))
    assert "agree on another pace" in table.now.text and (await table.observation()).pace == "36h"


@pytest.mark.slow
async def test_a_live_hour_by_buttons(world: World) -> None:
    table = await started(world, "auction", world.boris, pace="daily")
    for person in (world.ann, world.boris):
        page = answer(await person.slash(table.channel, "match vote"))
        await person.click(page.message, custom_id=id_of(page, "yes.live"))
    assert "Everyone plays live" in table.now.text
    await world.env.advance_time(3600 + 200)
    assert "live hour is over" in table.now.text or "away" in table.now.text
    assert (await table.observation()).pace == "daily" and (await table.observation()).live_until is None
