"""Which faults pass by themselves: what `tests/failures` tries with one outage holds for every one."""

from contextlib import suppress
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest
from aiohttp import web

from cogs.messages.faults import is_outage, trace
from counting import known
from tests.counted import Since
from tests.failures.troubles import NO_MESSAGE, NOT_ALLOWED, ODD, OLD_TOKEN, OUTAGES, TOO_FAST, Trouble


def raised(trouble: Trouble) -> discord.HTTPException:
    """Return what discord.py raises for an answer of Discord."""
    response = cast(Any, SimpleNamespace(status=trouble.status, reason=""))
    return discord.HTTPException(response, {"code": trouble.code, "message": trouble.message})


PASSING = [
    Trouble(500, 0, ""),
    Trouble(504, 0, ""),
    TOO_FAST,
    Trouble(403, 20028, "write limit"),
]


@pytest.mark.parametrize("trouble", [*OUTAGES, *PASSING], ids=str)
def test_an_answer_that_passes_by_itself(trouble: Trouble) -> None:
    assert is_outage(raised(trouble))


@pytest.mark.parametrize("fault", [aiohttp.ServerDisconnectedError(), TimeoutError(), ConnectionResetError()])
def test_no_answer_passes_by_itself(fault: Exception) -> None:
    assert is_outage(fault)


@pytest.mark.parametrize("trouble", [NOT_ALLOWED, NO_MESSAGE, OLD_TOKEN, ODD], ids=str)
def test_a_refusal_stays(trouble: Trouble) -> None:
    assert not is_outage(raised(trouble))


def test_what_is_no_answer_at_all_stays() -> None:
    assert not is_outage(discord.InvalidData())
    assert not is_outage(KeyError())


async def test_each_answer_is_counted_by_its_kind() -> None:
    """Of a limit also whose it is; a request without an answer counts too."""

    async def answer(request: web.Request) -> web.Response:
        status = int(request.path[1:])
        if not status:
            assert request.transport is not None
            request.transport.abort()
        return web.Response(status=status or 500, headers={"X-RateLimit-Scope": "shared"})

    app = web.Application()
    app.router.add_get("/{status}", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    port = runner.addresses[0][1]
    answers, limits = Since(known.DISCORD_ANSWERS), Since(known.DISCORD_LIMITS)
    async with aiohttp.ClientSession(trace_configs=[trace()]) as session:
        for status in (200, 204, 404, 429, 503, 0):
            with suppress(aiohttp.ClientError):
                await (await session.get(f"http://127.0.0.1:{port}/{status}")).release()
    await runner.cleanup()
    assert answers.found() == {("ok",): 2, ("refused",): 1, ("limited",): 1, ("failed",): 1, ("none",): 1}
    assert limits.found() == {("shared",): 1}
