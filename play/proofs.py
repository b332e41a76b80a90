"""Export files of matches, and checking a stored match by playing it again from nothing."""

import asyncio

from games.kernel.ids import MatchId, Observer
from play.context import Context
from play.export import as_file, part, whole
from play.loaded import Loaded, load_with_entries
from play.record import Entry
from play.verify import Verification, verify_export


class Proofs:
    """Evidence that a match was played fairly."""

    def __init__(self, context: Context) -> None:
        """Read from the database of `context`."""
        self._context = context

    async def export(self, match: MatchId, by: int | None) -> bytes:
        """Return the match as JSON: what `by` may know while it runs, everything with the secret after the end.

        Raises:
            Refusal: `unknown_match` (`match`).
        """
        loaded, entries = await self._all(match)
        is_over = loaded.row.status in {"ended", "cancelled"}
        return await asyncio.to_thread(_file, loaded, entries, loaded.seat_of(by), is_over)

    async def verify(self, match: MatchId) -> Verification:
        """Play the stored match again and compare, also while it runs; refuses `unknown_match` (`match`)."""
        loaded, entries = await self._all(match)
        return await asyncio.to_thread(verify_export, whole(loaded, entries))

    async def _all(self, match: MatchId) -> tuple[Loaded, tuple[Entry, ...]]:
        return await self._context.database.read(load_with_entries, match, 0)


def _file(loaded: Loaded, entries: tuple[Entry, ...], observer: Observer, is_over: bool) -> bytes:
    return as_file(whole(loaded, entries) if is_over else part(loaded, entries, observer))
