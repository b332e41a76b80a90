"""After a whole match the numbers for those who watch the bot name nobody and tell nothing that is hidden."""

import re

from prometheus_client.parser import text_string_to_metric_families

from cogs.messages.requests import Ask
from cogs.upkeep.numbers import PREFIX, exposed
from cogs.upkeep.states import states
from config import VERSION
from counting import known
from games import registry
from playground.world import World
from tests.counted import Since
from tests.whole.seen import answer
from tests.whole.tables import Table, awaited_member, member_at, started
from text import words

OPEN_LISTS = {
    "game": {*registry.game_ids(), "tally"},  # games for tests are counted too
    "by": {"person", "computer", "default", "stand_in"},
    "kind": {ask.name.lower() for ask in Ask},
    "version": {VERSION},
}
MOST_MOVES = 120


async def played(table: Table) -> None:
    """Play a match to its end, with a refusal, an undo, a move that is typed wrong and a hand looked at."""
    world = table.world
    await table.press(world.ann, "Hand")
    await table.play(await awaited_member(table), "open")
    await world.vera.click(table.now.message, label="Make a move")
    answer(await world.ann.slash(table.channel, "play", line="nonsense 17"))
    for _ in range(MOST_MOVES):
        observation = await table.observation()
        if observation.status != "running":
            return
        who = member_at(table, observation, observation.awaited()[0].seat)
        moment = await world.bot.services.observations.moment(table.match)
        seen = await world.bot.services.observations.choosing(moment, who.id)
        await table.play(who, seen.choices[0].notation)
    raise AssertionError("the match does not end")


async def test_numbers_name_nobody(world: World) -> None:
    """Every word of every label is one of a list of the program; an id or a name would be in none of them."""
    moves, tables, requests = Since(known.MOVES), Since(known.TABLES), Since(known.REQUESTS)
    table = await started(world)
    await played(table)
    secret, seed = (await table.loaded()).secret(), (await table.loaded()).seed()
    assert moves.found()["auction", "person"] > 5
    assert tables.found()[()] > 5
    assert requests.found()["table",] > 5
    body, _ = exposed(await states(world.bot, set()), "")
    text = body.decode()
    families = {f"{PREFIX}{each.name}": each for each in (*known.COUNTS, *known.SPANS, *known.STATES)}
    keys = words("en").keys("")
    codes = {key.partition("refusal-")[2] for key in keys if "refusal-" in key} | {"illegal_move"}
    lists = {**OPEN_LISTS, "code": codes | {f"storage_{key.removeprefix('database-')}" for key in keys}}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            for label, word in sample.labels.items():
                known_words = set(families[family.name].words) | lists.get(label, set())
                assert label == "le" or word in known_words, sample
    named = [*(member.name for member in world.members.values()), secret.hex(), seed.hex(), str(table.channel.name)]
    ids = [*(member.id for member in world.members.values()), table.channel.id, world.games.id, table.now.message.id]
    # Whole words: "cannot" names nobody.
    assert [
        each for each in (*named, *map(str, ids)) if re.search(rf"\b{re.escape(each)}\b", text, re.IGNORECASE)
    ] == []
