"""Everybody meets everybody once, by Berger's tables."""

from collections.abc import Sequence


def rounds(entrants: Sequence[int]) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Return for each round the pairs, with the one first who begins.

    With an odd number the one who is in no pair of a round has no match there. Seats differ by at most 1.
    """
    order: list[int | None] = list(entrants)
    if len(order) % 2:
        order.append(None)
    last = len(order) - 1
    found = []
    for number in range(last):
        pairs = []
        for table in range(len(order) // 2):
            one = order[last] if table == 0 else order[_turned(last, number, last - table)]
            other = order[_turned(last, number, table)]
            first, second = (other, one) if table or number % 2 == 0 else (one, other)
            if first is not None and second is not None:
                pairs.append((first, second))
        found.append(tuple(pairs))
    return tuple(found)


def _turned(last: int, number: int, place: int) -> int:
    """Return who has a place after the circle has turned `number` times by half of itself."""
    return (place + number * (last + 1) // 2) % last
