"""Whole bots in worlds that are equal down to the ids, and ways to replace the state of a match in them.

Only one world exists at a time. The same script runs in one after the other, and what they sent is compared.
"""

import random
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import simcord

from cogs.sealed_orders import create_bot
from config import read_settings
from db.rows import shown
from db.statements import Connection
from games.kernel import codec
from games.kernel.chance import Chance
from games.kernel.game import AnyGame
from games.kernel.ids import MatchId, Observer, Seat
from games.kernel.observation import Choice, Observation
from play.match.loading import load_entries
from play.rules.loaded import Loaded
from play.rules.record import Entry
from playground.world import World, build_world
from tests.play.shortcuts import private, submit_line
from tests.secrecy.transcripts import Transcript, taking_down
from tests.whole.seen import answer
from tests.whole.tables import Table, member_at

if TYPE_CHECKING:
    from play.services import Services

SETTLE_SECONDS = 120.0
"""Tables wait for answers as long: a wait that ended on a slow machine would move the clock of one world only."""
BEAT_SECONDS = 6 * 3600
"""Nobody waits for the next beat until the world has settled."""
CHANGE_EVENTS = """UPDATE entries SET entry = json_set(entry, '$.events', json(:events))
WHERE match_id = :match_id AND revision = :revision"""


class Svg:
    """A painter whose picture files are the SVG, so that they can be read."""

    suffix = "webp"

    async def warm(self) -> None:
        """Be ready."""

    async def image(self, svg: str, *, is_awaited: bool = False) -> bytes:
        """Return `svg`."""
        return svg.encode()

    async def close(self) -> None:
        """Hold nothing, release nothing."""


class Stage:
    """A running match in a world, with a record of everything that its bot does."""

    def __init__(self, table: Table, transcript: Transcript) -> None:
        """Keep where it is."""
        self.table = table
        self.world = table.world
        self.transcript = transcript

    @property
    def services(self) -> "Services":
        """The services of the bot."""
        services: Services = self.world.bot.services
        return services

    @property
    def match(self) -> MatchId:
        """The match."""
        return self.table.match

    async def public(self) -> Observation:
        """Return the match as everybody may see it."""
        return await self.services.observations.public(self.match)

    async def of_seat(self, seat: int) -> Observation:
        """Return the match as that seat sees it."""
        user_id = (await self.public()).faces[seat].user_id
        assert user_id is not None
        return await private(self.services, self.match, user_id)

    async def choices_of(self, seat: int) -> list[Choice]:
        """Return all that the seat may choose, about every topic."""
        user_id = (await self.public()).faces[seat].user_id
        assert user_id is not None
        moment = await self.services.observations.moment(self.match)
        every = await self.services.observations.every_choice(moment, user_id)
        return [choice for about in every for choice in about.choices]

    async def who(self, observer: Observer) -> simcord.MemberActor:
        """Return the person who looks: the player at the observer's seat, or Gleb, who only watches."""
        return self.world.gleb if observer is None else member_at(self.table, await self.public(), observer)

    async def loaded(self) -> Loaded:
        """Return the match as it is stored."""
        return await self.table.loaded()

    async def receipts(self) -> dict[str, str]:
        """Return the receipts given so far with the revisions that they belong to."""
        return {each.receipt: f"receipt-{each.revision}" for each in await self.entries() if each.receipt}

    async def put(self, state: Any) -> None:
        """Store `state` in place of the newest one, also for replays."""
        await self.table.put(state)

    async def play_on(self, moves: int, rng: random.Random) -> None:
        """Make so many random moves without Discord and show the result; stop before the match would end."""
        listeners, self.services._context.listeners[:] = self.services._context.listeners[:], []
        await self._moved_on(moves, rng)
        self.services._context.listeners[:] = listeners
        await self.refresh()

    async def put_events(self, planted: dict[int, tuple[Any, ...]]) -> None:
        """Replace the events in the entries of some revisions."""

        def stored(connection: Connection) -> None:
            for revision, events in planted.items():
                values = {"match_id": self.match, "revision": revision, "events": codec.encode(events).decode()}
                connection.execute(CHANGE_EVENTS, values)

        await self.services._context.database.write(stored)

    async def entries(self) -> tuple[Entry, ...]:
        """Return all entries so far."""
        loaded = await self.loaded()
        return await self.services._context.database.read(load_entries, loaded, 0, loaded.row.revision)

    async def send_direct_messages(self) -> None:
        """Send everybody a new direct message with their secrets, as if none had been sent, unless they accept none."""
        for face in (await self.public()).faces:
            await self.services._context.database.write(shown.drop, shown.DirectMessage, self.match, face.seat)
        await self.refresh()

    async def refresh(self) -> None:
        """Show the match as it is stored now."""
        await self.table.refresh()

    async def _moved_on(self, moves: int, rng: random.Random) -> None:
        for _ in range(moves):
            observation = await self.public()
            seat = rng.choice(observation.awaited()).seat
            choice = rng.choice(await self.choices_of(seat))
            user_id = observation.faces[seat].user_id
            assert user_id is not None
            if await self._would_end(seat, choice):
                return
            await submit_line(self.services, self.match, user_id, choice.notation)

    async def _would_end(self, seat: Seat, choice: Choice) -> bool:
        loaded = await self.loaded()
        chance = Chance(loaded.seed(), loaded.row.revision + 1)
        step = loaded.game.apply(loaded.state, seat, choice.move, chance)
        return loaded.game.outcome(step.state) is not None


