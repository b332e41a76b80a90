"""What a league does by itself: seasons open, end and follow each other."""

import asyncio
import hashlib
import hmac
from datetime import UTC, datetime

from games.kernel.ids import MatchId, Seat
from play.league_rules.record import League
from play.leagues.seasons import Seasons
from play.services import Services
from play.tournament_rules import acts
from tests.play.leagues.conftest import Starter
from tests.play.leagues.played import DAY, ORGANISER, Season, drafted, joined, person, refused_by
from tests.play.matches import Clock

NOBODY = Seat(-1)


def _members(league: League, division: int) -> list[int]:
    return [row.member for row in league.places if row.division == division]


async def test_a_season_is_played_and_the_next_opens_on_the_first_of_the_month(leagues: Starter) -> None:
    """Catches members who move the wrong way, or by places other than those that all could see at the end."""
    league = await leagues(8)
    first, seen = await league.now(), await league.seen()
    assert [len(each.entrants) for each in seen.divisions] == [4, 4]
    assert [each.name for each in seen.divisions] == ["Autumn League, 1/1", "Autumn League, 1/2"]
    assert all(len(each.pairings) == 6 for each in seen.divisions)
    top, below = _members(first, 1), _members(first, 2)
    await league.play_all()
    second = await league.now()
    opened = datetime.fromtimestamp(second.seasons[2].opened_at, UTC)
    assert (opened.day, opened.hour, second.row.season) == (1, 18, 2)
    assert set(_members(second, 1)) == {*top[:3], below[0]}
    assert set(_members(second, 2)) == {*below[1:], top[3]}
    (past,) = await league.services.leagues.history(league.number)
    assert [(each.division, each.place, each.member) for each in past.places] == [
        *((1, place, member) for place, member in enumerate(top, 1)),
        *((2, place, member) for place, member in enumerate(below, 1)),
    ]


async def test_who_has_won_has_a_title(leagues: Starter) -> None:
    league = await leagues(8)
    before = await league.now()
    await league.play_all()
    winner = before.members[_members(before, 2)[0]].user_id or 0
    (title,) = await league.services.leagues.titles_of(winner)
    assert (title.name, title.guild_id, title.season, title.division) == ("Autumn League", 70, 1, 2)
    loser = before.members[_members(before, 2)[1]].user_id or 0
    assert await league.services.leagues.titles_of(loser) == ()


async def test_what_still_runs_is_decided_at_the_end_of_the_season(leagues: Starter) -> None:
    """Catches a season that waits for a match for ever, and members who are forgotten for places."""
    league = await leagues(4, pace="weekly")
    before = await league.now()
    assert before.season is not None
    (cup,) = await league.cups()
    await cup.play(next(iter(await cup.running())))
    await league.wait_until(before.season.ends_at - DAY)
    assert not (await league.now()).is_played
    await league.wait_until(before.season.ends_at)
    assert (await league.now()).is_played
    assert (await league.now()).is_between is False, "results can be corrected until the next season opens"
    await league.wait_until(before.row.opens_at or 0)
    after = await league.now()
    assert after.seasons[1].ended_at == before.row.opens_at
    (past,) = await league.services.leagues.history(league.number)
    assert [each.place for each in past.places] == [1, 2, 3, 4]


async def test_who_leaves_sits_out_or_joins(leagues: Starter) -> None:
    league = await leagues(8)
    taking, number = league.services.taking_part, league.number
    before = await league.now()
    top = _members(before, 1)
    await taking.leave(number, before.members[top[0]].user_id or 0)
    await taking.rest(number, before.members[top[1]].user_id or 0)
    await taking.join(number, person(9), "plum")
    await league.play_all()
    second = await league.now()
    assert [second.members[each].status for each in top[:2]] == ["left", "in"]
    playing = {row.member for row in second.places}
    assert playing == {*range(1, 10)} - set(top[:2])
    assert _members(second, len(second.divisions))[-1] == 9
    await league.play_all()
    third = await league.now()
    assert {row.member for row in third.places} == {*range(1, 10)} - {top[0]}, "who sat out is back"


async def test_who_leaves_at_once_gives_their_matches_up(leagues: Starter) -> None:
    league = await leagues(8)
    before = await league.now()
    leaver = _members(before, 1)[0]
    user_id = before.members[leaver].user_id or 0
    told: list[int] = []
    league.services.watch(told.append)
    await league.services.taking_part.leave(league.number, user_id, at_once=True)
    tournament = await (await league.cups())[0].now()
    entrant = tournament.entrant_of(user_id)
    assert entrant is not None and entrant.status == "withdrawn"
    assert told == [before.divisions[0].id]
    for match in await league.matches():
        seen = await league.services.observations.public(match)
        assert seen.allows is not None and seen.allows.is_of_league, "its table would be called one of a tournament"
        assert seen.status != "running" or all(face.user_id != user_id for face in seen.faces)
    assert await refused_by(league.services.taking_part.leave(league.number, user_id)) == "left_already"
    await league.play_all()


