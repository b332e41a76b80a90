"""One process of the bot in a simulated quarter: the real services, clock and reminders.

A kill can hit any of its transactions, right before it or right after it.
"""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

from msgspec.structs import replace

from address import Address
from cogs.client import Client
from cogs.clock import Clock
from config import read_settings
from db.engines.database import Database
from db.engines.engine import open_database
from games.kernel.ids import MatchId
from games.kernel.observation import Observation
from play.context import Context
from play.limits import Limits
from play.rules.moment import Moment
from play.services import Services
from render import verbs
from render.page import Page
from tests.quarter.discord import Bell, Discord
from tests.quarter.record import Record
from text import Words, words

MANY = Limits(tables=100_000, tables_a_day=100_000, seats=100_000, server_tables=100_000)


class Killed(asyncio.CancelledError):
    """The process has ended in the middle of what it did; no handler of errors may catch this."""


class MortalDatabase:
    """A database of a process that is killed at a transaction: after `left` others, and once it is done if `after`."""

    left: int | None = None
    after: bool = False
    is_dead: bool = False

    def __init__(self, alive: Database) -> None:
        self._alive = alive

    @property
    def address(self) -> Address:
        """Where it is."""
        return self._alive.address

    def check_same(self) -> None:
        """Look whether it is still the same one."""
        self._alive.check_same()

    async def listen(self, channel: str, heard: Callable[[str], None], back: Callable[[], None]) -> None:
        """Hear nothing: whoever is up looks by itself."""

    async def read(self, work: Any, *args: Any, **kwargs: Any) -> Any:
        """Read, unless the process has ended."""
        self._check()
        return await self._alive.read(work, *args, **kwargs)

    async def write(self, work: Any, *args: Any, **kwargs: Any) -> Any:
        """Write, and maybe end before or after it."""
        return await self._write(self._alive.write, work, *args, **kwargs)

    async def write_uncounted(self, work: Any, *args: Any, **kwargs: Any) -> Any:
        """Do so."""
        return await self._write(self._alive.write_uncounted, work, *args, **kwargs)

    async def _write(self, write: Any, *args: Any, **kwargs: Any) -> Any:
        self._check()
        if self.left is not None:
            self.left -= 1
        if self.left is not None and self.left < 0 and not self.after:
            self.is_dead = True
            self._check()
        result = await write(*args, **kwargs)
        if self.left is not None and self.left < 0:
            self.is_dead = True
            self._check()
        return result

    async def close(self) -> None:
        """Close it, after the process has ended too."""
        await self._alive.close()

    def _check(self) -> None:
        if self.is_dead:
            raise Killed


class Bot:
    """What the clock and the reminders need of a bot, and how its tables are brought up to date."""

    runs_beside_others = False

    def __init__(
        self, database: MortalDatabase, discord: Discord, entropy: Callable[[int], bytes], record: Record
    ) -> None:
        self.database = database
        self._discord = discord
        self._record = record
        self.services = Services(Context(database, self.now, entropy, [], MANY))
        self.services.listen(self._changed)
        self.presenter = self.postbox = self.direct_postbox = discord
        self.settings = read_settings({}, Path("no.env"))
        self.clock = Clock(cast(Client, self), record.beat)
        self.services.due.add(self.clock.handlers())
        self.looks_at = 0
        self._due: dict[MatchId, None] = {}

    @classmethod
    async def start(cls, path: Address, discord: Discord, entropy: Callable[[int], bytes], record: Record) -> "Bot":
        """Open the database and bring up to date what lags behind, as a bot does."""
        bot = cls(MortalDatabase(await open_database(path)), discord, entropy, record)
        bot.looks_at = discord.now
        bot._due |= dict.fromkeys(await bot.services.shown.lagging())
        return bot

    def now(self) -> int:
        """Return the time."""
        return self._discord.now

    async def words_of(self, _user_id: int, fallback: str) -> Words:
        """Return the words for a message that nobody reads."""
        return words(fallback)

    async def send_direct_message(self, user_id: int, page: Page, match: Observation | None = None) -> bool:
        """Note that a digest was sent, the question of a silent `match`, or something else about it, and when."""
        if match is None:
            self._discord.digests.append((self.now(), user_id))
            return True
        is_question = any(action.verb == verbs.STILL for action in page.actions())
        told = self._discord.questions if is_question else self._discord.letters
        told.append(Bell(self.now(), user_id, match.match, ""))
        return user_id not in self._discord.closed

    async def try_direct_message(self, user_id: int, page: Page, match: Observation | None = None) -> bool:
        """Note what is sent like everything else."""
        return await self.send_direct_message(user_id, page, match)

    def nudge(self, match: MatchId) -> None:
        """Show a match soon."""
        self._due[match] = None

    async def look_after_overviews(self) -> None:
        """Show no overviews: they are of servers, and there is none."""

    async def is_reachable(self) -> bool:
        """Return that people can play."""
        return True

    def doom(self, transactions: int, *, after: bool) -> None:
        """Let the process be killed at one of its next transactions."""
        self.database.left, self.database.after = transactions, after

    async def look(self) -> None:
        """Look at the clock, and note when to look again."""
        self.looks_at = self.now() + await self.clock._look()
        await self.catch_up()

    async def catch_up(self) -> tuple[MatchId, ...]:
        """Show every match that has changed, as the projection does: computer and absent seats answer first."""
        shown = []
        while self._due:
            match = next(iter(self._due))
            del self._due[match]
            moment = await self.services.computers.settled(match)
            self._due.pop(match, None)
            await self._show(moment)
            self._record.note(moment)
            shown.append(match)
            self.expect(self.services.due.next_in(moment))
        return tuple(shown)

    async def _show(self, moment: Moment) -> None:
        known = await self.services.shown.messages(moment.match)
        table = replace(known.table, page="shown", shown_changes=known.table.changes, revision=moment.card.revision)
        await self.services.shown.remember(known, table)
        if table.is_misnamed:
            await self.services.shown.named(table)

    def expect(self, default_at: int | None) -> None:
        """Look at the clock when this default is due."""
        if default_at is not None:
            self.looks_at = min(self.looks_at, max(self.now(), default_at))

    def _changed(self, match: MatchId, _moment: Moment | None) -> None:
        self._due[match] = None

    async def close(self) -> None:
        """Free the threads of the process."""
        await self.database.close()


class Faults(logging.Handler):
    """Collects what a bot logs as an error: nothing unforeseen may happen in a quarter."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the message."""
        self.found.append(self.format(record))
