"""The roles of a server in a sixth of the room that they take as objects of discord.py; each is made when it is read.

A server has twenty or more, and the bot reads few of them, when it adds up what somebody may do in a channel.
"""

import sys
from array import array
from collections.abc import Iterator, Mapping
from typing import Any

import discord

MANAGED, MENTIONABLE, HOISTED = 1, 2, 4


class Roles(Mapping[int, discord.Role]):
    """The roles of a server by their ids. They do not change: before one does, all are made (`as_objects`)."""

    __slots__ = ("_guild", "_names", "_numbers", "_places")

    def __init__(self, guild: discord.Guild, roles: Mapping[int, discord.Role]) -> None:
        """Keep what is read of `roles`: no colours, icons and tags."""
        self._guild = guild
        self._names = tuple(sys.intern(each.name) for each in roles.values())
        self._numbers = array("Q", (*roles, *(each._permissions for each in roles.values())))
        self._places = array("i", (*(each.position for each in roles.values()), *map(_marks, roles.values())))

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self._names)

    def __iter__(self) -> Iterator[int]:
        """Yield their ids."""
        return iter(self._numbers[: len(self)])

    def __getitem__(self, role_id: int) -> discord.Role:
        """Return a role."""
        try:
            return self._made(self._numbers.index(role_id, 0, len(self)))
        except ValueError:
            raise KeyError(role_id) from None

    def as_objects(self) -> dict[int, discord.Role]:
        """Return all of them as discord.py keeps them."""
        return {role_id: self._made(place) for place, role_id in enumerate(self)}

    def _made(self, place: int) -> discord.Role:
        marks = self._places[len(self) + place]
        data: Any = {
            "id": self._numbers[place],
            "name": self._names[place],
            "permissions": self._numbers[len(self) + place],
            "position": self._places[place],
            "managed": bool(marks & MANAGED),
            "mentionable": bool(marks & MENTIONABLE),
            "hoist": bool(marks & HOISTED),
        }
        return discord.Role(guild=self._guild, state=self._guild._state, data=data)


def _marks(role: discord.Role) -> int:
    return MANAGED * role.managed + MENTIONABLE * role.mentionable + HOISTED * role.hoist
