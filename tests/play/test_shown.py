"""The memory of what Discord shows, and which matches lag behind it; on both engines, with two processes at work."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from db.errors import UnavailableDatabase
from games.kernel.ids import MatchId
from play.context import CLAIM_SECONDS, StorageFault
from play.services import Services
from play.shown import ClaimedElsewhere, DirectMessage, LossReport, Messages, OldMessage, Overtaken, TableMessage
from tests.play.matches import ANN, BORIS, TALLY, VERA, Clock, finish, opened, refused, say, started

Both = tuple[Services, Services]


async def remembered(services: Services, match: MatchId) -> Messages:
    """Return what is remembered of the messages of a match."""
    return await services.shown.messages(match)


def table(known: Messages, revision: int, message_id: int = 9_001, page: str = "page") -> TableMessage:
    """Return a table message that shows all that is known to have changed."""
    after = replace(known.table, channel_id=700, message_id=message_id, revision=revision, page=page, lost=None)
    return replace(after, shown_changes=known.table.changes)


async def shown(services: Services, match: MatchId, revision: int) -> None:
    """Remember that the table shows a revision."""
    known = await remembered(services, match)
    await services.shown.remember(known, table(known, revision))
    await services.shown.named(known.table)


async def test_messages_are_remembered_by_kind(both: Both) -> None:
    here, _ = both
    match = await started(here, TALLY, channel_id=700)
    known = await remembered(here, match)
    new = known
    assert new == Messages(TableMessage(match, changes=new.table.changes, is_misnamed=True)), (
        "its thread is named after the host"
    )
    page = replace(table(known, 1), called="[1001,1002]", log_after=1)
    hand = DirectMessage(match, 0, 800, 9_002, 1, "hand", is_behind=True)
    waiting = DirectMessage(match, 1, None, None, 1, "hand", is_waiting=True)
    old, gone = OldMessage(match, 9_003, 700, 0, 1), OldMessage(match, 9_004, 800, None, 1, is_out_of_reach=True)
    report = LossReport(match, 0, 800, 9_005, 700, "channel")
    await here.shown.remember(known, page, hand, waiting, old, gone, report)
    known = await remembered(here, match)
    assert known == Messages(page, (hand, waiting), (old, gone), (report,))
    assert known.table.called_people() == (1001, 1002)
    newer = replace(page, message_id=9_006, page="other")
    await here.shown.remember(known, newer, replace(waiting, is_waiting=False), gone=(old, report))
    assert await remembered(here, match) == Messages(newer, (hand, replace(waiting, is_waiting=False)), (gone,))
    await here.shown.forget_all(match)
    assert await remembered(here, match) == new
    nowhere = Messages(TableMessage(MatchId(99)))
    assert (await refused(here.shown.remember(nowhere, table(nowhere, 1)))).code == "unknown_match"


async def test_a_match_lags_when_it_has_moved_on(both: Both) -> None:
    here, _ = both
    match = await started(here, TALLY, channel_id=700)
    assert await here.shown.lagging() == (match,), "nothing shows it yet"
    await shown(here, match, 1)
    assert await here.shown.lagging() == ()
    known = await remembered(here, match)
    await say(here, match, ANN, "add 1")
    assert await here.shown.lagging() == (match,)
    with pytest.raises(Overtaken):
        await here.shown.remember(known, table(known, 1))
    assert await here.shown.lagging() == (match,), "it moved on while the page was made"
    await shown(here, match, 2)
    assert await here.shown.lagging() == ()
    await here.shown.forget_table(match)
    assert await here.shown.lagging() == (match,), "somebody deleted the message"


async def test_a_table_lags_until_its_thread_is_named_after_who_plays(both: Both) -> None:
    here, _ = both
    match = await started(here, TALLY, channel_id=700)
    known = await remembered(here, match)
    await here.shown.remember(known, table(known, 1))
    assert await here.shown.lagging() == (match,)
    await say(here, match, ANN, "add 1")
    await here.shown.named(known.table)
    assert (await remembered(here, match)).table.is_misnamed, "others may play since"
    await shown(here, match, 2)
    assert await here.shown.lagging() == ()


async def test_a_match_without_a_channel_does_not_lag(both: Both) -> None:
    here, _ = both
    match = await started(here, TALLY)
    assert match not in await here.shown.lagging()


@pytest.mark.parametrize(
    "message",
    [
        OldMessage(1, 9_003, 700, 0, 1),
        LossReport(1, 0, 800, 9_005, 700, "channel"),
    ],
    ids=["old message", "report of a table that is shown again"],
)
async def test_what_is_to_be_tidied_up_lags(both: Both, message: OldMessage | LossReport) -> None:
    here, _ = both
    match = await started(here, TALLY, channel_id=700)
    await shown(here, match, 1)
    message = replace(message, match_id=match)
    await here.shown.remember(await remembered(here, match), message)
    assert await here.shown.lagging() == (match,)
    await here.shown.remember(await remembered(here, match), gone=[message])
    assert await here.shown.lagging() == ()
    await here.shown.remember(await remembered(here, match), OldMessage(match, 9_003, 700, 0, 1, is_out_of_reach=True))
    assert await here.shown.lagging() == ()


async def test_what_is_lost_does_not_lag_until_it_is_moved(both: Both) -> None:
    here, _ = both
    match = await started(here, TALLY, channel_id=700, guild_id=70)
    known = await remembered(here, match)
    lost = replace(table(known, 1), message_id=None, page="", lost="channel")
    await here.shown.remember(known, lost, LossReport(match, 0, 800, 9_005, 700, "channel"))
    assert await here.shown.lagging() == ()
    assert await here.shown.lost() == {match: 70}
    done = await say(here, match, ANN, "add 1")
    assert await here.shown.lagging() == ()
    messages, _ = here.shown.of_moment(done.moment)
    assert messages == await remembered(here, match), "with its reports"
    await here.lobby.bind(match, 701, 70)
    assert await here.shown.lagging() == (match,)
    now = (await remembered(here, match)).table
    assert replace(now, claimed_by="", claimed_until=0) == replace(lost, lost=None, changes=lost.changes + 2)
    assert await here.shown.lost() == {}


async def test_the_end_is_shown_too_and_then_it_is_quiet(both: Both) -> None:
    here, _ = both
    match = await started(here, TALLY, channel_id=700)
    await shown(here, match, 1)
    revision = (await finish(here, match)).revision
    assert await here.shown.lagging() == (match,)
    await shown(here, match, revision)
    assert await here.shown.lagging() == ()


async def test_open_tables_lag_after_every_change(both: Both) -> None:
    here, _ = both
    match = await opened(here, "auction", ANN, channel_id=700)
    await shown(here, match, 0)
    assert await here.shown.lagging() == ()
    for change in (
        here.lobby.join(match, BORIS, ""),
        here.lobby.add_computer(match, ANN.user_id, ""),
        here.lobby.remove_computer(match, ANN.user_id),
        here.lobby.invite(match, ANN.user_id, 5),
        here.lobby.kick(match, ANN.user_id, BORIS.user_id),
        here.lobby.bind(match, 701, None),
    ):
        before = await remembered(here, match)
        await change
        assert await here.shown.lagging() == (match,)
        with pytest.raises(Overtaken):
            await here.shown.remember(before, table(before, 0))
        assert await here.shown.lagging() == (match,), "it changed while the page was made"
        await shown(here, match, 0)
    await here.lobby.cancel(match, ANN.user_id)
    assert await here.shown.lagging() == (match,)


async def test_a_rematch_is_to_be_shown(both: Both) -> None:
    here, _ = both
    match = await started(here, TALLY, channel_id=700)
    await finish(here, match)
    again = await here.lobby.rematch(match, ANN, "")
    await here.lobby.bind(again, 701, 70)
    assert again in await here.shown.lagging()


async def test_one_of_two_processes_announces(both: Both) -> None:
    here, there = both
    match = await started(here, TALLY, channel_id=700)
    known = await remembered(here, match)
    ours = replace(table(known, 1), announced="ours", announced_channel_id=700, announced_log_after=1)
    hand = DirectMessage(match, 0, 800, None, 1, "hand", announced="our hand")
    theirs = (replace(ours, announced="theirs", announced_log_after=2), replace(hand, announced="their hand"))
    assert await here.shown.announce(known, ours, hand) == (None, None)
    found = await there.shown.announce(known, *theirs)
    assert [each and each.announced for each in found] == ["ours", "our hand"]
    assert await here.shown.lagging() == (match,)
    sent = (replace(ours, message_id=9_001), replace(hand, message_id=9_002))
    await here.shown.remember(known, *sent)
    after = await remembered(here, match)
    assert (after.table.announced, after.table.message_id) == (None, 9_001)
    assert (after.direct[0].announced, after.direct[0].message_id) == (None, 9_002)
    await here.shown.named(after.table)
    assert await here.shown.lagging() == ()
    with pytest.raises(Overtaken):
        await there.shown.announce(known, *theirs)


async def test_nothing_is_announced_if_one_of_several_is_overtaken(both: Both) -> None:
    here, there = both
    match = await started(here, TALLY, channel_id=700)
    known = await remembered(here, match)
    await there.shown.remember(known, DirectMessage(match, 1, 801, 9_002, 1, "their hand"))
    hands = [DirectMessage(match, seat, 800 + seat, announced="ours") for seat in (0, 1)]
    with pytest.raises(Overtaken):
        await here.shown.announce(known, *hands)
    assert (await remembered(here, match)).of_seat(0).announced is None


async def test_a_table_elsewhere_is_announced_anew(both: Both) -> None:
    here, _ = both
    match = await started(here, TALLY, channel_id=700)
    known = await remembered(here, match)
    first = replace(table(known, 1), announced="first", announced_channel_id=700, announced_log_after=1)
    await here.shown.announce(known, first)
    await here.lobby.bind(match, 701, None)
    second = replace(first, announced="second", announced_channel_id=701)
    assert await here.shown.announce(await remembered(here, match), second) == (None,)
    assert (await remembered(here, match)).table.announced == "second"


async def test_a_report_is_announced(both: Both) -> None:
    here, there = both
    match = await started(here, TALLY, channel_id=700)
    known = await remembered(here, match)
    report = LossReport(match, 0, 800, None, 700, "channel", "ours")
    assert await here.shown.announce(known, report) == (None,)
    (found,) = await there.shown.announce(known, replace(report, announced="theirs"))
    assert found is not None and found.announced == "ours"
    assert (await remembered(here, match)).report_to(0).reason == "", "it has not been sent"
    await here.shown.remember(known, replace(report, message_id=9_005))
    assert (await remembered(here, match)).reports == (LossReport(match, 0, 800, 9_005, 700, "channel"),)


async def test_nobody_knows_what_two_processes_made_of_one_message(both: Both) -> None:
    here, there = both
    match = await started(here, TALLY, channel_id=700)
    await shown(here, match, 1)
    known = await remembered(here, match)
    await there.shown.remember(known, table(known, 1, page="theirs"))
    with pytest.raises(Overtaken):
        await here.shown.remember(known, table(known, 1, page="ours"), DirectMessage(match, 0, 800, 9_002, 1, "hand"))
    after = await remembered(here, match)
    assert (after.table.message_id, after.table.page) == (9_001, "")
    assert after.of_seat(0).message_id == 9_002, "what nobody else has sent is remembered"
    assert await here.shown.lagging() == (match,)


async def test_two_processes_that_show_the_same_do_not_disturb_each_other(both: Both) -> None:
    here, there = both
    match = await started(here, TALLY, channel_id=700)
    await shown(here, match, 1)
    known = await remembered(here, match)
    for services in (there, here):
        await services.shown.remember(known, table(known, 2, page="the same"))
    assert (await remembered(here, match)).table.page == "the same"


async def test_a_new_message_replaces_the_one_that_another_process_changed(both: Both) -> None:
    here, there = both
    match = await started(here, TALLY, channel_id=700)
    await shown(here, match, 1)
    known = await remembered(here, match)
    await there.shown.remember(known, table(known, 1, page="theirs"))
    with pytest.raises(Overtaken):
        await here.shown.remember(known, table(known, 1, message_id=9_007))
    assert (await remembered(here, match)).table.message_id == 9_007


async def test_what_comes_after_that_of_another_process_is_put_away(both: Both) -> None:
    """Would catch a table or a hand that nobody knows of, out of date for ever: a process sent it after it had hung."""
    here, there = both
    match = await started(here, TALLY, channel_id=700)
    await shown(here, match, 1)
    known = await remembered(here, match)
    theirs, ours = (DirectMessage(match, 0, 800, number, 1, "hand") for number in (9_011, 9_012))
    await there.shown.remember(known, replace(table(known, 2, message_id=9_021), log_after=1), theirs)
    with pytest.raises(Overtaken):
        await here.shown.remember(known, table(known, 1, message_id=9_022), replace(ours, page="old"))
    after = await remembered(here, match)
    assert (after.table.message_id, after.of_seat(0).message_id) == (9_021, 9_011)
    assert {(each.message_id, each.log_after) for each in after.old} == {(9_012, None), (9_022, 1)}


async def test_what_could_not_be_stored_does_not_replace_what_another_process_has(
    both: Both, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when one loses its database for a while. Would catch a table with buttons that nobody knows of any more."""
    here, there = both
    match = await started(here, TALLY, channel_id=700)
    await shown(here, match, 1)
    known = await remembered(here, match)
    with monkeypatch.context() as patched:
        patched.setattr(here.shown._context.database, "write_uncounted", failing)
        with pytest.raises(StorageFault):
            await here.shown.remember(known, table(known, 1, message_id=9_022))
    await there.shown.remember(known, table(known, 2, message_id=9_021))
    now = await remembered(here, match)
    assert now.table.message_id == 9_022, "it knows what it has sent"
    with pytest.raises(Overtaken):
        await here.shown.remember(now, table(now, 2, message_id=9_022))
    after = await remembered(here, match)
    assert (after.table.message_id, [each.message_id for each in after.old]) == (9_021, [9_022])


