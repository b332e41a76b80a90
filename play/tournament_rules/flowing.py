"""Flow: who is free is paired once a day. When that gives something is known beforehand. Pure."""

from collections.abc import Iterator, Mapping
from itertools import combinations
from statistics import median_high
from typing import Final

import msgspec

from games.kernel.pace import DAY, HOUR
from play.formats.flow import (
    BYE_AFTER,
    HELPED_AFTER,
    HELPS,
    Free,
    Helper,
    can_help,
    is_ahead,
    pair_day,
    ready,
    wait_of,
)
from play.formats.pairs import Reasons
from play.formats.sheets import FULL, HALF
from play.rules.due import AT_ONCE
from play.tournament_rules.acts import NewPairing
from play.tournament_rules.checks import takes_late
from play.tournament_rules.histories import OPEN, History, histories
from play.tournament_rules.record import Tournament
from play.tournament_rules.results import FIRST
from play.tournament_rules.rounds import bye, next_number, present
from play.tournament_rules.secrets import lots_of

BACK_DAYS: Final = 3
"""So long at least a tournament does not end for somebody who did not come: an organiser may take it back."""


class _Field(msgspec.Struct, frozen=True):
    """Those who can be paired: `free` for another match with the time since then; helpers; the median of matches.

    `alone`: since when nobody can meet them any more, of whom that is certain (unix seconds).
    """

    free: tuple[Free, ...]
    since: dict[int, int]
    alone: dict[int, int]
    helpers: tuple[Helper, ...]
    median: float


def flow_day(tournament: Tournament, now: int) -> tuple[NewPairing, ...]:
    """Return who meets now; on the first day all are ready at once."""
    field, behind = _field(tournament, now), histories(tournament)
    number, day = next_number(tournament), tournament.rounds_of(FIRST) + 1
    found = pair_day(ready(field.free, field.median), field.helpers, tournament.forbidden, lots_of(tournament.row), day)
    made = [NewPairing(0, (pair.first, pair.second), pair.why) for pair in found.pairs]
    for pair, helper in found.helped:
        other = pair.second if pair.first == helper else pair.first
        made.append(NewPairing(0, (pair.first, pair.second), pair.why, only_for=other))
    alone = {one.entrant for one in field.free if one.is_alone}
    for entrant in found.byes:
        made += missing_byes(entrant, behind[entrant], tournament.settings.rounds if entrant in alone else None)
    return tuple(msgspec.structs.replace(new, pairing=number + place) for place, new in enumerate(made))


def missing_byes(entrant: int, had: History, rounds: int | None) -> Iterator[NewPairing]:
    """Yield the bye of somebody who has waited long, or the missing ones of `rounds` if nobody can meet them more."""
    why = Reasons(is_alone=rounds is not None)
    for number in range(1 if rounds is None else rounds - had.started):
        new = bye(0, entrant, HALF if had.byes or number else FULL)
        yield msgspec.structs.replace(new, why=why)


def next_look(tournament: Tournament) -> int | None:
    """Return when somebody can be paired if nothing happens before: at the tournament's hour; None: never."""
    if not tournament.rounds_of(FIRST):
        return AT_ONCE if len(present(tournament)) > 1 else None
    field = _field(tournament, 0)
    last = max(row.made_at for row in tournament.pairings.values())
    soonest: int | None = None
    hour, first = tournament.settings.hour, min(_begins(field).values(), default=last)
    for at in _possible(tournament, field):
        # The hour is the same for all times of a day: who could be paired then already ends the search.
        look = next_hour(hour, max(at - 1, last))
        soonest = look if soonest is None else min(look, soonest)
        if soonest == next_hour(hour, max(first - 1, last)):
            break
    return soonest


def ends_at(tournament: Tournament) -> int | None:
    """Return when nobody is left to be paired; None: somebody still plays."""
    if any(row.status in OPEN for row in tournament.pairings.values()):
        return None
    behind, rounds = histories(tournament), tournament.settings.rounds
    missed = [
        row.stopped_at + BACK_DAYS * DAY
        for row in tournament.of_status("playing")
        if row.stopped_at is not None and behind[row.entrant].started < rounds
    ]
    return max(missed, default=AT_ONCE)


