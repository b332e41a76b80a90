"""From one decision to the next: which module rules in which phase, and running on until somebody is asked (SPEC 2)."""

from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from games.dungeon_lords import combat, setup
from games.dungeon_lords.course import Course
from games.dungeon_lords.lord import trap_pile
from games.dungeon_lords.moves import Move
from games.dungeon_lords.orders import evaluation, ordering, placement
from games.dungeon_lords.seasons import affairs, arrivals, production, rounds, years
from games.dungeon_lords.state import Phase, State
from games.kernel.chance import Chance
from games.kernel.game import Decision
from games.kernel.ids import Seat


class Room(msgspec.Struct, frozen=True):
    """What a phase with decisions answers; `default` is its default move."""

    decisions: Callable[[State], tuple[Decision, ...]]
    legal_moves: Callable[[State, Seat], tuple[Move, ...]]
    act: Callable[[Course, Seat, Move], None]
    advance: Callable[[Course], bool]
    default: Callable[[State, Seat, Chance], Move]


class _Rules(Protocol):
    """A phase whose default move needs no chance."""

    def decisions(self, state: State) -> tuple[Decision, ...]: ...
    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]: ...
    def act(self, course: Course, seat: Seat, move: Move) -> None: ...
    def advance(self, course: Course) -> bool: ...
    def default_move(self, state: State, seat: Seat) -> Move: ...


def _plain(default: Callable[[State, Seat], Move]) -> Callable[[State, Seat, Chance], Move]:
    """Return a default move that needs no chance as one that could have it."""
    return lambda state, seat, chance: default(state, seat)


def _room(rules: _Rules) -> Room:
    return Room(rules.decisions, rules.legal_moves, rules.act, rules.advance, _plain(rules.default_move))


_COMBAT = Room(combat.decisions, combat.legal_moves, combat.act, combat.advance, combat.default_move)
_ROOMS: Final[dict[Phase, Room]] = {
    "initial": Room(setup.decisions, setup.legal_moves, setup.act, setup.advance, setup.default_move),
    "orders": _room(ordering),
    "fee": _room(placement),
    "evaluation": _room(evaluation),
    "production": _room(production),
    "event": _room(affairs),
    "planning": _COMBAT,
    "battle": _COMBAT,
}
_TRAPS_DUE = Room(
    trap_pile.decisions, trap_pile.legal_moves, trap_pile.act, lambda course: True, trap_pile.default_move
)
_PASSAGES: Final[dict[Phase, Callable[[Course], None]]] = {
    "round_begin": rounds.begin,
    "arrivals": arrivals.advance,
    "round_end": rounds.end,
    "combat": combat.begin,
    "year_end": years.end_combat,
}


def room_of(state: State) -> Room:
    """Return who asks now; a trap that is due comes before everything else."""
    return _TRAPS_DUE if state.due is not None else _ROOMS[state.phase]


def decisions(state: State) -> tuple[Decision, ...]:
    """Return what is asked of whom now, in seat order."""
    return () if state.phase == "over" else room_of(state).decisions(state)


def run(course: Course) -> None:
    """Go on until somebody is asked or the match is over."""
    while course.state.phase != "over" and course.state.due is None:
        passage = _PASSAGES.get(course.state.phase)
        if passage is not None:
            passage(course)
        elif _ROOMS[course.state.phase].advance(course):
            return
