"""One step while it is being made: the state so far, what has happened, and whether it can be taken back.

The rules of Dungeon Lords run on by themselves between two decisions, through many phases. Each phase takes the course,
changes it and hands it on; outside of `Game.apply` and `Game.new_match` nothing of it remains.
"""

from typing import Any

from msgspec.structs import replace

from games.dungeon_lords.events import Event
from games.dungeon_lords.state import Lord, State
from games.kernel.chance import Chance
from games.kernel.game import Opened, Step
from games.kernel.ids import Seat
from games.kernel.tuples import put


class Course:
    """A step in the making. `state` is always a whole position; `chance` draws."""

    __slots__ = ("chance", "dropped", "events", "final", "opened", "sealed_as", "state")

    def __init__(self, state: State, chance: Chance) -> None:
        """Begin at `state`."""
        self.state = state
        self.chance = chance
        self.events: list[Event] = []
        self.opened: list[Opened] = []
        self.final = False
        self.sealed_as: str | None = None
        self.dropped: tuple[str, ...] = ()

    def set(self, **changes: Any) -> None:
        """Replace fields of the state."""
        self.state = replace(self.state, **changes)

    def lord(self, seat: Seat) -> Lord:
        """Return the lord at `seat`."""
        return self.state.lords[seat]

    def change(self, seat: Seat, **changes: Any) -> Lord:
        """Replace fields of the lord at `seat` and return him."""
        lord = replace(self.state.lords[seat], **changes)
        self.state = replace(self.state, lords=put(self.state.lords, seat, lord))
        return lord

    def tell(self, *events: Event) -> None:
        """Add what has happened."""
        self.events += events

    def shut(self) -> None:
        """Keep the step from being taken back: something came to light, or a phase ended."""
        self.final = True

    def seal(self, label: str, *, never_opens: bool = False) -> None:
        """Keep the move secret under `label`; what never opens leaves its label free for the next one."""
        self.sealed_as = label
        self.dropped += (label,) * never_opens

    def drop(self, *labels: str) -> None:
        """Withdraw what the mover has sealed under `labels`."""
        self.dropped += labels

    def open(self, seat: Seat, label: str) -> None:
        """Make what `seat` has sealed under `label` public."""
        self.opened.append(Opened(seat, label))

    def step(self) -> Step[State, Event]:
        """Return the finished step."""
        return Step(self.state, tuple(self.events), self.final, self.sealed_as, tuple(self.opened), self.dropped)
