"""What becomes of the lot, and the step to the next round (SPEC 3.5, 3.6, 3.7). Pure."""

from msgspec.structs import replace

from games.kernel.game import Step
from games.kernel.ids import Seat
from games.kernel.tuples import put
from tests.games.auction import scoring
from tests.games.auction.components import PRICE_BONUS, ROUNDS, VETO
from tests.games.auction.events import Event, LotAwarded, MatchEnded, PriceMet, RoundBegun
from tests.games.auction.state import State, nothing


def give(state: State) -> Step[State, Event]:
    """Give the lot to the leader; the auctioneer who named just what it brings is paid for that."""
    leader = leader_of(state)
    points = state.worth + pledged(state)
    given = replace(state, scores=put(state.scores, leader, state.scores[leader] + points))
    awarded = LotAwarded(leader, lot_of(state), points)
    if state.price != points:
        return _next_round(given, leader, awarded)
    by = state.auctioneer
    paid = replace(given, scores=put(given.scores, by, given.scores[by] + PRICE_BONUS))
    return _next_round(paid, leader, awarded, PriceMet(by, PRICE_BONUS))


def refuse(state: State, by: Seat | None) -> Step[State, Event]:
    """Take the lot away because `by` played the veto, whose card is discarded, or (None) because the leader left."""
    if by is not None:
        hand = tuple(card for card in state.hands[by] if card != VETO)
        state = replace(state, hands=put(state.hands, by, hand), discard=(*state.discard, VETO))
    following = state.in_turn[0 if state.gone[state.auctioneer] else 1]
    return _next_round(state, following, LotAwarded(None, lot_of(state), 0))


def pledged(state: State) -> int:
    """Return the coins on the lot."""
    return sum(coins or 0 for coins in state.pledges)


def leader_of(state: State) -> Seat:
    """Return the seat whose bid leads.

    Raises:
        ValueError: if the bids are not open.
    """
    if state.leader is None:
        raise ValueError("no bid leads")
    return state.leader


def lot_of(state: State) -> str:
    """Return the lot on the table.

    Raises:
        ValueError: if there is none.
    """
    if state.lot is None:
        raise ValueError("no lot is open")
    return state.lot


def _next_round(state: State, auctioneer: Seat, *told: Event) -> Step[State, Event]:
    seats = len(state.seats)
    cleared = replace(
        state,
        auctioneer=auctioneer,
        lot=None,
        price=None,
        pledges=nothing(seats),
        bids=nothing(seats),
        answers=nothing(seats),
    )
    if state.round == ROUNDS[state.length]:
        return Step(replace(cleared, phase="over"), (*told, MatchEnded(scoring.sums(cleared))))
    following = replace(cleared, phase="opening", round=state.round + 1)
    return Step(following, (*told, RoundBegun(following.round, auctioneer)))
