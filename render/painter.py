"""SVG becomes a picture file, in this process or in a worker: `python -m render.painter` paints what it reads on stdin.

A worker knows nothing but the SVG it is handed. Order and answer begin with a length of four bytes (big endian); an
answer has one byte more in front: `DONE` before a picture, `FAILED` before the words of a fault.

Only the fonts of the project are used, so that the bytes do not depend on the machine.
"""

import os
import sys
from pathlib import Path
from typing import BinaryIO, Final, Literal, cast

Suffix = Literal["webp", "png"]
LENGTH_BYTES: Final = 4
DONE: Final = b"\x00"
FAILED: Final = b"\x01"
TALLEST: Final = 4000
"""Higher pictures (px) still come out right, up to the 16,383 of WebP, but take seconds and nobody can read them."""

_COMPRESSION: Final = 2
"""Of PNG: a quarter of the time of lossless WebP for 15 % more bytes; from 3 on a byte saved costs more time."""

_THOROUGHNESS: Final = 40
"""`Q` of lossless WebP: below the usual 75 a quarter of its time is saved for 2 % more bytes."""

_FONTS: Final = Path(__file__).parent / "drawing" / "fonts"
_CONFIGURATION: Final = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{fonts}</dir><cachedir>{cache}</cachedir></fontconfig>
"""


def font_environment(folder: Path) -> dict[str, str]:
    """Write to `folder` what makes fontconfig see the project's fonts only; return the variables that say so.

    They must be set before the first picture of a process. One thread a process is enough: processes run side by side.
    """
    configuration = folder / "fonts.conf"
    configuration.write_text(_CONFIGURATION.format(fonts=_FONTS, cache=folder / "cache"), encoding="utf-8")
    return {"FONTCONFIG_FILE": str(configuration), "VIPS_CONCURRENCY": "1"}


def paint(svg: str, suffix: Suffix = "png") -> bytes:
    """Return `svg` as a picture file without an alpha channel or metadata: PNG, or lossless WebP.

    Raises:
        ValueError: if it is no SVG, or higher than `TALLEST`.
    """
    import pyvips  # reads the environment, so not before it is set

    try:
        # Pictures have an opaque ground: their alpha channel is left out, which is cheaper than to flatten it.
        image = pyvips.Image.svgload_buffer(svg.encode()).extract_band(0, n=3)
        if image.height > TALLEST:
            raise ValueError(f"{image.height} px is too high for a picture")
        if suffix == "png":
            return cast(bytes, image.pngsave_buffer(compression=_COMPRESSION, filter="none", keep="none"))
        return cast(bytes, image.webpsave_buffer(lossless=True, effort=0, Q=_THOROUGHNESS, keep="none"))
    except pyvips.Error as fault:
        raise ValueError(str(fault)) from fault


def _serve(orders: BinaryIO, answers: BinaryIO) -> None:
    """Paint until there are no more orders."""
    while head := orders.read(LENGTH_BYTES):
        order = orders.read(int.from_bytes(head, "big")).decode()
        try:
            mark, answer = DONE, paint(order)
        except ValueError as fault:
            mark, answer = FAILED, str(fault).encode()
        answers.write(mark + len(answer).to_bytes(LENGTH_BYTES, "big") + answer)
        answers.flush()


if __name__ == "__main__":
    # What a library prints must not get into the answers.
    pipe = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    try:
        _serve(sys.stdin.buffer, pipe)
    except BrokenPipeError:
        # The bot was killed while we painted; nobody reads the answer, and nothing can be flushed to the pipe.
        os._exit(0)
