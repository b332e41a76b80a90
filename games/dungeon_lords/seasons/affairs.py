"""The event of a season (SPEC 2.7): its beginning and its end. Each kind of event has a module of its own."""

from typing import Final, Protocol

from msgspec.structs import replace

from games.dungeon_lords.components import SEASONS
from games.dungeon_lords.course import Course
from games.dungeon_lords.events import EventBegun
from games.dungeon_lords.moves import Move
from games.dungeon_lords.seasons import pay_day, specials, taxes
from games.dungeon_lords.state import Affair, State
from games.kernel.game import Decision
from games.kernel.ids import Seat


class Rules(Protocol):
    """What the module of an event answers."""

    def begin(self, course: Course) -> None:
        """Take down in the affair what holds for all lords."""

    def decisions(self, state: State, affair: Affair) -> tuple[Decision, ...]:
        """Return what is asked now."""

    def legal_moves(self, state: State, affair: Affair, seat: Seat) -> tuple[Move, ...]:
        """Return the answers of a lord who is asked."""

    def act(self, course: Course, affair: Affair, seat: Seat, move: Move) -> None:
        """Carry an answer out."""

    def advance(self, course: Course) -> bool:
        """Go on to the next question; return whether there is one."""

    def default_move(self, state: State, affair: Affair, seat: Seat) -> Move:
        """Return what is done for a lord who does not answer."""


_RULES: Final[dict[str, Rules]] = {"taxes": taxes, "payday": pay_day, "special": specials}


def affair_of(state: State) -> Affair:
    """Return the event that happens now."""
    return state.affair or Affair(state.event_tiles[SEASONS.index(state.season) - 1])


def decisions(state: State) -> tuple[Decision, ...]:
    """Return what the event asks now."""
    affair = affair_of(state)
    return _RULES[affair.event].decisions(state, affair)


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return the answers of a lord who is asked."""
    affair = affair_of(state)
    return _RULES[affair.event].legal_moves(state, affair, seat)


def act(course: Course, seat: Seat, move: Move) -> None:
    """Carry an answer out; raises what the module of the event refuses."""
    affair = affair_of(course.state)
    _RULES[affair.event].act(course, affair, seat, move)


def advance(course: Course) -> bool:
    """Begin the event, go on with it, and after it let the adventurers arrive."""
    affair = affair_of(course.state)
    rules = _RULES[affair.event]
    if course.state.affair is None:
        special = course.state.specials[course.state.year - 1] if affair.event == "special" else ""
        course.tell(EventBegun(affair.event, special))
        course.set(affair=replace(affair, special=special))
        rules.begin(course)
    if rules.advance(course):
        return True
    course.shut()
    course.set(affair=None, phase="arrivals")
    return False


def default_move(state: State, seat: Seat) -> Move:
    """Return the default of the event (8.1)."""
    affair = affair_of(state)
    return _RULES[affair.event].default_move(state, affair, seat)
