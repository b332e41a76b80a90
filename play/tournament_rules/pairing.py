"""What comes next in a tournament: who meets, or its end. Pure, and the same in every process.

With hundreds of entrants it takes seconds, so that it is worked out in a process of its own
(play/tournaments/worker.py). What it returns is stored, and never worked out again.
"""

from collections.abc import Callable, Mapping
from typing import Final

from play.formats.settings import TEAMS
from play.rules.due import AT_ONCE
from play.tournament_rules import acts, brackets, cup_rounds, divisions, flowing, groups, rounds, table_flowing, teams
from play.tournament_rules.acts import Act, NewPairing
from play.tournament_rules.cup_results import is_in_rounds
from play.tournament_rules.record import Tournament
from play.tournament_rules.results import FIRST


def pair_at(tournament: Tournament) -> int | None:
    """Return when something new is paired, or the end is to be noted; None: first matches have to end."""
    if is_knock_out(tournament) and is_in_rounds(tournament):
        return AT_ONCE if cup_rounds.is_between(tournament) else None
    if is_knock_out(tournament):
        is_next = not tournament.rounds_of(brackets.stage_of(tournament)) or brackets.is_won(tournament)
        return AT_ONCE if is_next or brackets.next_pairings(tournament, 0) else None
    if tournament.row.format in _LOOKS:
        look = _LOOKS[tournament.row.format](tournament)
        return flowing.ends_at(tournament) if look is None else look
    return AT_ONCE if rounds.is_between(tournament) else None


def next_acts(tournament: Tournament, now: int) -> tuple[Act, ...]:
    """Return what is paired `now`, or the end of the tournament; nothing where matches have to end first."""
    at = pair_at(tournament)
    if tournament.row.status != "running" or at is None or at > now:
        return ()
    if is_knock_out(tournament):
        new = _next_ties(tournament, now)
        return new or (acts.Ended(),)
    return _in_the_first_stage(tournament, now) or _final(tournament, now) or (acts.Ended(),)


def is_knock_out(tournament: Tournament) -> bool:
    """Return whether what comes next is of a knock-out."""
    return tournament.row.format == "knock_out" or tournament.rounds_of(FIRST + 1) > 0


def _in_the_first_stage(tournament: Tournament, now: int) -> tuple[acts.Paired, ...]:
    if tournament.row.format in _AT_START:
        every = () if tournament.rounds_of(FIRST) else _AT_START[tournament.row.format](tournament)
        return tuple(_paired(tournament, now, number, new) for number, new in enumerate(every, 1) if new)
    new = _NEXT[tournament.row.format](tournament, now)
    return (_paired(tournament, now, tournament.rounds_of(FIRST) + 1, new),) if new else ()


def _final(tournament: Tournament, now: int) -> tuple[acts.Paired, ...]:
    """Return the first round of the knock-out that follows, if there is one."""
    return _next_ties(tournament, now) if tournament.settings.final or groups.are_groups(tournament) else ()


def _next_ties(tournament: Tournament, now: int) -> tuple[acts.Paired, ...]:
    found = cup_rounds.next_pairings if is_in_rounds(tournament) else brackets.next_pairings
    return found(tournament, now)


def _paired(tournament: Tournament, now: int, number: int, new: tuple[NewPairing, ...]) -> acts.Paired:
    return acts.Paired(FIRST, number, now + 60 * tournament.settings.publish_minutes, new)


_AT_START: Final[Mapping[str, Callable[[Tournament], tuple[tuple[NewPairing, ...], ...]]]] = {
    "round_robin": rounds.all_rounds,
    "division": divisions.all_tables,
    "groups": groups.group_rounds,
    "table_groups": groups.group_rounds,
}

_NEXT: Final[Mapping[str, Callable[[Tournament, int], tuple[NewPairing, ...]]]] = {
    "swiss": lambda tournament, _: rounds.swiss_round(tournament),
    "tables": lambda tournament, _: rounds.table_round(tournament),
    "flow": flowing.flow_day,
    "table_flow": table_flowing.table_day,
    TEAMS: lambda tournament, _: teams.team_round(tournament),
}

_LOOKS: Final[Mapping[str, Callable[[Tournament], int | None]]] = {
    "flow": flowing.next_look,
    "table_flow": table_flowing.next_table_look,
}
