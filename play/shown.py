"""Which Discord messages show a match, so that whatever is out of date can be mended.

Of each match the table message is remembered, the direct message to each seat, old messages that are still to be put
away, and reports that the table cannot be shown.

A process claims a match before it shows it, mostly with the change that is to be shown, and gives it back with what it
stores then. So two do not show it at the same time, unless one is slow or was begun meanwhile; what they store names
what it takes the place of, also then.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from db.engines.engine import notify
from db.keeping import lineage
from db.rows import shown
from db.rows.shown import (
    UNKNOWN_PAGE,
    BehindRow,
    DirectMessage,
    Kept,
    LossReport,
    Message,
    Messages,
    OldMessage,
    Sent,
    TableMessage,
)
from db.statements import Connection
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from play.context import CHANGED, Context, StorageFault
from play.match import queue
from play.match.loading import load
from play.people.people import PersonSettings, settings_of
from play.rules.moment import Moment
from play.rules.record import UNDO_WINDOW

__all__ = [
    "UNKNOWN_PAGE",
    "BehindRow",
    "DirectMessage",
    "LossReport",
    "Message",
    "Messages",
    "OldMessage",
    "Sent",
    "TableMessage",
]

_Key = tuple[type[Message], int]


class Overtaken(Exception):
    """The match has changed, or another process has shown it: look again. Maybe nobody knows what is shown now."""


class ClaimedElsewhere(Exception):
    """Another process shows the match, `until` a time (unix seconds) at most."""

    def __init__(self, until: int) -> None:
        """Keep until when."""
        super().__init__(until)
        self.until = until


class SpokenElsewhere(Exception):
    """The match is on a server to which another process speaks; `moment` is what it is now."""

    def __init__(self, moment: Moment) -> None:
        """Keep what it is."""
        super().__init__(moment.match)
        self.moment = moment


class _Unsaved(msgspec.Struct, frozen=True):
    """What could not be stored: `changes` of what was `known` when that began."""

    known: Messages
    changes: dict[_Key, Message | None]


class Shown:
    """The memory of the projection.

    What could not be stored, with a full disk for example, is kept by this process until it can be: else the same
    message would be sent again with each attempt.
    """

    def __init__(self, context: Context) -> None:
        """Keep it in the database of `context`."""
        self._context = context
        self._unsaved: dict[MatchId, _Unsaved] = {}

    async def messages(self, match: MatchId) -> Messages:
        """Return what is remembered of the messages of `match`."""
        return self._with_unsaved(await self._context.database.read(shown.of_match, match))

    async def claimed(self, match: MatchId, known: Moment | None = None) -> Moment:
        """Claim `match`; return it with all that showing it needs. `known`: what it is now, perhaps claimed already.

        Raises:
            Refusal: `unknown_match` (`match`), `unknown_rules` (`game`, `version`).
            ClaimedElsewhere: another process shows it.
            SpokenElsewhere: it is on a server to which another process speaks.
        """
        claim = self._context.claim()
        if known is not None and known.messages is not None:
            table = known.messages.table
            if table.claimed_by == claim.by and table.claimed_until > claim.now:
                return known

        def looked(connection: Connection) -> tuple[Moment, bool]:
            is_ours = shown.claim(connection, match, claim)
            moment = Moment(load(connection, match, UNDO_WINDOW), shown.of_match(connection, match))
            # Who does not know the rules of a match leaves it unclaimed.
            moment.loaded.check_rules()
            if is_ours and not self._context.speaks_to(moment.card.guild_id):
                shown.release(connection, match, claim.by)
            return moment, is_ours

        found, is_ours = await self._context.database.write_uncounted(looked)
        if not self._context.speaks_to(found.card.guild_id):
            raise SpokenElsewhere(found)
        assert found.messages is not None
        if not is_ours:
            raise ClaimedElsewhere(found.messages.table.claimed_until)
        return found

    async def ask(self, moment: Moment) -> None:
        """Let the process that speaks to the server of a match look at it again, unless it is to do that anyway."""
        table = None if moment.messages is None else moment.messages.table
        if table is None or table.shown_changes >= table.changes:
            await self._context.database.write_uncounted(shown.mark_changed, moment.match)
        await self.tell_others()

    async def tell_others(self) -> None:
        """Wake other processes: there is something for them to show. Without a word they look by themselves, later."""
        await self._context.database.write_uncounted(notify, CHANGED, "")

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Call `heard` with what another process says, or with "" when one may have; on SQLite that is never."""
        await self._context.database.listen(CHANGED, heard, lambda: heard(""))

    async def give_back(self, matches: Sequence[MatchId]) -> None:
        """Let others show at once what this process has claimed."""
        await self._context.database.write_uncounted(_give_back, self._context.process, tuple(matches))

    async def take_over(self, matches: Sequence[MatchId]) -> None:
        """Let this process show at once what others had claimed that do not live any more."""
        if matches:
            await self._context.database.write(shown.take_over, self._context.clock(), *matches)

    def of_moment(self, moment: Moment) -> tuple[Messages, dict[int, PersonSettings]]:
        """Return what was remembered at a `moment` that has messages, and the settings of the people at the table."""
        assert moment.messages is not None
        settings = {row.user_id: settings_of(row) for row in moment.loaded.people}
        return self._with_unsaved(moment.messages), settings

    def _with_unsaved(self, stored: Messages) -> Messages:
        pending = self._unsaved.get(MatchId(stored.table.match_id))
        unsaved = {} if pending is None else pending.changes
        known: list[Message] = [each for each in stored.every() if _key(each) not in unsaved]
        for message in unsaved.values():
            if isinstance(message, Sent):
                known.append(replace(message, announced=None))
            elif message is not None:
                known.append(message)
        table = next(each for each in known if isinstance(each, TableMessage))
        now = stored.table
        return Messages(
            replace(table, changes=now.changes, claimed_by=now.claimed_by, claimed_until=now.claimed_until),
            tuple(each for each in known if isinstance(each, DirectMessage)),
            tuple(each for each in known if isinstance(each, OldMessage) and not each.is_put_away),
            tuple(each for each in known if isinstance(each, LossReport)),
        )

    async def announce(self, known: Messages, *planned: Sent) -> tuple[Sent | None, ...]:
        """Store that messages are about to be sent, as `announced` in `planned` says, in place of what is `known`.

        Each stays announced until it is remembered with what was announced. Returns for each what was announced earlier
        and never remembered, if anything was; then that stays announced.

        Raises:
            Overtaken: another process has shown something else meanwhile; nothing is to be sent.
        """
        match = MatchId(known.table.match_id)
        if match in self._unsaved:
            await self.remember(known)
        return await self._context.database.write_uncounted(_announce, known, planned)

    async def remember(
        self, known: Messages, *found: Message, gone: Iterable[OldMessage | LossReport] = (), gives_back: bool = False
    ) -> None:
        """Store what was `found` out in place of what is `known`, and forget what is `gone`.

        Whoever has shown the match `gives_back` the claim with it.

        What Discord did last is what people see. Whoever finds that another process has stored something meanwhile
        marks the message as one that may show anything. But a new message of ours in place of the one that the other
        has changed is stored: it takes the place of that one whatever it shows. If the other one has a new message too,
        ours is to be put away: it came too late, as from a process that hung.

        Raises:
            Refusal: `unknown_match` (`match`).
            Overtaken: the match is to be looked at and shown again.
        """
        match = MatchId(known.table.match_id)
        changes: dict[_Key, Message | None] = {_key(each): each for each in found} | {_key(each): None for each in gone}
        if (unsaved := self._unsaved.get(match)) is not None:
            known, changes = unsaved.known, _merged(unsaved.changes, changes)
        by = self._context.process if gives_back else ""
        try:
            is_overtaken = await self._context.database.write_uncounted(_store, known, changes, by)
        except StorageFault:
            self._unsaved[match] = _Unsaved(known, changes)
            raise
        self._unsaved.pop(match, None)
        if is_overtaken:
            raise Overtaken

    async def named(self, table: TableMessage) -> None:
        """Note that the thread of this table is named after who plays, as far as the match was known."""
        await self._context.database.write_uncounted(shown.mark_named, table.match_id, table.changes)

    async def thread_is_called(self, match: MatchId, thread_name: str) -> None:
        """Note what the bot itself has called the thread of `match`."""
        await self._context.database.write_uncounted(shown.set_thread_name, match, thread_name)

    async def forget_table(self, match: MatchId) -> None:
        """Forget the table message, for example because it was deleted: the table is to be shown anew."""
        if (unsaved := self._unsaved.get(match)) is not None:
            unsaved.changes.pop((TableMessage, 0), None)
        await self._context.database.write(shown.forget_table, match)

    async def forget_all(self, match: MatchId) -> None:
        """Forget every message of `match`, for a server that was made anew."""
        self._unsaved.pop(match, None)
        await self._context.database.write(_forget_all, match)

    async def lagging(self) -> tuple[MatchId, ...]:
        """Return the matches of which Discord does not show what is stored, and to whose servers this process speaks.

        The table is out of date, an old message or a report still is to be put away, or a message may have been sent
        that nobody knows of; or a computer is to answer, which the process that asked it may not have lived to see.
        """
        rows = await self._context.database.read(shown.behind)
        return tuple(MatchId(row.number) for row in rows if self._context.speaks_to(row.guild_id))

    async def changed(self) -> tuple[BehindRow, ...]:
        """Return the matches whose table does not show all changes, of servers to which this process speaks."""
        found = await self._context.database.read(shown.changed_tables)
        return tuple(row for row in found if self._context.speaks_to(row.guild_id))

    async def servers(self, matches: Sequence[MatchId]) -> dict[MatchId, int | None]:
        """Return the servers on which matches are, None for one that is on none."""
        rows = await self._context.database.read(shown.servers, *matches)
        return {MatchId(row.match_id): row.guild_id for row in rows}

    async def is_restored(self) -> bool:
        """Return whether the database was restored from a copy, and Discord still shows what came after that."""
        return await self._context.database.read(lineage.counter, "restored") == 1

    async def epoch(self) -> int:
        """Return the epoch of the database, which is another one after each restore."""
        return await self._context.database.read(lineage.counter, "epoch")

    async def mark_put_away(self) -> None:
        """Note that Discord no longer shows what came after the copy."""
        await self._context.database.write(lineage.set_counter, "restored", 0)

    async def lost(self) -> dict[MatchId, int | None]:
        """Return the active matches whose table was found to be out of reach, with their servers, as far as ours."""
        rows = await self._context.database.read(shown.lost)
        return {MatchId(row.match_id): row.guild_id for row in rows if self._context.speaks_to(row.guild_id)}


