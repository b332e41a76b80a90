"""What is a seat's own, sent to its player by direct message when it comes or changes; a closed DM blocks nothing.

What is a seat's own is what its view shows and the public's does not. One message for each match and seat: changed in
place after the player's own moves, sent anew (the old one is removed) when something came from outside.
"""

import hashlib
import logging
from collections.abc import Mapping

import msgspec

from cogs.client import Client
from cogs.messages.layout import Layout
from cogs.messages.posting import CannotShow, MessageGone, NotNow
from cogs.projection.leftovers import put_away
from cogs.projection.sending import Sending, is_unsure
from games.kernel.ids import Seat
from games.kernel.observation import Observation
from play.moment import Moment
from play.people import PersonSettings
from play.shown import UNKNOWN_PAGE, ShownMessage, ShownState
from render.pages.looking import hand_page
from render.pages.notices import secret_page
from text import words

NEVER_SAME = frozenset({"observer"})
"""Fields of a view that differ between observers without telling anything."""

ASKED = "asked"
"""The name of the sealed questions to a seat, beside the fields of its view."""

WAITING: ShownState = "gone"
"""The state of a secret that no DM could bring and the player has not looked at."""

LOOKED: ShownState = "failed"
"""The state of such a secret once the player has looked at it behind `Hand`."""

_log = logging.getLogger(__name__)


DEFAULTS = PersonSettings()


class Delivered(msgspec.Struct, frozen=True):
    """How it went: seats whose secret waits for them behind a closed DM, and what keeps others from theirs for now.

    `settings` are those of the people at the table. `rows` is all that is remembered of the match, if nothing of it was
    changed; `noted` is to be remembered with what the table shows.
    """

    settings: Mapping[int, PersonSettings]
    waiting: tuple[Seat, ...] = ()
    fault: NotNow | None = None
    rows: tuple[ShownMessage, ...] | None = None
    noted: tuple[ShownMessage, ...] = ()


class _Recipient(msgspec.Struct, frozen=True):
    """A player and what is remembered of their message: `before`, and whether there may be one that nobody knows of."""

    seat: Seat
    user_id: int
    audience: str
    before: ShownMessage | None
    is_unsure: bool
    rows: tuple[ShownMessage, ...]

    def old(self) -> ShownMessage | None:
        """Return the message that is there."""
        return self.before if self.before is not None and self.before.state == "shown" else None

    def shows(self, secrets: str) -> bool:
        """Return whether it is known to show just these secrets."""
        return not self.is_unsure and self.before is not None and self.before.page_hash == secrets


def _recipient(seat: Seat, user_id: int, rows: tuple[ShownMessage, ...]) -> _Recipient:
    audience = audience_of(seat)
    before = next((row for row in rows if row.audience == audience), None)
    return _Recipient(seat, user_id, audience, before, is_unsure(audience, rows), rows)


def audience_of(seat: Seat) -> str:
    """Return the name under which a seat's direct message is remembered."""
    return f"seat:{seat}"


def own_secrets(own: Observation, public: Observation) -> str:
    """Return a short name of everything that `own` shows and `public` does not; empty if that is nothing.

    A required sealed answer counts too: a player who has to decide in secret gets the page to do so.
    """
    shown = () if own.view is None else own.view.__struct_fields__
    names = [name for name in shown if getattr(own.view, name) != getattr(public.view, name)]
    differing = {name: getattr(own.view, name) for name in names if name not in NEVER_SAME}
    asked = [each.kind for each in own.awaited() if each.sealed and each.seat == own.observer]
    if asked:
        differing[ASKED] = asked
    if not differing:
        return ""
    return hashlib.sha256(msgspec.json.encode(differing, order="deterministic")).hexdigest()[:16]


