"""Adventurers and paladins (SPEC 4.3, 4.4). Ids and numbers only."""

from typing import Final, Literal

import msgspec

from games.dungeon_lords.parameters import ILLUSION_HIT_POINTS

AdventurerClass = Literal["warrior", "thief", "priest", "wizard", "paladin", "illusion"]
CLASSES: Final[tuple[AdventurerClass, ...]] = ("warrior", "thief", "priest", "wizard")
ILLUSORY: Final = "illusory"


class AdventurerTile(msgspec.Struct, frozen=True):
    """A tile: hit points, icons against traps, of magic and of healing; `rank` sorts the arriving ones."""

    id: str
    kind: AdventurerClass
    year: int
    rank: int
    hit_points: int
    antitrap: int = 0
    magic: int = 0
    healing: int = 0


_ICONS: Final = {"thief": "antitrap", "priest": "healing", "wizard": "magic"}
_WARRIORS: Final = {1: ((1, 3), (2, 4), (2, 4), (3, 5)), 2: ((1, 5), (2, 6), (3, 7), (4, 8))}
_OTHERS: Final = {
    1: ((1, 3, 1), (2, 3, 2), (2, 4, 1), (3, 4, 2)),
    2: ((1, 4, 2), (2, 5, 2), (3, 5, 3), (4, 6, 3)),
}
"""Rank, hit points, icons of the four tiles of a class."""


def _tile(kind: AdventurerClass, year: int, number: int, figures: tuple[int, ...]) -> AdventurerTile:
    rank, hit_points, *icons = figures
    marks = {_ICONS[kind]: icons[0]} if icons else {}
    return AdventurerTile(f"{kind}_{year}_{number}", kind, year, rank, hit_points, **marks)


ADVENTURERS: Final = tuple(
    _tile(kind, year, number, figures)
    for year in (1, 2)
    for kind in CLASSES
    for number, figures in enumerate(_WARRIORS[year] if kind == "warrior" else _OTHERS[year], start=1)
)
"""The adventurers of both years (SPEC 4.3)."""

PALADINS: Final = (
    AdventurerTile("paladin_1", "paladin", 1, 0, 5, antitrap=2, magic=2, healing=2),
    AdventurerTile("paladin_2", "paladin", 2, 0, 8, antitrap=3, magic=3, healing=3),
)
"""The paladin of each year, who is no warrior, thief, priest or wizard (SPEC 4.4)."""

ADVENTURER: Final = {
    tile.id: tile for tile in (*ADVENTURERS, *PALADINS, AdventurerTile(ILLUSORY, "illusion", 2, 0, ILLUSION_HIT_POINTS))
}


def adventurers_of(year: int) -> tuple[str, ...]:
    """Return the adventurer tiles of `year` in list order, without the paladin."""
    return tuple(tile.id for tile in ADVENTURERS if tile.year == year)
