"""Several services on one file, in one process and in several, and processes that are killed."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

from games.kernel.ids import MatchId
from play.seats.lobby import Person
from play.services import Services
from tests.play.matches import ANN, BORIS, TALLY, VERA, opened, refused, say, started, to_bids

ROOT = Path(__file__).parents[2]
PATIENCE_SECONDS = 300
Opener = Callable[[str], Awaitable[Services]]


async def test_two_services_see_each_others_commits_at_once(services: Services, path: Path, another: Opener) -> None:
    other = await another(path.name)
    match = await started(services, TALLY)
    assert (await say(other, match, ANN, "add 1")).revision == 2
    assert (await services.observations.public(match)).revision == 2
    await services.matches.undo(match, ANN.user_id, 2)
    assert (await refused(other.matches.undo(match, ANN.user_id, 2))).code == "stale"


async def test_one_press_in_two_processes_is_one_move(services: Services, path: Path, another: Opener) -> None:
    other = await another(path.name)
    match = await started(services, TALLY)
    for _ in range(10):
        revision = (await services.observations.public(match)).revision
        presses = (each.matches.submit_choice(match, ANN.user_id, revision, 0) for each in (services, other))
        done = await asyncio.gather(*presses, return_exceptions=True)
        assert sum(isinstance(each, Exception) for each in done) == 1
        assert (await other.observations.public(match)).revision == revision + 1
    assert (await services.observations.public(match)).view.sums == (10, 0)


async def test_two_seats_in_two_processes_answer_at_once(services: Services, path: Path, another: Opener) -> None:
    other = await another(path.name)
    match = await started(services, "auction", ANN, BORIS)
    revision = await to_bids(services, match)
    done = await asyncio.gather(
        services.matches.submit_choice(match, ANN.user_id, revision, 0),
        other.matches.submit_choice(match, BORIS.user_id, revision, 0),
    )
    assert {each.revision for each in done} == {revision + 1, revision + 2}


async def test_a_table_fills_up_once(services: Services, path: Path, another: Opener) -> None:
    services_of_each = [services, await another(path.name)]
    match = await opened(services, "auction", ANN, channel_id=7)
    guests = [Person(2_000 + number, f"Guest {number}") for number in range(8)]
    joins = (services_of_each[place % 2].lobby.join(match, guest, "") for place, guest in enumerate(guests))
    done = await asyncio.gather(*joins, return_exceptions=True)
    assert [each is None for each in done].count(True) == 3
    assert [face.seat for face in (await services.observations.public(match)).faces] == [0, 1, 2, 3]
    tables = (opened(each, "auction", VERA, channel_id=8) for each in services_of_each * 2)
    done_tables = await asyncio.gather(*tables, return_exceptions=True)
    assert [isinstance(each, int) for each in done_tables].count(True) == 1


async def _racer(path: Path, match: MatchId, person: Person) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.play.racer", str(path), str(match), str(person.user_id)),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
    )


async def test_processes_play_one_match(services: Services, path: Path) -> None:
    match = await started(services, "auction", ANN, BORIS, VERA, computers=1)
    racers = [await _racer(path, match, person) for person in (ANN, BORIS, VERA)]
    printed = [(await asyncio.wait_for(racer.communicate(), PATIENCE_SECONDS))[0].split() for racer in racers]
    assert [racer.returncode for racer in racers] == [0, 0, 0]
    made = [int(revision) for lines in printed for revision in lines]
    assert len(made) == len(set(made))
    observation = await services.observations.public(match)
    assert observation.status == "ended"
    assert sorted(made) == [
        entry.revision for entry in await services.observations.history(match, None) if entry.seat in {0, 1, 2}
    ]
    assert (await services.proofs.verify(match)).ok


async def test_what_a_killed_process_acknowledged_is_there(services: Services, path: Path) -> None:
    match = await started(services, "auction", ANN, computers=1)
    for kept in range(1, 4):
        racer = await _racer(path, match, ANN)
        assert racer.stdout is not None
        acknowledged = 0
        for _ in range(kept):
            acknowledged = int(await asyncio.wait_for(racer.stdout.readline(), PATIENCE_SECONDS) or acknowledged)
        racer.kill()
        await racer.wait()
        assert (await services.observations.public(match)).revision >= acknowledged > 0
        assert (await services.proofs.verify(match)).ok
