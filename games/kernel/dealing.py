"""What `sample` does: the things an observer cannot see are dealt anew to the places where they may be. Pure."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from games.kernel.ids import Observer, Seat

T = TypeVar("T")


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


def sealed_answers(
    observer: Observer, sealed: Sequence[bool], own: T | None, draw: Callable[[Seat], T]
) -> tuple[T | None, ...]:
    """Return the answers by seat: the observer's `own`, and one drawn for each other seat that has `sealed` one."""
    seats = (Seat(seat) for seat in range(len(sealed)))
    return tuple(own if seat == observer else draw(seat) if sealed[seat] else None for seat in seats)
