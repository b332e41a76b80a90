"""How many requests that count against Discord's limit a move asks for, by what they are for; answers do not count.

Moves come one after the other, each shown before the next one, or several within the two seconds after which they are
shown together. They are drawn at random of what the pages offer, so phases come as they do in play.
"""

import asyncio
import random
from collections import Counter
from typing import NamedTuple

import pytest

from cogs.messages.requests import Ask
from cogs.projection import projection
from playground.world import World
from tests.bench.sizes import TINY, Limits, sized, whole
from tests.whole.fixtures import entropy, env, faults, make_bot, requests_are_valid, world
from tests.whole.tables import Table, member_at, started

__all__ = ["entropy", "env", "faults", "make_bot", "requests_are_valid", "world"]

TOGETHER_SECONDS = 60.0
"""Longer than the simulated Discord waits for what is to come."""


class Size(NamedTuple):
    """A table of a game, how many moves are measured at it, and how many of them are shown together."""

    game: str
    players: int
    moves: int
    together: int
    limits: Limits


SIZES = {
    f"{game}-{players}-{together}": Size(game, players, 48, together, whole(noise=1))
    for game, players in (
        ("tetranomicon", 2),
        ("tetranomicon", 4),
        ("dungeon_lords", 4),
        ("dungeon_twister", 2),
        ("legends_of_signum", 2),
    )
    for together in (1, 3)
}


async def move(table: Table, chance: random.Random) -> bool:
    """Let somebody who is awaited make some move; False once the match is over."""
    services, public = table.world.bot.services, await table.observation()
    if public.status != "running":
        return False
    user_id = member_at(table, public, public.awaited()[0].seat).id
    moment = await services.observations.moment(table.match)
    every = await services.observations.every_choice(moment, user_id)
    own, choice = chance.choice([(each, choice) for each in every for choice in each.choices])
    with table.world.env._bot_scope():  # so that simcord waits for what begins here
        await services.matches.submit_choice(table.match, user_id, own.revision, choice.number, moment, topic=own.topic)
    await table.world.env.settle()
    return True


async def asked(world: World, size: Size) -> tuple[int, Counter[Ask]]:
    """Return how many moves of a match were made, and what they have asked for."""
    table = await started(world, size.game, *(world.boris, world.vera, world.gleb)[: size.players - 1])
    if size.together > 1:
        vars(projection)["TOGETHER_SECONDS"] = TOGETHER_SECONDS
    chance, moves, counted = random.Random(1), 0, world.bot.door.counts.asked
    before = Counter(counted)
    while moves < size.moves and await move(table, chance):
        moves += 1
        if size.together > 1 and moves % size.together == 0:
            await world.env.advance_time(TOGETHER_SECONDS)
    return moves, Counter(counted) - before


@sized("size", tiny={"pearls-2": Size("pearls", 2, 2, 1, TINY)}, whole=SIZES)
async def test_what_a_move_asks_for(world: World, size: Size, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(projection, "TOGETHER_SECONDS", projection.TOGETHER_SECONDS)  # and as it was at the end
    async with asyncio.timeout(size.limits.patience):
        moves, found = await asked(world, size)
    assert found[Ask.TABLE], "what is counted is what the bot asks for"
    kinds = ", ".join(f"{ask}: {count / moves:.2f}" for ask, count in found.most_common())
    whole_sum = sum(found.values()) / moves
    print(f"\n{size.game}, {size.players} players, {moves} moves, {size.together} together: {whole_sum:.2f} ({kinds})")
