"""The real bot in its own process behind sockets: response times, throughput, start.

Everything is a ratio to an empty discord.py bot with one command, in its own process at a Discord of the same kind,
measured in the same rounds. `bot` is the processor time of the bot's process, including the work after the answer (the
table is updated); the rest of a round trip is the loopback Discord's own. `asked` are its requests to Discord,
`channel` those that send or change a message in the table's channel, both on average.
"""

import asyncio
import re
import statistics
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from play.services import Services
from play.shown import TableMessage
from tests.bench import empty_bot, filler, players
from tests.bench.processes import processor_seconds, resident_bytes
from tests.bench.sizes import TINY, Limits, sized, whole
from tests.loopback import BLANK_PICTURES, BotProcess, Discord, open_discord, until

OPEN_MATCHES_MEGABYTES = 50
MOVE_AIM = 3.0
"""The aim: a move takes at most so many empty commands; docs/measurements.md says what it takes and why."""

THROUGHPUT_AIM = 0.25
"""The aim: how many moves are made in the time of an empty command."""

NOISE = 5.0
"""More than so many times the aim is neither the noise of a busy machine nor the known limit."""

FOUR = ["Ann", "Boris", "Vera", "Gleb"]
MOST_IN_CHANNEL = 2
"""Requests to Discord that a move may cost in the channel of its table."""

Start = Callable[..., BotProcess]


class Trips(NamedTuple):
    """How many rounds there are, and for how long the bot must send no request to count as done.

    The picture of a table is drawn meanwhile.
    """

    rounds: int
    quiet: float
    limits: Limits


class Many(NamedTuple):
    """How many matches of how many people get a move at once, how often, and as `Trips` the quiet before it."""

    matches: int
    people: int
    rounds: int
    quiet: float
    limits: Limits


class Open(NamedTuple):
    """How many matches run when the bot starts."""

    matches: int
    limits: Limits


class Line(NamedTuple):
    """One measured act of a bot: seconds of waiting, and the bot's processor time.

    `prepare` does what comes before it, which is not measured. `requested` are its requests to Discord, `in_channels`
    those of them that send or change a message in a channel.
    """

    name: str
    prepare: Callable[[], Awaitable[players.Press]]
    bot: BotProcess
    discord: Discord
    waited: list[float]
    worked: list[float]
    requested: list[int]
    in_channels: list[int]

    async def once(self, quiet: float) -> None:
        """Do the act, wait until the bot has nothing more to do, and record the cost."""
        act = await self.prepare()
        await self.discord.quiet(quiet)
        used, total, begun = processor_seconds(self.bot.pid), self.discord.log.total, time.perf_counter()
        await act()
        self.waited.append(time.perf_counter() - begun)
        await self.discord.quiet(quiet)
        self.worked.append(processor_seconds(self.bot.pid) - used)
        self.requested.append(self.discord.log.total - total)
        self.in_channels.append(len(self.discord.log.of(path="/channels/*/messages*", after=total)))

    def forget(self) -> None:
        """Discard the measurements so far."""
        for measured in (self.waited, self.worked, self.requested, self.in_channels):
            measured.clear()


def line(name: str, prepare: Callable[[], Awaitable[players.Press]], bot: BotProcess, discord: Discord) -> Line:
    """Return a line without measurements."""
    return Line(name, prepare, bot, discord, [], [], [], [])


@asynccontextmanager
async def killed(bot: BotProcess) -> AsyncIterator[BotProcess]:
    """Wait until `bot` is ready, and kill it at the end."""
    try:
        yield await bot.ready()
    finally:
        bot.kill()


async def ping(discord: Discord, name: str = "Ann") -> players.Press:
    """Return the empty command."""
    return lambda: discord.person(name).command(discord.games, empty_bot.COMMAND)


@sized("size", tiny={"round": Trips(1, 0.2, TINY)}, whole={"rounds": Trips(32, 0.4, whole(NOISE))})
async def test_round_trips(tmp_path: Path, size: Trips, start_bot: Start) -> None:
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(asyncio.timeout(size.limits.patience))
        least = await stack.enter_async_context(open_discord(is_strict=False))
        lines = [line("empty command", lambda: ping(least), await stack.enter_async_context(
            killed(empty_bot.start(least, tmp_path))), least)]  # fmt: skip
        for kind, text_only in (("text", True), ("picture", False)):
            discord = await stack.enter_async_context(open_discord(is_strict=False))
            path = tmp_path / f"{kind}.sqlite3"
            services = await Services.open(path)
            stack.push_async_callback(services.close)
            match = await players.begun(discord, services, discord.games, FOUR, text_only=text_only)
            prepared = [BLANK_PICTURES] if text_only else []
            bot = await stack.enter_async_context(killed(start_bot(discord, path, preparations=prepared)))
            if text_only:
                lines.append(line("/moves", match.menu, bot, discord))
            lines.append(line(f"move with {kind} page", match.move, bot, discord))
        for each in lines:
            # One after the other: a newer private page takes the place of the one on which somebody decides.
            await each.once(size.quiet)
            each.forget()
        for _ in range(size.rounds):
            for each in lines:
                await each.once(size.quiet)
    print(round_trips(lines))
    move = next(each for each in lines if each.name == "move with text page")
    assert min(move.waited) < size.limits.noise * MOVE_AIM * min(lines[0].waited)
    assert max(move.in_channels) <= MOST_IN_CHANNEL


