"""A database with thousands of running matches, and what Discord shows of them, made in a minute and kept.

A few dozen matches are opened and played through the services: all four games, two people and more, some with
computers, some just begun, some a few moves before their end. The real bot shows them. Then each is copied with all its
rows, and its messages, to many servers; ids of matches, people, channels and messages are put in their place.
"""

import hashlib
import json
import random
import re
import sqlite3
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import msgspec
from simcord.backend.models import Message

from db.keeping.migrate import migrations
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from play.seats.lobby import NewTable
from play.seats.lobby import Person as Sitter
from play.services import Services
from tests.bench.processes import resident_bytes
from tests.load.servers import Layout, open_thread, settle_in
from tests.loopback import BotProcess, Discord, open_discord, start_fresh, until
from tests.loopback.preparations import BLANK_PICTURES

VERSION: Final = 2
"""Counted up where a file that was made before does not fit any more; other migrations have the same effect."""

DAY: Final = 86_400
NAME: Final = "prepared.sqlite3"
TABLES: Final = ("matches", "seats", "entries", "awaited", "due", "table_messages", "direct_messages", "plans")
KEYS: Final = {"matches": "id", "due": "about"}
MOST_MOVES: Final = 4_000
SHOWN_SECONDS: Final = 300


class Kind(msgspec.Struct, frozen=True):
    """What is played once and copied. `weight`: how many copies it has beside the others.

    `moves`: how many are made; below 0 so many before the end of a match that was played to it.
    """

    game: str
    seats: int
    computers: int
    moves: int
    weight: int
    pace: str = "daily"


GAMES: Final = {"tetranomicon": 40, "dungeon_lords": 20, "dungeon_twister": 20, "legends_of_signum": 20}
MOST_SEATS: Final = {"tetranomicon": 4, "dungeon_lords": 4, "dungeon_twister": 2, "legends_of_signum": 4}


def kinds(*, is_tiny: bool = False) -> tuple[Kind, ...]:
    """Return all kinds; `is_tiny`: one of each game, just begun."""
    if is_tiny:
        return tuple(Kind(game, 2, 0, 4, weight) for game, weight in GAMES.items())
    return tuple(
        kind
        for game, weight in GAMES.items()
        for kind in (
            Kind(game, 2, 0, 1, weight),
            Kind(game, 2, 0, 15, 3 * weight),
            Kind(game, MOST_SEATS[game], 0, 20, 3 * weight),
            Kind(game, 2, 1, 8, 2 * weight),
            Kind(game, 2, 0, -3, weight, "weekly"),
            Kind(game, 2, 0, -8, weight, "relaxed"),
        )
    )


class Shown(msgspec.Struct, frozen=True):
    """A message of an original: where it is (`seat` None: at the table), and what is in it."""

    message_id: int
    seat: int | None
    content: str
    flags: int
    components: str
    attachments: str


class Original(msgspec.Struct, frozen=True):
    """A match that was played, the thread's name, and its messages. `match` is its number in the database."""

    match: int
    kind: Kind
    name: str
    messages: tuple[Shown, ...]


class Prepared(msgspec.Struct, frozen=True):
    """What was made: the database is beside it. `copies`: the number of each match -> its original's place."""

    version: str
    layout: Layout
    made_at: int
    seconds: float
    base_bytes: int
    originals: tuple[Original, ...]
    copies: tuple[int, ...]


Start = Callable[..., BotProcess]
"""Starts a bot: `start_fresh`, or the nursery's `start`, which is quicker and says less of memory."""


async def prepared(folder: Path, layout: Layout, start: Start = start_fresh, *, is_tiny: bool = False) -> Prepared:
    """Return what is in `folder`, made now if it is not there yet or is of other numbers."""
    folder.mkdir(parents=True, exist_ok=True)
    told = folder / "prepared.json"
    if told.exists():
        try:
            found = msgspec.json.decode(told.read_bytes(), type=Prepared)
        except msgspec.ValidationError:
            found = None
        if found is not None and (found.version, found.layout) == (_version(), layout):
            return found
    for old in folder.glob("prepared*"):
        old.unlink()
    made = await _made(folder, layout, kinds(is_tiny=is_tiny), [BLANK_PICTURES] if is_tiny else [], start)
    told.write_bytes(msgspec.json.encode(made))
    return made


