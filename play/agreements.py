"""What players agree on while they play: a draw, in games that have them, or that the match is called off.

It happens once every player who has not left agrees. Whoever is the first proposes it; until it happens each can take
back that they agree.
"""

from collections.abc import Callable
from typing import Literal

from db import seats, shown
from db.statements import Connection
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId, Seat
from play import ledger, steps
from play.context import Context
from play.loaded import Loaded, load
from play.matches import own_seat
from play.moment import Moment
from play.record import UNDO_WINDOW

Kind = Literal["draw", "cancel"]


class Agreements:
    """Who agrees to what. It stays until it is taken back."""

    def __init__(self, context: Context) -> None:
        """Work on the database of `context`."""
        self._context = context

    async def agree_to_draw(self, match: MatchId, user_id: int, revision: int) -> Moment:
        """Offer a draw, or accept one: when all have agreed the match ends. Return the match as it is then.

        Raises:
            Refusal: `unknown_match`, `not_running`, `not_a_player`, `no_draws` (the game has none),
                `draw_with_computers`, `stale` (`revision`: the current one), `draw_offered` (the seat has agreed).
        """

        def agreed(connection: Connection, loaded: Loaded, seat: Seat) -> None:
            if not loaded.game.has_draws:
                raise Refusal("no_draws")
            if any(row.sitter == "ai" for row in loaded.seats):
                raise Refusal("draw_with_computers")
            if revision != loaded.row.revision:
                raise Refusal("stale", revision=loaded.row.revision)
            if seat in loaded.draw_offers():
                raise Refusal("draw_offered")
            seats.offer_draw(connection, match, seat, is_offered=True)
            if _all_agree(loaded, (seat, *loaded.draw_offers())):
                ledger.store(connection, loaded, steps.drawn(loaded, seat, self._context.clock(), user_id))

        return await self._changed(match, user_id, agreed)

    async def take_draw_back(self, match: MatchId, user_id: int) -> Moment:
        """Take the own offer back; return the match as it is then.

        Raises:
            Refusal: `unknown_match`, `not_running`, `not_a_player`, `no_draw_offered`.
        """

        def taken_back(connection: Connection, loaded: Loaded, seat: Seat) -> None:
            if seat not in loaded.draw_offers():
                raise Refusal("no_draw_offered")
            seats.offer_draw(connection, match, seat, is_offered=False)

        return await self._changed(match, user_id, taken_back)

    async def agree_to_cancel(self, match: MatchId, user_id: int) -> Moment:
        """Propose to call a running match off, or agree to it: when all have, it is. Return the match as it is then.

        Raises:
            Refusal: `unknown_match`, `not_running`, `not_a_player`, `cancel_agreed` (the seat has agreed).
        """

        def agreed(connection: Connection, loaded: Loaded, seat: Seat) -> None:
            if seat in loaded.cancel_agreed():
                raise Refusal("cancel_agreed")
            seats.agree_to_cancel(connection, match, seat, is_agreed=True)
            if _all_agree(loaded, (seat, *loaded.cancel_agreed())):
                ledger.store(connection, loaded, steps.cancelled(loaded, self._context.clock(), user_id))

        return await self._changed(match, user_id, agreed)

    async def take_cancel_back(self, match: MatchId, user_id: int) -> Moment:
        """Take back that the own seat agrees to call the match off; return the match as it is then.

        Raises:
            Refusal: `unknown_match`, `not_running`, `not_a_player`, `cancel_not_agreed`.
        """

        def taken_back(connection: Connection, loaded: Loaded, seat: Seat) -> None:
            if seat not in loaded.cancel_agreed():
                raise Refusal("cancel_not_agreed")
            seats.agree_to_cancel(connection, match, seat, is_agreed=False)

        return await self._changed(match, user_id, taken_back)

    async def _changed(
        self, match: MatchId, user_id: int, change: Callable[[Connection, Loaded, Seat], None]
    ) -> Moment:
        def changed(connection: Connection) -> Moment:
            loaded = load(connection, match, to_change=True)
            change(connection, loaded, own_seat(loaded, user_id))
            shown.mark_changed(connection, match)
            return Moment(load(connection, match, UNDO_WINDOW))

        moment = await self._context.database.write(changed)
        self._context.notify(match, moment)
        return moment


def _all_agree(loaded: Loaded, agreed: tuple[Seat, ...]) -> bool:
    return all(row.seat in agreed for row in loaded.seats if row.sitter == "person")
