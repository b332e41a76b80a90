"""A disk that is full, fails or is locked during a match: a move is stored or refused, and play continues later."""

import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from games.kernel.ids import MatchId
from play.context import StorageFault, counting_commits
from play.services import Services
from play.shown import DirectMessage, Messages
from tests.db.disk_faults import failing_disk, locked, may_grow, set_pragma
from tests.play.matches import ANN, BORIS, TALLY, say, started
from tests.play.shortcuts import private

Trouble = Callable[[Services, Path], AbstractAsyncContextManager[None]]
MOST_MOVES = 300


@asynccontextmanager
async def _full(services: Services, path: Path) -> AsyncIterator[None]:
    await may_grow(services._context.database, 0)
    yield
    await may_grow(services._context.database, -1)


@asynccontextmanager
async def _failing(services: Services, path: Path) -> AsyncIterator[None]:
    with failing_disk(path):
        yield


@asynccontextmanager
async def _locked(services: Services, path: Path) -> AsyncIterator[None]:
    await set_pragma(services._context.database, "busy_timeout = 50")
    with locked(path):
        yield


TROUBLES = {"full": _full, "failing": _failing, "locked": _locked}


@pytest.fixture(params=list(TROUBLES.values()), ids=list(TROUBLES))
def trouble(request: pytest.FixtureRequest) -> Trouble:
    """Each way in which a disk fails."""
    made: Trouble = request.param
    return made


def _everything(path: Path) -> list[str]:
    connection = sqlite3.connect(path)
    try:
        return list(connection.iterdump())
    finally:
        connection.close()


async def _exhausted(services: Services, match: MatchId) -> int:
    """Move until a move is refused, since a full file still has some room; return how many moves were made."""
    with counting_commits() as commits, pytest.raises(StorageFault):
        for _ in range(MOST_MOVES):
            await say(services, match, ANN, "add 1")
    return commits.count


async def test_a_move_is_refused_and_made_later(services: Services, path: Path, trouble: Trouble) -> None:
    match = await started(services, TALLY)
    notified: list[MatchId] = []
    services.listen(lambda match, _: notified.append(match))
    async with trouble(services, path):
        made = await _exhausted(services, match)
        before = _everything(path)
        for _ in range(3):
            assert await _exhausted(services, match) == 0
        assert _everything(path) == before
        assert len(notified) == made
        assert (await services.observations.public(match)).revision == 1 + made
    assert (await say(services, match, ANN, "add 1")).revision == 2 + made
    assert (await services.proofs.verify(match)).ok


async def test_looking_still_works(services: Services, path: Path, trouble: Trouble) -> None:
    """Also where the look itself would be stored: that may fail without an error for the person."""
    match = await started(services, TALLY)
    await say(services, match, ANN, "add 1")
    async with trouble(services, path):
        await _exhausted(services, match)
        assert (await private(services, match, ANN.user_id)).revision >= 2
        await services.observations.mark_seen(match, BORIS.user_id, 2)
        assert (await services.finder.card(match)).status == "running"


async def test_a_shown_message_is_known_although_it_cannot_be_stored(
    services: Services, path: Path, trouble: Trouble
) -> None:
    """Otherwise a table would be sent again with every attempt."""
    match = await started(services, TALLY)
    known = await services.shown.messages(match)
    planned = replace(
        known.table, channel_id=7, revision=1, page="page", shown_changes=known.table.changes,
        announced="table", announced_channel_id=7,
    )  # fmt: skip
    assert await services.shown.announce(known, planned) == (None,)
    long = replace(planned, message_id=70, page="page" * 50_000)
    async with trouble(services, path):
        with pytest.raises(StorageFault):
            await services.shown.remember(known, long)
        assert await services.shown.messages(match) == Messages(replace(long, announced=None))
        hand = DirectMessage(match, 0, 7, 71, 1, "hand" * 50_000)
        with pytest.raises(StorageFault):
            await services.shown.remember(await services.shown.messages(match), hand)
        assert await services.shown.messages(match) == Messages(replace(long, announced=None), (hand,))
    known = await services.shown.messages(match)
    table = replace(known.table, page="page", shown_changes=known.table.changes)
    await services.shown.remember(known, table)
    again = await Services.open(path)
    for each in (services, again):
        found = await each.shown.messages(match)
        assert (found.table.message_id, found.table.page, found.table.announced) == (70, "page", None)
        assert found.direct == (hand,)
    await again.close()
