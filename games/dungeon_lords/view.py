"""What each observer may see of a match of Dungeon Lords, and states that look like that (SPEC 8.2). Pure.

This is the only place where secrets are stripped. Secret are: initial orders dealt and sealed orders (until the
reveal), the kinds of traps in hand, drawn, given back and planned, the combat cards that are not turned up (but for who
spied on them), plans until all have planned, answers about taxes that are sealed (in version 1) until they are opened,
and the order of all decks. What is left in the year's decks is public, since every tile is turned up in the open.
"""

from typing import cast

import msgspec
from msgspec.structs import replace

from games.dungeon_lords import affairs, ordering, setup
from games.dungeon_lords import components as c
from games.dungeon_lords import events as e
from games.dungeon_lords import state as s
from games.dungeon_lords.adventurers import adventurers_of
from games.dungeon_lords.battle_events import PlanSealed
from games.dungeon_lords.combat.planning import can_pay
from games.dungeon_lords.components import TRAP, EventId, MonsterId, OrderId
from games.dungeon_lords.dungeon import nearest
from games.dungeon_lords.lair import free_imps
from games.dungeon_lords.parameters import DEALT_ORDERS
from games.dungeon_lords.quotes import Score, SquareQuote
from games.dungeon_lords.quoting import squares_of
from games.dungeon_lords.rounds import by_evil, draw_orders
from games.dungeon_lords.scoring import scores
from games.dungeon_lords.state import Lord, Plan, Public, PublicLord, State, known_cards, play_order
from games.kernel.chance import Chance
from games.kernel.decks import filled, own_only, sealed_answers, take, unseen
from games.kernel.ids import Observer, Seat, seats_of
from games.kernel.public import are_there, own, own_fields, public


class LordView(PublicLord, frozen=True, kw_only=True):
    """What everybody may know of a lord. `traps` is a number, `hand` are his six order cards.

    `nearest` are the tiles where he could be fought now (5.2).
    """

    free_imps: int
    nearest: tuple[str, ...]
    traps: int
    hand: tuple[OrderId, ...]


class PlanView(msgspec.Struct, frozen=True):
    """A plan. Without `known` only its stage may be seen. `traps` is a number, `kinds` are for the lord himself."""

    stage: s.PlanStage
    known: bool
    cell: str = ""
    sent: tuple[MonsterId, ...] = ()
    traps: int = 0
    kinds: tuple[str, ...] = ()


class View(Public, frozen=True, kw_only=True):
    """A position as `observer` sees it. Names that `state.State` has too mean the same; "" is a hidden thing.

    Own: `own_traps` in the order drawn, `own_dealt`, `own_lock`, `own_orders`, `own_tax` (None: not sealed); `cards`
    are turned up or spied by him. `prices` are, for each lord and order, its three squares as they stand for him now.
    `sealed` says who has answered where all answer in secret. `monsters_left`, `rooms_left`, `adventurers_left` are
    what the decks still hold, in list order; `trap_deck` is a number. `trap_discard` has "" for what lies face down
    unknown. `arrival_order` are the lords as adventurers would come to them now, the weakest first; None is the
    non-player counter. `affair` and `battle` are without answers and planned traps; `battle_traps` is how many lie
    face down, `battle_kinds` which they are, for the lord himself. `scores` are what the match would bring if it ended
    now.
    """

    observer: Observer
    play_order: tuple[Seat, ...]
    lords: tuple[LordView, ...]
    colour_choices: tuple[tuple[OrderId, ...], ...]
    sealed: tuple[bool, ...]
    monsters_left: tuple[MonsterId, ...]
    rooms_left: tuple[str, ...]
    adventurers_left: tuple[str, ...]
    trap_deck: int
    trap_discard: tuple[s.Discard, ...]
    event_tiles: tuple[EventId | str, ...]
    specials: tuple[str, ...]
    arrival_order: tuple[Seat | None, ...]
    cards: tuple[str, ...]
    affair: s.Affair | None
    plans: tuple[PlanView | None, ...]
    battle: s.Battle | None
    battle_traps: int
    battle_kinds: tuple[str, ...]
    own_traps: tuple[str, ...]
    own_dealt: tuple[OrderId, ...]
    own_lock: tuple[OrderId, ...] | None
    own_orders: s.Orders | None
    own_tax: int | None
    prices: tuple[tuple[tuple[SquareQuote, ...], ...], ...]
    scores: tuple[Score, ...]


