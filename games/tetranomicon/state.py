"""Everything about a match of Tetranomicon that the rules need (SPEC 2, 3, 9.2). Values only; decks and bag are hidden.

Boards are short lists of what lies there, sorted by id, so that a position can be read and written by hand:
`["F3", 0, "mine"]` is a mine of seat 0 on tower F3, `["A-B", 1]` a route of seat 1, `["F", 3]` a trophy of level 3 in
F.
"""

from typing import Literal

import msgspec

from games.kernel.ids import Seat
from games.tetranomicon.components import BuildingType

Phase = Literal["setup", "actions", "ended"]
"""Initiative, income and creatures have no decisions, so that a match never rests in them."""


class Building(msgspec.Struct, frozen=True, gc=False, cache_hash=True, array_like=True, order=True):
    """A building token on a tower."""

    tower: str
    seat: Seat
    type: BuildingType


class Route(msgspec.Struct, frozen=True, gc=False, cache_hash=True, array_like=True, order=True):
    """A route token on a segment."""

    segment: str
    seat: Seat


class Guard(msgspec.Struct, frozen=True, gc=False, cache_hash=True, array_like=True, order=True):
    """A trophy token in a city: monsters of that strength are there."""

    city: str
    level: int


class Public(msgspec.Struct, frozen=True, gc=False, cache_hash=True, kw_only=True):
    """What of a position everybody may see as it is. Tuples by seat have one entry for each seat.

    `turn` acts now, None when the match is over. `setup_left` are the seats that still set up, the acting one first;
    `setup_city` is where it has just put its free farm (empty before). In a pool "" is an empty place.
    """

    seats: int
    holder: Seat
    turn: Seat | None
    coins: tuple[int, ...]
    passed: tuple[bool, ...]
    armies: tuple[tuple[str, ...], ...]
    artifacts: tuple[tuple[str, ...], ...]
    trophies: tuple[tuple[int, ...], ...]
    creature_pool: tuple[str, ...]
    buildings: tuple[Building, ...] = ()
    routes: tuple[Route, ...] = ()
    era: int = 1
    phase: Phase = "setup"
    setup_left: tuple[Seat, ...] = ()
    setup_city: str = ""


class State(Public, frozen=True, gc=False, cache_hash=True, kw_only=True):
    """A position. Decks have one entry for each era (next card first), `bag` has the trophy levels in draw order.

    Pool and guards are public too; views show more about each of them.
    """

    artifact_pool: tuple[str, ...]
    creature_decks: tuple[tuple[str, ...], ...]
    artifact_decks: tuple[tuple[str, ...], ...]
    bag: tuple[int, ...]
    guards: tuple[Guard, ...] = ()
