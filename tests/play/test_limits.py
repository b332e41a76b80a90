"""Limits: what one person, table or answer can have too much of is refused, and nothing is changed."""

import random
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import msgspec
import pytest

from config import LIMITS, read_settings
from games import registry
from games.kernel.errors import Refusal
from games.kernel.ids import Seat
from games.kernel.pace import DAY
from games.kernel.play_out import play_out
from play.limits import GUEST_MOVES_A_DAY, MOVES_A_DAY, Limits
from play.rules.loaded import Loaded
from play.rules.record import Entry
from play.services import Services
from tests.play.matches import ANN, BORIS, VERA, Clock, opened, refused, say, started, to_bids
from tests.play.shortcuts import private

FEW = Limits(tables=2, tables_a_day=3, invitations_a_day=2, entries=8, changes=2)


@pytest.fixture
async def services(tmp_path: Path, clock: Clock, entropy: Callable[[int], bytes]) -> AsyncIterator[Services]:
    """Return services that allow little, and deal the same hands each time."""
    made = await Services.open(tmp_path / "few.sqlite3", clock, entropy, FEW)
    yield made
    await made.close()


def test_the_settings_are_the_limits() -> None:
    assert Limits.__struct_fields__ == LIMITS
    assert Limits(**read_settings({}).limits) == Limits()
    assert read_settings({"SEALED_ORDERS_CHANGES": "3"}).limits["changes"] == 3


async def test_tables_at_once(services: Services) -> None:
    first = await opened(services, "auction", ANN)
    await opened(services, "auction", ANN)
    refusal = await refused(opened(services, "auction", ANN))
    assert (refusal.code, refusal.facts) == ("too_many_tables", {"most": 2})
    await opened(services, "auction", BORIS)
    await services.lobby.cancel(first, ANN.user_id)
    await opened(services, "auction", ANN)


async def test_seats_of_a_person(tmp_path: Path, clock: Clock) -> None:
    made = await Services.open(tmp_path / "seats.sqlite3", clock, limits=Limits(seats=2))
    first = await opened(made, "auction", ANN, BORIS)
    running = await started(made, "auction", VERA, BORIS)
    refusal = await refused(opened(made, "auction", BORIS))
    assert (refusal.code, refusal.facts) == ("too_many_seats", {"most": 2})
    third = await opened(made, "auction", VERA)
    assert (await refused(made.lobby.join(third, BORIS, ""))).code == "too_many_seats"
    await made.replacing.offer(running, VERA.user_id)
    await opened(made, "auction", ANN)
    assert (await refused(made.replacing.take(running, ANN, Seat(0)))).code == "too_many_seats"
    await made.lobby.leave(first, BORIS.user_id)
    await made.lobby.join(third, BORIS, "")
    await made.close()


async def test_tables_of_a_server(tmp_path: Path, clock: Clock) -> None:
    made = await Services.open(tmp_path / "server.sqlite3", clock, limits=Limits(server_tables=1))
    match = await opened(made, "auction", ANN, guild_id=70)
    refusal = await refused(opened(made, "auction", BORIS, guild_id=70))
    assert (refusal.code, refusal.facts) == ("too_many_here", {"most": 1})
    await opened(made, "auction", BORIS, guild_id=71)
    await opened(made, "auction", BORIS)
    await made.lobby.cancel(match, ANN.user_id)
    await opened(made, "auction", BORIS, guild_id=70)
    await made.close()


async def test_tables_in_a_day(services: Services, clock: Clock) -> None:
    for _ in range(3):
        await services.lobby.cancel(await opened(services, "auction", ANN), ANN.user_id)
    refusal = await refused(opened(services, "auction", ANN))
    assert (refusal.code, refusal.facts) == ("too_many_opened", {"most": 3})
    clock.now += DAY + 1
    await opened(services, "auction", ANN)


