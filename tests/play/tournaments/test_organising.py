"""What organisers do, over the services: stored whole, by their number, or refused and nothing changed."""

from collections.abc import Awaitable, Callable

import pytest

from games.kernel.pace import DAY
from play.formats.settings import Settings
from play.formats.views import Member
from play.seats.lobby import Person
from play.services import Services
from play.tournament_rules import acts
from play.tournament_rules.acts import SeatResult
from play.tournaments.organising import NewTournament
from tests.play.matches import ANN, BORIS, GLEB, VERA, Clock, refused
from tests.play.tournaments.shortcuts import CHIEF, OTHER, done, drafted, opened, record, running

ZOE = Person(1_005, "Zoe")


@pytest.mark.parametrize(
    ("pace", "expected"),
    [("daily", ("flow", 2, 7)), ("live", ("swiss", 2, 5))],
)
async def test_a_draft_has_defaults_for_everything(
    services: Services, pace: str, expected: tuple[str, int, int]
) -> None:
    """Catches a pace with which the plainest draft is refused."""
    new = NewTournament(70, "Autumn Cup", "auction", "en", pace=pace)
    number = await services.organising.draft(new, CHIEF)
    view = await services.contests.view(number)
    assert (view.format, view.seats, view.settings.rounds) == expected
    assert (view.status, view.settings.tie_breaks[-1].name) == ("draft", "lots")
    assert await services.contests.is_organiser(number, CHIEF.user_id)
    assert not await services.contests.is_organiser(number, OTHER.user_id)


async def test_an_earlier_tournament_fills_a_draft(services: Services, clock: Clock) -> None:
    """Catches a copy that shares the secret, or that cannot be drafted since its times are over."""
    new = NewTournament(
        70, "Autumn Cup", "auction", "en", starts_at=clock.now + DAY, settings=Settings(check_in_hours=2)
    )
    first = await services.organising.draft(new, CHIEF)
    clock.now += 2 * DAY
    second = await services.organising.copy(first, OTHER, 70)
    one, other = (await record(services, first)).row, (await record(services, second)).row
    assert (other.name, other.game, other.format, other.starts_at) == ("Autumn Cup 2", one.game, one.format, None)
    assert other.secret != one.secret
    assert (other.created_by, other.status, other.acts) == (OTHER.user_id, "draft", 0)


async def test_settings_change_until_the_start_alone(services: Services) -> None:
    """Catches a tie-break that somebody chooses when they know who it is for."""
    number = await opened(services, rounds=2)
    await services.organising.edit(number, CHIEF, acts.Edited(name="Winter Cup"))
    await services.organising.edit(number, CHIEF, acts.Edited(name="Winter Cup"))
    await services.organising.start(number, CHIEF)
    refusal = await refused(services.organising.edit(number, CHIEF, acts.Edited(settings=Settings(tie_breaks=()))))
    assert refusal.code == "settings_frozen"
    assert [act.facts["kind"] for act in await services.contests.acts(number, 2)] == ["started", "edited"]
    assert (await services.contests.view(number)).name == "Winter Cup"


async def test_more_rounds_than_promised_are_confirmed(services: Services) -> None:
    """Catches a warning that cannot be answered."""
    number = await opened(services, rounds=3)
    refusal = await refused(services.organising.start(number, CHIEF))
    assert (refusal.code, refusal.facts["most"]) == ("rounds_not_promised", 2)
    await services.organising.start(number, CHIEF, is_confirmed=True)
    assert {row.status for row in (await record(services, number)).entrants.values()} == {"playing"}


