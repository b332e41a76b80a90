"""Who is excused: no time runs, nothing is missed, nobody is reminded; each person for so many days in a match."""

from typing import Any

import msgspec
import pytest

from db.rows.seats import SeatRow
from games.kernel.ids import MatchId, Seat
from games.kernel.pace import DAY, HOUR
from play.match.loading import load
from play.rules.clocks import GRACE_SECONDS
from play.rules.excuses import LONGEST_DAYS, USUAL_DAYS, excused, granted
from play.rules.loaded import Loaded
from play.rules.presence import SILENT_SECONDS
from play.seats.excusing import Excuse
from play.services import Services
from tests.play.due import digests, done, overdue, reminders
from tests.play.matches import ANN, BORIS, TALLY, VERA, Clock, finish, opened, owed, refused, say, started
from tests.play.test_agreements import revision_of
from tests.play.test_pauses import all_agree
from tests.play.test_presence import look, pass_time, with_ghost


async def seats(services: Services, match: MatchId) -> Loaded:
    return await services._context.database.read(load, match)


async def deadline(services: Services, match: MatchId, seat: int = 0) -> int:
    found = next(row.deadline_at for row in (await seats(services, match)).asked if row.seat == seat)
    assert found is not None
    return found


async def kinds(services: Services, match: MatchId) -> list[str]:
    return [entry.kind for entry in await services.observations.history(match, None)]


async def test_deadlines_move_by_the_time_in_which_somebody_is_excused(services: Services, clock: Clock) -> None:
    match = await started(services, TALLY, ANN, BORIS, pace="daily")
    began = clock.now
    clock.now += 20 * HOUR
    until = clock.now + 3 * DAY
    said = await services.excuses.declare(ANN.user_id, until)
    assert said == (Excuse(match, TALLY, until, USUAL_DAYS - 3, USUAL_DAYS),)
    table = await look(services, match)
    assert (table.faces[0].excused_until, table.faces[1].excused_until) == (until, None)
    assert (table.log[-1].kind, table.log[-1].seat, table.log[-1].notation) == ("excused", 0, str(until))
    assert table.deadline_at == await deadline(services, match) == began + DAY + 3 * DAY
    await pass_time(services, match, clock, 3 * DAY - 1)
    assert await reminders(services) == ()
    clock.now += 1
    assert await done(services, "excuse") == (match,) and await done(services, "excuse") == ()
    assert await kinds(services, match) == ["start", "excused", "returned"]
    assert (await look(services, match)).faces[0].excused_until is None
    assert await deadline(services, match) == clock.now + 4 * HOUR, "what was left is what it was"
    await pass_time(services, match, clock)
    assert (await kinds(services, match))[-1] == "default"


async def test_who_is_back_earlier_has_what_was_left_and_the_days_again(services: Services, clock: Clock) -> None:
    match = await started(services, TALLY, ANN, BORIS, pace="daily")
    clock.now += 10 * HOUR
    await services.excuses.declare(ANN.user_id, clock.now + 10 * DAY)
    clock.now += 2 * DAY + HOUR
    (back,) = await services.excuses.end(ANN.user_id)
    assert (back.until, back.days) == (None, USUAL_DAYS - 3)
    assert await deadline(services, match) == clock.now + 14 * HOUR
    assert (await refused(services.excuses.end(ANN.user_id))).code == "not_excused"
    assert (await services.people.settings(ANN.user_id)).away_until is None
    await finish(services, match)
    assert (await services.proofs.verify(match)).ok


async def test_a_question_asked_meanwhile_has_its_whole_time_after_that(services: Services, clock: Clock) -> None:
    match = await started(services, TALLY, ANN, BORIS, pace="daily")
    until = clock.now + 2 * DAY
    await services.excuses.declare(BORIS.user_id, until)
    await say(services, match, ANN, "end")
    assert await deadline(services, match, 1) == until + DAY
    clock.now += DAY
    await say(services, match, BORIS, "add 1", "end")
    assert (await look(services, match)).faces[1].excused_until == until, "who plays all the same stays excused"
    await say(services, match, ANN, "end")
    await services.excuses.end(BORIS.user_id)
    assert await deadline(services, match, 1) == clock.now + DAY


