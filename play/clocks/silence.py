"""Matches without a time limit in which nobody does anything: they ask whether anybody still plays, and end if not.

Only what everybody sees counts as a sign that somebody plays: a move, a vote, somebody who comes or goes, the answer
itself. A plan or a wish does not: whether the table asks would tell the others that there is one. The table asks as
soon as it is time, and each player by direct message, not at night. That is claimed before it is sent: one that a kill
keeps from being sent does not come.
"""

import msgspec

from db import matches, pings, shown
from db.pings import AskedRow
from db.statements import Connection
from games.kernel.ids import MatchId, Seat
from play.context import Context
from play.match import ledger, queue
from play.match.loading import load
from play.rules import between_moves
from play.rules.between_moves import with_consequences
from play.rules.clocks import reachable_at
from play.rules.due import is_due
from play.rules.endings import ANSWER_SECONDS, is_resting
from play.rules.loaded import Loaded
from play.rules.turns import own_seat

MOST_MESSAGES_AT_ONCE = 10


class Question(msgspec.Struct, frozen=True):
    """The person `user_id` is to be asked whether anybody still plays a match."""

    match: MatchId
    user_id: int


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

    async def claim(self) -> tuple[Question, ...]:
        """Claim the messages that are to be sent now; what falls into a night or an excuse is put off."""
        now = self._context.clock()
        if not await self._context.database.read(pings.asked_due, now, 1):
            return ()
        return await self._context.database.write_uncounted(_claim, now)

    async def next_at(self) -> int | None:
        """Return when somebody is to be asked next, in the morning after a night."""
        return await self._context.database.read(pings.next_asked, self._context.clock())

    async def still_plays(self, match: MatchId, user_id: int) -> None:
        """Say that one still plays; who was away is back.

        Raises:
            Refusal: `unknown_match`, `not_running`, `not_a_player`.
        """
        await self._context.database.write(_still_plays, match, user_id, self._context.clock())
        self._context.notify(match)


def _ask(connection: Connection, match: MatchId, now: int) -> bool:
    loaded = load(connection, match, to_change=True)
    if not is_due(loaded, "ask", now):
        return False
    matches.ask(connection, match, now + ANSWER_SECONDS)
    queue.settle_again(connection, match)
    for seat in loaded.seats:
        if seat.sitter == "person" and seat.user_id is not None:
            pings.store_asked(connection, AskedRow(match, seat.seat, now))
    shown.mark_changed(connection, match)
    return True


def _claim(connection: Connection, now: int) -> tuple[Question, ...]:
    found: list[Question] = []
    for row in pings.asked_due(connection, now, MOST_MESSAGES_AT_ONCE):
        loaded = load(connection, MatchId(row.match_id), to_change=True)
        user_id, is_person = loaded.seats[row.seat].user_id, loaded.seats[row.seat].sitter == "person"
        # Somebody may have answered meanwhile, and then there is nothing to ask.
        if user_id is None or not is_person or not is_asking(loaded):
            pings.drop_asked(connection, row.match_id, row.seat)
            continue
        put_off = reachable_at(loaded, row.seat, now)
        if put_off > now:
            pings.store_asked(connection, msgspec.structs.replace(row, due_at=put_off))
            continue
        pings.drop_asked(connection, row.match_id, row.seat)
        found.append(Question(MatchId(row.match_id), user_id))
    return tuple(found)


def is_asking(loaded: Loaded) -> bool:
    """Return whether a match has asked whether anybody still plays, and nobody has answered."""
    return loaded.row.status == "running" and loaded.row.closes_at is not None and not is_resting(loaded.seats)


def _still_plays(connection: Connection, match: MatchId, user_id: int, now: int) -> None:
    loaded = load(connection, match, to_change=True)
    back = between_moves.returned(loaded, own_seat(loaded, user_id), now, user_id)
    if back:
        loaded = ledger.store_all(connection, loaded, with_consequences(loaded, back))
    ledger.heard(connection, loaded, now)
    queue.settle_again(connection, match)
    shown.mark_changed(connection, match)
