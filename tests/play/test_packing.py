"""Matches that are over are packed: nobody notices, and who is forgotten is in no pack."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from db.rows import due, entries, packs, processes
from db.rows.due import DueRow
from db.rows.processes import ProcessRow
from games.kernel.ids import MatchId, Observer, Seat
from games.kernel.pace import DAY
from play.match.loading import load, state_at
from play.people.privacy import everything_about
from play.rules import repairs
from play.rules.due import NO_SEAT
from play.rules.loaded import EVERY_ENTRY
from play.rules.stories import course_of
from play.services import Services
from play.upkeep import packing as module
from play.upkeep.packing import LEASE_SECONDS, LOOK_SECONDS, NO_MATCH, PACK, Packing
from play.upkeep.packing_process import Order, Reply, replied, replies, reply_to
from tests.play.matches import ANN, BORIS, TALLY, VERA, Clock, finish, say, started, to_bids
from tests.play.test_repairs import agree_to, play, points, state_of
from tests.play.test_verify import _eventful

Opener = Callable[[str], Awaitable[Services]]
ROOM = """
SELECT LENGTH(snapshot) AS id FROM matches WHERE id = {0}
UNION ALL SELECT COUNT(*) AS id FROM entries WHERE match_id = {0}
"""


def _packing(services: Services, days: int | None = 0) -> Packing:
    return Packing(services._context, days, pause=0, is_inline=True)


async def _restless(services: Services) -> MatchId:
    """Play an auction with two repairs; what is undone by them leads nowhere, and chance draws anew."""
    match = await started(services, "auction", ANN, BORIS, guild_id=70)
    await to_bids(services, match)
    for _ in range(2):
        await play(services, match, 4)
        while repairs.has_sealed(*(await state_of(services, match))):
            await play(services, match, 1)
        await agree_to(services, match, (await points(services, match))[-1])
    await finish(services, match)
    return match


async def _short(services: Services) -> MatchId:
    match = await started(services, TALLY, ANN, BORIS, guild_id=70)
    await say(services, match, ANN, "add 3", "end")
    await finish(services, match)
    return match


async def _answers(services: Services, match: MatchId) -> dict[str, object]:
    """Return all that can be asked of a match that is over."""
    moment = await services.observations.moment(match)
    observers: tuple[Observer, ...] = (None, Seat(1))
    read = services._context.database.read
    found: dict[str, object] = {
        "public": moment.public(),
        "own": [await services.observations.choosing(moment, person.user_id) for person in (ANN, BORIS, VERA)],
        "export": await services.proofs.export(match, None),
        "verify": await services.proofs.verify(match),
        "secret": await services.proofs.secret(match),
        "card": await services.finder.card(match),
        "lines": await services.finder.of_player(ANN.user_id, ("ended", "cancelled")),
        "newest": await services.finder.newest_ended(70),
        "score": await services.rematches.score(match),
        "rating": await services.ratings.of_match(match),
        "people": [await read(everything_about, person.user_id) for person in (ANN, BORIS, VERA)],
    }
    for observer in observers:
        found[f"history {observer}"] = await services.observations.history(match, None, through=observer)
        found[f"replay {observer}"] = [
            await services.observations.at(match, None, revision, through=observer)
            for revision in range(1, moment.loaded.row.revision + 1)
        ]
    loaded = await read(load, match, EVERY_ENTRY)
    found["story"] = course_of(loaded, await read(state_at, loaded, 1))
    found["entries"] = loaded.stored, await read(entries.between, match, 2, 5)
    return found


async def _room(services: Services, match: MatchId) -> list[int | None]:
    rows = await services._context.database.read(lambda each: each.execute(ROOM.format(int(match))).fetchall())
    return [row["id"] for row in rows]


@pytest.mark.parametrize("played", [_eventful, _restless])
async def test_a_packed_match_answers_as_before(
    services: Services, played: Callable[[Services], Awaitable[MatchId]]
) -> None:
    """Every page of a match that is over is made of these; nothing of them is missing, and nothing differs."""
    match = await played(services)
    before = await _answers(services, match)
    assert await _packing(services).pack_next()
    assert await _room(services, match) == [None, 0]
    after = await _answers(services, match)
    assert after.keys() == before.keys()
    for name, answer in before.items():
        assert after[name] == answer, name
    assert not await _packing(services).pack_next(), "it is packed once"


async def test_who_is_forgotten_is_in_no_pack(services: Services) -> None:
    match = await _eventful(services)
    read = services._context.database.read
    made = await read(entries.of_person, ANN.user_id)
    assert made
    await _packing(services).pack_next()
    assert await read(entries.of_person, ANN.user_id) == made
    pack = await read(packs.find, match)
    assert pack is not None
    await services.people.forget(ANN.user_id)
    assert await read(entries.of_person, ANN.user_id) == ()
    assert ANN.user_id not in {row.user_id for row in await read(entries.between, match, 0, EVERY_ENTRY)}
    assert await read(packs.find, match) == pack, "who made what is not in it"
    assert not any(text in f"{packs.unpack(pack.entries)}" for text in (str(ANN.user_id), str(BORIS.user_id)))
    assert (await services.proofs.verify(match)).ok


async def test_who_is_forgotten_while_a_match_is_packed_stays_so(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pack is made of what was read before; an id that is gone by then must not come back."""
    match = await _eventful(services)
    forgotten = asyncio.get_running_loop()

    def slow(order: Order) -> Reply:
        asyncio.run_coroutine_threadsafe(services.people.forget(ANN.user_id), forgotten).result()
        return reply_to(order)

    monkeypatch.setattr(module, "reply_to", slow)
    await _packing(services).pack_next()
    rows = await services._context.database.read(entries.between, match, 0, EVERY_ENTRY)
    assert {row.user_id for row in rows} == {None, BORIS.user_id, VERA.user_id}


