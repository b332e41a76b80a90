"""Who has closed direct messages, as people can in Discord's privacy settings: the bot cannot write to them then.

The simulated Discord forgets this when it stops, so the names are kept in a small file beside the database.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from playground.world import World

FILE_NAME = "playground.json"


class Kept(msgspec.Struct, frozen=True):
    """The content of the file: the names of the people who have closed direct messages."""

    closed: tuple[str, ...] = ()


class DirectMessages:
    """Closes and opens the direct messages of the people of `world`, and remembers it in `file`."""

    def __init__(self, world: World, file: Path) -> None:
        """Close the direct messages that were closed when the playground stopped."""
        self._world = world
        self._file = file
        for name in _read(file).closed:
            if name in world.members:
                self._put(name, are_closed=True)

    def closed(self) -> tuple[str, ...]:
        """Return the names of the people whose direct messages are closed."""
        return tuple(name for name, member in self._world.members.items() if self._world.has_closed_dms(member))

    def let(self, name: str, *, are_closed: bool) -> None:
        """Close or open the direct messages of the person `name`, now and at the next start.

        Raises:
            KeyError: there is no such person.
            OSError: the file cannot be written.
        """
        self._put(name, are_closed=are_closed)
        self._file.parent.mkdir(parents=True, exist_ok=True)
        self._file.write_bytes(msgspec.json.encode(Kept(self.closed())))

    def _put(self, name: str, *, are_closed: bool) -> None:
        member = self._world.member(name)
        self._world.open_dms(member)
        if are_closed:
            self._world.close_dms(member)


def _read(file: Path) -> Kept:
    """Return the content of the file, or nothing if it is missing or damaged: it is only a convenience."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Kept)
    except (OSError, msgspec.MsgspecError):
        return Kept()
