"""What is a seat's own, sent to its player by direct message when it comes or changes; a closed DM blocks nothing.

What is a seat's own is what its view shows and the public's does not. One message for each match and seat: changed in
place after the player's own moves, sent anew (the old one is removed) when something came from outside, silently if it
is night for the player.
"""

import hashlib
import logging
from collections.abc import Iterator
from contextlib import suppress

import msgspec
from msgspec.structs import replace

from cogs.client import Client
from cogs.messages.component_ids import origin_of
from cogs.messages.posting import CannotShow, MessageGone, NotNow
from cogs.messages.requests import Turn
from cogs.projection.sending import Draft, draft, send, to_seat, withdraw
from cogs.projection.showing import Round
from games.kernel.ids import Seat
from games.kernel.observation import PRESENCE, Observation
from play.people.people import PersonSettings
from play.shown import UNKNOWN_PAGE, DirectMessage, OldMessage, Sent
from render.page import Page
from render.pages.looking import hand_page
from render.pages.notices import begun_page, over_page, secret_page
from render.pages.votes import away_page
from render.pages.wishes import with_notes
from render.registry import pages_of
from text import words

NEVER_SAME = frozenset({"observer"})
"""Fields of a view that differ between observers without telling anything."""

AWAY = "away"
"""The name of what a player who is away gets in place of what is their own."""

ASKED = "asked"
"""The name of the sealed questions to a seat, beside the fields of its view."""

TAKEN = "taken"
"""The name of the takeover of a seat, beside the fields of its view."""

BEGUN = "begun"
"""The name of what tells a player that a tournament's match has begun, which has no thread and nothing private yet."""

TURN = ".turn"
"""What the name ends with where the message tells a player that it is their turn, as there is no table."""

OVER = "over"
"""The name of what the message shows of a match that is over."""

_log = logging.getLogger(__name__)


class Outgoing(msgspec.Struct, frozen=True):
    """A direct message to be changed, or to be sent as its `draft` says: what it shows, and what there is `before`."""

    user_id: int
    own: Observation
    page: Page
    before: DirectMessage
    after: DirectMessage
    draft: Draft | None

    @property
    def turn(self) -> Turn:
        """Whose turn the message is: that of somebody who is awaited comes before the table, which waits for all."""
        return Turn.OWN if _is_awaited(self.own) else Turn.TABLE


def own_secrets(own: Observation, public: Observation) -> str:
    """Return a short name of everything that `own` shows and `public` does not; empty if that is nothing.

    A required sealed answer counts too: a player who has to decide in secret gets the page to do so.
    """
    differing: dict[str, object] = dict(_differing(own.view, public.view))
    if own.observer is not None and (taken := own.face(own.observer).taken) is not None:
        # Whoever has taken the seat over has had no message yet, whatever one to the seat showed before.
        differing[TAKEN] = taken
    asked = [each.kind for each in own.awaited() if each.sealed and each.seat == own.observer]
    if asked:
        differing[ASKED] = asked
    if not differing:
        return ""
    return hashlib.sha256(msgspec.json.encode(differing, order="deterministic")).hexdigest()[:16]


def _differing(own: object, public: object, at: str = "") -> Iterator[tuple[str, object]]:
    """Yield what is not the same in two views, by where it is: whatever is public around it is no secret.

    Else each move that everybody sees would be a new secret, where a view keeps both side by side.
    """
    if own == public:
        return
    if isinstance(own, msgspec.Struct) and type(own) is type(public):
        for name in own.__struct_fields__:
            if name not in NEVER_SAME:
                yield from _differing(getattr(own, name), getattr(public, name), f"{at}.{name}")
    elif isinstance(own, tuple) and isinstance(public, tuple) and len(own) == len(public):
        for place, (one, other) in enumerate(zip(own, public, strict=True)):
            yield from _differing(one, other, f"{at}.{place}")
    else:
        yield at, own


