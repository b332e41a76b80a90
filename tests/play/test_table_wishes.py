"""Being told of open tables: of which, when, how often, and that it tells nothing of who has blocked whom."""

from datetime import UTC, datetime

import pytest

from db.rows.people import PersonRow
from games.kernel.ids import MatchId
from games.kernel.pace import DAY
from play.overview.table_wishes import MOST_MISSES, Told
from play.rules.nights import HOUR
from play.rules.table_wishes import DELAY_SECONDS, Hours, TableWish, heard_at
from play.services import Services
from tests.play.matches import ANN, BORIS, GLEB, TALLY, VERA, Clock, opened, refused

SERVER = 70
NOON = int(datetime(2027, 3, 1, 12, tzinfo=UTC).timestamp())


async def told(services: Services) -> dict[int, tuple[int, ...]]:
    """Let those who are to be told now be told; return of what, by person."""
    found: dict[int, tuple[int, ...]] = {}
    for each in await services.table_wishes.due(SERVER):
        if await services.table_wishes.note(each, each.tables):
            found[each.wish.user_id] = each.tables
    return found


async def table(services: Services, clock: Clock, game: str = "auction", pace: str = "daily") -> MatchId:
    """Open a table of Ann's with free seats, so long ago that people are told of it."""
    match = await opened(services, game, ANN, BORIS, guild_id=SERVER, pace=pace)
    clock.now += DELAY_SECONDS
    return match


async def test_people_are_told_of_what_fits_once_a_day(services: Services, clock: Clock) -> None:
    earlier = await table(services, clock)
    await services.table_wishes.want(VERA.user_id, SERVER, games=["auction"], paces=["daily"])
    await services.table_wishes.want(GLEB.user_id, SERVER)
    first = await table(services, clock)
    weekly = await table(services, clock, pace="weekly")
    other = await table(services, clock, TALLY)
    assert await told(services) == {VERA.user_id: (first,), GLEB.user_id: (other, weekly, first)}
    assert earlier not in (first, weekly, other), "what was there when they pressed they have seen"
    second = await table(services, clock)
    assert await told(services) == {}, "once a day"
    clock.now += DAY
    assert await told(services) == {VERA.user_id: (second,), GLEB.user_id: (second,)}


async def test_nobody_is_told_of_a_table_that_they_cannot_join(services: Services, clock: Clock) -> None:
    """Blocks both ways, full and reserved tables, tables by invitation; who may join later is told then."""
    for each in (VERA, GLEB, BORIS):
        await services.table_wishes.want(each.user_id, SERVER)
    await services.blocks.add(ANN.user_id, VERA.user_id)
    await services.blocks.add(GLEB.user_id, ANN.user_id)
    await table(services, clock)
    assert await told(services) == {}, "Boris sits there"
    await services.blocks.remove(ANN.user_id, VERA.user_id)
    await services.blocks.remove(GLEB.user_id, ANN.user_id)
    closed = await table(services, clock)
    await services.reliabilities.want(closed, ANN.user_id, "invited")
    full = await table(services, clock)
    for person in (5, 6):
        await services.guests.reserve(full, ANN.user_id, person)
    assert await told(services) == {}
    await services.guests.release(full, ANN.user_id, 5)
    await services.reliabilities.want(closed, ANN.user_id, "any")
    assert await told(services) == {VERA.user_id: (full, closed), GLEB.user_id: (full, closed)}


async def test_what_a_person_gets_of_their_data_tells_nothing_of_blocks(services: Services, clock: Clock) -> None:
    """Two worlds: in one of them the host has blocked Vera, and she was told of nothing."""
    files: list[bytes] = []
    for is_blocked in (True, False):
        await services.people.forget(VERA.user_id)
        await services.table_wishes.want(VERA.user_id, SERVER)
        await (services.blocks.add if is_blocked else services.blocks.remove)(ANN.user_id, VERA.user_id)
        await table(services, clock)
        assert bool(await told(services)) is not is_blocked
        files.append(await services.people.export(VERA.user_id))
    assert files[0] == files[1] and b'"told_of_tables": [' in files[0] and b'"hours": "any"' in files[0]


