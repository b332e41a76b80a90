"""Cards, boxes and lots of the auction (SPEC 1). Ids and numbers only."""

from collections.abc import Iterable
from typing import Literal

Length = Literal["short", "long"]

VETO = "veto"
VALUES = {f"c{value}": value for value in range(1, 6)}
"""Value of each money card id (SPEC 1.1)."""

COPIES: dict[Length, int] = {"short": 4, "long": 8}
DECKS = {length: (*(card for card in VALUES for _ in range(copies)), VETO) for length, copies in COPIES.items()}
"""The money cards and the veto (SPEC 1.2)."""

HAND_SIZES: dict[Length, int] = {"short": 4, "long": 8}
ROUNDS: dict[Length, int] = {"short": 3, "long": 5}
LOTS = ("clock", "crown", "globe", "harp", "lamp", "mask")
"""The lots (SPEC 1.3)."""

TEAM_SEATS = 4
COINS = 3
"""Coins of each seat (SPEC 1.4)."""

MOST_PLEDGED = 2

BOXES = {"red": 2, "blue": 4}
"""The round in which the cards of each box are shown."""

STOWED = 3
MOST_IN_BOX = 2
MOST_EXCHANGED = 2
POINTS = 4
PRICES = (0, 5, 10, 20, 50)
MOST_PRICE = 500
PRICE_BONUS = 3
LEAST_WORTHS = (1, 5, 10)
COIN = "coin"


def money_of(hand: Iterable[str]) -> tuple[str, ...]:
    """Return the different money cards of `hand` in canonical order."""
    held = set(hand)
    return tuple(card for card in VALUES if card in held)