class Player:
    """Plays originals. Equal matches have equal secrets and choices, so that one can be played once more."""

    def __init__(self, layout: Layout) -> None:
        """Play on the servers of `layout`."""
        self.layout = layout
        self._secrets = random.Random()

    def entropy(self, count: int) -> bytes:
        """Return so many bytes for the secret of a match."""
        return self._secrets.randbytes(count)

    async def play(self, discord: Discord, services: Services, place: int, kind: Kind) -> MatchId:
        """Play a match of a kind as far as it says, in a thread of its own."""
        moves = kind.moves
        if moves < 0:
            with tempfile.TemporaryDirectory() as folder:
                trial = await Services.open(Path(folder) / "trial.sqlite3", entropy=self.entropy)
                _, made = await self._begun(trial, place, kind, MOST_MOVES)
                await trial.close()
            moves += made
        open_thread(discord, self.layout, place, kind.game)
        match, _ = await self._begun(services, place, kind, moves)
        return match

    async def _begun(self, services: Services, place: int, kind: Kind, moves: int) -> tuple[MatchId, int]:
        """Begin a match and make moves in it; return it and how many were made."""
        self._secrets.seed(place)
        layout, home = self.layout, self.layout.home(place)
        people = layout.players(place, kind.seats - kind.computers)
        host, *others = (Sitter(user_id, f"Player {home}.{seat}") for seat, user_id in enumerate(people))
        at: Any = {"guild_id": layout.server(home), "channel_id": layout.thread(place), "parent_id": layout.games(home)}
        opened = NewTable(kind.game, host, "1", "en", pace=kind.pace, seats=kind.seats, **at)
        match = (await services.lobby.open_table(opened)).match
        for other in others:
            await services.lobby.join(match, other, "2")
        for _ in range(kind.computers):
            await services.lobby.add_computer(match, host.user_id)
        await services.lobby.start(match, host.user_id)
        return match, await play_on(services, match, moves, random.Random(place))


def _version() -> str:
    told = (f"{each.number} {each.name} {each.statements}" for each in migrations())
    return f"{VERSION} {hashlib.sha256('|'.join(told).encode()).hexdigest()[:16]}"


async def _made(folder: Path, layout: Layout, of: tuple[Kind, ...], preparations: list[str], start: Start) -> Prepared:
    began, path, player = time.perf_counter(), folder / NAME, Player(layout)
    async with open_discord(is_strict=False) as discord:
        settle_in(discord, layout, len(of))
        services = await Services.open(path, entropy=player.entropy)
        played = [await player.play(discord, services, place, kind) for place, kind in enumerate(of)]
        await services.close()
        bot = start(discord, path, preparations=preparations)
        try:
            base = await _shown(discord, bot, path)
        finally:
            await bot.stop()
        originals = tuple(_original(discord, path, match, kind) for match, kind in zip(played, of, strict=True))
    copies = _copied(path, layout, originals)
    return Prepared(_version(), layout, int(time.time()), time.perf_counter() - began, base, originals, copies)


async def play_on(services: Services, match: MatchId, moves: int, chance: random.Random) -> int:
    """Make so many moves of people, drawn from what is possible; return how many were made before the end."""
    for number in range(moves):
        moment = await services.observations.moment(match)
        public = await services.observations.public(match)
        people = [public.face(each.seat).user_id for each in public.awaited()]
        users = [user_id for user_id in people if user_id is not None]
        if public.status != "running" or not users:
            return number
        user_id = chance.choice(users)
        own = await services.observations.choosing(moment, user_id)
        if len(own.topics) > 1:
            own = await services.observations.choosing(moment, user_id, chance.randrange(len(own.topics)))
        choice = chance.choice(own.choices)
        try:
            await services.matches.submit_choice(match, user_id, own.revision, choice.number, moment, topic=own.topic)
        except Refusal as refusal:
            if refusal.code not in {"stale", "not_running", "not_your_decision"}:
                raise
    return moves


async def _shown(discord: Discord, bot: BotProcess, path: Path) -> int:
    """Wait until everything is shown; return the memory of the bot at the start, in bytes."""
    await bot.ready()
    resident = resident_bytes(bot.pid)

    def is_shown() -> bool:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
            behind = "SELECT count(*) FROM table_messages WHERE shown_changes < changes OR message_id IS NULL"
            return not connection.execute(behind).fetchone()[0]

    await until(is_shown, "all tables", SHOWN_SECONDS)
    await discord.quiet(2.0)
    return resident


def _original(discord: Discord, path: Path, match: MatchId, kind: Kind) -> Original:
    with closing(sqlite3.connect(path)) as connection:
        ((channel_id, message_id),) = connection.execute(
            "SELECT channel_id, message_id FROM table_messages WHERE match_id = ?", (match,)
        )
        own = connection.execute(
            "SELECT seat, channel_id, message_id FROM direct_messages WHERE match_id = ? AND message_id IS NOT NULL",
            (match,),
        ).fetchall()
    places = [(None, channel_id, message_id), *own]
    messages = tuple(_kept(discord.backend.messages[channel][message], seat) for seat, channel, message in places)
    return Original(match, kind, discord.backend.channels[channel_id].name or "", messages)


def _kept(message: Message, seat: int | None) -> Shown:
    parts = [msgspec.json.encode(each).decode() for each in (message.components, message.attachments)]
    return Shown(message.id, seat, message.content, message.flags, *parts)


SEATS: Final = 4
_COLUMNS: Final = ("id", "server", "thread", "parent", "shown", "shift")
_OF_SEATS: Final = ("user", "direct", "message")
TIMES: Final = (
    "deadline_at", "created_at", "started_at", "closes_at", "asks_at", "quiet_since", "joined_at", "asked_at",
    "owed_since", "remind_at", "last_call_at", "ping_at", "at", "calls_at",
)  # fmt: skip


