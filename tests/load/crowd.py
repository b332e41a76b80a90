"""People who play at thousands of tables: they read what the bot shows, and press what it offers, in a Poisson stream.

Each arrival is one person who makes one move (`Make a move`, choices and lists, `Confirm`; or a typed line), looks at
something, or opens a new table with others. Who is asked, they read at the table. Nothing is known of the database.
"""

import asyncio
import math
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Any, Final

import msgspec
from simcord.backend.errors import BackendError, SetupError
from simcord.backend.models import Message
from simcord.components import walk_components

from cogs.messages.component_ids import Reference, parsed
from render import verbs
from tests.load.prepared import GAMES
from tests.load.servers import Crowd
from tests.loopback import Answer, Discord, NoAnswer, Person
from tests.loopback.people import seen_in
from tests.whole.seen import Seen
from text import words

PATIENCE_SECONDS: Final = 20.0
"""So long a person waits for an answer; then they look again."""

MOST_STEPS: Final = 14
TRIES: Final = 40
NOT_THERE: Final = (SetupError, BackendError)
"""Errors of simcord for a button or message that has just been changed or removed."""

TYPED, LOOKING, NEW_TABLE, TWICE, SEARCH = 0.15, 0.25, 0.015, 0.03, 0.02
"""How often: a move is typed, somebody only looks, a table is opened, Confirm is pressed twice, rules are searched."""

EVENING: Final = 680
"""After so many thousandths of the day more people come than on average, and soon four times as many."""

DONE: Final = words("en")("done-heading")
SEALED: Final = words("en")("done-sealed", receipt="|").partition("`")[0]
LOOKS: Final = (verbs.HAND, verbs.LOG, verbs.RULES, verbs.CLOSE_UP, verbs.MENU)


class Press(msgspec.Struct, frozen=True):
    """One thing somebody did: when, and how many seconds it took to be acknowledged and answered (None: never)."""

    kind: str
    at: float
    acknowledged: float | None
    answered: float | None


class Move(msgspec.Struct, frozen=True):
    """A move that somebody confirmed. `is_certain`: they read that it was made; without that it may have been."""

    match: int
    user_id: int
    at: float
    is_certain: bool


class Table(msgspec.Struct):
    """A match as people know it: where it is, and whether somebody is at it now."""

    match: int
    guild_id: int
    channel_id: int
    is_busy: bool = False
    is_over: bool = False


class Watch:
    """What Discord has shown of each match: the newest revision, and since when each was awaited."""

    def __init__(self, discord: Discord) -> None:
        """Look at every message from now on."""
        self.revisions: dict[int, int] = {}
        self.awaited: dict[int, tuple[int, float]] = {}
        self.shown: list[float] = []
        discord.backend.subscribers.append(self._see)

    def expect(self, match: int) -> None:
        """Somebody has moved: the table is to show that."""
        self.awaited.setdefault(match, (self.revisions.get(match, 0), time.monotonic()))

    def _see(self, event: str, payload: Mapping[str, Any]) -> None:
        if event not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or not payload.get("guild_id"):
            return
        found = next(references(payload.get("components") or ()), None)
        if found is None or int(payload.get("flags") or 0) & 64:
            return
        match = int(found.match)
        self.revisions[match] = max(found.revision, self.revisions.get(match, 0))
        known = self.awaited.get(match)
        if known is not None and found.revision > known[0]:
            self.shown.append(time.monotonic() - known[1])
            del self.awaited[match]


def references(components: Any) -> Iterator[Reference]:
    """Yield what the controls of a message ask for, of those that are about a match."""
    for part in walk_components(list(components)):
        found = parsed(str(part.get("custom_id") or ""))
        if found is not None and found.match:
            yield found


def shows_table(message: Message) -> bool:
    """Return whether a message shows a table at which something can be pressed."""
    wanted = {verbs.MENU, verbs.JOIN, verbs.REMATCH}
    return not message.is_ephemeral and any(each.verb in wanted for each in references(message.components))


