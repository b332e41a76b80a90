"""What artifacts ask for (SPEC 8.2): for each code a count of what a seat has. Pure.

A condition is met when the count reaches what is needed. Only the table as it stands now matters (D25).
"""

from collections.abc import Callable

from games.kernel.ids import Seat
from games.tetranomicon.components import ARTIFACT, ARTIFACTS, Artifact, ConditionCode
from games.tetranomicon.pricing import swords
from games.tetranomicon.quotes import Condition
from games.tetranomicon.state import Buildings, State
from games.tetranomicon.topology import LAIRS

Count = Callable[[State, Seat], int]
Ask = tuple[Count, int]
"""What a card counts, and how much of it is needed; 0 stands for a lead."""


def condition(state: State, seat: Seat, artifact: str) -> Condition:
    """Return how `seat` stands to the condition of `artifact` now: all are "at least" (8.2)."""
    count, fixed = ASKS[artifact]
    present, needed = count(state, seat), fixed or lead(state, seat, count)
    return Condition(present >= needed, present, needed)


def influence(artifacts: tuple[str, ...]) -> int:
    """Return the influence, the sum of the printed costs (SPEC 7)."""
    return sum(ARTIFACT[artifact].cost for artifact in artifacts)


def lead(state: State, seat: Seat, count: Count) -> int:
    """Return how much `seat` needs for a lead: more than each other has; a tie fulfils it for nobody (D26)."""
    return 1 + max([count(state, Seat(other)) for other in range(state.seats) if other != seat])


def _buildings(state: State, seat: Seat) -> int:
    return sum(state.built.counts[seat])


def _routes(state: State, seat: Seat) -> int:
    return state.laid.counts[seat]


def _army(state: State, seat: Seat) -> int:
    return swords(state.armies[seat])


def _fame(state: State, seat: Seat) -> int:
    return sum(state.trophies[seat])


def _shared_cities(state: State, seat: Seat) -> int:
    """Return in how many cities `seat` has a building where another player has one too (8.2)."""
    buildings = state.built
    others = 0
    for other in range(state.seats):
        if other != seat:
            others |= buildings.homes[other]
    return (buildings.homes[seat] & others).bit_count()


def _kinds_of_routes(state: State, seat: Seat) -> int:
    routes = state.laid
    return (routes.roads[seat] > 0) + (routes.rivers[seat] > 0)


def _types(buildings: Buildings, seat: Seat, of: int) -> int:
    return sum(count > 0 for count in buildings.counts[seat][:of])


def _of_type(kind: int) -> Count:
    return lambda state, seat: state.built.counts[seat][kind]


_COUNTS: dict[ConditionCode, Count] = {
    "routes": _routes,
    "army": _army,
    "ntroph": lambda state, seat: len(state.trophies[seat]),
    "neigh": _shared_cities,
    "first": lambda state, seat: int(state.holder == seat),
    "mix": _kinds_of_routes,
    "stack": lambda state, seat: state.built.most_in_one_city(seat),
    "fame": _fame,
    "coins": lambda state, seat: state.coins[seat],
    "arts": lambda state, seat: len(state.artifacts[seat]),
    "lair": lambda state, seat: (state.built.homes[seat] & LAIRS).bit_count(),
    "types": lambda state, seat: _types(state.built, seat, 3),
    "types4": lambda state, seat: _types(state.built, seat, 4),
    "ncre": lambda state, seat: len(state.armies[seat]),
}
"""What each code counts (SPEC 8.2)."""

_LEADS: dict[ConditionCode, Count] = {
    "maxarmy": _army,
    "maxroutes": _routes,
    "maxfame": _fame,
    "maxblds": _buildings,
}
"""The codes that ask for strictly more than each other player has (SPEC 8.2)."""

_FIXED = {"mix": 2, "types": 3, "types4": 4}
"""What the codes need whose number on the card is a filler: both kinds of routes, three types, four types."""


def _ask(card: Artifact) -> Ask:
    if card.condition in _LEADS:
        return _LEADS[card.condition], 0
    count = _of_type(card.building) if card.condition == "type" else _COUNTS[card.condition]
    return count, _FIXED.get(card.condition, card.least)


ASKS = {card.id: _ask(card) for card in ARTIFACTS}
"""The condition of each artifact."""
