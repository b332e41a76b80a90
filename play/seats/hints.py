"""Hints: a person who is asked asks what a computer would do in their place.

The same question at the same revision has the same answer. It is stored nowhere, only how often each seat has asked;
what is searched for is kept by this process alone, so that to ask again costs nothing.
"""

import asyncio
from contextvars import Context as Variables

import msgspec

from db.rows import matches, seats
from db.statements import Connection
from games.kernel.errors import Refusal
from games.kernel.hints import Hint
from games.kernel.ids import MatchId, Seat
from play.context import Context
from play.match import ledger
from play.match.observations import Observations
from play.rules.hints import asked_for, hint_of
from play.rules.loaded import Loaded
from play.rules.moment import Moment
from play.rules.orders import Answer, Order
from play.rules.tables import check_host
from play.thinking.pool import Rank, Thinking

PATIENCE_SECONDS = 2.5
"""After so long a person is told that the computer still thinks."""

MOST_KEPT = 200
"""Searches that are kept, each for a seat: those begun before are dropped."""


class _Search(msgspec.Struct, frozen=True, eq=False):
    """What is searched for a seat."""

    order: Order
    answer: asyncio.Task[Answer]

    def holds(self, order: Order) -> bool:
        """Return whether it is the search for `order`, and has not failed."""
        is_lost = self.answer.done() and (self.answer.cancelled() or self.answer.exception() is not None)
        return self.order == order and not is_lost


class Hints:
    """What a computer would do."""

    def __init__(self, context: Context, observations: Observations, thinking: Thinking) -> None:
        """Work on the database of `context`, with what `thinking` finds; wait for it until `wait` says otherwise."""
        self._context = context
        self._observations = observations
        self._thinking = thinking
        self._patience: float | None = None
        self._searches: dict[tuple[MatchId, Seat], _Search] = {}

    def wait(self, pace: float = 1.0) -> None:
        """Let people wait so many times as long as usual before they are told to wait on; 0: until it is found."""
        self._patience = pace * PATIENCE_SECONDS or None

    async def allow(self, match: MatchId, by: int, *, has_hints: bool) -> None:
        """Agree on whether players can ask for hints.

        Raises:
            Refusal: `unknown_match`, `not_open` (`status`), `not_the_host` (`host`).
        """

        def agreed(connection: Connection, loaded: Loaded) -> None:
            check_host(loaded, by, self._context.clock())
            matches.set_has_hints(connection, match, has_hints)

        await ledger.change_table(self._context, match, agreed)

    async def hint(
        self,
        match: MatchId,
        user_id: int,
        revision: int | None = None,
        known: Moment | None = None,
        *,
        is_patient: bool = False,
    ) -> Hint | None:
        """Return what the best computer would do that sees what the person sees, and count that they have asked.

        None: it still thinks, and the person is not patient; then nothing is counted, and to ask again goes on with it.

        Raises:
            Refusal: `unknown_match`, what `asked_for` refuses; `stale` if the same person has asked something newer.
        """
        moment = known or await self._observations.moment(match)
        loaded = moment.loaded
        order = asked_for(loaded, user_id, revision)
        search = self._search(match, order)
        await asyncio.wait((search.answer,), timeout=None if is_patient else self._patience)
        if not search.answer.done():
            return None
        if search.answer.cancelled():
            raise Refusal("stale", revision=loaded.row.revision)
        found = search.answer.result()
        await self._context.database.write(seats.count_hint, match, order.seat, loaded.row.revision)
        return await asyncio.to_thread(hint_of, loaded, order.seat, found)

    async def close(self) -> None:
        """Stop all searches."""
        tasks = [search.answer for search in self._searches.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _search(self, match: MatchId, order: Order) -> _Search:
        """Return the search for an order, begun now unless it was; what the seat has asked before is dropped."""
        key = (match, order.seat)
        before = self._searches.pop(key, None)
        if before is not None and before.holds(order):
            self._searches[key] = before
            return before
        dropped = [] if before is None else [before]
        if len(self._searches) >= MOST_KEPT:
            dropped.append(self._searches.pop(next(iter(self._searches))))
        for search in dropped:
            search.answer.cancel()
        finding = self._thinking.answer(order, match, Rank.HINT)
        self._searches[key] = _Search(order, asyncio.create_task(finding, name="hint", context=Variables()))
        return self._searches[key]
