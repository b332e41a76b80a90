"""The connections to one database file: one for writing behind a lock, several for reading.

Two coroutines that share a connection share its transaction, so nobody gets a connection that another is using. Every
transaction is ours: `write` begins immediately, so that what it reads first cannot change before it commits.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from db.errors import DamagedDatabase
from db.migrate import migrate, migrations, version
from db.sqlite import BEGIN_READ, BEGIN_WRITE, check, connect, connect_untouched, is_new
from db.statements import Connection

READERS = 2


class Database:
    """An open database file. Several of them, in one process or in many, may be open on one file."""

    def __init__(self, path: Path, writer: Connection, readers: tuple[Connection, ...]) -> None:
        """Keep connections that are ready to use."""
        self.path = path
        self._writer = writer
        self._all = (writer, *readers)
        self._writing = asyncio.Lock()
        self._idle: asyncio.Queue[Connection] = asyncio.Queue()
        for reader in readers:
            self._idle.put_nowait(reader)

    @classmethod
    async def open(cls, path: Path) -> "Database":
        """Open the database at `path`, or make a new one, with its folder, where there is none.

        Raises:
            DatabaseFault: the file is damaged, foreign, or of a newer version. It was not touched.
        """
        known = migrations()
        if is_new(path):
            path.parent.mkdir(parents=True, exist_ok=True)
        else:
            await _inspect(path, len(known))
        opened: list[Connection] = []
        try:
            opened.append(await connect(path))
            await migrate(opened[0], path, known)
            for _ in range(READERS):
                opened.append(await connect(path, read_only=True))
        except BaseException:
            for connection in opened:
                await connection.close()
            raise
        return cls(path, opened[0], tuple(opened[1:]))

    async def close(self) -> None:
        """Close every connection once nobody writes."""
        async with self._writing:
            for connection in self._all:
                await connection.close()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Connection]:
        """Give the writing connection inside a transaction; commit at the end, roll back if anything is raised."""
        async with self._writing:
            try:
                await self._writer.execute(BEGIN_WRITE)
                yield self._writer
                await _to_the_end(self._writer.commit())
            except BaseException:
                await _to_the_end(self._writer.rollback())
                raise

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Connection]:
        """Give a reading connection that sees one unchanging moment of the database."""
        reader = await self._idle.get()
        try:
            await reader.execute(BEGIN_READ)
            yield reader
        finally:
            await _to_the_end(reader.rollback())
            self._idle.put_nowait(reader)


async def _inspect(path: Path, known: int) -> None:
    """Refuse a file that is not ours to open, before anything is done to it."""
    await asyncio.to_thread(check, path, False)
    connection = await connect_untouched(path)
    try:
        await version(connection, path, known)
    except sqlite3.DatabaseError as fault:
        raise DamagedDatabase(path, str(fault)) from fault
    finally:
        await connection.close()


async def _to_the_end(work: Coroutine[Any, Any, None]) -> None:
    """Wait until `work` is done even when cancelled: a connection is free only after its transaction ended."""
    task = asyncio.ensure_future(work)
    cancelled: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.shield(task)
        except asyncio.CancelledError as interruption:
            cancelled = interruption
    task.result()
    if cancelled is not None:
        raise cancelled
