"""Marks: recognisable values planted where an observer may not look, and a search for them in the game's answers.

What is hidden differs from game to game, so each game has a planter here. It returns the state with every hidden value
that can carry a mark replaced. The marked state is only looked at, never played on: its ids mean nothing.
"""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from games.dungeon_lords.battle_events import PlanSealed
from games.dungeon_lords.components import Cost
from games.dungeon_lords.events import (
    InitialDealt,
    LockSealed,
    OrderCarriedOut,
    OrdersSealed,
    RoomWorked,
    SpecialSettled,
    TaxSealed,
    TrapGiven,
)
from games.dungeon_lords.state import Discard, Orders, Plan
from games.dungeon_lords.state import State as DungeonLords
from games.dungeon_twister.events import CombatLaid, TeamLaid, TokenHidden
from games.dungeon_twister.state import State as DungeonTwister
from games.kernel.game import Step
from games.kernel.ids import Observer, Seat
from games.legends_of_signum import events as signum
from games.legends_of_signum.state import Order, Secret
from games.legends_of_signum.state import State as LegendsOfSignum
from games.tetranomicon.state import State as Tetranomicon
from tests.contract.moments import Moment
from tests.contract.secrecy_checks import answers
from tests.contract.strange_moves import strange_moves
from tests.contract.twin_moves import log
from tests.games.auction.events import AnswerSealed, BidSealed, CardStowed, Exchanged, GuardLaid, HandDealt, Peeked
from tests.games.auction.state import State as Auction
from tests.games.pearls import events as pearls
from tests.games.pearls.state import State as Pearls

MARK = "canary"
Planter = Callable[[Any, Observer], Any]


def check_no_marks(moment: Moment) -> None:
    """Check that no answer of the game to an observer contains a mark that is hidden from it."""
    strange = strange_moves(moment, most=10)
    for observer in moment.observers:
        planted = PLANTERS[moment.game.id](moment.state, observer)
        found = answers(moment, planted, observer, strange)
        assert MARK not in repr(found)
        marked_events = MARKED_EVENTS.get(moment.game.id)
        for event in marked_events(observer) if marked_events else ():
            assert MARK.encode() not in b"".join(log(moment, Step(planted, (event,)), observer))


def _auction(state: Auction, observer: Observer) -> Auction:
    """Mark the stack, the cards put aside, and what the other seats hold and have sealed."""
    others = [seat for seat in state.seats if seat != observer]
    hands, bids = list(state.hands), list(state.bids)
    knows_top = observer is not None and state.peeked[observer]
    for seat in others:
        hands[seat] = tuple(f"{MARK}-hand-{seat}-{place}" for place in range(len(hands[seat])))
        if state.phase == "bidding" and bids[seat] is not None:
            bids[seat] = f"{MARK}-bid-{seat}"
    laid = {
        "stowed": _but_own(
            state.stowed, observer, lambda cards: tuple(replace(each, card=f"{MARK}-stowed") for each in cards)
        ),
        "covers": _but_own(state.covers, observer, lambda card: card and f"{MARK}-cover"),
        "guards": _but_own(state.guards, observer, lambda guard: guard and replace(guard, card=f"{MARK}-guard")),
    }
    return replace(
        state,
        **laid,
        hands=tuple(hands),
        bids=tuple(bids),
        aside=(f"{MARK}-aside",) * len(state.aside),
        lots=tuple(f"{MARK}-lot-{place}" if place or not knows_top else lot for place, lot in enumerate(state.lots)),
    )


def _auction_events(observer: Observer) -> tuple[Any, ...]:
    """Return events of other seats whose secret parts are marked."""
    other = Seat(1 if observer == 0 else 0)
    return (
        HandDealt(other, 1, (f"{MARK}-dealt",)),
        BidSealed(other, f"{MARK}-bid"),
        AnswerSealed(other, True),
        CardStowed(other, "red", f"{MARK}-stowed"),
        Exchanged(other, (f"{MARK}-aside",), (f"{MARK}-drawn",)),
        GuardLaid(other, f"{MARK}-guard"),
        Peeked(other, f"{MARK}-lot"),
    )