class DirectMessages:
    """Brings the direct messages of a match's players up to date."""

    def __init__(self, bot: Client) -> None:
        """Keep the bot."""
        self._bot = bot
        self._sending = Sending(bot)

    async def bring_up_to_date(self, moment: Moment) -> Delivered:
        """Send and change what is needed; what one player cannot get now keeps nothing from the others.

        Raises:
            Overtaken: another process has done so meanwhile.
        """
        rows, settings = await self._bot.services.shown.at_table(moment)
        public = moment.public()
        if public.status != "running":
            for face in public.faces:
                await self._sending.forget(public.match, audience_of(face.seat), rows)
            return Delivered(settings)
        waiting: list[Seat] = []
        noted: list[ShownMessage] = []
        fault: NotNow | None = None
        is_changed = False
        for face in public.faces:
            if face.sitter != "person" or face.user_id is None:
                continue
            to = _recipient(face.seat, face.user_id, rows)
            own = moment.through(face.seat)
            secrets = own_secrets(own, public)
            before = to.before
            if not secrets or settings.get(face.user_id, DEFAULTS).secrets != "dm":
                is_changed |= to.is_unsure
                await self._sending.forget(public.match, to.audience, rows)
                continue
            if before is not None and to.shows(secrets) and not _has_sealed(own, to.seat, before.revision):
                # The new revision is stored, so that the next change is not taken for one made by others.
                noted.append(msgspec.structs.replace(before, revision=own.revision))
                is_waiting = before.state == WAITING
            else:
                is_changed = True
                try:
                    is_waiting = not await self._reached(own, to, settings.get(face.user_id, DEFAULTS), secrets)
                except NotNow as outage:
                    fault = outage
                    is_waiting = before is not None and before.state == WAITING
            if is_waiting:
                waiting.append(face.seat)
        return Delivered(settings, tuple(waiting), fault, None if is_changed else rows, tuple(noted))

    async def _reached(self, own: Observation, to: _Recipient, settings: PersonSettings, secrets: str) -> bool:
        """Send or change the message to one seat; False if something waits there behind a closed DM."""
        before = to.before
        said = words(settings.reads(own.language))
        page = secret_page(own, hand_page(own, said), said)
        layout = await self._bot.presenter.present(page, own.match, own.revision, settings.text_only)
        try:
            channel_id = await self._bot.postbox.dm_channel(to.user_id)
            sent = ShownMessage(to.audience, channel_id, 0, own.revision, secrets)
            sent = msgspec.structs.replace(sent, message_id=await self._put(own, to, sent, layout))
        except CannotShow as closed:
            _log.info("match %s, seat %s: no direct message (code %s)", own.match, to.seat, closed.code)
            # Nobody is called to look at what they did themselves: a call would mean that it was something new.
            is_own = before is not None and _by_own_hand(own, to.seat, before.revision)
            state = LOOKED if before is not None and is_own and before.state != WAITING else WAITING
            await self._remember(own, ShownMessage(to.audience, 0, 0, own.revision, secrets, state), to.old())
            return state != WAITING
        old = to.old()
        left = () if old is None or old.message_id == sent.message_id else (put_away(old, None, own.revision),)
        await self._bot.services.shown.replace(own.match, before, sent, *left)
        return True

    async def looked(self, own: Observation) -> bool:
        """Note that a player has looked at what is theirs; say whether something had waited for that."""
        if own.observer is None:
            return False
        rows = {row.audience: row for row in await self._bot.services.shown.shown(own.match)}
        row = rows.get(audience_of(own.observer))
        if row is None or row.state != WAITING:
            return False
        await self._remember(own, msgspec.structs.replace(row, state=LOOKED))
        return True

    async def _remember(self, own: Observation, message: ShownMessage, old: ShownMessage | None = None) -> None:
        """Remember `message`, and that `old` is to be deleted (cogs/projection/leftovers.py)."""
        left = () if old is None else (put_away(old, None, own.revision),)
        await self._bot.services.shown.remember(own.match, message, *left)

    async def _put(self, own: Observation, to: _Recipient, planned: ShownMessage, layout: Layout) -> int:
        """Change the message that is there if nothing came from outside, else send one; return its id."""
        old = None if to.is_unsure else to.old()
        if old is not None and (old.page_hash == UNKNOWN_PAGE or _by_own_hand(own, to.seat, old.revision)):
            try:
                await self._bot.postbox.edit(old.channel_id, old.message_id, layout)
            except MessageGone:
                pass
            else:
                return old.message_id
        return await self._sending.send(own.match, to.before, planned, layout)


def _has_sealed(own: Observation, seat: Seat, since: int) -> bool:
    """Return whether `seat` has sealed something after revision `since`, or taken something back.

    Its message is then changed even if it would say the same, as after sealing the same card again: others could notice
    that a direct message was sent, for the table waits for it, and must not learn from that whether something changed.
    """
    newer = [entry for entry in own.log if entry.revision > since and entry.seat == seat]
    return any(entry.receipt or entry.kind == "undo" for entry in newer)


def _by_own_hand(own: Observation, seat: Seat, since: int) -> bool:
    """Return whether everything after revision `since` was done by `seat` itself."""
    newer = [entry for entry in own.log if entry.revision > since]
    return bool(newer) and all(entry.seat == seat for entry in newer)
