"""The nine special events (SPEC 4.8), carried out by the lords one after another in play order.

"Highest" and "lowest" are what they were when the event began. A lord without a choice is not asked.
"""

from typing import Any, Final

from games.dungeon_lords import lair
from games.dungeon_lords import parameters as figures
from games.dungeon_lords.affairs import check_payment, due, go_round, most, next_lord
from games.dungeon_lords.affairs import legal_moves as payments
from games.dungeon_lords.components import Cost
from games.dungeon_lords.course import Course
from games.dungeon_lords.dungeon import layout
from games.dungeon_lords.events import MonsterPaid, SpecialSettled
from games.dungeon_lords.moves import Dismiss, Move, Pay, PayMonster
from games.dungeon_lords.state import State, play_order
from games.kernel.course import without
from games.kernel.errors import IllegalMove
from games.kernel.game import Decision
from games.kernel.ids import Seat
from games.kernel.phases import one_asked
from games.kernel.public import there

WITCH: Final = "witch"


def decisions(state: State) -> tuple[Decision, ...]:
    """Return the question to the lord whose turn it is; its kind is the card."""
    affair = there(state.affair)
    return one_asked(play_order(state)[affair.turn], affair.special)


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return keeping a Witch or letting her go; elsewhere every amount that can be paid."""
    if there(state.affair).special == "witch_hunt":
        return (PayMonster(WITCH), Dismiss(WITCH))
    return payments(state, seat)


def act(course: Course, seat: Seat, move: Pay | PayMonster | Dismiss) -> None:
    """Carry out the answer of `seat`.

    Raises:
        IllegalMove: `wrong_phase` (`phase`), `witches_only`, `feeds_nothing` (`monster`), what `check_payment` refuses.
    """
    if isinstance(move, Pay) == (course.affair.special == "witch_hunt"):
        raise IllegalMove("wrong_phase", phase=course.state.phase)
    if not isinstance(move, Pay):
        _settle_witch(course, seat, move)
        return
    check_payment(course.state, seat, move)
    _settle(course, seat, move.amount)
    next_lord(course)


def advance(course: Course) -> bool:
    """Go on to the next lord who has a choice; rumours run at once, since nobody has one in them."""
    affair = course.affair
    if affair.special == "rumours":
        for seats, steps in ((affair.high, figures.RUMOUR_EVIL), (affair.low, -figures.RUMOUR_EVIL)):
            for seat in seats:
                course.change_evil(seat, steps, "rumours")
    return go_round(course, _is_asked)


def default_move(state: State, seat: Seat, chance: object) -> Move:
    """Return the default of the card (8.1, 16)."""
    special = there(state.affair).special
    if special == "witch_hunt":
        is_safe = state.lords[seat].evil + figures.WITCH_HUNT_EVIL < figures.PALADIN_EVIL
        return PayMonster(WITCH) if is_safe else Dismiss(WITCH)
    return Pay(0 if special == "town_fair" else most(state, seat))


def _is_asked(course: Course, seat: Seat) -> bool:
    if course.affair.special == "witch_hunt" and not course.affair.is_begun:
        witches = tuple(each.kind for each in course.lord(seat).creatures if each.kind == WITCH)
        course.alter("affair", is_begun=True, unsettled=witches)
        if not witches:
            course.change_evil(seat, -figures.WITCH_HUNT_EVIL, "witch_hunt")
    if course.affair.unsettled or most(course.state, seat):
        return True
    _settle(course, seat, 0)
    return False


def _settle_witch(course: Course, seat: Seat, move: PayMonster | Dismiss) -> None:
    if move.monster != WITCH:
        raise IllegalMove("witches_only")
    if isinstance(move, PayMonster) and move.fed is not None:
        raise IllegalMove("feeds_nothing", monster=WITCH)
    course.alter("affair", unsettled=without(course.affair.unsettled, WITCH))
    if isinstance(move, PayMonster):
        course.tell(MonsterPaid(seat, WITCH, Cost()))
        course.change_evil(seat, figures.WITCH_HUNT_EVIL, "witch_hunt")
    else:
        lair.let_go(course, seat, WITCH)


def _settle(course: Course, seat: Seat, paid: int) -> None:
    """Let the event happen to `seat` (4.8), which pays `paid` of what is due."""
    special, lord, asked = course.affair.special, course.lord(seat), due(course.state, seat)
    unpaid = asked - paid
    facts: dict[str, Any] = {"due": asked, "paid_gold": paid}
    match special:
        case "witch_hunt" | "rumours":
            return
        case "imp_carnival":
            facts = {"due": asked, "paid_food": paid, "lost_imps": min(lord.imps, unpaid)}
        case "safety_inspection":
            facts["lost_traps"] = unpaid // figures.INSPECTION_GOLD
        case "bumper_crop":
            facts = {"got_food": figures.CROP_FOOD + figures.CROP_FOOD_FOR_LOWEST * (seat in course.affair.low)}
        case "gold_seam":
            gold = layout(lord.tiles).tunnels.bit_count() // figures.SEAM_TUNNELS_PER_GOLD
            facts = {"got_gold": max(figures.SEAM_LEAST_GOLD, gold)}
        case "town_fair":
            facts = {"paid_gold": paid}
        case "surprise_drill":
            drawn = lair.draw_traps(course, seat, figures.DRILL_TRAPS)
            facts = {"traps": len(drawn), "drawn": drawn}
    settled = SpecialSettled(seat, special, **facts)
    food, gold = settled.got_food - settled.paid_food, settled.got_gold - settled.paid_gold
    lord = course.add(seat, food=food, gold=gold, imps=-settled.lost_imps)
    course.change(seat, busy=min(lord.busy, lord.imps))
    course.tell(settled)
    if special == "safety_inspection":
        lair.owe_traps(course, seat, "inspection", settled.lost_traps)
    elif special == "surprise_drill":
        lair.owe_traps(course, seat, "drill", min(figures.DRILL_TRAPS, len(lord.traps)))
    elif special == "permit_fees" and unpaid:
        course.change_evil(seat, unpaid // figures.PERMIT_GOLD * figures.PERMIT_EVIL, "permit_fees")
    elif special == "town_fair" and paid:
        course.change_evil(seat, -paid * figures.FAIR_EVIL, "town_fair")
