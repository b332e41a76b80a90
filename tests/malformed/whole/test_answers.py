"""What Discord may send after an update of the bot: commands and components as they were before it."""

from collections.abc import Sequence

import simcord

from playground.world import World
from tests.malformed.whole.forging import Forged, button, choice, command, modal, said, send
from tests.whole.tables import started


async def answers_to(world: World, *forged: Forged) -> list[str]:
    """Return the answer to each."""
    return [said(result) for result in await send(world, world.games, forged)]


def without(words: str, answers: Sequence[str]) -> list[str]:
    """Return the answers that lack these words."""
    return [answer for answer in answers if words not in answer]


async def test_commands_that_have_changed(world: World) -> None:
    await started(world)
    world.speaks(world.gleb, "ru")
    ann: simcord.MemberActor = world.ann
    english = await answers_to(
        world,
        command(ann, "conquer", {}),
        command(ann, "match conquer", {}),
        command(ann, "show", {"match": 1}),
        command(ann, "play", {}),
        command(ann, "match invite", {"player": "Boris"}),
    )
    assert without("has changed", english) == []
    assert without("изменилась", await answers_to(world, command(world.gleb, "conquer", {}))) == []


async def test_commands_that_have_changed_have_no_suggestions(world: World) -> None:
    (result,) = await send(world, world.games, [command(world.ann, "conquer", {"match": "1"}, focused="match")])
    assert not result.autocomplete_choices


async def test_outdated_components(world: World) -> None:
    table = await started(world)
    ids = ("so|2:1|menu", "old-menu", "so|1|2|MENU|", "so|1|2|dance|", "so|1234567890123456789|1|menu|")
    pressed = [button(world.ann, custom_id, table.now) for custom_id in ids]
    chosen = [choice(world.ann, custom_id, ["1"], table.now) for custom_id in ids]
    opened = [modal(world.ann, custom_id, "pass") for custom_id in ids]
    for each in (*pressed, *chosen, *opened):  # a newer page takes the place of such an answer
        assert without("no longer active", await answers_to(world, each)) == []


async def test_impossible_match_numbers(world: World) -> None:
    await started(world)
    numbers = ("0", "2", "9" * 18, "9" * 19, "9" * 5_000, "-1", "1.0", "²", "٣", "1 or 1=1", "#", "\u0000")
    answers = await answers_to(world, *[command(world.ann, "match info", {"match": number}) for number in numbers])
    assert without("There is no match", answers) == []
    assert max(map(len, answers)) < 250


async def test_rules_are_looked_up_only_for_games(world: World) -> None:
    folders = ("../../../docs/architecture", "../rules/auction", "/etc/passwd", "auction\u0000", "a" * 5_000)
    forged = [command(world.ann, "rules", {"query": "1", "game": game}, focused="query") for game in folders]
    assert not any(result.autocomplete_choices for result in await send(world, world.games, forged))
    answers = await answers_to(world, *[command(world.ann, "rules", {"query": "1", "game": game}) for game in folders])
    assert without("no game", answers) == []


async def test_lone_surrogates_are_typed(world: World) -> None:
    """They are no valid text: neither the database nor Discord would take them."""
    half = "\ud800 \udfff"
    world.env.backend.users[world.ann.id].global_name = f"Ann {half}"
    table = await started(world)
    line = modal(world.ann, f"so|{table.match}.{table.tag}|1|line|", half)
    answers = await answers_to(
        world,
        command(world.ann, "match new", {"game": "auction", "salt": half}),
        command(world.ann, "play", {"line": half, "match": str(table.match)}),
        command(world.ann, "rules", {"query": half, "game": "auction"}),
        choice(world.ann, "so|0|0|set|language", [half], table.now),
        line,
    )
    assert all(answers)
    assert "Ann ? ?" in table.now.text
