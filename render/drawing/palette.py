"""The one palette. Chroma belongs to seats and states; the board itself stays muted. Pure."""

from functools import lru_cache
from typing import Final

import msgspec

GROUND: Final = "#11161D"  # background of a picture, halos, dark ink on bright fills
SURFACE: Final = "#1B232D"  # panels, cities, cards
RAISED: Final = "#28323F"  # tiles on panels
LINE: Final = "#45525F"  # hairlines and empty places: decoration only
EDGE: Final = "#7C8894"  # outlines that mean something, never text

INK: Final = "#F5EDDD"  # text, icons, legal marks: ivory, not white
INK2: Final = "#C3BCAE"  # second text
INK3: Final = "#9A9C9E"  # captions, past, disabled

NEUTRAL: Final = "#A9A397"  # what belongs to nobody
GAIN: Final = "#7FD79A"
LOSS: Final = "#FF93AC"  # pink, so that it is nobody's coral; always with a minus, a cross or a drop
SEAL: Final = "#B5483F"  # wax: everything hidden
NEW: Final = "#FFFFFF"  # changed since the reader looked, always as corner brackets

PLAIN: Final = "#8F8453"
FOREST: Final = "#4F7A5C"
MOUNTAIN: Final = "#7E7890"
WATER: Final = "#3F6F8F"
ROAD: Final = "#8A7458"
MAP: Final = "#161D22"  # ground of a map

ARTIFACT_TINT: Final = "#2B2B3A"
CREATURE_TINT: Final = "#33302A"


class SeatColours(msgspec.Struct, frozen=True):
    """Colours of one seat: `fill` of a piece, `ink` on that fill, `thin` for lines under 6 px and icons on dark."""

    fill: str
    ink: str
    thin: str


SEATS: Final = (
    SeatColours(fill="#FFDB57", ink=GROUND, thin="#FFDB57"),
    SeatColours(fill="#6CC0EE", ink=GROUND, thin="#6CC0EE"),
    SeatColours(fill="#EF6351", ink=GROUND, thin="#F58476"),
    SeatColours(fill="#7F5AE6", ink="#FFFFFF", thin="#AA94F5"),
)
"""Gold circle, sky square, coral triangle, violet diamond: lightness falls by about 14 from seat to seat."""


@lru_cache(maxsize=1024)
def mix(first: str, second: str, share: float) -> str:
    """Return the colour between `first` (share 0) and `second` (share 1); instead of opacity, which is slow to draw."""
    return "#" + "".join(
        f"{round(a + (b - a) * share):02X}" for a, b in zip(_channels(first), _channels(second), strict=True)
    )


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
