"""What has become of an invitation to an open table: what its direct message says, and why its buttons are refused."""

from typing import Literal

from db.rows import seats
from db.statements import Connection
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from play.context import Context
from play.match.loading import load

State = Literal["asked", "joined", "declined", "missed", "closed", "none"]
"""`asked`: the table waits for an answer; `missed`: the match began without them; `closed`: no match ever began;
`none`: they were never asked, or the invitation was taken back."""


class Invitations:
    """What has become of invitations; reads and never changes."""

    def __init__(self, context: Context) -> None:
        """Read from the database of `context`."""
        self._context = context

    async def state(self, match: MatchId, user_id: int) -> State:
        """Return what has become of the invitation of a person; refuses `unknown_match` (`match`)."""
        return await self._context.database.read(_state, match, user_id)

    async def unanswered(self, match: MatchId) -> tuple[int, ...]:
        """Return who was asked privately to a table that gathers no players any more, and has not answered."""

        def found(connection: Connection) -> tuple[int, ...]:
            loaded = load(connection, match)
            asked = seats.invited(connection, match) if loaded.row.status != "open" else ()
            told = (row.user_id for row in asked if not row.is_barred and not row.is_called)
            return tuple(user_id for user_id in told if loaded.seat_of(user_id) is None)

        return await self._context.database.read(found)

    async def why_not(self, match: MatchId, user_id: int) -> Refusal | None:
        """Return why an invitation of that person no longer counts; None if they had none, or it still counts.

        Who has joined has answered it.
        """
        return await self._context.database.read(_why_not, match, user_id)


def _state(connection: Connection, match: MatchId, user_id: int) -> State:
    loaded = load(connection, match)
    if loaded.seat_of(user_id) is not None:
        return "joined"
    if match in seats.declined(connection, user_id):
        return "declined"
    if all(row.is_barred or row.user_id != user_id for row in seats.invited(connection, match)):
        return "none"
    if loaded.row.status == "open":
        return "asked"
    return "closed" if loaded.row.started_at is None else "missed"


def _why_not(connection: Connection, match: MatchId, user_id: int) -> Refusal | None:
    state, row = _state(connection, match, user_id), load(connection, match).row
    match state:
        case "joined" if row.status == "open":
            return Refusal("already_joined")
        case "missed":
            return Refusal("begun_without_you")
        case "closed":
            return Refusal("invitation_closed")
        case "declined" if row.status == "open":
            return Refusal("already_declined")
        case "declined":
            return Refusal("declined_and_over" if row.started_at is None else "declined_and_begun")
        case _:
            return None
