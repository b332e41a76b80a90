"""What the bot does for the people who run it: backups are asked for, alarms are told, once each, until heard."""

import asyncio
import json
import logging
from pathlib import Path
from typing import cast

import pytest

from cogs.calling import Caller
from cogs.sealed_orders import SealedOrders
from cogs.upkeep import faults
from cogs.upkeep.upkeep import AFTER_FAULT_SECONDS, BACKUP_SECONDS, GONE_SECONDS, WELL_SECONDS, Upkeep
from config import Settings, read_settings
from db.errors import CopyFault, UnavailableDatabase
from play.upkeep.backups import Kept

ALARMS = "https://alarms.example.org/very-secret"
WELL = "https://well.example.org/very-secret"
OF_DISCORD = "https://discord.com/api/webhooks/1/very-secret"


class Calls(Caller):
    """Keeps what would be sent; `is_heard` says whether the addresses accept it."""

    def __init__(self) -> None:
        super().__init__()
        self.made: list[tuple[str, dict[str, object]]] = []
        self.tries = 0
        self.is_heard = True

    async def call(self, url: str, body: bytes) -> bool:
        """Keep one call."""
        self.tries += 1
        if self.is_heard:
            self.made.append((url, json.loads(body)))
        return self.is_heard

    def told(self, url: str = ALARMS) -> list[object]:
        """Return what an address was told, in order."""
        return [(body["event"], body["alarm"]) for to, body in self.made if to == url]


class Bot:
    """What a bot is asked; it is as well as the test says, and backups end as it says."""

    def __init__(self, **settings: str) -> None:
        given = {f"SEALED_ORDERS_{name.upper()}": value for name, value in settings.items()}
        self.settings: Settings = read_settings(given, Path("no.env"))
        self.services = self.backups = self
        self.is_open = True
        self.time = 1_800_000_000
        self.gone = 0.0
        self.storage = ""
        self.asked: list[Kept] = []
        self.fault: Exception | None = None

    def now(self) -> int:
        return self.time

    def silence(self) -> float:
        return self.gone

    def trouble_of_storage(self) -> str:
        return self.storage

    def trouble(self) -> str:
        return "gone" if self.gone else self.storage

    async def make(self, kept: Kept) -> bool:
        """Make a backup."""
        self.asked.append(kept)
        if self.fault is not None:
            raise self.fault
        return True


@pytest.fixture
def bot() -> Bot:
    return Bot(alarm_address=ALARMS, well_address=WELL, backup_folder="/mnt/other", backup_days="3")


@pytest.fixture
def calls() -> Calls:
    return Calls()


@pytest.fixture
def upkeep(bot: Bot, calls: Calls) -> Upkeep:
    return Upkeep(cast(SealedOrders, bot), calls)


async def passes(bot: Bot, upkeep: Upkeep, seconds: int, every: int = 60) -> None:
    """Let time pass, with a look each minute."""
    for _ in range(0, seconds, every):
        bot.time += every
        await upkeep.look()
        await asyncio.sleep(0)


async def test_while_all_is_well_the_address_is_called_every_ten_minutes(
    bot: Bot, calls: Calls, upkeep: Upkeep
) -> None:
    await passes(bot, upkeep, 6 * WELL_SECONDS)
    assert calls.told(WELL) == [("well", None)] * 6
    assert calls.told() == []


@pytest.mark.parametrize("harm", ["gone", "storage", "closed", "backup"])
async def test_silence_is_the_alarm(bot: Bot, calls: Calls, upkeep: Upkeep, harm: str) -> None:
    """Also before something has lasted long enough to be told."""
    bot.gone = 5.0 if harm == "gone" else 0.0
    bot.storage = "replaced" if harm == "storage" else ""
    bot.is_open = harm != "closed"
    bot.fault = UnavailableDatabase(Path("x"), "full", "") if harm == "backup" else None
    await upkeep.look()
    await asyncio.sleep(0)
    calls.made.clear()
    await passes(bot, upkeep, 3 * WELL_SECONDS)
    assert calls.told(WELL) == []


async def test_an_alarm_is_told_when_it_begins_and_when_it_is_over(bot: Bot, calls: Calls, upkeep: Upkeep) -> None:
    bot.gone = GONE_SECONDS
    await upkeep.look()
    assert calls.told() == []
    for _ in range(10):
        bot.gone += 60
        await passes(bot, upkeep, 60)
    assert calls.told() == [("alarm", "gateway")]
    assert calls.made[-1][1]["at"] == bot.time - 9 * 60 - GONE_SECONDS - 60
    assert "4 minutes" in str(calls.made[-1][1]["text"])
    bot.gone = 0
    await passes(bot, upkeep, 180)
    assert calls.told() == [("alarm", "gateway"), ("over", "gateway")]


