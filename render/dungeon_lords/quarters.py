"""Below a dungeon's grid: lair, traps, prison, order cards; and the order cards of non-player colours. Pure."""

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Final

from games.dungeon_lords.adventurers import ADVENTURER
from games.dungeon_lords.components import ORDERS, OrderId
from games.dungeon_lords.parameters import POINTS_PALADIN, POINTS_PRISONER
from games.dungeon_lords.state import Colour, Creature, PublicLord
from games.kernel.ids import Seat
from render.described import Part
from render.drawing.bands import EDGE as EDGE_X
from render.drawing.bands import GAP, MARGIN, across, panel, places
from render.drawing.lettering import BOLD, SMALLEST, TITLE, fits
from render.drawing.marks import brackets, wax
from render.drawing.palette import EDGE, GAIN, GROUND, INK, INK2, INK3, LINE, LOSS, RAISED, SURFACE
from render.drawing.scene import WIDTH, Area, Point, Scene, Stroke
from render.dungeon_lords.names import colour, creature_name
from render.dungeon_lords.parts import listed
from render.dungeon_lords.pieces import BARS, MONSTER_TINT, ORDER_ICON, draw_owner, figure_icon
from render.dungeon_lords.table import Table
from render.naming import Names

_HIGH: Final = 228
_CARDS: Final = 86
_LAIR: Final = 464
_TRAPS: Final = 292
_TOP: Final = 50
_FEW: Final = 3
_IN_ROW: Final = 6
_MOST_BACKS: Final = 6
_COLOUR: Final = 70
"""Width of the mark of a non-player colour before its order cards (px)."""

_NAMED: Final = 60
"""An order card that is lower than this has its icon alone (px)."""


def quarters_part(table: Table, seat: Seat) -> Part:
    """Return lair, traps and prison side by side."""

    def draw(scene: Scene, y: float) -> None:
        lair = Area(MARGIN, y, _LAIR, _HIGH)
        traps = Area(lair.right + GAP, y, _TRAPS, _HIGH)
        prison = Area(traps.right + GAP, y, WIDTH - MARGIN - traps.right - GAP, _HIGH)
        for area, kind in ((lair, "lair"), (traps, "traps"), (prison, "prison")):
            panel(scene, area)
            scene.text((area.x + 18, y + 36), table.words(f"dungeon_lords-picture-{kind}"), 34, face=TITLE)
        _lair(scene, table, seat, lair)
        _traps(scene, table, seat, traps)
        _prison(scene, table, seat, prison)

    has_cards = table.view.phase != "initial"
    return Part(draw, partial(quarters_text, table, seat), _HIGH + (GAP if has_cards else 12))


def quarters_text(table: Table, seat: Seat, names: Names) -> Iterator[str]:
    """Yield the creatures, the prisoners, and to their owner the traps."""
    yield listed(names, "lair", (creature_name(names, one) for one in table.lord(seat).creatures))
    yield listed(names, "prison", table.lord(seat).prisoners, "adventurer")
    if table.view.observer == seat:
        yield listed(names, "own-traps", table.view.own_traps, "trap")


