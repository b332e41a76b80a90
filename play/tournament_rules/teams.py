"""The teams of a tournament: who is in which, who is captain, what their boards gave, who meets next. Pure."""

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from play.formats import round_robin, swiss, teams
from play.formats.lots import lot
from play.formats.pairs import Reasons
from play.formats.settings import TEAMS
from play.formats.sheets import FULL, HALF
from play.formats.teams import Result, TeamRow
from play.tournament_rules.acts import NewPairing
from play.tournament_rules.histories import OPEN
from play.tournament_rules.record import GONE, IN_PLAY, Tournament
from play.tournament_rules.results import FIRST
from play.tournament_rules.rounds import EVER, bye, next_number, present
from play.tournament_rules.secrets import lots_of


def are_teams(tournament: Tournament) -> bool:
    """Return whether teams meet in a tournament."""
    return tournament.row.format == TEAMS


def members_of(tournament: Tournament, team: int) -> tuple[int, ...]:
    """Return who plays for a team, in the order of its boards; who has left does not."""
    rows = [row for row in tournament.of_status(*IN_PLAY) if row.team == team]
    return tuple(row.entrant for row in sorted(rows, key=lambda row: (row.board or 0, row.entrant)))


def captain_of(tournament: Tournament, team: int) -> int | None:
    """Return the captain of a team: who has been in it longest of those who are there; None: nobody is left.

    So another one is captain as soon as the captain has left or did not come to a match, and until they are back.
    """
    rows = [row for row in tournament.of_status(*IN_PLAY) if row.team == team]
    there = [row for row in rows if row.stopped_at is None] or rows
    return min(there, key=lambda row: (row.joined_at, row.entrant)).entrant if there else None


def teams_in(tournament: Tournament) -> tuple[int, ...]:
    """Return the teams of which somebody is left, by number."""
    return tuple(sorted({row.team for row in tournament.of_status(*IN_PLAY) if row.team is not None}))


def resting(tournament: Tournament) -> frozenset[int]:
    """Return who rests in the next round, as their captain has said."""
    return frozenset(row.entrant for row in tournament.of_status(*IN_PLAY) if row.hasty_at is not None)


def incomplete(tournament: Tournament) -> tuple[int, ...]:
    """Return who plays for a team that has fewer members than boards, so that it cannot start."""
    boards = tournament.settings.boards
    found = [members_of(tournament, team) for team in teams_in(tournament)]
    return tuple(entrant for members in found if len(members) < boards for entrant in members)


class _Met(NamedTuple):
    """What the boards of a team gave in a round."""

    opponents: set[int]
    boards: dict[int, int]
    others: list[int]
    is_open: list[bool]
    seats: dict[int, int]


def results_of(tournament: Tournament, now: int) -> Mapping[int, tuple[Result, ...]]:
    """Return what each team that has a member or a match has had by rounds, of what everybody may see `now`."""
    of = {row.entrant: row.team for row in tournament.entrants.values() if row.team is not None}
    met: dict[tuple[int, int], _Met] = {}
    for row in tournament.shown(now):
        board = msgspec.json.decode(row.why, type=Reasons).board
        seats = tournament.seats[row.pairing]
        for seat in seats:
            team = of.get(seat.entrant)
            if row.stage != FIRST or not board or team is None:
                continue
            found = met.setdefault((team, row.round), _Met(set(), {}, [], [], {}))
            found.is_open.append(row.status in OPEN)
            found.boards[board] = seat.twelfths or 0
            found.seats[board] = seat.seat
            for other in seats:
                other_team = of.get(other.entrant)
                if other.entrant != seat.entrant and other_team is not None:
                    found.opponents.add(other_team)
                    found.others.append(other.twelfths or 0)
    # A board at which a team had nobody is known by the bye of the other one.
    for (team, round_), found in tuple(met.items()):
        for against in found.opponents:
            if (against, round_) in met:
                met[against, round_].opponents.add(team)
    known = {*teams_in(tournament), *(team for team, _ in met)}
    return {
        team: tuple(_result(round_, found, met) for (of_team, round_), found in sorted(met.items()) if of_team == team)
        for team in sorted(known)
    }


def standings_of_teams(tournament: Tournament, now: int) -> tuple[TeamRow, ...]:
    """Return the teams as they are ranked `now`, the best first."""
    return teams.ranked(results_of(tournament, now), tournament.settings.boards, lots_of(tournament.row))