async def test_what_is_not_heard_is_told_later_in_order_and_logged_once(
    bot: Bot, calls: Calls, upkeep: Upkeep, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever is told that Discord is gone may be out of reach as well."""
    calls.is_heard = False
    bot.gone = GONE_SECONDS + 1
    await passes(bot, upkeep, 6_000)
    bot.gone = 0
    bot.storage = "replaced"
    await passes(bot, upkeep, 6_000)
    assert (calls.tries >= 100, calls.made) == (True, [])
    assert sum("is not reached" in record.getMessage() for record in caplog.records) == 1
    calls.is_heard = True
    await passes(bot, upkeep, 60)
    assert calls.told() == [("alarm", "gateway"), ("over", "gateway"), ("alarm", "database")]
    assert sum("is reached again" in record.getMessage() for record in caplog.records) == 1
    assert "very-secret" not in caplog.text


async def test_a_backup_is_asked_for_and_its_failure_is_told(bot: Bot, calls: Calls, upkeep: Upkeep) -> None:
    await passes(bot, upkeep, BACKUP_SECONDS)
    assert bot.asked == [Kept(Path("/mnt/other"), 3, 4)]
    for fault in (CopyFault(Path("/home/ann/x"), "copy_no_room", needed=5, free=1), ValueError("unforeseen")):
        bot.fault, before = fault, len(bot.asked)
        await passes(bot, upkeep, BACKUP_SECONDS)
        assert len(bot.asked) == before + 1
        await passes(bot, upkeep, AFTER_FAULT_SECONDS - BACKUP_SECONDS)
        assert len(bot.asked) == before + 1, "it is tried again in an hour"
        bot.fault = None
        await passes(bot, upkeep, BACKUP_SECONDS)
    assert calls.told() == [("alarm", "backup"), ("over", "backup")] * 2
    texts = [str(body["text"]) for to, body in calls.made if to == ALARMS]
    assert "too little room" in texts[0]
    assert "it failed" in texts[2]
    assert "ann" not in str(calls.made)


async def test_a_backup_keeps_nobody_waiting(
    bot: Bot, calls: Calls, upkeep: Upkeep, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = asyncio.Event()

    async def slow(_: Kept) -> bool:
        assert not begun.is_set(), "one at a time"
        begun.set()
        await asyncio.sleep(3_600)
        return True

    monkeypatch.setattr(bot, "make", slow)
    await passes(bot, upkeep, 3 * BACKUP_SECONDS)
    assert begun.is_set()
    assert len(calls.told(WELL)) == 3
    await upkeep.stop()


async def test_several_errors_are_told_and_nothing_of_what_they_say(
    bot: Bot, calls: Calls, upkeep: Upkeep, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1_000.0
    monkeypatch.setattr("cogs.upkeep.faults.time.monotonic", lambda: now)
    upkeep.start()
    for _ in range(faults.MANY - 1):
        logging.getLogger("cogs.anything").error("Ann's hand: 3 swords")
    await upkeep.look()
    assert calls.told() == []
    logging.getLogger("cogs.anything").warning("no error")
    await upkeep.look()
    assert calls.told() == []
    logging.getLogger("cogs.anything").error("Ann's hand: 3 swords")
    await upkeep.look()
    assert calls.told() == [("alarm", "faults")]
    assert "Ann" not in str(calls.made)
    now += faults.WITHIN_SECONDS
    await upkeep.look()
    assert calls.told() == [("alarm", "faults"), ("over", "faults")]
    await upkeep.stop()
    handlers = len(logging.getLogger().handlers)
    await upkeep.stop()
    assert len(logging.getLogger().handlers) == handlers


async def test_a_webhook_of_discord_is_told_in_its_format(calls: Calls) -> None:
    bot = Bot(alarm_address=OF_DISCORD, language="ru")
    bot.gone = 3_600
    await Upkeep(cast(SealedOrders, bot), calls).look()
    ((_, body),) = calls.made
    assert set(body) == {"content", "allowed_mentions"}
    assert "60\u00a0минут" in str(body["content"])


async def test_without_addresses_nobody_is_called(calls: Calls) -> None:
    bot = Bot()
    bot.gone = 3_600
    upkeep = Upkeep(cast(SealedOrders, bot), calls)
    await passes(bot, upkeep, 600)
    bot.gone = 0
    await passes(bot, upkeep, 600)
    assert calls.tries == 0


async def test_a_look_that_fails_is_tried_again_and_logged_once(
    bot: Bot, upkeep: Upkeep, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    looks = 0
    are_several = asyncio.Event()

    def broken() -> float:
        nonlocal looks
        looks += 1
        if looks == 5:
            are_several.set()
        raise ValueError("broken")

    monkeypatch.setattr("cogs.upkeep.upkeep.LOOK_SECONDS", 0)
    monkeypatch.setattr(bot, "silence", broken)
    upkeep.start()
    await are_several.wait()
    await upkeep.stop()
    assert sum(record.levelno == logging.ERROR for record in caplog.records) == 1
