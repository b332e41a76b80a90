"""A page as Discord shows it: one container of texts, pictures and rows of controls, with the pictures as files.

Limits are in render/limits.py; a page made there fits. What does not (a picture described in words may be long) is cut
at a line, and the whole text goes along as a file. Neighbouring pictures share one gallery.
"""

import io
import logging
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import discord
import msgspec
from discord import ui
from discord.ui.select import BaseSelect

from cogs.messages.component_ids import Origin, ids_of
from render.limits import ALT_TEXT, MOST_TEXT
from render.page import Action, Block, Button, Buttons, Line, Page, Paragraph, Picture, Rule, Select

CUT_MARK = "…"
WHOLE_TEXT_FILE = "page.txt"

_STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
_NUMBERED = 2**30
"""Ids from here on are ours, below 2**31; Discord counts its own from 1 on."""

_ROLE = discord.SelectDefaultValueType.role
_log = logging.getLogger(__name__)


class PageTooBig(ValueError):
    """A page that Discord would refuse: too many components, or one component id twice."""


class Attachment(msgspec.Struct, frozen=True):
    """A file of a message: a finished picture, or something to keep."""

    filename: str
    data: bytes


class Layout(msgspec.Struct, frozen=True, eq=False):
    """A page ready to send, with the people and roles whom it mentions.

    The view may be sent once; files are made anew each time, since sending uses them up.
    """

    view: ui.LayoutView
    attachments: tuple[Attachment, ...]
    mentions: tuple[int, ...]
    roles: tuple[int, ...] = ()

    @property
    def allowed_mentions(self) -> discord.AllowedMentions:
        """Nobody else is told of the message."""
        people = [discord.Object(user_id) for user_id in self.mentions]
        roles = [discord.Object(role_id) for role_id in self.roles]
        return discord.AllowedMentions(everyone=False, roles=roles or False, replied_user=False, users=people)

    def files(self) -> list[discord.File]:
        """Return the files that the message needs."""
        return [discord.File(io.BytesIO(each.data), filename=each.filename) for each in self.attachments]

    def component_ids(self) -> frozenset[str]:
        """Return the ids of its controls."""
        return component_ids(self.view.children)


def component_ids(items: Iterable[Any]) -> frozenset[str]:
    """Return the ids, which carry match and revision, of the controls in what was sent or is to be sent."""
    found: set[str] = set()
    for item in items:
        custom_id = getattr(item, "custom_id", None)
        found |= {custom_id} if custom_id else set()
        found |= component_ids(getattr(item, "children", ()))
        accessory = getattr(item, "accessory", None)
        found |= component_ids((accessory,)) if accessory is not None else set()
    return frozenset(found)


def laid_out(
    page: Page,
    origin: Origin,
    drawings: Sequence[Attachment] = (),
    enclosed: Sequence[Attachment] = (),
) -> Layout:
    """Return `page` as a view; `drawings` are its pictures, in order, `enclosed` are offered as files below.

    Raises:
        PageTooBig: if Discord would refuse it even with its texts cut.
    """
    said = [block.text for block in page.blocks if isinstance(block, Paragraph | Line)]
    fitted = _fitted(said)
    offered = list(enclosed)
    if fitted != said:
        _log.info("a page of %d characters was cut", sum(map(len, said)))
        offered.append(Attachment(WHOLE_TEXT_FILE, "\n\n".join(said).encode()))
    ids = ids_of(page, origin)
    if len(ids) < len(page.actions()):
        raise PageTooBig(f"a component id twice among {sorted(ids.values())}")
    items = list(_items(page.blocks, iter(fitted), iter(drawings), ids))
    items += [ui.File(f"attachment://{each.filename}") for each in offered]
    view = ui.LayoutView(timeout=None)
    try:
        view.add_item(ui.Container(*items, accent_colour=page.accent))
    except ValueError as fault:
        raise PageTooBig(str(fault)) from fault
    # discord.py keeps no view that has ended: it would answer presses only while it remembers the view, or while the
    # control is still on its message. The id says everything that is needed (cogs/interactions/dispatch.py).
    view.stop()
    return Layout(view, (*drawings, *offered), page.mentions)


