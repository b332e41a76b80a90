"""Bidding phase: every seat seals one card, then all are opened (SPEC 3.3). Pure."""

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
from tests.games.auction.state import State

SEAL = "bid"


def decisions(state: State) -> tuple[Decision, ...]:
    """Return everybody's decision; a sealed one may still be changed."""
    return tuple(Decision(seat, SEAL, sealed=True, owed=state.bids[seat] is None) for seat in state.seats)


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return the money cards of the hand."""
    return tuple(Bid(card) for card in money_of(state.hands[seat]))


def default_move(state: State, seat: Seat, chance: Chance) -> Move:
    """Return a bid drawn by chance (5.2)."""
    return chance.choice("default_bid", legal_moves(state, seat))


def apply(state: State, seat: Seat, move: Bid, chance: Chance) -> Step[State, Event]:
    """Seal the card; the last seal opens all bids.

    Raises:
        IllegalMove: `not_in_hand` (fact `card`).
    """
    if move.card not in money_of(state.hands[seat]):
        raise IllegalMove("not_in_hand", card=move.card)
    placed = replace(state, bids=put(state.bids, seat, move.card))
    sealed = BidSealed(seat, move.card)
    cards = tuple(card for card in placed.bids if card is not None)
    if len(cards) < len(placed.bids):
        return Step(placed, (sealed,), seal=SEAL)
    leader, throws = _leader(cards, chance)
    hands = tuple(_without(hand, card) for hand, card in zip(state.hands, cards, strict=True))
    opened = replace(placed, hands=hands, discard=(*state.discard, *cards), leader=leader)
    rest = vetoing.begin(opened) if vetoing.is_possible(opened) else award.give(opened)
    return Step(
        rest.state,
        (sealed, BidsOpened(cards), *throws, *rest.events),
        seal=SEAL,
        opened=tuple(Opened(each, SEAL) for each in state.seats),
    )


def _leader(cards: tuple[str, ...], chance: Chance) -> tuple[Seat, tuple[TieThrown, ...]]:
    best = max(VALUES[card] for card in cards)
    tied = tuple(Seat(seat) for seat, card in enumerate(cards) if VALUES[card] == best)
    throws: list[TieThrown] = []
    while len(tied) > 1:
        dice = chance.roll("tie", len(tied))
        throws.append(TieThrown(tied, dice))
        tied = tuple(seat for seat, die in zip(tied, dice, strict=True) if die == max(dice))
    return tied[0], tuple(throws)


def _without(hand: tuple[str, ...], card: str) -> tuple[str, ...]:
    place = hand.index(card)
    return (*hand[:place], *hand[place + 1 :])