def _key(message: Message) -> _Key:
    match message:
        case TableMessage():
            return TableMessage, 0
        case OldMessage():
            return OldMessage, message.message_id
    return type(message), message.seat


def _merged(unsaved: dict[_Key, Message | None], changes: dict[_Key, Message | None]) -> dict[_Key, Message | None]:
    """Return `unsaved` with newer `changes`; the announcement of what was sent is still to be taken back."""
    merged = unsaved | changes
    for key, message in changes.items():
        earlier = unsaved.get(key)
        if isinstance(message, Sent) and isinstance(earlier, Sent) and message.announced is None:
            merged[key] = replace(message, announced=earlier.announced)
    return merged


def _announce(connection: Connection, known: Messages, planned: tuple[Sent, ...]) -> tuple[Sent | None, ...]:
    pairs = [(message, _in_place_of(message, known)) for message in planned]
    earlier: list[Sent | None] = []
    for (message, before), is_announced in zip(pairs, shown.announce(connection, pairs), strict=True):
        if is_announced:
            earlier.append(None)
            continue
        now = shown.find(connection, message)
        if now is None or now.announced is None or shown.version(now) != shown.version(before):
            raise Overtaken
        earlier.append(now)
    return tuple(earlier)


def _in_place_of(message: Sent, known: Messages) -> Sent:
    return known.report_to(message.seat) if isinstance(message, LossReport) else _kept_before(message, known)


