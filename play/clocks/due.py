"""The queue of what is due in all matches: claimed here by one process, and done by the handler of its kind.

A row that is due is claimed for some seconds. Doing it changes the match, and with that the row; what was not done,
because a process has ended or something has failed, is claimed again when the claim has ended.
"""

from collections import Counter
from collections.abc import Awaitable, Callable, Mapping

from db.rows import due
from db.rows.due import DueRow
from db.statements import Connection
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId, Seat
from play.clocks.deadlines import are_moving
from play.context import CLAIM_SECONDS, Context
from play.match.new_rules import UNKNOWN_RULES
from play.match.queue import settle_again
from play.rules.due import KINDS, TOLD, Kind, next_at
from play.rules.moment import Moment

__all__ = ["Due", "Queue"]

Due = DueRow
"""A thing that is due: its kind, the match that it is `about`, and the seat."""

MOST_AT_ONCE = 100
"""So many of a kind in one look, so that an outage makes nobody wait for the deadlines of thousands of matches."""

MOST_TOLD_AT_ONCE = 10
"""So few of a kind that tells people something, so that no deadline waits for long while messages are sent."""

LEFT_SECONDS = 600
"""So long this process leaves to others what it cannot do because only a newer program knows the rules."""

Settler = Callable[[Connection, int], None]
"""Stores what is due now in the match, or in whatever else a row is about."""

Handler = Callable[[MatchId, Seat], Awaitable[bool]]
"""Does what is due in a match, for a seat if it is for one; returns whether anything was done."""


class Queue:
    """What time brings about in all matches. A new kind is a row (play/rules/due.py) and a handler."""

    def __init__(self, context: Context, handlers: Mapping[Kind, Handler]) -> None:
        """Work on the database of `context`; `handlers` do what is due."""
        self._context = context
        self._handlers = dict[str, Handler]()
        self._settlers = dict[str, Settler]()
        self._of_servers = set[str]()
        self._left: dict[Due, int] = {}
        self.add(handlers)

    def add(self, handlers: Mapping[Kind, Handler]) -> None:
        """Let `handlers` of a layer above do what is due of their kinds; without them it waits."""
        self._handlers |= {str(kind): handler for kind, handler in handlers.items()}

    def add_others(self, handlers: Mapping[str, Handler], settle: Settler, *, of_servers: bool = False) -> None:
        """Let `handlers` do what is due about something else than matches, after all that is due in those.

        `settle` stores what is due there as it is now. What is due `of_servers` is left to the process that speaks to
        the server.
        """
        self._handlers |= handlers
        self._settlers |= dict.fromkeys(handlers, settle)
        self._of_servers |= set(handlers) if of_servers else set()

    async def claim(self, *kinds: str, most: int = MOST_AT_ONCE) -> tuple[Due, ...]:
        """Claim what is due, of all kinds or of these, in the order in which it is to be done.

        Call it right after `Deadlines.beat`, or outages count.
        """
        now, wanted = self._context.clock(), kinds or self._kinds()
        self._left = {row: until for row, until in self._left.items() if until > now}
        # What is left to others does not take the place of what can be done here.
        most += len(self._left)
        found = await self._context.database.read(_find, now, wanted, most, self._is_ours)
        write = self._context.database.write_uncounted
        return await write(_claim, now, wanted, most, self._is_ours) if found else ()

    def _is_ours(self, row: Due) -> bool:
        is_of_ours = row.kind not in self._of_servers or self._context.speaks_to(row.about)
        return is_of_ours and row not in self._left

    async def do(self, row: Due) -> bool:
        """Do what was claimed, if it is still due; return whether anything was done.

        Raises:
            Refusal: what `Matches.play_default` refuses; `unknown_rules` (`game`, `version`): a newer program has begun
                the match, and a process that knows its rules does this at once.
        """
        match = MatchId(row.about)
        try:
            is_done = await self._handlers[row.kind](match, Seat(row.seat))
        except Refusal as refusal:
            if refusal.code == UNKNOWN_RULES:
                self._left[row] = self._context.clock() + LEFT_SECONDS
                await self.give_back(row)
            raise
        if not is_done:
            # What is done no more leaves the queue, else it would be claimed again and again.
            settle = self._settlers.get(row.kind, _settle_match)
            await self._context.database.write_uncounted(settle, row.about)
        return is_done

    async def give_back(self, *rows: Due) -> None:
        """Let others do at once what was claimed here and is not done."""
        if rows:
            await self._context.database.write_uncounted(due.give_back, rows)

    @property
    def leaves_some(self) -> bool:
        """Return whether something is due that this program cannot do: only newer ones can."""
        return bool(self._left)

    def _kinds(self) -> tuple[str, ...]:
        """Return the kinds that are handled, in the order in which they are done."""
        return (*(kind for kind in KINDS if kind in self._handlers), *self._settlers)

    async def next_at(self) -> int | None:
        """Return when the next thing is due; what is claimed is due again when the claim ends."""
        return await self._context.database.read(due.next_at, self._context.clock())

    def next_in(self, moment: Moment) -> int | None:
        """Return when the next thing is due in a match if nobody acts."""
        return next_at(moment.loaded)


def _settle_match(connection: Connection, about: int) -> None:
    settle_again(connection, MatchId(about))


def _find(
    connection: Connection, now: int, kinds: tuple[str, ...], most: int, is_ours: Callable[[Due], bool]
) -> tuple[Due, ...]:
    found, counts = list[Due](), Counter[str]()
    for row in due.find(connection, now, most):
        counts[row.kind] += 1
        if row.kind in kinds and is_ours(row) and (row.kind not in TOLD or counts[row.kind] <= MOST_TOLD_AT_ONCE):
            found.append(row)
    return tuple(sorted(found, key=lambda row: kinds.index(row.kind)))


def _claim(
    connection: Connection, now: int, kinds: tuple[str, ...], most: int, is_ours: Callable[[Due], bool]
) -> tuple[Due, ...]:
    if are_moving(connection):
        return ()
    return due.claim(connection, _find(connection, now, kinds, most, is_ours), now, now + CLAIM_SECONDS)
