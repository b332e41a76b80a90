"""What people do about their own part, over the services: stored whole, or refused and nothing changed."""

import hashlib

import msgspec
import pytest

from db.rows import due, ratings
from db.rows.ratings import RatingRow
from db.statements import Connection
from games.kernel.pace import DAY
from play.formats.settings import Settings
from play.seats.lobby import Person
from play.services import Services
from play.tournament_rules import acts
from play.tournaments.entering import Joined
from tests.play.matches import ANN, BORIS, GLEB, PEOPLE, VERA, Clock, refused
from tests.play.tournaments.shortcuts import CHIEF, done, drafted, opened, record, running

ZOE = Person(1_005, "Zoe")


async def test_the_secret_is_promised_before_the_first_entry(services: Services) -> None:
    """Catches a secret that could be chosen by who knows all salts, or that is shown before the end."""
    number = await drafted(services)
    before = (await record(services, number)).row
    await services.organising.open(number, CHIEF)
    await services.entering.join(number, ANN, " red\npear ")
    after = await record(services, number)
    assert (after.row.secret, after.row.commitment) == (before.secret, before.commitment)
    assert after.row.commitment == hashlib.sha256(bytes.fromhex(after.row.secret)).hexdigest()
    assert after.entrants[1].salt == "red pear"
    shown = msgspec.json.encode(await services.contests.view(number)).decode()
    assert after.row.secret not in shown
    assert "red pear" not in shown
    await services.organising.cancel(number, CHIEF, "nobody came")
    assert (await services.contests.view(number)).secret == after.row.secret


async def test_a_reserve_comes_up_when_somebody_withdraws_before_the_start(services: Services) -> None:
    """Catches a place that is lost between what a press answers and what is stored."""
    number = await opened(services, most=4, rounds=2)
    assert await services.entering.join(number, ZOE, "") == Joined(5, is_reserve=True, reserve_place=1)
    assert (await refused(services.entering.join(number, ZOE, ""))).facts == {"place": 1}
    await services.entering.withdraw(number, BORIS.user_id)
    after = await record(services, number)
    assert [row.status for row in after.entrants.values()] == ["entered", "withdrawn", *["entered"] * 3]
    assert await services.entering.join(number, BORIS, "plum") == Joined(2, is_reserve=True, reserve_place=1)
    assert (await record(services, number)).entrants[2].salt == "plum"
    assert [(act.facts["kind"], act.by_whom) for act in await services.contests.acts(number, 3)] == [
        ("joined", 2), ("promoted", acts.BOT), ("withdrew", 2),
    ]  # fmt: skip


async def test_blocked_people_enter_and_other_seats_do_not_count(services: Services) -> None:
    """Catches a list by which one could keep a favourite out."""
    await services.blocks.add(ANN.user_id, BORIS.user_id)
    await services.blocks.add(CHIEF.user_id, VERA.user_id)
    number = await opened(services)
    assert len((await record(services, number)).entrants) == len(PEOPLE)


async def test_what_is_asked_of_those_who_enter(services: Services) -> None:
    """Catches a condition that is stored and never looked at; who is refused learns how far away they are."""
    number = await drafted(services, role_id="77", least_reliability=80, is_known_only=True)
    assert (await refused(services.entering.join(number, ANN, ""))).code == "tournament_not_open"
    await services.organising.open(number, CHIEF)
    assert (await refused(services.entering.join(number, ANN, "", [78]))).facts == {"role": "77"}
    assert (await refused(services.entering.join(number, ANN, "", [77]))).facts == {
        "least": 80,
        "have": 0,
        "needed": 10,
    }
    assert (await refused(services.entering.join(number, ANN, "x" * 101, [77]))).code == "salt_too_long"
    await services.organising.take_in(number, CHIEF, [ANN])
    assert (await services.contests.view(number)).entrants[1].name == "Ann"
    assert (await refused(services.entering.withdraw(number, BORIS.user_id))).code == "not_entered"


