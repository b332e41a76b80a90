"""The event of a season (SPEC 2.7): its beginning, its way round the lords, what it asks them to pay.

Lords decide one after another in play order. Taxes are in `taxes.py`; as version 1 asks them in `sealed_taxes.py`.
"""

from collections.abc import Callable
from math import ceil
from typing import Final

from games.dungeon_lords import parameters as figures
from games.dungeon_lords.components import SEASONS
from games.dungeon_lords.course import Course
from games.dungeon_lords.dungeon import open_rooms
from games.dungeon_lords.events import EventBegun, TaxPaid
from games.dungeon_lords.moves import Pay
from games.dungeon_lords.state import Affair, PublicLord, State, play_order, special_of
from games.kernel.errors import IllegalMove
from games.kernel.ids import Seat
from games.kernel.public import there

TAXES: Final = "taxes"
SPECIAL: Final = "special"


def begin(course: Course) -> None:
    """Begin the event of the season; a Special tile without a card does nothing (2.7).

    Lowest and highest Evil of a special event are as they stand when it begins (4.8).
    """
    state = course.state
    event = state.event_tiles[SEASONS.index(state.season) - 1]
    special = special_of(state, event)
    course.tell(EventBegun(event, special))
    if event == SPECIAL and not special:
        end(course)
        return
    course.set(affair=Affair(event, special))
    if special:
        evils = {seat: state.lords[seat].evil for seat in play_order(state)}
        high, low = (
            tuple(seat for seat in evils if evils[seat] == one) for one in (max(evils.values()), min(evils.values()))
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
    end(course)
    return False


def end(course: Course) -> None:
    """End the event; the adventurers arrive."""
    course.make_final()
    course.set(affair=None, phase="arrivals")


def next_lord(course: Course) -> None:
    """Let the event be over for the lord whose turn it was."""
    course.alter("affair", turn=course.affair.turn + 1, is_begun=False, unsettled=())


def due(state: State, seat: Seat) -> int:
    """Return how much gold or food the event asks of `seat` (2.7, 4.8); for the Town Fair how much it may spend.

    Imp Carnival: 1 food for every 3 imps, rounded up.
    """
    lord, affair = state.lords[seat], there(state.affair)
    match affair.special or affair.event:
        case "taxes":
            return tax(lord)
        case "imp_carnival":
            return ceil(lord.imps / figures.CARNIVAL_IMPS_PER_FOOD)
        case "safety_inspection":
            return max(0, len(lord.traps) - figures.INSPECTION_FREE_TRAPS) * figures.INSPECTION_GOLD
        case "permit_fees":
            return len(open_rooms(lord.tiles)) * figures.PERMIT_GOLD
        case "town_fair":
            return figures.FAIR_MOST_GOLD
    return 0


def tax(lord: PublicLord) -> int:
    """Return the tax of a lord in gold: half of the tiles, rounded up; conquered tiles count (2.7)."""
    return ceil(len(lord.tiles) / figures.TILES_PER_TAX)


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


def legal_moves(state: State, seat: Seat) -> tuple[Pay, ...]:
    """Return every amount that he can pay of what is asked."""
    return tuple(map(Pay, range(most(state, seat) + 1)))


def default_move(state: State, seat: Seat, chance: object) -> Pay:
    """Return paying all that is possible."""
    return Pay(most(state, seat))


def settle_tax(course: Course, seat: Seat, gold: int) -> None:
    """Take `gold` of the tax from `seat`, and give it an unpaid-tax token for each gold not paid (2.7)."""
    asked = tax(course.lord(seat))
    lord = course.add(seat, gold=-gold, tax_tokens=asked - gold)
    course.tell(TaxPaid(seat, len(lord.tiles), asked, gold, asked - gold))
