"""The memory of what Discord shows, and which matches lag behind it."""

import msgspec

from games.kernel.ids import MatchId
from play.house import House
from play.shown import ShownMessage
from tests.play.matches import ANN, BORIS, TALLY, finish, opened, refused, say, started

TABLE = ShownMessage("table", 700, 9_001, 0, "page")


def table(revision: int) -> ShownMessage:
    return msgspec.structs.replace(TABLE, revision=revision)


async def test_messages_are_remembered_by_audience(house: House) -> None:
    match = await started(house, TALLY, channel_id=700)
    hand = ShownMessage("seat:0", 800, 9_002, 1, "hand")
    await house.shown.remember(match, table(1))
    await house.shown.remember(match, hand)
    assert await house.shown.shown(match) == (hand, table(1))
    newer = msgspec.structs.replace(table(1), message_id=9_004, page_hash="other")
    await house.shown.remember(match, newer)
    assert await house.shown.shown(match) == (hand, newer)
    await house.shown.drop(match, "seat:0")
    assert await house.shown.shown(match) == (newer,)
    assert (await refused(house.shown.remember(MatchId(99), TABLE))).code == "unknown_match"


async def test_a_match_lags_when_it_has_moved_on(house: House) -> None:
    match = await started(house, TALLY, channel_id=700)
    assert await house.shown.lagging() == (match,), "nothing shows it yet"
    await house.shown.remember(match, table(1))
    assert await house.shown.lagging() == ()
    await say(house, match, ANN, "add 1")
    assert await house.shown.lagging() == (match,)
    await house.shown.remember(match, table(1))
    assert await house.shown.lagging() == (match,), "it moved on while the page was made"
    await house.shown.remember(match, table(2))
    assert await house.shown.lagging() == ()
    await house.shown.drop(match, "table")
    assert await house.shown.lagging() == (match,), "somebody deleted the message"


async def test_only_the_table_counts(house: House) -> None:
    match = await started(house, TALLY, channel_id=700)
    await house.shown.remember(match, table(1))
    await house.shown.remember(match, ShownMessage("seat:0", 800, 9_002, 0, "", "failed"))
    assert await house.shown.lagging() == ()
    assert await started(house, TALLY) not in await house.shown.lagging(), "it has no channel"


async def test_what_failed_lags_and_what_is_gone_does_not(house: House) -> None:
    match = await started(house, TALLY, channel_id=700)
    await house.shown.remember(match, msgspec.structs.replace(table(1), state="failed"))
    assert await house.shown.lagging() == (match,)
    await house.shown.remember(match, msgspec.structs.replace(table(1), state="gone"))
    assert await house.shown.lagging() == ()
    await say(house, match, ANN, "add 1")
    assert await house.shown.lagging(start_up=True) == ()
    await house.lobby.bind(match, 701, 70)
    assert await house.shown.lagging() == (match,)
    assert await house.shown.shown(match) == ()


async def test_the_end_is_shown_too_and_then_it_is_quiet(house: House) -> None:
    match = await started(house, TALLY, channel_id=700)
    await house.shown.remember(match, table(1))
    revision = (await finish(house, match)).revision
    assert await house.shown.lagging() == (match,)
    await house.shown.remember(match, table(revision))
    assert await house.shown.lagging(start_up=True) == ()


async def test_open_tables_lag_after_every_change_and_at_every_start(house: House) -> None:
    match = await opened(house, "auction", ANN, channel_id=700)
    await house.shown.remember(match, TABLE)
    assert await house.shown.lagging() == ()
    assert await house.shown.lagging(start_up=True) == (match,)
    for change in (
        house.lobby.join(match, BORIS, ""),
        house.lobby.add_computer(match, ANN.user_id, ""),
        house.lobby.remove_computer(match, ANN.user_id),
        house.lobby.invite(match, ANN.user_id, 5),
        house.lobby.kick(match, ANN.user_id, BORIS.user_id),
        house.lobby.bind(match, 701, 70),
    ):
        await change
        assert await house.shown.lagging() == (match,)
        await house.shown.remember(match, TABLE)
    await house.lobby.cancel(match, ANN.user_id)
    assert await house.shown.lagging() == (match,)
