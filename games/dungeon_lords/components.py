"""What lies in the box: cells, orders, monsters, rooms, traps, spells, events (SPEC 1.2, 2.2, 4). Ids and numbers only.

Adventurers and paladins are in `adventurers.py`. Tuples are in the order of the specification, which is that of lists
and default moves.
"""

from collections.abc import Container
from typing import Final, Literal

import msgspec

from games.dungeon_lords import parameters as figures
from games.kernel.grid import Grid

OrderId = Literal["food", "reputation", "dig", "mine", "imps", "traps", "monster", "room"]
MonsterId = Literal["goblin", "slime", "ghost", "troll", "witch", "vampire", "golem", "dragon", "demon"]
EventId = Literal["taxes", "payday", "special"]
Season = Literal["winter", "spring", "summer", "autumn"]
TitleId = Literal["dark_deeds", "halls", "tunnels", "monsters", "imps", "riches", "battle"]
Zone = Literal["upper", "lower", "outer", "inner", "any"]
Shape = Literal["standard", "target", "all", "none"]

COLUMNS: Final = "ABCDE"
ROWS: Final = "1234"
GRID: Final = Grid(COLUMNS, ROWS)
CELLS: Final = GRID.cells
ENTRANCE: Final = "C1"
"""Where the entrance leads to (SPEC 1.2)."""

ZONES: Final[dict[Zone, int]] = {
    "upper": GRID.mask(cell for cell in CELLS if cell[1] in "12"),
    "lower": GRID.mask(cell for cell in CELLS if cell[1] in "34"),
    "outer": GRID.mask(cell for cell in CELLS if cell[1] in "14" or cell[0] in "AE"),
    "inner": GRID.mask(cell for cell in CELLS if cell[1] in "23" and cell[0] in "BCD"),
    "any": GRID.mask(CELLS),
}
"""The zones of a dungeon's grid, as bit masks (SPEC 1.2)."""

ORDERS: Final[tuple[OrderId, ...]] = ("food", "reputation", "dig", "mine", "imps", "traps", "monster", "room")
EVENTS: Final[tuple[EventId, ...]] = ("taxes", "payday", "special")
SEASONS: Final[tuple[Season, ...]] = ("winter", "spring", "summer", "autumn")
TITLES: Final[tuple[TitleId, ...]] = ("dark_deeds", "halls", "tunnels", "monsters", "imps", "riches", "battle")
SPECIALS: Final = (
    "witch_hunt", "imp_carnival", "safety_inspection", "permit_fees", "bumper_crop", "gold_seam", "town_fair",
    "rumours", "surprise_drill",
)  # fmt: skip

SEQUENCE: Final[tuple[tuple[OrderId, int], ...]] = tuple(
    (order, square) for order in ORDERS for square in ((3, 2, 1) if order in {"monster", "room"} else (1, 2, 3))
)
"""All squares in the order in which they are carried out: I, II, III, but in orders 7 and 8 III, II, I (2.4)."""


class Cost(msgspec.Struct, frozen=True, gc=False):
    """What a thing takes: goods, Evil (a gain of the counter), traps from hand, and own monsters (for a Demon)."""

    gold: int = 0
    food: int = 0
    evil: int = 0
    traps: int = 0
    monsters: int = 0


class Square(msgspec.Struct, frozen=True, gc=False):
    """A square of an order: its price, what it gives, `workers` that may dig or mine and `supervisors` they need.

    `evil` is what is taken off the counter; `spy` tells that a combat card is looked at.
    """

    cost: Cost = Cost()
    gold: int = 0
    food: int = 0
    evil: int = 0
    imps: int = 0
    traps: int = 0
    spy: bool = False
    workers: int = 0
    supervisors: int = 0


