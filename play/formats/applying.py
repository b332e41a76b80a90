"""What of the settings says something in which format, what is usual there, and how few can start. Pure."""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from play.formats import groups
from play.formats.settings import (
    AT_TABLES,
    FLOWS,
    FOR_DIVISIONS,
    FOR_DIVISIONS_OF_TWO,
    FOR_TABLES,
    FOR_TWO,
    GROUPED,
    LAST,
    NO_LATE,
    PAIRED_AT_START,
    TEAMS,
    Settings,
    has_knock_out,
    is_at_tables,
)
from play.formats.tie_breaks import Name, TieBreak

Choice: TypeAlias = Literal[
    "rounds", "at_once", "final", "cup", "series", "groups", "teams", "hour", "late", "breaks",
]  # fmt: skip
"""Something that organisers can choose: beside the settings of that name, `groups` and `teams` are all that is said of
them, `series` is how many matches a pair of the knock-out plays, and `breaks` are the tie-breaks."""

LEAST: Final[Mapping[str, int]] = {
    "swiss": 4,
    "flow": 4,
    "round_robin": 3,
    "tables": 3,
    "knock_out": 4,
    "division": 3,
    "groups": groups.LEAST,
    "table_groups": groups.LEAST_AT_TABLES,
    "table_flow": 6,
    "teams": 4,
}
"""So few can start; below that another format is the same with less ado."""

LEAST_IN_CUPS: Final[Mapping[str, int]] = {"tables": 6, "double": 4, "double_tables": 6}
"""In a knock-out at tables up to five are one table, of which two rounds make no more."""

NO_TABLES: Final = 5
"""So many can be seated at no tables of four and three, though fewer can."""

ONLY_AT_TABLES: Final[frozenset[Name]] = frozenset({"opponents_place_points", "share_of_best"})
BREAKS_AT_TABLES: Final[frozenset[Name]] = frozenset({"wins", "progressive", "lots", *ONLY_AT_TABLES})
"""The tie-breaks that say something where three or four meet."""

OF_OPPONENTS: Final[frozenset[Name]] = frozenset(
    {"buchholz", "buchholz_cut_1", "buchholz_median", "opponents_place_points"}
)
"""The tie-breaks that say nothing where everybody meets everybody, since all have the same opponents."""

_IN_ROUNDS: Final = frozenset({"swiss", "flow", "tables", "table_flow"})


def applies(choice: Choice, of: str, settings: Settings) -> bool:
    """Return whether a choice says something in a format."""
    match choice:
        case "rounds":
            return of in _IN_ROUNDS or (of == TEAMS and settings.teams_meet == "swiss")
        case "at_once":
            return of in FLOWS | PAIRED_AT_START
        case "final":
            return can_have_final(of)
        case "cup":
            return can_have_final(of) or has_knock_out(of, settings)
        case "series":
            return has_knock_out(of, settings) and settings.cup == "pairs"
        case "groups":
            return of in GROUPED
        case "teams":
            return of == TEAMS
        case "hour":
            return of in FLOWS
        case "late":
            return of not in NO_LATE
    return of != "knock_out" or settings.cup == "pairs"


def can_have_final(of: str) -> bool:
    """Return whether a knock-out of so many can follow; groups always lead to one of the best of each."""
    return of in _IN_ROUNDS or of == "round_robin"


def least_of(of: str, settings: Settings) -> int:
    """Return how many can start at least: of teams, how many teams."""
    if of == "knock_out" and settings.cup != "pairs":
        return LEAST_IN_CUPS[settings.cup]
    if of == TEAMS and settings.teams_meet == "all":
        return LEAST["round_robin"]
    return LEAST[of]


def usual_tie_breaks(of: str) -> tuple[TieBreak, ...]:
    """Return by what a format parts equal points where nobody says otherwise, but for lots."""
    if of in PAIRED_AT_START:
        return FOR_DIVISIONS if of in AT_TABLES else FOR_DIVISIONS_OF_TWO
    return FOR_TABLES if of in AT_TABLES else FOR_TWO


def offered_tie_breaks(of: str, settings: Settings, every: tuple[Name, ...]) -> tuple[Name, ...]:
    """Return which of the tie-breaks a form offers: those that say something, and those that are chosen already."""
    chosen = {each.name for each in settings.tie_breaks}
    found = [each for each in every if (each in BREAKS_AT_TABLES if of in AT_TABLES else each not in ONLY_AT_TABLES)]
    silent = OF_OPPONENTS if of in PAIRED_AT_START else frozenset[Name]()
    return tuple(each for each in found if each != LAST.name and (each in chosen or each not in silent))


def fitting_tie_breaks(before: tuple[str, Settings], after: tuple[str, Settings]) -> tuple[TieBreak, ...]:
    """Return the tie-breaks after a change of the format: what was chosen, unless it was as usual or does not fit."""
    now = before[1].tie_breaks
    if not applies("breaks", *after):
        return (LAST,)
    is_usual = now in {(LAST,), (*usual_tie_breaks(before[0]), LAST)}
    if is_usual or is_at_tables(*before) != is_at_tables(*after):
        return (*usual_tie_breaks(after[0]), LAST)
    return now
