"""The event of a season (SPEC 2.7): its beginning, its way round the lords, its end; and Taxes.

Taxes are half of the tiles in gold, rounded up; each gold not paid is a token. Lords decide in play order, but need not
wait for each other: an answer given early stays sealed, and may be changed, until all lords before have paid. So nobody
decides knowing what a later lord will pay.
"""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from games.dungeon_lords.components import SEASONS
from games.dungeon_lords.course import Course
from games.dungeon_lords.events import EventBegun, TaxPaid, TaxSealed
from games.dungeon_lords.moves import Pay
from games.dungeon_lords.parameters import TILES_PER_TAX
from games.dungeon_lords.state import Affair, State, affair_of, play_order
from games.kernel.errors import IllegalMove
from games.kernel.game import Decision
from games.kernel.ids import Seat
from games.kernel.tuples import put

TAXES: Final = "taxes"


def begin(course: Course) -> None:
    """Begin the event of the season. Lords without gold have answered about taxes; specials note who is most evil."""
    state = course.state
    event = state.event_tiles[SEASONS.index(state.season) - 1]
    special = state.specials[state.year - 1] if event == "special" else ""
    evils = {seat: state.lords[seat].evil for seat in play_order(state)}
    most, least = max(evils.values()), min(evils.values())
    course.tell(EventBegun(event, special))
    course.set(
        affair=Affair(
            event,
            special,
            answers=tuple(None if most_tax(state, seat) else 0 for seat in state.seats) if event == TAXES else (),
            high=tuple(seat for seat, evil in evils.items() if evil == most) if special else (),
            low=tuple(seat for seat, evil in evils.items() if evil == least) if special else (),
        )
    )


def go_round(course: Course, is_asked: Callable[[Course, Seat], bool]) -> bool:
    """Go on to the next lord in play order who is asked, then end the event; the adventurers arrive.

    `is_asked` does what follows for a lord without a choice. A trap that is due comes before the next lord.
    """
    order = play_order(course.state)
    while (turn := affair_of(course.state).turn) < len(order):
        if is_asked(course, order[turn]):
            return True
        next_lord(course)
        if course.state.due is not None:
            return True
    course.make_final()
    course.set(affair=None, phase="arrivals")
    return False


def next_lord(course: Course) -> None:
    """Let the event be over for the lord whose turn it was."""
    affair = affair_of(course.state)
    course.set(affair=replace(affair, turn=affair.turn + 1, is_begun=False, unsettled=()))


def tax(state: State, seat: Seat) -> int:
    """Return the tax of `seat` in gold."""
    return -(-len(state.lords[seat].tiles) // TILES_PER_TAX)


def most_tax(state: State, seat: Seat) -> int:
    """Return how much of it `seat` can pay."""
    return min(tax(state, seat), state.lords[seat].gold)


def decisions(state: State) -> tuple[Decision, ...]:
    """Return the question to each lord who has gold and has not paid; a sealed answer may still be changed."""
    affair = affair_of(state)
    waiting = set(play_order(state)[affair.turn :])
    return tuple(
        Decision(seat, TAXES, sealed=True, owed=affair.answers[seat] is None)
        for seat in state.seats
        if seat in waiting and most_tax(state, seat)
    )


def legal_moves(state: State, seat: Seat) -> tuple[Pay, ...]:
    """Return every part of the tax that he can pay."""
    return tuple(Pay(gold) for gold in range(most_tax(state, seat) + 1))


def act(course: Course, seat: Seat, move: Pay) -> None:
    """Seal the answer.

    Raises:
        IllegalMove: `out_of_range` (`least`, `most`).
    """
    if not 0 <= move.amount <= most_tax(course.state, seat):
        raise IllegalMove("out_of_range", least=0, most=most_tax(course.state, seat))
    affair = affair_of(course.state)
    course.set(affair=replace(affair, answers=put(affair.answers, seat, move.amount)))
    course.seal(TAXES)
    course.tell(TaxSealed(seat, move.amount))


def advance(course: Course) -> bool:
    """Take the gold of all lords, in play order, up to the first who has not answered."""

    def is_asked(course: Course, seat: Seat) -> bool:
        gold = affair_of(course.state).answers[seat]
        if gold is None:
            return True
        if most_tax(course.state, seat):
            course.open(seat, TAXES)
        settle_tax(course, seat, gold)
        return False

    return go_round(course, is_asked)


def default_move(state: State, seat: Seat, chance: object) -> Pay:
    """Return paying all that is possible."""
    return Pay(most_tax(state, seat))


def settle_tax(course: Course, seat: Seat, gold: int) -> None:
    """Take `gold` of the tax from `seat`, and give it a token for each gold not paid."""
    due = tax(course.state, seat)
    lord = course.add(seat, gold=-gold, tax_tokens=due - gold)
    course.tell(TaxPaid(seat, len(lord.tiles), due, gold, due - gold))
