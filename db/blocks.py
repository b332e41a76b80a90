"""Rows of `blocked`: whom somebody does not want at their tables. Nobody else's to see."""

from db.statements import Connection, change, numbers


def of_person(connection: Connection, user_id: int) -> tuple[int, ...]:
    """Return whom a person has blocked."""
    return numbers(connection, "find_blocked", user_id=user_id)


def add(connection: Connection, user_id: int, blocked_id: int) -> None:
    """Store that a person has blocked another."""
    change(connection, "put_blocked", user_id=user_id, blocked_id=blocked_id)


def drop(connection: Connection, user_id: int, blocked_id: int) -> None:
    """Store that a person has not blocked another any more."""
    change(connection, "drop_blocked", user_id=user_id, blocked_id=blocked_id)


def forget(connection: Connection, user_id: int) -> None:
    """Remove the whole list of a person."""
    change(connection, "forget_blocked", user_id=user_id)
