"""Prisoners who go free: by the Magic Key, or because no tile is left to conquer (SPEC 4.7, 5.1, 8.1, D24)."""

from games.dungeon_lords.adventurers import ADVENTURER
from games.dungeon_lords.battle_events import PrisonerReleased
from games.dungeon_lords.course import Course
from games.dungeon_lords.moves import Move, Release
from games.dungeon_lords.parameters import POINTS_PALADIN, POINTS_PRISONER
from games.dungeon_lords.state import State
from games.kernel.errors import IllegalMove
from games.kernel.ids import Seat

KIND = "prisoner"


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return the prisoners of `seat`, those worth least first, then the oldest."""
    prisoners = state.lords[seat].prisoners
    return tuple(Release(each) for each in sorted(prisoners, key=worth))


def check(state: State, seat: Seat, prisoner: str) -> None:
    """Refuse somebody who is not in prison.

    Raises:
        IllegalMove: `not_imprisoned` (`adventurer`).
    """
    if prisoner not in state.lords[seat].prisoners:
        raise IllegalMove("not_imprisoned", adventurer=prisoner)


def release(course: Course, seat: Seat, prisoner: str) -> None:
    """Set a prisoner free; he is out of the game."""
    left = tuple(each for each in course.lord(seat).prisoners if each != prisoner)
    course.change(seat, prisoners=left)
    course.tell(PrisonerReleased(seat, prisoner))


def worth(prisoner: str) -> int:
    """Return the points that a prisoner brings (6)."""
    return POINTS_PALADIN if ADVENTURER[prisoner].kind == "paladin" else POINTS_PRISONER
