"""Discord as the bots of a simulated quarter see it: every reminder that comes through is a bell."""

from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from cogs.messages.component_ids import Origin, ids_of
from cogs.messages.posting import CannotShow
from render.page import Page
from tests.quarter.people import Player

TABLES = 1 << 40
"""Channels of tables have numbers above this one; those below are direct messages, named by their person."""

NONCE_SECONDS = 300
"""For so long Discord makes one message of all that have the same nonce."""


async def nothing(_user_id: int) -> None:
    """Let nothing happen while a message is on its way."""


class Bell(msgspec.Struct, frozen=True):
    """A message that called a person to a match, and the kind of occasion that its text names."""

    at: int
    user_id: int
    match: int
    text: str


class Presented(msgspec.Struct, frozen=True):
    """A page that is to be sent, and the ids of its controls."""

    page: Page
    match: int
    ids: frozenset[str]


class Found(msgspec.Struct, frozen=True):
    """A message of ours in a channel."""

    id: int
    ids: frozenset[str]


class Discord:
    """The messages of all channels; it outlives every bot. `meanwhile`: what happens while a message is on its way."""

    def __init__(self, players: tuple[Player, ...]) -> None:
        self.now = 0
        self.meanwhile: Callable[[int], Awaitable[None]] = nothing
        self.bells: list[Bell] = []
        self.digests: list[tuple[int, int]] = []
        self.questions: list[Bell] = []
        self.letters: list[Bell] = []
        self.closed = {each.user_id for each in players if each.has_closed_dms}
        self.gone: set[int] = set()
        self._messages: dict[int, list[Found]] = defaultdict(list)
        self._sent_once: dict[str, tuple[int, int]] = {}

    async def present(self, page: Page, origin: Origin, _text_only: bool = False) -> Presented:
        """Stand in for the presenter: nothing is drawn."""
        return Presented(page, int(origin.match or 0), frozenset(ids_of(page, origin).values()))

    async def channel(self, user_id: int) -> int:
        """Return the channel of the direct messages with a person, as the postbox does."""
        await self.meanwhile(user_id)
        if user_id in self.closed or user_id in self.gone:
            raise CannotShow("direct messages are closed")
        return user_id

    async def send(self, channel_id: int, layout: Any, once: str | None = None, *, silent: bool = False) -> int:
        """Send a message, once for each `once`, and hear the bell."""
        known, sent_at = self._sent_once.get(once or "", (0, 0))
        if known and self.now - sent_at < NONCE_SECONDS:
            return known
        number = 1 + sum(map(len, self._messages.values()))
        self._messages[channel_id].append(Found(number, layout.ids))
        if once is not None:
            self._sent_once[once] = (number, self.now)
        text = layout.page.blocks[0].text
        called = int(text.split("<@")[1].split(">")[0]) if channel_id > TABLES else channel_id
        self.bells.append(Bell(self.now, called, layout.match, text))
        return number

    async def sent_after(self, channel_id: int, _after: int) -> list[Found]:
        """Return our messages in a channel."""
        return self._messages[channel_id]

    async def edit(self, _channel_id: int, _message_id: int, _layout: Any) -> None:
        """Change a message, which nobody hears."""
