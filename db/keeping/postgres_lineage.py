"""Notices that a database on a server was put back, as db/keeping/lineage.py does with a file.

Counting each write would make all processes wait for one row. So each process counts once a second at most that it has
written something (`Lineage.count`), and notes the count outside (db/keeping/mark.py). A database whose count is lower
than what was noted, or of an earlier epoch, was put back: it gets a new epoch. What that can miss: a copy that is put
back and that was made less than a second before the last write of all. `python -m db restored` says it then.

The database also keeps on which server it was, and on which timeline of it: on another one, a standby that took over or
a server that was put back to an earlier moment, it gets a new epoch too. Where it is as far as was noted, nobody is
told of lost moves.

Running processes notice it when they count: the database may be put back under them. It is found out and stored in one
transaction, in which a row of the database is locked, so that one process begins the epoch and the others find it.
"""

import logging
from collections.abc import Mapping
from typing import Any, NamedTuple

import psycopg

from address import PostgresAddress, files_at
from db.errors import DatabaseFault, system_fault
from db.keeping import lineage
from db.keeping.beside import Beside
from db.keeping.lineage import Past
from db.keeping.mark import Mark, Reached
from db.private import make_folder
from db.statements import Connection, change, number

BEGAN_AT, SYSTEM, TIMELINE, CLOSED, KEY = "epoch_at", "system", "timeline", "closed", "key"
"""Names of counters: when the epoch began, on which server and timeline, after how many writes the database was closed,
and which key is beside it (`Beside.fingerprint`)."""

_NOW = "SELECT CAST(EXTRACT(EPOCH FROM CLOCK_TIMESTAMP()) * 1000 AS BIGINT) AS now"
_MAY_ASK = "SELECT has_function_privilege('pg_control_system()', 'EXECUTE') AS may"
_SYSTEM = "SELECT system_identifier AS system FROM pg_control_system()"
_TIMELINE = "SELECT substring(pg_walfile_name(pg_current_wal_lsn()) FROM 1 FOR 8) AS timeline"

_log = logging.getLogger(__name__)


class _Server(NamedTuple):
    """Which server has the database, and on which timeline it is; 0 for what it does not tell us."""

    system: int
    timeline: int


class Lineage:
    """How far the database is known to have got in this process."""

    def __init__(self, address: PostgresAddress) -> None:
        """Begin with what is noted outside of the database."""
        files = files_at(address)
        self._address = address
        self._key = files.with_name(f"{files.name}.key")
        self._mark = Mark(files.with_name(f"{files.name}.mark"))
        self._known = self._mark.read()
        self._written = self._counting = self._counted = 0

    def check_key(self, connection: Connection) -> None:
        """Refuse to begin a key of our own where the others have one: all who use the database share the files.

        Raises:
            DatabaseFault: `key` (`files`), or the folder cannot be used.
        """
        kept = _kept(connection, KEY)
        try:
            make_folder(self._key.parent)
            if kept and not self._key.exists():
                raise DatabaseFault(self._address, "key", files=str(self._key))
            beside = Beside.open(self._address)
        except OSError as fault:
            raise system_fault(self._key, fault) from fault
        if kept not in {0, beside.fingerprint()}:
            raise DatabaseFault(self._address, "key", files=str(self._key))
        self.keep_key(connection, beside)

    def keep_key(self, connection: Connection, beside: Beside) -> None:
        """Store which key all must have who use the database."""
        _keep(connection, {KEY: beside.fingerprint()})

    def wrote(self) -> None:
        """Note that this process has stored something that a restore must not lose unnoticed."""
        self._written += 1

    def is_due(self) -> bool:
        """Return whether something was stored that is not counted yet."""
        return self._written != self._counted

    def count(self, connection: Connection) -> Reached:
        """Count what was stored, and begin an epoch if the database was put back; `note` what this returns.

        Where this transaction fails, what was stored is still to be counted.
        """
        self._counting = self._written
        lineage.count_write(connection)
        server, found = _server(connection), _found(connection)
        past = _past(connection, self._known, found, server)
        if past is not None:
            _log.warning(lineage.SAID[past], self._address)
            found = begin_epoch(connection, past)
        if (_kept(connection, SYSTEM), _kept(connection, TIMELINE)) != server:
            _keep(connection, {SYSTEM: server.system, TIMELINE: server.timeline})
        return found

    def begin(self, connection: Connection, past: Past) -> Reached:
        """Begin an epoch of a database that was not here before; `note` what this returns."""
        server = _server(connection)
        _keep(connection, {SYSTEM: server.system, TIMELINE: server.timeline})
        return begin_epoch(connection, past)

    def past_of(self, connection: Connection) -> Past | None:
        """Return what happened to a database that is not used now; None: it is what was noted last."""
        found = _found(connection)
        return _past(connection, self._known, found._replace(writes=found.writes + 1), _server(connection))

    def last(self, connection: Connection) -> Reached:
        """Do as `count` does, and note inside that all that was stored is there, unless somebody writes more."""
        found = self.count(connection)
        _keep(connection, {CLOSED: found.writes})
        return found

    def note(self, reached: Reached) -> None:
        """Note outside of the database how far it has got, now that the transaction is committed."""
        self._counted, self._known = self._counting, reached
        self._mark.write(reached)


