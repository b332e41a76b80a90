"""What is a seat's own, sent to its player by direct message when it comes or changes; a closed DM blocks nothing.

What is a seat's own is what its view shows and the public's does not. One message for each match and seat: changed in
place after the player's own moves, sent anew (the old one is removed) when something came from outside.
"""

import hashlib
import logging
from typing import TYPE_CHECKING

import msgspec

from cogs.layout import Layout
from cogs.leftovers import put_away
from cogs.posting import CannotShow, MessageGone, NotNow, once_for
from games.kernel.ids import Seat
from games.kernel.sight import Face, Sight
from play.shown import UNKNOWN_PAGE, ShownMessage, ShownState
from render.pages.looking import hand_page
from render.pages.notices import secret_page
from text import words

if TYPE_CHECKING:
    from bot import SealedOrders

NEVER_SAME = frozenset({"observer"})
"""Fields of a view that differ between observers without telling anything."""

ASKED = "asked"
"""Under this name stand the sealed questions to a seat, beside the fields of its view."""

WAITING: ShownState = "gone"
"""The state of a secret that no DM could bring and the player has not looked at."""

LOOKED: ShownState = "failed"
"""The state of such a secret once the player has looked at it behind `Hand`."""

_log = logging.getLogger(__name__)


class Delivered(msgspec.Struct, frozen=True):
    """How it went: seats whose secret waits for them behind a closed DM, and what keeps others from theirs for now."""

    waiting: tuple[Seat, ...] = ()
    fault: NotNow | None = None


def audience_of(seat: Seat) -> str:
    """Return the name under which a seat's direct message is remembered."""
    return f"seat:{seat}"


def own_secrets(own: Sight, public: Sight) -> str:
    """Return a short name of everything that `own` shows and `public` does not; empty if that is nothing.

    A sealed answer that is owed belongs to it: whoever has to decide in secret gets the page to do so.
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


class PrivateMessages:
    """Brings the direct messages of a match's players up to date."""

    def __init__(self, bot: "SealedOrders") -> None:
        """Keep the bot."""
        self._bot = bot

    async def bring_up_to_date(self, public: Sight) -> Delivered:
        """Send and change what is needed; what one player cannot get now keeps nothing from the others.

        Raises:
            Overtaken: another process has done so meanwhile.
        """
        if public.status != "running":
            return Delivered()
        before = {message.audience: message for message in await self._bot.house.shown.shown(public.match)}
        everybody, own = await self._bot.house.sights.of_all(public.match)
        waiting: list[Seat] = []
        fault: NotNow | None = None
        for face in public.faces:
            if face.sitter != "person" or face.user_id is None or not own_secrets(own[face.seat], everybody):
                continue
            known = before.get(audience_of(face.seat))
            try:
                is_waiting = not await self._reached(public, face, face.user_id, known)
            except NotNow as outage:
                fault = outage
                is_waiting = known is not None and known.state == WAITING
            if is_waiting:
                waiting.append(face.seat)
        return Delivered(tuple(waiting), fault)

    async def _reached(self, public: Sight, face: Face, user_id: int, before: ShownMessage | None) -> bool:
        """Bring one seat up to date; False if something is there to be known and the DM is closed."""
        settings = await self._bot.house.people.settings(user_id)
        own, public = await self._at_once(public, user_id)
        if public.status != "running":
            return True
        secrets = own_secrets(own, public)
        if not secrets or settings.secrets != "dm":
            return True
        if before is not None and before.page_hash == secrets and not _has_sealed(own, face.seat, before.revision):
            # The revision goes on, so that the next change is not taken for one that came from others.
            if before.revision != own.revision:
                await self._bot.house.shown.replace(
                    own.match, before, msgspec.structs.replace(before, revision=own.revision)
                )
            return before.state != WAITING
        said = words(settings.language or public.language)
        page = secret_page(own, hand_page(own, said), said)
        layout = await self._bot.presenter.present(page, own.match, own.revision, settings.text_only)
        old = before if before is not None and before.state == "shown" else None
        try:
            channel_id = await self._bot.postbox.dm_channel(user_id)
            message_id = await self._put(own, face.seat, before, channel_id, layout)
        except CannotShow as closed:
            _log.info("match %s, seat %s: no direct message (code %s)", own.match, face.seat, closed.code)
            # Nobody is called to look at what they did themselves: a call would tell that it was something new.
            is_own = before is not None and _by_own_hand(own, face.seat, before.revision)
            state = LOOKED if before is not None and is_own and before.state != WAITING else WAITING
            await self._remember(own, ShownMessage(audience_of(face.seat), 0, 0, own.revision, secrets, state), old)
            return state != WAITING
        sent = ShownMessage(audience_of(face.seat), channel_id, message_id, own.revision, secrets)
        left = () if old is None or old.message_id == message_id else (put_away(old, None, own.revision),)
        await self._bot.house.shown.replace(own.match, before, sent, *left)
        return True

    async def _at_once(self, public: Sight, user_id: int) -> tuple[Sight, Sight]:
        """Return what a player and everybody may know at the same revision: a move in between is nobody's secret."""
        sights = self._bot.house.sights
        own = await sights.private(public.match, user_id)
        while (own.revision, own.status) != (public.revision, public.status):
            public = await sights.public(public.match)
            own = await sights.private(public.match, user_id)
        return own, public

    async def looked(self, own: Sight) -> bool:
        """Note that a player has looked at what is theirs; say whether something had waited for that."""
        if own.observer is None:
            return False
        rows = {row.audience: row for row in await self._bot.house.shown.shown(own.match)}
        row = rows.get(audience_of(own.observer))
        if row is None or row.state != WAITING:
            return False
        await self._remember(own, msgspec.structs.replace(row, state=LOOKED))
        return True

    async def _remember(self, own: Sight, message: ShownMessage, old: ShownMessage | None = None) -> None:
        """Remember `message`, and that `old` is to be deleted (cogs/leftovers.py)."""
        left = () if old is None else (put_away(old, None, own.revision),)
        await self._bot.house.shown.remember(own.match, message, *left)

    async def _put(self, own: Sight, seat: Seat, before: ShownMessage | None, channel_id: int, layout: Layout) -> int:
        postbox = self._bot.postbox
        old = before if before is not None and before.state == "shown" else None
        # One message replaces another, also if moves were made between a crash and the next attempt.
        replaced = "nothing" if before is None else before.message_id or f"revision {own.revision}"
        once = once_for(audience_of(seat), own.match, channel_id, replaced)
        if old is not None and (old.page_hash == UNKNOWN_PAGE or _by_own_hand(own, seat, old.revision)):
            try:
                await postbox.edit(old.channel_id, old.message_id, layout)
            except MessageGone:
                return await postbox.send(channel_id, layout, once)
            return old.message_id
        return await postbox.send(channel_id, layout, once)


def _has_sealed(own: Sight, seat: Seat, since: int) -> bool:
    """Say whether `seat` has sealed something after revision `since`, or taken something back.

    Its message is then changed even if it would say the same, as after sealing the same card again: others could notice
    that a direct message was sent, for the table waits for it, and must not learn from that whether something changed.
    """
    newer = [news for news in own.news if news.revision > since and news.seat == seat]
    return any(news.receipt or news.kind == "undo" for news in newer)


def _by_own_hand(own: Sight, seat: Seat, since: int) -> bool:
    """Say whether everything after revision `since` was done by `seat` itself."""
    newer = [news for news in own.news if news.revision > since]
    return bool(newer) and all(news.seat == seat for news in newer)
