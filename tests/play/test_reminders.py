"""Who is reminded when: at half time and before the end, once each, never by night and never after the answer."""

from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from play.context import CLAIM_SECONDS
from play.reminders.reminders import Reminder
from play.services import Services
from tests.play.due import reminders
from tests.play.matches import ANN, BORIS, PEOPLE, TALLY, Clock, owed, say, started

Opener = Callable[[str], Awaitable[Services]]
HOUR, DAY, BEAT = 3_600, 86_400, 15
BERLIN = ZoneInfo("Europe/Berlin")


def at(text: str) -> int:
    """Return the unix time of a moment in Berlin."""
    return int(datetime.fromisoformat(text).replace(tzinfo=BERLIN).timestamp())


async def rung(services: Services, clock: Clock, seconds: int, every: int = HOUR // 2) -> list[tuple[int, int, bool]]:
    """Let time pass; return after how long whom a reminder reached, and whether it was the last call."""
    began, found = clock.now, []
    while clock.now <= began + seconds:
        for reminder in await reminders(services):
            is_due, earlier = await services.reminders.announce(reminder, f"{reminder.at}")
            assert (is_due, earlier) == (True, None)
            await services.reminders.finish(reminder)
            found.append((clock.now - began, reminder.user_id, reminder.is_last))
        clock.now += every
    return found


@pytest.mark.parametrize(
    ("pace", "half", "last"),
    [("daily", 12 * HOUR, 21 * HOUR), ("weekly", 84 * HOUR, 165 * HOUR), ("4h", 2 * HOUR, 3.5 * HOUR)],
)
async def test_half_time_and_last_call(services: Services, clock: Clock, pace: str, half: int, last: int) -> None:
    await started(services, TALLY, pace=pace)
    found = await rung(services, clock, 8 * DAY)
    assert found == [(half, ANN.user_id, False), (last, ANN.user_id, True)]


@pytest.mark.parametrize("pace", ["live", "none", "10m"])
async def test_who_has_little_time_or_no_end_is_not_reminded(services: Services, clock: Clock, pace: str) -> None:
    await started(services, TALLY, pace=pace)
    assert await rung(services, clock, DAY) == []


async def test_nobody_is_reminded_after_the_answer(services: Services, clock: Clock) -> None:
    match = await started(services, TALLY, pace="daily")
    clock.now += 12 * HOUR
    (reminder,) = await reminders(services)
    await say(services, match, ANN, "end")
    assert await services.reminders.announce(reminder, "late") == (False, None)
    await services.reminders.finish(reminder)
    assert await rung(services, clock, 13 * HOUR) == [(12 * HOUR, BORIS.user_id, False)]


async def test_many_small_decisions_of_a_turn_ring_once(services: Services, clock: Clock) -> None:
    match = await started(services, "auction", ANN, BORIS, pace="daily")
    person = PEOPLE[(await owed(services, match))[0]]
    assert await rung(services, clock, 12 * HOUR) == [(12 * HOUR, person.user_id, False)]
    await say(services, match, person, "open")
    assert all(user_id != person.user_id or is_last for _, user_id, is_last in await rung(services, clock, 8 * HOUR))


@pytest.mark.parametrize("began", [f"2026-11-18 {hour:02}:10" for hour in range(24)])
async def test_no_bell_at_night(services: Services, clock: Clock, began: str) -> None:
    await services.people.change(ANN.user_id, time_zone="Europe/Berlin")
    clock.now = at(began)
    await started(services, TALLY, ANN, pace="daily")
    found = await rung(services, clock, DAY + 12 * HOUR, 300)
    assert 1 <= len(found) <= 2
    assert found[-1][2]
    assert all(8 <= datetime.fromtimestamp(at(began) + after, BERLIN).hour < 22 for after, _, _ in found)


async def test_a_night_that_was_named_meanwhile_puts_a_reminder_off(services: Services, clock: Clock) -> None:
    clock.now = at("2026-11-18 14:00")
    await started(services, TALLY, ANN, pace="daily")
    await services.people.change(ANN.user_id, time_zone="Europe/Berlin")
    assert [after for after, _, _ in await rung(services, clock, DAY)] == [18 * HOUR, 21 * HOUR]


async def test_what_was_claimed_by_a_process_that_has_ended_is_announced_already(
    services: Services, clock: Clock, path: Path, another: Opener
) -> None:
    await started(services, TALLY, pace="daily")
    clock.now += 21 * HOUR
    (reminder,) = await reminders(services)
    assert reminder.is_last
    other = await another(path.name)
    assert await reminders(other) == ()
    assert await services.reminders.announce(reminder, "first") == (True, None)
    clock.now += CLAIM_SECONDS
    (again,) = await reminders(other)
    assert again == reminder
    assert await other.reminders.announce(again, "second") == (True, "first")
    await other.reminders.finish(again)
    clock.now += CLAIM_SECONDS
    assert await reminders(services) == ()


async def test_an_outage_moves_what_is_to_come_and_repeats_nothing(services: Services, clock: Clock) -> None:
    await started(services, TALLY, pace="daily")
    await services.deadlines.beat(BEAT)
    assert len(await rung(services, clock, 12 * HOUR)) == 1
    await services.deadlines.beat(BEAT * 10_000)
    clock.now += 50 * HOUR
    await services.deadlines.beat(BEAT)
    found: list[Reminder] = list(await reminders(services))
    assert found == []
    assert [is_last for _, _, is_last in await rung(services, clock, DAY)] == [True]


async def test_a_pick_that_is_not_confirmed_is_said_at_the_last_call(services: Services, clock: Clock) -> None:
    match = await started(services, TALLY, pace="daily")
    await services.reminders.picked(match, ANN.user_id)
    clock.now += 21 * HOUR
    (reminder,) = await reminders(services)
    assert reminder.is_picked
    await say(services, match, ANN, "add 1")
    clock.now += 21 * HOUR
    (reminder,) = await reminders(services)
    assert not reminder.is_picked
