"""The common board, large or in small: lords, seasons and cards, Evilometer, orders with minions, offers. Pure; px.

The plate of a lord has his name, whether he begins or has sealed, his stores in numbers, and his three orders.
"""

from collections.abc import Iterator
from functools import partial
from typing import Final

from games.dungeon_lords.components import ORDERS, SEASONS
from games.kernel.ids import Seat
from render.described import Description, Part, undrawn
from render.drawing.bands import GAP, MARGIN, across, panel, places
from render.drawing.lettering import BOLD
from render.drawing.marks import brackets
from render.drawing.palette import INK, INK2, SEAL
from render.drawing.scene import WIDTH, Area, Scene, around
from render.dungeon_lords import offers, squares
from render.dungeon_lords.names import square
from render.dungeon_lords.parts import GAME_ICON, head_part, listed, new_text, stores_text
from render.dungeon_lords.seasons import draw_season, events_text, evil_part, seasons_part
from render.dungeon_lords.squares import STRIP, draw_strip, has_strip
from render.dungeon_lords.table import Table
from render.dungeon_lords.tokens import draw_owner
from render.naming import Names

PLATE: Final = 96
"""Height of a plate with its stores in one row (px)."""

_SECOND: Final = 34
_CROWDED: Final = 4
"""From so many lords on plates are so narrow that stores need two rows."""

_SECRET: Final = {"initial", "orders", "event"}
"""Phases in which lords answer in secret."""

_WIDEST: Final = 120
"""Stores do not stand farther apart than this (px)."""

_IMPS: Final = 1.35
_IMPS_COLUMN: Final = 2
"""Imps free and all take more room than other stores; they stand third."""

_SMALL_ROW: Final = 58
_SMALL: Final = Area(MARGIN, 0, 566, len(ORDERS) * _SMALL_ROW)
"""The squares of the small board; the rest is to their right (px)."""

_OFFER: Final = 92
_EVENT: Final = 54

Store = tuple[str, str, str]
"""Id, icon and figure of what a lord has."""


def describe_board(table: Table) -> Description:
    """Return the common board as the reader of `table` sees it."""
    words = table.words
    return table.described(
        "board",
        head_part(table, GAME_ICON, words("dungeon_lords-name"), lambda _: words("dungeon_lords-text-board")),
        _plates(table),
        seasons_part(table),
        evil_part(table),
        squares.orders_part(table),
        offers.offers_part(table),
        offers.coming_part(table),
        undrawn(lambda names: (_new_text(table, names),), rank=9),
    )


def describe_small_board(table: Table) -> Description:
    """Return what a lord needs to know when he chooses orders: the board without lords and combat cards, in small."""
    title = table.words("dungeon_lords-picture-board")
    return table.described(
        "small",
        head_part(table, GAME_ICON, title, lambda _: table.words("dungeon_lords-text-board")),
        evil_part(table),
        Part(partial(_draw_small, table), partial(_small_text, table), _SMALL.h + GAP),
        undrawn(lambda _: (squares.dear_text(table),), rank=1),
    )


def _draw_small(table: Table, scene: Scene, top: float) -> None:
    squares.draw_orders(scene, table, _SMALL.moved(0, top), small=True)
    view, right = table.view, Area(_SMALL.right + 10, top, WIDTH - MARGIN - _SMALL.right - 10, _OFFER)
    seasons = SEASONS[1:]
    for season, area in zip(seasons, places(right, len(seasons), 1, high=_EVENT, gap=5), strict=True):
        draw_season(scene, table, season, area)
    right = right.moved(0, len(seasons) * (_EVENT + 5))
    for monster, area in zip(view.monsters, places(right, 3, gap=6), strict=False):
        offers.draw_monster(scene, table, monster, area)
    right = right.moved(0, _OFFER + 5)
    for room, area in zip(view.rooms, places(right, 2, gap=6), strict=False):
        offers.draw_room(scene, table, room, area)
    offers.draw_coming(scene, table, right.moved(0, _OFFER + 5), 48)


def _small_text(table: Table, names: Names) -> Iterator[str]:
    yield from squares.minions_text(table, names)
    yield from squares.own_text(table)
    yield events_text(table, names)
    yield from offers.offers_text(table, names)
    yield from offers.coming_text(table, names)


def _new_text(table: Table, names: Names) -> str:
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
    strip = STRIP if has_strip(table) else 0
    rows = 2 if len(table.seats) >= _CROWDED else 1
    high = PLATE + (rows - 1) * _SECOND + strip

    def draw(scene: Scene, y: float) -> None:
        for seat, area in zip(table.seats, places(across(y, high), len(table.seats)), strict=True):
            draw_plate(scene, table, seat, area, rows=rows)
            if strip:
                draw_strip(scene, table, seat, Area(area.x + 10, area.bottom - STRIP - 1, area.w - 20, STRIP - 9))

    def text(names: Names) -> Iterator[str]:
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
        sealed = (names.player(seat) for seat in table.seats if any(table.view.sealed[seat : seat + 1]))
        yield listed(names, "sealed", sealed)

    return Part(draw, text, high + GAP, rank=8)


def draw_plate(scene: Scene, table: Table, seat: Seat, area: Area, *, rows: int = 1) -> None:
    """Draw the panel of a lord with his plate on top; the panel may be higher. `rows` are those of his stores."""
    panel(scene, area, chosen=seat in table.called and not table.places)
    draw_owner(scene, table, seat, (area.x + 30, area.y + 29), 17)
    view = table.view
    signs = [("flag", INK)] if view.starter == seat else []
    signs += [("sealed", SEAL)] if view.phase in _SECRET and view.sealed[seat] else []
    room = area.w - 68 - 32 * len(signs)
    scene.fitted((area.x + 58, area.y + 38), table.label(seat), room, 27, face=BOLD, least=18)
    for place, (icon, colour) in enumerate(signs):
        scene.icon(icon, (area.right - 26 - 32 * place, area.y + 29), 28, colour)
    shown = [store for store in stores(table, seat) if store[0] != "evil" or rows > 1]
    columns = -(-len(shown) // rows)
    step = min(_WIDEST, (area.w - 20) / (columns + _IMPS - 1))
    for turn, store in enumerate(shown):
        row, column = divmod(turn, columns)
        x = area.x + 12 + step * (column + (_IMPS - 1 if column > _IMPS_COLUMN else 0))
        wide = step * (_IMPS if column == _IMPS_COLUMN else 1)
        _store(scene, table, seat, store, Area(x, area.y + 54 + row * _SECOND, wide, _SECOND))


def stores(table: Table, seat: Seat) -> list[Store]:
    """Return what a lord has."""
    lord = table.lord(seat)
    return [
        ("gold", "coin", str(lord.gold)),
        ("food", "food", str(lord.food)),
        ("imps", "imp", f"{lord.free_imps}/{lord.imps}"),
        ("traps", "trap", str(lord.traps)),
        ("evil", "evil", str(lord.evil)),
        *([("tokens", "tax", str(lord.tax_tokens))] if lord.tax_tokens else []),
    ]


def _store(scene: Scene, table: Table, seat: Seat, store: Store, area: Area) -> None:
    """Draw an icon with its figure."""
    (good, sign, said), y = store, area.middle[1] + 1
    icon = min(26.0, area.w * 0.43)
    scene.icon(sign, (area.x + icon / 2, y), icon, INK2)
    scene.fitted((area.x + icon + 3, y + 9), said, area.w - icon - 4, 24, face=BOLD)
    if table.has_new(seat, good):
        brackets(scene, around((area.middle[0] - 3, y), area.w / 2 - 1, 17), 8)
