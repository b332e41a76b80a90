"""Deadlines never fall into the night of a person who has named a time zone, and nobody's period gets shorter."""

import random
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from games.kernel.pace import SECONDS
from play.rules.nights import Night
from play.services import Services
from tests.play.matches import ANN, TALLY, Clock, refused, started
from tests.play.test_clocks import left

HOUR, DAY, BEAT = 3_600, 86_400, 15
BERLIN = ZoneInfo("Europe/Berlin")
NIGHT = Night(BERLIN, 22 * 60, 8 * 60)


def at(text: str) -> int:
    """Return the unix time of a moment in Berlin."""
    return int(datetime.fromisoformat(text).replace(tzinfo=BERLIN).timestamp())


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("2026-11-18 21:59", "2026-11-18 21:59"),
        ("2026-11-18 22:00", "2026-11-19 09:00"),
        ("2026-11-19 00:00", "2026-11-19 09:00"),
        ("2026-11-19 07:59", "2026-11-19 09:00"),
        ("2026-11-19 08:00", "2026-11-19 08:00"),
        ("2026-03-28 23:00", "2026-03-29 09:00"),
    ],
)
def test_what_falls_into_the_night_moves_to_the_morning(before: str, after: str) -> None:
    assert NIGHT.after(at(before)) == at(after)


def test_a_night_that_begins_after_midnight_or_has_no_length() -> None:
    late = Night(UTC, 2 * 60, 10 * 60)
    assert [late.has(hour * HOUR) for hour in (1, 2, 9, 10)] == [False, True, True, False]
    assert not any(Night(UTC, 8 * 60, 8 * 60).has(hour * HOUR) for hour in range(24))


@pytest.mark.parametrize("seed", range(200))
def test_no_moment_is_moved_back_or_by_more_than_a_night_and_an_hour(seed: int) -> None:
    chance = random.Random(seed)
    zone = ZoneInfo(chance.choice(["Asia/Kathmandu", "America/St_Johns", "Pacific/Chatham", "Australia/Lord_Howe"]))
    night = Night(zone, chance.randrange(24) * 60, chance.randrange(24) * 60)
    moment = 1_800_000_000 + chance.randrange(400 * DAY)
    moved = night.after(moment)
    assert 0 <= moved - moment <= 26 * HOUR
    assert not night.has(night.morning(moment))


async def _asked_at(services: Services, clock: Clock, when: str, pace: str) -> datetime:
    """Start a match at that time in Berlin, where Ann lives; return until when she must answer."""
    await services.people.change(ANN.user_id, time_zone="berlin")
    clock.now = at(when)
    match = await started(services, TALLY, ANN, pace=pace)
    return datetime.fromtimestamp(clock.now + await left(services, match, clock), BERLIN)


async def test_a_deadline_moves_to_the_morning(services: Services, clock: Clock) -> None:
    due = await _asked_at(services, clock, "2026-11-18 23:30", pace="daily")
    assert due == datetime(2026, 11, 20, 9, tzinfo=BERLIN)
    assert (await services.people.settings(ANN.user_id)).time_zone == "Europe/Berlin"


async def test_by_day_nothing_changes(services: Services, clock: Clock) -> None:
    due = await _asked_at(services, clock, "2026-11-18 18:00", pace="daily")
    assert due == datetime(2026, 11, 19, 18, tzinfo=BERLIN)


async def test_who_plays_live_stays_up(services: Services, clock: Clock) -> None:
    due = await _asked_at(services, clock, "2026-11-18 23:30", pace="live")
    assert due == datetime(2026, 11, 18, 23, 35, tzinfo=BERLIN)


async def test_the_hour_of_the_table_moves_too_for_who_sleeps_then(services: Services, clock: Clock) -> None:
    due = await _asked_at(services, clock, "2026-11-18 12:00", pace="23:00 Berlin")
    assert due == datetime(2026, 11, 19, 9, tzinfo=BERLIN)


async def test_weekends_are_those_of_the_player(services: Services, clock: Clock) -> None:
    due = await _asked_at(services, clock, "2026-11-20 12:00", pace="daily workdays")
    assert due == datetime(2026, 11, 23, 12, tzinfo=BERLIN)


async def test_after_an_outage_no_deadline_falls_into_the_night(services: Services, clock: Clock) -> None:
    await services.people.change(ANN.user_id, time_zone="Europe/Berlin")
    clock.now = at("2026-11-18 12:00")
    match = await started(services, TALLY, ANN, pace="daily")
    await services.deadlines.beat(BEAT)
    clock.now += 12 * HOUR
    await services.deadlines.beat(BEAT)
    due = datetime.fromtimestamp(clock.now + await left(services, match, clock), BERLIN)
    assert due == datetime(2026, 11, 20, 9, tzinfo=BERLIN)


@pytest.mark.parametrize("pace", [name for name in SECONDS if name != "none"])
async def test_nobodys_period_gets_shorter(services: Services, clock: Clock, pace: str) -> None:
    await services.people.change(ANN.user_id, time_zone="Asia/Tokyo", sleeps_at=21 * 60, wakes_at=9 * 60)
    for hours in range(0, 24, 5):
        clock.now = at("2026-11-18 00:00") + hours * HOUR
        match = await started(services, TALLY, ANN, pace=pace)
        assert await left(services, match, clock) >= (SECONDS[pace] or 0)


async def test_an_unknown_time_zone_changes_nothing(services: Services) -> None:
    wrong = await refused(services.people.change(ANN.user_id, time_zone="Atlantis"))
    assert (wrong.code, wrong.facts) == ("unknown_zone", {"word": "Atlantis"})
    assert (await services.people.settings(ANN.user_id)).time_zone is None
