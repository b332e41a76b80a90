"""The event of a season (SPEC 2.7): its beginning, its way round the lords, what it asks them to pay; and Taxes.

Taxes are half of the tiles in gold, rounded up; each gold not paid is a token. Lords decide in play order, but need not
wait for each other: an answer given early stays sealed, and may be changed, until all lords before have paid. So nobody
decides knowing what a later lord will pay.
"""

from collections.abc import Callable
from math import ceil
from typing import Final

from games.dungeon_lords import parameters as figures
from games.dungeon_lords.components import SEASONS
from games.dungeon_lords.course import Course
from games.dungeon_lords.dungeon import open_rooms
from games.dungeon_lords.events import EventBegun, TaxPaid, TaxSealed
from games.dungeon_lords.moves import Pay
from games.dungeon_lords.state import Affair, State, play_order
from games.kernel.course import put
from games.kernel.errors import IllegalMove
from games.kernel.game import Decision
from games.kernel.ids import Seat
from games.kernel.public import there

TAXES: Final = "taxes"


def begin(course: Course) -> None:
    """Begin the event of the season. Lords without gold have answered about taxes (2.7).

    Lowest and highest Evil of a special event are as they stand when it begins (4.8).
    """
    state = course.state
    event = state.event_tiles[SEASONS.index(state.season) - 1]
    special = state.specials[state.year - 1] if event == "special" else ""
    course.tell(EventBegun(event, special))
    course.set(affair=Affair(event, special))
    if event == TAXES:
        course.alter("affair", answers=tuple(None if most(course.state, seat) else 0 for seat in state.seats))
    if special:
        evils = {seat: state.lords[seat].evil for seat in play_order(state)}
        high, low = (
            tuple(seat for seat in evils if evils[seat] == end) for end in (max(evils.values()), min(evils.values()))
        )
        course.alter("affair", high=high, low=low)


def go_round(course: Course, is_asked: Callable[[Course, Seat], bool]) -> bool:
    """Go on to the next lord in play order who is asked, then end the event; the adventurers arrive.

    `is_asked` does what follows for a lord without a choice. A trap that is due comes before the next lord.
    """
    order = play_order(course.state)
    while (turn := course.affair.turn) < len(order):
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
    course.alter("affair", turn=course.affair.turn + 1, is_begun=False, unsettled=())


def due(state: State, seat: Seat) -> int:
    """Return how much gold or food the event asks of `seat` (2.7, 4.8); for the Town Fair how much it may spend.

    Taxes: half of the tiles, rounded up; conquered tiles count. Imp Carnival: 1 food for every 3 imps, rounded up.
    """
    lord, affair = state.lords[seat], there(state.affair)
    match affair.special or affair.event:
        case "taxes":
            return ceil(len(lord.tiles) / figures.TILES_PER_TAX)
        case "imp_carnival":
            return ceil(lord.imps / figures.CARNIVAL_IMPS_PER_FOOD)
        case "safety_inspection":
            return max(0, len(lord.traps) - figures.INSPECTION_FREE_TRAPS) * figures.INSPECTION_GOLD
        case "permit_fees":
            return len(open_rooms(lord.tiles)) * figures.PERMIT_GOLD
        case "town_fair":
            return figures.FAIR_MOST_GOLD
    return 0


def most(state: State, seat: Seat) -> int:
    """Return how much of it `seat` can pay."""
    lord = state.lords[seat]
    return min(lord.food if there(state.affair).special == "imp_carnival" else lord.gold, due(state, seat))


def check_payment(state: State, seat: Seat, move: Pay) -> None:
    """Refuse to pay more than `seat` has, or than is asked.

    Raises:
        IllegalMove: `out_of_range` (`least`, `most`, `why`).
    """
    payable = most(state, seat)
    if not 0 <= move.amount <= payable:
        why = "asked" if payable == due(state, seat) else "gold"
        if there(state.affair).special == "imp_carnival" and why == "gold":
            why = "food"
        raise IllegalMove("out_of_range", least=0, most=payable, why=why)


def decisions(state: State) -> tuple[Decision, ...]:
    """Return the question to each lord who has gold and has not paid; a sealed answer may still be changed."""
    affair = there(state.affair)
    waiting = set(play_order(state)[affair.turn :])
    return tuple(
        Decision(seat, TAXES, sealed=True, owed=affair.answers[seat] is None, plan="queue")
        for seat in state.seats
        if seat in waiting and most(state, seat)
    )


def legal_moves(state: State, seat: Seat) -> tuple[Pay, ...]:
    """Return every amount that he can pay of what is asked."""
    return tuple(map(Pay, range(most(state, seat) + 1)))


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


def default_move(state: State, seat: Seat, chance: object) -> Pay:
    """Return paying all that is possible."""
    return Pay(most(state, seat))


def settle_tax(course: Course, seat: Seat, gold: int) -> None:
    """Take `gold` of the tax from `seat`, and give it an unpaid-tax token for each gold not paid (2.7)."""
    tax = due(course.state, seat)
    lord = course.add(seat, gold=-gold, tax_tokens=tax - gold)
    course.tell(TaxPaid(seat, len(lord.tiles), tax, gold, tax - gold))
