"""A table in the simulated Discord, and short ways to use it in tests."""

from functools import cached_property, partial
from typing import Any

import simcord

from cogs.messages.component_ids import parsed
from db.rows import matches
from db.statements import Connection
from games.kernel import codec
from games.kernel.ids import MatchId
from games.kernel.observation import Observation
from play.match.loading import load, packed
from play.rules.loaded import Loaded
from playground.world import World
from tests.whole.seen import Seen, answer, seen

KEEP_STATE = "UPDATE entries SET snapshot = :snapshot WHERE match_id = :match_id AND revision = :revision"


def replace_state(connection: Connection, *, match: MatchId, state: Any) -> None:
    """Store `state` in place of the newest one of a match, also for replays."""
    before = load(connection, match).row
    fields = {name: getattr(before, name) for name in before.__struct_fields__}
    row = matches.MatchRow(**{**fields, "snapshot": codec.encode(state).decode()})
    assert matches.advance(connection, before, row)
    values = {"match_id": match, "revision": row.revision, "snapshot": packed(state)}
    assert connection.execute(KEEP_STATE, values).rowcount == 1


class Table:
    """A match and the channel it lives in."""

    def __init__(self, world: World, channel: simcord.ChannelHandle, match: int) -> None:
        """Keep where everything is."""
        self.world = world
        self.channel = channel
        self.match = MatchId(match)

    @property
    def messages(self) -> list[Seen]:
        """What everybody sees in the channel, oldest first."""
        return seen(self.world.env, self.channel)

    @property
    def now(self) -> Seen:
        """The newest message in the channel."""
        return self.messages[-1]

    @cached_property
    def tag(self) -> str:
        """The tag in the ids of the table's controls, of which some must be shown."""
        ids = (str(part.get("custom_id", "")) for page in self.messages for part in page.parts)
        return next(found.tag for each in ids if (found := parsed(each)) is not None and found.match == self.match)

    async def press(self, who: simcord.MemberActor, label: str, on: Seen | None = None) -> simcord.InteractionResult:
        """Press a button of the table, or of another message."""
        return await who.click((on or self.now).message, label=label)

    async def loaded(self) -> Loaded:
        """The match as it is stored."""
        return await self.world.bot.services._context.database.read(load, self.match)

    async def put(self, state: Any) -> None:
        """Store `state` in place of the newest one, also for replays."""
        await self.world.bot.services._context.database.write(partial(replace_state, match=self.match, state=state))

    async def refresh(self) -> None:
        """Show the match as it is stored now."""
        with self.world.env._bot_scope():  # so that simcord waits for what begins here
            self.world.bot.projection.refresh(self.match)
        await self.world.env.settle()

    async def open_menu(self, who: simcord.MemberActor) -> Seen:
        """Press `Make a move`."""
        return answer(await self.press(who, "Make a move"))

    async def observation(self) -> Observation:
        """The public's observation of the match."""
        services = self.world.bot.services
        observation = await services.observations.public(self.match)
        assert isinstance(observation, Observation)
        return observation

    async def play(self, who: simcord.MemberActor, line: str) -> Seen:
        """Type a move and confirm it."""
        asked = answer(await who.slash(self.channel, "play", line=line))
        return answer(await who.click(asked.message, label="Confirm"))


async def open_table(world: World, game: str = "auction", **options: object) -> Table:
    """Let Ann open a table in #games."""
    before = {thread.id for thread in world.games.threads}
    said = answer(await world.ann.slash(world.games, "match new", game=game, **options))
    threads = [thread for thread in world.games.threads if thread.id not in before]
    channel = threads[0] if threads else world.games
    number = int(said.text.partition("#")[2].partition(":")[0])
    return Table(world, channel, number)


async def started(world: World, game: str = "auction", *others: simcord.MemberActor, **options: object) -> Table:
    """Let Ann open a table, the others (Boris, if nobody is named) join, and Ann start."""
    table = await open_table(world, game, **options)
    for other in others or (world.boris,):
        await table.press(other, "Join")
    await table.press(world.ann, "Start")
    return table


def member_at(table: Table, observation: Observation, seat: int) -> simcord.MemberActor:
    """Return who sits at `seat`."""
    user_id = observation.faces[seat].user_id
    return next(member for member in table.world.members.values() if member.id == user_id)


async def awaited_member(table: Table) -> simcord.MemberActor:
    """Return the first person whom the match waits for."""
    observation = await table.observation()
    return member_at(table, observation, observation.awaited()[0].seat)
