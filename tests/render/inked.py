"""What a scene is drawn with, for tests that everything in a view is shown."""

from collections import Counter

from render.drawing.scene import Scene


def inks(scene: Scene) -> Counter[str]:
    """Return all texts and icons of a scene."""
    return Counter(mark.what for mark in scene.marks if mark.kind == "ink")


def read(scene: Scene) -> str:
    """Return all texts of a scene in drawing order, lines joined."""
    return " ".join(mark.what for mark in scene.marks if mark.size)
