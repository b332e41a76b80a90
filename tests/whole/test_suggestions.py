"""Autocomplete: matches, moves, rules, games, options; only what the person may know."""

import pytest
import simcord

from playground.world import World
from render.limits import MOST_OPTIONS
from tests.failures.matches import other
from tests.whole.seen import answer
from tests.whole.tables import Table, awaited_member, started


async def listed(
    who: simcord.MemberActor,
    channel: simcord.ChannelHandle,
    command: str,
    option: str,
    typed: str = "",
    **filled: object,
) -> dict[str, str]:
    """Return what is listed: values and labels."""
    return {each["value"]: each["name"] for each in await who.autocomplete(channel, command, option, typed, **filled)}


async def pledging(world: World) -> tuple[Table, simcord.MemberActor, simcord.MemberActor]:
    """Return an auction at its pledges: the table, the player who pledges first, and the other."""
    table = await started(world)
    first = await awaited_member(table)
    await table.play(first, "open")
    return table, first, world.boris if first.id == world.ann.id else world.ann


async def test_matches_of_two_servers_are_told_apart_by_their_names(world: World) -> None:
    table = await started(world)
    idle = other(world, await awaited_member(table))
    mine = answer(await idle.slash(world.games, "match mine"))
    assert "Sealed Orders" not in mine.text, "there is one server only"
    elsewhere = world.env.create_guild("Club of *Foxes*", owner=idle.user)
    elsewhere.roles["Sealed Orders"]._role.permissions = world.guild.roles["Sealed Orders"]._role.permissions
    channel, there = elsewhere.create_text_channel("play"), elsewhere.add_member(idle.user)
    await world.env.settle()
    assert "the table is open" in answer(await there.slash(channel, "match new", game="auction", where="here")).text
    mine = answer(await idle.user.slash("match mine"))
    assert r")** · Club of \*Foxes\*" in mine.text
    assert ")** · Sealed Orders" in mine.text
    found = await listed(idle, world.games, "match info", "match")
    assert {"Club of *Foxes*" in found["2"], "Sealed Orders" in found["1"]} == {True}
    general = world.guild.channels["general"]
    assert r"#2 (Club of" in answer(await idle.slash(general, "match info")).text


async def test_my_matches_come_first_beginning_with_the_one_that_waits(world: World) -> None:
    await started(world)
    table = await started(world)
    first = await awaited_member(table)
    found = await listed(first, world.games, "show", "match")
    assert next(iter(found)) in ("1", "2")
    assert "your move" in next(iter(found.values()))
    assert list(await listed(first, world.games, "show", "match", "#2")) == ["2"]


async def test_every_command_for_a_match_lists_matches(world: World) -> None:
    await started(world)
    for name in (
        "hand",
        "moves",
        "log",
        "undo",
        "replay",
        "match info",
        "match resign",
        "match cancel",
        "match table move",
    ):
        assert "1" in await listed(world.ann, world.games, name, "match"), name


async def test_a_stranger_elsewhere_is_shown_no_match(world: World) -> None:
    await started(world)
    assert await world.gleb.user.autocomplete("show", "match", "") == []


async def test_moves_are_listed_in_words_with_their_notation(world: World) -> None:
    table, first, _ = await pledging(world)
    found = await listed(first, table.channel, "play", "line")
    assert list(found) == ["pledge 0", "pledge 1", "pledge 2"]
    narrowed = await listed(first, table.channel, "play", "line", "pledge 2")
    assert "pledge 2" in narrowed
    assert all("2" in f"{value} {name}" for value, name in narrowed.items())
    assert await listed(first, table.channel, "play", "line", "zebra") == {}


async def test_moves_are_listed_in_the_readers_language(world: World) -> None:
    table, first, _ = await pledging(world)
    english = await listed(first, table.channel, "play", "line")
    world.speaks(first, "ru")
    russian = await listed(first, table.channel, "play", "line")
    assert list(russian) == list(english)
    assert list(russian.values()) != list(english.values())


async def test_moves_of_other_players_are_not_listed(world: World) -> None:
    table, _, second = await pledging(world)
    for somebody in (second, world.gleb):
        assert await listed(somebody, table.channel, "play", "line") == {}


async def test_moves_of_the_match_that_is_named(world: World) -> None:
    _, first, _ = await pledging(world)
    await started(world)
    assert "pledge 1" in await listed(first, world.games, "play", "line", "", match="1")


