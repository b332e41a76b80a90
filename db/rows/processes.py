"""Rows of `processes` (who uses this database), `shards` (which of them has which) and `turns` (whose turn it is)."""

from collections.abc import Iterable

import msgspec

from db.statements import Connection, change, many, one, put, put_all


class ProcessRow(msgspec.Struct, frozen=True):
    """A process of the bot: it counts as alive until a time (unix seconds), and says so again before.

    `host`: the name of its machine; `room`: where in it `pid` is a number of a process. It counts `shard_count` shards;
    `is_sharing`: it takes those that are free, else those that its settings name. Its program knows the
    migrations up to `migration`, and of each game the `rules` up to a version (JSON). `is_ending`: others take its
    shards.
    """

    process: str
    host: str
    room: str
    pid: int
    version: str
    shard_count: int
    is_sharing: bool
    began_at: int
    alive_until: int
    migration: int = 0
    rules: str = "{}"
    is_ending: bool = False

    def __str__(self) -> str:
        """Return how people find it."""
        return f"{self.host}, pid {self.pid}"


class ShardRow(msgspec.Struct, frozen=True):
    """Which process has a shard, until when (unix seconds) unless it says so again.

    `is_ready`: it has all servers of the shard. `is_offered`: another process may take it before.
    """

    shard: int
    process: str = ""
    held_until: int = 0
    is_ready: bool = False
    is_offered: bool = False


class TurnRow(msgspec.Struct, frozen=True):
    """Whose turn it is to do something, until when (unix milliseconds), and what was said about it last."""

    name: str
    process: str
    held_until: int
    said: str


def store(connection: Connection, row: ProcessRow) -> None:
    """Store that a process is alive."""
    put(connection, "put_process", row)


def alive(connection: Connection, now: int) -> tuple[ProcessRow, ...]:
    """Return the processes that count as alive, the oldest first."""
    return many(connection, "live_processes", ProcessRow, now=now)


def drop(connection: Connection, process: str) -> None:
    """Store that a process has ended."""
    change(connection, "drop_process", process=process)


def drop_ended(connection: Connection, until: int) -> None:
    """Forget the processes that have said until then, or before, that they are alive."""
    change(connection, "drop_ended_processes", until=until)


def shards(connection: Connection, count: int) -> tuple[ShardRow, ...]:
    """Return the rows of all shards, of which there are `count`."""
    found = many(connection, "shards_below", ShardRow, count=count)
    if len(found) == count:
        return found
    put_all(connection, "add_shards", [ShardRow(shard) for shard in range(count)])
    return many(connection, "shards_below", ShardRow, count=count)


def put_shards(connection: Connection, changes: Iterable[tuple[ShardRow, ShardRow]]) -> tuple[ShardRow, ...]:
    """Store the second of each pair where the first is stored; return what was stored of them."""
    stored = []
    for before, row in changes:
        guard = {"before_process": before.process, "before_until": before.held_until}
        if change(connection, "put_shard", **msgspec.structs.asdict(row), **guard):
            stored.append(row)
    return tuple(stored)


def turn(connection: Connection, name: str) -> TurnRow | None:
    """Return whose turn it is."""
    return one(connection, "find_turn", TurnRow, name=name)


def take_turn(connection: Connection, name: str, process: str, now: int, held_until: int) -> bool:
    """Store that it is the turn of a process, unless it is that of another one (unix milliseconds); return if it is."""
    return change(connection, "take_turn", name=name, process=process, now=now, held_until=held_until) == 1


def take_new_turn(connection: Connection, name: str, process: str, now: int, held_until: int) -> bool:
    """Do so unless it is the turn of any process, that one too."""
    return change(connection, "take_new_turn", name=name, process=process, now=now, held_until=held_until) == 1


def end_turn(connection: Connection, name: str, process: str, said: str) -> None:
    """Store that the turn of a process is over, and what it has to say."""
    change(connection, "end_turn", name=name, process=process, said=said)
