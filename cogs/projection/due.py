"""Which matches are due to be shown, and which of them is next: what was just changed before what only lags behind.

Servers take turns, so that one with hundreds of matches due, such as that of a tournament, does not hold up the table
of another one. Every eighth time what lags behind is next, so that an outage is made up for on a busy evening too.
"""

from collections import OrderedDict
from collections.abc import Callable

from cogs.messages.fair_queue import EACH_EIGHTH
from games.kernel.ids import MatchId
from play.rules.moment import Moment

MOST_KNOWN = 20_000
"""Of so many matches it is remembered on which servers they are."""

_Servers = OrderedDict[int, dict[MatchId, None]]


class Due:
    """The matches that are due, each once, with what it is now if that is known."""

    def __init__(self) -> None:
        """Begin with none."""
        self._changed: _Servers = OrderedDict()
        self._behind: _Servers = OrderedDict()
        self._where: dict[MatchId, tuple[_Servers, int]] = {}
        self._moments: dict[MatchId, Moment | None] = {}
        self._known: dict[MatchId, int] = {}
        self._taken = 0

    def __contains__(self, match: MatchId) -> bool:
        """Return whether a match is due."""
        return match in self._where

    def __len__(self) -> int:
        """Return how many matches are due."""
        return len(self._where)

    def every(self) -> tuple[MatchId, ...]:
        """Return all matches that are due."""
        return tuple(self._where)

    def is_on(self, match: MatchId, guild_id: int | None) -> None:
        """Note on which server a match is; one of which that is not known counts as alone on its own."""
        self._known.pop(match, None)
        self._known[match] = fair_place(match, guild_id)
        if len(self._known) > MOST_KNOWN:
            del self._known[next(iter(self._known))]

    def add(self, match: MatchId, moment: Moment | None, *, is_behind: bool) -> None:
        """Let a match be due; one that is keeps its place, unless it only lagged behind and is changed now."""
        self._moments[match] = moment
        if match in self._where:
            if is_behind or self._where[match][0] is self._changed:
                return
            self._drop(match)
        servers, server = self._behind if is_behind else self._changed, self._known.get(match, fair_place(match, None))
        servers.setdefault(server, {})[match] = None
        self._where[match] = servers, server

    def next(self, may_be: Callable[[MatchId], bool]) -> MatchId | None:
        """Return what is next of those that may be; it stays due until it is taken."""
        is_eighth = self._taken % EACH_EIGHTH == EACH_EIGHTH - 1
        for servers in (self._behind, self._changed) if is_eighth else (self._changed, self._behind):
            for matches in servers.values():
                match = next((each for each in matches if may_be(each)), None)
                if match is not None:
                    return match
        return None

    def take(self, match: MatchId) -> Moment | None:
        """Take out a match, and return what it is now; its server is last from now on."""
        self._taken += 1
        servers, server = self._where[match]
        self._drop(match)
        if server in servers:
            servers.move_to_end(server)
        return self._moments.pop(match)

    def _drop(self, match: MatchId) -> None:
        servers, server = self._where.pop(match)
        del servers[server][match]
        if not servers[server]:
            del servers[server]


def fair_place(match: MatchId, guild_id: int | None) -> int:
    """Return between what matches are fair: their servers, and one that is on none is its own."""
    return -match if guild_id is None else guild_id
