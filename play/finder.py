"""Which matches there are: by channel, by player, by server, by who is awaited. Lists are newest first."""

from collections.abc import Collection

import msgspec

from games.kernel.ids import GameId, MatchId, Seat
from games.kernel.sight import Face, Status

LONGEST_LIST = 100


class MatchLine(msgspec.Struct, frozen=True):
    """A match in one line. `seat` and `my_turn` belong to the player asked for (None, False in lists of a server).

    `awaited` are the names of those the match waits for. `deadline_at`: the soonest one, unix seconds.
    """

    match: MatchId
    game: GameId
    status: Status
    revision: int
    names: tuple[str, ...]
    awaited: tuple[str, ...]
    guild_id: int | None
    channel_id: int | None
    deadline_at: int | None
    created_at: int
    seat: Seat | None = None
    my_turn: bool = False


class MatchCard(msgspec.Struct, frozen=True):
    """What everybody may know about a match apart from the play. Times are unix seconds."""

    match: MatchId
    game: GameId
    rules_version: int
    status: Status
    revision: int
    options: dict[str, str]
    language: str
    pace: str
    host_user_id: int | None
    host_name: str
    seat_count: int
    faces: tuple[Face, ...]
    invited: tuple[int, ...]
    guild_id: int | None
    channel_id: int | None
    parent_id: int | None
    commitment: str
    created_at: int
    started_at: int | None
    ended_at: int | None
    deadline_at: int | None
    rematch_of: MatchId | None


class Overdue(msgspec.Struct, frozen=True):
    """A seat that is awaited although its time is up; `revision` is what `play_default` takes."""

    match: MatchId
    seat: Seat
    revision: int
    deadline_at: int


class Finder:
    """Look-ups that read and never change."""

    async def in_channel(self, channel_id: int) -> MatchId | None:
        """Return the active match of a channel, if any."""
        raise NotImplementedError

    async def of_player(
        self, user_id: int, statuses: Collection[Status] = ("open", "running"), limit: int = 25
    ) -> tuple[MatchLine, ...]:
        """Return the matches in which that person sits."""
        raise NotImplementedError

    async def of_guild(
        self, guild_id: int, statuses: Collection[Status] = ("open", "running"), limit: int = 25
    ) -> tuple[MatchLine, ...]:
        """Return the matches of a server."""
        raise NotImplementedError

    async def waiting_for(self, user_id: int, limit: int = 25) -> tuple[MatchLine, ...]:
        """Return the running matches that wait for that person, the soonest deadline first."""
        raise NotImplementedError

    async def card(self, match: MatchId) -> MatchCard:
        """Return what everybody may know about `match`; refuses `unknown_match` (`match`)."""
        raise NotImplementedError

    async def overdue(self, now: int, limit: int = 100) -> tuple[Overdue, ...]:
        """Return awaited seats whose deadline is at or before `now` (unix seconds), the oldest first."""
        raise NotImplementedError
