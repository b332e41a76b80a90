"""One picture described part by part: drawn, its alternative text and its plain text come from the same parts. Pure.

A part cannot be drawn without being put into words: both are fields of the same `Part`, and pictures are made of parts
only. Parts stand below each other; what a part draws and says comes from the same table.
"""

from collections.abc import Callable, Iterable

import msgspec

from render.drawing.palette import GROUND
from render.drawing.scene import Scene
from render.limits import ALT_TEXT, clipped
from render.naming import Names
from render.page import Picture

Text = Callable[[Names], Iterable[str]]
"""Sentences about a part, a line each, with these names of players; empty ones are left out."""


class Part(msgspec.Struct, frozen=True):
    """A part of a picture: how it is drawn from a height `y` down, `high` px, and what it says in words.

    `rank`: what matters most comes first in the alternative text, which has a limit; equal ranks come in drawing order,
    0 is left out. `brief`: fewer words for the alternative text; with `rest` it ends with what they leave out. `under`:
    drawn before the other parts, which cover its rim.
    """

    draw: Callable[[Scene, float], None]
    text: Text
    high: float
    rank: int = 5
    brief: Text | None = None
    rest: bool = False
    under: bool = False


def undrawn(text: Text, *, rank: int = 5, high: float = 0) -> Part:
    """Return words about marks that other parts have drawn, and free room."""
    return Part(lambda scene, y: None, text, high, rank)


class Description(msgspec.Struct, frozen=True):
    """A picture from top to bottom. `name` is its file stem; the first part begins with the title."""

    name: str
    names: Names
    parts: tuple[Part, ...]
    ground: str = GROUND
    text_only: bool = False

    def scene(self) -> Scene:
        """Return the picture drawn."""
        scene = Scene(sum(part.high for part in self.parts), self.ground)
        placed: list[tuple[Part, float]] = []
        y: float = 0
        for part in self.parts:
            placed.append((part, y))
            y += part.high
        for part, top in sorted(placed, key=lambda each: not each[0].under):
            part.draw(scene, top)
        return scene

    def alternative(self) -> str:
        """Return the text alternative, the most important sentences first, cut where Discord would refuse it."""
        ranked = sorted((part for part in self.parts if part.rank), key=lambda part: part.rank)
        said = [sentence for part in ranked for sentence in (part.brief or part.text)(self.names)]
        said += (sentence for part in ranked if part.rest for sentence in part.text(self.names) if sentence not in said)
        return clipped(" ".join(sentence for sentence in said if sentence), ALT_TEXT)

    def plain(self) -> str:
        """Return all that the picture shows, a line each; names in it format nothing."""
        names, (first, *others) = self.names.escaped(), self.parts
        title, *more = filter(None, first.text(names))
        lines = (line for part in others for line in part.text(names) if line)
        return "\n".join((" ".join((f"**{title}**", *more)), *lines))

    def picture(self) -> Picture:
        """Return the picture with its words; not drawn for who reads text only."""
        svg = "" if self.text_only else self.scene().svg()
        return Picture(self.name, svg, self.alternative(), self.plain())
