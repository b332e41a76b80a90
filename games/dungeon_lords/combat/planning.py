"""Planning a round of combat, by all at once (SPEC 5.1, 5.2, D25, D29, D46): battleground, traps, monsters and ghosts.

Each stage is one move, and which stages a lord goes through depends on public facts alone (how many tiles are nearest,
how many traps he has in hand, which creatures lie face up), so that watching him plan tells nothing.
"""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations, combinations_with_replacement

from msgspec.structs import replace

from games.dungeon_lords import parameters as figures
from games.dungeon_lords.battle_events import CardTurned, CombatBegun, PlanSealed, PlansOpened
from games.dungeon_lords.components import LABYRINTH, MONSTER, MONSTERS, TRAP, TRAPS, Cost, MonsterId
from games.dungeon_lords.course import Course
from games.dungeon_lords.lord.dungeon import nearest, tile_on
from games.dungeon_lords.moves import Battleground, Move, PlanTraps, Replan, Send
from games.dungeon_lords.state import Lord, Plan, PlanStage, State, play_order
from games.kernel.errors import IllegalMove
from games.kernel.game import Decision
from games.kernel.ids import Seat

KINDS: dict[PlanStage, str] = {"cell": "battleground", "traps": "plan_traps", "monsters": "plan", "ready": "plan"}
STAGES: tuple[PlanStage, ...] = ("cell", "traps", "monsters", "ready")


def begin(course: Course) -> None:
    """Begin the combat of the year with its first round."""
    begin_round(course, 1)


def begin_round(course: Course, number: int) -> None:
    """Begin a round of combat: everybody who has a party to expect plans."""
    course.set(
        phase="planning",
        combat_round=number,
        fought=(),
        battle=None,
        plans=tuple(fresh_plan(lord) for lord in course.state.lords),
    )
    course.tell(CombatBegun(course.state.year, number))
    for seat in course.state.seats:
        if course.state.plans[seat] is not None:
            settle(course, seat)


def advance(course: Course) -> bool:
    """When all have planned, show all plans and turn up the card of the round (D46)."""
    if not all(is_ready(course.state, seat) for seat in course.state.seats):
        return True
    for seat in play_order(course.state):
        if course.state.plans[seat] is not None:
            open_plan(course, seat)
    number = course.state.combat_round
    course.set(phase="battle", cards_open=number)
    course.tell(CardTurned(number, course.state.cards[number - 1]))
    course.make_final()
    return False


def fresh_plan(lord: Lord) -> Plan | None:
    """Return the plan of a lord before he has chosen anything; None if he has no party or nothing to lose."""
    return Plan() if lord.party and nearest(lord.tiles) else None


def decisions(state: State) -> tuple[Decision, ...]:
    """Return what is asked of everybody who plans."""
    asked = (decision(state, seat) for seat in state.seats)
    return tuple(each for each in asked if each is not None)