class Stream:
    """Arrivals of people at the tables; `presses` and `moves` are what they did, `troubles` what they met."""

    def __init__(self, discord: Discord, tables: list[Table], seed: int) -> None:
        """Begin with the tables there are."""
        self.discord = discord
        self.tables = tables
        self.watch = Watch(discord)
        self.presses: list[Press] = []
        self.moves: list[Move] = []
        self.troubles: Counter[str] = Counter()
        self.evening_at = math.inf
        self._chance = random.Random(seed)
        self._crowd = Crowd(discord)
        self._acting: set[asyncio.Task[None]] = set()

    async def run(self, seconds: float, a_second: float, *, is_even: bool = False) -> None:
        """Let people come for so long, `a_second` on average: as over a day, at most four times that, or `is_even`."""
        began, most = time.monotonic(), 1.0 if is_even else max(map(day, range(1000)))
        self.evening_at = began + seconds * EVENING / 1000
        while True:
            await asyncio.sleep(self._chance.expovariate(a_second * most))
            passed = time.monotonic() - began
            if passed >= seconds:
                break
            if is_even or self._chance.random() * most < day(1000 * passed / seconds):
                self._begin(self._arrive())
        if self._acting:
            await asyncio.wait(self._acting, timeout=3 * PATIENCE_SECONDS)

    def _begin(self, acting: Any) -> None:
        task = asyncio.create_task(acting)
        self._acting.add(task)
        task.add_done_callback(self._acting.discard)

    async def _arrive(self) -> None:
        drawn = self._chance.random()
        try:
            if drawn < NEW_TABLE:
                await self._open()
            elif drawn < NEW_TABLE + SEARCH:
                await self._search()
            else:
                await self._at_table(is_looking=drawn < NEW_TABLE + SEARCH + LOOKING)
        except NoAnswer as fault:
            self.troubles["no answer"] += 1
            self.troubles[f"no answer: {str(fault).partition(':')[2][:60]}"] += 1
        except NOT_THERE as fault:
            self.troubles[f"not there any more: {fault}"[:80]] += 1

    async def _at_table(self, *, is_looking: bool) -> None:
        for _ in range(TRIES):
            table = self._chance.choice(self.tables)
            page = None if table.is_busy or table.is_over else self._page(table)
            if page is None:
                continue
            asked = [] if is_looking else self._asked(table, page)
            if not is_looking and not asked:
                continue
            table.is_busy = True
            try:
                if is_looking:
                    await self._look(table, page)
                else:
                    await self._move(table, page, self._chance.choice(asked))
            finally:
                table.is_busy = False
            return
        self.troubles["nobody was asked anything"] += 1

    def _page(self, table: Table) -> Seen | None:
        """Return the table message that can be pressed now; note a match that is over."""
        for page in reversed(seen_in(self.discord.world, table.channel_id)):
            found = {each.verb for each in references(page.parts)}
            if verbs.REMATCH in found:
                table.is_over = True
                return None
            if verbs.MENU in found:
                return page
        return None

    def _asked(self, table: Table, page: Seen) -> list[Person]:
        """Return the people whom the table waits for, as it says."""
        members = self.discord.backend.guilds[table.guild_id].members
        return [self._person(table, each) for each in members if f"<@{each}>" in page.text]

    def _person(self, table: Table, user_id: int) -> Person:
        person = self._crowd.person(table.guild_id, user_id)
        person.patience_seconds = PATIENCE_SECONDS
        return person

    async def _timed(self, kind: str, acting: Awaitable[Answer]) -> Answer:
        """Wait for an answer, and note how long it took."""
        began = time.monotonic()
        try:
            answer = await acting
        except NoAnswer:
            self.presses.append(Press(kind, began, None, None))
            raise
        acknowledged = answer.acknowledged_at or time.monotonic()
        self.presses.append(Press(kind, began, acknowledged - began, time.monotonic() - began))
        return answer

    async def _look(self, table: Table, page: Seen) -> None:
        people = [each for each in self.discord.backend.guilds[table.guild_id].members if self._is_person(each)]
        ways = [part["custom_id"] for part in page.parts if _verb(part) in LOOKS and not part.get("options")]
        if ways:
            person, way = self._person(table, self._chance.choice(people)), self._chance.choice(ways)
            await self._timed("look", person.press(page, custom_id=way))

    def _is_person(self, user_id: int) -> bool:
        return user_id != self.discord.backend.bot_user.id

    async def _move(self, table: Table, page: Seen, person: Person) -> None:
        asked = None
        if self._chance.random() < TYPED:
            asked = await self._typed(table, person)
        if asked is None:
            menu = next(part["custom_id"] for part in page.parts if _verb(part) == verbs.MENU)
            asked = await self._chosen(person, (await self._timed("menu", person.press(page, custom_id=menu))).page)
            # Some questions have lists that are no way to one choice, such as where all tokens are laid out.
            asked = asked or await self._typed(table, person)
        if asked is None:
            self.troubles["nothing to choose, or another's turn by now"] += 1
            return
        await self._confirm(table, person, asked)

    async def _typed(self, table: Table, person: Person) -> Seen | None:
        began = time.monotonic()
        lines = list(await person.suggestions(table.channel_id, "play", "line"))
        self.presses.append(Press("suggestions", began, time.monotonic() - began, time.monotonic() - began))
        if not lines:
            return None
        line = self._chance.choice(lines)
        page = (await self._timed("line", person.command(table.channel_id, "play", line=line))).page
        return page if _confirm(page) else None

    async def _chosen(self, person: Person, page: Seen) -> Seen | None:
        """Press and choose until there is something to confirm; None if there is no way."""
        for _ in range(MOST_STEPS):
            ways = list(_ways(page))
            if _confirm(page) and not any(verb == verbs.PART for verb, _, _ in ways):
                return page
            at_random = [way for way in ways if way[0] == verbs.PART and not way[2]]
            if _confirm(page):
                return page
            if not ways:
                break
            _, custom_id, value = self._chance.choice(at_random or ways)
            if value:
                page = (await self._timed("list", person.choose(page, [value], custom_id=custom_id))).page
            else:
                page = (await self._timed("choice", person.press(page, custom_id=custom_id))).page
        return None

    async def _confirm(self, table: Table, person: Person, page: Seen) -> None:
        custom_id = _confirm(page)
        assert custom_id is not None
        presses = 2 if self._chance.random() < TWICE else 1
        self.watch.expect(table.match)
        found = await asyncio.gather(
            *(self._timed("confirm", person.press(page, custom_id=custom_id)) for _ in range(presses)),
            return_exceptions=True,
        )
        answers = [each for each in found if isinstance(each, Answer)]
        is_made = any(each.page.text.startswith((DONE, SEALED)) for each in answers if each.pages)
        if is_made or len(answers) < presses or presses > 1:
            # Of two presses either answer may be the last on the page that both change.
            self.moves.append(Move(table.match, person.id, time.monotonic(), is_made))
        if not is_made:
            self.watch.awaited.pop(table.match, None)
            self.troubles["refused" if answers else "no answer"] += 1
            for each in answers:
                self.troubles[f"refused: {each.page.text[:60]!r}"] += 1

    async def _search(self) -> None:
        """Look for a word in the rules, by a form."""
        table = self._chance.choice(self.tables)
        page = self._page(table)
        rules = [part["custom_id"] for part in page.parts if _verb(part) == verbs.RULES] if page else []
        if page is None or not rules:
            return
        members = self.discord.backend.guilds[table.guild_id].members
        person = self._person(table, self._chance.choice([each for each in members if self._is_person(each)]))
        shown = (await self._timed("look", person.press(page, custom_id=rules[0]))).page
        if "Contents" in shown.buttons:
            shown = (await self._timed("look", person.press(shown, "Contents"))).page
        if "Search the rules" in shown.buttons:
            form = await self._timed("form", person.press(shown, "Search the rules"))
            if form.modal is not None:
                await self._timed("form", person.submit(form, line="move"))

    async def _open(self) -> None:
        """Open a table on some server, join it, begin."""
        near = self._chance.choice(self.tables)
        guild = self.discord.backend.guilds[near.guild_id]
        games = self.discord.backend.channels[near.channel_id].parent_id or near.channel_id
        people = [each for each in guild.members if self._is_person(each)]
        host, *others = (self._person(near, each) for each in self._chance.sample(people, 2))
        before, game = set(guild.thread_ids), self._chance.choices(list(GAMES), list(GAMES.values()))[0]
        await self._timed("open", host.command(games, "match new", game=game))
        channel = await self._soon(lambda: next(iter(set(guild.thread_ids) - before), None))
        if channel is None:
            self.troubles["no thread for a new table"] += 1
            return
        for other in others:
            page = await self._soon(lambda: self._with(channel, verbs.JOIN))
            if page is not None:
                await self._timed("join", other.press(page, custom_id=_id(page, verbs.JOIN)))
        page = await self._soon(lambda: self._with(channel, verbs.START))
        if page is None:
            self.troubles["no way to begin"] += 1
            return
        await self._timed("begin", host.press(page, custom_id=_id(page, verbs.START), quiet=True))
        match = next(references(page.parts)).match
        self.tables.append(Table(int(match), near.guild_id, channel))

    async def _soon(self, found: Callable[[], Any]) -> Any:
        for _ in range(int(PATIENCE_SECONDS * 10)):
            if (it := found()) is not None:
                return it
            await asyncio.sleep(0.1)
        return None

    def _with(self, channel_id: int, verb: str) -> Seen | None:
        pages = reversed(seen_in(self.discord.world, channel_id))
        return next((page for page in pages if any(_verb(part) == verb for part in page.parts)), None)


