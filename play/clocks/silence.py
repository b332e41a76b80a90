"""Matches without a time limit in which nobody does anything: they ask whether anybody still plays, and end if not.

Only what everybody sees counts as a sign that somebody plays: a move, a vote, somebody who comes or goes, the answer
itself. A plan or a wish does not: whether the table asks would tell the others that there is one. The table asks as
soon as it is time, and each player by direct message, not at night. That is noted before it is sent: one that a kill
keeps from being sent does not come.
"""

from db.rows import matches, seats, shown
from db.statements import Connection
from games.kernel.ids import MatchId, Seat
from play.context import Context
from play.match import ledger, queue
from play.match.loading import load
from play.rules import between_moves
from play.rules.between_moves import with_consequences
from play.rules.clocks import reachable_at
from play.rules.due import is_due
from play.rules.endings import ANSWER_SECONDS
from play.rules.turns import own_seat


class Silence:
    """Asks in silent matches, and hears the answers."""

    def __init__(self, context: Context) -> None:
        """Work on the database of `context`."""
        self._context = context

    async def ask(self, match: MatchId, _: Seat) -> bool:
        """Let a match ask that has been silent for so long; return whether it was."""
        is_asked = await self._context.database.write(_ask, match, self._context.clock())
        if is_asked:
            self._context.notify(match)
        return is_asked

    async def asked(self, match: MatchId, seat: Seat) -> int | None:
        """Note that a person is asked now who is to be; return who. What falls into a night or an excuse is put off."""
        return await self._context.database.write_uncounted(_asked, match, seat, self._context.clock())

    async def still_plays(self, match: MatchId, user_id: int) -> None:
        """Say that one still plays; who was away is back.

        Raises:
            Refusal: `unknown_match`, `not_running` (`status`), `not_a_player`.
        """
        await self._context.database.write(_still_plays, match, user_id, self._context.clock())
        self._context.notify(match)


def _ask(connection: Connection, match: MatchId, now: int) -> bool:
    loaded = load(connection, match, to_change=True)
    if not is_due(loaded, "ask", now):
        return False
    matches.ask(connection, match, now + ANSWER_SECONDS)
    seats.ask_all(connection, match, now)
    queue.settle_again(connection, match)
    shown.mark_changed(connection, match)
    return True


def _asked(connection: Connection, match: MatchId, seat: Seat, now: int) -> int | None:
    loaded = load(connection, match, to_change=True)
    if not is_due(loaded, "question", now, seat):
        return None
    put_off = reachable_at(loaded, seat, now)
    seats.ask(connection, match, seat, put_off if put_off > now else None)
    queue.settle_again(connection, match)
    return None if put_off > now else loaded.seats[seat].user_id


def _still_plays(connection: Connection, match: MatchId, user_id: int, now: int) -> None:
    loaded = load(connection, match, to_change=True)
    back = between_moves.returned(loaded, own_seat(loaded, user_id), now, user_id)
    if back:
        loaded = ledger.store_all(connection, loaded, with_consequences(loaded, back))
    ledger.heard(connection, loaded, now)
    queue.settle_again(connection, match)
    shown.mark_changed(connection, match)
