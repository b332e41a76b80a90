"""The set-up of Dungeon Twister in the simulated Discord: two visits for each, whose secrets stay their own."""

import pytest
import simcord

from games.dungeon_twister.components import CODES
from games.kernel.ids import MatchId
from games.kernel.observation import Observation
from playground.world import World
from tests.play.shortcuts import private
from tests.whole.presses import late
from tests.whole.seen import Seen, answer, seen
from tests.whole.tables import Table, member_at, started
from tests.whole.test_planning import direct_messages
from text import words

LANGUAGES = ("en", "ru")
TEAM = "team GOB THI WIZ WAR"


async def hiding(world: World) -> Table:
    """Return a match in which both teams have been chosen."""
    table = await started(world, "dungeon_twister")
    for who in (world.ann, world.boris):
        await table.play(who, TEAM)
    return table


async def layout(table: Table, who: simcord.MemberActor, language: str) -> Seen:
    """Press `Make a move`, and what leads to all tokens if the person is not asked now."""
    page = answer(await table.press(who, "Make a move"))
    label = words(language)("dungeon_twister-button-wishes")
    return answer(await who.click(page.message, label=label)) if label in page.buttons else page


async def laid_out(table: Table, who: simcord.MemberActor, language: str) -> Seen:
    """Choose the rooms of all tokens at random, and confirm."""
    said = words(language)
    page = await layout(table, who, language)
    page = answer(await who.click(page.message, label=said("button-layout-random")))
    return answer(await who.click(page.message, label=said("button-layout", count=10)))


def list_of(page: Seen, place: int) -> str:
    """Return the component id of the list of a token, whatever is chosen so far."""
    ids = (str(part.get("custom_id")) for part in page.parts)
    return next(each for each in ids if f"|lay|{place}." in each)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_all_tokens_are_laid_out_on_one_visit(world: World, language: str) -> None:
    table = await hiding(world)
    for who in (world.ann, world.boris):
        world.speaks(who, language)
        done = await laid_out(table, who, language)
        assert words(language)("layout-done", count=10) in done.text
    observation = await table.observation()
    assert observation.view.phase == "action"
    assert [len(laid) for laid in observation.view.public.buried] == [2, 3, 3, 2, 2, 3, 3, 2]
    assert await _hidden(table, world.ann) == set(CODES) - set(TEAM.split())
    assert (await table.world.bot.services.proofs.verify(table.match)).ok


async def test_one_room_is_chosen_in_a_list_and_drawn(world: World) -> None:
    table = await hiding(world)
    page = await layout(table, world.ann, "en")
    before = page.alt_texts[0]
    page = answer(await world.ann.select(page.message, ["H"], custom_id=page.list_id("lay", "0.x-x-x-x-x-x-x-x-x-x")))
    assert page.alt_texts[0] != before
    assert words("en")("button-layout", count=1) in page.buttons
    page = answer(await world.ann.click(page.message, label=words("en")("button-layout-none")))
    assert words("en")("button-layout-random") in page.buttons
    assert page.alt_texts[0] == before


@pytest.mark.parametrize("name", ["hide", "place"])
async def test_a_token_is_hidden_by_a_command(world: World, name: str) -> None:
    table = await hiding(world)
    who = member_at(table, observation := await table.observation(), observation.awaited()[0].seat)
    asked = answer(await who.slash(table.channel, f"twister {name}", token="ROP", room="B"))
    await who.click(asked.message, label="Confirm")
    assert [len(laid) for laid in (await table.observation()).view.public.buried] == [0, 1, 0, 0, 0, 0, 0, 0]


async def test_others_see_neither_what_is_laid_nor_in_which_order_it_was_chosen(world: World) -> None:
    table = await hiding(world)
    for who in (world.ann, world.boris):
        await laid_out(table, who, "en")
    log = [entry for entry in (await table.observation()).log if entry.notation.startswith("hide")]
    assert len(log) == 20
    assert all(entry.notation.split()[1] not in CODES for entry in log)
    mine = [entry.notation.split()[1] for entry in (await _seen_by(table, world.ann)).log if entry.seat == 0]
    hidden = [code for code in mine if code in CODES]
    assert len(hidden) >= 10
    assert hidden != sorted(hidden, key=CODES.index)


async def test_an_old_page_shows_what_is_still_to_be_laid(world: World) -> None:
    table, said = await hiding(world), words("en")
    second = await layout(table, world.ann, "en")
    old = answer(await world.ann.click(second.message, label=said("button-layout-random")))
    first = await layout(table, world.ann, "en")
    filled = answer(await world.ann.click(first.message, label=said("button-layout-random")))
    await world.ann.click(filled.message, label=said("button-layout", count=10))
    await laid_out(table, world.boris, "en")
    await late(world, world.ann, old, old.custom_id(said("button-layout", count=10)))
    assert (await table.observation()).view.phase == "action"


async def _hidden(table: Table, who: simcord.MemberActor) -> set[str]:
    """Return the codes of the tokens that somebody has hidden."""
    view = (await _seen_by(table, who)).view
    return {token.partition(".")[2] for laid in view.stash for token in laid}


