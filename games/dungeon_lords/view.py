"""What each observer may see of a match of Dungeon Lords (SPEC 8.2): the only place where secrets are stripped.

Secret are: initial orders dealt and sealed orders (until the reveal), the kinds of traps in hand, drawn, given back
and planned, the combat cards that are not turned up (but for who spied on them), plans until all have planned, answers
about taxes until they are opened, and the order of all decks. What is left in the year's decks is public, since every
tile is turned up in the open.
"""

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from games.dungeon_lords import events as e
from games.dungeon_lords import ordering
from games.dungeon_lords import state as s
from games.dungeon_lords.adventurers import adventurers_of
from games.dungeon_lords.battle_events import PlanSealed
from games.dungeon_lords.components import EventId, MonsterId, OrderId, Season, monsters_of, rooms_of
from games.dungeon_lords.dungeon import nearest
from games.dungeon_lords.lair import free_imps
from games.dungeon_lords.quotes import Score, SquareQuote
from games.dungeon_lords.quoting import squares_of
from games.dungeon_lords.rounds import by_evil
from games.dungeon_lords.scoring import scores
from games.dungeon_lords.state import Public, PublicLord, State, play_order
from games.kernel.ids import Observer, Seat
from games.kernel.public import own_fields, public


class LordView(msgspec.Struct, frozen=True):
    """What everybody may know of a lord; see `state.Lord`. `traps` is a number, `hand` are his six order cards.

    `nearest` are the tiles where he could be fought now (5.2).
    """

    gold: int
    food: int
    imps: int
    free_imps: int
    evil: int
    tiles: tuple[s.Tile, ...]
    nearest: tuple[str, ...]
    tax_tokens: int
    traps: int
    creatures: tuple[s.Creature, ...]
    party: tuple[s.Adventurer, ...]
    prisoners: tuple[str, ...]
    locked: tuple[OrderId, ...]
    hand: tuple[OrderId, ...]
    played: tuple[OrderId, ...]
    unfulfilled: tuple[OrderId, ...]
    spied: tuple[int, ...]


class PlanView(msgspec.Struct, frozen=True):
    """A plan. Without `known` only its stage may be seen. `traps` is a number, `kinds` are for the lord himself."""

    stage: s.PlanStage
    known: bool
    cell: str = ""
    sent: tuple[MonsterId, ...] = ()
    traps: int = 0
    kinds: tuple[str, ...] = ()


class View(msgspec.Struct, frozen=True):
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
    production: s.ProductionRule
    phase: s.Phase
    year: int
    season: Season
    starter: Seat
    play_order: tuple[Seat, ...]
    lords: tuple[LordView, ...]
    colours: tuple[s.Colour, ...]
    colour_choices: tuple[tuple[OrderId, ...], ...]
    sealed: tuple[bool, ...]
    minions: tuple[s.Minion, ...]
    placed: int
    square: int
    dug: int
    monsters: tuple[MonsterId, ...]
    rooms: tuple[str, ...]
    monsters_left: tuple[MonsterId, ...]
    rooms_left: tuple[str, ...]
    adventurers_left: tuple[str, ...]
    replaced: tuple[str, ...]
    trap_deck: int
    trap_discard: tuple[s.Discard, ...]
    event_tiles: tuple[EventId | str, ...]
    specials: tuple[str, ...]
    coming: tuple[tuple[str, ...], ...]
    arrival_order: tuple[Seat | None, ...]
    cards: tuple[str, ...]
    cards_open: int
    paladin: str
    paladin_at: Seat | None
    due: s.TrapDue | None
    work: tuple[s.Work, ...]
    affair: s.Affair | None
    combat_round: int
    plans: tuple[PlanView | None, ...]
    fought: tuple[Seat, ...]
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
    """Return what `observer` may see of `state`."""
    own = None if observer is None else state.lords[observer]
    battle, affair = state.battle, state.affair
    is_special_known = "special" in state.event_tiles[: state.events_open]
    specials_known = state.year if is_special_known else state.year - 1
    colours = state.seats[: len(state.colours)] if state.phase == "orders" else ()
    return View(
        **public(state, Public),
        observer=observer,
        play_order=play_order(state),
        lords=tuple(_lord(state, seat) for seat in state.seats),
        colour_choices=tuple(ordering.colour_choices(state, seat) for seat in colours),
        sealed=_sealed(state),
        monsters_left=tuple(sorted(state.monster_deck, key=monsters_of(state.year).index)),
        rooms_left=tuple(sorted(state.room_deck, key=rooms_of(state.year).index)),
        adventurers_left=tuple(sorted(state.adventurer_deck, key=adventurers_of(state.year).index)),
        trap_deck=len(state.trap_deck),
        trap_discard=tuple(
            each if each.seat is None or each.seat == observer else s.Discard("", each.seat)
            for each in state.trap_discard
        ),
        event_tiles=tuple(tile if place < state.events_open else "" for place, tile in enumerate(state.event_tiles)),
        specials=tuple(card if year <= specials_known else "" for year, card in enumerate(state.specials, start=1)),
        arrival_order=by_evil(state),
        cards=tuple(
            card if number <= state.cards_open or (own is not None and number in own.spied) else ""
            for number, card in enumerate(state.cards, start=1)
        ),
        affair=None if affair is None else replace(affair, answers=()),
        plans=tuple(_plan(state, seat, observer) for seat, _ in enumerate(state.plans)),
        battle=None if battle is None else replace(battle, traps=()),
        battle_traps=0 if battle is None else len(battle.traps),
        battle_kinds=battle.traps if battle is not None and battle.seat == observer else (),
        own_traps=() if own is None else own.traps,
        own_dealt=() if observer is None else state.dealt[observer],
        own_lock=None if observer is None else state.locking[observer],
        own_orders=None if observer is None else state.sealed[observer],
        own_tax=None if observer is None or affair is None or not affair.answers else affair.answers[observer],
        prices=tuple(squares_of(state, seat) for seat in state.seats),
        scores=scores(state),
    )


observe_event: Callable[[e.Event, Observer], e.Event] = own_fields(
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


def _sealed(state: State) -> tuple[bool, ...]:
    """Return who has answered where all answer in secret."""
    answers: tuple[object, ...] = state.sealed
    if state.phase == "initial":
        answers = state.locking
    elif state.affair is not None and state.affair.answers:
        answers = state.affair.answers
    return tuple(answer is not None for answer in answers)


def _plan(state: State, seat: int, observer: Observer) -> PlanView | None:
    """Return the plan of `seat`: open once he is ready and all have planned, his traps never but to himself."""
    plan = state.plans[seat]
    if plan is None:
        return None
    if seat != observer and (state.phase != "battle" or plan.stage != "ready"):
        return PlanView(plan.stage, False)
    kinds = plan.traps if seat == observer else ()
    return PlanView(plan.stage, True, plan.cell, plan.sent, len(plan.traps), kinds)