def observe(state: State, observer: Observer) -> View:
    """Return what `observer` may see of `state` (8.2)."""
    lord, battle, affair = own(state.lords, observer), state.battle, state.affair
    open_tiles = state.event_tiles[: state.events_open]
    specials_known = state.year if "special" in open_tiles else state.year - 1
    colours = state.seats[: len(state.colours)] if state.phase == "orders" else ()
    answers = affair.answers if affair else ()
    sealed = state.locking if state.phase == "initial" else answers or state.sealed
    return View(
        **public(state, Public),
        observer=observer,
        play_order=play_order(state),
        lords=tuple(_lord(state, seat) for seat in state.seats),
        colour_choices=tuple(ordering.colour_choices(state, seat) for seat in colours),
        sealed=are_there(sealed),
        monsters_left=tuple(sorted(state.monster_deck, key=c.monsters_of(state.year).index)),
        rooms_left=tuple(sorted(state.room_deck, key=c.rooms_of(state.year).index)),
        adventurers_left=tuple(sorted(state.adventurer_deck, key=adventurers_of(state.year).index)),
        trap_deck=len(state.trap_deck),
        trap_discard=tuple(
            each if each.seat is None or each.seat == observer else s.Discard("", each.seat)
            for each in state.trap_discard
        ),
        event_tiles=(*open_tiles, *("" for _ in state.event_tiles[state.events_open :])),
        specials=tuple(card if year <= specials_known else "" for year, card in enumerate(state.specials, start=1)),
        arrival_order=by_evil(state),
        cards=known_cards(state, lord),
        affair=affair and replace(affair, answers=(None,) * len(answers)),
        plans=tuple(_plan(state, seat, observer) for seat, _ in enumerate(state.plans)),
        battle=battle and replace(battle, traps=()),
        battle_traps=len(battle.traps) if battle else 0,
        battle_kinds=battle.traps if battle and battle.seat == observer else (),
        own_traps=lord.traps if lord else (),
        own_dealt=own(state.dealt, observer) or (),
        own_lock=own(state.locking, observer),
        own_orders=own(state.sealed, observer),
        own_tax=own(answers, observer) if answers else None,
        prices=tuple(squares_of(state, seat) for seat in state.seats),
        scores=scores(state),
    )


observe_event = own_fields(
    {
        e.InitialDealt: ("orders",),
        e.LockSealed: ("orders",),
        e.OrdersSealed: ("orders",),
        e.OrderCarriedOut: ("card", "drawn"),
        e.RoomWorked: ("trap",),
        e.TrapGiven: ("trap",),
        e.TaxSealed: ("gold",),
        e.SpecialSettled: ("drawn",),
        PlanSealed: ("choice",),
    }
)


def _lord(state: State, seat: Seat) -> LordView:
    lord = state.lords[seat]
    return LordView(
        **public(lord, PublicLord),
        free_imps=free_imps(lord),
        nearest=nearest(lord.tiles),
        traps=len(lord.traps),
        hand=() if state.phase == "initial" else ordering.available(state, seat),
    )


def _plan(state: State, seat: int, observer: Observer) -> PlanView | None:
    """Return the plan of `seat`: open once he is ready and all have planned, his traps never but to himself."""
    plan = state.plans[seat]
    if plan is None:
        return None
    if seat != observer and (state.phase != "battle" or plan.stage != "ready"):
        return PlanView(plan.stage, False)
    kinds = plan.traps if seat == observer else ()
    return PlanView(plan.stage, True, plan.cell, plan.sent, len(plan.traps), kinds)


def unanswered(view: View) -> View:
    """Return `view` without what others have sealed: their lock, their orders, or their part of a tax."""
    return replace(view, sealed=own_only(view.observer, view.sealed))


