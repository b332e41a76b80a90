"""Who is asked to an open table, for whom a seat is reserved there, free for them alone, and who may take one.

They are told once. A reserved seat is free for all when they decline or leave the table, or when the host frees it.
"""

from db.rows import matches, people, remembered, seats
from db.rows.seats import InvitedRow
from db.statements import Connection
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from play.context import Context
from play.match import ledger
from play.rules import tables
from play.rules.loaded import Loaded
from play.seats.bands import check_rating
from play.seats.blocks import check_guest, check_invited
from play.seats.recognising import is_barred
from play.seats.reliability import check_reliable


class Guests:
    """The seats that are reserved at open tables."""

    def __init__(self, context: Context) -> None:
        """Work on the database of `context`."""
        self._context = context

    async def reserve(self, match: MatchId, by: int, user_id: int) -> bool:
        """Reserve a seat for somebody, who is invited by that; return whether they are to be told: they were not yet.

        Raises:
            Refusal: `unknown_match`, `not_open` (`status`), `not_the_host` (`host`), `already_reserved`,
                `no_seat_to_reserve` (`most`: the seats of the table), and what `ask` refuses but `already_invited`.
        """
        found: list[bool] = []

        def reserved(connection: Connection, loaded: Loaded) -> None:
            _as_host(self._context, connection, loaded, by)
            known = {row.user_id: row for row in loaded.invited if not row.is_barred}
            if loaded.seat_of(user_id) is not None:
                raise Refusal("already_joined")
            if user_id in known and known[user_id].is_reserved:
                raise Refusal("already_reserved")
            if len(loaded.seats) + len(tables.reserved_for(loaded)) >= loaded.row.seat_limit:
                raise Refusal("no_seat_to_reserve", most=loaded.row.seat_limit)
            if user_id in known:
                check_invited(connection, loaded.row.host_user_id, by, user_id)
                seats.set_reserved(connection, match, user_id, is_reserved=True)
            else:
                # Who is told privately is not called by the table as well.
                ask(self._context, connection, loaded, by, InvitedRow(match, user_id, False, 0, True, False))
            found.append(user_id not in known)

        await ledger.change_table(self._context, match, reserved)
        return found[-1]

    async def release(self, match: MatchId, by: int, user_id: int) -> None:
        """Let anybody have the seat that was reserved for somebody, who stays invited.

        Raises:
            Refusal: `unknown_match`, `not_open` (`status`), `not_the_host` (`host`), `not_reserved`.
        """

        def released(connection: Connection, loaded: Loaded) -> None:
            _as_host(self._context, connection, loaded, by)
            if not seats.set_reserved(connection, match, user_id, is_reserved=False):
                raise Refusal("not_reserved")

        await ledger.change_table(self._context, match, released)

    async def call(self, match: MatchId, user_id: int) -> None:
        """Let the table call somebody whom no direct message reaches; nothing where they are not invited any more.

        Raises:
            Refusal: `unknown_match`, `not_open` (`status`).
        """
        await ledger.change_table(self._context, match, lambda connection, _: _call(connection, match, user_id))


def _as_host(context: Context, connection: Connection, loaded: Loaded, by: int) -> None:
    """Refuse all but the host: `not_the_host` (`host`); who acts in place of a silent host is it from then on."""
    now = context.clock()
    tables.check_host(loaded, by, now)
    matches.hear_of_host(connection, loaded.row.id, by, now)


def _call(connection: Connection, match: MatchId, user_id: int) -> None:
    seats.set_called(connection, match, user_id)


def ask(context: Context, connection: Connection, loaded: Loaded, by: int, row: InvitedRow) -> None:
    """Store that somebody is asked to join an open table; at one for invited people only its host alone asks.

    Raises:
        Refusal: `not_a_player` (`by` does not sit here), `not_the_host` (`host`), `already_joined`, `barred` (who was
            sent away comes back by the host's invitation only), `not_to_be_invited` (the host has blocked them, or they
            and `by` are apart), `already_invited`, `has_declined`, `too_many_invitations` (`most`).
    """
    match, user_id = MatchId(loaded.row.id), row.user_id
    if loaded.seat_of(by) is None:
        raise Refusal("not_a_player")
    if tables.is_by_invitation(loaded):
        _as_host(context, connection, loaded, by)
    if loaded.seat_of(user_id) is not None:
        raise Refusal("already_joined")
    if is_barred(context, connection, loaded, user_id) and by != loaded.row.host_user_id:
        raise Refusal("barred")
    check_invited(connection, loaded.row.host_user_id, by, user_id)
    if any(not each.is_barred and each.user_id == user_id for each in loaded.invited):
        raise Refusal("already_invited")
    people.hold(connection, user_id)
    if match in seats.declined(connection, user_id):
        raise Refusal("has_declined")
    context.limits.check_invitation(connection, user_id, context.clock())
    seats.put_invited(connection, row)
    remembered.forget_about(connection, context.beside.pseudonym(user_id), "barred", match)


def check_asked(connection: Connection, loaded: Loaded, user_id: int) -> None:
    """Refuse who was not asked to a table for invited people only: `invited_only` (`host`).

    Who was asked and has declined can change their mind.
    """
    if not tables.is_by_invitation(loaded) or user_id in {row.user_id for row in loaded.invited if not row.is_barred}:
        return
    if loaded.row.id not in seats.declined(connection, user_id):
        raise Refusal("invited_only", host=loaded.host_name())


def check_joining(context: Context, connection: Connection, loaded: Loaded, user_id: int) -> None:
    """Refuse who may not join an open table: the one list of reasons, also for who is told of the table.

    Raises:
        Refusal: `already_joined`, `barred`, `no_seat_for_you` (the host has blocked them), `invited_only` (`host`),
            `not_reliable`, `no_figure` (`least`), what `bands.check_band` refuses, `table_full` (`most`),
            `seats_reserved` (`count`), `too_many_seats` (`most`).
    """
    if loaded.seat_of(user_id) is not None:
        raise Refusal("already_joined")
    if is_barred(context, connection, loaded, user_id):
        raise Refusal("barred")
    check_guest(connection, loaded.row.host_user_id, user_id)
    check_asked(connection, loaded, user_id)
    check_reliable(connection, MatchId(loaded.row.id), user_id)
    check_rating(connection, loaded, user_id, context.clock())
    tables.check_room(loaded, user_id)
    context.limits.check_seats(connection, user_id)