async def failing(*_: object) -> None:
    """Be a database that is out of reach."""
    raise UnavailableDatabase(Path("x.sqlite3"), "failing", "the disk is ill")


async def test_a_forgotten_person_is_called_by_no_table(services: Services, path: Path) -> None:
    match = await started(services, TALLY, ANN, BORIS, VERA, channel_id=700)
    known = await remembered(services, match)
    report = LossReport(match, 0, 800, 9_005, 700, "channel")
    await services.shown.remember(known, replace(table(known, 1), called="[1002,1001]"), report)
    await services.people.forget(ANN.user_id)
    after = await remembered(services, match)
    assert (after.table.called_people(), after.reports) == ((1002,), ())


async def claims(services: Services, match: MatchId) -> bool:
    """Claim a match; return whether no other process shows it."""
    try:
        await services.shown.claimed(match)
    except ClaimedElsewhere:
        return False
    return True


async def test_one_process_shows_a_match_at_a_time(both: Both) -> None:
    here, there = both
    match = await started(here, TALLY, channel_id=700)
    moment = await here.shown.claimed(match)
    assert not await claims(there, match)
    assert await here.shown.claimed(match, moment) is moment, "it is claimed already"
    messages, _ = here.shown.of_moment(moment)
    await here.shown.remember(messages, table(messages, 1), gives_back=True)
    assert await claims(there, match), "it was given back with what was shown"
    assert not await claims(here, match)
    messages = await remembered(there, match)
    await there.shown.remember(messages)
    assert not await claims(here, match), "somebody only looked at what is theirs"
    await there.shown.remember(messages, gives_back=True)
    assert await claims(here, match), "there was nothing to show"


