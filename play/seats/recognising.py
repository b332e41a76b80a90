"""Whom a table knows: who was sent away from it, and who had a seat of it, also after they were forgotten."""

from db.rows import remembered, seats
from db.statements import Connection
from games.kernel.ids import MatchId
from play.context import Context
from play.rules.loaded import Loaded


def is_barred(context: Context, connection: Connection, loaded: Loaded, user_id: int) -> bool:
    """Return whether a person was sent away from a table."""
    match = MatchId(loaded.row.id)
    invited = loaded.invited or seats.invited(connection, match)
    return any(row.is_barred and row.user_id == user_id for row in invited) or remembered.is_remembered(
        connection, context.beside.pseudonym(user_id), "barred", match
    )


def had_a_seat(context: Context, connection: Connection, loaded: Loaded, user_id: int) -> bool:
    """Return whether a person had a seat of a match that somebody else, or nobody, has now."""
    match = MatchId(loaded.row.id)
    return any(row.user_id == user_id for row in seats.former(connection, match)) or remembered.is_remembered(
        connection, context.beside.pseudonym(user_id), "seat", match
    )
