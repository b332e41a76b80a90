"""A round: diving, pushing, and the tide, which asks nobody (SPEC 3). Pure."""

import msgspec

from games.kernel.course import Course as AnyCourse
from games.kernel.course import without
from games.kernel.decks import drawn
from games.kernel.errors import IllegalMove
from games.kernel.ids import Seat, seats_of
from games.kernel.phases import Phase, all_asked, one_asked, waits
from tests.games.pearls.components import GRID, ROUNDS, TIDE
from tests.games.pearls.events import (
    CardDrawn,
    DeckShuffled,
    DiveSealed,
    DivesOpened,
    Event,
    MatchEnded,
    PearlsPushed,
    Rested,
    RoundBegun,
    TideCame,
)
from tests.games.pearls.moves import Dive, Move, Push, Rest
from tests.games.pearls.state import State

Course = AnyCourse[State, Event]
DIVE = "dive"


class Catch(msgspec.Struct, frozen=True, tag="catch"):
    """How many pearls lie where somebody would dive."""

    pearls: int


def _dives(state: State, seat: Seat) -> tuple[Move, ...]:
    return tuple(Dive(cell) for cell in GRID.cells if cell in state.hands[seat])


def _dive(course: Course, seat: Seat, move: Dive) -> None:
    """Seal the card.

    Raises:
        IllegalMove: `not_in_hand` (fact `card`).
    """
    if move.cell not in course.state.hands[seat]:
        raise IllegalMove("not_in_hand", card=move.cell)
    course.put("dives", seat, move.cell)
    course.tell(DiveSealed(seat, move.cell))
    course.seal(DIVE)


def _open_dives(course: Course) -> bool:
    """Open all dives once the last one is sealed; who is alone takes the pearls (3.1)."""
    state = course.state
    cells = course.reveal("dives", DIVE)
    if cells is None:
        return True
    taken = tuple(state.pearls[GRID.number[cell]] if cells.count(cell) == 1 else 0 for cell in cells)
    for seat, cell in enumerate(cells):
        course.put("hands", seat, without(state.hands[seat], cell))
        course.put("scores", seat, state.scores[seat] + taken[seat])
        course.put("pearls", GRID.number[cell], course.state.pearls[GRID.number[cell]] - taken[seat])
    course.lay("discard", *cells)
    course.set(phase="pushing")
    course.tell(DivesOpened(cells, taken))
    return False


def _weakest(state: State) -> Seat:
    return Seat(state.scores.index(min(state.scores)))


def _pushes(state: State, seat: Seat) -> tuple[Move, ...]:
    full = [cell for cell, pearls in zip(GRID.cells, state.pearls, strict=True) if pearls]
    return (Rest(), *(Push(cell, to) for cell in full for to in GRID.cells_in(GRID.beside(GRID.bit[cell]))))


def _push(course: Course, seat: Seat, move: Push | Rest) -> None:
    """Push the pearls.

    Raises:
        IllegalMove: `no_pearls` (fact `cell`), `not_beside` (facts `cell`, `to`).
    """
    course.set(phase="tide")
    if isinstance(move, Rest):
        course.tell(Rested(seat))
        return
    place = GRID.number[move.cell]
    pearls = course.state.pearls[place]
    if not pearls:
        raise IllegalMove("no_pearls", cell=move.cell)
    if not GRID.bit[move.to] & GRID.neighbours[place]:
        raise IllegalMove("not_beside", cell=move.cell, to=move.to)
    course.put("pearls", place, 0)
    course.put("pearls", GRID.number[move.to], course.state.pearls[GRID.number[move.to]] + pearls)
    course.tell(PearlsPushed(seat, move.cell, move.to, pearls))


def _come_tide(course: Course) -> bool:
    """Wash in pearls, deal new cards and begin the next round, or end the match (3.3, 3.4, 4.1)."""
    cells = tuple(course.chance.choice("tide", GRID.cells) for _ in range(TIDE))
    for cell in cells:
        course.put("pearls", GRID.number[cell], course.state.pearls[GRID.number[cell]] + 1)
    course.tell(TideCame(cells))
    if course.state.round == ROUNDS:
        course.set(phase="over")
        course.tell(MatchEnded(course.state.scores))
        return False
    for seat in seats_of(len(course.state.hands)):
        (card,), deck = drawn(course.state.deck, 1, lambda: _shuffled(course))
        course.put("hands", seat, tuple(sorted((*course.state.hands[seat], card))))
        course.set(deck=deck)
        course.tell(CardDrawn(seat, card))
    course.set(phase="diving", round=course.state.round + 1)
    course.tell(RoundBegun(course.state.round))
    return False


def _shuffled(course: Course) -> tuple[str, ...]:
    deck = course.chance.shuffled("deck", course.state.discard)
    course.set(discard=())
    course.tell(DeckShuffled())
    return deck


PHASES = {
    "diving": Phase[State, Move, Course](
        _open_dives,
        lambda state: all_asked(DIVE, state.dives),
        _dives,
        _dive,
        Dive,
        default=lambda state, seat, chance: chance.choice("default", _dives(state, seat)),
        explain=lambda state, seat, move: Catch(state.pearls[GRID.number[move.cell]]),
    ),
    "pushing": Phase[State, Move, Course](
        waits, lambda state: one_asked(_weakest(state), "push"), _pushes, _push, Push | Rest
    ),
    "tide": Phase[State, Move, Course](_come_tide),
}
"""When time runs out: a card drawn by chance; `rest`, the first of the moves (SPEC 5.1)."""
