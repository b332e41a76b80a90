"""Tournaments that are cut off at any commit, run by two processes at once, or put back from a copy.

They would catch a step that is done twice, half done, or never again.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from db.engines.sqlite_engine import SqliteDatabase
from db.keeping.backup import copy
from db.statements import Connection
from games.kernel.ids import MatchId, Seat
from play.services import Services
from play.tournament_rules import acts
from play.tournament_rules.acts import Act
from play.tournaments import rebuilding
from play.tournaments.rebuilding import all_differences, compare
from tests.play.matches import Clock
from tests.play.tournaments.conftest import Starter
from tests.play.tournaments.played import ORGANISER, Cup, entered, inline, person, started
from tests.sampling import HUNTING

FORMATS = ("swiss", "flow", "tables", "round_robin", "knock_out") if HUNTING else ("flow",)
NOBODY = Seat(-1)


class Killed(BaseException):
    """Stands for the end of the process."""


class Commits:
    """Lets only so many transactions be committed, and then ends the process before the next one."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.left: int | None = None
        transaction = SqliteDatabase._transaction

        def counted(database: SqliteDatabase, connection: sqlite3.Connection, together: Sequence[Any]) -> list[Any]:
            if self.left is not None:
                if self.left == 0:
                    raise Killed
                self.left -= 1
            return transaction(database, connection, together)

        monkeypatch.setattr(SqliteDatabase, "_transaction", counted)


@pytest.fixture
def commits(monkeypatch: pytest.MonkeyPatch) -> Commits:
    """Count what is committed."""
    return Commits(monkeypatch)


def told(done: Sequence[Act]) -> list[str]:
    """Return acts as they can be compared with those of another run, where matches and order can differ."""
    return sorted(repr(act) for act in done)


async def looked(cup: Cup, commits: Commits, after: int) -> bool:
    """Do what is due until the process ends at that commit; return whether it did."""
    commits.left = after
    try:
        await cup.look()
    except Killed:
        return True
    finally:
        commits.left = None
    return False


async def with_kills(
    services: Services, path: Path, commits: Commits, *, after: int, format_: str, is_lazy: bool
) -> Cup:
    """Run a tournament of which every look but the last ends after so many commits, and is begun by another process.

    `is_lazy`: of two matches one is not played, so that the limit decides it or nobody has come.
    """
    opened, clock = list[Services](), services._context.clock
    assert isinstance(clock, Clock)
    entrants, starts_at = 7 if format_ == "tables" else 5, clock.now + 3_600
    cup = await entered(inline(services), clock, entrants, format_, rounds=2, starts_at=starts_at, limit_days=4)
    clock.now = starts_at
    for _ in range(90):
        while await looked(cup, commits, after):
            opened.append(inline(await Services.open(path, clock)))
            cup = Cup(opened[-1], clock, cup.number)
            # What the other one has claimed is done when its claim has ended.
            clock.now += 31
            after += 1
        if (await cup.now()).is_over:
            break
        for pairing in await cup.running():
            if pairing % 2 or not is_lazy:
                await cup.play(pairing)
        clock.now += 86_400 - clock.now % 86_400 + 18 * 3_600
    assert (await cup.now()).is_over
    assert await cup.services._context.database.read(all_differences) == ()
    for each in opened:
        await each.close()
    return cup


@pytest.mark.parametrize("format_", FORMATS)
@pytest.mark.parametrize("is_lazy", [False, True])
@pytest.mark.parametrize("after", range(1, 6) if HUNTING else (2,))
async def test_a_kill_at_every_commit(
    services: Services, path: Path, commits: Commits, *, after: int, format_: str, is_lazy: bool
) -> None:
    cup = await with_kills(services, path, commits, after=after, format_=format_, is_lazy=is_lazy)
    everything = await cup_acts(path, cup.clock, cup.number)
    begun = [act for act in everything if isinstance(act, acts.Begun)]
    scored = [act.pairing for act in everything if isinstance(act, acts.Scored | acts.Voided)]
    kinds = {seat.kind for act in everything if isinstance(act, acts.Scored) for seat in act.seats}
    paired = [new for act in everything if isinstance(act, acts.Paired) for new in act.pairings]
    assert len({act.pairing for act in begun}) == len({act.match for act in begun}) == len(begun)
    assert len(set(scored)) == len(scored) == sum(len(new.entrants) > 1 for new in paired) >= len(begun)
    assert sum(isinstance(act, acts.Started | acts.Ended) for act in everything) == 2
    assert ("forfeit" in kinds) is is_lazy


async def cup_acts(path: Path, clock: Clock, number: int) -> tuple[Act, ...]:
    """Return all acts of a tournament, read by a process of its own."""
    services = await Services.open(path, clock)
    found = await Cup(services, clock, number).acts()
    await services.close()
    return found


