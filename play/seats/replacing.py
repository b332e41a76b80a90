"""A player who comes into a running match: seats on offer, and who takes one over.

A player offers their own seat, to one person or to anybody who sees the table; the others together offer a seat that
has no player any more (play/rules/motions.py). A tournament's organisers put a reserve into a seat. Who takes it over
sees all that the seat may know, from the start on, and the person before nothing more than everybody does. Nobody comes
to know the secrets of two seats. Where a computer plays on by agreement, the player who was away takes their seat back
whenever they want to.
"""

import msgspec

from db.rows import matches, people, seats
from db.rows.seats import InvitedRow, SeatRow
from db.statements import Connection
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId, Seat
from games.kernel.pace import DAY
from play.context import Context
from play.match import ledger, names, queue
from play.match.loading import load
from play.rules import allows, between_moves
from play.rules.between_moves import with_consequences
from play.rules.loaded import Loaded
from play.rules.moment import Moment
from play.rules.turns import check_running, own_seat
from play.seats.bands import check_rating
from play.seats.blocks import are_apart
from play.seats.lobby import Person
from play.seats.recognising import had_a_seat, is_barred
from play.seats.reliability import check_reliable


class Replacing:
    """Seats that change hands."""

    def __init__(self, context: Context) -> None:
        """Work on the database of `context`."""
        self._context = context

    async def put_in(self, match: MatchId, seat: Seat, person: Person) -> Moment:
        """Let `person`, a reserve, have a seat of a tournament's table, whoever has it; refuses what `put_in` does."""

        def taken(connection: Connection, loaded: Loaded) -> None:
            _put_in(self._context, connection, loaded, seat, person)

        return await ledger.change_running(self._context, match, taken)

    async def offer(self, match: MatchId, user_id: int, to: int | None = None) -> Moment:
        """Offer the own seat to one person, or to anybody who sees the table; it stays one's own until it is taken.

        Raises:
            Refusal: `unknown_match`, `not_running` (`status`), `not_a_player`, `motion_off` (`motion`: a tournament's
                organisers give its seats), `already_joined`, `had_a_seat`, `barred`, `not_to_be_invited` (that person
                cannot take it), `already_invited`, `has_declined`, `too_many_invitations` (`most`).
        """

        def offered(connection: Connection, loaded: Loaded) -> None:
            seat = own_seat(loaded, user_id)
            allows.check(loaded.row, "offer")
            if to is not None:
                _check_newcomer(self._context, connection, loaded, to, seat)
                _check_apart(connection, loaded, to, "not_to_be_invited")
                self._invite(connection, match, to)
            self._store_offer(connection, loaded.seats[seat], to, is_offered=True)

        return await ledger.change_running(self._context, match, offered)

    async def keep(self, match: MatchId, user_id: int) -> Moment:
        """Take the own seat off offer; refuses `unknown_match`, `not_running`, `not_a_player`, `not_offered`."""

        def kept(connection: Connection, loaded: Loaded) -> None:
            seat = own_seat(loaded, user_id)
            if loaded.seats[seat].offered_at is None:
                raise Refusal("not_offered")
            self._store_offer(connection, loaded.seats[seat], None, is_offered=False)

        return await ledger.change_running(self._context, match, kept)

    async def decline(self, match: MatchId, user_id: int) -> None:
        """Refuse the seat that was offered to this person alone, for good; refuses `unknown_match`, `not_running`."""

        def declined(connection: Connection, loaded: Loaded) -> None:
            for row in loaded.seats:
                if row.offered_to == user_id:
                    self._store_offer(connection, row, None, is_offered=False)
            seats.decline(connection, match, user_id)

        await ledger.change_running(self._context, match, declined)

    async def take(self, match: MatchId, person: Person, seat: Seat) -> Moment:
        """Let `person` have a seat that is on offer, from now on and with time of their own for what it owes.

        Or the one has it back that was theirs, from the computer that has played on there.

        Raises:
            Refusal: `unknown_match`, `not_running` (`status`), `no_free_seat` (it is not on offer, or to somebody
                else), `already_joined`, `had_a_seat`, `barred`, `no_seat_for_you`, `not_reliable`, `no_figure`
                (`least`: what the table asks of those who join), what `check_band` refuses, `too_many_seats` (`most`).
        """

        def taken(connection: Connection, loaded: Loaded) -> None:
            offered = {row.seat: row for row in loaded.seats if row.offered_at is not None}
            if seat not in offered or offered[seat].offered_to not in (None, person.user_id):
                raise Refusal("no_free_seat")
            if loaded.seats[seat].sitter != "ai":
                _check_newcomer(self._context, connection, loaded, person.user_id, seat)
                _check_apart(connection, loaded, person.user_id, "no_seat_for_you")
                check_reliable(connection, match, person.user_id)
                check_rating(connection, loaded, person.user_id, self._context.clock())
            people.hold(connection, person.user_id)
            self._context.limits.check_seats(connection, person.user_id)
            _hand_over(self._context, connection, loaded, seat, person)

        return await ledger.change_running(self._context, match, taken)

    def _invite(self, connection: Connection, match: MatchId, user_id: int) -> None:
        """Note that a person is asked to take a seat over, at most once a day."""
        people.hold(connection, user_id)
        now = self._context.clock()
        asked = [row.asked_at for row in seats.invited(connection, match) if row.user_id == user_id]
        if any(at > now - DAY for at in asked):
            raise Refusal("already_invited")
        if match in seats.declined(connection, user_id):
            raise Refusal("has_declined")
        self._context.limits.check_invitation(connection, user_id, now)
        seats.put_invited(connection, InvitedRow(match, user_id, is_barred=False, asked_at=now))

    def _store_offer(self, connection: Connection, row: SeatRow, to: int | None, *, is_offered: bool) -> None:
        """Store whether a seat is on offer; every change that is being computed is computed anew."""
        at = self._context.clock() if is_offered else None
        seats.store_presence(connection, msgspec.structs.replace(row, offered_at=at, offered_to=to))
        matches.touch_clocks(connection, row.match_id)