async def test_a_move_claims_the_match_unless_another_process_shows_it(both: Both) -> None:
    here, there = both
    match = await started(here, TALLY, channel_id=700)
    done = await say(here, match, ANN, "add 1")
    assert await here.shown.claimed(match, done.moment) is done.moment
    assert not await claims(there, match)
    done = await say(there, match, ANN, "add 1")
    with pytest.raises(ClaimedElsewhere) as claim:
        await there.shown.claimed(match, done.moment)
    assert claim.value.until == here.shown._context.clock() + CLAIM_SECONDS
    known, _ = here.shown.of_moment(await here.shown.claimed(match))
    await say(there, match, ANN, "add 1")
    with pytest.raises(Overtaken):
        await here.shown.remember(known, table(known, 1))
    assert await claims(here, match), "who showed it sees what has changed meanwhile"


async def test_the_claim_of_a_process_that_has_ended_does_not_last(both: Both) -> None:
    here, there = both
    match = await started(here, TALLY, channel_id=700)
    assert await claims(here, match)
    await there.shown.take_over([match])
    assert await claims(there, match), "at a start at once"
    clock = here.shown._context.clock
    assert isinstance(clock, Clock)
    clock.now += CLAIM_SECONDS
    assert await claims(here, match), "else after some seconds"


