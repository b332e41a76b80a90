"""A picture that is a list: a head, then sentences one below the other. Pure."""

from collections.abc import Sequence
from typing import Final

from render.drawing.bands import EDGE, HEAD, MARGIN, Head, head, panel
from render.drawing.lettering import drawable, wrap
from render.drawing.scene import WIDTH, Area, Scene

_SIZE: Final = 24
_STEP: Final = 32
_PAD: Final = 12


def sheet_scene(says: Head, sentences: Sequence[str]) -> Scene:
    """Draw the head and a panel for each sentence, from top to bottom."""
    room = WIDTH - 2 * MARGIN - 2 * EDGE
    blocks = [wrap(drawable(sentence), room, _SIZE) for sentence in sentences if drawable(sentence)]
    scene = Scene(HEAD + MARGIN + sum(len(block) * _STEP + 2 * _PAD + MARGIN for block in blocks) + MARGIN)
    head(scene, says)
    y = float(HEAD + MARGIN)
    for block in blocks:
        high = len(block) * _STEP + 2 * _PAD
        panel(scene, Area(MARGIN, y, WIDTH - 2 * MARGIN, high))
        for turn, line in enumerate(block):
            scene.text((MARGIN + EDGE, y + _PAD + 24 + turn * _STEP), line, _SIZE)
        y += high + MARGIN
    return scene
