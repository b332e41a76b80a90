"""Small positions of the auction, in which rule tests play moves in notation: `scene(...).plays("0: pledge 1")`."""

from typing import Any

from msgspec.structs import replace

from games.kernel.chance import Chance
from games.kernel.errors import IllegalMove
from games.kernel.game import Step
from games.kernel.ids import Seat
from tests.games.auction.events import Event
from tests.games.auction.game import Auction
from tests.games.auction.state import State

GAME = Auction()
SEED = b"a scene of the auction"
HANDS = (("c1", "c2", "c5", "veto"), ("c1", "c3", "c4", "c5"))


class Scene:
    """A position, the step that led to it, and how many moves were made."""

    def __init__(self, step: Step[State, Event], revision: int = 0) -> None:
        """Begin with the position that `step` led to."""
        self.step = step
        self.revision = revision

    @property
    def state(self) -> State:
        """Return the state."""
        return self.step.state

    def plays(self, *lines: str) -> "Scene":
        """Return the scene after `lines` such as `0: pledge 1`."""
        here = self
        for line in lines:
            seat, _, notation = line.partition(":")
            by = Seat(int(seat))
            move = GAME.parse_move(notation, GAME.observe(here.state, by), {})
            revision = here.revision + 1
            here = Scene(GAME.apply(here.state, by, move, Chance(SEED, revision)), revision)
        return here

    def refuses(self, line: str) -> tuple[str, dict[str, Any]]:
        """Return code and facts of the refusal of `line`.

        Raises:
            ValueError: if the move is allowed.
        """
        try:
            self.plays(line)
        except IllegalMove as refusal:
            return refusal.code, dict(refusal.facts)
        raise ValueError(f"{line} is allowed")

    def legal(self, seat: int) -> list[str]:
        """Return the legal moves of `seat` in notation."""
        return [GAME.print_move(move) for move in GAME.legal_moves(self.state, Seat(seat))]

    def awaited(self) -> list[int]:
        """Return the seats that are waited for."""
        return [decision.seat for decision in GAME.decisions(self.state) if decision.owed]


def scene(seats: int = 2, **changes: Any) -> Scene:
    """Return a new match in which seat 0 is the auctioneer, with some fields of the state replaced."""
    options = {"stakes": "low", "length": changes.pop("length", "short"), "teams": changes.pop("teams", "off")}
    first = GAME.new_match(seats, options, Chance(SEED, 0))
    return Scene(Step(replace(first.state, auctioneer=Seat(0), **changes), first.events))


def bidding(**changes: Any) -> Scene:
    """Return a scene in which two seats bid for the harp, worth 4 points, with the hands `HANDS`."""
    return scene(
        **{
            "phase": "bidding",
            "lot": "harp",
            "shown": ("harp",),
            "worth": 4,
            "hands": HANDS,
            "pledges": (0, 0),
            **changes,
        }
    )


def turn(seats: int = 2, **changes: Any) -> Scene:
    """Return a scene in which seat 0 has the first turn of a long game, for the harp, worth 4 points."""
    hands = (("c1", "c2", "c3", "c4", "c5"),) * seats
    return scene(
        seats,
        **{
            "length": "long",
            "phase": "pledging",
            "lot": "harp",
            "shown": ("harp",),
            "worth": 4,
            "price": 0,
            "hands": hands,
            "waiting": tuple(Seat(seat) for seat in range(seats)),
            "points": 4,
            **changes,
        },
    )
