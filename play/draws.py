"""Draws by agreement, in games that have them: a match ends when every player who has not left it agrees."""

from collections.abc import Callable

from db import seats, shown
from db.statements import Connection
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from play import ledger, steps
from play.context import Context
from play.loaded import load
from play.matches import own_seat
from play.moment import Moment
from play.record import UNDO_WINDOW


class Draws:
    """Offers of a draw. Each seat has one at most, which stays until it is withdrawn."""

    def __init__(self, context: Context) -> None:
        """Work on the database of `context`."""
        self._context = context

    async def agree(self, match: MatchId, user_id: int, revision: int) -> Moment:
        """Offer a draw, or accept one: when all have agreed the match ends. Return the match as it is then.

        Raises:
            Refusal: `unknown_match`, `not_running`, `not_a_player`, `no_draws` (the game has none),
                `draw_with_computers`, `stale` (`revision`: the current one), `draw_offered` (the seat has agreed).
        """

        def agreed(connection: Connection) -> None:
            loaded = load(connection, match, to_change=True)
            seat = own_seat(loaded, user_id)
            if not loaded.game.has_draws:
                raise Refusal("no_draws")
            if any(row.sitter == "ai" for row in loaded.seats):
                raise Refusal("draw_with_computers")
            if revision != loaded.row.revision:
                raise Refusal("stale", revision=loaded.row.revision)
            if seat in loaded.draw_offers():
                raise Refusal("draw_offered")
            seats.offer_draw(connection, match, seat, is_offered=True)
            if {row.seat for row in loaded.seats if row.sitter == "person"} <= {seat, *loaded.draw_offers()}:
                ledger.store(connection, loaded, steps.drawn(loaded, seat, self._context.clock(), user_id))

        return await self._changed(match, agreed)

    async def withdraw(self, match: MatchId, user_id: int) -> Moment:
        """Take the own offer back; return the match as it is then.

        Raises:
            Refusal: `unknown_match`, `not_running`, `not_a_player`, `no_draw_offered`.
        """

        def withdrawn(connection: Connection) -> None:
            loaded = load(connection, match, to_change=True)
            seat = own_seat(loaded, user_id)
            if seat not in loaded.draw_offers():
                raise Refusal("no_draw_offered")
            seats.offer_draw(connection, match, seat, is_offered=False)

        return await self._changed(match, withdrawn)

    async def _changed(self, match: MatchId, change: Callable[[Connection], None]) -> Moment:
        def changed(connection: Connection) -> Moment:
            change(connection)
            shown.mark_changed(connection, match)
            return Moment(load(connection, match, UNDO_WINDOW))

        moment = await self._context.database.write(changed)
        self._context.notify(match, moment)
        return moment
