"""Being away for some days: said once by button, modal or command, it holds in all matches. Nobody is called then."""

import pytest
from simcord import MemberActor

from games.kernel.pace import DAY, HOUR
from playground.world import World
from render import verbs
from tests.play.shortcuts import submit_line
from tests.whole.seen import Seen, answer
from tests.whole.tables import Table, open_table, started


async def away_page(world: World, who: MemberActor) -> Seen:
    settings = answer(await who.slash(world.games, "settings me"))
    return answer(await who.click(settings.message, label="When I'm away"))


async def awaited(world: World, table: Table) -> tuple[MemberActor, MemberActor]:
    """Return who is awaited, and the other one."""
    seat = (await table.observation()).awaited()[0].seat
    return (world.ann, world.boris) if seat == 0 else (world.boris, world.ann)


@pytest.mark.slow
async def test_it_is_said_by_one_press_and_taken_back_by_one(world: World) -> None:
    table = await started(world, "auction", world.boris, pace="daily")
    first, other = await awaited(world, table)
    page = await away_page(world, first)
    assert "Say once until when you are away" in page.text and "14 days of holidays left" in page.text
    page = answer(await first.click(page.message, label="7 days"))
    assert "You are away until <t:" in page.text and "on holiday until <t:" in page.text and "7 more days" in page.text
    assert "** is on holiday until <t:" in table.now.text
    assert (await table.observation()).deadline_at == world.bot.now() + 8 * DAY
    theirs = await away_page(world, other)
    assert "until <t:" not in theirs.text, "nobody else's absence is shown there"
    page = answer(await first.click(page.message, label="I'm back"))
    assert "14 days of holidays left" not in page.text and "13 days of holidays left" in page.text
    assert "is back from holiday" in table.now.text


@pytest.mark.slow
async def test_a_date_is_typed(world: World) -> None:
    table = await started(world, "auction", world.boris, pace="daily")
    await world.bot.services.people.change(world.ann.id, time_zone="Asia/Tokyo")
    page = await away_page(world, world.ann)
    form = await world.ann.click(page.message, label="Until a date…")
    refused = answer(await world.ann.submit_modal(form, {"line": "someday"}))
    assert "“someday” can't be read as a date" in refused.text
    assert (await table.observation()).faces[0].excused_until is None
    form = await world.ann.click(page.message, label="Until a date…")
    page = answer(await world.ann.submit_modal(form, {"line": "in 3 days"}))
    until = (await table.observation()).faces[0].excused_until
    assert until is not None and until % DAY == 15 * HOUR, "midnight in Tokyo"
    assert f"<t:{until}:f>" in page.text and "Asia/Tokyo" in page.text


@pytest.mark.slow
@pytest.mark.parametrize(
    ("typed", "said"),
    [("2020-01-01", "already begun"), ("in 300 days", "60 days at most"), ("5/12", "can't be read as a date")],
)
async def test_what_is_no_day_to_come_is_refused(world: World, typed: str, said: str) -> None:
    assert said in answer(await world.ann.slash(world.games, "away until", date=typed)).text
    assert (await world.bot.services.people.settings(world.ann.id)).away_until is None


@pytest.mark.slow
async def test_commands_do_the_same(world: World) -> None:
    assert "not said that you are away" in answer(await world.ann.slash(world.games, "away back")).text
    world.speaks(world.boris, "ru")
    page = answer(await world.boris.slash(world.games, "away until", date="через 2 недели"))
    assert "Вы в отъезде до <t:" in page.text
    page = answer(await world.boris.slash(world.games, "away back"))
    assert "Скажите один раз" in page.text
    assert (await world.bot.services.people.settings(world.boris.id)).away_until is None


@pytest.mark.slow
async def test_who_is_excused_is_called_when_that_is_over(world: World) -> None:
    table = await started(world, "auction", world.boris, pace="daily")
    first, other = await awaited(world, table)
    answer(await other.slash(world.games, "away until", date="in 3 days"))
    count = len(table.messages)
    await submit_line(world.bot.services, table.match, first.id, "open")
    await submit_line(world.bot.services, table.match, first.id, "pledge 0")
    await world.env.settle()
    assert [each.seat for each in (await table.observation()).awaited()] != []
    assert not any(f"<@{other.id}>" in each.text for each in table.messages[count - 1 :])
    await world.env.advance_time(3 * DAY + 60)
    assert f"<@{other.id}>" in table.now.text and "is back from holiday" in table.now.text
    assert (await table.observation()).faces[0].sitter == "person"


@pytest.mark.slow
async def test_the_button_at_the_table_brings_back(world: World) -> None:
    table = await started(world, "auction", world.boris, pace="daily")
    answer(await world.ann.slash(world.games, "away until", date="in 3 days"))
    assert "You are not away" in answer(await table.press(world.boris, "I'm back")).text
    assert "Your time runs again" in answer(await table.press(world.ann, "I'm back")).text
    assert all(face.excused_until is None for face in (await table.observation()).faces)
    assert "I'm back" not in table.now.buttons


@pytest.mark.slow
async def test_the_host_agrees_on_the_days(world: World) -> None:
    table = await open_table(world, pace="daily")
    assert "for up to 14 days" in table.now.text
    more = answer(await table.press(world.ann, "More"))
    said = answer(await world.ann.select(more.message, ["7"], custom_id=more.list_id(verbs.EXCUSED)))
    assert "up to 7 days" in said.text and "up to 7 days" in table.now.text
    said = answer(await world.ann.slash(table.channel, "match table late", excused="0"))
    assert "No holidays" in said.text and "No holidays" in table.now.text
    assert (await table.observation()).when_late == "default"
    refused = answer(await world.boris.slash(table.channel, "match table late", excused="30"))
    assert (await table.observation()).excused_days == 0 and "up to 30" not in refused.text