async def test_a_rematch_is_a_table_too(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS)
    await services.matches.resign(match, BORIS.user_id)
    for _ in range(2):
        await opened(services, "auction", ANN)
    assert (await refused(services.lobby.rematch(match, ANN, ""))).code == "too_many_tables"


async def test_invitations_to_one_person(services: Services) -> None:
    hosts = (ANN, BORIS, VERA)
    tables = [await opened(services, "auction", host) for host in hosts]
    for match, host in zip(tables[:2], hosts, strict=False):
        await services.lobby.invite(match, host.user_id, 77)
        assert (await refused(services.lobby.invite(match, host.user_id, 77))).code == "already_invited"
    refusal = await refused(services.lobby.invite(tables[2], VERA.user_id, 77))
    assert (refusal.code, refusal.facts) == ("too_many_invitations", {"most": 2})
    await services.lobby.invite(tables[2], VERA.user_id, 78)


async def test_changes_of_one_sealed_answer_and_entries_of_a_match(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS)
    revision = await to_bids(services, match)
    hand = (await private(services, match, ANN.user_id)).choices
    lines = [hand[number % 2].notation for number in range(4)]
    await say(services, match, ANN, *lines[:3])
    refusal = await refused(say(services, match, ANN, lines[3]))
    assert (refusal.code, refusal.facts) == ("too_many_changes", {"most": 2})
    # What others see of it is the last answer alone.
    public = await services.observations.public(match)
    sealed = [entry for entry in public.log if entry.revision > revision and entry.receipt]
    assert [entry.revision for entry in sealed] == [public.revision]
    own = await services.observations.history(match, ANN.user_id, revision)
    assert len([entry for entry in own if entry.receipt]) == 3
    await services.matches.undo(match, ANN.user_id, public.revision)
    refusal = await refused(say(services, match, ANN, lines[0]))
    assert (refusal.code, refusal.facts) == ("match_too_long", {"most": 8})


def test_answers_that_never_open_are_no_changes_of_one_answer() -> None:
    """Catches a match in which somebody can give no standing order after the twelfth, though each was another one."""
    game = registry.find("legends_of_signum")
    match = play_out(game, 2, bytes(32), random.Random(3))
    entries = tuple(
        Entry(
            number, "move", turn.seat, 0, seal=step.seal, final=step.stays(turn.draws), opened=step.opened,
            dropped=step.dropped,
        )
        for number, turn in enumerate(match.turns, 2)
        for step in (turn.step,)
    )  # fmt: skip
    limits = Limits(changes=4)
    orders = [at for at, entry in enumerate(entries) if entry.seal == "order"]
    assert len(orders) > 3 * limits.changes
    for at in orders:
        limits.check_entry(cast(Loaded, SimpleNamespace(entries=entries[max(0, at - 60) : at])), entries[at])
    again = (msgspec.structs.replace(entries[orders[0]], final=False),) * (limits.changes + 1)
    with pytest.raises(Refusal) as refusal:
        limits.check_entry(cast(Loaded, SimpleNamespace(entries=again)), again[0])
    assert refusal.value.code == "too_many_changes"


async def test_guests_move_a_match_less_often_than_its_host(services: Services, clock: Clock) -> None:
    """A guest brought the host's table from channel to channel, with a new thread for each."""
    match = await opened(services, "auction", ANN, BORIS)
    for person, most in ((BORIS, GUEST_MOVES_A_DAY), (ANN, MOVES_A_DAY)):
        for _ in range(most):
            await services.lobby.note_move(match, person.user_id)
            clock.now += 1
        refusal = await refused(services.lobby.note_move(match, person.user_id))
        assert (refusal.code, refusal.facts) == ("too_many_moves", {"most": most})
    await services.people.forget(BORIS.user_id)
    assert (await refused(services.lobby.note_move(match, BORIS.user_id))).code == "too_many_moves"
    clock.now += DAY
    await services.lobby.note_move(match, BORIS.user_id)
