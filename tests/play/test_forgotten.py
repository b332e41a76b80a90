"""Who was forgotten is still known where a match or a limit needs it, and is forgotten again by a copy put back."""

import stat
from collections.abc import Awaitable, Callable
from pathlib import Path
from shutil import copyfile

import pytest
from msgspec.structs import replace

from db.engines.sqlite_engine import SqliteDatabase
from db.keeping import lineage
from db.keeping.backup import copy
from db.keeping.beside import Beside, Forgotten
from games.kernel.ids import MatchId, Seat
from games.kernel.pace import DAY
from play.context import Context
from play.limits import DEFAULT_LIMITS
from play.people.people import FORGOTTEN
from play.services import Services
from tests.play.matches import ANN, BORIS, GLEB, VERA, Clock, opened, refused, started
from tests.play.test_presence import look

Opener = Callable[[str], Awaitable[Services]]


async def test_a_second_seat_is_refused_after_forgetting(services: Services) -> None:
    """Boris has seen his orders, forgets himself and would take Vera's hand."""
    match = await started(services, "auction", ANN, BORIS, VERA)
    await services.replacing.offer(match, VERA.user_id)
    assert await services.people.forget(BORIS.user_id) == (match,)
    assert (await refused(services.replacing.take(match, BORIS, Seat(2)))).code == "had_a_seat"
    await services.replacing.take(match, GLEB, Seat(2))


async def test_who_handed_a_seat_over_has_no_other_after_forgetting(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS, VERA)
    await services.replacing.offer(match, BORIS.user_id)
    await services.replacing.take(match, GLEB, Seat(1))
    await services.replacing.offer(match, VERA.user_id)
    await services.people.forget(BORIS.user_id)
    assert (await refused(services.replacing.take(match, BORIS, Seat(2)))).code == "had_a_seat"


async def test_who_was_sent_away_comes_back_by_the_host_alone_after_forgetting(services: Services) -> None:
    match = await opened(services, "auction", ANN, BORIS, VERA)
    await services.lobby.kick(match, ANN.user_id, BORIS.user_id)
    await services.people.forget(BORIS.user_id)
    assert (await refused(services.lobby.join(match, BORIS, "salt"))).code == "barred"
    assert (await refused(services.lobby.invite(match, VERA.user_id, BORIS.user_id))).code == "barred"
    await services.lobby.invite(match, ANN.user_id, BORIS.user_id)
    await services.lobby.join(match, BORIS, "salt")


async def limited(path: Path, clock: Clock) -> Services:
    """Open services where a person opens two tables a day and has two addresses tried."""
    database = await SqliteDatabase.open(path)
    limits = replace(DEFAULT_LIMITS, tables_a_day=2, webhooks_a_day=2)
    return Services(Context(database, clock, lambda size: b"x" * size, [], limits, beside=Beside.open(path)))


async def test_limits_of_a_day_hold_after_forgetting(path: Path, clock: Clock) -> None:
    services = await limited(path, clock)
    for _ in range(2):
        await opened(services, "auction", ANN)
        await services.webhooks.try_one(ANN.user_id)
        await services.people.forget(ANN.user_id)
    assert (await refused(opened(services, "auction", ANN))).code == "too_many_opened"
    assert (await refused(services.webhooks.try_one(ANN.user_id))).code == "too_many_webhooks"
    clock.now += DAY + 1
    await opened(services, "auction", ANN)
    await services.webhooks.try_one(ANN.user_id)
    await services.close()


async def test_what_is_known_lasts_as_long_as_the_match(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS, VERA)
    await services.people.forget(BORIS.user_id)
    database = services._context.database
    count = "SELECT COUNT(*) AS id FROM remembered WHERE kind = 'seat'"
    assert (await database.read(lambda each: each.execute(count).fetchone()["id"])) == 1
    await services.matches.resign(match, ANN.user_id)
    await services.people.forget(GLEB.user_id)
    assert (await database.read(lambda each: each.execute(count).fetchone()["id"])) == 0


async def test_the_database_alone_does_not_tell_who_was_forgotten(path: Path, another: Opener) -> None:
    """The number that is kept is made with a key that is in no copy; another installation makes another number."""
    services = await another(path.name)
    await started(services, "auction", ANN, BORIS, VERA)
    await services.people.forget(BORIS.user_id)
    assert str(BORIS.user_id).encode() not in path.read_bytes()
    key = path.with_name(f"{path.name}.key")
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    assert bytes.fromhex(key.read_text()) not in path.read_bytes() and key.read_bytes() not in path.read_bytes()
    assert Beside.open(path).pseudonym(1) == Beside.open(path).pseudonym(1) < 0
    assert Beside.open(path).pseudonym(1) != Beside.open(path.with_name("other")).pseudonym(1)


async def test_a_copy_put_back_forgets_again(path: Path, clock: Clock) -> None:
    """Else a backup brings back what somebody had deleted."""
    services = await Services.open(path, clock)
    match = await started(services, "auction", ANN, BORIS, VERA)
    await services.people.change(BORIS.user_id, language="ru")
    saved = path.with_name("saved")
    copy(path, saved)
    await services.people.forget(BORIS.user_id)
    await services.people.change(GLEB.user_id, language="ru")
    await services.close()
    copyfile(saved, path)
    for left in path.parent.glob(f"{path.name}-*"):
        left.unlink()
    again = await Services.open(path, clock)
    assert BORIS.user_id not in await again.people.known()
    assert ANN.user_id in await again.people.known()
    assert (await look(again, MatchId(match))).faces[1].sitter == "absent"
    assert (await refused(again.replacing.take(match, BORIS, Seat(1)))).code in {"had_a_seat", "no_free_seat"}
    await again.people.change(BORIS.user_id, language="en")
    await again.close()
    later = await Services.open(path, clock)
    assert BORIS.user_id in await later.people.known(), "who comes back is not forgotten at each start"
    await later.close()


@pytest.mark.parametrize("rest", [b'{"torn', b"\x00\xff\n[1]\n"])
def test_a_torn_line_of_the_list_spoils_no_other(tmp_path: Path, rest: bytes) -> None:
    beside = Beside.open(tmp_path / "base")
    beside.note(Forgotten(1, -5, 7))
    with (tmp_path / "base.forgotten").open("ab") as file:
        file.write(rest)
    beside.note(Forgotten(2, -6, 8))
    assert [each.number for each in beside.forgotten()] == [1, 2]


async def test_of_two_who_ask_at_once_no_copy_knows_only_one_without_saying_so(
    services: Services, another: Opener, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A copy made between the two counts as far as the second; the first would not be forgotten again by it."""
    other, counted = await another(path.name), list[int]()
    await opened(services, "auction", ANN)
    step_back = services.people._step_back

    async def slowly(match: MatchId, user_id: int) -> None:
        await other.people.forget(BORIS.user_id)
        counted.append(await services._context.database.read(lineage.counter, FORGOTTEN))
        await step_back(match, user_id)

    monkeypatch.setattr(services.people, "_step_back", slowly)
    await services.people.forget(ANN.user_id)
    beside = services._context.beside
    ann = [each.number for each in beside.forgotten() if each.who == beside.pseudonym(ANN.user_id)]
    assert counted and max(ann) > counted[0]
    assert await services._context.database.read(lineage.counter, FORGOTTEN) == max(ann)
