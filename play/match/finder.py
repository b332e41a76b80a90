"""Which matches there are: by channel, by player, by server, by who is awaited. Lists are newest first."""

from collections.abc import Callable, Collection, Iterable
from typing import Concatenate, ParamSpec

import msgspec

from db.rows import awaited, matches, seats
from db.rows.matches import LineRow
from db.statements import Connection
from games.kernel import codec
from games.kernel.game import Outcome
from games.kernel.ids import GameId, MatchId, Seat
from games.kernel.observation import Face, Status
from play.context import Context
from play.match.loading import load
from play.rules.loaded import EVERY_ENTRY, STORABLE, TAG_DIGITS
from play.rules.moment import MatchCard, card_of
from play.rules.tables import INVITED
from play.rules.visible import faces_of

P = ParamSpec("P")
LONGEST_LIST = 100
NOT_THERE = frozenset({"absent", "away"})
MOST_ALIKE = 30
"""So many matches tell how long such matches take."""

__all__ = ["Finder", "MatchCard", "MatchLine"]


class MatchLine(msgspec.Struct, frozen=True):
    """A match in one line. `seat` and `my_turn` belong to the player asked for (None, False in lists of a server).

    `deadline_at`: the soonest one, `waits_since`: since when the match waits for that player, unix seconds.
    `title`: what it is called, "" if by its game and number. `by_invitation`, `reserved`: as in `MatchCard`; `invited`:
    who was asked to such a table. `awaited`: the seats of players who are there for whom it waits. `winners`: the seats
    that share the first place of one that has ended. `tag`: the own part of its tag.
    """

    match: MatchId
    game: GameId
    status: Status
    guild_id: int | None
    channel_id: int | None
    parent_id: int | None
    deadline_at: int | None
    faces: tuple[Face, ...]
    seat: Seat | None = None
    my_turn: bool = False
    waits_since: int | None = None
    title: str = ""
    by_invitation: bool = False
    reserved: tuple[int, ...] = ()
    invited: tuple[int, ...] = ()
    pace: str = "none"
    language: str = ""
    seat_limit: int = 0
    awaited: tuple[Seat, ...] = ()
    is_paused: bool = False
    ended_at: int | None = None
    winners: tuple[Seat, ...] = ()
    tag: str = ""

    def is_offered_to(self, user_id: int) -> bool:
        """Return whether lists show this match to that person: not a table to which they were not asked."""
        seated = (face.user_id for face in self.faces)
        return not self.by_invitation or user_id in self.invited or user_id in seated

    @property
    def free_seats(self) -> int:
        """Return how many people can still sit down before it begins; a seat that is kept for somebody is not free."""
        return max(0, self.seat_limit - len(self.faces) - len(self.reserved)) if self.status == "open" else 0

    @property
    def reserved_seats(self) -> int:
        """Return how many free seats of an open table are kept for people who have not joined."""
        return min(len(self.reserved), self.seat_limit - len(self.faces)) if self.status == "open" else 0

    @property
    def people(self) -> int:
        """Return how many seats people have, or had."""
        return sum(face.sitter != "ai" for face in self.faces)


