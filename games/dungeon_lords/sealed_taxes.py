"""Taxes as version 1 asks them (SPEC 2.7, 8.1): of all lords at once, each answer sealed until those before have paid.

An answer may be changed until it opens. So nobody decides knowing what a later lord will pay.
"""

from games.dungeon_lords import affairs
from games.dungeon_lords.affairs import TAXES, check_payment, go_round, most, settle_tax
from games.dungeon_lords.course import Course
from games.dungeon_lords.events import TaxSealed
from games.dungeon_lords.moves import Pay
from games.dungeon_lords.state import State, play_order
from games.kernel.course import put
from games.kernel.game import Decision
from games.kernel.ids import Seat
from games.kernel.public import there


def begin(course: Course) -> None:
    """Begin the event of the season. Lords without gold have answered about taxes."""
    affairs.begin(course)
    if course.affair.event == TAXES:
        course.alter("affair", answers=tuple(None if most(course.state, seat) else 0 for seat in course.state.seats))


def decisions(state: State) -> tuple[Decision, ...]:
    """Return the question to each lord who has gold and has not paid; a sealed answer may still be changed."""
    affair = there(state.affair)
    waiting = set(play_order(state)[affair.turn :])
    return tuple(
        Decision(seat, TAXES, sealed=True, owed=affair.answers[seat] is None, plan="queue")
        for seat in state.seats
        if seat in waiting and most(state, seat)
    )


def act(course: Course, seat: Seat, move: Pay) -> None:
    """Seal the answer; raises what `check_payment` says."""
    check_payment(course.state, seat, move)
    course.alter("affair", answers=put(course.affair.answers, seat, move.amount))
    course.seal(TAXES)
    course.tell(TaxSealed(seat, move.amount))


def advance(course: Course) -> bool:
    """Take the gold of all lords, in play order, up to the first who has not answered."""

    def is_asked(course: Course, seat: Seat) -> bool:
        gold = course.affair.answers[seat]
        if gold is None:
            return True
        if most(course.state, seat):
            course.open(seat, TAXES)
        settle_tax(course, seat, gold)
        return False

    return go_round(course, is_asked)
