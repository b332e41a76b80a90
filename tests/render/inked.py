"""What a scene is drawn with, for tests that everything in a view is shown, and can be read."""

from collections import Counter

from render.drawing.scene import Scene


def inks(scene: Scene) -> Counter[str]:
    """Return all texts and icons of a scene."""
    return Counter(mark.what for mark in scene.marks if mark.kind == "ink")


def read(scene: Scene) -> str:
    """Return all texts of a scene in drawing order, lines joined."""
    return " ".join(mark.what for mark in scene.marks if mark.size)


def luminance(colour: str) -> float:
    """Return the relative luminance of WCAG."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    """Return the contrast of two colours as WCAG has it."""
    light, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)
