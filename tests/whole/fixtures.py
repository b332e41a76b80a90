"""Fixtures of whole-bot tests; playground/__init__.py says what a bot may do while it counts as quiet.

A conftest that imports all of them provides them to the tests beside it.
"""

import logging
import random
import re
import secrets
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import discord
import pytest
import simcord

from cogs.messages.requests import REQUESTS
from cogs.sealed_orders import SealedOrders, create_bot
from config import read_settings
from playground.world import World, build_world
from tests.sampling import HUNTING
from tests.whole import api
from tests.whole.painters import Blank

BEAT_SECONDS = 6 * 3600
"""Virtual days pass quickly where the bot beats seldom."""

SETTLE_SECONDS = 25.0
"""Shorter than the bot's shortest pause between two attempts, during which it counts as quiet."""

UNLIMITED = "100000"
"""So many requests a second are not reached: the simulated Discord has no limits, and tests do not wait."""

_KNOWN = re.compile(
    "|".join(re.escape(route).replace(r"\{\}", "[^/]+") for row in REQUESTS.values() for route in row.routes)
)
_valid: set[tuple[str, str, str]] = set()
"""Methods, paths and bodies that need not be checked again: all bots of a process make the same commands known."""


@pytest.fixture
def entropy(request: pytest.FixtureRequest) -> Callable[[int], bytes]:
    """Random bytes for the matches of a test, derived from the test's name, so that they are the same in every run.

    `make hunt` draws them at random.
    """
    if HUNTING:
        return secrets.token_bytes
    return random.Random(request.node.name).randbytes


@pytest.fixture
async def make_bot(
    tmp_path: Path, entropy: Callable[[int], bytes], quick_database: None
) -> AsyncIterator[Callable[[], discord.Client]]:
    """A function that builds the real bot. All bots of one test use the same database. Pictures are blank.

    The files of bots that were made to crash are closed at the end, as the system does for a process that has ended.
    """
    many = dict.fromkeys(("TABLES", "TABLES_A_DAY", "INVITATIONS_A_DAY", "SEATS"), "1000")
    given = {"DATABASE": str(tmp_path / "matches.sqlite3"), "REQUESTS_A_SECOND": UNLIMITED, **many}
    settings = read_settings({f"SEALED_ORDERS_{name}": value for name, value in given.items()}, tmp_path / "no.env")
    made: list[SealedOrders] = []

    def make() -> discord.Client:
        made.append(create_bot(settings, Blank(), entropy, BEAT_SECONDS))
        return made[-1]

    yield make
    for bot in made:
        if not bot.is_closed():
            await bot.services.close()


@pytest.fixture
async def world(make_bot: Callable[[], discord.Client], monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    """The server "Sealed Orders" with #games, Ann (its owner), Boris, Vera and Gleb, and the bot running in it.

    Everybody has the simulated time, also what the bot begins because a test has called its services.
    """
    env = simcord.Env(make_bot(), settle_timeout=SETTLE_SECONDS)
    monkeypatch.setattr(SealedOrders, "now", lambda _: int(env.now().timestamp()))
    built = build_world(env)
    built.restarts_with(make_bot)
    await env.start()
    try:
        yield built
    finally:
        await built.bot.close()
        await env.shutdown()
    # simcord's own fixture ends in the same way: errors that the test has read from `env.errors` do not fail it.
    env._raise_errors_since(env._errors_acknowledged)


@pytest.fixture(autouse=True)
def env(world: World) -> simcord.Env:
    """The simulator; simcord's plugin finds it here in every test and selects its clock."""
    return world.env


@pytest.fixture(autouse=True)
def requests_are_valid(world: World) -> Iterator[None]:
    """Every request that the bot makes in a test is in its table, and valid by Discord's own description of its API."""
    yield
    asked = {f"{each.method} {each.path.partition('?')[0]}" for each in world.env.http_requests}
    unknown = [each for each in asked if not _KNOWN.fullmatch(each)]
    assert not unknown, f"cogs/messages/requests.py has no such route: {unknown}"
    made = [each for each in world.env.http_requests if each.method != "GET"]
    sent = {(each.method, each.path, repr(each.json)): each for each in made}
    doubtful = [each for key, each in sent.items() if key not in _valid]
    assert [fault for each in doubtful for fault in api.faults(each.method, each.path, each.json)] == []
    _valid.update(key for key in sent if key[0] == "PUT")


@pytest.fixture(autouse=True)
def faults() -> Iterator[list[str]]:
    """What the bot logged as an error. It still answers people, so without this a test would not fail.

    A test that provokes a fault reads this list and empties it.
    """
    found: list[str] = []
    handler = logging.Handler(logging.ERROR)
    formatter = logging.Formatter("%(name)s: %(message)s")
    handler.emit = lambda record: found.append(formatter.format(record))  # type: ignore[method-assign]  # one line, not a class
    root = logging.getLogger()
    root.addHandler(handler)
    yield found
    root.removeHandler(handler)
    assert found == []
