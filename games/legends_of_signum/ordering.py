"""Stances and standing orders (SPEC 4.11, 6.3, 13.2). Works on a `Course`; the only things that can be taken back."""

from games.kernel.errors import IllegalMove
from games.kernel.ids import Seat
from games.legends_of_signum import moves
from games.legends_of_signum.course import Course
from games.legends_of_signum.events import OrderChanged, StanceSet
from games.legends_of_signum.sides import unit_of
from games.legends_of_signum.state import Order, Secret, Table
from games.legends_of_signum.vocabulary import Subject

MOST_ASKED_COST = 7
"""The highest total cost that a standing order is offered to ask for; no card costs more."""

LABEL = "order"
_SUBJECTS: tuple[Subject | None, ...] = (None, "hero", "character")


def stance_moves(table: Table, seat: Seat) -> tuple[moves.SetStance, ...]:
    """Return the changes of stance: of each own creature, then of all at once."""
    own = [unit for unit in table.units if unit.seat == seat]
    found = [moves.SetStance((unit.id,), stance) for unit in own for stance in moves.STANCES if stance != unit.stance]
    everybody = tuple(unit.id for unit in own)
    for stance in moves.STANCES:
        if len(own) > 1 and any(unit.stance != stance for unit in own):
            found.append(moves.SetStance(everybody, stance))
    return tuple(found)


def set_stance(course: Course, seat: Seat, move: moves.SetStance) -> None:
    """Set the stance of one own creature, or of all.

    Raises:
        IllegalMove: `no_such_unit`, `not_your_unit` (`unit`), `no_change`.
    """
    for unit_id in move.units:
        unit = unit_of(course.table, unit_id)
        if unit is None:
            raise IllegalMove("no_such_unit", unit=unit_id)
        if unit.seat != seat:
            raise IllegalMove("not_your_unit", unit=unit_id)
    if move not in stance_moves(course.table, seat):
        raise IllegalMove("no_change")
    for unit_id in move.units:
        course.change(unit_id, stance=move.stance)
    course.make_undoable()
    course.tell(StanceSet(move.units, move.stance))


def order_moves(secret: Secret) -> tuple[moves.SetOrder, ...]:
    """Return every standing order of every face-down tactic."""
    found = []
    for laid in secret.tactics:
        found.append(moves.SetOrder(laid.number, "hold"))
        found += [
            moves.SetOrder(laid.number, "auto", cost, subject)
            for cost in range(MOST_ASKED_COST + 1)
            for subject in _SUBJECTS
        ]
    return tuple(found)


def set_order(course: Course, seat: Seat, move: moves.SetOrder) -> None:
    """Set the standing order of an own face-down tactic; nobody else ever knows (13.5).

    Raises:
        IllegalMove: `no_such_tactic` (`number`); `order_waits` (`number`) for conditions of a tactic that waits;
            `wrong_order` (`most`) for a cost that is too high.
    """
    secret = course.secret(seat)
    if all(laid.number != move.tactic for laid in secret.tactics):
        raise IllegalMove("no_such_tactic", number=move.tactic)
    if move.mode == "hold" and (move.min_cost or move.subject):
        raise IllegalMove("order_waits", number=move.tactic)
    if move not in order_moves(secret):
        raise IllegalMove("wrong_order", most=MOST_ASKED_COST)
    order = Order(move.mode, move.min_cost, move.subject)
    course.change_secret(
        seat,
        tactics=tuple(
            type(laid)(laid.number, laid.card, order) if laid.number == move.tactic else laid for laid in secret.tactics
        ),
    )
    # One label for all: which tactic is meant is nobody else's to know, and what never opens leaves its label free.
    course.seal(LABEL, never_opens=True)
    course.make_undoable()
    course.tell(OrderChanged(seat, move.tactic))