def day(thousandth: float) -> float:
    """Return how many people come then, 1 on average: a long quiet night, and an evening with four times as many."""
    return (
        0.35
        + 0.4 * math.exp(-(((thousandth - 450) / 160) ** 2)) * 1.5
        + 3.65 * math.exp(-(((thousandth - 800) / 62) ** 2))
    )


def _verb(part: Mapping[str, Any]) -> str:
    found = parsed(str(part.get("custom_id") or ""))
    return "" if found is None or part.get("disabled") else found.verb


def _id(page: Seen, verb: str) -> str:
    return str(next(part["custom_id"] for part in page.parts if _verb(part) == verb))


def _confirm(page: Seen) -> str | None:
    return next((str(part["custom_id"]) for part in page.parts if _verb(part) == verbs.CONFIRM), None)


def _ways(page: Seen) -> Iterator[tuple[str, str, str]]:
    """Yield what leads on to a choice: its verb, its id, and the value of a list."""
    for part in page.parts:
        reference = parsed(str(part.get("custom_id") or ""))
        if reference is None or part.get("disabled") or reference.verb not in (verbs.PICK, verbs.MENU, verbs.PART):
            continue
        if reference.verb == verbs.MENU and reference.arg in ("", verbs.REFUSED):
            continue
        for option in part.get("options") or ({"value": ""},):
            yield reference.verb, str(part["custom_id"]), str(option["value"])
