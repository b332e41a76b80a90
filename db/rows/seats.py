"""Rows of `seats` (who sits where) and `invited` (who is asked to come, or kept out)."""

from collections.abc import Iterable

import msgspec

from db.rows.awaited import AwaitedRow
from db.rows.people import PersonRow
from db.statements import Connection, change, joined, many, number, numbers, put


class ComputerRow(msgspec.Struct, frozen=True):
    """The level of a computer in a match."""

    match_id: int
    level: str


class SeatRow(msgspec.Struct, frozen=True):
    """One seat. `level` is a computer player's, `left_revision` the entry with which a person gave the seat up.

    `has_notes`: it has wishes, or something has become of them that its person was not told yet. `misses`: how often in
    a row its time was up, the last time on `missed_clock`. `away_revision`: the entry since which its person is away.
    `agrees`: JSON, what it agrees to and since when (unix seconds). `offered_at`: since when somebody else may take it
    over, only `offered_to` if that is a person. `is_out`: the rules took it out of the match when it was given up.
    `taken_revision`: the entry with which its person took it over. `excused_until`: until when its person is excused
    (unix seconds); `excused_days`: for how many days of this match that was or will be. `question_at`: when its person
    is asked whether anybody still plays, if the match still asks; None: they were (unix seconds). `late_at`: since when
    it was not told that its time ran out (unix seconds). `hints`: at how many revisions it has asked for one, the last
    time at `hinted_revision`.
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
    has_notes: bool = False
    misses: int = 0
    missed_clock: str = ""
    away_revision: int | None = None
    agrees: str = "{}"
    offered_at: int | None = None
    offered_to: int | None = None
    is_out: bool = False
    taken_revision: int | None = None
    read_revision: int | None = None
    excused_until: int | None = None
    excused_days: int = 0
    question_at: int | None = None
    away_at: int | None = None
    late_at: int | None = None
    hints: int = 0
    hinted_revision: int | None = None

    @property
    def is_present(self) -> bool:
        """Whether a person sits here who is not away."""
        return self.sitter == "person" and self.away_revision is None

    @property
    def is_away(self) -> bool:
        """Whether a person sits here who is away."""
        return self.sitter == "person" and self.away_revision is not None


class ResultRow(msgspec.Struct, frozen=True):
    """How a match of `game` has ended for the person at `seat`; `outcome` is JSON."""

    game: str
    seat: int
    outcome: str


class FormerRow(msgspec.Struct, frozen=True):
    """A person who had a seat that somebody else has taken over.

    `name`: what they were called. `entry`: by which one it was taken over, None where older programs stored it.
    """

    match_id: int
    user_id: int
    seat: int
    name: str
    entry: int | None


class InvitedRow(msgspec.Struct, frozen=True):
    """A person invited to a table, or barred from it. `asked_at`: when they were last asked to take a seat over.

    `is_reserved`: a seat is reserved for them. `is_called`: the table calls them, as they were not told privately.
    """

    match_id: int
    user_id: int
    is_barred: bool
    asked_at: int = 0
    is_reserved: bool = False
    is_called: bool = True


def of_match(connection: Connection, match_id: int) -> tuple[SeatRow, ...]:
    """Return the seats of a match in order."""
    return many(connection, "find_seats", SeatRow, match_id=match_id)


def with_people_and_questions(
    connection: Connection, match_id: int
) -> tuple[tuple[SeatRow, PersonRow | None, AwaitedRow | None], ...]:
    """Return the seats of a match in order, each with the settings of its person, if stored, and what it is asked."""
    return joined(
        connection, "find_seats_joined", SeatRow, (PersonRow, "person_"), (AwaitedRow, "asked_"), match_id=match_id
    )


def insert(connection: Connection, row: SeatRow) -> None:
    """Store a new seat."""
    put(connection, "insert_seat", row)


def replace_all(connection: Connection, match_id: int, rows: Iterable[SeatRow]) -> None:
    """Store `rows` as the seats of a match, numbered anew from 0."""
    change(connection, "clear_seats", match_id=match_id)
    for seat, row in enumerate(rows):
        insert(connection, msgspec.structs.replace(row, seat=seat))


def store_agreed(connection: Connection, match_id: int, seat: int, agrees: str) -> None:
    """Store what a seat agrees to."""
    change(connection, "store_agreed", match_id=match_id, seat=seat, agrees=agrees)


def set_salt(connection: Connection, match_id: int, seat: int, salt: str) -> None:
    """Store what a seat adds to chance."""
    change(connection, "set_salt", match_id=match_id, seat=seat, salt=salt)


def rename(connection: Connection, match_id: int, user_id: int, name: str) -> bool:
    """Store another name of a person at a match; return whether it is another one."""
    return change(connection, "rename_seat", match_id=match_id, user_id=user_id, name=name) > 0


def store_presence(connection: Connection, row: SeatRow) -> None:
    """Store whether the person of a seat is there, has left, is away or excused, and how often it missed its time.

    The revision that they have seen is stored unless a later one is.
    """
    put(connection, "store_presence", row)


def store_taken(connection: Connection, row: SeatRow) -> None:
    """Store who has taken a seat over: nothing of what the person before has seen or agreed to is left."""
    put(connection, "store_taken", row)


def ask_all(connection: Connection, match_id: int, at: int) -> None:
    """Store that everybody at a table is asked whether anybody still plays."""
    change(connection, "ask_seats", match_id=match_id, at=at)


def ask(connection: Connection, match_id: int, seat: int, at: int | None) -> None:
    """Store when the person at a seat is asked that; None: they were."""
    change(connection, "ask_seat", match_id=match_id, seat=seat, at=at)


def store_late(connection: Connection, match_id: int, seat: int, at: int | None) -> None:
    """Store since when the person of a seat was not told that their time ran out; None: they were."""
    change(connection, "store_late", match_id=match_id, seat=seat, at=at)


def count_hint(connection: Connection, match_id: int, seat: int, revision: int) -> None:
    """Store that a seat has asked for a hint at `revision`; the same one again does not count."""
    change(connection, "count_hint", match_id=match_id, seat=seat, revision=revision)


def mark_seen(connection: Connection, match_id: int, user_id: int, revision: int) -> None:
    """Store that a person looked at `revision`, unless a later one is stored."""
    change(connection, "mark_seen", match_id=match_id, user_id=user_id, revision=revision)


def mark_read(connection: Connection, match_id: int, user_id: int, revision: int) -> None:
    """Store that a person has looked at `revision` and read the log up to it, unless a later one is stored."""
    mark_seen(connection, match_id, user_id, revision)
    change(connection, "mark_read", match_id=match_id, user_id=user_id, revision=revision)


def set_has_notes(connection: Connection, match_id: int, seat: int, has_notes: bool) -> None:
    """Store whether the person at a seat is to be told what became of wishes."""
    change(connection, "set_has_notes", match_id=match_id, seat=seat, has_notes=has_notes)


def of_person(connection: Connection, user_id: int) -> tuple[SeatRow, ...]:
    """Return every seat a person ever took and kept."""
    return many(connection, "seats_of_person", SeatRow, user_id=user_id)


def last_computers(connection: Connection, user_id: int, game: str) -> tuple[str, ...]:
    """Return the levels of the computers in the newest match of that game in which a person sat with any."""
    found = many(connection, "last_computers", ComputerRow, user_id=user_id, game=game)
    return tuple(row.level for row in found if row.match_id == found[0].match_id)


def in_ended_matches(connection: Connection, user_id: int, most: int) -> tuple[SeatRow, ...]:
    """Return the seats of a person in matches with a time limit that have ended with an outcome, the newest first."""
    return many(connection, "seats_in_ended_matches", SeatRow, user_id=user_id, most=most)


def results_of(connection: Connection, user_id: int) -> tuple[ResultRow, ...]:
    """Return how the matches of a person have ended in which other people had seats, in no order."""
    return many(connection, "results_of_person", ResultRow, user_id=user_id)


def forget(connection: Connection, user_id: int, name: str) -> None:
    """Make every seat of a person anonymous, called `name`."""
    change(connection, "forget_seats", user_id=user_id, name=name)


def put_former(connection: Connection, row: FormerRow) -> None:
    """Store that a person had a seat that somebody else has now."""
    put(connection, "put_former", row)


def former(connection: Connection, match_id: int) -> tuple[FormerRow, ...]:
    """Return who had seats of a match that others have taken over."""
    return many(connection, "find_former", FormerRow, match_id=match_id)


def former_of_person(connection: Connection, user_id: int) -> tuple[FormerRow, ...]:
    """Return the seats that a person had before somebody else."""
    return many(connection, "former_of_person", FormerRow, user_id=user_id)


def offered_to(connection: Connection, user_id: int) -> tuple[int, ...]:
    """Return the matches in which a seat is on offer to that person alone."""
    return numbers(connection, "matches_offered_to", user_id=user_id)


def forget_former(connection: Connection, user_id: int) -> None:
    """Forget which seats a person had before somebody else, or could take over."""
    change(connection, "forget_former", user_id=user_id)
    change(connection, "take_off_offer", user_id=user_id)


def invited(connection: Connection, match_id: int) -> tuple[InvitedRow, ...]:
    """Return who is invited to or barred from a table."""
    return many(connection, "find_invited", InvitedRow, match_id=match_id)


def put_invited(connection: Connection, row: InvitedRow) -> None:
    """Store an invitation or a bar in place of what was there."""
    put(connection, "put_invited", row)


def set_reserved(connection: Connection, match_id: int, user_id: int, *, is_reserved: bool) -> bool:
    """Store whether a seat is reserved for somebody who is invited; return whether it was otherwise before."""
    return change(connection, "set_reserved", match_id=match_id, user_id=user_id, is_reserved=is_reserved) > 0


def set_called(connection: Connection, match_id: int, user_id: int) -> bool:
    """Store that the table calls somebody who is invited; return whether it did not before."""
    return change(connection, "set_called", match_id=match_id, user_id=user_id) > 0


def drop_invited(connection: Connection, match_id: int, user_id: int) -> None:
    """Take an invitation back; who is barred stays barred."""
    change(connection, "drop_invited", match_id=match_id, user_id=user_id)


def decline(connection: Connection, match_id: int, user_id: int) -> None:
    """Take an invitation back for good."""
    drop_invited(connection, match_id, user_id)
    change(connection, "put_declined", match_id=match_id, user_id=user_id)


def accept_after_all(connection: Connection, match_id: int, user_id: int) -> None:
    """Forget that a person has declined an invitation."""
    change(connection, "drop_declined", match_id=match_id, user_id=user_id)


def declined(connection: Connection, user_id: int) -> tuple[int, ...]:
    """Return the tables to which a person has declined an invitation."""
    return numbers(connection, "find_declined", user_id=user_id)


def invited_person(connection: Connection, user_id: int) -> tuple[InvitedRow, ...]:
    """Return every table a person is invited to or barred from."""
    return many(connection, "invited_person", InvitedRow, user_id=user_id)


def count_invitations_since(connection: Connection, user_id: int, since: int) -> int:
    """Return how many invitations a person has had since `since` (unix seconds), or to tables opened since."""
    return number(connection, "count_invitations_since", user_id=user_id, since=since) or 0


def forget_invited(connection: Connection, user_id: int) -> None:
    """Remove every invitation of a person, and what they have declined."""
    change(connection, "forget_invited", user_id=user_id)
    change(connection, "forget_declined", user_id=user_id)
