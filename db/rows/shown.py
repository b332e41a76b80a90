"""Rows about what Discord shows of a match: table messages, direct messages, old messages and loss reports."""

from collections.abc import Collection, Sequence
from hashlib import sha256

import msgspec

from db.statements import Connection, change, change_all, changed, many, number, one, put, put_all

UNKNOWN_PAGE = ""
"""The name of a page that nobody knows; no page has it."""


MOST_NOT_SHOWN = 10_000
"""So many tables at most are looked at to find out which is out of date for the longest time."""


class TableMessage(msgspec.Struct, frozen=True):
    """The table message of a match. `channel_id`, `message_id`: where it is or was; None if there is none.

    `page` names what it shows, `revision` says of when; its log begins after `log_after`. `called`: JSON list of the
    people it has called. `lost`: why the table cannot be shown. It shows `shown_changes` of all `changes`. `announced`
    names the message that is being sent in its place, with its channel and where its log begins. `is_misnamed`: the
    name of its thread does not say who plays. `calls_at`: when it calls somebody whose night it is now (unix seconds).
    The process `claimed_by` shows the match, and no other one does before `claimed_until` (unix seconds). `thread_name`
    is a digest of what the bot has last called its thread, None where that is not known.
    """

    match_id: int
    channel_id: int | None = None
    message_id: int | None = None
    revision: int = 0
    page: str = UNKNOWN_PAGE
    log_after: int = 0
    called: str = "[]"
    lost: str | None = None
    changes: int = 1
    shown_changes: int = 0
    announced: str | None = None
    announced_channel_id: int | None = None
    announced_log_after: int | None = None
    is_misnamed: bool = False
    calls_at: int | None = None
    claimed_by: str = ""
    claimed_until: int = 0
    thread_name: str | None = None

    def called_people(self) -> tuple[int, ...]:
        """Return the people it has called."""
        return msgspec.json.decode(self.called, type=tuple[int, ...])

    def has_called_thread(self, name: str) -> bool | None:
        """Return whether that is what the bot has last called its thread; None where that is not known."""
        return None if self.thread_name is None else self.thread_name == _digest(name)


class DirectMessage(msgspec.Struct, frozen=True):
    """The direct message to a seat; `page` names the secrets that it shows, at least since `revision`.

    `is_waiting`: they could not be sent, and the player has not looked at them. `is_behind`: since `revision` the
    message was not kept up to date with the table.
    """

    match_id: int
    seat: int
    channel_id: int | None = None
    message_id: int | None = None
    revision: int = 0
    page: str = UNKNOWN_PAGE
    is_waiting: bool = False
    is_behind: bool = False
    announced: str | None = None


class OldMessage(msgspec.Struct, frozen=True):
    """A message that is to be put away: it shrinks to its log, or is deleted if `log_after` is None.

    `is_put_away`: it has shrunk, and is remembered so that it can be made anew when somebody is forgotten.
    """

    match_id: int
    message_id: int
    channel_id: int
    log_after: int | None
    log_until: int
    is_out_of_reach: bool = False
    is_put_away: bool = False


class LossReport(msgspec.Struct, frozen=True):
    """The direct message to a seat that the table cannot be shown in `table_channel_id`, and the `reason`."""

    match_id: int
    seat: int
    channel_id: int | None
    message_id: int | None
    table_channel_id: int
    reason: str
    announced: str | None = None


class Claim(msgspec.Struct, frozen=True):
    """That the process `by` alone shows a match, from `now` to `until` (unix seconds)."""

    by: str
    now: int
    until: int


NO_CLAIM = Claim("", 0, 0)

Kept = TableMessage | DirectMessage
"""A message that is kept up to date with the match."""

Sent = Kept | LossReport
"""A message that is announced before it is sent."""

Message = Sent | OldMessage

_NAMES: dict[type[Message], str] = {
    TableMessage: "table",
    DirectMessage: "direct_message",
    OldMessage: "old_message",
    LossReport: "loss_report",
}


class Messages(msgspec.Struct, frozen=True):
    """What is remembered of the messages of a match."""

    table: TableMessage
    direct: tuple[DirectMessage, ...] = ()
    old: tuple[OldMessage, ...] = ()
    reports: tuple[LossReport, ...] = ()

    def every(self) -> tuple[Message, ...]:
        """Return all of them."""
        every: list[Message] = [self.table, *self.direct, *self.old, *self.reports]
        return tuple(every)

    def of_seat(self, seat: int) -> DirectMessage:
        """Return the direct message to a seat, or one that was never sent."""
        return next((each for each in self.direct if each.seat == seat), DirectMessage(self.table.match_id, seat))

    def report_to(self, seat: int) -> LossReport:
        """Return the report to a seat, or one that was never sent."""
        match = self.table.match_id
        return next((each for each in self.reports if each.seat == seat), LossReport(match, seat, None, None, 0, ""))


class NotShownRow(msgspec.Struct, frozen=True):
    """A table that can be shown, of which Discord shows no more than `shown_changes` though there are more."""

    match_id: int
    shown_changes: int


