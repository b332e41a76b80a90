"""Calls of addresses: only checked machines, no redirects, in time, with a small body, and nothing in the log."""

import asyncio
import json
import logging
import socket
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp.web
import pytest

from cogs import calling
from cogs.calling import MOST_BYTES, Caller, resolved
from cogs.webhooks.telling import Told, body_of

HERE = "127.0.0.1"
BODY = b'{"text":"hello"}'
TOLD = Told(
    "reminder",
    12,
    "auction",
    "running",
    3,
    1_800_000_000,
    "### Half of **your\\_time** is over: <t:1800000000:R> @everyone",
)

NOBODY_VOUCHES = """\
-----BEGIN EC PRIVATE KEY-----
MHcCAQEEIKsoDhtqc7V40yiBLCyHwSd50KAWTcK9DRWivdSxt/J6oAoGCCqGSM49
AwEHoUQDQgAEDtGWtr6XhPQc7bSd8MEuExN21I3CXkt+B8qtPKhcI7W0b/c8MHyf
lT1aXgurvwA9nMAXXKGm4vm4QM79aqMg3Q==
-----END EC PRIVATE KEY-----
-----BEGIN CERTIFICATE-----
MIIBgzCCASmgAwIBAgIUa/pG+5fgIp0N5L9ItkmfuuJjH8MwCgYIKoZIzj0EAwIw
FjEUMBIGA1UEAwwLZXhhbXBsZS5vcmcwIBcNMjYxMTIzMDY1NjE4WhgPMjEyNjEw
MzAwNjU2MThaMBYxFDASBgNVBAMMC2V4YW1wbGUub3JnMFkwEwYHKoZIzj0CAQYI
KoZIzj0DAQcDQgAEDtGWtr6XhPQc7bSd8MEuExN21I3CXkt+B8qtPKhcI7W0b/c8
MHyflT1aXgurvwA9nMAXXKGm4vm4QM79aqMg3aNTMFEwHQYDVR0OBBYEFNilhYpU
iVQxtg2lujPB1rVu+bMuMB8GA1UdIwQYMBaAFNilhYpUiVQxtg2lujPB1rVu+bMu
MA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDSAAwRQIgU492LdUQQjFoDXM5
5KP9NKkPs5ZEmRweZ0/2VPekJ1ECIQDuZaDgiBwc0h7QcImro1fNNMNYrMju/Z+9
h9ccT9pboQ==
-----END CERTIFICATE-----
"""
"""A key and a certificate for example.org that it has signed itself; both are for tests and protect nothing."""


class Served:
    """What a local server was sent; `answer` is the status, `slow` for how many seconds it says nothing."""

    def __init__(self) -> None:
        self.requests: list[tuple[str, str, bytes]] = []
        self.answer = 204
        self.slow = 0.0
        self.port = 0

    async def take(self, request: aiohttp.web.Request) -> aiohttp.web.Response:
        """Keep a request and answer it."""
        self.requests.append((request.headers["Host"], request.path_qs, await request.read()))
        await asyncio.sleep(self.slow)
        return aiohttp.web.Response(status=self.answer, headers={"Location": f"http://{HERE}:{self.port}/other"})


@asynccontextmanager
async def serving(context: ssl.SSLContext | None = None) -> AsyncIterator[Served]:
    """Serve on a free port of this machine; nobody waits for an answer that is no longer wanted."""
    served = Served()
    app = aiohttp.web.Application()
    app.router.add_route("*", "/{path:.*}", served.take)
    runner = aiohttp.web.AppRunner(app, handler_cancellation=True)
    await runner.setup()
    site = aiohttp.web.SockSite(runner, _bound(), ssl_context=context)
    await site.start()
    served.port = runner.addresses[0][1]
    try:
        yield served
    finally:
        await runner.cleanup()


def _bound() -> socket.socket:
    found = socket.socket()
    found.bind((HERE, 0))
    return found


def names(*numbers: str) -> calling.Resolve:
    """Return a way to resolve every name to these numbers."""

    async def resolve(_host: str, _port: int) -> tuple[str, ...]:
        return numbers

    return resolve


def caller(*numbers: str, seconds: float = 5.0) -> Caller:
    """Return a caller that may call this machine without encryption, as no bot may."""
    return Caller(names(*(numbers or (HERE,))), lambda number: number == HERE, ("http",), seconds)


async def test_a_call_arrives_as_it_was_sent() -> None:
    async with serving() as served:
        url = f"http://hooks.example.org:{served.port}/a/b?c=d"
        assert await caller().call(url, BODY)
        assert served.requests == [(f"hooks.example.org:{served.port}", "/a/b?c=d", BODY)]


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308, 400, 404, 429, 500, 503])
async def test_only_success_is_success_and_redirects_are_not_followed(status: int) -> None:
    async with serving() as served:
        served.answer = status
        assert not await caller().call(f"http://example.org:{served.port}/hook", BODY)
        assert [path for _, path, _ in served.requests] == ["/hook"]


