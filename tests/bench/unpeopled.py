"""A preparation of the bot so that a match of computer players alone continues; it would end at once."""

from collections.abc import Sequence

from db.seats import SeatRow
from play import endings

UNPEOPLED = "tests.bench.unpeopled:go_on"


def go_on() -> None:
    """Let no match end because no people are left."""
    endings.is_deserted = _never


def _never(seats: Sequence[SeatRow], sides: Sequence[int]) -> bool:
    return False
