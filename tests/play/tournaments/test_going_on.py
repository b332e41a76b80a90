"""What tournaments do by themselves, with services and matches of the tally.

They would catch a match that is opened or counted twice, somebody who waits for ever, a place that is given to somebody
who has left, and a tournament that is looked at although nothing can happen.
"""

import asyncio

import msgspec
import pytest

from db.rows import due
from games.kernel.ids import MatchId
from games.kernel.observation import AT_LIMIT, NOT_THERE
from games.kernel.pace import DAY, HOUR
from play.formats.sheets import FULL
from play.limits import Limits
from play.rules.titles import MatchTitle
from play.services import Services
from play.tournament_rules import acts
from play.tournament_rules.results import standings_of
from play.tournaments.going_on import GoingOn
from play.tournaments.worker import PairingFailed, Worker
from tests.play.matches import Clock
from tests.play.shortcuts import submit_line
from tests.play.tally import Tally
from tests.play.tournaments.conftest import LongTally, Starter
from tests.play.tournaments.played import ORGANISER, Cup, entered, inline, person, started


async def points(cup: Cup, pairing: int) -> list[tuple[int | None, str | None]]:
    """Return what a pairing gave its seats, and how, the lower number first."""
    seats = sorted((await cup.now()).seats[pairing], key=lambda seat: seat.entrant)
    return [(seat.twelfths, seat.kind) for seat in seats]


async def seat_of(cup: Cup, pairing: int, entrant: int) -> int:
    """Return where an entrant sits in a pairing."""
    return next(seat.seat for seat in (await cup.now()).seats[pairing] if seat.entrant == entrant)


async def of_entrant(cup: Cup, entrant: int) -> int:
    """Return the newest pairing of an entrant."""
    seats = (await cup.now()).seats
    return max(pairing for pairing, found in seats.items() if entrant in {seat.entrant for seat in found})


@pytest.mark.parametrize("format_", ["swiss", "flow", "tables", "round_robin", "knock_out"])
async def test_a_whole_tournament(cups: Starter, format_: str) -> None:
    entrants = 9 if format_ == "tables" else 6
    cup = await cups(entrants, format_, rounds=2, final=0 if format_ == "knock_out" else 3)
    tournament = await cup.to_the_end()
    assert tournament.row.status == "ended"
    begun = await cup.acts_of(acts.Begun)
    with_match = [seats for seats in tournament.seats.values() if len(seats) > 1]
    assert len({act.match for act in begun}) == len(begun) == len(with_match)
    assert all(row.status == "ended" for row in tournament.pairings.values())
    points_of = {row.entrant: row.twelfths for row in standings_of(tournament, cup.clock.now)}
    assert points_of[1] == max(points_of.values())
    people = {row.entrant: row.user_id or 0 for row in tournament.entrants.values()}
    won = [entrant for entrant, user_id in people.items() if await cup.services.contests.titles_of(user_id)]
    assert won == [1], "a profile names the tournaments that somebody has won"
    for act in (begun[0], begun[-1]):
        match = MatchId(act.match)
        assert (await cup.services.observations.public(match)).outcome is not None
        assert (await cup.services.proofs.verify(match)).ok


async def test_while_all_play_nothing_is_due_but_the_limit(cups: Starter) -> None:
    cup = await cups(4, "flow")
    rows = await cup.services._context.database.read(due.of_match, cup.number)
    assert [(row.kind, row.at) for row in rows if row.at is not None] == [("judge", cup.clock.now + 30 * DAY)]
    assert await cup.services.due.claim("pair", "begin", "score") == ()


