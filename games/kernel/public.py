"""What everybody may see of states and events. Pure.

The public part of a state is one struct, on which the state is built and which the view copies. It is an allow-list: a
field that is added to the state beside that struct stays hidden until a view names it.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from games.kernel.game import E
from games.kernel.ids import Observer, Seat

T = TypeVar("T")


class SeatEvent(msgspec.Struct, frozen=True, gc=False):
    """What happened to one seat, or was done by it."""

    seat: Seat


def public(source: object, shape: type[msgspec.Struct]) -> dict[str, Any]:
    """Return the fields of `source` that the struct `shape` names, by name."""
    return {name: getattr(source, name) for name in shape.__struct_fields__}


def own(values: Sequence[T], observer: Observer) -> T | None:
    """Return the observer's own of `values` by seat, None for the public."""
    return None if observer is None else values[observer]


def there(value: T | None) -> T:
    """Return a value that must be there now; ValueError if it is None."""
    if value is None:
        raise ValueError("not there now")
    return value


def are_there(values: Iterable[object]) -> tuple[bool, ...]:
    """Return which of `values` are not None: what all may know of sealed answers and cards that lie face down."""
    return tuple(value is not None for value in values)


def own_fields(
    fields: Mapping[type[SeatEvent], tuple[str, ...]], *, untold: tuple[type[SeatEvent], ...] = ()
) -> Callable[[E, Observer], E | None]:
    """Return a game's `observe_event`: `fields` of events of these kinds are None for all but the event's own seat.

    Of events of the kinds `untold` nobody else learns anything.
    """

    def observe_event(event: E, observer: Observer) -> E | None:
        if not isinstance(event, SeatEvent) or event.seat == observer:
            return event
        if type(event) in untold:
            return None
        hidden = fields.get(type(event))
        return event if hidden is None else replace(event, **dict.fromkeys(hidden))

    return observe_event