async def test_a_bank_is_not_used_up(services: Services, clock: Clock) -> None:
    match = await started(services, TALLY, ANN, BORIS, pace="2d+6h/4d")
    clock.now += DAY
    until = clock.now + 5 * DAY
    await services.excuses.declare(ANN.user_id, until)
    clock.now += 4 * DAY
    await say(services, match, ANN, "end")
    await say(services, match, BORIS, "end")
    assert await deadline(services, match) == until + DAY + 6 * HOUR, "a day was left, and the answer brought 6 hours"


async def test_nobody_wins_endless_time_by_saying_it_again_and_again(services: Services, clock: Clock) -> None:
    match = await started(services, TALLY, ANN, BORIS, pace="daily")
    began = clock.now
    for _ in range(3 * USUAL_DAYS):
        clock.now += 60
        await services.excuses.declare(ANN.user_id, clock.now + HOUR)
        clock.now += 60
        if (await services.excuses.of_person(ANN.user_id))[0].until is not None:
            await services.excuses.end(ANN.user_id)
    (left,) = await services.excuses.of_person(ANN.user_id)
    assert (left.days, left.until) == (0, None)
    assert await deadline(services, match) <= began + DAY + USUAL_DAYS * (HOUR + 120)
    assert (await services.people.settings(ANN.user_id)).away_until is not None, "it is said, though it holds nowhere"
    await pass_time(services, match, clock, 2 * DAY)
    assert "default" in await kinds(services, match)


async def test_longer_than_the_table_has_agreed_on_a_match_goes_on_without_them(
    services: Services, clock: Clock
) -> None:
    match = await started(services, "auction", ANN, BORIS, pace="daily")
    began = clock.now
    await services.excuses.declare(BORIS.user_id, clock.now + 30 * DAY)
    assert (await look(services, match)).faces[1].excused_until == began + USUAL_DAYS * DAY
    for _ in range(24):
        await pass_time(services, match, clock)
        await done(services, "excuse")
    sitters = [face.sitter for face in (await look(services, match)).faces]
    assert "away" in sitters or (await look(services, match)).status != "running"
    early = [
        entry
        for entry in await services.observations.history(match, None)
        if entry.seat == 1 and entry.kind in {"default", "away"} and entry.made_at < began + USUAL_DAYS * DAY
    ]
    assert not early


async def test_each_table_agrees_on_its_days(services: Services, clock: Clock) -> None:
    forbidden = await opened(services, TALLY, ANN, BORIS, pace="daily")
    await services.excuses.allow(forbidden, ANN.user_id, 0)
    week = await opened(services, TALLY, ANN, BORIS, pace="daily")
    await services.excuses.allow(week, ANN.user_id, 7)
    assert (await look(services, week)).excused_days == 7
    for match in (forbidden, week):
        await services.lobby.start(match, ANN.user_id)
    live = await started(services, TALLY, ANN, BORIS, pace="live")
    found = {each.match: each for each in await services.excuses.declare(ANN.user_id, clock.now + 9 * DAY)}
    assert found[week] == Excuse(week, TALLY, clock.now + 7 * DAY, 0, 7)
    assert {each: (found[each].until, found[each].most) for each in (forbidden, live)} == {
        forbidden: (None, 0),
        live: (None, 0),
    }
    assert (await refused(services.excuses.allow(week, ANN.user_id, 14))).code == "not_open"
    other = await opened(services, TALLY, ANN, BORIS)
    assert (await refused(services.excuses.allow(other, BORIS.user_id, 14))).code == "not_the_host"
    assert (await refused(services.excuses.allow(other, ANN.user_id, 8))).code == "unknown_rule"


async def test_it_holds_in_matches_that_begin_later(services: Services, clock: Clock) -> None:
    match = await opened(services, TALLY, ANN, BORIS, pace="daily")
    until = clock.now + 3 * DAY
    assert await services.excuses.declare(ANN.user_id, until) == ()
    clock.now += DAY
    await services.lobby.start(match, ANN.user_id)
    assert (await look(services, match)).faces[0].excused_until == until
    assert await deadline(services, match) == until + DAY
    again = await services.excuses.declare(ANN.user_id, until)
    assert [each.days for each in again] == [USUAL_DAYS - 2], "said again nothing is counted again"
    assert (await kinds(services, match)).count("excused") == 1


async def test_dates_that_cannot_be(services: Services, clock: Clock) -> None:
    await started(services, TALLY, ANN, BORIS)
    assert (await refused(services.excuses.declare(ANN.user_id, clock.now))).code == "date_is_over"
    far = await refused(services.excuses.declare(ANN.user_id, clock.now + LONGEST_DAYS * DAY + 1))
    assert (far.code, far.facts["most"]) == ("date_too_late", LONGEST_DAYS)


