"""Opens a database on the engine that its address asks for. What only one engine needs is imported only for it.

db/engines/sqlite_engine.py is the engine for a file, with db/drivers/sqlite.py and db/drivers/thread.py;
db/engines/postgres_engine.py the one for a server, with db/drivers/postgres.py.
"""

import importlib.util
import sqlite3
from pathlib import Path

from address import Address
from db.engines.database import Database
from db.engines.sqlite_engine import SqliteDatabase
from db.errors import DatabaseFault
from db.statements import Connection

DRIVER = "psycopg"
"""What a database on a server needs besides (requirements-postgres.txt)."""


async def open_database(address: Address) -> Database:
    """Open the database at an address, or make a new one where there is none.

    Raises:
        DatabaseFault: it is damaged, foreign or newer, or cannot be used. It was not touched.
    """
    if isinstance(address, Path):
        return await SqliteDatabase.open(address)
    if importlib.util.find_spec(DRIVER) is None:
        raise DatabaseFault(address, "no_driver")
    from db.engines.postgres_engine import PostgresDatabase

    return await PostgresDatabase.open(address)


def notify(connection: Connection, channel: str, payload: str) -> None:
    """Tell who listens on a channel (`Database.listen`) once the transaction is committed.

    On SQLite nobody can be told: who waits for more looks now and then.
    """
    if not isinstance(connection, sqlite3.Connection):
        connection.execute("SELECT pg_notify(%s, %s)", (channel, payload)).close()
