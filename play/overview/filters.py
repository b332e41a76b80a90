"""Which matches of a server a person wants to see in lists; it is kept for the next time."""

from typing import Final

import msgspec

from db.rows import overviews
from games.kernel.pace import SECONDS, pace_of
from play.context import Context
from play.match.finder import MatchLine

OWN: Final = "own"
"""The pace of tables that have none by name."""

PACES: Final = (*SECONDS, OWN)
MOST_FREE: Final = 3


class ListFilter(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a person wants to see; None: no matter. `pace`: one of `PACES`; `free`: so many free seats at least."""

    game: str | None = None
    pace: str | None = None
    free: int = 0
    language: str | None = None

    def fits(self, line: MatchLine) -> bool:
        """Return whether a match is to be shown."""
        return (
            self.game in (None, line.game)
            and self.pace in (None, _named(line.pace))
            and line.free_seats >= self.free
            and self.language in (None, line.language)
        )


def _named(pace: str) -> str:
    """Return which of `PACES` a pace is; whether no time runs on weekends does not matter."""
    name = pace_of(pace).name.partition(" ")[0]
    return name if name in SECONDS else OWN


class Filters:
    """What people want to see."""

    def __init__(self, context: Context) -> None:
        """Keep it in the database of `context`."""
        self._context = context

    async def of(self, user_id: int) -> ListFilter:
        """Return what a person wants to see, everything at first."""
        stored = await self._context.database.read(overviews.filter_of, user_id)
        return msgspec.json.decode(stored, type=ListFilter) if stored else ListFilter()

    async def keep(self, user_id: int, wanted: ListFilter) -> None:
        """Keep what a person wants to see."""
        text = "" if wanted == ListFilter() else msgspec.json.encode(wanted).decode()
        await self._context.database.write(overviews.store_filter, user_id, text)
