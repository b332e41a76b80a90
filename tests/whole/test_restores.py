"""A restore from a backup: nothing of the lost future acts, and nothing of it stays to be pressed."""

import shutil
from contextlib import closing
from pathlib import Path

import pytest
import simcord

from db.drivers.sqlite import connect_alone
from db.keeping import lineage
from db.keeping.backup import copy
from playground.world import World
from render.phrases import moment
from tests.failures.troubles import BROKEN, healed, inject
from tests.malformed.whole.forging import button, send
from tests.whole.seen import Seen, answer, seen
from tests.whole.staff import allow_opening_threads, archive
from tests.whole.tables import Table, awaited_member, open_table, started
from text import words

MATCHES = "matches.sqlite3"
SAID = words("en")
WRITES = ("POST", "PATCH", "DELETE")


class Backup:
    """A copy of the bot's database, and a way to put it back while the bot is stopped."""

    def __init__(self, world: World, folder: Path, is_by_hand: bool) -> None:
        """Keep what is needed; `is_by_hand`: files are copied, and not by `python -m db backup`."""
        self._world = world
        self._path = folder / MATCHES
        self._kept = folder / "kept"
        self._is_by_hand = is_by_hand

    def make(self) -> None:
        """Copy the database."""
        self._kept.mkdir()
        if not self._is_by_hand:
            copy(self._path, self._kept / MATCHES)
            return
        for end in ("", "-wal"):
            shutil.copyfile(f"{self._path}{end}", self._kept / f"{MATCHES}{end}")

    async def restore(self) -> None:
        """Stop the bot, put the copy in the place of its database, and start it."""
        await self._world.bot.close()
        for end in ("", "-wal", "-shm"):
            Path(f"{self._path}{end}").unlink(missing_ok=True)
        for file in self._kept.iterdir():
            shutil.copyfile(file, self._path.with_name(file.name))
        await self._world.crash()
        await self._world.env.settle()


@pytest.fixture(params=["backup", "by hand"])
def backup(world: World, tmp_path: Path, request: pytest.FixtureRequest) -> Backup:
    """A backup that is still to be made."""
    return Backup(world, tmp_path, request.param == "by hand")


def written(world: World) -> list[str]:
    """What the bot has sent, changed and deleted so far."""
    return [f"{each.method} {each.path}" for each in world.env.http_requests if each.method in WRITES]


async def offered(table: Table) -> tuple[simcord.MemberActor, Seen]:
    """Return who is awaited, and the page on which they can confirm the first thing they are offered."""
    player = await awaited_member(table)
    menu = await table.open_menu(player)
    if "Confirm" not in menu.buttons:
        menu = answer(await player.click(menu.message, label=menu.buttons[0]))
    return player, menu


async def played_on(table: Table, moves: int) -> None:
    """Let everybody confirm the first thing they are offered."""
    for _ in range(moves):
        player, menu = await offered(table)
        answer(await player.click(menu.message, label="Confirm"))


async def test_an_old_page_does_not_act_in_another_history(world: World, backup: Backup) -> None:
    table = await started(world)
    backup.make()
    await played_on(table, 3)
    player, lost = await offered(table)
    then = await table.observation()
    await backup.restore()
    await played_on(table, 3)
    before = await table.observation()
    assert (before.revision, before.match) == (then.revision, then.match)
    told = answer(await player.click(lost.message, label="Confirm"))
    assert SAID("refusal-stale") in told.text
    assert (await table.observation()).revision == before.revision
    # The fresh page that came in its place acts.
    await player.click(told.message, label=told.buttons[0])
    await played_on(table, 1)
    assert (await table.observation()).revision > before.revision


async def test_an_old_button_does_not_act_in_another_match(world: World, backup: Backup) -> None:
    backup.make()
    lost = await open_table(world)
    card = lost.now
    await backup.restore()
    again = await open_table(world)
    assert again.match == lost.match
    faces = (await again.observation()).faces
    assert not {"Join", "Start"} & {label for page in lost.messages for label in page.buttons}
    assert any(SAID("lost-table") in page.text for page in lost.messages)
    (refused,) = await send(world, lost.channel, [button(world.boris, card.custom_id("Join"), card)])
    told = answer(refused)
    assert SAID("refusal-lost_match") in told.text
    assert (await again.observation()).faces == faces


