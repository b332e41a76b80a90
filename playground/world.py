"""A small simulated Discord: one server, three channels, four people who accept direct messages.

Everything is created in a fixed order at simcord's first instant, so all ids are the same each time. People keep their
seats in a stored match when the playground, or a test's bot, starts again. Ann owns the server; the others are plain
members. The bot has exactly the permissions of its invitation.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import discord
import simcord

from cogs.messages.channels import INVITED
from cogs.sealed_orders import SealedOrders

SERVER_NAME = "Sealed Orders"
BOT_NAME = "Sealed Orders"
CHANNELS = ("games", "general", "off-topic")
PEOPLE = ("Ann", "Boris", "Vera", "Gleb")

LOCALES = {"en": "en-GB", "ru": "ru"}
"""Languages by their names at Discord."""


class World:
    """The simulated server with its people, and what a test or the playground does to them."""

    def __init__(self, env: simcord.Env, guild: simcord.GuildHandle, members: dict[str, simcord.MemberActor]) -> None:
        self.env = env
        self.guild = guild
        self.members = members
        self.ann, self.boris, self.vera, self.gleb = (members[name] for name in PEOPLE)
        self.games = guild.channels["games"]
        self._locales: dict[int, str] = {}
        self._server_locale: str | None = None
        self._make_bot: Callable[[], discord.Client] | None = None
        # Called first, so that every interaction has the person's language when the bot gets it.
        env.backend.subscribers.insert(0, self._put_locale)

    @property
    def bot(self) -> SealedOrders:
        """The bot in this world (in tests of the world itself a smaller one)."""
        return cast(SealedOrders, self.env.bot)

    def member(self, name: str) -> simcord.MemberActor:
        """Return the person called `name`.

        Raises:
            KeyError: there is no such person.
        """
        return self.members[name]

    def speaks(self, member: simcord.MemberActor, language: str) -> None:
        """Set the language of that person's Discord client: "en" or "ru"."""
        self._locales[member.id] = LOCALES[language]

    def server_speaks(self, language: str) -> None:
        """Set the language of the server, as Discord reports it; new tables use it."""
        self._server_locale = LOCALES[language]

    def close_dms(self, member: simcord.MemberActor) -> None:
        """Make every message to that person fail, as Discord does for closed direct messages."""
        self.env.inject_error(
            "POST",
            _direct_messages_path(member),
            status=403,
            code=50007,
            message="Cannot send messages to this user",
            times=None,
        )

    def open_dms(self, member: simcord.MemberActor) -> None:
        """Undo `close_dms`."""
        path = _direct_messages_path(member)
        self.env.backend.faults[:] = [fault for fault in self.env.backend.faults if fault["path"] != path]

    def has_closed_dms(self, member: simcord.MemberActor) -> bool:
        """Return whether messages to that person fail."""
        return any(fault["path"] == _direct_messages_path(member) for fault in self.env.backend.faults)

    async def restart(self) -> discord.Client:
        """Close the bot and start a new one on the same Discord; return the new one."""
        if self._make_bot is None:
            raise RuntimeError("this world was started without a way to make bots")
        await self.bot.close()
        await self.env.restart_bot(self._make_bot())
        return self.bot

    async def crash(self) -> discord.Client:
        """Start a new bot as after `kill -9`: the old one cannot tidy up."""
        if self._make_bot is None:
            raise RuntimeError("this world was started without a way to make bots")
        await self.env.restart_bot(self._make_bot())
        return self.bot

    def restarts_with(self, make_bot: Callable[[], discord.Client]) -> None:
        """Set how `restart` and `crash` make the next bot."""
        self._make_bot = make_bot

    def _put_locale(self, event: str, payload: Any) -> None:
        if event != "INTERACTION_CREATE":
            return
        person = payload.get("user") or payload["member"]["user"]
        payload["locale"] = self._locales.get(int(person["id"]), payload["locale"])
        if self._server_locale is not None and "guild_locale" in payload:
            payload["guild_locale"] = self._server_locale


def _direct_messages_path(member: simcord.MemberActor) -> str:
    """Return the path of requests that send messages to that person."""
    return f"/channels/{member.user.dm_channel.id}/messages"


def build_world(env: simcord.Env) -> World:
    """Create the server, its channels and people; call it before `env.start()`, so that the bot finds them."""
    env.backend.bot_user.name = BOT_NAME
    env.backend.bot_user.avatar = "seal"
    people = [env.create_user(name.lower(), global_name=name, avatar=name.lower()) for name in PEOPLE]
    guild = env.create_guild(SERVER_NAME, owner=people[0])
    guild.roles[BOT_NAME]._role.permissions = INVITED.value
    for name in CHANNELS:
        guild.create_text_channel(name)
    members = {name: guild.add_member(person) for name, person in zip(PEOPLE, people, strict=True)}
    for person in people:
        person.dm_channel  # noqa: B018  (reading it creates it)
    return World(env, guild, members)
