"""Copies the tables from one end of a move to the other, and compares them; what is there already is not copied again.

Rows go over in the order of their keys, and each batch is one transaction. So what has arrived is all up to some key,
and a move that was killed continues behind it.
"""

import hashlib
import logging
import time
from collections.abc import Iterable

import msgspec

from db.moving.ends import BadValue, End, batches
from db.moving.shape import Row, Table

BATCH = 1_000
SAY_SECONDS = 10
_log = logging.getLogger(__name__)


class Counted(msgspec.Struct, frozen=True):
    """How many rows a table has, and a digest of them all in the order of their keys."""

    rows: int
    digest: str


class Differs(Exception):
    """A table is not the same at both ends."""

    def __init__(self, table: str) -> None:
        """Name the table."""
        super().__init__(table)
        self.table = table


def copy(source: End, target: End, tables: Iterable[Table]) -> None:
    """Copy what is missing at the target.

    Raises:
        BadValue: a value that the engine of the target cannot keep.
    """
    tables = tuple(tables)
    for table in tables:
        _copy(source, target, table)
    for table in tables:
        for column in table.own:
            names = (column, *table.key)
            found = source.rows(table, names, only=column)
            for some in batches(found, BATCH):
                with target.transaction():
                    target.fill(table, column, ((value, key) for value, *rest in some for key in (tuple(rest),)))


def compare(source: End, target: End, tables: Iterable[Table]) -> dict[str, Counted]:
    """Return what is in each table, the same at both ends.

    Raises:
        Differs: it is not.
    """
    found = {}
    for table in tables:
        one, other = counted(source, table), counted(target, table)
        if one != other:
            raise Differs(table.name)
        found[table.name] = one
    return found


def counted(end: End, table: Table) -> Counted:
    """Return how many rows a table has, with their digest."""
    made, count, encoder = hashlib.sha256(), 0, msgspec.msgpack.Encoder()
    for row in _all(end, table):
        made.update(encoder.encode(row))
        count += 1
    return Counted(count, made.hexdigest())


def empty(target: End, tables: Iterable[Table]) -> None:
    """Delete every row, so that nothing refers to what is gone."""
    for table in reversed(tuple(tables)):
        target.empty(table)


def _copy(source: End, target: End, table: Table) -> None:
    names = tuple(column.name for column in table.columns)
    said_at, count = time.monotonic(), 0
    for some in batches(source.rows(table, names, after=target.last(table)), BATCH):
        with target.transaction():
            target.insert(table, some)
        count += len(some)
        if time.monotonic() - said_at > SAY_SECONDS:
            said_at = time.monotonic()
            _log.info("%s: %d rows so far", table.name, count)


def _all(end: End, table: Table) -> Iterable[Row]:
    return end.rows(table, tuple(column.name for column in table.columns))


__all__ = ["BadValue", "Counted", "Differs", "compare", "copy", "counted", "empty"]