def people_of(game: AnyGame) -> int:
    """Return the number of players: as many as possible with one person left to watch."""
    return max(count for count in game.seat_counts if count <= 3)


@asynccontextmanager
async def stage(
    folder: Path, game: str, people: int, seed: int, *, computers: int = 0, **options: str
) -> AsyncIterator[Stage]:
    """Open a world with a running match of `game` between so many people; equal arguments make equal worlds."""
    async with taken_down_world(folder, seed) as (world, transcript):
        yield Stage(await _seated(world, game, people, computers, options), transcript)


@asynccontextmanager
async def taken_down_world(folder: Path, seed: int) -> AsyncIterator[tuple[World, Transcript]]:
    """Open a world in which nothing has happened yet, with a record of everything that its bot does."""
    # Packing is done beside everything else, in a process: when it looks again is not the same twice.
    given = {"DATABASE": str(folder / "matches.sqlite3"), "REQUESTS_A_SECOND": "100000", "PACK_DAYS": "never"}
    settings = read_settings({f"SEALED_ORDERS_{name}": value for name, value in given.items()}, folder / "no.env")
    bot = create_bot(settings, Svg(), random.Random(seed).randbytes, BEAT_SECONDS)
    bot.pending_answers.longest_wait = SETTLE_SECONDS
    env = simcord.Env(bot, settle_timeout=SETTLE_SECONDS)
    world = build_world(env)
    await env.start()
    try:
        with env.time_context(), taking_down(world) as transcript:
            yield world, transcript
    finally:
        await world.bot.close()
        await env.shutdown()
    env._raise_errors_since(env._errors_acknowledged)


async def _seated(world: World, game: str, people: int, computers: int, options: Mapping[str, str]) -> Table:
    """Let Ann open a table, the others sit down, and Ann start with so many computers; all give salts.

    The salt is the id of the interaction otherwise, and the ids that messages take before it hang on how many changes
    the projection shows at once, which differs from run to run.
    """
    said = answer(await world.ann.slash(world.games, "match new", game=game, salt=world.ann.name, **options))
    table = Table(world, world.games.threads[-1], int(said.text.partition("#")[2].partition(":")[0]))
    for other in (world.boris, world.vera, world.gleb)[: people - 1]:
        await other.slash(table.channel, "match join", salt=other.name)
    for _ in range(computers):
        await table.press(world.ann, "Add a computer")
    await table.press(world.ann, "Start")
    return table
