"""Small marks that mean the same on every picture: chips, rings, frames, brackets, wax (DESIGN, marks). Pure."""

from typing import Final

from render.drawing.lettering import BOLD, READ, Face, fit, width
from render.drawing.palette import GROUND, INK, NEW, SEAL, mix
from render.drawing.scene import Anchor, Area, Point, Scene, Stroke, at, number

LEGAL: Final = Stroke(INK, 5, "13 9")
"""The ring of a legal choice; it follows the outline of tiles and cards."""

PROPOSED: Final = Stroke(INK, 8, "16 12")
"""The frame of a choice that is proposed, not yet confirmed."""


def chip_width(words: str, size: float, *, icon: bool = False, face: Face = BOLD) -> float:
    """Return how wide a chip with these words is."""
    return width(words, size, face) + size * (0.9 + (1.15 if icon else 0))


def chip(
    scene: Scene,
    place: Point,
    words: str,
    size: float = 24,
    *,
    fill: str = INK,
    ink: str = GROUND,
    anchor: Anchor = "middle",
    icon: str = "",
    edge: str = "",
    room: float = 0,
    least: int = READ,
) -> float:
    """Draw a small plate with words, its middle at the height of `place`; return how wide it is.

    Words wider than `room`, if there is a limit, are shrunk, then cut.
    """
    if room:
        words, size = fit(words, room, int(size), BOLD, least)
    x, y = place
    wide, high = chip_width(words, size, icon=bool(icon)), size * 1.36
    left = x - wide * {"start": 0, "middle": 0.5, "end": 1}[anchor]
    scene.rect(Area(left, y - high / 2, wide, high), fill, high * 0.28, Stroke(edge, 2) if edge else None)
    if icon:
        scene.icon(icon, (left + size * 0.85, y), size, ink)
    scene.text((left + size * (0.45 + (1.15 if icon else 0)), y + size * 0.35), words, size, ink, BOLD, least=least)
    return wide


def frame(scene: Scene, area: Area, *, legal: bool = False, proposed: bool = False, radius: float = 12) -> None:
    """Frame a thing that the reader may choose, or that is proposed."""
    if legal or proposed:
        scene.rect(area, radius=radius, stroke=PROPOSED if proposed else LEGAL)


def brackets(scene: Scene, area: Area, arm: float = 18) -> None:
    """Mark an area with white corners: changed since the reader last looked."""
    corners = zip(area.corners(), ((1, 1), (-1, 1), (-1, -1), (1, -1)), strict=True)
    d = "".join(
        f"M{at((x, y + down * arm))}V{number(y)}H{number(x + across * arm)}" for (x, y), (across, down) in corners
    )
    scene.path(d, stroke=Stroke(GROUND, 12))
    scene.path(d, stroke=Stroke(NEW, 7))


def wax(scene: Scene, area: Area, seal: Point | None = None, share: float = 0.62) -> None:
    """Draw a thing whose face is hidden: wax, diagonal weave, and the seal in the middle or at `seal`.

    `share`: size of the seal, as a part of the smaller side.
    """
    x, y, w, h = area
    scene.rect(area, mix(SEAL, GROUND, 0.45), 8, Stroke(SEAL, 2))
    weave = (
        f"M{at((x + max(0, k - h), y + min(k, h)))}L{at((x + min(k, w), y + max(0, k - w)))}"
        for k in range(14, int(w + h), 14)
    )
    scene.path("".join(weave), stroke=Stroke(mix(SEAL, GROUND, 0.25), 1.5))
    side = min(w, h) * share
    middle = area.middle if seal is None else seal
    scene.circle(middle, side * 0.52, SEAL)
    scene.icon("seal", middle, side * 0.96)
