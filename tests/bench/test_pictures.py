"""How long pictures take: building the scene in the bot, drawing it in a worker, the first picture of all."""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from msgspec.structs import replace

from games.kernel.ids import Seat
from render.dungeon_lords.battle import describe_battle
from render.dungeon_lords.board import describe_board
from render.dungeon_lords.dungeon import describe_dungeon, describe_lords
from render.dungeon_lords.own import describe_hand
from render.dungeon_lords.result import describe_result as describe_points
from render.dungeon_twister import table as twister
from render.dungeon_twister.board import describe_board as describe_maze
from render.dungeon_twister.room import describe_room
from render.game_pages import Lens
from render.painter import paint
from render.studio import Studio
from render.tetranomicon.city import describe_city
from render.tetranomicon.map import describe_map
from render.tetranomicon.pools import describe_pools
from render.tetranomicon.result import describe_result
from render.tetranomicon.table import Table
from tests.bench.processes import children, processor_seconds
from tests.bench.sizes import TINY, Limits, sized, whole
from tests.bench.table import ONCE, WHOLE, Job, Rounds, rates, shown
from tests.render.dungeon_lords import positions as lords
from tests.render.dungeon_twister import positions as maze
from tests.render.tetranomicon import positions
from text import words

BOARD_SECONDS = 0.12
"""The processor time that a board may take in a warm worker, on an idle machine."""

NOISE = 4
"""How many times slower a busy machine may be: more than that is no noise."""

_CLOCK = time.process_time

PICTURES: dict[str, Callable[[Table], str]] = {
    "map": lambda table: describe_map(table).picture().svg,
    "pools": lambda table: describe_pools(table).picture().svg,
    "result": lambda table: describe_result(table).picture().svg,
    "city": lambda table: describe_city(table, "F").picture().svg,
}


def scenes() -> dict[str, Callable[[], str]]:
    """Return functions that build each kind of picture for full tables of four, in Russian, whose words are longer."""
    table = positions.public(positions.played(4, 44), "ru")
    full = lords.private(lords.fullest(4), "ru", seat=Seat(1))
    fight = lords.private(next(state for state in lords.moments(4) if state.battle is not None), "ru")
    return {
        **{name: partial(draw, table) for name, draw in PICTURES.items()},
        "lords: board": lambda: describe_board(full).picture().svg,
        "lords: all dungeons": lambda: describe_lords(full).picture().svg,
        "lords: dungeon": lambda: describe_dungeon(full, Seat(1)).picture().svg,
        "lords: battle": lambda: describe_battle(fight).picture().svg,
        "lords: hand": lambda: describe_hand(full).picture().svg,
        "lords: points": lambda: describe_points(full).picture().svg,
        "twister: maze": lambda: describe_maze(maze_table()).picture().svg,
        "twister: room": lambda: describe_room(maze_table(), 0).picture().svg,
    }


def maze_table(names: tuple[str, ...] = ("Ann", "Boris")) -> twister.Table:
    """Return the maze of a position that has everything, in Russian."""
    observation = maze.seen(maze.crowded(), Seat(0))
    faces = tuple(replace(face, name=name) for face, name in zip(observation.faces, names, strict=False))
    return twister.Table.of(replace(observation, faces=faces), Lens(), words("ru"))


@sized("rounds", tiny={"round": ONCE}, whole={"rounds": WHOLE})
def test_scenes_and_drawing(rounds: Rounds) -> None:
    built = scenes()
    scenes_made = rates({name: partial(_build, build) for name, build in built.items()}, rounds, _CLOCK)
    print(shown("scene", "pictures", scenes_made))
    Studio(1, inline=True)  # from here on this process knows the project's fonts, as workers do
    drawn: dict[str, Job] = {name: partial(_paint, build()) for name, build in built.items()}
    drawings_made = rates(drawn, rounds, _CLOCK)
    print(shown("drawing", "pictures", drawings_made))
    for measured in (scenes_made, drawings_made):
        assert [rate.name for rate in measured] == [*built]
        assert min(rate.per_second for rate in measured) > 0


BOARDS_OF: dict[str, Callable[[tuple[str, ...]], str]] = {
    "Tetranomicon": lambda names: describe_map(positions.public(positions.played(4, 44), names=names)).picture().svg,
    "Dungeon Lords": lambda names: describe_board(lords.public(lords.fullest(4), names=names)).picture().svg,
    "Dungeon Twister": lambda names: describe_maze(maze_table(names)).picture().svg,
}


class Boards(NamedTuple):
    """How many boards of a game are drawn."""

    game: str
    boards: int
    limits: Limits


@sized(
    "size",
    tiny={"twister": Boards("Dungeon Twister", 1, TINY)},
    whole={game: Boards(game, 8, whole(noise=NOISE)) for game in BOARDS_OF},
)
async def test_a_board_in_a_worker(size: Boards) -> None:
    """The first line is the measure: a new board, in the worker's processor time."""
    others = children()
    studio = Studio(1)
    async with asyncio.timeout(size.limits.patience):
        started = time.perf_counter()
        await studio.warm()
        print(f"\n{size.game}\nwarming a worker: {1000 * (time.perf_counter() - started):.0f} ms")
        (worker,) = children() - others
        cold, again = 60.0, 60.0
        for turn in range(size.boards):
            svg = BOARDS_OF[size.game]((f"Ann {turn}", "Boris", "Vera", "Gleb"))
            before = processor_seconds(worker)
            picture = await studio.image(svg)
            cold = min(cold, processor_seconds(worker) - before)
            asked = time.process_time()
            assert await studio.image(svg) is picture
            again = min(again, time.process_time() - asked)
        await studio.close()
    print(f"a board, cold:   {1000 * cold:8.3f} ms, {len(svg) // 1024} KB of SVG, {len(picture) // 1024} KB of PNG")
    print(f"a board, cached: {1000 * again:8.3f} ms, ratio {again / cold:.5f}")
    assert cold < size.limits.noise * BOARD_SECONDS


def _build(build: Callable[[], str]) -> int:
    """Return how many scenes were made: none if there was nothing to draw."""
    return int("<svg" in build())


def _paint(svg: str) -> int:
    """Return how many pictures were drawn: none if there was nothing to draw."""
    return int(len(paint(svg)) > 0)
