"""The door to Discord: how many pass, in which order, and what holds them up; by a clock that the tests move."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from discord.http import Route
from yarl import URL

from cogs.messages import door as door_module
from cogs.messages.asking import asking
from cogs.messages.budget import MOST_INVALID, Budget
from cogs.messages.door import Door
from cogs.messages.requests import Ask, Turn

TABLE = Route("PATCH", "/channels/{channel_id}/messages/{message_id}", channel_id=1, message_id=2)
ANSWER = Route("PATCH", "/webhooks/{application_id}/{token}/messages/@original", application_id=1, token="made-up")


class Discord:
    """A client whose requests are noted when they set out, after as long as discord.py holds them back."""

    def __init__(self, limit: int, budget: type[Budget] = Budget) -> None:
        self.at = 0.0
        self.door = Door(limit, lambda: self.at)
        self.door.budget = budget(limit)
        self.set_out: list[tuple[float, Any]] = []
        self.held: dict[Any, asyncio.Event] = {}
        self.status, self.headers = 200, dict[str, str]()
        self.http = SimpleNamespace(request=self._request)
        trace = self.door.watch(aiohttp.TraceConfig())
        self._begun, self._over = trace.on_request_start[0], trace.on_request_end[0]
        self.door.guard(self)  # type: ignore[arg-type]  # of a client it needs no more
        self._tasks: list[asyncio.Task[Any]] = []

    async def _request(self, route: Route, name: Any = None) -> Any:
        if name in self.held:
            await self.held[name].wait()
        url = URL(route.url)
        await self._begun(None, None, SimpleNamespace(url=url))  # type: ignore[arg-type]
        self.set_out.append((self.at, name))
        response = SimpleNamespace(status=self.status, headers={"Via": "1.1 google", **self.headers})
        await self._over(None, None, SimpleNamespace(url=url, response=response))  # type: ignore[arg-type]
        return name

    def ask(self, name: Any, ask: Ask = Ask.TABLE, server: int = 0, about: int = 0) -> None:
        """Make a request beside everything else."""
        with asking(ask, server=server or None, about=about):
            self._tasks.append(self.asked(name, ask))

    def asked(self, name: Any, ask: Ask = Ask.TABLE, route: Route = TABLE) -> asyncio.Task[Any]:
        """Return a task in which a request is made."""
        with asking(ask):
            return asyncio.create_task(self.http.request(route, name=name))

    async def pass_by(self, seconds: float) -> None:
        """Let time pass, and what may be done then be done."""
        self.at += seconds
        await quiet()
        self.door.look()
        await quiet()

    def names(self) -> list[Any]:
        """Return what has set out."""
        return [name for _, name in self.set_out]

    async def close(self) -> None:
        """Give up what waits."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def quiet() -> None:
    """Let everything run that can."""
    for _ in range(12):
        await asyncio.sleep(0)


@pytest.fixture
async def made() -> AsyncIterator[Callable[..., Discord]]:
    """A function that makes a Discord that takes so many requests a second."""
    all_made: list[Discord] = []

    def make(limit: int, budget: type[Budget] = Budget) -> Discord:
        all_made.append(Discord(limit, budget))
        return all_made[-1]

    yield make
    for each in all_made:
        await each.close()


class KeepsForEver(Budget):
    """Faulty: what was let through long ago still sets out in the place of then."""

    def sets_out(self, one: object, now: float) -> bool:
        super().sets_out(one, now)
        return True


async def _most_in_a_second(at: Discord) -> int:
    """Let 200 requests come at random, of which discord.py holds many back; return the most in any second."""
    chance = random.Random(7)
    for name in range(200):
        if chance.random() < 0.5:
            at.held[name] = asyncio.Event()
        at.ask(name, chance.choice((Ask.TABLE, Ask.OLD, Ask.OWN)), about=name)
        if chance.random() < 0.2:
            await at.pass_by(chance.uniform(0, 0.4))
        if chance.random() < 0.05:
            for each in at.held.values():
                each.set()
    for _ in range(200):
        for each in at.held.values():
            each.set()
        await at.pass_by(0.2)
    assert len(at.set_out) == 200
    times = [time for time, _ in at.set_out]
    return max(sum(first <= time < first + 1 for time in times) for first in times)


async def test_no_second_sees_more_than_the_limit(made: Callable[..., Discord]) -> None:
    """Also where a limit of a channel holds requests back that were let through before, and lets them go at once."""
    assert await _most_in_a_second(made(7)) == 7
    assert await _most_in_a_second(made(7, KeepsForEver)) > 7


async def test_answers_never_wait(made: Callable[..., Discord]) -> None:
    at = made(1)
    at.door.stop(30)
    at.ask("table")
    await at.asked("answer", route=ANSWER)
    assert at.names() == ["answer"]
    assert at.door.waiting()[Turn.TABLE] == 1


async def test_the_order(made: Callable[..., Discord]) -> None:
    """By turn; what somebody waits for comes first, whatever it is."""
    at = made(1)
    at.ask("first")
    await at.pass_by(0)
    at.ask("old", Ask.OLD)
    at.ask("reminder", Ask.REMINDER)
    at.ask("table", Ask.TABLE)
    at.ask("own", Ask.OWN)
    with asking(Ask.ANSWER):
        at.ask("thread of who waits", Ask.OVERVIEW)
    await quiet()
    for _ in range(6):
        await at.pass_by(1)
    assert at.names() == ["first", "thread of who waits", "own", "table", "reminder", "old"]
    assert at.door.counts.waited[Turn.OLD] == 5


