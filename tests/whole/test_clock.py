"""Deadlines: the default move is made when time is up, not before, and not for players who were in time."""

import pytest
import simcord

from playground.world import World
from tests.whole.tables import Table, awaited_member, open_table, started

DAY = 86_400
MINUTE = 60


async def daily(world: World) -> tuple[Table, simcord.MemberActor]:
    """Return an auction with a day for each decision, and the player who acts first."""
    table = await started(world, pace="daily")
    return table, await awaited_member(table)


async def test_time_runs_out(world: World) -> None:
    table, _ = await daily(world)
    await world.env.advance_time(DAY - MINUTE)
    assert (await table.observation()).revision == 1
    await world.env.advance_time(2 * MINUTE)
    entry = (await table.observation()).log[-1]
    assert (entry.kind, entry.notation) == ("default", "open")
    assert "time is up" in table.now.text


async def test_a_player_who_acts_in_time_gets_a_new_day(world: World) -> None:
    table, first = await daily(world)
    await world.env.advance_time(DAY - MINUTE)
    await table.play(first, "open")
    await world.env.advance_time(2 * MINUTE)
    assert (await table.observation()).revision == 2


async def test_a_deadline_that_passed_while_the_bot_was_down_is_handled(world: World) -> None:
    table, _ = await daily(world)
    await world.bot.close()
    world.env.backend.advance_clock(2 * DAY)
    await world.restart()
    assert (await table.observation()).revision > 1


async def test_no_pace_no_deadline(world: World) -> None:
    table = await started(world)
    await world.env.advance_time(30 * DAY)
    assert (await table.observation()).revision == 1


async def test_a_month_without_players_ends_the_match(world: World) -> None:
    table = await open_table(world, pace="daily")
    await table.press(world.boris, "Join")
    await table.press(world.ann, "Start")
    for _ in range(30):
        await world.env.advance_time(DAY)
        if (await table.observation()).status == "ended":
            break
    assert (await table.observation()).status == "ended"


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