SQUARES: Final[dict[str, tuple[Square, Square, Square]]] = {
    "food": (Square(Cost(gold=1), food=2), Square(Cost(evil=1), food=3), Square(Cost(evil=2), food=3, gold=1)),
    "reputation": (Square(evil=1, spy=True), Square(evil=2), Square(Cost(gold=1), evil=2, spy=True)),
    "dig": (Square(workers=2), Square(workers=3), Square(workers=4, supervisors=1)),
    "mine": (Square(workers=2), Square(workers=3), Square(workers=4, supervisors=1)),
    "imps": (Square(Cost(food=1), imps=1), Square(Cost(food=2), imps=2), Square(Cost(food=1, gold=1), imps=2)),
    "traps": (Square(Cost(gold=1), traps=1), Square(traps=1), Square(Cost(gold=2), traps=2)),
    "monster": (Square(), Square(), Square(Cost(food=1))),
    "room": (Square(), Square(Cost(gold=1)), Square(Cost(gold=1))),
}
"""Squares I, II, III of each order (2.4). The cost of a monster comes on top of its square's."""


class Line(msgspec.Struct, frozen=True, gc=False):
    """One way in which a monster attacks (4.1).

    `second` is a further hit: on the next adventurer if `damage` eliminated the first (`shape` standard), or on any
    other or the same one (`shape` target). `food` is its price.
    """

    shape: Shape
    damage: int = 0
    second: int = 0
    food: int = 0
    no_conquest: bool = False
    returns: bool = False
    no_healing: bool = False


class Monster(msgspec.Struct, frozen=True):
    """A kind of monster or ghost: tiles by year, cost, attack lines; `spares_*` is whom it may not name as target."""

    id: MonsterId
    tiles: tuple[int, int]
    cost: Cost
    lines: tuple[Line, ...]
    is_ghost: bool = False
    spares_first: bool = False
    spares_priests: bool = False
    trolls: int = 0


MONSTERS: Final = (
    Monster("goblin", (2, 1), Cost(food=1), (Line("standard", 2, second=1),)),
    Monster("slime", (2, 1), Cost(food=1), (Line("all", 1), Line("none", no_conquest=True))),
    Monster("ghost", (2, 1), Cost(evil=1), (Line("target", 2),), is_ghost=True, spares_first=True),
    Monster("troll", (2, 1), Cost(food=2), (Line("standard", 3), Line("standard", 4, food=1)), trolls=1),
    Monster("witch", (2, 1), Cost(food=1, evil=1), (Line("standard", 4), Line("target", 1, second=1))),
    Monster("vampire", (2, 1), Cost(evil=2), (Line("target", 3), Line("target", 2, returns=True)), spares_priests=True),
    Monster("golem", (0, 2), Cost(gold=1, traps=1), (Line("standard", 4, returns=True),)),
    Monster("dragon", (0, 2), Cost(food=2, evil=2), (Line("all", 2, no_healing=True),)),
    Monster("demon", (0, 2), Cost(evil=1, monsters=1), (Line("target", 7, no_conquest=True),)),
)
"""All monsters and ghosts (SPEC 4.1)."""

MONSTER: Final[dict[str, Monster]] = {monster.id: monster for monster in MONSTERS}


class Room(msgspec.Struct, frozen=True):
    """A room (4.2). First year: its zone, `imps` that it needs, `food` it takes, what it `gives` (1 of it).

    Second year: `raises` are monsters that deal 1 more in a battle here, `counts` monsters that bring `points` each.
    """

    id: str
    year: int
    zone: Zone = "any"
    imps: int = 0
    food: int = 0
    gives: Literal["", "food", "gold", "trap", "tunnel", "reputation", "imp"] = ""
    raises: tuple[MonsterId, ...] = ()
    counts: tuple[MonsterId, ...] = ()
    points: int = 0


LABYRINTH: Final = "labyrinth"
ANTIMAGIC_ROOM: Final = "antimagic_room"
HALL_OF_FAME: Final = "hall_of_fame"
ROOMS: Final = (
    Room("hatchery", 1, "upper", imps=3, gives="food"),
    Room("mushroom_bed", 1, "lower", imps=3, gives="food"),
    Room("souvenir_shop", 1, "upper", imps=3, gives="gold"),
    Room("mint", 1, "lower", imps=3, gives="gold"),
    Room("workshop", 1, "outer", imps=4, gives="trap"),
    Room("tool_shed", 1, "outer", imps=2, gives="tunnel"),
    Room("printing_press", 1, "inner", imps=3, gives="reputation"),
    Room("magic_room", 1, "inner", imps=2, food=1, gives="imp"),
    Room("training_room", 2, raises=("goblin", "troll")),
    Room("dark_room", 2, raises=("witch", "vampire")),
    Room(LABYRINTH, 2),
    Room(ANTIMAGIC_ROOM, 2),
    Room("cafeteria", 2, counts=("goblin", "troll", "slime", "witch"), points=1),
    Room("chapel", 2, counts=("ghost", "vampire"), points=2),
    Room("pandemonium", 2, counts=("golem", "dragon", "demon"), points=2),
    Room(HALL_OF_FAME, 2),
)
"""All rooms (SPEC 4.2)."""

