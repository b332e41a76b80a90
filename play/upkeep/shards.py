"""Which process has which shards of the bot: those that its settings name, or as many as its share of all.

A process says every few seconds that it has them still. One that does not is taken for dead, and the others take its
shards. One that has more than its share offers the rest: who takes a shard connects it first, and only then the other
one lets it go, so that no server is without a bot in between.
"""

from collections.abc import Sequence, Set

import msgspec
from msgspec.structs import replace

from address import Address
from db.engines.engine import notify
from db.keeping import releases
from db.rows import processes
from db.rows.processes import ProcessRow, ShardRow
from db.statements import Connection
from play.context import CHANGED, Context
from play.upkeep.processes import Processes, drop_gone

LEASE_SECONDS = 15
"""So long a process counts as alive, and its shards as its own, without saying so again."""

BEAT_SECONDS = 3
"""So often it says so."""

SHARDS = "shards"
"""What a process calls to the others that gives shards away."""


class Held(msgspec.Struct, frozen=True):
    """Which shards this process has, and which others has one that is alive and has all their servers.

    `others`: who has each of those that this process has not; `alive`: how many processes are; `takers`: how many
    others take shards that are free.
    """

    mine: frozenset[int] = frozenset()
    ready_elsewhere: frozenset[int] = frozenset()
    others: dict[int, ProcessRow] = {}
    alive: int = 1
    takers: int = 0


class Wanted(msgspec.Struct, frozen=True):
    """What a process wants: its `own` shards (empty: its share of all), and at most so many more than it has now.

    `ready`: the shards of which it has all servers. `is_ending`: it wants to be rid of all that it has.
    """

    own: frozenset[int] = frozenset()
    ready: frozenset[int] = frozenset()
    most: int = 1
    is_ending: bool = False


class Shards:
    """The shards of this process among those of the others."""

    def __init__(self, context: Context, of: Processes) -> None:
        """Work on the database of `context`, for the process that `of` knows."""
        self._context = context
        self._processes = of
        self._beaten_at: int | None = None
        self._waits_until = 0

    async def beat(self, wanted: Wanted) -> Held:
        """Say that this process lives and has its shards still; take what is free, and offer what is too much.

        Raises:
            StorageFault: `newer`: a newer program has changed the database, and this one cannot use it any more.
        """
        now, me = self._context.clock(), self._processes.me
        if self._beaten_at is not None and now - self._beaten_at > LEASE_SECONDS:
            # Nobody may have been able to say anything meanwhile: those who live shall first say so.
            self._waits_until = now + LEASE_SECONDS
        database, takes_over = self._context.database, now >= self._waits_until
        held = await database.write_uncounted(_beat, database.address, me, wanted, now, takes_over=takes_over)
        self._beaten_at = now
        return held

    async def call_others(self) -> None:
        """Let others look at once at who has which shard; on SQLite they look by themselves."""
        await self._context.database.write_uncounted(notify, CHANGED, SHARDS)

    async def give_back(self) -> None:
        """Let others take all shards of this process at once."""
        me = self._processes.me
        await self._context.database.write_uncounted(_give_back, me)


def _beat(
    connection: Connection, address: Address, me: ProcessRow, wanted: Wanted, now: int, *, takes_over: bool
) -> Held:
    releases.check(connection, address)
    processes.store(connection, replace(me, alive_until=now + LEASE_SECONDS, is_ending=wanted.is_ending))
    alive = {row.process: row for row in drop_gone(connection, me, now)}
    rows = processes.shards(connection, me.shard_count)
    changes = arranged(rows, me.process, tuple(alive.values()), wanted, now, takes_over=takes_over)
    stored = {row.shard: row for row in processes.put_shards(connection, changes)}
    rows = tuple(stored.get(row.shard, row) for row in rows)
    held = {row.shard: alive[row.process] for row in rows if row.process in alive and row.held_until > now}
    return Held(
        frozenset(shard for shard, by in held.items() if by.process == me.process),
        frozenset(row.shard for row in rows if row.is_ready and row.shard in held and row.process != me.process),
        {shard: by for shard, by in held.items() if by.process != me.process},
        len(alive),
        sum(row.is_sharing and not row.is_ending and row.process != me.process for row in alive.values()),
    )


def arranged(
    rows: Sequence[ShardRow],
    me: str,
    alive: Sequence[ProcessRow],
    wanted: Wanted,
    now: int,
    *,
    takes_over: bool = True,
) -> tuple[tuple[ShardRow, ShardRow], ...]:
    """Return which rows of shards a process changes, each with what it makes of it. Pure.

    Unless it `takes_over`, it takes none of a process that has only been silent for too long.
    """
    names, until = {row.process for row in alive}, now + LEASE_SECONDS
    mine = [row for row in rows if row.process == me]
    fair = _share(rows, me, alive)
    spare = () if wanted.own else tuple(row.shard for row in mine)[0 if wanted.is_ending else fair :]
    kept = [
        (row, replace(row, held_until=until, is_ready=row.shard in wanted.ready, is_offered=row.shard in spare))
        for row in mine
    ]
    free = _free(rows, me, names, now, takes_over=takes_over)
    room = len(rows) if wanted.own else min(wanted.most, fair - len(mine))
    room = 0 if wanted.is_ending else room
    taken = [row for row in free if not wanted.own or row.shard in wanted.own][: max(0, room)]
    return (*kept, *((row, ShardRow(row.shard, me, until)) for row in taken))


def _share(rows: Sequence[ShardRow], me: str, alive: Sequence[ProcessRow]) -> int:
    """Return how many shards a process has that takes its share; of what is left over the oldest have one each."""
    named = {row.process for row in alive if not row.is_sharing}
    sharing = [row.process for row in alive if row.is_sharing and not row.is_ending]
    each, over = divmod(sum(row.process not in named for row in rows), max(1, len(sharing)))
    return each + (me in sharing[:over])


def _free(rows: Sequence[ShardRow], me: str, alive: Set[str], now: int, *, takes_over: bool) -> list[ShardRow]:
    """Return the shards that can be taken: first those that nobody has, then those that are offered."""
    others = [row for row in rows if row.process != me]
    is_dead = {row.shard: row.held_until <= now or row.process not in alive for row in others}
    left = [row for row in others if not row.process or (takes_over and is_dead[row.shard])]
    offered = [row for row in others if row.is_offered and row not in left]
    return [*left, *offered]


def _give_back(connection: Connection, me: ProcessRow) -> None:
    mine = [row for row in processes.shards(connection, me.shard_count) if row.process == me.process]
    processes.put_shards(connection, [(row, ShardRow(row.shard)) for row in mine])


def listed(shards: Set[int] | Sequence[int]) -> str:
    """Return numbers of shards as people write them: `0-3, 8`."""
    parts: list[list[int]] = []
    for shard in sorted(shards):
        if parts and parts[-1][-1] == shard - 1:
            parts[-1].append(shard)
        else:
            parts.append([shard])
    return ", ".join(str(part[0]) if len(part) == 1 else f"{part[0]}-{part[-1]}" for part in parts)
