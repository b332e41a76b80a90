"""A transaction that breaks off after any of its statements leaves nothing; the same act then succeeds."""

import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from db.drivers.thread import ThreadConnection
from games.kernel.ids import MatchId
from play.services import Services
from tests.db.watched import watched
from tests.play.matches import ANN, BORIS, TALLY, VERA, finish, opened, owed, say, started, to_bids

Act = Callable[[Services, MatchId], Awaitable[Any]]
Scene = Callable[[Services], Awaitable[MatchId]]


class Crash(Exception):
    """Stands for a loss of power."""


class Plug:
    """Counts the statements sent to any connection that writes, and raises `Crash` after some of them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.left: int | None = None
        watched(monkeypatch, self._sent)

    def _sent(self, sql: str) -> None:
        is_change = not sql.lstrip().startswith(("SELECT", "BEGIN"))
        if self.left is not None and is_change:
            if self.left == 0:
                raise Crash(sql)
            self.left -= 1

    @asynccontextmanager
    async def pulled_after(self, statements: int) -> AsyncIterator[None]:
        self.left = statements
        try:
            yield
        finally:
            self.left = None


@pytest.fixture
def plug(monkeypatch: pytest.MonkeyPatch) -> Plug:
    return Plug(monkeypatch)


def _everything(path: Path) -> list[str]:
    connection = sqlite3.connect(path)
    try:
        return list(connection.iterdump())
    finally:
        connection.close()


async def _open_table(services: Services) -> MatchId:
    return await opened(services, "auction", ANN, BORIS, VERA, channel_id=7)


async def _last_bid(services: Services) -> MatchId:
    match = await started(services, "auction", ANN, BORIS)
    revision = await to_bids(services, match)
    revision = (await services.matches.submit_choice(match, ANN.user_id, revision, 0)).revision
    await services.matches.submit_choice(match, ANN.user_id, revision, 1)
    return match


async def _some_moves(services: Services) -> MatchId:
    match = await started(services, TALLY)
    await say(services, match, ANN, *["add 1"] * 48)
    return match


async def _ended(services: Services) -> MatchId:
    match = await started(services, TALLY)
    await services.people.change(ANN.user_id, language="ru")
    await finish(services, match)
    return match


async def _submit(services: Services, match: MatchId) -> None:
    observation = await services.observations.public(match)
    person = (ANN, BORIS)[(await owed(services, match))[0]]
    await services.matches.submit_choice(match, person.user_id, observation.revision, 0)


async def _undo(services: Services, match: MatchId) -> None:
    await services.matches.undo(match, ANN.user_id, 49)


@pytest.mark.parametrize(
    ("scene", "act", "least"),
    [
        (_open_table, lambda services, match: services.lobby.leave(match, ANN.user_id), 5),
        (_open_table, lambda services, match: services.lobby.kick(match, ANN.user_id, BORIS.user_id), 5),
        (_open_table, lambda services, match: services.lobby.start(match, ANN.user_id), 5),
        (_open_table, lambda services, match: services.lobby.cancel(match, ANN.user_id), 4),
        (_ended, lambda services, match: services.people.forget(ANN.user_id), 6),
        (_last_bid, _submit, 6),
        (_some_moves, _submit, 6),
        (_some_moves, _undo, 5),
        (_some_moves, lambda services, match: services.matches.resign(match, ANN.user_id), 5),
    ],
)
async def test_all_or_nothing(
    services: Services, path: Path, plug: Plug, *, scene: Scene, act: Act, least: int
) -> None:
    match = await scene(services)
    before = _everything(path)
    for statements in range(60):
        async with plug.pulled_after(statements):
            try:
                await act(services, match)
            except Crash:
                assert _everything(path) == before
            else:
                break
    assert statements >= least
    assert _everything(path) != before
    assert (await services.proofs.verify(match)).ok


async def test_a_commit_that_fails_is_no_move(services: Services, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await started(services, TALLY)
    before = _everything(path)
    notified: list[MatchId] = []
    services.listen(lambda match, _: notified.append(match))

    def full(_connection: ThreadConnection) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(ThreadConnection, "commit", full)
        with pytest.raises(sqlite3.OperationalError):
            await say(services, match, ANN, "add 1")
    assert _everything(path) == before
    assert notified == []
    assert (await say(services, match, ANN, "add 1")).revision == 2