class Finder:
    """Look-ups that read and never change."""

    def __init__(self, context: Context) -> None:
        """Read from the database of `context`."""
        self._context = context

    async def in_channel(self, channel_id: int) -> MatchId | None:
        """Return the active match of a channel, if any."""
        found = await self._context.database.read(matches.active_in_channel, channel_id)
        return None if found is None else MatchId(found)

    async def last_in_channel(self, channel_id: int) -> MatchId | None:
        """Return the newest match of a channel, whatever became of it."""
        found = await self._context.database.read(matches.last_in_channel, channel_id)
        return None if found is None else MatchId(found)

    async def last_computers(self, user_id: int, game: str) -> tuple[str, ...]:
        """Return the levels of the computers with which a person last sat at a table of that game, as stored."""
        return await self._context.database.read(seats.last_computers, user_id, game)

    async def active(self) -> tuple[MatchId, ...]:
        """Return all active matches."""
        return tuple(MatchId(match) for match in await self._context.database.read(matches.active))

    async def newest_at(self) -> int:
        """Return when the newest match was opened (unix seconds); 0 if there is none."""
        return await self._context.database.read(matches.newest_at)

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
        self,
        guild_id: int,
        statuses: Collection[Status] = ("open", "running"),
        limit: int = 25,
        before: int = STORABLE.stop - 1,
    ) -> tuple[MatchLine, ...]:
        """Return the matches of a server with numbers less than `before`."""
        return await self._lines(matches.of_guild, guild_id, statuses, min(limit, LONGEST_LIST), before)

    async def newest_ended(self, guild_id: int, limit: int = 25) -> tuple[MatchLine, ...]:
        """Return the matches of a server that have ended last, the newest first."""
        return await self._lines(matches.newest_ended, guild_id, min(limit, LONGEST_LIST))

    async def lines(self, *numbers: int) -> tuple[MatchLine, ...]:
        """Return matches as lists show them; those that there are not are left out."""
        return await self._lines(_found, numbers)

    async def waiting_for(self, user_id: int, limit: int = 25) -> tuple[MatchLine, ...]:
        """Return the running matches that wait for that person, the soonest deadline first."""
        return await self._lines(matches.waiting_for, user_id, min(limit, LONGEST_LIST))

    async def next_for(self, user_id: int, after: MatchId) -> MatchId | None:
        """Return the match to look at next: the one that has waited longest for that person after the match `after`.

        After the last one the first comes again; None if nothing else waits.
        """
        found = tuple(map(MatchId, await self._context.database.read(matches.in_order_of_waiting, user_id)))
        start = found.index(after) + 1 if after in found else 0
        return next((match for match in (*found[start:], *found[:start]) if match != after), None)

    async def card(self, match: MatchId) -> MatchCard:
        """Return what everybody may know about `match`; refuses `unknown_match` (`match`)."""
        return card_of(await self._context.database.read(load, match))

    async def took(self, card: MatchCard) -> tuple[int, ...]:
        """Return how many seconds the newest matches like that of `card` took on its server, the shortest first."""
        if card.guild_id is None:
            return ()
        found = await self._context.database.read(matches.took, card.guild_id, card.game, card.pace, MOST_ALIKE)
        return tuple(sorted(found))

    async def _lines(
        self,
        find: Callable[Concatenate[Connection, P], Iterable[LineRow]],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> tuple[MatchLine, ...]:
        def lines(connection: Connection) -> tuple[MatchLine, ...]:
            return tuple(_line(connection, row) for row in find(connection, *args, **kwargs))

        return await self._context.database.read(lines)


def _found(connection: Connection, numbers: Iterable[int]) -> Iterable[LineRow]:
    """Yield those of these matches that there are."""
    return filter(None, (matches.line(connection, number) for number in numbers))


def _line(connection: Connection, row: LineRow) -> MatchLine:
    rows = seats.of_match(connection, row.id)
    is_open, seated = row.status == "open", {seat.user_id for seat in rows}
    asked_in = [each for each in seats.invited(connection, row.id) if not each.is_barred] if is_open else []
    owed = [asked for asked in awaited.of_match(connection, row.id) if asked.is_owed]
    faces = faces_of(rows, EVERY_ENTRY)
    outcome = None if row.outcome is None else codec.decode(row.outcome, Outcome)
    return MatchLine(
        match=MatchId(row.id),
        game=GameId(row.game),
        status=msgspec.convert(row.status, Status),
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        parent_id=row.parent_id,
        deadline_at=row.deadline_at,
        faces=faces,
        seat=None if row.seat is None else Seat(row.seat),
        my_turn=any(asked.seat == row.seat for asked in owed),
        waits_since=next((asked.owed_since for asked in owed if asked.seat == row.seat), None),
        title=row.title,
        by_invitation=is_open and matches.wanted(connection, row.id) == INVITED,
        reserved=tuple(each.user_id for each in asked_in if each.is_reserved and each.user_id not in seated),
        invited=tuple(each.user_id for each in asked_in),
        pace=row.pace,
        language=row.language,
        seat_limit=row.seat_limit,
        awaited=tuple(Seat(asked.seat) for asked in owed if faces[asked.seat].sitter not in NOT_THERE),
        is_paused=row.paused_at is not None,
        ended_at=row.ended_at,
        winners=() if outcome is None else tuple(Seat(at) for at, place in enumerate(outcome.places) if place == 1),
        tag=row.commitment[:TAG_DIGITS],
    )
