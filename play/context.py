"""What all services share: the database, the clock, fresh randomness for secrets, and who wants to know of changes.

Also what layers above need of a database that fails: that it does, and whether something had been stored before.
"""

import secrets
from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec

from db.engines.database import Commits, Database, counting_commits
from db.errors import DatabaseFault as StorageFault
from db.keeping.beside import KEY_BYTES, Beside
from db.keeping.living import OLDER_LIVES
from db.rows.shown import NO_CLAIM, Claim
from games.kernel.ids import MatchId
from play.limits import DEFAULT_LIMITS, Limits
from play.rules.moment import Moment
from play.rules.titles import DivisionNamer, TitleMaker, plain_division, plain_title

__all__ = [
    "CHANGED", "CLAIM_SECONDS", "NEWER", "REPLACED", "UNKNOWN", "WAITED_FOR", "Commits", "Context", "Listener",
    "StorageFault", "Watcher", "counting_commits",
]  # fmt: skip

Listener = Callable[[MatchId, Moment | None], None]
"""Takes a match that has changed, and what it is now, if that is known without looking."""

Watcher = Callable[[int], None]
"""Takes a tournament that has changed, or a league."""

CHANGED: Final = "changed"
"""What processes call to each other when one has changed what another one shows."""

CLAIM_SECONDS: Final = 30
"""So long what one process has claimed is left to it by the others: a default move, a reminder, showing a match."""

UNKNOWN = "unknown"
"""The code of a fault: a server was lost while it stored something, and nobody knows whether it has."""

WAITED_FOR = frozenset({"unreachable", "standby", "busy", OLDER_LIVES})
"""The codes of faults that a start waits for: a server may be there in a moment, or be at work on its recovery; and
processes of an older program may be about to end."""

NEWER = "newer"
"""The code of a fault: a newer program has changed the database so that this one cannot use it."""

REPLACED = "replaced"
"""The code of a fault: the database was moved, deleted or replaced, and nothing is stored any more."""


class Context(msgspec.Struct, frozen=True):
    """Made once by the services. `clock` gives unix seconds, `entropy` so many bytes that nobody can foresee.

    `process` tells it from other processes on the same database. `beside`: the key by which the forgotten are known.
    `titles`: what matches of tournaments are called; `division_names`: what divisions of leagues are.
    `speaks_to`: whether a server is this process's to speak to (None: of no server, to which any process may).
    """

    database: Database
    clock: Callable[[], int]
    entropy: Callable[[int], bytes]
    listeners: list[Listener]
    limits: Limits = DEFAULT_LIMITS
    process: str = msgspec.field(default_factory=partial(secrets.token_hex, 8))
    beside: Beside = msgspec.field(default_factory=lambda: Beside(secrets.token_bytes(KEY_BYTES)))
    watchers: list[Watcher] = msgspec.field(default_factory=list)
    titles: TitleMaker = plain_title
    league_watchers: list[Watcher] = msgspec.field(default_factory=list)
    division_names: DivisionNamer = plain_division
    speaks_to: Callable[[int | None], bool] = lambda _: True

    def claim(self, guild_id: int | None = None) -> Claim:
        """Return what makes this process the one that shows a match, if it speaks to the server of that."""
        if not self.speaks_to(guild_id):
            return NO_CLAIM
        now = self.clock()
        return Claim(self.process, now, now + CLAIM_SECONDS)

    def notify(self, match: MatchId, moment: Moment | None = None) -> None:
        """Notify every listener that what is stored about `match` has changed, and what it is now, if that is known."""
        for listener in self.listeners:
            listener(match, moment)

    def tell(self, tournament: int) -> None:
        """Notify every watcher that what is stored about a tournament has changed."""
        for watcher in self.watchers:
            watcher(tournament)

    def tell_league(self, league: int) -> None:
        """Notify every watcher of leagues that what is stored about one has changed."""
        for watcher in self.league_watchers:
            watcher(league)
