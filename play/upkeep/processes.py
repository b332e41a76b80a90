"""The processes of the bot on one database: each says again and again that it lives, so that others leave it its work.

What a process has claimed is taken over only once it does not live any more: when it has not said so for too long, or
when another one of the same machine sees that there is no such process. A process that hangs and comes back finds its
work taken by others: every claim names who has it, and what is sent is announced before.
"""

import os
import socket
from collections.abc import Callable, Sequence

import msgspec
from msgspec.structs import replace

from address import Address
from db.keeping import releases
from db.keeping.living import is_seen_gone, room
from db.rows import processes
from db.rows.processes import ProcessRow
from db.statements import Connection
from play.context import Context
from play.match.new_rules import newest_rules

__all__ = ["Obstacle", "ProcessRow", "Processes"]

REMEMBERED_SECONDS = 86_400
"""So long a process that has ended without a word is kept in the table, for whoever looks at it."""


class Obstacle(msgspec.Struct, frozen=True):
    """Why a process cannot work beside another one that counts as alive.

    `code`: `shards_taken` (it has `shards` that our settings name) or `shards_counted` (it counts others than we do).
    """

    code: str
    by: ProcessRow
    shards: tuple[int, ...] = ()


class Processes:
    """This process among those on the same database."""

    def __init__(self, context: Context) -> None:
        """Work on the database of `context`."""
        self._context = context
        self._me: ProcessRow | None = None
        self._beats_alone = False
        self._others = 0
        self._told: Callable[[int], None] = lambda _: None

    async def begin(self, version: str, shard_count: int = 1, own: tuple[int, ...] | None = None) -> Obstacle | None:
        """Let the others know of this process; return what keeps it from working beside them, if anything does.

        It counts so many shards of the bot and has its `own` ones: none if it takes those that are free, None if it
        has all of them and does not mind another one that has, as when a new bot is started before the old one ends.

        Raises:
            StorageFault: `newer`, and whatever else keeps the database from being used.
        """
        now = self._context.clock()
        me = self._new(version, shard_count, is_sharing=own == ())

        def begun(connection: Connection) -> tuple[Obstacle | None, int]:
            releases.check(connection, self._context.database.address)
            others = [row for row in drop_gone(connection, me, now) if row.process != me.process]
            obstacle = _obstacle(connection, me, others, own)
            if obstacle is None:
                processes.drop_ended(connection, now - REMEMBERED_SECONDS)
                processes.store(connection, replace(me, alive_until=now))
            return obstacle, len(others)

        found, self._others = await self._context.database.write_uncounted(begun)
        self._me = me if found is None else None
        self._beats_alone = own is None
        return found

    def _new(self, version: str, shard_count: int, *, is_sharing: bool) -> ProcessRow:
        context = self._context
        now = context.clock()
        host = socket.gethostname()
        row = ProcessRow(context.process, host, room(), os.getpid(), version, shard_count, is_sharing, now, now)
        return replace(row, migration=releases.newest_known(), rules=newest_rules())

    @property
    def id(self) -> str:
        """Return what tells this process from the others."""
        return self._context.process

    @property
    def has_begun(self) -> bool:
        """Return whether the others know of this process."""
        return self._me is not None

    async def beat(self, seconds: int) -> None:
        """Say that this process lives, and will say so again within so many seconds; of shards it says so by them.

        Raises:
            StorageFault: `newer`: a newer program has changed the database, and this one cannot use it any more.
        """
        me, now = self._me, self._context.clock()
        if me is None or not self._beats_alone:
            return

        def beaten(connection: Connection) -> int:
            _beat(connection, replace(me, alive_until=now + seconds), self._context.database.address)
            return sum(row.process != me.process for row in drop_gone(connection, me, now))

        self._others = await self._context.database.write_uncounted(beaten)
        self._told(self._others)

    def tell(self, told: Callable[[int], None]) -> None:
        """Tell how many others live: now, and whenever a process without shards says that it lives."""
        self._told = told
        told(self._others)

    async def end(self) -> None:
        """Say that this process ends: others need not wait until it counts as dead."""
        if self._me is not None:
            await self._context.database.write_uncounted(processes.drop, self._me.process)

    async def alive(self) -> tuple[ProcessRow, ...]:
        """Return the processes that count as alive, this one too, the oldest first."""
        return await self._context.database.read(processes.alive, self._context.clock())

    @property
    def me(self) -> ProcessRow:
        """Return the row of this process.

        Raises:
            LookupError: it has not begun.
        """
        if self._me is None:
            raise LookupError("this process has not begun")
        return self._me

    async def took_turn(self, name: str, milliseconds: Callable[[], int], length: int, *, is_new: bool = False) -> int:
        """Take the turn to do what has this name for a `length` of milliseconds; 0, or how long another one has it.

        `is_new`: this process too has to wait for the end of a turn that it has had before.
        """
        take = processes.take_new_turn if is_new else processes.take_turn

        def taken(connection: Connection) -> int:
            now = milliseconds()
            if take(connection, name, self._context.process, now, now + length):
                return 0
            row = processes.turn(connection, name)
            return max(1, row.held_until - now) if row is not None else 1

        return await self._context.database.write_uncounted(taken)

    async def said(self, name: str) -> str:
        """Return what the last process had to say that has done what has this name; "" for nothing."""
        row = await self._context.database.read(processes.turn, name)
        return "" if row is None else row.said

    async def say(self, name: str, said: str) -> None:
        """Keep what there is to say about what has this name, which needs no turn."""

        def stored(connection: Connection) -> None:
            processes.take_turn(connection, name, self._context.process, 1, 0)
            processes.end_turn(connection, name, self._context.process, said)

        await self._context.database.write_uncounted(stored)

    async def end_turn(self, name: str, said: str) -> None:
        """Let another one take this turn, and keep what this process has to say about it."""
        await self._context.database.write_uncounted(processes.end_turn, name, self._context.process, said)


def _beat(connection: Connection, row: ProcessRow, address: Address) -> None:
    releases.check(connection, address)
    processes.store(connection, row)


def drop_gone(connection: Connection, me: ProcessRow, now: int) -> tuple[ProcessRow, ...]:
    """Forget the processes of this machine that are seen to be gone; return the others that count as alive."""
    return tuple(row for row in processes.alive(connection, now) if not _drop_if_gone(connection, me, row))


def _drop_if_gone(connection: Connection, me: ProcessRow, row: ProcessRow) -> bool:
    is_gone = row.process != me.process and is_seen_gone(me, row)
    if is_gone:
        processes.drop(connection, row.process)
    return is_gone


def _obstacle(
    connection: Connection, me: ProcessRow, others: Sequence[ProcessRow], own: tuple[int, ...] | None
) -> Obstacle | None:
    for other in others:
        if other.shard_count != me.shard_count:
            return Obstacle("shards_counted", other)
    wanted = [row for row in processes.shards(connection, me.shard_count) if row.shard in own] if own else []
    for other in others:
        taken = tuple(row.shard for row in wanted if row.process == other.process)
        if taken:
            return Obstacle("shards_taken", other, taken)
    return None
