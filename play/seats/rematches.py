"""Rematches: who sits there from the start on and who is asked to, in which order, and the score so far."""

from db.rows import matches, seats
from db.rows.matches import MatchRow
from db.rows.seats import InvitedRow
from db.statements import Connection
from games import registry
from games.kernel.handicap import with_amounts
from games.kernel.ids import MatchId
from games.kernel.series import Score
from play.context import Context
from play.match.loading import load
from play.rules import tables
from play.rules.handicaps import begun_again
from play.rules.loaded import Loaded
from play.rules.orders import renewed
from play.rules.series import order_again, score_of
from play.seats import handicaps
from play.seats.blocks import are_apart


class Rematches:
    """Matches that are played again."""

    def __init__(self, context: Context) -> None:
        """Read from the database of `context`."""
        self._context = context

    async def score(self, match: MatchId) -> Score:
        """Return the score of all that have ended of a match and its rematches before it, this one included.

        Refuses `unknown_match`.
        """
        return await self._context.database.read(_score, match)


def _score(connection: Connection, match: MatchId) -> Score:
    row = load(connection, match).row
    if row.series is None:
        return Score()
    rows = matches.ended_of_series(connection, row.series, match)
    return score_of(rows, {number: _sides(connection, number) for number in {each.match_id for each in rows}})


def _sides(connection: Connection, match_id: int) -> tuple[int, ...]:
    loaded = load(connection, MatchId(match_id))
    return loaded.game.sides(loaded.options(), len(loaded.seats))


def begin_series(connection: Connection, old: MatchRow) -> None:
    """Store that a match has a rematch; the new one has the number of the series already."""
    if old.series is None:
        matches.put_into_series(connection, old.id, old.id)


def sit_again(connection: Connection, new_id: int, old: Loaded, by: int, now: int) -> None:
    """Seat the computers of `old` at its rematch, where only `by` sits, and ask its other people to join."""
    computers = [row for row in old.seats if row.sitter == "ai"]
    for place, row in enumerate(computers, start=1):
        level = renewed(registry.find(old.row.game), row.level)
        seats.insert(connection, tables.computer_seat(new_id, place, name=row.name, level=level, now=now))
    new = load(connection, MatchId(new_id))
    handicaps.store(connection, new, begun_again(new, old, by))
    arrange(connection, MatchId(new_id))
    for row in old.seats:
        if row.user_id not in (None, by) and not are_apart(connection, row.user_id, (by,)):
            seats.put_invited(connection, InvitedRow(new_id, row.user_id, is_barred=False, is_reserved=True))


def arrange(connection: Connection, match: MatchId) -> None:
    """Seat those at an open table as a rematch has them, if it is one; each keeps what they have more at the start."""
    loaded = load(connection, match)
    if loaded.row.rematch_of is None:
        return
    order = order_again(loaded, load(connection, MatchId(loaded.row.rematch_of)))
    if order == tuple(range(len(loaded.seats))):
        return
    seats.replace_all(connection, match, [loaded.seats[seat] for seat in order])
    before = loaded.ahead()
    handicaps.store(connection, loaded, with_amounts(loaded.options(), tuple(before[seat] for seat in order)))
