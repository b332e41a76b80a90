"""The whole-millimetre points of a line that keep away from discs (SPEC 4.3, 18.6, 18.7). Pure geometry.

A row runs along a side of the field, its points counted from the west or south end. `Spans` are closed intervals.
"""

from collections.abc import Iterable
from math import isqrt

Spans = tuple[tuple[int, int], ...]


def shadow(distance: int, away: int) -> int | None:
    """Return how far along a row a point must stay from the foot of a centre `away` from the row, None if it need not.

    Points nearer than `distance` to the centre are forbidden: those at most this far along on both sides.
    """
    left = distance * distance - away * away
    return isqrt(left - 1) if left > 0 else None


def closed_shadow(distance: int, away: int) -> int | None:
    """Return the same where points exactly at `distance` are forbidden too."""
    left = distance * distance - away * away
    return isqrt(left) if left >= 0 else None


def allowed(low: int, high: int, forbidden: Iterable[tuple[int, int]]) -> Spans:
    """Return what is left of `low` to `high` when closed intervals are taken out."""
    spans: list[tuple[int, int]] = []
    start = low
    for first, last in sorted(forbidden):
        if first > high:
            break
        if first > start:
            spans.append((start, first - 1))
        start = max(start, last + 1)
    if start <= high:
        spans.append((start, high))
    return tuple(spans)


def nearest(spans: Spans, wish: int) -> int | None:
    """Return the point of the spans nearest to `wish`, the smaller of two."""
    best: int | None = None
    for first, last in spans:
        point = min(max(wish, first), last)
        if best is None or abs(point - wish) < abs(best - wish):
            best = point
    return best