def next_hour(hour: int, after: int) -> int:
    """Return when it is `hour` o'clock UTC next, later than `after` (unix seconds)."""
    today = after - after % DAY + hour * HOUR
    return today if today > after else today + DAY


def _field(tournament: Tournament, now: int) -> _Field:
    settings, behind, there = tournament.settings, histories(tournament), present(tournament)
    is_first = not tournament.rounds_of(FIRST)
    free: list[Free] = []
    since: dict[int, int] = {}
    alone: dict[int, int] = {}
    for entrant in there:
        had, row = behind[entrant], tournament.entrants[entrant]
        if had.started < settings.rounds and had.open < settings.at_once and row.free_since is not None:
            since[entrant] = row.free_since
            days = max(0, now - row.free_since) // DAY
            is_hasty = is_first or row.hasty_at is not None
            one = Free(entrant, had.plus, had.started, days, frozenset(had.met), had.turns, is_hasty)
            if (alone_since := _alone_since(tournament, one, behind)) is not None:
                alone[entrant] = alone_since
                one = msgspec.structs.replace(one, is_alone=alone_since <= now)
            free.append(one)
    helpers = [
        _helper(entrant, behind[entrant])
        for entrant in there
        if tournament.entrants[entrant].is_helper and behind[entrant].done >= settings.rounds
    ]
    started = [behind[entrant].started for entrant in there]
    idle = tuple(helper for helper in helpers if not behind[helper.entrant].open)
    return _Field(tuple(free), since, alone, idle, median_high(started) if started else 0)


def _alone_since(tournament: Tournament, one: Free, behind: Mapping[int, History]) -> int | None:
    """Return since when nobody can meet somebody any more (unix seconds, 0: already); None: somebody still may.

    These are others who have matches left, helpers, and who can still enter. Of those who did not come an organiser may
    take it back for a time; later they are waited for no more, as a tournament does not wait for them with its end.
    """
    since = 0
    for row in tournament.of_status("playing"):
        other, pair = behind[row.entrant], frozenset((one.entrant, row.entrant))
        if row.entrant == one.entrant or row.entrant in one.met or pair in tournament.forbidden:
            continue
        is_through = other.done >= tournament.settings.rounds
        if row.stopped_at is not None:
            since = since if is_through else max(since, row.stopped_at + BACK_DAYS * DAY)
        elif not is_through or (row.is_helper and other.helped < HELPS):
            return None
    return None if takes_late(tournament, since) else since


def _helper(entrant: int, had: History) -> Helper:
    return Helper(entrant, had.plus, had.helped, frozenset(had.met), had.turns)


def _begins(field: _Field) -> dict[int, int]:
    """Return from when on each can be paired who is free, as far as they themselves are concerned."""
    return {one.entrant: field.since[one.entrant] + (0 if one.is_hasty else DAY) for one in field.free}


def _possible(tournament: Tournament, field: _Field) -> Iterator[int]:
    """Yield times at which somebody could be paired; who is free first comes first."""
    waiting = [one for one in field.free if not is_ahead(one, field.median)]
    begins = _begins(field)
    waiting.sort(key=lambda one: (begins[one.entrant], one.entrant))
    for one, other in combinations(waiting, 2):
        days = None if frozenset((one.entrant, other.entrant)) in tournament.forbidden else wait_of(one, other)
        if days is not None:
            longest = min(field.since[one.entrant], field.since[other.entrant])
            yield max(begins[one.entrant], begins[other.entrant], longest + days * DAY)
    for one in waiting:
        helped = any(can_help(one, helper, tournament.forbidden) for helper in field.helpers)
        until = field.since[one.entrant] + (HELPED_AFTER if helped else BYE_AFTER) * DAY
        yield max(begins[one.entrant], min(until, field.alone.get(one.entrant, until)))
