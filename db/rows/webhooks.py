"""Rows of `webhooks`: addresses that the bot tells of reminders and tables; and what they were told of."""

import msgspec

from db.statements import Connection, change, many, number, one, put


class WebhookRow(msgspec.Struct, frozen=True):
    """Where a person wants to be told: of their reminders (`match_id` 0), or of a match whose host they are.

    `failures` in a row. `told_revision`: up to which the match was told.
    """

    user_id: int
    match_id: int
    url: str
    failures: int = 0
    told_revision: int = 0

    def __repr__(self) -> str:
        """Name it without the address, which is a secret of its owner."""
        return f"WebhookRow({self.user_id}, {self.match_id})"


def find(connection: Connection, user_id: int, match_id: int) -> WebhookRow | None:
    """Return the one of a person for a match, or for their reminders."""
    return one(connection, "find_webhook", WebhookRow, user_id=user_id, match_id=match_id)


def of_person(connection: Connection, user_id: int) -> tuple[WebhookRow, ...]:
    """Return all of a person."""
    return many(connection, "webhooks_of_person", WebhookRow, user_id=user_id)


def store(connection: Connection, row: WebhookRow) -> None:
    """Store one in place of the one that there was."""
    put(connection, "put_webhook", row)


def drop(connection: Connection, user_id: int, match_id: int) -> None:
    """Remove one."""
    change(connection, "drop_webhook", user_id=user_id, match_id=match_id)


def note_event(connection: Connection, user_id: int, event: str, now: int) -> bool:
    """Note that a person is told of an event; False if they were."""
    return change(connection, "put_webhook_event", user_id=user_id, event=event, told_at=now) == 1


def count_tries(connection: Connection, user_id: int, since: int) -> int:
    """Return how many addresses a person has tried since `since` (unix seconds)."""
    return number(connection, "count_webhook_tries", user_id=user_id, since=since) or 0


def note_try(connection: Connection, user_id: int, count: int, now: int) -> None:
    """Note that a person tries an address, after so many others."""
    note_event(connection, user_id, f"try.{now}.{count}", now)


def drop_old_events(connection: Connection, before: int) -> None:
    """Forget of which events before `before` (unix seconds) somebody was told."""
    change(connection, "drop_old_webhook_events", before=before)


def forget(connection: Connection, user_id: int) -> None:
    """Remove all of a person."""
    change(connection, "forget_webhooks", user_id=user_id)
    change(connection, "forget_webhook_events", user_id=user_id)
