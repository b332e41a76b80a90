"""Hire Monster (SPEC 2.4, 4.1): one of those on offer for its cost, square III for 1 food more."""

from games.dungeon_lords.components import MONSTER, MONSTERS, SQUARES, Cost, MonsterId
from games.dungeon_lords.course import Course
from games.dungeon_lords.events import MonsterHired, Why
from games.dungeon_lords.lord import trap_pile
from games.dungeon_lords.lord.goods import check, lacking, pay, plus
from games.dungeon_lords.lord.lair import add, fodder, remove
from games.dungeon_lords.moves import Hire
from games.dungeon_lords.state import Minion, State
from games.kernel.errors import IllegalMove
from games.kernel.ids import Seat
from games.kernel.tuples import without

DEMON: MonsterId = "demon"


def price(minion: Minion, kind: MonsterId) -> Cost:
    """Return what `kind` costs on the square of `minion`."""
    return plus(MONSTER[kind].cost, SQUARES["monster"][minion.square - 1].cost)


def why_not(state: State, seat: Seat, minion: Minion) -> Why | None:
    """Return why nothing can be hired, None if something can."""
    if not state.monsters:
        return "none_left"
    return None if _payable(state, seat, minion) else "too_dear"


def legal_moves(state: State, seat: Seat, minion: Minion) -> tuple[Hire, ...]:
    """Return every kind that he can pay, a Demon once for each kind that it can be given."""
    moves: list[Hire] = []
    for kind in _payable(state, seat, minion):
        if kind == DEMON:
            moves += [Hire(kind, fed) for fed in fodder(state.lords[seat])]
        else:
            moves.append(Hire(kind))
    return tuple(moves)


def act(course: Course, seat: Seat, minion: Minion, move: Hire) -> bool:
    """Pay, take the monster off the offer, and hand over the trap for a Golem.

    Raises:
        IllegalMove: `not_on_offer` (`monster`), what `check_fed` and `goods.check` refuse.
    """
    if move.monster not in course.state.monsters:
        raise IllegalMove("not_on_offer", monster=move.monster)
    cost = price(minion, move.monster)
    lord = course.lord(seat)
    check(lord, cost)
    check_fed(move.monster, move.fed, fodder(lord))
    course.set(monsters=without(course.state.monsters, move.monster))
    if move.fed is not None:
        remove(course, seat, move.fed)
    add(course, seat, move.monster)
    course.tell(MonsterHired(seat, move.monster, minion.square, cost, move.fed))
    pay(course, seat, cost, "hire")
    if cost.traps:
        trap_pile.owe(course, seat, "golem", cost.traps)
    return True


def check_fed(kind: MonsterId, fed: MonsterId | None, choices: tuple[MonsterId, ...]) -> None:
    """Refuse a Demon without a meal, a meal for others, and a meal that is not there.

    Raises:
        IllegalMove: `feeds_nothing` (`monster`), `must_feed` (`monster`), `not_owned` (`monster`).
    """
    if MONSTER[kind].cost.monsters == 0:
        if fed is not None:
            raise IllegalMove("feeds_nothing", monster=kind)
        return
    if fed is None:
        raise IllegalMove("must_feed", monster=kind)
    if fed not in choices:
        raise IllegalMove("not_owned", monster=fed)


def _payable(state: State, seat: Seat, minion: Minion) -> tuple[MonsterId, ...]:
    """Return the kinds on offer that the lord can pay, in list order."""
    lord = state.lords[seat]
    return tuple(
        monster.id
        for monster in MONSTERS
        if monster.id in state.monsters and lacking(lord, price(minion, monster.id)) is None
    )
