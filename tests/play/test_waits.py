"""When the answer of a computer is stored: at a time that hangs on what everybody knows, and also after a restart."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.kernel.ids import MatchId, Seat
from play.rules.loaded import Loaded
from play.rules.orders import Answer, Order, answer_to
from play.rules.record import Entry
from play.services import Services
from play.thinking import waits
from play.thinking.pool import Rank
from play.thinking.waits import AGAIN_SECONDS, CALM, QUICK, wait_of
from tests.play.matches import ANN, BORIS, TALLY, VERA, Clock, opened, started, to_bids
from tests.play.shortcuts import submit_line
from tests.play.test_presence import first_choice, pass_time

Opener = Callable[[str], Awaitable[Services]]
PACE = 0.01


ALLOWED = waits.ALLOWED


@pytest.fixture(autouse=True)
def as_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every level wait as long as is drawn."""
    monkeypatch.setattr(waits, "ALLOWED", dict.fromkeys(ALLOWED, 0.0))


async def loaded_of(services: Services, match: MatchId) -> Loaded:
    return (await services.observations.moment(match)).loaded


async def heard(services: Services, match: MatchId) -> None:
    """Look at a match each time it is to be looked at, until no computer is asked any more."""
    told = asyncio.Event()
    services.listen(lambda _match, _moment: told.set())
    async with asyncio.timeout(30):
        while any(
            row.is_owed and row.user_id is None for row in (await services.computers.settled(match)).loaded.asked
        ):
            await told.wait()
            told.clear()


async def test_the_wait_follows_from_match_revision_and_seat(services: Services) -> None:
    """Nothing that is hidden is among its facts: the state is not even looked at."""
    match = await started(services, "auction", ANN, BORIS, computers=2)
    loaded = await loaded_of(services, match)
    every = [
        wait_of(
            msgspec.structs.replace(loaded, row=msgspec.structs.replace(loaded.row, revision=revision)),
            Seat(2),
            "random",
        )
        for revision in range(400)
    ]
    least, most = CALM
    assert least <= min(every) < least + 0.1 and most - 0.1 < max(every) <= most
    blind = msgspec.structs.replace(loaded, row=msgspec.structs.replace(loaded.row, snapshot=None, secret=""))
    assert wait_of(blind, Seat(2), "random") == wait_of(loaded, Seat(2), "random") != wait_of(loaded, Seat(3), "random")


def at_levels(loaded: Loaded, level: str) -> Loaded:
    """Return a match in which all computers play at a level, after its start."""
    seats = tuple(msgspec.structs.replace(row, level=level) if row.sitter == "ai" else row for row in loaded.seats)
    return msgspec.structs.replace(loaded, seats=seats).with_known(loaded.state, loaded.entries)


def waits_of(loaded: Loaded, *seats: int) -> list[float]:
    """Return the wait of each of `seats`, which answer after each other."""
    found = []
    for seat in map(Seat, seats):
        found.append(wait_of(loaded, seat, loaded.seats[seat].level))
        number = loaded.row.entries + 1
        row = msgspec.structs.replace(loaded.row, entries=number, revision=number)
        made = (*loaded.entries, Entry(number, "move", seat, 0, level="random"))
        loaded = msgspec.structs.replace(loaded, row=row).with_known(loaded.state, made)
    return found


@pytest.mark.parametrize("level", ["random", "easy.1", "normal.1", "hard.1"])
async def test_one_person_waits_once_for_a_chain_of_computers(
    services: Services, monkeypatch: pytest.MonkeyPatch, level: str
) -> None:
    """Each further computer would wait for as long as it usually thinks."""
    monkeypatch.setattr(waits, "ALLOWED", ALLOWED)
    least, most = QUICK
    loaded = at_levels(await loaded_of(services, await started(services, "tetranomicon", ANN, computers=3)), level)
    for revision in range(1, 200):
        row = msgspec.structs.replace(loaded.row, revision=revision, entries=revision)
        each = waits_of(msgspec.structs.replace(loaded, row=row).with_known(loaded.state, loaded.entries), 1, 2, 3)
        assert least <= sum(each) <= most and each[0] >= least and min(each) >= 0
        assert sum(waits_of(msgspec.structs.replace(loaded, row=row).with_known(loaded.state, ()), 1)) <= most


