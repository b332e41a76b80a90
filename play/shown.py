"""Which Discord message shows which revision of a match to which audience, so that whatever lags can be mended."""

from collections.abc import Iterable, Mapping
from typing import Literal

import msgspec

from db import matches, shown
from db.shown import ShownRow
from db.statements import Connection
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from play.context import Context
from play.faults import StorageFault
from play.ledger import at_table
from play.moment import Moment
from play.people import PersonSettings, settings_of

SENDING = "sending:"
"""Before the name of an audience: a message for it is about to be sent, or was sent and nobody knows of it."""

UNKNOWN_PAGE = ""
"""The name of a page that nobody knows; no page has it."""

ShownState = Literal["shown", "failed", "gone"]
"""`shown`: posted; `failed`: the last attempt failed, try again; `gone`: cannot be shown there any more, do not try."""


class ShownMessage(msgspec.Struct, frozen=True):
    """One message of ours. `audience`: `table`, `seat:<n>` or a word of the caller's; `page_hash` names the page."""

    audience: str
    channel_id: int
    message_id: int
    revision: int
    page_hash: str
    state: ShownState = "shown"


class Overtaken(Exception):
    """The match has gone on, or another process has shown it: look again. Maybe nobody knows what stands there now."""


class Shown:
    """The memory of the projection.

    What could not be stored, with a full disk for example, is kept by this process until it can be: else the same
    message would be sent again with each attempt.
    """

    def __init__(self, context: Context) -> None:
        """Keep it in the database of `context`."""
        self._context = context
        self._unsaved: dict[MatchId, dict[str, ShownMessage]] = {}

    async def shown(self, match: MatchId) -> tuple[ShownMessage, ...]:
        """Return every remembered message of `match`, by audience."""
        return self._with_unsaved(match, await self._context.database.read(shown.of_match, match))

    def _with_unsaved(self, match: MatchId, rows: tuple[ShownRow, ...]) -> tuple[ShownMessage, ...]:
        stored = {row.audience: _message(row) for row in rows}
        known = {**stored, **self._unsaved.get(match, {})}
        return tuple(known[audience] for audience in sorted(known))

    async def at_table(self, moment: Moment) -> tuple[tuple[ShownMessage, ...], dict[int, PersonSettings]]:
        """Return every remembered message of a match, and the settings of the people who sit there."""
        known = moment.at_table
        rows, settings = await self._context.database.read(at_table, moment.match) if known is None else known
        return self._with_unsaved(moment.match, rows), {row.user_id: settings_of(row) for row in settings}

    async def remember(self, match: MatchId, *messages: ShownMessage) -> None:
        """Store each of `messages` in place of what its audience had before; refuses `unknown_match` (`match`)."""
        unsaved = {**self._unsaved.get(match, {}), **{message.audience: message for message in messages}}
        try:
            await self._context.database.write(_remember, match, tuple(unsaved.values()))
        except StorageFault:
            self._unsaved[match] = unsaved
            raise
        self._unsaved.pop(match, None)

    async def replace(
        self, match: MatchId, before: ShownMessage | None, message: ShownMessage, *others: ShownMessage
    ) -> None:
        """Store `message` in place of `before`, which it was made from, and the `others` with it, as `remember` does.

        Two processes may show a match at the same time, and what Discord did last stands there. Whoever finds that the
        other has stored something meanwhile marks the message as one that may show anything. But a new message of ours
        in place of the one that the other has changed is stored: it replaces that one whatever it shows.

        Raises:
            Overtaken: the match is to be looked at and shown again.
        """
        if match in self._unsaved:
            await self.remember(match, message, *others)
            return
        try:
            is_overtaken = await self._context.database.write(_replace, match, before, message, others)
        except StorageFault:
            self._unsaved[match] = {each.audience: each for each in (message, *others)}
            raise
        if is_overtaken:
            raise Overtaken

    async def announce(self, match: MatchId, before: ShownMessage | None, planned: ShownMessage) -> ShownMessage | None:
        """Store that `planned` is about to be sent in place of `before`; it holds until its audience is remembered.

        Returns what was announced earlier for that audience and place and never remembered; then that stays stored.

        Raises:
            Overtaken: another process has stored something in place of `before` meanwhile; nothing is to be sent.
        """
        if match in self._unsaved:
            await self.remember(match)
        announced = msgspec.structs.replace(planned, audience=SENDING + planned.audience)
        return await self._context.database.write(_announce, match, planned.audience, before, announced)

    async def drop(self, match: MatchId, audience: str) -> None:
        """Forget the message of an audience, for example because it was deleted."""
        self._unsaved.get(match, {}).pop(audience, None)
        await self._context.database.write(shown.drop, match, audience)

    async def lagging(self, start_up: bool = False) -> tuple[MatchId, ...]:
        """Return the matches whose table message is missing, failed, or shows an older revision than is stored.

        So are those of which an older message still is to be put away (audience `old:...`), or of which a message may
        have been sent that nobody knows of (`sending:...`).

        At `start_up` open tables are always among them: what changes before the start leaves the revision at 0.
        """
        found = await self._context.database.read(_lagging, start_up)
        return tuple(MatchId(match) for match in sorted(found))

    async def lost(self) -> dict[MatchId, int | None]:
        """Return the active matches whose table was found to be out of reach, with their servers."""
        rows = await self._context.database.read(shown.lost)
        return {MatchId(row.match_id): row.guild_id for row in rows}