def decision(state: State, seat: Seat) -> Decision | None:
    """Return what `seat` is asked, or may still change, while it plans."""
    plan = state.plans[seat]
    if plan is None or not _has_choice(state.lords[seat]):
        return None
    return Decision(seat, KINDS[plan.stage], sealed=True, owed=plan.stage != "ready")


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return the choices of the stage that the plan of `seat` has reached; the first is the default (8.1, 17)."""
    plan, lord = _plan(state, seat), state.lords[seat]
    match plan.stage:
        case "cell":
            return tuple(Battleground(cell) for cell in nearest(lord.tiles))
        case "traps":
            return tuple(PlanTraps(traps) for traps in _trap_sets(lord, plan.cell))
        case "monsters":
            return tuple(Send(sent) for sent in _forces(lord, plan.cell))
        case _:
            return (Replan(),)


def act(course: Course, seat: Seat, move: Move) -> None:
    """Take the plan of `seat` one stage further, or back to the beginning.

    Raises:
        IllegalMove: `wrong_phase` (`phase`), `not_nearest` (`cell`); what `check_traps` and `check_force` refuse.
    """
    plan, lord = _plan(course.state, seat), course.lord(seat)
    match plan.stage, move:
        case "cell", Battleground(cell):
            if cell not in nearest(lord.tiles):
                raise IllegalMove("not_nearest", cell=cell)
            course.seal(KINDS["cell"])
            _go_on(course, seat, replace(plan, cell=cell), cell)
        case "traps", PlanTraps(traps):
            check_traps(lord, plan.cell, traps)
            course.seal(KINDS["traps"], never_opens=True)
            _go_on(course, seat, replace(plan, traps=traps), " ".join(traps))
        case "monsters", Send(sent):
            check_force(lord, plan.cell, sent)
            course.seal(KINDS["monsters"])
            _go_on(course, seat, replace(plan, sent=sent), " ".join(sent))
        case "ready", Replan():
            course.drop(*(KINDS[stage] for stage in STAGES[:-1]))
            course.put("plans", seat, Plan())
            settle(course, seat)
            course.tell(PlanSealed(seat, False))
        case _:
            raise IllegalMove("wrong_phase", phase=course.state.phase)


def settle(course: Course, seat: Seat) -> None:
    """Pass over the stages in which `seat` has nothing to choose."""
    plan, lord = _plan(course.state, seat), course.lord(seat)
    while plan.stage != "ready" and not _is_asked(lord, plan.stage):
        cell = nearest(lord.tiles)[0] if plan.stage == "cell" else plan.cell
        plan = replace(plan, stage=_after(plan.stage), cell=cell)
    course.put("plans", seat, plan)


def open_plan(course: Course, seat: Seat) -> None:
    """Show the plan of `seat`; its traps stay face down."""
    plan = _plan(course.state, seat)
    course.tell(PlansOpened(seat, plan.cell, plan.sent, len(plan.traps)))
    if _is_asked(course.lord(seat), "cell"):
        course.open(seat, KINDS["cell"])
    if _is_asked(course.lord(seat), "monsters"):
        course.open(seat, KINDS["monsters"])
    course.make_final()


def is_ready(state: State, seat: Seat) -> bool:
    """Return whether `seat` has nothing more to plan."""
    plan = state.plans[seat]
    return plan is None or plan.stage == "ready"


def trap_fee(lord: Lord, cell: str) -> int:
    """Return the gold that each trap costs on `cell`: in a room, but not in the Labyrinth."""
    room = tile_on(lord.tiles, cell).room
    return figures.TRAP_ROOM_FEE if room and room != LABYRINTH else 0


def price(lord: Lord, cell: str, traps: Iterable[str]) -> tuple[Cost, int]:
    """Return what using `traps` on `cell` costs together: goods, and imps lost."""
    used = [TRAP[trap] for trap in traps]
    gold = sum(trap.gold + trap_fee(lord, cell) for trap in used)
    return Cost(gold=gold, food=sum(trap.food for trap in used)), sum(trap.imps for trap in used)


def most_traps(lord: Lord, cell: str) -> int:
    """Return how many traps may be planned on `cell`."""
    return figures.LABYRINTH_TRAPS if tile_on(lord.tiles, cell).room == LABYRINTH else figures.TUNNEL_TRAPS


def most_monsters(lord: Lord, cell: str) -> int:
    """Return how many monsters may be sent to `cell`; ghosts do not count."""
    room = tile_on(lord.tiles, cell).room
    if room == LABYRINTH:
        return figures.LABYRINTH_MONSTERS
    return figures.ROOM_MONSTERS if room else figures.TUNNEL_MONSTERS


def check_traps(lord: Lord, cell: str, traps: tuple[str, ...]) -> None:
    """Refuse traps that cannot be planned on `cell`.

    Raises:
        IllegalMove: `not_in_hand` (`trap`), `too_many_traps` (`most`, `named`), `not_in_order`, `too_few` (`good`,
            `needed`, `present`).
    """
    hand = Counter(lord.traps)
    for trap, count in Counter(traps).items():
        if hand[trap] < count:
            raise IllegalMove("not_in_hand", trap=trap)
    most = most_traps(lord, cell)
    if len(traps) > most:
        raise IllegalMove("too_many_traps", most=most, named=len(traps))
    if list(traps) != sorted(traps, key=_TRAP_PLACE.__getitem__):
        raise IllegalMove("not_in_order")
    cost, imps = price(lord, cell, traps)
    for good, needed, present in (
        ("gold", cost.gold, lord.gold),
        ("food", cost.food, lord.food),
        ("imps", imps, lord.imps),
    ):
        if needed > present:
            raise IllegalMove("too_few", good=good, needed=needed, present=present)


def check_force(lord: Lord, cell: str, sent: tuple[MonsterId, ...]) -> None:
    """Refuse monsters and ghosts that cannot be sent to `cell`.

    Raises:
        IllegalMove: `not_face_up` (`monster`), `too_many_monsters` (`most`, `named`), `not_in_order`.
    """
    ready = _face_up(lord)
    for kind, count in Counter(sent).items():
        if ready[kind] < count:
            raise IllegalMove("not_face_up", monster=kind)
    most, named = most_monsters(lord, cell), sum(not MONSTER[kind].is_ghost for kind in sent)
    if named > most:
        raise IllegalMove("too_many_monsters", most=most, named=named)
    if sent != _in_order(sent):
        raise IllegalMove("not_in_order")


def _is_asked(lord: Lord, stage: PlanStage) -> bool:
    """Return whether there is anything to choose in `stage`, by what everybody knows."""
    match stage:
        case "cell":
            return len(nearest(lord.tiles)) > 1
        case "traps":
            return bool(lord.traps)
        case "monsters":
            return any(creature.face_up for creature in lord.creatures)
        case _:
            return False


def _has_choice(lord: Lord) -> bool:
    return any(_is_asked(lord, stage) for stage in STAGES)


def _trap_sets(lord: Lord, cell: str) -> list[tuple[str, ...]]:
    """Return every affordable set of traps in hand, smaller ones first, in list order."""
    hand = sorted(lord.traps, key=_TRAP_PLACE.__getitem__)
    found: dict[tuple[str, ...], None] = {}
    for size in range(most_traps(lord, cell) + 1):
        for traps in combinations(hand, size):
            cost, imps = price(lord, cell, traps)
            if cost.gold <= lord.gold and cost.food <= lord.food and imps <= lord.imps:
                found[traps] = None
    return list(found)


def _forces(lord: Lord, cell: str) -> list[tuple[MonsterId, ...]]:
    """Return every set of face-up monsters and ghosts that may be sent, smaller ones first, in list order."""
    ready = _face_up(lord)
    kinds = [monster.id for monster in MONSTERS if ready[monster.id] and not monster.is_ghost]
    ghosts = [monster.id for monster in MONSTERS if monster.is_ghost for _ in range(ready[monster.id])]
    forces = [
        _in_order((*chosen, *ghosts[:count]))
        for size in range(most_monsters(lord, cell) + 1)
        for chosen in combinations_with_replacement(kinds, size)
        if all(ready[kind] >= chosen.count(kind) for kind in chosen)
        for count in range(len(ghosts) + 1)
    ]
    return sorted(forces, key=len)


def _face_up(lord: Lord) -> Counter[MonsterId]:
    return Counter(creature.kind for creature in lord.creatures if creature.face_up)


def _in_order(sent: Iterable[MonsterId]) -> tuple[MonsterId, ...]:
    return tuple(sorted(sent, key=_MONSTER_PLACE.__getitem__))


def _go_on(course: Course, seat: Seat, plan: Plan, choice: str) -> None:
    course.put("plans", seat, replace(plan, stage=_after(plan.stage)))
    settle(course, seat)
    course.tell(PlanSealed(seat, is_ready(course.state, seat), choice))


def _after(stage: PlanStage) -> PlanStage:
    return STAGES[STAGES.index(stage) + 1]


def _plan(state: State, seat: Seat) -> Plan:
    plan = state.plans[seat]
    if plan is None:
        raise ValueError("this seat plans nothing")
    return plan


_TRAP_PLACE = {trap.id: place for place, trap in enumerate(TRAPS)}
_MONSTER_PLACE = {monster.id: place for place, monster in enumerate(MONSTERS)}
