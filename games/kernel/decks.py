"""Decks and what is turned up or drawn from them; a deck is a tuple with the next card first. Pure."""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
Cards = tuple[str, ...]


def refilled(places: Cards, deck: Cards) -> tuple[Cards, Cards, Cards]:
    """Return `places` with empty ones filled from `deck` as far as it goes, the rest of `deck`, and the new cards."""
    filled, rest = list(places), list(deck)
    for place, card in enumerate(filled):
        if not card and rest:
            filled[place] = rest.pop(0)
    return tuple(filled), tuple(rest), deck[: len(deck) - len(rest)]


def drawn(
    deck: tuple[T, ...], count: int, reshuffle: Callable[[], tuple[T, ...]]
) -> tuple[tuple[T, ...], tuple[T, ...]]:
    """Return up to `count` cards of `deck` and what is left of it; an empty deck is made anew by `reshuffle`."""
    cards: tuple[T, ...] = ()
    while len(cards) < count:
        deck = deck or reshuffle()
        if not deck:
            break
        missing = count - len(cards)
        cards, deck = (*cards, *deck[:missing]), deck[missing:]
    return cards, deck