def _copied(path: Path, layout: Layout, originals: tuple[Original, ...]) -> tuple[int, ...]:
    """Copy the originals to all other matches of `layout`; return which one each match is a copy of."""
    chance = random.Random(1)
    rest = range(len(originals), layout.matches)
    weights = [each.kind.weight for each in originals]
    drawn = chance.choices(range(len(originals)), weights, k=len(rest))
    made = dict(zip(rest, drawn, strict=True))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA cache_size = -200000")
        with connection:
            columns = ", ".join((*_COLUMNS, *(f"{what}{seat}" for what in _OF_SEATS for seat in range(SEATS))))
            connection.execute(f"CREATE TEMP TABLE numbers ({columns}, source, PRIMARY KEY (id))")
            holes = ", ".join("?" * (len(_COLUMNS) + len(_OF_SEATS) * SEATS + 1))
            connection.executemany(
                f"INSERT INTO numbers VALUES ({holes})",
                (_row(layout, place, source, chance) for place, source in made.items()),
            )
            for source, original in enumerate(originals):
                for table in TABLES:
                    people = layout.players(source, SEATS)
                    connection.execute(_copying(connection, table, people), {"match": original.match, "source": source})
            highest = number_of(layout.matches)
            connection.execute("UPDATE counters SET value = MAX(value, ?) WHERE name = 'match'", (highest,))
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    return tuple(made.get(place, place) for place in range(layout.matches))


def number_of(place: int) -> int:
    """Return the number of a copied match in the database."""
    return 1_000 + place


def _row(layout: Layout, place: int, source: int, chance: random.Random) -> tuple[int, ...]:
    home, people = layout.home(place), layout.players(place, SEATS)
    return (
        number_of(place),
        layout.server(home),
        layout.thread(place),
        layout.games(home),
        message_of(layout, place, None),
        chance.randrange(DAY // 3),
        *people,
        *(layout.direct(each) for each in people),
        *(message_of(layout, place, seat) for seat in range(SEATS)),
        source,
    )


def message_of(layout: Layout, place: int, seat: int | None) -> int:
    """Return the id of a message of a copied match: the table, or what a seat was sent."""
    return layout.thread(place) + (1 if seat is None else 2 + seat)


def _copying(connection: sqlite3.Connection, table: str, people: tuple[int, ...]) -> str:
    columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
    key, has_seat = KEYS.get(table, "match_id"), "seat" in columns
    own = {
        key: "n.id",
        "guild_id": "n.server",
        "channel_id": _by_seat("direct") if table == "direct_messages" else "n.thread",
        "parent_id": "n.parent",
        "message_id": _by_seat("message") if table == "direct_messages" else "n.shown",
        "host_user_id": "n.user0",
        **({"user_id": _by_seat("user")} if has_seat else {}),
        **{name: f"t.{name} - n.shift" for name in TIMES},
        **{name: _people_in(name, people) for name in ("called", "call")},
    }
    # What is not there in the original is not there in a copy.
    values = [f"CASE WHEN t.{name} IS NULL THEN NULL ELSE {own.get(name, f't.{name}')} END" for name in columns]
    return (
        f"INSERT INTO {table} ({', '.join(columns)}) SELECT {', '.join(values)}"
        f" FROM numbers AS n, {table} AS t WHERE t.{key} = :match AND n.source = :source"
    )


def _by_seat(what: str) -> str:
    return "CASE t.seat " + " ".join(f"WHEN {seat} THEN n.{what}{seat}" for seat in range(SEATS)) + " END"


def _people_in(column: str, people: tuple[int, ...]) -> str:
    text = f"t.{column}"
    for seat, user_id in enumerate(people):
        text = f"replace({text}, '{user_id}', n.user{seat})"
    return text


def put_up(discord: Discord, made: Prepared) -> None:
    """Put the threads and messages of all matches into a Discord."""
    layout, backend = made.layout, discord.backend
    for place, source in enumerate(made.copies):
        original = made.originals[source]
        open_thread(discord, layout, place, original.name)
        is_copy = place != source
        number = number_of(place) if is_copy else original.match
        there = dict(zip(layout.players(source, SEATS), layout.players(place, SEATS), strict=True))
        for shown in original.messages:
            channel = layout.thread(place)
            if shown.seat is not None:
                channel = layout.direct(layout.players(place, SEATS)[shown.seat])
            message_id = message_of(layout, place, shown.seat) if is_copy else shown.message_id
            text = _renamed(shown.components, original.match, number, there)
            backend.messages[channel][message_id] = Message(
                message_id, channel, backend.bot_user.id, shown.content, timestamp=backend.now_iso(),
                flags=shown.flags, components=json.loads(text), attachments=json.loads(shown.attachments),
            )  # fmt: skip


def _renamed(text: str, match: int, number: int, people: dict[int, int]) -> str:
    """Return the components of an original as those of a copy."""
    text = text.replace(f"so|{match}.", f"so|{number}.")
    return re.sub(r"<@(\d+)>", lambda found: f"<@{people.get(int(found[1]), found[1])}>", text)
