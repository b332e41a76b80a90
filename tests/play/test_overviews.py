"""Where servers show what is played there, and what they tell: one process at a time, each result once."""

import msgspec
import pytest

from db.rows import overviews
from db.statements import Connection
from play.context import CLAIM_SECONDS
from play.overview.filters import PACES, ListFilter
from play.overview.overviews import OverviewRow
from play.services import Services
from play.shown import ClaimedElsewhere
from tests.play.matches import ANN, BORIS, Clock, finish, opened, started

SERVER, CHANNEL, OTHER = 70, 700, 701
Both = tuple[Services, Services]


async def claimed(services: Services) -> OverviewRow:
    """Claim the server, which has an overview."""
    row = await services.overviews.claimed(SERVER)
    assert row is not None
    return row


async def test_one_process_at_a_time_sees_to_a_server(both: Both) -> None:
    """Catches two messages by two processes, and a change that neither shows: the second is told to look again."""
    first, second = both
    assert await first.overviews.claimed(SERVER) is None
    await first.overviews.put_up(SERVER, CHANNEL, ANN.user_id)
    row = await claimed(first)
    with pytest.raises(ClaimedElsewhere) as elsewhere:
        await second.overviews.claimed(SERVER)
    assert elsewhere.value.until == first._context.clock() + CLAIM_SECONDS
    assert await first.overviews.note_shown(row, 5, "page")
    await first.overviews.give_back(SERVER)
    assert (await claimed(second)).message_id == 5


async def test_who_is_too_late_is_told_so(both: Both) -> None:
    """Catches a message that nobody knows of: sent by who was slow, or to a channel that is not chosen any more."""
    first, second = both
    await first.overviews.put_up(SERVER, CHANNEL, ANN.user_id)
    row = await claimed(first)
    clock = first._context.clock
    assert isinstance(clock, Clock)
    clock.now += CLAIM_SECONDS
    other = await claimed(second)
    assert await second.overviews.note_shown(other, 6, "page")
    assert not await first.overviews.note_shown(row, 5, "page")
    await first.overviews.put_up(SERVER, OTHER, BORIS.user_id)
    assert not await second.overviews.note_shown(other, 7, "page")
    now = await first.overviews.of(SERVER)
    assert (now.channel_id, now.message_id, now.old_channel_id, now.old_message_id) == (OTHER, None, CHANNEL, 6)
    await second.overviews.note_removed(now)
    assert (await first.overviews.of(SERVER)).old_message_id is None
    await first.overviews.put_up(SERVER, None, ANN.user_id)
    assert (await first.overviews.of(SERVER)).channel_id is None
    assert await first.overviews.servers() == (SERVER,)


async def test_a_result_is_announced_by_one_process(both: Both) -> None:
    first, second = both
    before = await started(first, guild_id=SERVER, channel_id=1)
    await finish(first, before)
    await first.overviews.tell_results(SERVER, CHANNEL)
    ended = await started(first, guild_id=SERVER, channel_id=2)
    kept = await started(first, guild_id=SERVER, channel_id=3)
    for match in (ended, kept):
        await finish(first, match)
    since = (await first.overviews.of(SERVER)).results_since
    untold = await second.results.untold(SERVER, since, 9)
    assert (untold.matches, untold.is_all) == ((ended, kept), True)
    assert await first.results.announce(SERVER, CHANNEL, {ended}, {kept}) == (ended,)
    assert await second.results.announce(SERVER, CHANNEL, {ended, kept}, set()) == ()
    assert [row.about for row in await second.results.announced(SERVER)] == [ended]
    await first.results.note_told([ended], CHANNEL, 55)
    assert await second.results.announced(SERVER) == ()
    assert (await second.results.untold(SERVER, 0, 9)).matches == ()
    await first._context.database.write(overviews.doubt, ended)
    await first._context.database.write(overviews.doubt, kept)
    assert [row.about for row in await first.results.stale(SERVER)] == [ended]
    await first.results.settle(55)
    assert await first.results.stale(SERVER) == ()


async def test_a_restore_tells_nothing_twice(services: Services) -> None:
    """What was told after the copy was made is not known any more."""
    await services.overviews.tell_results(SERVER, CHANNEL)
    match = await started(services, guild_id=SERVER, channel_id=1)
    await finish(services, match)

    def restored(connection: Connection) -> None:
        overviews.mark_restored(connection)

    await services._context.database.write(restored)
    clock = services._context.clock
    assert isinstance(clock, Clock)
    clock.now += 1
    row = await claimed(services)
    assert (await services.results.untold(SERVER, row.results_since, 9)).matches == ()


async def test_what_a_person_has_chosen_is_theirs(services: Services) -> None:
    """It is in their file, and gone when they are forgotten."""
    await services.overviews.put_up(SERVER, CHANNEL, ANN.user_id)
    await services.filters.keep(ANN.user_id, ListFilter(pace="daily"))
    found = msgspec.json.decode(await services.people.export(ANN.user_id))
    assert found["overviews_of_servers"] == [{"guild_id": str(SERVER)}]
    assert found["list_filters"] == ['{"pace":"daily"}']
    await services.people.forget(ANN.user_id)
    row = await services.overviews.of(SERVER)
    assert (row.channel_id, row.put_up_by) == (CHANNEL, None)
    assert await services.filters.of(ANN.user_id) == ListFilter()


async def test_what_fits_a_filter(services: Services) -> None:
    named = await opened(services, "auction", ANN, guild_id=SERVER, channel_id=1, pace="weekly workdays")
    own = await opened(services, "auction", ANN, BORIS, guild_id=SERVER, channel_id=2, pace="36h")
    lines = {line.match: line for line in await services.finder.of_guild(SERVER)}

    def fitting(**wanted: object) -> set[int]:
        return {match for match, line in lines.items() if msgspec.convert(wanted, ListFilter).fits(line)}

    assert fitting() == {named, own}
    assert [fitting(pace=pace) for pace in PACES if fitting(pace=pace)] == [{named}, {own}]
    assert fitting(pace="own") == {own}
    most = lines[named].free_seats
    assert fitting(free=most) == {named}
    assert fitting(language="ru") == fitting(game="pearls") == set()
    assert fitting(language="en", game="auction") == {named, own}
