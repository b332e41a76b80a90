"""Whose request is next, of those that wait: by turn, within a turn fair between servers, and there between matches.

Each server has one request in a round, whatever it has waiting, and each match one in a round of its server. So a
tournament with a thousand tables behind delays a lonely table by one request, not by a thousand. Every eighth time what
has waited longest is next, so that nothing waits for ever while there is always something more urgent.
"""

from collections import OrderedDict, deque
from collections.abc import Iterator

from cogs.messages.asking import Asking
from cogs.messages.requests import Turn

EACH_EIGHTH = 8


class Waiting:
    """A request that waits; `since` is when it began to, in seconds of any clock."""

    def __init__(self, asking: Asking, since: float) -> None:
        """Keep what it is for."""
        self.asking = asking
        self.since = since


class _Line:
    """What waits of one turn: the servers in the order in which they have their turn, each with its matches so."""

    def __init__(self) -> None:
        self._servers: OrderedDict[int, OrderedDict[int, deque[Waiting]]] = OrderedDict()

    def add(self, one: Waiting) -> None:
        matches = self._servers.setdefault(one.asking.server, OrderedDict())
        matches.setdefault(one.asking.about, deque()).append(one)

    def first(self) -> Waiting:
        matches = next(iter(self._servers.values()))
        return next(iter(matches.values()))[0]

    def take(self, one: Waiting) -> None:
        """Take out what has its turn: its server, and its match there, are last from now on."""
        server, about = one.asking.server, one.asking.about
        matches = self._servers[server]
        self._without(one)
        if about in matches:
            matches.move_to_end(about)
        if server in self._servers:
            self._servers.move_to_end(server)

    def _without(self, one: Waiting) -> None:
        server, about = one.asking.server, one.asking.about
        matches = self._servers[server]
        matches[about].remove(one)
        if not matches[about]:
            del matches[about]
        if not matches:
            del self._servers[server]

    give_up = _without

    def __bool__(self) -> bool:
        return bool(self._servers)


class FairQueue:
    """The requests that wait."""

    def __init__(self) -> None:
        """Begin with none."""
        self._lines = {turn: _Line() for turn in Turn}
        self._by_age: dict[Waiting, None] = {}
        self._taken = 0

    def __len__(self) -> int:
        """Return how many wait."""
        return len(self._by_age)

    def __iter__(self) -> Iterator[Waiting]:
        """Go through all that wait, the one that has waited longest first."""
        return iter(self._by_age)

    def add(self, one: Waiting) -> None:
        """Let one more wait."""
        self._lines[one.asking.turn].add(one)
        self._by_age[one] = None

    def give_up(self, one: Waiting) -> None:
        """Take out what does not wait any more, if it still does; its server and match keep their place."""
        if one in self._by_age:
            del self._by_age[one]
            self._lines[one.asking.turn].give_up(one)

    def next(self, last: Turn = Turn.OLD) -> Waiting | None:
        """Take out what is next, of nothing that comes after the turn `last`; None if nothing waits."""
        one = self._next(last)
        if one is None:
            return None
        self._taken += 1
        del self._by_age[one]
        self._lines[one.asking.turn].take(one)
        return one

    def _next(self, last: Turn) -> Waiting | None:
        if self._taken % EACH_EIGHTH == EACH_EIGHTH - 1:
            for one in self._by_age:
                if one.asking.turn <= last:
                    return one
        return next((self._lines[turn].first() for turn in Turn if turn <= last and self._lines[turn]), None)
