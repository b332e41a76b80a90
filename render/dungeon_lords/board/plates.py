"""A plate for each lord: name, starting player, sealed or awaited, stores in numbers, his three orders. Pure."""

from typing import Final

from games.kernel.ids import Seat
from render.drawing.bands import GAP, MARGIN, panel
from render.drawing.lettering import BOLD, fit
from render.drawing.marks import brackets
from render.drawing.palette import INK, INK2, SEAL
from render.drawing.scene import WIDTH, Area, Scene, around
from render.dungeon_lords.board.reveal import STRIP, draw_strip, has_strip
from render.dungeon_lords.table import Table
from render.dungeon_lords.tokens import draw_owner

PLATE: Final = 96
"""Height of a plate with its stores in one row (px)."""

_SECOND: Final = 34
_CROWDED: Final = 4
"""From so many lords on plates are so narrow that stores need two rows."""

_GOODS: Final = (("gold", "coin"), ("food", "food"), ("imps", "imp"), ("traps", "trap"))
_SECRET: Final = {"initial", "orders", "event"}
"""Phases in which lords answer in secret."""

_WIDEST: Final = 120
"""Stores do not stand farther apart than this (px)."""

_IMPS: Final = 1.35
_IMPS_COLUMN: Final = 2
"""Imps free and all take more room than other stores; they stand third."""

_Store = tuple[str, str, str]
"""Id, icon and figure of what a lord has."""


def plates_height(table: Table) -> float:
    """Return how high the plates of all lords are."""
    second = _SECOND if len(table.seats) >= _CROWDED else 0
    return PLATE + second + (STRIP if has_strip(table) else 0)


def draw_plates(scene: Scene, table: Table, y: float) -> None:
    """Draw a plate for each lord, side by side from `y` down."""
    count = len(table.seats)
    wide = (WIDTH - 2 * MARGIN - GAP * (count - 1)) / count
    high = plates_height(table)
    for seat in table.seats:
        area = Area(MARGIN + seat * (wide + GAP), y, wide, high)
        draw_plate(scene, table, seat, area, rows=2 if count >= _CROWDED else 1)
        if has_strip(table):
            draw_strip(scene, table, seat, Area(area.x + 10, area.bottom - STRIP - 1, area.w - 20, STRIP - 9))


def draw_plate(scene: Scene, table: Table, seat: Seat, area: Area, *, rows: int = 1) -> None:
    """Draw the panel of a lord with his plate on top; the panel may be higher. `rows` are those of his stores."""
    panel(scene, area, chosen=seat in table.awaited)
    draw_owner(scene, table, seat, (area.x + 30, area.y + 29), 17)
    signs = _signs(table, seat)
    name, size = fit(table.label(seat), area.w - 68 - 32 * len(signs), 27, BOLD, least=18)
    scene.text((area.x + 58, area.y + 38), name, size, INK, BOLD)
    for place, (icon, colour) in enumerate(signs):
        scene.icon(icon, (area.right - 26 - 32 * place, area.y + 29), 28, colour)
    stores = _stores(table, seat, with_evil=rows > 1)
    columns = -(-len(stores) // rows)
    for row in range(rows):
        step = min(_WIDEST, (area.w - 20) / (columns + _IMPS - 1))
        for column, store in enumerate(stores[row * columns : (row + 1) * columns]):
            x = area.x + 12 + step * (column + (_IMPS - 1 if column > _IMPS_COLUMN else 0))
            wide = step * (_IMPS if column == _IMPS_COLUMN else 1)
            _store(scene, table, seat, store, Area(x, area.y + 54 + row * _SECOND, wide, _SECOND))


def _signs(table: Table, seat: Seat) -> list[tuple[str, str]]:
    """Return the icons behind a lord's name: has sealed, begins."""
    view = table.view
    sealed = view.phase in _SECRET and view.sealed[seat]
    return [*([("flag", INK)] if view.starter == seat else []), *([("sealed", SEAL)] if sealed else [])]


def _stores(table: Table, seat: Seat, *, with_evil: bool) -> list[_Store]:
    """Return what a lord has; where there is room for two rows, Evil too."""
    lord = table.lord(seat)
    shown = [(good, icon, str(getattr(lord, good))) for good, icon in _GOODS]
    shown[2] = ("imps", "imp", f"{lord.free_imps}/{lord.imps}")
    if lord.tax_tokens:
        shown.append(("tokens", "tax", str(lord.tax_tokens)))
    if with_evil:
        shown.insert(4, ("evil", "evil", str(lord.evil)))
    return shown


def _store(scene: Scene, table: Table, seat: Seat, store: _Store, area: Area) -> None:
    """Draw an icon with its figure."""
    (good, sign, said), y = store, area.middle[1] + 1
    icon = min(26.0, area.w * 0.43)
    scene.icon(sign, (area.x + icon / 2, y), icon, INK2)
    figure, size = fit(said, area.w - icon - 4, 24, BOLD)
    scene.text((area.x + icon + 3, y + 9), figure, size, INK, BOLD)
    if table.is_fresh("evil", seat) if good == "evil" else table.is_fresh(seat, good):
        brackets(scene, around((area.middle[0] - 3, y), area.w / 2 - 1, 17), 8)
