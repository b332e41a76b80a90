"""People who join, leave and start at the same moment, on both databases: the table is consistent in any order."""

import asyncio
from collections.abc import Awaitable

import pytest

from games.kernel.errors import Refusal
from play.seats.lobby import NewTable
from play.services import Services
from tests.play.matches import ANN, BORIS, GLEB, PEOPLE, TALLY, VERA

pytestmark = pytest.mark.slow

RACES = 40


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
        seen = await here.observations.public(match)
        people = [face.user_id for face in seen.faces if face.user_id is not None]
        assert [face.seat for face in seen.faces] == list(range(len(seen.faces)))
        assert len(people) == len(set(people))
        assert len(seen.faces) <= 3
        assert ANN.user_id in people
        if seen.status == "running":
            assert len(seen.view.sums) == len(seen.faces)
            assert (await here.proofs.verify(match)).ok


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
