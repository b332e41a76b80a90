"""A knock-out for two: seeded by the standings, byes for the best, losers are out."""

from collections.abc import Sequence


def bracket(seeds: Sequence[int]) -> tuple[tuple[int | None, int | None], ...]:
    """Return the first round of a bracket, from the entrants in order of their seeds.

    None: nobody, so the other one is through without a match.
    The two best can meet only in the final, the four best not before the last four, and so on.
    """
    size = 1
    while size < len(seeds):
        size *= 2
    order = [0]
    while len(order) < size:
        order = [place for seed in order for place in (seed, 2 * len(order) - 1 - seed)]
    found = [seeds[place] if place < len(seeds) else None for place in order]
    return tuple((found[place], found[place + 1]) for place in range(0, size, 2)) if size > 1 else ()


def next_round(winners: Sequence[int | None]) -> tuple[tuple[int | None, int | None], ...]:
    """Return the next round from who won each pair of the last one, in its order.

    None: neither came, so whoever is next is through without a match.
    """
    return (
        tuple((winners[place], winners[place + 1]) for place in range(0, len(winners), 2)) if len(winners) > 1 else ()
    )


def decided(wins: Sequence[int], best_of: int) -> int | None:
    """Return who of two has won a series, from the wins of each: 0, 1, or None while it is open."""
    needed = best_of // 2 + 1
    return next((side for side, won in enumerate(wins) if won >= needed), None)