async def test_a_match_that_does_not_verify_stays_whole(services: Services, caplog: pytest.LogCaptureFixture) -> None:
    """It is left as it is, said once, counted, and holds up no other match."""
    wrong, lost, right = await _eventful(services), await _short(services), await _short(services)
    change = (
        f"UPDATE entries SET entry = REPLACE(entry, 'pledge 1', 'pledge 2') WHERE match_id = {wrong}",
        f"UPDATE entries SET entry = '?' WHERE match_id = {lost} AND revision = 3",
    )
    for each in change:
        await _execute(services, each)
    before = await _room(services, wrong), await _room(services, lost)
    packing = _packing(services)
    with caplog.at_level(logging.ERROR):
        while await packing.pack_next():
            pass
    assert (await _room(services, wrong), await _room(services, lost)) == before
    assert await _room(services, right) == [None, 0]
    said = [record.getMessage() for record in caplog.records if "kept as it is" in record.getMessage()]
    assert len(said) == 2
    assert f"match {wrong} is over and does not verify (notation, entry" in said[0]
    assert f"match {lost} is over and does not verify (unreadable: CorruptData)" in said[1]


async def test_a_program_that_plays_a_packed_match_otherwise_is_noticed(services: Services) -> None:
    """Its last state is not stored any more, so that the pack says which one it was."""
    match = await _eventful(services)
    await _packing(services).pack_next()
    await _execute(services, "UPDATE packs SET digest = 'of another state'")
    found = await services.proofs.verify(match)
    assert (found.ok, found.fault) == (False, "snapshot")


async def test_what_the_process_is_told_and_says(services: Services) -> None:
    """A match and its pack are written and read between two processes: the same comes of it as in one."""
    match = await _restless(services)
    order = await services._context.database.read(module._order, match)
    reply = replies.decode(replied(msgspec.msgpack.encode(order)))
    assert reply == reply_to(order)
    assert reply.pack is not None


async def test_it_is_begun_when_it_is_due_and_by_one_process(another: Opener, clock: Clock) -> None:
    """After so many days, by the process that has claimed the row; the other one takes over when that one dies."""
    one, two = await another("a.sqlite3"), await another("a.sqlite3")
    for services in (one, two):
        services.packing._days, services.packing._pause = 3, 0
        await services._context.database.write(services.packing.settle_at_start)
    match = await _short(one)
    ended_at = clock.now
    clock.now += LOOK_SECONDS
    (row,) = await one.due.claim(PACK)
    assert await two.due.claim(PACK) == ()
    assert await one.due.do(row)
    await _done(one)
    assert (await _room(one, match))[1], "it has not been over for three days"
    assert await _due(one) == [DueRow(PACK, NO_MATCH, NO_SEAT, ended_at + LOOK_SECONDS * 2)]
    clock.now = ended_at + 3 * DAY
    (row,) = await two.due.claim(PACK)
    await two._context.database.write(due.put, [DueRow(PACK, NO_MATCH, NO_SEAT, clock.now + LEASE_SECONDS)])
    assert await one.due.claim(PACK) == (), "the other one is at work, and dies"
    clock.now += LEASE_SECONDS
    (row,) = await one.due.claim(PACK)
    await one.due.do(row)
    await _done(one)
    assert await _room(one, match) == [None, 0]


async def test_never_means_that_nothing_is_due(another: Opener, clock: Clock) -> None:
    services = await another("a.sqlite3")
    services.packing._days = 1
    await services._context.database.write(services.packing.settle_at_start)
    assert len(await _due(services)) == 1
    services.packing._days = None
    await services._context.database.write(services.packing.settle_at_start)
    assert await _due(services) == []


async def _done(services: Services) -> None:
    work = services.packing._work
    assert work is not None
    await work


async def _due(services: Services) -> list[DueRow]:
    return list(await services._context.database.read(due.of_match, NO_MATCH))


async def _execute(services: Services, sql: str) -> None:
    await services._context.database.write(lambda connection: connection.execute(sql).rowcount)


async def test_packing_waits_for_programs_that_cannot_read_packs(
    services: Services, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    """Else a process of before cannot answer a question about a match that is over, in the middle of a deploy."""
    caplog.set_level(logging.INFO)
    match, database, packing = await _short(services), services._context.database, _packing(services)
    older = ProcessRow("older", "elsewhere", "", 1, "0.1", 1, False, 0, clock.now + 60)
    await database.write(processes.store, older)
    await packing._pack_all()
    assert "older program" in caplog.text
    assert (await database.read(load, match)).row.kept == "whole"
    clock.now += 60
    await packing._pack_all()
    assert (await database.read(load, match)).row.kept == "packed"