async def test_it_starts_at_its_time_without_those_who_have_not_checked_in(services: Services, clock: Clock) -> None:
    cup = await entered(
        inline(services), clock, 6, starts_at=clock.now + 2 * DAY, check_in_hours=24, most=5, publish_minutes=0
    )
    clock.now += DAY + HOUR
    for entrant in (1, 2, 3, 6):
        await services.entering.check_in(cup.number, person(entrant).user_id)
    assert "start" not in await cup.look()
    assert "start" in await cup.wait(DAY)
    tournament = await cup.now()
    assert tournament.row.status == "running"
    assert {row.entrant for row in tournament.of_status("playing")} == {1, 2, 3, 6}, "the reserve has a place"
    assert len(await cup.running()) == 2


async def test_with_too_few_it_ends_and_does_not_start(services: Services, clock: Clock) -> None:
    cup = await entered(inline(services), clock, 3, starts_at=clock.now + HOUR)
    assert await cup.wait(HOUR) == ["start"]
    assert (await cup.now()).row.status == "ended"
    assert await cup.look() == []


async def test_more_rounds_than_opponents_become_as_many_as_there_are(services: Services, clock: Clock) -> None:
    cup = await entered(inline(services), clock, 4, starts_at=clock.now + HOUR, rounds=9)
    await cup.wait(HOUR)
    assert (await cup.now()).settings.rounds == 3
    assert (await cup.to_the_end()).rounds_of(1) == 3


async def test_who_never_comes_has_lost_and_is_not_paired_until_they_are_back(cups: Starter) -> None:
    cup = await cups(4, rounds=3)
    pairing = await of_entrant(cup, 4)
    match, seat = (await cup.running())[pairing], await seat_of(cup, pairing, 4)
    other = next(each.entrant for each in (await cup.now()).seats[pairing] if each.entrant != 4)
    for day in range(1, 4):
        # The other one answers as soon as they are asked.
        seen = await cup.seen(match)
        if seen.awaited()[0].seat != seat:
            await submit_line(cup.services, match, person(other).user_id, "end")
        assert (await cup.now()).pairings[pairing].status == "running", f"{day} periods are not over"
        await cup.wait(DAY)
    assert await points(cup, pairing) == [(FULL, "forfeit"), (0, "forfeit")]
    log = await cup.services.observations.history(match, None)
    assert [(entry.kind, entry.notation) for entry in log if entry.kind == "freed"] == [("freed", NOT_THERE)]
    assert (await cup.services.proofs.verify(match)).ok
    assert [act.entrant for act in await cup.acts_of(acts.Stopped)] == [4]
    await cup.play_all()
    await cup.look()
    assert await of_entrant(cup, 4) == pairing, "not paired in the second round"
    await cup.services.entering.back(cup.number, person(4).user_id)
    await cup.play_all()
    await cup.look()
    assert await of_entrant(cup, 4) > pairing


async def test_who_has_come_and_is_away_later_has_not_missed_the_match(cups: Starter) -> None:
    cup = await cups(4)
    pairing = await of_entrant(cup, 4)
    match, seat = (await cup.running())[pairing], await seat_of(cup, pairing, 4)
    other = next(each.entrant for each in (await cup.now()).seats[pairing] if each.entrant != 4)
    moved = False
    for _ in range(12):
        seen = await cup.seen(match)
        if seen.status != "running":
            break
        if seen.awaited()[0].seat != seat:
            await submit_line(cup.services, match, person(other).user_id, "add 3")
            await submit_line(cup.services, match, person(other).user_id, "end")
        elif not moved:
            await submit_line(cup.services, match, person(4).user_id, "end")
            moved = True
        await cup.wait(DAY)
    assert await points(cup, pairing) == [(FULL, "played"), (0, "played")]
    assert not {4, other} & {act.entrant for act in await cup.acts_of(acts.Stopped)}


async def test_nobody_came_and_both_have_lost(cups: Starter) -> None:
    cup = await cups(4, "knock_out")
    first, second = await cup.running()
    await cup.play(first)
    await cup.wait(20 * DAY, steps=40)
    assert [kind for _, kind in await points(cup, second)] == ["forfeit", "forfeit"]
    assert [twelfths for twelfths, _ in await points(cup, second)] == [0, 0]
    tournament = await cup.now()
    assert (tournament.row.status, len(tournament.seats[3])) == ("ended", 1), "the winner of the other half is through"


