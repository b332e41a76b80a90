"""Packs matches that have been over for some days: their entries are compressed, what follows from them is dropped.

A finished match is looked at less and less, and its states can be played again from its entries. All that can be asked
of it is answered as before. One that does not verify is left as it is; the log says so once, and `python -m db size`
counts it.

One row of the queue of what is due, about no match, is claimed by one process, so that all processes together pack one
match after the other. The process puts the row off while it works, so that another one takes over if it dies. Nothing
is half packed: a match is read, checked in a process beside the bot, and changed in one transaction.
"""

import asyncio
import logging
from contextvars import Context as Variables
from typing import Final

import msgspec

from db.keeping.releases import can_all_read
from db.rows import due, entries, packs
from db.rows.due import DueRow
from db.statements import Connection
from games.kernel.ids import MatchId, Seat
from games.kernel.pace import DAY
from play.context import Context, StorageFault
from play.match.loading import load
from play.proofs.packable import Unsound
from play.proofs.proofs import tournament_proof
from play.rules.due import NO_SEAT
from play.rules.loaded import EVERY_ENTRY
from play.upkeep.packing_process import Order, Reply, replies, reply_to
from play.worker_process import NotStarted, ProcessDied, WorkerProcess

MODULE: Final = "play.upkeep.packing_process"
PACK: Final = "pack"
"""The kind of the row."""

NO_MATCH: Final = 0
"""What the row is about, in place of a match."""

A_MINUTE: Final = 10
"""So many matches are packed in a minute at most: it can wait, and what people do cannot."""

LEASE_SECONDS: Final = 300
"""So long after its last step a process that packs is taken for dead."""

LIMIT_SECONDS: Final = 200
"""After so long a match is given up, and stays as it is; long ones take two seconds."""

LOOK_SECONDS: Final = DAY
"""So often it is looked whether a match has been over for long enough, if none was soon to be."""

READS_PACKS: Final = 72
"""Since this migration programs can read packed matches."""

AFTER_FAULT_SECONDS: Final = 600
_log = logging.getLogger(__name__)


class Packing:
    """Makes matches small that nobody plays any more; `days` after their end, None: never."""

    def __init__(
        self, context: Context, days: int | None, *, pause: float = 60 / A_MINUTE, is_inline: bool = False
    ) -> None:
        """Work on the database of `context`; wait so many seconds (`pause`) after each match.

        `is_inline`: check them in a thread here, for tests.
        """
        self._context = context
        self._days = days
        self._pause = pause
        self._is_inline = is_inline
        self._process = WorkerProcess(MODULE)
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
            order = await self._context.database.read(_order, match)
        except StorageFault:
            raise
        except Exception as fault:
            _log.exception("match %s is over and cannot be read", match)
            reply = Reply(None, Unsound(f"unreadable: {type(fault).__name__}"))
        else:
            reply = await self._reply(order)
        is_done = await self._context.database.write_uncounted(self._store, match, reply)
        if is_done and (wrong := reply.unsound) is not None:
            place = "" if wrong.revision is None else f", entry {wrong.revision}"
            _log.error("match %s is over and does not verify (%s%s): it is kept as it is", match, wrong.fault, place)
        return True

    async def close(self) -> None:
        """Stop; what is being packed is packed or left as it was."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)
        await self._process.end()

    async def _reply(self, order: Order) -> Reply:
        """Return what the process makes of a match; one that has died is replaced once.

        Raises:
            NotStarted: there is no process now, whatever the match.
        """
        if self._is_inline:
            return await asyncio.to_thread(reply_to, order)
        asked = msgspec.msgpack.encode(order)
        for _ in range(2):
            try:
                return replies.decode(await self._process.ask(asked, LIMIT_SECONDS))
            except NotStarted:
                raise
            except ProcessDied:
                continue
            except TimeoutError:
                return Reply(None, Unsound("too_long"))
        return Reply(None, Unsound("unreadable: the process died twice"))

    async def _pack_all(self) -> None:
        """Pack one match after the other, until there is none, and store when to look again."""
        count = 0
        try:
            if not await self._context.database.write_uncounted(can_all_read, READS_PACKS, self._context.clock()):
                _log.info("finished matches are not packed as long as an older program runs that cannot read them")
                await self._put_off(AFTER_FAULT_SECONDS)
                return
            while await self.pack_next():
                count += 1
                await asyncio.sleep(self._pause)
            await self._context.database.write_uncounted(self.settle)
        except (StorageFault, ProcessDied) as fault:
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

    def _store(self, connection: Connection, match: MatchId, reply: Reply) -> bool:
        row = DueRow(PACK, NO_MATCH, NO_SEAT, self._context.clock() + LEASE_SECONDS)
        due.put(connection, [row])
        if reply.pack is not None:
            return packs.put_in_place(connection, reply.pack)
        return reply.unsound is not None and packs.keep_whole(connection, match, reply.unsound.fault)


def _order(connection: Connection, match: MatchId) -> Order:
    loaded = load(connection, match, EVERY_ENTRY)
    return Order(loaded, entries.checkpoints(connection, match), tournament_proof(connection, loaded))
