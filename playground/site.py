"""The playground's web server on 127.0.0.1: the page, its files, its words, and the list of channels.

The address has a key after `#`, which a browser never sends by itself; the page sends it in a header. Without the key
nothing in the world can be read or changed. Requests under another host name are refused, so that no other page in the
browser has access.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

import msgspec
from aiohttp import web

from playground.direct_messages import DirectMessages
from playground.frames import KEY_HEADER, LARGEST_UPLOAD, Frames
from playground.places import Looked, Person, Place, people_of, places_of
from playground.previews import Previews
from playground.world import World
from text import LANGUAGES, words

HOST: Final = "127.0.0.1"
PAGE_WORDS: Final = "playground-page-"

_STATIC = Path(__file__).with_name("static")
_FONTS = Path(__file__).parent.parent / "render" / "drawing" / "fonts"
_FILES: Final = {
    "/": (_STATIC / "page.html", "text/html"),
    "/page.css": (_STATIC / "page.css", "text/css"),
    "/page.js": (_STATIC / "page.js", "application/javascript"),
    "/frame.css": (_STATIC / "frame.css", "text/css"),
    "/frame.js": (_STATIC / "frame.js", "application/javascript"),
    "/favicon.svg": (_STATIC / "favicon.svg", "image/svg+xml"),
    "/text.ttf": (_FONTS / "OrdersSans-Regular.ttf", "font/ttf"),
    "/bold.ttf": (_FONTS / "OrdersSans-Bold.ttf", "font/ttf"),
    "/title.ttf": (_FONTS / "OrdersTitle-Bold.ttf", "font/ttf"),
}
_HEADERS: Final = {
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "SAMEORIGIN",
    "Content-Security-Policy": (
        "default-src 'self'; connect-src 'self' blob:; img-src 'self' blob: data:; media-src 'self' blob:; "
        "object-src 'none'; base-uri 'none'; frame-ancestors 'self'"
    ),
}
_CLOSING_SECONDS = 0.5

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Overview(msgspec.Struct, frozen=True):
    """What the page asks for every second: the people, and the places of the chosen one."""

    people: tuple[Person, ...]
    places: tuple[Place, ...]


class Switch(msgspec.Struct, frozen=True):
    """What the page sends when a person opens or closes direct messages."""

    person: str
    closed: bool


class Site:
    """The web server; once it runs, `address` is the whole address with its key."""

    def __init__(
        self,
        world: World,
        language: str,
        direct_messages: DirectMessages,
        key: str = "",
        looked: Looked | None = None,
    ) -> None:
        self._world = world
        self._language = language
        self._direct_messages = direct_messages
        self._key = key or secrets.token_urlsafe(24)
        self.previews = Previews(world)
        self.looked = looked or Looked()
        self._frames = Frames(world, self.previews, self._key)
        self._runner: web.AppRunner | None = None
        self._port = 0

    @property
    def port(self) -> int:
        """The port of the page."""
        return self._port

    @property
    def key(self) -> str:
        """The key of the page."""
        return self._key

    @property
    def address(self) -> str:
        """The address of the page, with its key."""
        return f"http://{HOST}:{self._port}/#{self._key}"

    async def start(self, port: int) -> None:
        """Listen on `port`, or on a free one if it is 0.

        Raises:
            OSError: the port is taken.
        """
        self._runner = web.AppRunner(self._app(), access_log=None, shutdown_timeout=_CLOSING_SECONDS)
        await self._runner.setup()
        await web.TCPSite(self._runner, HOST, port).start()
        self._port = int(self._runner.addresses[0][1])

    async def close(self) -> None:
        """Stop listening and close all previews."""
        if self._runner is not None:
            await self._runner.cleanup()
        await self._frames.close()
        await self.previews.close()

    def _app(self) -> web.Application:
        app = web.Application(client_max_size=LARGEST_UPLOAD, middlewares=[self._guard])
        for path in _FILES:
            app.router.add_get(path, _file)
        app.router.add_get("/words/{language}", self._words)
        app.router.add_get("/overview", self._overview)
        app.router.add_post("/direct-messages", self._switch_direct_messages)
        self._frames.add_routes(app)
        return app

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if request.headers.get("Host") not in {f"{HOST}:{self._port}", f"localhost:{self._port}"}:
            raise web.HTTPForbidden
        answer = await handler(request)
        for name, value in {**_HEADERS, "Cache-Control": "no-store"}.items():
            answer.headers.setdefault(name, value)
        return answer

    async def _words(self, request: web.Request) -> web.Response:
        language = request.match_info["language"]
        if language not in LANGUAGES:
            language = self._language
        found = words(language)
        page = {key.removeprefix(PAGE_WORDS): found(key) for key in found.keys(PAGE_WORDS)}
        return web.json_response({"language": language, "words": page})

    async def _overview(self, request: web.Request) -> web.Response:
        if request.headers.get(KEY_HEADER) != self._key:
            raise web.HTTPUnauthorized
        asked = request.query
        name = asked.get("as", "")
        if name not in self._world.members:
            name = next(iter(self._world.members))
        if "looking" in asked:
            self.looked.note(self._world, name, asked.get("at", ""))
        self.previews.timezone = asked.get("timezone", self.previews.timezone)
        overview = Overview(people_of(self._world, self.looked), places_of(self._world, name, self.looked))
        return web.Response(body=msgspec.json.encode(overview), content_type="application/json")

    async def _switch_direct_messages(self, request: web.Request) -> web.Response:
        if request.headers.get(KEY_HEADER) != self._key:
            raise web.HTTPUnauthorized
        try:
            wanted = msgspec.json.decode(await request.read(), type=Switch)
            self._direct_messages.let(wanted.person, are_closed=wanted.closed)
        except (msgspec.MsgspecError, KeyError):
            raise web.HTTPBadRequest from None
        return web.Response(status=204)


async def _file(request: web.Request) -> web.Response:
    path, content_type = _FILES[request.path]
    return web.Response(body=path.read_bytes(), content_type=content_type, charset=_charset(content_type))


def _charset(content_type: str) -> str | None:
    return None if content_type.startswith("font/") else "utf-8"
