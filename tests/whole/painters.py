"""Painters for tests: a picture takes a tenth of a second, and most tests do not look at it."""

BLANK = b"RIFF\x00\x00\x00\x00WEBP"


class Blank:
    """Returns the same few bytes for every picture and remembers what was to be drawn."""

    suffix = "webp"

    def __init__(self) -> None:
        """Start with nothing drawn."""
        self.drawn: list[str] = []

    async def warm(self) -> None:
        """Be ready."""

    async def image(self, svg: str, *, is_awaited: bool = False) -> bytes:
        """Return bytes that begin like a picture."""
        self.drawn.append(svg)
        return BLANK

    async def close(self) -> None:
        """Hold nothing, release nothing."""


class Forgetful(Blank):
    """Remembers nothing of what was to be drawn, for bots whose memory is measured or that run for long."""

    async def image(self, svg: str, *, is_awaited: bool = False) -> bytes:
        """Return bytes that begin like a picture."""
        return BLANK


class Broken(Blank):
    """Fails at every picture, and when it is warmed up."""

    async def warm(self) -> None:
        """Refuse."""
        raise OSError("no brush")

    async def image(self, svg: str, *, is_awaited: bool = False) -> bytes:
        """Refuse."""
        raise OSError("no paint")
