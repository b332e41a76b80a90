"""A record of what a whole bot does: requests to Discord with their files, SQL statements, pictures, log lines.

A request is addressed to one person (direct messages, private answers) or to everybody. Requests to one addressee keep
their order. Concurrent work may interleave differently from run to run, so across addressees only counts are compared.
"""

import json
import logging
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import aiosql.queries
import msgspec
import pytest
import simcord
import simcord.http.router

from cogs.upkeep import logs
from db import statements
from playground.world import World
from tests.secrecy.logged import log_lines

EVERYBODY = 0
EPHEMERAL = 64
CHANNEL_MESSAGE, MESSAGE_TO_COME, MESSAGE_CHANGED = 4, 5, 7
"""Kinds of answers to an interaction that show a message."""

LIBRARIES = ("discord", "simcord", "aiosqlite", "asyncio")
_NONCE = re.compile(r'"nonce": "[0-9a-f]*"')
_ID = re.compile(r"\d{17,19}")
_DIGITS = re.compile(r"\d+")


class Sent(msgspec.Struct, frozen=True):
    """One request: its addressee, the call, and everything that it carried."""

    addressee: int
    method: str
    path: str
    body: str
    files: tuple[tuple[str, bytes], ...]

    @property
    def shape(self) -> str:
        """Return the call without its content."""
        return f"{self.method} {_DIGITS.sub('N', self.path.split('/callback')[0])} {len(self.files)} files"

    @property
    def is_answer(self) -> bool:
        """Return whether this answers a press or a command, rather than being sent unasked."""
        return self.path.startswith(("/interactions/", "/webhooks/"))

    def whole(self) -> str:
        """Return the whole request as text, to be searched and compared."""
        files = [(name, data.decode(errors="replace")) for name, data in self.files]
        return f"{self.method} {self.path} {self.body} {files}"


class Transcript:
    """What has happened since the last `turn_over`."""

    def __init__(self, world: World) -> None:
        """Begin with nothing."""
        self.world = world
        self.sent: list[Sent] = []
        self.statements: list[str] = []
        self.log: list[str] = []

    def turn_over(self) -> "Happened":
        """Return what has happened, and start a new record."""
        happened = Happened(tuple(self.sent), tuple(self.statements), tuple(self.log))
        self.sent.clear()
        self.statements.clear()
        self.log.clear()
        return happened

    def take(self, method: str, path: str, body: Any, files: list[Any]) -> None:
        """Record a request."""
        text = _NONCE.sub('"nonce": ""', json.dumps(body, ensure_ascii=False, sort_keys=True, default=str))
        attached = tuple((each.filename, _bytes_of(each)) for each in files)
        self.sent.append(Sent(_addressee(self.world.env.backend, path, body), method, path, text, attached))


class Happened(msgspec.Struct, frozen=True):
    """What followed from one act."""

    sent: tuple[Sent, ...]
    statements: tuple[str, ...]
    log: tuple[str, ...]

    def visible_to(self, person: int) -> list[str]:
        """Return everything sent to `person` and to everybody; ids become numbers, in order of appearance."""
        return _numbered(each.whole() for each in self.sent if each.addressee in (person, EVERYBODY))

    def own_log(self) -> list[str]:
        """Return what the program itself has logged, without the libraries, which run on several threads."""
        return sorted(_numbered(line for line in self.log if not line.split(maxsplit=1)[1].startswith(LIBRARIES)))

    def trace(self, actor: int) -> tuple[list[tuple[int, str]], list[tuple[str, int]], int]:
        """Return what others could observe of an act of `actor`: calls in order, statements, the number of log lines.

        The private answer to the actor is left out: nobody else can see when it arrives.
        """
        calls = [(each.addressee, each.shape) for each in self.sent if each.addressee != actor or not each.is_answer]
        return calls, sorted(Counter(self.statements).items()), len(self.log)


@contextmanager
def taking_down(world: World) -> Iterator[Transcript]:
    """Record what the bot in `world` does meanwhile."""
    transcript = Transcript(world)
    with pytest.MonkeyPatch.context() as patch, _as_in_service(), log_lines() as lines:
        transcript.log = lines
        real = simcord.http.router.dispatch

        def dispatch(backend: Any, method: str, path: str, **options: Any) -> Any:
            transcript.take(method, path, options.get("json"), options.get("files") or [])
            return real(backend, method, path, **options)

        patch.setattr(simcord.http.router, "dispatch", dispatch)
        patch.setattr(statements, "_on_sqlite", _Watched(statements._on_sqlite, transcript.statements))
        yield transcript


@contextmanager
def _as_in_service() -> Iterator[None]:
    """Let every logger speak as the program lets it when all is asked for."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    levels = {name: logging.getLogger(name).level for name in logs._TALKATIVE}
    logs.set_up("DEBUG")
    root.handlers[:] = handlers
    try:
        yield
    finally:
        root.setLevel(level)
        for name, before in levels.items():
            logging.getLogger(name).setLevel(before)


def _numbered(lines: Iterable[str]) -> list[str]:
    """Return `lines` with the ids from Discord replaced by numbers, in order of appearance."""
    given: dict[str, str] = {}
    return [_ID.sub(lambda found: given.setdefault(found[0], f"id-{len(given)}"), line) for line in lines]


class _Watched:
    """Passes every statement on and keeps its name."""

    def __init__(self, queries: aiosql.queries.Queries, names: list[str]) -> None:
        self._queries = queries
        self._names = names

    def __getattr__(self, name: str) -> Any:
        self._names.append(name)
        return getattr(self._queries, name)


def _bytes_of(file: Any) -> bytes:
    """Return the bytes of a file that is about to be sent, and leave the file as it was."""
    place = file.fp.tell()
    data: bytes = file.fp.read()
    file.fp.seek(place)
    return data


def _addressee(backend: Any, path: str, body: Any) -> int:
    """Return the only person who can read what is sent to `path`, else `EVERYBODY`."""
    parts = path.strip("/").split("/")
    if parts[0] == "channels":
        return next((user for user, channel in backend.dm_channels.items() if str(channel) == parts[1]), EVERYBODY)
    if path == "/users/@me/channels":
        return int(body["recipient_id"])
    if parts[0] not in ("interactions", "webhooks"):
        return EVERYBODY
    record = next(each for each in backend.interactions.values() if each.token == parts[2])
    private = _is_private_answer(body) if parts[-1] in ("callback", parts[2]) else _is_private_message(backend, record)
    return int(record.user_id) if private or record.guild_id is None else EVERYBODY


def _is_private_answer(body: Any) -> bool:
    """Return whether an answer is ephemeral. Lists and modals are; a deferred answer may be."""
    if "type" in body and body["type"] not in (CHANNEL_MESSAGE, MESSAGE_TO_COME):
        return bool(body["type"] != MESSAGE_CHANGED)
    return bool((body.get("data") or body).get("flags", 0) & EPHEMERAL)


def _is_private_message(backend: Any, record: Any) -> bool:
    """Return whether the message that an answer changes is ephemeral."""
    message = record.message_id or record.source_message_id
    return bool(record.ephemeral or backend.get_message(record.channel_id, message).flags & EPHEMERAL)
