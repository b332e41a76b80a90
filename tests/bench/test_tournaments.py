"""How long large tournaments take: a round for two, a first day of flow, tables, standings, a press meanwhile."""

import asyncio
import random
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import replace

from games.kernel.ids import MatchId, Seat
from play.formats import flow, swiss, tables
from play.formats.settings import Settings
from play.formats.sheets import FULL, Line, Sheet, sheet
from play.formats.standings import standings
from play.formats.tie_breaks import Name, TieBreak
from play.seats.lobby import Person
from play.services import Services
from play.tournaments.organising import NewTournament
from render.pages.tournament_standings import standings_page
from tests.bench.sizes import TINY, Limits, sized, whole
from text import words

NOISE = 4
AIMS = {"a round for two": 5.0, "a day of flow": 5.0, "tables": 1.0, "standings": 0.3}
"""The processor seconds that each may take with 512 entrants, on an idle core."""

TIE_BREAKS: tuple[Name, ...] = ("direct", "buchholz", "buchholz_cut_1", "sonneborn_berger", "wins", "lots")
SEED = b"bench"


class Field(NamedTuple):
    """A tournament of so many entrants after so many rounds."""

    entrants: int
    rounds: int
    limits: Limits


@sized("size", tiny={"8": Field(8, 3, TINY)}, whole={"512": Field(512, 9, whole(noise=NOISE))})
def test_a_large_tournament(size: Field) -> None:
    so_far = drawn(size)
    order = tuple(row.entrant for row in standings(so_far, [TieBreak(name) for name in TIE_BREAKS], SEED))
    known = [tables.Known(entrant, so_far.twelfths(entrant)) for entrant in order]
    free = [flow.Free(entrant, 0, 0, 1, frozenset()) for entrant in order]
    jobs: dict[str, Callable[[], object]] = {
        "a round for two": lambda: swiss.pair_round(so_far, order, (), SEED, size.rounds + 1),
        "a day of flow": lambda: flow.pair_day(free, (), (), SEED, 1),
        "tables": lambda: tables.seat_round(known, (), SEED, size.rounds + 1),
        "standings": lambda: standings(so_far, [TieBreak(name) for name in TIE_BREAKS], SEED),
    }
    for name, job in jobs.items():
        begun = time.process_time()
        job()
        took = time.process_time() - begun
        print(f"{name}, {size.entrants} entrants: {took:.3f} s, aim {AIMS[name]}")
        assert took < size.limits.noise * AIMS[name]


@sized("size", tiny={"8": Field(8, 3, TINY)}, whole={"512": Field(512, 9, whole(noise=NOISE))})
async def test_a_press_meanwhile(size: Field, tmp_path: Path) -> None:
    """Whoever looks at the standings, or does something, is not to wait for the pairing, nor for the end of a round."""
    services = await Services.open(tmp_path / "bench.db")
    try:
        organising, by = services.organising, Person(1, "Olga")
        settings = Settings(rounds=size.rounds, most=size.entrants)
        new = NewTournament(70, "Autumn Cup", "dungeon_twister", "en", "swiss", settings=settings)
        number = await organising.draft(new, by)
        await organising.open(number, by)
        people = [Person(1_000 + each, f"Player {each}") for each in range(size.entrants)]
        await organising.take_in(number, by, people, "salt")
        await organising.start(number, by, is_confirmed=True)

        async def while_it_is(what: str, work: Coroutine[Any, Any, object]) -> None:
            done, waits = asyncio.create_task(work), list[float]()
            while not done.done() or not waits:
                begun = time.perf_counter()
                await services.entering.rename(number, replace(people[0], name=f"{what} {len(waits)}"))
                standings_page(await services.contests.view(number), words("en"), 1, 0)
                waits.append(time.perf_counter() - begun)
            await done
            print(f"a press while {size.entrants} are {what}: {max(waits):.3f} s of {len(waits)} at most, aim 1 s")
            assert max(waits) < size.limits.noise * 1.0

        await while_it_is("paired", services.going_on.pair(MatchId(number), Seat(0)))
        await services.going_on.begin(MatchId(number), Seat(0))
        running = [each for each in (await services.contests.view(number)).pairings if each.status == "running"]
        assert len(running) == size.entrants // 2
        await while_it_is("ended", organising.end_round(number, by, round(time.time()), "the hall closes"))
    finally:
        await services.close()


def drawn(size: Field) -> Sheet:
    """Return a tournament whose pairs and results are drawn."""
    choices = random.Random(size.entrants)
    lines: dict[int, list[Line]] = {number: [] for number in range(1, size.entrants + 1)}
    for number in range(1, size.rounds + 1):
        order = choices.sample(sorted(lines), size.entrants)
        for one, other in zip(order[::2], order[1::2], strict=True):
            won = FULL * choices.randint(0, 1)
            lines[one].append(Line(number, won, "played", (other,), 0))
            lines[other].append(Line(number, FULL - won, "played", (one,), 1))
    return sheet(lines, size.rounds)
