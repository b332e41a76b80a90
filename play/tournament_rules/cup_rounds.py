"""The next round of a knock-out that is drawn anew each time (play/formats/cups.py). Pure.

A match that was void, or in which nobody has lost, is played again at once, so that the others do not wait for it
longer than they must.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import combinations, permutations
from typing import Final

from db.rows.tournaments import PairingRow
from play.formats import cups
from play.formats.cups import Alone, Field, Stake, Table
from play.formats.lots import lot
from play.formats.pairs import Reasons
from play.formats.sheets import FULL
from play.formats.tables import LARGE, Known, in_seats
from play.tournament_rules import acts
from play.tournament_rules.acts import NewPairing
from play.tournament_rules.brackets import seeds_of, stage_of
from play.tournament_rules.cup_results import fates, rules_of, unsettled
from play.tournament_rules.histories import OPEN
from play.tournament_rules.record import GONE, Tournament
from play.tournament_rules.results import FIRST
from play.tournament_rules.rounds import next_number
from play.tournament_rules.secrets import lots_of

_STAGES: Final = 1_000
"""Lots of seats are drawn by stage and round, as one number."""


def next_pairings(tournament: Tournament, now: int) -> tuple[acts.Paired, ...]:
    """Return what is paired next: matches that are played again, or the next round; nothing where matches run yet."""
    stage = stage_of(tournament)
    rows = _rows(tournament)
    shown_at = now + 60 * tournament.settings.publish_minutes
    again = tuple(_again(tournament, unsettled(tournament, rows)))
    if again:
        return (acts.Paired(stage, tournament.rounds_of(stage), shown_at, again),)
    new = () if any(row.status in OPEN for row in rows) else _next_round(tournament, rows)
    return (acts.Paired(stage, tournament.rounds_of(stage) + 1, shown_at, new),) if new else ()


def is_between(tournament: Tournament) -> bool:
    """Return whether something comes next: a match that is played again, a round, or the end."""
    rows = _rows(tournament)
    return all(row.status not in OPEN for row in rows) or bool(unsettled(tournament, rows))


def _rows(tournament: Tournament) -> tuple[PairingRow, ...]:
    stage = stage_of(tournament)
    return tuple(row for row in tournament.pairings.values() if row.stage == stage)


def _next_round(tournament: Tournament, rows: Sequence[PairingRow]) -> tuple[NewPairing, ...]:
    order = _order(tournament, rows)
    field = _field(tournament, rows, order)
    drawn = cups.draw(field, rules_of(tournament))
    if drawn is None:
        return ()
    first, round_ = next_number(tournament), max((row.round for row in rows), default=0) + 1
    known = _known(tournament, rows, order)
    new = [_table(tournament, first + at, table, (known, field), round_) for at, table in enumerate(drawn.tables)]
    alone = (_alone(first + len(new) + at, each) for at, each in enumerate(drawn.alone))
    return (*new, *alone)


def _order(tournament: Tournament, rows: Sequence[PairingRow]) -> tuple[int, ...]:
    """Return who is in, the best first.

    After another stage that is the order in which they came from it, else who has more points for each match, then by
    lot.
    """
    if not rows:
        return tuple(seeds_of(tournament)[0])
    there = {entrant for entrant, fate in fates(tournament, rows).items() if fate.is_in}
    seed = lots_of(tournament.row)
    if stage_of(tournament) == FIRST:
        points = _points(tournament, rows)
        return tuple(sorted(there, key=lambda each: (-points.get(each, Fraction(0)), lot(seed, "order", each))))
    seeds = _first_seeds(tournament, rows)
    return tuple(sorted(there, key=lambda each: (seeds.get(each, len(seeds)), lot(seed, "order", each))))


def _first_seeds(tournament: Tournament, rows: Iterable[PairingRow]) -> Mapping[int, int]:
    """Return the order in which they came into the first round; whoever had a bye there was the best."""
    found: dict[int, int] = {}
    for row in rows:
        stake = tournament.stake(row.pairing) if row.round == 1 else None
        for seat in tournament.seats[row.pairing] if stake is not None else ():
            found[seat.entrant] = stake.seeds[seat.seat] if stake is not None and stake.seeds else -1
    return found


def _points(tournament: Tournament, rows: Iterable[PairingRow]) -> Mapping[int, Fraction]:
    """Return the points for each match, in twelfths, of those who have played one."""
    sums, matches = Counter[int](), Counter[int]()
    for row in rows:
        seats = tournament.seats[row.pairing]
        if row.status == "ended" and len(seats) > 1:
            sums.update({seat.entrant: seat.twelfths or 0 for seat in seats})
            matches.update(seat.entrant for seat in seats)
    return {entrant: Fraction(sums[entrant], count) for entrant, count in matches.items()}


def _field(tournament: Tournament, rows: Sequence[PairingRow], order: Sequence[int]) -> Field:
    lost = {entrant: fate.losses for entrant, fate in fates(tournament, rows).items()}
    seats = [tournament.seats[row.pairing] for row in rows]
    tables = [[seat.entrant for seat in found] for row, found in zip(rows, seats, strict=True) if row.status != "void"]
    if not rows:
        # Those of one group have met there.
        groups = seeds_of(tournament)[1]
        tables = [[each for each in order if groups.get(each) == group] for group in set(groups.values())]
    met: dict[int, dict[int, int]] = {}
    for one, other in (pair for table in tables for pair in permutations(table, 2)):
        met.setdefault(one, {})[other] = met.get(one, {}).get(other, 0) + 1
    return Field(
        tuple(each for each in order if not lost.get(each, 0)),
        tuple(each for each in order if lost.get(each, 0)),
        frozenset(each for each in order if tournament.entrants[each].stopped_at is not None),
        met,
        Counter(found[0].entrant for found in seats if len(found) == 1),
        tournament.forbidden,
    )


def _known(tournament: Tournament, rows: Iterable[PairingRow], order: Sequence[int]) -> Mapping[int, Known]:
    """Return how often each has sat in which seat."""
    sat: Counter[tuple[int, int]] = Counter()
    for row in rows:
        seats = tournament.seats[row.pairing]
        if row.status != "void" and len(seats) > 1:
            sat.update((seat.entrant, seat.seat) for seat in seats)
    return {each: Known(each, seats=tuple(sat[each, seat] for seat in range(LARGE))) for each in order}


def _table(
    tournament: Tournament, number: int, table: Table, of: tuple[Mapping[int, Known], Field], round_: int
) -> NewPairing:
    """Return the pairing of a table in a round; `of`: who has sat where, and what is known of all who are in."""
    known, field = of
    seats = in_seats(table.entrants, known, lots_of(tournament.row), _STAGES * stage_of(tournament) + round_)
    stake = Stake(
        table.bracket,
        table.through,
        tuple(table.entrants.index(each) for each in seats),
        None if table.unbeaten is None else seats.index(table.unbeaten),
        table.is_last,
    )
    again = sum(field.met.get(one, {}).get(other, 0) for one, other in combinations(seats, 2))
    return NewPairing(number, seats, Reasons(met=again, cup=stake))


def _alone(number: int, alone: Alone) -> NewPairing:
    why = Reasons(cup=Stake(alone.bracket))
    return NewPairing(number, (alone.entrant,), why, twelfths=0 if alone.has_lost else FULL)


def _again(tournament: Tournament, rows: Iterable[PairingRow]) -> Iterable[NewPairing]:
    """Yield matches that are played again by those who are still there, each in another seat."""
    number = next_number(tournament)
    for row in rows:
        for new in shrunk(tournament, row, number):
            number += 1
            yield new


def shrunk(tournament: Tournament, row: PairingRow, number: int) -> tuple[NewPairing, ...]:
    """Return the match of a pairing for those who are still in the tournament; byes if too few are for a table."""
    stake = tournament.stake(row.pairing) or Stake("first")
    seats = [seat.entrant for seat in tournament.seats[row.pairing]]
    there = [each for each in (*seats[1:], seats[0]) if tournament.entrants[each].status not in GONE]
    rules = rules_of(tournament)
    if len(there) < rules.least:
        return tuple(
            _alone(number + at, Alone(_own_bracket(stake, seats, each, rules.lives), each))
            for at, each in enumerate(there)
        )
    seeds = dict(zip(seats, stake.seeds or range(len(seats)), strict=False))
    unbeaten = None if stake.unbeaten is None else seats[stake.unbeaten]
    new = Stake(
        stake.bracket,
        min(stake.through, len(there) - 1),
        tuple(seeds.get(each, len(seats)) for each in there),
        there.index(unbeaten) if unbeaten in there else None,
        stake.is_last,
    )
    return (NewPairing(number, tuple(there), Reasons(cup=new)),)


def _own_bracket(stake: Stake, seats: Sequence[int], entrant: int, lives: int) -> cups.Bracket:
    """Return in which bracket somebody is who cannot play a match: in a final that of how often they have lost."""
    if stake.bracket != "final":
        return stake.bracket
    is_unbeaten = stake.unbeaten is not None and seats[stake.unbeaten] == entrant
    return "first" if is_unbeaten or lives == 1 else "second"