def sample(view: View, chance: Chance) -> State:
    """Return a state that looks like `view`: what is hidden is drawn anew. Labels of the draws name what is drawn."""

    def completed(label: str, known: tuple[str, ...], every: tuple[str, ...]) -> tuple[str, ...]:
        """Return `known` with the gaps filled by what is left of `every`."""
        return filled(known, chance.shuffled(label, unseen(every, filter(None, known))))

    seats = seats_of(len(view.lords))
    lords = [Lord(**public(lord, PublicLord), busy=lord.imps - lord.free_imps) for lord in view.lords]
    discarded = (each.trap for each in view.trap_discard if each.trap)
    traps = list(chance.shuffled("unseen-traps", unseen(c.TRAP_DECK, view.own_traps, discarded)))
    planned = [_planned_traps(view, seat, lords[seat], traps) for seat in seats]
    for seat in seats:
        drawn = () if seat == view.observer else take(traps, view.lords[seat].traps - len(planned[seat]))
        hand = view.own_traps if seat == view.observer else planned[seat] + drawn
        lords[seat] = replace(lords[seat], traps=hand)
    discard = tuple(each if each.trap else s.Discard(traps.pop(), each.seat) for each in view.trap_discard)
    state = State(
        **public(view, Public),
        lords=tuple(lords),
        dealt=tuple(_dealt(view, seat, chance) for seat in seats),
        locking=(None,) * len(seats),
        sealed=(None,) * len(seats),
        monster_deck=chance.shuffled("monsters", view.monsters_left),
        room_deck=chance.shuffled("rooms", view.rooms_left),
        adventurer_deck=(*chance.shuffled("adventurers", unseen(view.adventurers_left, view.replaced)), *view.replaced),
        trap_deck=tuple(traps),
        cards=completed("cards", view.cards, c.spells_of(view.year)),
        event_tiles=cast(tuple[EventId, ...], completed("events", view.event_tiles, c.EVENTS)),
        specials=completed("specials", view.specials, c.SPECIALS),
        trap_discard=discard,
        events_open=sum(bool(tile) for tile in view.event_tiles),
        affair=view.affair,
        plans=tuple(_full_plan(view, seat, plan, planned[seat]) for seat, plan in zip(seats, view.plans, strict=False)),
        battle=view.battle and replace(view.battle, traps=planned[view.battle.seat]),
    )
    return _with_answers(view, state, chance)


def _planned_traps(view: View, seat: Seat, lord: Lord, traps: list[str]) -> tuple[str, ...]:
    """Return the traps that lie face down for `seat`: its own, or some of `traps` that the lord can pay together.

    They are taken off `traps`; cheap ones if the first are too dear.
    """
    battle, plan = view.battle, view.plans[seat] if view.plans else None
    if battle is not None and battle.seat == seat:
        kinds, cell, count = view.battle_kinds, battle.cell, view.battle_traps
    elif plan is not None and plan.known:
        kinds, cell, count = plan.kinds, plan.cell, plan.traps
    else:
        return ()
    if seat == view.observer:
        return kinds
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


def _full_plan(view: View, seat: Seat, plan: PlanView | None, traps: tuple[str, ...]) -> Plan | None:
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
        pair = chance.choice("lock", setup.legal_moves(state, seat))
        return pair.first, pair.second

    def orders(seat: Seat) -> s.Orders:
        return ordering.orders_of(chance.choice("orders", ordering.legal_moves(state, seat)))

    def tax(seat: Seat) -> int:
        return chance.below("tax", affairs.most(state, seat) + 1)

    if view.phase == "initial":
        return replace(state, locking=sealed_answers(view.observer, view.sealed, view.own_lock, lock))
    if view.phase == "orders":
        return replace(state, sealed=sealed_answers(view.observer, view.sealed, view.own_orders, orders))
    if state.affair is not None and state.affair.answers:
        answers = sealed_answers(view.observer, view.sealed, view.own_tax, tax)
        return replace(state, affair=replace(state.affair, answers=answers))
    return state
