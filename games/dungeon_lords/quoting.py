"""What a move would cost and do now, for the lord who makes it (SPEC 2.4, 5). Pure.

A move is carried out on a copy, without what follows it, and what he has before and after is compared. Nothing is told
of traps drawn or cards looked at: only numbers. A plan of a battle is rehearsed with what its lord may know: the card
of the round if it lies open or he has spied it, else none. For the rounds after it the outlook is reckoned as if
nothing were sent, no trap set and no spell cast (5.9): nobody heals, so each round tires the party or takes a tile.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from games.dungeon_lords import affairs
from games.dungeon_lords import moves as m
from games.dungeon_lords import quotes as q
from games.dungeon_lords.battle_events import TrapPointsStopped
from games.dungeon_lords.combat import attacks, battles, line, planning, spells, traps
from games.dungeon_lords.components import MONSTER, ORDERS, SPELL, SQUARES, TRAP, Cost, OrderId, spells_of
from games.dungeon_lords.course import Course
from games.dungeon_lords.dungeon import layout, nearest
from games.dungeon_lords.lair import free_imps
from games.dungeon_lords.parameters import COMBAT_ROUNDS, FIRST_HIRE_FEE, MOST_EVIL, POINTS_TAX_TOKEN, SPELL_EVIL
from games.dungeon_lords.state import Lord, Plan, State, Tile, Work, known_cards
from games.kernel.errors import IllegalMove
from games.kernel.ids import Seat
from games.kernel.public import there

_NO_CARD = "fireball"
"""Stands for a card that nobody may know: it is never cast, and what it tires is left out."""


def by(act: Callable[[Course, Seat, Any], None]) -> Callable[[State, Seat, Any], Any]:
    """Return what explains the moves of a phase that `act` carries out: their quote, None if they are not allowed."""

    def explain(state: State, seat: Seat, move: m.Move) -> Any:
        course = Course.trial(state)
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
            case m.Retrieve():
                return q.LockQuote(course.lord(seat).locked)
            case m.Pay(gold) if state.affair is not None and state.affair.answers:
                # In version 1 it is only sealed.
                affairs.settle_tax(course, seat, gold)
        return _compared(course, state, seat)

    return explain


def _compared(course: Course, state: State, seat: Seat) -> q.ChangeQuote:
    before, after = state.lords[seat], course.lord(seat)
    lost = Counter(each.kind for each in before.creatures) - Counter(each.kind for each in after.creatures)
    tokens = after.tax_tokens - before.tax_tokens
    # Who has drawn more than he keeps hands some over before anything else goes on.
    owed = course.state.due.count if course.state.due and len(after.traps) > len(before.traps) else 0
    work, worked = (each.work[seat] if each.work else Work() for each in (state, course.state))
    had_paladin, has_paladin = (each.paladin_at == seat for each in (state, course.state))
    prices = (getattr(event, "cost", None) for event in course.events)
    return q.ChangeQuote(
        cost=next((price for price in prices if isinstance(price, Cost)), Cost()),
        before=_goods(before),
        after=_goods(after, owed),
        paladin="" if had_paladin == has_paladin else "comes" if has_paladin else "leaves",
        busy=max(0, after.busy - before.busy),
        better=worked.better - work.better,
        workers=worked.imps + worked.trolls - work.imps - work.trolls,
        tiles=tuple(tile for tile in after.tiles if tile not in before.tiles),
        tokens=tokens,
        points=tokens * POINTS_TAX_TOKEN,
        lost=tuple(sorted(lost.elements())),
    )


def _goods(lord: Lord, owed: int = 0) -> q.Goods:
    """Return what `lord` has, without the traps that he has still to hand over."""
    return q.Goods(lord.gold, lord.food, lord.imps, free_imps(lord), lord.evil, len(lord.traps) - owed)


def in_combat(state: State, seat: Seat, move: m.Move) -> q.BattleQuote | None:
    """Return what `move` would do, None where there is nothing to say or the move is not legal."""
    try:
        match move:
            case m.PlanTraps(chosen):
                return _rehearse(state, seat, Plan("ready", there(state.plans[seat]).cell, chosen))
            case m.Send(sent):
                return _rehearse(state, seat, replace(there(state.plans[seat]), stage="ready", sent=sent))
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
    card = known_cards(state, lord)[number - 1]
    course = Course.trial(
        replace(
            state,
            phase="battle",
            battle=replace(battles.new_battle(seat, plan), spell_blocked=not card),
            fought=tuple(other for other in state.seats if other != seat),
            cards=(card or _NO_CARD,) * len(state.cards),
            trap_deck=(),
        )
    )
    coming = range(number + 1, COMBAT_ROUNDS + 1)
    while course.state.battle is not None:
        if not card and course.state.battle.step == "conquest":
            coming = range(number + bool(course.battle.no_conquest), COMBAT_ROUNDS + 1)
            battles.poison(course)
            break
        course.set(due=None)
        if battles.step(course):
            battles.act(course, seat, battles.default_move(course.state, seat, None))
    after = course.lord(seat)
    left, tiring = tuple(map(line.hit_points_left, after.party)), fatigues(known_cards(state, lord), state.year)
    lost = any(tile.cell == plan.cell and tile.conquered for tile in after.tiles)
    cost, imps = planning.price(lord, plan.cell, plan.traps)
    return q.PlanQuote(
        cost,
        imps,
        card,
        _prospects(lord.party, after.party),
        bool(card),
        lost,
        sum(event.points for event in course.events if isinstance(event, TrapPointsStopped)),
        outlook(after.tiles, left, tiring, coming, plan.cell if number in coming else ""),
    )


def fatigues(known: Sequence[str], year: int) -> tuple[tuple[int, int], ...]:
    """Return the least and the most fatigue of each round; `known` are the cards by position, "" for one not known.

    That of a card that the lord does not know lies between those that it can be.
    """
    unseen = [SPELL[card].fatigue for card in spells_of(year) if card not in known]
    return tuple((SPELL[card].fatigue,) * 2 if card else (min(unseen), max(unseen)) for card in known)


def outlook(
    tiles: tuple[Tile, ...],
    party: Sequence[int],
    tiring: Sequence[tuple[int, int]],
    rounds: Sequence[int],
    cell: str = "",
) -> tuple[q.Outlook, ...]:
    """Return what becomes of the dungeon in `rounds` while nothing is done about a party with these hit points.

    `tiring` are the fatigues of the year. The first of the rounds is fought on `cell` if that is given.
    """
    strong = weak = tuple(party)
    found = []
    for number in rounds:
        least, most = tiring[number - 1]
        cells = (cell,) if cell else nearest(tiles)
        if not strong or not cells:
            break
        strong = tuple(left - least for left in strong if left > least)
        weak = tuple(left - most for left in weak if left > most)
        found.append(q.Outlook(number, least, most, "yes" if weak else "maybe" if strong else "no", cells))
        if strong:
            tiles = tuple(replace(tile, conquered=True) if tile.cell == cells[0] else tile for tile in tiles)
        cell = ""
    return tuple(found)


def _strike(state: State, move: m.Attack | m.UseTrap | m.Target) -> q.StrikeQuote:
    course = Course.trial(state)
    if isinstance(move, m.Attack):
        attacks.act(course, move)
        chosen = MONSTER[move.monster].lines[move.line - 1]
        rest = chosen.food, chosen.no_conquest, chosen.returns, 0
    else:
        traps.act(course, move)
        trap = TRAP[move.trap if isinstance(move, m.UseTrap) else there(state.battle).trap]
        rest = 0, trap.no_conquest, False, trap.poison if isinstance(move, m.Target) else 0
    return q.StrikeQuote(_prospects(line.party(state), line.party(course.state)), *rest)


def _spell(state: State, move: m.Accept | m.Decline | m.Choose | m.Dismiss | m.PayMonster) -> q.SpellQuote:
    """Return what an answer to a spell costs, without carrying on with the battle."""
    evil = state.lords[there(state.battle).seat].evil
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
def _quotes(order: OrderId, means: tuple[int, ...], taken: frozenset[int]) -> tuple[q.SquareQuote, ...]:
    gold, food, evil, imps, tunnels = means  # the free imps, and the unconquered tunnels
    quotes = []
    for number, square in enumerate(SQUARES[order], start=1):
        cost = square.cost
        is_payable = cost.gold <= gold and cost.food <= food and cost.evil + evil <= MOST_EVIL
        most = min(square.workers, max(0, imps - square.supervisors), tunnels if order == "mine" else square.workers)
        gives = square.gold, square.food, square.evil, square.imps, square.traps, square.spy
        payable = most > 0 if square.workers else is_payable
        quotes.append(q.SquareQuote(order, number, cost, payable, number in taken, *gives, most, square.supervisors))
    return tuple(quotes)
