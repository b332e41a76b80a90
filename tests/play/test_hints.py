"""Hints: who gets one, that it is of a computer of its own, and that how often somebody asked is told after the end."""

import asyncio
from typing import Any

import pytest

from games import registry
from games.kernel import codec
from games.kernel.ids import MatchId, Seat
from play.rules.orders import Answer, Order
from play.rules.seeds import order_of
from play.services import Services
from play.thinking.pool import Rank
from tests.play.matches import (
    ANN,
    BORIS,
    GLEB,
    TALLY,
    Clock,
    choices_of,
    finish,
    opened,
    refused,
    seated,
    started,
    to_bids,
)
from tests.play.opponents import opponents
from tests.play.shortcuts import run_computers, submit_line
from tests.play.tally import Tally
from tests.play.test_presence import look, with_ghost


@pytest.fixture(autouse=True)
def advised(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the tally and the auction have opponents; those of the auction are never asked."""
    for game in (Tally.id, "auction"):
        monkeypatch.setitem(registry._opponents, game, opponents())


async def asked(services: Services, match: MatchId) -> tuple[int, int | None]:
    """Return how often Ann's seat has asked, and when for the last time."""
    seat = (await services.observations.moment(match)).loaded.seats[0]
    return seat.hints, seat.hinted_revision


async def test_asking_again_gives_the_same_and_counts_once(services: Services) -> None:
    match = await started(services, TALLY, ANN, BORIS)
    one, again = [await services.hints.hint(match, ANN.user_id) for _ in range(2)]
    assert one is not None
    assert one == again
    assert (one.level, one.place, one.observation.choices[0].notation) == ("hard.1", (None, 2), "add 3")
    assert await asked(services, match) == (1, 1)
    await submit_line(services, match, ANN.user_id, "add 1")
    await services.hints.hint(match, ANN.user_id)
    assert await asked(services, match) == (2, 2)
    assert [face.hints for face in (await look(services, match)).faces] == [0, 0], "while the match runs"
    assert [face.hints for face in (await finish(services, match)).faces] == [2, 0]


async def test_the_next_best_move_and_why(services: Services) -> None:
    """What a game's own advice says of two moves arrives, and the better one can be looked at."""
    match = await opened(services, "tetranomicon", ANN)
    await services.lobby.add_computer(match, ANN.user_id)
    await services.lobby.start(match, ANN.user_id)
    for _ in range(20):
        await run_computers(services, match)
        moment = await services.observations.moment(match)
        hint = await services.hints.hint(match, ANN.user_id, None, moment)
        assert hint is not None
        assert hint.place is not None
        topic, number = hint.place
        seen = await services.observations.choosing(moment, ANN.user_id, topic)
        assert seen.choices[number].move == hint.observation.choices[0].move
        if hint.better:
            break
        await services.matches.submit_choice(match, ANN.user_id, moment.card.revision, number, topic=topic)
    assert hint is not None
    best, other = hint.observation.choices
    assert best.move != other.move
    assert hint.behind > 0


async def test_a_hint_is_of_a_computer_of_its_own(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the seed of computers it would tell what a computer does next; after one failure the next search is new."""
    match, orders = await started(services, TALLY, ANN, BORIS), list[tuple[Order, Rank]]()

    async def answer(order: Order, _match: MatchId, rank: Rank) -> Answer:
        orders.append((order, rank))
        if len(orders) == 1:
            raise ValueError("no answer")
        return Answer(b'{"type":"add","number":3}', order.level)

    monkeypatch.setattr(services._thinking, "answer", answer)
    with pytest.raises(ValueError, match="no answer"):
        await services.hints.hint(match, ANN.user_id)
    assert await services.hints.hint(match, ANN.user_id) is not None
    (order, rank), _ = orders
    loaded = (await services.observations.moment(match)).loaded
    as_computer = order_of(loaded, Seat(0), "hard.1")
    assert rank == Rank.HINT
    assert order.seed not in (as_computer.seed, loaded.seed())
    assert codec.encode(order) == codec.encode(order_of(loaded, Seat(0), "hard.1", "hint"))


async def test_who_is_impatient_asks_again_later(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    match, go_on = await started(services, TALLY, ANN, BORIS), asyncio.Event()
    begun = list[str]()

    async def answer(order: Order, _match: MatchId, _rank: Rank) -> Answer:
        begun.append(order.level)
        await go_on.wait()
        return Answer(b'{"type":"add","number":3}', order.level)

    monkeypatch.setattr(services._thinking, "answer", answer)
    services.hints.wait(0.01)
    assert await services.hints.hint(match, ANN.user_id) is None
    assert await asked(services, match) == (0, None)
    waiting = asyncio.create_task(services.hints.hint(match, ANN.user_id, is_patient=True))
    await asyncio.sleep(0)
    go_on.set()
    assert await waiting is not None
    assert begun == ["hard.1"]


async def test_who_asks_something_newer_does_not_wait_for_the_old(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, begun = await started(services, TALLY, ANN, BORIS), asyncio.Event()

    async def answer(order: Order, _match: MatchId, _rank: Rank) -> Answer:
        begun.set()
        if order.revision == 2:
            await asyncio.Event().wait()
        return Answer(b'{"type":"end"}', order.level)

    monkeypatch.setattr(services._thinking, "answer", answer)
    old = asyncio.create_task(services.hints.hint(match, ANN.user_id))
    await begun.wait()
    await submit_line(services, match, ANN.user_id, "add 1")
    assert await services.hints.hint(match, ANN.user_id) is not None
    assert (await refused(old)).code == "stale"


async def refusal(services: Services, match: MatchId, user_id: int = ANN.user_id, **more: Any) -> tuple[str, Any]:
    found = await refused(services.hints.hint(match, user_id, **more))
    return found.code, found.facts


async def test_who_gets_none(services: Services) -> None:
    match = await started(services, TALLY, ANN, BORIS)
    assert await refusal(services, match, GLEB.user_id) == ("not_a_player", {})
    assert await refusal(services, match, BORIS.user_id) == ("not_your_decision", {"awaited": ("Ann",), "count": 1})
    assert await refusal(services, match, revision=5) == ("stale", {"revision": 1})
    bids = await started(services, "auction", ANN, BORIS)
    await to_bids(services, bids)
    await submit_line(services, bids, ANN.user_id, (await choices_of(services, bids, ANN))[0][1].notation)
    assert await refusal(services, bids) == ("hint_answered", {})
    ended = await started(services, TALLY, ANN, BORIS)
    await finish(services, ended)
    assert (await refusal(services, ended))[0] == "not_running"


async def test_who_is_away_gets_none(services: Services, clock: Clock) -> None:
    """A seat that plays by defaults is not asked how it would play better."""
    match = await with_ghost(services, clock)
    assert await refusal(services, match, BORIS.user_id) == ("hint_away", {})


async def test_tables_can_agree_to_have_none(services: Services) -> None:
    match = await opened(services, TALLY, ANN, BORIS)
    assert (await look(services, match)).hints == "on"
    assert (await refused(services.hints.allow(match, BORIS.user_id, has_hints=False))).code == "not_the_host"
    await services.hints.allow(match, ANN.user_id, has_hints=False)
    assert (await look(services, match)).hints == "off"
    await services.lobby.start(match, ANN.user_id)
    assert await refusal(services, match) == ("hints_off", {"by": "table"})
    assert (await refused(services.hints.allow(match, ANN.user_id, has_hints=True))).code == "not_open"
    await finish(services, match)
    again = await services.lobby.rematch(match, ANN, "a salt")
    assert (await look(services, again)).hints == "off"


async def test_there_are_none_in_tournaments_and_at_random(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await seated(services)
    assert await refusal(services, match) == ("hints_off", {"by": "tournament"})
    monkeypatch.delitem(registry._opponents, Tally.id)
    match = await started(services, TALLY, ANN, BORIS)
    assert await refusal(services, match) == ("no_advice", {})
    assert (await look(services, match)).hints == "none"
