"""Calls: the host of an open table mentions, once, the role that the staff of the server have chosen for its game.

A call is stored before it is made, so that none is made twice, and taken back if Discord did not let it be made. Who
has made one makes no other for the same game on that server within a day, whatever table they open then.
"""

from collections.abc import Mapping

import msgspec

from db.rows import calls, matches
from db.rows.calls import CallRoleRow, CallRow
from db.statements import Connection
from games import registry
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from games.kernel.pace import DAY
from play.context import Context
from play.match import ledger
from play.match.loading import load
from play.rules import tables
from play.rules.loaded import Loaded


class Call(msgspec.Struct, frozen=True):
    """What is to be called for a table, and how many seats anybody can take there."""

    role_id: int
    free: int


class Calls:
    """The calls of all tables."""

    def __init__(self, context: Context) -> None:
        """Work on the database of `context`."""
        self._context = context

    async def roles(self, guild_id: int) -> Mapping[str, int]:
        """Return which role tables can call on a server, by game."""
        return {row.game: row.role_id for row in await self._context.database.read(calls.roles, guild_id)}

    async def choose_role(self, guild_id: int, game: str, role_id: int | None) -> None:
        """Let tables of a game call that role, None: none; refuses `unknown_game` (`word`)."""
        game_id = registry.find(game).id
        if role_id is None:
            await self._context.database.write(calls.drop_role, guild_id, game_id)
        else:
            await self._context.database.write(calls.put_role, CallRoleRow(guild_id, game_id, role_id))

    async def has_called(self, match: MatchId) -> bool:
        """Return whether a table has called."""
        return await self._context.database.read(calls.find, match) is not None

    async def check(self, match: MatchId, by: int) -> Call:
        """Return what a table would call; refuses what `begin` refuses."""

        def checked(connection: Connection) -> Call:
            loaded = load(connection, match)
            tables.check_open(loaded)
            return self._checked(connection, loaded, by)

        return await self._context.database.read(checked)

    async def begin(self, match: MatchId, by: int) -> Call:
        """Note that a table calls its role now, and return what it calls.

        Raises:
            Refusal: `unknown_match`, `not_open` (`status`), `not_the_host` (`host`), `no_call_role` (none was chosen,
                or the table is on no server), `already_called`, `called_today` (`until`: unix seconds),
                `call_by_invitation`, `table_full` (`most`), `only_reserved_seats` (`count`).
        """
        found: list[Call] = []

        def begun(connection: Connection, loaded: Loaded) -> None:
            found.append(self._checked(connection, loaded, by))
            row, now = loaded.row, self._context.clock()
            matches.hear_of_host(connection, match, by, now)
            calls.insert(connection, CallRow(match, row.guild_id or 0, row.game, by, now), now - DAY)

        await ledger.change_table(self._context, match, begun)
        return found[-1]

    async def take_back(self, match: MatchId) -> None:
        """Note that the call of a table could not be made."""
        await self._context.database.write(calls.drop, match)
        self._context.notify(match)

    def _checked(self, connection: Connection, loaded: Loaded, by: int) -> Call:
        row, now = loaded.row, self._context.clock()
        tables.check_host(loaded, by, now)
        roles = {} if row.guild_id is None else {each.game: each for each in calls.roles(connection, row.guild_id)}
        if row.game not in roles:
            raise Refusal("no_call_role")
        if calls.find(connection, row.id) is not None:
            raise Refusal("already_called")
        who = self._context.beside.pseudonym(by)
        earlier = [*calls.of_person(connection, by), *calls.of_person(connection, who)]
        same = [each.called_at for each in earlier if (each.guild_id, each.game) == (row.guild_id, row.game)]
        if same and max(same) + DAY > now:
            raise Refusal("called_today", until=max(same) + DAY)
        if tables.is_by_invitation(loaded):
            raise Refusal("call_by_invitation")
        tables.check_room(loaded)
        free = row.seat_limit - len(loaded.seats) - len(tables.reserved_for(loaded))
        return Call(roles[row.game].role_id, free)
