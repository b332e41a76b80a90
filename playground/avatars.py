"""Avatars for the simulated Discord: a monogram for each person, the seal for the bot. PNG bytes, 128 px square.

The backgrounds are the muted colours of land, never those of seats: a person is not a seat.
"""

from __future__ import annotations

import io
import math
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont
from simcord.backend.cdn import CDN_BASE

from playground.world import PEOPLE, World
from render.drawing.palette import FOREST, GROUND, INK, MOUNTAIN, ROAD, SEAL, WATER, mix

_FONT: Final = Path(__file__).parent.parent / "render" / "drawing" / "fonts" / "OrdersSans-Bold.ttf"
_SIZE: Final = 128
_FINE: Final = 4  # drawn four times larger, then made smaller, for smooth edges


_GROUNDS: Final = dict(zip(PEOPLE, (WATER, FOREST, MOUNTAIN, ROAD), strict=True))


def faces(world: World) -> Mapping[str, tuple[str, bytes]]:
    """Return the pictures by their address in the simulated Discord, as `Env.preview(assets=...)` takes them."""
    users = world.env.backend.users.values()
    drawn = {user.id: monogram(user.global_name) if user.global_name else seal() for user in users}
    return {f"{CDN_BASE}/avatars/{user.id}/{user.avatar}.png": (f"{user.avatar}.png", drawn[user.id]) for user in users}


def monogram(name: str) -> bytes:
    """Return the first letter of `name` in ivory on that person's background."""
    picture, pen = _sheet(mix(_GROUNDS[name], GROUND, 0.3))
    font = ImageFont.truetype(str(_FONT), 76 * _FINE)
    pen.text((_SIZE * _FINE / 2, _SIZE * _FINE / 2), name[0], fill=INK, font=font, anchor="mm")
    return _png(picture)


def seal() -> bytes:
    """Return the wax seal of Sealed Orders."""
    picture, pen = _sheet(GROUND)
    pen.polygon(_star(24, 52, 57), fill=SEAL)
    pen.ellipse(_round(36), outline=GROUND, width=4 * _FINE)
    pen.polygon(_star(8, 9, 26), fill=INK)
    return _png(picture)


def _sheet(colour: str) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    picture = Image.new("RGB", (_SIZE * _FINE, _SIZE * _FINE), colour)
    return picture, ImageDraw.Draw(picture)


def _round(radius: float) -> tuple[float, float, float, float]:
    near, far = (_SIZE / 2 - radius) * _FINE, (_SIZE / 2 + radius) * _FINE
    return near, near, far, far


def _star(points: int, inner: float, outer: float) -> list[tuple[float, float]]:
    """Return the corners of a star; `points` counts inner and outer ones together."""
    middle = _SIZE * _FINE / 2
    turns = [(index, 2 * math.pi * index / points) for index in range(points)]
    radii = [(outer if index % 2 == 0 else inner) * _FINE for index, _ in turns]
    return [
        (middle + radius * math.sin(turn), middle - radius * math.cos(turn))
        for radius, (_, turn) in zip(radii, turns, strict=True)
    ]


def _png(picture: Image.Image) -> bytes:
    out = io.BytesIO()
    picture.resize((_SIZE, _SIZE), Image.Resampling.LANCZOS).save(out, "PNG", optimize=True)
    return out.getvalue()
