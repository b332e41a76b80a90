"""A person's time zone and night: named by button or command, private, forgotten on request."""

import pytest

from playground.world import World
from render.verbs import SET
from tests.whole.seen import answer


async def test_a_person_names_a_time_zone_and_a_night_by_buttons(world: World) -> None:
    settings = answer(await world.ann.slash(world.games, "settings me"))
    page = answer(await world.ann.click(settings.message, label="Time zone and night"))
    assert "Name your time zone" in page.text
    form = await world.ann.click(page.message, label="Name my time zone…")
    page = answer(await world.ann.submit_modal(form, {"line": "berlin"}))
    assert "**Europe/Berlin**" in page.text
    page = answer(await world.ann.select(page.message, ["1380"], custom_id=page.list_id(SET, "sleeps_at")))
    page = answer(await world.ann.select(page.message, ["540"], custom_id=page.list_id(SET, "wakes_at")))
    mine = await world.bot.services.people.settings(world.ann.id)
    assert (mine.time_zone, mine.sleeps_at, mine.wakes_at) == ("Europe/Berlin", 1_380, 540)
    assert "Name your time zone" in answer(await world.ann.click(page.message, label="Forget my time zone")).text
    assert (await world.bot.services.people.settings(world.ann.id)).time_zone is None


async def test_a_time_zone_is_offered_by_language_and_not_assumed(world: World) -> None:
    world.speaks(world.boris, "ru")
    settings = answer(await world.boris.slash(world.games, "settings me"))
    page = answer(await world.boris.click(settings.message, label="Часовой пояс и ночь"))
    assert (await world.bot.services.people.settings(world.boris.id)).time_zone is None
    taken = answer(await world.boris.click(page.message, label="Мой часовой пояс: Europe/Moscow"))
    assert "Europe/Moscow" in taken.text
    assert (await world.bot.services.people.settings(world.boris.id)).time_zone == "Europe/Moscow"


@pytest.mark.parametrize("zone", ["Atlantis", "Europe/", "9" * 90])
async def test_an_unknown_time_zone_is_refused(world: World, zone: str) -> None:
    refused = answer(await world.ann.slash(world.games, "settings hours", zone=zone))
    assert "There is no time zone" in refused.text
    assert (await world.bot.services.people.settings(world.ann.id)).time_zone is None


async def test_a_time_zone_is_named_with_the_command(world: World) -> None:
    page = answer(await world.ann.slash(world.games, "settings hours", zone="Asia/Tokyo"))
    assert "**Asia/Tokyo**" in page.text
