"""What a move would cost and do now, for the lord who makes it (SPEC 2.4, 5). Pure.

A move is carried out on a copy, without what follows it, and what he has before and after is compared. Nothing is told
of traps drawn or cards looked at: only numbers. A plan of a battle is rehearsed with what its lord may know: the card
of the round if it lies open or he has spied it, else none.
"""

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from games.dungeon_lords import affairs, ordering
from games.dungeon_lords import moves as m
from games.dungeon_lords import quotes as q
from games.dungeon_lords.combat import attacks, battles, line, planning, spells, traps
from games.dungeon_lords.components import MONSTER, ORDERS, SQUARES, TRAP, Cost, OrderId, in_list_order
from games.dungeon_lords.course import Course, trial
from games.dungeon_lords.dungeon import digging_sites, layout
from games.dungeon_lords.evaluation import current
from games.dungeon_lords.lair import free_imps
from games.dungeon_lords.parameters import FIRST_HIRE_FEE, MOST_EVIL, POINTS_TAX_TOKEN, SPELL_EVIL
from games.dungeon_lords.state import Lord, Plan, State, Work, battle_of
from games.kernel.errors import Fact, IllegalMove
from games.kernel.ids import Seat

_NO_CARD = "fireball"
"""Stands for a card that nobody may know: it is never cast, and what it tires is left out."""

Means = tuple[int, int, int, int, int]
"""Gold, food, Evil, free imps, unconquered tunnels of a lord."""


def by(act: Callable[[Course, Seat, Any], None]) -> Callable[[State, Seat, Any], Any]:
    """Return what explains the moves of a phase that `act` carries out: their quote, None if they are not allowed."""

    def explain(state: State, seat: Seat, move: m.Move) -> Any:
        course = trial(state)
        try:
            act(course, seat, move)
        except IllegalMove:
            return None
        match move:
            case m.Lock(first, second):
                return q.LockQuote((first, second))
            case m.Seal():
                quotes = squares_of(state, seat, (move.first, move.second, move.third))
                return q.OrdersQuote(quotes, FIRST_HIRE_FEE if move.first == "monster" else 0)
            case m.Retrieve(order):
                return q.RetrievalQuote(order, course.lord(seat).locked)
            case m.Pay(gold) if state.affair is not None and state.affair.event == affairs.TAXES:
                affairs.settle_tax(course, seat, gold)
        return _compared(course, state, seat)

    return explain


def hints(state: State, seat: Seat) -> dict[str, Fact]:
    """Return the ids that a lord could name now, as far as he is asked for such."""
    lord = state.lords[seat]
    if state.due is not None:
        return {"traps": tuple(sorted(set(lord.traps)))}
    match state.phase:
        case "orders":
            return {"orders": ordering.available(state, seat), "colour": ordering.colour_choices(state, seat)}
        case "evaluation" if current(state).order == "dig":
            return {"cells": digging_sites(lord.tiles)}
        case "evaluation" if current(state).order == "monster":
            return {"monsters": state.monsters}
        case "evaluation" if current(state).order == "room":
            return {"rooms": state.rooms}
        case "event" | "planning" | "battle":
            return {"monsters": in_list_order({creature.kind for creature in lord.creatures})}
    return {}


def _compared(course: Course, state: State, seat: Seat) -> q.ChangeQuote:
    before, after = state.lords[seat], course.lord(seat)
    lost = Counter(each.kind for each in before.creatures) - Counter(each.kind for each in after.creatures)
    tokens = after.tax_tokens - before.tax_tokens
    work, worked = (each.work[seat] if each.work else Work() for each in (state, course.state))
    had_paladin, has_paladin = (each.paladin_at == seat for each in (state, course.state))
    prices = (getattr(event, "cost", None) for event in course.events)
    return q.ChangeQuote(
        cost=next((price for price in prices if isinstance(price, Cost)), Cost()),
        before=_goods(before),
        after=_goods(after),
        paladin="" if had_paladin == has_paladin else "comes" if has_paladin else "leaves",
        busy=after.busy - before.busy,
        better=worked.better - work.better,
        workers=worked.imps + worked.trolls - work.imps - work.trolls,
        tiles=tuple(tile for tile in after.tiles if tile not in before.tiles),
        tokens=tokens,
        points=tokens * POINTS_TAX_TOKEN,
        lost=tuple(sorted(lost.elements())),
    )


def _goods(lord: Lord) -> q.Goods:
    return q.Goods(lord.gold, lord.food, lord.imps, free_imps(lord), lord.evil, len(lord.traps))


