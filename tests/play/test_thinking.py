"""Processes in which computers think: who is served first, and who answers where one fails."""

import asyncio
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from games import registry
from games.kernel.chance import Chance
from games.kernel.ids import GameId, MatchId, Seat
from play import worker_process
from play.proofs import repeating
from play.proofs.verification import verify
from play.rules.orders import Answer, Order, answer_to, at_level, called
from play.services import Services
from play.thinking import pool
from play.thinking.pool import MODULE, Rank, Thinking, limit_of
from play.thinking.process import Reply, replied, replies
from play.worker_process import ProcessDied, WorkerProcess
from tests.play.matches import ANN, Clock, choices_of, opened
from tests.play.opponents import opponents
from tests.play.tally import State, Tally

Asked = Callable[[Order], Awaitable[Reply]]
ORDER = Order(Tally.id, 1, msgspec.json.encode(State((0, 0))), Seat(0), "turn", "hard.1", b"s" * 32, 2)


@pytest.fixture(autouse=True)
def advised(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the tally have opponents."""
    monkeypatch.setitem(registry._opponents, Tally.id, opponents())


@pytest.fixture
def answering(monkeypatch: pytest.MonkeyPatch) -> Callable[[Asked], Thinking]:
    """Return how to make a pool of one process that answers as a test says."""

    def make(asked: Asked) -> Thinking:
        class Scripted(WorkerProcess):
            async def ask(self, order: bytes, limit_seconds: float) -> bytes:
                return msgspec.msgpack.encode(await asked(msgspec.msgpack.decode(order, type=Order)))

        monkeypatch.setattr(pool, "WorkerProcess", Scripted)
        return Thinking(1)

    return make


async def test_who_waits_most_is_served_first_and_matches_take_turns(answering: Callable[[Asked], Thinking]) -> None:
    """Catches a match with many orders that keeps the others waiting, and an order that nobody needs any more."""
    served, gate = list[int](), asyncio.Event()

    async def asked(order: Order) -> Reply:
        served.append(order.revision)
        await gate.wait()
        return Reply(Answer(b"{}", order.level))

    thinking = answering(asked)
    wanted = ((0, 1, Rank.REST), (1, 1, Rank.REST), (2, 1, Rank.REST), (3, 2, Rank.REST), (4, 3, Rank.WAITED_FOR))
    tasks = [
        asyncio.create_task(thinking.answer(msgspec.structs.replace(ORDER, revision=number), MatchId(match), rank))
        for number, match, rank in (*wanted, (5, 1, Rank.HINT), (6, 3, Rank.HINT))
    ]
    await asyncio.sleep(0)
    tasks[6].cancel()
    await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert served == [5, 4, 3, 0, 1, 2]
    await thinking.close()


@pytest.mark.parametrize(
    ("faults", "level"),
    [
        ([], "hard.1"),
        ([TimeoutError()], "normal.1"),
        ([ProcessDied("killed")], "normal.1"),
        ([ProcessDied("killed"), ProcessDied("killed again")], "easy.1"),
        ([TimeoutError(), TimeoutError()], "easy.1"),
        ([TimeoutError(), TimeoutError(), TimeoutError()], "random"),
        ([Reply(None, "KeyError")], "normal.1"),
    ],
)
async def test_where_a_level_fails_the_next_lower_one_answers(
    answering: Callable[[Asked], Thinking], faults: list[Exception | Reply], level: str
) -> None:
    left = list(faults)

    async def asked(order: Order) -> Reply:
        fault = left.pop(0) if left else Reply(answer_to(order))
        if isinstance(fault, Exception):
            raise fault
        return fault

    thinking = answering(asked)
    found = await thinking.answer(ORDER, MatchId(1))
    assert found == answer_to(at_level(ORDER, level))
    assert found.level == level
    await thinking.close()


async def test_a_process_answers_as_this_one_does() -> None:
    """In a real process, which is killed in the middle, replaced, and too slow for its limit in the end."""
    game = registry.find("tetranomicon")
    state = game.new_match(2, {each.id: each.default for each in game.options}, Chance(b"s" * 32, 1)).state
    seat = game.decisions(state)[0].seat
    view = msgspec.json.encode(game.observe(state, seat))
    order = Order(GameId("tetranomicon"), game.rules_version, view, seat, "", "random", b"s" * 32, 2)
    sent, process = msgspec.msgpack.encode(order), WorkerProcess(MODULE)
    try:
        reply = replies.decode(await process.ask(sent, 60))
        assert reply.answer == answer_to(order)
        assert 20 < reply.megabytes < pool.MOST_MEGABYTES
        assert process._process is not None
        # Stopped, it cannot answer before it is killed.
        process._process.send_signal(signal.SIGSTOP)
        waiting = asyncio.create_task(process.ask(sent, 60))
        await asyncio.sleep(0)
        process._process.kill()
        with pytest.raises(ProcessDied):
            await waiting
        assert replies.decode(await process.ask(sent, 60)).answer == answer_to(order)
        with pytest.raises(TimeoutError):
            await process.ask(sent, 0)
        assert vars(process)["_process"] is None, "what it answers later belongs to no other order"
        assert repeating._in_a_process([order] * 3) == [answer_to(order).move] * 3
    finally:
        await process.end()


async def test_with_all_processes_killed_for_good_tables_play_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Catches questions that wait for ever, moves of which nobody can say what made them, and a try for each."""
    services = await Services.open(tmp_path / "killed.sqlite3", Clock(), thinkers=1)
    (process,), tries = services._thinking._all, list[str]()

    def none(module: str) -> tuple[str, ...]:
        tries.append(module)
        return ("false",)

    try:
        tables = [await _against_hard(services) for _ in range(2)]
        looks = [asyncio.create_task(services.computers.settled(match)) for match in tables]
        while vars(process)["_process"] is None:  # noqa: ASYNC110 - it starts meanwhile
            await asyncio.sleep(0.01)
        monkeypatch.setattr(worker_process, "command", none)
        vars(process)["_process"].kill()
        for moment in await asyncio.gather(*looks):
            made = [entry for entry in moment.loaded.entries if entry.seat == 1]
            assert made and {entry.level.partition(".")[0] for entry in made} == {"easy"}
        assert 0 < len(tries) <= pool.MOST_STARTS
        await _move_on(services, tables[0])
        assert (await services.computers.settled(tables[0])).public().awaited()[0].seat == 0
        assert len(tries) <= pool.MOST_STARTS, "each try would cost time"
        await services.matches.resign(tables[0], ANN.user_id)
        found = verify(await services.proofs.export(tables[0], None))
        assert found.ok and found.lowered == found.repeated > 0
    finally:
        await services.close()


async def _against_hard(services: Services) -> MatchId:
    """Return a match of Ann against a computer that plays as well as it can, which is asked."""
    match = await opened(services, "tetranomicon", ANN)
    await services.lobby.add_computer(match, ANN.user_id, level=called(registry.find("tetranomicon"), "hard"))
    await services.lobby.start(match, ANN.user_id)
    await _move_on(services, match)
    return match


async def _move_on(services: Services, match: MatchId) -> None:
    """Let Ann move until the computer is asked."""
    while (seen := await services.observations.public(match)).awaited()[0].seat == 0:
        topic, choice = (await choices_of(services, match, ANN))[0]
        await services.matches.submit_choice(match, ANN.user_id, seen.revision, choice.number, topic=topic)


def test_a_fault_of_a_search_says_nothing_of_what_it_saw() -> None:
    """Its message could name a card, and the bot writes it to its log."""
    broken = msgspec.msgpack.encode(msgspec.structs.replace(ORDER, view=b'{"sums": ["ace of spades"]}'))
    reply = replies.decode(replied(broken))
    assert (reply.answer, reply.fault) == (None, "CorruptData")


def test_no_search_is_given_up_because_the_machine_is_busy() -> None:
    assert limit_of("easy.1") == limit_of("random") == 3
    assert limit_of("hard.2.bold") == 10
