"""Ten thousand servers of the loopback Discord: most are only there, in some people play.

Who is where follows from a few numbers, so that a database that was made once fits every later run. simcord makes its
objects one by one, with an event for each; here they are put in place at once. What only has to be in the memory of the
bot (channels, roles, emojis of a server as servers are) is added to what is sent of it (`furnished`).
"""

import random
from collections.abc import Callable
from typing import Any, Final

import msgspec
import simcord
from simcord.backend.models import Channel, Guild, Member, Role, User
from simcord.backend.models.channel import ThreadMetadata
from simcord.backend.ops.guilds import DEFAULT_EVERYONE_PERMISSIONS
from simcord.enums import ChannelType

from cogs.messages.channels import INVITED
from tests.loopback import Discord, Person

FIRST_MILLISECOND: Final = 250_000_000_000
"""After Discord's first: divisible by 16, so that server 0 belongs to shard 0 of 16."""

SPACE: Final = 100_000_000
PEOPLE: Final = 6
"""People on each server where somebody plays."""

MATCHES: Final = 4
"""Matches on each of these, unless there are more matches than that."""

CHANNELS: Final = 25
ROLES: Final = 20
EMOJIS: Final = 20
_KINDS: Final = (0, 0, 0, 2, 4, 5, 15)
_WORDS: Final = ("general", "rules", "welcome", "memes", "commands", "voice", "staff", "clips", "music", "support")
_WHEN: Final = "2026-01-01T00:00:00+00:00"


