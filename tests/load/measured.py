"""What is measured while people play: requests to Discord by kind and second, processor time, memory."""

import re
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from tests.bench.processes import processor_seconds, resident_bytes
from tests.loopback import Discord
from tests.processes import begun_by

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


class Requests:
    """The requests of the bots, by their kinds; those that count against Discord's limit also by their seconds."""

    def __init__(self, discord: Discord) -> None:
        """Count from now on."""
        self.kinds: Counter[str] = Counter()
        self.times: list[float] = []
        begin = discord.log.begin

        def counted(method: str, path: str, *rest: Any) -> Any:
            kind = kind_of(method, path)
            self.kinds[kind] += 1
            if kind != ANSWER:
                self.times.append(time.monotonic())
            return begin(method, path, *rest)

        vars(discord.log)["begin"] = counted

    def forget(self) -> None:
        """Begin anew."""
        self.kinds.clear()
        self.times.clear()

    def most_in(self, seconds: float) -> int:
        """Return how many counted against the limit in any so many seconds."""
        most = first = 0
        for last, at in enumerate(self.times):
            while self.times[first] <= at - seconds:
                first += 1
            most = max(most, last - first + 1)
        return most


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
    """Return what a bot that runs has used so far."""
    beside = 0.0
    for child in begun_by(pid):
        try:
            beside += processor_seconds(child)
        except OSError:
            continue
    return Used(processor_seconds(pid), beside, resident_bytes(pid))


def share(values: Sequence[float | None], within: float) -> float:
    """Return which part of `values` is at most `within`; None is later than everything."""
    return sum(each is not None and each <= within for each in values) / max(1, len(values))


def percentile(values: Sequence[float | None], part: float) -> float:
    """Return the value below which so great a part is; None counts as infinite."""
    ordered = sorted(float("inf") if each is None else each for each in values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")