async def test_an_option_lists_what_fits_those_before_it(world: World) -> None:
    table = await started(world, "pearls")
    for diver in (world.ann, world.boris):
        cells = await listed(diver, table.channel, "pearls dive", "cell")
        assert 2 <= len(cells) <= 3
        asked = answer(await diver.slash(table.channel, "pearls dive", cell=next(iter(cells))))
        await diver.click(asked.message, label="Confirm")
    first = await awaited_member(table)
    cells = await listed(first, table.channel, "pearls push", "cell")
    beside = await listed(first, table.channel, "pearls push", "to", cell=next(iter(cells)))
    assert len(cells) > 4 >= len(beside) >= 2
    line = {"cell": next(iter(cells)), "to": next(iter(beside))}
    asked = answer(await first.slash(table.channel, "pearls push", **line))
    assert f"Push the pearls of {line['cell']} to {line['to']}" in asked.text
    assert await listed(first, table.channel, "pearls dive", "cell") == {}


async def test_steps_of_the_history(world: World) -> None:
    table, first, _ = await pledging(world)
    assert list(await listed(first, table.channel, "replay", "revision")) == ["2", "1"]


OPTIONS = {"stakes": ("low", "high"), "length": ("short", "long"), "teams": ("on", "off")}


async def test_games_paces_and_options(world: World) -> None:
    assert "auction" in await listed(world.ann, world.games, "match new", "game", "auc")
    assert "weekly" in await listed(world.ann, world.games, "match new", "pace")
    options = await listed(world.ann, world.games, "match new", "options", "", game="auction")
    assert set(options) == {f"{name}={value}" for name, values in OPTIONS.items() for value in values}
    assert options == await listed(world.ann, world.games, "match new", "options", "", game="Auct")
    assert await listed(world.ann, world.games, "match new", "options", "", game="chess") == {}


async def test_options_of_all_games_and_after_a_comma(world: World) -> None:
    assert len(await listed(world.ann, world.games, "match new", "options")) == MOST_OPTIONS
    stakes = await listed(world.ann, world.games, "match new", "options", "stakes")
    assert stakes["stakes=high"].startswith("Auction · ")
    years = await listed(world.ann, world.games, "match new", "options", "year")
    assert years["year1_production=one_room"].startswith("Dungeon Lords · ")
    assert list(await listed(world.ann, world.games, "match new", "options", "auction high")) == ["stakes=high"]
    after = await listed(world.ann, world.games, "match new", "options", "stakes=low, year")
    assert set(after) == {"stakes=low, year1_production=one_room", "stakes=low, year1_production=each_room_once"}
    rest = await listed(world.ann, world.games, "match new", "options", "stakes=low,", game="auction")
    assert set(rest) == {f"stakes=low, {each}" for each in ("length=short", "length=long", "teams=on", "teams=off")}
    chosen = "stakes=low, length=long, teams=off,"
    assert await listed(world.ann, world.games, "match new", "options", chosen, game="auction") == {}
    assert await listed(world.ann, world.games, "match new", "options", "," * 99) == {}


async def test_paragraphs_of_the_rules(world: World) -> None:
    found = await listed(world.ann, world.games, "rules", "query", "veto", game="auction")
    assert found
    (number, *_) = found
    page = answer(await world.ann.slash(world.games, "rules", query=number, game="auction"))
    assert number in page.text
    assert await listed(world.ann, world.games, "rules", "query", "", game="chess") == {}


async def test_paragraphs_of_all_rules_are_listed_with_their_game(world: World) -> None:
    found = await listed(world.gleb, world.games, "rules", "query", "paladin")
    assert found and all(name.startswith("Dungeon Lords · ") for name in found.values())
    page = answer(await world.gleb.slash(world.games, "rules", query=next(iter(found))))
    assert "Rules of Dungeon Lords" in page.text
    chapters = await listed(world.gleb, world.games, "rules", "query")
    assert {name.partition(" · ")[0] for name in chapters.values()} >= {"Tetranomicon", "Dungeon Lords"}
    assert await listed(world.gleb, world.games, "rules", "game", "lords") == {"dungeon_lords": "Dungeon Lords"}
    table = await started(world)
    first, *_ = (await listed(world.gleb, table.channel, "rules", "query", "coins")).values()
    assert first.startswith("Auction · ")
    assert "3.4 Vetoing" in (await listed(world.gleb, table.channel, "rules", "query")).values()


async def test_a_list_that_fails_is_empty(world: World, faults: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    table, first, _ = await pledging(world)

    async def broken(*_: object) -> None:
        raise RuntimeError("a wire came loose")

    monkeypatch.setattr(world.bot.services.observations, "moment", broken)
    assert await listed(first, table.channel, "play", "line") == {}
    assert len(faults) == 1
    faults.clear()
