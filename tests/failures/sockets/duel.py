"""A match of two at the loopback Discord, and what must be true of it after every fault."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.loopback import Answer, Discord, Person, until
from tests.loopback.tables import open_table
from tests.whole.seen import Seen

MENTION = re.compile(r"<@(\d+)>")


class Duel:
    """Ann and Boris at an auction in its own thread; `database` is where their bot stores it."""

    def __init__(self, discord: Discord, database: Path, place: int) -> None:
        """Keep where everything is."""
        self.discord = discord
        self.database = database
        self.place = place
        self.people = (discord.people["Ann"], discord.people["Boris"])

    @property
    def messages(self) -> list[Seen]:
        """What everybody sees in the thread, oldest first."""
        return self.discord.messages(self.place)

    def awaited(self) -> Person:
        """Return the first person whom the table names as awaited."""
        found = MENTION.search(self.messages[-1].text)
        assert found is not None
        return next(person for person in self.people if person.id == int(found[1]))

    def other(self, person: Person) -> Person:
        """Return the opponent of `person`."""
        return self.people[1] if person is self.people[0] else self.people[0]

    async def ask(self, who: Person, line: str) -> Seen:
        """Type a move; return the page that asks for `Confirm`."""
        return (await who.command(self.place, "play", line=line)).page

    async def move(self, who: Person, line: str) -> Answer:
        """Type a move and confirm it."""
        return await who.press(await self.ask(who, line), "Confirm")

    async def shows(self, revision: int) -> None:
        """Wait until the newest message is the table at `revision`, and no older one has buttons."""

        def is_so() -> bool:
            pages = self.messages
            if not pages:
                return False
            is_newest = "Make a move" in pages[-1].buttons and self._revision(pages[-1]) == revision
            return is_newest and not any(page.buttons for page in pages[:-1])

        await until(is_so, f"the table at revision {revision}")

    def hands(self, person: Person) -> list[Seen]:
        """Return the direct messages that show somebody's cards."""
        return [page for page in person.direct_messages() if "Your cards" in page.text]

    def alarms(self, person: Person) -> list[Seen]:
        """Return the direct messages that say that the table cannot be shown."""
        return [page for page in person.direct_messages() if "cannot be shown" in page.text]

    def stored(self) -> list[str]:
        """Return the notation, else the kind, of every entry after the start."""
        with closing(sqlite3.connect(self.database)) as connection:
            rows = connection.execute(
                "SELECT revision, entry ->> 'kind', entry ->> 'notation' FROM entries ORDER BY revision"
            ).fetchall()
        assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
        return [row[2] or row[1] for row in rows][1:]

    def direct_messages_path(self, person: Person) -> str:
        """Return where direct messages to a person are sent."""
        return f"/channels/{person.member.user.dm_channel.id}/messages"

    @property
    def path(self) -> str:
        """Where the messages of the table are sent."""
        return f"/channels/{self.place}/messages"

    def _revision(self, page: Seen) -> int:
        return int(page.custom_id("Make a move").split("|")[2])


async def seated(discord: Discord, database: Path) -> Duel:
    """Let Ann open a table and Boris join."""
    table = await open_table(discord)
    duel = Duel(discord, database, table.channel_id)
    await duel.people[1].press(table, "Join")
    await discord.showing(duel.place, "Start")
    return duel


async def begin(duel: Duel) -> None:
    """Let Ann start, and wait until the table is shown."""
    await duel.people[0].press(await duel.discord.showing(duel.place, "Start"), "Start", quiet=True)
    await duel.shows(1)


async def begun(discord: Discord, database: Path) -> Duel:
    """Return a match at its first decision."""
    duel = await seated(discord, database)
    await begin(duel)
    await until(lambda: all(len(duel.hands(who)) == 1 for who in duel.people), "both hands")
    return duel