def team_round(tournament: Tournament) -> tuple[NewPairing, ...]:
    """Return the boards of the next round; nothing once all rounds are paired, or where too few teams are left.

    A team has a bye on all its boards. Where it has nobody for a board, the other team has the point of it.
    """
    settings, number = tournament.settings, tournament.rounds_of(FIRST) + 1
    there = set(present(tournament))
    rest = resting(tournament)
    ups = {
        team: teams.line_up(members_of(tournament, team), there, settings.boards, rest) for team in teams_in(tournament)
    }
    playing = [team for team in ups if ups[team]]
    if len(playing) < 2 or number > rounds_of_teams(tournament):
        return ()
    first = next_number(tournament)
    pairs, alone = _meeting(tournament, playing, number)
    made: list[NewPairing] = []
    for one, other in pairs:
        for board in teams.boards_of(ups[one], ups[other]):
            made += _board(tournament, board.board, tuple(seat for seat in board.seats if seat is not None))
    for team in alone:
        made += (new for board, entrant in enumerate(ups[team], 1) for new in _board(tournament, board, (entrant,)))
    return tuple(msgspec.structs.replace(new, pairing=first + at) for at, new in enumerate(made))


def rounds_of_teams(tournament: Tournament) -> int:
    """Return how many rounds there are: where everybody meets everybody, as many as the teams of the start need."""
    if tournament.settings.teams_meet == "swiss":
        return tournament.settings.rounds
    count = len(_started(tournament))
    return count - 1 + count % 2


def _started(tournament: Tournament) -> tuple[int, ...]:
    """Return the teams that were there at the start: nobody enters later."""
    return tuple(sorted({row.team for row in tournament.entrants.values() if row.team is not None}))


def _meeting(
    tournament: Tournament, playing: list[int], number: int
) -> tuple[tuple[tuple[int, int], ...], tuple[int, ...]]:
    """Return which teams meet in a round, and which have a bye."""
    seed = lots_of(tournament.row)
    if tournament.settings.teams_meet == "all":
        order = sorted(_started(tournament), key=lambda team: lot(seed, "teams", "berger", team))
        rounds = round_robin.rounds(order)
        pairs = tuple(pair for pair in rounds[number - 1] if set(pair) <= set(playing))
        busy = {team for pair in pairs for team in pair}
        return pairs, tuple(team for team in playing if team not in busy and _lacks_one(team, rounds[number - 1]))
    results = {team: found for team, found in results_of(tournament, EVER).items() if team in playing}
    order = [row.team for row in standings_of_teams(tournament, EVER) if row.team in playing]
    known = {**results, **{team: found for team, found in results_of(tournament, EVER).items() if team not in results}}
    found = swiss.pair_round(teams.sheet_of(known, number - 1), order, frozenset(), seed, number)
    return tuple((pair.first, pair.second) for pair in found.pairs), found.byes


def _lacks_one(team: int, pairs: tuple[tuple[int, int], ...]) -> bool:
    """Return whether a team would meet one that has left: who is free in an odd number of teams has no points."""
    return any(team in pair for pair in pairs)


def _board(tournament: Tournament, board: int, entrants: tuple[int, ...]) -> tuple[NewPairing, ...]:
    """Return a board without a number; two who must not meet have half a point each, and one alone a whole one."""
    why = Reasons(board=board)
    if len(entrants) > 1 and frozenset(entrants) not in tournament.forbidden:
        return (NewPairing(0, entrants, why),)
    each = FULL if len(entrants) == 1 else HALF
    return tuple(msgspec.structs.replace(bye(0, entrant, each), why=why) for entrant in entrants)


def _result(round_: int, found: _Met, met: Mapping[tuple[int, int], _Met]) -> Result:
    opponent = min(found.opponents, default=0)
    back = met.get((opponent, round_))
    return Result(
        round_,
        opponent,
        sum(found.boards.values()),
        0 if back is None else sum(back.boards.values()),
        dict(found.boards),
        any(found.is_open),
        found.seats[min(found.seats)],
    )


def has_left(tournament: Tournament, team: int) -> bool:
    """Return whether nobody of a team is left."""
    rows = [row for row in tournament.entrants.values() if row.team == team]
    return bool(rows) and all(row.status in GONE for row in rows)
