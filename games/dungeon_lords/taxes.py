"""Taxes (SPEC 2.7): half of the tiles in gold, rounded up; each gold not paid is a token.

Lords decide one after another in play order, each knowing what those before have paid.
"""

from games.dungeon_lords.affairs import TAXES, check_payment, go_round, most, next_lord, settle_tax
from games.dungeon_lords.course import Course
from games.dungeon_lords.moves import Pay
from games.dungeon_lords.state import State, play_order
from games.kernel.game import Decision
from games.kernel.ids import Seat
from games.kernel.phases import one_asked
from games.kernel.public import there


def decisions(state: State) -> tuple[Decision, ...]:
    """Return the question to the lord whose turn it is."""
    return one_asked(play_order(state)[there(state.affair).turn], TAXES, "queue")


def act(course: Course, seat: Seat, move: Pay) -> None:
    """Pay; raises what `check_payment` says."""
    check_payment(course.state, seat, move)
    settle_tax(course, seat, move.amount)
    next_lord(course)


def advance(course: Course) -> bool:
    """Go on to the next lord who has gold."""
    return go_round(course, _is_asked)


def _is_asked(course: Course, seat: Seat) -> bool:
    if most(course.state, seat):
        return True
    settle_tax(course, seat, 0)
    return False
