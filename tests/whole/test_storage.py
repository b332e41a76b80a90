"""A database that fails under the running bot: people are told that nothing was changed, and later everything works."""

from pathlib import Path
from typing import Any

import pytest
import simcord

from counting import known
from db.engines.sqlite_engine import SqliteDatabase
from db.errors import UnavailableDatabase
from games.kernel.ids import Observer
from games.kernel.observation import Observation
from play import shown
from play.rules.moment import Moment
from playground.world import World
from tests.counted import Since
from tests.db.disk_faults import failing_disk
from tests.whole.seen import answer
from tests.whole.tables import Table, awaited_member, started

REFUSED = {"en": "cannot use its database", "ru": "не может пользоваться своей базой данных"}
UNCHANGED = {"en": "Nothing was changed", "ru": "Ничего не изменилось"}
FAULT = UnavailableDatabase(Path("x.sqlite3"), "failing", "the disk is ill")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the bot of `world` keeps its matches."""
    return tmp_path / "matches.sqlite3"


def errors_of(faults: list[str]) -> list[str]:
    """Return the errors that were logged, and mark them as expected."""
    found = list(faults)
    faults.clear()
    return found


async def _opening(world: World) -> tuple[Table, simcord.MemberActor]:
    table = await started(world)
    return table, await awaited_member(table)


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_a_move_is_refused_and_made_later(world: World, path: Path, faults: list[str], language: str) -> None:
    table, player = await _opening(world)
    world.speaks(player, language)
    asked = await table.open_menu(player)
    label = next(name for name in asked.buttons if name in ("Confirm", "Подтвердить"))
    before, posted = await table.observation(), len(table.messages)
    outcomes, counted = Since(known.ANSWERS), Since(known.FAULTS)
    with failing_disk(path):
        refused = answer(await player.click(asked.message, label=label))
        assert REFUSED[language] in refused.text
        assert UNCHANGED[language] in refused.text
        assert any("matches.sqlite3" in line and "IOERR" in line for line in errors_of(faults))
    assert (outcomes.found(), counted.found()) == ({("fault",): 1}, {("storage_failing",): 1})
    assert (await table.observation()).revision == before.revision
    assert len(table.messages) == posted
    asked = await table.open_menu(player)
    answer(await player.click(asked.message, label=label))
    assert (await table.observation()).revision == before.revision + 1


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_a_deleted_file_is_noticed_before_a_move_is_acknowledged(
    world: World, path: Path, faults: list[str], language: str
) -> None:
    table, player = await _opening(world)
    world.speaks(player, language)
    asked = await table.open_menu(player)
    label = next(name for name in asked.buttons if name in ("Confirm", "Подтвердить"))
    before = await table.observation()
    aside = path.rename(path.with_name("aside"))
    refused = answer(await player.click(asked.message, label=label))
    assert {"en": "moved, deleted or replaced", "ru": "переместили, удалили или заменили"}[language] in refused.text
    assert any("matches.sqlite3" in line and "replaced" in line for line in errors_of(faults))
    assert "replaced" in world.bot.trouble()
    aside.rename(path)
    assert world.bot.trouble() == ""
    assert await table.observation() == before
    asked = await table.open_menu(player)
    answer(await player.click(asked.message, label=label))
    assert (await table.observation()).revision == before.revision + 1


async def test_looking_works_while_nothing_can_be_stored(world: World, path: Path, faults: list[str]) -> None:
    table, player = await _opening(world)
    with failing_disk(path):
        assert "Confirm" in (await table.open_menu(player)).buttons
        for command in ("hand", "show", "log"):
            page = answer(await player.slash(table.channel, command))
            assert REFUSED["en"] not in page.text
    assert all("could not be noted" in line for line in errors_of(faults))


async def test_every_request_is_answered_while_nothing_can_be_read(
    world: World, faults: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, player = await _opening(world)
    world.speaks(world.gleb, "ru")

    async def failing(_database: SqliteDatabase, *_work: Any) -> None:
        raise FAULT

    with monkeypatch.context() as patched:
        patched.setattr(SqliteDatabase, "read", failing)
        for who, language in ((player, "en"), (world.gleb, "ru")):
            assert REFUSED[language] in answer(await table.press(who, "Make a move")).text
            assert REFUSED[language] in answer(await who.slash(table.channel, "show")).text
    assert any("the disk is ill" in line for line in errors_of(faults))
    assert "Confirm" in (await table.open_menu(player)).buttons


async def test_a_move_before_the_fault_is_reported_as_stored(
    world: World, faults: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, player = await _opening(world)
    asked = await table.open_menu(player)
    before = (await table.observation()).revision
    look = Moment.choosing

    def failing(moment: Moment, observer: Observer, topic: int | None = None) -> Observation:
        observation = look(moment, observer, topic)
        if observation.revision > before:
            raise FAULT
        return observation

    with monkeypatch.context() as patched:
        patched.setattr(Moment, "choosing", failing)
        page = answer(await player.click(asked.message, label="Confirm"))
    assert "had been stored" in page.text
    assert "Nothing was changed" not in page.text
    assert (await table.observation()).revision == before + 1
    assert errors_of(faults) != []


async def test_a_table_whose_message_cannot_be_stored_is_sent_once(
    world: World, faults: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, player = await _opening(world)
    store = shown._store
    with monkeypatch.context() as patched:

        def failing(*_: object) -> None:
            raise FAULT

        patched.setattr(shown, "_store", failing)
        await table.play(player, "open")
        posted = [page.message.id for page in table.messages]
        for _ in range(5):
            await world.env.advance_time(3600)
        assert [page.message.id for page in table.messages] == posted
        assert errors_of(faults) != []
    assert shown._store is store
    await world.env.advance_time(3600)
    found = (await world.bot.services.shown.messages(table.match)).table
    assert (found.message_id, found.revision) == (posted[-1], (await table.observation()).revision)
    again = await awaited_member(table)
    await table.play(again, "pledge 0")
    assert len(table.messages) == len(posted) + 1


async def test_outdated_tables_that_a_start_missed_are_found_later(
    world: World, faults: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, player = await _opening(world)
    with monkeypatch.context() as patched:

        async def failing(*_: object, **__: object) -> None:
            raise FAULT

        patched.setattr(shown.Shown, "lagging", failing)
        await world.bot.services.shown.forget_table(table.match)
        await world.restart()
        assert errors_of(faults) != []
        posted = len(table.messages)
    await world.env.advance_time(120)
    assert len(table.messages) == posted + 1
    await table.play(player, "open")
