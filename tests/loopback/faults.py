"""Faults of Discord that tests switch on: errors, rate limits, late answers, closed connections, held requests.

A fault has a method and a path (`*` and `?` allowed, without `/api/v10`): `POST`, `/channels/*/messages`. It skips
`skip` matching requests, then applies to `times` of them (None: all). With `acted` Discord carries the request out
before it fails, which the bot cannot know. If several faults match, the first one is used.
"""

import asyncio
from collections.abc import Mapping
from fnmatch import fnmatchcase
from typing import Any, Literal

import msgspec

from tests.loopback.request_log import PATIENCE_SECONDS, LoggedRequest

Kind = Literal["answer", "delay", "hang_up", "hold"]


class Fault(msgspec.Struct, eq=False):
    """One fault. `met` counts the requests it was applied to; `times` and `skip` count down."""

    kind: Kind
    method: str
    path: str
    times: int | None
    skip: int
    acted: bool
    status: int = 0
    body: Any = None
    headers: Mapping[str, str] = {}
    seconds: float = 0.0
    met: int = 0

    def fits(self, method: str, path: str) -> bool:
        """Return whether the fault matches a request."""
        return self.method in ("*", method) and fnmatchcase(path, self.path)


class Hold(Fault):
    """A fault that holds requests back until `release`; with `acted` it holds their answers back."""

    held: list[LoggedRequest] = []
    _arrived: asyncio.Event = msgspec.field(default_factory=asyncio.Event)
    _released: asyncio.Event = msgspec.field(default_factory=asyncio.Event)
    _dropped: bool = False

    async def reached(self, seconds: float = PATIENCE_SECONDS) -> LoggedRequest:
        """Wait until a request is held and return it.

        Raises:
            TimeoutError: none came.
        """
        try:
            await asyncio.wait_for(self._arrived.wait(), seconds)
        except TimeoutError:
            raise TimeoutError(f"no {self.method} {self.path} to hold in {seconds:g} s") from None
        return self.held[-1]

    def release(self) -> None:
        """Let held requests, and all later ones, continue."""
        self.times = 0
        self._released.set()

    def drop(self) -> None:
        """Never carry out or answer what is held, as if the connection had been cut; later requests continue."""
        self._dropped = True
        self.release()

    async def stay(self, logged: LoggedRequest) -> bool:
        """Hold a request until `release`; return whether it may continue."""
        self.held.append(logged)
        self._arrived.set()
        await self._released.wait()
        return not self._dropped


class Faults:
    """The faults that are switched on."""

    def __init__(self) -> None:
        """Start without faults."""
        self._switched: list[Fault] = []

    def answer(
        self,
        method: str,
        path: str,
        status: int,
        code: int = 0,
        message: str = "switched by the test",
        *,
        body: Any = None,
        headers: Mapping[str, str] | None = None,
        times: int | None = 1,
        skip: int = 0,
        acted: bool = False,
    ) -> Fault:
        """Answer with a status and Discord's error body of `code` and `message`, or with `body`."""
        said = {"code": code, "message": message} if body is None else body
        given = headers or {}
        return self._on(
            Fault("answer", method, path, times, skip, acted, status=status, body=said, headers=given),
        )

    def limit(
        self,
        method: str,
        path: str,
        retry_after: float,
        *,
        is_global: bool = False,
        times: int | None = 1,
        skip: int = 0,
    ) -> Fault:
        """Answer 429 as Discord does; the client repeats the request after `retry_after` seconds."""
        body = {"message": "You are being rate limited.", "retry_after": retry_after, "global": is_global}
        headers = {"Via": "1.1 loopback", "Retry-After": str(retry_after)}
        if is_global:
            headers["X-RateLimit-Global"] = "true"
        return self.answer(method, path, 429, body=body, headers=headers, times=times, skip=skip)

    def delay(self, method: str, path: str, seconds: float, *, times: int | None = 1, skip: int = 0) -> Fault:
        """Carry out the request, and answer late."""
        return self._on(Fault("delay", method, path, times, skip, True, seconds=seconds))

    def hang_up(self, method: str, path: str, *, times: int | None = 1, skip: int = 0, acted: bool = False) -> Fault:
        """Close the connection instead of answering."""
        return self._on(Fault("hang_up", method, path, times, skip, acted))

    def hold(self, method: str, path: str, *, times: int | None = 1, skip: int = 0, acted: bool = False) -> Hold:
        """Hold requests (with `acted`: their answers) until `Hold.release`; without it the client times out."""
        hold = Hold("hold", method, path, times, skip, acted)
        self._on(hold)
        return hold

    def clear(self) -> None:
        """Switch all faults off and drop held requests (`Hold.release` lets them continue instead)."""
        for fault in self._switched:
            if isinstance(fault, Hold):
                fault.drop()
        self._switched.clear()

    def take(self, method: str, path: str) -> Fault | None:
        """Return the fault for this request, and count it."""
        for fault in self._switched:
            if not fault.fits(method, path) or fault.times == 0:
                continue
            if fault.skip:
                fault.skip -= 1
                continue
            if fault.times is not None:
                fault.times -= 1
            fault.met += 1
            return fault
        return None

    def _on(self, fault: Fault) -> Fault:
        # Faults that are used up are dropped, so that a long test does not collect them.
        self._switched = [each for each in self._switched if each.times != 0 or isinstance(each, Hold)]
        self._switched.append(fault)
        return fault
