"""The nine special events (SPEC 4.8), carried out by the lords one after another in play order.

"Highest" and "lowest" are what they were when the event began. A lord without a choice is not asked.
"""

from typing import Final

from msgspec.structs import replace

from games.dungeon_lords import parameters as figures
from games.dungeon_lords import trap_pile
from games.dungeon_lords.affairs import go_round, next_lord
from games.dungeon_lords.components import Cost
from games.dungeon_lords.course import Course
from games.dungeon_lords.dungeon import layout, open_rooms
from games.dungeon_lords.events import MonsterLeft, MonsterPaid, SpecialSettled
from games.dungeon_lords.lair import remove
from games.dungeon_lords.moves import Dismiss, Move, Pay, PayMonster
from games.dungeon_lords.state import State, affair_of, play_order
from games.kernel.errors import IllegalMove
from games.kernel.game import Decision
from games.kernel.ids import Seat
from games.kernel.phases import one_asked
from games.kernel.tuples import without

WITCH: Final = "witch"


def due(state: State, seat: Seat) -> int:
    """Return how much gold or food the event asks of `seat`; for the Town Fair how much it may spend."""
    lord = state.lords[seat]
    match affair_of(state).special:
        case "imp_carnival":
            return -(-lord.imps // figures.CARNIVAL_IMPS_PER_FOOD)
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
    return min(lord.food if affair_of(state).special == "imp_carnival" else lord.gold, due(state, seat))


def decisions(state: State) -> tuple[Decision, ...]:
    """Return the question to the lord whose turn it is; its kind is the card."""
    affair = affair_of(state)
    return one_asked(play_order(state)[affair.turn], affair.special)


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return keeping a Witch or letting her go; elsewhere every amount that can be paid."""
    if affair_of(state).special == "witch_hunt":
        return (PayMonster(WITCH), Dismiss(WITCH))
    return tuple(Pay(amount) for amount in range(most(state, seat) + 1))


def act(course: Course, seat: Seat, move: Pay | PayMonster | Dismiss) -> None:
    """Carry out the answer of `seat`.

    Raises:
        IllegalMove: `wrong_phase` (`phase`), `witches_only`, `feeds_nothing` (`monster`), `out_of_range` (`least`,
            `most`).
    """
    if isinstance(move, Pay) == (affair_of(course.state).special == "witch_hunt"):
        raise IllegalMove("wrong_phase", phase=course.state.phase)
    if not isinstance(move, Pay):
        _settle_witch(course, seat, move)
        return
    payable = most(course.state, seat)
    if not 0 <= move.amount <= payable:
        raise IllegalMove("out_of_range", least=0, most=payable)
    _settle(course, seat, move.amount)
    next_lord(course)


def advance(course: Course) -> bool:
    """Go on to the next lord who has a choice; rumours run at once, since nobody has one in them."""
    affair = affair_of(course.state)
    if affair.special == "rumours":
        course.set(affair=replace(affair, turn=len(course.state.lords)))
        for seat in affair.high:
            course.change_evil(seat, figures.RUMOUR_EVIL, "rumours")
        for seat in affair.low:
            course.change_evil(seat, -figures.RUMOUR_EVIL, "rumours")
    return go_round(course, _is_asked)


def default_move(state: State, seat: Seat, chance: object) -> Move:
    """Return the default of the card (8.1, 16)."""
    special = affair_of(state).special
    if special == "witch_hunt":
        is_safe = state.lords[seat].evil + figures.WITCH_HUNT_EVIL < figures.PALADIN_EVIL
        return PayMonster(WITCH) if is_safe else Dismiss(WITCH)
    return Pay(0 if special == "town_fair" else most(state, seat))


def _is_asked(course: Course, seat: Seat) -> bool:
    affair = affair_of(course.state)
    if affair.special == "witch_hunt" and not affair.is_begun:
        witches = tuple(each.kind for each in course.lord(seat).creatures if each.kind == WITCH)
        affair = replace(affair, is_begun=True, unsettled=witches)
        course.set(affair=affair)
        if not witches:
            course.change_evil(seat, -figures.WITCH_HUNT_EVIL, "witch_hunt")
    if affair.unsettled or most(course.state, seat):
        return True
    _settle(course, seat, 0)
    return False


def _settle_witch(course: Course, seat: Seat, move: PayMonster | Dismiss) -> None:
    if move.monster != WITCH:
        raise IllegalMove("witches_only")
    if isinstance(move, PayMonster) and move.fed is not None:
        raise IllegalMove("feeds_nothing", monster=WITCH)
    affair = affair_of(course.state)
    course.set(affair=replace(affair, unsettled=without(affair.unsettled, WITCH)))
    if isinstance(move, PayMonster):
        course.tell(MonsterPaid(seat, WITCH, Cost()))
        course.change_evil(seat, figures.WITCH_HUNT_EVIL, "witch_hunt")
    else:
        remove(course, seat, WITCH)
        course.tell(MonsterLeft(seat, WITCH))


def _settle(course: Course, seat: Seat, paid: int) -> None:
    """Let the event happen to `seat`, which pays `paid` of what is due."""
    affair, asked = affair_of(course.state), due(course.state, seat)
    special = affair.special
    match special:
        case "imp_carnival":
            lost = min(course.lord(seat).imps, asked - paid)
            lord = course.add(seat, food=-paid, imps=-lost)
            course.change(seat, busy=min(lord.busy, lord.imps))
            course.tell(SpecialSettled(seat, special, asked, paid_food=paid, lost_imps=lost))
        case "safety_inspection":
            traps = (asked - paid) // figures.INSPECTION_GOLD
            course.add(seat, gold=-paid)
            course.tell(SpecialSettled(seat, special, asked, paid_gold=paid, lost_traps=traps))
            trap_pile.owe(course, seat, "inspection", traps)
        case "permit_fees":
            rooms = (asked - paid) // figures.PERMIT_GOLD
            course.add(seat, gold=-paid)
            course.tell(SpecialSettled(seat, special, asked, paid_gold=paid))
            if rooms:
                course.change_evil(seat, rooms * figures.PERMIT_EVIL, "permit_fees")
        case "bumper_crop":
            food = figures.CROP_FOOD + figures.CROP_FOOD_FOR_LOWEST * (seat in affair.low)
            course.add(seat, food=food)
            course.tell(SpecialSettled(seat, special, got_food=food))
        case "gold_seam":
            tunnels = layout(course.lord(seat).tiles).tunnels.bit_count()
            gold = max(figures.SEAM_LEAST_GOLD, tunnels // figures.SEAM_TUNNELS_PER_GOLD)
            course.add(seat, gold=gold)
            course.tell(SpecialSettled(seat, special, got_gold=gold))
        case "town_fair":
            course.add(seat, gold=-paid)
            course.tell(SpecialSettled(seat, special, paid_gold=paid))
            if paid:
                course.change_evil(seat, -paid * figures.FAIR_EVIL, "town_fair")
        case "surprise_drill":
            drawn = trap_pile.draw(course, seat, figures.DRILL_TRAPS)
            course.tell(SpecialSettled(seat, special, traps=len(drawn), drawn=drawn))
            trap_pile.owe(course, seat, "drill", min(figures.DRILL_TRAPS, len(course.lord(seat).traps)))
