"""From a table that gathers players to a match that runs: open, join, leave, invite, start, cancel, rematch, bind.

A table has revision 0; starting it writes entry 1. Every method either does all of what it says in one transaction or
refuses and changes nothing. What it judges by stays so until it is stored: on SQLite because there is one writer, on
other engines because the match, and the channels where that matters, are held.
"""

from collections.abc import Mapping

import msgspec

from db.rows import matches, people, remembered, seats, shown
from db.rows.matches import MatchRow
from db.rows.remembered import RememberedRow
from db.rows.seats import InvitedRow, SeatRow
from db.statements import Connection
from games import registry
from games.kernel.chance import SECRET_BYTES
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from games.kernel.observation import Observation
from games.kernel.pace import DAY, DEFAULT_PACE
from play.context import Context
from play.limits import check_channel
from play.match import ledger, names, queue
from play.match.loading import load
from play.match.new_rules import rules_for_new
from play.match.observations import Observations
from play.rules import between_moves, tables
from play.rules.handicaps import without_seat
from play.rules.loaded import Loaded
from play.rules.orders import usual_level
from play.rules.record import PlayedGame
from play.rules.tables import OPEN_SECONDS, check_language
from play.seats import handicaps, rematches
from play.seats.guests import ask, check_joining
from play.tournament_rules.record import CORRECTED_DAYS


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
    pace: str = DEFAULT_PACE
    options: Mapping[str, str] = {}
    guild_id: int | None = None
    channel_id: int | None = None
    parent_id: int | None = None
    seats: int | None = None


