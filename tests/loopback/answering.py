"""Follows each interaction until it is acknowledged and answered; simulated people wait here for the bot's answer."""

import asyncio
import re
import time
from collections.abc import Callable

_CALLBACK = re.compile(r"/interactions/\d+/(?P<token>[^/]+)/callback$")
_SHOWN = re.compile(r"/webhooks/\d+/(?P<token>[^/]+)(/messages/.*)?$")


class Course:
    """The progress of one interaction; `shown` counts new and changed pages after the acknowledgement.

    `acknowledged_at`: when that was, by `time.monotonic`.
    """

    def __init__(self) -> None:
        """Start with no answer."""
        self.acknowledged_at: float | None = None
        self.shown = 0
        self._changed = asyncio.Event()

    @property
    def is_acknowledged(self) -> bool:
        """Whether there was an acknowledgement."""
        return self.acknowledged_at is not None

    def note(self, is_callback: bool) -> None:
        """Note an answer of the bot that Discord has accepted."""
        if is_callback:
            self.acknowledged_at = self.acknowledged_at or time.monotonic()
        else:
            self.shown += 1
        self._changed.set()

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait until `is_so`."""
        while not is_so():
            self._changed.clear()
            await self._changed.wait()


class Answering:
    """The progress of all interactions that somebody waits for."""

    def __init__(self) -> None:
        """Start with no interactions."""
        self._courses: dict[str, Course] = {}

    def course(self, token: str) -> Course:
        """Follow the interaction with this token from now on, and return its progress."""
        return self._courses.setdefault(token, Course())

    def forget(self, token: str) -> None:
        """Stop following an interaction."""
        self._courses.pop(token, None)

    def answered(self, path: str) -> None:
        """Note a request that Discord has carried out."""
        found = _CALLBACK.match(path) or _SHOWN.match(path)
        if found is None:
            return
        course = self._courses.get(found["token"])
        if course is not None:
            course.note(found.re is _CALLBACK)
