"""Faces and how wide words are in them, from a table of advance widths: no font engine is asked. Pure.

Widths ignore kerning: they are up to 3 % too wide and never too narrow. Sizes and widths are px.
"""

import unicodedata
from pathlib import Path
from typing import Final

import msgspec

FONTS_FOLDER: Final = Path(__file__).parent / "fonts"
ELLIPSIS: Final = "…"
GLANCE: Final = 28
READ: Final = 22
SMALLEST: Final = 20
"""The least sizes of what one needs at a glance, of what one reads on purpose, and of any text at all.

Pictures are drawn 1000 px wide and shown about 285 px wide in a chat, where 28 px are 8 px.
"""


class UnknownGlyph(ValueError):
    """A text has letters that the fonts lack: drawn, they would be empty boxes."""


class Face(msgspec.Struct, frozen=True):
    """A style of type: its SVG attributes and the advance widths of its letters, in thousandths of the size."""

    attributes: str
    advances: dict[str, int]


def _face(file: str, attributes: str) -> Face:
    tables = msgspec.json.decode((FONTS_FOLDER / "widths.json").read_bytes(), type=dict[str, dict[str, int]])
    return Face(attributes, tables[file])


REGULAR: Final = _face("OrdersSans-Regular", 'font-family="Orders Sans"')
BOLD: Final = _face("OrdersSans-Bold", 'font-family="Orders Sans" font-weight="700"')
TITLE: Final = _face("OrdersTitle-Bold", 'font-family="Orders Title" font-weight="700"')
"""Small capitals with old-style figures: titles only, never a coordinate, a count or a player's name."""


def missing(text: str, face: Face = REGULAR) -> str:
    """Return the letters of `text` that `face` lacks."""
    return "".join(sorted(set(text) - face.advances.keys()))


def width(text: str, size: float, face: Face = REGULAR) -> float:
    """Return how wide `text` is.

    Raises:
        UnknownGlyph: if the face lacks one of its letters.
    """
    try:
        return sum(map(face.advances.__getitem__, text)) * size / 1000
    except KeyError:
        raise UnknownGlyph(f"no glyph for {missing(text, face)!r} in {text!r}") from None


def fit(text: str, room: float, size: int, face: Face = REGULAR, least: int = READ) -> tuple[str, int]:
    """Return `text` and its size, at most `room` wide: shrunk to `least`, then cut with an ellipsis."""
    while size > least and width(text, size, face) > room:
        size -= 1
    if width(text, size, face) <= room:
        return text, size
    kept = text
    while kept and width(kept + ELLIPSIS, size, face) > room:
        kept = kept[:-1].rstrip()
    return kept + ELLIPSIS, size


def wrap(text: str, room: float, size: float, face: Face = REGULAR) -> list[str]:
    """Return `text` in lines of at most `room`, broken at plain spaces; a longer word keeps a line to itself."""
    lines: list[str] = []
    line = ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line else word
        if line and width(longer, size, face) > room:
            lines.append(line)
            line = word
        else:
            line = longer
    return [*lines, line]


def fit_lines(
    text: str, room: float, most: int, size: int, face: Face = REGULAR, *, least: int = READ
) -> tuple[list[str], int]:
    """Return `text` in at most `most` lines and its size: shrunk until it fits, at the size `least` cut."""
    while True:
        lines = wrap(text, room, size, face)
        fits = len(lines) <= most and all(width(line, size, face) <= room for line in lines)
        if fits:
            return lines, size
        if size <= least:
            kept = [*lines[: most - 1], " ".join(lines[most - 1 :])]
            return [fit(line, room, size, face, least)[0] for line in kept if line], size
        size -= 1


def fits(text: str, room: float, most: int, face: Face = REGULAR, least: int = READ) -> bool:
    """Say whether `text` can be written in at most `most` lines without being cut."""
    lines = wrap(text, room, least, face)
    return len(lines) <= most and all(width(line, least, face) <= room for line in lines)


def balanced(lines: list[str], size: float, face: Face = REGULAR) -> list[str]:
    """Return centred `lines` broken anew so that they are about equally wide, as many as before."""
    if len(lines) < 2:
        return lines
    text = " ".join(lines)
    room = width(text, size, face) / len(lines)
    widest = max(width(line, size, face) for line in lines)
    while room < widest:
        tried = wrap(text, room, size, face)
        if len(tried) == len(lines) and all(width(line, size, face) <= widest for line in tried):
            return tried
        room += size / 2
    return lines


def drawable(name: str) -> str:
    """Return a player's name as it can be drawn, or "" if the fonts lack one of its letters."""
    plain = " ".join(unicodedata.normalize("NFC", name).split())
    printable = all(unicodedata.category(letter)[0] not in "CM" for letter in plain)
    return plain if printable and not missing(plain, BOLD) and not missing(plain, REGULAR) else ""
