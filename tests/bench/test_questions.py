"""How long a creature's questions about twenty others take in Legends of Signum: reach, line of sight, cover."""

import random
import time
from itertools import islice
from statistics import median
from typing import NamedTuple

from games.legends_of_signum import aiming, places, walking
from games.legends_of_signum.geometry import direction
from games.legends_of_signum.state import Table, Unit
from tests.bench.sizes import sized
from tests.games.legends_of_signum.random_scenes import scene


def crowded(scenes: int) -> list[Table]:
    """Return so many fields of 600 mm with twenty-one creatures or a few less, and terrain."""
    fields = (scene(random.Random(seed), units=19, tokens=6, width=600) for seed in range(10 * scenes))
    return list(islice((field for field in fields if len(field.units) >= 19), scenes))


def questions(field: Table, unit: Unit) -> int:
    """Ask of every other creature whether it can be reached, seen, and whether it has cover."""
    walk = walking.walk_of(field, unit, "move")
    found = sum(sight.seen + sight.cover for sight in aiming.sights(field, unit))
    for other in field.units:
        if other.id != unit.id:
            disc = other.disc
            found += walking.contact_point(walk, disc, direction(disc.centre, walk.start)) is not None
    return found


def milliseconds(fields: list[Table], ask: str) -> list[float]:
    """Return what a question takes for each creature of each field, sorted."""
    times = []
    for field in fields:
        for unit in field.units[:6]:
            times.append(min(once(field, unit, ask) for _ in range(3)))
    return sorted(times)


def once(field: Table, unit: Unit, ask: str) -> float:
    """Return the milliseconds of one question."""
    start = time.perf_counter()
    if ask == "twenty others":
        questions(field, unit)
    else:
        places.places(field, unit, "move" if ask == "places of a move" else "run")
    return 1000 * (time.perf_counter() - start)


class Size(NamedTuple):
    """What is asked, in how many fields."""

    ask: str
    scenes: int


ASKED = ("twenty others", "places of a move", "places of a run")


@sized("size", tiny={ask: Size(ask, 1) for ask in ASKED}, whole={ask: Size(ask, 60) for ask in ASKED})
def test_speed(size: Size) -> None:
    fields = crowded(size.scenes)
    times = milliseconds(fields, size.ask)
    assert len(times) == 6 * size.scenes
    asked = f"{size.ask}: median {median(times):.2f} ms, 95 % {times[len(times) * 95 // 100]:.2f} ms"
    print(f"\n{asked}, most {times[-1]:.2f} ms")