async def test_limits_of_drafts_and_of_a_server(services: Services) -> None:
    """Catches somebody who fills a server with tournaments, also after they were forgotten."""
    numbers = [await drafted(services) for _ in range(10)]
    assert (await refused(drafted(services))).facts == {"most": 10}
    await services.people.forget(CHIEF.user_id)
    assert (await refused(drafted(services))).code == "too_many_drafts"
    numbers += [await drafted(services, Person(3_000 + each // 10, "Helper")) for each in range(11)]
    for number in numbers[:20]:
        await services.organising.open(number, OTHER)
    assert (await refused(services.organising.open(numbers[20], OTHER))).facts == {"most": 20}
    assert (await refused(services.organising.open(numbers[0], OTHER))).code == "already_opened"
    await services.organising.cancel(numbers[0], OTHER, "by mistake")
    await services.organising.open(numbers[20], OTHER)


async def test_a_person_has_only_so_many_tournaments_where_everybody_organises(services: Services) -> None:
    """Catches a member who fills the server's limit; who was chosen to organise, or manages the server, does not."""
    numbers = [await drafted(services) for _ in range(5)]
    for number in numbers[:2]:
        await services.organising.open(number, CHIEF)
    refusal = await refused(services.organising.open(numbers[2], CHIEF))
    assert (refusal.code, refusal.facts) == ("too_many_own_tournaments", {"most": 2})
    await services.organising.open(numbers[2], CHIEF, is_staff=True)
    await services.people.change_guild(70, organiser_role=123)
    await services.organising.open(numbers[3], CHIEF)
    await services.people.change_guild(70, organiser_role=None)
    await services.organising.cancel(numbers[0], CHIEF, "why")
    await services.organising.cancel(numbers[1], CHIEF, "why")
    assert (await refused(services.organising.open(numbers[4], CHIEF))).code == "too_many_own_tournaments"
    await services.organising.cancel(numbers[2], CHIEF, "why")
    await services.organising.open(numbers[4], CHIEF)


async def test_who_plays_decides_nothing_about_matches(services: Services, clock: Clock) -> None:
    """Catches an organiser who judges a rival's match, sees a pairing early, or comes round it by being forgotten."""
    number, _ = await running(services)
    organising = services.organising
    decisions: tuple[Callable[[Person], Awaitable[None]], ...] = (
        lambda by: organising.correct(number, by, 1, (12, 0), "why"),
        lambda by: organising.adjudicate(number, by, 2, (1, 2), "why"),
        lambda by: organising.swap(number, by, 1, 3, "why"),
        lambda by: organising.extend(number, by, 1, 3, "why"),
        lambda by: organising.publish(number, by),
        lambda by: organising.remove(number, by, 3, "why"),
        lambda by: organising.replace(number, by, 3, 4, "why"),
        lambda by: organising.forgive(number, by, 3),
        lambda by: organising.forbid(number, by, 1, 3),
    )
    for decide in decisions:
        assert (await refused(decide(ANN))).code == "organiser_plays"
    await services.people.forget(ANN.user_id)
    assert (await refused(decisions[0](ANN))).code == "organiser_plays"
    later = acts.Paired(1, 2, clock.now + 60, (acts.NewPairing(3, (1, 3)), acts.NewPairing(4, (2, 4))))
    await done(services, number, later)
    seen = {
        reader: len((await services.contests.view(number, is_organiser=True, reader=reader)).pairings)
        for reader in (CHIEF.user_id, BORIS.user_id, ANN.user_id, None)
    }
    assert seen == {CHIEF.user_id: 4, BORIS.user_id: 2, ANN.user_id: 2, None: 2}


async def test_acts_tell_nothing_of_pairings_that_are_not_shown(services: Services, clock: Clock) -> None:
    """Catches a line of the history by which somebody learns of an opponent before everybody else."""
    number, _ = await running(services)
    new = (acts.NewPairing(4, (1, 3)), acts.NewPairing(5, (2, 4)), acts.NewPairing(6, (5,), twelfths=12))
    await services.entering.join(number, ZOE, "")
    await done(services, number, acts.Paired(1, 2, clock.now + 60, new))
    await services.organising.swap(number, CHIEF, 1, 2, "neighbours")
    assert (await services.contests.acts(number, 9))[0].facts["round"] == 1
    await services.organising.publish(number, CHIEF)
    kinds = [act.facts["kind"] for act in await services.contests.acts(number, 3)]
    assert kinds == ["published", "swapped", "paired"]
    shown = (await services.contests.view(number)).pairings[3:]
    assert [[seat.entrant for seat in row.seats] for row in shown] == [[2, 3], [1, 4], [5]]


async def test_decisions_are_stored_by_the_number_of_the_organiser(services: Services, clock: Clock) -> None:
    """Catches an act that names a user, and an organiser who has two numbers."""
    number, (_, second) = await running(services)
    await services.organising.extend(number, OTHER, 1, 3, "on a journey")
    await services.organising.adjudicate(number, OTHER, 2, (1, 1), "the server was gone")
    await services.organising.correct(number, CHIEF, 2, (3, 9), "the points\nas they were")
    after = await record(services, number)
    assert after.pairings[1].judged_at == clock.now + 1_000 + 3 * DAY
    assert [seat.twelfths for seat in after.seats[2]] == [3, 9]
    assert [seat.kind for seat in after.seats[2]] == ["corrected"] * 2
    assert (await services.observations.public(second)).status == "cancelled"
    found = await services.contests.acts(number, 3)
    assert [(act.facts["kind"], act.by_whom) for act in found] == [("corrected", -1), ("scored", -2), ("extended", -2)]
    assert [act.facts["reason"] for act in found] == ["the points as they were", "the server was gone", "on a journey"]
    assert {row.organiser: row.name for row in after.organisers.values()} == {1: "Chief", 2: "Other"}


async def test_a_result_that_is_about_to_be_counted_is_not_decided(services: Services) -> None:
    """Catches an organiser's result in place of that of a match which has just ended."""
    number, (first, _) = await running(services)
    await services.matches.resign(first, ANN.user_id)
    refusal = await refused(services.organising.adjudicate(number, CHIEF, 1, (1, 2), "too slow"))
    assert refusal.code == "not_in_play"


async def test_who_is_removed_gives_their_seat_up(services: Services) -> None:
    """Catches a match that waits for somebody who is out, and a result that is lost."""
    number, (first, _) = await running(services)
    await services.organising.remove(number, CHIEF, 1, "insults")
    after = await record(services, number)
    assert (after.entrants[1].status, after.pairings[1].over_at is None) == ("removed", False)
    assert (await services.observations.public(first)).status == "ended"
    assert (await refused(services.entering.join(number, ANN, ""))).code == "removed_before"


async def test_a_reserve_takes_a_number_over_with_its_seat(services: Services) -> None:
    """Catches a number that two have, points lost with a person, and a seat that waits for who is out."""
    number, (first, second) = await running(services, ZOE, most=4)
    await done(services, number, acts.Scored(2, (SeatResult(1, 12), SeatResult(2, 0))))
    await services.organising.replace(number, CHIEF, 1, 5, "ill")
    view = await services.contests.view(number)
    assert (view.entrants[1].name, view.entrants[5].name, view.entrants[5].status) == ("Zoe", "Ann", "removed")
    seen = await services.observations.public(first)
    assert [(face.user_id, face.name) for face in seen.faces] == [(ZOE.user_id, "Zoe"), (BORIS.user_id, "Boris")]
    assert seen.status == (await services.observations.public(second)).status == "running"
    assert (await refused(services.entering.join(number, ANN, ""))).code == "removed_before"
    await services.organising.remove(number, CHIEF, 3, "insults")
    assert (await services.contests.view(number)).rows[0].twelfths == 12


async def test_pauses_and_the_end(services: Services) -> None:
    """Catches a second press that is stored, and a tournament that is called off without a word."""
    number = await opened(services, rounds=2)
    assert (await refused(services.organising.pause(number, CHIEF, "why"))).code == "tournament_not_started"
    await services.organising.start(number, CHIEF)
    for _ in range(2):
        await services.organising.pause(number, CHIEF, "holidays")
    assert (await services.contests.view(number)).status == "paused"
    for _ in range(2):
        await services.organising.resume(number, CHIEF)
    assert (await refused(services.organising.cancel(number, CHIEF, "  "))).code == "reason_missing"
    await services.organising.cancel(number, CHIEF, "nobody plays")
    assert (await refused(services.organising.cancel(number, CHIEF, "again"))).code == "tournament_over"
    kinds = [act.facts["kind"] for act in await services.contests.acts(number, 4)]
    assert kinds == ["cancelled", "resumed", "paused", "started"]


async def test_a_reason_is_blanked_and_the_card_made_anew(services: Services) -> None:
    """Catches an insult that stays, and the act that goes with it."""
    number = await opened(services, rounds=2)
    await services.organising.remove(number, CHIEF, 4, "Gleb is a cheat")
    (act,) = await services.contests.acts(number, 1)
    await services.contests.place(number, 700)
    assert await services.contests.note_shown(await services.contests.view(number), 700, 7_001)
    assert number not in await services.contests.behind(9)
    await services.organising.blank_reason(number, OTHER, act.act)
    (blank,) = await services.contests.acts(number, 1)
    assert (blank.act, blank.by_whom, blank.facts) == (act.act, act.by_whom, {**act.facts, "reason": ""})
    assert number in await services.contests.behind(9)
    assert (await refused(services.organising.blank_reason(number, OTHER, 99))).facts == {"act": 99}


async def test_a_list_of_people_is_taken_in_once(services: Services) -> None:
    """Catches a preview that stores something, and a second press on Confirm that enters people twice."""
    number = await drafted(services, most=4, rounds=2)
    people = [ANN, BORIS, VERA, GLEB, ZOE]
    members = [Member(person.user_id, person.name) for person in people]
    found = await services.organising.preview_import(number, "Ann\nBoris\nVera\nGleb\nZoe\nAnn", members)
    assert [line.verdict for line in found.lines] == [*["place"] * 4, "reserve", "doubled"]
    assert (await record(services, number)).entrants == {}
    assert await services.organising.take_in(number, CHIEF, people, "press 1") == 5
    assert await services.organising.take_in(number, CHIEF, people, "press 2") == 0
    after = await record(services, number)
    assert [(row.name, row.status, row.salt) for row in after.entrants.values()][-2:] == [
        ("Gleb", "entered", "press 1"), ("Zoe", "reserve", "press 1"),
    ]  # fmt: skip
    assert {act.by_whom for act in await services.contests.acts(number, 9)} == {-1}


async def test_lists_of_a_server_and_of_a_person(services: Services) -> None:
    """Catches a list that has what belongs to others, or that says nothing of one's own part."""
    first, second = await opened(services), await drafted(services)
    assert [row.tournament for row in await services.contests.of_guild(70, 9)] == [second, first]
    assert await services.contests.of_guild(71, 9) == ()
    (mine,) = await services.contests.of_person(VERA.user_id, 9)
    assert (mine.tournament, mine.entrant, mine.entrant_status) == (first, 3, "entered")
    assert await services.contests.of_match(first) is None
