"""The whole truth of one match of Pearls and its set-up (SPEC 2). Tuples by seat, `pearls` by cell. Pure."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from games.kernel.chance import Chance
from games.kernel.course import Course
from games.kernel.ids import seats_of
from tests.games.pearls.components import DECK, GRID, HAND_SIZE
from tests.games.pearls.events import Event, HandDealt

Phase = Literal["diving", "pushing", "tide", "over"]


class Public(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody sees."""

    phase: Phase = "diving"
    round: int = 1
    pearls: tuple[int, ...]
    scores: tuple[int, ...]
    discard: tuple[str, ...] = ()


class State(Public, frozen=True, kw_only=True):
    """A position. The card of a sealed dive stays in its hand until it is opened; `deck` has its next card first."""

    hands: tuple[tuple[str, ...], ...]
    dives: tuple[str | None, ...]
    deck: tuple[str, ...]


def begin(seats: int, options: Mapping[str, str], chance: Chance) -> Course[State, Event]:
    """Lay out the pearls and deal the cards (2.1, 2.2)."""
    deck = chance.shuffled("deck", DECK)
    hands = tuple(tuple(sorted(deck[HAND_SIZE * seat : HAND_SIZE * (seat + 1)])) for seat in range(seats))
    state = State(
        pearls=(1,) * len(GRID.cells),
        scores=(0,) * seats,
        hands=hands,
        dives=(None,) * seats,
        deck=deck[HAND_SIZE * seats :],
    )
    course: Course[State, Event] = Course(state, chance)
    course.tell(*(HandDealt(seat, hands[seat]) for seat in seats_of(seats)))
    return course