ROOM: Final = {room.id: room for room in ROOMS}


class Trap(msgspec.Struct, frozen=True):
    """A trap (4.5): extra cost on use, damage to the first, the second, each, the last, or a named adventurer.

    `meal`: as much damage as the first has hit points left. `poison` strikes the named one at the end of the round.
    """

    id: str
    gold: int = 0
    food: int = 0
    imps: int = 0
    first: int = 0
    second: int = 0
    each: int = 0
    last: int = 0
    named: int = 0
    meal: bool = False
    poison: int = 0
    antimagic: bool = False
    no_conquest: bool = False


TRAPS: Final = (
    Trap("rolling_stone", first=figures.ROLLING_STONE_DAMAGE),
    Trap("pendulum", second=3),
    Trap("wall_of_fire", each=1, last=1),
    Trap("trap_door", first=2, no_conquest=True),
    Trap("poisoned_dart", named=1, poison=figures.POISON_DAMAGE),
    Trap("antimagic_dart", named=1, antimagic=True),
    Trap("cursed_ring", gold=1, each=1, no_conquest=True),
    Trap("kamikaze_imp", imps=1, first=2, each=1),
    Trap("poisoned_meal", food=1, meal=True),
)
"""All traps (SPEC 4.5). `each` strikes the first and the last too: a Kamikaze Imp deals 3 to the first."""

TRAP: Final = {trap.id: trap for trap in TRAPS}
TRAP_DECK: Final = tuple(trap.id for trap in TRAPS for _ in range(figures.TRAP_COPIES))
"""The trap cards, one deck for both years (SPEC 1.1)."""


class Spell(msgspec.Struct, frozen=True):
    """A combat card (4.6, 4.7)."""

    id: str
    year: int
    fast: bool
    fatigue: int


SPELLS: Final = (
    Spell("word_of_peace", 1, True, 2),
    Spell("suggestion", 1, True, 2),
    Spell("magic_shield", 1, True, 1),
    Spell("invisibility", 1, True, figures.INVISIBILITY_FATIGUE),
    Spell("detect_evil", 1, False, 2),
    Spell("fist_of_justice", 1, False, 1),
    Spell("detect_treasure", 1, False, 1),
    Spell("graffiti", 1, False, 1),  # D21
    Spell("fireball", 1, False, 1),
    Spell("aura_of_fear", 2, True, 3),  # D22, and all of the second year
    Spell("metamorphosis", 2, True, 3),
    Spell("blind_rage", 2, True, 2),
    Spell("create_food", 2, True, 2),
    Spell("illusion", 2, True, 3),
    Spell("song_of_courage", 2, False, 2),
    Spell("regeneration", 2, False, 2),
    Spell("magic_key", 2, False, 2),
    Spell("dimensional_gate", 2, False, 3),
)
"""All combat cards with their speed and fatigue (SPEC 4.6, 4.7)."""

SPELL: Final = {spell.id: spell for spell in SPELLS}


def in_list_order(kinds: Container[MonsterId]) -> tuple[MonsterId, ...]:
    """Return the different kinds of monsters and ghosts among `kinds`, in list order."""
    return tuple(monster.id for monster in MONSTERS if monster.id in kinds)


def monsters_of(year: int) -> tuple[MonsterId, ...]:
    """Return the monster and ghost tiles of `year`, in list order (1.1, 4.1)."""
    return tuple(monster.id for monster in MONSTERS for _ in range(monster.tiles[year - 1]))


def rooms_of(year: int) -> tuple[str, ...]:
    """Return the rooms of `year`, in list order."""
    return tuple(room.id for room in ROOMS if room.year == year)


def spells_of(year: int) -> tuple[str, ...]:
    """Return the combat cards of `year`, in list order."""
    return tuple(spell.id for spell in SPELLS if spell.year == year)
