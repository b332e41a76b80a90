"""A knock-out: alone, or as the final stage. Who has won goes on as soon as both feeders are decided. Pure.

The bracket follows from the pairings of its first round: the n-th tie there is always in the part of the bracket that
has the number n. In each tie the higher seed has the first seat, and the seats change from match to match.
"""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from db.rows.tournaments import PairingRow
from play.formats import knock_out
from play.formats.sheets import FULL
from play.tournament_rules import acts
from play.tournament_rules.acts import NewPairing
from play.tournament_rules.groups import are_groups, finalists
from play.tournament_rules.histories import OPEN
from play.tournament_rules.record import GONE, Tournament
from play.tournament_rules.results import FIRST
from play.tournament_rules.rounds import in_order, next_number

EXTRA: Final = 2
"""So many matches more than agreed on a series has where it is level; then the higher seed goes on."""

Sides = tuple[int | None, int | None]


class Tie(msgspec.Struct, frozen=True):
    """Two of whom one goes on: who has `won`, once it `is_decided`; None: nobody came. `new`: who plays next."""

    sides: Sides
    is_decided: bool = False
    won: int | None = None
    new: tuple[int, ...] = ()


def stage_of(tournament: Tournament) -> int:
    """Return the stage of the knock-out: the only one, or the one after all have played."""
    return FIRST if tournament.row.format == "knock_out" else FIRST + 1


def first_ties(tournament: Tournament) -> tuple[tuple[int, ...], ...]:
    """Return who meets in the first round, and who is through without a match; nothing for fewer than two."""
    seeds, groups = seeds_of(tournament)
    if len(seeds) < 2:
        return ()
    pairs, forbidden = knock_out.bracket(seeds), tournament.forbidden
    if groups:
        pairs = knock_out.apart(
            pairs, lambda one, other: groups[one] == groups[other] or frozenset((one, other)) in forbidden
        )
    ties = _apart([list(pair) for pair in pairs], forbidden)
    return tuple(tuple(entrant for entrant in tie if entrant is not None) for tie in ties)


def seeds_of(tournament: Tournament) -> tuple[Sequence[int], Mapping[int, int]]:
    """Return who plays in the knock-out, the best first, and the group that each comes from, if there were groups."""
    if are_groups(tournament):
        return finalists(tournament)
    order = in_order(tournament)
    return (order if stage_of(tournament) == FIRST else order[: tournament.settings.final]), {}


def next_pairings(tournament: Tournament, now: int) -> tuple[acts.Paired, ...]:
    """Return what is paired next, an act for each round of the bracket; nothing where matches have to end first."""
    stage, number = stage_of(tournament), next_number(tournament)
    if not tournament.rounds_of(stage):
        found = [first_ties(tournament)]
    else:
        found = [tuple(tie.new for tie in ties if tie.new) for ties in bracket(tournament)]
    made: list[acts.Paired] = []
    for place, ties in enumerate(found, 1):
        new = [NewPairing(number + at, tie, twelfths=FULL if len(tie) == 1 else None) for at, tie in enumerate(ties)]
        number += len(new)
        if new:
            shown_at = now + 60 * tournament.settings.publish_minutes
            made.append(acts.Paired(stage, place, shown_at, tuple(new)))
    return tuple(made)


def is_won(tournament: Tournament) -> bool:
    """Return whether the last tie of the bracket is decided."""
    return bracket(tournament)[-1][0].is_decided


def bracket(tournament: Tournament) -> tuple[tuple[Tie, ...], ...]:
    """Return the ties of every round of a bracket that has begun, as far as they are known."""
    stage = stage_of(tournament)
    first = _opened(tournament, stage)
    home = {entrant: place for place, tie in enumerate(first) for entrant in tie}
    seeds = {
        entrant: seed
        for tie, pair in zip(first, knock_out.bracket(range(2 * len(first))), strict=True)
        for entrant, seed in zip(tie, pair, strict=False)
        if seed is not None
    }
    found: list[tuple[Tie, ...]] = []
    count = len(first)
    while count:
        number = len(found) + 1
        games: list[list[PairingRow]] = [[] for _ in range(count)]
        for row in tournament.in_round(stage, number):
            games[home[tournament.seats[row.pairing][0].entrant] >> len(found)].append(row)
        ties = []
        for place, played in enumerate(games):
            sides = _known_sides(tournament, played) or _from_feeders(tournament, found[-1], place)
            ties.append(Tie((None, None)) if sides is None else _tie(tournament, _by_seed(sides, seeds), played))
        found.append(tuple(ties))
        count //= 2
    return tuple(found)


