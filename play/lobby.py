"""From a table that gathers players to a match that runs: open, join, leave, invite, start, cancel, rematch, bind.

A table has revision 0; starting it writes entry 1. Every method either does all of what it says in one transaction or
refuses and changes nothing.
"""

from collections.abc import Mapping, Sequence

import msgspec

from db import matches, seats
from db.matches import MatchRow
from db.seats import InvitedRow, SeatRow
from db.statements import Connection
from games import registry
from games.kernel import codec
from games.kernel.chance import SECRET_BYTES, commitment
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from games.kernel.observation import Observation
from games.registry import AnyGame
from play import ledger, steps, tables
from play.computers import LEVELS
from play.context import Context
from play.languages import check_language
from play.loaded import Loaded, load
from play.observations import Observations
from play.pace import check_pace


class Person(msgspec.Struct, frozen=True):
    """Somebody on Discord: the id and the name that the table shows."""

    user_id: int
    name: str


class NewTable(msgspec.Struct, frozen=True):
    """What a table is opened with. `channel_id` may be bound later; `seats` is the most that may sit (None: all).

    `salt` is what the host adds to chance. `options` that are left out get their defaults.
    """

    game: str
    host: Person
    salt: str
    language: str
    pace: str = "none"
    options: Mapping[str, str] = {}
    guild_id: int | None = None
    channel_id: int | None = None
    parent_id: int | None = None
    seats: int | None = None


OPENING_SECONDS = 600
"""A table that has had no channel for so long gets none any more; another process may just be opening a newer one."""