async def test_who_is_on_holiday_has_not_missed_the_match(cups: Starter) -> None:
    """Nor has somebody who comes back on the last day."""
    cup = await cups(4)
    await cup.services.excuses.declare(person(4).user_id, cup.clock.now + 6 * DAY)
    pairing = await of_entrant(cup, 4)
    match, seat = (await cup.running())[pairing], await seat_of(cup, pairing, 4)
    other = next(each.entrant for each in (await cup.now()).seats[pairing] if each.entrant != 4)
    if seat:
        await submit_line(cup.services, match, person(other).user_id, "end")
    await cup.wait(6 * DAY + DAY + HOUR, steps=12)
    assert (await cup.now()).pairings[pairing].absent_at is None, "one miss since they are back"
    if not seat:
        await submit_line(cup.services, match, person(other).user_id, "end")
    await cup.wait(DAY)
    assert (await cup.now()).pairings[pairing].absent_at == cup.clock.now + DAY
    await cup.services.matches.come_back(match, person(4).user_id)
    tournament = await cup.now()
    assert (tournament.pairings[pairing].absent_at, tournament.entrants[4].stopped_at) == (None, None)


async def test_in_a_pause_nobody_has_to_come(cups: Starter) -> None:
    cup = await cups(4)
    pairing = await of_entrant(cup, 4)
    match, seat = (await cup.running())[pairing], await seat_of(cup, pairing, 4)
    other = person(next(each.entrant for each in (await cup.now()).seats[pairing] if each.entrant != 4))
    for _ in range(2):
        if (await cup.seen(match)).awaited()[0].seat != seat:
            await submit_line(cup.services, match, other.user_id, "end")
        await cup.wait(DAY)
    assert (await cup.now()).pairings[pairing].absent_at is not None
    await cup.services.agreements.agree(match, other.user_id, "pause")
    assert (await cup.now()).pairings[pairing].absent_at is None
    await cup.wait(3 * DAY)
    assert (await cup.now()).pairings[pairing].status == "running"
    await cup.services.agreements.agree(match, other.user_id, "resume")
    assert (await cup.now()).pairings[pairing].absent_at == cup.clock.now + DAY


