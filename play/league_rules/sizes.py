"""How many members each division has, and how many of them can go up and down."""

from typing import Final

from play.formats import divisions

MOST_MEMBERS: Final = 512
"""Of one league; as many as a tournament has entrants."""


def division_sizes(members: int, size: int, seats: int) -> tuple[int, ...]:
    """Return the sizes of the divisions for so many `members`, from the top; all but the last have `size`.

    The last one has whoever is left over, or they join the one above it if they are too few to be one: so it has up to
    `divisions.LEAST` - 1 more than a full one. Nothing: there are too few for one division.
    """
    least = divisions.LEAST[seats]
    if members < least:
        return ()
    full, rest = divmod(members, size)
    if rest >= least:
        return (size,) * full + (rest,)
    if not full:
        return (members,)
    return (size,) * (full - 1) + (size + rest,)


def most_moving(size: int) -> int:
    """Return how many of a division of `size` can go up at most, and as many down, so that somebody stays."""
    return (size - 1) // 2
