"""Who gets one message about everything that waits for them: once a day, when they get up or when they like.

Each match that waits for somebody is due when they hear of it (play/rules/nights.py); the first brings the digest. That
is noted before it is sent: one that a kill keeps from being sent does not come on that day.
"""

from db.rows import matches, people
from db.statements import Connection
from games.kernel.ids import MatchId, Seat
from play.context import Context
from play.match import queue
from play.match.loading import load
from play.rules.due import is_due
from play.rules.nights import SHORTEST_DAY, first_digest


class Digests:
    """The digests of all people."""

    def __init__(self, context: Context) -> None:
        """Work on the database of `context`."""
        self._context = context

    async def told(self, match: MatchId, seat: Seat) -> int | None:
        """Note that a person gets their digest now who is to; return who. What is too late comes on the next day."""
        return await self._context.database.write_uncounted(_told, match, seat, self._context.clock())


def _told(connection: Connection, match: MatchId, seat: Seat, now: int) -> int | None:
    asked = load(connection, match).seats[seat].user_id
    # What follows changes all matches of the person, which are held in their order.
    matches.hold(connection, match, *(queue.running_of(connection, asked) if asked is not None else ()))
    loaded = load(connection, match)
    person = loaded.person_of(loaded.seats[seat].user_id)
    if person is None or not is_due(loaded, "digest", now, seat):
        return None
    is_time = first_digest(person, now) == now
    people.store_digested(connection, person.user_id, now if is_time else now - SHORTEST_DAY)
    queue.settle_person(connection, person.user_id)
    return person.user_id if is_time else None
