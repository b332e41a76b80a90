"""Leagues of the tally; in the end all is as it is derived: each tournament from its acts, what is due from leagues."""

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest

from db.rows import due
from db.statements import Connection
from play.league_rules.due import due_in
from play.leagues.storing import load
from play.rules.due import differing
from play.services import Services
from play.tournaments.rebuilding import all_differences
from tests.play.leagues.played import Season, started
from tests.play.matches import Clock
from tests.play.tournaments.conftest import tally

__all__ = ["tally"]

Starter = Callable[..., Awaitable[Season]]


def not_due(connection: Connection, number: int) -> tuple[Any, ...]:
    """Return what is stored as due in a league and is not derived from it, or the other way round."""
    return tuple(differing(due.of_match(connection, number), due_in(load(connection, number))))


@pytest.fixture
async def leagues(services: Services, clock: Clock) -> AsyncIterator[Starter]:
    """Start leagues, and look at the end whether everything fits."""
    numbers: list[int] = []

    async def begin(members: int, **settings: Any) -> Season:
        league = await started(services, clock, members, **settings)
        numbers.append(league.number)
        return league

    yield begin
    assert await services._context.database.read(all_differences) == ()
    for number in numbers:
        assert await services._context.database.read(not_due, number) == ()
