"""Computer players: their moves are checked like others, they see only their seat, and their moves can be verified."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec

from counting import known
from games.kernel.ids import Seat
from play.rules.orders import answer_to
from play.rules.record import Entry, traceless_of
from play.rules.seeds import is_current, order_of
from play.services import Services
from play.shown import TableMessage
from tests.counted import Since
from tests.play.matches import ANN, BORIS, TALLY, finish, started
from tests.play.shortcuts import run_computers, submit_line

Opener = Callable[[str], Awaitable[Services]]


async def test_they_play_until_a_person_is_awaited(services: Services) -> None:
    match = await started(services, TALLY, ANN, computers=1)
    assert await run_computers(services, match) == 0
    await submit_line(services, match, ANN.user_id, "end")
    counted = Since(known.MOVES)
    made = await run_computers(services, match)
    assert counted.found() == {(TALLY, "computer"): made}
    history = await services.observations.history(match, None)
    assert made == len(history) - 2 > 0
    assert {(entry.seat, entry.kind) for entry in history[2:]} == {(1, "move")}
    assert (await services.observations.public(match)).awaited()[0].seat == 0


async def test_whole_matches_against_them_verify(services: Services) -> None:
    for computers in (1, 2, 3):
        match = await started(services, "auction", ANN, computers=computers)
        assert (await finish(services, match, ANN)).status == "ended"
        assert (await services.proofs.verify(match)).ok


async def test_the_same_match_gets_the_same_moves(another: Opener) -> None:
    histories = []
    for name in ("one", "two"):
        services = await another(name)
        match = await started(services, "auction", ANN, computers=3)
        await finish(services, match, ANN)
        histories.append(await services.observations.history(match, None))
    assert histories[0] == histories[1]


async def test_two_processes_running_the_same_match_make_each_move_once(
    services: Services, path: Path, another: Opener
) -> None:
    other = await another(path.name)
    match = await started(services, "auction", ANN, BORIS, computers=2)
    for _ in range(200):
        made = await asyncio.gather(run_computers(services, match), run_computers(other, match))
        observation = await services.observations.public(match)
        assert sum(made) <= observation.revision
        if observation.status != "running":
            break
        person = (ANN, BORIS)[observation.awaited()[0].seat]
        await other.matches.submit_choice(match, person.user_id, observation.revision, 0)
    assert observation.status == "ended"
    assert (await services.proofs.verify(match)).ok


async def test_matches_that_wait_for_them_are_found_after_a_restart(services: Services) -> None:
    match = await started(services, TALLY, ANN, BORIS, computers=1, channel_id=700)
    known = await services.shown.messages(match)
    shown = TableMessage(match, 700, 9_001, 1, "page", shown_changes=known.table.changes)
    await services.shown.remember(known, shown)
    await services.shown.named(known.table)
    assert await services.shown.lagging() == ()
    for person in (ANN, BORIS):
        await submit_line(services, match, person.user_id, "end")
    assert await services.shown.lagging() == (match,)


async def test_at_random_each_choice_is_as_likely_as_the_others(services: Services) -> None:
    match = await started(services, TALLY, ANN)
    order = order_of((await services.observations.moment(match)).loaded, Seat(0), "random")
    seeds = (number.to_bytes(32, "big") for number in range(1_200))
    chosen = Counter(answer_to(msgspec.structs.replace(order, seed=seed)).move for seed in seeds)
    assert len(chosen) == 6
    assert all(140 < count < 260 for count in chosen.values())


async def test_a_move_without_a_trace_is_not_drawn_for_ever(services: Services) -> None:
    """The revision is the same after it, so that the same chance would give the same move again."""

    def entry(number: int, seat: int, *, traceless: bool) -> Entry:
        return Entry(number, "move", Seat(seat), 0, traceless=traceless)

    entries = [entry(1, 0, traceless=True), entry(2, 1, traceless=False)]
    assert traceless_of(entries, Seat(0)) == 0
    entries += [entry(3, 0, traceless=True), entry(4, 1, traceless=True), entry(5, 0, traceless=True)]
    assert [traceless_of(entries, Seat(seat)) for seat in (0, 1)] == [2, 1], "what others do unseen changes nothing"
    loaded = (await services.observations.moment(await started(services, TALLY, ANN, BORIS))).loaded
    later = loaded.with_known(loaded.state, tuple(entries))
    first, again = (order_of(each, Seat(0), "random") for each in (loaded, later))
    assert (first.view, first.revision) == (again.view, again.revision) and first.seed != again.seed
    assert is_current(loaded, first) and not is_current(later, first)
    assert order_of(loaded, Seat(0), "random", "hint").seed not in {first.seed, again.seed}, "a hint tells no move"