async def test_who_was_too_slow_leaves_the_claim_of_another_process(both: Both) -> None:
    here, there = both
    match = await started(here, TALLY, channel_id=700)
    slow, _ = here.shown.of_moment(await here.shown.claimed(match))
    await there.shown.take_over([match])
    messages, _ = there.shown.of_moment(await there.shown.claimed(match))
    await there.shown.remember(messages, table(messages, 1, 9_002), gives_back=True)
    assert await claims(there, match)
    with pytest.raises(Overtaken):
        await here.shown.remember(slow, table(slow, 1), gives_back=True)
    assert not await claims(here, match)


@pytest.mark.parametrize("has_message", [False, True])
async def test_a_table_that_is_deleted_while_it_is_shown_is_looked_after(both: Both, has_message: bool) -> None:
    here, _ = both
    match = await started(here, TALLY, channel_id=700)
    if has_message:
        await shown(here, match, 1)
    known, _ = here.shown.of_moment(await here.shown.claimed(match))
    await here.shown.forget_table(match)
    with pytest.raises(Overtaken):
        await here.shown.remember(known, table(known, 1, 9_002), gives_back=True)
    after = (await remembered(here, match)).table
    assert (after.message_id, after.page) == (9_002, ""), "it is edited, which finds out whether it is there"
    assert await here.shown.lagging() == (match,)