async def test_what_was_nearly_up_gets_a_grace(services: Services, clock: Clock) -> None:
    match = await started(services, TALLY, ANN, BORIS, pace="daily")
    clock.now += DAY - 5
    (due,) = await overdue(services, clock.now + 5)
    await services.excuses.declare(ANN.user_id, clock.now + DAY)
    assert await deadline(services, match) == clock.now + DAY + GRACE_SECONDS
    early = await refused(services.matches.play_default(match, Seat(0), due.revision))
    assert early.code == "default_early", "a default that was claimed before is not made"


async def test_a_pause_in_between_counts_once(services: Services, clock: Clock) -> None:
    match = await started(services, TALLY, ANN, BORIS, pace="daily")
    clock.now += 10 * HOUR
    await services.excuses.declare(ANN.user_id, clock.now + 5 * DAY)
    clock.now += DAY
    await all_agree(services, match, "pause")
    clock.now += DAY
    await all_agree(services, match, "resume")
    assert await deadline(services, match) == clock.now + 3 * DAY + 14 * HOUR
    await all_agree(services, match, "pause")
    await services.excuses.end(ANN.user_id)
    clock.now += DAY
    await services.excuses.declare(ANN.user_id, clock.now + DAY)
    clock.now += 6 * DAY
    await done(services, "excuse")
    await all_agree(services, match, "resume")
    assert await deadline(services, match) == clock.now + 14 * HOUR
    await finish(services, match)
    assert (await services.proofs.verify(match)).ok


@pytest.mark.parametrize(("begins", "lasts", "gives"), [(1, 1, 0), (1, 4, 2), (4, 2, 2)])
async def test_an_outage_gives_only_what_was_lost(
    services: Services, clock: Clock, begins: int, lasts: int, gives: int
) -> None:
    match = await started(services, TALLY, ANN, BORIS, pace="weekly")
    until = clock.now + 3 * DAY
    await services.excuses.declare(ANN.user_id, until)
    clock.now += begins * DAY
    await services.deadlines.beat(15)
    clock.now += lasts * DAY
    await services.deadlines.beat(15)
    assert await deadline(services, match) == until + 7 * DAY + gives * DAY


async def test_nobody_is_called_away_or_reminded_meanwhile(services: Services, clock: Clock) -> None:
    match = await started(services, TALLY, ANN, BORIS, pace="none")
    clock.now += SILENT_SECONDS - 1
    await services.excuses.declare(ANN.user_id, clock.now + 2 * DAY)
    assert (await refused(services.pings.ping(match, BORIS.user_id))).code == "nobody_to_remind"

    def calls(loaded: Any) -> list[str]:
        return [each.name for each in services.agreements.possible(loaded) if each.kind == "away"]

    clock.now += 2 * DAY
    await done(services, "excuse")
    assert calls(await services.observations.moment(match)) == []
    clock.now += 1
    assert calls(await services.observations.moment(match)) != []
    assert await services.pings.ping(match, BORIS.user_id) == (Seat(0),)


async def test_reminders_and_digests_wait(services: Services, clock: Clock) -> None:
    await services.people.change(ANN.user_id, time_zone="Etc/UTC", reminders="digest")
    clock.now += DAY - clock.now % DAY + 9 * HOUR
    match = await started(services, TALLY, ANN, BORIS, pace="daily")
    assert await digests(services) == (ANN.user_id,)
    await services.excuses.declare(ANN.user_id, clock.now + 3 * DAY)
    clock.now += DAY
    assert await digests(services) == ()
    clock.now += 2 * DAY
    await done(services, "excuse")
    assert await digests(services) == (ANN.user_id,)
    clock.now += 12 * HOUR + 1
    clock.now += 11 * HOUR
    assert [each.seat for each in await reminders(services)] == [0]
    assert await deadline(services, match) > clock.now


async def test_who_is_away_already_holds_nothing_up(services: Services, clock: Clock) -> None:
    match = await with_ghost(services, clock, ANN, BORIS)
    (found,) = await services.excuses.declare(BORIS.user_id, clock.now + DAY)
    assert (found.until, found.is_away, found.days) == (None, True, USUAL_DAYS)
    assert (await look(services, match)).log[-1].kind != "excused"