class Layout(msgspec.Struct, frozen=True):
    """How many servers there are and how many matches; ids follow from that."""

    servers: int
    matches: int

    @property
    def playing(self) -> int:
        """On how many servers somebody plays."""
        return max(1, min(self.servers, self.matches // MATCHES))

    def server(self, number: int) -> int:
        """Return the id of a server."""
        return (FIRST_MILLISECOND + number) << 22

    def games(self, number: int) -> int:
        """Return the id of the channel of a server in which tables are opened."""
        return (FIRST_MILLISECOND + SPACE + number) << 22

    def bot_role(self, number: int) -> int:
        """Return the id of the role that a server gave the bot."""
        return (FIRST_MILLISECOND + 2 * SPACE + number) << 22

    def person(self, number: int, which: int) -> int:
        """Return the id of one of the people of a server."""
        return (FIRST_MILLISECOND + 3 * SPACE + number * PEOPLE + which) << 22

    def direct(self, user_id: int) -> int:
        """Return the id of the channel of direct messages with somebody."""
        return user_id + (SPACE << 22)

    def home(self, match: int) -> int:
        """Return the number of the server of a match, of the `match`th that was prepared."""
        return match % self.playing

    def thread(self, match: int) -> int:
        """Return the id of the thread of a match."""
        return (FIRST_MILLISECOND + 5 * SPACE + match) << 22

    def players(self, match: int, seats: int) -> tuple[int, ...]:
        """Return the people of a match by seat."""
        first = match // self.playing
        return tuple(self.person(self.home(match), (first + seat) % PEOPLE) for seat in range(seats))


class Place(msgspec.Struct, frozen=True):
    """A server as `Person` of tests/loopback knows a world: only its `env` and its `guild`."""

    env: simcord.Env
    guild: simcord.GuildHandle


class Crowd:
    """The people of all servers by their ids; each is made when they first do something."""

    def __init__(self, discord: Discord) -> None:
        """Begin with nobody."""
        self._discord = discord
        self._known: dict[tuple[int, int], Person] = {}

    def person(self, guild_id: int, user_id: int) -> Person:
        """Return somebody on a server."""
        found = self._known.get((guild_id, user_id))
        if found is None:
            env = self._discord.world.env
            guild = simcord.GuildHandle(env, env.backend.get_guild(guild_id))
            user = env.backend.get_user(user_id)
            member = simcord.MemberActor(env, guild, simcord.UserHandle(env, user))
            place: Any = Place(env, guild)
            found = Person(place, self._discord._answering, member, user.name)
            self._known[guild_id, user_id] = found
        return found


def settle_in(discord: Discord, layout: Layout, most: int | None = None) -> None:
    """Put the servers of `layout`, or the first `most`, with their people into a Discord that no bot has seen."""
    backend = discord.backend
    for number in range(layout.servers if most is None else min(layout.servers, most)):
        guild_id, role_id, channel_id = layout.server(number), layout.bot_role(number), layout.games(number)
        guild = Guild(guild_id, f"Club {number}", layout.person(number, 0))
        guild.roles = {
            guild_id: Role(guild_id, "@everyone", DEFAULT_EVERYONE_PERMISSIONS),
            role_id: Role(role_id, backend.bot_user.name, INVITED.value, 1, managed=True),
        }
        guild.members[backend.bot_user.id] = Member(backend.bot_user.id, [role_id], joined_at=_WHEN)
        guild.channel_ids.append(channel_id)
        backend.channels[channel_id] = Channel(channel_id, ChannelType.TEXT, "games", guild_id)
        backend.messages[channel_id] = {}
        backend.guilds[guild_id] = guild
        for which in range(PEOPLE if number < layout.playing else 1):
            user_id = layout.person(number, which)
            backend.users[user_id] = User(user_id, f"player{number}.{which}", global_name=f"Player {number}.{which}")
            guild.members[user_id] = Member(user_id, joined_at=_WHEN)
            direct = layout.direct(user_id)
            backend.channels[direct] = Channel(direct, ChannelType.DM, recipient_ids=[user_id])
            backend.messages[direct] = {}
            backend.dm_channels[user_id] = direct


def open_thread(discord: Discord, layout: Layout, match: int, name: str) -> int:
    """Put the thread of a match into its server and return its id."""
    backend = discord.backend
    guild_id, thread_id = layout.server(layout.home(match)), layout.thread(match)
    times = ThreadMetadata(auto_archive_duration=4320, archive_timestamp=_WHEN, create_timestamp=_WHEN)
    thread = Channel(thread_id, ChannelType.PUBLIC_THREAD, name, guild_id)
    thread.parent_id, thread.owner_id, thread.thread_metadata = (
        layout.games(layout.home(match)),
        backend.bot_user.id,
        times,
    )
    backend.channels[thread_id] = thread
    backend.messages.setdefault(thread_id, {})
    backend.guilds[guild_id].thread_ids.append(thread_id)
    return thread_id


def furnished(channels: int = CHANNELS, roles: int = ROLES) -> Callable[[dict[str, Any]], None]:
    """Return what adds to a GUILD_CREATE what servers have beside the place where people play."""

    def furnish(data: dict[str, Any]) -> None:
        chance = random.Random(int(data["id"]))
        new = iter(range(int(data["id"]) + 1, int(data["id"]) + 10_000))
        more = [_role(next(new), chance, place) for place in range(2, 2 + roles)]
        data["roles"] = [*data["roles"], *more]
        there = [_channel(next(new), chance, place, more) for place in range(1, 1 + channels)]
        data["channels"] = [*data["channels"], *there]
        data["emojis"] = [{"id": str(next(new)), "name": "seal", "roles": [], "animated": False} for _ in range(EMOJIS)]
        data["features"] = ["COMMUNITY", "NEWS"]
        data["description"] = "We play together."

    return furnish


def _role(role_id: int, chance: random.Random, place: int) -> dict[str, Any]:
    rights = str(chance.choice((0, 1 << 11, 104_324_673, chance.randrange(1 << 20) & ~8)))
    return {
        "id": str(role_id),
        "name": f"{chance.choice(_WORDS)} {place}",
        "permissions": rights,
        "position": place,
        "color": chance.randrange(1 << 24),
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }


def _channel(channel_id: int, chance: random.Random, place: int, roles: list[dict[str, Any]]) -> dict[str, Any]:
    kind = _KINDS[place % len(_KINDS)]
    rows = [
        {"id": chance.choice(roles)["id"], "type": 0, "allow": str(1 << chance.randrange(16)), "deny": "2048"}
        for _ in range(chance.randrange(4) if roles else 0)
    ]
    return {
        "id": str(channel_id),
        "type": kind,
        "name": f"{chance.choice(_WORDS)}-{place}",
        "position": place,
        "permission_overwrites": rows,
        "parent_id": None,
        "nsfw": False,
        "topic": "What is talked about here, in some words." if kind == 0 else None,
        "last_message_id": str(channel_id + 5),
        **({"bitrate": 64_000, "user_limit": 0} if kind == 2 else {}),
        **({"available_tags": []} if kind == 15 else {}),
    }
