"""Every figure of Tetranomicon that a later edition may correct, in one place (SPEC 1.5; tags [D#] of section 13.2).

Units: coins unless a name says otherwise. Tables by player count have the count as key, tables by era start with era 1.
"""

from typing import Final

PLAYER_COUNTS: Final = (2, 3, 4)
ERAS: Final = 4

START_COINS: Final = 16  # D8
START_BONUS: Final = (0, 1, 1, 1)  # D8; by place counted from the first holder
BASE_INCOME: Final = 6  # D9
COIN_CAP: Final = 30  # D10

BUILD_COST: Final = 4
ROUTE_COST: Final = 4
LOWEST_PRICE: Final = 1  # D17
FULL_CITY_FROM: Final = 3
FULL_CITY_DISCOUNT: Final = 1

BUILDING_TOKENS: Final = (4, 4, 4, 4)  # D4; farms, sawmills, mines, quarries of one player
ROUTE_TOKENS: Final = 8  # D4
TROPHY_TOKENS: Final = (8, 7, 6, 5)  # D5; tokens of level 1 to 4
SUPPORT_PER_NEIGHBOUR: Final = 1  # D16

CREATURE_PLACES: Final = 4
ARTIFACT_PLACES: Final = (4, 5, 6, 7)  # D14; by era
REMOVED_CREATURES: Final = {2: 1, 3: 2, 4: 1}  # D13; of each era, by player count
REMOVED_CREATURES_1: Final = {2: 3, 3: 2, 4: 1}
"""In rules version 1, where with two players no card was left to refill the pool."""

REMOVED_ARTIFACTS: Final = {2: 3, 3: 2, 4: 1}  # D13

FIRST_PLAYER_LAST_IN_SETUP: Final = {2: False, 3: True, 4: True}  # D12
HOLDER_LAST_IN_TIE: Final = True  # D21
COMPENSATION: Final = 1
