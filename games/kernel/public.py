"""What everybody may see of states and events. Pure.

The public part of a state is one struct, on which the state is built and which the view copies. It is an allow-list: a
field that is added to the state beside that struct stays hidden until a view names it.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from games.kernel.ids import Observer, Seat

E = TypeVar("E", bound=msgspec.Struct)


class SeatEvent(msgspec.Struct, frozen=True, gc=False):
    """What happened to one seat, or was done by it."""

    seat: Seat


def public(source: Any, shape: Any) -> dict[str, Any]:
    """Return the fields of `source` that the struct `shape` names, by name."""
    return {name: getattr(source, name) for name in shape.__struct_fields__}


def own_fields(fields: Mapping[Any, tuple[str, ...]]) -> Callable[[E, Observer], E]:
    """Return a game's `observe_event`: `fields` of events of these kinds are None for all but the event's own seat."""

    def observe_event(event: E, observer: Observer) -> E:
        own = fields.get(type(event))
        if own is None or event.seat == observer:  # type: ignore[attr-defined]  # an event with own fields has a seat
            return event
        return replace(event, **dict.fromkeys(own))

    return observe_event
