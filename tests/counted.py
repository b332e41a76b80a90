"""What is counted during a test: numbers are of the whole process, so a test compares them with those before it."""

from counting.counts import Count, Key, Spans


class Since:
    """What `counted` has counted since this was made."""

    def __init__(self, counted: Count | Spans) -> None:
        """Keep the numbers of now."""
        self._counted = counted
        self._before = self._now()

    def found(self) -> dict[Key, int]:
        """Return what was counted since then, by its words."""
        grown = {words: number - self._before.get(words, 0) for words, number in self._now().items()}
        return {words: number for words, number in grown.items() if number}

    def _now(self) -> dict[Key, int]:
        if isinstance(self._counted, Count):
            return dict(self._counted.found())
        return {words: measured.count for words, measured in self._counted.found().items()}
