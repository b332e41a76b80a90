"""Moves a database from one engine to the other, in steps that can each be cut short and done again.

Both ends are held alone meanwhile, so no bot uses them: a file by SQLite's exclusive lock, a database on a server by
the lock that every start takes, and by looking for programs of ours that are connected to it.

Each end knows of the move (db/rows/moves.py). A bot that starts on the source before it is done takes it back, and what
was moved is deleted when it begins anew. A bot that starts on the target before it is done is refused, and one that
starts on the source afterwards is told where its data is.
"""

import re
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

import msgspec

from address import Address, PostgresAddress
from db.errors import DatabaseFault
from db.keeping.migrate import migrations
from db.moving import copying, opening, settling
from db.moving.copying import Counted, Differs
from db.moving.ends import BadValue
from db.moving.opening import Opened
from db.moving.shape import Table
from db.rows import moves
from db.rows.moves import MoveRow

TOKEN_BYTES = 8
_FILLING = re.compile(r"INSERT INTO (\w+) [^;]*\bVALUES\b")


class Moved(msgspec.Struct, frozen=True):
    """What a move has brought over: each table, the same at both ends."""

    tables: dict[str, Counted]

    @property
    def rows(self) -> int:
        """How many rows that is."""
        return sum(each.rows for each in self.tables.values())


def move(source: Address, target: Address, verify: Callable[[], None]) -> Moved | None:
    """Bring everything over; `verify` is called when all is there and nobody may use it yet, and stops it by raising.

    None: all was there, and only the source did not know it yet.

    Raises:
        DatabaseFault: as opening a database; `move_in_use` (`reason`), `not_empty`, `copy_nothing`, `moved` (`place`,
            `at`), `moving` (`place`), `move_engines`, `move_older` (`found`, `known`), `move_beside` (`file`),
            `move_value` (`table`, `key`), `move_differs` (`table`).
    """
    if isinstance(source, PostgresAddress) == isinstance(target, PostgresAddress):
        raise DatabaseFault(target, "move_engines")
    with _both(source, target) as (one, other):
        token, is_complete = _begin(one, other)
        if is_complete:
            _say_moved(one, other, token)
            return None
        found = _copied(one, other)
    verify()
    with _both(source, target) as (one, other):
        if _begin(one, other) != (token, False):
            raise DatabaseFault(source, "move_in_use", reason="it was used while its copy was verified")
        settling.bring_beside(source, target)
        with other.end.transaction():
            note = settling.settle(one, other)
            moves.put_row(other.connection, _row("from", token, one, is_done=True))
        note()
        _say_moved(one, other, token)
    return found


@contextmanager
def _both(source: Address, target: Address) -> Iterator[tuple[Opened, Opened]]:
    with ExitStack() as stack:
        one = stack.enter_context(opening.alone(source, is_source=True))
        yield one, stack.enter_context(opening.alone(target, is_source=False))


def _begin(one: Opened, other: Opened) -> tuple[str, bool]:
    """Note the move at both ends; return which one it is, and whether the target has all of it already."""
    away, here = moves.find(one.connection, "to"), moves.find(other.connection, "from")
    if away is not None and away.is_done:
        moves.check(one.connection, one.address)
    if away is not None and here is not None and away.token == here.token:
        return away.token, here.is_done
    tables = _tables(one, other)
    is_begun = here is not None and not here.is_done and here.place == str(one.address)
    if not is_begun and any(other.end.last(table) for table in tables if table.name not in _filled_from_the_start()):
        raise DatabaseFault(other.address, "not_empty")
    settling.check_beside(one.address, other.address)
    token = secrets.token_hex(TOKEN_BYTES)
    with one.end.transaction():
        moves.put_row(one.connection, _row("to", token, other, is_done=False))
    with other.end.transaction():
        copying.empty(other.end, tables)
        moves.put_row(other.connection, _row("from", token, one, is_done=False))
    return token, False


def _filled_from_the_start() -> set[str]:
    """Return the tables that have rows in a new database."""
    statements = (statement for migration in migrations() for statement in migration.statements)
    return {"releases", *(found[1] for found in map(_FILLING.match, statements) if found is not None)}


def _copied(one: Opened, other: Opened) -> Moved:
    tables = _tables(one, other)
    try:
        copying.copy(one.end, other.end, tables)
        return Moved(copying.compare(one.end, other.end, tables))
    except BadValue as bad:
        raise DatabaseFault(one.address, "move_value", table=bad.table, key=str(bad.key)) from None
    except Differs as found:
        raise DatabaseFault(other.address, "move_differs", table=found.table) from None


def _tables(one: Opened, other: Opened) -> tuple[Table, ...]:
    """Return the tables; both ends are of this program's version, and have the same."""
    return next(each.tables for each in (one, other) if each.tables)


def _say_moved(one: Opened, other: Opened, token: str) -> None:
    with one.end.transaction():
        moves.put_row(one.connection, _row("to", token, other, is_done=True))


def _row(direction: moves.Direction, token: str, place: Opened, *, is_done: bool) -> MoveRow:
    return MoveRow(direction, token, str(place.address), int(time.time()), is_done)
