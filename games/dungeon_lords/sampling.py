"""A full state from a view (SPEC 8.2): what is seen is copied, what is hidden is drawn anew. Pure."""

from typing import cast

from msgspec.structs import replace

from games.dungeon_lords import affairs, ordering, setup
from games.dungeon_lords.combat.planning import can_pay
from games.dungeon_lords.components import EVENTS, SPECIALS, TRAP, TRAP_DECK, EventId, OrderId, spells_of
from games.dungeon_lords.dungeon import nearest
from games.dungeon_lords.moves import Lock, Seal
from games.dungeon_lords.parameters import DEALT_ORDERS
from games.dungeon_lords.rounds import draw_orders
from games.dungeon_lords.state import Discard, Lord, Orders, Plan, Public, PublicLord, State
from games.dungeon_lords.view import PlanView, View
from games.kernel.chance import Chance
from games.kernel.dealing import filled, sealed_answers, take, unseen
from games.kernel.ids import Seat, seats_of
from games.kernel.public import public


def sample(view: View, chance: Chance) -> State:
    """Return a state that looks like `view`. Labels of the draws name what is drawn."""

    def completed(label: str, known: tuple[str, ...], every: tuple[str, ...]) -> tuple[str, ...]:
        """Return `known` with the gaps filled by what is left of `every`."""
        return filled(known, chance.shuffled(label, unseen(every, filter(None, known))))

    seats = seats_of(len(view.lords))
    lords = [Lord(**public(lord, PublicLord), busy=lord.imps - lord.free_imps) for lord in view.lords]
    discarded = (each.trap for each in view.trap_discard if each.trap)
    traps = list(chance.shuffled("unseen-traps", unseen(TRAP_DECK, view.own_traps, discarded)))
    planned = [_planned(view, seat, lords[seat], traps) for seat in seats]
    hands = [
        view.own_traps if seat == view.observer else planned[seat] + take(traps, lord.traps - len(planned[seat]))
        for seat, lord in zip(seats, view.lords, strict=True)
    ]
    discard = tuple(each if each.trap else Discard(traps.pop(), each.seat) for each in view.trap_discard)
    state = State(
        **public(view, Public),
        lords=tuple(replace(lord, traps=hand) for lord, hand in zip(lords, hands, strict=True)),
        dealt=tuple(_dealt(view, seat, chance) for seat in seats),
        locking=(None,) * len(seats),
        sealed=(None,) * len(seats),
        monster_deck=chance.shuffled("monsters", view.monsters_left),
        room_deck=chance.shuffled("rooms", view.rooms_left),
        adventurer_deck=(*chance.shuffled("adventurers", unseen(view.adventurers_left, view.replaced)), *view.replaced),
        trap_deck=tuple(traps),
        cards=completed("cards", view.cards, spells_of(view.year)),
        event_tiles=cast(tuple[EventId, ...], completed("events", view.event_tiles, EVENTS)),
        specials=completed("specials", view.specials, SPECIALS),
        trap_discard=discard,
        events_open=sum(bool(tile) for tile in view.event_tiles),
        affair=view.affair,
        plans=tuple(_plan(view, seat, plan, planned[seat]) for seat, plan in zip(seats, view.plans, strict=False)),
        battle=None if view.battle is None else replace(view.battle, traps=planned[view.battle.seat]),
    )
    return _with_answers(view, state, chance)


def _planned(view: View, seat: Seat, lord: Lord, traps: list[str]) -> tuple[str, ...]:
    """Return the traps that lie face down for `seat`: its own, or some of `traps` that the lord can pay together.

    They are taken off `traps`; cheap ones if the first are too dear.
    """
    battle, plan = view.battle, view.plans[seat] if view.plans else None
    if battle is not None and battle.seat == seat:
        own, cell, count = view.battle_kinds, battle.cell, view.battle_traps
    elif plan is not None and plan.known:
        own, cell, count = plan.kinds, plan.cell, plan.traps
    else:
        return ()
    if seat == view.observer:
        return own
    taken: tuple[str, ...] = ()
    for names in (tuple(traps), sorted(traps, key=lambda name: TRAP[name].gold + TRAP[name].food + TRAP[name].imps)):
        taken = ()
        for name in names:
            if len(taken) < count and can_pay(lord, cell, (*taken, name)):
                taken = (*taken, name)
        if len(taken) == count:
            break
    for name in taken:
        traps.remove(name)
    return taken


def _plan(view: View, seat: Seat, plan: PlanView | None, traps: tuple[str, ...]) -> Plan | None:
    """Return a plan that looks like `plan`; of one that is not known, the least that its stage needs."""
    if plan is None:
        return None
    if not plan.known:
        return Plan(plan.stage, nearest(view.lords[seat].tiles)[0] if plan.stage != "cell" else "")
    return Plan(plan.stage, plan.cell, traps, plan.sent)


def _dealt(view: View, seat: Seat, chance: Chance) -> tuple[OrderId, ...]:
    if view.phase != "initial":
        return ()
    return view.own_dealt if seat == view.observer else draw_orders(chance, f"orders-{seat}", DEALT_ORDERS)


def _with_answers(view: View, state: State, chance: Chance) -> State:
    """Return `state` with the own sealed answers, and those of others drawn among what they could have sealed.

    What has been paid of a tax already is no secret, and of no use any more.
    """

    def lock(seat: Seat) -> tuple[OrderId, ...]:
        pair: Lock = chance.choice("lock", setup.legal_moves(state, seat))
        return pair.first, pair.second

    def orders(seat: Seat) -> Orders:
        move: Seal = chance.choice("orders", ordering.legal_moves(state, seat))
        return Orders(move.first, move.second, move.third, move.other or "")

    def tax(seat: Seat) -> int:
        return chance.below("tax", affairs.most_tax(state, seat) + 1)

    if view.phase == "initial":
        return replace(state, locking=sealed_answers(view.observer, view.sealed, view.own_lock, lock))
    if view.phase == "orders":
        return replace(state, sealed=sealed_answers(view.observer, view.sealed, view.own_orders, orders))
    if state.affair is not None and state.affair.event == affairs.TAXES:
        answers = sealed_answers(view.observer, view.sealed, view.own_tax, tax)
        return replace(state, affair=replace(state.affair, answers=answers))
    return state