class LostRow(msgspec.Struct, frozen=True):
    """An active match whose table cannot be shown, and its server."""

    match_id: int
    guild_id: int | None


class BehindRow(msgspec.Struct, frozen=True):
    """What Discord does not show as it is: its number, its server, and how many changes it has had."""

    number: int
    guild_id: int | None
    changes: int = 0


class _Behind(msgspec.Struct, frozen=True):
    match_id: int
    guild_id: int | None


class _Seat(msgspec.Struct, frozen=True):
    seat: int


class ShownCard(msgspec.Struct, frozen=True):
    """That a message of a channel shows a tournament or a league as it was after so many `changes`.

    It stands in the place of the message `before`, None if there was none.
    """

    channel_id: int
    message_id: int
    before: int | None
    changes: int

    def values(self) -> dict[str, object]:
        """Return what the statements take that store it."""
        return {"channel_id": self.channel_id, "message_id": self.message_id, "before_message_id": self.before or 0}


def add(connection: Connection, match_id: int) -> None:
    """Store that a new match is to be shown."""
    change(connection, "add_table", match_id=match_id)


def of_match(connection: Connection, match_id: int) -> Messages:
    """Return what is remembered of the messages of a match."""
    table = one(connection, "find_table", TableMessage, match_id=match_id) or TableMessage(match_id)
    return Messages(
        table,
        direct(connection, match_id),
        many(connection, "find_old_messages", OldMessage, match_id=match_id),
        many(connection, "find_loss_reports", LossReport, match_id=match_id),
    )


def direct(connection: Connection, match_id: int) -> tuple[DirectMessage, ...]:
    """Return the direct messages to the seats of a match."""
    return many(connection, "find_direct_messages", DirectMessage, match_id=match_id)


def find(connection: Connection, message: Sent) -> Sent | None:
    """Return what is remembered in the place of `message`."""
    seat = 0 if isinstance(message, TableMessage) else message.seat
    name = f"find_{_NAMES[type(message)]}"
    return one(connection, name, type(message), match_id=message.match_id, seat=seat)


def mark_changed(connection: Connection, match_id: int, claim: Claim = NO_CLAIM) -> TableMessage:
    """Store that what the table shows is out of date, and a claim unless there is another one; return its message."""
    values = msgspec.structs.asdict(claim)
    return one(connection, "mark_changed", TableMessage, match_id=match_id, **values) or TableMessage(match_id)


def claim(connection: Connection, match_id: int, wanted: Claim) -> bool:
    """Store which process shows a match; return whether it was stored: another one may show it now."""
    return change(connection, "claim_table", match_id=match_id, **msgspec.structs.asdict(wanted)) == 1


def release(connection: Connection, match_id: int, by: str) -> None:
    """Store that the process `by` does not show a match any more."""
    change(connection, "release_table", match_id=match_id, by=by)


def take_over(connection: Connection, now: int, *match_ids: int) -> None:
    """Store that no process shows these matches now, but for those that a living one has claimed."""
    for match_id in match_ids:
        change(connection, "take_table_over", match_id=match_id, now=now)


def mark_misnamed(connection: Connection, match_id: int) -> None:
    """Store that the name of the match's thread does not say who plays."""
    change(connection, "mark_misnamed", match_id=match_id)


def mark_named(connection: Connection, match_id: int, changes: int) -> None:
    """Store that the thread is named after who plays, unless the match has had more than so many `changes`."""
    change(connection, "mark_named", match_id=match_id, changes=changes)


def _digest(thread_name: str) -> str:
    """Return what is kept of the name of a thread: whether it is the same can be seen, what it is cannot."""
    return sha256(thread_name.encode()).hexdigest()


def set_thread_name(connection: Connection, match_id: int, thread_name: str | None) -> None:
    """Store what the bot has called the match's thread; None: it has another one, and nobody knows who named that."""
    digest = None if thread_name is None else _digest(thread_name)
    change(connection, "set_thread_name", match_id=match_id, thread_name=digest)


def mark_moved(connection: Connection, match_id: int) -> None:
    """Store that the table is to be shown elsewhere, even if it could not be shown any more where it was."""
    change(connection, "mark_moved", match_id=match_id)


def forget_table(connection: Connection, match_id: int) -> None:
    """Store that the table message is not there any more, and that the table is to be shown anew."""
    change(connection, "forget_table", match_id=match_id)


def announce(connection: Connection, planned: Sequence[tuple[Sent, Sent]]) -> tuple[bool, ...]:
    """Store what is announced in the first of each pair, where the second is what is stored.

    Return for each whether it was stored. If not, the second is not what is stored, or something is announced already.
    """
    seats = _put_direct(connection, "announce_direct_messages", planned)
    return tuple(
        message.seat in seats
        if isinstance(message, DirectMessage)
        else change(connection, f"announce_{_NAMES[type(message)]}", **_values(message, before)) == 1
        for message, before in planned
    )


