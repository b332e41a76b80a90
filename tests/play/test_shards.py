"""Shards among processes: shares are even, those of a dead one are taken, nobody takes one of a process that lives."""

import asyncio
import os
from collections.abc import AsyncIterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from address import Address, PostgresAddress
from db.drivers.postgres import IDLE_SECONDS
from db.errors import NewerDatabase
from db.keeping import releases
from db.rows.processes import ProcessRow, ShardRow
from db.statements import Connection, change
from play.services import Services
from play.upkeep import shards as leasing
from play.upkeep.shards import BEAT_SECONDS, LEASE_SECONDS, Wanted, arranged, listed
from tests.play.conftest import BOTH

ENGINES = BOTH

COUNT = 16
BEGAN = 1_700_000_000


class Fleet:
    """Services on one database, each as if in a process of its own on another machine, with one clock."""

    def __init__(self, where: Address) -> None:
        self.now = BEGAN
        self.where = where
        self.all: list[Services] = []

    async def add(self, own: tuple[int, ...] = (), count: int = COUNT) -> Services:
        """Start one; `own` shards, else it takes what is free."""
        services = await Services.open(self.where, lambda: self.now)
        self.all.append(services)
        assert await services.processes.begin("1", count, own) is None
        return services

    async def beat(self, *services: Services, seconds: int = 1, own: frozenset[int] = frozenset()) -> list[set[int]]:
        """Let these beat for some seconds, with all shards that they have ready; return what each has then."""
        held: dict[int, frozenset[int]] = {}
        for _ in range(0, seconds, BEAT_SECONDS):
            self.now += BEAT_SECONDS
            for place, each in enumerate(services):
                wanted = Wanted(own, held.get(place, frozenset()), most=4)
                held[place] = (await each.shards.beat(wanted)).mine
        return [set(held[place]) for place in range(len(services))]


@pytest.fixture
async def fleet(where: Address, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Fleet]:
    """No process yet. They are on other machines: none can see whether another one runs."""
    hosts = iter(range(1000))
    monkeypatch.setattr("socket.gethostname", lambda: f"host-{next(hosts)}")
    made = Fleet(where)
    yield made
    for services in made.all:
        await services.close()


async def test_three_processes_share_and_those_of_a_dead_one_are_taken_within_a_minute(fleet: Fleet) -> None:
    """Nobody has two thirds, none is without a process, and the living keep what they have."""
    one, two, three = [await fleet.add() for _ in range(3)]
    shares = await fleet.beat(one, two, three, seconds=60)
    assert sorted(map(len, shares)) == [5, 5, 6]
    assert set.union(*shares) == set(range(COUNT))
    left = await fleet.beat(one, two, seconds=LEASE_SECONDS - BEAT_SECONDS)
    assert left == shares[:2]
    after = await fleet.beat(one, two, seconds=60 - LEASE_SECONDS)
    assert set.union(*after) == set(range(COUNT)) and not after[0] & after[1]
    assert shares[0] <= after[0] and shares[1] <= after[1]


async def test_a_newcomer_gets_its_share_one_shard_is_never_of_two(fleet: Fleet) -> None:
    one = await fleet.add()
    assert await fleet.beat(one, seconds=60) == [set(range(COUNT))]
    two = await fleet.add()
    first, second = await fleet.beat(one, two, seconds=30)
    assert (len(first), len(second)) == (8, 8) and first | second == set(range(COUNT))
    await two.shards.give_back()
    await two.processes.end()
    assert await fleet.beat(one, seconds=10) == [set(range(COUNT))]


async def test_after_an_outage_of_the_database_the_living_keep_their_shards(fleet: Fleet) -> None:
    """Whoever comes first would else find that nobody has said that they live, and take all."""
    one, two = [await fleet.add() for _ in range(2)]
    shares = await fleet.beat(one, two, seconds=60)
    fleet.now += 10 * LEASE_SECONDS
    assert await fleet.beat(one) == shares[:1]
    assert await fleet.beat(two, one, seconds=30) == shares[::-1]


async def test_shards_that_are_named_are_refused_to_a_second_process(fleet: Fleet) -> None:
    one = await fleet.add((0, 1, 2, 3))
    await fleet.beat(one, own=frozenset(range(4)))
    other = await Services.open(fleet.where, lambda: fleet.now)
    fleet.all.append(other)
    obstacle = await other.processes.begin("1", COUNT, (3, 4))
    assert obstacle is not None and (obstacle.code, obstacle.shards) == ("shards_taken", (3,))
    assert str(obstacle.by) == f"host-0, pid {os.getpid()}"
    counted = await other.processes.begin("1", 8, ())
    assert counted is not None and (counted.code, counted.by.shard_count) == ("shards_counted", COUNT)
    assert await other.processes.begin("1", COUNT, (4, 5)) is None
    fleet.now += LEASE_SECONDS
    assert await other.processes.begin("1", COUNT, (3, 4)) is None