async def test_who_has_left_the_division_alone_can_leave_the_league_too(leagues: Starter) -> None:
    """Catches a refusal of one where the other is done already."""
    league = await leagues(4)
    (cup,) = await league.cups()
    await league.services.entering.withdraw(cup.number, person(2).user_id)
    await league.services.taking_part.leave(league.number, person(2).user_id, at_once=True)
    assert (await league.now()).members[2].status == "left"
    await league.play_all()


async def test_with_too_few_a_season_waits_for_another_month(services: Services, clock: Clock) -> None:
    league = await joined(services, clock, 2)
    first = (await league.now()).row.opens_at or 0
    await league.wait_until(first)
    waiting = await league.now()
    assert (waiting.row.season, waiting.row.status) == (0, "open")
    assert first < (waiting.row.opens_at or 0) <= first + 31 * DAY
    assert await refused_by(services.organising_leagues.start(league.number)) == "too_few_members"
    await services.taking_part.join(league.number, person(3), "")
    await league.wait_until(waiting.row.opens_at or 0)
    assert [len(each.entrants) for each in (await league.seen()).divisions] == [3]


async def test_a_season_opens_once_however_many_look(services: Services, clock: Clock) -> None:
    """Catches divisions that are there twice, and places that are counted twice, by kills or by two processes."""
    league = await joined(services, clock, 8)
    about, seasons = MatchId(league.number), Seasons(services._context)
    assert not await seasons.open(about, NOBODY), "not before its time"
    clock.now = (await league.now()).row.opens_at or 0
    assert sorted(await asyncio.gather(*(seasons.open(about, NOBODY) for _ in range(3)))) == [
        False,
        False,
        True,
    ]
    assert len((await league.now()).divisions) == 2
    await league.look()
    assert not await seasons.end(about, NOBODY), "matches still run"
    for cup in await league.cups():
        await league.play(cup)
    assert not await seasons.end(about, NOBODY), "it is not the first of the month"
    clock.now = (await league.now()).row.opens_at or 0
    assert sorted(await asyncio.gather(*(seasons.end(about, NOBODY) for _ in range(3)))) == [
        False,
        False,
        True,
    ]
    assert len(await services.leagues.history(league.number)) == 1


async def test_the_draw_and_the_divisions_follow_from_a_secret_that_was_promised(leagues: Starter) -> None:
    """Catches a secret that is shown while matches run, and a division with chance of its own."""
    league = await leagues(4)
    playing = await league.seen()
    assert playing.season is not None and playing.season.secret is None
    assert playing.commitment != playing.season.commitment, "the next season has a secret of its own"
    await league.play_all()
    (past,) = await league.services.leagues.history(league.number)
    assert past.secret is not None and past.commitment == playing.season.commitment
    division = await league.services.contests.view(playing.divisions[0].tournament)
    expected = hmac.new(bytes.fromhex(past.secret), b"division/1", hashlib.sha256).hexdigest()
    assert division.secret == expected


async def test_closing_lets_the_season_be_played_to_its_end(leagues: Starter) -> None:
    league = await leagues(4)
    organising, number = league.services.organising_leagues, league.number
    await organising.close(number, ORGANISER, "no time")
    assert (await league.now()).row.status == "last"
    assert await refused_by(organising.close(number, ORGANISER, "again")) == "league_last_season"
    assert await refused_by(league.services.taking_part.join(number, person(9), "")) == "league_last_season"
    await league.play_all()
    after = await league.now()
    assert (after.row.status, after.row.opens_at, after.row.season) == ("closed", None, 1)
    assert len(await league.services.leagues.history(number)) == 1
    assert await refused_by(organising.close(number, ORGANISER, "again")) == "league_closed"


async def test_closing_at_once_cancels_the_season(leagues: Starter) -> None:
    league = await leagues(4)
    organising, number = league.services.organising_leagues, league.number
    await organising.close(number, ORGANISER, "no time")
    await organising.close(number, ORGANISER, "no time at all", at_once=True)
    after = await league.now()
    assert (after.row.status, after.row.reason) == ("closed", "no time at all")
    (cup,) = await league.cups()
    assert (await cup.now()).row.status == "cancelled"
    assert (await cup.acts_of(acts.Cancelled))[0].reason == "no time at all"
    (past,) = await league.services.leagues.history(number)
    assert past.places == (), "nobody has won anything"


async def test_a_draft_is_closed_without_a_word_of_it(services: Services, clock: Clock) -> None:
    league: Season = await drafted(services, clock)
    assert await refused_by(services.taking_part.join(league.number, person(1), "")) == "league_not_open"
    await services.organising_leagues.close(league.number, ORGANISER, "a mistake")
    assert (await league.now()).row.status == "closed"


async def test_who_does_not_come_sits_out_until_they_are_back(leagues: Starter) -> None:
    """Catches a league that fills up with people who have gone without a word."""
    league = await leagues(5, size=5, at_once=4)
    (cup,) = await league.cups()
    while not (await league.now()).is_played:
        await league.play(cup, absent=(5,))
        await league.wait_until(league.clock.now + DAY)
    await league.wait_until((await league.now()).row.opens_at or 0)
    second = await league.now()
    gone = next(row for row in second.members.values() if row.status == "absent")
    assert {row.member for row in second.places} == set(second.members) - {gone.member}
    await league.services.taking_part.join(league.number, person(gone.member), "")
    assert (await league.now()).members[gone.member].status == "in"