def store(connection: Connection, found: Sequence[tuple[Kept, Kept]], by: str = "") -> tuple[bool | None, ...]:
    """Store the first of each pair in place of the second, or where nothing was sent.

    With the table the claim of the process `by` ends.

    Return for each whether the match has changed since. None: it was not stored, since another process has shown
    something else.
    """
    seats = _put_direct(connection, "put_direct_messages", found)
    stored: list[bool | None] = []
    for message, before in found:
        if isinstance(message, DirectMessage):
            stored.append(False if message.seat in seats else None)
            continue
        changes = number(connection, "put_table", by=by, **_values(message, before))
        stored.append(None if changes is None else changes > message.shown_changes)
    return tuple(stored)


def put_others(connection: Connection, messages: Collection[OldMessage | LossReport]) -> None:
    """Store messages that are not kept up to date."""
    put_all(connection, "put_old_message", [each for each in messages if isinstance(each, OldMessage)])
    for report in messages:
        if isinstance(report, LossReport):
            put(connection, "put_loss_report", report)


def renew(connection: Connection, match_id: int) -> None:
    """Store that every message of a match is to be made anew, for example because somebody in it was forgotten."""
    change(connection, "doubt_direct_messages", match_id=match_id)
    renew_old(connection, match_id)


def renew_old(connection: Connection, match_id: int, since: int = 0) -> None:
    """Store that old messages which show anything of revision `since` or a later one are to be made anew."""
    change(connection, "renew_old_messages", match_id=match_id, since=since)


def drop(connection: Connection, kind: type[Message], match_id: int, *numbers: int) -> None:
    """Forget the messages of this `kind` to the seats with these `numbers`, or the old messages with these ids."""
    rows = [{"match_id": match_id, "number": number} for number in numbers]
    change_all(connection, f"drop_{_NAMES[kind]}", rows)


def made_unknown(message: Kept) -> Kept:
    """Return `message` as one that may show anything."""
    if isinstance(message, TableMessage):
        return msgspec.structs.replace(message, page=UNKNOWN_PAGE, shown_changes=0)
    return msgspec.structs.replace(message, page=UNKNOWN_PAGE)


def doubt(connection: Connection, match_id: int) -> None:
    """Store that nobody knows what the messages of a match show."""
    change(connection, "doubt_table", match_id=match_id)
    change(connection, "doubt_direct_messages", match_id=match_id)


def forget_called(connection: Connection, table: TableMessage, user_id: int) -> None:
    """Take a person off the list of those whom a table message has called."""
    called = [each for each in table.called_people() if each != user_id]
    change(connection, "forget_called", match_id=table.match_id, called=msgspec.json.encode(called).decode())


def not_shown(connection: Connection) -> tuple[NotShownRow, ...]:
    """Return the tables that are out of date; of very many only so many."""
    return many(connection, "tables_not_shown", NotShownRow, most=MOST_NOT_SHOWN)


def behind(connection: Connection) -> tuple[BehindRow, ...]:
    """Return the matches of which Discord does not show what is stored."""
    return tuple(BehindRow(row.match_id, row.guild_id) for row in many(connection, "tables_behind", _Behind))


def changed_tables(connection: Connection) -> tuple[BehindRow, ...]:
    """Return the matches whose table does not show all changes, with how many those are."""
    return many(connection, "tables_changed", BehindRow)


def servers(connection: Connection, *match_ids: int) -> tuple[LostRow, ...]:
    """Return the servers on which these matches are."""
    return tuple(row for each in match_ids for row in many(connection, "server_of_match", LostRow, match_id=each))


def lost(connection: Connection) -> tuple[LostRow, ...]:
    """Return the active matches whose table cannot be shown where they live."""
    return many(connection, "lost_tables", LostRow)


def version(message: Sent) -> tuple[int, int, str]:
    """Return what tells whether another process has changed a message."""
    if isinstance(message, LossReport):
        return message.message_id or 0, 0, ""
    return message.message_id or 0, message.revision, message.page


def _put_direct(connection: Connection, name: str, pairs: Sequence[tuple[Sent, Sent]]) -> set[int]:
    """Run statement `name` once for all direct messages of `pairs`; return the seats of those that it stored."""
    direct = [(message, before) for message, before in pairs if isinstance(message, DirectMessage)]
    # All processes write them in the same order, so that no two of them wait for each other.
    rows = [_values(message, before) for message, before in sorted(direct, key=lambda pair: pair[0].seat)]
    return {row.seat for row in changed(connection, name, _Seat, rows)}


def _values(message: Sent, before: Sent) -> dict[str, object]:
    """Return the fields of `message`, and what is stored if it is `before`."""
    message_id, revision, page = version(before)
    calls_at = before.calls_at or 0 if isinstance(before, TableMessage) else 0
    guard = {"before_message_id": message_id, "before_revision": revision, "before_page": page}
    return msgspec.structs.asdict(message) | guard | {"before_calls_at": calls_at}
