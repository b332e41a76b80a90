"""What may be seen of a match of Tetranomicon (SPEC 9.2). Everything is public except the decks and the bag.

The same for every observer, apart from `observer` itself. Amounts are coins.
"""

import msgspec

from games.kernel.ids import Observer, Seat
from games.tetranomicon.events import SeatIncome, Standing
from games.tetranomicon.quotes import Condition
from games.tetranomicon.state import Building, Phase, Route


class Lair(msgspec.Struct, frozen=True):
    """A lair in play. `level` is that of its trophy token, 0 without monsters; `strength` = `level` + `support`.

    `supporters` are the neighbouring cities that hold monsters; a lair without monsters has support and strength 0.
    """

    city: str
    level: int
    support: int
    strength: int
    supporters: tuple[str, ...]


class ArtifactPlace(msgspec.Struct, frozen=True):
    """A place of the artifact pool: `artifact` and how each seat stands to its condition; "" and () if it is empty."""

    artifact: str
    conditions: tuple[Condition, ...]

    def met_by(self) -> tuple[Seat, ...]:
        """Return the seats that meet the condition now."""
        return tuple(Seat(seat) for seat, condition in enumerate(self.conditions) if condition.met)


class View(msgspec.Struct, frozen=True):
    """A position as `observer` sees it. Tuples by seat have one entry for each seat, those by type are BUILDING_TYPES.

    Era, phase: `turn` acts now (None: over); in the set-up it owes its farm, or its route if `setup_city`, where its
    farm stands, is not empty; `setup_left` are the seats that still set up, the acting one first.
    Board: `cities` and `segments` in play; `lairs` in play, freed ones too.
    Pools: "" is an empty creature place. `creature_decks` and `artifact_decks` are numbers of cards by era (0 for past
    eras), `bag` the number of tokens of each level in the bag.
    Seats: `campaign_strength` is strength with the bonus for campaigns; `buildings_left` and `routes_left` are tokens.
    Now: `counts` and `values` of the building types, `incomes` as an income phase would pay them, `standings` as a
    final table would show them.
    """

    observer: Observer
    seats: int
    era: int
    phase: Phase
    turn: Seat | None
    holder: Seat
    passed: tuple[bool, ...]
    setup_left: tuple[Seat, ...]
    setup_city: str
    cities: tuple[str, ...]
    segments: tuple[str, ...]
    buildings: tuple[Building, ...]
    routes: tuple[Route, ...]
    lairs: tuple[Lair, ...]
    creature_pool: tuple[str, ...]
    artifact_pool: tuple[ArtifactPlace, ...]
    creature_decks: tuple[int, ...]
    artifact_decks: tuple[int, ...]
    bag: tuple[int, int, int, int]
    coins: tuple[int, ...]
    armies: tuple[tuple[str, ...], ...]
    artifacts: tuple[tuple[str, ...], ...]
    trophies: tuple[tuple[int, ...], ...]
    campaign_strength: tuple[int, ...]
    buildings_left: tuple[tuple[int, int, int, int], ...]
    routes_left: tuple[int, ...]
    counts: tuple[int, int, int, int]
    values: tuple[int, int, int, int]
    incomes: tuple[SeatIncome, ...]
    standings: tuple[Standing, ...]
