"""Tables at which people open, join, begin and play without a pause; a seeded random source chooses each act.

People read from the database who is awaited and whether the table is open, and act through Discord. An act that a crash
interrupts is repeated with the next process of the bot. A new match follows a finished one.
"""

import asyncio
import random
from collections.abc import Sequence
from contextlib import suppress

import msgspec
import simcord
from simcord.backend.errors import BackendError, SetupError

from cogs.messages.component_ids import Reference, parsed
from render import verbs
from tests.crash.ledger import Attempt, Ledger, Seen
from tests.loopback import Answer, Discord, Person
from tests.whole.seen import Seen as SeenPage
from text import words

PAUSE_SECONDS = 0.01
MOST_STEPS = 6
NOT_THERE = (SetupError, BackendError)
"""Errors of simcord for a button or message that has just been changed or removed."""

DONE = words("en")("done-heading")
SEALED = words("en")("done-sealed", receipt="|").partition("`")[0]
UNDONE = words("en")("undone")


class Found(msgspec.Struct, frozen=True):
    """What is stored of a table."""

    match: int
    channel_id: int
    status: str
    seated: tuple[int, ...]
    awaited: tuple[int, ...]


class Table:
    """One host, some guests, one game; `now` is its present match.

    `tried_again`: what people put up with beside `NOT_THERE`: nothing, unless a test says that nobody may hear them.
    """

    def __init__(
        self, discord: Discord, ledger: Ledger, chance: random.Random, people: Sequence[Person], game: str
    ) -> None:
        """Keep who plays what; the first of `people` is the host."""
        self.discord = discord
        self.ledger = ledger
        self.people = tuple(people)
        self.game = game
        self.tried_again: tuple[type[Exception], ...] = ()
        self._chance = chance
        self._told = ""

    @property
    def host(self) -> Person:
        """Who opens the matches."""
        return self.people[0]

    @property
    def _put_up_with(self) -> tuple[type[Exception], ...]:
        return *NOT_THERE, *self.tried_again

    def now(self) -> Found | None:
        """Return the newest active match of this game that the host opened and that has a channel."""
        with self.ledger.reading() as connection:
            row = connection.execute(
                "SELECT id, channel_id, status FROM matches WHERE host_user_id = ? AND game = ?"
                " AND status IN ('open', 'running') AND channel_id IS NOT NULL ORDER BY id DESC LIMIT 1",
                (self.host.id, self.game),
            ).fetchone()
            if row is None:
                return None
            seated = connection.execute("SELECT user_id FROM seats WHERE match_id = ?", row[:1]).fetchall()
            awaited = connection.execute(
                "SELECT user_id FROM awaited WHERE match_id = ? AND is_owed AND user_id IS NOT NULL", row[:1]
            ).fetchall()
        match, channel_id, status = row
        return Found(match, channel_id, status, tuple(each for (each,) in seated), tuple(each for (each,) in awaited))

    def described(self) -> str:
        """Describe the table, for a test that has failed."""
        found = self.now()
        if found is None:
            return f"{self.game}: none; who opened the last one was told {self._told!r}"
        return f"{self.game}: {found}, buttons {[page.buttons for page in self.discord.messages(found.channel_id)]}"

    async def run(self) -> None:
        """Play at the table until cancelled, everybody at the same time."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self._host())
            for person in self.people:
                group.create_task(self._guest(person))

    async def begin(self) -> Found:
        """Open a match and begin it; return it when it runs."""
        while (found := self.now()) is None or found.status != "running":
            await self.gather()
        return found

    async def act(self, person: Person, found: Found) -> Attempt | None:
        """Let one player make one move; None if there was nothing to do."""
        try:
            page, notation = await self._to_confirm(person, found)
            if page is None:
                return None
            return await self._confirm(person, found, page, notation)
        except self._put_up_with:
            return None

    async def _host(self) -> None:
        while True:
            found = self.now()
            if found is None or found.status == "open":
                await self.gather()
            await asyncio.sleep(PAUSE_SECONDS)

    async def next_step(self) -> Attempt | None:
        """Do what comes next at this table: open it, join, begin, or make a move of somebody who is awaited."""
        found = self.now()
        if found is None or found.status == "open":
            await self.gather()
            return None
        awaited = [person for person in self.people if person.id in found.awaited]
        return await self.act(self._chance.choice(awaited), found) if awaited else None

    async def gather(self) -> None:
        """Do the next thing that leads to the start of the match."""
        found = self.now()
        if found is None:
            with suppress(*self.tried_again):
                answer = await self.host.command(self.discord.games, "match new", game=self.game)
                self._told = answer.page.text
            return
        missing = [person for person in self.people if person.id not in found.seated]
        page = self._table_page(found, "Join" if missing else "Start")
        try:
            if page is not None and missing:
                await missing[0].press(page, "Join")
            elif page is not None:
                await self.host.press(page, "Start", quiet=True)
        except self._put_up_with:
            pass
        await asyncio.sleep(PAUSE_SECONDS)

    async def _guest(self, person: Person) -> None:
        while True:
            found = self.now()
            if found is not None and found.status == "running":
                if person.id in found.awaited:
                    await self.act(person, found)
                elif self._chance.random() < 0.1:
                    await self._meddle(person, found)
            await asyncio.sleep(PAUSE_SECONDS * (1 + 3 * self._chance.random()))

    async def _meddle(self, person: Person, found: Found) -> None:
        """Undo the last move, or only look at something."""
        page = self._table_page(found, "Make a move")
        if page is None:
            return
        try:
            if self._chance.random() < 0.5:
                await person.press(page, "Make a move")
                return
            attempt = self.ledger.begin(found.match, person.id)
            answer = await person.command(found.channel_id, "undo")
        except self._put_up_with:
            return
        self.ledger.saw(attempt, "accepted" if UNDONE in answer.page.text else "refused")

    async def _to_confirm(self, person: Person, found: Found) -> tuple[SeenPage | None, str]:
        """Open a page with `Confirm`: with a typed line, whose notation is known, or through the menu."""
        if self._chance.random() < 0.5:
            lines = list(await person.suggestions(found.channel_id, "play", "line"))
            if lines:
                line = self._chance.choice(lines)
                answer = await person.command(found.channel_id, "play", line=line)
                return (answer.page, line) if "Confirm" in answer.page.buttons else (None, "")
        table = self._table_page(found, "Make a move")
        if table is None:
            return None, ""
        page = (await person.press(table, "Make a move")).page
        for _ in range(MOST_STEPS):
            if "Confirm" in page.buttons:
                return page, ""
            after = await self._step(person, page)
            if after is None:
                return None, ""
            page = after.page
        return None, ""

    async def _step(self, person: Person, page: SeenPage) -> Answer | None:
        """Press or select something on the way to a choice."""
        ways: list[tuple[str, str]] = []
        for part in page.parts:
            reference = parsed(str(part.get("custom_id", "")))
            if reference is None or part.get("disabled") or not _leads_on(reference):
                continue
            options = part.get("options")
            ways += [(part["custom_id"], each["value"]) for each in options] if options else [(part["custom_id"], "")]
        if not ways:
            return None
        custom_id, value = self._chance.choice(ways)
        if value:
            return await person.choose(page, [value], custom_id=custom_id)
        return await person.press(page, custom_id=custom_id)

    async def _confirm(self, person: Person, found: Found, page: SeenPage, notation: str) -> Attempt:
        """Press `Confirm`, sometimes twice at once."""
        presses = 2 if self._chance.random() < 0.15 else 1
        attempt = self.ledger.begin(found.match, person.id, notation)
        pressing = [person.press(page, "Confirm") for _ in range(presses)]
        answers = await asyncio.gather(*pressing)
        # Both presses change the same private page, and either answer may be the last: one of them was accepted.
        if presses == 1:
            self.ledger.saw(attempt, seen_on(answers[0].page))
        else:
            self.ledger.settle(attempt.match, attempt.user_id)
        return attempt

    def _table_page(self, found: Found, label: str) -> SeenPage | None:
        pages = reversed(self.discord.messages(found.channel_id))
        return next((page for page in pages if label in page.buttons), None)


def seen_on(page: SeenPage) -> Seen:
    """Return what a person reads on the page that answers a confirmed choice."""
    return "accepted" if page.text.startswith((DONE, SEALED)) else "refused"


def _leads_on(reference: Reference) -> bool:
    return reference.verb in (verbs.PICK, verbs.MENU) and reference.arg != verbs.REFUSED


def message_of(page: SeenPage) -> simcord.ResponseMessage:
    """Return the message of a page at the loopback Discord."""
    assert isinstance(page.message, simcord.ResponseMessage)
    return page.message