async def test_the_queue_knows_when_to_look(services: Services, clock: Clock) -> None:
    """A row for the server as soon as a table opens, the next at somebody's hours, none when all are told."""
    due = services.due
    due.add_others({"tell_me": _nothing}, services.table_wishes.settle)
    clock.now = NOON
    assert await due.claim("tell_me") == ()
    await services.table_wishes.want(VERA.user_id, SERVER, hours="evening")
    await opened(services, guild_id=SERVER)
    assert await due.claim("tell_me") == ()
    clock.now += DELAY_SECONDS
    (row,) = await due.claim("tell_me")
    assert await told(services) == {}
    await due.do(row)
    assert await due.claim("tell_me") == ()
    clock.now = NOON + 6 * HOUR
    (row,) = await due.claim("tell_me")
    assert set(await told(services)) == {VERA.user_id}
    await due.do(row)
    clock.now += 2 * DAY
    assert await due.claim("tell_me") == ()


async def _nothing(_match: object, _seat: object) -> bool:
    return False


async def test_who_is_out_of_reach_is_told_no_more(services: Services, clock: Clock) -> None:
    await services.table_wishes.want(VERA.user_id, SERVER)
    for miss in range(MOST_MISSES):
        assert await services.table_wishes.of(VERA.user_id, SERVER) is not None, miss
        await table(services, clock)
        clock.now += DAY
        (one,) = await services.table_wishes.due(SERVER)
        assert await services.table_wishes.note(one, one.tables)
        await services.table_wishes.reached(one, is_reached=False)
    assert await services.table_wishes.of(VERA.user_id, SERVER) is None


async def test_an_outage_is_told_later_and_two_processes_tell_once(services: Services, clock: Clock) -> None:
    await services.table_wishes.want(VERA.user_id, SERVER)
    match = await table(services, clock)
    (one,) = await services.table_wishes.due(SERVER)
    assert one == Told(one.wish, (match,), (match,))
    assert await services.table_wishes.note(one, one.tables)
    assert not await services.table_wishes.note(one, one.tables)
    await services.table_wishes.give_back(one)
    assert await told(services) == {VERA.user_id: (match,)}
    await services.table_wishes.stop(VERA.user_id, SERVER)
    await services.table_wishes.give_back(one)
    assert await services.table_wishes.of(VERA.user_id, SERVER) is None, "who has stopped it stays off the list"


async def test_what_cannot_be_wanted(services: Services) -> None:
    want = services.table_wishes.want
    assert (await refused(want(VERA.user_id, SERVER, games=["chess"]))).code == "unknown_game"
    assert (await refused(want(VERA.user_id, SERVER, paces=["hasty"]))).code == "unknown_pace"
    assert (await refused(want(VERA.user_id, SERVER, hours="never"))).code == "unknown_setting"


@pytest.mark.parametrize(
    ("hours", "zone", "since", "later"),
    [
        ("any", None, NOON, 0),
        ("evening", None, NOON, 6),
        ("evening", "Asia/Tokyo", NOON, 0),
        ("morning", None, NOON, 18),
        ("morning", "Asia/Tokyo", NOON, 11),
        ("any", "Asia/Tokyo", NOON + 2 * HOUR, 9),
    ],
)
def test_people_are_told_at_their_hours_and_by_day(hours: Hours, zone: str | None, since: int, later: int) -> None:
    """In Tokyo it is nine hours later, and people sleep there from ten to eight."""
    person = PersonRow(1, None, "dm", "loud", False, False, time_zone=zone)
    assert heard_at(TableWish(1, SERVER, hours=hours), person, since) == since + later * HOUR


def test_hours_of_sleep_are_no_hours() -> None:
    person = PersonRow(1, None, "dm", "loud", False, False, time_zone="UTC", sleeps_at=5 * 60, wakes_at=13 * 60)
    assert heard_at(TableWish(1, SERVER, hours="morning"), person, NOON) is None
