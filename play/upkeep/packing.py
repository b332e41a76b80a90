"""Packs matches that have been over for some days: their entries are compressed, what follows from them is dropped.

A finished match is looked at less and less, and its states can be played again from its entries. All that can be asked
of it is answered as before. One that does not verify is left as it is; the log says so once, and `python -m db size`
counts it.

One row of the queue of what is due, about no match, is claimed by one process, so that all processes together pack one
match after the other. The process puts the row off while it works, so that another one takes over if it dies. Nothing
is half packed: a match is read, checked in a thread, and changed in one transaction, if it is then still as it was.
"""

import asyncio
import logging
from contextvars import Context as Variables
from typing import Final

import msgspec

from db import due, entries, packs
from db.due import DueRow
from db.entries import CheckpointRow
from db.packs import PackRow
from db.statements import Connection
from games.kernel.exported import TournamentProof
from games.kernel.ids import MatchId, Seat
from games.kernel.pace import DAY
from play.context import Context, StorageFault
from play.match.loading import load
from play.proofs.packable import Unsound, pack_of
from play.proofs.proofs import tournament_proof
from play.rules.due import NO_SEAT
from play.rules.loaded import EVERY_ENTRY, Loaded

PACK: Final = "pack"
"""The kind of the row."""

NO_MATCH: Final = 0
"""What the row is about, in place of a match."""

A_MINUTE: Final = 10
"""So many matches are packed in a minute at most: it can wait, and what people do cannot."""

LEASE_SECONDS: Final = 300
"""So long after its last step a process that packs is taken for dead."""

LOOK_SECONDS: Final = DAY
"""So often it is looked whether a match has been over for long enough, if none was soon to be."""

AFTER_FAULT_SECONDS: Final = 600
_log = logging.getLogger(__name__)


class _Found(msgspec.Struct, frozen=True):
    """A match that can be packed, as it is stored."""

    loaded: Loaded
    checkpoints: tuple[CheckpointRow, ...]
    tournament: TournamentProof | None


class Packing:
    """Makes matches small that nobody plays any more; `days` after their end, None: never."""

    def __init__(self, context: Context, days: int | None, pause: float = 60 / A_MINUTE) -> None:
        """Work on the database of `context`; wait so many seconds (`pause`) after each match."""
        self._context = context
        self._days = days
        self._pause = pause
        self._work: asyncio.Task[None] | None = None

    def settle(self, connection: Connection, _about: int = NO_MATCH) -> None:
        """Store when to look next, or that nobody does."""
        if self._days is None:
            due.drop(connection, due.of_match(connection, NO_MATCH))
            return
        now, oldest = self._context.clock(), packs.oldest_whole(connection)
        at = now + LOOK_SECONDS
        if oldest is not None:
            at = max(now, min(at, oldest.ended_at + self._days * DAY))
        due.put(connection, [DueRow(PACK, NO_MATCH, NO_SEAT, at)])

    def settle_at_start(self, connection: Connection) -> None:
        """Store when to look next, unless somebody is to look soon anyway: another process may be at work."""
        soon = self._context.clock() + LEASE_SECONDS
        if self._days is None or all(row.at is None or row.at > soon for row in due.of_match(connection, NO_MATCH)):
            self.settle(connection)

    async def begin(self, _about: MatchId, _seat: Seat) -> bool:
        """Begin to pack what is to be packed; return whether that goes on now."""
        if self._days is None:
            return False
        if self._work is None or self._work.done():
            await self._put_off(LEASE_SECONDS)
            self._work = asyncio.create_task(self._pack_all(), name="packing", context=Variables())
        return True

    async def pack_next(self) -> bool:
        """Look at the match that has been over for longest; return whether there was one to pack.

        Raises:
            StorageFault: the database cannot be used now; nothing was changed.
        """
        match = await self._context.database.read(self._next)
        if match is None:
            return False
        try:
            found = await self._context.database.read(_found, match)
            made = await asyncio.to_thread(pack_of, found.loaded, found.checkpoints, found.tournament)
        except StorageFault:
            raise
        except Exception:
            # Whatever a match does to this program, the next one is to be packed all the same.
            _log.exception("match %s is over and cannot be played again", match)
            made = Unsound("unreadable")
        is_done = await self._context.database.write_uncounted(self._store, match, made)
        if is_done and isinstance(made, Unsound):
            place = "" if made.revision is None else f", entry {made.revision}"
            _log.error("match %s is over and does not verify (%s%s): it is kept as it is", match, made.fault, place)
        return True

    async def close(self) -> None:
        """Stop; what is being packed is packed or left as it was."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    async def _pack_all(self) -> None:
        """Pack one match after the other, until there is none, and store when to look again."""
        count = 0
        try:
            while await self.pack_next():
                count += 1
                await asyncio.sleep(self._pause)
            await self._context.database.write_uncounted(self.settle)
        except StorageFault as fault:
            _log.warning("finished matches cannot be packed now: %s", fault)
            await self._put_off(AFTER_FAULT_SECONDS)
            return
        except Exception:
            _log.exception("finished matches cannot be packed now")
            await self._put_off(AFTER_FAULT_SECONDS)
            return
        if count:
            _log.info("finished matches that were looked at and packed, unless an error above names them: %d", count)

    async def _put_off(self, seconds: int) -> None:
        """Let nobody look before so many seconds from now; a database that cannot be written to is left."""
        row = DueRow(PACK, NO_MATCH, NO_SEAT, self._context.clock() + seconds)
        try:
            await self._context.database.write_uncounted(due.put, [row])
        except StorageFault as fault:
            _log.warning("when to pack finished matches cannot be stored: %s", fault)

    def _next(self, connection: Connection) -> MatchId | None:
        """Return the match that is to be packed next, if any has been over for long enough."""
        oldest = packs.oldest_whole(connection)
        if oldest is None or self._days is None or oldest.ended_at + self._days * DAY > self._context.clock():
            return None
        return MatchId(oldest.id)

    def _store(self, connection: Connection, match: MatchId, made: PackRow | Unsound) -> bool:
        row = DueRow(PACK, NO_MATCH, NO_SEAT, self._context.clock() + LEASE_SECONDS)
        due.put(connection, [row])
        if isinstance(made, Unsound):
            return packs.keep_whole(connection, match, made.fault)
        return packs.put_in_place(connection, made)


def _found(connection: Connection, match: MatchId) -> _Found:
    loaded = load(connection, match, EVERY_ENTRY)
    return _Found(loaded, entries.checkpoints(connection, match), tournament_proof(connection, loaded))