async def test_who_takes_a_seat_over_has_days_of_their_own(services: Services, clock: Clock) -> None:
    match = await started(services, TALLY, ANN, BORIS, pace="daily")
    await services.excuses.declare(ANN.user_id, clock.now + 9 * DAY)
    await services.replacing.offer(match, ANN.user_id)
    await services.replacing.take(match, VERA, Seat(0))
    row = (await seats(services, match)).seats[0]
    assert (row.excused_until, row.excused_days) == (None, 0)
    assert await deadline(services, match) == clock.now + DAY
    await finish(services, match, VERA, BORIS)
    assert (await services.proofs.verify(match)).ok


async def test_excused_time_is_no_miss_and_not_late(services: Services, clock: Clock) -> None:
    for _ in range(3):
        match = await started(services, TALLY, ANN, BORIS, pace="daily")
        await services.excuses.declare(ANN.user_id, clock.now + 3 * DAY)
        for _ in range(3):
            await pass_time(services, match, clock)
        await done(services, "excuse")
        await say(services, match, ANN, "add 1", "end")
        await say(services, match, BORIS, "add 1", "end")
        await say(services, match, ANN, "add 1", "end")
        await say(services, match, BORIS, "add 1", "end")
    figure = (await services.reliabilities.of_people((ANN.user_id,)))[ANN.user_id]
    assert figure.answers == figure.in_time == 12


async def test_undo_and_repair_leave_it(services: Services, clock: Clock) -> None:
    match = await started(services, TALLY, ANN, BORIS, pace="daily")
    await say(services, match, ANN, "add 1")
    until = clock.now + 2 * DAY
    await services.excuses.declare(ANN.user_id, until)
    await services.matches.undo(match, ANN.user_id, await revision_of(services, match))
    assert (await look(services, match)).faces[0].excused_until == until
    assert await deadline(services, match) >= until + HOUR
    assert await owed(services, match) == (Seat(0),)
    await finish(services, match)
    assert (await services.proofs.verify(match)).ok


async def test_what_is_stored_is_shown_and_forgotten(services: Services, clock: Clock) -> None:
    match = await started(services, TALLY, ANN, BORIS, pace="daily")
    until = clock.now + 2 * DAY
    await services.excuses.declare(ANN.user_id, until)
    data = msgspec.json.decode(await services.people.export(ANN.user_id))
    assert data["settings"]["away_until"] == until
    assert (data["seats"][0]["excused_until"], data["seats"][0]["excused_days"]) == (until, 2)
    await services.people.change(ANN.user_id, text_only=True)
    assert (await services.people.settings(ANN.user_id)).away_until == until, "another setting leaves it"
    await services.people.forget(ANN.user_id)
    assert (await services.people.settings(ANN.user_id)).away_until is None
    row = (await seats(services, match)).seats[0]
    assert (row.user_id, row.excused_until, row.excused_days) == (None, None, 0)


def test_days_are_counted_whole_and_given_back_whole() -> None:
    row = SeatRow(1, 0, 7, "Ann", "person", "", "", joined_at=0)
    assert excused(row, 1, 0).excused_days == 1
    assert excused(row, 2 * DAY + 1, 0).excused_days == 3
    over = excused(excused(row, 2 * DAY, 0), 2 * DAY + 9, 2 * DAY + 9)
    assert (over.excused_days, over.excused_until) == (2, None), "when it is over nothing more is counted"
    longer = excused(excused(row, DAY, 0), DAY + 1, 5)
    assert (longer.excused_days, longer.excused_until) == (2, DAY + 1)
    shorter = excused(excused(row, 10 * DAY, 0), 5 * DAY + 1, 5)
    assert shorter.excused_days == 6
    assert excused(excused(row, 10 * DAY, 0), 3, 3).excused_days == 1
    assert excused(excused(row, 10 * DAY, 0), 0, 0).excused_days == 1, "nor is it free within one second"
    assert granted(row, 14, 20 * DAY, 0) == 14 * DAY
    assert granted(excused(row, 14 * DAY, 0), 14, 20 * DAY, DAY) is None
    assert granted(excused(row, 14 * DAY, 0), 14, 2 * DAY, DAY) == 2 * DAY, "shorter it can be"
    assert granted(msgspec.structs.replace(row, away_revision=3), 14, DAY, 0) is None
