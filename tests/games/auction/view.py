"""What each observer may see, and states that fit it: the only place where secrets are stripped (SPEC 2.1, 3.3, 3.4).

Pure. `hand`, `bid` and `answer` are the observer's own; the public has an empty hand.
"""

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from games.kernel.chance import Chance
from games.kernel.dealing import sealed_answers, take, unseen
from games.kernel.ids import Observer, Seat
from games.kernel.public import own_fields
from tests.games.auction.components import DECK, LOTS, VETO, money_of
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


observe_event: Callable[[Event, Observer], Event] = own_fields(
    {HandDealt: ("cards",), BidSealed: ("card",), AnswerSealed: ("veto",)}
)


def sample(view: View, chance: Chance) -> State:
    """Return a state that fits `view`: the unseen cards are dealt anew, other seats' sealed answers are drawn."""
    pile = list(chance.shuffled("unseen", unseen(DECK, view.hand, view.discard)))
    hands = tuple(
        view.hand if seat == view.observer else tuple(sorted(take(pile, size)))
        for seat, size in enumerate(view.hand_sizes)
    )
    lots = chance.shuffled("lots", unseen(LOTS, view.shown))
    state = State(
        stakes=view.stakes,
        phase=view.phase,
        round=view.round,
        auctioneer=view.auctioneer,
        hands=hands,
        aside=tuple(pile),
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

    def bid(seat: Seat) -> str:
        return chance.choice("bid", money_of(hands[seat]))

    def answer(seat: Seat) -> bool:
        return VETO in hands[seat] and chance.below("answer", 2) == 1

    if view.phase == "bidding":
        return replace(state, bids=sealed_answers(view.observer, view.sealed, view.bid, bid))
    if view.phase == "vetoing":
        return replace(state, answers=sealed_answers(view.observer, view.sealed, view.answer, answer))
    return state
