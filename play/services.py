"""All services over one database, made once by the bot, the playground or a test."""

import secrets
import time
from collections.abc import Callable
from pathlib import Path

from db.database import Database
from play.agreements import Agreements
from play.computers import Computers
from play.context import Context, Listener
from play.finder import Finder
from play.limits import DEFAULT_LIMITS, Limits
from play.lobby import Lobby
from play.matches import Matches
from play.observations import Observations
from play.people import People
from play.plans import Plans
from play.previews import Previews
from play.proofs import Proofs
from play.shown import Shown
from play.wishes import Wishes


def unix_seconds() -> int:
    """Return the time now."""
    return int(time.time())


class Services:
    """The services. Several services_of_each, in one process or in many, may share a database file."""

    def __init__(self, context: Context) -> None:
        """Make the services over an open database."""
        self._context = context
        self.observations = Observations(context)
        self.lobby = Lobby(context, self.observations)
        self.matches = Matches(context)
        self.previews = Previews(context, self.observations)
        self.plans = Plans(context)
        self.wishes = Wishes(context)
        self.agreements = Agreements(context)
        self.finder = Finder(context)
        self.people = People(context, self.lobby, self.matches)
        self.proofs = Proofs(context)
        self.shown = Shown(context)
        self.computers = Computers(context, self.matches, self.observations, self.wishes)

    @classmethod
    async def open(
        cls,
        database_path: Path | str,
        clock: Callable[[], int] = unix_seconds,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
        limits: Limits = DEFAULT_LIMITS,
    ) -> "Services":
        """Open or make the database at `database_path`. `clock` gives unix seconds, `entropy` bytes for secrets.

        Raises:
            db.errors.DatabaseFault: the file is damaged, foreign, or of a newer version; it is not touched.
        """
        return cls(Context(await Database.open(Path(database_path)), clock, entropy, [], limits))

    async def close(self) -> None:
        """Close every connection. Nothing is lost without it, but the process does not end before."""
        await self._context.database.close()

    def listen(self, callback: Listener) -> None:
        """Call `callback` after every commit of this services that changed a match. It must not block or raise."""
        self._context.listeners.append(callback)