def _lagging(connection: Connection, start_up: bool) -> set[int]:
    found = set(shown.behind(connection))
    return found.union(shown.open_tables(connection)) if start_up else found


def _replace(
    connection: Connection,
    match: MatchId,
    before: ShownMessage | None,
    message: ShownMessage,
    others: tuple[ShownMessage, ...],
) -> bool:
    """Store `message` and the `others` unless another process has stored something; return whether it was overtaken."""
    rows = {row.audience: row for row in shown.of_match(connection, match)}
    now = rows.get(message.audience)
    others = tuple(each for each in others if not _is_old_private(each, rows.get(each.audience)))
    is_overtaken = now is not None and now.state == "shown" and _message(now) not in (before, message)
    replaced = before.message_id if before is not None else message.message_id
    if now is None or not is_overtaken or now.message_id == replaced != message.message_id:
        return _store(connection, match, (message, *others), rows) or is_overtaken
    shown.store(connection, msgspec.structs.replace(now, page_hash=UNKNOWN_PAGE, is_behind=True))
    return True


def _remember(connection: Connection, match: MatchId, messages: tuple[ShownMessage, ...]) -> None:
    _store(connection, match, messages, {row.audience: row for row in shown.of_match(connection, match)})


def _is_old_private(message: ShownMessage, stored: ShownRow | None) -> bool:
    """Return whether another process has sent its own in place of a private message."""
    is_private = message.audience.startswith("seat:")
    return is_private and (stored is None or stored.message_id != message.message_id)


def _announce(
    connection: Connection, match: MatchId, audience: str, before: ShownMessage | None, announced: ShownMessage
) -> ShownMessage | None:
    """Store what is `announced` for `audience` if `before` still stands there; return what was announced earlier."""
    rows = {row.audience: row for row in shown.of_match(connection, match)}
    now, earlier = rows.get(audience), rows.get(announced.audience)
    if (None if now is None else _message(now)) != before:
        raise Overtaken
    if earlier is not None and earlier.channel_id == announced.channel_id:
        return _message(earlier)
    _store(connection, match, (announced,), rows)
    return None


def _store(
    connection: Connection, match: MatchId, messages: Iterable[ShownMessage], rows: Mapping[str, ShownRow]
) -> bool:
    """Store `messages` besides `rows`; return whether a table of them shows an older revision than is stored."""
    is_behind = False
    stored = matches.find(connection, match)
    if stored is None:
        raise Refusal("unknown_match", match=match)
    for message in messages:
        # Only tables are looked for by what lags; what else is remembered goes by other revisions.
        is_old = message.audience == "table" and message.state == "shown" and message.revision < stored.revision
        is_behind |= is_old
        fields = msgspec.structs.asdict(message)
        row = ShownRow(match_id=match, is_behind=is_old or message.state == "failed", **fields)
        if row != rows.get(row.audience):
            shown.store(connection, row)
        if SENDING + row.audience in rows:
            shown.drop(connection, match, SENDING + row.audience)
    return is_behind


def _message(row: ShownRow) -> ShownMessage:
    return ShownMessage(
        row.audience,
        row.channel_id,
        row.message_id,
        row.revision,
        row.page_hash,
        msgspec.convert(row.state, ShownState),
    )
