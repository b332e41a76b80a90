"""The REST API: passes requests on to simcord's routes and answers as Discord does.

What simcord lacks is done here: the token, faults, nonces (Discord makes no second message with the same one), rate
limit headers, files under our own address. Every body is checked against Discord's description of its API. Invalid
bodies, and requests that simcord cannot handle, are collected in `wrong`.
"""

import asyncio
import io
import re
import time
from collections import OrderedDict
from typing import Any

import msgspec
from aiohttp import web
from simcord.backend import Backend
from simcord.backend.cdn import CDN_BASE
from simcord.backend.errors import BackendError
from simcord.http import routes
from simcord.http.router import RouteNotImplemented, UnsupportedField, dispatch

from tests.loopback.answering import Answering
from tests.loopback.faults import Fault, Faults, Hold
from tests.loopback.request_log import NO_ANSWER, LoggedRequest, RequestLog
from tests.whole import api

PREFIX = "/api/v10"
KEPT_NONCES = 2000
NONCE_SECONDS = 300.0
_WITHOUT_TOKEN = re.compile(r"/(interactions|webhooks)/")
_IDS = re.compile(r"\d{5,}")
_SERVED = bool(routes.__name__)
"""Importing the routes registers them with simcord."""


class Upload(msgspec.Struct):
    """One uploaded file, in simcord's form."""

    fp: io.BytesIO
    filename: str
    description: str | None


class Asked(msgspec.Struct):
    """A request as it was read; `text` is the body before it was decoded."""

    method: str
    path: str
    params: dict[str, str]
    body: Any
    files: list[Upload]
    reason: str | None


class Answered(msgspec.Struct):
    """A status, the JSON (empty: none) and headers beside the usual ones."""

    status: int
    text: bytes = b""
    headers: dict[str, str] = {}


class Rest:
    """Answers requests. `site` is our address, `is_strict` says whether bodies are checked."""

    def __init__(self, backend: Backend, token: str, answering: Answering, *, is_strict: bool) -> None:
        """Serve `backend` to clients with `token`."""
        self.site = ""
        self.log = RequestLog()
        self.faults = Faults()
        self.wrong: list[str] = []
        self._backend = backend
        self._token = token
        self._answering = answering
        self._is_strict = is_strict
        self.identifies_at_once = 1
        """How many shards may identify within five seconds (`max_concurrency`)."""
        self._checked: set[tuple[str, str, str]] = set()
        self._nonces: OrderedDict[str, tuple[float, int, int]] = OrderedDict()

    def forget_nonces(self) -> None:
        """Forget nonces, as Discord does after some minutes."""
        self._nonces.clear()

    def encode(self, payload: Any) -> str:
        """Return JSON in which files have our address."""
        return msgspec.json.encode(payload).decode().replace(CDN_BASE, f"{self.site}/cdn")

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Answer one request."""
        asked = await _read(request, f"{self.site}/cdn")
        logged = self.log.begin(asked.method, asked.path, asked.body, tuple(file.filename for file in asked.files))
        status = NO_ANSWER
        try:
            fault = self.faults.take(asked.method, asked.path)
            answered = await self._through(fault, asked, logged, request.headers.get("Authorization"))
            if answered is None:
                if request.transport is not None:
                    request.transport.close()
                return web.Response()
            status = answered.status
            return _response(answered, asked)
        finally:
            self.log.end(logged, status)

    async def file(self, request: web.Request) -> web.Response:
        """Serve an uploaded file."""
        data = self._backend.cdn.get(f"{CDN_BASE}/{request.match_info['name']}")
        return web.Response(status=404) if data is None else web.Response(body=data)

    async def _through(
        self, fault: Fault | None, asked: Asked, logged: LoggedRequest, token: str | None
    ) -> Answered | None:
        """Return the answer as changed by a fault; None: no answer."""
        if fault is None:
            return self._answer(asked, token)
        if isinstance(fault, Hold) and not fault.acted:
            return self._answer(asked, token) if await fault.stay(logged) else None
        done = self._answer(asked, token) if fault.acted else None
        if isinstance(fault, Hold):
            return done if await fault.stay(logged) else None
        if fault.kind == "delay":
            await asyncio.sleep(fault.seconds)
        elif fault.kind == "hang_up":
            return None
        elif fault.kind == "answer":
            return Answered(fault.status, msgspec.json.encode(fault.body), dict(fault.headers))
        return done

    def _answer(self, asked: Asked, token: str | None) -> Answered:
        """Carry out the request, without waiting for anything."""
        if not _WITHOUT_TOKEN.match(asked.path) and token != f"Bot {self._token}":
            return _refused(401, 0, "401: Unauthorized")
        if (asked.method, asked.path) == ("GET", "/gateway/bot"):
            return Answered(200, msgspec.json.encode(self._gateway()))
        self._check(asked)
        try:
            result = self._sent_before(asked) or self._dispatched(asked)
        except (RouteNotImplemented, UnsupportedField) as gap:
            self.wrong.append(str(gap))
            return _refused(501, 0, str(gap))
        except BackendError as refusal:
            return Answered(refusal.status, msgspec.json.encode(refusal.to_json()))
        except Exception as fault:
            self.wrong.append(f"{asked.method} {asked.path}: {fault!r}")
            return _refused(500, 0, "Internal Server Error")
        self._answering.answered(asked.path)
        return Answered(204) if result is None else Answered(200, self.encode(result).encode())

    def _dispatched(self, asked: Asked) -> Any:
        result = dispatch(
            self._backend,
            asked.method,
            asked.path,
            json=asked.body,
            params=asked.params,
            files=asked.files,
            reason=asked.reason,
        )
        nonce = _nonce(asked)
        if nonce and result is not None:
            result = {**result, "nonce": nonce}
            self._nonces[nonce] = (time.monotonic(), int(result["channel_id"]), int(result["id"]))
            while len(self._nonces) > KEPT_NONCES:
                self._nonces.popitem(last=False)
        return result

    def _sent_before(self, asked: Asked) -> Any:
        """Return the message that was sent with the same nonce a short while ago, if it is still there."""
        known = self._nonces.get(_nonce(asked))
        if known is None or time.monotonic() - known[0] > NONCE_SECONDS:
            return None
        _, channel_id, message_id = known
        if message_id not in self._backend.messages.get(channel_id, {}):
            return None
        path = f"/channels/{channel_id}/messages/{message_id}"
        found = dispatch(self._backend, "GET", path)
        return {**found, "nonce": _nonce(asked)}

    def _gateway(self) -> dict[str, Any]:
        """Return where the gateway is and how often a bot may identify there; simcord has none."""
        limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": self.identifies_at_once}
        return {"url": self.site.replace("http", "ws", 1), "shards": 1, "session_start_limit": limit}

    def _check(self, asked: Asked) -> None:
        """Check a body against Discord's description; equal bodies are checked once."""
        if not self._is_strict or asked.method == "GET":
            return
        path = _IDS.sub("1", asked.path)
        key = (asked.method, path, _IDS.sub("1", repr(asked.body)))
        if key not in self._checked:
            if len(self._checked) > KEPT_NONCES:
                self._checked.clear()
            self._checked.add(key)
            self.wrong += api.faults(asked.method, asked.path, asked.body)


