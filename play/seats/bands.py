"""Who can join a table by their rating: agreed on before the start, and asked of who takes a seat over, too."""

from db.rows import matches
from db.rows.matches import BandRow
from db.statements import Connection
from games.kernel.ids import MatchId
from games.kernel.ratings import Band
from play.context import Context
from play.match.ledger import change_table
from play.ratings.strengths import strength_on
from play.rules import bands
from play.rules.loaded import Loaded
from play.rules.rated_matches import ladder_of
from play.rules.tables import check_host


class Bands:
    """The bands of all tables."""

    def __init__(self, context: Context) -> None:
        """Work on the database of `context`."""
        self._context = context

    async def of_match(self, match: MatchId) -> Band:
        """Return who can join a table by their rating."""
        return await self._context.database.read(_band_of, match)

    async def agree(self, match: MatchId, by: int, band: Band) -> None:
        """Agree on who can join an open table by their rating; who has joined stays.

        Raises:
            Refusal: `unknown_match`, `not_open` (`status`), `not_the_host` (`host`), `rating_out_of_bounds`,
                `band_reversed` (`least`, `most`).
        """
        agreed = bands.agreed_band(band)

        def stored(connection: Connection, loaded: Loaded) -> None:
            check_host(loaded, by, self._context.clock())
            matches.put_band(connection, BandRow(match, agreed.least, agreed.most, agreed.has_newcomers))

        await change_table(self._context, match, stored)


def check_rating(connection: Connection, loaded: Loaded, user_id: int, now: int) -> None:
    """Refuse who cannot join a table, nor take a seat there over, by their rating: as `bands.check_band`."""
    band = _band_of(connection, MatchId(loaded.row.id))
    if band.is_open:
        return
    seats = loaded.row.seat_limit if loaded.row.status == "open" else len(loaded.seats)
    bands.check_band(band, strength_on(connection, user_id, ladder_of(loaded.row.game, seats), now))


def _band_of(connection: Connection, match: MatchId) -> Band:
    row = matches.band_of(connection, match)
    return Band() if row is None else Band(row.least, row.most, row.has_newcomers)
