"""How often the table of a building round of Dungeon Lords is posted anew: each post calls somebody (SPEC 2.4, 8.3)."""

from collections.abc import Iterator, Sequence
from contextlib import suppress

import pytest
import simcord

from games.dungeon_lords.moves import Seal
from games.kernel.observation import Choice, Observation
from playground.world import World
from tests.play.shortcuts import add_wish, private, run_computers
from tests.whole.tables import Table, started

pytestmark = pytest.mark.slow

LOOKED_AT = {"dig", "monster", "room"}
"""Orders that lords carry out looking at their dungeon, so that they are asked about them."""

Lords = tuple[simcord.MemberActor, ...]


async def observed(table: Table, who: simcord.MemberActor) -> Observation:
    found = await private(table.world.bot.services, table.match, who.id)
    assert isinstance(found, Observation)
    return found


def wanted(choices: tuple[Choice, ...], looked_at: int) -> str:
    """Return orders of which so many are carried out looking at the dungeon."""

    def of(move: Seal) -> int:
        return len(LOOKED_AT & {move.first, move.second, move.third})

    return min(choices, key=lambda choice: abs(of(choice.move) - looked_at)).notation


def needing_no_look(wishes: Sequence[str], has_preferences: bool) -> Iterator[str]:
    """Yield answers that need no second look; with preferences also which monsters to hire."""
    for wish in wishes:
        verb, order, *_ = wish.split()
        if verb == "hire":
            yield from [wish] * has_preferences
        elif verb == "ahead" and order in LOOKED_AT:
            yield from [wish] * (has_preferences and order == "monster")
        elif verb == "retrieve" or "accept" in wish:
            yield wish


async def posts_of_a_round(table: Table, lords: Lords, looked_at: int) -> int:
    """Play a building round; return how many messages the channel got until the next orders were asked for."""
    season = (await table.observation()).view.season
    before = len(table.messages)
    services = table.world.bot.services
    for who in lords:
        await table.play(who, wanted((await observed(table, who)).choices, looked_at))
        possible = (await services.wishes.look(table.match, who.id)).possible.choices
        with table.world.env._bot_scope():  # so that simcord waits for what begins here
            for wish in needing_no_look([each.notation for each in possible], looked_at > 1):
                # The play may have come to that question by now, as an earlier one was answered.
                with suppress(LookupError):
                    await add_wish(services, table.match, who.id, wish)
        await table.world.env.settle()
    while True:
        # What was wished for is done first.
        with table.world.env._bot_scope():
            await run_computers(services, table.match)
        await table.world.env.settle()
        now = await table.observation()
        if now.view.season != season:
            break
        who = next(each for each in lords if each.id == now.faces[now.awaited()[0].seat].user_id)
        await table.play(who, (await observed(table, who)).choices[0].notation)
    return len(table.messages) - before


@pytest.mark.parametrize("looked_at", [1, 2])
async def test_a_round_of_two_with_answers_in_advance_makes_at_most_four_posts(world: World, looked_at: int) -> None:
    table = await started(world, "dungeon_lords")
    lords = (world.ann, world.boris)
    for who in lords:
        await table.play(who, (await observed(table, who)).choices[0].notation)
    posts = [await posts_of_a_round(table, lords, looked_at) for _ in range(2)]
    assert max(posts) <= 4, posts
