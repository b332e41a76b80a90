"""Export files of matches, and checking a stored match by playing it again from nothing."""

import asyncio

from games.kernel.ids import MatchId, Observer
from play.context import Context
from play.export import as_file, part, whole
from play.loaded import EVERY_ENTRY, Loaded, load
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
        loaded = await self._whole(match)
        return await asyncio.to_thread(_file, loaded, loaded.seat_of(by))

    async def verify(self, match: MatchId) -> Verification:
        """Play the stored match again and compare, also while it runs; refuses `unknown_match` (`match`)."""
        return await asyncio.to_thread(_verified, await self._whole(match))

    async def _whole(self, match: MatchId) -> Loaded:
        return await self._context.database.read(load, match, EVERY_ENTRY)


def _file(loaded: Loaded, observer: Observer) -> bytes:
    return as_file(whole(loaded) if loaded.is_over() else part(loaded, observer))


def _verified(loaded: Loaded) -> Verification:
    return verify_export(whole(loaded))