async def test_what_lags_behind_asks_for_nothing_at_an_earlier_turn(made: Callable[..., Discord]) -> None:
    at = made(1)
    at.ask("first")
    await at.pass_by(0)
    with asking(Ask.TABLE, at_best=Turn.DIRECT):
        at.ask("own, behind", Ask.OWN)
        at.ask("old, behind", Ask.OLD)
    at.ask("table")
    await quiet()
    for _ in range(3):
        await at.pass_by(1)
    assert at.names() == ["first", "table", "own, behind", "old, behind"]


async def test_a_busy_server_delays_a_lonely_table_by_one_request(made: Callable[..., Discord]) -> None:
    at = made(1)
    for number in range(300):
        at.ask("busy", server=1, about=number)
    await at.pass_by(0)
    at.ask("lonely", server=2, about=1000)
    await at.pass_by(1)
    await at.pass_by(1)
    assert at.names() == ["busy", "busy", "lonely"]


async def test_what_is_on_no_server_is_fair_too(made: Callable[..., Discord]) -> None:
    at = made(1)
    for _ in range(3):
        at.ask("one", about=1)
    await at.pass_by(0)
    at.ask("other", about=2)
    await at.pass_by(1)
    await at.pass_by(1)
    assert at.names() == ["one", "one", "other"]


async def test_nothing_waits_for_ever(made: Callable[..., Discord]) -> None:
    at = made(1)
    at.ask("old", Ask.OLD)
    for _ in range(9):
        at.ask("table", about=1)
        at.ask("table", about=2)
        await at.pass_by(1)
    assert "old" in at.names()


async def test_a_request_that_hangs_holds_nothing_up(made: Callable[..., Discord]) -> None:
    at = made(2)
    at.held["hangs"] = asyncio.Event()
    at.ask("hangs", about=1)
    await at.pass_by(0)
    for name in range(4):
        at.ask(name, about=2)
    await at.pass_by(1)
    await at.pass_by(1)
    assert at.names() == [0, 1, 2, 3]


async def test_what_is_given_up_takes_no_place(made: Callable[..., Discord]) -> None:
    at = made(1)
    at.ask("first")
    given_up = [at.asked("given up") for _ in range(3)]
    at.ask("next")
    await at.pass_by(0)
    for each in given_up:
        each.cancel()
    await at.pass_by(1)
    assert at.names() == ["first", "next"]
    assert at.door.oldest() == 0


async def test_what_waits_too_long_fails_like_a_silent_discord(
    made: Callable[..., Discord], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door_module, "LONGEST_WAIT_SECONDS", 0.0)
    at = made(1)
    at.door.stop(3600)
    with pytest.raises(TimeoutError, match="no place"):
        await at.asked("table")
    assert sum(at.door.waiting().values()) == 0


@pytest.mark.parametrize(
    ("headers", "stopped"),
    [
        ({"X-RateLimit-Scope": "global", "Retry-After": "4"}, 4),
        ({"X-RateLimit-Global": "true", "Retry-After": "4"}, 4),
        ({"X-RateLimit-Scope": "user", "Retry-After": "4"}, 1),
        ({"Via": "", "Retry-After": "3600"}, 1),
    ],
)
async def test_a_limit_of_all_stops_everything(
    made: Callable[..., Discord], headers: dict[str, str], stopped: int
) -> None:
    at = made(1)
    at.status, at.headers = 429, headers
    at.ask("limited", about=1)
    await at.pass_by(0)
    at.status, at.headers = 200, {}
    at.ask("next", about=2)
    await at.pass_by(stopped - 0.1)
    assert at.names() == ["limited"]
    await at.pass_by(0.1)
    assert at.names() == ["limited", "next"]


async def test_after_many_invalid_requests_only_people_who_wait_are_served(
    made: Callable[..., Discord], caplog: pytest.LogCaptureFixture
) -> None:
    """At 10,000 in ten minutes Discord shuts the host out, and nobody is answered any more."""
    at = made(100)
    at.status = 403
    for _ in range(MOST_INVALID // 100):
        await asyncio.gather(*(at.asked("refused") for _ in range(100)))
        at.at += 1
    at.status, before = 200, len(at.set_out)
    at.ask("table")
    at.ask("person", Ask.THREAD)
    await at.pass_by(1)
    assert at.names()[before:] == ["person"]
    assert "shuts this host out" in caplog.text
    await at.pass_by(600)
    await at.pass_by(10)
    assert at.names()[before:] == ["person", "table"]


async def test_limits_that_others_share_are_no_invalid_requests(made: Callable[..., Discord]) -> None:
    at = made(9)
    at.status, at.headers = 429, {"X-RateLimit-Scope": "shared", "Retry-After": "1"}
    await at.asked("shared")
    assert (at.door.invalid(), at.door.counts.limited["shared"]) == (0, 1)


async def test_what_fails_is_passed_on(made: Callable[..., Discord]) -> None:
    at = made(1)

    async def fails(*_: Any, **__: Any) -> Awaitable[None]:
        raise discord.DiscordException("made up")

    client = SimpleNamespace(http=SimpleNamespace(request=fails))
    at.door.guard(client)  # type: ignore[arg-type]  # of a client it needs no more
    with pytest.raises(discord.DiscordException):
        await client.http.request(TABLE)
    assert at.door.used() == 1
