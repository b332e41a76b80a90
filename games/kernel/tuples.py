"""Tuples with one place changed: states are tuples by seat, by place, by era. Pure."""

from typing import TypeVar

T = TypeVar("T")


def put(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """Return `values` with `value` at `place`."""
    return (*values[:place], value, *values[place + 1 :])


def without(values: tuple[T, ...], value: T) -> tuple[T, ...]:
    """Return `values` without the first `value` in them."""
    place = values.index(value)
    return (*values[:place], *values[place + 1 :])