def _opened(tournament: Tournament, stage: int) -> tuple[tuple[int, ...], ...]:
    """Return the ties of the first round in the order of the bracket, each with the higher seed first."""
    ties: dict[frozenset[int], tuple[int, ...]] = {}
    for row in tournament.in_round(stage, 1):
        entrants = tuple(seat.entrant for seat in tournament.seats[row.pairing])
        ties.setdefault(frozenset(entrants), entrants)
    return tuple(ties.values())


def _known_sides(tournament: Tournament, games: Sequence[PairingRow]) -> Sides | None:
    """Return who plays a tie that has begun, whatever has become of the ties before."""
    if not games:
        return None
    entrants = [seat.entrant for seat in tournament.seats[games[0].pairing]]
    return entrants[0], entrants[1] if len(entrants) > 1 else None


def _from_feeders(tournament: Tournament, before: Sequence[Tie], place: int) -> Sides | None:
    """Return who plays a tie that has not begun; None: not known yet. Who has left the tournament does not."""
    feeders = before[2 * place : 2 * place + 2]
    if not all(tie.is_decided for tie in feeders):
        return None
    one, other = (None if tie.won is None or _is_gone(tournament, tie.won) else tie.won for tie in feeders)
    return one, other


def _by_seed(sides: Sides, seeds: Mapping[int, int]) -> Sides:
    one, other = sorted(sides, key=lambda entrant: len(seeds) * 2 if entrant is None else seeds[entrant])
    return one, other


def _tie(tournament: Tournament, sides: Sides, games: Sequence[PairingRow]) -> Tie:
    """Return what has become of a tie; `sides`: the higher seed first."""
    one, other = sides
    if any(row.status in OPEN for row in games):
        return Tie(sides)
    if one is None:
        return Tie(sides, is_decided=True)
    if other is None or (games and len(tournament.seats[games[0].pairing]) == 1):
        return Tie(sides, is_decided=True, won=one) if games else Tie(sides, new=(one,))
    if not games and frozenset((one, other)) in tournament.forbidden:
        return Tie(sides, new=(one,))
    return _series(tournament, (one, other), games)


def _series(tournament: Tournament, sides: tuple[int, int], games: Sequence[PairingRow]) -> Tie:
    """Return what has become of a tie of two who are there, with all its matches ended."""
    points = [{seat.entrant: seat for seat in tournament.seats[row.pairing]} for row in games if row.status == "ended"]
    for seats in points:
        if any(seat.kind == "forfeit" for seat in seats.values()):
            came = [entrant for entrant in sides if seats[entrant].twelfths]
            return Tie(sides, is_decided=True, won=came[0] if came else None)
    wins = [sum(seats[entrant].twelfths == FULL for seats in points) for entrant in sides]
    best_of = tournament.settings.best_of
    winner = knock_out.decided(wins, best_of)
    there = [entrant for entrant in sides if not _is_gone(tournament, entrant)]
    if winner is None and len(there) < 2:
        return Tie(sides, is_decided=True, won=there[0] if there else None)
    if winner is None and len(games) >= best_of and (wins[0] != wins[1] or len(games) >= best_of + EXTRA):
        winner = 0 if wins[0] >= wins[1] else 1
    if winner is not None:
        return Tie(sides, is_decided=True, won=sides[winner])
    return Tie(sides, new=sides if len(games) % 2 == 0 else sides[::-1])


def _apart(ties: list[list[int | None]], forbidden: frozenset[frozenset[int]]) -> list[list[int | None]]:
    """Exchange opponents of the first round where two would meet who must not, with the nearest tie that can."""
    for place, (one, other) in enumerate(ties):
        if frozenset((one, other)) not in forbidden:
            continue
        for there in sorted(range(len(ties)), key=lambda each: abs(each - place)):
            new = (frozenset((one, ties[there][1])), frozenset((ties[there][0], other)))
            if there != place and ties[there][1] is not None and not any(pair in forbidden for pair in new):
                ties[place][1], ties[there][1] = ties[there][1], other
                break
        else:
            ties[place][1] = None
    return ties


def _is_gone(tournament: Tournament, entrant: int) -> bool:
    return tournament.entrants[entrant].status in GONE