def _lair(scene: Scene, table: Table, seat: Seat, area: Area) -> None:
    """Draw the creatures by kind: up to three in one row, or rows of up to six."""
    creatures = Counter(table.lord(seat).creatures)
    count = len(creatures)
    columns = _FEW if count <= _FEW else min(_IN_ROW, -(-count // (1 if count < _IN_ROW else 2)))
    whole = Area(area.x + 12, area.y + _TOP, area.w - 24, area.h - _TOP - 12)
    spots = places(whole, count, max(columns, -(-count // 3)))
    for spot, (creature, number) in zip(spots, creatures.items(), strict=True):
        _creature(scene, table, creature, number, spot)
        table.mark_new(scene, spot, 12, seat, creature.kind)


def _creature(scene: Scene, table: Table, creature: Creature, count: int, area: Area) -> None:
    """Draw a kind of creature; face down it is dim in a dotted frame."""
    up = creature.face_up
    scene.rect(area, MONSTER_TINT if up else SURFACE, 12, Stroke(LINE if up else EDGE, 2, "" if up else "4 6"))
    x, label = area.middle[0], 24 if area.h < 100 else 30
    said = table.names("monster", creature.kind)
    if not up and area.h > 100:
        said = table.words("dungeon_lords-text-down")
    named = fits(said, area.w - 6, 1, BOLD, SMALLEST)
    side = min(area.h - (label + 14 if named else 4), area.w - (30 if count > 1 else 8), 96)
    middle = (x, area.y + 4 + side / 2) if named else (x - (10 if count > 1 else 0), area.middle[1])
    scene.icon(creature.kind, middle, side, INK if up else EDGE)
    if named:
        ink = INK if up else INK3
        scene.fitted((x, area.bottom - 9), said, area.w - 6, label, ink, face=BOLD, anchor="middle", least=SMALLEST)
    if count > 1:
        scene.text((area.right - 8, area.y + 28), f"×{count}", 28, INK if up else INK3, BOLD, anchor="end")


def _traps(scene: Scene, table: Table, seat: Seat, area: Area) -> None:
    """Draw the backs of the traps; to their owner what they are."""
    count, kinds = table.lord(seat).traps, Counter(table.view.own_traps)
    if table.view.observer == seat and kinds:
        step = min(36.0, (area.h - _TOP - 8) / len(kinds))
        for turn, (trap, number) in enumerate(kinds.items()):
            name = table.names("trap", trap)
            said, size = f"{number} × {name}" if number > 1 else name, max(SMALLEST, min(28, int(step) - 4))
            low = (area.x + 14, area.y + _TOP + 24 + turn * step)
            scene.fitted(low, said, area.w - 22, size, least=SMALLEST)
        return
    shown = min(count, _MOST_BACKS)
    columns, high = (shown, 104) if shown <= 2 else (-(-shown // 2), 58)
    wide = min(area.w - 32, columns * 82 - 6)
    for spot in places(Area(area.middle[0] - wide / 2, area.y + _TOP + 6, wide, 0), shown, columns, high=high, gap=6):
        wax(scene, spot)
    said = table.words("dungeon_lords-picture-hidden", count=count) if count else "–"
    scene.text((area.middle[0], area.bottom - 18), said, 28, INK2, anchor="middle")


def _prison(scene: Scene, table: Table, seat: Seat, area: Area) -> None:
    prisoners = table.lord(seat).prisoners
    if not prisoners:
        return
    cell = Area(area.x + 14, area.y + _TOP + 4, area.w - 28, 118)
    columns = len(prisoners) if len(prisoners) <= 3 else -(-len(prisoners) // 2) if len(prisoners) <= 10 else 6
    rows = -(-len(prisoners) // columns)
    side = min(cell.w / columns, cell.h / rows)
    for place, one in enumerate(prisoners):
        row, column = divmod(place, columns)
        in_row = min(columns, len(prisoners) - row * columns)
        x = cell.middle[0] + (column - (in_row - 1) / 2) * side
        scene.icon(figure_icon(one), (x, cell.middle[1] + (row - (rows - 1) / 2) * side), side * 0.86)
    bars = "".join(f"M{cell.x + 6 + turn * (cell.w - 12) / 7:.1f} {cell.y}v{cell.h}" for turn in range(8))
    scene.path(bars, stroke=Stroke(BARS, 4))
    points = sum(POINTS_PALADIN if ADVENTURER[one].kind == "paladin" else POINTS_PRISONER for one in prisoners)
    scene.icon("vp", (area.middle[0] - 32, area.bottom - 28), 38, INK2)
    scene.text((area.middle[0] - 6, area.bottom - 15), f"+{points}", 36, INK, BOLD)
    if any(table.is_fresh(seat, one) for one in prisoners):
        brackets(scene, cell.grown(3), 14)


def order_cards_part(table: Table, seat: Seat) -> Part:
    """Return the eight order cards: in hand, inaccessible, played in this round; nothing before they are dealt."""
    has_cards = table.view.phase != "initial"

    def draw(scene: Scene, y: float) -> None:
        if has_cards:
            draw_order_cards(scene, table, seat, across(y, _CARDS))

    return Part(draw, partial(cards_text, table, seat), _CARDS + MARGIN if has_cards else 0)


def draw_order_cards(scene: Scene, table: Table, seat: Seat, area: Area) -> None:
    """Draw the eight order cards of a lord side by side."""
    for order, spot in zip(ORDERS, places(area, len(ORDERS), gap=6), strict=True):
        _card(scene, table, table.lord(seat), order, spot)
        if spot.h >= _NAMED:
            table.mark_new(scene, spot, 12, seat, "order", order)


def cards_text(table: Table, seat: Seat, names: Names) -> Iterator[str]:
    """Yield which order cards were played, stay unfulfilled, are in hand, are inaccessible."""
    lord = table.lord(seat)
    yield listed(names, "played", lord.played, "order")
    yield listed(names, "unfulfilled", lord.unfulfilled, "order")
    yield listed(names, "orders", lord.hand, "order")
    yield listed(names, "locked", lord.locked, "order")


def colours_part(table: Table) -> Part:
    """Return the eight order cards of each non-player colour, which lie open; nothing with four lords (2.3)."""
    colours = table.view.colours

    def draw(scene: Scene, y: float) -> None:
        if colours:
            said = table.words("dungeon_lords-picture-colours", count=len(colours))
            scene.fitted((EDGE_X, y + 34), said, WIDTH - 2 * EDGE_X, 34, face=TITLE)
        for number, own in enumerate(colours):
            row = across(y + _TOP + number * (_CARDS + GAP), _CARDS)
            draw_owner(scene, table, None, (row.x + 34, row.middle[1]), 24, colour=number)
            cards = Area(row.x + _COLOUR, row.y, row.w - _COLOUR, row.h)
            for order, spot in zip(ORDERS, places(cards, len(ORDERS), gap=6), strict=True):
                _card(scene, table, own, order, spot)

    return Part(draw, partial(colours_text, table), _TOP + len(colours) * (_CARDS + GAP) if colours else 0, rank=3)


def colours_text(table: Table, names: Names) -> Iterator[str]:
    """Yield which orders of each non-player colour are drawn for this round, and which are inaccessible."""
    for number, own in enumerate(table.view.colours):
        name = colour(names, number)
        if own.played:
            yield names.words("dungeon_lords-log-colours-one", player=name, orders=names.listed("order", own.played))
        yield names.words("dungeon_lords-log-set_up-colour", player=name, orders=names.listed("order", own.locked))


def _card(scene: Scene, table: Table, of: PublicLord | Colour, order: OrderId, area: Area) -> None:
    """Draw an order card: in hand plain, played framed with its number, inaccessible dim with a lock; small an icon.

    Those that are drawn for a non-player colour have no number.
    """
    x, locked, played = area.middle[0], order in of.locked, order in of.played
    left = isinstance(of, PublicLord) and order in of.unfulfilled
    number = of.played.index(order) + 1 if played and isinstance(of, PublicLord) else 0
    edge = Stroke(EDGE, 2, "4 6") if locked else Stroke(INK, 3) if played else None
    scene.rect(area, SURFACE if locked else RAISED, 8, edge)
    if area.h < _NAMED:
        scene.icon(ORDER_ICON[order], area.middle, 40, EDGE if locked else INK)
        return
    scene.icon(ORDER_ICON[order], (x - (18 if locked or number else 0), area.y + 34), 46, EDGE if locked else INK)
    if locked:
        scene.icon("lock", (x + 30, area.y + 34), 34, INK2)
    elif number:
        _played(scene, table, number, (x + 32, area.y + 32), left=left)
    name, ink = table.words(f"dungeon_lords-order-{order}.short"), INK3 if locked else INK
    scene.fitted((x, area.bottom - 10), name, area.w - 4, 26, ink, anchor="middle", least=SMALLEST)


def _played(scene: Scene, table: Table, number: int, middle: Point, *, left: bool) -> None:
    """Draw which of the three orders a card is; a cross if it stays unfulfilled, a check once all are carried out."""
    done = table.view.phase in {"production", "event"}
    scene.circle(middle, 19, GROUND if left or done else INK)
    if left or done:
        scene.icon("cross" if left else "check", middle, 32, LOSS if left else GAIN)
    else:
        scene.text((middle[0], middle[1] + 10), str(number), 28, GROUND, BOLD, anchor="middle")
