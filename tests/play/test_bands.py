"""Who can join a table by their rating, and what the refusal says."""

import pytest

from db.rows import ratings
from db.rows.ratings import RatingRow
from db.statements import Connection
from games.kernel.ids import Seat
from games.kernel.pace import DAY
from games.kernel.ratings import Band
from play.seats.lobby import Person
from play.services import Services
from tests.play.matches import ANN, BORIS, GLEB, VERA, Clock, opened, refused

LORDS, DUEL, TABLE = "dungeon_lords", "dungeon_lords.duel", "dungeon_lords.table"


async def give_rating(services: Services, person: Person, ladder: str, points: int) -> None:
    """Let somebody have a rating that is sure enough for a number."""

    def stored(connection: Connection) -> None:
        number = ratings.number_for(connection, person.user_id)
        mu = 25 + (points - 1_500) / 29.5
        ratings.store(connection, RatingRow(ladder, number, mu, 2, services._context.clock(), 9))

    await services._context.database.write(stored)


@pytest.mark.parametrize(
    ("band", "ann", "vera"),
    [
        (Band(), "", ""),
        (Band(1_400, 1_600), "", ""),
        (Band(1_500, 1_500, has_newcomers=False), "", "no_rating_yet"),
        (Band(1_501, 0), "rating_not_in_band", ""),
        (Band(0, 1_499), "rating_not_in_band", ""),
        (Band(has_newcomers=False), "", "no_rating_yet"),
    ],
)
async def test_a_table_asks_for_a_rating(services: Services, band: Band, ann: str, vera: str) -> None:
    """Catches ends that are not in the band themselves, and a newcomer who is measured by the 1500 they begin with."""
    await give_rating(services, ANN, "auction", 1_500)
    match = await opened(services, "auction", BORIS)
    assert (await refused(services.bands.agree(match, ANN.user_id, band))).code == "not_the_host"
    await services.bands.agree(match, BORIS.user_id, band)
    assert await services.bands.of_match(match) == band
    for person, code in ((ANN, ann), (VERA, vera)):
        if code:
            assert (await refused(services.lobby.join(match, person, ""))).code == code
        else:
            await services.lobby.join(match, person, "")


async def test_the_refusal_says_the_band_and_the_own_number(services: Services) -> None:
    await give_rating(services, ANN, "auction", 1_250)
    match = await opened(services, "auction", BORIS)
    await services.bands.agree(match, BORIS.user_id, Band(1_400, 1_600, has_newcomers=False))
    facts = {"least": "1400", "most": "1600", "side": "both", "size": "any"}
    assert (await refused(services.lobby.join(match, ANN, ""))).facts == {"have": "1250", **facts}
    missing = (await refused(services.lobby.join(match, VERA, ""))).facts["missing"]
    assert isinstance(missing, int)
    assert missing > 2


async def test_a_table_for_two_asks_for_the_rating_at_two(services: Services) -> None:
    """Catches the other rating of a game that has two, at the table and for who takes a seat over."""
    await give_rating(services, ANN, DUEL, 1_700)
    await give_rating(services, ANN, TABLE, 1_300)
    for seats, size in ((2, "duel"), (4, "table")):
        match = await opened(services, LORDS, BORIS, seats=seats)
        await services.bands.agree(match, BORIS.user_id, Band(1_400, 1_600))
        assert (await refused(services.lobby.join(match, ANN, ""))).facts["size"] == size
    match = await opened(services, LORDS, BORIS, GLEB)
    await services.bands.agree(match, BORIS.user_id, Band(1_400, 1_600))
    await services.lobby.start(match, BORIS.user_id)
    await services.replacing.offer(match, GLEB.user_id, ANN.user_id)
    assert (await refused(services.replacing.take(match, ANN, Seat(1)))).facts["have"] == "1700"


async def test_who_has_not_played_for_long_has_no_number(services: Services, clock: Clock) -> None:
    """Catches a rating as it was stored: it is unsure by now, and the page shows none."""
    await give_rating(services, ANN, "auction", 1_250)
    match = await opened(services, "auction", BORIS)
    await services.bands.agree(match, BORIS.user_id, Band(1_400, 1_600))
    clock.now += 2_000 * DAY
    await services.lobby.join(match, ANN, "")
    assert [face.user_id for face in (await services.observations.public(match)).faces] == [BORIS.user_id, ANN.user_id]


@pytest.mark.parametrize(
    ("band", "code"), [(Band(1_600, 1_400), "band_reversed"), (Band(0, 4_001), "rating_out_of_bounds")]
)
async def test_a_band_that_nobody_can_be_in_is_refused(services: Services, band: Band, code: str) -> None:
    match = await opened(services, "auction", BORIS)
    assert (await refused(services.bands.agree(match, BORIS.user_id, band))).code == code
    assert await services.bands.of_match(match) == Band()
