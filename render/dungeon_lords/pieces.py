"""What all pictures of Dungeon Lords are made of: amounts with icons, owners' marks, people, order cards. Pure."""

from collections.abc import Iterable
from math import cos, pi, sin
from typing import Final, NamedTuple

from games.dungeon_lords.adventurers import ADVENTURER, AdventurerTile
from games.dungeon_lords.components import (
    ANTIMAGIC_ROOM,
    HALL_OF_FAME,
    LABYRINTH,
    ROOM,
    SQUARES,
    Cost,
)
from games.dungeon_lords.parameters import LABYRINTH_MONSTERS, LABYRINTH_TRAPS
from games.dungeon_lords.state import Adventurer
from games.kernel.ids import Seat
from render.drawing.lettering import BOLD, READ, width
from render.drawing.palette import GROUND, INK, INK3, LOSS, NEUTRAL, SEATS, mix
from render.drawing.scene import Area, Point, Scene, Stroke
from render.dungeon_lords.table import Table, hit_points

ROCK: Final = "#171B21"
MONSTER_TINT: Final = "#33292E"
TUNNEL: Final = "#544A3B"
TUNNEL_RIM: Final = "#322C25"
CONQUERED: Final = "#3A3D42"
HATCH: Final = "#50565E"
BARS: Final = "#5A6470"

ORDER_ICON: Final = {
    "food": "food", "reputation": "good", "dig": "dig", "mine": "mine", "imps": "imp", "traps": "trap",
    "monster": "monster", "room": "room",
}  # fmt: skip
GOOD_ICON: Final = {"gold": "coin", "food": "food", "evil": "evil", "traps": "trap", "monsters": "monster"}
GIFT_ICON: Final = {
    "food": "food", "gold": "coin", "trap": "trap", "tunnel": "dig", "reputation": "evil", "imp": "imp",
}  # fmt: skip
EVENT_ICON: Final = {"taxes": "tax", "payday": "payday", "special": "event"}
_ROOM_SIGN: Final = {
    "training_room": "target", "dark_room": "claw", "labyrinth": "gear", "antimagic_room": "ward",
    "cafeteria": "tavern", "chapel": "temple", "pandemonium": "demon", "hall_of_fame": "fame",
}  # fmt: skip
_TWO_ROWS: Final = 72
"""An adventurer in an area higher than this has hit points and icons in two rows (px)."""

_READABLE: Final = 24
"""What an adventurer has lost is written in figures at least so large, otherwise a drop marks it (px)."""

SKILLS: Final = (("antitrap", "shield"), ("magic", "spell"), ("healing", "heal"))
"""Icons of adventurers: against traps, of magic, of healing. A paladin has a star for each of all three."""


class Amount(NamedTuple):
    """So many of what an icon shows; 0 is the icon alone, below 0 it is taken off. `signed` writes a plus."""

    number: int
    icon: str
    signed: bool = False

    @property
    def figure(self) -> str:
        """The count as it is written."""
        if self.number <= 0:
            return f"−{-self.number}" if self.number else ""
        return f"+{self.number}" if self.signed else str(self.number)


Trade = tuple[tuple[Amount, ...], tuple[Amount, ...]]
"""What is paid, and what is got for it."""


def square_trade(order: str, number: int) -> Trade:
    """Return price and gains of a square (1 to 3) of an order."""
    square = SQUARES[order][number - 1]
    paid = (*cost_amounts(square.cost), *([Amount(square.supervisors, "imp")] if square.supervisors else []))
    got = [
        Amount(square.food, "food"),
        Amount(square.gold, "coin"),
        Amount(-square.evil, "evil"),
        Amount(square.imps, "imp"),
        Amount(square.traps, "trap"),
        Amount(square.workers, ORDER_ICON[order]),
        *([Amount(1, ORDER_ICON[order])] if order in {"monster", "room"} else []),
    ]
    return paid, (*(each for each in got if each.number), *([Amount(0, "spy")] if square.spy else []))


def cost_amounts(cost: Cost) -> tuple[Amount, ...]:
    """Return a price good by good."""
    return tuple(Amount(getattr(cost, good), icon) for good, icon in GOOD_ICON.items() if getattr(cost, good))


def room_trade(room: str) -> Trade | None:
    """Return what a room of the first year takes and gives; None for the others."""
    plan = ROOM[room]
    if not plan.gives:
        return None
    food = (Amount(plan.food, "food"),) if plan.food else ()
    return (Amount(plan.imps, "imp"), *food), (Amount(-1 if plan.gives == "reputation" else 1, GIFT_ICON[plan.gives]),)


def room_sign(room: str) -> str:
    """Return the icon that stands for a room where there is no room for words: what it gives or is good for."""
    return GIFT_ICON.get(ROOM[room].gives, _ROOM_SIGN.get(room, "room"))


def sign_of(kind: str, thing: str) -> str:
    """Return the icon of a component that is looked up, by its kind and id."""
    match kind:
        case "monster":
            return thing
        case "adventurer":
            return figure_icon(thing)
        case "room":
            return room_sign(thing)
        case "order":
            return ORDER_ICON[thing]
        case "trap" | "spell":
            return kind
    return EVENT_ICON.get(thing, "event")


def draw_trade(scene: Scene, start: Point, trade: Trade, size: float, ink: str = INK) -> float:
    """Draw what is paid, an arrow, what is got, from `start` to the right; return how wide it is."""
    x, y = start
    paid, got = trade
    for turn, amount in enumerate((*paid, *got)):
        if turn == len(paid) > 0:
            scene.icon("arrow", (x + size * 0.31, y), size * 0.62, INK3)
            x += size * 0.84
        if amount.figure:
            x += scene.text((x, y + size * 0.36), amount.figure, size, ink, BOLD) + size * 0.18
        scene.icon(amount.icon, (x + size / 2, y), size, LOSS if amount.icon == "wound" else ink)
        x += size * 1.22
    return x - size * 0.22 - start[0]