def _items(
    blocks: Sequence[Block], texts: Iterator[str], drawings: Iterator[Attachment], ids: Mapping[Action, str]
) -> Iterator[ui.Item[Any]]:
    gallery: ui.MediaGallery[Any] | None = None
    for block in blocks:
        if isinstance(block, Picture):
            about = _cut(block.alt, ALT_TEXT)
            media = discord.MediaGalleryItem(f"attachment://{next(drawings).filename}", description=about)
            gallery = ui.MediaGallery(media) if gallery is None else gallery.append_item(media)
            continue
        if gallery is not None:
            yield gallery
            gallery = None
        match block:
            case Paragraph():
                if text := next(texts):
                    yield ui.TextDisplay(text)
            case Line(button=button):
                yield ui.Section(next(texts) or CUT_MARK, accessory=_button(button, ids))
            case Rule():
                yield ui.Separator()
            case Buttons(buttons=buttons):
                yield ui.ActionRow(*(_button(button, ids) for button in buttons))
            case Select():
                yield ui.ActionRow(made_select(block, ids[block.action], number=_number(block, ids[block.action])))
    if gallery is not None:
        yield gallery


def _button(button: Button, ids: Mapping[Action, str]) -> ui.Button[Any]:
    style, custom_id = _STYLES[button.style], ids[button.action]
    return ui.Button(label=button.label, style=style, disabled=button.disabled, custom_id=custom_id)


def _number(select: Select, custom_id: str) -> int:
    """Return the id of a list among the components of its message, another one for another list or another choice.

    A client keeps what was chosen in a list while its message is edited, unless that has another component there.
    """
    shown = "|".join(f"{each.value}{'*' * each.chosen}" for each in select.options)
    return _NUMBERED + zlib.crc32(f"{custom_id}|{shown}".encode()) % _NUMBERED


def made_select(select: Select, custom_id: str, *, required: bool = True, number: int | None = None) -> BaseSelect[Any]:
    """Return a list for a message, or for a modal, where it may be `required`; `number`: its id, else Discord's."""
    about: dict[str, Any] = {
        "placeholder": select.prompt,
        "min_values": select.least,
        "max_values": select.most,
        "custom_id": custom_id,
        "required": required,
        "id": number,
    }
    match select.of:
        case "people":
            return ui.UserSelect(**about)
        case "channels":
            return ui.ChannelSelect(channel_types=[discord.ChannelType.text], **about)
        case "forums":
            return ui.ChannelSelect(channel_types=[discord.ChannelType.forum], **about)
        case "roles":
            chosen = [discord.SelectDefaultValue(id=int(each.value), type=_ROLE) for each in select.options]
            return ui.RoleSelect(default_values=chosen, **about)
    options = [
        discord.SelectOption(
            label=option.label, value=option.value, description=option.note or None, default=option.chosen
        )
        for option in select.options
    ]
    return ui.Select(options=options, **about)


def _fitted(texts: Sequence[str]) -> list[str]:
    fitted = list(texts)
    while (excess := sum(map(len, fitted)) - MOST_TEXT) > 0:
        longest = max(range(len(fitted)), key=lambda index: len(fitted[index]))
        fitted[longest] = _cut(fitted[longest], max(0, len(fitted[longest]) - excess))
    return fitted


def _cut(text: str, most: int) -> str:
    """Return `text` in at most `most` characters, cut at the end of a line where there is one near enough."""
    if len(text) <= most:
        return text
    kept = text[: max(0, most - len(CUT_MARK))]
    at_line = kept.rfind("\n")
    if at_line > len(kept) // 2:
        kept = kept[:at_line]
    return (kept + CUT_MARK)[:most]
