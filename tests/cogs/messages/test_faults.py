"""Which faults pass by themselves: what `tests/failures` tries with one outage holds for every one."""

from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest

from cogs.messages.faults import is_outage
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
