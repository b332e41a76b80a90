"""What is agreed on before a tournament starts, and is the same until its end."""

from typing import Final, Literal, TypeAlias, get_args

import msgspec

from play.formats.tie_breaks import TieBreak

Format: TypeAlias = Literal[
    "swiss", "flow", "round_robin", "tables", "knock_out", "division", "groups", "table_groups", "table_flow", "teams",
]  # fmt: skip
"""By which rule entrants meet (docs/tournaments.md)."""

FORMATS: Final[tuple[Format, ...]] = get_args(Format)

CHOSEN: Final[tuple[Format, ...]] = tuple(each for each in FORMATS if each not in {"division"})
"""The formats that organisers choose from: a division is made by its league alone."""

AT_TABLES: Final[frozenset[str]] = frozenset({"tables", "table_groups", "table_flow"})
"""Where all play at tables of three and four: points go by places."""

NO_LATE: Final[frozenset[str]] = frozenset({"round_robin", "knock_out", "division", "groups", "table_groups", "teams"})
"""Where nobody can enter after the start."""

PAIRED_AT_START: Final[frozenset[str]] = frozenset({"round_robin", "division", "groups", "table_groups"})
"""Where all is paired at the start, and a match begins once its players have time."""

FLOWS: Final[frozenset[str]] = frozenset({"flow", "table_flow"})
"""Where who is free is paired once a day, and nobody waits for the others."""

CIRCLES: Final[frozenset[str]] = frozenset({"division", "table_groups"})
"""Where all tables of a circle of people are fixed at the start (play/formats/divisions.py); one that somebody has left
is played by the others in place of it."""

BY_MATCH: Final[frozenset[str]] = FLOWS | CIRCLES
"""Where there are no rounds that are common to all: one's n-th match is one's round n."""

GROUPED: Final[frozenset[str]] = frozenset({"groups", "table_groups"})
"""Where entrants play in groups first, of which the best go on to a knock-out."""

TEAMS: Final = "teams"
"""Where teams meet, board against board."""

TeamsMeet: TypeAlias = Literal["swiss", "all"]
"""Which teams meet: by Swiss rounds, or everybody."""

SUBSTITUTES: Final = 2
"""So many more than its boards a team can have."""

Seeding: TypeAlias = Literal["lot", "rating"]
"""How entrants are drawn into groups: all by lot, or the strongest into different ones."""
Cup: TypeAlias = Literal["pairs", "tables", "double", "double_tables"]
"""How a knock-out is played, alone or as the final: for two or at tables, and whether who has lost is out at once or
plays on in a second bracket (`double`, docs/tournaments.md)."""

CUPS: Final[tuple[Cup, ...]] = get_args(Cup)
CUPS_AT_TABLES: Final[frozenset[Cup]] = frozenset({"tables", "double_tables"})
DOUBLE_CUPS: Final[frozenset[Cup]] = frozenset({"double", "double_tables"})

AtLimit: TypeAlias = Literal["standing", "void"]
"""What a match becomes that still runs at its limit: what its points say now, or nothing."""

MOST_ENTRANTS: Final = 512
MOST_FORBIDDEN: Final = 5
"""Pairs that organisers can forbid for one entrant."""

FOR_TWO: Final = (TieBreak("direct"), TieBreak("buchholz_cut_1"), TieBreak("buchholz"), TieBreak("sonneborn_berger"))
FOR_TABLES: Final = (TieBreak("wins"), TieBreak("opponents_place_points"), TieBreak("share_of_best"))
FOR_DIVISIONS: Final = (TieBreak("wins"), TieBreak("share_of_best"))
"""At the tables of a division, where the mean of opponents says little, since everybody meets everybody."""

FOR_DIVISIONS_OF_TWO: Final = (TieBreak("direct"), TieBreak("sonneborn_berger"), TieBreak("wins"))
LAST: Final = TieBreak("lots")
"""What parts those whom nothing else parts."""


_TWO: Final = 2


