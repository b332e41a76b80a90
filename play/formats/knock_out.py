"""A knock-out for two: seeded by the standings, byes for the best, losers are out."""

from collections.abc import Callable, Sequence


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


def apart(
    ties: Sequence[tuple[int | None, int | None]], clash: Callable[[int, int], bool]
) -> tuple[tuple[int | None, int | None], ...]:
    """Return a first round in which nobody meets whom they `clash` with, if that can be; the higher seeds stay.

    Their opponents change places with those of the nearest ties.
    """
    full = [place for place, (one, other) in enumerate(ties) if one is not None and other is not None]
    home: dict[int, int] = {}

    def placed(place: int, tried: set[int]) -> bool:
        one = ties[place][0]
        for there in sorted(full, key=lambda each: (abs(each - place), each)):
            other = ties[there][1]
            if one is None or other is None or there in tried or clash(one, other):
                continue
            tried.add(there)
            if there not in home or placed(home[there], tried):
                home[there] = place
                return True
        return False

    # Those who could stay do, unless somebody else needs their opponent.
    order = sorted(full, key=lambda place: clash(ties[place][0] or 0, ties[place][1] or 0))
    if not all(placed(place, set()) for place in order):
        return tuple(ties)
    opponent = {place: ties[there][1] for there, place in home.items()}
    return tuple((one, opponent.get(place, other)) for place, (one, other) in enumerate(ties))


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
