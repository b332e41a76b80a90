"""Two accounts of one person: their ratings become one, and can be worked out again."""

import math

from db.rows import ratings
from db.rows.ratings import RatingRow
from db.statements import Connection
from games.kernel.pace import DAY
from play.ratings.merging import merge_ratings
from play.ratings.recomputing import Compared, compared, store_anew
from play.rules.rating import MU, SIGMA, Rating, combined
from play.seats.lobby import Person
from play.services import Services
from tests.play.matches import ANN, BORIS, TALLY, VERA, Clock, say, started

ALL = 1_000


async def played(services: Services, winner: Person, loser: Person, **fields: int) -> None:
    match = await started(services, TALLY, winner, loser, pace="daily", **fields)
    for _ in range(2):
        await say(services, match, winner, "add 3", "end")
        await say(services, match, loser, "add 1", "end")


async def rows_of(services: Services, user_id: int) -> tuple[RatingRow, ...]:
    def found(connection: Connection) -> tuple[RatingRow, ...]:
        person = ratings.number_of(connection, user_id)
        return () if person is None else ratings.of_person(connection, person)

    return await services._context.database.read(found)


async def merge(services: Services, user_id: int, into: int) -> None:
    await services._context.database.write(merge_ratings, user_id, into, services._context.clock())


def test_two_ratings_together_are_surer_and_between_both() -> None:
    """Catches what everybody begins with counted twice, so that a newcomer's account would change the other."""
    known = Rating(30, 2)
    same = combined(known, Rating(MU, SIGMA))
    assert math.isclose(same.mu, 30) and math.isclose(same.sigma, 2)
    both = combined(known, Rating(26, 2))
    assert 27.5 < both.mu < 28.5
    assert both.sigma < 2
    assert combined(Rating(26, 2), known) == both, "it does not matter which of the two stays"


async def test_recomputing_after_a_merge_gives_what_is_stored(services: Services, clock: Clock) -> None:
    """Catches a merge that recomputing does not know, or puts before or after another match than it was."""
    for winner, loser in ((ANN, BORIS), (VERA, BORIS), (BORIS, ANN), (VERA, ANN)):
        clock.now += 3 * DAY
        await played(services, winner, loser)
    before = await services._context.database.read(ratings.after, 0, ALL)
    clock.now += DAY
    await merge(services, VERA.user_id, ANN.user_id)
    (merged,) = await rows_of(services, ANN.user_id)
    assert merged.matches == 5
    assert await rows_of(services, VERA.user_id) == ()
    for _ in range(2):  # the first one ends in the second of the merge
        await played(services, ANN, BORIS)
        clock.now += 3 * DAY
    await played(services, VERA, BORIS)
    database = services._context.database
    stored = await database.read(ratings.after, 0, ALL)
    assert stored[: len(before)] == before, "nobody's earlier numbers change"
    assert await database.read(compared, ALL) == Compared(len(stored), ())
    rows = {each.user_id: await rows_of(services, each.user_id) for each in (ANN, BORIS, VERA)}
    assert await database.write(store_anew) == len(stored)
    assert await database.read(compared, ALL) == Compared(len(stored), ())
    assert {each.user_id: await rows_of(services, each.user_id) for each in (ANN, BORIS, VERA)} == rows


async def test_an_account_that_was_never_rated_takes_the_number_over(services: Services) -> None:
    await played(services, ANN, BORIS)
    before = await rows_of(services, ANN.user_id)
    await merge(services, ANN.user_id, VERA.user_id)
    assert await rows_of(services, VERA.user_id) == before
    assert await services._context.database.read(ratings.merges) == ()


async def test_who_was_merged_is_on_the_board_once(services: Services) -> None:
    """Catches a board with both accounts, and one from which what the old account played is gone."""
    for winner, loser in ((ANN, BORIS), (ANN, VERA)):
        await played(services, winner, loser, guild_id=70)
    on_board = ratings.on_guild
    assert len(await services._context.database.read(on_board, 70, TALLY, 0)) == 3
    await merge(services, VERA.user_id, BORIS.user_id)
    rows = await services._context.database.read(on_board, 70, TALLY, 0)
    (kept,) = await rows_of(services, BORIS.user_id)
    assert [(row.mu, row.sigma) for row in rows if row.person == kept.person] == [(kept.mu, kept.sigma)]
    assert len(rows) == 2
