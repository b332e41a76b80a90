"""How the pages of a game are looked at, and the menus that they answer. Pure values."""

from collections import Counter
from collections.abc import Iterable

import msgspec

from games.kernel.observation import Choice


class Lens(msgspec.Struct, frozen=True):
    """How a picture is looked at.

    `proposed`: number of a choice drawn as not yet confirmed; `since`: what happened after this revision is marked
    as new; `close_up`: id of a part to draw large; `safe_palette`: stronger shapes for colour-blind readers;
    `first_only`: no other picture than the first is asked for; `planned`: choices, lined up or wished for, drawn as
    not yet made; `is_small`: it is shown below the reader's own things, so that a game may draw a small board;
    `text_only`: the reader gets pictures as text, so that they need not be drawn.
    """

    proposed: int | None = None
    since: int | None = None
    close_up: str = ""
    safe_palette: bool = False
    first_only: bool = False
    is_small: bool = False
    text_only: bool = False
    planned: tuple[Choice, ...] = ()


class MenuEntry(msgspec.Struct, frozen=True):
    """One choice in words: `number` of the choice, short `label` (80 characters), `note` with cost and effect (100).

    `picks`: where the menu has parts, the place of the option of each that this choice is made of (`MenuPart`). `short`
    is what it is called in a list that has the title of its group.
    """

    number: int
    label: str
    note: str = ""
    picks: tuple[int, ...] = ()
    short: str = ""


class MenuGroup(msgspec.Struct, frozen=True):
    """Choices of one kind under a `title`, in canonical order. `lead` is a sentence shown above them, may be empty."""

    id: str
    title: str
    entries: tuple[MenuEntry, ...]
    lead: str = ""


class MenuTopic(msgspec.Struct, frozen=True):
    """What choices can be about: its `name`, and a `note` on it (100 characters each).

    `kind`: buttons of topics of one kind share rows, or one button leads to them (`Menu.kinds`).
    """

    name: str
    note: str = ""
    kind: str = ""


class MenuOption(msgspec.Struct, frozen=True):
    """One answer to a part: `id` as notation has it, `label` and `note` (100 characters each).

    `details`: lines that stand on the page once it is picked. `most`: so many parts can pick it, 0 for any number.
    """

    id: str
    label: str
    note: str = ""
    details: tuple[str, ...] = ()
    most: int = 0


class MenuPart(msgspec.Struct, frozen=True):
    """A part of a decision that is answered as one: its `name` ("First order") and at most 25 options.

    `nothing`: several of the options can be picked at once, and this is what it is called to pick none of them. Its
    pick is the sum of 2 to the power of their places.
    """

    name: str
    options: tuple[MenuOption, ...]
    nothing: str = ""

    def pick_of(self, ids: Iterable[str]) -> int:
        """Return the pick of several options by their ids; of options with the same id the first ones are taken."""
        wanted, pick = Counter(ids), 0
        for place, each in enumerate(self.options):
            if wanted[each.id]:
                wanted[each.id] -= 1
                pick += 1 << place
        return pick

    def picked(self, pick: int) -> tuple[MenuOption, ...]:
        """Return the options of a pick."""
        if not self.nothing:
            return (self.options[pick],)
        return tuple(each for place, each in enumerate(self.options) if pick >> place & 1)


class Menu(msgspec.Struct, frozen=True):
    """All that the observer may choose now.

    `question` asks it in one sentence. `refused` tells what is not possible and why. `parts`: the decision is made
    by one pick of each, all on one page; every entry then has `picks`, and `clash` says why some do not go
    together. `sealed` is the number of the choice that has been sealed and may still be changed. `pictured`: the
    first picture of the table shows what is chosen from, so that it is on the page. `bare` is the id of a group
    whose choices are on the first page itself, beside groups that have one choice each; "" if every group has a
    button. `has_lists`: every group has a list on the first page, if it is short enough. `topics` names those of
    the observation, in their order, where it has several; `kinds` are ids and titles of their kinds, if each of those
    has a button of its own: ids are words without a dot, and no numbers. `is_layout`: they are wishes of which each
    says where one thing goes. `is_yes_no`: there are two choices, a yes and a no, that need no page of their own.
    `has_random`: one press picks at random what is still open of its parts.
    """

    question: str
    groups: tuple[MenuGroup, ...]
    refused: tuple[str, ...] = ()
    parts: tuple[MenuPart, ...] = ()
    clash: str = ""
    sealed: int | None = None
    pictured: bool = False
    bare: str = ""
    has_lists: bool = False
    topics: tuple[MenuTopic, ...] = ()
    kinds: tuple[tuple[str, str], ...] = ()
    is_layout: bool = False
    is_yes_no: bool = False
    has_random: bool = False

    def entries(self) -> tuple[MenuEntry, ...]:
        """Return all choices."""
        return tuple(entry for group in self.groups for entry in group.entries)