class Lobby:
    """Tables before they are matches, and what is done to a match as a whole."""

    def __init__(self, context: Context, observations: Observations) -> None:
        """Work on the database of `context`."""
        self._context = context
        self._observations = observations

    async def open_table(self, table: NewTable) -> Observation:
        """Store a new table with its host at seat 0 and the commitment to its secret; return what everybody sees.

        Raises:
            Refusal: `unknown_game` (`word`), `newer_game` (`game`), `unknown_option` (`option`),
                `unknown_option_value` (`option`, `value`), `option_out_of_bounds` (`option`, `least`, `most`),
                `unknown_pace`, `unknown_zone`, `unknown_language` (`word`), `seats_offered` (`have`, `allowed`),
                `salt_too_long` (`most`), `channel_taken` (`match`), and what `Limits.check_tables` refuses.
        """
        registry.find(table.game)
        check_language(table.language)

        def opened(connection: Connection) -> MatchId:
            game = rules_for_new(connection, table.game, self._context.clock())
            options = tables.chosen_options(game, table.options)
            if table.seats is not None and table.seats not in game.seat_counts_for(options):
                raise Refusal("seats_offered", have=table.seats, allowed=tables.allowed_counts(game, options))
            return self._open(connection, game, table)

        match = await self._context.database.write(opened)
        self._context.notify(match)
        return await self._observations.public(match)

    async def bind(
        self,
        match: MatchId,
        channel_id: int,
        guild_id: int | None,
        parent_id: int | None = None,
        thread_name: str | None = None,
    ) -> None:
        """Make `channel_id` the place of `match`; `thread_name`: what the bot has called it, if it has just opened it.

        Raises:
            Refusal: `unknown_match` (`match`), `channel_taken` (`match`: the other active one), `other_server`: a match
                stays on the server where it was opened, or in direct messages.
        """

        def bound(connection: Connection) -> None:
            loaded = load(connection, match, to_change=True)
            has_home = loaded.row.channel_id is not None or loaded.row.guild_id is not None
            if has_home and loaded.row.guild_id != guild_id:
                raise Refusal("other_server")
            if loaded.row.status in {"open", "running"}:
                matches.hold_channels(connection)
                check_channel(connection, channel_id, match)
            matches.bind(connection, match, channel_id, guild_id, parent_id)
            shown.mark_moved(connection, match)
            shown.set_thread_name(connection, match, thread_name)

        await self._context.database.write(bound)
        self._context.notify(match)

    async def note_move(self, match: MatchId, user_id: int) -> None:
        """Note that a person brings a match to another channel: before it is done, as each try may make a thread.

        Raises:
            Refusal: `unknown_match`, `too_many_moves` (`most`).
        """
        now, who = self._context.clock(), self._context.beside.pseudonym(user_id)

        def noted(connection: Connection) -> None:
            people.hold(connection, user_id)
            is_host = load(connection, match).row.host_user_id == user_id
            self._context.limits.check_moves(connection, user_id, now, who, is_host=is_host)
            remembered.remember(connection, RememberedRow(user_id, "moved", now, now))
            remembered.drop_past(connection, now - DAY, now - CORRECTED_DAYS * DAY)

        await self._context.database.write(noted)

    async def join(self, match: MatchId, person: Person, salt: str) -> None:
        """Seat `person` at the next free seat, or at the one kept for them; the table then stays open for more time.

        Raises:
            Refusal: `unknown_match`, `not_open` (`status`), `already_joined`, `table_full` (`most`), `seats_reserved`
                (`count`), `barred`, `salt_too_long`, `no_seat_for_you` (the host has blocked them), `invited_only`
                (`host`), `not_reliable`, `no_figure` (`least`), what `check_band` refuses, `too_many_seats` (`most`).
        """

        def joined(connection: Connection, loaded: Loaded) -> None:
            people.hold(connection, person.user_id)
            check_joining(self._context, connection, loaded, person.user_id)
            seats.accept_after_all(connection, match, person.user_id)
            seats.insert(connection, self._seat(match, len(loaded.seats), person, salt))
            handicaps.keep(connection, loaded, person.user_id)
            rematches.arrange(connection, match)
            now = self._context.clock()
            matches.prolong(connection, match, now + OPEN_SECONDS)
            matches.hear_of_host(connection, match, loaded.row.host_user_id, now)
            queue.settle_again(connection, match)

        await ledger.change_table(self._context, match, joined)

    async def rename(self, match: MatchId, person: Person) -> None:
        """Show somebody at a table by another name from now on; what is shown already keeps the one before."""

        def renamed(connection: Connection) -> bool:
            if not seats.rename(connection, match, person.user_id, person.name):
                return False
            names.retitle(self._context, connection, match)
            shown.mark_misnamed(connection, match)
            shown.mark_changed(connection, match)
            return True

        if await self._context.database.write_uncounted(renamed):
            self._context.notify(match)

    async def leave(self, match: MatchId, user_id: int) -> None:
        """Free the seat of `user_id`; those behind move up. A host hands over to the next person; the last one cancels.

        Raises:
            Refusal: `unknown_match`, `not_open` (`status`), `not_a_player`.
        """

        def left(connection: Connection, loaded: Loaded) -> None:
            seat = loaded.seat_of(user_id)
            if seat is None:
                raise Refusal("not_a_player")
            host = tables.next_host(tables.without(loaded, loaded.seats[seat]))
            if host is None:
                ledger.store(connection, loaded, between_moves.cancelled(loaded, self._context.clock(), user_id))
                return
            if loaded.row.host_user_id == user_id:
                matches.hear_of_host(connection, match, host, self._context.clock())
            seats.set_reserved(connection, match, user_id, is_reserved=False)
            _free(connection, loaded, loaded.seats[seat])

        await ledger.change_table(self._context, match, left)

    async def kick(self, match: MatchId, by: int, user_id: int) -> None:
        """Free the seat of `user_id`, who cannot come back uninvited.

        Raises:
            Refusal: `unknown_match`, `not_open` (`status`), `not_the_host` (`host`), `not_at_table`.
        """

        def kicked(connection: Connection, loaded: Loaded) -> None:
            self._as_host(connection, loaded, by)
            seat = loaded.seat_of(user_id)
            if seat is None or user_id == by:
                raise Refusal("not_at_table")
            seats.put_invited(connection, InvitedRow(match, user_id, is_barred=True))
            _free(connection, loaded, loaded.seats[seat])

        await ledger.change_table(self._context, match, kicked)

    async def invite(self, match: MatchId, by: int, user_id: int, *, is_called: bool = True) -> None:
        """Remember that `user_id` is asked to join, and whether the table calls them.

        Raises:
            Refusal: `unknown_match`, `not_open` (`status`) and what `guests.ask` does.
        """

        def invited(connection: Connection, loaded: Loaded) -> None:
            ask(self._context, connection, loaded, by, InvitedRow(match, user_id, False, is_called=is_called))

        await ledger.change_table(self._context, match, invited)

    async def decline(self, match: MatchId, user_id: int) -> None:
        """Forget that `user_id` was asked to join; nobody can ask them again, but they can still join.

        Raises:
            Refusal: `unknown_match`, `not_open` (`status`), `already_joined`.
        """

        def declined(connection: Connection, loaded: Loaded) -> None:
            if loaded.seat_of(user_id) is not None:
                raise Refusal("already_joined")
            seats.decline(connection, match, user_id)

        await ledger.change_table(self._context, match, declined)

    async def add_computer(self, match: MatchId, by: int, name: str = "", level: str = "") -> None:
        """Seat a computer player, called `name` or by one of the names for computer players.

        `level`: as it is stored; "" for the usual one of the game.

        Raises:
            Refusal: `unknown_match`, `not_open` (`status`), `not_the_host` (`host`), `table_full` (`most`),
                `unknown_level` (`word`), `only_reserved_seats` (`count`).
        """

        def added(connection: Connection, loaded: Loaded) -> None:
            self._as_host(connection, loaded, by)
            chosen = level or usual_level(loaded.game)
            tables.check_level(loaded.game, chosen)
            tables.check_room(loaded)
            now = self._context.clock()
            called = name or tables.computer_name(match, [row.name for row in loaded.seats])
            row = tables.computer_seat(match, len(loaded.seats), name=called, level=chosen, now=now)
            seats.insert(connection, row)

        await ledger.change_table(self._context, match, added)

    async def set_when_late(self, match: MatchId, by: int, rule: str) -> None:
        """Agree on what happens when time is up; refuses what `add_computer` does, and `unknown_rule` (`word`)."""
        tables.check_rule(rule)

        def changed(connection: Connection, loaded: Loaded) -> None:
            self._as_host(connection, loaded, by)
            matches.set_when_late(connection, match, rule)

        await ledger.change_table(self._context, match, changed)

    async def set_practice(self, match: MatchId, by: int, *, is_practice: bool) -> None:
        """Agree on whether a table is for practice: then its player goes back as often as they like.

        Raises:
            Refusal: `unknown_match`, `not_open` (`status`), `not_the_host` (`host`).
        """

        def changed(connection: Connection, loaded: Loaded) -> None:
            self._as_host(connection, loaded, by)
            matches.set_practice(connection, match, is_practice)

        await ledger.change_table(self._context, match, changed)

    async def set_rated(self, match: MatchId, by: int, *, is_rated: bool) -> None:
        """Agree on whether a match changes ratings, if it can (play/rules/rated_matches.py).

        Raises:
            Refusal: `unknown_match`, `not_open` (`status`), `not_the_host` (`host`).
        """

        def changed(connection: Connection, loaded: Loaded) -> None:
            self._as_host(connection, loaded, by)
            matches.set_unrated(connection, match, not is_rated)

        await ledger.change_table(self._context, match, changed)

    async def remove_computer(self, match: MatchId, by: int) -> None:
        """Free the seat of the computer player that came last.

        Raises:
            Refusal: `unknown_match`, `not_open` (`status`), `not_the_host` (`host`), `no_computer`.
        """

        def removed(connection: Connection, loaded: Loaded) -> None:
            self._as_host(connection, loaded, by)
            computers = [row for row in loaded.seats if row.sitter == "ai"]
            if not computers:
                raise Refusal("no_computer")
            _free(connection, loaded, computers[-1])

        await ledger.change_table(self._context, match, removed)

    async def start(self, match: MatchId, by: int) -> None:
        """Begin: entry 1, seats in order of joining, the seed made from the secret and every salt.

        Raises:
            Refusal: `unknown_match`, `not_open` (`status`), `not_the_host` (`host`), `seat_count` (`have`, `allowed`).
        """

        def started(connection: Connection, loaded: Loaded) -> None:
            self._as_host(connection, loaded, by)
            tables.check_seat_count(loaded.game, loaded.options(), len(loaded.seats))
            ledger.store_all(connection, loaded, between_moves.begun(loaded, self._context.clock()))
            matches.keep_deck_rule(connection, match)

        await ledger.change_table(self._context, match, started)

    async def cancel(self, match: MatchId, by: int, staff: bool = False) -> None:
        """End a match without an outcome: an open table by its host, any match by the `staff` of the server.

        A running match is called off by its players together (play/match/agreements.py).

        Raises:
            Refusal: `unknown_match`, `already_over`, `not_open` (`status`), `not_the_host` (`host`).
        """

        def cancelled(connection: Connection) -> None:
            loaded = load(connection, match, to_change=True)
            if loaded.row.status not in {"open", "running"}:
                raise Refusal("already_over")
            if not staff:
                tables.check_open(loaded)
                self._as_host(connection, loaded, by)
            ledger.store(connection, loaded, between_moves.cancelled(loaded, self._context.clock(), by))

        await self._context.database.write(cancelled)
        self._context.notify(match)

    async def rematch(self, match: MatchId, by: Person, salt: str) -> MatchId:
        """Open a new table with the same game, options, pace and computers, hosted by `by`; invite the other people.

        A seat is reserved for each of them. Who had more at the start has it again, as soon as they join. All move up
        by one seat, and who sat first sits last. The new table has no channel yet.

        Raises:
            Refusal: `unknown_match`, `not_over`, `not_a_player`, `rematch_exists` (`match`), `salt_too_long` (`most`),
                `newer_game` (`game`), and what `Limits.check_tables` refuses.
        """

        def opened(connection: Connection) -> MatchId:
            loaded = load(connection, match, to_change=True)
            if not loaded.is_over():
                raise Refusal("not_over")
            if all(row.user_id != by.user_id for row in loaded.seats):
                raise Refusal("not_a_player")
            if (known := matches.rematch_of(connection, match)) is not None:
                raise Refusal("rematch_exists", match=known)
            game = rules_for_new(connection, loaded.row.game, self._context.clock())
            new = self._open(connection, game, _same_again(loaded, by, salt), loaded.row)
            rematches.begin_series(connection, loaded.row)
            rematches.sit_again(connection, new, loaded, by.user_id, self._context.clock())
            return new

        new = await self._context.database.write(opened)
        self._context.notify(new)
        return new

    def _as_host(self, connection: Connection, loaded: Loaded, by: int) -> None:
        """Refuse all but the host: `not_the_host` (`host`); who acts in place of a silent host is it from then on."""
        now = self._context.clock()
        tables.check_host(loaded, by, now)
        matches.hear_of_host(connection, loaded.row.id, by, now)

    def _open(
        self, connection: Connection, game: PlayedGame, table: NewTable, rematch_of: MatchRow | None = None
    ) -> MatchId:
        """Store a new table with its host; a rematch has the rules that the table before had agreed on."""
        number = matches.next_id(connection)
        host_id, now = table.host.user_id, self._context.clock()
        who = self._context.beside.pseudonym(host_id)
        self._context.limits.check_tables(connection, host_id, table.guild_id, now, who)
        check_channel(connection, table.channel_id, None)
        row = self._new_row(number, game, table)
        matches.insert(connection, row if rematch_of is None else tables.like(row, rematch_of))
        shown.add(connection, number)
        seats.insert(connection, self._seat(number, 0, table.host, table.salt))
        queue.settle_again(connection, MatchId(number))
        queue.look_for_wishes(connection, table.guild_id, now)
        return MatchId(number)

    def _seat(self, match_id: int, seat: int, person: Person, salt: str) -> SeatRow:
        now = self._context.clock()
        return tables.person_seat(match_id, seat, user_id=person.user_id, name=person.name, salt=salt, now=now)

    def _new_row(self, match_id: int, game: PlayedGame, table: NewTable) -> MatchRow:
        secret, now = self._context.entropy(SECRET_BYTES), self._context.clock()
        options = tables.chosen_options(game, table.options)
        row = tables.new_row(match_id, game, options, language=table.language, pace=table.pace, secret=secret, now=now)
        return msgspec.structs.replace(
            row,
            seat_limit=row.seat_limit if table.seats is None else table.seats,
            guild_id=table.guild_id,
            channel_id=table.channel_id,
            parent_id=table.parent_id,
            host_user_id=table.host.user_id,
        )


def _free(connection: Connection, loaded: Loaded, seat: SeatRow) -> None:
    """Free a seat of an open table; those behind move up, and keep what they have more at the start."""
    seats.replace_all(connection, loaded.row.id, tables.without(loaded, seat))
    handicaps.store(connection, loaded, without_seat(loaded, seat.seat))


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
        seats=len(old.seats) if len(old.seats) in old.game.seat_counts_for(old.options()) else None,
    )
