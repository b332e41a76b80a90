"""Rows of `request_shares`: how many requests a second each process may make of Discord.

What is decided of all shares together is decided in a transaction that has begun with `hold`.
"""

import msgspec

from db.statements import Connection, change, many, put


class ShareRow(msgspec.Struct, frozen=True):
    """The share of a process: so many requests a second until a time (unix seconds), unless it says so again.

    `wanted`: how many it could use, -1 if it has ended. `invalid`: how many of ten minutes Discord has refused.
    `stopped_until`: before that time Discord wants nothing to be asked (unix seconds).
    """

    process: str
    share: int
    wanted: int
    invalid: int
    stopped_until: int
    held_until: int


def hold(connection: Connection, now: int) -> tuple[ShareRow, ...]:
    """Return the shares that are held, and let nobody else change any before this transaction ends."""
    change(connection, "hold_request_shares")
    change(connection, "drop_ended_request_shares", now=now)
    return many(connection, "request_shares", ShareRow, now=now)


def store(connection: Connection, row: ShareRow) -> None:
    """Store the share of a process."""
    put(connection, "put_request_share", row)
