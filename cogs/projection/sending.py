"""Sends the message of a match to one audience, and only one, even after a crash between sending it and storing its id.

What is about to be sent is announced in the database first, by a name, and the transaction that remembers the message
takes the announcement back. Where one is still there, a message may exist that nobody knows of: it is looked for, by
the ids of its components, and taken for the one that is to be sent now.
"""

import hashlib
from collections.abc import Iterable

import msgspec

from cogs.messages.component_ids import ids_of, origin_of
from cogs.messages.layout import Layout
from cogs.messages.posting import MessageGone, Postbox
from games.kernel.observation import Observation
from render.page import Page

NONCE_CHARACTERS = 25
"""The longest nonce that Discord takes."""

TABLE = "table"


def to_seat(seat: int) -> str:
    """Return the audience of a seat's direct message."""
    return f"seat:{seat}"


class Draft(msgspec.Struct, frozen=True):
    """A message to be sent: for whom, where, after which message of ours there (0: none), and what announces it."""

    audience: str
    channel_id: int
    replaced: int
    name: str


def draft(audience: str, channel_id: int, replaced: int | None, page: Page, match: Observation) -> Draft:
    """Return the draft of a `page` about `match`."""
    name = _name(audience, channel_id, replaced or 0, ids_of(page, origin_of(match)).values())
    return Draft(audience, channel_id, replaced or 0, name)


async def send(postbox: Postbox, planned: Draft, earlier: str | None, layout: Layout, *, silent: bool = False) -> int:
    """Send what was announced and return its id; `earlier` is the name of what was announced before it.

    Raises:
        CannotShow, NotNow: as the postbox does.
    """
    if earlier is None:
        return await postbox.send(planned.channel_id, layout, planned.name, silent=silent)
    found = await _find(postbox, planned, earlier)
    if found is None:
        # It may still be on its way: of two of the same name that come within some minutes Discord makes one.
        return await postbox.send(planned.channel_id, layout, earlier, silent=silent)
    try:
        await postbox.edit(planned.channel_id, found, layout)
    except MessageGone:
        return await postbox.send(planned.channel_id, layout, silent=silent)
    return found


async def withdraw(postbox: Postbox, audience: str, channel_id: int, replaced: int | None, announced: str) -> None:
    """Remove what may have been sent and is not needed any more.

    Raises:
        CannotShow, NotNow: as the postbox does.
    """
    found = await _find(postbox, Draft(audience, channel_id, replaced or 0, announced), announced)
    if found is not None:
        await postbox.remove(channel_id, found)


async def _find(postbox: Postbox, planned: Draft, announced: str) -> int | None:
    """Return our message that was announced in the place of `planned`, if it is there."""
    for message in await postbox.sent_after(planned.channel_id, planned.replaced):
        if message.ids and _name(planned.audience, planned.channel_id, planned.replaced, message.ids) == announced:
            return message.id
    return None


def _name(audience: str, channel_id: int, replaced: int, ids: Iterable[str]) -> str:
    """Return what distinguishes this message from all others; the ids of its components name match and revision."""
    described = repr((audience, channel_id, replaced, sorted(ids)))
    return hashlib.sha256(described.encode()).hexdigest()[:NONCE_CHARACTERS]
