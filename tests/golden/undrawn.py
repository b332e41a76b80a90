"""Pictures without SVG: golden files contain only their text alternatives, so nothing needs to be drawn."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from render.drawing.scene import Scene

_STROKES = ("rect", "circle", "polygon", "path", "line", "icon")


@contextmanager
def undrawn() -> Iterator[None]:
    """Let every picture that is made meanwhile stay empty."""
    with pytest.MonkeyPatch.context() as patch:
        for name in _STROKES:
            patch.setattr(Scene, name, _draw_nothing)
        patch.setattr(Scene, "text", _write_nothing)
        yield


def _draw_nothing(*_: Any, **__: Any) -> None:
    """Leave the picture as it is."""


def _write_nothing(*_: Any, **__: Any) -> float:
    """Leave the picture as it is; words that are not there have no width."""
    return 0.0