def round_trips(lines: list[Line]) -> str:
    """Return the lines as a table."""
    first = lines[0]
    head = ("least", "ms", "median", "ms", "bot", "ms", "asked", "channel")
    rows = [f"\n{'round trip':<24}" + "".join(f"  {word:>7}" for word in head)]
    for each in lines:
        numbers = []
        for measure in (min, statistics.median):
            numbers += [measure(each.waited) / measure(first.waited), 1000 * measure(each.waited)]
        worked = statistics.median(each.worked)
        numbers += [worked / statistics.median(first.worked), 1000 * worked]
        numbers += [statistics.mean(each.requested), statistics.mean(each.in_channels)]
        rows.append(f"{each.name:<24}" + "".join(f"  {value:7.2f}" for value in numbers))
    return "\n".join(rows)


class Crowd(NamedTuple):
    """Many acts at once: how many a second until all were answered, and how many per second of processor time."""

    answered: float
    worked: float
    shown: float


@sized("size", tiny={"two": Many(2, 2, 1, 0.1, TINY)}, whole={"crowd": Many(200, 40, 4, 0.5, whole(NOISE))})
async def test_many_at_once(tmp_path: Path, size: Many, start_bot: Start) -> None:
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(asyncio.timeout(size.limits.patience))
        least = await stack.enter_async_context(open_discord(is_strict=False))
        discord = await stack.enter_async_context(open_discord(is_strict=False))
        path = tmp_path / "crowd.sqlite3"
        services = await Services.open(path)
        stack.push_async_callback(services.close)
        names = [f"Player {number}" for number in range(size.people)]
        matches = []
        for number in range(size.matches):
            pair = [names[number % size.people], names[(number + 1) % size.people]]
            channel = discord.add_channel(f"table-{number}")
            matches.append(await players.begun(discord, services, channel, pair, text_only=True))
        empty = await stack.enter_async_context(killed(empty_bot.start(least, tmp_path)))
        bot = await stack.enter_async_context(killed(start_bot(discord, path, preparations=[BLANK_PICTURES])))
        await discord.quiet(2 * size.quiet)
        pings: list[Crowd] = []
        moves: list[Crowd] = []
        for _ in range(size.rounds):
            empties = [await ping(least, names[n % size.people]) for n in range(size.matches)]
            pings.append(await crowd(empties, empty, least))
            presses = [await match.move() for match in matches]
            await discord.quiet(size.quiet)
            moves.append(await crowd(presses, bot, discord))
    first, second = best(pings), best(moves)
    print(f"\n{f'{size.matches} at once':<24}  {'ratio':>7}  {'a second':>9}  {'bot ratio':>9}  {'a bot second':>12}")
    for name, each in (("empty commands", first), ("moves with text pages", second)):
        print(
            f"{name:<24}  {each.answered / first.answered:7.2f}  {each.answered:9.1f}"
            f"  {each.worked / first.worked:9.2f}  {each.worked:12.1f}"
        )
    print(f"{'moves, tables shown':<24}  {second.shown / first.answered:7.2f}  {second.shown:9.1f}")
    assert size.limits.noise * second.answered > THROUGHPUT_AIM * first.answered


def best(crowds: list[Crowd]) -> Crowd:
    """Return the best of each measure."""
    return Crowd(*(max(column) for column in zip(*crowds, strict=True)))


async def crowd(acts: list[players.Press], bot: BotProcess, discord: Discord) -> Crowd:
    """Do all acts at once."""
    before, begun = processor_seconds(bot.pid), time.perf_counter()
    await asyncio.gather(*(act() for act in acts))
    answered = time.perf_counter() - begun
    worked = processor_seconds(bot.pid) - before
    await discord.quiet(0.3)
    shown = time.perf_counter() - begun - 0.3
    return Crowd(len(acts) / answered, len(acts) / worked, len(acts) / shown)


@sized("size", tiny={"matches": Open(5, TINY)}, whole={"matches": Open(10_000, whole(NOISE))})
async def test_start_with_many_open_matches(tmp_path: Path, size: Open, start_bot: Start) -> None:
    """All matches are shown up to date; tests/bench/test_growth.py measures outdated ones."""
    print(f"\n{'start of the process':<24}  {'ratio':>7}  {'seconds':>9}  {'MB':>7}  {'MB more':>8}")
    seconds, resident = 0.0, 0
    for matches in (0, size.matches):
        path = tmp_path / f"{matches}.sqlite3"
        services = await Services.open(path)
        source = await filler.played(services, 10)
        revision = (await services.observations.public(source)).revision
        known = await services.shown.messages(source)
        table = TableMessage(source, 1, 1, revision, "as it is", shown_changes=known.table.changes)
        await services.shown.remember(known, table)
        await services.shown.named(known.table)
        await services.close()
        if matches:
            filler.copied(path, source, 1_000, matches, filler.STRANGERS)
        async with asyncio.timeout(size.limits.patience), open_discord(is_strict=False) as discord:
            begun = time.perf_counter()
            async with killed(start_bot(discord, path, preparations=[BLANK_PICTURES])) as bot:
                await until(lambda bot=bot: re.search(r"ready; \d+ matches", bot.tail()), "ready")  # type: ignore[misc]  # mypy cannot tell its type
                took = time.perf_counter() - begun
                await discord.quiet(1)
                now = resident_bytes(bot.pid)
        seconds, resident = seconds or took, resident or now
        more = (now - resident) / 1e6
        print(f"{f'{matches:,} open matches':<24}  {took / seconds:7.2f}  {took:9.2f}  {now / 1e6:7.1f}  {more:8.1f}")
    assert more < OPEN_MATCHES_MEGABYTES
