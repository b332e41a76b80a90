"""simcord's preview pages under our own address, so that one page can show any channel as any person.

A preview uses a port and a key of its own and forbids frames. Here all of them are under one port and one key:

    /simcord/...                                  its files, the same for all, kept by the browser
    /at/<channel>/<person>/<language>/            one channel as one person: the document
    /at/<channel>/<person>/<language>/api/...     what the document asks its preview, with the preview's own key

Its files contain absolute paths, which `rewritten` changes (a test checks all of them). Actions are passed on one at a
time, because simcord refuses a second one while it waits for the bot.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any, Final

import simcord.preview
from aiohttp import ClientSession, ClientTimeout, web
from simcord.preview import Preview

from playground.command_words import translated
from playground.previews import Previews, Spot
from playground.simulator import bring_up_to_date, newest_message, revision, tell_the_time
from playground.world import LOCALES, World

KEY_HEADER: Final = "X-Simcord-Capability"
CONTEXT_HEADER: Final = "X-Simcord-Context"

_FILES = Path(simcord.preview.__file__).resolve().with_name("static")
_TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "application/javascript",
    ".json": "application/json",
    ".ttf": "font/ttf",
}
# Fonts of 18 MB for scripts that no text here uses.
_SPARED_FONTS: Final = ("noto-sans-sc-v2.004.ttf", "noto-sans-devanagari-v2.007.ttf", "noto-sans-arabic-v2.012.ttf")
_SMALL_FONT: Final = "noto-sans-hebrew-v3.001.ttf"
LARGEST_UPLOAD: Final = 26 * 1024 * 1024
_ANSWER_HEADERS: Final = ("Content-Type", "Content-Disposition")
_ANSWER_PREFIXES: Final = ("X-Simcord-", "X-Media-", "X-Display-")


# A picture that is drawn again has no height until its bytes are set, so the page would jump and close an open select.
_PICTURE_SIZED = "    image.height = height;\n"
_PICTURE_HELD = (
    f"{_PICTURE_SIZED}    image.style.display = 'block';\n    image.style.aspectRatio = `${{width}} / ${{height}}`;\n"
)

# A page whose pictures are drawn again jumps for a moment; an open select must not take that for scrolling away.
_OUT_OF_SIGHT = "        cancelDropdown(wrap.dataset.controlKey);\n        continue;\n"
_STAYS_OPEN = "        continue;\n"

# Discord does not count aloud what is chosen in a list of a modal; only what is wrong is said.
_COUNTED = "selectionStatus || `${selected.length} selected. Choose ${minimum}–${maximum} options.`"
_NOT_COUNTED = "selectionStatus || ''"

# Discord asks the bot as soon as an option is focused; simcord's page waits until something is typed.
_FOCUSED = '            const current = String(field.value || "");\n'
_ASKED_AT_ONCE = (
    f"{_FOCUSED}            if (!autocompleteResults.has(autocompleteKey(currentDraft(), option.name, current))) "
    "queryAutocomplete(option, current);\n"
)

# The page opens at the end of the newest message, where its buttons are, however tall the message is.
_TALL_FROM_TOP = "if (rect.height > bounds.height || rect.top < bounds.top)"
_TALL_TO_END = "if (rect.height <= bounds.height && rect.top < bounds.top)"


def rewritten(name: str, text: str) -> str:
    """Return the text of simcord's file `name` with paths that work under our address.

    Requests become relative to the document, files relative to /simcord/.
    """
    if name.endswith(".html"):
        text = text.replace('href="/', 'href="/simcord/').replace('src="/', 'src="/simcord/')
        return text.replace("</head>", '<link rel="stylesheet" href="/frame.css"></head>').replace(
            "</body>", '<script type="module" src="/frame.js"></script></body>'
        )
    if name.endswith(".css"):
        for font in _SPARED_FONTS:
            text = text.replace(font, _SMALL_FONT)
        return text.replace('url("/', 'url("/simcord/')
    if name.endswith(".js"):
        text = text.replace(_PICTURE_SIZED, _PICTURE_HELD).replace(_TALL_FROM_TOP, _TALL_TO_END)
        text = text.replace(_OUT_OF_SIGHT, _STAYS_OPEN).replace(_COUNTED, _NOT_COUNTED)
        text = text.replace(_FOCUSED, _ASKED_AT_ONCE)
        for quote in ('"', "`"):
            text = text.replace(f"{quote}/api/", f"{quote}api/")
        return text.replace('"/backend-diagnostics.json"', '"/simcord/backend-diagnostics.json"').replace(
            '"/vendor/', '"/simcord/vendor/'
        )
    return text


class Frames:
    """The routes above."""

    def __init__(self, world: World, previews: Previews, key: str) -> None:
        self._world = world
        self._previews = previews
        self._key = key
        self._one_action = asyncio.Lock()
        self._acting: str | None = None  # the page whose action is under way
        self._client: ClientSession | None = None

    def add_routes(self, app: web.Application) -> None:
        """Add the routes to `app`."""
        app.router.add_get("/simcord/{name:.+}", self._file)
        app.router.add_get("/at/{channel}/{person}/{language}/", self._document)
        app.router.add_route("*", "/at/{channel}/{person}/{language}/api/{rest:.+}", self._api)

    async def close(self) -> None:
        """Close the connections to the previews."""
        if self._client is not None:
            await self._client.close()

    async def _file(self, request: web.Request) -> web.StreamResponse:
        path = (_FILES / request.match_info["name"]).resolve()
        if not path.is_relative_to(_FILES) or not path.is_file() or path.suffix not in _TYPES:
            raise web.HTTPNotFound
        headers = {"Cache-Control": "private, max-age=3600"}
        if path.suffix == ".ttf":
            return web.FileResponse(path, headers={**headers, "Content-Type": _TYPES[path.suffix]})
        text = rewritten(path.name, path.read_text(encoding="utf-8"))
        return web.Response(text=text, content_type=_TYPES[path.suffix], headers=headers)

    async def _document(self, request: web.Request) -> web.StreamResponse:
        text = rewritten("index.html", (_FILES / "index.html").read_text(encoding="utf-8"))
        return web.Response(text=text, content_type="text/html")

    async def _api(self, request: web.Request) -> web.StreamResponse:
        if request.headers.get(KEY_HEADER) != self._key:
            raise web.HTTPUnauthorized
        spot = _spot(request)
        rest, body = request.match_info["rest"], await request.read()
        if rest == "pages":
            try:
                preview = await self._previews.at(spot)
            except LookupError:
                raise web.HTTPNotFound from None
            tell_the_time(preview)
            return await self._pass_on(request, preview, self._opening(spot))
        found, context = self._previews.find(spot), request.headers.get(CONTEXT_HEADER)
        if found is None:
            raise web.HTTPGone
        if rest == "action":
            return await self._act(request, found, spot, body)
        if rest == "state" and context != self._acting:
            bring_up_to_date(found, context)
        answer = await self._pass_on(request, found, body)
        return self._commands(answer, spot) if rest == "commands" and answer.status == 200 else answer

    async def _act(self, request: web.Request, preview: Preview, spot: Spot, body: bytes) -> web.Response:
        """Carry out an action; its page stays the same meanwhile, because simcord refuses actions on a new one."""
        async with self._one_action:
            self._acting = request.headers.get(CONTEXT_HEADER)
            try:
                self._world.speaks(self._world.member(spot.person), spot.language)
                self._world.server_speaks(spot.language)
                tell_the_time(preview)
                return await self._pass_on(request, preview, _fresh(request, preview, body))
            finally:
                self._acting = None

    def _commands(self, answer: web.Response, spot: Spot) -> web.Response:
        registered = [command for scope in self._world.env.backend.commands.values() for command in scope.values()]
        assert isinstance(answer.body, bytes)
        catalog = translated(json.loads(answer.body), registered, LOCALES[spot.language])
        return web.json_response(catalog)

    def _opening(self, spot: Spot) -> bytes:
        """Return a request for a page at the newest message; simcord's default is what was newest when it opened."""
        member = self._world.member(spot.person)
        newest = newest_message(self._world.env, spot.channel_id, member)
        wanted = {"viewer_id": str(member.id)} | ({"target_id": str(newest)} if newest else {})
        return json.dumps(wanted).encode()

    async def _pass_on(self, request: web.Request, preview: Preview, body: bytes) -> web.Response:
        if self._client is None:
            self._client = ClientSession(timeout=ClientTimeout(total=60), auto_decompress=False)
        headers = {KEY_HEADER: preview.capability}
        headers |= {name: request.headers[name] for name in (CONTEXT_HEADER, "Content-Type") if name in request.headers}
        url = f"{preview.url.partition('#')[0]}api/{request.match_info['rest']}"
        async with self._client.request(
            request.method, url, params=request.query, data=body or None, headers=headers
        ) as answer:
            kept = {
                name: value
                for name, value in answer.headers.items()
                if name in _ANSWER_HEADERS or name.startswith(_ANSWER_PREFIXES)
            }
            return web.Response(status=answer.status, body=await answer.read(), headers=kept)


def _spot(request: web.Request) -> Spot:
    info = request.match_info
    if not info["channel"].isdecimal():
        raise web.HTTPNotFound
    return Spot(int(info["channel"]), info["person"], info["language"])


def _fresh(request: web.Request, preview: Preview, body: bytes) -> bytes:
    """Return a press with the current revision, in case the page was updated after the browser last asked.

    simcord silently refuses a press with an older one, which Discord does not. It still looks the pressed control up in
    the message as it is now.
    """
    current = revision(preview, request.headers.get(CONTEXT_HEADER))
    if current is None or request.content_type != "application/json":
        return body
    try:
        wanted: Any = json.loads(body)
    except ValueError:
        return body
    if isinstance(wanted, dict) and isinstance(wanted.get("published_revision"), int):
        wanted["published_revision"] = current
    return json.dumps(wanted).encode()
