"""The share of a process: none is asked for alone, and what is left of it while the database is away."""

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.messages.door import Door
from cogs.shards import request_share
from cogs.shards.request_share import RequestShare
from play.context import StorageFault
from play.upkeep.request_shares import HELD_SECONDS, LEAST, Share

TOTAL = 45


class Shares:
    """What the database would say; nothing while it is away."""

    is_away = False
    asked = 0
    stopped_until = 0
    said: tuple[int, ...] = ()

    async def renew(self, *said: int) -> Share:
        """Give 20 a second."""
        self.asked += 1
        self.said = said
        if self.is_away:
            raise StorageFault(Path("made up"), "locked")
        return Share(20, invalid=3, stopped_until=self.stopped_until)


class Alone:
    """What the processes tell of others: at first that there are none."""

    def tell(self, told: Callable[[int], None]) -> None:
        """Keep whom to tell."""
        self.told = told
        told(0)


def made(shares: Shares, *, beside: bool) -> Any:
    """Return a bot with no more than a share needs."""
    services = SimpleNamespace(request_shares=shares, processes=Alone())
    return SimpleNamespace(door=Door(TOTAL), services=services, runs_beside_others=beside, now=lambda: 1_000)


async def test_without_shards_the_database_is_not_asked() -> None:
    """Two bots, one of which replaces the other, must not make twice as many requests as Discord takes."""
    shares = Shares()
    bot = made(shares, beside=False)
    of = RequestShare(bot)
    await of.begin()
    assert bot.door.limit == TOTAL
    limits = []
    for others in (1, 2, 100, 0):
        bot.services.processes.told(others)
        limits.append(bot.door.limit)
    await of.close()
    assert (limits, shares.asked) == ([22, 15, LEAST, TOTAL], 0)


async def test_what_is_left_while_the_database_is_away(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The share is kept as long as nobody else can have it. The owner reads once that it is gone and back."""
    at = [0.0]
    monkeypatch.setattr(request_share, "time", SimpleNamespace(monotonic=lambda: at[0]))
    shares = Shares()
    bot = made(shares, beside=True)
    of = RequestShare(bot)
    await of.renew()
    assert (bot.door.limit, bot.door.invalid()) == (20, 3)
    shares.is_away = True
    for at[0], limit in ((1.0, 20), (HELD_SECONDS - 4.0, 20), (HELD_SECONDS - 3.0, LEAST), (60.0, LEAST)):
        await of.renew()
        assert bot.door.limit == limit
    shares.is_away = False
    await of.renew()
    assert bot.door.limit == 20
    assert len(caplog.records) == 2


async def test_a_stop_is_told_by_the_process_to_which_discord_has_said_it_alone() -> None:
    """Faulty: each tells the others what it has heard, rounded up, and hears it again. Nothing was ever asked again."""
    shares = Shares()
    bot = made(shares, beside=True)
    of = RequestShare(bot)
    shares.stopped_until = 1_009
    await of.renew()
    assert bot.door.stopped_for() > 8
    await of.renew()
    assert shares.said[3] == 0
    bot.door.stop(1.5)
    await of.renew()
    assert shares.said[3] == 1_002
