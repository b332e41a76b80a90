"""Every figure of Tetranomicon that a later edition may correct, in one place (SPEC 1.5; tags [D#] of section 13.2).

Units: coins unless a name says otherwise. Tables by player count have the count as key, tables by era start with era 1.
"""

from typing import Final

from games.kernel.handicap import Handicap

PLAYER_COUNTS: Final = (2, 3, 4)
ERAS: Final = 4
"""How many eras a game has (SPEC 3)."""

START_COINS: Final = 16  # D8
START_BONUS: Final = (0, 1, 1, 1)  # D8
"""What each begins with beside the start coins, by place counted from the first holder (SPEC 2.3)."""

HANDICAP: Final = Handicap("coins", 12)
"""How many more coins a player can begin with (SPEC 2.11)."""

BASE_INCOME: Final = 6  # D9
COIN_CAP: Final = 30  # D10
"""The end of the coin track, which every player has; what exceeds it is lost (SPEC 1.1, 1.5)."""

BUILD_COST: Final = 4
ROUTE_COST: Final = 4
LOWEST_PRICE: Final = 1  # D17
"""No price is below this (SPEC 1.5, 4.1)."""

FULL_CITY_FROM: Final = 3
"""A route costs less at each end that holds so many buildings of anybody (SPEC 4.3.3)."""

FULL_CITY_DISCOUNT: Final = 1

BUILDING_TOKENS: Final = (4, 4, 4, 4)  # D4; farms, sawmills, mines, quarries of one player
ROUTE_TOKENS: Final = 8  # D4
TROPHY_TOKENS: Final = (8, 7, 6, 5)  # D5
"""The trophy tokens of level 1 to 4 (SPEC 1.6)."""

SUPPORT_PER_NEIGHBOUR: Final = 1  # D16
"""What each neighbouring city with monsters adds to the strength of monsters (SPEC 4.8.3)."""

CREATURE_PLACES: Final = 4
ARTIFACT_PLACES: Final = (4, 5, 6, 7)  # D14; by era
REMOVED_CREATURES: Final = {2: 1, 3: 2, 4: 1}  # D13; of each era, by player count
REMOVED_CREATURES_1: Final = {2: 3, 3: 2, 4: 1}
"""In rules version 1, where with two players no card was left to refill the pool."""

REMOVED_ARTIFACTS: Final = {2: 3, 3: 2, 4: 1}  # D13

FIRST_PLAYER_LAST_IN_SETUP: Final = {2: False, 3: True, 4: True}  # D12
"""Whether the first player is the last to place the free farm and route, by player count (SPEC 1.5)."""

HOLDER_LAST_IN_TIE: Final = True  # D21
"""Of those with the fewest coins the current holder comes last (SPEC 3.1.2)."""

COMPENSATION: Final = 1
