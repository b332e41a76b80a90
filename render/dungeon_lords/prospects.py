"""What choices in combat would leave of each adventurer, as far as the reader may know (SPEC 5). Pure."""

from collections.abc import Iterator
from typing import Final

import msgspec

from games.dungeon_lords.quotes import PlanQuote, StrikeQuote
from render.drawing.lettering import BOLD, width
from render.drawing.palette import GROUND, INK, INK3
from render.drawing.scene import Area, Point, Scene
from render.dungeon_lords.parts import listed
from render.dungeon_lords.table import Table

_SIZE: Final = 32
_HIGH: Final = 42
_ICON: Final = 30
_PART: Final = 7
_ENDS: Final = 3

Outcomes = dict[str, tuple[int, ...]]
"""Hit points that may be left, the most first, of each adventurer whom a choice would change; 0 is imprisoned."""


def outcomes(table: Table) -> Outcomes:
    """Return what the proposed choice would leave of each adventurer; without one, what each of the choices would."""
    asked = table.choices if table.proposal is None else (table.proposal,)
    found: dict[str, set[int]] = {}
    for choice in asked:
        quote = choice.why
        if isinstance(quote, StrikeQuote) or (isinstance(quote, PlanQuote) and table.proposal is not None):
            for each in quote.line:
                if each.left != each.before:
                    found.setdefault(each.adventurer, set()).add(each.left)
    return {adventurer: tuple(sorted(left, reverse=True)) for adventurer, left in found.items()}


def verdict(table: Table) -> str:
    """Return how the rehearsal of the proposed plan ends: falls, holds, or open without a known card; else ""."""
    quote = None if table.proposal is None else table.proposal.why
    if not isinstance(quote, PlanQuote) or table.proposal is None:
        return ""
    if not quote.tires:
        return "open"
    return "falls" if quote.conquered else "holds"


def prospects_text(table: Table) -> Iterator[str]:
    """Yield what the chips under the adventurers say, and how the rehearsal ends."""
    words, found = table.words, outcomes(table)
    said = []
    for one, ends in found.items():
        left = " / ".join(str(points) if points else words("dungeon_lords-text-imprisoned") for points in ends)
        said.append(f"{table.names('adventurer', one, 'short')} {left}")
    yield listed(table.names, "outcomes" if table.proposal is None else "rehearsed", said)
    if verdict(table):
        yield f"{words(f'dungeon_lords-picture-verdict-{verdict(table)}')}."


def named(table: Table) -> set[object]:
    """Return everything that the reader may choose now."""
    return {value for choice in table.choices for value in values(choice.move)}


def values(move: object) -> set[object]:
    """Return everything that a move names."""
    found: set[object] = set()
    for value in msgspec.structs.astuple(move) if isinstance(move, msgspec.Struct) else ():
        found |= set(value) if isinstance(value, tuple) else {value}
    return found


def draw_after(scene: Scene, middle: Point, left: tuple[int, ...]) -> None:
    """Draw an ivory chip: an arrow, and the hit points that may be left; bars for an imprisoned one.

    More than three different ends are drawn as a range.
    """
    x, y = middle
    between = "/" if len(left) <= _ENDS else "–"
    left = left if len(left) <= _ENDS else (left[0], left[-1])
    figures = sum(width(str(points), _SIZE, BOLD) + 4 for points in left if points)
    slashes = (len(left) - 1) * (width("–", _SIZE, BOLD) + _PART)
    wide = 35 + _PART + figures + slashes + len(left) * (_ICON + _PART)
    scene.rect(Area(x - wide / 2, y - _HIGH / 2, wide, _HIGH), INK, 9)
    x += 12 - wide / 2
    scene.icon("arrow", (x + 9, y), 26, GROUND)
    x += 18 + _PART
    for turn, points in enumerate(left):
        if turn:
            x += scene.text((x, y + 11), between, _SIZE, INK3, BOLD) + _PART
        if points:
            x += scene.text((x, y + 11.5), str(points), _SIZE, GROUND, BOLD) + 4
        scene.icon("heart" if points else "prison", (x + _ICON / 2, y), _ICON, GROUND)
        x += _ICON + _PART
