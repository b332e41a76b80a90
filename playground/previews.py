"""One simcord preview for each channel, person and language that somebody looks at, opened on demand."""

from __future__ import annotations

import logging
from typing import NamedTuple

import simcord
from simcord.backend.errors import SetupError
from simcord.preview import Preview, make_preview

from playground.avatars import faces
from playground.simulator import channel_handle, has_readers, open_beside, remember_texts
from playground.world import LOCALES, World

MOST_OPEN = 24

_FIRST_WIDTH, _FIRST_HEIGHT = 960, 720  # until the page says how large it is
_log = logging.getLogger(__name__)


class Spot(NamedTuple):
    """Where a page of the simulated Discord is: the channel's id, the person's name, the language."""

    channel_id: int
    person: str
    language: str


class Previews:
    """The open previews: of a person's own direct messages and of every channel that the person may read."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._open: dict[Spot, Preview] = {}
        self._faces = faces(world)
        remember_texts()
        self.timezone = "UTC"

    def find(self, spot: Spot) -> Preview | None:
        """Return the open preview of `spot`, if there is one."""
        return self._open.get(spot)

    async def at(self, spot: Spot) -> Preview:
        """Return the preview of `spot`, opened if necessary.

        Raises:
            LookupError: there is no such channel, person or language, or the person may not see the channel.
        """
        if spot.person not in self._world.members or spot.language not in LOCALES:
            raise LookupError(f"no place {spot}")
        if spot not in self._open:
            await self._close_unread()
            preview = self._made(spot)
            await open_beside(self._world.env, preview, self._open.values())
            self._open[spot] = preview
        return self._open[spot]

    async def close(self) -> None:
        """Close all previews."""
        while self._open:
            _, preview = self._open.popitem()
            await preview.close()

    def _made(self, spot: Spot) -> Preview:
        member = self._world.members[spot.person]
        is_own_dm = spot.channel_id == member.user.dm_channel.id
        viewer: simcord.MemberActor | simcord.UserHandle = member.user if is_own_dm else member
        channel = member.user.dm_channel if is_own_dm else channel_handle(self._world.guild, spot.channel_id)
        try:
            # Not `env.preview(...)`: that refuses to make a preview while a press is being carried out.
            return make_preview(
                self._world.env,
                channel,
                viewers=[viewer],
                layout="channel",
                display="responsive",
                width=_FIRST_WIDTH,
                height=_FIRST_HEIGHT,
                locale=LOCALES[spot.language],
                timezone=self.timezone,
                presentation_time=None,
                assets=self._faces,
            )
        except SetupError as refused:
            raise LookupError(str(refused)) from refused

    async def _close_unread(self) -> None:
        """Close previews that nobody looks at, once too many are open."""
        if len(self._open) < MOST_OPEN:
            return
        for spot in [spot for spot, preview in self._open.items() if not has_readers(preview)]:
            await self._open.pop(spot).close()
            _log.debug("closed the unread preview %s", spot)
