"""Planning a round of combat, by all at once (SPEC 5.1, 5.2, D25, D29, D46): battleground, traps, monsters and ghosts.

Each stage is one move, and which stages a lord goes through depends on public facts alone (how many tiles are nearest,
how many traps he has in hand, which creatures lie face up), so that watching him plan tells nothing.
"""

from collections.abc import Iterable
from itertools import combinations, pairwise
from typing import Final, NamedTuple, TypeVar

from msgspec.structs import replace

from games.dungeon_lords import parameters as figures
from games.dungeon_lords.battle_events import CardTurned, CombatBegun, PlanSealed, PlansOpened
from games.dungeon_lords.components import LABYRINTH, MONSTER, TRAP, Cost, MonsterId
from games.dungeon_lords.course import Course
from games.dungeon_lords.dungeon import nearest, tile_on
from games.dungeon_lords.lair import check, lacking
from games.dungeon_lords.moves import Battleground, Move, PlanTraps, Replan, Send
from games.dungeon_lords.state import Lord, Plan, PlanStage, State, play_order
from games.kernel.errors import IllegalMove
from games.kernel.game import Decision
from games.kernel.ids import Seat
from games.kernel.public import there

Name = TypeVar("Name", bound=str)

KINDS: Final[dict[PlanStage, str]] = {"cell": "battleground", "traps": "plan_traps", "monsters": "plan"}
"""The stages of a plan in their order, each with its kind of decision."""

STAGES: Final[tuple[PlanStage, ...]] = (*KINDS, "ready")
_NOTHING: Final = Plan()


class _Ground(NamedTuple):
    """What a tile allows (5.2): the gold that each trap costs there, how many traps and monsters besides ghosts."""

    fee: int
    traps: int
    monsters: int


_ROOM: Final = _Ground(figures.TRAP_ROOM_FEE, figures.TUNNEL_TRAPS, figures.ROOM_MONSTERS)
_GROUNDS: Final = {
    "": _Ground(0, figures.TUNNEL_TRAPS, figures.TUNNEL_MONSTERS),
    LABYRINTH: _Ground(0, figures.LABYRINTH_TRAPS, figures.LABYRINTH_MONSTERS),
}
_PLACE: Final = {name: place for place, name in enumerate((*MONSTER, *TRAP))}


def begin_round(course: Course, number: int = 1) -> None:
    """Begin a round of combat: every lord with a party and an unconquered tile plans (5.1)."""
    lords = course.state.lords
    course.set(phase="planning", combat_round=number, fought=(), battle=None, plans=(None,) * len(lords))
    course.tell(CombatBegun(course.state.year, number))
    for seat in course.state.seats:
        if lords[seat].party and nearest(lords[seat].tiles):
            plan_on(course, seat)


def plan_on(course: Course, seat: Seat, plan: Plan = _NOTHING) -> Plan:
    """Begin or continue a plan: pass over the stages in which `seat` has nothing to choose, and return it then."""
    lord = course.lord(seat)
    for stage, following in pairwise(STAGES):
        if plan.stage == stage and not is_asked(lord, stage):
            plan = replace(plan, stage=following, cell=plan.cell or nearest(lord.tiles)[0])
    course.put("plans", seat, plan)
    return plan


def advance(course: Course) -> bool:
    """When all have planned, show all plans and turn up the card of the round (D46)."""
    state = course.state
    if not all(is_ready(state, seat) for seat in state.seats):
        return True
    for seat in play_order(state):
        if state.plans[seat] is not None:
            open_plan(course, seat)
    course.set(phase="battle", cards_open=state.combat_round)
    course.tell(CardTurned(state.combat_round, state.cards[state.combat_round - 1]))
    course.make_final()
    return False


def decisions(state: State) -> tuple[Decision, ...]:
    """Return what is asked of everybody who plans."""
    return tuple(each for seat in state.seats if (each := decision(state, seat)))


