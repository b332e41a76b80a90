"""Computer players: they play legal moves through the door, see only their seat, and can be checked."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from play.computers import random_choice
from play.house import House
from play.shown import ShownMessage
from tests.play.matches import ANN, BORIS, TALLY, finish, started

Opener = Callable[[str], Awaitable[House]]


async def test_they_play_until_a_person_is_awaited(house: House) -> None:
    match = await started(house, TALLY, ANN, computers=1)
    assert await house.computers.run(match) == 0
    await house.matches.submit_line(match, ANN.user_id, "end", {})
    made = await house.computers.run(match)
    history = await house.sights.history(match, None)
    assert made == len(history) - 2 > 0
    assert {(news.seat, news.kind) for news in history[2:]} == {(1, "move")}
    assert (await house.sights.public(match)).awaited()[0].seat == 0


async def test_whole_matches_against_them_hold(house: House) -> None:
    for computers in (1, 2, 3):
        match = await started(house, "auction", ANN, computers=computers)
        assert (await finish(house, match, ANN)).status == "ended"
        assert (await house.proofs.verify(match)).ok


async def test_the_same_match_gets_the_same_moves(another: Opener) -> None:
    histories = []
    for name in ("one", "two"):
        house = await another(name)
        match = await started(house, "auction", ANN, computers=3)
        await finish(house, match, ANN)
        histories.append(await house.sights.history(match, None))
    assert histories[0] == histories[1]


async def test_two_processes_running_the_same_match_make_each_move_once(
    house: House, path: Path, another: Opener
) -> None:
    other = await another(path.name)
    match = await started(house, "auction", ANN, BORIS, computers=2)
    for _ in range(200):
        made = await asyncio.gather(house.computers.run(match), other.computers.run(match))
        sight = await house.sights.public(match)
        assert sum(made) <= sight.revision
        if sight.status != "running":
            break
        person = (ANN, BORIS)[sight.awaited()[0].seat]
        await other.matches.submit_choice(match, person.user_id, sight.revision, 0)
    assert sight.status == "ended"
    assert (await house.proofs.verify(match)).ok


async def test_what_waits_for_them_is_found_after_a_restart(house: House) -> None:
    match = await started(house, TALLY, ANN, BORIS, computers=1, channel_id=700)
    await house.shown.remember(
        match, ShownMessage("table", 700, 9_001, (await house.sights.public(match)).revision, "")
    )
    assert await house.shown.lagging() == ()
    for person in (ANN, BORIS):
        await house.matches.submit_line(match, person.user_id, "end", {})
    assert await house.shown.lagging() == (match,)


async def test_each_choice_is_as_likely_as_the_others(house: House) -> None:
    match = await started(house, TALLY, ANN)
    sight = await house.sights.private(match, ANN.user_id)
    chosen = [random_choice(sight, number.to_bytes(32, "big")) for number in range(1_200)]
    assert set(chosen) == set(range(6))
    assert all(140 < chosen.count(number) < 260 for number in range(6))
