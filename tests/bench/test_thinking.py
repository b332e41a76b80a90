"""How long computers think in a process beside the bot, and for how long the bot answers nobody meanwhile."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from games import registry
from games.kernel.ids import MatchId
from play.rules.orders import Order
from play.services import Services
from play.thinking.pool import BUDGETS, Thinking
from tests.bench.sizes import TINY, Limits, sized, whole
from tests.games.computed import SECRET, levels_of, positions
from tests.play.matches import ANN, choices_of, started

NOISE = 4.0
"""More than so many times an aim is no noise of a busy machine."""

LOOP_SECONDS = 0.05
"""The event loop is to be free again after so long."""

TICK_SECONDS = 0.002


class Size(NamedTuple):
    """So many positions of each game and level, and entries of a match with computers."""

    games: tuple[str, ...]
    positions: int
    entries: int
    limits: Limits


SIZES = sized(
    "size",
    tiny={"tetranomicon": Size(("tetranomicon",), 1, 4, TINY)},
    whole={"every game": Size(tuple(sorted(registry.game_ids())), 24, 120, whole(NOISE))},
)


@SIZES
async def test_answers_of_a_process(size: Size) -> None:
    thinking = Thinking(1)
    try:
        print(f"\n{'in a process':<32}  {'median ms':>10}  {'95 % ms':>10}  {'most ms':>10}  aim of 95 %")
        for game_id in size.games:
            for level in levels_of(game_id):
                # The first answer of a process comes after its start.
                await _answered(thinking, orders(game_id, level, 1)[0])
                seconds = sorted([await _answered(thinking, order) for order in orders(game_id, level, size.positions)])
                aim = BUDGETS[level.partition(".")[0]]
                most, high = seconds[-1], seconds[int(0.95 * (len(seconds) - 1))]
                line = "  ".join(f"{1000 * each:10.1f}" for each in (seconds[len(seconds) // 2], high, most))
                print(f"{f'{game_id} {level}':<32}  {line}  {1000 * aim:.0f}")
                assert high < size.limits.noise * aim + 1
    finally:
        await thinking.close()


@SIZES
async def test_the_bot_is_free_while_computers_think(size: Size, tmp_path: Path) -> None:
    """Ann plays with computers at the highest level: what the bot does itself for each of their moves."""
    services = await Services.open(tmp_path / "bench.sqlite3", thinkers=1)
    try:
        for game_id in size.games:
            match = await started(services, game_id, ANN, computers=min(registry.find(game_id).seat_counts) - 1)
            async with free() as gaps:
                entries = await _play(services, match, size.entries)
            gaps.sort()
            print(
                f"{game_id}: {entries} entries; the loop was not free for {1000 * gaps[-1]:.1f} ms at most, "
                f"{1000 * gaps[int(0.99 * (len(gaps) - 1))]:.1f} ms at 99 %, aim {1000 * LOOP_SECONDS:.0f}"
            )
            assert gaps[-1] < size.limits.noise * LOOP_SECONDS
    finally:
        await services.close()


def orders(game_id: str, level: str, most: int) -> list[Order]:
    """Return what computers are told in positions of whole matches."""
    version = registry.find(game_id).rules_version
    found = ((each, each.asked()) for each in positions(game_id, most))
    return [
        Order(each.game.id, version, asked.view, asked.seat, asked.kind, level, SECRET, each.number)
        for each, asked in found
    ][:most]


async def _answered(thinking: Thinking, order: Order) -> float:
    begun = time.perf_counter()
    answer = await thinking.answer(order, MatchId(1))
    assert answer.level == order.level
    return time.perf_counter() - begun


async def _play(services: Services, match: MatchId, most: int) -> int:
    """Let Ann make her first choice whenever she is asked, until there are so many entries; return how many."""
    while True:
        moment = await services.computers.settled(match)
        row = moment.loaded.row
        if row.status != "running" or row.entries >= most:
            return row.entries
        topic, choice = (await choices_of(services, match, ANN))[0]
        await services.matches.submit_choice(match, ANN.user_id, row.revision, choice.number, topic=topic)


@asynccontextmanager
async def free() -> AsyncIterator[list[float]]:
    """Measure for how long the event loop has not come round meanwhile, in processor time of its thread."""
    gaps = list[float]()

    async def tick() -> None:
        while True:
            begun = time.thread_time()
            await asyncio.sleep(TICK_SECONDS)
            gaps.append(time.thread_time() - begun)

    ticking = asyncio.create_task(tick())
    try:
        yield gaps
    finally:
        ticking.cancel()
