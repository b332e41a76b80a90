"""Players remind those whom the table waits for: once in a period, by day, and only who still owes an answer."""

from collections.abc import Awaitable, Callable
from pathlib import Path

from msgspec.structs import replace

from db.rows import seats
from db.statements import Connection
from play.reminders.pings import Ping
from play.services import Services
from tests.play.due import pings
from tests.play.matches import ANN, BORIS, TALLY, VERA, Clock, opened, refused, say, started
from tests.play.test_reminders import at

Opener = Callable[[str], Awaitable[Services]]
HOUR, DAY = 3_600, 86_400


async def told(services: Services, clock: Clock, hours: int) -> list[tuple[int, int, str]]:
    """Let time pass; return after how many hours who was told, and whose ping it was."""
    began, found = clock.now, list[tuple[int, int, str]]()
    while clock.now <= began + hours * HOUR:
        found += [((clock.now - began) // HOUR, each.user_id, each.by) for each in await pings(services)]
        clock.now += HOUR // 4
    return found


async def test_who_is_next_is_told_once_in_a_period(services: Services, clock: Clock) -> None:
    match = await started(services, TALLY, ANN, BORIS, pace="daily")
    assert await services.pings.ping(match, BORIS.user_id) == (0,)
    assert await told(services, clock, 2) == [(0, ANN.user_id, "Boris")]
    assert (await refused(services.pings.ping(match, BORIS.user_id))).code == "already_reminded"
    await say(services, match, ANN, "end")
    assert await services.pings.ping(match, ANN.user_id) == (1,)
    await say(services, match, BORIS, "end")
    assert await services.pings.ping(match, BORIS.user_id) == (0,)
    assert await told(services, clock, 2) == [(0, ANN.user_id, "Boris")]


async def test_without_a_time_limit_it_is_once_a_day(services: Services, clock: Clock) -> None:
    match = await started(services, TALLY, ANN, BORIS, pace="none")
    await services.pings.ping(match, BORIS.user_id)
    clock.now += DAY // 2
    assert (await refused(services.pings.ping(match, BORIS.user_id))).code == "already_reminded"
    clock.now += DAY
    assert await services.pings.ping(match, BORIS.user_id) == (0,)


async def test_at_night_it_waits_for_the_morning(services: Services, clock: Clock) -> None:
    clock.now = at("2026-11-18 23:00")
    await services.people.change(ANN.user_id, time_zone="Europe/Berlin")
    match = await started(services, TALLY, ANN, BORIS, pace="weekly")
    assert await services.pings.ping(match, BORIS.user_id) == (0,), "the answer does not say that she sleeps"
    assert await told(services, clock, 12) == [(9, ANN.user_id, "Boris")]


async def test_in_a_pause_nobody_is_reminded(services: Services, clock: Clock) -> None:
    clock.now = at("2026-11-18 23:00")
    await services.people.change(ANN.user_id, time_zone="Europe/Berlin")
    match = await started(services, TALLY, ANN, BORIS, pace="weekly")
    await services.pings.ping(match, BORIS.user_id)
    for person in (ANN, BORIS):
        await services.agreements.agree(match, person.user_id, "pause")
    assert await told(services, clock, 12) == [], "what was asked for before the pause is not told in it"
    assert (await refused(services.pings.ping(match, BORIS.user_id))).code == "nobody_to_remind"


async def test_who_has_answered_meanwhile_is_not_told(services: Services, clock: Clock) -> None:
    clock.now = at("2026-11-18 23:00")
    await services.people.change(ANN.user_id, time_zone="Europe/Berlin")
    match = await started(services, TALLY, ANN, BORIS, pace="weekly")
    await services.pings.ping(match, BORIS.user_id)
    await say(services, match, ANN, "end")
    assert await told(services, clock, 24) == []


async def test_only_players_remind_and_only_others_who_are_there(services: Services) -> None:
    match = await started(services, TALLY, ANN, BORIS, pace="daily")
    assert (await refused(services.pings.ping(match, VERA.user_id))).code == "not_a_player"
    assert (await refused(services.pings.ping(match, ANN.user_id))).code == "nobody_to_remind"
    await services._context.database.write(_is_away, match)
    assert (await refused(services.pings.ping(match, BORIS.user_id))).code == "nobody_to_remind"
    table = await opened(services, TALLY)
    assert (await refused(services.pings.ping(table, ANN.user_id))).code == "not_running"


async def test_of_two_processes_one_tells_it(services: Services, path: Path, another: Opener) -> None:
    match = await started(services, TALLY, ANN, BORIS, pace="daily")
    other = await another(path.name)
    await services.pings.ping(match, BORIS.user_id)
    assert await pings(services) == (Ping(match, ANN.user_id, "Boris"),)
    assert await pings(other) == ()


def _is_away(connection: Connection, match: int) -> None:
    """Let the first seat be away."""
    first = seats.of_match(connection, match)[0]
    seats.store_presence(connection, replace(first, away_revision=1))
