"""What is measured while people play: requests to Discord by kind and second, processor time, memory."""

import json
import re
import time
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from tests.bench.processes import processor_seconds, resident_bytes
from tests.load.crowd import references
from tests.loopback import Discord
from tests.processes import seconds_of
from text import words

ANSWER: Final = "answers to people"
_KINDS: Final = (
    (r".* /(interactions|webhooks)/.*", ANSWER),
    (r"POST /channels/\d+/messages", "messages sent"),
    (r"PATCH /channels/\d+/messages/\d+", "messages edited"),
    (r"DELETE /channels/\d+/messages/\d+", "messages put away"),
    (r"POST /users/@me/channels", "direct messages opened"),
    (r"(POST|PATCH|PUT) /channels/\d+(/threads|/thread-members/.*)?", "threads"),
    (r"GET .*", "looked up"),
)


SIGNS: Final = {
    what: words("en")(key, title="", until="").partition(": ")[2].strip()
    for what, key in (("half", "remind-half"), ("last", "remind-last"), ("late", "late-heading"))
}
"""How the direct message at half time, the last call, and that time ran out are told from others."""


class Requests:
    """The requests of the bots: when each of a kind came here. `left`: when those that count set out, if that was told.

    What sets out evenly can come here in bunches, where bots, people and this Discord share few cores.
    """

    def __init__(self, discord: Discord) -> None:
        """Count from now on."""
        self.kinds: dict[str, list[float]] = {}
        self.left: list[float] = []
        self.began = time.monotonic()
        begin = discord.log.begin

        def counted(method: str, path: str, *rest: Any) -> Any:
            self.kinds.setdefault(kind_of(method, path), []).append(time.monotonic())
            return begin(method, path, *rest)

        vars(discord.log)["begin"] = counted

    @property
    def counted(self) -> list[float]:
        """When those came that count against the limit of the bot."""
        return sorted(at for kind, times in self.kinds.items() if kind != ANSWER for at in times)

    def note_left(self, files: Iterable[Path]) -> None:
        """Read when requests set out, as the bots have noted it, each in a file."""
        lines = (line for file in files for line in file.read_text("ascii").splitlines() if line)
        self.left = sorted(at for at in map(float, lines) if at >= self.began)


def most_in(seconds: float, times: Sequence[float]) -> int:
    """Return how many of `times`, in order, are in any so many seconds."""
    most = first = 0
    for last, at in enumerate(times):
        while times[first] <= at - seconds:
            first += 1
        most = max(most, last - first + 1)
    return most


class Told:
    """What people were told by direct message of what time has brought about, by what it is and the match."""

    def __init__(self, discord: Discord) -> None:
        """Look at every message from now on."""
        self.told: Counter[tuple[str, int]] = Counter()
        discord.backend.subscribers.append(self._see)

    def _see(self, event: str, payload: Mapping[str, Any]) -> None:
        if event != "MESSAGE_CREATE" or payload.get("guild_id"):
            return
        components = list(payload.get("components") or ())
        match = next((int(each.match) for each in references(components)), None)
        text = json.dumps(components)
        for what, sign in SIGNS.items():
            if match is not None and sign in text:
                self.told[what, match] += 1

    def by_game(self, what: str, game_of: Mapping[int, str]) -> Counter[str]:
        """Return how many people were told something, by the game."""
        return sum((Counter({game_of[match]: n}) for (said, match), n in self.told.items() if said == what), Counter())


def kind_of(method: str, path: str) -> str:
    """Return what a request is for, as the table calls it."""
    asked = f"{method} {path.partition('?')[0]}"
    return next((kind for form, kind in _KINDS if re.fullmatch(form, asked)), "other")


class Used(msgspec.Struct, frozen=True):
    """What a bot has used: seconds of its own processor time and of the processes beside it, and bytes of memory."""

    own: float
    beside: float
    resident: int


def used_by(pid: int) -> Used:
    """Return what a bot that runs has used so far; processes beside it that have ended count too."""
    own = processor_seconds(pid)
    return Used(own, seconds_of(pid) - own, resident_bytes(pid))


def share(values: Sequence[float | None], within: float) -> float:
    """Return which part of `values` is at most `within`; None is later than everything."""
    return sum(each is not None and each <= within for each in values) / max(1, len(values))


def percentile(values: Sequence[float | None], part: float) -> float:
    """Return the value below which so great a part is; None counts as infinite."""
    ordered = sorted(float("inf") if each is None else each for each in values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")
