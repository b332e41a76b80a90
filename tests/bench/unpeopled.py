"""What a bot is started with so that a match goes on at which nobody but computers sits; it would end at once."""

from collections.abc import Sequence

from db.seats import SeatRow
from play import endings

UNPEOPLED = "tests.bench.unpeopled:go_on"


def go_on() -> None:
    """Let no match be over for want of people."""
    endings.is_deserted = _never


def _never(seats: Sequence[SeatRow], sides: Sequence[int]) -> bool:
    return False
