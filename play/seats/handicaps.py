"""Handicaps: an open table agrees that a seat has more of something at the start."""

from db.rows import matches
from db.statements import Connection
from games.kernel import codec
from games.kernel.ids import MatchId
from play.context import Context
from play.match import ledger
from play.match.loading import load
from play.rules import handicaps
from play.rules.handicaps import Setup
from play.rules.loaded import Loaded
from play.rules.record import PlayedGame
from play.rules.tables import check_host


class Handicaps:
    """What seats have more of at the start."""

    def __init__(self, context: Context) -> None:
        """Work on the database of `context`."""
        self._context = context

    async def give(self, match: MatchId, by: int, seat: int, who: int | None, amount: int) -> None:
        """Agree that a seat has `amount` more at the start; `who` sits there, as `by` has seen it: None is a computer.

        Raises:
            Refusal: `unknown_match`, `not_open` (`status`), `not_the_host` (`host`), `stale` (`revision`: somebody else
                sits there), `handicap_for_yourself` (others have joined), `no_handicap`, `handicap_amount` (`most`).
        """

        def agreed(connection: Connection, loaded: Loaded) -> None:
            now = self._context.clock()
            check_host(loaded, by, now)
            matches.hear_of_host(connection, match, by, now)
            store(connection, loaded, handicaps.given(loaded, seat, who, amount, by))

        await ledger.change_table(self._context, match, agreed)

    async def promised(self, rematch_of: MatchId, game: PlayedGame) -> dict[int, int]:
        """Return how much more each person gets who joins a rematch of that match; refuses `unknown_match`."""
        return handicaps.promised(await self._context.database.read(load, rematch_of), game)


def store(connection: Connection, loaded: Loaded, setup: Setup) -> None:
    """Store with what an open table will be set up, if that is another set-up than before."""
    if setup != loaded.setup():
        matches.set_options(connection, loaded.row.id, codec.encode(setup).decode())


def keep(connection: Connection, loaded: Loaded, user_id: int) -> None:
    """Give a person who joins a rematch what they had more in the match before."""
    before = loaded.row.rematch_of
    if before is not None:
        store(connection, loaded, handicaps.joined_again(loaded, load(connection, MatchId(before)), user_id))
