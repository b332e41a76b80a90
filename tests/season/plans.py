"""What is played in the simulated Discord: `python -m tests.season FOLDER NAME…`, and what each is about.

`twister`: 64 entrants in flow, seven matches of Dungeon Twister, then a knock-out of eight; five withdraw, three never
come, of whom one is back in the end, a reserve takes a place over. `lords`: 30 at tables of Dungeon Lords, five rounds.
`double`: nine in a double elimination at tables. `groups`: 13 in groups, then a knock-out in series. `table_groups`: 14
in groups of seven at tables, then a knock-out at tables. `table_flow`: 14 in flow at tables, then the same. `teams`:
five teams of three boards, and one that is too small.

In each somebody withdraws, somebody never comes or the organiser corrects a result, and the bot is closed and killed.
"""

from collections.abc import Mapping
from typing import Final

from tests.season.playing import Plan
from tests.season.team_playing import TeamPlan

TWISTER: Final = Plan(
    "Autumn Cup",
    "dungeon_twister",
    {
        "Name, game…": {"list-4": ["option.victory_points.3"]},
        "Format…": {"list-0": ["format.flow"], "field-1": "7", "list-2": ["at_once.2"], "list-3": ["final.8-1"]},
        "Dates, pace…": {"list-0": ["pace.relaxed"], "field-2": "2026-01-04 12:00"},
        "Who can enter…": {"list-3": ["check_in.48"]},
    },
    entrants=64,
    reserves=2,
    absent=(7, 19, 40),
    leaving=(58, 44, 31, 23, 12),
    back=19,
    is_checked_in=True,
)
LORDS: Final = Plan(
    "Lords' Table",
    "dungeon_lords",
    {
        "Format…": {"list-0": ["format.tables"], "field-1": "5"},
        "Dates, pace…": {"list-0": ["pace.weekly"]},
        "Who can enter…": {"field-0": "30"},
    },
    entrants=30,
    corrected_day=6,
    by_computers=True,
)


DOUBLE: Final = Plan(
    "Double Cup",
    "dungeon_lords",
    {
        "Format…": {"list-0": ["format.knock_out"], "list-4": ["cup.double_tables-1"]},
        "Dates, pace…": {"list-0": ["pace.weekly"]},
        "Who can enter…": {"field-0": "9"},
    },
    entrants=9,
    leaving=(5,),
    leaving_days=9,
    corrected_day=6,
    by_computers=True,
)

GROUPS: Final = Plan(
    "Group Cup",
    "dungeon_twister",
    {
        "Format…": {"list-0": ["format.groups"], "list-2": ["at_once.2"]},
        "Groups…": {"list-0": ["group_size.4"], "list-1": ["group_best.2"], "list-3": ["series.3"]},
        "Dates, pace…": {"list-0": ["pace.relaxed"]},
        "Who can enter…": {"field-0": "13"},
    },
    entrants=13,
    reserves=1,
    absent=(4,),
    leaving=(7,),
    leaving_days=3,
    corrected_day=4,
    restart_days=4,
)
TABLE_GROUPS: Final = Plan(
    "Lords in Groups",
    "dungeon_lords",
    {
        "Format…": {"list-0": ["format.table_groups"], "list-2": ["at_once.2"], "list-4": ["cup.tables-2"]},
        "Groups…": {"list-0": ["group_size.7"], "list-1": ["group_best.3"]},
        "Dates, pace…": {"list-0": ["pace.relaxed"]},
        "Who can enter…": {"field-0": "14"},
    },
    entrants=14,
    reserves=1,
    absent=(4,),
    leaving=(7,),
    leaving_days=3,
    corrected_day=4,
    restart_days=4,
    by_computers=True,
)
TABLE_FLOW: Final = Plan(
    "Flow of Lords",
    "dungeon_lords",
    {
        "Format…": {
            "list-0": ["format.table_flow"],
            "field-1": "3",
            "list-2": ["at_once.2"],
            "list-3": ["final.8-1"],
            "list-4": ["cup.tables-2"],
        },
        "Dates, pace…": {"list-0": ["pace.relaxed"]},
        "Who can enter…": {"field-0": "14"},
    },
    entrants=14,
    reserves=1,
    absent=(4, 9),
    back=9,
    leaving=(7,),
    leaving_days=3,
    corrected_day=4,
    restart_days=4,
    by_computers=True,
)
TEAMS: Final = TeamPlan(
    "Team Cup",
    "dungeon_twister",
    {
        "Format…": {"list-0": ["format.teams"], "field-1": "3"},
        "Teams…": {"list-0": ["boards.3"]},
        "Dates, pace…": {"list-0": ["pace.relaxed"]},
        "Who can enter…": {"field-0": "8"},
    },
    entrants=19,
    sizes=(5, 4, 3, 4, 3),
    absent=(7, 14),
    back=14,
    leaving=(11,),
    leaving_days=3,
    corrected_day=4,
    restart_days=4,
)

PLANS: Final[Mapping[str, tuple[Plan, int]]] = {
    "groups": (GROUPS, 5),
    "table_groups": (TABLE_GROUPS, 5),
    "table_flow": (TABLE_FLOW, 5),
    "teams": (TEAMS, 5),
    "double": (DOUBLE, 3),
    "lords": (LORDS, 2),
    "twister": (TWISTER, 1),
}
"""Each plan with the seed of its world."""
