"""Deadlines: the default move is made when time is up, not before, and not for players who were in time."""

import re

import pytest
import simcord

from counting import known
from play.rules.due import PATIENCE_SECONDS
from playground.world import World
from tests.counted import Since
from tests.db.watched import watched
from tests.whole.fixtures import BEAT_SECONDS
from tests.whole.tables import Table, awaited_member, open_table, started

DAY = 86_400
MINUTE = 60
MOST_READS = 2
"""Of a look at which nothing is due, beside the beat."""


async def daily(world: World) -> tuple[Table, simcord.MemberActor]:
    """Return an auction with a day for each decision, and the player who acts first."""
    table = await started(world, pace="daily")
    return table, await awaited_member(table)


async def test_time_runs_out(world: World) -> None:
    table, _ = await daily(world)
    await world.env.advance_time(DAY - MINUTE)
    assert (await table.observation()).revision == 1
    counted = Since(known.DUE)
    await world.env.advance_time(2 * MINUTE)
    assert counted.found()[("deadline",)] == 1
    entry = (await table.observation()).log[-1]
    assert (entry.kind, entry.notation) == ("default", "open")
    assert "time ran out" in table.now.text


async def test_the_clock_naps_until_a_default_is_due(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the others vote on whose time is up: it once looked every second for hours before the default."""
    table = await open_table(world, pace="daily")
    await table.press(world.boris, "Join")
    await world.ann.slash(table.channel, "match table late", rule="vote")
    await table.press(world.ann, "Start")
    looks, beat = [], world.bot.clock.beat

    async def counted() -> None:
        looks.append(world.bot.now())
        await beat()

    due_at = world.bot.now() + DAY + PATIENCE_SECONDS
    await world.env.advance_time(DAY + PATIENCE_SECONDS - BEAT_SECONDS)
    monkeypatch.setattr(world.bot.clock, "beat", counted)
    await world.env.advance_time(BEAT_SECONDS - 1)
    assert (await table.observation()).revision == 1
    await world.env.advance_time(MINUTE)
    assert (await table.observation()).revision == 2
    assert len([at for at in looks if at < due_at]) <= 1, "the last beat"


async def test_a_look_at_what_is_due_costs_one_claim_and_one_look_ahead(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many kinds of things there are: each once had reads of its own, eighteen in all. BEGIN is not counted.

    With the beat a look also finds what lags behind, in one read.
    """
    await daily(world)
    await world.bot.clock._look()
    seen: list[str] = []
    watched(monkeypatch, seen.append)
    await world.bot.clock._look()
    read = [sql for sql in seen if not sql.startswith("BEGIN")]
    assert len(read) == len([sql for sql in read if re.search(r"FROM due\b", sql)]) == MOST_READS, read


async def test_the_clock_stands_while_requests_do_not_get_through(world: World) -> None:
    table, _ = await daily(world)
    world.env.inject_error("*", "*", status=503, times=None)
    await world.bot.services.shown.forget_table(table.match)
    world.bot.refresh(table.match)
    await world.env.advance_time(3 * DAY)
    before = await table.observation()
    assert before.revision == 1
    world.env.backend.faults.clear()
    await world.env.advance_time(BEAT_SECONDS)
    observation = await table.observation()
    assert observation.revision == before.revision
    assert DAY - 2 * BEAT_SECONDS <= (observation.deadline_at or 0) - world.bot.now() <= DAY
    await world.env.advance_time(DAY)
    assert (await table.observation()).revision == before.revision + 1


async def test_a_player_who_acts_in_time_gets_a_new_day(world: World) -> None:
    table, first = await daily(world)
    await world.env.advance_time(DAY - MINUTE)
    await table.play(first, "open")
    await world.env.advance_time(2 * MINUTE)
    assert (await table.observation()).revision == 2


@pytest.mark.parametrize("how", ["restart", "crash"])
async def test_the_clock_stands_while_the_bot_is_down(world: World, how: str) -> None:
    """Also when it was killed; the table says the new time, and the default is made when that is up."""
    table, _ = await daily(world)
    await world.env.advance_time(DAY // 2)
    if how == "restart":
        await world.bot.close()
    world.env.backend.advance_clock(2 * DAY)
    await (world.restart() if how == "restart" else world.crash())
    await world.env.settle()
    observation = await table.observation()
    assert observation.revision == 1
    until = observation.deadline_at or 0
    assert DAY // 2 <= until - world.bot.now() <= DAY // 2 + BEAT_SECONDS
    assert f"<t:{until}:R>" in table.now.text
    await world.env.advance_time(until - world.bot.now() - MINUTE)
    assert (await table.observation()).revision == 1
    await world.env.advance_time(2 * MINUTE)
    assert (await table.observation()).revision == 2


async def test_the_clock_stands_while_discord_is_away(world: World) -> None:
    table, _ = await daily(world)
    await world.env.advance_time(DAY // 2)
    await world.bot.on_disconnect()
    await world.env.advance_time(3 * DAY)
    assert (await table.observation()).revision == 1
    await world.bot.on_resumed()
    assert world.bot.clock._working is not None
    await world.bot.clock._working
    observation = await table.observation()
    assert observation.revision == 1
    assert DAY // 2 <= (observation.deadline_at or 0) - world.bot.now() <= DAY // 2 + BEAT_SECONDS


async def test_no_pace_no_deadline(world: World) -> None:
    table = await started(world, pace="none")
    await world.env.advance_time(8 * DAY)
    assert (await table.observation()).revision == 1


@pytest.mark.slow
async def test_a_match_without_players_rests_and_ends(world: World) -> None:
    table = await open_table(world, pace="daily")
    await table.press(world.boris, "Join")
    await table.press(world.ann, "Start")
    for _ in range(8):
        await world.env.advance_time(DAY)
    observation = await table.observation()
    assert [face.sitter for face in observation.faces] == ["away", "away"]
    await world.env.advance_time(2 * DAY)
    assert (await table.observation()).revision == observation.revision
    assert "the match waits" in table.now.text
    await world.env.advance_time(5 * DAY)
    assert (await table.observation()).status == "cancelled"
    assert "Nobody was left at the table" in table.now.text


async def test_a_fault_of_the_clock_is_logged_and_the_clock_continues(
    world: World, faults: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = await daily(world)

    async def broken(*_: object) -> None:
        raise RuntimeError("a wheel came loose")

    with monkeypatch.context() as patched:
        patched.setattr(world.bot.services.matches, "play_default", broken)
        await world.env.advance_time(DAY + MINUTE)
    assert faults
    faults.clear()
    await world.env.advance_time(2 * MINUTE)
    assert (await table.observation()).revision == 2


async def test_a_look_that_breaks_off_leaves_no_question_unasked(
    world: World, faults: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether by a fault or at the end of the bot; coroutines that nobody awaits fail a test."""
    await daily(world)

    async def broken() -> None:
        raise RuntimeError("a wheel came loose")

    monkeypatch.setattr(world.bot.services.due, "next_at", broken)
    await world.env.advance_time(BEAT_SECONDS)
    assert faults
    faults.clear()
