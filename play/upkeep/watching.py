"""What those who watch the bot want to know of the database: whether it answers, what is behind, what is overdue.

All of it is about everything that is stored, whatever process sees to it.
"""

import asyncio
from typing import Final, TypeVar

import msgspec

from db.keeping import lineage
from db.rows import due, shown
from db.rows.due import OverdueRow
from db.rows.shown import NotShownRow
from db.statements import Connection
from games.kernel.ids import MatchId
from play.context import Context, StorageFault

T = TypeVar("T")

ANSWER_SECONDS: Final = 3.0
"""A database that takes longer for a single number is as good as gone for people, of whom Discord waits so long."""


class Behind(msgspec.Struct, frozen=True):
    """How many `tables` Discord does not show as they are, and since how many seconds the oldest of them.

    `due`: how many things are due and not done, and since how many seconds the oldest.
    """

    tables: int
    table_seconds: int
    due: int
    due_seconds: int


class Watching:
    """Looks at what is stored as a whole. A database that hangs makes nobody wait for long, and is asked only once."""

    def __init__(self, context: Context) -> None:
        """Look at the database of `context`."""
        self._context = context
        self._since: dict[tuple[MatchId, int], int] = {}
        self._asking: asyncio.Task[str] | None = None
        self._looking: asyncio.Task[Behind | None] | None = None

    async def trouble(self) -> str:
        """Return the code of what is wrong with the database, as it answers now; "" if nothing is."""
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._asked(), name="whether the database answers")
        return await _soon(self._asking, "slow")

    async def behind(self) -> Behind | None:
        """Return what is behind; None: the database does not answer.

        How old a table is counts from the first look that has found it as it is now.
        """
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._looked(), name="what is behind")
        return await _soon(self._looking, None)

    async def _asked(self) -> str:
        try:
            await self._context.database.read(lineage.counter, "epoch")
        except StorageFault as fault:
            return fault.code
        return ""

    async def _looked(self) -> Behind | None:
        now = self._context.clock()
        try:
            tables, overdue = await self._context.database.read(_found, now)
        except StorageFault:
            return None
        # One that was shown meanwhile, and is out of date again, begins anew.
        known = {(MatchId(row.match_id), row.shown_changes) for row in tables}
        self._since = {each: self._since.get(each, now) for each in known}
        oldest = min(self._since.values(), default=now)
        return Behind(len(tables), max(0, now - oldest), overdue.waiting, max(0, now - (overdue.since or now)))


async def _soon(task: asyncio.Task[T], otherwise: T) -> T:
    """Return what comes of a task within seconds; it is not cancelled, since no transaction can be broken off."""
    await asyncio.wait((task,), timeout=ANSWER_SECONDS)
    return task.result() if task.done() else otherwise


def _found(connection: Connection, now: int) -> tuple[tuple[NotShownRow, ...], OverdueRow]:
    return shown.not_shown(connection), due.overdue(connection, now)
