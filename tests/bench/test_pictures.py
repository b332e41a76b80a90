"""How long pictures take: building the scene in the bot, drawing it in a worker, the first one of all."""

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
from tests.bench.processes import children, processor_seconds
from tests.bench.table import Job, rates, shown
from tests.render import positions

pytestmark = pytest.mark.bench

BOARD_SECONDS = 0.12
"""What a board may take of a warm worker's processor time, on an idle machine."""

MARGIN = 4
"""How much slower a busy machine may be: more than that is no noise."""

BOARDS = 8

PICTURES: dict[str, Callable[[Table], str]] = {
    "map": lambda table: map_picture(table).svg,
    "pools": lambda table: pools_picture(table).svg,
    "result": lambda table: result_picture(table).svg,
    "city": lambda table: city_picture(table, "F").svg,
}


def test_scenes_and_drawing() -> None:
    table = positions.public(positions.played(4, 44), "ru")
    scenes: dict[str, Job] = {name: partial(_build, draw, table) for name, draw in PICTURES.items()}
    print(shown("scene", "pictures", rates(scenes, time.process_time)))
    Studio(1, inline=True)  # from here on this process knows the project's fonts, as workers do
    drawn: dict[str, Job] = {name: partial(_paint, draw(table)) for name, draw in PICTURES.items()}
    print(shown("drawing", "pictures", rates(drawn, time.process_time)))


async def test_a_board_in_a_worker() -> None:
    """The first line is the measure: a board that has never been drawn, in the worker's processor time."""
    state = positions.played(4, 44)
    studio = Studio(1)
    started = time.perf_counter()
    await studio.warm()
    print(f"\nwarming a worker: {1000 * (time.perf_counter() - started):.0f} ms")
    (worker,) = children()
    cold, again = 60.0, 60.0
    for turn in range(BOARDS):
        svg = map_picture(positions.public(state, names=(f"Ann {turn}", "Boris", "Vera", "Gleb"))).svg
        before = processor_seconds(worker)
        picture = await studio.image(svg)
        cold = min(cold, processor_seconds(worker) - before)
        asked = time.process_time()
        assert await studio.image(svg) is picture
        again = min(again, time.process_time() - asked)
    await studio.close()
    print(f"a board, cold:   {1000 * cold:8.3f} ms, {len(svg) // 1024} KB of SVG, {len(picture) // 1024} KB of PNG")
    print(f"a board, cached: {1000 * again:8.3f} ms, ratio {again / cold:.5f}")
    assert cold < MARGIN * BOARD_SECONDS


def _build(draw: Callable[[Table], str], table: Table) -> int:
    draw(table)
    return 1


def _paint(svg: str) -> int:
    paint(svg)
    return 1
