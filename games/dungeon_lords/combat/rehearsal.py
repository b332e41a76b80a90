"""What a choice in combat would lead to, found by making it on a copy (SPEC 5). Nothing is drawn, nothing is kept.

A lord rehearses with what he may know: the card of the round if it lies open or he has spied it, else none.
"""

from msgspec.structs import replace

from games.dungeon_lords.battle_quotes import BattleQuote, PlanQuote, Prospect, SpellQuote, StrikeQuote
from games.dungeon_lords.combat import attack_step, battles, line, planning, trap_step
from games.dungeon_lords.components import MONSTER, TRAP, Cost, MonsterId
from games.dungeon_lords.course import Course
from games.dungeon_lords.moves import (
    Accept,
    Attack,
    Choose,
    Decline,
    Dismiss,
    Move,
    PayMonster,
    PlanTraps,
    Send,
    Target,
    UseTrap,
)
from games.dungeon_lords.parameters import MOST_EVIL, SPELL_EVIL
from games.dungeon_lords.state import Adventurer, Battle, Fighter, Plan, State
from games.kernel.chance import Chance
from games.kernel.errors import IllegalMove
from games.kernel.ids import Seat

_NO_SEED = b""
_NO_CARD = "fireball"
"""Stands for a card that nobody may know: it is never cast, and what it tires is left out."""


def explain(state: State, seat: Seat, move: Move) -> BattleQuote | None:
    """Return what `move` would do, None where there is nothing to say or the move is not legal."""
    try:
        match move:
            case PlanTraps(traps):
                return _plan(state, seat, traps, ())
            case Send(sent):
                plan = state.plans[seat]
                return None if plan is None else _plan(state, seat, plan.traps, sent)
            case Attack() | UseTrap() | Target() if state.battle is not None:
                return _strike(state, move)
            case Accept() | Decline() | Choose() | Dismiss() | PayMonster() if state.battle is not None:
                return _spell(state, move)
            case _:
                return None
    except (IllegalMove, ValueError):
        return None


def _plan(state: State, seat: Seat, traps: tuple[str, ...], sent: tuple[MonsterId, ...]) -> PlanQuote | None:
    plan, lord = state.plans[seat], state.lords[seat]
    if plan is None or not plan.cell:
        return None
    planning.check_traps(lord, plan.cell, traps)
    planning.check_force(lord, plan.cell, sent)
    cost, imps = planning.price(lord, plan.cell, traps)
    card = _known_card(state, seat)
    course = _course(_alone(state, seat, Plan("ready", plan.cell, traps, sent), card))
    _fight(course, seat, tires=bool(card))
    after = course.lord(seat)
    lost = any(tile.cell == plan.cell and tile.conquered for tile in after.tiles)
    return PlanQuote(cost, imps, card, _prospects(lord.party, after.party), bool(card), lost)


def _known_card(state: State, seat: Seat) -> str:
    """Return the card of the round if `seat` may know it."""
    number = state.combat_round
    is_known = number <= state.cards_open or number in state.lords[seat].spied
    return state.cards[number - 1] if is_known else ""


def _alone(state: State, seat: Seat, plan: Plan, card: str) -> State:
    """Return the battle of `seat` at its beginning, as if it were the only one, with a card that it may know."""
    cards = tuple(
        card or _NO_CARD if place == state.combat_round - 1 else _NO_CARD for place in range(len(state.cards))
    )
    battle = Battle(seat, plan.cell, traps=plan.traps, fighters=tuple(Fighter(kind) for kind in plan.sent))
    others = tuple(other for other in state.seats if other != seat)
    quiet = replace(battle, spell_blocked=not card)
    return replace(state, phase="battle", battle=quiet, fought=others, cards=cards, due=None, trap_deck=(), dealt=())


def _fight(course: Course, seat: Seat, *, tires: bool) -> None:
    """Fight the battle of `seat` to its end by default moves; without a known card it ends before fatigue."""
    while course.state.battle is not None:
        if not tires and course.state.battle.step == "conquest":
            battles.poison(course)
            return
        if course.state.due is not None:
            course.set(due=None)
        if not battles.step(course):
            continue
        battles.act(course, seat, battles.default_move(course.state, seat, None))


def _strike(state: State, move: Attack | UseTrap | Target) -> StrikeQuote:
    course = _course(state)
    before = line.party(state)
    if not isinstance(move, Attack):
        name = move.trap if isinstance(move, UseTrap) else line.battle_of(state).trap
        trap_step.act(course, move)
        return StrikeQuote(_prospects(before, line.party(course.state)), no_conquest=TRAP[name].no_conquest)
    attack_step.act(course, move)
    chosen = MONSTER[move.monster].lines[move.line - 1]
    return StrikeQuote(
        _prospects(before, line.party(course.state)),
        food=chosen.food,
        no_conquest=chosen.no_conquest,
        face_up=chosen.returns,
        raised=(move.raised or 1) if attack_step.is_raised(state, move.monster) else 0,
    )


def _spell(state: State, move: Accept | Decline | Choose | Dismiss | PayMonster) -> SpellQuote:
    """Return what an answer to a spell costs, without carrying on with the battle."""
    battle = line.battle_of(state)
    lord = state.lords[battle.seat]
    monsters = tuple(
        each.kind for each in battle.fighters if each.state != "withdrawn" and not MONSTER[each.kind].is_ghost
    )
    match move:
        case Accept():
            return SpellQuote(Cost(), lord.evil, monsters)
        case Decline():
            return SpellQuote(Cost(evil=SPELL_EVIL), _evil(lord.evil + SPELL_EVIL))
        case PayMonster(monster, fed):
            cost = MONSTER[monster].cost
            return SpellQuote(cost, _evil(lord.evil + cost.evil), removed=fed)
        case Dismiss(monster) | Choose(monster):
            return SpellQuote(Cost(), lord.evil, (monster,))


def _evil(steps: int) -> int:
    return min(MOST_EVIL, steps)


def _prospects(before: tuple[Adventurer, ...], after: tuple[Adventurer, ...]) -> tuple[Prospect, ...]:
    """Return the line before, each with the hit points left after; whoever came meanwhile is left out."""
    left = {each.id: line.hit_points_left(each) for each in after}
    return tuple(Prospect(each.id, line.hit_points_left(each), left.get(each.id, 0)) for each in before)


def _course(state: State) -> Course:
    return Course(state, Chance(_NO_SEED, 0))
