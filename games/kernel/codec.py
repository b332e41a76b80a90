"""Values of a game to and from JSON bytes. Decoding checks the types; a foreign shape raises `CorruptData`."""

from functools import lru_cache
from typing import Any, TypeVar

import msgspec

from games.kernel.game import E, Game, M, S, V

T = TypeVar("T")


class CorruptData(Exception):
    """Stored or given bytes that are no value of the type asked for."""


UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
"""What msgspec raises for bytes that are no JSON of the shape asked for, are no UTF-8, or are nested too deep."""


def encode(value: object) -> bytes:
    """Return `value` as JSON with fields in the order of definition; equal values give equal bytes."""
    return msgspec.json.encode(value)


@lru_cache(maxsize=256)
def _decoder(of: object) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(of)


def _list_of(element: type[T]) -> type[list[T]]:
    return list[element]  # type: ignore[valid-type]  # known when it runs


def decode(data: bytes | str, of: type[T]) -> T:
    """Return the value of type `of` in `data`.

    Raises:
        CorruptData: if `data` is not JSON of that shape.
    """
    try:
        value: T = _decoder(of).decode(data)  # type: ignore[arg-type]  # every type can be a key
    except UNREADABLE as fault:
        raise CorruptData(str(fault)) from fault
    return value


def decode_state(game: Game[S, M, V, E], data: bytes | str) -> S:
    """Return the state of `game` in `data`; raises `CorruptData`."""
    return decode(data, game.state_type)


def decode_view(game: Game[S, M, V, E], data: bytes | str) -> V:
    """Return the view of `game` in `data`; raises `CorruptData`."""
    return decode(data, game.view_type)


def decode_move(game: Game[S, M, V, E], data: bytes | str) -> M:
    """Return the move of `game` in `data`; raises `CorruptData`."""
    return decode(data, game.move_type)


def decode_moves(game: Game[S, M, V, E], data: bytes | str) -> tuple[M, ...]:
    """Return the moves of `game` in `data` (a JSON list); raises `CorruptData`."""
    return tuple(decode(data, _list_of(game.move_type)))


def decode_events(game: Game[S, M, V, E], data: bytes | str) -> tuple[E, ...]:
    """Return the events of `game` in `data` (a JSON list); raises `CorruptData`."""
    return tuple(decode(data, _list_of(game.event_type)))
