"""Which channels of the simulated Discord a person sees, and what is unread there.

A place is a channel of the server, a thread, or the person's direct messages. A message of somebody else is unread if
it came after the person last looked at its place. A person is called by an unread message that mentions them, and by
every unread direct message.
"""

from __future__ import annotations

from typing import Literal

import msgspec
import simcord
from simcord.backend.models import Channel

from playground.simulator import is_archived, mentions, newer_messages, newest_message, readable_channels
from playground.world import World

Kind = Literal["channel", "thread", "dm"]


class Place(msgspec.Struct, frozen=True):
    """One line of the list of places; `key` is the channel's id, `name` is empty for direct messages."""

    key: str
    kind: Kind
    name: str
    unread: int
    called: bool
    archived: bool = False


class Person(msgspec.Struct, frozen=True):
    """One of the simulated people; `waiting` counts the unread messages in the places where they are called.

    `closed`: they have closed direct messages in Discord's privacy settings.
    """

    name: str
    waiting: int
    closed: bool = False


class Looked:
    """Remembers the newest message that each person has looked at in each place."""

    def __init__(self) -> None:
        self._newest: dict[tuple[int, int], int] = {}

    def note(self, world: World, name: str, key: str) -> None:
        """Mark everything in the place `key` as read by the person `name`; unknown places are ignored."""
        member = world.member(name)
        if key.isdecimal():
            self._newest[member.id, int(key)] = newest_message(world.env, int(key), member)

    def kept(self) -> tuple[tuple[int, int, int], ...]:
        """Return everything that is remembered: person, place, newest message."""
        return tuple((person, place, newest) for (person, place), newest in sorted(self._newest.items()))

    def put_back(self, kept: tuple[tuple[int, int, int], ...]) -> None:
        """Remember what was kept."""
        self._newest.update({(person, place): newest for person, place, newest in kept})

    def newest(self, member: simcord.MemberActor, channel_id: int) -> int:
        """Return the id of the newest message that `member` has seen in the channel, 0 if none."""
        return self._newest.get((member.id, channel_id), 0)


def places_of(world: World, name: str, looked: Looked) -> tuple[Place, ...]:
    """Return the places of the person `name`: channels, each followed by its threads (newest first), then DMs."""
    member = world.member(name)
    channels = readable_channels(world.env, world.guild.id, member)
    threads = sorted((found for found in channels if found.is_thread), key=lambda thread: -thread.id)
    lines: list[Place] = []
    for channel in (found for found in channels if not found.is_thread):
        own = [thread for thread in threads if thread.parent_id == channel.id]
        lines += [_place(world, member, looked, found) for found in (channel, *own)]
    direct = world.env.backend.get_dm_channel(member.id)
    return (*lines, _place(world, member, looked, direct))


def people_of(world: World, looked: Looked) -> tuple[Person, ...]:
    """Return all simulated people, in the order of joining."""
    return tuple(
        Person(name, _waiting(places_of(world, name, looked)), world.has_closed_dms(member))
        for name, member in world.members.items()
    )


def _waiting(places: tuple[Place, ...]) -> int:
    return sum(place.unread for place in places if place.called)


def _place(world: World, member: simcord.MemberActor, looked: Looked, channel: Channel) -> Place:
    unread = tuple(newer_messages(world.env, channel.id, member, looked.newest(member, channel.id)))
    kind: Kind = "dm" if channel.guild_id is None else "thread" if channel.is_thread else "channel"
    called = any(kind == "dm" or mentions(message, member) for message in unread)
    return Place(str(channel.id), kind, channel.name or "", len(unread), called, is_archived(channel))
