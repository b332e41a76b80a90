"""Which matches there are: by channel, by player, by server, by who is awaited. Lists are newest first."""

from collections.abc import Callable, Collection, Iterable
from typing import Concatenate, ParamSpec

import msgspec

from db import awaited, matches, seats
from db.matches import LineRow
from db.statements import Connection
from games.kernel.ids import GameId, MatchId, Seat
from games.kernel.observation import Face, Status
from play.context import Context
from play.loaded import EVERY_ENTRY, load
from play.moment import MatchCard, card_of
from play.visible import faces_of

P = ParamSpec("P")
LONGEST_LIST = 100

__all__ = ["Finder", "MatchCard", "MatchLine", "Overdue"]


class MatchLine(msgspec.Struct, frozen=True):
    """A match in one line. `seat` and `my_turn` belong to the player asked for (None, False in lists of a server).

    `names`, and `awaited` of those the match waits for, are the names people and computer players were given; `faces`
    also has those without a name. `deadline_at`: the soonest one, unix seconds.
    """

    match: MatchId
    game: GameId
    status: Status
    revision: int
    names: tuple[str, ...]
    awaited: tuple[str, ...]
    guild_id: int | None
    channel_id: int | None
    parent_id: int | None
    deadline_at: int | None
    created_at: int
    faces: tuple[Face, ...]
    seat: Seat | None = None
    my_turn: bool = False


class Overdue(msgspec.Struct, frozen=True):
    """A seat that is awaited although its time is up; `revision` is what `play_default` takes."""

    match: MatchId
    seat: Seat
    revision: int
    deadline_at: int


class Finder:
    """Look-ups that read and never change."""

    def __init__(self, context: Context) -> None:
        """Read from the database of `context`."""
        self._context = context

    async def in_channel(self, channel_id: int) -> MatchId | None:
        """Return the active match of a channel, if any."""
        found = await self._context.database.read(matches.active_in_channel, channel_id)
        return None if found is None else MatchId(found)

    async def active_of_guild(self, guild_id: int) -> tuple[MatchId, ...]:
        """Return every active match of a server, however many there are."""
        found = await self._context.database.read(matches.active_of_guild, guild_id)
        return tuple(MatchId(match) for match in found)

    async def active_guilds(self) -> tuple[int, ...]:
        """Return the ids of the servers that have active matches."""
        return await self._context.database.read(matches.active_guilds)

    async def active_below(self, channel_id: int) -> tuple[MatchId, ...]:
        """Return every active match in the threads of a channel."""
        found = await self._context.database.read(matches.active_below_channel, channel_id)
        return tuple(MatchId(match) for match in found)

    async def of_player(
        self, user_id: int, statuses: Collection[Status] = ("open", "running"), limit: int = 25
    ) -> tuple[MatchLine, ...]:
        """Return the matches in which that person sits."""
        return await self._lines(matches.of_player, user_id, statuses, min(limit, LONGEST_LIST))

    async def of_guild(
        self, guild_id: int, statuses: Collection[Status] = ("open", "running"), limit: int = 25
    ) -> tuple[MatchLine, ...]:
        """Return the matches of a server."""
        return await self._lines(matches.of_guild, guild_id, statuses, min(limit, LONGEST_LIST))

    async def waiting_for(self, user_id: int, limit: int = 25) -> tuple[MatchLine, ...]:
        """Return the running matches that wait for that person, the soonest deadline first."""
        return await self._lines(matches.waiting_for, user_id, min(limit, LONGEST_LIST))

    async def card(self, match: MatchId) -> MatchCard:
        """Return what everybody may know about `match`; refuses `unknown_match` (`match`)."""
        return card_of(await self._context.database.read(load, match))

    async def overdue(self, now: int, limit: int = 100) -> tuple[Overdue, ...]:
        """Return awaited seats whose deadline is at or before `now` (unix seconds), the oldest first."""
        rows = await self._context.database.read(awaited.overdue, now, limit)
        return tuple(Overdue(MatchId(row.match_id), Seat(row.seat), row.revision, row.deadline_at) for row in rows)

    async def _lines(
        self,
        find: Callable[Concatenate[Connection, P], Iterable[LineRow]],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> tuple[MatchLine, ...]:
        def lines(connection: Connection) -> tuple[MatchLine, ...]:
            return tuple(_line(connection, row) for row in find(connection, *args, **kwargs))

        return await self._context.database.read(lines)


def _line(connection: Connection, row: LineRow) -> MatchLine:
    rows = seats.of_match(connection, row.id)
    owed = [asked for asked in awaited.of_match(connection, row.id) if asked.is_owed]
    return MatchLine(
        match=MatchId(row.id),
        game=GameId(row.game),
        status=msgspec.convert(row.status, Status),
        revision=row.revision,
        names=tuple(seat.name for seat in rows if seat.name),
        awaited=tuple(rows[asked.seat].name for asked in owed if rows[asked.seat].name),
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        parent_id=row.parent_id,
        deadline_at=row.deadline_at,
        created_at=row.created_at,
        faces=faces_of(rows, EVERY_ENTRY),
        seat=None if row.seat is None else Seat(row.seat),
        my_turn=any(asked.seat == row.seat for asked in owed),
    )
