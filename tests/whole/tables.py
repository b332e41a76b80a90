"""A table in the simulated Discord, and short ways to use it in tests."""

import simcord

from games.kernel.ids import MatchId
from games.kernel.observation import Observation
from playground.world import World
from tests.whole.seen import Seen, answer, seen


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

    async def press(self, who: simcord.MemberActor, label: str, on: Seen | None = None) -> simcord.InteractionResult:
        """Press a button of the table, or of another message."""
        return await who.click((on or self.now).message, label=label)

    async def open_menu(self, who: simcord.MemberActor) -> Seen:
        """Press `Your move`."""
        return answer(await self.press(who, "Your move"))

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
