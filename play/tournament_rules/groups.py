"""The group stage of a tournament: who is drawn into which group, all their matches, and who goes on. Pure."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from play.formats import divisions, groups, round_robin
from play.formats.pairs import Reasons
from play.formats.settings import AT_TABLES, GROUPED
from play.formats.sheets import HALF
from play.formats.tables import LARGE, SMALL
from play.tournament_rules.acts import NewPairing
from play.tournament_rules.record import Tournament
from play.tournament_rules.results import groups_of, standings_of
from play.tournament_rules.rounds import EVER, bye, next_number, present
from play.tournament_rules.secrets import lots_of


def group_rounds(tournament: Tournament) -> tuple[tuple[NewPairing, ...], ...]:
    """Return all rounds of all groups, drawn now; who must not meet and is in one group all the same does not play."""
    settings, entrants = tournament.settings, present(tournament)
    is_at_tables = tournament.row.format in AT_TABLES
    smallest = groups.SMALLEST_AT_TABLES if is_at_tables else groups.SMALLEST
    if len(entrants) < 2 * smallest:
        return ()
    drawn = groups.draw(
        entrants, settings.seeds, groups.count(len(entrants), settings.group_size, smallest), tournament.forbidden,
        lots_of(tournament.row),
    )  # fmt: skip
    schedules = [_tables(group) if is_at_tables else round_robin.rounds(group) for group in drawn]
    found: list[tuple[NewPairing, ...]] = []
    number = next_number(tournament)
    for turn in range(max(map(len, schedules))):
        tables = (
            (group, table)
            for group, rounds in enumerate(schedules, 1)
            for table in (rounds[turn] if turn < len(rounds) else ())
        )
        made = [new for group, table in tables for new in _allowed(tournament, group, table)]
        found.append(tuple(replace(new, pairing=number + at) for at, new in enumerate(made)))
        number += len(made)
    return tuple(found)


def finalists(tournament: Tournament) -> tuple[tuple[int, ...], Mapping[int, int]]:
    """Return who goes on from the groups, in the order of their seeds, and the group of each entrant."""
    of, there = groups_of(tournament, EVER), set(present(tournament))
    rows = [row for row in standings_of(tournament, EVER) if row.group]
    through = groups.through_of(tournament.settings.group_best, of.values())
    matches = _at_tables if tournament.row.format in AT_TABLES else groups.one_less
    return groups.ranked_finalists(rows, through, there, lots_of(tournament.row), matches), of


def are_groups(tournament: Tournament) -> bool:
    """Return whether a tournament begins with groups."""
    return tournament.row.format in GROUPED


def _tables(group: Sequence[int]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Return the rounds of a group at tables."""
    schedule = divisions.schedule(len(group), LARGE)
    return tuple(tuple(tuple(group[one] for one in table) for table in tables) for tables in schedule)


def _at_tables(size: int) -> int:
    return divisions.matches_each(max(size, groups.SMALLEST_AT_TABLES), LARGE)


def _allowed(tournament: Tournament, group: int, table: Sequence[int]) -> Iterator[NewPairing]:
    """Yield the pairing of a table, without a number, or what is possible of it where some of it must not meet.

    At a table who comes later in it has half a point instead, as its players have in the mean; if too few are left,
    all have. Two who must not meet do not play.
    """
    why = Reasons(group=group)
    allowed: list[int] = []
    for entrant in table:
        if not any(frozenset((entrant, other)) in tournament.forbidden for other in allowed):
            allowed.append(entrant)
    if len(allowed) == len(table) or len(allowed) >= SMALL:
        yield NewPairing(0, tuple(allowed), why)
    elif len(table) > 2:
        allowed = []
    for entrant in table if len(table) > 2 else ():
        if entrant not in allowed:
            yield replace(bye(0, entrant, HALF), why=why)
