"""The whole truth of one auction and its set-up (SPEC 2).

Pure. Tuples indexed by seat unless told otherwise. `bids`, `answers` and `exchanges` are sealed while their phase
lasts; a bid stays in its hand until it is opened, what is stowed, covered or on guard has left it. `lots` is the
face-down stack, top first; None is a lot that chance will name when it is looked at.
"""

from collections.abc import Iterable, Mapping
from typing import Literal

import msgspec

from games.kernel.chance import Chance
from games.kernel.course import Course
from games.kernel.ids import Seat, clockwise_from, seats_of
from tests.games.auction.components import (
    BOXES,
    COINS,
    DECKS,
    HAND_SIZES,
    LOTS,
    MOST_IN_BOX,
    ROUNDS,
    STOWED,
    TEAM_SEATS,
    Length,
)
from tests.games.auction.events import Event, HandDealt, RoundBegun

Phase = Literal["stowing", "exchanging", "opening", "appraising", "pledging", "bidding", "vetoing", "over"]
Stakes = Literal["low", "high"]


class Stowed(msgspec.Struct, frozen=True):
    """A card under a box; None where it cannot be seen. `number` counts the seat's cards under that box from 1."""

    box: str
    number: int
    card: str | None

    @property
    def label(self) -> str:
        """Return the label under which it is sealed."""
        return f"{self.box}.{self.number}"


class Guarding(msgspec.Struct, frozen=True):
    """A guard and its order: it acts where a lot is worth `least` or more; None: it holds."""

    card: str
    least: int | None = None


class Public(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody sees. `waiting`: whose turns are still to come in a long game, the first with `points` left."""

    stakes: Stakes
    length: Length = "short"
    has_teams: bool = False
    phase: Phase
    round: int
    auctioneer: Seat
    coins: tuple[int, ...]
    scores: tuple[int, ...]
    pledges: tuple[int | None, ...]
    gone: tuple[bool, ...]
    peeked: tuple[bool, ...]
    discard: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()
    lot: str | None = None
    worth: int = 0
    price: int | None = None
    leader: Seat | None = None
    waiting: tuple[Seat, ...] = ()
    points: int = 0
    is_dead: bool = False

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Return all seats."""
        return seats_of(len(self.coins))

    @property
    def active(self) -> tuple[Seat, ...]:
        """Return the seats that have not left."""
        return tuple(seat for seat in self.seats if not self.gone[seat])

    @property
    def in_turn(self) -> tuple[Seat, ...]:
        """Return the active seats from the auctioneer on."""
        return tuple(seat for seat in clockwise_from(self.auctioneer, len(self.coins)) if not self.gone[seat])

    @property
    def pledged(self) -> int:
        """Return the coins on the lot."""
        return sum(coins or 0 for coins in self.pledges)


class State(Public, frozen=True, kw_only=True):
    """One match of the auction at one revision."""

    hands: tuple[tuple[str, ...], ...]
    aside: tuple[str, ...]
    lots: tuple[str | None, ...]
    bids: tuple[str | None, ...]
    answers: tuple[bool | None, ...]
    exchanges: tuple[int | None, ...]
    stowed: tuple[tuple[Stowed, ...], ...]
    covers: tuple[str | None, ...]
    guards: tuple[Guarding | None, ...]


def boxes_with_room(stowed: Iterable[Stowed]) -> tuple[str, ...]:
    """Return the boxes under which a seat that has `stowed` so much may lay another card (2.5)."""
    laid = [each.box for each in stowed]
    return tuple(box for box in BOXES if laid.count(box) < MOST_IN_BOX) if len(laid) < STOWED else ()


def begin(seats: int, options: Mapping[str, str], chance: Chance) -> Course[State, Event]:
    """Deal the hands, stack the lots and name the first auctioneer (2.1, 2.2, 2.3 and 2.4)."""
    length: Length = "long" if options.get("length") == "long" else "short"
    deck, size = chance.shuffled("deck", DECKS[length]), HAND_SIZES[length]
    hands = tuple(tuple(sorted(deck[size * seat : size * (seat + 1)])) for seat in range(seats))
    auctioneer = Seat(chance.below("auctioneer", seats))
    nothing, no = (None,) * seats, (False,) * seats
    state = State(
        stakes="high" if options["stakes"] == "high" else "low",
        length=length,
        has_teams=options.get("teams") == "on" and seats == TEAM_SEATS,
        phase="stowing" if length == "long" else "opening",
        round=1,
        auctioneer=auctioneer,
        hands=hands,
        aside=deck[size * seats :],
        lots=chance.shuffled("lots", LOTS)[: ROUNDS[length]],
        coins=(COINS,) * seats,
        scores=(0,) * seats,
        gone=no,
        peeked=no,
        pledges=nothing,
        bids=nothing,
        answers=nothing,
        exchanges=nothing,
        stowed=((),) * seats,
        covers=nothing,
        guards=nothing,
    )
    course: Course[State, Event] = Course(state, chance)
    course.tell(*(HandDealt(seat, len(hands[seat]), hands[seat]) for seat in state.seats))
    course.tell(RoundBegun(1, auctioneer))
    return course