async def test_an_outage_gives_more_time_to_come(cups: Starter) -> None:
    cup = await cups(4)
    await cup.services.deadlines.beat(15)
    await cup.wait(5 * DAY // 2)
    found = {row.absent_at for row in (await cup.now()).pairings.values()}
    await cup.services.deadlines.beat(15)
    gap = 5 * DAY // 2
    after = {row.absent_at for row in (await cup.now()).pairings.values()}
    assert after == {None if at is None else at + gap for at in found}


@pytest.mark.parametrize("at_limit", ["standing", "void", "standing untold"])
async def test_at_the_limit(cups: Starter, at_limit: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The points as they are decide, from the moment on that there are any that tell."""
    if at_limit == "standing untold":
        monkeypatch.setattr(LongTally, "standing", Tally.standing)
        at_limit = "standing"
    cup = await cups(4, "swiss", limit_days=3, at_limit=at_limit, rounds=1)
    running = await cup.running()
    for pairing, match in running.items():
        for seat in (await cup.now()).seats[pairing]:
            user_id = person(seat.entrant).user_id
            await submit_line(cup.services, match, user_id, "add 1" if seat.seat else "add 2")
            await submit_line(cup.services, match, user_id, "end")
    await cup.wait(3 * DAY)
    tournament = await cup.now()
    assert tournament.row.status == "ended"
    for pairing, match in running.items():
        seen = await cup.seen(match)
        if at_limit == "void" or LongTally.standing is Tally.standing:
            assert (tournament.pairings[pairing].status, seen.status) == ("void", "cancelled")
        else:
            assert seen.outcome is not None and seen.outcome.reason == AT_LIMIT
            assert (await cup.services.proofs.verify(match)).ok
            assert [(each.twelfths, each.kind) for each in tournament.seats[pairing]] == [
                (FULL, "adjudicated"), (0, "adjudicated")
            ]  # fmt: skip


async def test_at_the_limit_of_a_match_in_which_somebody_has_never_moved(services: Services, clock: Clock) -> None:
    """Where no time runs nobody is away by itself, so the limit finds who has not come."""
    cup = await started(inline(services), clock, 4, limit_days=3, rounds=1, pace="none")
    for pairing, match in (await cup.running()).items():
        first = (await cup.now()).seats[pairing][0].entrant
        await submit_line(services, match, person(first).user_id, "end")
    await cup.wait(3 * DAY)
    tournament = await cup.now()
    for seats in tournament.seats.values():
        assert [(each.twelfths, each.kind) for each in seats] == [(FULL, "forfeit"), (0, "forfeit")]
    assert all(tournament.entrants[seats[1].entrant].stopped_at for seats in tournament.seats.values())


async def test_who_withdraws_before_it_is_shown_leaves_the_other_one_the_win(cups: Starter) -> None:
    cup = await cups(4, publish_minutes=60, rounds=1)
    assert await cup.running() == {}
    await cup.services.entering.withdraw(cup.number, person(2).user_id)
    pairing = await of_entrant(cup, 2)
    assert await cup.look() == []
    await cup.wait(HOUR)
    assert set(await points(cup, pairing)) == {(FULL, "forfeit"), (0, "forfeit")}
    assert len(await cup.running()) == 1


async def test_who_withdraws_before_a_table_is_shown_leaves_it_to_the_others(cups: Starter) -> None:
    cup = await cups(7, "tables", publish_minutes=60, rounds=1)
    large, small = sorted((await cup.now()).seats.values(), key=len, reverse=True)
    for seats in (large, small):
        await cup.services.entering.withdraw(cup.number, person(seats[0].entrant).user_id)
    await cup.wait(HOUR)
    tournament = await cup.now()
    assert [len(tournament.seats[pairing]) for pairing in await cup.running()] == [3]
    byes = [seats[0].entrant for seats in tournament.seats.values() if len(seats) == 1]
    assert set(byes) == {seat.entrant for seat in small[1:]}
    assert sorted(row.status for row in tournament.pairings.values()) == ["ended", "ended", "running", "void", "void"]


async def test_who_withdraws_later_gives_the_seat_up(cups: Starter) -> None:
    cup = await cups(4, rounds=1)
    pairing = await of_entrant(cup, 2)
    await cup.services.entering.withdraw(cup.number, person(2).user_id)
    await cup.look()
    assert set(await points(cup, pairing)) == {(FULL, "played"), (0, "played")}


async def test_who_enters_late_has_half_a_point_and_is_paired_from_the_next_round_on(cups: Starter) -> None:
    cup = await cups(4, rounds=3)
    late = person(5)
    await cup.services.entering.join(cup.number, late, "salt")
    assert await cup.look() == [], "the round is not over"
    await cup.play_all()
    await cup.look()
    assert (await cup.now()).rounds_of(1) == 2
    mine = [seats for seats in (await cup.now()).seats.values() if 5 in {seat.entrant for seat in seats}]
    assert [len(seats) for seats in mine] == [1, 2]
    tournament = await cup.to_the_end()
    assert (tournament.row.status, tournament.rounds_of(1)) == ("ended", 3)


async def test_a_pause_stops_pairing_alone(cups: Starter) -> None:
    cup = await cups(4, publish_minutes=60)
    await cup.services.organising.pause(cup.number, ORGANISER, "a holiday")
    await cup.wait(HOUR)
    assert len(await cup.running()) == 2, "what was paired begins"
    await cup.play_all()
    await cup.look()
    assert (await cup.now()).rounds_of(1) == 1
    assert all(row.status == "ended" for row in (await cup.now()).pairings.values())
    await cup.services.organising.resume(cup.number, ORGANISER)
    await cup.look()
    assert (await cup.now()).rounds_of(1) == 2


async def test_a_match_that_staff_stop_is_void_and_counts_for_nobody(cups: Starter) -> None:
    cup = await cups(4, rounds=1)
    pairing, match = next(iter((await cup.running()).items()))
    await cup.services.lobby.cancel(match, ORGANISER.user_id, staff=True)
    await cup.look()
    assert (await cup.now()).pairings[pairing].status == "void"
    assert [act.pairing for act in await cup.acts_of(acts.Voided)] == [pairing]


async def test_more_matches_than_a_server_can_have_begin_later(services: Services, clock: Clock) -> None:
    limited = Limits(tournament_tables=1)
    services._context = type(services._context)(
        **{name: getattr(services._context, name) for name in services._context.__struct_fields__} | {"limits": limited}
    )
    services.going_on = GoingOn(services._context, Worker(is_inline=True))
    services.due._handlers |= services.going_on.handlers()
    cup = await started(services, clock, 4, rounds=1)
    assert len(await cup.running()) == 1
    await cup.play_all()
    await cup.wait(60)
    assert len(await cup.running()) == 1
    await cup.play_all()
    await cup.look()
    assert (await cup.now()).row.status == "ended"


async def test_matches_have_titles_of_the_one_who_knows_words(services: Services, clock: Clock) -> None:
    told: list[MatchTitle] = []

    def title(of: MatchTitle) -> str:
        told.append(of)
        return "x" * 500

    services._context = msgspec.structs.replace(services._context, titles=title)
    inline(services)
    cup = await started(services, clock, 4)
    match = next(iter((await cup.running()).values()))
    assert (await services.observations.public(match)).title == "x" * 200
    assert {(of.tournament, of.format, of.language, of.stage, of.round) for of in told} == {
        ("Autumn Cup", "swiss", "en", 1, 1)
    }
    named = {(number, name) for of in told for number, name in zip(of.entrants, of.names, strict=True)}
    assert named == {(number, person(number).name) for number in range(1, 5)}


async def test_listeners_learn_of_every_match_that_begins_or_ends(services: Services, clock: Clock) -> None:
    """Catches a table that nobody shows, and a card that stays as it was."""
    heard: list[int] = []
    cup = await entered(inline(services), clock, 4, rounds=1)
    services.listen(lambda match, _: heard.append(match))
    services.watch(lambda tournament: heard.append(-tournament))
    await services.organising.start(cup.number, ORGANISER, is_confirmed=True)
    await cup.look()
    assert {*(await cup.running()).values(), -cup.number} <= set(heard)


async def test_a_process_of_its_own_pairs_as_this_one_does(services: Services, clock: Clock) -> None:
    cup = await entered(services, clock, 8)
    await services.organising.start(cup.number, ORGANISER, is_confirmed=True)
    tournament = await cup.now()
    here = await Worker(is_inline=True).next_acts(tournament, clock.now)
    worker = services._pairing
    assert here and await worker.next_acts(tournament, clock.now) == here
    process = worker._process
    assert process._process is not None
    process._process.kill()
    await process._process.wait()
    assert await worker.next_acts(tournament, clock.now) == here, "it is replaced"
    process._rest()
    assert process._ending is not None
    await process._ending
    assert vars(process)["_process"] is None, "nobody has needed it for some minutes"
    both = asyncio.gather(*(worker.next_acts(tournament, clock.now) for _ in range(2)))
    assert await both == [here, here]
    await worker.close()
    with pytest.raises(PairingFailed):
        await worker.next_acts(tournament, clock.now)