class DirectMessages:
    """Brings the direct messages of a match's players up to date."""

    def __init__(self, bot: Client) -> None:
        """Keep the bot."""
        self._bot = bot

    async def prepare(self, now: Round) -> list[Outgoing]:
        """Return what is to be sent and changed; what one player cannot get now keeps nothing from the others."""
        outgoing: list[Outgoing] = []
        for face in now.observation.faces:
            before = now.messages.of_seat(face.seat)
            if now.observation.status not in {"open", "running"} and _is_to_be_closed(before):
                await self._made_anew(now, before)
                continue
            user_id = face.user_id if now.observation.status == "running" and face.has_person else None
            own = now.moment.through(face.seat) if user_id is not None else now.observation
            secrets = "" if user_id is None else self._named(now, own, before, now.settings_of(user_id))
            if user_id is None or not secrets:
                try:
                    await self._leave(now, before)
                except NotNow as outage:
                    now.fault = outage
                continue
            is_known = before.announced is None and before.page == secrets
            if not is_known or _has_sealed(own, face.seat, _since(before, now)):
                try:
                    outgoing += await self._outgoing(now, face.seat, user_id, secrets)
                except NotNow as outage:
                    self._failed(now, before, outage)
            elif before.is_waiting:
                now.waiting.append(face.seat)
        return outgoing

    def _named(self, now: Round, own: Observation, before: DirectMessage, settings: PersonSettings) -> str:
        """Return the name of what the message to a player shows; empty if there is none to be sent."""
        secrets = AWAY if own.is_away() else own_secrets(own, now.observation)
        is_first = before.page == BEGUN or (before.page == UNKNOWN_PAGE and before.message_id is None)
        if secrets and settings.secrets == "dm":
            has_page = own.is_away() or bool(pages_of(own.game).hand(own, words(own.language)))
            if has_page or not is_first:
                # Without a table nothing else tells a player that it is their turn.
                calls = now.moment.card.channel_id is None and _is_awaited(own)
                return f"{secrets}{TURN}" if calls else secrets
        if before.page == BEGUN:
            # It was sent, or is out of reach: it is told once, and stays when the thread comes.
            return BEGUN
        card = now.moment.card
        is_cut_off = card.channel_id is None and self._bot.waits_for_thread(card.tournament_id)
        return BEGUN if is_first and is_cut_off and settings.reminders != "off" else ""

    async def _made_anew(self, now: Round, before: DirectMessage) -> None:
        """Let the message about a match that is over say so, and ask for nothing any more; nothing new is sent."""
        assert before.channel_id is not None and before.message_id is not None
        own = now.moment.through(Seat(before.seat))
        settings = now.settings_of(own.face(Seat(before.seat)).user_id or 0)
        said = words(settings.reads(own.language))
        page = over_page(own, hand_page(own, said), said)
        layout = await self._bot.presenter.present(page, origin_of(own), settings.text_only)
        try:
            await self._bot.direct_postbox.edit(before.channel_id, before.message_id, layout)
        except (MessageGone, CannotShow) as fault:
            _log.info("match %s, seat %s: the direct message cannot be made anew: %r", own.match, before.seat, fault)
        except NotNow as outage:
            now.fault = outage
            return
        now.found.append(replace(before, page=OVER))

    async def _leave(self, now: Round, before: DirectMessage) -> None:
        """Keep the message of a seat that has no secrets or wants no messages; delete one that was not recorded."""
        if before.announced is not None and before.channel_id is not None:
            postbox, audience = self._bot.direct_postbox, to_seat(before.seat)
            # What is out of our reach cannot be tidied up by us.
            with suppress(CannotShow):
                await withdraw(postbox, audience, before.channel_id, before.message_id, before.announced)
        is_kept = before.message_id is not None or before.is_waiting
        if before.announced is not None or (is_kept and not before.is_behind and now.observation.status == "running"):
            now.found.append(replace(before, revision=_since(before, now), is_behind=True))

    async def _outgoing(self, now: Round, seat: Seat, user_id: int, secrets: str) -> list[Outgoing]:
        """Return how the message to a seat is to be changed or sent; nothing if there is nothing to tell, or no way."""
        before, own = now.messages.of_seat(seat), now.moment.through(seat)
        said = words(now.settings_of(user_id).reads(own.language))
        has_none = before.message_id is None and before.announced is None and not before.is_waiting
        is_begun = secrets == BEGUN
        if has_none and not is_begun and not own.is_away() and not pages_of(own.game).hand(own, said):
            # Nobody needs a message that they have nothing.
            return []
        after = DirectMessage(own.match, seat, None, None, own.revision, secrets)
        try:
            channel_id = await self._bot.direct_postbox.channel(user_id)
        except CannotShow as closed:
            self._closed(now, own, before, after, closed)
            return []
        except NotNow as outage:
            if not now.is_last_try:
                raise
            self._closed(now, own, before, after, CannotShow(str(outage)))
            return []
        notes = await self._bot.services.wishes.notes(now.moment, user_id)
        if is_begun:
            page = begun_page(own, said)
        else:
            shown = away_page(own, said) if own.is_away() else secret_page(own, hand_page(own, said), said)
            page = with_notes(notes, shown, said)
        after = replace(after, channel_id=channel_id)
        has_message = before.message_id is not None and before.announced is None
        if has_message and (before.page == UNKNOWN_PAGE or _by_own_hand(own, seat, _since(before, now))):
            return [Outgoing(user_id, own, page, before, replace(after, message_id=before.message_id), None)]
        return [self._anew(Outgoing(user_id, own, page, before, after, None))]

    def _anew(self, outgoing: Outgoing) -> Outgoing:
        """Return what is to be sent in a new message."""
        own, before, after = outgoing.own, outgoing.before, outgoing.after
        assert after.channel_id is not None
        audience = to_seat(after.seat)
        planned = draft(audience, after.channel_id, before.message_id, outgoing.page, own)
        return replace(outgoing, draft=planned, after=replace(after, message_id=None, announced=planned.name))

    async def deliver(self, now: Round, outgoing: Outgoing, earlier: Sent | None) -> None:
        """Send or change one message; `earlier` is what was announced before it."""
        own, before, after = outgoing.own, outgoing.before, outgoing.after
        text_only = now.settings_of(outgoing.user_id).text_only
        layout = await self._bot.presenter.present(outgoing.page, origin_of(own), text_only)
        name = None if earlier is None else earlier.announced
        try:
            if outgoing.draft is not None:
                at = self._bot.now()
                silent = now.called_at(outgoing.user_id, now.settings_of(outgoing.user_id), at) > at
                message_id = await send(self._bot.direct_postbox, outgoing.draft, name, layout, silent=silent)
                now.found.append(replace(after, message_id=message_id, announced=name or after.announced))
                if before.message_id not in (None, message_id):
                    now.old.append(_removed(before, own.revision))
                return
            assert after.channel_id is not None and after.message_id is not None
            await self._bot.direct_postbox.edit(after.channel_id, after.message_id, layout)
            now.found.append(after)
        except MessageGone:
            anew = self._anew(outgoing)
            await self.deliver(now, anew, (await self._bot.services.shown.announce(now.messages, anew.after))[0])
        except CannotShow as closed:
            self._closed(now, own, before, replace(after, announced=name or after.announced), closed)
        except NotNow as outage:
            if now.is_last_try:
                after = replace(after, announced=name or after.announced)
                self._closed(now, own, before, after, CannotShow(str(outage)))
            else:
                self._failed(now, before, outage)

    def _failed(self, now: Round, before: DirectMessage, outage: NotNow) -> None:
        """Note that a message is to be tried again later."""
        now.fault = outage
        if before.message_id is not None or before.is_waiting:
            now.found.append(replace(before, revision=_since(before, now), is_behind=True, announced=None))
        if before.is_waiting:
            now.waiting.append(Seat(before.seat))

    def _closed(
        self, now: Round, own: Observation, before: DirectMessage, after: DirectMessage, closed: CannotShow
    ) -> None:
        """Note that the secrets of a seat wait for it, unless there is nothing new for its player to look at."""
        _log.info("match %s, seat %s: no direct message (code %s)", own.match, after.seat, closed.code)
        # Nobody is called to look at what they did themselves: a call would mean that it was something new.
        was_known = before.message_id is not None or before.page != UNKNOWN_PAGE
        is_own = was_known and _by_own_hand(own, Seat(after.seat), _since(before, now))
        is_waiting = before.is_waiting or not (is_own or after.page == BEGUN)
        now.found.append(replace(after, channel_id=None, message_id=None, is_waiting=is_waiting))
        if before.message_id is not None:
            now.old.append(_removed(before, own.revision))
        if is_waiting:
            now.waiting.append(Seat(after.seat))

    async def looked(self, own: Observation) -> bool:
        """Note that a player has looked at what is theirs; say whether something had waited for that."""
        if own.observer is None:
            return False
        messages = await self._bot.services.shown.messages(own.match)
        before = messages.of_seat(own.observer)
        if before.is_waiting:
            await self._bot.services.shown.remember(messages, replace(before, is_waiting=False, announced=None))
        return before.is_waiting


