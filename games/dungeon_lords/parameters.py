"""Figures of Dungeon Lords that are design decisions or doubtful, and the match options (SPEC 10).

Tags in comments are the decisions [D#] and doubts of section 10. Tables by player count have the count as key.
"""

from typing import Any, Final

from games.kernel.game import MatchOption
from games.kernel.handicap import Handicap

PLAYER_COUNTS: Final = (2, 3, 4)
YEARS: Final = 2
COMBAT_ROUNDS: Final = 4

START_GOODS: Final[dict[str, Any]] = {"gold": 3, "food": 3, "imps": 3, "evil": 5}
HANDICAP: Final = Handicap("gold", 10)
"""How much more gold a lord can begin with (SPEC 1.3)."""

START_TUNNELS: Final = ("C1", "C2", "C3")
"""The tunnels with which a dungeon begins (SPEC 1.2)."""

LEAST_EVIL: Final = 1  # D2
MOST_EVIL: Final = 15  # D2
PALADIN_EVIL: Final = 10
"""The paladin's place on the Evilometer: he goes to a lord whose Evil is so much or more (SPEC 1.3, 2.9)."""

DEALT_ORDERS: Final = 3
LORD_LOCKED: Final = 2
COLOUR_LOCKED: Final = 3
COLOURS: Final = {2: 2, 3: 1, 4: 0}
"""Non-player colours by player count."""

COLOUR_DRAWS: Final = {2: 2, 3: 3, 4: 0}
"""Orders that each non-player colour draws at random in a round; the rest up to three is chosen for it."""

COLOUR_EVIL: Final = 5  # D5; the counter of the two-player match never moves
ARRIVING: Final = {2: 3, 3: 3, 4: 4}
"""Adventurers revealed for each season, by player count."""

ROOMS_OFFERED: Final = 2
MONSTERS_OFFERED: Final = 3
COMBAT_CARDS: Final = 4

FIRST_HIRE_FEE: Final = 1
"""What whose first order is Hire Monster pays when his turn of the first wave comes (SPEC 2.2.5)."""

RETURNED_TRAPS: Final = 1
"""From year 2 on: traps drawn more than the square says, and given back, when traps are bought (SPEC 2.4)."""

TRAP_COPIES: Final = 3  # D18
TRAP_ROOM_FEE: Final = 1
"""What each trap costs more in a room, but not in the Labyrinth (SPEC 4.5)."""

LABYRINTH_TRAPS: Final = 2
TUNNEL_TRAPS: Final = 1
TUNNEL_MONSTERS: Final = 1
ROOM_MONSTERS: Final = 2
LABYRINTH_MONSTERS: Final = 1
ROLLING_STONE_DAMAGE: Final = 3  # doubt 1

SPELL_NEEDS_PER_ROUND: Final = 1  # D26, doubt 2; the spell of round r needs r times as many magic icons
INVISIBILITY_FATIGUE: Final = 2  # D20, doubt 4
GRAFFITI_EVIL: Final = 1  # D21
REGENERATION_HEALS: Final = 1  # D22
ILLUSION_HIT_POINTS: Final = 1
CREATE_FOOD_HIT_POINTS: Final = 1
SPELL_EVIL: Final = 2
"""What Word of Peace and Detect Evil add."""

POISON_DAMAGE: Final = 2
CONQUEST_EVIL: Final = 1
"""Evil lost with a conquered tile, and where no tile is left to conquer (SPEC 5.1, 5.9)."""

LEAVING_EVIL: Final = 1
"""Evil gained for each monster that leaves unpaid on Pay Day (SPEC 2.7)."""

TILES_PER_TAX: Final = 2
"""Taxes are half of the tiles (SPEC 2.7)."""

WITCH_HUNT_EVIL: Final = 1  # D23, and all below
CARNIVAL_IMPS_PER_FOOD: Final = 3
INSPECTION_FREE_TRAPS: Final = 1
INSPECTION_GOLD: Final = 1
PERMIT_GOLD: Final = 1
PERMIT_EVIL: Final = 1
CROP_FOOD: Final = 1
CROP_FOOD_FOR_LOWEST: Final = 1
SEAM_TUNNELS_PER_GOLD: Final = 3
SEAM_LEAST_GOLD: Final = 1
FAIR_MOST_GOLD: Final = 2
FAIR_EVIL: Final = 1
RUMOUR_EVIL: Final = 1
DRILL_TRAPS: Final = 1

POINTS_MONSTER: Final = 1
POINTS_ROOM: Final = 2  # doubt 7: unconquered ones only
POINTS_PRISONER: Final = 2
POINTS_PALADIN: Final = 5
POINTS_CONQUERED: Final = -2
POINTS_TAX_TOKEN: Final = -3
POINTS_TITLE: Final = 3
POINTS_SHARED_TITLE: Final = 2
HALL_OF_FAME_ALONE: Final = 2  # doubt 6
HALL_OF_FAME_SHARED: Final = 1
CONQUERED_ROOMS_IN_HALLS: Final = True  # doubt 9

YEAR_ONE_PRODUCTION: Final = "year1_production"
ONE_ROOM: Final = "one_room"
EACH_ROOM_ONCE: Final = "each_room_once"
FIRST_OPTIONS: Final[tuple[MatchOption, ...]] = (
    MatchOption(YEAR_ONE_PRODUCTION, (ONE_ROOM, EACH_ROOM_ONCE), ONE_ROOM),
)
"""How often rooms work in year 1 (SPEC 2.5 and 10): what could be chosen in version 1."""

FIRST_GAME: Final = "first_game"
ON: Final = "on"
OPTIONS: Final[tuple[MatchOption, ...]] = (*FIRST_OPTIONS, MatchOption(FIRST_GAME, (ON, "off"), "off"))
"""Also whether it is a first game, without special events (SPEC 1.4.5)."""

YEAR_TWO_USES: Final = 2
"""How often a first-year room may be used in one round of year 2 (SPEC 2.5)."""
