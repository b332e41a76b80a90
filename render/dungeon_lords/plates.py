"""A plate for each lord: name, starting player, sealed or awaited, stores in numbers. Pure."""

from typing import Final

from games.kernel.ids import Seat
from render.drawing.bands import GAP, MARGIN, panel
from render.drawing.lettering import BOLD, fit
from render.drawing.marks import brackets
from render.drawing.palette import INK, INK2, SEAL
from render.drawing.scene import WIDTH, Area, Scene, around
from render.dungeon_lords.table import Table
from render.dungeon_lords.tokens import Amount, draw_owner

PLATE: Final = 96
"""Height of a plate (px)."""

_GOODS: Final = (("gold", "coin"), ("food", "food"), ("imps", "imp"), ("traps", "trap"))
_SECRET: Final = {"initial", "orders", "event"}
"""Phases in which lords answer in secret."""


def draw_plates(scene: Scene, table: Table, y: float) -> None:
    """Draw a plate for each lord, side by side from `y` down."""
    count = len(table.seats)
    wide = (WIDTH - 2 * MARGIN - GAP * (count - 1)) / count
    for seat in table.seats:
        draw_plate(scene, table, seat, Area(MARGIN + seat * (wide + GAP), y, wide, PLATE))


def draw_plate(scene: Scene, table: Table, seat: Seat, area: Area) -> None:
    """Draw the panel of a lord with his plate on top; the panel may be higher."""
    panel(scene, area, chosen=seat in table.awaited)
    draw_owner(scene, table, seat, (area.x + 30, area.y + 29), 17)
    signs = _signs(table, seat)
    name, size = fit(table.label(seat), area.w - 68 - 32 * len(signs), 27, BOLD, least=18)
    scene.text((area.x + 58, area.y + 38), name, size, INK, BOLD)
    for place, (icon, colour) in enumerate(signs):
        scene.icon(icon, (area.right - 26 - 32 * place, area.y + 29), 28, colour)
    _goods(scene, table, seat, area)


def _signs(table: Table, seat: Seat) -> list[tuple[str, str]]:
    """Return the icons behind a lord's name: has sealed, begins."""
    view = table.view
    sealed = view.phase in _SECRET and view.sealed[seat]
    return [*([("flag", INK)] if view.starter == seat else []), *([("sealed", SEAL)] if sealed else [])]


def _goods(scene: Scene, table: Table, seat: Seat, area: Area) -> None:
    lord, y = table.lord(seat), area.y + 72
    shown = [(good, Amount(getattr(lord, good), icon)) for good, icon in _GOODS]
    if lord.tax_tokens:
        shown.append(("tokens", Amount(lord.tax_tokens, "tax")))
    step = (area.w - 20) / (len(shown) + 0.35)
    x = area.x + 12.0
    for good, amount in shown:
        said = f"{lord.free_imps}/{lord.imps}" if good == "imps" else str(amount.number)
        wide = step * (1.35 if good == "imps" else 1)
        icon = min(26.0, wide * 0.46)
        scene.icon(amount.icon, (x + icon / 2, y), icon, INK2)
        figure, size = fit(said, wide - icon - 7, 24, BOLD)
        scene.text((x + icon + 3, y + 9), figure, size, INK, BOLD)
        if table.is_fresh(seat, good):
            brackets(scene, around((x + wide / 2 - 3, y), wide / 2 - 1, 19), 8)
        x += wide
