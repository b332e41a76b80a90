"""How a match of a season is played: its first move by a typed line and `Confirm`, others as a press would store them.

A press costs some tenths of a second in the simulated Discord, and a season has tens of thousands of moves.
"""

import random
from typing import Final

from db.statements import Connection
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from games.kernel.observation import Observation
from playground.simulator import channel_handle
from tests.season.world import Season
from tests.whole.seen import answer
from tests.whole.tables import Table

MOST_MOVES: Final = 3_000


class Match:
    """A match that people play; `players` are their user ids by seat, `absent` those who never come."""

    def __init__(self, season: Season, match: int, channel_id: int, drawn: random.Random) -> None:
        self.season, self.match, self.drawn = season, MatchId(match), drawn
        self.table = Table(season.world, channel_handle(season.world.guild, channel_id), match)
        self.moves = self.typed = 0

    async def now(self) -> Observation:
        """Return the match as everybody may see it."""
        return await self.season.world.bot.services.observations.public(self.match)

    async def move_on(self, most: int, absent: frozenset[int]) -> bool:
        """Make some moves, the first of the match by Discord; return whether the match is over."""
        for _ in range(most):
            seen = await self.now()
            if seen.status != "running":
                return True
            users = [seen.face(each.seat).user_id or 0 for each in seen.awaited()]
            here = [user for user in users if user not in absent]
            if not here:
                return False
            await (self._move(here[0]) if self.typed else self._type(here[0]))
        return (await self.now()).status != "running"

    async def give_up(self, user_id: int) -> None:
        """Resign by the command, and confirm it."""
        member = self.season.member(user_id)
        asked = answer(await member.slash(self.table.channel, "match resign"))
        await member.click(asked.message, label="Resign")

    async def by_computers(self) -> None:
        """Let computer players play it to its end in place of its people; the names stay."""
        world = self.season.world
        await world.bot.services._context.database.write(_by_computers, self.match)
        with world.env._bot_scope():  # so that simcord waits for what begins here
            world.bot.refresh(self.match)
        await world.env.settle()

    async def _move(self, user_id: int) -> None:
        services = self.season.world.bot.services
        moment = await services.observations.moment(self.match)
        own = await services.observations.choosing(moment, user_id)
        if len(own.topics) > 1:
            topic = self.drawn.randrange(len(own.topics))
            own = await services.observations.choosing(moment, user_id, topic)
        choice = self.drawn.choice(own.choices)
        try:
            await services.matches.submit_choice(
                self.match, user_id, own.revision, choice.number, moment, topic=own.topic
            )
        except Refusal as refusal:
            if refusal.code not in {"stale", "not_running", "not_your_decision"}:
                raise
        self.moves += 1

    async def _type(self, user_id: int) -> None:
        services = self.season.world.bot.services
        moment = await services.observations.moment(self.match)
        every = await services.observations.every_choice(moment, user_id)
        choice = self.drawn.choice([each for about in every for each in about.choices])
        await self.table.play(self.season.member(user_id), choice.notation)
        self.typed += 1


def _by_computers(connection: Connection, match: MatchId) -> None:
    """Seat computer players for everybody who is still there."""
    connection.execute(
        "UPDATE seats SET sitter = 'ai', level = 'random' WHERE match_id = ? AND left_revision IS NULL", (int(match),)
    )
