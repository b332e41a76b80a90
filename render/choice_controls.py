"""Choices as sentences with their controls: a button for each of a few, or a select. Pure."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property

from msgspec.structs import replace

from games.kernel.observation import Observation
from render import verbs
from render.game_pages import Lens, Menu, MenuEntry, MenuGroup
from render.limits import MOST_OPTIONS
from render.meaning import written
from render.page import Action, Block, Button, Line, Page, Paragraph, Select, about_topic
from render.pages.parts import button, option, page, rows
from render.phrases import accent, capital, escaped
from render.reading import Found
from render.registry import pages_of
from text import Words

FEW = 5
"""So many choices are shown as buttons on one page."""

BESIDE = 28
"""How long the label of a button beside a note can be: Discord puts it at the right of the words, on a phone too."""


class Choices:
    """What can be chosen in one observation, perhaps about one topic or for a plan, and the controls for that."""

    def __init__(self, observation: Observation, words: Words, lens: Lens | None = None) -> None:
        """Take what the reader knows, in which words, and how the reader looks at pictures."""
        self.observation, self.words, self.lens = observation, words, lens or Lens()
        self.game = pages_of(observation.game)

    @cached_property
    def menu(self) -> Menu:
        """All of it in the words of the game."""
        return self.game.menu(self.observation, self.words)

    @cached_property
    def entries(self) -> tuple[MenuEntry, ...]:
        """All choices."""
        return self.menu.entries()

    def about(self, path: str) -> str:
        """Return the argument that names something about this topic."""
        return about_topic(self.observation.topic, path)

    def press(self, entry: MenuEntry) -> Button:
        """Return the button that looks at a choice, or lines it up at the end of a plan."""
        choice, plan = self.about(str(entry.number)), self.observation.plan
        if plan is None:
            return button(verbs.PICK, entry.label, choice)
        return button(verbs.ADD, entry.label, f"{plan}.{choice}")

    def picking(self, name: str = "") -> Action:
        """Return what a select called `name` does whose options are choices: it looks at one, or lines it up."""
        plan = self.observation.plan
        if plan is None:
            return Action(verbs.PICK, name)
        return Action(verbs.ADD, f"{plan}.{name}" if name else str(plan))

    def type_it(self) -> Button:
        """Return the button that asks for a line of notation."""
        arg = "" if self.observation.plan is None else verbs.PLAN
        return button(verbs.LINE, self.words("button-type-it"), arg)

    def controls(self, entries: Sequence[MenuEntry]) -> tuple[Block, ...]:
        """Return choices, each written once: a few with a button each, more in a select.

        A few are in a select, too, if a short name is too long to be beside its note.
        """
        if any(entry.short and len(entry.label) > BESIDE for entry in entries):
            return (self.select(entries),)
        return _controls([(self, entry) for entry in entries], self.words)

    def select(self, entries: Sequence[MenuEntry]) -> Select:
        """Return choices as one list."""
        return _select([(self, entry) for entry in entries], self.words("select-choice"))

    def select_of(self, group: MenuGroup) -> Select:
        """Return the choices of a group as one list with its title."""
        prompt = self.words("select-choice-of", title=group.title)
        return _select([(self, entry) for entry in shortened(group.entries)], prompt, group.id)

    def one_by_one(self, entries: Sequence[MenuEntry]) -> tuple[Block, ...]:
        """Return a button for each choice; of many without cost and effect, which there would be no room for."""
        if len(entries) > FEW:
            return rows([self.press(entry) for entry in entries])
        return tuple(_lines([(self, entry) for entry in entries]))


Offer = tuple[Choices, MenuEntry]
"""A choice, and to what it belongs."""


def shortened(entries: Iterable[MenuEntry]) -> list[MenuEntry]:
    """Return choices by what they are called where the title of their group is written."""
    return [replace(entry, label=entry.short or entry.label) for entry in entries]


def _controls(offers: Sequence[Offer], words: Words) -> tuple[Block, ...]:
    if len(offers) <= FEW:
        return tuple(_lines(offers))
    return (_select(offers, words("select-choice")),)


def _select(offers: Sequence[Offer], prompt: str, name: str = "") -> Select:
    """Return a list of choices; lists of one page differ by `name`."""
    options = tuple(option(each.about(str(entry.number)), entry.label, entry.note) for each, entry in offers)
    return Select(offers[0][0].picking(name), prompt, options)


def _lines(offers: Sequence[Offer]) -> Iterator[Block]:
    """Yield a button for each choice, beside its cost and effect; those that have none are in rows.

    What is the same for all of them is said once, above.
    """
    notes = {entry.note for _, entry in offers}
    if len(offers) > 1 and len(notes) == 1:
        yield from (Paragraph(escaped(capital(note))) for note in notes if note)
        yield from rows([each.press(entry) for each, entry in offers])
    else:
        yield from beside_notes((entry.note, each.press(entry)) for each, entry in offers)


def beside_notes(noted: Iterable[tuple[str, Button]]) -> Iterator[Block]:
    """Yield each button beside its note; those that have none are in rows."""
    bare: list[Button] = []
    for note, press in noted:
        if note:
            yield from rows(bare)
            bare = []
            yield Line(escaped(capital(note)), press)
        else:
            bare.append(press)
    yield from rows(bare)


def offered(found: Sequence[Found], words: Words) -> tuple[Block, ...]:
    """Return choices, perhaps about several topics, with their controls."""
    return _controls(_offers(found[:MOST_OPTIONS], words), words)


def which_page(found: Sequence[Found], words: Words, said: str) -> Page:
    """Return the choices that a typed line may mean, of which the person names one; `said` is why."""
    more = words("line-more", count=len(found) - MOST_OPTIONS) if len(found) > MOST_OPTIONS else ""
    observation, _ = found[0]
    below = (button(verbs.MENU, words("button-back")), Choices(observation, words).type_it())
    return page(
        Paragraph("\n".join(filter(None, (said, more)))),
        *offered(found, words),
        *rows(below),
        accent=accent(observation),
    )


def example_of(topics: Sequence[Observation], words: Words) -> str:
    """Return how a choice is written that there is now, "" if there is none."""
    return next((written(each.choices[0].notation, each.game, words) for each in topics if each.choices), "")


def _offers(found: Sequence[Found], words: Words) -> list[Offer]:
    by_topic: dict[int | None, tuple[Choices, dict[int, MenuEntry]]] = {}
    for observation, _ in found:
        if observation.topic not in by_topic:
            choices = Choices(observation, words)
            by_topic[observation.topic] = choices, {entry.number: entry for entry in choices.entries}
    named = ((*by_topic[observation.topic], number) for observation, number in found)
    return [(choices, entries[number]) for choices, entries, number in named if number in entries]