def decision(state: State, seat: Seat) -> Decision | None:
    """Return what `seat` is asked, or may still change, while it plans."""
    plan = state.plans[seat]
    if plan is None:
        return None
    if plan.stage != "ready":
        return Decision(seat, KINDS[plan.stage], sealed=True)
    had_choice = any(is_asked(state.lords[seat], stage) for stage in KINDS)
    return Decision(seat, KINDS["monsters"], sealed=True, owed=False) if had_choice else None


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return the choices of the stage that the plan of `seat` has reached; the first is the default (8.1, 17).

    Sets of traps that he can pay, and of monsters, come in list order, smaller ones first.
    """
    plan, lord = there(state.plans[seat]), state.lords[seat]
    match plan.stage:
        case "cell":
            return tuple(map(Battleground, nearest(lord.tiles)))
        case "traps":
            hand, sizes = _in_order(lord.traps), range(_ground(lord, plan.cell).traps + 1)
            sets = dict.fromkeys(traps for size in sizes for traps in combinations(hand, size))
            return tuple(PlanTraps(traps) for traps in sets if can_pay(lord, plan.cell, traps))
        case "monsters":
            return tuple(map(Send, _forces(lord, plan.cell)))
        case _:
            return (Replan(),)


def act(course: Course, seat: Seat, move: Move) -> None:
    """Take the plan of `seat` one stage further, or back to the beginning.

    Raises:
        IllegalMove: `wrong_phase` (`phase`), `not_nearest` (`cell`); what `check_traps` and `check_force` refuse.
    """
    plan, lord = there(course.state.plans[seat]), course.lord(seat)
    match plan.stage, move:
        case "cell", Battleground(cell):
            if cell not in nearest(lord.tiles):
                raise IllegalMove("not_nearest", cell=cell)
            choice, plan = cell, replace(plan, stage="traps", cell=cell)
        case "traps", PlanTraps(traps):
            check_traps(lord, plan.cell, traps)
            choice, plan = " ".join(traps), replace(plan, stage="monsters", traps=traps)
        case "monsters", Send(sent):
            check_force(lord, plan.cell, sent)
            choice, plan = " ".join(sent), replace(plan, stage="ready", sent=sent)
        case "ready", Replan():
            course.drop(*KINDS.values())
            plan_on(course, seat)
            course.tell(PlanSealed(seat, False))
            return
        case _:
            raise IllegalMove("wrong_phase", phase=course.state.phase)
    stage = there(course.state.plans[seat]).stage
    course.seal(KINDS[stage], never_opens=stage == "traps")
    course.tell(PlanSealed(seat, plan_on(course, seat, plan).stage == "ready", choice))


def open_plan(course: Course, seat: Seat) -> None:
    """Show the plan of `seat`; its traps stay face down."""
    plan = there(course.state.plans[seat])
    course.tell(PlansOpened(seat, plan.cell, plan.sent, len(plan.traps)))
    for stage in ("cell", "monsters"):
        if is_asked(course.lord(seat), stage):
            course.open(seat, KINDS[stage])
    course.make_final()


def is_ready(state: State, seat: Seat) -> bool:
    """Return whether `seat` has nothing more to plan."""
    plan = state.plans[seat]
    return plan is None or plan.stage == "ready"


def price(lord: Lord, cell: str, traps: Iterable[str]) -> tuple[Cost, int]:
    """Return what using `traps` on `cell` costs together (4.5): goods, and imps lost."""
    used, fee = [TRAP[trap] for trap in traps], _ground(lord, cell).fee
    cost = Cost(gold=sum(trap.gold + fee for trap in used), food=sum(trap.food for trap in used))
    return cost, sum(trap.imps for trap in used)


def can_pay(lord: Lord, cell: str, traps: Iterable[str]) -> bool:
    """Return whether `lord` can pay all of `traps` on `cell`, which must be so at planning (5.2, D25)."""
    cost, imps = price(lord, cell, traps)
    return not lacking(lord, cost) and imps <= lord.imps


def check_traps(lord: Lord, cell: str, traps: tuple[str, ...]) -> None:
    """Refuse traps that cannot be planned on `cell`.

    Raises:
        IllegalMove: `not_in_hand` (`trap`, `present`), `too_many_traps` (`most`, `named`), `not_in_order`, `too_few`
            (`good`, `needed`, `present`).
    """
    if missing := _missing(traps, lord.traps):
        raise IllegalMove("not_in_hand", trap=missing, present=lord.traps.count(missing))
    most = _ground(lord, cell).traps
    if len(traps) > most:
        raise IllegalMove("too_many_traps", most=most, named=len(traps))
    if traps != _in_order(traps):
        raise IllegalMove("not_in_order")
    cost, imps = price(lord, cell, traps)
    check(lord, cost)
    if imps > lord.imps:
        raise IllegalMove("too_few", good="imps", needed=imps, present=lord.imps)


def check_force(lord: Lord, cell: str, sent: tuple[MonsterId, ...]) -> None:
    """Refuse monsters and ghosts that cannot be sent to `cell`.

    Raises:
        IllegalMove: `not_face_up` (`monster`, how many are `owned` and `named`), `too_many_monsters` (`most`,
            `named`), `not_in_order`.
    """
    if missing := _missing(sent, _face_up(lord)):
        owned = sum(each.kind == missing for each in lord.creatures)
        raise IllegalMove("not_face_up", monster=missing, owned=owned, named=sent.count(missing))
    most, named = _ground(lord, cell).monsters, sum(not MONSTER[kind].is_ghost for kind in sent)
    if named > most:
        raise IllegalMove("too_many_monsters", most=most, named=named)
    if sent != _in_order(sent):
        raise IllegalMove("not_in_order")


def is_asked(lord: Lord, stage: PlanStage) -> bool:
    """Return whether there is anything to choose in `stage`, by what everybody knows."""
    match stage:
        case "cell":
            return len(nearest(lord.tiles)) > 1
        case "traps":
            grounds = [_ground(lord, cell) for cell in nearest(lord.tiles)]
            return bool(lord.traps) and any(ground.fee <= lord.gold for ground in grounds)
        case "monsters":
            return bool(_face_up(lord))
        case _:
            return False


def _forces(lord: Lord, cell: str) -> list[tuple[MonsterId, ...]]:
    """Return every set of face-up monsters and ghosts that may be sent (5.2), smaller ones first, in list order."""
    ready = _in_order(_face_up(lord))
    monsters = [kind for kind in ready if not MONSTER[kind].is_ghost]
    ghosts = [kind for kind in ready if MONSTER[kind].is_ghost]
    forces = {
        _in_order((*chosen, *ghosts[:count])): None
        for size in range(_ground(lord, cell).monsters + 1)
        for chosen in combinations(monsters, size)
        for count in range(len(ghosts) + 1)
    }
    return sorted(forces, key=len)


def _ground(lord: Lord, cell: str) -> _Ground:
    return _GROUNDS.get(tile_on(lord.tiles, cell).room, _ROOM)


def _missing(named: tuple[str, ...], owned: tuple[str, ...]) -> str | None:
    """Return the first of `named` of which `owned` has fewer."""
    return next((name for name in named if owned.count(name) < named.count(name)), None)


def _face_up(lord: Lord) -> tuple[MonsterId, ...]:
    return tuple(creature.kind for creature in lord.creatures if creature.face_up)


def _in_order(names: Iterable[Name]) -> tuple[Name, ...]:
    return tuple(sorted(names, key=_PLACE.__getitem__))
