"""The deck of traps and its discard pile (SPEC 1.4, 7), and traps handed over face down (SPEC 2.4, 2.7, 8.1).

A lord who owes a trap is asked before anything else goes on. Only he sees which one he gives; that he gives one, and
why, is public. With one trap in hand there is nothing to choose.
"""

from games.dungeon_lords.components import TRAPS
from games.dungeon_lords.course import Course
from games.dungeon_lords.events import TrapGiven, TrapsReshuffled
from games.dungeon_lords.moves import GiveTrap, Move
from games.dungeon_lords.state import Discard, Handing, State, TrapDue
from games.kernel import decks
from games.kernel.chance import Chance
from games.kernel.errors import IllegalMove
from games.kernel.game import Decision
from games.kernel.ids import Seat
from games.kernel.phases import waits
from games.kernel.tuples import without

KIND = "give_trap"
advance = waits


def draw(course: Course, seat: Seat, count: int) -> tuple[str, ...]:
    """Give `seat` up to `count` traps from the deck; an empty deck is made anew from the discard pile. Return them."""

    def reshuffle() -> tuple[str, ...]:
        pile = course.state.trap_discard
        if pile:
            course.set(trap_discard=())
            course.tell(TrapsReshuffled(len(pile)))
        return course.chance.shuffled("traps", (each.trap for each in pile))

    drawn, deck = decks.drawn(course.state.trap_deck, count, reshuffle)
    course.set(trap_deck=deck)
    if drawn:
        course.change(seat, traps=(*course.lord(seat).traps, *drawn))
        course.make_final()
    return drawn


def discard(course: Course, seat: Seat, trap: str, *, face_up: bool) -> None:
    """Put `trap` from the hand of `seat` on the discard pile."""
    course.change(seat, traps=without(course.lord(seat).traps, trap))
    course.set(trap_discard=(*course.state.trap_discard, Discard(trap, None if face_up else seat)))


def owe(course: Course, seat: Seat, reason: Handing, count: int = 1) -> None:
    """Make `seat` hand over `count` traps, all at once where he has no choice."""
    hand = course.lord(seat).traps
    if count >= len(hand):
        for trap in hand:
            _give(course, seat, reason, trap)
    course.set(due=TrapDue(seat, reason, count) if 0 < count < len(hand) else None)


def decisions(state: State) -> tuple[Decision, ...]:
    """Return the question to the lord who owes a trap; the answer is never opened."""
    return () if state.due is None else (Decision(state.due.seat, KIND, sealed=True),)


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return the different traps in hand, in list order."""
    hand = state.lords[seat].traps
    return tuple(GiveTrap(trap.id) for trap in TRAPS if trap.id in hand)


def act(course: Course, seat: Seat, move: Move) -> None:
    """Hand over the trap named.

    Raises:
        IllegalMove: `trap_asked` for another kind of move, `not_in_hand` (`trap`).
    """
    due = course.state.due
    if due is None or not isinstance(move, GiveTrap):
        raise IllegalMove("trap_asked")
    if move.trap not in course.lord(seat).traps:
        raise IllegalMove("not_in_hand", trap=move.trap)
    course.seal(KIND, never_opens=True)
    _give(course, seat, due.reason, move.trap)
    owe(course, seat, due.reason, due.count - 1)


def default_move(state: State, seat: Seat, chance: Chance) -> Move:
    """Return a trap drawn by chance: any rule about the hand would tell of the hand."""
    return chance.choice("default_trap", legal_moves(state, seat))


def _give(course: Course, seat: Seat, reason: Handing, trap: str) -> None:
    discard(course, seat, trap, face_up=False)
    course.tell(TrapGiven(seat, reason, trap))
