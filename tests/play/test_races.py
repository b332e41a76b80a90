"""People who join, leave and start at the same moment, on both databases: the table is consistent in any order."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Iterator
from pathlib import Path

import pytest

from db.database import Database
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from play.context import Context
from play.lobby import NewTable
from play.services import Services
from tests.db.postgres import as_database, serving, with_tables
from tests.play.matches import ANN, BORIS, GLEB, PEOPLE, TALLY, VERA, Clock

RACES = 40
SALT = bytes(range(32))


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    """The address of a PostgreSQL server."""
    with serving() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
async def both(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[tuple[Services, Services]]:
    """Two services on one database, as in two processes."""
    clock = Clock()
    if request.param == "sqlite":
        path = tmp_path / "races.sqlite3"
        opened = [await Database.open(path), await Database.open(path)]
        first, second = (Services(Context(each, clock, lambda size: SALT[:size], [])) for each in opened)
        yield first, second
        await first.close()
        await second.close()
        return
    with with_tables(request.getfixturevalue("server"), request.node.name) as address, as_database(address) as database:
        context = Context(database, clock, lambda size: SALT[:size], [])
        yield Services(context), Services(context)


async def _tried(*acts: Awaitable[object]) -> None:
    """Run everything at the same time; a refusal is an answer, any other exception a fault."""
    for result in await asyncio.gather(*acts, return_exceptions=True):
        if isinstance(result, BaseException) and not isinstance(result, Refusal):
            raise result


async def test_a_table_is_whole_after_every_race(both: tuple[Services, Services]) -> None:
    here, there = both
    for race in range(RACES):
        opened = await here.lobby.open_table(NewTable(TALLY, ANN, "salt", "en", channel_id=race + 1))
        match = opened.match
        await here.lobby.join(match, BORIS, "salt")
        await _tried(
            here.lobby.join(match, VERA, "salt"),
            there.lobby.leave(match, BORIS.user_id),
            there.lobby.join(match, GLEB, "salt"),
            here.lobby.start(match, ANN.user_id),
            there.lobby.add_computer(match, ANN.user_id, ""),
        )
        await _check(here, match)


async def _check(services: Services, match: MatchId) -> None:
    seen = await services.observations.public(match)
    people = [face.user_id for face in seen.faces if face.user_id is not None]
    assert [face.seat for face in seen.faces] == list(range(len(seen.faces)))
    assert len(people) == len(set(people))
    assert len(seen.faces) <= 3
    assert ANN.user_id in people
    if seen.status == "running":
        assert len(seen.view.sums) == len(seen.faces)
        assert (await services.proofs.verify(match)).ok


async def test_one_channel_gets_one_table(both: tuple[Services, Services]) -> None:
    here, there = both
    for race in range(RACES // 4):
        channel = 1_000 + race
        loose = (await here.lobby.open_table(NewTable(TALLY, ANN, "salt", "en"))).match
        await _tried(
            here.lobby.bind(loose, channel, 70),
            *(
                each.lobby.open_table(NewTable(TALLY, person, "salt", "en", channel_id=channel))
                for each, person in zip((here, there) * 2, PEOPLE, strict=True)
            ),
        )
        assert await here.finder.in_channel(channel) is not None


async def test_a_match_gets_one_rematch(both: tuple[Services, Services]) -> None:
    here, there = both
    for _ in range(RACES // 4):
        match = (await here.lobby.open_table(NewTable(TALLY, ANN, "salt", "en"))).match
        await here.lobby.join(match, BORIS, "salt")
        await here.lobby.cancel(match, ANN.user_id)
        made = await asyncio.gather(
            here.lobby.rematch(match, ANN, "salt"),
            there.lobby.rematch(match, BORIS, "salt"),
            return_exceptions=True,
        )
        assert [isinstance(each, Refusal) for each in made].count(True) == 1
