"""The people whom somebody does not want at their tables: a private list. No refusal says who is on whose list."""

from collections.abc import Collection

from db.rows import people
from db.statements import Connection
from games.kernel.errors import Refusal
from play.context import Context

MOST_BLOCKED = 25
"""As many as one list on a page can have."""


class Blocks:
    """The lists of all people."""

    def __init__(self, context: Context) -> None:
        """Work on the database of `context`."""
        self._context = context

    async def of_person(self, user_id: int) -> tuple[int, ...]:
        """Return whom a person has blocked."""
        return await self._context.database.read(people.blocked_by, user_id)

    async def add(self, user_id: int, blocked_id: int) -> None:
        """Put somebody on the list of a person; refuses `blocks_self`, `too_many_blocked` (`most`)."""
        if user_id == blocked_id:
            raise Refusal("blocks_self")

        def added(connection: Connection) -> None:
            people.hold(connection, user_id)
            known = people.blocked_by(connection, user_id)
            if blocked_id not in known and len(known) >= MOST_BLOCKED:
                raise Refusal("too_many_blocked", most=MOST_BLOCKED)
            people.block(connection, user_id, blocked_id)

        await self._context.database.write(added)

    async def remove(self, user_id: int, blocked_id: int) -> None:
        """Take somebody off the list of a person."""
        await self._context.database.write(people.unblock, user_id, blocked_id)


def check_guest(connection: Connection, host_id: int | None, user_id: int) -> None:
    """Refuse a person that the host does not want at the table: `no_seat_for_you`."""
    if host_id is not None and user_id in people.blocked_by(connection, host_id):
        raise Refusal("no_seat_for_you")


def check_invited(connection: Connection, host_id: int | None, by: int, user_id: int) -> None:
    """Refuse to invite a person that the host does not want, or who is apart from `by`: `not_to_be_invited`."""
    is_unwanted = host_id is not None and user_id in people.blocked_by(connection, host_id)
    if is_unwanted or are_apart(connection, user_id, (by,)):
        raise Refusal("not_to_be_invited")


def are_apart(connection: Connection, user_id: int, others: Collection[int | None]) -> bool:
    """Return whether a person and one of `others` do not want to sit at one table."""
    own = people.blocked_by(connection, user_id)
    return any(
        other is not None and (other in own or user_id in people.blocked_by(connection, other)) for other in others
    )
