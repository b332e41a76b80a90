"""Rows of `seats` (who sits where) and `invited` (who is asked to come, or kept out)."""

from collections.abc import Iterable

import msgspec

from db.people import PersonRow
from db.statements import Connection, change, joined, many, one, put


class SeatRow(msgspec.Struct, frozen=True):
    """One seat. `level` is a computer player's, `left_revision` the entry with which a person gave the seat up.

    `has_notes`: something has become of its wishes that its person was not told yet.
    """

    match_id: int
    seat: int
    user_id: int | None
    name: str
    sitter: str
    level: str
    salt: str
    joined_at: int
    left_revision: int | None = None
    seen_revision: int | None = None
    offers_draw: bool = False
    has_notes: bool = False
    agrees_to_cancel: bool = False


class InvitedRow(msgspec.Struct, frozen=True):
    """A person invited to a table, or barred from it."""

    match_id: int
    user_id: int
    is_barred: bool


class _Count(msgspec.Struct, frozen=True):
    number: int


def of_match(connection: Connection, match_id: int) -> tuple[SeatRow, ...]:
    """Return the seats of a match in order."""
    return many(connection, "find_seats", SeatRow, match_id=match_id)


def with_people(connection: Connection, match_id: int) -> tuple[tuple[SeatRow, PersonRow | None], ...]:
    """Return the seats of a match in order, each with the settings of its person so far as any are stored."""
    return joined(connection, "find_seats_with_people", SeatRow, PersonRow, match_id=match_id)


def insert(connection: Connection, row: SeatRow) -> None:
    """Store a new seat."""
    put(connection, "insert_seat", row)


def replace_all(connection: Connection, match_id: int, rows: Iterable[SeatRow]) -> None:
    """Store `rows` as the seats of a match, numbered anew from 0."""
    change(connection, "clear_seats", match_id=match_id)
    for seat, row in enumerate(rows):
        insert(connection, msgspec.structs.replace(row, seat=seat))


def offer_draw(connection: Connection, match_id: int, seat: int, *, is_offered: bool) -> None:
    """Store whether a seat offers a draw."""
    change(connection, "offer_draw", match_id=match_id, seat=seat, is_offered=is_offered)


def agree_to_cancel(connection: Connection, match_id: int, seat: int, *, is_agreed: bool) -> None:
    """Store whether a seat agrees to call the match off."""
    change(connection, "agree_to_cancel", match_id=match_id, seat=seat, is_agreed=is_agreed)


def give_up(connection: Connection, match_id: int, seat: int, revision: int) -> None:
    """Store that the person at a seat resigned with the entry `revision`."""
    change(connection, "give_up_seat", match_id=match_id, seat=seat, revision=revision)


def mark_seen(connection: Connection, match_id: int, user_id: int, revision: int) -> None:
    """Store that a person looked at `revision`, unless a later one is stored."""
    change(connection, "mark_seen", match_id=match_id, user_id=user_id, revision=revision)


def set_has_notes(connection: Connection, match_id: int, seat: int, has_notes: bool) -> None:
    """Store whether the person at a seat is to be told what became of wishes."""
    change(connection, "set_has_notes", match_id=match_id, seat=seat, has_notes=has_notes)


def of_person(connection: Connection, user_id: int) -> tuple[SeatRow, ...]:
    """Return every seat a person ever took and kept."""
    return many(connection, "seats_of_person", SeatRow, user_id=user_id)


def forget(connection: Connection, user_id: int, name: str) -> None:
    """Make every seat of a person anonymous, called `name`."""
    change(connection, "forget_seats", user_id=user_id, name=name)


def invited(connection: Connection, match_id: int) -> tuple[InvitedRow, ...]:
    """Return who is invited to or barred from a table."""
    return many(connection, "find_invited", InvitedRow, match_id=match_id)


def put_invited(connection: Connection, row: InvitedRow) -> None:
    """Store an invitation or a bar in place of what was there."""
    put(connection, "put_invited", row)


def drop_invited(connection: Connection, match_id: int, user_id: int) -> None:
    """Take an invitation back; who is barred stays barred."""
    change(connection, "drop_invited", match_id=match_id, user_id=user_id)


def invited_person(connection: Connection, user_id: int) -> tuple[InvitedRow, ...]:
    """Return every table a person is invited to or barred from."""
    return many(connection, "invited_person", InvitedRow, user_id=user_id)


def count_invitations_since(connection: Connection, user_id: int, since: int) -> int:
    """Return at how many tables opened since `since` (unix seconds) a person has an invitation."""
    row = one(connection, "count_invitations_since", _Count, user_id=user_id, since=since)
    return 0 if row is None else row.number


def forget_invited(connection: Connection, user_id: int) -> None:
    """Remove every invitation of a person."""
    change(connection, "forget_invited", user_id=user_id)
