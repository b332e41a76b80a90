"""Flow at tables: who is free is seated once a day. When that gives something is known beforehand. Pure."""

from collections.abc import Iterator
from statistics import median_high

import msgspec

from games.kernel.pace import DAY
from play.formats.flow import BYE_AFTER, HELPS, Helper, ready
from play.formats.table_flow import TableDay, Waiting, seat_day
from play.formats.tables import SMALL
from play.rules.due import AT_ONCE
from play.tournament_rules.acts import NewPairing
from play.tournament_rules.checks import takes_late
from play.tournament_rules.flowing import BACK_DAYS, missing_byes, next_hour
from play.tournament_rules.histories import History, histories
from play.tournament_rules.record import Tournament
from play.tournament_rules.results import FIRST
from play.tournament_rules.rounds import next_number, present
from play.tournament_rules.secrets import lots_of


class _Field(msgspec.Struct, frozen=True):
    """Those who can be seated: `free` since when for another match; helpers; the median of matches begun.

    `alone_since`: since when too few are left for a table with any of them (unix seconds), None: enough still may come.
    """

    free: tuple[Waiting, ...]
    since: dict[int, int]
    helpers: tuple[Helper, ...]
    median: float
    alone_since: int | None


def table_day(tournament: Tournament, now: int) -> tuple[NewPairing, ...]:
    """Return who meets now; on the first day all are ready at once."""
    behind, number = histories(tournament), next_number(tournament)
    field = _field(tournament, behind)
    found = _day(tournament, field, now)
    made = [NewPairing(0, table.entrants, table.why, only_for=table.only_for) for table in found.tables]
    is_alone = field.alone_since is not None and field.alone_since <= now
    for entrant in found.byes:
        made += missing_byes(entrant, behind[entrant], tournament.settings.rounds if is_alone else None)
    return tuple(msgspec.structs.replace(new, pairing=number + place) for place, new in enumerate(made))


def next_table_look(tournament: Tournament) -> int | None:
    """Return when somebody can be seated if nothing happens before: at the tournament's hour; None: never."""
    if not tournament.rounds_of(FIRST):
        return AT_ONCE if len(present(tournament)) >= SMALL else None
    field = _field(tournament, histories(tournament))
    last = max(row.made_at for row in tournament.pairings.values())
    for at in _hours(tournament, field, last):
        found = _day(tournament, field, at)
        if found.tables or found.byes:
            return at
    return None


def _hours(tournament: Tournament, field: _Field, last: int) -> Iterator[int]:
    """Yield the hours at which the next look could be, until all that wait have waited for a bye."""
    if not field.free:
        return
    begins = [field.since[one.entrant] + (0 if one.is_hasty else DAY) for one in field.free]
    at = next_hour(tournament.settings.hour, max(min(begins) - 1, last))
    until = max(*begins, field.alone_since or 0, last) + (BYE_AFTER + 1) * DAY
    while at <= until:
        yield at
        at += DAY


def _day(tournament: Tournament, field: _Field, now: int) -> TableDay:
    """Return who is seated at a time if nothing happens before."""
    is_alone = field.alone_since is not None and field.alone_since <= now
    here = [
        msgspec.structs.replace(one, days=max(0, now - field.since[one.entrant]) // DAY, is_alone=is_alone)
        for one in field.free
        if field.since[one.entrant] <= now
    ]
    day = tournament.rounds_of(FIRST) + 1
    return seat_day(ready(here, field.median), field.helpers, tournament.forbidden, lots_of(tournament.row), day)


def _field(tournament: Tournament, behind: dict[int, History]) -> _Field:
    settings, there = tournament.settings, present(tournament)
    is_first = not tournament.rounds_of(FIRST)
    free: list[Waiting] = []
    since: dict[int, int] = {}
    for entrant in there:
        had, row = behind[entrant], tournament.entrants[entrant]
        if had.started < settings.rounds and had.open < settings.at_once and row.free_since is not None:
            since[entrant] = row.free_since
            is_hasty = is_first or row.hasty_at is not None
            free.append(
                Waiting(
                    entrant, had.plus, had.started, 0, frozenset(had.met), is_hasty=is_hasty, times=dict(had.met),
                    seats=had.places, small=had.small,
                )
            )  # fmt: skip
    helpers = tuple(
        Helper(entrant, behind[entrant].plus, behind[entrant].helped, frozenset(behind[entrant].met))
        for entrant in there
        if tournament.entrants[entrant].is_helper
        and behind[entrant].done >= settings.rounds
        and not behind[entrant].open
    )
    started = [behind[entrant].started for entrant in there]
    middle = median_high(started) if started else 0
    return _Field(tuple(free), since, helpers, middle, _alone_since(tournament, behind))


def _alone_since(tournament: Tournament, behind: dict[int, History]) -> int | None:
    """Return since when too few have matches left for a table (unix seconds, 0: already); None: enough may still come.

    Of those who did not come an organiser may take it back for a time; later they are waited for no more. Who helps
    may meet somebody whom they have not met.
    """
    since, coming = 0, 0
    for row in tournament.of_status("playing"):
        had = behind[row.entrant]
        if had.done >= tournament.settings.rounds:
            coming += row.stopped_at is None and row.is_helper and had.helped < HELPS
        elif row.stopped_at is not None:
            since = max(since, row.stopped_at + BACK_DAYS * DAY)
        else:
            coming += 1
    return None if coming >= SMALL or takes_late(tournament, since) else since
