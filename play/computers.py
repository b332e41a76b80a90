"""Computer players and seats given up: they answer what is owed, through the same door as people."""

from games.kernel.ids import MatchId


class Computers:
    """Makes the moves of seats that no person plays."""

    async def run(self, match: MatchId) -> int:
        """Make what computer and absent seats owe until only people are awaited; return how many moves (at most 500)."""
        raise NotImplementedError