LEAST_ANSWERS: Final = 10
"""Who has owed fewer answers has no figure of reliability yet."""


class Settings(msgspec.Struct, frozen=True):
    """The settings of a tournament beside its game, pace and format.

    Entrants and time:

    - `rounds`: of each entrant, in flow how many matches; `at_once`: in flow how many of them at the same time
    - `final`: so many play a knock-out after it, 0 for none; `best_of`: matches of a series in the knock-out
    - `cup`: how the knock-out is played, alone or as the final; `cup_through`: so many of a table there go on
    - `most`: places, beyond which one is a reserve; `role_id`: only who has this role
    - `least_reliability`: in percent, of who has a figure; `is_known_only`: who has none yet cannot enter
    - `ratings`: who can enter: from which to which, 0 for no such end, and whether who has no number yet can
    - `closes_at`: until when one can enter, None: until the start; `is_late_entry`: until half of the rounds
    - `check_in_hours`: so long before the start one says that one is there; 0: not asked
    - `hour`: of the day (UTC) at which flow is paired; `publish_minutes`: how long organisers see a pairing first
    - `limit_days`: so long a match runs before it is adjudicated `at_limit`; 0: for ever

    In a division: `season_ends_at` (unix seconds) every match ends `at_limit`, and what has not begun is void.

    Groups: of `group_size` at most where that can be, of which the best `group_best` go on; drawn by `seeding`, for
    which `seeds` are the entrants who have a rating, the strongest first, as they were noted at the start.

    Teams: of so many `boards`; `teams_meet`: by Swiss, or everybody. `most` and `rounds` are those of teams.

    At the tables: `pauses` of at most `pause_days` each, and `excused_days` for each person.
    """

    rounds: int = 5
    at_once: int = 1
    final: int = 0
    best_of: int = 1
    most: int = 64
    least_reliability: int = 0
    role_id: str = ""
    closes_at: int | None = None
    is_late_entry: bool = True
    check_in_hours: int = 0
    hour: int = 18
    publish_minutes: int = 0
    limit_days: int = 30
    at_limit: AtLimit = "standing"
    tie_breaks: tuple[TieBreak, ...] = (*FOR_TWO, LAST)
    pauses: int = 1
    pause_days: int = 7
    excused_days: int = 7
    season_ends_at: int | None = None
    group_size: int = 4
    group_best: int = 2
    seeding: Seeding = "lot"
    seeds: tuple[int, ...] = ()
    boards: int = 4
    teams_meet: TeamsMeet = "swiss"
    ratings: tuple[int, int, bool] = (0, 0, True)
    cup: Cup = "pairs"
    cup_through: int = 2
    is_known_only: bool = False


def of_division(seats: int, season_ends_at: int, at_once: int, at_limit: AtLimit = "standing") -> Settings:
    """Return the settings of a division at tables of so many `seats`.

    It has no limit for a match beside the season's end, and its ties are broken down to lots, so that no two share a
    place.
    """
    by = FOR_DIVISIONS if seats > _TWO else FOR_DIVISIONS_OF_TWO
    return Settings(
        at_once=at_once, is_late_entry=False, limit_days=0, at_limit=at_limit, tie_breaks=(*by, LAST),
        season_ends_at=season_ends_at,
    )  # fmt: skip


def is_at_tables(of: str, settings: Settings) -> bool:
    """Return whether the first stage of a format is played at tables of three and four."""
    return of in AT_TABLES or (of == "knock_out" and settings.cup in CUPS_AT_TABLES)


def has_knock_out(of: str, settings: Settings) -> bool:
    """Return whether there is a knock-out, alone or as the final."""
    return of == "knock_out" or of in GROUPED or settings.final > 0


def stages_at_tables(of: str, settings: Settings) -> tuple[bool, ...]:
    """Return of each stage whether it is played at tables of three and four."""
    final = (settings.cup in CUPS_AT_TABLES,) if of != "knock_out" and has_knock_out(of, settings) else ()
    return (is_at_tables(of, settings), *final)
