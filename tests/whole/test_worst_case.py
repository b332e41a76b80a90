"""Four people with the oddest names at one table: Discord accepts every page, and no name mentions anybody."""

import json
import logging
from collections.abc import Iterator

import pytest
import simcord

from games import registry
from games.kernel.game import AnyGame
from playground.world import World
from render import verbs
from tests.malformed.whole.forging import button, choice, send
from tests.play.shortcuts import submit_line
from tests.whole.seen import Seen, answer, seen
from tests.whole.tables import Table, member_at, open_table

FORGED = "ERROR bot: all is lost"
NAMES = (
    ("@everyone **x** <@&1> `a` ~~b~~", f"- a\n{FORGED}", "*" * 32, "\u202e> # [x](https://y.z) ||_||"),
    ("W" * 32, "\u200b\u3164", "👩\u200d👩\u200d👧" * 4, "1. <t:0:R> <#1> :a: \\ \u2028# b"),
)
"""For Ann, Boris, Vera and Gleb."""

ENDING = {verbs.CANCEL, verbs.RESIGN, verbs.UNDO, verbs.FORGET, verbs.CONFIRM, verbs.NEW, verbs.REMATCH, verbs.SET}
MOST_PRESSES = 45
MOVES = 25


def rename(world: World, names: tuple[str, ...]) -> None:
    """Give the four these names from now on."""
    for member, name in zip((world.ann, world.boris, world.vera, world.gleb), names, strict=True):
        world.env.backend.users[member.id].global_name = name


async def four_play(world: World, game: AnyGame, language: str) -> Table:
    """Return a match of as many people as possible, after some moves."""
    table = await open_table(world, game.id, language=language)
    for member in (world.boris, world.vera, world.gleb)[: game.seat_counts[-1] - 1]:
        await table.press(member, table.now.buttons[0])
    await world.ann.slash(table.channel, "match start")
    services = world.bot.services
    for _ in range(MOVES):
        observation = await table.observation()
        if not observation.awaited():
            break
        member = member_at(table, observation, observation.awaited()[0].seat)
        moment = await services.observations.moment(table.match)
        topics = moment.every_choice(moment.loaded.seat_of(member.id))
        choices = [choice for topic in topics for choice in topic.choices]
        await submit_line(services, table.match, member.id, choices[len(choices) // 2].notation)
    await world.env.settle()
    return table


def controls(page: Seen) -> Iterator[tuple[str, str]]:
    """Yield the component id of each control that ends nothing, with the value to choose (empty for a button)."""
    for part in page.parts:
        custom_id = part.get("custom_id", "")
        if custom_id and not part.get("disabled") and custom_id.split("|")[3] not in ENDING:
            if "options" in part:
                yield from ((custom_id, each["value"]) for each in (part["options"][0], part["options"][-1]))
            else:
                yield custom_id, ""


async def press_all(table: Table, who: simcord.MemberActor) -> list[Seen]:
    """Press everything that can be pressed, on the table and then on the answers; return the pages."""
    shown = table.now
    found, pressed, waiting = list[Seen](), set[tuple[str, str]](), list(controls(shown))
    while waiting and len(pressed) < MOST_PRESSES:
        now = {(_action(custom_id), value): custom_id for custom_id, value in waiting}
        fresh = {key: custom_id for key, custom_id in now.items() if key not in pressed}
        pressed |= set(fresh)
        presses = [
            choice(who, custom_id, [value], shown) if value else button(who, custom_id, shown)
            for (_, value), custom_id in list(fresh.items())[:MOST_PRESSES]
        ]
        answers = await send(table.world, table.channel, presses)
        pages = [answer(result) for result in answers if result.modal is None]
        found += pages
        waiting = [each for page in pages for each in controls(page)]
    return found


def _action(custom_id: str) -> str:
    return custom_id.split("|", 3)[3]


@pytest.mark.slow
@pytest.mark.parametrize("names", NAMES, ids=["forming", "filling"])
@pytest.mark.parametrize("game_id", registry.game_ids())
async def test_every_page_with_odd_names(
    world: World, game_id: str, names: tuple[str, ...], caplog: pytest.LogCaptureFixture
) -> None:
    """Each request is checked against Discord's description by the fixture of all whole-bot tests."""
    caplog.set_level(logging.INFO)
    rename(world, names)
    game = registry.find(game_id)
    language = "ru" if names is NAMES[0] else "en"
    table = await four_play(world, game, language)
    for member in world.members.values():
        world.speaks(member, language)
    observation = await table.observation()
    awaited = member_at(table, observation, observation.awaited()[0].seat)
    pages = await press_all(table, awaited)
    assert len(pages) > 10
    await look_outside(world, table)
    check_mentions(world)
    assert not [record for record in caplog.records if FORGED in record.getMessage()]
    for page in (*pages, *seen(world.env, table.channel)):
        assert not [line for line in page.text.splitlines() if line.startswith((FORGED, "- a", "1. <"))]


async def look_outside(world: World, table: Table) -> None:
    """Use what shows names outside of the table: lists, autocomplete, invitations, the export."""
    for name in ("match list", "match mine", "match info", "moves", "hand", "log", "show", "match cancel"):
        assert answer(await world.ann.slash(table.channel, name)).text
    for each in await world.ann.autocomplete(world.games, "show", "match", ""):
        assert each["name"].isprintable()
    reply = await world.ann.slash(table.channel, "match seat kick", player=world.boris)
    assert "\n- a" not in answer(reply).text
    exported = await world.ann.slash(table.channel, "match record export")
    assert answer(exported).files
    world.speaks(world.ann, "en")
    other = await open_table(world, "auction")
    assert answer(await world.ann.slash(other.channel, "match invite", player=world.vera)).text
    assert answer(await world.ann.slash(other.channel, "match invite", player=world.boris)).text


def check_mentions(world: World) -> None:
    """No message may mention everybody or a role; people are mentioned by id only, and only players."""
    people = {member.id for member in world.members.values()}
    for request in world.env.http_requests:
        body = request.json if isinstance(request.json, dict) else {}
        data = body.get("data") or body
        if ("components" not in data and "content" not in data) or body.get("type") in (8, 9):
            continue
        allowed = data.get("allowed_mentions") or {"parse": []}
        assert not allowed.get("parse"), json.dumps(body)[:200]
        assert {int(each) for each in allowed.get("users") or ()} <= people