class Lobby:
    """Tables before they are matches, and what is done to a match as a whole."""

    def __init__(self, context: Context, observations: Observations) -> None:
        """Work on the database of `context`."""
        self._context = context
        self._observations = observations

    async def open_table(self, table: NewTable) -> Observation:
        """Store a new table with its host at seat 0 and the commitment to its secret; return what everybody sees.

        Raises:
            Refusal: `unknown_game` (`word`), `unknown_option` (`option`), `unknown_option_value` (`option`, `value`),
                `unknown_pace` (`word`), `unknown_language` (`word`), `seats_offered` (`have`, `allowed`),
                `salt_too_long` (`most`), `channel_taken` (`match`).
        """
        game = registry.find(table.game)
        check_pace(table.pace)
        check_language(table.language)
        if table.seats is not None and table.seats not in game.seat_counts:
            raise Refusal("seats_offered", have=table.seats, allowed=tables.allowed_counts(game))
        async with self._context.database.write() as connection:
            await _check_channel(connection, table.channel_id, None)
            row = self._new_row(await matches.next_id(connection), game, table)
            await matches.insert(connection, row)
            await seats.insert(connection, self._seat(row.id, 0, table.host, table.salt))
        self._context.tell(MatchId(row.id))
        return await self._observations.public(MatchId(row.id))

    async def bind(self, match: MatchId, channel_id: int, guild_id: int | None, parent_id: int | None = None) -> None:
        """Make `channel_id` the place of `match`.

        Raises:
            Refusal: `unknown_match` (`match`), `channel_taken` (`match`: the other active one).
        """
        async with self._context.database.write() as connection:
            loaded = await load(connection, match)
            if loaded.row.status in {"open", "running"}:
                await _check_channel(connection, channel_id, match)
            await matches.place(connection, match, channel_id, guild_id, parent_id)
            await ledger.mark_moved(connection, match)
        self._context.tell(match)

    async def join(self, match: MatchId, person: Person, salt: str) -> None:
        """Seat `person` at the next free seat.

        Raises:
            Refusal: `unknown_match`, `not_open`, `already_joined`, `table_full` (`most`), `barred`, `salt_too_long`
                (`most`).
        """
        async with self._context.database.write() as connection:
            loaded = await load(connection, match)
            tables.check_open(loaded)
            if loaded.seat_of(person.user_id) is not None:
                raise Refusal("already_joined")
            invited = await seats.invited(connection, match)
            if any(row.is_barred and row.user_id == person.user_id for row in invited):
                raise Refusal("barred")
            tables.check_room(loaded)
            await seats.insert(connection, self._seat(match, len(loaded.seats), person, salt))
            await ledger.mark_changed(connection, match)
        self._context.tell(match)

    async def leave(self, match: MatchId, user_id: int) -> None:
        """Free the seat of `user_id`; those behind move up. A host hands over to the next person; the last one cancels.

        Raises:
            Refusal: `unknown_match`, `not_open`, `not_a_player`.
        """
        async with self._context.database.write() as connection:
            loaded = await load(connection, match)
            tables.check_open(loaded)
            seat = loaded.seat_of(user_id)
            if seat is None:
                raise Refusal("not_a_player")
            rest = tables.without(loaded, loaded.seats[seat])
            host = tables.next_host(rest)
            if host is None:
                await ledger.write(connection, loaded, steps.cancelled(loaded, self._context.clock(), user_id))
            else:
                if loaded.row.host_user_id == user_id:
                    await matches.set_host(connection, match, host)
                await _reseat(connection, match, rest)
        self._context.tell(match)

    async def kick(self, match: MatchId, by: int, user_id: int) -> None:
        """Free the seat of `user_id`, who cannot come back uninvited.

        Raises:
            Refusal: `unknown_match`, `not_open`, `not_the_host` (`host`), `not_at_table`.
        """
        async with self._context.database.write() as connection:
            loaded = await load(connection, match)
            tables.check_open(loaded)
            tables.check_host(loaded, by)
            seat = loaded.seat_of(user_id)
            if seat is None or user_id == by:
                raise Refusal("not_at_table")
            await seats.put_invited(connection, InvitedRow(match, user_id, is_barred=True))
            await _reseat(connection, match, tables.without(loaded, loaded.seats[seat]))
        self._context.tell(match)

    async def invite(self, match: MatchId, by: int, user_id: int) -> None:
        """Remember that `user_id` is asked to join.

        Raises:
            Refusal: `unknown_match`, `not_open`, `not_a_player` (`by` does not sit here), `already_joined`, `barred`
                (who was sent away comes back by the host's invitation only).
        """
        async with self._context.database.write() as connection:
            loaded = await load(connection, match)
            tables.check_open(loaded)
            if loaded.seat_of(by) is None:
                raise Refusal("not_a_player")
            if loaded.seat_of(user_id) is not None:
                raise Refusal("already_joined")
            known = {row.user_id: row for row in await seats.invited(connection, match)}
            if user_id in known and known[user_id].is_barred and by != loaded.row.host_user_id:
                raise Refusal("barred")
            await seats.put_invited(connection, InvitedRow(match, user_id, is_barred=False))
            await ledger.mark_changed(connection, match)
        self._context.tell(match)

    async def decline(self, match: MatchId, user_id: int) -> None:
        """Forget that `user_id` was asked to join.

        Raises:
            Refusal: `unknown_match`, `not_open`.
        """
        async with self._context.database.write() as connection:
            tables.check_open(await load(connection, match))
            await seats.drop_invited(connection, match, user_id)
            await ledger.mark_changed(connection, match)
        self._context.tell(match)

    async def add_computer(self, match: MatchId, by: int, name: str, level: str = "random") -> None:
        """Seat a computer player called `name` (words of the match's language, chosen by the caller).

        Raises:
            Refusal: `unknown_match`, `not_open`, `not_the_host` (`host`), `table_full` (`most`), `unknown_level`
                (`word`).
        """
        if level not in LEVELS:
            raise Refusal("unknown_level", word=level)
        async with self._context.database.write() as connection:
            loaded = await load(connection, match)
            tables.check_open(loaded)
            tables.check_host(loaded, by)
            tables.check_room(loaded)
            now = self._context.clock()
            row = tables.computer_seat(match, len(loaded.seats), name=name, level=level, now=now)
            await seats.insert(connection, row)
            await ledger.mark_changed(connection, match)
        self._context.tell(match)

    async def remove_computer(self, match: MatchId, by: int) -> None:
        """Free the seat of the computer player that came last.

        Raises:
            Refusal: `unknown_match`, `not_open`, `not_the_host` (`host`), `no_computer`.
        """
        async with self._context.database.write() as connection:
            loaded = await load(connection, match)
            tables.check_open(loaded)
            tables.check_host(loaded, by)
            computers = [row for row in loaded.seats if row.sitter == "ai"]
            if not computers:
                raise Refusal("no_computer")
            await _reseat(connection, match, tables.without(loaded, computers[-1]))
        self._context.tell(match)

    async def start(self, match: MatchId, by: int) -> None:
        """Begin: entry 1, seats in order of joining, the seed made from the secret and every salt.

        Raises:
            Refusal: `unknown_match`, `not_open`, `not_the_host` (`host`), `seat_count` (`have`, `allowed`).
        """
        async with self._context.database.write() as connection:
            loaded = await load(connection, match)
            tables.check_open(loaded)
            tables.check_host(loaded, by)
            tables.check_seat_count(loaded.game, len(loaded.seats))
            await ledger.write(connection, loaded, steps.started(loaded, self._context.clock()))
        self._context.tell(match)

    async def cancel(self, match: MatchId, by: int, staff: bool = False) -> None:
        """End an open or running match without an outcome; `staff` of the server may do it too.

        Raises:
            Refusal: `unknown_match`, `already_over`, `not_the_host` (`host`).
        """
        async with self._context.database.write() as connection:
            loaded = await load(connection, match)
            if loaded.row.status not in {"open", "running"}:
                raise Refusal("already_over")
            if not staff:
                tables.check_host(loaded, by)
            await ledger.write(connection, loaded, steps.cancelled(loaded, self._context.clock(), by))
        self._context.tell(match)

    async def cancel_homeless(self) -> tuple[MatchId, ...]:
        """Cancel tables that never got a channel because the bot ended while they were opened; return which.

        Nobody could come to them, and a rematch among them would keep another one from being opened.
        """
        now = self._context.clock()
        return await self._context.database.write_at_once(_cancel_homeless, now)

    async def rematch(self, match: MatchId, by: Person, salt: str) -> MatchId:
        """Open a new table with the same game, options, pace and computers, hosted by `by`; invite the other people.

        The new table has no channel yet.

        Raises:
            Refusal: `unknown_match`, `not_over`, `not_a_player`, `rematch_exists` (`match`), `salt_too_long` (`most`).
        """
        async with self._context.database.write() as connection:
            loaded = await load(connection, match)
            if loaded.row.status not in {"ended", "cancelled"}:
                raise Refusal("not_over")
            if all(row.user_id != by.user_id for row in loaded.seats):
                raise Refusal("not_a_player")
            known = await matches.rematch_of(connection, match)
            if known is not None:
                raise Refusal("rematch_exists", match=known)
            game = registry.find(loaded.row.game)
            new = self._new_row(await matches.next_id(connection), game, _same_again(loaded, by, salt))
            await matches.insert(connection, msgspec.structs.replace(new, rematch_of=match))
            await self._sit_again(connection, new.id, loaded, by, salt)
        self._context.tell(MatchId(new.id))
        return MatchId(new.id)

    async def _sit_again(self, connection: Connection, new_id: int, old: Loaded, by: Person, salt: str) -> None:
        await seats.insert(connection, self._seat(new_id, 0, by, salt))
        computers = [row for row in old.seats if row.sitter == "ai"]
        for place, row in enumerate(computers, start=1):
            again = tables.computer_seat(new_id, place, name=row.name, level=row.level, now=self._context.clock())
            await seats.insert(connection, again)
        for row in old.seats:
            if row.user_id is not None and row.user_id != by.user_id:
                await seats.put_invited(connection, InvitedRow(new_id, row.user_id, is_barred=False))

    def _seat(self, match_id: int, seat: int, person: Person, salt: str) -> SeatRow:
        now = self._context.clock()
        return tables.person_seat(match_id, seat, user_id=person.user_id, name=person.name, salt=salt, now=now)

    def _new_row(self, match_id: int, game: AnyGame, table: NewTable) -> MatchRow:
        secret = self._context.entropy(SECRET_BYTES)
        return MatchRow(
            id=match_id,
            game=game.id,
            rules_version=game.rules_version,
            status="open",
            options=codec.encode(tables.chosen_options(game, table.options)).decode(),
            language=table.language,
            pace=table.pace,
            seat_limit=max(game.seat_counts) if table.seats is None else table.seats,
            guild_id=table.guild_id,
            channel_id=table.channel_id,
            parent_id=table.parent_id,
            host_user_id=table.host.user_id,
            secret=secret.hex(),
            commitment=commitment(secret),
            revision=0,
            created_at=self._context.clock(),
        )