def _is_awaited(own: Observation) -> bool:
    return any(each.seat == own.observer for each in own.awaited())


def _is_to_be_closed(message: DirectMessage) -> bool:
    """Return whether a message may still show a match as it ran: what is a seat's own, or nobody knows what."""
    return message.message_id is not None and message.page not in {OVER, BEGUN} and message.announced is None


def _removed(message: DirectMessage, until: int) -> OldMessage:
    """Return a message as one that is to be deleted."""
    assert message.channel_id is not None and message.message_id is not None
    return OldMessage(message.match_id, message.message_id, message.channel_id, None, until)


def _since(before: DirectMessage, now: Round) -> int:
    """Return up to which revision the message showed what it should: it was looked at whenever the table was shown."""
    return before.revision if before.is_behind else max(before.revision, now.messages.table.revision)


def _has_sealed(own: Observation, seat: Seat, since: int) -> bool:
    """Return whether `seat` has sealed something after revision `since`, or taken something back.

    Its message is then changed even if it would say the same, as after sealing the same card again: others could notice
    that a direct message was sent, for the table waits for it, and must not learn from that whether something changed.
    """
    newer = [entry for entry in own.log if entry.revision > since and entry.seat == seat]
    return any(entry.receipt or entry.kind == "undo" for entry in newer)


def _by_own_hand(own: Observation, seat: Seat, since: int) -> bool:
    """Return whether everything after revision `since` was done by `seat` itself; that it was away was not.

    What changes without a new revision has left no trace for others.
    """
    if own.revision == since:
        return True
    newer = [entry for entry in own.log if entry.revision > since]
    return bool(newer) and all(entry.seat == seat and entry.kind not in PRESENCE for entry in newer)
