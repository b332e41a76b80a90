"""Time: how long a seat has, what is left of a shared clock, which default has to wait, whose time ran out. Pure.

A decision has a period of its own, or shares a clock (`Decision.clock`) with others of its seat. A clock runs while its
seat owes an answer to one of them. What is left is kept meanwhile; when the seat is asked again it has that, a quarter
of the period at least. A clock on which a default was made stays used up: what shares it is answered by defaults, too.
"""

from collections.abc import Mapping, Sequence

import msgspec

from db.awaited import AwaitedRow
from games.kernel import codec
from games.kernel.game import Decision
from games.kernel.ids import Seat
from play.loaded import Loaded
from play.pace import SECONDS
from play.record import Entry

LEAST_PART = 4
"""A seat that is asked again has at least one part of the period in so many."""

Decisions = Mapping[Seat, Decision]


class Rest(msgspec.Struct, frozen=True, array_like=True):
    """The seconds that are left on a clock that does not run; none: a default was made on it."""

    seat: Seat
    clock: str
    seconds: int


def stopped(loaded: Loaded, entry: Entry, before: Decisions, after: Decisions) -> tuple[Rest, ...]:
    """Return the clocks that do not run after `entry`, which led from the decisions `before` to those `after`."""
    rests = {(rest.seat, rest.clock): rest for rest in codec.decode(loaded.row.clocks, tuple[Rest, ...])}
    for row in loaded.asked:
        seat = Seat(row.seat)
        clock = before[seat].clock if seat in before else ""
        if not clock or row.deadline_at is None or _runs_on(clock, after.get(seat)):
            continue
        is_default = entry.kind == "default" and entry.seat == seat
        rests[seat, clock] = Rest(seat, clock, max(0 if is_default else 1, row.deadline_at - entry.made_at))
    return tuple(rest for rest in rests.values() if not _runs_on(rest.clock, after.get(rest.seat)))


def deadline(
    loaded: Loaded, entry: Entry, decision: Decision, before: Decision | None, known: AwaitedRow | None
) -> int | None:
    """Return until when `decision`, asked after `entry`, must be answered; `known` is what its seat was asked before.

    An answer owed without a break keeps its deadline, also through own moves as long as they share a clock.
    """
    period = SECONDS[loaded.row.pace]
    if not decision.owed or period is None:
        return None
    if known is not None and known.is_owed and known.deadline_at is not None:
        is_same = known.kind == decision.kind and decision.seat != entry.seat
        if is_same or (before is not None and decision.clock and before.clock == decision.clock):
            return known.deadline_at
    for rest in codec.decode(loaded.row.clocks, tuple[Rest, ...]):
        if (rest.seat, rest.clock) == (decision.seat, decision.clock):
            return entry.made_at if rest.seconds == 0 else entry.made_at + max(rest.seconds, period // LEAST_PART)
    return entry.made_at + period


def must_wait(loaded: Loaded, seat: Seat, now: int) -> bool:
    """Return whether the default of `seat` has to wait: others who have time left owe an answer to the same question.

    Made earlier it would be known to them, and what a default is everybody knows.
    """
    kind = next((row.kind for row in loaded.asked if row.seat == seat), None)
    others = (row for row in loaded.asked if row.is_owed and row.kind == kind and row.seat != seat)
    return any(
        loaded.seats[row.seat].sitter == "ai"
        or (row.user_id is not None and (row.deadline_at is None or row.deadline_at > now))
        for row in others
    )


def misses(kept: Sequence[Entry], seat: Seat) -> int:
    """Return how often in a row the time of `seat` was up; all defaults of one clock are one miss."""
    count, clock = 0, None
    for entry in reversed(kept):
        if entry.seat != seat:
            continue
        if entry.kind != "default":
            break
        count += not entry.clock or entry.clock != clock
        clock = entry.clock
    return count


def _runs_on(clock: str, decision: Decision | None) -> bool:
    return decision is not None and decision.owed and decision.clock == clock
