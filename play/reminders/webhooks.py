"""Addresses that the bot tells of a person's reminders, or of what everybody sees of a match: kept and claimed here.

What is told is claimed before it is sent, so that nothing is told twice: what a kill keeps from being sent does not
come. Several changes of a match are told as one. After several failures in a row an address is given up.
"""

from msgspec.structs import replace

from db.rows import matches, people, webhooks
from db.rows.webhooks import WebhookRow
from db.statements import Connection
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from games.kernel.pace import DAY
from play.context import Context
from play.match import queue
from play.match.loading import load
from play.reminders.reminders import Reminder
from play.rules.due import AT_ONCE, is_due
from play.rules.loaded import Loaded

__all__ = ["MINE", "Webhook", "Webhooks"]

Webhook = WebhookRow
"""An address: whose it is, and of which match."""

MINE = MatchId(0)
"""In place of a match: a person's own reminders."""

MOST_FAILURES = 5
"""After so many in a row an address is given up."""

KEPT_SECONDS = 60 * DAY
"""For so long it is known that a reminder was told; none comes again after that."""


class Webhooks:
    """The addresses of all people."""

    def __init__(self, context: Context) -> None:
        """Work on the database of `context`."""
        self._context = context

    async def find(self, user_id: int, match: MatchId = MINE) -> WebhookRow | None:
        """Return the person's address, for their reminders or for a match.

        Raises:
            Refusal: `unknown_match` (`match`), `not_the_host` (`host`).
        """

        def found(connection: Connection) -> WebhookRow | None:
            _check_host(connection, user_id, match)
            return webhooks.find(connection, user_id, match)

        return await self._context.database.read(found)

    async def is_kept(self, row: Webhook) -> bool:
        """Return whether a person still has that address; that of a match, which ends with it, whether they host it."""
        if row.match_id != MINE:
            match = await self._context.database.read(matches.find, row.match_id)
            return match is not None and match.host_user_id == row.user_id
        found = await self._context.database.read(webhooks.find, row.user_id, row.match_id)
        return found is not None and found.url == row.url

    async def try_one(self, user_id: int, match: MatchId = MINE) -> None:
        """Note that a person wants an address to be called once before it is stored.

        Raises:
            Refusal: `unknown_match`, `not_the_host`, `too_many_webhooks` (`most`).
        """
        now = self._context.clock()

        def tried(connection: Connection) -> None:
            _check_host(connection, user_id, match)
            people.hold(connection, user_id)
            count = self._context.limits.check_webhook(
                connection, user_id, now, self._context.beside.pseudonym(user_id)
            )
            webhooks.note_try(connection, user_id, count, now)

        await self._context.database.write(tried)

    async def put(self, user_id: int, url: str, match: MatchId = MINE) -> None:
        """Store an address that has answered; a match is told what happens from now on.

        Raises:
            Refusal: `unknown_match`, `not_the_host`, `already_over`.
        """

        def stored(connection: Connection) -> None:
            loaded = _check_host(connection, user_id, match)
            if loaded is not None and loaded.is_over():
                raise Refusal("already_over")
            revision = 0 if loaded is None else loaded.row.revision
            _store(connection, WebhookRow(user_id, match, url, told_revision=revision))

        await self._context.database.write(stored)

    async def drop(self, user_id: int, match: MatchId = MINE) -> None:
        """Forget an address."""
        await self._context.database.write(_drop, user_id, match)

    async def claim_reminder(self, reminder: Reminder) -> WebhookRow | None:
        """Return where a person is told of a reminder, once; None: nowhere, it was told, or is not due."""
        if await self._context.database.read(webhooks.find, reminder.user_id, MINE) is None:
            return None
        return await self._context.database.write_uncounted(_claim_reminder, reminder, self._context.clock())

    async def claim_match(self, match: MatchId) -> WebhookRow | None:
        """Return the host's address if it is to be told what has happened in their match; that is noted."""
        return await self._context.database.write_uncounted(_claim_match, match)

    async def called(self, row: WebhookRow, *, is_heard: bool) -> bool:
        """Note how a call went; return whether the address is given up by that."""
        return await self._context.database.write_uncounted(_called, row, is_heard)


def _check_host(connection: Connection, user_id: int, match: MatchId) -> Loaded | None:
    if match == MINE:
        return None
    loaded = load(connection, match)
    if loaded.row.host_user_id != user_id or loaded.seat_of(user_id) is None:
        is_of_tournament = loaded.row.tournament_id is not None
        raise Refusal("no_host") if is_of_tournament else Refusal("not_the_host", host=loaded.host_name())
    return loaded


def _claim_reminder(connection: Connection, reminder: Reminder, now: int) -> WebhookRow | None:
    row = webhooks.find(connection, reminder.user_id, MINE)
    event = f"{reminder.match}.{reminder.seat}.{reminder.at}"
    asked = (each for each in load(connection, reminder.match).asked if each.seat == reminder.seat and each.is_owed)
    is_due = any(each.remind_at == reminder.at for each in asked)
    # Who has answered meanwhile is not reminded any more.
    if row is None or not is_due or not webhooks.note_event(connection, reminder.user_id, event, now):
        return None
    webhooks.drop_old_events(connection, now - KEPT_SECONDS)
    return row


def _claim_match(connection: Connection, match: MatchId) -> WebhookRow | None:
    loaded = load(connection, match, to_change=True)
    host = loaded.row.host_user_id
    if host is None or not is_due(loaded, "tell", AT_ONCE):
        return None
    known = webhooks.find(connection, host, match)
    assert known is not None
    if loaded.is_over():
        # Nothing more will happen there.
        _drop(connection, host, match)
    else:
        _store(connection, replace(known, told_revision=loaded.row.revision))
    return known


def _called(connection: Connection, row: WebhookRow, is_heard: bool) -> bool:
    people.hold(connection, row.user_id)
    known = webhooks.find(connection, row.user_id, row.match_id)
    if known is None or known.url != row.url:
        return False
    failures = 0 if is_heard else known.failures + 1
    if failures >= MOST_FAILURES:
        _drop(connection, row.user_id, MatchId(row.match_id))
        return True
    if failures != known.failures:
        webhooks.store(connection, replace(known, failures=failures))
    return False


def _store(connection: Connection, row: WebhookRow) -> None:
    """Store an address, and whether it is to be told of its match."""
    webhooks.store(connection, row)
    if row.match_id != MINE:
        queue.settle_anew(connection, MatchId(row.match_id))


def _drop(connection: Connection, user_id: int, match: MatchId) -> None:
    """Remove an address, of which nothing is due then."""
    webhooks.drop(connection, user_id, match)
    if match != MINE:
        queue.settle_anew(connection, match)
