"""A player leaves the match and takes the own cards along (SPEC 4.4). Pure."""

from msgspec.structs import replace

from games.kernel.game import Step
from games.kernel.ids import Seat
from games.kernel.tuples import put
from tests.games.auction import scoring
from tests.games.auction.components import POINTS
from tests.games.auction.events import Event, SeatLeft
from tests.games.auction.state import State


def leave(state: State, seat: Seat) -> Step[State, Event]:
    """Take `seat` out: sealed answers, covered card and guard go with it; coins on the lot stay there."""
    guard, cover = state.guards[seat], state.covers[seat]
    kept = tuple(card for card in (None if guard is None else guard.card, cover) if card is not None)
    left = replace(
        state,
        gone=put(state.gone, seat, True),
        hands=put(state.hands, seat, tuple(sorted((*state.hands[seat], *kept)))),
        bids=put(state.bids, seat, None),
        answers=put(state.answers, seat, None),
        covers=put(state.covers, seat, None),
        guards=put(state.guards, seat, None),
    )
    told = SeatLeft(seat)
    sides = scoring.sides(left.has_teams, len(left.seats))
    if len({sides[each] for each in left.active}) == 1:
        return Step(replace(left, phase="over", waiting=()), (told,), final=True)
    if left.waiting:
        points = POINTS if left.waiting[0] == seat else left.points
        left = replace(left, waiting=tuple(each for each in left.waiting if each != seat), points=points)
    if left.auctioneer == seat and left.phase != "pledging":
        left = replace(left, auctioneer=left.in_turn[0])
    return Step(left, (told,), final=True)
