"""What a seat has more of at the start, so that players who are not equally strong have an even match. Pure.

Among the options with which a match is set up `HANDICAP` has the amounts by seat. Where nobody has more there is no
such entry, so that a match without a handicap is set up and stored as it always was.
"""

from collections.abc import Mapping, Sequence

import msgspec

HANDICAP = "handicap"
"""No game calls an option of its own so."""


class Handicap(msgspec.Struct, frozen=True):
    """A seat can have up to `most` more of the good `id` at the start; words `<game>-handicap-<id>` (`$amount`)."""

    id: str
    most: int


def amounts(setup: Mapping[str, str], seats: int) -> tuple[int, ...]:
    """Return how much more each seat has at the start.

    Raises:
        ValueError: an amount is no number, or there are more of them than seats.
    """
    given = [int(each) for each in setup[HANDICAP].split(",")] if HANDICAP in setup else []
    if len(given) > seats:
        raise ValueError(setup[HANDICAP])
    return (*given, *(0,) * (seats - len(given)))


def with_amounts(options: Mapping[str, str], given: Sequence[int]) -> dict[str, str]:
    """Return `options` with these amounts by seat in place of those of before; equal amounts are written alike."""
    last = max((seat for seat, amount in enumerate(given) if amount), default=-1)
    written = ",".join(map(str, given[: last + 1]))
    return without(options) | ({HANDICAP: written} if written else {})


def without(setup: Mapping[str, str]) -> dict[str, str]:
    """Return the options of the game alone."""
    return {name: value for name, value in setup.items() if name != HANDICAP}
