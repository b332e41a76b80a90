"""Pledging phase: each seat in turn puts coins on the lot (SPEC 3.2). Pure."""

from msgspec.structs import replace

from games.kernel.errors import IllegalMove
from games.kernel.game import Decision, Step
from games.kernel.ids import Seat
from games.kernel.tuples import put
from tests.games.auction.components import MOST_PLEDGED
from tests.games.auction.events import CoinsPledged, Event
from tests.games.auction.moves import Move, Pledge
from tests.games.auction.state import State


def decisions(state: State) -> tuple[Decision, ...]:
    """Return the decision of the first seat from the auctioneer on that has not pledged."""
    order = (*state.seats[state.auctioneer :], *state.seats[: state.auctioneer])
    waiting = next(seat for seat in order if state.pledges[seat] is None)
    return (Decision(waiting, "pledge"),)


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return the pledges that `seat` can pay."""
    return tuple(Pledge(coins) for coins in range(_most(state, seat) + 1))


def apply(state: State, seat: Seat, move: Pledge) -> Step[State, Event]:
    """Put the coins on the lot; the last pledge asks for bids.

    Raises:
        IllegalMove: `pledge_out_of_range` (fact `most`, coins).
    """
    if not 0 <= move.coins <= _most(state, seat):
        raise IllegalMove("pledge_out_of_range", most=_most(state, seat))
    pledged = replace(
        state,
        pledges=put(state.pledges, seat, move.coins),
        coins=put(state.coins, seat, state.coins[seat] - move.coins),
    )
    last = None not in pledged.pledges
    after = replace(pledged, phase="bidding") if last else pledged
    return Step(after, (CoinsPledged(seat, move.coins),), final=last)


def _most(state: State, seat: Seat) -> int:
    return min(MOST_PLEDGED, state.coins[seat])
