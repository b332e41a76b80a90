"""One run: the fake Discord, the bots on a copy of the prepared database, the stream of people, what came of it."""

import asyncio
import gc
import time
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from tests.load import checks, prepared
from tests.load.checks import Found
from tests.load.crowd import Stream, Table, references
from tests.load.databases import Place, Rows, restart, server_process
from tests.load.launching import departures
from tests.load.measured import SIGNS, Requests, Told, Used, used_by
from tests.load.prepared import Prepared, Start
from tests.load.servers import furnished, settle_in
from tests.load.timed import Moment, bring_about
from tests.loopback import BLANK_PICTURES, BotProcess, Discord, open_discord, start_fresh, until
from tests.processes import seconds_of

ACKNOWLEDGE_SECONDS: Final = 3.0
READY_SECONDS: Final = 600
DRAINED_SECONDS: Final = 400.0
PREPARATIONS: Final = ("tests.load.launching:as_at_discord", "tests.load.launching:note_departures")
KILL: Final = "kill"
RESTART: Final = "restart"
DEPLOY: Final = "deploy"
SERVER: Final = "server"


class Plan(msgspec.Struct, frozen=True):
    """How a configuration is run.

    `engine`: of the database. `processes`: how many bots, which have `shards` together. `disturbed`: what happens in
    the middle: the last bot is killed (`KILL`), or all are asked to stop (`RESTART`), and started again; one after the
    other is replaced (`DEPLOY`), by a newer program if `newer` makes one of it; the server of the database restarts
    (`SERVER`). `settings`: of every bot, beside the usual ones. `is_after_outage`: no bot was there since the matches
    were made, so that all deadlines move and all tables are shown anew, while people come.
    """

    name: str
    engine: Literal["sqlite", "postgres"] = "sqlite"
    processes: int = 1
    shards: int = 16
    disturbed: str = ""
    is_after_outage: bool = False
    newer: str = ""
    settings: Mapping[str, str] = {}


class Size(msgspec.Struct, frozen=True):
    """How much is run: seconds, moves a second on average, whether pictures are drawn, what servers have.

    `is_hurried`: bots wait for nothing that other tests do not wait for, such as changes to show together. `is_even`:
    there is no evening.
    """

    seconds: float
    a_second: float
    has_pictures: bool = True
    channels: int = 25
    roles: int = 20
    quiet: float = 4.0
    seed: int = 1
    is_hurried: bool = False
    is_even: bool = False


class Result(msgspec.Struct):
    """What one run has measured; `before`, `middle` and `after` are of each bot that ran then.

    `due`: how many matches were to be reminded, or to run out of time. `told`: how many people were told so, by what it
    is and the game. `server_seconds`: processor time of the database's server.
    """

    plan: Plan
    size: Size
    prepared: Prepared
    ready_seconds: float
    before: dict[int, Used]
    middle: dict[int, Used]
    after: dict[int, Used]
    discord_seconds: float
    server_seconds: float
    requests: Requests
    stream: Stream
    due: dict[Moment, int]
    told: dict[str, Counter[str]]
    found: Found
    verified: int
    errors: list[str]
    playing_seconds: float

    def pairs(self) -> list[tuple[Used, Used]]:
        """Return what each bot had used before and after, of those that ran all the time."""
        return [(before, self.after[pid]) for pid, before in self.before.items() if pid in self.after]


async def run(place: Place, made: Prepared, plan: Plan, size: Size, start: Start = start_fresh) -> Result:
    """Run one configuration on a database that has what was prepared."""
    async with open_discord(is_strict=False) as discord:
        settle_in(discord, made.layout)
        prepared.put_up(discord, made)
        discord.gateway.furnish = furnished(size.channels, size.roles)
        discord.acknowledge_seconds = ACKNOWLEDGE_SECONDS
        bots = Bots(discord, place, plan, size, start)
        began = time.monotonic()
        async with bots.running():
            ready = time.monotonic() - began
            if not plan.is_after_outage:
                await _drained(discord, place.rows, size.quiet)
            # A search for garbage among thousands of servers would stop this Discord for a second, at any time.
            gc.collect()
            gc.freeze()
            stream = Stream(discord, tables_of(discord, made), size.seed)
            return await _played(bots, stream, made, ready)


async def _played(bots: "Bots", stream: Stream, made: Prepared, ready: float) -> Result:
    discord, plan, size, rows = bots.discord, bots.plan, bots.size, bots.place.rows
    requests, told, found = Requests(discord), Told(discord), Found()
    due = {} if plan.is_after_outage else bring_about(bots.place, size.seconds, size.a_second, size.seed)
    expected, revisions = checks.deadlines(rows), checks.revisions(rows)
    before, used, server, began = bots.used(), time.process_time(), bots.server_seconds(), time.monotonic()
    looking = asyncio.create_task(bots.used_in(size.seconds / 2))
    # To replace one bot after the other takes as long as people come.
    disturbing = asyncio.create_task(bots.disturb(size.seconds / (6 if plan.disturbed == DEPLOY else 2)))
    await stream.run(size.seconds, size.a_second, is_even=size.is_even)
    played = time.monotonic() - began
    await disturbing
    await _drained(discord, rows, size.quiet)
    after, used, server = bots.used(), time.process_time() - used, max(0.0, bots.server_seconds() - server)
    errors = bots.errors()
    if not plan.is_after_outage:
        checks.check_deadlines(found, rows, expected, revisions)
        checks.check_due(found, rows)
    await bots.stop()
    requests.note_left(departures(bots.place.file.parent))
    checks.check_moves(found, rows, stream.moves, revisions)
    checks.check_tables(found, rows, discord)
    checks.check_direct_messages(found, discord)
    verified = await checks.check_proofs(found, bots.place, {each.match for each in stream.moves})
    game_of = checks.games(rows)
    return Result(
        plan=plan,
        size=size,
        prepared=made,
        ready_seconds=ready,
        before=before,
        middle=await looking,
        after=after,
        discord_seconds=used,
        server_seconds=server,
        requests=requests,
        stream=stream,
        due=due,
        told={what: told.by_game(what, game_of) for what in SIGNS},
        found=found,
        verified=verified,
        errors=errors,
        playing_seconds=played,
    )