async def test_who_enters_by_rating_is_asked_for_the_one_they_have_there(services: Services) -> None:
    """Catches a rating of another game, and a newcomer whose 1500 is taken for a number."""
    number = await drafted(services, ratings=(1_400, 1_600, False))
    await services.organising.open(number, CHIEF)

    def rated(connection: Connection) -> None:
        person = ratings.number_for(connection, ANN.user_id)
        ratings.store(connection, RatingRow("auction", person, 25, 2, services._context.clock(), 9))
        ratings.store(connection, RatingRow("tally", person, 40, 2, services._context.clock(), 9))

    await services._context.database.write(rated)
    await services.entering.join(number, ANN, "")
    refusal = await refused(services.entering.join(number, BORIS, ""))
    assert (refusal.code, refusal.facts["side"], refusal.facts["size"]) == ("no_rating_yet", "both", "any")
    await services.organising.take_in(number, CHIEF, [BORIS])


async def test_who_withdraws_gives_their_seat_up_in_the_same_step(services: Services) -> None:
    """Catches a withdrawal whose match goes on without anybody, and a result that nobody is told to count."""
    number, (first, second) = await running(services)
    await services.entering.withdraw(number, BORIS.user_id)
    after = await record(services, number)
    assert after.entrants[2].status == "withdrawn"
    assert after.pairings[1].over_at is not None
    assert (await services.observations.public(first)).status == "ended"
    assert (await services.observations.public(second)).status == "running"
    kinds = {row.kind for row in await services._context.database.read(due.of_match, number)}
    assert "score" in kinds
    assert (await refused(services.entering.withdraw(number, BORIS.user_id))).code == "already_withdrawn"
    assert (await refused(services.entering.join(number, BORIS, ""))).code == "entered_before"


async def test_late_entry_has_half_a_point_for_the_round_that_is_on(services: Services) -> None:
    """Catches a late entrant who is not paired, or has a whole bye."""
    number, _ = await running(services)
    assert await services.entering.join(number, ZOE, "") == Joined(5)
    view = await services.contests.view(number)
    assert view.entrants[5].status == "playing"
    assert [(row.entrant, row.twelfths) for row in view.rows if row.twelfths] == [(5, 6)]
    assert view.pairings[-1].seats[0].kind == "bye"


async def test_check_in_back_haste_and_help(services: Services, clock: Clock) -> None:
    """Catches an act that is stored twice by a second press."""
    number = await opened(services, "flow", rounds=2)
    await services.organising.edit(
        number, CHIEF, acts.Edited(starts_at=clock.now + DAY, settings=Settings(rounds=2, check_in_hours=24))
    )
    for _ in range(2):
        await services.entering.check_in(number, ANN.user_id)
        await services.entering.offer_help(number, ANN.user_id, is_helper=True)
    await services.organising.edit(number, CHIEF, acts.Edited(starts_at=acts.NO_START, settings=Settings(rounds=2)))
    await services.organising.start(number, CHIEF)
    await done(services, number, acts.Stopped(2))
    await services.entering.back(number, BORIS.user_id)
    for _ in range(2):
        await services.entering.hurry(number, GLEB.user_id)
    after = await record(services, number)
    assert (after.entrants[1].checked_in_at, after.entrants[1].is_helper) == (clock.now, True)
    assert after.entrants[2].stopped_at is None
    assert after.entrants[4].hasty_at == clock.now
    kinds = [act.facts["kind"] for act in await services.contests.acts(number, 7)]
    assert kinds == ["hurried", "back", "stopped", "started", "edited", "offered_help", "checked_in"]


@pytest.mark.parametrize("is_told", [True, False])
async def test_watchers_are_told(services: Services, is_told: bool) -> None:
    """Catches a card that is not changed, and one that is made anew for what was refused."""
    number = await opened(services)
    told: list[int] = []
    services.watch(told.append)
    if is_told:
        await services.entering.join(number, ZOE, "")
        await services.entering.rename(number, Person(ZOE.user_id, "Zoë"))
        await services.entering.rename(number, Person(ZOE.user_id, "Zoë"))
        assert (await record(services, number)).entrants[5].name == "Zoë"
    else:
        await refused(services.entering.join(number, ANN, ""))
    assert told == [number] * 2 * is_told
