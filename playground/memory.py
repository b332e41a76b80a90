"""What the playground keeps over a restart, in a file beside the database: its address, and what was said.

simcord's Discord is in memory. Threads, messages and their pictures are written to the file before the bot hears that
its request was done: even a bot that is killed finds its messages where it left them, as it would in Discord. Private
answers are not kept, as Discord does not keep them. The history belongs to the database: without that it is forgotten.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from simcord.backend.models import Channel, Message

from address import Address
from playground.places import Looked
from playground.simulator import history_of, pictures_of, put_back
from playground.world import World

FILE_NAME = "playground_history.sqlite3"
T = TypeVar("T")
_log = logging.getLogger(__name__)


class Page(msgspec.Struct, frozen=True):
    """Port and key of the page, and what each person has looked at."""

    port: int = 0
    key: str = ""
    looked: tuple[tuple[int, int, int], ...] = ()


def _is_there(database: Address) -> bool:
    """Return whether there is a database; whether a server has one is not asked."""
    return not isinstance(database, Path) or database.exists()


class Memory:
    """Puts back what was kept, and keeps what changes."""

    def __init__(self, world: World, looked: Looked, file: Path, database: Address) -> None:
        """Put back the history; call it before the bot starts."""
        self._world = world
        self._looked = looked
        self._file = _File(file)
        page = self._file.page()
        self.port, self.key = page.port, page.key
        messages = self._file.all("message", Message) if _is_there(database) else ()
        self.has_history = bool(messages)
        if self.has_history:
            threads = self._file.all("thread", Channel)
            put_back(world.env, world.guild.id, threads, messages, self._file.pictures())
            looked.put_back(page.looked)

    def start(self) -> None:
        """Begin to keep what changes; call it before the bot starts."""
        self._file.renew(*history_of(self._world.env))
        # Before the gateway, so that nobody hears of what is not kept yet.
        self._world.env.backend.subscribers.insert(0, self._keep)

    def save_page(self) -> None:
        """Keep the address and what was looked at."""
        self._file.put("page", 0, Page(self.port, self.key, self._looked.kept()))

    def stop(self) -> None:
        """Keep nothing any more."""
        if self._keep in self._world.env.backend.subscribers:
            self._world.env.backend.subscribers.remove(self._keep)
        self.save_page()
        self._file.close()

    def _keep(self, event: str, payload: Mapping[str, Any]) -> None:
        backend = self._world.env.backend
        match event:
            case "MESSAGE_CREATE" | "MESSAGE_UPDATE":
                message = backend.messages.get(int(payload["channel_id"]), {}).get(int(payload["id"]))
                if message is not None and not message.is_ephemeral:
                    self._file.put("message", message.id, message, pictures_of(self._world.env, [message]))
            case "MESSAGE_DELETE":
                self._file.drop("message", [int(payload["id"])])
            case "MESSAGE_DELETE_BULK":
                self._file.drop("message", map(int, payload["ids"]))
            case "THREAD_CREATE" | "THREAD_UPDATE" | "THREAD_MEMBERS_UPDATE":
                self._file.put("thread", int(payload["id"]), backend.channels[int(payload["id"])])
            case "THREAD_DELETE":
                self._file.drop("thread", [int(payload["id"])])


class _File:
    """What is kept, each thing by itself. It is only a convenience: a damaged or full file is done without."""

    def __init__(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch(mode=0o600)
            self._connection = _opened(str(path))
        except OSError:
            # The bot has no database there either, and says so.
            self._connection = _opened(":memory:")
        except sqlite3.DatabaseError as fault:
            _log.warning("the history of the playground begins anew: %s", fault)
            path.unlink()
            path.touch(mode=0o600)
            self._connection = _opened(str(path))

    def page(self) -> Page:
        found = self.all("page", Page)
        return found[0] if found else Page()

    def all(self, kind: str, content: type[T]) -> tuple[T, ...]:
        rows = self._connection.execute("SELECT content FROM kept WHERE kind = ?", (kind,))
        return tuple(msgspec.json.decode(row[0], type=content) for row in rows)

    def pictures(self) -> dict[str, bytes]:
        return dict(self._connection.execute("SELECT url, content FROM pictures").fetchall())

    def renew(self, threads: Iterable[Channel], messages: Iterable[Message], pictures: Mapping[str, bytes]) -> None:
        """Keep this and nothing else but the page."""
        rows = [("thread", each.id, msgspec.json.encode(each)) for each in threads]
        rows += [("message", each.id, msgspec.json.encode(each)) for each in messages]
        with self._connection:
            self._connection.execute("DELETE FROM kept WHERE kind != 'page'")
            self._connection.execute("DELETE FROM pictures")
            self._connection.executemany("INSERT INTO kept VALUES (?, ?, ?)", rows)
            self._connection.executemany("INSERT INTO pictures VALUES (?, ?)", pictures.items())

    def put(self, kind: str, number: int, content: Any, pictures: Mapping[str, bytes] | None = None) -> None:
        """Keep a thing in place of what was there; pictures that are no longer shown go at the next start."""
        self._do("INSERT OR IGNORE INTO pictures VALUES (?, ?)", (pictures or {}).items())
        self._do("INSERT OR REPLACE INTO kept VALUES (?, ?, ?)", [(kind, number, msgspec.json.encode(content))])

    def drop(self, kind: str, numbers: Iterable[int]) -> None:
        self._do("DELETE FROM kept WHERE kind = ? AND number = ?", [(kind, number) for number in numbers])

    def close(self) -> None:
        self._connection.close()

    def _do(self, statement: str, rows: Iterable[tuple[Any, ...]]) -> None:
        try:
            with self._connection:
                self._connection.executemany(statement, rows)
        except sqlite3.OperationalError as fault:
            _log.warning("the history of the playground is not kept: %s", fault)


def _opened(where: str) -> sqlite3.Connection:
    connection = sqlite3.connect(where)
    # A killed process loses nothing; what the machine loses when its power fails is no match.
    connection.execute("PRAGMA synchronous = OFF")
    with connection:
        connection.execute("CREATE TABLE IF NOT EXISTS kept (kind, number, content, PRIMARY KEY (kind, number))")
        connection.execute("CREATE TABLE IF NOT EXISTS pictures (url PRIMARY KEY, content)")
    return connection