def draw_centred(scene: Scene, middle: Point, trade: Trade, room: float, size: int) -> None:
    """Draw a trade around `middle`, of the largest size up to `size` at which it is at most `room` wide."""
    size = fitting_size(trade, room, size)
    draw_trade(scene, (middle[0] - trade_width(trade, size) / 2, middle[1]), trade, size)


def trade_width(trade: Trade, size: float) -> float:
    """Return how wide `draw_trade` would be."""
    paid, got = trade
    figures = (width(each.figure, size, BOLD) + size * 0.18 for each in (*paid, *got) if each.figure)
    return sum(figures) + len((*paid, *got)) * size * 1.22 - size * 0.22 + (size * 0.84 if paid and got else 0)


def fitting_size(trade: Trade, room: float, size: int, least: int = READ) -> int:
    """Return the largest size up to `size` at which a trade is at most `room` wide."""
    while size > least and trade_width(trade, size) > room:
        size -= 1
    return size


def draw_amounts(scene: Scene, start: Point, amounts: Iterable[Amount], size: float, ink: str = INK) -> float:
    """Draw amounts side by side; return how wide they are."""
    return draw_trade(scene, start, ((), tuple(amounts)), size, ink)


def skills(tile: AdventurerTile) -> tuple[Amount, ...]:
    """Return the icons of an adventurer with their number."""
    if tile.kind == "paladin":
        return (Amount(tile.magic, "star"),)
    return tuple(Amount(getattr(tile, skill), icon) for skill, icon in SKILLS if getattr(tile, skill))


def figure_icon(adventurer: str) -> str:
    """Return the icon of an adventurer's class."""
    kind = ADVENTURER[adventurer].kind
    return "hidden" if kind == "illusion" else kind


def draw_owner(
    scene: Scene, table: Table, seat: Seat | None, middle: Point, r: float, *, colour: int | None = None
) -> None:
    """Draw the mark of a lord, or the hexagon of a non-player colour with its number."""
    if seat is not None:
        table.livery.mark(scene, seat, middle, r)
        return
    x, y = middle
    points = [(x + r * cos(pi / 6 + turn * pi / 3), y + r * sin(pi / 6 + turn * pi / 3)) for turn in range(6)]
    scene.polygon(points, mix(NEUTRAL, GROUND, 0.25), Stroke(INK, max(1.5, r / 9)))
    if len(table.view.colours) > 1 and colour is not None and r >= 18:
        scene.text((x, y + r * 0.42), str(colour + 1), max(READ, r * 1.2), GROUND, BOLD, anchor="middle")


def tint(seat: Seat | None) -> str:
    """Return the ground of a square that a minion has taken."""
    return mix(NEUTRAL if seat is None else SEATS[seat].fill, ROCK, 0.82)


_BETTER: Final = Amount(1, "sword", signed=True)
_ROWS: Final[dict[str, tuple[tuple[Amount, ...], ...]]] = {
    LABYRINTH: ((Amount(LABYRINTH_TRAPS, "trap"),), (Amount(LABYRINTH_MONSTERS, "monster"),)),
    ANTIMAGIC_ROOM: ((Amount(0, "spell"), Amount(0, "cross")),),
    HALL_OF_FAME: ((Amount(0, "crown"), Amount(0, "vp")),),
}


def room_marks(room: str) -> tuple[tuple[Amount, ...], ...]:
    """Return one or two rows of icons for a room of the second year, () for one of the first."""
    plan = ROOM[room]
    for creatures, effect in ((plan.raises, _BETTER), (plan.counts, Amount(plan.points, "vp", signed=True))):
        if creatures:
            return tuple(Amount(0, creature) for creature in creatures), (effect,)
    return _ROWS.get(room, ())


def draw_room_marks(scene: Scene, middle: Point, room: str, wide: float, size: int) -> None:
    """Draw the icons of a room around `middle`, at most `wide` px wide."""
    rows = room_marks(room)
    for turn, row in enumerate(rows):
        low = middle[1] + (turn - (len(rows) - 1) / 2) * size * 1.2
        draw_centred(scene, (middle[0], low), ((), row), wide, size)


def draw_cross(scene: Scene, place: Point) -> None:
    """Mark what cannot be paid."""
    scene.icon("cross", place, 30, LOSS)


def draw_adventurer(scene: Scene, area: Area, one: Adventurer) -> None:
    """Draw who it is, hit points left, what is lost, and icons, in two rows or one.

    Icons are left out, and how much is lost, where there is no room for them.
    """
    pad = 6 if area.w > 100 else 2
    icon = min(62, area.h * 0.74, area.w * 0.36)
    scene.icon(figure_icon(one.id), (area.x + pad + icon / 2, area.middle[1]), icon)
    x, room = area.x + 2 * pad + icon, area.w - icon - 3 * pad
    life, signs = [Amount(hit_points(one)[0], "heart")], skills(ADVENTURER[one.id])
    if one.damage:
        life.append(Amount(-one.damage, "wound"))
        if trade_width(((), tuple(life)), _READABLE) > room:
            life.pop()
            scene.icon("wound", (area.x + 10, area.bottom - 9), 18, LOSS)
    rows = [tuple(life), signs] if area.h > _TWO_ROWS and signs else [(*life, *signs)]
    for turn, row in enumerate(rows):
        fits = row if trade_width(((), row), READ) <= room else tuple(life)
        high = area.y + area.h * (turn + 0.5) / len(rows)
        draw_amounts(scene, (x, high), fits, fitting_size(((), fits), room, 34))
