"""Rows of `moves`: whether a database is being moved to another place or from one, or was (db/moving/)."""

import logging
from datetime import UTC, datetime
from typing import Literal

import msgspec

from address import Address
from db.errors import DatabaseFault
from db.statements import Connection, change, one, put

Direction = Literal["to", "from"]
_log = logging.getLogger(__name__)


class MoveRow(msgspec.Struct, frozen=True):
    """A move in one `direction`, as seen from this database, with the other `place`; `token`: which move it is."""

    direction: Direction
    token: str
    place: str
    at: int
    is_done: bool


def find(connection: Connection, direction: Direction) -> MoveRow | None:
    """Return the move in a direction, if there is or was one."""
    return one(connection, "find_move", MoveRow, direction=direction)


def put_row(connection: Connection, row: MoveRow) -> None:
    """Store a move in place of an earlier one in the same direction."""
    put(connection, "put_move", row)


def drop(connection: Connection, direction: Direction) -> None:
    """Forget a move."""
    change(connection, "drop_move", direction=direction)


def check(connection: Connection, address: Address) -> None:
    """Refuse to use a database that was moved away, or that has only a part of one yet.

    A move from here that was begun and not completed is taken back: what is stored from now on would not be in it.

    Raises:
        DatabaseFault: `moved` (`place`, `at`) or `moving` (`place`).
    """
    away, here = find(connection, "to"), find(connection, "from")
    if away is not None and away.is_done:
        day = datetime.fromtimestamp(away.at, tz=UTC).date().isoformat()
        raise DatabaseFault(address, "moved", place=away.place, at=day)
    if here is not None and not here.is_done:
        raise DatabaseFault(address, "moving", place=here.place)
    if away is not None:
        drop(connection, "to")
        _log.warning("%s: a move to %s was not completed, and is taken back", address, away.place)
