"""All services over one database, made once by whoever runs the bot, the playground or a test."""

import time
from collections.abc import Callable
from pathlib import Path

from games.kernel.ids import MatchId
from play.computers import Computers
from play.finder import Finder
from play.lobby import Lobby
from play.matches import Matches
from play.people import People
from play.proofs import Proofs
from play.shown import Shown
from play.sights import Sights


def unix_seconds() -> int:
    """Return the time now."""
    return int(time.time())


class House:
    """The services. Several houses, in one process or in many, may share a database file."""

    lobby: Lobby
    matches: Matches
    sights: Sights
    finder: Finder
    people: People
    proofs: Proofs
    shown: Shown
    computers: Computers

    @classmethod
    async def open(cls, database_path: Path | str, clock: Callable[[], int] = unix_seconds) -> "House":
        """Open or make the database at `database_path`.

        Raises:
            db.errors.DatabaseFault: the file is damaged, foreign, or of a newer version; it is not touched.
        """
        raise NotImplementedError

    async def close(self) -> None:
        """Close every connection. Nothing is lost without it."""
        raise NotImplementedError

    def listen(self, callback: Callable[[MatchId], None]) -> None:
        """Call `callback` after every commit of this house that changed a match. It must not block or raise."""
        raise NotImplementedError
