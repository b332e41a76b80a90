"""How a match ends when people give up. Pure.

A seat given up plays default moves, and the match goes on, until nobody is left who would mind: it ends as `resigned`
when no person sits there any more, or when one person is left and there is no computer player to play against.

A seat given up stands behind all that were not, those who stayed longer before those who left earlier.
"""

from collections.abc import Sequence

import msgspec

from db.seats import SeatRow
from games.kernel.game import Outcome


def is_deserted(seats: Sequence[SeatRow]) -> bool:
    """Say whether a match with these seats is over for want of people."""
    people = sum(seat.sitter == "person" for seat in seats)
    computers = sum(seat.sitter == "ai" for seat in seats)
    return people == 0 or (people == 1 and computers == 0 and len(seats) > 1)


def resigned(seats: Sequence[SeatRow]) -> Outcome:
    """Return the outcome of a match that its people left: those who stayed share the first place, without scores."""
    level = Outcome(places=(1,) * len(seats), scores=(0,) * len(seats), reason="resigned")
    return behind_the_stayers(level, seats)


def behind_the_stayers(outcome: Outcome, seats: Sequence[SeatRow]) -> Outcome:
    """Return `outcome` with the places of seats given up behind all others."""
    if all(seat.left_revision is None for seat in seats):
        return outcome
    ranks = [
        (0, outcome.places[seat.seat]) if seat.left_revision is None else (1, -seat.left_revision) for seat in seats
    ]
    places = tuple(1 + sum(other < rank for other in ranks) for rank in ranks)
    return msgspec.structs.replace(outcome, places=places)