async def test_everything_shown_is_what_is_stored(world: World, backup: Backup) -> None:
    allow_opening_threads(world)
    table = await started(world)
    first = table.now
    backup.make()
    await played_on(table, 6)
    other = await started(world, "auction", world.vera)
    await backup.restore()
    fresh = await table.observation()
    ours = [page for page in table.messages if page.buttons]
    assert [page.message.id for page in ours] == [first.message.id]
    assert table.messages[-1].message.id == first.message.id
    assert f"|{fresh.revision}|" in ours[0].custom_id(ours[0].buttons[0])
    assert all(not page.buttons for page in seen(world.env, other.channel))
    thread = world.env.backend.get_channel(other.channel.id).thread_metadata
    assert thread is not None
    assert thread.archived
    for member in (world.ann, world.boris):
        pages = seen(world.env, member.user.dm_channel)
        assert all(f"|{table.match}.{fresh.tag}|" in page.custom_id(label) for page in pages for label in page.buttons)
    await played_on(table, 2)


async def test_an_ordinary_start_writes_nothing(world: World) -> None:
    table = await started(world)
    await played_on(table, 2)
    before = written(world)
    await world.restart()
    await world.env.settle()
    looked = [each.path for each in world.env.http_requests if each.method == "GET" and each.path.endswith("/messages")]
    assert [each for each in written(world)[len(before) :] if "/messages" in each] == []
    assert looked == []


async def test_after_a_move_everything_is_renewed_and_nothing_is_looked_for(world: World, tmp_path: Path) -> None:
    """Pages with the epoch of before would be refused, and a look through all channels would find nothing."""
    table = await started(world)
    await played_on(table, 2)
    await world.bot.close()
    path, before = tmp_path / MATCHES, len(world.env.http_requests)
    with closing(connect_alone(path)) as connection, connection:
        epoch = lineage.new_epoch()
        lineage.begin_epoch(connection, epoch, "moved")
        lineage.write_mark(path, epoch, lineage.counter(connection, "writes"))
    await world.crash()
    await world.env.settle()
    looked = [each.path for each in world.env.http_requests[before:] if each.path.endswith("/messages")]
    assert [each for each in looked if f"/{table.channel.id}/" not in each] == []
    fresh = await table.observation()
    pages = [page for each in (world.ann, world.boris) for page in seen(world.env, each.user.dm_channel)]
    shown = [page.custom_id(label) for page in (*table.messages, *pages) for label in page.buttons]
    assert shown and all(f"|{table.match}.{fresh.tag}|" in each for each in shown)
    await played_on(table, 2)


async def test_tables_of_a_lost_future_are_put_away_wherever_they_are(world: World, backup: Backup) -> None:
    allow_opening_threads(world)
    backup.make()
    archived = await started(world, "dungeon_lords", world.boris)
    here = await open_table(world, "auction", where="here")
    await archive(world, archived.channel)
    lost = [page.text for page in seen(world.env, world.boris.user.dm_channel)]
    await backup.restore()
    for table in (archived, here):
        assert all(not page.buttons for page in table.messages)
        assert any(SAID("lost-table") in page.text for page in table.messages)
    thread = world.env.backend.get_channel(archived.channel.id).thread_metadata
    assert thread is not None
    assert thread.archived
    # Boris sits at no table, and the copy has never heard of him.
    pages = seen(world.env, world.boris.user.dm_channel)
    assert lost
    assert [page.buttons for page in pages if page.buttons] == []


async def test_the_table_says_that_moves_were_lost_until_the_next_one(world: World, backup: Backup) -> None:
    table = await started(world)
    await played_on(table, 1)
    backup.make()
    last = (await table.observation()).log[-1].made_at
    await played_on(table, 2)
    said = SAID("table-restored", time=moment(last))
    assert said not in table.now.text
    await backup.restore()
    assert said in table.now.text
    await played_on(table, 1)
    assert said not in table.now.text


async def test_what_cannot_be_looked_through_is_given_up_until_the_next_start(world: World, backup: Backup) -> None:
    backup.make()
    lost = await open_table(world, "auction", where="here")
    inject(world, "GET", f"/channels/{world.games.id}/messages", BROKEN, times=None)
    await backup.restore()
    for hours in (2, 2):
        before = len(world.env.http_requests)
        await world.env.advance_time(hours * 3_600)
        tried = [
            each for each in world.env.http_requests[before:] if each.path == f"/channels/{world.games.id}/messages"
        ]
    assert tried == []
    healed(world)
    await world.restart()
    assert all(not page.buttons for page in lost.messages)
