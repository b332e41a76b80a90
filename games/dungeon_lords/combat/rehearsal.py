"""What a choice in combat would lead to, found by making it on a copy (SPEC 5). Nothing is drawn, nothing is kept.

A lord rehearses with what he may know: the card of the round if it lies open or he has spied it, else none.
"""

from msgspec.structs import replace

from games.dungeon_lords import moves as m
from games.dungeon_lords.combat import attacks, battles, line, planning, spells, traps
from games.dungeon_lords.components import MONSTER, TRAP, Cost
from games.dungeon_lords.course import Course, trial
from games.dungeon_lords.parameters import MOST_EVIL, SPELL_EVIL
from games.dungeon_lords.quotes import BattleQuote, PlanQuote, Prospect, SpellQuote, StrikeQuote
from games.dungeon_lords.state import Plan, State, battle_of
from games.kernel.errors import IllegalMove
from games.kernel.ids import Seat

_NO_CARD = "fireball"
"""Stands for a card that nobody may know: it is never cast, and what it tires is left out."""


def explain(state: State, seat: Seat, move: m.Move) -> BattleQuote | None:
    """Return what `move` would do, None where there is nothing to say or the move is not legal."""
    try:
        match move:
            case m.PlanTraps(chosen):
                return _plan(state, seat, Plan("ready", planning.plan_of(state, seat).cell, chosen))
            case m.Send(sent):
                return _plan(state, seat, replace(planning.plan_of(state, seat), stage="ready", sent=sent))
            case m.Attack() | m.UseTrap() | m.Target():
                return _strike(state, move)
            case m.Accept() | m.Decline() | m.Choose() | m.Dismiss() | m.PayMonster():
                return _spell(state, move)
            case _:
                return None
    except (IllegalMove, ValueError):
        return None


def _plan(state: State, seat: Seat, plan: Plan) -> PlanQuote | None:
    """Fight the battle of `seat` by default moves, as if it were the only one, with a card that the lord may know.

    Without one it ends before fatigue.
    """
    lord = state.lords[seat]
    if not plan.cell:
        return None
    planning.check_traps(lord, plan.cell, plan.traps)
    planning.check_force(lord, plan.cell, plan.sent)
    number = state.combat_round
    card = state.cards[number - 1] if number <= state.cards_open or number in lord.spied else ""
    course = trial(
        replace(
            state,
            phase="battle",
            battle=replace(battles.new_battle(seat, plan), spell_blocked=not card),
            fought=tuple(other for other in state.seats if other != seat),
            cards=(card or _NO_CARD,) * len(state.cards),
            trap_deck=(),
        )
    )
    while course.state.battle is not None:
        if not card and course.state.battle.step == "conquest":
            battles.poison(course)
            break
        course.set(due=None)
        if battles.step(course):
            battles.act(course, seat, battles.default_move(course.state, seat, None))
    after = course.lord(seat)
    lost = any(tile.cell == plan.cell and tile.conquered for tile in after.tiles)
    cost, imps = planning.price(lord, plan.cell, plan.traps)
    return PlanQuote(cost, imps, card, _prospects(lord.party, after.party), bool(card), lost)


def _strike(state: State, move: m.Attack | m.UseTrap | m.Target) -> StrikeQuote:
    """Make an attack, use a trap or aim a dart."""
    course = trial(state)
    if not isinstance(move, m.Attack):
        traps.act(course, move)
        trap = TRAP[move.trap if isinstance(move, m.UseTrap) else battle_of(state).trap]
        return StrikeQuote(_changes(state, course), no_conquest=trap.no_conquest)
    attacks.act(course, move)
    chosen = MONSTER[move.monster].lines[move.line - 1]
    return StrikeQuote(
        _changes(state, course),
        food=chosen.food,
        no_conquest=chosen.no_conquest,
        face_up=chosen.returns,
        raised=(move.raised or 1) if attacks.is_raised(state, move.monster) else 0,
    )


def _spell(state: State, move: m.Accept | m.Decline | m.Choose | m.Dismiss | m.PayMonster) -> SpellQuote:
    """Return what an answer to a spell costs, without carrying on with the battle."""
    evil = state.lords[battle_of(state).seat].evil
    match move:
        case m.Accept():
            return SpellQuote(Cost(), evil, spells.monsters_in_battle(state))
        case m.Decline():
            return SpellQuote(Cost(evil=SPELL_EVIL), min(MOST_EVIL, evil + SPELL_EVIL))
        case m.PayMonster(monster, fed):
            cost = MONSTER[monster].cost
            return SpellQuote(cost, min(MOST_EVIL, evil + cost.evil), removed=fed)
        case m.Dismiss(monster) | m.Choose(monster):
            return SpellQuote(Cost(), evil, (monster,))


def _changes(state: State, course: Course) -> tuple[Prospect, ...]:
    return _prospects(line.party(state), line.party(course.state))


def _prospects(before: line.Line, after: line.Line) -> tuple[Prospect, ...]:
    """Return the line before, each with the hit points left after; whoever came meanwhile is left out."""
    left = {each.id: line.hit_points_left(each) for each in after}
    return tuple(Prospect(each.id, line.hit_points_left(each), left.get(each.id, 0)) for each in before)
