"""Cards and lots of the auction (SPEC 1). Ids and numbers only."""

from collections.abc import Iterable

VETO = "veto"
VALUES = {f"c{value}": value for value in range(1, 6)}
"""Value of each money card id."""

DECK = (*(card for card in VALUES for _ in range(4)), VETO)
LOTS = ("clock", "crown", "globe", "harp", "lamp", "mask")
HAND_SIZE = 4
ROUNDS = 3
COINS = 3
MOST_PLEDGED = 2


def money_of(hand: Iterable[str]) -> tuple[str, ...]:
    """Return the different money cards of `hand` in canonical order."""
    held = set(hand)
    return tuple(card for card in VALUES if card in held)
