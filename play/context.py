"""What all services share: the database, the clock, fresh randomness for secrets, and who wants to know of changes."""

from collections.abc import Callable

import msgspec

from db.database import Database
from games.kernel.ids import MatchId
from play.limits import DEFAULT_LIMITS, Limits
from play.match.moment import Moment

Listener = Callable[[MatchId, Moment | None], None]
"""Takes a match that has changed, and what it is now, if that is known without looking."""


class Context(msgspec.Struct, frozen=True):
    """Made once by the services. `clock` gives unix seconds, `entropy` so many bytes that nobody can foresee."""

    database: Database
    clock: Callable[[], int]
    entropy: Callable[[int], bytes]
    listeners: list[Listener]
    limits: Limits = DEFAULT_LIMITS

    def notify(self, match: MatchId, moment: Moment | None = None) -> None:
        """Notify every listener that what is stored about `match` has changed, and what it is now, if that is known."""
        for listener in self.listeners:
            listener(match, moment)
