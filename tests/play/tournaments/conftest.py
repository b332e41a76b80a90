"""Services that pair in this process, and a tally that goes on for long enough that somebody can fail to come."""

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest

from games import registry
from games.kernel.game import Decision, Outcome
from games.kernel.ids import Seat
from play.services import Services
from play.tournaments.rebuilding import all_differences
from tests.play.matches import Clock
from tests.play.tally import State, Tally
from tests.play.tournaments.played import Cup, inline, started

TURNS = 6
Starter = Callable[..., Awaitable[Cup]]


class LongTally(Tally):
    """A tally for up to four, of six turns each."""

    seat_counts = (1, 2, 3, 4)

    def decisions(self, state: State) -> tuple[Decision, ...]:
        if state.turn >= TURNS * len(state.sums):
            return ()
        return (Decision(Seat(state.turn % len(state.sums)), "turn", free=True),)

    def standing(self, state: State) -> Outcome | None:
        return Outcome.ranked(state.sums, state.sums)


@pytest.fixture(autouse=True)
def tally(monkeypatch: pytest.MonkeyPatch, quick_database: None) -> None:
    """Register the long tally in place of the short one."""
    monkeypatch.setitem(registry._games, (Tally.id, 1), LongTally())


@pytest.fixture
async def cups(services: Services, clock: Clock) -> AsyncIterator[Starter]:
    """Start tournaments; in the end each is what its acts and matches make of it."""
    inline(services)

    async def begin(*args: Any, **fields: Any) -> Cup:
        return await started(services, clock, *args, **fields)

    yield begin
    if services.trouble() == "":
        assert await services._context.database.read(all_differences) == ()
