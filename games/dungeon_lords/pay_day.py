"""Pay Day (SPEC 2.7): each creature is paid again, or leaves and its lord gains 1 Evil, or is given to a Demon.

In play order; each lord settles his creatures in the order he likes. Where he can pay none of those left, they leave
without a question: he can only get poorer and more evil by what he settles.
"""

from games.dungeon_lords.affairs import go_round
from games.dungeon_lords.components import MONSTER, MonsterId, in_list_order
from games.dungeon_lords.course import Course
from games.dungeon_lords.events import MonsterPaid
from games.dungeon_lords.lair import check_meal, fodder, let_go, meals, pay_monster, remove
from games.dungeon_lords.moves import Dismiss, Move, PayMonster
from games.dungeon_lords.parameters import LEAVING_EVIL, PALADIN_EVIL
from games.dungeon_lords.state import State, play_order
from games.kernel.course import without
from games.kernel.errors import IllegalMove
from games.kernel.game import Decision
from games.kernel.ids import Seat
from games.kernel.phases import one_asked
from games.kernel.public import there


def decisions(state: State) -> tuple[Decision, ...]:
    """Return the question to the lord whose turn it is."""
    return one_asked(play_order(state)[there(state.affair).turn], "pay_day")


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return paying each kind that he can pay, then letting each kind go."""
    kinds = in_list_order(there(state.affair).unsettled)
    payments = (PayMonster(kind, fed) for kind in kinds for fed in _meals(state, seat, kind))
    return (*payments, *map(Dismiss, kinds))


def act(course: Course, seat: Seat, move: PayMonster | Dismiss) -> None:
    """Settle one creature.

    Raises:
        IllegalMove: `already_settled` (`monster`), what `lair.check_meal` refuses.
    """
    unsettled = course.affair.unsettled
    if move.monster not in unsettled:
        raise IllegalMove("already_settled", monster=move.monster)
    course.alter("affair", unsettled=without(unsettled, move.monster))
    if isinstance(move, Dismiss):
        _leave(course, seat, move.monster)
        return
    lord, cost = course.lord(seat), MONSTER[move.monster].cost
    check_meal(lord, move.monster, cost, move.fed, fodder(lord, move.monster))
    if move.fed is not None:
        if move.fed not in course.affair.unsettled:
            raise IllegalMove("already_settled", monster=move.fed)
        remove(course, seat, move.fed)
        course.alter("affair", unsettled=without(course.affair.unsettled, move.fed))
    course.tell(MonsterPaid(seat, move.monster, cost, move.fed))
    pay_monster(course, seat, cost, "payday")


def advance(course: Course) -> bool:
    """Go on to the next lord who can pay somebody."""
    return go_round(course, _is_asked)


def _is_asked(course: Course, seat: Seat) -> bool:
    if not course.affair.is_begun:
        creatures = course.lord(seat).creatures
        course.alter("affair", is_begun=True, unsettled=tuple(each.kind for each in creatures))
    unsettled = course.affair.unsettled
    if any(_meals(course.state, seat, kind) for kind in set(unsettled)):
        return True
    for kind in unsettled:
        _leave(course, seat, kind)
    return False


def default_move(state: State, seat: Seat, chance: object) -> Move:
    """Return, for the first creature in list order, paying it unless that calls the paladin, or letting go (8.1)."""
    kind = in_list_order(there(state.affair).unsettled)[0]
    evil = state.lords[seat].evil
    calls = evil < PALADIN_EVIL <= evil + MONSTER[kind].cost.evil
    ways = () if calls else _meals(state, seat, kind)
    return PayMonster(kind, ways[0]) if ways else Dismiss(kind)


def _meals(state: State, seat: Seat, kind: MonsterId) -> tuple[MonsterId | None, ...]:
    """Return what `kind` may be fed if he can pay it: each is settled once, so none that has been paid (2.7)."""
    unsettled = there(state.affair).unsettled
    return meals(state.lords[seat], MONSTER[kind].cost, in_list_order(without(unsettled, kind)))


def _leave(course: Course, seat: Seat, kind: MonsterId) -> None:
    """Let an unpaid creature leave to the Distant Lands, for which he gains 1 Evil (2.7)."""
    let_go(course, seat, kind)
    course.change_evil(seat, LEAVING_EVIL, "leaving")
