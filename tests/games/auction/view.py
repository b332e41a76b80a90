"""What each observer may see, and states that fit it: the only place where secrets are stripped (SPEC 2 and 3).

Pure. `hand`, `bid`, `answer`, `exchanged`, `cover`, `guard` and `top` are the observer's own; the public has none.
"""

from typing import Any

from msgspec.structs import replace

from games.kernel.chance import Chance
from games.kernel.decks import sealed_answers, take, unseen
from games.kernel.ids import Observer, Seat
from games.kernel.notation import MASK
from games.kernel.public import are_there, own, own_fields, public
from tests.games.auction import events as e
from tests.games.auction.components import DECKS, LEAST_WORTHS, LOTS, MOST_EXCHANGED, VETO, money_of
from tests.games.auction.moves import Exchange, Guard, Move, Pledge, Stow
from tests.games.auction.state import Guarding, Public, State, Stowed, boxes_with_room


class View(Public, frozen=True, kw_only=True):
    """The auction through the eyes of `observer`. `sealed` says who has sealed in the current secret phase."""

    observer: Observer
    hand_sizes: tuple[int, ...]
    stack: int
    sealed: tuple[bool, ...]
    open_bids: tuple[str | None, ...] | None
    stowed: tuple[tuple[Stowed, ...], ...]
    covered: tuple[bool, ...]
    guarded: tuple[bool, ...]
    hand: tuple[str, ...]
    bid: str | None
    answer: bool | None
    exchanged: int | None
    cover: str | None
    guard: Guarding | None
    top: str | None


def observe(state: State, observer: Observer) -> View:
    """Return what `observer` may see."""
    secret = {"bidding": state.bids, "exchanging": state.exchanges}.get(state.phase, state.answers)
    return View(
        **public(state, Public),
        observer=observer,
        hand_sizes=tuple(map(len, state.hands)),
        stack=len(state.lots),
        sealed=are_there(secret),
        open_bids=state.bids if state.phase == "vetoing" else None,
        stowed=tuple(
            cards if seat == observer else tuple(replace(each, card=None) for each in cards)
            for seat, cards in enumerate(state.stowed)
        ),
        covered=are_there(state.covers),
        guarded=are_there(state.guards),
        hand=own(state.hands, observer) or (),
        bid=own(state.bids, observer),
        answer=own(state.answers, observer),
        exchanged=own(state.exchanges, observer) if state.phase in {"stowing", "exchanging"} else None,
        cover=own(state.covers, observer),
        guard=own(state.guards, observer),
        top=state.lots[0] if own(state.peeked, observer) else None,
    )


observe_event = own_fields(
    {
        e.HandDealt: ("cards",),
        e.BidSealed: ("card",),
        e.AnswerSealed: ("veto",),
        e.CardStowed: ("card",),
        e.Exchanged: ("aside", "drawn"),
        e.GuardLaid: ("card",),
        e.Peeked: ("lot",),
    },
    untold=(e.OrderGiven,),
)


def observe_move(move: Move, opened: bool) -> Move | None:
    """Return the part of a sealed `move` that the other seats may know."""
    match move:
        case Exchange(cards):
            return Exchange((None,) * len(cards)) if opened else None
        case Stow() if not opened:
            return replace(move, card=None)
        case Pledge() if not opened:
            return replace(move, card=MASK)
        case Guard() if not opened:
            return Guard(None)
    return move if opened else None


def wishes(view: View) -> tuple[Move, ...]:
    """Return what may be wished for the cards still to be stowed (2.5)."""
    if view.phase != "stowing" or view.observer is None:
        return ()
    room = boxes_with_room(view.stowed[view.observer])
    return tuple(Stow(card, box) for card in money_of(view.hand) for box in room)


def sample(view: View, chance: Chance) -> State:
    """Return a state that fits `view`: the unseen cards are dealt anew, other seats' sealed answers are drawn."""
    guard = None if view.guard is None else view.guard.card
    laid_down = [*(each.card for cards in view.stowed for each in cards), view.cover, guard]
    seen = (view.hand, view.discard, [card for card in laid_down if card is not None])
    pile = list(chance.shuffled("unseen", unseen(DECKS[view.length], *seen)))
    money = [card for card in pile if card != VETO]
    lots = list(chance.shuffled("lots", unseen(LOTS, view.shown, [view.top] if view.top else [])))

    def laid(seat: int, is_there: bool, own: Any) -> Any:
        """Return what lies face down for `seat`: a money card of the pile if it is not the observer's own."""
        return own if seat == view.observer or not is_there else _take_money(pile, money)

    seats = range(len(view.hand_sizes))
    stowed = tuple(
        tuple(replace(each, card=laid(seat, True, each.card)) for each in view.stowed[seat]) for seat in seats
    )
    covers = tuple(laid(seat, view.covered[seat], view.cover if view.covered[seat] else None) for seat in seats)
    orders = (None, *LEAST_WORTHS)
    guards = tuple(
        view.guard
        if seat == view.observer
        else Guarding(laid(seat, True, None), chance.choice("order", orders))
        if view.guarded[seat]
        else None
        for seat in seats
    )
    hands = _hands(view, pile, money)
    state = State(
        **public(view, Public),
        hands=hands,
        aside=tuple(pile),
        lots=tuple(([view.top] if view.top else []) + lots)[: view.stack],
        bids=view.open_bids or (None,) * len(hands),
        answers=(None,) * len(hands),
        exchanges=(None,) * len(hands),
        stowed=stowed,
        covers=covers,
        guards=guards,
    )

    def bid(seat: Seat) -> str:
        return chance.choice("bid", money_of(hands[seat]))

    def answer(seat: Seat) -> bool:
        return VETO in hands[seat] and chance.below("answer", 2) == 1

    def exchanged(seat: Seat) -> int:
        return chance.below("exchanged", MOST_EXCHANGED + 1)

    if view.phase == "bidding":
        return replace(state, bids=sealed_answers(view.observer, view.sealed, view.bid, bid))
    if view.phase == "vetoing":
        return replace(state, answers=sealed_answers(view.observer, view.sealed, view.answer, answer))
    if view.phase == "exchanging":
        return replace(state, exchanges=sealed_answers(view.observer, view.sealed, view.exchanged, exchanged))
    return state


def suppose(view: View, chance: Chance) -> State:
    """Return a state for previews: the guards of others hold, and the lots of the stack are named when looked at."""
    state = sample(view, chance)
    guards = tuple(
        guard if seat == view.observer or guard is None else replace(guard, least=None)
        for seat, guard in enumerate(state.guards)
    )
    return replace(state, guards=guards, lots=tuple(view.top if not place else None for place in range(view.stack)))


def _hands(view: View, pile: list[str], money: list[str]) -> tuple[tuple[str, ...], ...]:
    """Deal the other hands; who bids holds a money card."""
    others = [seat for seat in range(len(view.hand_sizes)) if seat != view.observer]
    bids = view.phase == "bidding"
    first = {
        seat: (_take_money(pile, money),) for seat in others if bids and view.hand_sizes[seat] and not view.gone[seat]
    }
    return tuple(
        tuple(sorted((*first.get(seat, ()), *take(pile, size - len(first.get(seat, ()))))))
        if seat in others
        else view.hand
        for seat, size in enumerate(view.hand_sizes)
    )


def _take_money(pile: list[str], money: list[str]) -> str:
    card = money.pop()
    pile.remove(card)
    return card