def _pearls(state: Pearls, observer: Observer) -> Pearls:
    """Mark the deck, and what the other seats hold and have sealed."""
    return replace(
        state,
        hands=_but_own(state.hands, observer, lambda cards: _marks("hand", cards)),
        dives=_but_own(state.dives, observer, lambda card: card and f"{MARK}-dive"),
        deck=_marks("deck", state.deck),
    )


def _pearls_events(observer: Observer) -> tuple[Any, ...]:
    """Return events of other seats whose secret parts are marked."""
    other, mark = Seat(1 if observer == 0 else 0), f"{MARK}-card"
    return pearls.HandDealt(other, (mark,)), pearls.DiveSealed(other, mark), pearls.CardDrawn(other, mark)


def _tetranomicon(state: Tetranomicon, observer: Observer) -> Tetranomicon:
    """Mark the cards of all decks, which nobody may see."""
    return replace(state, creature_decks=_marked(state.creature_decks), artifact_decks=_marked(state.artifact_decks))


def _marked(decks: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(f"{MARK}-{card}" for card in deck) for deck in decks)


def _dungeon_lords(state: DungeonLords, observer: Observer) -> DungeonLords:
    """Mark traps in other hands and face down, sealed answers, plans, and cards and decks that are face down.

    Decks of monsters, rooms and adventurers are not marked: what is left in them is public, only its order is not.
    """
    lords = tuple(
        lord if seat == observer else replace(lord, traps=_marks("trap", lord.traps))
        for seat, lord in enumerate(state.lords)
    )
    own = () if observer is None else state.lords[observer].spied
    cards = tuple(
        card if place < state.cards_open or place + 1 in own else f"{MARK}-card-{place}"
        for place, card in enumerate(state.cards)
    )
    battle = state.battle
    if battle is not None and battle.seat != observer:
        battle = replace(battle, traps=_marks("planned", battle.traps))
    return replace(
        state,
        lords=lords,
        cards=cards,
        battle=battle,
        trap_deck=_marks("deck", state.trap_deck),
        trap_discard=tuple(_marked_discard(each, observer) for each in state.trap_discard),
        specials=_marked_specials(state),
        event_tiles=(*state.event_tiles[: state.events_open], *_marks("event", state.event_tiles[state.events_open :])),
        dealt=_but_own(state.dealt, observer, lambda cards: _marks("dealt", cards)),
        locking=_but_own(state.locking, observer, lambda cards: cards and _marks("lock", cards)),
        sealed=_but_own(state.sealed, observer, lambda orders: orders and Orders(*_marks("order", ("",) * 3))),
        plans=_but_own(state.plans, observer, lambda plan: plan and _marked_plan(state, plan)),
    )


