"""The orders are carried out, square by square (SPEC 2.4). One module for each kind of order does the work.

An order that cannot be carried out is left unfulfilled without a question: whether it can be is public.
"""

from typing import Final, Protocol

from games.dungeon_lords.components import SEQUENCE
from games.dungeon_lords.course import Course
from games.dungeon_lords.events import Why
from games.dungeon_lords.moves import Decline, Move
from games.dungeon_lords.orders import building, digging, hiring, mining, simple_orders
from games.dungeon_lords.orders.placement import leave_on_card
from games.dungeon_lords.state import Minion, State
from games.kernel.errors import IllegalMove
from games.kernel.game import Decision
from games.kernel.ids import Seat


class Rules(Protocol):
    """What a module of an order answers for the lord at `seat` whose minion stands on a square of it."""

    def why_not(self, state: State, seat: Seat, minion: Minion) -> Why | None:
        """Return why the order cannot be carried out, None if it can."""

    def legal_moves(self, state: State, seat: Seat, minion: Minion) -> tuple[Move, ...]:
        """Return the ways to carry it out, without declining."""

    def act(self, course: Course, seat: Seat, minion: Minion, move: Move) -> bool:
        """Carry `move` out; return whether the minion is finished."""

    def default_move(self, state: State, seat: Seat, minion: Minion) -> Move:
        """Return what is done for a lord who does not answer."""


_RULES: Final[dict[str, Rules]] = {
    "food": simple_orders,
    "reputation": simple_orders,
    "dig": digging,
    "mine": mining,
    "imps": simple_orders,
    "traps": simple_orders,
    "monster": hiring,
    "room": building,
}


def current(state: State) -> Minion:
    """Return the minion whose order is carried out now."""
    order, square = SEQUENCE[state.square]
    return next(minion for minion in state.minions if minion.order == order and minion.square == square)


def decisions(state: State) -> tuple[Decision, ...]:
    """Return the question to the lord whose minion it is; its kind is the order."""
    minion = current(state)
    return () if minion.seat is None else (Decision(minion.seat, minion.order),)


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return the ways to carry the order out, and last declining it, which a lord who has begun cannot do any more."""
    minion = current(state)
    moves = _RULES[minion.order].legal_moves(state, seat, minion)
    return moves if state.dug else (*moves, Decline())


def act(course: Course, seat: Seat, move: Move) -> None:
    """Carry the order out or leave it.

    Raises:
        IllegalMove: `already_begun` for declining after the first tunnel; what the order's module refuses.
    """
    minion = current(course.state)
    if not isinstance(move, Decline):
        if _RULES[minion.order].act(course, seat, minion, move):
            _next_square(course)
        return
    if course.state.dug:
        raise IllegalMove("already_begun")
    leave_on_card(course, seat, minion.order, minion.square, "declined")
    _next_square(course)


def advance(course: Course) -> bool:
    """Go on to the next lord who has something to decide; at the end comes production."""
    standing = {(minion.order, minion.square): minion for minion in course.state.minions if minion.seat is not None}
    while course.state.square < len(SEQUENCE):
        minion = standing.get(SEQUENCE[course.state.square])
        if minion is not None and minion.seat is not None:
            why = _RULES[minion.order].why_not(course.state, minion.seat, minion)
            if why is None:
                return True
            leave_on_card(course, minion.seat, minion.order, minion.square, why)
        _next_square(course)
    course.shut()
    course.set(phase="production")
    return False


def default_move(state: State, seat: Seat) -> Move:
    """Return the default of the order (8.1)."""
    minion = current(state)
    return _RULES[minion.order].default_move(state, seat, minion)


def _next_square(course: Course) -> None:
    course.set(square=course.state.square + 1, dug=0)
