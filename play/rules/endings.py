"""How a match ends when people are gone: they gave up their seats, left the server, or are away. Pure.

A seat given up plays default moves and the match continues. It ends as `resigned` when no person has a seat any more,
or when those of one side alone have, of whom somebody is there, and there is no computer player to play against.

Nobody wins by the others' leaving who is gone too. A side of which all are gone ranks below all others, and above sides
that were gone earlier; a player whose partner plays on shares the partner's place. Where nobody is there at all the
match rests, and after a time it is called off. Without a time limit nobody is away by itself: such a match in which
nobody does anything asks whether anybody still plays, and is called off if nobody answers.
"""

from collections.abc import Sequence

import msgspec

from db.rows.seats import SeatRow
from games.kernel.game import Outcome
from games.kernel.ids import Seat
from games.kernel.observation import EntryKind
from games.kernel.pace import DAY, pace_of
from play.rules.loaded import Loaded
from play.rules.record import Entry, State

REST_SECONDS = 7 * DAY
"""For so long a match rests in which nobody is there."""

QUIET_SECONDS = 30 * DAY
"""After so long without an act of anybody, a match without a time limit asks whether anybody still plays."""

ANSWER_SECONDS = 30 * DAY
"""For so long it then waits for an answer."""


def outcome_of(loaded: Loaded, state: State) -> Outcome | None:
    """Return how a match in `state` ended, by the rules or because people left.

    None while it runs, and where nobody is left whom it could be awarded to, be it that the rules would.
    """
    seats, outcome = loaded.seats, loaded.game.outcome(state)
    if all(seat.left_revision is None and seat.away_revision is None for seat in seats):
        return outcome
    sides = loaded.game.sides(loaded.options(), len(seats))
    if is_abandoned(seats, sides):
        return None
    if outcome is not None:
        return behind_the_stayers(outcome, seats, sides)
    return resigned(seats, sides) if is_deserted(seats, sides) else None


def agreed_outcome(kind: EntryKind, loaded: Loaded, reason: str = "adjudicated") -> Outcome:
    """Return how a match ends on which its players have agreed: by a draw, or by the points as they are.

    In a draw they share the first place, without scores. `reason`: why it ends by points. ValueError: the game has no
    points that tell.
    """
    seats, outcome = loaded.seats, None
    if kind == "draw":
        outcome = _level(seats, "draw")
    elif (standing := loaded.game.standing(loaded.state)) is not None:
        outcome = msgspec.structs.replace(standing, reason=reason)
    if outcome is None:
        raise ValueError("no points tell how the match would end")
    return behind_the_stayers(outcome, seats, loaded.game.sides(loaded.options(), len(seats)))


def ends_by_itself(loaded: Loaded, entry: Entry) -> tuple[int | None, int | None]:
    """Return when a running match ends by itself after `entry`, and when it asks whether anybody still plays.

    What leaves no trace for others changes neither: they would learn from it that there is such an entry.
    """
    if entry.traceless:
        return loaded.row.closes_at, loaded.row.asks_at
    if is_resting(loaded.seats):
        return entry.made_at + REST_SECONDS, None
    has_limit = pace_of(loaded.row.pace).seconds is not None
    return None, None if has_limit else entry.made_at + QUIET_SECONDS


def if_given_up(loaded: Loaded, seat: Seat) -> Outcome | None:
    """Return how a running match would end at once if `seat` were given up.

    None if others play on, or nobody would be left whom it could be awarded to.
    """
    sides = loaded.game.sides(loaded.options(), len(loaded.seats))
    gone = {"sitter": "absent", "away_revision": None, "left_revision": loaded.row.entries + 1}
    seats = [msgspec.structs.replace(row, **gone) if row.seat == seat else row for row in loaded.seats]
    if not is_deserted(seats, sides) or is_abandoned(seats, sides):
        return None
    return resigned(seats, sides)


def is_deserted(seats: Sequence[SeatRow], sides: Sequence[int]) -> bool:
    """Return whether a match with these seats is over for want of people."""
    people = {sides[seat.seat] for seat in seats if seat.sitter == "person"}
    computers = sum(seat.sitter == "ai" for seat in seats)
    return not people or (len(people) == 1 and computers == 0 and len({sides[seat.seat] for seat in seats}) > 1)


def is_resting(seats: Sequence[SeatRow]) -> bool:
    """Return whether nobody is there of those who have a seat."""
    return not any(seat.is_present for seat in seats)


def is_abandoned(seats: Sequence[SeatRow], sides: Sequence[int]) -> bool:
    """Return whether a match is over and nobody is left whom it could be awarded to."""
    return is_deserted(seats, sides) and is_resting(seats) and all(seat.sitter != "ai" for seat in seats)


def resigned(seats: Sequence[SeatRow], sides: Sequence[int]) -> Outcome:
    """Return the outcome of a match that its people left: those who stayed share the first place, without scores."""
    return behind_the_stayers(_level(seats, "resigned"), seats, sides)


def behind_the_stayers(outcome: Outcome, seats: Sequence[SeatRow], sides: Sequence[int]) -> Outcome:
    """Return `outcome` with the places of sides that are gone behind all others."""
    gone: dict[int, int | None] = {}
    for seat in seats:
        side, since = sides[seat.seat], seat.left_revision if seat.away_revision is None else seat.away_revision
        known = gone.get(side, 0)
        gone[side] = None if known is None or since is None else max(known, since)
    ranks = []
    for seat in seats:
        revision = gone[sides[seat.seat]]
        ranks.append((0, outcome.places[seat.seat]) if revision is None else (1, -revision))
    places = tuple(1 + sum(other < rank for other in ranks) for rank in ranks)
    return msgspec.structs.replace(outcome, places=places)


def _level(seats: Sequence[SeatRow], reason: str) -> Outcome:
    return Outcome(places=(1,) * len(seats), scores=(0,) * len(seats), reason=reason)
