"""Ratings as people see them: of a person, of a match, of a server."""

import pytest

from db.rows import ratings
from db.rows.ratings import RatedOnRow, RatingRow
from db.statements import Connection
from games.kernel.ids import MatchId
from games.kernel.pace import DAY
from games.kernel.ratings import MatchRating
from play.ratings.showing import ON_A_PAGE
from play.rules.rating import MU, SIGMA
from play.services import Services
from tests.play.matches import ANN, BORIS, TALLY, VERA, Clock, refused, say, started

HERE, ELSEWHERE = 70, 71
YEAR = 365 * DAY
ENOUGH = 20
"""After so many matches everybody has a number."""


async def played(services: Services, guild_id: int | None = HERE) -> MatchId:
    """Let Ann and Boris play on a server; Ann wins."""
    match = await started(services, TALLY, ANN, BORIS, guild_id=guild_id)
    for _ in range(2):
        await say(services, match, ANN, "add 3", "end")
        await say(services, match, BORIS, "add 1", "end")
    return match


async def put(services: Services, clock: Clock, *numbers: tuple[float, float, int]) -> None:
    """Let so many people be rated here as in the match that Ann and Boris have played: mu, sigma, days ago."""
    match = await played(services)

    def stored(connection: Connection) -> None:
        for place, (mu, sigma, days) in enumerate(numbers):
            person = ratings.number_for(connection, 5_000 + place)
            at = clock.now - days * DAY
            ratings.store(connection, RatingRow(TALLY, person, mu, sigma, at, 9))
            ratings.store_rated_on(connection, RatedOnRow(HERE, TALLY, person, match, place % 2, at))

    await services._context.database.write(stored)


async def test_who_is_new_has_no_number_but_is_told_how_many_matches_are_missing(
    services: Services, clock: Clock
) -> None:
    assert await services.ratings.of_person(ANN.user_id) == ()
    await played(services)
    (first,) = await services.ratings.of_person(ANN.user_id)
    assert (first.matches, first.were_known) == (1, False)
    told, known = [first.missing], first
    while known.missing and len(told) < ENOUGH:
        await played(services)
        (known,) = await services.ratings.of_person(ANN.user_id)
        told.append(known.missing)
    assert told == sorted(told, reverse=True)
    assert (told[-1], known.points > 1500) == (0, True)
    clock.now += 30 * DAY
    (grown,) = await services.ratings.of_person(ANN.user_id)
    assert (grown.points, grown.spread > known.spread) == (known.points, True)
    clock.now += YEAR
    (rusty,) = await services.ratings.of_person(ANN.user_id)
    assert (rusty.missing > 0, rusty.were_known) == (True, True)


async def test_a_match_says_what_it_changed_or_why_it_changed_nothing(services: Services) -> None:
    seen = await services.ratings.of_match(await played(services))
    assert [(each.seat, each.points, each.gained) for each in seen.changes] == [(0, None, None), (1, None, None)]
    for _ in range(ENOUGH):
        match = await played(services)
    ann, boris = (await services.ratings.of_match(match)).changes
    assert (ann.gained or 0) > 0 > (boris.gained or 0)
    quick = await started(services, TALLY, ANN, BORIS)
    await services.matches.resign(quick, ANN.user_id)
    assert await services.ratings.of_match(quick) == MatchRating(why="few_answers")
    alone = await started(services, TALLY, ANN, computers=1)
    await services.matches.resign(alone, ANN.user_id)
    assert await services.ratings.of_match(alone) == MatchRating(), "nobody expects a rating for that"
    running = await started(services, TALLY, ANN, BORIS)
    assert await services.ratings.of_match(running) == MatchRating()


async def test_a_board_has_who_is_known_and_plays_the_surest_first(services: Services, clock: Clock) -> None:
    """Would catch an order by `mu` alone, and people on a board who are new, gone or forgotten."""
    sure, strong = (MU + 2, 1.0, 1), (MU + 4, 6.0, 1)
    new, gone = (MU + 9, SIGMA, 1), (MU + 9, 1.0, 91)
    await put(services, clock, strong, sure, new, gone, (MU + 9, 1.0, 1), sure)
    await services.people.forget(5_004)
    board = await services.ratings.board(HERE, (TALLY,), 5_000)
    assert board is not None
    assert [(line.place, line.strength.points, line.is_reader) for line in board.lines] == [
        (1, 1559, False), (1, 1559, False), (3, 1618, True),
    ]  # fmt: skip
    assert (board.people, board.own_place, board.ladders) == (3, 3, (TALLY,))
    assert [line.name for line in board.lines] == [BORIS.name, BORIS.name, ANN.name]
    assert await services.ratings.board(ELSEWHERE, (), 5_000) is None
    assert await services.ratings.board(HERE, ("chess",), 5_000) is None


