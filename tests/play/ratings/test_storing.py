"""Ratings change with the end of a match, for those who played it, once."""

import json

import pytest

from db.rows import ratings
from db.rows.ratings import ChangeRow
from db.statements import Connection
from games.kernel.ids import MatchId
from games.kernel.pace import DAY
from play.match.loading import load
from play.match.rating import rate
from play.ratings.recomputing import Compared, compared, rate_earlier, store_anew
from play.rules import rated_matches
from play.rules.rating import MU, SIGMA
from play.services import Services
from tests.play.due import claim_overdue
from tests.play.matches import ANN, BORIS, TALLY, Clock, owed, say, started

ALL = 1_000
BORIS_SEAT = 1


async def played(services: Services, *, loser_adds: int = 1) -> MatchId:
    """Let Ann and Boris play, with four answers of each; `loser_adds`: what he adds in a turn; Ann adds 3."""
    match = await started(services, TALLY, ANN, BORIS, pace="daily")
    for _ in range(2):
        await say(services, match, ANN, "add 3", "end")
        await say(services, match, BORIS, f"add {loser_adds}", "end")
    return match


async def changes(services: Services, number: int = 0) -> tuple[ChangeRow, ...]:
    """Return all changes after the one with this number."""
    return await services._context.database.read(ratings.after, number, ALL)


async def test_the_end_of_a_match_changes_the_ratings_of_who_played_it(services: Services, clock: Clock) -> None:
    match = await played(services)
    ann, boris = await changes(services)
    assert (ann.match_id, ann.place, boris.place) == (match, 1, 2)
    assert ann.mu > MU > boris.mu
    assert ann.sigma < ann.sigma_before == SIGMA
    clock.now += 100 * DAY
    await played(services)
    again = (await changes(services, boris.number))[0]
    assert again.sigma_before > ann.sigma, "it is rated from what is known at its end"
    rows = await services._context.database.read(ratings.of_person, ann.person)
    assert [(row.mu, row.matches, row.rated_at) for row in rows] == [(again.mu, 2, clock.now)]


async def test_a_match_is_rated_once(services: Services) -> None:
    match = await played(services)

    def again(connection: Connection) -> None:
        rate(connection, load(connection, match))

    before = await changes(services)
    await services._context.database.write(again)
    assert await changes(services) == before


async def test_who_gives_a_match_for_two_up_loses_rating(services: Services) -> None:
    """Would catch a seat without a person in it that counts as nobody's, so that giving up costs nothing."""
    match = await started(services, TALLY, ANN, BORIS, pace="daily")
    for person in (ANN, BORIS):
        await say(services, match, person, "add 1", "add 1", "end")
    await services.matches.resign(match, BORIS.user_id)
    ann, boris = await changes(services)
    assert ann.mu > MU > boris.mu


async def test_a_match_that_is_called_off_or_has_a_computer_changes_nothing(services: Services) -> None:
    match = await started(services, TALLY, ANN, BORIS)
    for person in (ANN, BORIS):
        await services.agreements.agree(match, person.user_id, "cancel")
    match = await started(services, TALLY, ANN, computers=1)
    await services.matches.resign(match, ANN.user_id)
    assert await changes(services) == ()


async def test_who_is_forgotten_changes_nobody_elses_numbers(services: Services) -> None:
    await played(services)
    before = await changes(services)
    await services.people.forget(ANN.user_id)
    assert await changes(services) == before
    assert await services._context.database.read(ratings.number_of, ANN.user_id) is None
    await played(services)
    new = await changes(services, before[-1].number)
    assert new[0].person not in {row.person for row in before}, "who comes back is a newcomer"
    assert new[0].mu_before == MU
    assert new[1].mu_before == before[1].mu


async def test_a_person_gets_what_is_stored_of_their_ratings(services: Services) -> None:
    await played(services)
    about = json.loads(await services.people.export(ANN.user_id))
    assert [row["place"] for row in about["ratings"]] == [1]
    await services.people.forget(ANN.user_id)
    assert json.loads(await services.people.export(ANN.user_id))["ratings"] == []


async def test_recomputing_gives_what_is_stored(services: Services, clock: Clock) -> None:
    """Would catch a rating that leans on anything but who came where, such as the time when it is asked for."""
    for day in range(4):
        clock.now += day * DAY
        await played(services, loser_adds=day or 9)
    database = services._context.database
    assert await database.read(compared, ALL) == Compared(8, ())

    def meddle(connection: Connection) -> None:
        connection.execute("UPDATE rating_changes SET mu = mu + 0.000001 WHERE number = 5")

    await database.write(meddle)
    ((stored, now),) = (await database.read(compared, ALL)).different
    assert stored.number == 5
    assert stored.mu != now.mu
    assert await database.write(store_anew) == 8
    assert await database.read(compared, ALL) == Compared(8, ())


async def test_earlier_matches_are_rated_as_if_they_had_been_at_their_end(services: Services, clock: Clock) -> None:
    """Would catch an old match that is rated after a newer one, so that it counts more than it did."""
    for day in range(4):
        clock.now += day * DAY
        await played(services, loser_adds=day or 9)
    before = await changes(services)

    def forget_some(connection: Connection) -> None:
        connection.execute("DELETE FROM rating_changes WHERE match_id IN (1, 3)")

    await services._context.database.write(forget_some)
    assert await services._context.database.write(rate_earlier) == 2
    assert await changes(services) == before
    assert await services._context.database.write(rate_earlier) == 0


async def test_who_goes_away_from_two_matches_is_rated_for_one(
    services: Services, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever falls ill loses several matches at once, and should not fall by all of them."""
    monkeypatch.setattr(rated_matches, "GONE_SHARE", 5)  # of four answers, the last of which the game gave for Ann
    both = [await started(services, TALLY, ANN, BORIS, pace="daily") for _ in range(2)]
    for match in both:
        await say(services, match, ANN, "add 1", "roll", "end")
        await say(services, match, BORIS, "add 1", "roll", "end")
    for match in both:
        await gone(services, clock, match)
    assert [row.match_id for row in await changes(services)] == [both[0]] * 2
    clock.now += 30 * DAY
    later = await started(services, TALLY, ANN, BORIS, pace="daily")
    await say(services, later, ANN, "add 1", "roll", "end")
    await say(services, later, BORIS, "add 1", "roll", "end")
    await gone(services, clock, later)
    assert {row.match_id for row in await changes(services)} == {both[0], later}


async def gone(services: Services, clock: Clock, match: MatchId) -> None:
    """Let Ann be away, and Boris play the match to its end."""
    while (await services.observations.public(match)).status == "running":
        clock.now += DAY
        for due in await claim_overdue(services):
            await services.matches.play_default(due.match, due.seat, due.revision)
        if (await services.observations.public(match)).status == "running" and BORIS_SEAT in await owed(
            services, match
        ):
            await say(services, match, BORIS, "end")