def forget_here(connection: Connection, address: PostgresAddress) -> None:
    """Note that the database was put back: it gets a new epoch, and another key where its own is lost."""
    lineage.set_counter(connection, "copied", 1)
    files = files_at(address)
    if not files.with_name(f"{files.name}.key").exists():
        _keep(connection, {KEY: 0})


def begin_epoch(connection: Connection, past: Past) -> Reached:
    """Begin an epoch in the transaction under way."""
    now = _only(connection, _NOW)
    epoch = lineage.new_epoch()
    lineage.begin_epoch(connection, epoch, past)
    _keep(connection, {BEGAN_AT: now})
    return Reached(epoch, now, lineage.counter(connection, "writes"), now)


def _past(connection: Connection, known: Reached | None, found: Reached, server: _Server) -> Past | None:
    """Return what happened to the database, None if it is as it was left; `found` counts the transaction under way."""
    before = found.writes - 1
    is_elsewhere = any(
        _kept(connection, name) not in {0, now} for name, now in ((SYSTEM, server.system), (TIMELINE, server.timeline))
    )
    if lineage.counter(connection, "copied") == 1 or (known is not None and _is_behind(found, before, known)):
        return "restored"
    if not is_elsewhere and (known is not None or not lineage.counter(connection, "match")):
        return None
    if known is None and _kept(connection, CLOSED) != before:
        return "restored"
    return "elsewhere" if is_elsewhere else "carried"


def _is_behind(found: Reached, before: int, known: Reached) -> bool:
    """Return whether a database is not as far as is known; an epoch that began later has settled that already."""
    return before < known.writes if found.epoch == known.epoch else found.began_at <= known.at


def _found(connection: Connection) -> Reached:
    epoch, writes = lineage.counter(connection, "epoch"), lineage.counter(connection, "writes")
    return Reached(epoch, _kept(connection, BEGAN_AT), writes, _only(connection, _NOW))


def _server(connection: Connection) -> _Server:
    may_ask = _only(connection, _MAY_ASK)
    return _Server(int(_only(connection, _SYSTEM)) if may_ask else 0, int(_only(connection, _TIMELINE), 16))


def _kept(connection: Connection, name: str) -> int:
    return number(connection, "find_counter", name=name) or 0


def _keep(connection: Connection, values: Mapping[str, int]) -> None:
    for name, value in values.items():
        change(connection, "put_counter", name=name, value=value)


def _only(connection: Connection | psycopg.Connection[Any], sql: str) -> Any:
    row: Any = connection.execute(sql).fetchone()
    (value,) = row.values()
    return value
