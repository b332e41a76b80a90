"""A bot on one database and one Discord that is started, played with, killed with SIGKILL, and started again."""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Awaitable, Coroutine, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from address import Address
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from games.kernel.observation import Observation
from play.services import Services
from tests.crash.ledger import Ledger
from tests.crash.players import Table
from tests.crash.projection import Stage
from tests.loopback import AUCTION, BLANK_PICTURES, BotProcess, Discord, Nursery, open_discord, until
from tests.loopback.request_log import PATIENCE_SECONDS
from tests.sampling import sample

MOST_MOVES = 2000
SHORT_QUIET_SECONDS = 0.12
SHOWN_SECONDS = 60.0
"""How long the bot may take to bring everything up to date after a start, on a busy machine."""

MOVES_SECONDS = sample(100, hunt=600)

LOOK_EVERY_SECONDS = 0.1


class RestartedBot:
    """One bot, one process after the other. `chance` makes all choices, `kills` counts."""

    def __init__(
        self, nursery: Nursery, discord: Discord, database: Address, chance: random.Random, preparations: Sequence[str]
    ) -> None:
        """Keep what every process of the bot needs."""
        self.discord = discord
        self.ledger = Ledger(database)
        self.chance = chance
        self.kills = 0
        self.tables: list[Table] = []
        self._nursery = nursery
        self._database = database
        self._preparations = preparations
        self._process: BotProcess | None = None

    def table(self, game: str, *names: str) -> Table:
        """Add a table of these people."""
        people = [self.discord.person(name) for name in names]
        self.tables.append(Table(self.discord, self.ledger, random.Random(self.chance.random()), people, game))
        return self.tables[-1]

    @property
    def runs(self) -> bool:
        """Return whether the bot runs."""
        return self._process is not None and self._process.status is None

    def start(self) -> BotProcess:
        """Start the bot, which must not run."""
        assert not self.runs, "a second bot would outlive the test"
        self._process = self._nursery.start(self.discord, self._database, preparations=self._preparations)
        return self._process

    def kill(self) -> None:
        """End the process by SIGKILL."""
        if self._process is not None:
            self._process.kill()
            self.kills += 1

    async def begin(self) -> None:
        """Start the bot, begin a match at every table, and kill the bot."""
        await self.start().ready()
        await asyncio.gather(*(table.begin() for table in self.tables))
        self.kill()

    async def play_for(self, seconds: float) -> None:
        """Start the bot, let everybody play, and kill it after so many seconds."""
        await self._killed_after(seconds, self._played())

    async def play(self, moves: int) -> None:
        """Let everybody play until `moves` more moves have been accepted; then wait for what is in progress."""
        enough = self.accepted() + moves
        playing = [asyncio.create_task(table.run()) for table in self.tables]
        try:
            await until(
                lambda: self.accepted() >= enough or any(task.done() for task in playing), "moves", MOVES_SECONDS
            )
        except TimeoutError:
            raise AssertionError(f"nobody plays; the tables: {[each.described() for each in self.tables]}") from None
        finally:
            for task in playing:
                task.cancel()
            found = await asyncio.gather(*playing, return_exceptions=True)
        assert not [fault for fault in found if isinstance(fault, Exception)], found
        await self.discord.quiet()
        self.ledger.settle_all()

    def accepted(self) -> int:
        """Return how many moves people saw accepted."""
        return sum(attempt.seen == "accepted" for attempt in self.ledger.attempts)

    async def play_until_request(self, number: int, acted: bool, most_seconds: float = PATIENCE_SECONDS) -> None:
        """Like `play_for`, but kill it after so many requests; `acted`: Discord has carried out the last one."""
        hold = self.discord.faults.hold("*", "*", skip=number, acted=acted, times=None)
        playing = asyncio.create_task(self._killed_after(most_seconds, self._played()))
        reaching = asyncio.create_task(hold.reached(most_seconds))
        await asyncio.wait((playing, reaching), return_when=asyncio.FIRST_COMPLETED)
        is_reached = bool(hold.held)
        for task in (playing, reaching):
            task.cancel()
        found = await asyncio.gather(playing, reaching, return_exceptions=True)
        self.discord.faults.clear()
        for fault in found:
            if isinstance(fault, Exception) and not isinstance(fault, TimeoutError):
                raise fault
        if not is_reached:
            raise AssertionError(f"nobody plays; the tables: {[table.described() for table in self.tables]}")

    async def _played(self) -> None:
        assert self._process is not None
        await self._process.ready()
        self.ledger.settle_all()
        async with asyncio.TaskGroup() as group:
            for table in self.tables:
                group.create_task(table.run())

    async def _killed_after(self, seconds: float, playing: Awaitable[None]) -> None:
        self.start()
        try:
            async with asyncio.timeout(seconds):
                await playing
        except TimeoutError:
            pass
        finally:
            self.kill()

    async def recover_and_stop(self) -> None:
        """Let the bot bring everything up to date, check what is stored and shown, and stop it."""
        await self.recover()
        await self.discord.quiet()
        await self.check()
        assert self._process is not None
        assert await self._process.stop() == 0, self._process.tail()
        assert self._process.errors() == [], self._process.tail(80)
        assert self.discord.wrong == []

    async def recover(self) -> None:
        """Start the bot unless it runs, let it bring everything up to date, and check what is stored and shown.

        Raises:
            AssertionError: what was lost, doubled or is not shown.
        """
        if not self.runs:
            await self.start().ready()
        await self.discord.quiet(SHORT_QUIET_SECONDS)
        await self.check()

    async def check(self) -> None:
        """Check what is stored, and wait until all of it is shown; raises `AssertionError`."""
        self.ledger.check()
        stage = Stage(self.discord, self._database)
        deadline = time.monotonic() + SHOWN_SECONDS
        while True:
            try:
                await stage.check()
            except AssertionError:
                if time.monotonic() > deadline:
                    raise
                await asyncio.sleep(LOOK_EVERY_SECONDS)
            else:
                return

    async def killed_at(
        self, number: int, acted: bool, doing: Coroutine[Any, Any, object], asked: tuple[str, str] = ("*", "*")
    ) -> bool:
        """Do something, and kill the bot at the request `number` (from 0) that follows; False if there are too few.

        With `acted` Discord carries that request out, but the bot gets no answer. Only requests with a method and a
        path as `asked` count.
        """
        hold = self.discord.faults.hold(*asked, skip=number, acted=acted, times=None)
        task = asyncio.create_task(doing)
        reaching = asyncio.create_task(hold.reached())
        done, _ = await asyncio.wait((task, reaching), return_when=asyncio.FIRST_COMPLETED)
        if reaching not in done:
            # The act is complete; messages that follow from it may still come.
            await self.discord.quiet()
        is_reached = bool(hold.held)
        if is_reached:
            self.kill()
        for each in (task, reaching):
            each.cancel()
        found = await asyncio.gather(task, reaching, return_exceptions=True)
        self.discord.faults.clear()
        for fault in found:
            if isinstance(fault, Exception):
                raise fault
        return is_reached

    async def play_to_the_end(self) -> None:
        """Play every running match to its end without Discord, and verify all matches."""
        services = await Services.open(self._database)
        try:
            for match in self._matches("running"):
                await self._finish(services, match)
            for match in self._matches("running", "ended", "cancelled"):
                verified = await services.proofs.verify(MatchId(match))
                assert verified.ok, (match, verified)
        finally:
            await services.close()

    async def moved_elsewhere(self, match: int) -> None:
        """Make one move in a running match without Discord."""
        services = await Services.open(self._database)
        try:
            await self._move(services, await services.observations.public(MatchId(match)))
        finally:
            await services.close()

    async def _finish(self, services: Services, match: int) -> None:
        for _ in range(MOST_MOVES):
            observation = await services.observations.public(MatchId(match))
            if observation.status != "running":
                return
            await self._move(services, observation)
        raise AssertionError(f"match {match} does not end")

    async def _move(self, services: Services, observation: Observation) -> None:
        user_id = observation.face(observation.awaited()[0].seat).user_id
        assert user_id is not None
        moment = await services.observations.moment(observation.match)
        topics = [each for each in await services.observations.every_choice(moment, user_id) if each.choices]
        while True:
            own = self.chance.choice(topics)
            choice = self.chance.choice(own.choices)
            attempt = self.ledger.begin(observation.match, user_id, choice.notation)
            try:
                await services.matches.submit_choice(
                    observation.match, user_id, own.revision, choice.number, topic=own.topic
                )
            except Refusal as refusal:
                assert refusal.code == "too_many_changes", refusal
                self.ledger.saw(attempt, "refused")
            else:
                self.ledger.saw(attempt, "accepted")
                return

    def _matches(self, *statuses: str) -> list[int]:
        with self.ledger.reading() as connection:
            marks = ", ".join("?" * len(statuses))
            rows = connection.execute(f"SELECT id FROM matches WHERE status IN ({marks}) ORDER BY id", statuses)
            return [match for (match,) in rows]


def new_database(folder: Path) -> Address:
    """Return where a bot is to have its database."""
    return folder / "matches.sqlite3"


@asynccontextmanager
async def restarted_bot(
    nursery: Nursery, folder: Path, seed: object, *, pictures: bool = False, fault: str = ""
) -> AsyncIterator[RestartedBot]:
    """Open a Discord and yield a bot that is not started; `fault` is a preparation that makes the bot a faulty one."""
    preparations = [AUCTION, *([] if pictures else [BLANK_PICTURES]), *([fault] if fault else [])]
    async with open_discord() as discord:
        bot = RestartedBot(nursery, discord, new_database(folder), random.Random(str(seed)), preparations)
        try:
            yield bot
        finally:
            bot.kill()
