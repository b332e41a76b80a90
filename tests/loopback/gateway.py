"""The gateway: websockets on which a bot identifies, receives events in order, and resumes after a broken connection.

Frames are plain JSON. A session numbers its events and keeps the newest, so that RESUME can replay missed ones. One
token may have several sessions at a time. As on Discord, each receives all events of its shard that its intents allow:
those of the servers whose number belongs to it, and shard 0 also what is of no server, such as direct messages.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import discord
import msgspec
from aiohttp import WSMessage, WSMsgType, web
from simcord import intents as simcord_intents
from simcord.backend import Backend, serializers

from tests.loopback.request_log import PATIENCE_SECONDS

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID_SESSION, HELLO, ACKNOWLEDGED = 0, 1, 2, 6, 7, 9, 10, 11
HEARTBEAT_MILLISECONDS = 41_250
BAD_TOKEN = 4004
BAD_SHARD = 4010
ALONE = (0, 1)
"""The shard of a bot that says nothing of shards, and how many there are then."""

UNKNOWN_ERROR = 4000
KEPT_EVENTS = 5000
KEPT_SESSIONS = 8


class Session:
    """The events of one identified connection; kept after the connection is gone, as long as it can be resumed.

    `shard`: which one it is, and of how many.
    """

    def __init__(self, name: str, intents: discord.Intents, shard: tuple[int, int] = ALONE) -> None:
        """Start without events."""
        self.name = name
        self.intents = intents
        self.shard = shard
        self.sequence = 0
        self.connection: web.WebSocketResponse | None = None
        self.transport: asyncio.BaseTransport | None = None
        self.resumes = 0
        self.is_ready = False
        self._kept: deque[tuple[int, str]] = deque(maxlen=KEPT_EVENTS)
        self._unsent: deque[str] = deque()
        self._coming: Iterator[tuple[str, str]] = iter(())
        self._is_beginning = False
        self._log_entry = asyncio.Event()

    @property
    def is_connected(self) -> bool:
        """Return whether the session is connected."""
        return self.connection is not None

    def hears(self, guild_id: int | None) -> bool:
        """Return whether events of a server come to this shard; None: of no server."""
        number, count = self.shard
        return (0 if guild_id is None else (guild_id >> 22) % count) == number

    def add(self, event: str, frame_data: str) -> None:
        """Queue an event for the connection, now or after RESUME."""
        self.sequence += 1
        frame = f'{{"op":0,"s":{self.sequence},"t":"{event}","d":{frame_data}}}'
        self._kept.append((self.sequence, frame))
        if self.is_connected:
            self._unsent.append(frame)
            self._log_entry.set()

    def begin(self, events: Iterator[tuple[str, str]]) -> None:
        """Send these events, each made when those before it are sent; then ask for a heartbeat. There may be many."""
        self._coming, self._is_beginning = events, True

    def connect(
        self, connection: web.WebSocketResponse, transport: asyncio.BaseTransport | None, processed: int = 0
    ) -> None:
        """Send `connection` everything after the event `processed`."""
        self.connection, self.transport = connection, transport
        self._unsent = deque(frame for sequence, frame in self._kept if sequence > processed)
        self._log_entry.set()

    def ask_for_heartbeat(self) -> None:
        """Request a heartbeat after all queued events; it says which event was processed last."""
        self._unsent.append(f'{{"op":{HEARTBEAT},"d":null}}')

    async def speak(self, connection: web.WebSocketResponse, may_speak: asyncio.Event) -> None:
        """Send queued events to `connection`, in order, until it closes or is replaced."""
        while True:
            await self._log_entry.wait()
            self._log_entry.clear()
            while self._has_more():
                await may_speak.wait()
                if self.connection is not connection:
                    self._log_entry.set()
                    return
                await connection.send_str(self._unsent.popleft())

    def _has_more(self) -> bool:
        if not self._unsent and (event := next(self._coming, None)) is not None:
            self.add(*event)
        elif not self._unsent and self._is_beginning:
            self._is_beginning = False
            self.ask_for_heartbeat()
        return bool(self._unsent)


class Gateway:
    """All sessions. `token` is the one that may identify, `url` where the gateway listens (set by the server)."""

    def __init__(self, backend: Backend, token: str, encode: Callable[[Any], str]) -> None:
        """Subscribe to `backend`; `encode` turns a payload into JSON."""
        self.url = ""
        self.sessions: list[Session] = []
        self.identified = 0
        """How often a bot has identified and processed READY."""
        self._backend = backend
        self._token = token
        self._encode = encode
        self._made = 0
        self._may_speak = asyncio.Event()
        self._may_speak.set()
        self._changed = asyncio.Event()
        self.furnish: Callable[[dict[str, Any]], None] | None = None
        """Called with each GUILD_CREATE before it is sent: a server may have more than simcord knows."""
        backend.subscribers.append(self._receive)

    @property
    def connected(self) -> list[Session]:
        """The connected sessions, oldest first."""
        return [session for session in self.sessions if session.is_connected]

    async def wait_for(self, sessions: int = 1, seconds: float = PATIENCE_SECONDS) -> None:
        """Wait until so many sessions are connected.

        Raises:
            TimeoutError: they are not.
        """
        await self._wait(lambda: len(self.connected) == sessions, f"{sessions} connected sessions", seconds)

    async def wait_for_identify(self, times: int, seconds: float = PATIENCE_SECONDS) -> None:
        """Wait until bots have identified and processed READY `times` times in all; raises `TimeoutError`."""
        await self._wait(lambda: self.identified >= times, f"{times} times IDENTIFY", seconds)

    async def wait_for_resume(self, session: Session, times: int = 1, seconds: float = PATIENCE_SECONDS) -> None:
        """Wait until `session` has been resumed `times` times in all; raises `TimeoutError`."""
        await self._wait(lambda: session.resumes >= times and session.is_connected, "a RESUME", seconds)

    async def cut(self, code: int | None = UNKNOWN_ERROR, *, resumable: bool = True) -> None:
        """Close all connections with `code` (None: without one); unless `resumable`, RESUME is refused later."""
        for session in self.connected:
            connection, session.connection = session.connection, None
            if not resumable:
                self.sessions.remove(session)
            if code is None and isinstance(session.transport, asyncio.WriteTransport):
                session.transport.abort()
            elif code is not None and connection is not None:
                await connection.close(code=code)

    async def ask_to_reconnect(self) -> None:
        """Send op 7, which asks the client to reconnect and resume."""
        for session in self.connected:
            assert session.connection is not None
            await session.connection.send_str(f'{{"op":{RECONNECT},"d":null}}')

    def hold_back(self) -> None:
        """Send no event until `let_go`; they are kept in order."""
        self._may_speak.clear()

    def let_go(self) -> None:
        """Send what was held back."""
        self._may_speak.set()

    async def close(self) -> None:
        """Close every connection for good."""
        self.let_go()
        await self.cut(1001)

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection."""
        connection = web.WebSocketResponse(max_msg_size=0)
        await connection.prepare(request)
        await connection.send_str(f'{{"op":{HELLO},"d":{{"heartbeat_interval":{HEARTBEAT_MILLISECONDS}}}}}')
        session: Session | None = None
        speaking: asyncio.Task[None] | None = None
        try:
            async for message in connection:
                frame = _frame(message)
                if frame is None:
                    continue
                if frame["op"] == HEARTBEAT:
                    await connection.send_str(f'{{"op":{ACKNOWLEDGED}}}')
                    self._understood(session, frame["d"])
                elif frame["op"] in (IDENTIFY, RESUME):
                    session = await self._opened(connection, request.transport, frame["op"], frame["d"])
                    if session is not None:
                        speaking = asyncio.create_task(_quietly(session.speak(connection, self._may_speak)))
                        self._changed.set()
        finally:
            if speaking is not None:
                speaking.cancel()
                await asyncio.gather(speaking, return_exceptions=True)
            if session is not None and session.connection is connection:
                session.connection = None
            self._changed.set()
        return connection

    async def _opened(
        self, connection: web.WebSocketResponse, transport: asyncio.BaseTransport | None, op: int, data: Any
    ) -> Session | None:
        if data["token"] != self._token:
            await connection.close(code=BAD_TOKEN)
            return None
        if op == IDENTIFY:
            number, count = data.get("shard", ALONE)
            if not 0 <= number < count:
                await connection.close(code=BAD_SHARD)
                return None
            session = self._identified(data)
            session.connect(connection, transport)
            return session
        known = next((each for each in self.sessions if each.name == data["session_id"]), None)
        if known is None:
            await connection.send_str(f'{{"op":{INVALID_SESSION},"d":false}}')
            return None
        known.resumes += 1
        known.add("RESUMED", "{}")
        known.connect(connection, transport, data["seq"])
        return known

    def _identified(self, data: Any) -> Session:
        intents = discord.Intents.none()
        intents.value = data["intents"]
        self._made += 1
        number, count = data.get("shard", ALONE)
        session = Session(f"loopback-session-{self._made}", intents, (number, count))
        session.add("READY", self._encode(self._ready(session)))
        session.begin(self._servers(session))
        # Of the disconnected sessions only the newest can still be resumed.
        self.sessions = [*self.connected, *[each for each in self.sessions if not each.is_connected][-KEPT_SESSIONS:]]
        self.sessions.append(session)
        return session

    def _servers(self, session: Session) -> Iterator[tuple[str, str]]:
        for guild_id in list(self._backend.guilds):
            guild = self._backend.guilds.get(guild_id)
            if guild is not None and session.hears(guild_id):
                yield "GUILD_CREATE", self._encode(self._guild(guild, session.intents))

    def _understood(self, session: Session | None, sequence: int | None) -> None:
        """Note the newest event that a client has processed; the first one is READY."""
        if session is not None and sequence and not session.is_ready:
            session.is_ready = True
            self.identified += 1
            self._changed.set()

    def _ready(self, session: Session) -> dict[str, Any]:
        return {
            "v": 10,
            "user": serializers.user_payload(self._backend.bot_user),
            "guilds": [
                {"id": str(guild_id), "unavailable": True}
                for guild_id in self._backend.guilds
                if session.hears(guild_id)
            ],
            "shard": list(session.shard),
            "session_id": session.name,
            "resume_gateway_url": self.url,
            "application": {"id": str(self._backend.application_id), "flags": 0},
        }

    def _guild(self, guild: Any, intents: discord.Intents) -> dict[str, Any]:
        payload = dict(serializers.guild_create_payload(self._backend, guild))
        simcord_intents.prune_guild_create(payload, intents, self._backend.bot_user.id)
        if self.furnish is not None:
            self.furnish(payload)
        return payload

    def _receive(self, event: str, payload: Mapping[str, Any]) -> None:
        encoded: dict[bool, str] = {}
        guild_id = self._guild_of(event, payload)
        for session in self.sessions:
            if not session.hears(guild_id):
                continue
            needed = simcord_intents.required_intent(event, payload)
            if needed is not None and not getattr(session.intents, needed):
                continue
            is_censored = event in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and not session.intents.message_content
            if is_censored not in encoded:
                encoded[is_censored] = self._encode(self._censored(payload) if is_censored else payload)
            session.add(event, encoded[is_censored])

    def _guild_of(self, event: str, payload: Mapping[str, Any]) -> int | None:
        """Return the server of an event; None: there is none, or the bot is not there but with one of its people."""
        is_of_guild = event.startswith("GUILD_")
        named = payload.get("guild_id") or (payload.get("id") if is_of_guild else None)
        if named is None:
            return None
        return int(named) if is_of_guild or int(named) in self._backend.guilds else None

    def _censored(self, payload: Mapping[str, Any]) -> Any:
        copied = msgspec.json.decode(self._encode(payload))
        simcord_intents.censor_message(copied, self._backend.bot_user.id, backend=self._backend)
        return copied

    async def _wait(self, is_so: Callable[[], bool], what: str, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                while not is_so():
                    self._changed.clear()
                    await self._changed.wait()
        except TimeoutError:
            raise TimeoutError(f"no {what} in {seconds:g} s; {len(self.connected)} are connected") from None


def _frame(message: WSMessage) -> Any:
    return msgspec.json.decode(message.data) if message.type is WSMsgType.TEXT else None


async def _quietly(speaking: Any) -> None:
    """Send until the connection is closed, which is no error here."""
    try:
        await speaking
    except (ConnectionError, RuntimeError):
        return
