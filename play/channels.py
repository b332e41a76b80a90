"""Where matches live: a channel has one active match."""

from db import matches
from db.statements import Connection
from games.kernel.errors import Refusal


def check_channel(connection: Connection, channel_id: int | None, match: int | None) -> None:
    """Refuse a channel of another active match: `channel_taken` (`match`); the caller holds the lock on channels."""
    if channel_id is None:
        return
    other = matches.active_in_channel(connection, channel_id)
    if other is not None and other != match:
        raise Refusal("channel_taken", match=other)