async def _seen_by(table: Table, who: simcord.MemberActor) -> Observation:
    return await private(table.world.bot.services, table.match, who.id)


async def test_numbers_of_ones_own_are_typed_after_the_rest_was_chosen(world: World) -> None:
    await world.bot.welcome(world.games.id)
    await world.env.settle()
    asked = answer(await world.ann.click(seen(world.env, world.games)[-1].message, label="New match"))
    form = await world.ann.click(asked.message, label="Set up: Dungeon Twister…")
    chosen = ["option.victory_points.own", "option.no_progress_turns.own", "option.played_cards_list.on"]
    places = {
        f"setup-{place}": [each] for place, each in enumerate(("seats.2", "pace.own", "language.ru", "where.here"))
    }
    asked = answer(await world.ann.submit_modal(form, {**places, "setup-4": chosen}))
    assert "Points to win" in asked.text and "from 1 to 19" in asked.text
    form = await world.ann.click(asked.message, label="Type the number…")
    asked = answer(await world.ann.submit_modal(form, {"line": "20"}))
    assert "cannot be chosen: 20" in asked.text and "Points to win" in asked.text
    form = await world.ann.click(asked.message, label="Type the number…")
    asked = answer(await world.ann.submit_modal(form, {"line": " 6 "}))
    assert "Turns without progress" in asked.text
    form = await world.ann.click(asked.message, label="Type the number…")
    asked = answer(await world.ann.submit_modal(form, {"line": "33"}))
    form = await world.ann.click(asked.message, label="Type the pace…")
    await world.ann.submit_modal(form, {"line": "12h"})
    card = await world.bot.services.finder.card(MatchId(1))
    assert (card.pace, card.language, card.seat_count) == ("12h", "ru", 2)
    options = {name: card.options[name] for name in ("victory_points", "no_progress_turns", "played_cards_list")}
    assert options == {"victory_points": "6", "no_progress_turns": "33", "played_cards_list": "on"}
    assert "Очков до победы: 6" in seen(world.env, world.games)[-1].text


async def test_a_number_of_ones_own_is_suggested_while_it_is_typed(world: World) -> None:
    named = await world.ann.autocomplete(
        world.games, "match new", "options", "victory_points=6", game="dungeon_twister"
    )
    assert named[0] == {"name": "Points to win: 6", "value": "victory_points=6"}


async def test_the_rules_of_a_match_tell_its_options(world: World) -> None:
    table = await started(world, "dungeon_twister", options="victory_points=6")
    page = answer(await table.press(world.ann, "Rules"))
    assert "### " in page.text and "4.1" in page.text
    for query in ("9", "dungeon_twister.9"):
        page = answer(await world.ann.slash(table.channel, "rules", query=query))
        assert "Points to win: **6**" in page.text and "The match is won: at once" in page.text
    back = answer(await world.ann.click(page.message, label=next(each for each in page.buttons if each[0] == "‹")))
    page = answer(await world.ann.click(back.message, label=next(each for each in back.buttons if each[0] == "›")))
    assert "Points to win: **6**" in page.text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_token_that_went_to_another_room_says_which_was_chosen(world: World, language: str) -> None:
    """Ann wants two tokens on room A and Boris one, which has space for two in all."""
    table, said = await hiding(world), words(language)
    for who, rooms in ((world.ann, "AA"), (world.boris, "AB")):
        world.speaks(who, language)
        page = await layout(table, who, language)
        for token, room in zip((4, 6), rooms, strict=True):
            page = answer(await who.select(page.message, [room], custom_id=list_of(page, token)))
        await who.click(page.message, label=said("button-layout", count=2))
    told = [answer(await who.slash(table.channel, "wishes")).text for who in (world.ann, world.boris)]
    told += [each.text for who in (world.ann, world.boris) for each in direct_messages(world, who)]
    chosen = said("wishes-instead", move="", wish="").strip().rstrip(")")
    assert any(chosen in text for text in told)
    assert [len(laid) for laid in (await table.observation()).view.public.buried] == [2, 2, 0, 0, 0, 0, 0, 0]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_is_changed_but_not_confirmed_is_marked(world: World, language: str) -> None:
    table, said = await hiding(world), words(language)
    first = (await table.observation()).awaited()[0].seat
    who = world.boris if first == 0 else world.ann
    world.speaks(who, language)
    page = await layout(table, who, language)
    page = answer(await who.select(page.message, ["A"], custom_id=list_of(page, 4)))
    assert said("layout-changed", prompt="", earlier="–").strip() not in str(page.parts)
    done = answer(await who.click(page.message, label=said("button-layout", count=1)))
    page = answer(await who.click(done.message, label=said("button-layout-change")))
    page = answer(await who.select(page.message, ["B"], custom_id=list_of(page, 4)))
    room = said("dungeon_twister-picture-room", room="A")
    marked = said("layout-changed", prompt="", earlier=room).strip()
    assert sum(str(part.get("placeholder")).endswith(marked) for part in page.parts) == 1
