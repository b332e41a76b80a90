"""The memory of what Discord shows, and which matches lag behind it."""

import msgspec

from games.kernel.ids import MatchId
from play.services import Services
from play.shown import ShownMessage
from tests.play.matches import ANN, BORIS, TALLY, finish, opened, refused, say, started

TABLE = ShownMessage("table", 700, 9_001, 0, "page")


def table(revision: int) -> ShownMessage:
    return msgspec.structs.replace(TABLE, revision=revision)


async def test_messages_are_remembered_by_audience(services: Services) -> None:
    match = await started(services, TALLY, channel_id=700)
    hand = ShownMessage("seat:0", 800, 9_002, 1, "hand")
    await services.shown.remember(match, table(1))
    await services.shown.remember(match, hand)
    assert await services.shown.shown(match) == (hand, table(1))
    newer = msgspec.structs.replace(table(1), message_id=9_004, page_hash="other")
    await services.shown.remember(match, newer)
    assert await services.shown.shown(match) == (hand, newer)
    await services.shown.drop(match, "seat:0")
    assert await services.shown.shown(match) == (newer,)
    assert (await refused(services.shown.remember(MatchId(99), TABLE))).code == "unknown_match"


async def test_a_match_lags_when_it_has_moved_on(services: Services) -> None:
    match = await started(services, TALLY, channel_id=700)
    assert await services.shown.lagging() == (match,), "nothing shows it yet"
    await services.shown.remember(match, table(1))
    assert await services.shown.lagging() == ()
    await say(services, match, ANN, "add 1")
    assert await services.shown.lagging() == (match,)
    await services.shown.remember(match, table(1))
    assert await services.shown.lagging() == (match,), "it moved on while the page was made"
    await services.shown.remember(match, table(2))
    assert await services.shown.lagging() == ()
    await services.shown.drop(match, "table")
    assert await services.shown.lagging() == (match,), "somebody deleted the message"


async def test_only_the_table_counts(services: Services) -> None:
    match = await started(services, TALLY, channel_id=700)
    await services.shown.remember(match, table(1))
    await services.shown.remember(match, ShownMessage("seat:0", 800, 9_002, 0, "", "failed"))
    assert await services.shown.lagging() == ()
    assert await started(services, TALLY) not in await services.shown.lagging(), "it has no channel"


async def test_what_failed_lags_and_what_is_gone_does_not(services: Services) -> None:
    match = await started(services, TALLY, channel_id=700)
    await services.shown.remember(match, msgspec.structs.replace(table(1), state="failed"))
    assert await services.shown.lagging() == (match,)
    await services.shown.remember(match, msgspec.structs.replace(table(1), state="gone"))
    assert await services.shown.lagging() == ()
    await say(services, match, ANN, "add 1")
    assert await services.shown.lagging(start_up=True) == ()
    await services.lobby.bind(match, 701, None)
    assert await services.shown.lagging() == (match,)
    assert await services.shown.shown(match) == ()


async def test_the_end_is_shown_too_and_then_it_is_quiet(services: Services) -> None:
    match = await started(services, TALLY, channel_id=700)
    await services.shown.remember(match, table(1))
    revision = (await finish(services, match)).revision
    assert await services.shown.lagging() == (match,)
    await services.shown.remember(match, table(revision))
    assert await services.shown.lagging(start_up=True) == ()


async def test_open_tables_lag_after_every_change_and_at_every_start(services: Services) -> None:
    match = await opened(services, "auction", ANN, channel_id=700)
    await services.shown.remember(match, TABLE)
    assert await services.shown.lagging() == ()
    assert await services.shown.lagging(start_up=True) == (match,)
    for change in (
        services.lobby.join(match, BORIS, ""),
        services.lobby.add_computer(match, ANN.user_id, ""),
        services.lobby.remove_computer(match, ANN.user_id),
        services.lobby.invite(match, ANN.user_id, 5),
        services.lobby.kick(match, ANN.user_id, BORIS.user_id),
        services.lobby.bind(match, 701, None),
    ):
        await change
        assert await services.shown.lagging() == (match,)
        await services.shown.remember(match, TABLE)
    await services.lobby.cancel(match, ANN.user_id)
    assert await services.shown.lagging() == (match,)
