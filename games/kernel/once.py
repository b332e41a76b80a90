"""Properties that are reckoned once for each value. Pure."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

S = TypeVar("S")
T = TypeVar("T")


class once(Generic[S, T]):  # noqa: N801 - used like `property`
    """A property kept in the value's `__dict__`: functools.cached_property without the lock it takes in Python 3.11."""

    def __init__(self, reckon: Callable[[S], T]) -> None:
        """Let `reckon` find the value."""
        self._reckon = reckon
        self.__doc__ = reckon.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        """Keep it under the name of the property."""
        self._name = name

    def __get__(self, whose: S, owner: type | None = None) -> T:
        """Return it for `whose`; the next time it is found without coming here."""
        found: T = self._reckon(whose)
        kept: dict[str, Any] = whose.__dict__
        kept[self._name] = found
        return found
