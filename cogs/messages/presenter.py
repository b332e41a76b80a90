"""From a page to what can be sent: its pictures are drawn, or described in words for readers who want that."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Protocol

from cogs.messages.component_ids import Origin
from cogs.messages.layout import Attachment, Layout, laid_out
from render.page import Page, Picture, without_pictures

_log = logging.getLogger(__name__)


class Painter(Protocol):
    """Turns SVG into a picture file, as render.studio.Studio does."""

    @property
    def suffix(self) -> str:
        """The ending of the files' names, such as `png`."""

    async def warm(self) -> None:
        """Get ready, so that the first picture comes as fast as the others."""

    async def image(self, svg: str, *, is_awaited: bool = False) -> bytes:
        """Return the picture of `svg` in the format that `suffix` names; first, if somebody waits for it."""

    async def close(self) -> None:
        """Let go of processes and threads."""


class Presenter:
    """Lays pages out with pictures by `painter`. `waiting`: for so many pictures somebody waits now."""

    def __init__(self, painter: Painter) -> None:
        """Keep who draws."""
        self._painter = painter
        self.waiting = 0

    async def warm(self) -> None:
        """Let the painter get ready; the bot also starts with one who cannot."""
        try:
            await self._painter.warm()
        except Exception:
            _log.exception("pictures cannot be drawn; they will be described in words")

    async def close(self) -> None:
        """Let go of the painter."""
        await self._painter.close()

    async def present(
        self,
        page: Page,
        origin: Origin,
        text_only: bool = False,
        enclosed: Sequence[Attachment] = (),
        *,
        is_awaited: bool = False,
    ) -> Layout:
        """Return `page` ready to send; first, if somebody waits for it (`is_awaited`).

        A picture that cannot be drawn is described in words instead.
        """
        if text_only:
            return laid_out(without_pictures(page), origin, enclosed=enclosed)
        try:
            drawings = await asyncio.gather(*(self._drawn(picture, is_awaited) for picture in page.pictures()))
        except Exception:
            # Matches continue without pictures after any fault in drawing.
            _log.exception("a picture could not be drawn")
            return laid_out(without_pictures(page), origin, enclosed=enclosed)
        return laid_out(page, origin, drawings, enclosed)

    async def _drawn(self, picture: Picture, is_awaited: bool) -> Attachment:
        self.waiting += 1
        try:
            image = await self._painter.image(picture.svg, is_awaited=is_awaited)
        finally:
            self.waiting -= 1
        return Attachment(f"{picture.name}.{self._painter.suffix}", image)
