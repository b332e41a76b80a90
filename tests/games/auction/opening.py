"""Opening phase: the auctioneer turns up the next lot and rolls its worth (SPEC 3.1). Pure."""

from msgspec.structs import replace

from games.kernel.chance import Chance
from games.kernel.game import Decision, Step
from games.kernel.ids import Seat
from tests.games.auction.events import Event, LotOpened
from tests.games.auction.moves import Move, Open
from tests.games.auction.state import State


def decisions(state: State) -> tuple[Decision, ...]:
    """Return the auctioneer's decision."""
    return (Decision(state.auctioneer, "open"),)


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return the one thing to do."""
    return (Open(),)


def apply(state: State, seat: Seat, move: Open, chance: Chance) -> Step[State, Event]:
    """Show the top lot with its worth and ask for pledges."""
    dice = chance.roll("worth", 2 if state.stakes == "high" else 1)
    lot, *rest = state.lots
    opened = replace(
        state, phase="pledging", lots=tuple(rest), lot=lot, shown=(*state.shown, lot), worth=sum(dice), leader=None
    )
    return Step(opened, (LotOpened(lot, dice),), final=True)
