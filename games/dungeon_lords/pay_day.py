"""Pay Day (SPEC 2.7): each creature is paid again, or leaves and its lord gains 1 Evil, or is given to a Demon.

In play order; each lord settles his creatures in the order he likes. Where he can pay none of those left, they leave
without a question: he can only get poorer and more evil by what he settles.
"""

from msgspec.structs import replace

from games.dungeon_lords.affairs import go_round
from games.dungeon_lords.components import MONSTER, MonsterId, in_list_order
from games.dungeon_lords.course import Course
from games.dungeon_lords.events import MonsterLeft, MonsterPaid
from games.dungeon_lords.lair import check_meal, fodder, meals, remove
from games.dungeon_lords.moves import Dismiss, Move, PayMonster
from games.dungeon_lords.parameters import LEAVING_EVIL, PALADIN_EVIL
from games.dungeon_lords.state import State, affair_of, play_order
from games.dungeon_lords.trap_pile import owe
from games.kernel.errors import IllegalMove
from games.kernel.game import Decision
from games.kernel.ids import Seat
from games.kernel.phases import one_asked
from games.kernel.tuples import without


def decisions(state: State) -> tuple[Decision, ...]:
    """Return the question to the lord whose turn it is."""
    return one_asked(play_order(state)[affair_of(state).turn], "pay_day")


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return paying each kind that he can pay, then letting each kind go."""
    kinds = in_list_order(affair_of(state).unsettled)
    payments = (PayMonster(kind, fed) for kind in kinds for fed in _meals(state, seat, kind))
    return (*payments, *(Dismiss(kind) for kind in kinds))


def act(course: Course, seat: Seat, move: PayMonster | Dismiss) -> None:
    """Settle one creature.

    Raises:
        IllegalMove: `already_settled` (`monster`), what `lair.check_meal` refuses.
    """
    affair = affair_of(course.state)
    if move.monster not in affair.unsettled:
        raise IllegalMove("already_settled", monster=move.monster)
    unsettled = without(affair.unsettled, move.monster)
    if isinstance(move, Dismiss):
        course.set(affair=replace(affair, unsettled=unsettled))
        _leave(course, seat, move.monster)
        return
    lord, cost = course.lord(seat), MONSTER[move.monster].cost
    check_meal(lord, move.monster, cost, move.fed, fodder(lord, move.monster))
    if move.fed is not None:
        if move.fed not in unsettled:
            raise IllegalMove("already_settled", monster=move.fed)
        remove(course, seat, move.fed)
        unsettled = without(unsettled, move.fed)
    course.set(affair=replace(affair, unsettled=unsettled))
    course.tell(MonsterPaid(seat, move.monster, cost, move.fed))
    course.pay(seat, cost, "payday")
    if cost.traps:
        owe(course, seat, "golem", cost.traps)


def advance(course: Course) -> bool:
    """Go on to the next lord who can pay somebody."""

    def is_asked(course: Course, seat: Seat) -> bool:
        affair = affair_of(course.state)
        if not affair.is_begun:
            unsettled = tuple(creature.kind for creature in course.lord(seat).creatures)
            affair = replace(affair, is_begun=True, unsettled=unsettled)
            course.set(affair=affair)
        if any(_meals(course.state, seat, kind) for kind in set(affair.unsettled)):
            return True
        for kind in affair.unsettled:
            _leave(course, seat, kind)
        return False

    return go_round(course, is_asked)


def default_move(state: State, seat: Seat, chance: object) -> Move:
    """Return, for the first creature in list order, paying it if that does not call the paladin, else letting it go."""
    kind = in_list_order(affair_of(state).unsettled)[0]
    evil = state.lords[seat].evil
    calls = evil < PALADIN_EVIL <= evil + MONSTER[kind].cost.evil
    ways = () if calls else _meals(state, seat, kind)
    return PayMonster(kind, ways[0]) if ways else Dismiss(kind)


def _meals(state: State, seat: Seat, kind: MonsterId) -> tuple[MonsterId | None, ...]:
    """Return what `kind` may be fed if he can pay it: each creature is settled once, so none that has been paid."""
    unsettled = affair_of(state).unsettled
    return meals(state.lords[seat], MONSTER[kind].cost, in_list_order(without(unsettled, kind)))


def _leave(course: Course, seat: Seat, kind: MonsterId) -> None:
    remove(course, seat, kind)
    course.tell(MonsterLeft(seat, kind))
    course.change_evil(seat, LEAVING_EVIL, "leaving")
