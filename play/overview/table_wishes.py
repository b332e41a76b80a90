"""Who wants to be told of open tables on a server, and who is to be told now: privately, once a day at most.

One row of the queue for each server says when to look (`play/match/queue.py` stores it whenever a table changes). A
person is told of tables that they may take a seat at, by the same reasons as when they press `Join`; of tables of
somebody who has blocked them, or whom they have blocked, they hear nothing, and nothing says why.
"""

from collections.abc import Iterable, Sequence

import msgspec

from db.rows import due, matches, people, table_wishes
from db.rows.due import DueRow
from db.rows.people import PersonRow
from db.rows.table_wishes import TableWishRow
from db.statements import Connection
from games import registry
from games.kernel import codec
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from play.context import Context
from play.match.loading import load
from play.rules.due import NO_SEAT
from play.rules.loaded import Loaded
from play.rules.table_wishes import DELAY_SECONDS, HOURS, PACES, TELL_ME, Hours, TableWish, heard_at, soonest
from play.rules.tables import is_by_invitation, reserved_for
from play.seats.blocks import are_apart
from play.seats.guests import check_joining

MOST_WISHES = 2_000
"""So many people of one server can want to be told."""

MOST_MISSES = 3
"""Who is out of reach so often in a row is told no more."""

MOST_TABLES = 100
AT_ONCE = 20
"""So many people are told in one look."""


class Told(msgspec.Struct, frozen=True):
    """Somebody to be told of some open tables now; `wish`: as it was. `new`: with those that they may not join."""

    wish: TableWish
    tables: tuple[MatchId, ...]
    new: tuple[MatchId, ...]


class TableWishes:
    """What people want to be told of."""

    def __init__(self, context: Context) -> None:
        """Work on the database of `context`."""
        self._context = context

    async def of(self, user_id: int, guild_id: int) -> TableWish | None:
        """Return what a person wants to be told of on a server; None: nothing."""
        row = await self._context.database.read(table_wishes.find, user_id, guild_id)
        return None if row is None else _wish(row)

    async def want(
        self,
        user_id: int,
        guild_id: int,
        *,
        games: Iterable[str] | None = None,
        paces: Iterable[str] | None = None,
        hours: str | None = None,
    ) -> TableWish:
        """Put a person on the list of a server, or change what they want to be told of; return that.

        Raises:
            Refusal: `unknown_game`, `unknown_pace`, `unknown_setting` (`word`), `too_many_wishes` (`most`).
        """
        changes = _checked(games, paces, hours)

        def wanted(connection: Connection) -> TableWish:
            people.hold(connection, user_id)
            people.hold(connection, guild_id)
            before = table_wishes.find(connection, user_id, guild_id)
            if before is None and table_wishes.count(connection, guild_id) >= MOST_WISHES:
                raise Refusal("too_many_wishes", most=MOST_WISHES)
            # Tables that are there already they have seen when they pressed.
            known = TableWish(user_id, guild_id, told=_open(connection, guild_id)) if before is None else _wish(before)
            wish = msgspec.structs.replace(known, misses=0, **changes)
            table_wishes.store(connection, _row(wish))
            settle(connection, guild_id, self._context.clock())
            return wish

        return await self._context.database.write(wanted)

    async def stop(self, user_id: int, guild_id: int) -> None:
        """Take a person off the list of a server."""
        await self._context.database.write(table_wishes.drop, user_id, guild_id)

    async def due(self, guild_id: int) -> tuple[Told, ...]:
        """Return who is to be told of which tables of a server now; nothing is noted by that."""
        return await self._context.database.read(self._due, guild_id)

    def _due(self, connection: Connection, guild_id: int) -> tuple[Told, ...]:
        now, found = self._context.clock(), list[Told]()
        tables = [load(connection, MatchId(match)) for match in _open(connection, guild_id)]
        for wish, person in _with_people(connection, guild_id):
            new = [each for each in tables if _is_new(wish, each) and each.row.created_at + DELAY_SECONDS <= now]
            if not new or heard_at(wish, person, now) != now:
                continue
            fitting = tuple(MatchId(each.row.id) for each in new if self._may_join(connection, each, wish.user_id))
            found.append(Told(wish, fitting, tuple(MatchId(each.row.id) for each in new)))
            if len(found) == AT_ONCE:
                break
        return tuple(found)

    def _may_join(self, connection: Connection, loaded: Loaded, user_id: int) -> bool:
        try:
            check_joining(self._context, connection, loaded, user_id)
        except Refusal:
            return False
        return not are_apart(connection, user_id, (loaded.row.host_user_id,))

    async def note(self, told: Told, tables: Sequence[MatchId]) -> bool:
        """Note that somebody is told of `tables` now, and of nothing else that was due; return whether they are.

        They are not where another process has told them, or they want something else meanwhile.
        """

        def noted(connection: Connection) -> bool:
            wish = told.wish
            people.hold(connection, wish.user_id)
            now = table_wishes.find(connection, wish.user_id, wish.guild_id)
            if now is None or _wish(now) != wish:
                return False
            at = self._context.clock() if tables else wish.told_at
            # Of tables that they may not join, or do not see, they are not told later either.
            over = [each for each in _open(connection, wish.guild_id) if each in (*wish.told, *told.new)]
            kept = msgspec.structs.replace(wish, told=tuple(over), told_at=at)
            table_wishes.store(connection, _row(kept))
            return bool(tables)

        return await self._context.database.write_uncounted(noted)

    async def give_back(self, told: Told) -> None:
        """Note that nobody could be told, for an outage of Discord: they are told later."""

        def given_back(connection: Connection) -> None:
            people.hold(connection, told.wish.user_id)
            before, now = told.wish, table_wishes.find(connection, told.wish.user_id, told.wish.guild_id)
            if now is not None:
                row = _row(before)
                table_wishes.store(connection, msgspec.structs.replace(now, told=row.told, told_at=row.told_at))

        await self._context.database.write_uncounted(given_back)

    async def reached(self, told: Told, *, is_reached: bool) -> None:
        """Note whether a message has reached somebody; who is out of reach too often is told no more."""

        def noted(connection: Connection) -> None:
            people.hold(connection, told.wish.user_id)
            now = table_wishes.find(connection, told.wish.user_id, told.wish.guild_id)
            if now is None:
                return
            misses = 0 if is_reached else now.misses + 1
            if misses >= MOST_MISSES:
                table_wishes.drop(connection, now.user_id, now.guild_id)
            elif misses != now.misses:
                table_wishes.store(connection, msgspec.structs.replace(now, misses=misses))

        await self._context.database.write_uncounted(noted)

    def settle(self, connection: Connection, guild_id: int) -> None:
        """Store when to look next at who is to be told on a server."""
        settle(connection, guild_id, self._context.clock())


