"""That time ran out: people are told once a miss, and all are told whose sealed answers were made by the bot."""

from games.kernel.ids import MatchId, Seat
from play.reminders.lateness import Late
from play.services import Services
from tests.play.due import not_as_derived, overdue
from tests.play.matches import ANN, BORIS, PEOPLE, Clock, owed, started
from tests.play.test_clocks import DAY, HOUR, answer, time_out
from tests.play.test_presence import first_choice, with_ghost


async def told(services: Services) -> tuple[tuple[MatchId, Seat, Late], ...]:
    """Claim who is told now that their time ran out."""
    rows = await services.due.claim("late")
    found = [(MatchId(row.about), Seat(row.seat)) for row in rows]
    late = [(*each, await services.lateness.told(*each)) for each in found]
    return tuple((match, seat, one) for match, seat, one in late if one is not None)


async def test_who_is_late_is_told_once(services: Services, clock: Clock) -> None:
    match = await started(services, "tally", ANN, BORIS, pace="daily")
    seat = (await owed(services, match))[0]
    clock.now += DAY
    await time_out(services, match, clock)
    assert await told(services) == ((match, seat, Late(PEOPLE[seat].user_id, clock.now, is_last=True)),)
    assert await told(services) == ()
    assert await services._context.database.read(not_as_derived) == ()


async def test_all_that_is_missed_on_one_clock_is_told_once(services: Services, clock: Clock) -> None:
    """Ten tokens that are hidden by default are one message, not ten."""
    match = await started(services, "dungeon_twister", ANN, BORIS, pace="daily")
    clock.now += DAY
    for _ in range(2):
        await time_out(services, match, clock)
    assert {seat for _, seat, _ in await told(services)} == {0, 1}
    clock.now += DAY // 4
    for _ in range(6):
        if late := await overdue(services, clock.now):
            await services.matches.play_default(match, late[0].seat, late[0].revision)
        else:
            await answer(services, match, clock, 0)
    assert await told(services) == ()


async def test_who_answers_before_the_message_comes_knows_it(services: Services, clock: Clock) -> None:
    match = await started(services, "auction", ANN, BORIS, options={"length": "long"}, pace="daily")
    seat = (await owed(services, match))[0]
    clock.now += DAY
    await time_out(services, match, clock)
    assert await answer(services, match, clock, 0) == 1 - seat
    assert await answer(services, match, clock, 0) == seat
    assert await told(services) == ()
    assert await services._context.database.read(not_as_derived) == ()


async def test_who_is_away_is_told_that_and_no_more(services: Services, clock: Clock) -> None:
    """The second miss makes them away, of which they are told anyway; then their defaults are made at once."""
    match = await with_ghost(services, clock)
    assert await told(services) == ()
    for _ in range(3):
        await first_choice(services, match, Seat(0))
    assert await told(services) == ()
    assert await services._context.database.read(not_as_derived) == ()


async def test_it_is_told_in_the_morning(services: Services, clock: Clock) -> None:
    match = await started(services, "tally", ANN, BORIS, pace="live")
    seat = (await owed(services, match))[0]
    minute = (clock.now + HOUR) % DAY // 60
    await services.people.change(
        PEOPLE[seat].user_id, time_zone="UTC", sleeps_at=minute, wakes_at=(minute + 120) % 1440
    )
    clock.now += HOUR
    await time_out(services, match, clock)
    assert await told(services) == ()
    clock.now += 2 * HOUR
    assert [late.user_id for _, _, late in await told(services)] == [PEOPLE[seat].user_id]


async def test_once_answers_open_all_see_which_the_bot_has_given(services: Services, clock: Clock) -> None:
    """Before they do, a default reads as a move: what it is, everybody knows."""
    match = await started(services, "auction", ANN, BORIS, pace="daily")
    while not (await services.observations.public(match)).decisions[0].sealed:
        await answer(services, match, clock, 0)
    clock.now += DAY
    first, second = await overdue(services, clock.now)
    await services.matches.play_default(match, first.seat, first.revision)
    log = (await services.observations.public(match)).log
    assert (log[-1].kind, log[-1].late) == ("move", ())
    revision = (await services.observations.public(match)).revision
    await services.matches.play_default(match, second.seat, revision)
    log = (await services.observations.public(match)).log
    assert (log[-1].kind, log[-1].late, log[-2].kind) == ("default", (first.seat,), "default")


async def test_what_opens_long_after_says_nothing_of_that(services: Services, clock: Clock) -> None:
    match = await started(services, "dungeon_twister", ANN, BORIS, pace="daily")
    clock.now += DAY
    for _ in range(60):
        public = await services.observations.public(match)
        if public.view.phase not in {"team", "hide"}:
            break
        late = await overdue(services, clock.now)
        if late and public.view.phase == "team":
            await services.matches.play_default(match, late[0].seat, late[0].revision)
        else:
            await answer(services, match, clock, 0)
    teams = [entry.late for entry in (await services.observations.public(match)).log if entry.late]
    assert [sorted(each) for each in teams] == [[0, 1]], "when the teams come to the board"
