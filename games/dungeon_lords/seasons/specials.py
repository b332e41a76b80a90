"""The nine special events (SPEC 4.8), carried out by the lords one after another in play order.

"Highest" and "lowest" are what they were when the event began. A lord without a choice is not asked.
"""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from games.dungeon_lords import parameters as figures
from games.dungeon_lords.course import Course
from games.dungeon_lords.events import MonsterLeft, MonsterPaid, SpecialSettled
from games.dungeon_lords.lord import trap_pile
from games.dungeon_lords.lord.dungeon import layout, open_rooms
from games.dungeon_lords.lord.goods import NOTHING, change_evil
from games.dungeon_lords.lord.lair import remove
from games.dungeon_lords.moves import Dismiss, Move, Pay, PayMonster
from games.dungeon_lords.seasons.affairs import affair_of, end
from games.dungeon_lords.state import Affair, State, play_order
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
    has = lord.food if affair_of(state).special == "imp_carnival" else lord.gold
    return min(has, due(state, seat))


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
    affair = affair_of(course.state)
    if isinstance(move, Pay) == (affair.special == "witch_hunt"):
        raise IllegalMove("wrong_phase", phase=course.state.phase)
    if not isinstance(move, Pay):
        _hunt(course, affair, seat, move)
        return
    if not 0 <= move.amount <= most(course.state, seat):
        raise IllegalMove("out_of_range", least=0, most=most(course.state, seat))
    course.set(affair=_next(affair))
    _settle(course, affair, seat, move.amount)


def advance(course: Course) -> bool:
    """Go on to the next lord who has a choice; rumours run at once, since nobody has one in them."""
    order = play_order(course.state)
    if affair_of(course.state).special == "rumours":
        _spread_rumours(course)
    while (affair := affair_of(course.state)).turn < len(order):
        if course.state.due is not None:
            return True
        seat = order[affair.turn]
        if not affair.is_begun and affair.special == "witch_hunt":
            witches = tuple(each.kind for each in course.lord(seat).creatures if each.kind == WITCH)
            affair = replace(affair, is_begun=True, unsettled=witches)
            course.set(affair=affair)
            if not witches:
                change_evil(course, seat, -figures.WITCH_HUNT_EVIL, "witch_hunt")
        if affair.unsettled or most(course.state, seat):
            return True
        course.set(affair=_next(affair))
        _settle(course, affair, seat, 0)
    return course.state.due is not None or end(course)


def default_move(state: State, seat: Seat, chance: object) -> Move:
    """Return the default of the card (8.1, 16)."""
    affair = affair_of(state)
    if affair.special == "witch_hunt":
        is_safe = state.lords[seat].evil + figures.WITCH_HUNT_EVIL < figures.PALADIN_EVIL
        return PayMonster(WITCH) if is_safe else Dismiss(WITCH)
    return Pay(0 if affair.special == "town_fair" else most(state, seat))


def _hunt(course: Course, affair: Affair, seat: Seat, move: PayMonster | Dismiss) -> None:
    if move.monster != WITCH:
        raise IllegalMove("witches_only")
    if isinstance(move, PayMonster) and move.fed is not None:
        raise IllegalMove("feeds_nothing", monster=WITCH)
    left = without(affair.unsettled, WITCH)
    course.set(affair=replace(affair, unsettled=left) if left else _next(affair))
    if isinstance(move, PayMonster):
        course.tell(MonsterPaid(seat, WITCH, NOTHING))
        change_evil(course, seat, figures.WITCH_HUNT_EVIL, "witch_hunt")
    else:
        remove(course, seat, WITCH)
        course.tell(MonsterLeft(seat, WITCH))


def _settle(course: Course, affair: Affair, seat: Seat, paid: int) -> None:
    """Let the event happen to `seat`, which pays `paid` of what is due."""
    settle = _SETTLE.get(affair.special)
    if settle is not None:
        settle(course, affair, seat, paid)


def _carnival(course: Course, affair: Affair, seat: Seat, paid: int) -> None:
    lord, asked = course.lord(seat), due(course.state, seat)
    lost = min(lord.imps, asked - paid)
    imps = lord.imps - lost
    course.change(seat, food=lord.food - paid, imps=imps, busy=min(lord.busy, imps))
    course.tell(SpecialSettled(seat, affair.special, asked, paid_food=paid, lost_imps=lost))


def _inspection(course: Course, affair: Affair, seat: Seat, paid: int) -> None:
    lord, asked = course.lord(seat), due(course.state, seat)
    traps = (asked - paid) // figures.INSPECTION_GOLD
    course.change(seat, gold=lord.gold - paid)
    course.tell(SpecialSettled(seat, affair.special, asked, paid_gold=paid, lost_traps=traps))
    trap_pile.owe(course, seat, "inspection", traps)


def _permits(course: Course, affair: Affair, seat: Seat, paid: int) -> None:
    lord, asked = course.lord(seat), due(course.state, seat)
    course.change(seat, gold=lord.gold - paid)
    course.tell(SpecialSettled(seat, affair.special, asked, paid_gold=paid))
    if paid < asked:
        rooms = (asked - paid) // figures.PERMIT_GOLD
        change_evil(course, seat, rooms * figures.PERMIT_EVIL, "permit_fees")


def _crop(course: Course, affair: Affair, seat: Seat, paid: int) -> None:
    food = figures.CROP_FOOD + figures.CROP_FOOD_FOR_LOWEST * (seat in affair.low)
    course.change(seat, food=course.lord(seat).food + food)
    course.tell(SpecialSettled(seat, affair.special, got_food=food))


def _seam(course: Course, affair: Affair, seat: Seat, paid: int) -> None:
    tunnels = layout(course.lord(seat).tiles).tunnels.bit_count()
    gold = max(figures.SEAM_LEAST_GOLD, tunnels // figures.SEAM_TUNNELS_PER_GOLD)
    course.change(seat, gold=course.lord(seat).gold + gold)
    course.tell(SpecialSettled(seat, affair.special, got_gold=gold))


def _fair(course: Course, affair: Affair, seat: Seat, paid: int) -> None:
    course.change(seat, gold=course.lord(seat).gold - paid)
    course.tell(SpecialSettled(seat, affair.special, paid_gold=paid))
    if paid:
        change_evil(course, seat, -paid * figures.FAIR_EVIL, "town_fair")


def _drill(course: Course, affair: Affair, seat: Seat, paid: int) -> None:
    drawn = trap_pile.draw(course, seat, figures.DRILL_TRAPS)
    course.tell(SpecialSettled(seat, affair.special, traps=len(drawn), drawn=drawn))
    trap_pile.owe(course, seat, "drill", min(figures.DRILL_TRAPS, len(course.lord(seat).traps)))


def _spread_rumours(course: Course) -> None:
    affair = affair_of(course.state)
    course.set(affair=replace(affair, turn=len(course.state.lords)))
    for seat in affair.high:
        change_evil(course, seat, figures.RUMOUR_EVIL, "rumours")
    for seat in affair.low:
        change_evil(course, seat, -figures.RUMOUR_EVIL, "rumours")


def _next(affair: Affair) -> Affair:
    return replace(affair, turn=affair.turn + 1, is_begun=False, unsettled=())


_SETTLE: Final[dict[str, Callable[[Course, Affair, Seat, int], None]]] = {
    "imp_carnival": _carnival,
    "safety_inspection": _inspection,
    "permit_fees": _permits,
    "bumper_crop": _crop,
    "gold_seam": _seam,
    "town_fair": _fair,
    "surprise_drill": _drill,
}
