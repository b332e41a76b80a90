"""A transaction that breaks off after any of its statements leaves nothing; asked again, the same act succeeds."""

import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiosqlite
import pytest

from db.at_once import Direct
from games.kernel.ids import MatchId
from play.house import House
from tests.play.matches import ANN, BORIS, TALLY, VERA, finish, opened, owed, say, started, to_bids

Act = Callable[[House, MatchId], Awaitable[Any]]
Scene = Callable[[House], Awaitable[MatchId]]


class Crash(Exception):
    """The plug was pulled."""


class Plug:
    """Counts the statements sent to any connection that writes, and pulls the plug after some of them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.left: int | None = None
        for kind in (aiosqlite.Connection, Direct):
            monkeypatch.setattr(kind, "execute", self._counting(kind.execute))

    def _counting(self, send: Callable[..., Any]) -> Callable[..., Any]:
        def execute(connection: Any, sql: str, *parameters: Any) -> Any:
            is_change = not sql.lstrip().startswith(("SELECT", "BEGIN"))
            if self.left is not None and is_change:
                if self.left == 0:
                    raise Crash(sql)
                self.left -= 1
            return send(connection, sql, *parameters)

        return execute

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


async def _open_table(house: House) -> MatchId:
    return await opened(house, "auction", ANN, BORIS, VERA, channel_id=7)


async def _last_bid(house: House) -> MatchId:
    match = await started(house, "auction", ANN, BORIS)
    revision = await to_bids(house, match)
    revision = (await house.matches.submit_choice(match, ANN.user_id, revision, 0)).revision
    await house.matches.submit_choice(match, ANN.user_id, revision, 1)
    return match


async def _some_moves(house: House) -> MatchId:
    match = await started(house, TALLY)
    await say(house, match, ANN, *["add 1"] * 48)
    return match


async def _ended(house: House) -> MatchId:
    match = await started(house, TALLY)
    await house.people.change(ANN.user_id, language="ru")
    await finish(house, match)
    return match


async def _submit(house: House, match: MatchId) -> None:
    sight = await house.sights.public(match)
    person = (ANN, BORIS)[(await owed(house, match))[0]]
    await house.matches.submit_choice(match, person.user_id, sight.revision, 0)


async def _undo(house: House, match: MatchId) -> None:
    await house.matches.undo(match, ANN.user_id, 49)


@pytest.mark.parametrize(
    ("scene", "act", "least"),
    [
        (_open_table, lambda house, match: house.lobby.leave(match, ANN.user_id), 5),
        (_open_table, lambda house, match: house.lobby.kick(match, ANN.user_id, BORIS.user_id), 5),
        (_open_table, lambda house, match: house.lobby.start(match, ANN.user_id), 5),
        (_open_table, lambda house, match: house.lobby.cancel(match, ANN.user_id), 4),
        (_ended, lambda house, match: house.people.forget(ANN.user_id), 6),
        (_last_bid, _submit, 9),
        (_some_moves, _submit, 6),
        (_some_moves, _undo, 6),
        (_some_moves, lambda house, match: house.matches.resign(match, ANN.user_id), 5),
    ],
)
async def test_all_or_nothing(house: House, path: Path, plug: Plug, *, scene: Scene, act: Act, least: int) -> None:
    match = await scene(house)
    before = _everything(path)
    for statements in range(60):
        async with plug.pulled_after(statements):
            try:
                await act(house, match)
            except Crash:
                assert _everything(path) == before
            else:
                break
    assert statements >= least
    assert _everything(path) != before
    assert (await house.proofs.verify(match)).ok


async def test_a_commit_that_fails_is_no_move(house: House, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await started(house, TALLY)
    before = _everything(path)
    heard: list[MatchId] = []
    house.listen(heard.append)

    async def full(_connection: Direct) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(Direct, "commit", full)
        with pytest.raises(sqlite3.OperationalError):
            await say(house, match, ANN, "add 1")
    assert _everything(path) == before
    assert heard == []
    assert (await say(house, match, ANN, "add 1")).revision == 2
