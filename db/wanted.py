"""Rows of `wanted`: how reliable people must be who join an open table."""

import msgspec

from db.statements import Connection, change, one


class _Rule(msgspec.Struct, frozen=True):
    rule: str


def find(connection: Connection, match_id: int) -> str | None:
    """Return the rule of a table, if it has one."""
    found = one(connection, "find_wanted", _Rule, match_id=match_id)
    return None if found is None else found.rule


def store(connection: Connection, match_id: int, rule: str) -> None:
    """Store the rule of a table."""
    change(connection, "put_wanted", match_id=match_id, rule=rule)