def _kept_before(message: Kept, known: Messages) -> Kept:
    return known.table if isinstance(message, TableMessage) else known.of_seat(message.seat)


def _store(connection: Connection, known: Messages, changes: Mapping[_Key, Message | None], by: str) -> bool:
    """Store `changes` of what is `known`; return whether the match is to be looked at again.

    With that the claim of the process `by` ends.
    """
    if by and (TableMessage, 0) not in changes:
        shown.release(connection, known.table.match_id, by)
    kept = [(each, _kept_before(each, known)) for each in changes.values() if isinstance(each, Kept)]
    old = [each for each in changes.values() if isinstance(each, OldMessage)]
    is_overtaken = False
    for (message, before), is_behind in zip(kept, shown.store(connection, kept, by), strict=True):
        is_overtaken |= _store_again(connection, message, before, by) if is_behind is None else is_behind
        stored = shown.find(connection, message) if is_behind is None else message
        if isinstance(stored, TableMessage) and (is_behind is None or stored.calls_at != known.table.calls_at):
            queue.settle_call(connection, stored)
        if isinstance(stored, Kept):
            old += _too_late(message, before, stored)
    # What has shrunk to a log that is out of date already, with a name that is forgotten, shrinks again.
    done = [replace(each, is_put_away=each.is_put_away and not is_overtaken) for each in old]
    reports = [each for each in changes.values() if isinstance(each, LossReport)]
    shown.put_others(connection, [*done, *reports])
    gone = [key for key, message in changes.items() if message is None]
    for kind in dict.fromkeys(kind for kind, _ in gone):
        shown.drop(connection, kind, known.table.match_id, *(number for each, number in gone if each is kind))
    return is_overtaken