def in_combat(state: State, seat: Seat, move: m.Move) -> q.BattleQuote | None:
    """Return what `move` would do, None where there is nothing to say or the move is not legal."""
    try:
        match move:
            case m.PlanTraps(chosen):
                return _rehearse(state, seat, Plan("ready", planning.plan_of(state, seat).cell, chosen))
            case m.Send(sent):
                return _rehearse(state, seat, replace(planning.plan_of(state, seat), stage="ready", sent=sent))
            case m.Attack() | m.UseTrap() | m.Target():
                return _strike(state, move)
            case m.Accept() | m.Decline() | m.Choose() | m.Dismiss() | m.PayMonster():
                return _spell(state, move)
            case _:
                return None
    except (IllegalMove, ValueError):
        return None


def _rehearse(state: State, seat: Seat, plan: Plan) -> q.PlanQuote | None:
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
    return q.PlanQuote(cost, imps, card, _prospects(lord.party, after.party), bool(card), lost)


def _strike(state: State, move: m.Attack | m.UseTrap | m.Target) -> q.StrikeQuote:
    course = trial(state)
    if not isinstance(move, m.Attack):
        traps.act(course, move)
        trap = TRAP[move.trap if isinstance(move, m.UseTrap) else battle_of(state).trap]
        return q.StrikeQuote(_changes(state, course), no_conquest=trap.no_conquest)
    attacks.act(course, move)
    chosen = MONSTER[move.monster].lines[move.line - 1]
    return q.StrikeQuote(
        _changes(state, course),
        food=chosen.food,
        no_conquest=chosen.no_conquest,
        face_up=chosen.returns,
        raised=(move.raised or 1) if attacks.is_raised(state, move.monster) else 0,
    )


def _spell(state: State, move: m.Accept | m.Decline | m.Choose | m.Dismiss | m.PayMonster) -> q.SpellQuote:
    """Return what an answer to a spell costs, without carrying on with the battle."""
    evil = state.lords[battle_of(state).seat].evil
    match move:
        case m.Accept():
            return q.SpellQuote(Cost(), evil, spells.monsters_in_battle(state))
        case m.Decline():
            return q.SpellQuote(Cost(evil=SPELL_EVIL), min(MOST_EVIL, evil + SPELL_EVIL))
        case m.PayMonster(monster, fed):
            cost = MONSTER[monster].cost
            return q.SpellQuote(cost, min(MOST_EVIL, evil + cost.evil), removed=fed)
        case m.Dismiss(monster) | m.Choose(monster):
            return q.SpellQuote(Cost(), evil, (monster,))


def _changes(state: State, course: Course) -> tuple[q.Prospect, ...]:
    return _prospects(line.party(state), line.party(course.state))


def _prospects(before: line.Line, after: line.Line) -> tuple[q.Prospect, ...]:
    """Return the line before, each with the hit points left after; whoever came meanwhile is left out."""
    left = {each.id: line.hit_points_left(each) for each in after}
    return tuple(q.Prospect(each.id, line.hit_points_left(each), left.get(each.id, 0)) for each in before)


def squares_of(state: State, seat: Seat, orders: tuple[OrderId, ...] = ORDERS) -> tuple[tuple[q.SquareQuote, ...], ...]:
    """Return the three squares of each of `orders` for `seat`."""
    lord = state.lords[seat]
    means = lord.gold, lord.food, lord.evil, free_imps(lord), layout(lord.tiles).tunnels.bit_count()
    taken = {order: [minion.square for minion in state.minions if minion.order == order] for order in orders}
    return tuple(_quotes(order, means, frozenset(taken[order])) for order in orders)


@lru_cache(maxsize=4096)
def _quotes(order: OrderId, means: Means, taken: frozenset[int]) -> tuple[q.SquareQuote, ...]:
    gold, food, evil, imps, tunnels = means
    quotes = []
    for number, square in enumerate(SQUARES[order], start=1):
        cost = square.cost
        is_payable = cost.gold <= gold and cost.food <= food and cost.evil + evil <= MOST_EVIL
        most = min(square.workers, max(0, imps - square.supervisors), tunnels if order == "mine" else square.workers)
        quotes.append(
            q.SquareQuote(
                order=order,
                square=number,
                cost=cost,
                payable=most > 0 if square.workers else is_payable,
                taken=number in taken,
                gold=square.gold,
                food=square.food,
                better=square.evil,
                imps=square.imps,
                traps=square.traps,
                spy=square.spy,
                most=most,
                supervisors=square.supervisors,
            )
        )
    return tuple(quotes)
