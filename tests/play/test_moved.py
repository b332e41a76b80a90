"""Running matches of all four games go to the other engine and back, and are played on after each move."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from address import Address, PostgresAddress
from db.moving.asked import FROM, TO, Found
from db.moving.moving import move
from play import moved
from play.services import Services
from tests.db.postgres import drop, make
from tests.play.matches import started
from tests.play.shortcuts import private, run_computers

pytestmark = pytest.mark.slow

OLD = Path(__file__).parents[1] / "db" / "old" / "0007.sql"
LATER = 1_800_100_000
MOVES = 2
GAMES = {"tetranomicon", "dungeon_lords", "dungeon_twister", "legends_of_signum"}


@pytest.fixture
def empty(server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[PostgresAddress]:
    """The address of a database on a server in which nothing is."""
    monkeypatch.setattr("address._FOLDER", tmp_path / "beside")
    made = make(server, "moved_matches")
    yield made
    drop(server, made)


async def _played_on(address: Address) -> set[str]:
    """Make some moves in each match that runs; return their games."""
    services = await Services.open(address, lambda: LATER)
    games = set[str]()
    for match in await services.finder.active():
        for _ in range(MOVES):
            await run_computers(services, match)
            public = await services.observations.public(match)
            user_id = public.face(public.awaited()[0].seat).user_id
            assert user_id is not None
            own = await private(services, match, user_id)
            await services.matches.submit_choice(match, user_id, own.revision, own.choices[0].number)
        assert (await services.proofs.verify(match)).ok
        games.add(public.game)
    await services.close()
    return games


def _verify(source: Address, target: Address, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compare all matches as `python -m play.moved` does in processes of its own."""
    for name, address in ((FROM, source), (TO, target)):
        monkeypatch.setenv(name, str(address) if isinstance(address, Path) else address.reveal())
    with closing(sqlite3.connect(file)) as connection:
        numbers = tuple(number for (number,) in connection.execute("SELECT id FROM matches"))
    assert numbers
    assert moved.verified_part(numbers) == Found(len(numbers), [], [])


async def test_matches_are_played_on_after_each_move(
    empty: PostgresAddress, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, back = tmp_path / "first.sqlite3", tmp_path / "back.sqlite3"
    services = await Services.open(first, lambda: LATER)
    for game in GAMES:
        await started(services, game)
    await services.close()
    for source, target, file in ((first, empty, first), (empty, back, back)):
        assert await _played_on(source) == GAMES
        await asyncio.to_thread(move, source, target, lambda: None)
        _verify(source, target, file, monkeypatch)
    assert await _played_on(back) == GAMES


async def test_a_match_that_is_not_the_same_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Equal digests of tables say nothing of what the program makes of them."""
    first = tmp_path / "first.sqlite3"
    with closing(sqlite3.connect(first)) as connection:
        connection.executescript(OLD.read_text())
    services = await Services.open(first, lambda: LATER)
    await services.close()
    second = tmp_path / "second.sqlite3"
    with closing(sqlite3.connect(first)) as one, closing(sqlite3.connect(second)) as other:
        one.backup(other)
        other.execute("UPDATE matches SET language = 'fr' WHERE id = (SELECT MIN(id) FROM matches)")
        other.commit()
        (number,) = other.execute("SELECT MIN(id) FROM matches").fetchone()
    monkeypatch.setenv(FROM, str(first))
    monkeypatch.setenv(TO, str(second))
    assert moved.verified_part((number,)).differing == [number]
