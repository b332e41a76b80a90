"""What the people who run the bot are told at an address of theirs: an alarm when it begins, and when it is over.

It is told in order, and tried again until it is heard: who is told that Discord is gone may be out of reach as well.
Nothing in it names a person, a server, a match, a file or an address.
"""

import logging
from collections import deque
from collections.abc import Set
from typing import Literal

import msgspec

from cogs.calling import Caller
from cogs.webhooks.telling import is_of_discord
from config import Secret, Settings, SettingsFault
from games.kernel.errors import Refusal
from play.reminders.addresses import address_of
from text import Words, words

Kind = Literal["gateway", "database", "backup", "faults"]
MOST_UNTOLD = 20
"""So much waits to be told; what is older is forgotten."""

_log = logging.getLogger(__name__)


def check(settings: Settings) -> None:
    """Refuse addresses that are never called, before the start.

    Raises:
        SettingsFault: one is not on the public internet, or no address.
    """
    for name in ("alarm_address", "well_address"):
        url: Secret = getattr(settings, name)
        try:
            if url:
                address_of(url.reveal())
        except Refusal as refusal:
            said = words(settings.language)(f"refusal-{refusal.code}")
            raise SettingsFault(f"SEALED_ORDERS_{name.upper()}: {said}") from None


class Said(msgspec.Struct, frozen=True):
    """What is said to an address, as JSON. `at`: when it began to be so (unix seconds)."""

    event: Literal["alarm", "over", "well"]
    alarm: Kind | None
    at: int
    text: str


class Line:
    """An address. Only that it hears no more, and that it hears again, is logged, and nothing of the address."""

    def __init__(self, name: str, url: str, caller: Caller) -> None:
        """Keep the address `url`, "" for none; `name` is what the log calls it."""
        self._name = name
        self._url = url
        self._caller = caller
        self._hears = True

    def __bool__(self) -> bool:
        """Return whether there is an address."""
        return bool(self._url)

    async def say(self, said: Said) -> bool:
        """Say something; return whether it was heard."""
        body = {"content": said.text, "allowed_mentions": {"parse": []}} if is_of_discord(self._url) else said
        is_heard = await self._caller.call(self._url, msgspec.json.encode(body))
        if is_heard != self._hears:
            _log.warning("%s %s", self._name, "is reached again" if is_heard else "is not reached; it is tried again")
        self._hears = is_heard
        return is_heard


class Alarms:
    """The alarms that are on, and what is still to be told of them."""

    def __init__(self, line: Line, words: Words) -> None:
        """Begin without any; `words`: in the language of the people who run the bot."""
        self._line = line
        self._words = words
        self._on: set[Kind] = set()
        self._untold: deque[Said] = deque(maxlen=MOST_UNTOLD)

    def __bool__(self) -> bool:
        """Return whether any alarm is on."""
        return bool(self._on)

    def on(self) -> Set[Kind]:
        """Return those that are on."""
        return frozenset(self._on)

    def note(self, kind: Kind, at: int, *, is_on: bool, **facts: int | str) -> None:
        """Note whether there is cause for an alarm, since when, and its `facts`; only a change is told."""
        if is_on == (kind in self._on):
            return
        (self._on.add if is_on else self._on.discard)(kind)
        _log.warning("alarm: %s: %s", kind, "on" if is_on else "over")
        text = self._words(f"alarm-{kind}", **facts) if is_on else self._words(f"alarm-{kind}-over")
        self._untold.append(Said("alarm" if is_on else "over", kind, at, text))

    async def tell(self) -> None:
        """Tell what is not told yet, until something is not heard."""
        while self._line and self._untold and await self._line.say(self._untold[0]):
            self._untold.popleft()
