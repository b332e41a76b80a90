"""The loopback Discord: simcord's world behind sockets on 127.0.0.1.

It runs in the event loop of the test; the bot is another process. None of its lists grows without limit, so it can
serve hundreds of thousands of requests without getting slower.
"""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import discord
import simcord
from aiohttp import web
from simcord.backend import Backend

from playground.simulator import run_in_real_time
from playground.world import PEOPLE, World, build_world
from tests.loopback.answering import Answering
from tests.loopback.faults import Faults
from tests.loopback.gateway import Gateway
from tests.loopback.people import Person, seen_in
from tests.loopback.request_log import PATIENCE_SECONDS, RequestLog
from tests.loopback.rest import PREFIX, Rest
from tests.loopback.waiting import until
from tests.whole.seen import Seen

TOKEN = "loopback-token"
"""How the token of each Discord begins. It has its own: a bot of an earlier one may come to a port used again."""
LARGEST_BODY_BYTES = 30_000_000
KEPT_INTERACTIONS = 5000
KEPT_FILE_BYTES = 64_000_000
KEPT_MILLISECONDS = 100
KEPT_AUDITS = 100
TIDIED_EVERY = 200
ACKNOWLEDGE_SECONDS = 120.0


class Discord:
    """A Discord with the server, channels and people of playground/world.py.

    `people`: by name. `faults`: switched on by tests. `log`: the requests of the bot. `wrong`: requests that Discord
    would refuse, or that simcord cannot handle; a test asserts that there are none. `acknowledge_seconds`: how long an
    interaction waits for its first answer; three on Discord, far more here, because tests must not depend on speed.
    """

    def __init__(self, *, is_strict: bool = True) -> None:
        """Build the world; `is_strict`: check every body (a millisecond or two for each new kind)."""
        self.token = f"{TOKEN}-{secrets.token_hex(8)}"
        self.acknowledge_seconds = ACKNOWLEDGE_SECONDS
        env = simcord.Env(discord.Client(intents=discord.Intents(guilds=True)))
        run_in_real_time(env)
        # People here wait for the bot by themselves: it is in another process.
        env._settle_internal = _do_not_wait  # type: ignore[method-assign]  # simcord has no setting for it
        self.backend: Backend = env.backend
        self._answering = Answering()
        self.rest = Rest(self.backend, self.token, self._answering, is_strict=is_strict)
        self.gateway = Gateway(self.backend, self.token, self.rest.encode)
        self.world: World = build_world(env)
        self.people: dict[str, Person] = {name: self._person(self.world.member(name), name) for name in PEOPLE}
        self.backend.subscribers.insert(0, self._give_time)
        self._runner: web.AppRunner | None = None
        self._tidied = 0

    @property
    def faults(self) -> Faults:
        """The faults."""
        return self.rest.faults

    @property
    def log(self) -> RequestLog:
        """The requests of the bot."""
        return self.rest.log

    @property
    def wrong(self) -> list[str]:
        """Requests that Discord would have refused."""
        return self.rest.wrong

    @property
    def url(self) -> str:
        """The address of the server."""
        return self.rest.site

    @property
    def games(self) -> int:
        """The id of the channel #games."""
        return self.world.games.id

    async def start(self) -> None:
        """Listen on a free port."""
        application = web.Application(client_max_size=LARGEST_BODY_BYTES)
        application.router.add_get("/", self.gateway.handle)
        application.router.add_get("/cdn/{name:.*}", self.rest.file)
        application.router.add_route("*", PREFIX + "/{path:.*}", self._serve)
        self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        port = self._runner.addresses[0][1]
        self.rest.site = f"http://127.0.0.1:{port}"
        self.gateway.url = f"ws://127.0.0.1:{port}/"

    async def close(self) -> None:
        """Stop listening; held requests are dropped."""
        self.faults.clear()
        await self.gateway.close()
        if self._runner is not None:
            server = self._runner.server
            open_connections = [] if server is None else [each.transport for each in server.connections]
            await self._runner.cleanup()
            for transport in open_connections:
                if transport is not None:
                    # A killed bot never reads what is still to be sent to it, so that the connection would stay open.
                    transport.abort()
            await asyncio.sleep(0)

    def person(self, name: str) -> Person:
        """Return the person with this name; a new one becomes a member of the server."""
        if name not in self.people:
            user = self.world.env.create_user(name.lower(), global_name=name)
            member = self.world.guild.add_member(user)
            self.people[name] = self._person(member, name)
        return self.people[name]

    def add_channel(self, name: str) -> int:
        """Make a text channel in the server and return its id."""
        return self.world.guild.create_text_channel(name).id

    def messages(self, channel_id: int) -> list[Seen]:
        """Return the bot's messages in a channel, oldest first; an empty list if there is no such channel."""
        return seen_in(self.world, channel_id)

    async def showing(self, channel_id: int, label: str, seconds: float = PATIENCE_SECONDS) -> Seen:
        """Wait until a message in a channel has a button `label` that can be pressed; return the newest such message.

        Raises:
            TimeoutError: the buttons that are there.
        """

        def newest() -> Seen | None:
            return next((page for page in reversed(self.messages(channel_id)) if label in page.buttons), None)

        try:
            return await until(newest, f"a button {label!r}", seconds)
        except TimeoutError as fault:
            raise TimeoutError(f"{fault}; there are {[page.buttons for page in self.messages(channel_id)]}") from None

    def threads(self) -> list[int]:
        """Return the ids of the threads of the server, oldest first."""
        return sorted(self.backend.get_guild(self.world.guild.id).thread_ids)

    async def thread_after(self, before: list[int]) -> int:
        """Wait for a thread that is not among `before` and return its id; raises `TimeoutError`."""
        return await until(lambda: next(iter(set(self.threads()) - set(before)), 0), "a new thread")

    async def quiet(self, seconds: float = 0.3) -> None:
        """Wait until the bot has sent no request for `seconds`."""
        since = time.monotonic()
        while (left := max(since, self.log.newest_at) + seconds - time.monotonic()) > 0:  # noqa: ASYNC110  (until time passes)
            await asyncio.sleep(left)

    def remove_server(self) -> None:
        """Remove the bot from the server."""
        self.backend.remove_guild(self.world.guild.id)

    def remove_channel(self, channel_id: int) -> None:
        """Delete a channel or thread."""
        self.backend.delete_channel(channel_id)

    def remove_member(self, person: Person) -> None:
        """Let a person leave the server."""
        self.backend.remove_member(self.world.guild.id, person.id)

    def remove_message(self, page: Seen) -> None:
        """Delete a message."""
        self.backend.delete_message(page.channel_id, page.message.id)

    def archive(self, thread_id: int, *, locked: bool = False) -> None:
        """Archive a thread."""
        self.backend.edit_channel(thread_id, {}, thread_metadata={"archived": True, "locked": locked})

    def _person(self, member: simcord.MemberActor, name: str) -> Person:
        return Person(self.world, self._answering, member, name)

    async def _serve(self, request: web.Request) -> web.StreamResponse:
        self._tidy()
        return await self.rest.handle(request)

    def _give_time(self, event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            record = self.backend.interactions[int(payload["id"])]
            record.initial_response_deadline = self.backend.iso_after(self.acknowledge_seconds)

    def _tidy(self) -> None:
        """Drop what is no longer needed; simcord keeps everything."""
        backend = self.backend
        backend.http_requests.clear()
        backend.transcript.clear()
        if self.log.total - self._tidied < TIDIED_EVERY:
            return
        self._tidied = self.log.total
        for millisecond in list(backend._sequences)[:-KEPT_MILLISECONDS]:
            del backend._sequences[millisecond]
        backend._reserved_ids.clear()
        for guild in backend.guilds.values():
            del guild.audit_log_entries[:-KEPT_AUDITS]
        for interaction_id in list(backend.interactions)[:-KEPT_INTERACTIONS]:
            self._forget(interaction_id)
        files = backend.cdn._blobs
        size = sum(len(data) for data in files.values())
        while size > KEPT_FILE_BYTES:
            size -= len(files.pop(next(iter(files))))

    def _forget(self, interaction_id: int) -> None:
        record = self.backend.interactions.pop(interaction_id)
        self.backend.interaction_tokens.pop(record.token, None)
        self._answering.forget(record.token)
        messages = self.backend.messages.get(record.channel_id, {})
        for message_id in (record.message_id, *record.followup_ids):
            if message_id in messages and messages[message_id].is_ephemeral:
                del messages[message_id]


@asynccontextmanager
async def open_discord(**options: Any) -> AsyncIterator[Discord]:
    """Start a `Discord` with these options and close it at the end."""
    started = Discord(**options)
    await started.start()
    try:
        yield started
    finally:
        await started.close()


async def _do_not_wait(**_options: Any) -> None:
    """Return without yielding to the event loop: simcord refuses overlapping acts."""
