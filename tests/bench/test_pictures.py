"""How long pictures take: building the scene in the bot, drawing it in a worker, the first one of all."""

import asyncio
import time
from collections.abc import Callable
from functools import partial

import pytest

from render.painter import paint
from render.studio import Studio
from render.tetranomicon.city import city_picture
from render.tetranomicon.map import map_picture
from render.tetranomicon.pools import pools_picture
from render.tetranomicon.result import result_picture
from render.tetranomicon.table import Table
from tests.bench.table import Job, rates, shown
from tests.render import positions

pytestmark = pytest.mark.bench

BOARD_SECONDS = 0.12
"""What a board may take in a warm worker, on one idle core."""

MARGIN = 4
"""How much slower a busy machine may be: more than that is no noise."""

PICTURES: dict[str, Callable[[Table], str]] = {
    "map": lambda table: map_picture(table).svg,
    "pools": lambda table: pools_picture(table).svg,
    "result": lambda table: result_picture(table).svg,
    "city": lambda table: city_picture(table, "F").svg,
}


def test_scenes_and_drawing() -> None:
    table = positions.public(positions.played(4, 44), "ru")
    scenes: dict[str, Job] = {name: partial(_build, draw, table) for name, draw in PICTURES.items()}
    print(shown("scene", "pictures", rates(scenes)))
    Studio(1, inline=True)  # from here on this process knows the project's fonts, as workers do
    drawn: dict[str, Job] = {name: partial(_paint, draw(table)) for name, draw in PICTURES.items()}
    print(shown("drawing", "pictures", rates(drawn)))


async def test_a_board_in_a_worker() -> None:
    state = positions.played(4, 44)
    studio = Studio(1)
    started = time.perf_counter()
    await studio.warm()
    print(f"\nwarming a worker: {1000 * (time.perf_counter() - started):.0f} ms")
    best = 60.0
    for turn in range(8):
        svg = map_picture(positions.public(state, names=(f"Ann {turn}", "Boris", "Vera", "Gleb"))).svg
        started = time.perf_counter()
        picture = await studio.image(svg)
        best = min(best, time.perf_counter() - started)
        await asyncio.sleep(0)
    await studio.close()
    print(f"a board: {1000 * best:.0f} ms, {len(svg) // 1024} KB of SVG, {len(picture) // 1024} KB of PNG")
    assert best < MARGIN * BOARD_SECONDS


def _build(draw: Callable[[Table], str], table: Table) -> int:
    draw(table)
    return 1


def _paint(svg: str) -> int:
    paint(svg)
    return 1
