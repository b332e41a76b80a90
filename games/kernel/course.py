"""The step that a move leads to, while it is being made, and tuples with one place changed. Pure.

States are made of tuples: by seat, by place, by era.
"""

from collections.abc import Iterable
from typing import Any, Generic, Self, TypeVar

from msgspec.structs import replace

from games.kernel.chance import Chance
from games.kernel.game import E, Opened, S, Step
from games.kernel.ids import Seat

T = TypeVar("T")


def put(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """Return `values` with `value` at `place`."""
    return (*values[:place], value, *values[place + 1 :])


def without(values: tuple[T, ...], value: T) -> tuple[T, ...]:
    """Return `values` without the first `value` in them."""
    place = values.index(value)
    return (*values[:place], *values[place + 1 :])


class Course(Generic[S, E]):
    """A step in the making: the state so far, always a whole position, what has happened, and what it opens."""

    __slots__ = ("automatic", "chance", "dropped", "events", "final", "opened", "sealed_as", "state")

    def __init__(self, state: S, chance: Chance) -> None:
        """Begin at `state`; draws come from `chance`."""
        self.state = state
        self.chance = chance
        self.events: list[E] = []
        self.opened: list[Opened] = []
        self.automatic = False
        """Whether the move that is carried out is the only one there was, and made without asking."""
        self.final = False
        self.sealed_as: str | None = None
        self.dropped: tuple[str, ...] = ()

    @classmethod
    def trial(cls, state: S) -> Self:
        """Begin a step that is made only to see what it leads to; what it draws means nothing."""
        return cls(state, Chance(b"", 0))

    def set(self, **changes: object) -> None:
        """Replace fields of the state."""
        self.state = replace(self.state, **changes)  # type: ignore[type-var]  # every state is a struct

    def put(self, field: str, seat: int, value: object) -> None:
        """Replace what `field` of the state, a tuple by seat, has for `seat`."""
        self.set(**{field: put(getattr(self.state, field), seat, value)})

    def alter(self, field: str, **changes: object) -> None:
        """Replace fields of the struct in `field` of the state."""
        self.set(**{field: replace(getattr(self.state, field), **changes)})

    def lay(self, field: str, *things: object) -> None:
        """Lay `things` on a pile: at the end of `field` of the state."""
        self.set(**{field: (*getattr(self.state, field), *things)})

    def tell(self, *events: E) -> None:
        """Add what has happened."""
        self.events += events

    def make_final(self) -> None:
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

    def open_all(self, label: str, answers: Iterable[object]) -> None:
        """Make public what every seat that has one of the `answers` has sealed under `label`."""
        self.opened += (Opened(Seat(seat), label) for seat, answer in enumerate(answers) if answer is not None)

    def reveal(self, field: str, label: str) -> tuple[Any, ...] | None:
        """Open and take out of `field` of the state what all have sealed under `label`; None while one is missing."""
        answers: tuple[Any, ...] = getattr(self.state, field)
        if any(answer is None for answer in answers):
            return None
        self.open_all(label, answers)
        self.set(**{field: (None,) * len(answers)})
        return answers

    def step(self) -> Step[S, E]:
        """Return the finished step."""
        return Step(self.state, tuple(self.events), self.final, self.sealed_as, tuple(self.opened), self.dropped)
