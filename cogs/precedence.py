"""Whoever waits for an answer comes before the tables that are shown anew: both want the same event loop."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

LONGEST_SECONDS = 1.0
"""However many answers are under way, tables wait no longer than this for them."""


class Precedence:
    """Knows how many answers are under way."""

    def __init__(self) -> None:
        """Begin with none."""
        self._answers = 0
        self._over = asyncio.Event()

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Somebody waits for what is done in here."""
        self._answers += 1
        try:
            yield
        finally:
            self._answers -= 1
            if not self._answers:
                self._over.set()

    async def give_way(self) -> None:
        """Wait until nobody waits for an answer, or for `LONGEST_SECONDS`."""
        try:
            async with asyncio.timeout(LONGEST_SECONDS):
                while self._answers:
                    self._over.clear()
                    await self._over.wait()
        except TimeoutError:
            return