async def _read(request: web.Request, cdn: str) -> Asked:
    text = b""
    files: list[Upload] = []
    if request.content_type == "multipart/form-data":
        text, files = await _parts(request)
    elif request.can_read_body:
        text = await request.read()
    body = msgspec.json.decode(text.replace(cdn.encode(), CDN_BASE.encode())) if text else None
    for described in (body.get("attachments") or ()) if isinstance(body, dict) else ():
        number = str(described.get("id"))
        if number.isdigit() and int(number) < len(files):
            files[int(number)].description = described.get("description")
    return Asked(
        request.method,
        request.rel_url.raw_path.removeprefix(PREFIX),
        dict(request.query),
        body,
        files,
        request.headers.get("X-Audit-Log-Reason"),
    )


async def _parts(request: web.Request) -> tuple[bytes, list[Upload]]:
    text = b""
    files: list[tuple[int, str, bytes]] = []
    async for part in await request.multipart():
        name = getattr(part, "name", None) or ""
        data = bytes(await part.read())  # type: ignore[union-attr]  # nothing of ours is nested
        if name == "payload_json":
            text = data
        else:
            files.append((int(name.removeprefix("files[").removesuffix("]")), part.filename or "file", data))  # type: ignore[union-attr]  # as above
    return text, [Upload(io.BytesIO(data), filename, None) for _, filename, data in sorted(files)]


def _nonce(asked: Asked) -> str:
    is_message = asked.method == "POST" and asked.path.startswith("/channels/") and asked.path.endswith("/messages")
    if not is_message or not isinstance(asked.body, dict) or not asked.body.get("enforce_nonce"):
        return ""
    return str(asked.body.get("nonce") or "")


def _refused(status: int, code: int, message: str) -> Answered:
    return Answered(status, msgspec.json.encode({"code": code, "message": message}))


def _response(answered: Answered, asked: Asked) -> web.Response:
    headers = {
        "X-RateLimit-Bucket": f"{asked.method} {_IDS.sub('', asked.path).partition('/simcord')[0]}",
        "X-RateLimit-Limit": "10000",
        "X-RateLimit-Remaining": "9999",
        "X-RateLimit-Reset": f"{time.time() + 1:.3f}",
        "X-RateLimit-Reset-After": "1.000",
        **answered.headers,
    }
    if answered.text and "Content-Type" not in headers:
        # Exactly this: discord.py takes anything longer for text.
        headers["Content-Type"] = "application/json"
    return web.Response(status=answered.status, body=answered.text or None, headers=headers)
