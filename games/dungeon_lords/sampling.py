"""A full state from a view (SPEC 8.2): what is seen is copied, what is hidden is drawn anew. Pure."""

from collections.abc import Sequence
from typing import cast

from msgspec.structs import replace

from games.dungeon_lords import affairs, ordering, setup
from games.dungeon_lords.components import (
    EVENTS,
    LABYRINTH,
    ORDERS,
    SPECIALS,
    TRAP,
    TRAP_DECK,
    EventId,
    OrderId,
    spells_of,
)
from games.dungeon_lords.dungeon import nearest, tile_on
from games.dungeon_lords.moves import Lock, Seal
from games.dungeon_lords.parameters import DEALT_ORDERS, TRAP_ROOM_FEE
from games.dungeon_lords.state import Discard, Lord, Orders, Plan, Public, PublicLord, State
from games.dungeon_lords.view import LordView, PlanView, View
from games.kernel.chance import Chance
from games.kernel.dealing import filled, sealed_answers, take, unseen
from games.kernel.ids import Seat
from games.kernel.public import public


def sample(view: View, chance: Chance) -> State:
    """Return a state that looks like `view`. Labels of the draws name what is drawn."""
    traps = _Traps(view, chance)
    state = State(
        **public(view, Public),
        lords=tuple(
            Lord(**public(lord, PublicLord), busy=lord.imps - lord.free_imps, traps=hand)
            for lord, hand in zip(view.lords, traps.hands, strict=True)
        ),
        dealt=_dealt(view, chance),
        locking=(None,) * len(view.lords),
        sealed=(None,) * len(view.lords),
        monster_deck=chance.shuffled("monsters", view.monsters_left),
        room_deck=chance.shuffled("rooms", view.rooms_left),
        adventurer_deck=(*chance.shuffled("adventurers", unseen(view.adventurers_left, view.replaced)), *view.replaced),
        trap_deck=tuple(traps.unseen),
        cards=filled(view.cards, chance.shuffled("cards", unseen(spells_of(view.year), filter(None, view.cards)))),
        event_tiles=_event_tiles(view, chance),
        specials=filled(view.specials, chance.shuffled("specials", unseen(SPECIALS, filter(None, view.specials)))),
        trap_discard=traps.discard,
        events_open=sum(bool(tile) for tile in view.event_tiles),
        affair=view.affair,
        plans=tuple(_plan(view, seat, plan, traps) for seat, plan in enumerate(view.plans)),
        battle=None if view.battle is None else replace(view.battle, traps=traps.in_battle),
    )
    return _with_answers(view, state, chance)


class _Traps:
    """All traps that the observer cannot see, dealt anew: hands, face-down discards, the deck."""

    def __init__(self, view: View, chance: Chance) -> None:
        self.view = view
        discarded = (each.trap for each in view.trap_discard if each.trap)
        self.unseen = list(chance.shuffled("unseen-traps", unseen(TRAP_DECK, view.own_traps, discarded)))
        self.planned: dict[int, tuple[str, ...]] = {}
        self.in_battle = self._battle_traps()
        self.hands = tuple(self._hand(Seat(seat), lord) for seat, lord in enumerate(view.lords))
        self.discard = tuple(each if each.trap else Discard(self.unseen.pop(), each.seat) for each in view.trap_discard)

    def _battle_traps(self) -> tuple[str, ...]:
        """Return the traps face down in the battle that is fought; they are part of the hand of its lord."""
        battle = self.view.battle
        if battle is None:
            return ()
        if battle.seat == self.view.observer:
            return self.view.battle_kinds
        taken = self._take(battle.seat, battle.cell, self.view.battle_traps)
        self.planned[battle.seat] = taken
        return taken

    def _hand(self, seat: Seat, lord: LordView) -> tuple[str, ...]:
        if seat == self.view.observer:
            return self.view.own_traps
        plan = self.view.plans[seat] if self.view.plans else None
        if seat not in self.planned and plan is not None and plan.known and not self._has_fought(seat):
            self.planned[seat] = self._take(seat, plan.cell, plan.traps)
        planned = self.planned.get(seat, ())
        return (*planned, *take(self.unseen, lord.traps - len(planned)))

    def _has_fought(self, seat: Seat) -> bool:
        battle = self.view.battle
        return seat in self.view.fought or (battle is not None and battle.seat == seat)

    def _take(self, seat: Seat, cell: str, count: int) -> tuple[str, ...]:
        """Take `count` unseen traps whose prices the lord can pay together; cheap ones if those drawn are too dear."""
        drawn = self._affordable(seat, cell, count, self.unseen)
        if len(drawn) < count:
            drawn = self._affordable(seat, cell, count, sorted(self.unseen, key=_dearness))
        for name in drawn:
            self.unseen.remove(name)
        return drawn

    def _affordable(self, seat: Seat, cell: str, count: int, names: Sequence[str]) -> tuple[str, ...]:
        """Return the first `count` of `names` that the lord can pay together, as the rules of planning ask."""
        lord, tile = self.view.lords[seat], tile_on(self.view.lords[seat].tiles, cell)
        fee = TRAP_ROOM_FEE if tile.room and tile.room != LABYRINTH else 0
        gold, food, imps = lord.gold - fee * count, lord.food, lord.imps
        taken: list[str] = []
        for name in names:
            trap = TRAP[name]
            if len(taken) == count:
                break
            if trap.gold <= gold and trap.food <= food and trap.imps <= imps:
                gold, food, imps = gold - trap.gold, food - trap.food, imps - trap.imps
                taken.append(name)
        return tuple(taken)


def _dearness(name: str) -> int:
    trap = TRAP[name]
    return trap.gold + trap.food + trap.imps


def _dealt(view: View, chance: Chance) -> tuple[tuple[OrderId, ...], ...]:
    if view.phase != "initial":
        return ((),) * len(view.lords)
    return tuple(
        view.own_dealt if seat == view.observer else _three_orders(chance, seat) for seat in range(len(view.lords))
    )


def _three_orders(chance: Chance, seat: int) -> tuple[OrderId, ...]:
    return tuple(sorted(chance.shuffled(f"orders-{seat}", ORDERS)[:DEALT_ORDERS], key=ORDERS.index))


def _event_tiles(view: View, chance: Chance) -> tuple[EventId, ...]:
    left = unseen(EVENTS, filter(None, cast(tuple[EventId, ...], view.event_tiles)))
    return cast(tuple[EventId, ...], filled(view.event_tiles, chance.shuffled("events", left)))


def _plan(view: View, seat: int, plan: PlanView | None, traps: _Traps) -> Plan | None:
    """Return a plan that looks like `plan`; of one that is not known, the least that its stage needs."""
    if plan is None:
        return None
    if seat == view.observer:
        return Plan(plan.stage, plan.cell, plan.kinds, plan.sent)
    if not plan.known:
        return Plan(plan.stage, nearest(view.lords[seat].tiles)[0] if plan.stage != "cell" else "")
    return Plan(plan.stage, plan.cell, traps.planned.get(seat, ()), plan.sent)


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
    if state.affair is not None and state.affair.event == "taxes":
        answers = sealed_answers(view.observer, view.sealed, view.own_tax, tax)
        return replace(state, affair=replace(state.affair, answers=answers))
    return state
