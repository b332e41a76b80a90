"""The pace of new tables: the default, the server's own, and what the card says of it."""

import pytest

from games.kernel.ids import MatchId
from playground.world import World
from render.verbs import SERVER_SET
from tests.whole.seen import Seen, answer, seen
from tests.whole.tables import open_table, started

HOUR = 3_600
DAILY = "Pace: one day per decision. When a player's time runs out, the bot makes a default move for them."


async def newest_pace(world: World) -> str:
    """Return the pace of the match that was opened last."""
    newest = max(await world.bot.services.finder.active())
    return (await world.bot.services.finder.card(newest)).pace


async def every_way(world: World) -> set[str]:
    """Open a table in each way there is without naming a pace; return the paces of all."""
    paces = set()
    await world.ann.slash(world.games, "match new", game="auction")
    paces.add(await newest_pace(world))
    await world.bot.welcome(world.games.id)
    hello = world.games.last_message
    assert hello is not None
    asked = answer(await world.ann.click(hello, label="New match"))
    await world.ann.click(asked.message, label="Auction")
    paces.add(await newest_pace(world))
    form = await world.ann.click(
        answer(await world.ann.click(hello, label="New match")).message, label="Set up: Auction…"
    )
    assert form.modal is not None
    lists = (part["component"] for part in form.modal["components"])
    (pace,) = (each for each in lists if each["options"][0]["value"].startswith("pace."))
    paces.update(each["value"].removeprefix("pace.") for each in pace["options"] if each.get("default"))
    return paces


async def test_the_default_pace_is_a_day_and_the_card_says_what_that_means(world: World) -> None:
    table = await open_table(world)
    assert DAILY in table.now.text
    assert "here." not in table.now.text
    await world.ann.user.slash("match new", game="auction")
    assert await newest_pace(world) == "daily"


async def test_every_way_to_open_a_table_has_the_default_pace(world: World) -> None:
    assert await every_way(world) == {"daily"}


async def test_nobody_waits_for_a_person_who_plays_alone(world: World) -> None:
    await world.ann.slash(world.games, "match now", game="auction")
    assert await newest_pace(world) == "none"


async def test_a_server_sets_the_pace_of_its_new_tables(world: World) -> None:
    page = answer(await world.ann.slash(world.games, "settings server"))
    await world.ann.select(page.message, ["none"], custom_id=page.list_id(SERVER_SET, "pace"))
    assert await every_way(world) == {"none"}
    table = await open_table(world)
    assert "The match waits for everyone. After 30 days" in table.now.text


@pytest.mark.parametrize(
    ("hours", "said"),
    [((5,), "took 5 hours"), ((200, 30, 47), "usually takes 47 hours or less here (half of the last 3 did)")],
)
async def test_the_card_says_how_long_such_matches_took_here(world: World, hours: tuple[int, ...], said: str) -> None:
    for each in hours:
        table = await started(world, pace="none")
        await world.env.advance_time(each * HOUR)
        await table.press(world.ann, "More")
        await world.bot.services.matches.resign(MatchId(table.match), world.ann.id)
    assert said not in (await open_table(world, pace="daily")).now.text
    assert said in (await open_table(world, pace="none")).now.text


async def setting_up(world: World, pace: str) -> Seen:
    """Set up an auction for three with high stakes in Russian in this channel; return the answer."""
    await world.bot.welcome(world.games.id)
    await world.env.settle()
    asked = answer(await world.ann.click(seen(world.env, world.games)[-1].message, label="New match"))
    form = await world.ann.click(asked.message, label="Set up: Auction…")
    chosen = ("seats.3", f"pace.{pace}", "language.ru", "where.here")
    values = {f"setup-{place}": [value] for place, value in enumerate(chosen)}
    return answer(await world.ann.submit_modal(form, values | {"setup-4": ["option.stakes.high"]}))


@pytest.mark.parametrize("pace", ["daily workdays", "12h", "2d+8h/4d"])
async def test_a_table_is_set_up_with_a_listed_pace_of_its_own(world: World, pace: str) -> None:
    await setting_up(world, pace)
    assert await newest_pace(world) == pace


async def test_an_own_pace_is_typed_after_the_rest_was_chosen(world: World) -> None:
    asked = await setting_up(world, "own")
    assert not await world.bot.services.finder.active()
    form = await world.ann.click(asked.message, label="Type the pace…")
    refused = answer(await world.ann.submit_modal(form, {"line": "whenever"}))
    assert "There is no pace “whenever”" in refused.text and "`36h`" in refused.text
    form = await world.ann.click(asked.message, label="Type the pace…")
    refused = answer(await world.ann.submit_modal(form, {"line": "21:00 Atlantis"}))
    assert "There is no time zone “Atlantis”" in refused.text
    form = await world.ann.click(asked.message, label="Type the pace…")
    await world.ann.submit_modal(form, {"line": "21:00 berlin workdays"})
    card = await world.bot.services.finder.card(MatchId(1))
    assert (card.pace, card.seat_count, card.language) == ("21:00 Europe/Berlin workdays", 3, "ru")
    assert (card.options["stakes"], card.options["length"], card.channel_id) == ("high", "short", world.games.id)
    assert "срок всех ответов каждый день: 21:00 (Europe/Berlin), по выходным время не идёт" in (
        seen(world.env, world.games)[-1].text
    )


async def test_an_own_pace_is_typed_with_the_command(world: World) -> None:
    table = await open_table(world, pace="2d+6h/4d")
    said = "Pace: 2 days in the bank, 6 hours more for each answer, 4 days at most."
    assert said in table.now.text
    refused = answer(await world.ann.slash(world.games, "match new", game="auction", pace="soon"))
    assert "There is no pace “soon”" in refused.text


async def test_a_server_names_a_channel_for_its_tables_by_the_list(world: World) -> None:
    page = answer(await world.ann.slash(world.games, "settings server"))
    channels = next(str(part["custom_id"]) for part in page.parts if "channel" in str(part.get("custom_id")))
    page = answer(await world.ann.select(page.message, [world.games], custom_id=channels))
    assert f"<#{world.games.id}>" in page.text
    assert (await world.bot.services.people.guild(world.guild.id)).channels == (world.games.id,)