async def test_a_process_of_this_machine_that_is_gone_is_not_waited_for(
    fleet: Fleet, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a bot that is started again after a crash would be refused its shards, and leave tables for a while."""
    monkeypatch.setattr("socket.gethostname", lambda: "here")
    one = await fleet.add((0, 1))
    await fleet.beat(one, own=frozenset((0, 1)))
    monkeypatch.setattr("os.getpid", lambda: 1 << 22)
    assert [row.pid for row in await one.processes.alive()] != [1 << 22]
    with monkeypatch.context() as patched:
        patched.setattr("os.kill", lambda *_: (_ for _ in ()).throw(ProcessLookupError()))
        await fleet.add((0, 1))


async def test_bots_without_shards_see_each_other(fleet: Fleet) -> None:
    """The one that came first learns of the other when it says that it lives, and that it is gone."""
    first, second = [await Services.open(fleet.where, lambda: fleet.now) for _ in range(2)]
    fleet.all += [first, second]
    told: list[int] = []
    assert await first.processes.begin("1") is None
    first.processes.tell(told.append)
    await first.processes.beat(45)
    assert await second.processes.begin("1") is None
    second.processes.tell(told.append)
    await second.processes.beat(45)
    await first.processes.beat(45)
    await second.processes.end()
    await first.processes.beat(45)
    assert told == [0, 0, 1, 1, 1, 0]


async def test_others_are_woken_where_the_database_can_do_that(fleet: Fleet) -> None:
    """Else a move by direct message would be shown at the table seconds later."""
    one, two = [await fleet.add() for _ in range(2)]
    heard = asyncio.Event()
    listening = asyncio.create_task(two.shown.listen(lambda _: heard.set()))
    is_told = isinstance(fleet.where, PostgresAddress)
    for _ in range(100 if is_told else 1):
        await one.shown.tell_others()
        await asyncio.sleep(0.05)
        if heard.is_set():
            break
    assert heard.is_set() == is_told
    assert listening.done() != is_told
    listening.cancel()


@given(st.data())
def test_nobody_takes_a_shard_of_a_process_that_lives(data: st.DataObject) -> None:
    """Whatever rows there are: a shard of a living process is taken only if that one offers it."""
    names = ("me", "other", "third", "")
    alive = [_process(name) for name in data.draw(st.sets(st.sampled_from(names[1:3])))]
    rows = [
        ShardRow(shard, data.draw(st.sampled_from(names)), BEGAN + data.draw(st.integers(-5, 5)), False, offered)
        for shard, offered in enumerate(data.draw(st.lists(st.booleans(), min_size=1, max_size=6)))
    ]
    living = {row.process for row in alive}
    changes = arranged(rows, "me", (_process("me"), *alive), Wanted(most=6), BEGAN)
    for before, after in changes:
        assert after.process == "me" and after.held_until == BEGAN + leasing.LEASE_SECONDS
        is_of_living = before.process in living and before.held_until > BEGAN
        assert before.is_offered or before.process == "me" or not is_of_living


def _process(name: str) -> ProcessRow:
    return ProcessRow(name, "host", "", 1, "1", COUNT, True, BEGAN, BEGAN)


def test_shards_are_listed_as_people_write_them() -> None:
    assert [listed(each) for each in ({0, 1, 2, 3, 8}, {5}, set[int]())] == ["0-3, 8", "5", ""]


async def test_a_process_hears_that_its_database_is_a_newer_programs(fleet: Fleet) -> None:
    """Else it plays on, and stores what nobody can read; neither may it begin."""
    one, alone = await fleet.add(), await Services.open(fleet.where, lambda: fleet.now)
    fleet.all.append(alone)
    assert await alone.processes.begin("1", COUNT) is None
    await fleet.beat(one)
    await alone.processes.beat(60)
    assert {row.migration for row in await one.processes.alive()} == {releases.newest_known()}
    raised = releases.newest_known() + 1
    await one._context.database.write(_raise, raised)
    for refused in (fleet.beat(one, seconds=BEAT_SECONDS), alone.processes.beat(60), alone.processes.begin("1", COUNT)):
        with pytest.raises(NewerDatabase):
            await refused


def _raise(connection: Connection, number: int) -> None:
    """Store that programs must know that migration to use the database."""
    change(connection, "put_release", number=number - 1, oldest_reader=number)


def test_who_hangs_in_a_transaction_takes_no_shards_of_others() -> None:
    """Faulty: its locks keep all others from saying that they live for longer than that counts."""
    assert IDLE_SECONDS + BEAT_SECONDS < LEASE_SECONDS
