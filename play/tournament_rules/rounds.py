"""Rounds: for two, at tables, and everybody against everybody. Each returns the pairings that come next. Pure.

Whoever has withdrawn, was removed, or has not come to a match and is not back is not paired.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Final

from play.formats import round_robin, swiss, tables
from play.formats.lots import lot
from play.formats.pairs import Reasons
from play.formats.sheets import FULL
from play.formats.tables import LARGE, SMALL, Known
from play.tournament_rules.acts import NewPairing
from play.tournament_rules.histories import OPEN, histories
from play.tournament_rules.record import Tournament
from play.tournament_rules.results import FIRST, sheet_of, standings_of
from play.tournament_rules.secrets import lots_of

EVER: Final = 1 << 62
"""Later than everything: what is not shown yet counts too."""


def present(tournament: Tournament) -> tuple[int, ...]:
    """Return who can be paired, by number."""
    return tuple(row.entrant for row in tournament.of_status("playing") if row.stopped_at is None)


def in_order(tournament: Tournament) -> tuple[int, ...]:
    """Return who can be paired, in the order of the standings; by lot where nothing parts them."""
    seed, there = lots_of(tournament.row), set(present(tournament))
    rows = [row for row in standings_of(tournament, EVER) if row.entrant in there]
    return tuple(row.entrant for row in sorted(rows, key=lambda row: (row.place, lot(seed, "order", row.entrant))))


def is_between(tournament: Tournament) -> bool:
    """Return whether all pairings have a result."""
    return all(row.status not in OPEN for row in tournament.pairings.values())


def next_number(tournament: Tournament) -> int:
    """Return the number of the next pairing."""
    return max(tournament.pairings, default=0) + 1


def bye(pairing: int, entrant: int, twelfths: int = FULL) -> NewPairing:
    """Return a round without an opponent."""
    return NewPairing(pairing, (entrant,), twelfths=twelfths)


def swiss_round(tournament: Tournament) -> tuple[NewPairing, ...]:
    """Return the next round for two; nothing once all rounds are paired, or where nobody can meet anybody."""
    number, order = tournament.rounds_of(FIRST) + 1, in_order(tournament)
    if number > tournament.settings.rounds or len(order) < 2:
        return ()
    sheet = sheet_of(tournament, EVER)
    found = swiss.pair_round(sheet, order, tournament.forbidden, lots_of(tournament.row), number)
    if not found.pairs:
        return ()
    first = next_number(tournament)
    pairs = [NewPairing(first + place, (pair.first, pair.second), pair.why) for place, pair in enumerate(found.pairs)]
    return (*pairs, *_byes(first + len(pairs), found.byes))


def table_round(tournament: Tournament) -> tuple[NewPairing, ...]:
    """Return the next round at tables; nothing once all rounds are paired, or where too few are left for a table.

    Five cannot be seated, and who must not meet does not: then some have a bye, first those with the fewest byes, and
    of these the last in the standings.
    """
    number, order = tournament.rounds_of(FIRST) + 1, in_order(tournament)
    if number > tournament.settings.rounds:
        return ()
    known = {
        entrant: Known(entrant, had.twelfths, dict(had.met), had.places, had.small)
        for entrant, had in histories(tournament).items()
    }
    byes = Counter(seats[0].entrant for seats in tournament.seats.values() if len(seats) == 1)
    over: list[int] = []
    found: tuple[tuple[int, ...], ...] = ()
    while not found:
        rest = [entrant for entrant in order if entrant not in over]
        if len(rest) < SMALL:
            return ()
        among = rest
        if len(rest) != LARGE + 1:
            seated = [known[entrant] for entrant in rest]
            found = tables.seat_round(seated, tournament.forbidden, lots_of(tournament.row), number)
            among = [entrant for entrant in rest if _is_apart(entrant, found, tournament.forbidden)]
        if among:
            over.append(min(reversed(among), key=lambda entrant: byes[entrant]))
            found = ()
    first = next_number(tournament)
    return (
        *(NewPairing(first + place, table, _reasons(known, table)) for place, table in enumerate(found)),
        *_byes(first + len(found), over),
    )


def _is_apart(entrant: int, seated: Iterable[Sequence[int]], forbidden: frozenset[frozenset[int]]) -> bool:
    """Return whether an entrant sits with somebody who they must not meet."""
    table = next(table for table in seated if entrant in table)
    return any(frozenset((entrant, other)) in forbidden for other in table)


def _reasons(known: Mapping[int, Known], table: Sequence[int]) -> Reasons:
    """Return the largest difference of points at a table, and how often two of them had met."""
    points = [known[one].twelfths for one in table]
    return Reasons(
        gap=max(points) - min(points), met=sum(known[one].met.get(other, 0) for one, other in combinations(table, 2))
    )


def all_rounds(tournament: Tournament) -> tuple[tuple[NewPairing, ...], ...]:
    """Return all rounds in which everybody meets everybody, in an order by lot; who must not meet does not."""
    seed = lots_of(tournament.row)
    order = sorted(present(tournament), key=lambda entrant: lot(seed, "berger", entrant))
    found: list[tuple[NewPairing, ...]] = []
    number = next_number(tournament)
    for pairs in round_robin.rounds(order):
        allowed = [pair for pair in pairs if frozenset(pair) not in tournament.forbidden]
        found.append(tuple(NewPairing(number + place, pair) for place, pair in enumerate(allowed)))
        number += len(allowed)
    return tuple(found)


def _byes(first: int, entrants: Iterable[int]) -> tuple[NewPairing, ...]:
    return tuple(bye(first + place, entrant) for place, entrant in enumerate(entrants))
