"""The common board: lords, seasons and combat cards, Evilometer, orders with minions, offers, who comes. Pure.

The plate of a lord has his name, whether he begins or has sealed, his stores in numbers, and his three orders.
"""

from collections.abc import Iterator
from functools import partial
from typing import Final

from games.dungeon_lords.components import SEASONS
from games.kernel.ids import Seat
from render.described import Description, Part
from render.drawing.bands import GAP, MARGIN, panel
from render.drawing.lettering import BOLD, fit
from render.drawing.marks import brackets
from render.drawing.palette import INK, INK2, SEAL
from render.drawing.scene import WIDTH, Area, Scene, around
from render.dungeon_lords.names import square
from render.dungeon_lords.offers import coming_part, offers_part
from render.dungeon_lords.parts import GAME_ICON, described, head_part, listed, new_text, stores_text, undrawn
from render.dungeon_lords.reveal import STRIP, draw_strip, has_strip
from render.dungeon_lords.seasons import evil_part, seasons_part
from render.dungeon_lords.squares import orders_part
from render.dungeon_lords.table import Table
from render.dungeon_lords.tokens import draw_owner
from render.naming import Names

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


def describe_board(table: Table) -> Description:
    """Return the common board as the reader of `table` sees it."""
    words = table.words
    return described(
        table,
        "board",
        head_part(table, GAME_ICON, words("dungeon_lords-name"), lambda _: words("dungeon_lords-text-board")),
        _plates(table),
        seasons_part(table),
        evil_part(table),
        orders_part(table),
        offers_part(table),
        coming_part(table),
        undrawn(lambda names: (new_on_board(table, names),), rank=9),
    )


def new_on_board(table: Table, names: Names) -> str:
    """Return which things of the board are marked as new."""
    view = table.view
    return new_text(
        table,
        [
            *((f"{each.order}-{each.square}", square(names, each.order, each.square)) for each in view.minions),
            *((f"offer-{one}", names("monster", one)) for one in view.monsters),
            *((f"offer-{one}", names("room", one)) for one in view.rooms),
            *((f"event-{season}", names("season", season)) for season in SEASONS),
            *((f"card-{place}", names("spell", card)) for place, card in enumerate(view.cards, 1) if card),
            *((f"evil-{seat}", f"{names.player(seat)} {table.lord(seat).evil}") for seat in table.seats),
        ],
    )


def _plates(table: Table) -> Part:
    """Return a plate for each lord, side by side."""
    count, strip = len(table.seats), has_strip(table)
    rows = 2 if count >= _CROWDED else 1
    high = PLATE + (rows - 1) * _SECOND + (STRIP if strip else 0)

    def draw(scene: Scene, y: float) -> None:
        wide = (WIDTH - 2 * MARGIN - GAP * (count - 1)) / count
        for seat in table.seats:
            area = Area(MARGIN + seat * (wide + GAP), y, wide, high)
            draw_plate(scene, table, seat, area, rows=rows)
            if strip:
                draw_strip(scene, table, seat, Area(area.x + 10, area.bottom - STRIP - 1, area.w - 20, STRIP - 9))

    return Part(draw, partial(plates_text, table), high + GAP, rank=8)


def plates_text(table: Table, names: Names) -> Iterator[str]:
    """Yield who begins, what each lord has, who has sealed."""
    yield names.words("dungeon_lords-text-starter", name=names.player(table.view.starter))
    for seat in table.seats:
        tiles = table.lord(seat).tiles
        counts = names.words(
            "dungeon_lords-text-counts",
            tunnels=sum(not tile.room and not tile.conquered for tile in tiles),
            rooms=sum(bool(tile.room) and not tile.conquered for tile in tiles),
            conquered=sum(tile.conquered for tile in tiles),
        )
        yield f"{stores_text(table, seat, names)}; {counts}."
    yield listed(
        names, "sealed", (names.player(seat) for seat in table.seats if any(table.view.sealed[seat : seat + 1]))
    )


def draw_plate(scene: Scene, table: Table, seat: Seat, area: Area, *, rows: int = 1) -> None:
    """Draw the panel of a lord with his plate on top; the panel may be higher. `rows` are those of his stores."""
    panel(scene, area, chosen=seat in table.called and not table.places)
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
