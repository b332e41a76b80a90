"""What boards of many people and the profile of who has played long take of the processor."""

import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from db.rows import matches, people, ratings, seats
from db.rows.people import GuildRow
from db.rows.ratings import ChangeRow, RatedOnRow, RatingRow
from db.rows.seats import SeatRow
from db.statements import Connection
from games.kernel import codec
from games.kernel.game import Outcome
from games.kernel.profiles import Profile
from games.kernel.ratings import Board
from play.rules.rating import MU
from play.services import Services
from render.pages.profile import profile_page
from render.pages.ratings import leaderboard_page
from tests.bench.sizes import TINY, Limits, sized, whole
from tests.play.matches import ANN, BORIS, VERA, Clock, started
from text import words

NOISE = 4
AIM = 0.05
"""The processor seconds that each page may take, on an idle core."""

LADDER = "tetranomicon.duel"
GAME = "tetranomicon"
SERVERS = 20
SHARED = 2
"""So many servers each person has played on."""


class Size(NamedTuple):
    """So many people on boards, of whom the first has played so many matches."""

    people: int
    matches: int
    limits: Limits


@sized("size", tiny={"20": Size(20, 4, TINY)}, whole={"10000": Size(10_000, 1_000, whole(noise=NOISE))})
async def test_boards_and_profiles(tmp_path: Path, size: Size) -> None:
    clock = Clock()
    services = await Services.open(tmp_path / "matches.sqlite3", clock)
    try:
        match = await started(services, GAME, ANN, BORIS, VERA, guild_id=1)
        await services._context.database.write(_stored, match, size, clock.now)
        english, reader = words("en"), _person(0)

        async def board() -> object:
            return leaderboard_page(_there(await services.ratings.board(1, (), reader)), english)

        async def common_board() -> object:
            return leaderboard_page(_there(await services.ratings.common_board(1, (), reader)), english)

        async def own_profile() -> object:
            return profile_page(_long(await services.ratings.own_profile(reader), size), english)

        async def profile() -> object:
            return profile_page(_long(await services.ratings.profile(reader, 1), size), english)

        for page in (board, common_board, own_profile, profile):
            took = await _least(page)
            print(f"\n{page.__name__}, {size.people} people, {size.matches} matches: {1_000 * took:.1f} ms, aim 50")
            assert took < size.limits.noise * AIM
    finally:
        await services.close()


async def _least(page: Callable[[], Awaitable[object]]) -> float:
    found = []
    for _ in range(3):
        begun = time.process_time()
        await page()
        found.append(time.process_time() - begun)
    return min(found)


def _person(number: int) -> int:
    return 10_000 + number


def _there(board: Board | None) -> Board:
    assert board is not None and board.own_place is not None
    return board


def _long(found: Profile, size: Size) -> Profile:
    assert (len(found.curve), found.records[0].matches) == (size.matches, size.matches)
    return found


def _stored(connection: Connection, match: int, size: Size, now: int) -> None:
    """Store everybody's ratings, on two of the servers each, and the matches of the first person, like one there is."""
    for guild_id in range(1, SERVERS + 1):
        people.store_guild(connection, GuildRow(guild_id, None, "[]", "daily", in_common=True))
    for number in range(size.people):
        person = ratings.number_for(connection, _person(number))
        mu = MU + number % 997 / 100 - 5
        ratings.store(connection, RatingRow(LADDER, person, mu, 1.0, now, 9))
        # Everybody has played on the first one, whose board is the largest there can be.
        for guild_id in (1, 2 + number % (SERVERS - 1)):
            ratings.store_rated_on(connection, RatedOnRow(guild_id, LADDER, person, match, number % 3, now))
    row = matches.find(connection, match)
    assert row is not None
    outcome = codec.encode(Outcome((1, 2), (9, 0))).decode()
    first, other = (ratings.number_for(connection, _person(number)) for number in range(2))
    for number in range(1, size.matches + 1):
        played = replace(row, id=match + number, status="ended", outcome=outcome, channel_id=None, snapshot=None)
        matches.insert(connection, played)
        for seat, (user_id, person) in enumerate(((_person(0), first), (None, other))):
            seats.insert(connection, SeatRow(played.id, seat, user_id, "", "person", "", "", now))
            change = ChangeRow(2 * number + seat, played.id, seat, person, LADDER, 1, seat, 1 + seat, None, now, 1)
            ratings.add(connection, replace(change, mu=MU + number % 7, sigma=1.0))
