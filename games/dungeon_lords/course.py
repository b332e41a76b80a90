"""A step of Dungeon Lords in the making; every rule that changes something takes one."""

from typing import Any

from msgspec.structs import replace

from games.dungeon_lords.events import Event
from games.dungeon_lords.state import Lord, State
from games.kernel import phases
from games.kernel.ids import Seat
from games.kernel.tuples import put


class Course(phases.Course[State, Event]):
    """A step that knows the lords."""

    __slots__ = ()

    def lord(self, seat: Seat) -> Lord:
        """Return the lord at `seat`."""
        return self.state.lords[seat]

    def change(self, seat: Seat, **changes: Any) -> Lord:
        """Replace fields of the lord at `seat` and return him."""
        lords = self.state.lords
        lord = replace(lords[seat], **changes)
        self.state = replace(self.state, lords=put(lords, seat, lord))
        return lord