def settle(connection: Connection, guild_id: int, now: int) -> None:
    """Store when to look next at who is to be told on a server, from `now` on."""
    people.hold(connection, guild_id)
    tables = [load(connection, MatchId(match)) for match in _open(connection, guild_id)]
    times: list[int | None] = []
    for wish, person in _with_people(connection, guild_id) if tables else ():
        new = [each.row.created_at + DELAY_SECONDS for each in tables if _is_new(wish, each)]
        times += [heard_at(wish, person, max(now, min(new)))] if new else []
    row = DueRow(TELL_ME, guild_id, NO_SEAT, soonest(times))
    if row.at is None:
        due.drop(connection, [row])
    else:
        due.put(connection, [row])


def _is_new(wish: TableWish, loaded: Loaded) -> bool:
    """Return whether a table is one of which somebody would be told, as far as it says itself."""
    row = loaded.row
    if row.id in wish.told or not wish.fits(row.game, row.pace):
        return False
    room = row.seat_limit - len(loaded.seats) - sum(each != wish.user_id for each in reserved_for(loaded))
    asked = {each.user_id for each in loaded.invited if not each.is_barred}
    return room > 0 and (not is_by_invitation(loaded) or wish.user_id in asked)


def _open(connection: Connection, guild_id: int) -> tuple[int, ...]:
    """Return the newest open tables of a server."""
    return tuple(row.id for row in matches.of_guild(connection, guild_id, ("open",), MOST_TABLES, (1 << 63) - 1))


def _with_people(connection: Connection, guild_id: int) -> tuple[tuple[TableWish, PersonRow | None], ...]:
    rows = table_wishes.of_server(connection, guild_id)
    return tuple((_wish(row), people.find(connection, row.user_id)) for row in rows)


def _checked(games: Iterable[str] | None, paces: Iterable[str] | None, hours: str | None) -> dict[str, object]:
    """Return what is to be changed; refuses what is none of the games, paces and hours."""
    changes: dict[str, object] = {}
    if games is not None:
        changes["games"] = tuple(registry.find(game).id for game in games)
    if paces is not None:
        chosen = tuple(paces)
        for pace in chosen:
            if pace not in PACES:
                raise Refusal("unknown_pace", word=pace)
        changes["paces"] = chosen
    if hours is not None:
        if hours not in HOURS:
            raise Refusal("unknown_setting", word=hours)
        changes["hours"] = hours
    return changes


def _wish(row: TableWishRow) -> TableWish:
    return TableWish(
        row.user_id,
        row.guild_id,
        codec.decode(row.games, tuple[str, ...]),
        codec.decode(row.paces, tuple[str, ...]),
        msgspec.convert(row.hours, Hours),
        codec.decode(row.told, tuple[int, ...]),
        row.told_at,
        row.misses,
    )


def _row(wish: TableWish) -> TableWishRow:
    return TableWishRow(
        wish.user_id,
        wish.guild_id,
        codec.encode(wish.games).decode(),
        codec.encode(wish.paces).decode(),
        wish.hours,
        codec.encode(wish.told).decode(),
        wish.told_at,
        wish.misses,
    )