async def test_a_board_has_pages(services: Services, clock: Clock) -> None:
    await put(services, clock, *((MU + number / 10, 1.0, 1) for number in range(ON_A_PAGE + 1)))
    board = await services.ratings.board(HERE, (), VERA.user_id, 9)
    assert board is not None
    assert ([line.place for line in board.lines], board.page, board.pages) == ([ON_A_PAGE + 1], 1, 2)
    assert (board.own, board.own_place) == (None, None)


async def test_who_is_unlisted_is_rated_and_shown_to_nobody_else(services: Services, clock: Clock) -> None:
    """Would catch a board, answer or result that still has the number, and one that tells unlisted from unrated."""
    sure = (MU + 2, 1.0, 1)
    await put(services, clock, sure, sure)
    for _ in range(ENOUGH):
        match = await played(services)
    told: list[MatchId] = []
    services._context.listeners.append(lambda match, _moment: told.append(match))
    await services.people.change(ANN.user_id, is_unlisted=True)
    assert match in told, "the newest results are shown again"
    told.clear()
    await services.people.change(ANN.user_id, is_unlisted=True)
    assert told == [], "nothing has changed"
    unrated = await refused(services.ratings.on_server(VERA.user_id, HERE))
    unlisted = await refused(services.ratings.on_server(ANN.user_id, HERE))
    assert (unlisted.code, unlisted.facts) == (unrated.code, unrated.facts)
    assert [each.seat for each in (await services.ratings.of_match(match)).changes] == [1]
    board = await services.ratings.board(HERE, (TALLY,), ANN.user_id)
    assert board is not None
    assert [(line.place, line.is_reader) for line in board.lines] == [(1, False), (1, False), (3, False)]
    assert (board.is_unlisted, board.own_place) == (True, None)
    (own,) = await services.ratings.of_person(ANN.user_id)
    assert board.own == own
    again = await played(services)
    (played_on,) = await services.ratings.of_person(ANN.user_id)
    assert played_on.matches == own.matches + 1, "they are rated all the same"
    await services.people.change(ANN.user_id, is_unlisted=False)
    assert [each.seat for each in (await services.ratings.of_match(again)).changes] == [0, 1]
    await services.people.change(ANN.user_id, is_unlisted=True)
    await services.people.forget(ANN.user_id)
    assert [each.seat for each in (await services.ratings.of_match(again)).changes] == [1], "what was hidden stays so"


async def test_the_common_board_names_only_who_is_named_on_the_board_of_the_server(
    services: Services, clock: Clock
) -> None:
    """Would catch people of servers that do not share, people twice, and names that are of another server."""
    await put(services, clock, *((MU + number, 1.0, 1) for number in range(3)))
    match = await played(services, ELSEWHERE)

    def stored(connection: Connection) -> None:
        for place, guild_id in ((2, ELSEWHERE), (7, ELSEWHERE), (8, 72)):
            person = ratings.number_for(connection, 5_000 + place)
            ratings.store(connection, RatingRow(TALLY, person, MU + place, 1.0, clock.now, 9))
            ratings.store_rated_on(connection, RatedOnRow(guild_id, TALLY, person, match, 0, clock.now))

    await services._context.database.write(stored)
    for guild_id in (HERE, ELSEWHERE):
        assert (await refused(services.ratings.common_board(guild_id, (), 5_007))).code == "not_in_common"
        await services.people.change_guild(guild_id, in_common=True)
    board = await services.ratings.common_board(HERE, (), 5_007)
    assert board is not None
    names = [(line.place, line.name, line.is_reader) for line in board.lines]
    assert names == [(1, "", True), (2, ANN.name, False), (3, BORIS.name, False), (4, ANN.name, False)]
    assert (board.is_common, board.is_shared, board.own_place, board.people) == (True, True, 1, 4)
    private = await services.ratings.common_board(None, (), 5_000)
    assert private is not None
    assert {line.name for line in private.lines} == {""}
    own = await services.ratings.board(HERE, (), 5_000)
    assert own is not None
    assert (own.is_common, own.is_shared, own.people) == (False, True, 3)
    await services.people.change(5_007, is_unlisted=True)
    await services.people.leave_common(HERE)
    assert (await refused(services.ratings.common_board(HERE, (), 5_000))).code == "not_in_common"
    left = await services.ratings.common_board(ELSEWHERE, (), 5_000)
    assert left is not None
    assert [line.name for line in left.lines] == [ANN.name], "the others are unlisted, or play on no server that shares"
    assert (left.own, left.own_place) == (None, None)


@pytest.mark.parametrize("guild_id", [ELSEWHERE, None])
async def test_a_server_is_told_nothing_of_what_somebody_plays_elsewhere(
    services: Services, guild_id: int | None
) -> None:
    await played(services, guild_id)
    for person in (ANN, VERA):
        assert (await refused(services.ratings.on_server(person.user_id, HERE))).code == "not_rated_here"
    await played(services)
    (seen,) = await services.ratings.on_server(ANN.user_id, HERE)
    assert seen.matches == 2, "the number is the same everywhere"
