"""The backup of each day, made in a thread beside everything else: nobody waits for it.

It is made once, whatever process asks and however often (db/keeping/daily.py), so whoever wants one can ask at any
time.
"""

import asyncio
import logging

from db.keeping import daily
from db.keeping.daily import Kept
from play.context import Context

__all__ = ["Backups", "Kept"]

_log = logging.getLogger(__name__)


class Backups:
    """The backups of the database."""

    def __init__(self, context: Context) -> None:
        """Copy the database of `context`."""
        self._context = context

    async def make(self, kept: Kept) -> bool:
        """Make the backup of today unless there is one; return whether it was made now.

        Raises:
            StorageFault: it cannot be made now; there is another one each day that it was.
        """
        database = self._context.database
        database.check_same()
        made = await asyncio.to_thread(daily.make, database.address, kept, self._context.clock())
        if made is not None:
            _log.info("the backup of today is %s", made)
        return made is not None
