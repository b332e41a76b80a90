"""Export files of matches, and checking a stored match by playing it again from nothing."""

from games.kernel.ids import MatchId
from play.verify import Verification


class Proofs:
    """Evidence that a match was played fairly."""

    async def export(self, match: MatchId, by: int | None) -> bytes:
        """Return the match as JSON: what `by` may know while it runs, everything with the secret after the end."""
        raise NotImplementedError

    async def verify(self, match: MatchId) -> Verification:
        """Play the stored match again and compare; refuses `unknown_match` (`match`), `not_over`."""
        raise NotImplementedError
