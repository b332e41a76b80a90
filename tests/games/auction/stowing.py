"""Stowing and exchanging cards before the first round of a long game (SPEC 2.5, 2.6). Pure."""

from collections import Counter
from itertools import combinations

from msgspec.structs import replace

from games.kernel.chance import Chance
from games.kernel.errors import IllegalMove
from games.kernel.game import Decision, Opened, Step
from games.kernel.ids import Seat
from games.kernel.tuples import put
from tests.games.auction.components import BOXES, MOST_EXCHANGED, MOST_IN_BOX, STOWED, money_of
from tests.games.auction.events import CardStowed, Event, Exchanged, ExchangesTold
from tests.games.auction.moves import Exchange, Move, Stow
from tests.games.auction.state import State, Stowed, without

EXCHANGE = "exchange"


def decisions(state: State) -> tuple[Decision, ...]:
    """Return the question to the seat that stows next, or to everybody who has not exchanged yet."""
    if state.phase == "stowing":
        return (Decision(_stower(state), "stow", sealed=True, clock="stow", plan="queue"),)
    return tuple(
        Decision(seat, EXCHANGE, sealed=True, clock="stow") for seat in state.active if state.exchanges[seat] is None
    )


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return every card under every box that has room, or every set of cards to exchange."""
    if state.phase == "stowing":
        room = tuple(box for box in BOXES if _under(state, seat, box) < MOST_IN_BOX)
        return tuple(Stow(card, box) for card in money_of(state.hands[seat]) for box in room)
    hand = state.hands[seat]
    sets = (dict.fromkeys(combinations(hand, count)) for count in range(MOST_EXCHANGED + 1))
    return tuple(Exchange(cards) for each in sets for cards in each)


def stow(state: State, seat: Seat, move: Stow) -> Step[State, Event]:
    """Lay the card under the box.

    Raises:
        IllegalMove: `not_in_hand` (fact `card`), `box_full` (fact `box`).
    """
    if move.card not in money_of(state.hands[seat]):
        raise IllegalMove("not_in_hand", card=move.card or "")
    number = _under(state, seat, move.box) + 1
    if move.box not in BOXES or number > MOST_IN_BOX:
        raise IllegalMove("box_full", box=move.box)
    laid = Stowed(move.box, number, move.card)
    after = replace(
        state,
        hands=put(state.hands, seat, without(state.hands[seat], move.card)),
        stowed=put(state.stowed, seat, (*state.stowed[seat], laid)),
    )
    return Step(after, (CardStowed(seat, move.box, move.card),), seal=laid.label)


def exchange(state: State, seat: Seat, move: Exchange, chance: Chance) -> Step[State, Event]:
    """Set the cards aside and draw as many. It is final even for no cards, or taking it back would tell the number.

    Raises:
        IllegalMove: `too_many_cards` (fact `most`), `not_in_hand` (fact `card`).
    """
    if len(move.cards) > MOST_EXCHANGED:
        raise IllegalMove("too_many_cards", most=MOST_EXCHANGED)
    cards = tuple(card for card in move.cards if card is not None)
    for card, count in Counter(move.cards).items():
        if card is None or state.hands[seat].count(card) < count:
            raise IllegalMove("not_in_hand", card=card or "")
    if list(cards) != sorted(cards):
        raise IllegalMove("not_in_order")
    pile = state.aside
    drawn: tuple[str, ...] = ()
    for _ in cards:
        drawn += (chance.choice("exchange", pile),)
        pile = without(pile, drawn[-1])
    after = replace(
        state,
        hands=put(state.hands, seat, tuple(sorted((*without(state.hands[seat], *cards), *drawn)))),
        aside=(*pile, *cards),
        exchanges=put(state.exchanges, seat, len(cards)),
    )
    return Step(after, (Exchanged(seat, cards, drawn),), final=True, seal=EXCHANGE)


def follow(state: State) -> Step[State, Event]:
    """Go on when all have stowed, and tell the numbers when all have exchanged."""
    if state.phase == "stowing":
        done = all(len(state.stowed[seat]) == STOWED for seat in state.active)
        return Step(replace(state, phase="exchanging") if done else state, final=done)
    if any(state.exchanges[seat] is None for seat in state.active):
        return Step(state)
    counts = tuple(count or 0 for count in state.exchanges)
    opened = tuple(Opened(seat, EXCHANGE) for seat in state.active)
    return Step(replace(state, phase="opening"), (ExchangesTold(counts),), opened=opened)


def _stower(state: State) -> Seat:
    return min(state.in_turn, key=lambda seat: len(state.stowed[seat]))


def _under(state: State, seat: Seat, box: str) -> int:
    return sum(each.box == box for each in state.stowed[seat])
