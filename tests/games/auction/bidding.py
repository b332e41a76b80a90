"""Bidding phase: every seat seals a card, the last seal opens all (SPEC 3.3). Pure."""

from msgspec.structs import replace

from games.kernel.chance import Chance
from games.kernel.errors import IllegalMove
from games.kernel.game import Decision, Opened, Step
from games.kernel.ids import Seat
from games.kernel.tuples import put
from tests.games.auction import award, vetoing
from tests.games.auction.components import VALUES, money_of
from tests.games.auction.events import BidSealed, BidsOpened, Event, TieThrown
from tests.games.auction.moves import Bid, Move
from tests.games.auction.pledging import COVER
from tests.games.auction.state import State, nothing, without

SEAL = "bid"


def decisions(state: State) -> tuple[Decision, ...]:
    """Return everybody's decision; a sealed one may still be changed."""
    return tuple(Decision(seat, SEAL, sealed=True, owed=state.bids[seat] is None) for seat in state.active)


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return the money cards in the hand of `seat`."""
    return tuple(Bid(card) for card in money_of(state.hands[seat]))


def apply(state: State, seat: Seat, move: Bid) -> Step[State, Event]:
    """Seal the card.

    Raises:
        IllegalMove: `not_in_hand` (fact `card`).
    """
    if move.card not in money_of(state.hands[seat]):
        raise IllegalMove("not_in_hand", card=move.card)
    return Step(replace(state, bids=put(state.bids, seat, move.card)), (BidSealed(seat, move.card),), seal=SEAL)


def follow(state: State, chance: Chance) -> Step[State, Event]:
    """Open all bids, with what was covered, once the last one is sealed."""
    if any(state.bids[seat] is None for seat in state.active):
        return Step(state)
    leader, throws = _leader(state, chance)
    hands = tuple(
        hand if card is None else without(hand, card) for hand, card in zip(state.hands, state.bids, strict=True)
    )
    cards = tuple(card for seat in state.active for card in (state.bids[seat], state.covers[seat]) if card is not None)
    opened = replace(
        state,
        hands=hands,
        discard=(*state.discard, *cards),
        leader=leader,
        covers=nothing(len(hands)),
    )
    rest = vetoing.begin(opened) if vetoing.is_possible(opened) else award.give(opened)
    labels = ((SEAL, state.bids), (COVER, state.covers))
    return Step(
        rest.state,
        (BidsOpened(state.bids, state.covers), *throws, *rest.events),
        opened=tuple(Opened(seat, label) for seat in state.active for label, laid in labels if laid[seat] is not None),
    )


def _leader(state: State, chance: Chance) -> tuple[Seat, tuple[TieThrown, ...]]:
    values = {seat: _value(state.bids[seat]) + _value(state.covers[seat]) for seat in state.active}
    tied = tuple(seat for seat in state.active if values[seat] == max(values.values()))
    throws: list[TieThrown] = []
    while len(tied) > 1:
        dice = chance.roll("tie", len(tied))
        throws.append(TieThrown(tied, dice))
        tied = tuple(seat for seat, die in zip(tied, dice, strict=True) if die == max(dice))
    return tied[0], tuple(throws)


def _value(card: str | None) -> int:
    return 0 if card is None else VALUES[card]