def _too_late(message: Kept, before: Kept, stored: Kept) -> tuple[OldMessage, ...]:
    """Return a message, as one to be put away, if what is stored is another one that takes its place."""
    if message.message_id is None or message.channel_id is None or stored.message_id in (None, message.message_id):
        return ()
    log_after, until = None, message.revision
    if isinstance(message, TableMessage) and isinstance(stored, TableMessage):
        # How far its log goes is known to the other process; rather a line too few than one shown twice.
        until = min(stored.log_after, message.revision)
        log_after = until if message.message_id != before.message_id else message.log_after
    return (OldMessage(message.match_id, message.message_id, message.channel_id, log_after, until),)


def _store_again(connection: Connection, message: Kept, before: Kept, by: str) -> bool:
    """Store `message` though `before` is not there any more; return whether the match is to be looked at again."""
    is_behind, is_overtaken = None, False
    while is_behind is None:
        now = shown.find(connection, message)
        if not isinstance(now, Kept):
            raise Refusal("unknown_match", match=message.match_id)
        is_same = shown.version(now) == shown.version(message)
        is_replaced = now.message_id == before.message_id != message.message_id
        kept = message if is_same or is_replaced else shown.made_unknown(now)
        (is_behind,) = shown.store(connection, [(kept, now)], by)
        is_overtaken |= not is_same
    return is_behind or is_overtaken


def _give_back(connection: Connection, by: str, matches: tuple[MatchId, ...]) -> None:
    for match in matches:
        shown.release(connection, match, by)


def _forget_all(connection: Connection, match: MatchId) -> None:
    known = shown.of_match(connection, match)
    nothing = TableMessage(match, announced=known.table.announced)
    _store(connection, known, dict.fromkeys(map(_key, known.every())) | {_key(nothing): nothing}, "")