async def test_a_chain_that_takes_long_waits_as_long_as_it_usually_takes(services: Services) -> None:
    """What nobody can have found by then would wait for five seconds more."""
    loaded = at_levels(await loaded_of(services, await started(services, "tetranomicon", ANN, computers=3)), "hard.1")
    each = waits_of(loaded, *([1, 2, 3] * 4))
    assert sum(each) == pytest.approx(12 * waits.USUAL["hard"])


async def test_the_chain_is_made_of_what_everybody_knows(services: Services) -> None:
    """Who can have moved there is known, and no entry that only its seat knows of."""
    loaded = await loaded_of(services, await started(services, "tetranomicon", ANN, computers=3))
    number = loaded.row.entries + 1
    row = msgspec.structs.replace(loaded.row, entries=number, revision=number)
    made = Entry(number, "move", Seat(1), 0)
    unseen = Entry(number + 1, "move", Seat(0), 0, traceless=True)
    chain = [
        wait_of(msgspec.structs.replace(loaded, row=row).with_known(loaded.state, entries), Seat(2), "random")
        for entries in ((made,), (msgspec.structs.replace(made, level="easy.1"),), (made, unseen))
    ]
    assert chain == [0, 0, 0]
    fresh = msgspec.structs.replace(loaded, row=row).with_known(loaded.state, (msgspec.structs.replace(made, seat=0),))
    assert wait_of(fresh, Seat(2), "random") >= QUICK[0], "a person has moved"


async def until_computers_are_asked(services: Services, match: MatchId) -> None:
    """Let Ann move until she is not asked any more."""
    while (await services.observations.public(match)).awaited()[0].seat == 0:
        await first_choice(services, match, Seat(0))