@pytest.mark.parametrize("numbers", [("10.0.0.1",), (HERE, "10.0.0.1"), ("10.0.0.1", HERE), ("::1",)])
async def test_every_machine_of_a_name_is_checked(numbers: tuple[str, ...]) -> None:
    async with serving() as served:
        assert not await caller(*numbers).call(f"http://example.org:{served.port}/hook", BODY)
        assert not served.requests


async def test_a_name_that_changes_after_the_check_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The number that was checked is called; no name is resolved again, as a second look might find another machine."""
    looked: list[str] = []

    async def resolve(host: str, _port: int) -> tuple[str, ...]:
        looked.append(host)
        return (HERE,) if len(looked) == 1 else ("10.0.0.1",)

    async with serving() as served:
        loop = asyncio.get_running_loop()
        real = loop.getaddrinfo

        async def watched(host: str, *args: object, **more: object) -> object:
            assert host == HERE, "only the number is asked for"
            return await real(host, *args, **more)  # type: ignore[arg-type]

        monkeypatch.setattr(loop, "getaddrinfo", watched)
        made = Caller(resolve, lambda number: number == HERE, ("http",))
        assert await made.call(f"http://rebinding.example.org:{served.port}/", BODY)
        assert looked == ["rebinding.example.org"]


async def test_of_several_machines_one_that_is_there_is_called_once() -> None:
    async with serving() as served:
        made = Caller(names("127.0.0.2", HERE, HERE), lambda _number: True, ("http",))
        assert await made.call(f"http://example.org:{served.port}/hook", BODY)
        assert len(served.requests) == 1


@pytest.mark.parametrize("host", ["localhost", HERE, "[::1]", "2130706433", "0x7f.1", "[::ffff:127.0.0.1]"])
async def test_the_bot_s_own_caller_reaches_nothing_on_this_machine(host: str) -> None:
    """Whatever form the number has: names that are numbers too are resolved, and then checked."""
    async with serving() as served:
        assert not await Caller().call(f"https://{host}:{served.port}/hook", BODY)
        assert not await Caller().call(f"http://{host}:{served.port}/hook", BODY)
        assert not served.requests


async def test_a_slow_server_is_given_up() -> None:
    async with serving() as served:
        served.slow = 3.0
        began = asyncio.get_running_loop().time()
        assert not await caller(seconds=0.3).call(f"http://example.org:{served.port}/", BODY)
        assert asyncio.get_running_loop().time() - began < 2


async def test_a_server_that_never_stops_is_not_read() -> None:
    gone = asyncio.Event()

    async def drips(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
        while not writer.is_closing():
            writer.write(b"1\r\nx\r\n")
            await asyncio.sleep(0.1)
        gone.set()

    server = await asyncio.start_server(drips, HERE, 0)
    port = server.sockets[0].getsockname()[1]
    began = asyncio.get_running_loop().time()
    assert await caller(seconds=5).call(f"http://example.org:{port}/", BODY)
    assert asyncio.get_running_loop().time() - began < 2
    await gone.wait()
    server.close()


async def test_nobody_there_is_a_failure() -> None:
    async with serving() as served:
        port = served.port
    assert not await caller().call(f"http://example.org:{port}/", BODY)

    async def unknown(_host: str, _port: int) -> tuple[str, ...]:
        raise socket.gaierror

    assert not await Caller(unknown).call("https://example.org/", BODY)
    assert not await caller().call("http://example.org/", b"x" * (MOST_BYTES + 1))


async def test_the_certificate_has_to_be_one_of_the_name(tmp_path: Path) -> None:
    path = tmp_path / "example.org.pem"
    path.write_text(NOBODY_VOUCHES)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(path)
    asked: list[str | None] = []
    context.sni_callback = lambda _socket, name, _context: asked.append(name)
    async with serving(context) as served:
        made_up = Caller(names(HERE), lambda _number: True, ("https", "http"))
        assert not await made_up.call(f"https://example.org:{served.port}/", BODY)
        assert not served.requests
    assert asked == ["example.org"], "the number is called, and the name has to be vouched for"


async def test_nothing_of_an_address_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with serving() as served:
        for status in (204, 302, 500):
            served.answer = status
            await caller().call(f"http://example.org:{served.port}/very-secret", BODY)
        await caller("10.0.0.1").call(f"http://example.org:{served.port}/very-secret", BODY)
    await caller().call(f"http://example.org:{served.port}/very-secret", BODY)
    ours = [record.getMessage() for record in caplog.records if not record.name.startswith("aiohttp.access")]
    assert ours
    assert not any("very-secret" in line or "example.org" in line for line in ours)


async def test_names_are_resolved_to_numbers() -> None:
    assert set(await resolved("localhost", 443)) <= {HERE, "::1"}


def test_discord_s_format_and_json() -> None:
    plain = json.loads(body_of("https://hooks.example.org/x", TOLD))
    assert (plain["event"], plain["match"], plain["until"]) == ("reminder", 12, TOLD.until)
    assert plain["text"] == "Half of your_time is over: 2027-01-15 08:00 UTC @everyone", "without Discord's marks"
    of_discord = json.loads(body_of("https://discord.com/api/webhooks/1/abc", TOLD))
    assert of_discord == {"content": TOLD.text, "allowed_mentions": {"parse": []}}
