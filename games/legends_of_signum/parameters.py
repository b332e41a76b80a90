"""Numbers of the rules that are no card's, and the options of a match (SPEC 1, 2, 3, 14, 17)."""

from typing import Final, Literal

from games.kernel.handicap import Handicap
from games.legends_of_signum.geometry import Point
from games.legends_of_signum.vocabulary import MILLIMETRES

Mode = Literal["duel", "free", "teams"]
"""One against one; everybody for himself with three or four; two against two."""

Edge = Literal["south", "west", "north", "east"]
"""A side of the field."""

FIELDS: Final[dict[Mode, Point]] = {"duel": Point(600, 600), "free": Point(900, 900), "teams": Point(1200, 600)}
"""The field of each mode in millimetres (SPEC 5.1, 17.2, 17.3)."""

SEATED: Final[dict[Mode, tuple[Edge, ...]]] = {
    "duel": ("south", "north"),
    "free": ("south", "west", "north", "east"),
    "teams": ("south", "north", "south", "north"),
}
"""Sides by turn order."""

CELL: Final = 50
"""Width of a named cell of the map in millimetres (18.1)."""

S, M, L = (MILLIMETRES[band] for band in ("S", "M", "L"))
"""The shorter bands in millimetres (SPEC 5.2)."""

MOST_LEGS: Final = 4
"""Legs of a path, at most (SPEC 5.7)."""

MOST_CHARACTERS: Final = 7
"""Own characters on the field, at most (SPEC 4.2)."""

MOST_TACTICS: Final = 2
"""Own tactics face down, at most (SPEC 4.6)."""

HAND_LIMIT: Final = 7
"""Cards to which the active player discards down, and with which nobody musters (SPEC 3.4.3, 4.8)."""

MUSTER_BUILDINGS: Final = 3
"""Buildings that close for a Muster (SPEC 4.8)."""

MOST_PAYING_MARKETS: Final = 2
"""Basic Markets that pay income, at most (SPEC 3.1.3, 9.1)."""

MOST_TRIBUTE: Final = 3
"""Tribute in a turn, at most (SPEC 3.1.3)."""

COSTLY: Final = 3
"""Total cost of a character whose death Insurance pays for (SPEC 3.4.1)."""

HERO_COST: Final = 99
"""What a hero counts as where a standing order asks for a total cost (13.2)."""

CHARGE_DICE: Final = 2
"""Dice more in a charge (SPEC 6.2)."""

MOST_NUMBERS: Final = 2
"""Dice for other friendly creatures in contact with the target, at most (SPEC 6.2)."""

COVER_DICE: Final = 1
"""Dice that cover adds to the defence against a shot (SPEC 6.6)."""

DECK_LEAST, DECK_MOST = 30, 40
COPIES_OF_CHARACTER, COPIES_OF_OTHERS = 1, 2
"""Cards of a deck, and copies in it of each character and each other card (SPEC 11.6)."""

FIRST_HAND, LATER_HAND = 4, 5
FIRST_PROSPERITY, LATER_PROSPERITY = 2, 4
"""What the first player begins with, and each later one (SPEC 2.4, 2.5, 17.2.2)."""

HANDICAP: Final = Handicap("prosperity", 10)
"""How much more prosperity a player can begin with (SPEC 2.9)."""

VICTORY: Final = {"standard": 51, "short": 36}
"""The prosperity that wins, by length of the match (SPEC 14.1, 17.1)."""

ROUND_LIMIT: Final = {"standard": 20, "short": 14}
"""The last round, by length of the match (SPEC 14.2, 17.1)."""

TEAM_VICTORY: Final = 102
"""The prosperity that wins for partners together (SPEC 17.3.6)."""
