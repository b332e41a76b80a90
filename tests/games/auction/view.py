"""What each observer may see, and states that fit it: the only place where secrets are stripped (SPEC 2.1, 3.3, 3.4).

Pure. `hand`, `bid` and `answer` are the observer's own; the public has an empty hand.
"""

import msgspec
from msgspec.structs import replace

from games.kernel.chance import Chance
from games.kernel.ids import Observer, Seat, seats_of
from tests.games.auction.components import LOTS, VETO, deck_without, money_of
from tests.games.auction.events import AnswerSealed, BidSealed, Event, HandDealt
from tests.games.auction.state import Phase, Stakes, State


class View(msgspec.Struct, frozen=True):
    """The auction through the eyes of `observer`. `sealed` says who has sealed in the current secret phase."""

    observer: Observer
    stakes: Stakes
    phase: Phase
    round: int
    auctioneer: Seat
    hand_sizes: tuple[int, ...]
    stack: int
    coins: tuple[int, ...]
    scores: tuple[int, ...]
    pledges: tuple[int | None, ...]
    sealed: tuple[bool, ...]
    open_bids: tuple[str, ...] | None
    discard: tuple[str, ...]
    shown: tuple[str, ...]
    lot: str | None
    worth: int
    leader: Seat | None
    hand: tuple[str, ...]
    bid: str | None
    answer: bool | None


def observe(state: State, observer: Observer) -> View:
    """Return what `observer` may see."""
    bidding = state.phase == "bidding"
    sealed = state.bids if bidding else state.answers
    opened = tuple(card for card in state.bids if card is not None) if state.phase == "vetoing" else None
    return View(
        observer=observer,
        stakes=state.stakes,
        phase=state.phase,
        round=state.round,
        auctioneer=state.auctioneer,
        hand_sizes=tuple(len(hand) for hand in state.hands),
        stack=len(state.lots),
        coins=state.coins,
        scores=state.scores,
        pledges=state.pledges,
        sealed=tuple(answer is not None for answer in sealed),
        open_bids=opened,
        discard=state.discard,
        shown=state.shown,
        lot=state.lot,
        worth=state.worth,
        leader=state.leader,
        hand=() if observer is None else state.hands[observer],
        bid=None if observer is None else state.bids[observer],
        answer=None if observer is None else state.answers[observer],
    )


def observe_event(event: Event, observer: Observer) -> Event:
    """Return `event` without what is another seat's own."""
    match event:
        case HandDealt(seat, count, _) if seat != observer:
            return HandDealt(seat, count, None)
        case BidSealed(seat, _) if seat != observer:
            return BidSealed(seat, None)
        case AnswerSealed(seat, _) if seat != observer:
            return AnswerSealed(seat, None)
    return event


def sample(view: View, chance: Chance) -> State:
    """Return a state that fits `view`: the unseen cards are dealt anew, other seats' sealed answers are drawn."""
    unseen = list(chance.shuffled("unseen", deck_without((*view.hand, *view.discard))))
    hands = _deal(view, unseen)
    lots = chance.shuffled("lots", (lot for lot in LOTS if lot not in view.shown))
    state = State(
        stakes=view.stakes,
        phase=view.phase,
        round=view.round,
        auctioneer=view.auctioneer,
        hands=hands,
        aside=tuple(unseen),
        lots=lots[: view.stack],
        coins=view.coins,
        scores=view.scores,
        pledges=view.pledges,
        bids=view.open_bids or (None,) * len(hands),
        answers=(None,) * len(hands),
        discard=view.discard,
        shown=view.shown,
        lot=view.lot,
        worth=view.worth,
        leader=view.leader,
    )
    if view.phase == "bidding":
        return replace(state, bids=tuple(_bid(view, seat, hands, chance) for seat in seats_of(len(hands))))
    if view.phase == "vetoing":
        return replace(state, answers=tuple(_answer(view, seat, hands, chance) for seat in seats_of(len(hands))))
    return state


def _deal(view: View, unseen: list[str]) -> tuple[tuple[str, ...], ...]:
    """Take the other hands from the end of `unseen`."""
    hands = []
    for seat, size in enumerate(view.hand_sizes):
        drawn = view.hand if seat == view.observer else tuple(sorted(unseen.pop() for _ in range(size)))
        hands.append(drawn)
    return tuple(hands)


def _bid(view: View, seat: Seat, hands: tuple[tuple[str, ...], ...], chance: Chance) -> str | None:
    if seat == view.observer or not view.sealed[seat]:
        return view.bid if seat == view.observer else None
    return chance.choice("bid", money_of(hands[seat]))


def _answer(view: View, seat: Seat, hands: tuple[tuple[str, ...], ...], chance: Chance) -> bool | None:
    if seat == view.observer or not view.sealed[seat]:
        return view.answer if seat == view.observer else None
    return VETO in hands[seat] and chance.below("answer", 2) == 1
