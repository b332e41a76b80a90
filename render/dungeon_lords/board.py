"""The common board: lords, orders with minions, offers, seasons, who is coming. Pure; px.

The row of a lord has his name, whether he begins or has sealed, his stores in numbers, and his three orders. Evil is a
figure there: the Evilometer is on the picture of all dungeons. Combat cards are shown to who may look at one.
"""

from collections.abc import Callable, Iterator
from typing import Final

from games.dungeon_lords.adventurers import ADVENTURER
from games.dungeon_lords.components import SEASONS
from games.dungeon_lords.moves import Spy
from games.dungeon_lords.view import LordView
from games.kernel.ids import Seat
from render.described import Description, Part, undrawn
from render.drawing.bands import GAP, panel
from render.drawing.legend import Sign, draw_legend, legend_height, marks
from render.drawing.lettering import BOLD, GLANCE
from render.drawing.palette import INK, INK2, SEAL
from render.drawing.scene import Area, Scene, around
from render.drawing.standings import Column, Row, Standings, draw_standings, standings_height
from render.dungeon_lords import offers, squares
from render.dungeon_lords.names import square
from render.dungeon_lords.parts import GAME_ICON, head_part, listed, new_text, stores_text
from render.dungeon_lords.pieces import draw_owner, skills
from render.dungeon_lords.seasons import cards_part, events_part, evil_text_of
from render.dungeon_lords.table import Table
from render.naming import Names

PLATE: Final = 108
"""Height of the plate of a lord (px)."""

_NAMES: Final = 256
_ORDERS: Final = 204
"""Width of the columns of names and of a lord's three orders (px)."""

_SECRET: Final = {"initial", "orders", "event"}
"""Phases in which lords answer in secret."""

_WIDEST: Final = 150
"""Stores do not stand farther apart than this (px)."""

_IMPS: Final = 1.35
_IMPS_COLUMN: Final = 2
"""Imps free and all take more room than other stores; they stand third."""

Store = tuple[str, str, str]
"""Id, icon and figure of what a lord has."""


def describe_board(table: Table) -> Description:
    """Return the common board as the reader of `table` sees it."""
    words = table.words
    # Who may look at a combat card sees those, anybody else what is offered.
    is_spying = any(isinstance(choice.move, Spy) for choice in table.choices)
    return table.described(
        "board",
        head_part(table, GAME_ICON, words("dungeon_lords-name"), lambda _: words("dungeon_lords-text-board")),
        _plates(table),
        undrawn(evil_text_of(table), rank=3),
        squares.orders_part(table),
        cards_part(table) if is_spying else offers.offers_part(table),
        events_part(table),
        offers.coming_part(table),
        undrawn(lambda names: (_new_text(table, names),), rank=9),
        _legend(table),
    )


def describe_small_board(table: Table) -> Description:
    """Return what a lord needs to know when he chooses orders, below his own hand: the board without the lords."""
    title = table.words("dungeon_lords-picture-board")
    return table.described(
        "small",
        head_part(table, GAME_ICON, title, lambda _: table.words("dungeon_lords-text-board")),
        squares.orders_part(table),
        offers.offers_part(table),
        events_part(table),
        offers.coming_part(table),
        undrawn(evil_text_of(table), rank=3),
        _legend(table),
    )


def _legend(table: Table) -> Part:
    """Return what the marks on the board mean, as far as there are any."""
    tiles = [ADVENTURER[one] for group in table.view.coming for one in group]
    shown = dict.fromkeys(amount.icon for tile in tiles for amount in skills(tile))
    signs = [Sign(table.words(f"dungeon_lords-picture-sign-{icon}"), icon=icon) for icon in sorted(shown)]
    if table.view.paladin and table.view.paladin_at is None:
        signs.append(Sign(table.words("dungeon_lords-picture-sign-paladin"), icon="paladin"))
    signs += marks(table.words, new=bool(_new_text(table, table.names)))
    if squares.shows_prices(table):
        signs.append(Sign(table.words("dungeon_lords-picture-sign-dear"), icon="cross"))
    return Part(lambda scene, y: draw_legend(scene, y - 6, signs), lambda _: (), legend_height(signs), rank=0)


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
            *(
                (f"{seat}-{good}", f"{names.player(seat)}: {names('good', good)} {figure(table.lord(seat))}")
                for seat in table.seats
                for good, _, figure in _GOODS
                if good not in {"evil", "tokens"}
            ),
        ],
    )


