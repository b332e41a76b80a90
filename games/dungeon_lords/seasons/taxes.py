"""Taxes (SPEC 2.7): half of the tiles in gold, rounded up; each gold not paid is a token.

Lords decide in play order, but need not wait for each other: an answer given early stays sealed, and may be changed,
until all lords before have paid. So nobody decides knowing what a later lord will pay.
"""

from msgspec.structs import replace

from games.dungeon_lords.course import Course
from games.dungeon_lords.events import TaxPaid, TaxSealed
from games.dungeon_lords.moves import Move, Pay
from games.dungeon_lords.parameters import TILES_PER_TAX
from games.dungeon_lords.state import Affair, State, play_order
from games.kernel.errors import IllegalMove
from games.kernel.game import Decision
from games.kernel.ids import Seat
from games.kernel.tuples import put

KIND = "taxes"


def due(state: State, seat: Seat) -> int:
    """Return the tax of `seat` in gold."""
    return -(-len(state.lords[seat].tiles) // TILES_PER_TAX)


def most(state: State, seat: Seat) -> int:
    """Return how much of it `seat` can pay."""
    return min(due(state, seat), state.lords[seat].gold)


def begin(course: Course) -> None:
    """Answer for all lords without gold."""
    state = course.state
    answers = tuple(None if most(state, seat) else 0 for seat in state.seats)
    course.set(affair=replace(_affair(course), answers=answers))


def decisions(state: State, affair: Affair) -> tuple[Decision, ...]:
    """Return the question to each lord who has gold and has not paid; a sealed answer may still be changed."""
    waiting = set(play_order(state)[affair.turn :])
    return tuple(
        Decision(seat, KIND, sealed=True, owed=affair.answers[seat] is None)
        for seat in state.seats
        if seat in waiting and most(state, seat)
    )


def legal_moves(state: State, affair: Affair, seat: Seat) -> tuple[Move, ...]:
    """Return every part of the tax that he can pay."""
    return tuple(Pay(gold) for gold in range(most(state, seat) + 1))


def act(course: Course, affair: Affair, seat: Seat, move: Move) -> None:
    """Seal the answer.

    Raises:
        IllegalMove: `wrong_phase` (`phase`), `out_of_range` (`least`, `most`).
    """
    if not isinstance(move, Pay):
        raise IllegalMove("wrong_phase", phase=course.state.phase)
    if not 0 <= move.amount <= most(course.state, seat):
        raise IllegalMove("out_of_range", least=0, most=most(course.state, seat))
    course.set(affair=replace(affair, answers=put(affair.answers, seat, move.amount)))
    course.seal(KIND)
    course.tell(TaxSealed(seat, move.amount))


def advance(course: Course) -> bool:
    """Take the gold of all lords, in play order, up to the first who has not answered."""
    order = play_order(course.state)
    while _affair(course).turn < len(order):
        affair = _affair(course)
        seat = order[affair.turn]
        gold = affair.answers[seat]
        if gold is None:
            return True
        if most(course.state, seat):
            course.open(seat, KIND)
        settle(course, seat, gold)
        course.set(affair=replace(affair, turn=affair.turn + 1))
    return False


def default_move(state: State, affair: Affair, seat: Seat) -> Move:
    """Return paying all that is possible."""
    return Pay(most(state, seat))


def settle(course: Course, seat: Seat, gold: int) -> None:
    """Take `gold` of the tax from `seat`, and give it a token for each gold not paid."""
    lord, tax = course.lord(seat), due(course.state, seat)
    tokens = tax - gold
    course.change(seat, gold=lord.gold - gold, tax_tokens=lord.tax_tokens + tokens)
    course.tell(TaxPaid(seat, len(lord.tiles), tax, gold, tokens))


def _affair(course: Course) -> Affair:
    return course.state.affair or Affair("taxes")
