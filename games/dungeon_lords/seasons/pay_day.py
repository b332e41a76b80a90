"""Pay Day (SPEC 2.7): each creature is paid again, or leaves and its lord gains 1 Evil, or is given to a Demon.

In play order; each lord settles his creatures in the order he likes. Where he can pay none of those left, they leave
without a question: he can only get poorer and more evil by what he settles.
"""

from msgspec.structs import replace

from games.dungeon_lords.components import MONSTER, MONSTERS, MonsterId
from games.dungeon_lords.course import Course
from games.dungeon_lords.events import MonsterLeft, MonsterPaid
from games.dungeon_lords.lord import trap_pile
from games.dungeon_lords.lord.goods import change_evil, check, lacking, pay
from games.dungeon_lords.lord.lair import fodder, remove
from games.dungeon_lords.moves import Dismiss, Move, PayMonster
from games.dungeon_lords.orders.hiring import DEMON, check_fed
from games.dungeon_lords.parameters import LEAVING_EVIL, PALADIN_EVIL
from games.dungeon_lords.seasons.affairs import affair_of, end
from games.dungeon_lords.state import Affair, State, play_order
from games.kernel.errors import IllegalMove
from games.kernel.game import Decision
from games.kernel.ids import Seat
from games.kernel.phases import one_asked
from games.kernel.tuples import without

KIND = "pay_day"


def decisions(state: State) -> tuple[Decision, ...]:
    """Return the question to the lord whose turn it is."""
    return one_asked(play_order(state)[affair_of(state).turn], KIND)


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return paying each kind that he can pay, then letting each kind go."""
    affair = affair_of(state)
    moves: list[Move] = []
    for kind in _kinds(affair):
        if _can_pay(state, affair, seat, kind):
            moves += _payments(affair, kind)
    return (*moves, *(Dismiss(kind) for kind in _kinds(affair)))


def act(course: Course, seat: Seat, move: PayMonster | Dismiss) -> None:
    """Settle one creature.

    Raises:
        IllegalMove: `already_settled` (`monster`), what `hiring.check_fed` and `goods.check` refuse.
    """
    affair = affair_of(course.state)
    if move.monster not in affair.unsettled:
        raise IllegalMove("already_settled", monster=move.monster)
    if isinstance(move, PayMonster):
        _pay(course, affair, seat, move)
    else:
        course.set(affair=replace(affair, unsettled=without(affair.unsettled, move.monster)))
        _leave(course, seat, move.monster)


def advance(course: Course) -> bool:
    """Go on to the next lord who can pay somebody."""
    order = play_order(course.state)
    while (affair := affair_of(course.state)).turn < len(order):
        seat = order[affair.turn]
        if not affair.is_begun:
            unsettled = tuple(creature.kind for creature in course.lord(seat).creatures)
            affair = replace(affair, is_begun=True, unsettled=unsettled)
            course.set(affair=affair)
        if any(_can_pay(course.state, affair, seat, kind) for kind in _kinds(affair)):
            return True
        for kind in affair.unsettled:
            _leave(course, seat, kind)
        course.set(affair=replace(affair, turn=affair.turn + 1, is_begun=False, unsettled=()))
    return end(course)


def default_move(state: State, seat: Seat, chance: object) -> Move:
    """Return, for the first creature in list order, paying it if that does not call the paladin, else letting it go."""
    affair = affair_of(state)
    kind = _kinds(affair)[0]
    evil = state.lords[seat].evil
    calls = evil < PALADIN_EVIL <= evil + MONSTER[kind].cost.evil
    if calls or not _can_pay(state, affair, seat, kind):
        return Dismiss(kind)
    if kind != DEMON:
        return PayMonster(kind)
    return PayMonster(kind, _meals(affair)[0])


def _payments(affair: Affair, kind: MonsterId) -> list[Move]:
    return [PayMonster(kind, fed) for fed in _meals(affair)] if kind == DEMON else [PayMonster(kind)]


def _meals(affair: Affair) -> tuple[MonsterId, ...]:
    """Return the kinds that a Demon can be given: each creature is settled once, so none that has been paid (2.7)."""
    return tuple(kind for kind in _kinds(affair) if kind != DEMON or affair.unsettled.count(DEMON) > 1)


def _pay(course: Course, affair: Affair, seat: Seat, move: PayMonster) -> None:
    lord, cost = course.lord(seat), MONSTER[move.monster].cost
    check(lord, cost, eater=int(move.monster == DEMON))
    check_fed(move.monster, move.fed, fodder(lord, move.monster))
    unsettled = without(affair.unsettled, move.monster)
    if move.fed is not None:
        if move.fed not in unsettled:
            raise IllegalMove("already_settled", monster=move.fed)
        remove(course, seat, move.fed)
        unsettled = without(unsettled, move.fed)
    course.set(affair=replace(affair, unsettled=unsettled))
    course.tell(MonsterPaid(seat, move.monster, cost, move.fed))
    pay(course, seat, cost, "payday")
    if cost.traps:
        trap_pile.owe(course, seat, "golem", cost.traps)


def _leave(course: Course, seat: Seat, kind: MonsterId) -> None:
    remove(course, seat, kind)
    course.tell(MonsterLeft(seat, kind))
    change_evil(course, seat, LEAVING_EVIL, "leaving")


def _can_pay(state: State, affair: Affair, seat: Seat, kind: MonsterId) -> bool:
    if kind == DEMON and not _meals(affair):
        return False
    return lacking(state.lords[seat], MONSTER[kind].cost, eater=int(kind == DEMON)) is None


def _kinds(affair: Affair) -> tuple[MonsterId, ...]:
    """Return the kinds not yet settled, in list order."""
    return tuple(monster.id for monster in MONSTERS if monster.id in affair.unsettled)
