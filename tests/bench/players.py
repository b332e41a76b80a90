"""Matches of Tetranomicon at a loopback Discord, played at random by the presses of people."""

import random
from collections.abc import Awaitable, Callable
from pathlib import Path

from games.kernel.ids import MatchId
from play.seats.lobby import NewTable
from play.seats.lobby import Person as Sitter
from play.services import Services
from tests.loopback import Answer, Discord, Person
from tests.play.shortcuts import private
from tests.whole.seen import Seen

GAME = "tetranomicon"

Press = Callable[[], Awaitable[Answer]]
"""A press or a command of a person; returns when it is answered."""


class Match:
    """A running match. Legal moves are read from the bot's database, so that only presses are measured."""

    def __init__(
        self, discord: Discord, services: Services, channel_id: int, match: MatchId, players: list[Person]
    ) -> None:
        self.channel_id = channel_id
        self._discord = discord
        self._services = services
        self._match = match
        self._players = {player.id: player for player in players}
        self._rng = random.Random(match)

    async def mover(self) -> Person:
        """Return the awaited player."""
        observation = await self._services.observations.public(self._match)
        user_id = observation.face(observation.awaited()[0].seat).user_id
        assert user_id is not None
        return self._players[user_id]

    async def asked(self) -> tuple[Person, Seen]:
        """Let the awaited player type a legal move; return the player and the page that asks to confirm it."""
        mover = await self.mover()
        own = await private(self._services, self._match, mover.id)
        line = self._rng.choice(own.choices).notation
        return mover, (await mover.command(self.channel_id, "play", line=line)).page

    async def move(self) -> Press:
        """Let the awaited player type a move; return the press of `Confirm` that makes it."""
        mover, page = await self.asked()
        return lambda: mover.press(page, "Confirm")

    async def menu(self) -> Press:
        """Return the question for the possible moves."""
        mover = await self.mover()
        return lambda: mover.command(self.channel_id, "moves")


async def begun(discord: Discord, services: Services, channel_id: int, names: list[str], *, text_only: bool) -> Match:
    """Begin a match of these people in a channel, before the bot starts."""
    players = [discord.person(name) for name in names]
    for player in players:
        await services.people.change(player.id, text_only=text_only)
    host, *others = (Sitter(player.id, player.name) for player in players)
    guild_id = discord.world.guild.id
    table = NewTable(GAME, host, "1", "en", guild_id=guild_id, channel_id=channel_id)
    match = (await services.lobby.open_table(table)).match
    for other in others:
        await services.lobby.join(match, other, "2")
    await services.lobby.start(match, host.user_id)
    return Match(discord, services, channel_id, match, players)


async def opened(path: Path) -> Services:
    """Open the database of a bot that is running."""
    return await Services.open(path)
