"""What is PostgreSQL's alone: how a server is connected to, and what its errors say. All other SQL is portable.

The time limits are those of a session and none of the server's, so that another program on it keeps its own. They need
a connection of our own from end to end: PgBouncer in transaction mode would mix the settings of sessions.
"""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

import psycopg
from psycopg import AsyncConnection, conninfo
from psycopg.adapt import AdaptersMap
from psycopg.rows import dict_row, tuple_row
from psycopg.types.numeric import Int8Dumper

from address import PostgresAddress
from db.errors import DamagedDatabase, DatabaseFault, Trouble, UnavailableDatabase

Session = psycopg.Connection[dict[str, Any]]

STATEMENT_SECONDS: Final = 15
LOCK_SECONDS: Final = 5
IDLE_SECONDS: Final = 8
"""How long a statement may take, how long it may wait for a lock, and how long a transaction may do nothing.

A process that hangs in a transaction keeps its locks so long. Others must get them before the time is over for which
they have their shards (play/upkeep/shards.py), else one that hangs takes the shards of all.
"""

APPLICATION: Final = "sealed-orders"
BEGIN_WRITE: Final = "BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE"
BEGIN_READ: Final = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
COMMIT: Final = "COMMIT"
ROLLBACK: Final = "ROLLBACK"
_SETTINGS = (
    f"SET statement_timeout = '{STATEMENT_SECONDS}s'; SET lock_timeout = '{LOCK_SECONDS}s'; "
    f"SET idle_in_transaction_session_timeout = '{IDLE_SECONDS}s'; SET timezone = 'UTC'"
)
_USUAL: Mapping[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
"""A server that is cut off from us is given up within half a minute, if the address says nothing else."""

_PREPARED = 1_000
"""More than there are statements: each is planned once for a connection."""

LOST_STATES: Final = frozenset({"57P01", "57P02", "57P03", "57P05", "25P03"})
"""The server ends or ended the connection: it is stopped, it crashed, it starts, or we did nothing for too long."""

AGAIN: Final[Mapping[str, str]] = {"40001": "serialization", "40P01": "deadlock"}
"""The server gave a transaction up for the sake of another one, as labels of counting/known.py."""

_TROUBLES: Mapping[str, Trouble] = {
    "53100": "full",
    "53200": "busy",
    "53300": "busy",
    "53400": "busy",
    "40001": "busy",
    "40P01": "busy",
    "55P03": "busy",
    "57014": "busy",
    "25006": "standby",
    "28000": "refused",
    "28P01": "refused",
    "42501": "refused",
    "3D000": "no_database",
    "58030": "failing",
}
_DAMAGED = frozenset({"XX001", "XX002"})
_SAID: tuple[tuple[re.Pattern[str], Trouble], ...] = (
    (re.compile(r"password authentication failed|no password supplied|no pg_hba\.conf entry"), "refused"),
    (re.compile(r'role ".*" (?:does not exist|is not permitted)|permission denied|invalid .* value'), "refused"),
    (re.compile(r"too many (?:clients|connections)|connection slots are reserved"), "busy"),
    (re.compile(r'database ".*" does not exist'), "no_database"),
)
"""What somebody is told who is not let in: libpq gives no code of it. Else the server counts as unreachable."""


def connect(address: PostgresAddress) -> Session:
    """Return a connection in autocommit mode, so that transactions are only those we begin ourselves.

    Raises:
        DatabaseFault: the server cannot be reached, or does not let us in.
    """
    with named_faults(address):
        try:
            connection = psycopg.connect(address.reveal(), **_options(address), row_factory=dict_row)
        except psycopg.ProgrammingError as fault:
            # An option of the address has a value that it cannot have, which psycopg repeats.
            raise UnavailableDatabase(address, "refused", address.without_secrets(str(fault))) from None
        connection.prepared_max = _PREPARED
        connection.prepare_threshold = 1
        _count_in_eights(connection.adapters)
        connection.execute(_SETTINGS, prepare=False)
    return connection


async def connect_listener(address: PostgresAddress) -> AsyncConnection[Any]:
    """Return a connection on which nothing is done but to listen; raises what psycopg does."""
    return await AsyncConnection.connect(address.reveal(), **_options(address))


def _options(address: PostgresAddress) -> dict[str, Any]:
    given = conninfo.conninfo_to_dict(address.reveal())
    usual = {name: value for name, value in _USUAL.items() if name not in given}
    return {**usual, "application_name": APPLICATION, "autocommit": True}


def _count_in_eights(adapters: AdaptersMap) -> None:
    """Send all whole numbers as BIGINT, which all of our columns are.

    psycopg would send the smallest type that holds a number, and each mixture of types is planned as a statement apart.
    """
    adapters.register_dumper(int, Int8Dumper)


def only(connection: psycopg.Connection[Any], sql: str, values: tuple[object, ...] | None = None) -> Any:
    """Return the first value of the first row that a statement finds, in whatever form rows come; None without one."""
    with connection.cursor(row_factory=tuple_row) as cursor:
        row = cursor.execute(sql.encode(), values).fetchone()
    return None if row is None else row[0]


def is_lost(fault: BaseException, connection: Session) -> bool:
    """Return whether `fault` means that there is no connection any more."""
    if not isinstance(fault, psycopg.OperationalError | psycopg.InterfaceError):
        return False
    return connection.closed or fault.sqlstate in LOST_STATES


def fault_of(address: PostgresAddress, fault: psycopg.Error) -> DatabaseFault | None:
    """Return what `fault` says about the database; None if it says something about the statement, which is a bug."""
    state = fault.sqlstate or ""
    reason = address.without_secrets(" ".join(str(fault).split())) or type(fault).__name__
    if state in _DAMAGED:
        return DamagedDatabase(address, reason)
    if state in _TROUBLES:
        return UnavailableDatabase(address, _TROUBLES[state], reason)
    if not isinstance(fault, psycopg.OperationalError | psycopg.InterfaceError):
        return None
    if not state or state in LOST_STATES or state.startswith("08"):
        return UnavailableDatabase(address, "unreachable" if state else _said_by(reason), reason)
    return UnavailableDatabase(address, "failing", reason)


def _said_by(reason: str) -> Trouble:
    """Return what kept us from a connection; what was not said in English counts as a server that is not there."""
    return next((trouble for words, trouble in _SAID if words.search(reason)), "unreachable")


@contextmanager
def named_faults(address: PostgresAddress) -> Iterator[None]:
    """Raise what psycopg raises about the database as `DatabaseFault`, without what may show a password."""
    try:
        yield
    except psycopg.Error as fault:
        known = fault_of(address, fault)
        if known is None:
            raise
        # What psycopg says of a connection stays out of tracebacks: it may repeat what it was given.
        raise known from None