def _plates(table: Table) -> Part:
    """Return a row for each lord: whether he begins or has sealed, his stores, his three orders."""
    tail = _ORDERS if squares.has_strip(table) else 0

    def draw(scene: Scene, y: float) -> None:
        rows = [
            Row(
                table.label(seat),
                signs=tuple(_signs(table, seat)),
                chosen=seat in table.called and not table.places,
            )
            for seat in table.seats
        ]
        standings = Standings(table.livery, rows, _columns(table), _NAMES, tail)
        for seat, area in zip(table.seats, draw_standings(scene, standings, y), strict=True):
            if tail:
                squares.draw_strip(scene, table, seat, area.grown(-6))

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

    return Part(draw, text, standings_height(len(table.seats)) + GAP, rank=8)


def _columns(table: Table) -> list[Column]:
    """Return what lords have, a column each; taxes only if somebody owes any."""
    columns = []
    for good, icon, figure in _GOODS:
        values = tuple(figure(table.lord(seat)) for seat in table.seats)
        if good != "tokens" or set(values) != {"0"}:
            name = table.words("dungeon_lords-picture-tokens") if good == "tokens" else table.names("good", good)
            fresh = frozenset(seat for seat in table.seats if table.is_fresh(*table.store_id(seat, good)))
            columns.append(Column(icon, name, values, fresh))
    return columns


def _signs(table: Table, seat: Seat) -> Iterator[tuple[str, str]]:
    """Yield the signs beside a lord's name: starting player, sealed, the paladin is in his party."""
    view = table.view
    if view.starter == seat:
        yield "flag", INK
    if view.phase in _SECRET and view.sealed[seat]:
        yield "sealed", SEAL
    if view.paladin and view.paladin_at == seat:
        yield "paladin", INK


def draw_plate(scene: Scene, table: Table, seat: Seat, area: Area) -> None:
    """Draw the panel of a lord with his name and stores on top; the panel may be higher."""
    panel(scene, area, chosen=seat in table.called and not table.places)
    draw_owner(scene, table, seat, (area.x + 34, area.y + 33), 20)
    signs = tuple(_signs(table, seat))
    room = area.w - 76 - 40 * len(signs)
    scene.fitted((area.x + 64, area.y + 44), table.label(seat), room, 32, face=BOLD, least=GLANCE, cut=True)
    for place, (icon, colour) in enumerate(signs):
        scene.icon(icon, (area.right - 30 - 40 * place, area.y + 33), 34, colour)
    shown = stores(table, seat)
    step = min(_WIDEST, (area.w - 16) / (len(shown) + _IMPS - 1))
    for turn, store in enumerate(shown):
        x = area.x + 10 + step * (turn + (_IMPS - 1 if turn > _IMPS_COLUMN else 0))
        wide = step * (_IMPS if turn == _IMPS_COLUMN else 1)
        _store(scene, table, seat, store, Area(x, area.y + 62, wide, 40))


_GOODS: Final[tuple[tuple[str, str, Callable[[LordView], str]], ...]] = (
    ("gold", "coin", lambda lord: str(lord.gold)),
    ("food", "food", lambda lord: str(lord.food)),
    ("imps", "imp", lambda lord: f"{lord.free_imps}/{lord.imps}"),
    ("traps", "trap", lambda lord: str(lord.traps)),
    ("evil", "evil", lambda lord: str(lord.evil)),
    ("tokens", "tax", lambda lord: str(lord.tax_tokens)),
)


def stores(table: Table, seat: Seat) -> list[Store]:
    """Return what a lord has; taxes only if he owes any."""
    lord = table.lord(seat)
    return [(good, icon, figure(lord)) for good, icon, figure in _GOODS if good != "tokens" or lord.tax_tokens]


def _store(scene: Scene, table: Table, seat: Seat, store: Store, area: Area) -> None:
    """Draw an icon with its figure."""
    (good, sign, said), y = store, area.middle[1]
    icon = min(34.0, area.w * 0.42)
    scene.icon(sign, (area.x + icon / 2, y), icon, INK2)
    scene.fitted((area.x + icon + 3, y + 11), said, area.w - icon - 4, 32, face=BOLD)
    table.mark_new(scene, around((area.middle[0] - 3, y), area.w / 2 - 1, 20), 10, *table.store_id(seat, good))
