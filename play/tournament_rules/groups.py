"""The group stage of a tournament: who is drawn into which group, all their matches, and who goes on. Pure."""

from collections.abc import Mapping

from play.formats import groups, round_robin
from play.formats.pairs import Reasons
from play.formats.settings import GROUPED
from play.tournament_rules.acts import NewPairing
from play.tournament_rules.record import Tournament
from play.tournament_rules.results import groups_of, standings_of
from play.tournament_rules.rounds import EVER, next_number, present
from play.tournament_rules.secrets import lots_of


def group_rounds(tournament: Tournament) -> tuple[tuple[NewPairing, ...], ...]:
    """Return all rounds of all groups, drawn now; who must not meet and is in one group all the same does not play."""
    settings, entrants = tournament.settings, present(tournament)
    if len(entrants) < 2:
        return ()
    drawn = groups.draw(
        entrants, settings.seeds, groups.count(len(entrants), settings.group_size), tournament.forbidden,
        lots_of(tournament.row),
    )  # fmt: skip
    schedules = [round_robin.rounds(group) for group in drawn]
    found: list[tuple[NewPairing, ...]] = []
    number = next_number(tournament)
    for turn in range(max(map(len, schedules))):
        made: list[NewPairing] = []
        for group, rounds in enumerate(schedules, 1):
            for pair in rounds[turn] if turn < len(rounds) else ():
                if frozenset(pair) not in tournament.forbidden:
                    made.append(NewPairing(number + len(made), pair, Reasons(group=group)))
        number += len(made)
        found.append(tuple(made))
    return tuple(found)


def finalists(tournament: Tournament) -> tuple[tuple[int, ...], Mapping[int, int]]:
    """Return who goes on from the groups, in the order of their seeds, and the group of each entrant."""
    of, there = groups_of(tournament, EVER), set(present(tournament))
    rows = [row for row in standings_of(tournament, EVER) if row.group]
    through = groups.through_of(tournament.settings.group_best, of.values())
    return groups.ranked_finalists(rows, through, there, lots_of(tournament.row)), of


def are_groups(tournament: Tournament) -> bool:
    """Return whether a tournament begins with groups."""
    return tournament.row.format in GROUPED
