"""What was said, the page's address and what was read are there again after a restart."""

import io
from pathlib import Path

import discord
import pytest
import simcord

from playground.memory import FILE_NAME, Memory
from playground.places import Looked
from playground.simulator import is_archived, renew_commands
from playground.world import World, build_world
from tests.playground.small_bot import SmallBot


@pytest.fixture
def files(tmp_path: Path) -> tuple[Path, Path]:
    database = tmp_path / "matches.sqlite3"
    database.write_bytes(b"")
    return tmp_path / FILE_NAME, database


def anew() -> World:
    """Return the world as it is at the next start, before the bot is there."""
    return build_world(simcord.Env(SmallBot(), check_errors=False))


async def test_messages_threads_and_the_address_come_back(world: World, files: tuple[Path, Path]) -> None:
    looked = Looked()
    memory = Memory(world, looked, *files)
    assert not memory.has_history and memory.port == 0
    memory.start()
    await world.ann.send(world.games, "hello")
    games = world.bot.get_channel(world.games.id)
    assert isinstance(games, discord.TextChannel)
    thread = await games.create_thread(name="a table", type=discord.ChannelType.public_thread)
    await thread.send("in the thread")
    looked.note(world, "Ann", str(world.games.id))
    memory.port, memory.key = 4711, "the key"
    memory.save_page()
    after, again = anew(), Looked()
    memory = Memory(after, again, *files)
    assert memory.has_history and (memory.port, memory.key) == (4711, "the key")
    backend = after.env.backend
    assert [each.content for each in backend.messages[world.games.id].values()][:1] == ["hello"]
    assert backend.channels[thread.id].name == "a table"
    assert [each.content for each in backend.messages[thread.id].values()] == ["in the thread"]
    assert thread.id in backend.guilds[world.guild.id].thread_ids
    assert again.kept() == looked.kept() != ()


async def test_what_the_bot_has_been_told_is_kept_at_once(world: World, files: tuple[Path, Path]) -> None:
    """A kill comes at any moment: what Discord has answered is there again, changed and deleted messages too."""
    Memory(world, Looked(), *files).start()
    games = world.bot.get_channel(world.games.id)
    assert isinstance(games, discord.TextChannel)
    kept, gone = [await games.send(said) for said in ("first", "second")]
    picture = discord.File(io.BytesIO(b"drawn"), "board.png")
    await kept.edit(content="changed", attachments=[picture])
    await gone.delete()
    thread = await games.create_thread(name="a table", type=discord.ChannelType.public_thread)
    world.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
    after = anew()
    assert Memory(after, Looked(), *files).has_history
    backend = after.env.backend
    message = backend.messages[games.id][kept.id]
    assert message.content == "changed" and gone.id not in backend.messages[games.id]
    assert backend.cdn._blobs[message.attachments[0]["url"]] == b"drawn"
    assert is_archived(backend.channels[thread.id])


async def test_pictures_that_nobody_sees_any_more_go_at_the_next_start(world: World, files: tuple[Path, Path]) -> None:
    Memory(world, Looked(), *files).start()
    games = world.bot.get_channel(world.games.id)
    assert isinstance(games, discord.TextChannel)
    message = await games.send("look", file=discord.File(io.BytesIO(b"old"), "board.png"))
    await message.edit(attachments=[discord.File(io.BytesIO(b"new"), "board.png")])
    Memory(anew(), Looked(), *files).start()
    after = anew()
    Memory(after, Looked(), *files)
    assert [blob for url, blob in after.env.backend.cdn._blobs.items() if "/attachments/" in url] == [b"new"]


async def test_without_the_database_or_with_a_damaged_file_everything_is_new(
    world: World, files: tuple[Path, Path]
) -> None:
    file, database = files
    Memory(world, Looked(), file, database).start()
    await world.ann.send(world.games, "hello")
    database.unlink()
    assert not Memory(anew(), Looked(), file, database).has_history
    database.write_bytes(b"")
    assert Memory(anew(), Looked(), file, database).has_history
    file.write_text("{" * 5000, encoding="utf-8")
    assert not Memory(anew(), Looked(), file, database).has_history


async def test_a_history_without_its_database_is_forgotten(world: World, files: tuple[Path, Path]) -> None:
    file, database = files
    Memory(world, Looked(), file, database).start()
    await world.ann.send(world.games, "hello")
    database.unlink()
    Memory(anew(), Looked(), file, database).start()
    database.write_bytes(b"")
    assert not Memory(anew(), Looked(), file, database).has_history


async def test_older_messages_mention_commands_by_their_ids_of_today(world: World, files: tuple[Path, Path]) -> None:
    (command,) = [each for scope in world.env.backend.commands.values() for each in scope.values()][:1]
    await world.ann.send(world.games, "hello")
    (message,) = world.env.backend.messages[world.games.id].values()
    message.components = [{"type": 10, "content": f"</{command['name']} new:1> </other:2>"}]
    renew_commands(world.env)
    assert message.components[0]["content"] == f"</{command['name']} new:{command['id']}> </other:2>"


def test_only_its_owner_reads_the_file(world: World, files: tuple[Path, Path]) -> None:
    Memory(world, Looked(), *files).start()
    assert files[0].stat().st_mode & 0o077 == 0
