"""The band that says what a proposed move is and costs: notation, arithmetic, coins left. Pure."""

from typing import Final

from games.tetranomicon.quotes import (
    ArtifactQuote,
    BuildQuote,
    CreatureQuote,
    PassQuote,
    Quote,
    RouteQuote,
    TrophyQuote,
)
from render.drawing.bands import EDGE, GAP, MARGIN
from render.drawing.lettering import BOLD, fit
from render.drawing.marks import chip
from render.drawing.palette import INK, INK2, SURFACE
from render.drawing.scene import WIDTH, Area, Scene
from render.tetranomicon.table import Table
from text import Words

_BAND: Final = 68


def offer_height(table: Table) -> float:
    """Return how high the band is (px): nothing without a proposed move."""
    return 0 if table.proposal is None else _BAND


def draw_offer(scene: Scene, table: Table, y: float) -> None:
    """Write the proposed move as commands take it, its price, and the coins before and after."""
    proposal = table.proposal
    if proposal is None:
        return
    scene.rect(Area(MARGIN, y + 4, WIDTH - 2 * MARGIN, _BAND - GAP), SURFACE, 12)
    middle = y + 4 + (_BAND - GAP) / 2
    chip(scene, (MARGIN + 18, middle), proposal.notation, 28, anchor="start")
    sums = _sum(proposal.why, table.words)
    if not sums or table.view.turn is None:
        return
    coins = table.view.coins[table.view.turn]
    after = str(coins - proposal.why.total)
    x = float(WIDTH - EDGE - 4)
    x -= scene.text((x, middle + 10), after, 30, INK, BOLD, anchor="end") + 24
    scene.icon("arrow", (x, middle), 24, INK2)
    x -= 22
    x -= scene.text((x, middle + 10), str(coins), 30, INK2, BOLD, anchor="end") + 24
    scene.icon("coin", (x, middle), 28)
    words, size = fit(sums, 320, 28, BOLD)
    scene.text((x - 60, middle + 10), words, size, INK, BOLD, anchor="end")


def _sum(why: Quote | None, words: Words) -> str:
    """Return the arithmetic of a price: "4 + 2 − 1 = 5"; nothing for a pass."""
    match why:
        case None | PassQuote():
            return ""
        case BuildQuote(base=base, tolls=more):
            less = 0
        case RouteQuote(base=base, full_cities=full):
            more, less = 0, len(full)
        case TrophyQuote(level=base, distance=more):
            less = 0
        case ArtifactQuote(base=base) | CreatureQuote(base=base):
            more = less = 0
    less += sum(discount.coins for discount in why.discounts)
    parts = [str(base), *([f"+ {more}"] if more else []), *([f"− {less}"] if less else [])]
    if len(parts) == 1:
        return str(why.total)
    if base + more - less < why.total:
        return words("tetranomicon-picture-least", sum=" ".join(parts), least=why.total)
    return f"{' '.join(parts)} = {why.total}"