async def test_the_others_think_while_the_first_waits(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each would begin when the one before is stored, and people would wait for all searches; none is done twice."""
    asked = list[Order]()

    async def answer(order: Order, *_: object) -> Answer:
        asked.append(order)
        return answer_to(order)

    match = await started(services, "tetranomicon", ANN, computers=2)
    await heard(services, match)
    services.computers.wait(1_000_000 * PACE)
    monkeypatch.setattr(services._thinking, "answer", answer)
    await until_computers_are_asked(services, match)
    before = (await services.computers.settled(match)).loaded.row.entries
    task = services.computers._ahead[match]._task
    assert task is not None
    await task
    foreseen = len(asked)
    assert foreseen >= 2 and (await loaded_of(services, match)).row.entries == before, (
        "nothing is stored before its time"
    )
    services.computers._searches[match, None].due_at = 0
    services.computers.wait(PACE)
    await heard(services, match)
    assert len(asked) == foreseen
    found = (await loaded_of(services, match)).entries[before:]
    assert [(each.seat, each.revision) for each in found if each.level] == [
        (each.seat, each.revision) for each in asked
    ]
    assert not services.computers._ahead


async def test_what_is_not_found_ahead_in_time_waits_for_the_next_step(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has no wait of its own any more: stored the moment it is found it would tell how long it took."""
    begun, is_found = asyncio.Event(), asyncio.Event()

    async def answer(order: Order, *_: object) -> Answer:
        if order.seat == 2:
            begun.set()
            await is_found.wait()
        return answer_to(order)

    match = await started(services, "tetranomicon", ANN, computers=2)
    await heard(services, match)
    services.computers.wait(1_000_000 * PACE)
    monkeypatch.setattr(services._thinking, "answer", answer)
    await until_computers_are_asked(services, match)
    await begun.wait()
    services.computers._searches[match, None].due_at = 0
    services.computers.wait(PACE)
    while (search := (await looked(services, match)).get((match, None))) is None or search.order.seat != 2:  # noqa: ASYNC110
        await asyncio.sleep(0)
    first = search.due_at
    is_found.set()
    while not search.answer.done():  # noqa: ASYNC110 - it is found meanwhile
        await asyncio.sleep(0)
    stored = list[float]()
    services.listen(lambda _, moment: stored.extend([asyncio.get_running_loop().time()] if moment else []))
    await heard(services, match)
    assert stored[0] >= first


async def looked(services: Services, match: MatchId) -> dict[Any, Any]:
    """Return what is being thought about after one more look at a match."""
    await services.computers.settled(match)
    return dict(services.computers._searches)


async def test_what_was_foreseen_wrongly_is_dropped(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer to another question would be refused again and again."""
    match = await started(services, "tetranomicon", ANN, computers=2)
    await heard(services, match)
    services.computers.wait(1_000_000 * PACE)
    await until_computers_are_asked(services, match)
    ahead = services.computers._ahead[match]
    task = ahead._task
    assert task is not None
    await task
    ahead._found = [(msgspec.structs.replace(order, revision=1), each) for order, each in ahead._found]
    services.computers._searches[match, None].due_at = 0
    services.computers.wait(PACE)
    await heard(services, match)
    assert (await services.observations.public(match)).awaited()[0].seat == 0


async def test_levels_that_think_longer_wait_longer(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else most answers of the level would come too late for their time, and tell how long they took."""
    monkeypatch.setattr(waits, "ALLOWED", ALLOWED)
    loaded = await loaded_of(services, await started(services, TALLY, ANN, computers=1))
    assert wait_of(loaded, Seat(1), "hard.1") >= ALLOWED["hard"]


async def test_a_computer_thinks_meanwhile_and_nobody_waits(services: Services) -> None:
    match = await started(services, TALLY, ANN, computers=1)
    services.computers.wait(1_000 * PACE)
    await submit_line(services, match, ANN.user_id, "end")
    moment = await services.computers.settled(match)
    assert [row.seat for row in moment.loaded.asked if row.is_owed] == [1], "it returns at once"
    again = await services.computers.settled(match)
    assert again.loaded.row.revision == moment.loaded.row.revision, "a look before the time changes nothing"
    services.computers._searches[match, None].due_at = 0
    services.computers.wait(PACE)
    await heard(services, match)
    assert (await services.observations.public(match)).awaited()[0].seat == 0
    assert (await services.proofs.verify(match)).ok
    assert not services.computers._searches


async def test_what_is_not_found_in_time_waits_as_long_once_more(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is not stored the moment it is found."""
    is_found = asyncio.Event()

    async def slowly(order: Order, *_: object) -> Answer:
        await is_found.wait()
        return answer_to(order)

    def now() -> float:
        return asyncio.get_running_loop().time()

    match = await started(services, TALLY, ANN, BORIS, computers=1)
    for person in (ANN, BORIS):
        await submit_line(services, match, person.user_id, "end")
    monkeypatch.setattr(services._thinking, "answer", slowly)
    services.computers.wait(PACE)
    begun = now()
    before = (await services.computers.settled(match)).loaded.row.revision
    search = services.computers._searches[match, None]
    first = search.due_at
    assert first - begun >= PACE * CALM[0]
    await asyncio.sleep(first - now())
    assert (await services.computers.settled(match)).loaded.row.revision == before
    times = (search.due_at - first) / (PACE * AGAIN_SECONDS)
    assert times == pytest.approx(round(times)) and times > 0
    stored_at = list[float]()
    services.listen(lambda _, moment: stored_at.extend([now()] if moment else []))
    is_found.set()
    while (await services.computers.settled(match)).loaded.row.revision == before:  # noqa: ASYNC110 - looks, too
        await asyncio.sleep(PACE / 10)
    assert search.due_at <= stored_at[0]


async def test_who_is_to_answer_is_found_after_a_restart(services: Services, path: Path, another: Opener) -> None:
    match = await started(services, TALLY, ANN, computers=1, channel_id=700)
    await show(services, match)
    await services.shown.named((await services.shown.messages(match)).table)
    assert await services.shown.lagging() == ()
    services.computers.wait(PACE)
    await submit_line(services, match, ANN.user_id, "end")
    await show(services, match)
    await services.computers.settled(match)
    await services.computers.close()
    later = await another(path.name)
    assert await later.shown.lagging() == (match,)
    later.computers.wait(PACE)
    await heard(later, match)
    assert (await later.proofs.verify(match)).ok


async def show(services: Services, match: MatchId) -> None:
    """Remember that the match is shown as it is stored."""
    known = await services.shown.messages(match)
    table = known.table
    shown = msgspec.structs.replace(table, message_id=9_001, channel_id=700, page="page", shown_changes=table.changes)
    await services.shown.remember(known, shown)


async def begun_with_stand_ins(services: Services) -> MatchId:
    """Begin a match of two people, for whom a computer moves when their time is up."""
    match = await opened(services, TALLY, ANN, BORIS, pace="daily")
    await services.lobby.set_when_late(match, ANN.user_id, "stand_in")
    await services.lobby.start(match, ANN.user_id)
    return match


async def test_a_stand_in_waits_too_and_the_clock_does_not(services: Services, clock: Clock) -> None:
    """Its move comes after a time that is drawn, while its player, who may be back, is not away yet."""
    match = await begun_with_stand_ins(services)
    services.computers.wait(PACE)
    clock.now += 86_400
    assert await services.computers.play_due(match, Seat(0))
    assert await services.computers.play_due(match, Seat(0)), "it is being done"
    assert (await loaded_of(services, match)).row.revision == 1
    await asyncio.gather(*services.computers._late.values())
    newest = (await loaded_of(services, match)).entries[-1]
    assert (newest.kind, newest.seat, newest.level) == ("stand_in", 0, "random")
    assert not await services.computers.play_due(match, Seat(0))
    assert not services.computers._late and not services.computers._searches


async def test_stand_ins_that_are_late_together_all_move(services: Services, clock: Clock) -> None:
    """The first answer makes those of the others out of date: they think anew, and nobody waits for another claim."""
    match = await opened(services, "auction", ANN, BORIS, VERA, pace="daily")
    await services.lobby.set_when_late(match, ANN.user_id, "stand_in")
    await services.lobby.start(match, ANN.user_id)
    await to_bids(services, match, ANN, BORIS, VERA)
    services.computers.wait(PACE)
    clock.now += 86_400
    before = (await loaded_of(services, match)).row.revision
    for seat in range(3):
        assert await services.computers.play_due(match, Seat(seat))
    await asyncio.gather(*services.computers._late.values())
    made = [entry for entry in (await loaded_of(services, match)).entries if entry.revision > before]
    assert sorted((entry.kind, entry.seat) for entry in made) == [("stand_in", seat) for seat in range(3)]
    assert (await services.proofs.verify(match)).ok


async def test_a_player_who_is_back_in_time_moves_for_themselves(services: Services, clock: Clock) -> None:
    match = await begun_with_stand_ins(services)
    services.computers.wait(PACE)
    clock.now += 86_400
    assert await services.computers.play_due(match, Seat(0))
    await submit_line(services, match, ANN.user_id, "end")
    await asyncio.gather(*services.computers._late.values())
    kinds = [entry.kind for entry in (await loaded_of(services, match)).entries]
    assert kinds == ["start", "move"]
    await pass_time(services, match, clock, 0)


async def test_who_waits_for_an_answer_that_was_dropped_looks_again(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever shows the match waits for it, and must not end with it."""
    gate, begun = asyncio.Event(), asyncio.Event()

    async def answer(order: Order, *_: object) -> Answer:
        begun.set()
        await gate.wait()
        return answer_to(order)

    match = await started(services, "auction", ANN, BORIS, computers=1)
    monkeypatch.setattr(services._thinking, "answer", answer)
    while not any(row.is_owed and row.user_id is None for row in (await loaded_of(services, match)).asked):
        decision = (await services.observations.public(match)).awaited()[0]
        person = (ANN, BORIS)[decision.seat]
        await submit_line(services, match, person.user_id, "open" if decision.kind == "open" else "pledge 0")
    looking = asyncio.create_task(services.computers.settled(match))
    await begun.wait()
    services.computers._forget(match)
    gate.set()
    moment = await looking
    assert not any(row.is_owed and row.user_id is None for row in moment.loaded.asked)


async def test_people_who_wait_come_before_those_who_are_asked_themselves(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    ranks = list[Rank]()

    async def answer(order: Order, _match: MatchId, rank: Rank = Rank.REST) -> Answer:
        ranks.append(rank)
        return answer_to(order)

    monkeypatch.setattr(services._thinking, "answer", answer)
    match = await started(services, TALLY, ANN, computers=1)
    await submit_line(services, match, ANN.user_id, "end")
    await services.computers.settled(match)
    assert set(ranks) == {Rank.WAITED_FOR}
