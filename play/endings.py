"""How a match ends when people give up. Pure.

A seat given up plays default moves and the match continues. It ends as `resigned` when no person is left, or when one
person is left and there is no computer player to play against.

A side given up ranks below all that were not, and above sides that left earlier. A side is given up when all its seats
are: a player whose partner plays on shares the partner's place.
"""

from collections.abc import Sequence

import msgspec

from db.seats import SeatRow
from games.kernel.game import Outcome


def is_deserted(seats: Sequence[SeatRow], sides: Sequence[int]) -> bool:
    """Return whether a match with these seats is over for want of people."""
    people = {sides[seat.seat] for seat in seats if seat.sitter == "person"}
    computers = sum(seat.sitter == "ai" for seat in seats)
    return not people or (len(people) == 1 and computers == 0 and len({sides[seat.seat] for seat in seats}) > 1)


def resigned(seats: Sequence[SeatRow], sides: Sequence[int]) -> Outcome:
    """Return the outcome of a match that its people left: those who stayed share the first place, without scores."""
    level = Outcome(places=(1,) * len(seats), scores=(0,) * len(seats), reason="resigned")
    return behind_the_stayers(level, seats, sides)


def agreed(seats: Sequence[SeatRow], sides: Sequence[int]) -> Outcome:
    """Return the outcome of a match whose players have agreed on a draw: they share the first place, without scores."""
    level = Outcome(places=(1,) * len(seats), scores=(0,) * len(seats), reason="draw")
    return behind_the_stayers(level, seats, sides)


def behind_the_stayers(outcome: Outcome, seats: Sequence[SeatRow], sides: Sequence[int]) -> Outcome:
    """Return `outcome` with the places of sides given up behind all others."""
    left: dict[int, int | None] = {}
    for seat in seats:
        side = sides[seat.seat]
        known = left.get(side, 0)
        left[side] = None if known is None or seat.left_revision is None else max(known, seat.left_revision)
    ranks = []
    for seat in seats:
        revision = left[sides[seat.seat]]
        ranks.append((0, outcome.places[seat.seat]) if revision is None else (1, -revision))
    places = tuple(1 + sum(other < rank for other in ranks) for rank in ranks)
    return msgspec.structs.replace(outcome, places=places)
