"""The door with discord.py's own requests and a server on this machine: it sees what discord.py does not show."""

import asyncio
import json
from collections.abc import AsyncIterator

import discord
import pytest
from aiohttp import web
from discord.http import HTTPClient, Route

from cogs.messages.door import Door
from cogs.messages.faults import trace
from cogs.messages.requests import Ask

LIMIT = 429
OF_ALL = {"X-RateLimit-Scope": "global", "X-RateLimit-Global": "true", "Retry-After": "0.1", "Via": "1.1 made-up"}


class Server:
    """Answers what it is told to, then with 200."""

    def __init__(self) -> None:
        self.answers: list[int] = []

    async def answer(self, request: web.Request) -> web.Response:
        """Answer one request."""
        status = self.answers.pop(0) if self.answers else 200
        body = {"message": "made up", "retry_after": 0.1, "global": True} if status == LIMIT else {}
        more = OF_ALL if status == LIMIT else {}
        return web.Response(
            body=json.dumps(body).encode(), status=status, headers={"Content-Type": "application/json", **more}
        )


@pytest.fixture
async def server(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Server]:
    """A server in place of Discord."""
    made, app = Server(), web.Application()
    app.router.add_route("*", "/{path:.*}", made.answer)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    host, port = runner.addresses[0][:2]
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://{host}:{port}/api/v10")
    yield made
    await runner.cleanup()


@pytest.fixture
async def door(server: Server) -> AsyncIterator[tuple[Door, HTTPClient]]:
    """A door before the requests of discord.py."""
    made = Door(40)
    http = HTTPClient(asyncio.get_running_loop(), http_trace=made.watch(trace()))
    client = type("Client", (), {"http": http})()
    made.guard(client)
    await http.static_login("made.up.token")
    yield made, http
    await http.close()


async def test_a_global_limit_that_discord_py_waits_out_stops_the_door(
    server: Server, door: tuple[Door, HTTPClient]
) -> None:
    """It is repeated by discord.py, and takes a place for each time that it sets out."""
    made, http = door
    before, server.answers = made.used(), [LIMIT]
    await http.request(Route("PATCH", "/channels/{channel_id}", channel_id=1))
    assert made.counts.limited["global"] == 1
    assert made.invalid() == 1
    assert made.budget.stopped_until > 0
    assert made.used() == before + 2
    assert made.counts.asked[Ask.NOTICE] == 2, "with that of the login"


async def test_what_logs_in_takes_places_too(server: Server) -> None:
    """It is asked before the door is put up, and counts against the same limit."""
    made = Door(40)
    http = HTTPClient(asyncio.get_running_loop(), http_trace=made.watch(trace()))
    await http.static_login("made.up.token")
    assert (made.used(), made.counts.asked[Ask.LOG_IN]) == (1, 1)
    await http.close()


async def test_refusals_are_invalid_requests_and_leave_the_door_open(
    server: Server, door: tuple[Door, HTTPClient]
) -> None:
    made, http = door
    server.answers = [403, 404]
    for _ in range(2):
        with pytest.raises(discord.HTTPException):
            await http.request(Route("DELETE", "/channels/{channel_id}", channel_id=1))
    assert (made.invalid(), made.stopped_for()) == (1, 0)
