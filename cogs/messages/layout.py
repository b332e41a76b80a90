"""A page as Discord shows it: one container of texts, pictures and rows of controls, with the pictures as files.

Limits are in render/limits.py; a page made there fits. What does not (a picture described in words may be long) is cut
at a line, and the whole text goes along as a file. Neighbouring pictures share one gallery.
"""

import io
import logging
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import discord
import msgspec
from discord import ui
from discord.ui.select import BaseSelect

from cogs.messages.component_ids import Origin, printed, referring
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
_log = logging.getLogger(__name__)


class PageTooBig(ValueError):
    """A page that Discord would refuse: too many components, or one component id twice."""


class Attachment(msgspec.Struct, frozen=True):
    """A file of a message: a finished picture, or something to keep."""

    filename: str
    data: bytes


class Layout:
    """A page ready to send. The view may be sent once; files are made anew each time, since sending uses them up."""

    def __init__(self, view: ui.LayoutView, attachments: Sequence[Attachment], mentions: Sequence[int]) -> None:
        """Keep what `laid_out` made."""
        self.view = view
        self.attachments = tuple(attachments)
        self.allowed_mentions = discord.AllowedMentions(
            everyone=False, roles=False, replied_user=False, users=[discord.Object(user_id) for user_id in mentions]
        )

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


def ids_of_controls(page: Page, origin: Origin) -> frozenset[str]:
    """Return the ids that the controls of `page` will have."""
    actions = [button.action for button in page.buttons()]
    actions += [block.action for block in page.blocks if isinstance(block, Select)]
    return frozenset(_id(action, origin) for action in actions)


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
    items = list(_items(page.blocks, iter(fitted), iter(drawings), origin))
    items += [ui.File(f"attachment://{each.filename}") for each in offered]
    return Layout(_view(items, page.accent), (*drawings, *offered), page.mentions)


def _view(items: Sequence[ui.Item[Any]], accent: int | None) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    try:
        view.add_item(ui.Container(*items, accent_colour=accent))
    except ValueError as fault:
        raise PageTooBig(str(fault)) from fault
    ids = [str(item.custom_id) for item in view.walk_children() if isinstance(item, ui.Button | BaseSelect)]
    if len(ids) != len(set(ids)):
        raise PageTooBig(f"a component id twice among {sorted(ids)}")
    # discord.py keeps no view that has ended: it would answer presses only while it remembers the view, or while the
    # control is still on its message. The id says everything that is needed (cogs/interactions/dispatch.py).
    view.stop()
    return view


def _items(
    blocks: Sequence[Block], texts: Iterator[str], drawings: Iterator[Attachment], origin: Origin
) -> Iterator[ui.Item[Any]]:
    gallery: ui.MediaGallery[Any] | None = None
    for block in blocks:
        if isinstance(block, Picture):
            media = discord.MediaGalleryItem(
                f"attachment://{next(drawings).filename}", description=_cut(block.alt, ALT_TEXT)
            )
            gallery = ui.MediaGallery(media) if gallery is None else gallery.append_item(media)
            continue
        if gallery is not None:
            yield gallery
            gallery = None
        if isinstance(block, Paragraph):
            if text := next(texts):
                yield ui.TextDisplay(text)
        elif isinstance(block, Line):
            yield ui.Section(next(texts) or CUT_MARK, accessory=_button(block.button, origin))
        else:
            yield _item(block, origin)
    if gallery is not None:
        yield gallery


def _item(block: Rule | Buttons | Select, origin: Origin) -> ui.Item[Any]:
    match block:
        case Rule():
            return ui.Separator()
        case Buttons(buttons=buttons):
            return ui.ActionRow(*(_button(button, origin) for button in buttons))
        case Select():
            return ui.ActionRow(made_select(block, _id(block.action, origin)))


def _button(button: Button, origin: Origin) -> ui.Button[Any]:
    return ui.Button(
        label=button.label,
        style=_STYLES[button.style],
        disabled=button.disabled,
        custom_id=_id(button.action, origin),
    )


def made_select(select: Select, custom_id: str, *, required: bool = True) -> BaseSelect[Any]:
    """Return a list for a message, or for a modal, where it may be `required`."""
    about: dict[str, Any] = {
        "placeholder": select.prompt,
        "min_values": select.least,
        "max_values": select.most,
        "custom_id": custom_id,
        "required": required,
    }
    match select.of:
        case "people":
            return ui.UserSelect(**about)
        case "channels":
            return ui.ChannelSelect(channel_types=[discord.ChannelType.text], **about)
    options = [
        discord.SelectOption(
            label=option.label, value=option.value, description=option.note or None, default=option.chosen
        )
        for option in select.options
    ]
    return ui.Select(options=options, **about)


def _id(action: Action, origin: Origin) -> str:
    return printed(referring(action, origin))


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
