"""Numbers that are counted, and spans of time that are measured, each for a few words: what happened how often.

To count costs about a microsecond in any thread, and nobody has to ask. A word is one of a closed list that the
program chose: lower-case letters, without digits, so that it can be no id of a person, a server or a match. What does
not look like a word, or comes after too many of them, is counted as `OTHER`.
"""

import re
import threading
from bisect import bisect_left
from collections.abc import Mapping
from typing import Final

OTHER: Final = "other"
MOST_WORDS: Final = 400
"""So many combinations of words one number has at most; those who watch it keep all of them, for weeks."""

_WORD: Final = re.compile(r"[a-z][a-z_]{0,39}")

Key = tuple[str, ...]


class Count:
    """A number that only grows."""

    def __init__(self, name: str, about: str, *labels: str, words: tuple[str, ...] = ()) -> None:
        """Begin with none. `about`: what is counted, one English sentence; `labels`: what its words are about.

        `words`: those of a single label that are known; they have a number from the start, so that the first is seen.
        """
        self.name = name
        self.about = about
        self.labels = labels
        self.words = words
        self._lock = threading.Lock()
        self._found: dict[Key, int] = dict.fromkeys(_first(labels, words), 0)

    def add(self, *words: str, by: int = 1) -> None:
        """Count one more, or `by` so many, for these words, one for each label."""
        with self._lock:
            if words not in self._found:
                words = fit(words, self.labels, len(self._found))
            self._found[words] = self._found.get(words, 0) + by

    def found(self) -> Mapping[Key, int]:
        """Return the numbers so far."""
        with self._lock:
            return dict(self._found)


class Measured:
    """How many spans were measured, by length: `within` each bound, and longer than all of them at the end."""

    __slots__ = ("seconds", "within")

    def __init__(self, within: list[int], seconds: float = 0.0) -> None:
        """Keep how many there are in each place, and how long all of them are together."""
        self.within = within
        self.seconds = seconds

    @property
    def count(self) -> int:
        """How many there are."""
        return sum(self.within)


class Spans:
    """Spans of time, counted by their length."""

    def __init__(
        self, name: str, about: str, bounds: tuple[float, ...], *labels: str, words: tuple[str, ...] = ()
    ) -> None:
        """Begin with none; `bounds`: lengths in seconds, in ascending order, up to which they are counted together."""
        self.name = name
        self.about = about
        self.bounds = bounds
        self.labels = labels
        self.words = words
        self._lock = threading.Lock()
        self._found = {key: Measured([0] * (len(bounds) + 1)) for key in _first(labels, words)}

    def note(self, seconds: float, *words: str) -> None:
        """Count a span; one that a clock that was set makes negative counts as 0."""
        with self._lock:
            measured = self._found.get(words)
            if measured is None:
                words = fit(words, self.labels, len(self._found))
                measured = self._found.setdefault(words, Measured([0] * (len(self.bounds) + 1)))
            measured.within[bisect_left(self.bounds, seconds)] += 1
            measured.seconds += max(0.0, seconds)

    def found(self) -> Mapping[Key, Measured]:
        """Return what was measured so far."""
        with self._lock:
            return {words: Measured(list(each.within), each.seconds) for words, each in self._found.items()}


class State:
    """A number that is not counted but looked up when somebody asks, for each of a few words."""

    def __init__(self, name: str, about: str, label: str = "", *, words: tuple[str, ...] = ()) -> None:
        """Name it; `about`: what it says, one English sentence; `label`: what its `words` are about, "" for none."""
        self.name = name
        self.about = about
        self.labels = (label,) if label else ()
        self.words = words


def _first(labels: tuple[str, ...], words: tuple[str, ...]) -> tuple[Key, ...]:
    """Return what has a number before anything was counted: each of the known words, and what has no label."""
    return tuple((word,) for word in words) if labels else ((),)


def fit(words: Key, labels: tuple[str, ...], known: int) -> Key:
    """Return `words` as they may be kept where so many combinations are `known`: one for each label, or `OTHER`."""
    if len(words) != len(labels) or known >= MOST_WORDS:
        return (OTHER,) * len(labels)
    return tuple(word if _WORD.fullmatch(word) else OTHER for word in words)