def _marks(what: str, values: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(f"{MARK}-{what}-{place}" for place in range(len(values)))


def _but_own(values: tuple[Any, ...], observer: Observer, mark: Callable[[Any], Any]) -> tuple[Any, ...]:
    return tuple(value if seat == observer else mark(value) for seat, value in enumerate(values))


def _marked_discard(discard: Discard, observer: Observer) -> Discard:
    """Mark a trap that another lord put on the pile face down."""
    is_hidden = discard.seat is not None and discard.seat != observer
    return Discard(f"{MARK}-discard", discard.seat) if is_hidden else discard


def _marked_specials(state: DungeonLords) -> tuple[str, ...]:
    """Mark the special event cards that are not revealed."""
    last = state.year if "special" in state.event_tiles[: state.events_open] else state.year - 1
    return tuple(card if year < last else f"{MARK}-special" for year, card in enumerate(state.specials))


def _marked_plan(state: DungeonLords, plan: Plan) -> Plan:
    """Mark the traps of a plan, and the whole plan before plans are opened."""
    traps = _marks("trap", plan.traps)
    if state.phase == "battle" and plan.stage == "ready":
        return replace(plan, traps=traps)
    return replace(plan, cell=f"{MARK}-cell", traps=traps, sent=_marks("sent", plan.sent))


def _dungeon_lords_events(observer: Observer) -> tuple[Any, ...]:
    """Return events of other seats whose secret parts are marked."""
    other: Any = 1 if observer == 0 else 0
    mark: Any = f"{MARK}-secret"
    return (
        InitialDealt(other, (mark,)),
        LockSealed(other, (mark,)),
        OrdersSealed(other, Orders(mark, mark, mark)),
        OrderCarriedOut(other, "traps", 1, Cost(), card=mark, drawn=(mark,)),
        TrapGiven(other, "golem", mark),
        RoomWorked(other, "workshop", 4, 0, trap=mark),
        TaxSealed(other, mark),
        SpecialSettled(other, "surprise_drill", drawn=(mark,)),
        PlanSealed(other, False, mark),
    )


def _dungeon_twister(state: DungeonTwister, observer: Observer) -> DungeonTwister:
    """Mark the other seat's team, hidden tokens and cards, and rooms that a position fixes; none at the end."""
    if state.phase == "over":
        return state
    if state.public.rules.played_cards_list is False:
        hands = _but_own(state.public.hands, observer, lambda hand: hand if len(hand) == 4 else _marks("hand", hand))
        state = replace(state, public=replace(state.public, hands=hands))
    return replace(
        state,
        teams=_but_own(state.teams, observer, lambda team: _marks("team", team)),
        stash=tuple(
            tuple(
                token if seat == observer else f"{MARK}-hidden-{place}"
                for place, (token, seat) in enumerate(zip(laid, seats, strict=True))
            )
            for laid, seats in zip(state.stash, state.public.buried, strict=True)
        ),
        fixed=tuple(room and replace(room, tile=f"{MARK}-room") for room in state.fixed),
        cards=_but_own(state.cards, observer, lambda card: card if card is None else f"{MARK}-card"),
    )


def _dungeon_twister_events(observer: Observer) -> tuple[Any, ...]:
    """Return events of another seat whose secret parts are marked."""
    other, mark = Seat(1 if observer == 0 else 0), f"{MARK}-token"
    return TeamLaid(other, (mark,)), TokenHidden(other, "A", mark, 3), CombatLaid(other, mark)  # type: ignore[arg-type]


def _legends_of_signum(state: LegendsOfSignum, observer: Observer) -> LegendsOfSignum:
    """Mark what the other seats hold, have chosen and have laid face down, and the deck lists of all others."""
    return replace(state, secrets=_but_own(state.secrets, observer, _marked_secret))


def _marked_secret(secret: Secret) -> Secret:
    return replace(
        secret,
        hero=secret.hero and f"{MARK}-hero",
        list=_marks("list", secret.list),
        deck=_marks("deck", secret.deck),
        hand=_marks("hand", secret.hand),
        starts=_marks("start", secret.starts),
        # On hold they cannot fire in what is tried.
        tactics=tuple(replace(laid, card=f"{MARK}-tactic", order=Order("hold")) for laid in secret.tactics),
    )


def _legends_of_signum_events(observer: Observer) -> tuple[Any, ...]:
    """Return events of other seats whose secret parts are marked."""
    other, mark = Seat(1 if observer == 0 else 0), f"{MARK}-card"
    return (
        signum.HeroChosen(other, mark),
        signum.Drawn(other, 1, "study", (mark,)),
        signum.HandChanged(other, (mark,), (mark,)),
        signum.StartChosen(other, (mark, mark)),
        signum.TacticLaid(other, 1, mark),
    )


PLANTERS: dict[str, Planter] = {
    "auction": _auction,
    "dungeon_lords": _dungeon_lords,
    "dungeon_twister": _dungeon_twister,
    "legends_of_signum": _legends_of_signum,
    "pearls": _pearls,
    "tetranomicon": _tetranomicon,
}
MARKED_EVENTS: dict[str, Callable[[Observer], tuple[Any, ...]]] = {
    "auction": _auction_events,
    "dungeon_lords": _dungeon_lords_events,
    "dungeon_twister": _dungeon_twister_events,
    "legends_of_signum": _legends_of_signum_events,
    "pearls": _pearls_events,
}