async def _check_channel(connection: Connection, channel_id: int | None, match: int | None) -> None:
    """Refuse a channel where another match is active; the write lock keeps it so until the commit."""
    if channel_id is None:
        return
    other = await matches.active_in_channel(connection, channel_id)
    if other is not None and other != match:
        raise Refusal("channel_taken", match=other)


async def _reseat(connection: Connection, match: int, rows: Sequence[SeatRow]) -> None:
    await seats.replace_all(connection, match, rows)
    await ledger.mark_changed(connection, match)


def _same_again(old: Loaded, by: Person, salt: str) -> NewTable:
    return NewTable(
        game=old.row.game,
        host=by,
        salt=salt,
        language=old.row.language,
        pace=old.row.pace,
        options=old.options(),
        guild_id=old.row.guild_id,
        parent_id=old.row.parent_id,
        seats=len(old.seats) if len(old.seats) in old.game.seat_counts else None,
    )


async def _cancel_homeless(connection: Connection, now: int) -> tuple[MatchId, ...]:
    found = await matches.homeless(connection, now - OPENING_SECONDS)
    for match in found:
        loaded = await load(connection, MatchId(match))
        await ledger.write(connection, loaded, steps.cancelled(loaded, now, loaded.row.host_user_id))
    return tuple(MatchId(match) for match in found)