async def _drained(discord: Discord, rows: Rows, quiet: float) -> None:
    """Wait until all tables are shown, and nothing more is asked of Discord."""
    latest = time.monotonic() + DRAINED_SECONDS
    while time.monotonic() < latest and checks.behind(rows):  # noqa: ASYNC110  (the database has no event)
        await asyncio.sleep(0.5)
    try:
        # At some tables time runs out all the while.
        async with asyncio.timeout(5 * quiet):
            await discord.quiet(quiet)
    except TimeoutError:
        return


class Bots:
    """The processes of the bot on one database, each with a log of its own."""

    def __init__(self, discord: Discord, place: Place, plan: Plan, size: Size, start: Start) -> None:
        """Start nothing yet."""
        self.discord, self.place, self.plan, self.size = discord, place, plan, size
        self._begin = start
        self._living: list[BotProcess] = []
        self._logs: list[Path] = []

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Start all, one after the other, and kill at the end those that still run."""
        try:
            for number in range(self.plan.processes):
                await self._start(number)
            yield
        finally:
            for each in self._living:
                each.kill()

    async def _start(self, number: int, more: str = "") -> None:
        file = self.place.file
        beside = file.with_name(f"{file.stem}-{number}-{len(self._logs)}.sqlite3")
        settings = {
            "SEALED_ORDERS_PACE_OF_COMPUTERS": "100",
            "SEALED_ORDERS_DATABASE": self.place.setting,
            "SEALED_ORDERS_BESIDE": str(file.parent),
            "SEALED_ORDERS_SHARDS": self._shards(),
            # As many as usual, which other tests do not wait for.
            "SEALED_ORDERS_REQUESTS_A_SECOND": "",
            "SEALED_ORDERS_WORKERS": "",
            "SEALED_ORDERS_BACKUP_DAYS": "0",
            "SEALED_ORDERS_BACKUP_WEEKS": "0",
            "SEALED_ORDERS_SERVER_TABLES": "100000",
            **self.plan.settings,
        }
        preparations = [*([] if self.size.is_hurried else PREPARATIONS), *([more] if more else [])]
        if not self.size.has_pictures:
            preparations.append(BLANK_PICTURES)
        bot = self._begin(self.discord, beside, preparations=preparations, settings=settings)
        self._living.append(bot)
        self._logs.append(bot.log)
        await bot.ready(READY_SECONDS)
        await until(lambda: "ready; " in bot.log.read_text("utf-8", "replace"), "a bot that is ready", READY_SECONDS)

    def _shards(self) -> str:
        if self.plan.processes > 1:
            return str(self.plan.shards)
        return f"0-{self.plan.shards - 1}/{self.plan.shards}" if self.plan.shards > 1 else ""

    def used(self) -> dict[int, Used]:
        """Return what each bot has used so far, by its process."""
        return {each.pid: used_by(each.pid) for each in self._living if each.status is None}

    async def used_in(self, seconds: float) -> dict[int, Used]:
        """Return what each bot has used after so many seconds."""
        await asyncio.sleep(seconds)
        return self.used()

    def server_seconds(self) -> float:
        """Return the processor time that the server of the database has used so far, 0 without one."""
        return seconds_of(server_process(self.place.server)) if self.place.server else 0.0

    async def disturb(self, seconds: float) -> None:
        """After so many seconds do what the plan says."""
        if not self.plan.disturbed:
            return
        await asyncio.sleep(seconds)
        if self.plan.disturbed == SERVER:
            await asyncio.to_thread(restart, self.place.server)
        elif self.plan.disturbed == DEPLOY:
            # As its owner does: the next one is ready before the one is asked to stop whose place it takes.
            for number, old in enumerate(self._living[:]):
                await self._start(number, self.plan.newer)
                await self._end(old)
        else:
            gone = self._living[-1:] if self.plan.disturbed == KILL else self._living[:]
            for each in gone:
                await self._end(each)
            for number in range(len(gone)):
                await self._start(number)

    async def _end(self, bot: BotProcess) -> None:
        if self.plan.disturbed == KILL:
            bot.kill()
        else:
            await bot.stop()
        self._living.remove(bot)

    async def stop(self) -> None:
        """Stop all as their owner does."""
        for each in self._living:
            await each.stop()

    def errors(self) -> list[str]:
        """Return the errors in all logs."""
        lines = [line for log in self._logs for line in log.read_text("utf-8", "replace").splitlines()]
        return [line for line in lines if " ERROR " in line or "CRITICAL" in line or line.startswith("Traceback")]


def tables_of(discord: Discord, made: Prepared) -> list[Table]:
    """Return all tables that can be seen in the prepared matches."""
    found: list[Any] = []
    for place in range(len(made.copies)):
        channel = made.layout.thread(place)
        messages = discord.backend.messages[channel].values()
        match = next((each.match for message in messages for each in references(message.components)), None)
        if match is not None:
            found.append(Table(int(match), made.layout.server(made.layout.home(place)), channel))
    return found
