"""The whole truth of one auction and its set-up (SPEC 2).

Pure. Tuples indexed by seat unless told otherwise. `bids` and `answers` are sealed while their phase lasts; a sealed
card stays in its hand until it is opened. `lots` is the face-down stack, top first.
"""

from collections.abc import Mapping
from typing import Literal

import msgspec

from games.kernel.chance import Chance
from games.kernel.game import Step
from games.kernel.ids import Seat, seats_of
from tests.games.auction.components import COINS, DECK, HAND_SIZE, LOTS, ROUNDS
from tests.games.auction.events import Event, HandDealt, RoundBegun

Phase = Literal["opening", "pledging", "bidding", "vetoing", "over"]
Stakes = Literal["low", "high"]


class State(msgspec.Struct, frozen=True):
    """One match of the auction at one revision."""

    stakes: Stakes
    phase: Phase
    round: int
    auctioneer: Seat
    hands: tuple[tuple[str, ...], ...]
    aside: tuple[str, ...]
    lots: tuple[str, ...]
    coins: tuple[int, ...]
    scores: tuple[int, ...]
    pledges: tuple[int | None, ...]
    bids: tuple[str | None, ...]
    answers: tuple[bool | None, ...]
    discard: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()
    lot: str | None = None
    worth: int = 0
    leader: Seat | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Return all seats."""
        return seats_of(len(self.hands))


def nothing(seats: int) -> tuple[None, ...]:
    """Return a tuple of None for each of `seats`."""
    return (None,) * seats


def new_match(seats: int, options: Mapping[str, str], chance: Chance) -> Step[State, Event]:
    """Deal the hands, stack the lots and name the first auctioneer (2.1 to 2.4)."""
    deck = chance.shuffled("deck", DECK)
    hands = tuple(tuple(sorted(deck[HAND_SIZE * seat : HAND_SIZE * (seat + 1)])) for seat in range(seats))
    auctioneer = Seat(chance.below("auctioneer", seats))
    state = State(
        stakes="high" if options["stakes"] == "high" else "low",
        phase="opening",
        round=1,
        auctioneer=auctioneer,
        hands=hands,
        aside=deck[HAND_SIZE * seats :],
        lots=chance.shuffled("lots", LOTS)[:ROUNDS],
        coins=(COINS,) * seats,
        scores=(0,) * seats,
        pledges=nothing(seats),
        bids=nothing(seats),
        answers=nothing(seats),
    )
    dealt = tuple(HandDealt(seat, len(hands[seat]), hands[seat]) for seat in state.seats)
    return Step(state, (*dealt, RoundBegun(1, auctioneer)))
