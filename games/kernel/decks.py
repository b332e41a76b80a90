"""Decks, and what is drawn from them or, for `sample`, dealt anew to where an observer cannot see it. Pure.

A deck is a tuple with the next card first.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from games.kernel.ids import Observer, Seat

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


def unseen(every: Iterable[T], *seen: Iterable[T]) -> tuple[T, ...]:
    """Return `every` thing in its order without what is in `seen`, one for one."""
    left = Counter(every)
    for things in seen:
        left.subtract(things)
    return tuple(left.elements())


def filled(places: Sequence[T], drawn: Iterable[T]) -> tuple[T, ...]:
    """Return `places` with the empty ones filled from `drawn`, in order."""
    rest = iter(drawn)
    return tuple(thing or next(rest) for thing in places)


def take(pile: list[T], count: int) -> tuple[T, ...]:
    """Take `count` things from the end of `pile`."""
    return tuple(pile.pop() for _ in range(count))


def own_only(observer: Observer, marks: Sequence[bool]) -> tuple[bool, ...]:
    """Return the marks by seat with those of all but the observer taken away."""
    return tuple(mark and seat == observer for seat, mark in enumerate(marks))


def sealed_answers(
    observer: Observer, sealed: Sequence[bool], own: T | None, draw: Callable[[Seat], T]
) -> tuple[T | None, ...]:
    """Return the answers by seat: the observer's `own`, and one drawn for each other seat that has `sealed` one."""
    seats = (Seat(seat) for seat in range(len(sealed)))
    return tuple(own if seat == observer else draw(seat) if sealed[seat] else None for seat in seats)
