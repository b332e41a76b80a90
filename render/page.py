"""A page: what one message shows, free of Discord. cogs/ turns it into components, tests and command line into text.

Blocks follow each other from top to bottom. Words in a page are final, in the reader's language (Discord markdown).
An action names what a control does; cogs/ adds match and revision to it, so that an old press is recognised.
"""

from typing import Literal

import msgspec

from games.kernel.observation import DRAFTS

Style = Literal["primary", "secondary", "success", "danger"]


class Action(msgspec.Struct, frozen=True):
    """What a control asks for: `verb` is routed in cogs/; `arg` is digits, letters and .,:_- but never content."""

    verb: str
    arg: str = ""


MOST_DIGITS = 18
"""The most digits of a number from outside; every number that is counted or stored here has fewer."""


def number_in(arg: str) -> int | None:
    """Return the number that an argument spells, None if it is none or has more digits than any number here."""
    return int(arg) if len(arg) <= MOST_DIGITS and arg.isascii() and arg.isdecimal() else None


_DRAFT = "d"


def about_topic(topic: int | None, arg: str) -> str:
    """Return `arg` as an argument that names a topic by its place, `DRAFTS` too."""
    return arg if topic is None else f"{_DRAFT if topic == DRAFTS else topic}:{arg}"


def topic_in(arg: str) -> tuple[int | None, str]:
    """Return the topic that an argument names, None if it names none, and the rest of it."""
    named, separator, rest = arg.partition(":")
    if not separator:
        return None, arg
    return DRAFTS if named == _DRAFT else number_in(named), rest


class Button(msgspec.Struct, frozen=True):
    """A button. `label` has at most 80 characters."""

    action: Action
    label: str
    style: Style = "secondary"
    disabled: bool = False


class SelectOption(msgspec.Struct, frozen=True):
    """One entry of a select: `value` is a number or name without content, `label` and `note` at most 100 characters."""

    value: str
    label: str
    note: str = ""
    chosen: bool = False


class Select(msgspec.Struct, frozen=True, tag=True):
    """A drop-down list of 1 to 25 options; between `least` and `most` may be chosen.

    `of` people, channels, forums or roles: Discord lists those of the server; the options of roles are those chosen at
    first.
    """

    action: Action
    prompt: str
    options: tuple[SelectOption, ...] = ()
    least: int = 1
    most: int = 1
    of: Literal["options", "people", "channels", "forums", "roles"] = "options"


class Field(msgspec.Struct, frozen=True, tag=True):
    """A line to type in a modal, or several lines. `label` has at most 45 characters, `hint` at most 100.

    `now`: what is in it at first.
    """

    label: str
    hint: str = ""
    now: str = ""
    longest: int = 200
    is_required: bool = False
    is_long: bool = False


class Buttons(msgspec.Struct, frozen=True, tag=True):
    """A row of 1 to 5 buttons."""

    buttons: tuple[Button, ...]


class Paragraph(msgspec.Struct, frozen=True, tag=True):
    """Words in Discord markdown: a heading, a sentence, several lines."""

    text: str


class Line(msgspec.Struct, frozen=True, tag=True):
    """Words with a button beside them."""

    text: str
    button: Button


class Rule(msgspec.Struct, frozen=True, tag=True):
    """A thin line between two parts."""


class Picture(msgspec.Struct, frozen=True, tag=True):
    """A picture as SVG with its description. `name` is a file stem without content, such as `map-12-57`.

    `alt` has at most 1,024 characters; `plain` says all that the picture shows, for readers who asked for text only.
    """

    name: str
    svg: str
    alt: str
    plain: str


Block = Paragraph | Line | Rule | Picture | Buttons | Select


class Page(msgspec.Struct, frozen=True):
    """Blocks from top to bottom. `accent` colours the edge (0xRRGGBB). `mentions` are the user ids to notify."""

    blocks: tuple[Block, ...]
    accent: int | None = None
    mentions: tuple[int, ...] = ()

    def buttons(self) -> tuple[Button, ...]:
        """Return the buttons in order."""
        found: list[Button] = []
        for block in self.blocks:
            found += block.buttons if isinstance(block, Buttons) else [block.button] if isinstance(block, Line) else []
        return tuple(found)

    def actions(self) -> tuple[Action, ...]:
        """Return what the controls ask for: first the buttons, in order, then the selects."""
        selects = (block.action for block in self.blocks if isinstance(block, Select))
        return (*(button.action for button in self.buttons()), *selects)

    def pictures(self) -> tuple[Picture, ...]:
        """Return the pictures in order."""
        return tuple(block for block in self.blocks if isinstance(block, Picture))


def without_pictures(page: Page) -> Page:
    """Return `page` with every picture replaced by its plain text."""
    blocks = tuple(Paragraph(block.plain) if isinstance(block, Picture) else block for block in page.blocks)
    return Page(blocks, page.accent, page.mentions)
