"""Pictures without SVG: golden files contain only text alternatives, so nothing needs to be drawn."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from render.drawing.scene import Scene

_STROKES = ("rect", "circle", "polygon", "path", "line", "icon")


@contextmanager
def undrawn() -> Iterator[None]:
    """Leave every picture made in this context empty."""
    with pytest.MonkeyPatch.context() as patch:
        for name in _STROKES:
            patch.setattr(Scene, name, _draw_nothing)
        patch.setattr(Scene, "text", _write_nothing)
        yield


def _draw_nothing(*_: Any, **__: Any) -> None:
    """Draw nothing."""


def _write_nothing(*_: Any, **__: Any) -> float:
    """Write nothing, and return a width of 0."""
    return 0.0