async def test_two_processes_pair_begin_and_count_once(both: tuple[Services, Services]) -> None:
    """Without a claim: two that think it is theirs, as after a claim that has ended too early."""
    first, second = (inline(each) for each in both)
    clock = first._context.clock
    assert isinstance(clock, Clock)
    cup = await entered(first, clock, 6, "swiss", rounds=2)
    about = MatchId(cup.number)
    await first.organising.start(cup.number, ORGANISER, is_confirmed=True)
    for _ in range(4):
        for step in ("pair", "begin", "score"):
            pairs = (getattr(each.going_on, step)(about, NOBODY) for each in (first, second))
            await asyncio.gather(*pairs)
        await cup.play_all()
    everything = await cup.acts()
    assert [(act.round, len(act.pairings)) for act in everything if isinstance(act, acts.Paired)] == [(1, 3), (2, 3)]
    begun = [act.match for act in everything if isinstance(act, acts.Begun)]
    assert len(begun) == len(set(begun)) == 6
    assert sum(isinstance(act, acts.Scored) for act in everything) == 6
    assert await first._context.database.read(all_differences) == ()


async def test_what_was_worked_out_meanwhile_is_thrown_away(services: Services, clock: Clock) -> None:
    """Somebody withdraws while the pairs are worked out: they are in no pair."""
    inline(services)
    cup = await entered(services, clock, 6)
    await services.organising.start(cup.number, ORGANISER, is_confirmed=True)
    worker, tries = services.going_on._worker, list[int]()
    work = worker.next_acts

    async def slow(*args: Any) -> tuple[Act, ...]:
        found = await work(*args)
        if not tries:
            await services.entering.withdraw(cup.number, person(6).user_id)
        tries.append(len(found))
        return found

    worker.next_acts = slow  # type: ignore[assignment, method-assign]
    await cup.look()
    assert len(tries) == 2
    tournament = await cup.now()
    assert 6 not in {seat.entrant for seats in tournament.seats.values() for seat in seats}
    assert [len(seats) for seats in tournament.seats.values()] == [2, 2, 1]


async def test_a_copy_that_is_put_back_continues_where_it_was(
    services: Services, path: Path, tmp_path: Path, clock: Clock
) -> None:
    cup = await started(inline(services), clock, 4, rounds=2)
    copied = tmp_path / "copy.sqlite3"
    await asyncio.to_thread(copy, path, copied)
    await cup.play_all()
    await cup.look()
    assert (await cup.now()).rounds_of(1) == 2
    again = inline(await Services.open(copied, clock))
    other = Cup(again, clock, cup.number)
    assert await other.look() == [], "its matches run already"
    await other.to_the_end()
    done = await other.acts()
    assert sum(isinstance(act, acts.Begun) for act in done) == 4
    assert sum(isinstance(act, acts.Scored) for act in done) == 4
    assert await again._context.database.read(all_differences) == ()
    await again.close()


Spoiler = Callable[[Connection, int], object]
SPOILED: dict[str, str] = {
    "pairing 1 is": "UPDATE pairings SET status = 'void' WHERE pairing = 1",
    "seats of pairing 1": "UPDATE pairing_seats SET twelfths = 6 WHERE pairing = 1",
    "entrant 2": "UPDATE entrants SET status = 'withdrawn' WHERE entrant = 2",
    "row is": "UPDATE tournaments SET status = 'paused'",
    "other pairs": "INSERT INTO forbidden_pairs VALUES ({number}, 1, 2)",
    "which its pairing notes as": "UPDATE pairings SET over_at = 5 WHERE pairing = 1",
    "is due only as stored": "UPDATE due SET at = 5 WHERE kind = 'judge' AND about = {number}",
    "belong to no pairing": "UPDATE matches SET tournament_id = NULL WHERE id = (SELECT MIN(id) FROM matches)",
    "gave [": "UPDATE matches SET outcome = REPLACE(outcome, '2', '1') WHERE outcome IS NOT NULL",
}


@pytest.mark.parametrize("line", SPOILED)
async def test_the_command_finds_what_does_not_follow(services: Services, path: Path, clock: Clock, line: str) -> None:
    cup = await started(inline(services), clock, 4)
    await cup.play(1)
    await cup.look()
    assert await compare(path) == ()

    def spoil(connection: Connection) -> None:
        connection.execute(SPOILED[line].format(number=cup.number)).close()

    await services._context.database.write(spoil)
    assert line in "\n".join(await compare(path))


async def test_the_command_ends_with_a_status(
    cups: Starter, path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    await cups(4)
    assert await asyncio.to_thread(rebuilding.main, [str(path)]) == 0
    monkeypatch.setattr(rebuilding, "all_differences", lambda _: ("tournament 1: something",))
    assert await asyncio.to_thread(rebuilding.main, [str(path)]) == 1
    assert await asyncio.to_thread(rebuilding.main, []) == 2
    assert capsys.readouterr().out == "tournament 1: something\n"
