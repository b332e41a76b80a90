"""Who gets one message a day about all that waits for them: at the hour when they get up, once, and not at night."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from play.services import Services
from tests.play.due import digests
from tests.play.matches import ANN, BORIS, TALLY, Clock, say, started
from tests.play.test_reminders import at

Opener = Callable[[str], Awaitable[Services]]
HOUR, MINUTE = 3_600, 60


async def digested(services: Services, clock: Clock, hours: int) -> list[tuple[int, int]]:
    """Let time pass; return after how many hours who got a digest."""
    began, found = clock.now, []
    while clock.now < began + hours * HOUR:
        found += [((clock.now - began) // HOUR, user_id) for user_id in await digests(services)]
        clock.now += 10 * MINUTE
    return found


async def wanted(services: Services, clock: Clock) -> None:
    """Let Ann want a digest, at eight in Berlin, and let a match wait for her."""
    clock.now = at("2026-11-18 20:00")
    await services.people.change(ANN.user_id, reminders="digest", time_zone="Europe/Berlin")
    await started(services, TALLY, ANN, BORIS, pace="weekly")


async def test_a_digest_comes_once_a_day_when_the_night_is_over(services: Services, clock: Clock) -> None:
    await wanted(services, clock)
    assert await digested(services, clock, 60) == [(12, ANN.user_id), (36, ANN.user_id)]


@pytest.mark.parametrize(("began", "comes"), [("18:00", True), ("21:00", False), ("03:00", False)])
async def test_after_an_outage_it_comes_on_the_same_day(
    services: Services, clock: Clock, began: str, comes: bool
) -> None:
    await wanted(services, clock)
    clock.now = at(f"2026-11-20 {began}")
    assert await digests(services) == ((ANN.user_id,) if comes else ())


@pytest.mark.parametrize(
    ("minute", "hour"), [(13 * 60, 13), (21 * 60 + 30, 21), (23 * 60, 8), (3 * 60, 8), (8 * 60, 8)]
)
async def test_a_digest_comes_at_the_hour_of_choice_and_never_at_night(
    services: Services, clock: Clock, minute: int, hour: int
) -> None:
    await wanted(services, clock)
    await services.people.change(ANN.user_id, digest_at=minute)
    clock.now = at("2026-11-19 00:00")
    assert await digested(services, clock, 48) == [(hour, ANN.user_id), (hour + 24, ANN.user_id)]


async def test_nothing_comes_if_nothing_waits(services: Services, clock: Clock) -> None:
    await wanted(services, clock)
    await services.people.change(BORIS.user_id, reminders="digest", time_zone="Europe/Berlin")
    assert (14, BORIS.user_id) not in await digested(services, clock, 24)


async def test_all_matches_that_wait_bring_one_digest(services: Services, clock: Clock) -> None:
    """Each of them is due at that time, and also one in which it is her turn only two hours later."""
    await wanted(services, clock)
    await started(services, TALLY, ANN, BORIS, pace="weekly")
    later = await started(services, TALLY, BORIS, ANN, pace="weekly")
    assert await digested(services, clock, 13) == [(12, ANN.user_id)]
    await say(services, later, BORIS, "end")
    assert await digested(services, clock, 36) == [(23, ANN.user_id)]


async def test_what_waits_only_after_the_hour_brings_the_digest_then(services: Services, clock: Clock) -> None:
    clock.now = at("2026-11-18 20:00")
    await services.people.change(ANN.user_id, reminders="digest", time_zone="Europe/Berlin")
    match = await started(services, TALLY, BORIS, ANN, pace="weekly")
    assert await digested(services, clock, 15) == [], "she gets up after twelve hours"
    await say(services, match, BORIS, "end")
    assert await digested(services, clock, 34) == [(0, ANN.user_id), (21, ANN.user_id)]


async def test_of_two_processes_one_sends_it(services: Services, clock: Clock, path: Path, another: Opener) -> None:
    await wanted(services, clock)
    other = await another(path.name)
    clock.now += 12 * HOUR
    assert await digests(services) == (ANN.user_id,)
    assert await digests(other) == ()