def put_in(context: Context, connection: Connection, match: MatchId, seat: Seat, person: Person) -> None:
    """Let `person`, a reserve, have a seat of a tournament's table, whoever has it, within the caller's transaction.

    Whether the caller may do that the table of rights says (`take`). Nobody's list of blocked people counts, and no
    limit of seats. The caller tells the listeners after the commit.

    Raises:
        Refusal: `unknown_match`, `not_running` (`status`), `no_such_seat`, `no_tournament_table`, `seat_not_given` (a
            computer plays there, or the rules have taken the seat out), `seated_already` (`name`: who plays there
            already), `had_a_seat`.
    """
    loaded = load(connection, match, to_change=True)
    check_running(loaded)
    _put_in(context, connection, loaded, seat, person)
    queue.settle_again(connection, match)


def _put_in(context: Context, connection: Connection, loaded: Loaded, seat: Seat, person: Person) -> None:
    if loaded.row.tournament_id is None:
        raise Refusal("no_tournament_table")
    if seat not in range(len(loaded.seats)):
        raise Refusal("no_such_seat")
    if loaded.seats[seat].is_out or loaded.seats[seat].sitter == "ai":
        raise Refusal("seat_not_given")
    if loaded.seat_of(person.user_id) is not None:
        raise Refusal("seated_already", name=person.name)
    _check_newcomer(context, connection, loaded, person.user_id, seat)
    _hand_over(context, connection, loaded, seat, person)


def _hand_over(context: Context, connection: Connection, loaded: Loaded, seat: Seat, person: Person) -> None:
    """Let `person` have a seat from now on, with time of their own for what it owes; the match's title names them."""
    settings = people.find(connection, person.user_id)
    known = (*loaded.people, *(() if settings is None else (settings,)))
    loaded = msgspec.structs.replace(loaded, people=known)
    first = between_moves.taken(loaded, seat, person.user_id, person.name, context.clock())
    ledger.store_all(connection, loaded, with_consequences(loaded, (first,)))
    names.retitle(context, connection, loaded.row.id)


def _check_newcomer(context: Context, connection: Connection, loaded: Loaded, user_id: int, seat: Seat) -> None:
    """Refuse who cannot take `seat` over.

    Raises:
        Refusal: `already_joined`, `had_a_seat` (who has known a seat's secrets takes no other one, and does not take
            back what they have handed over), `barred`.
    """
    if loaded.seat_of(user_id) is not None:
        raise Refusal("already_joined")
    has_left = any(row.user_id == user_id and row.seat != seat for row in loaded.seats)
    if has_left or had_a_seat(context, connection, loaded, user_id):
        raise Refusal("had_a_seat")
    if is_barred(context, connection, loaded, user_id):
        raise Refusal("barred")


def _check_apart(connection: Connection, loaded: Loaded, user_id: int, code: str) -> None:
    """Refuse by `code` who does not want to sit with somebody who stays at the table, or whom one of them does not."""
    others = [row.user_id for row in loaded.seats if row.sitter == "person" and row.offered_at is None]
    if are_apart(connection, user_id, others):
        raise Refusal(code)
