"""Choices as sentences with their controls: a button for each of a few, or a select. Pure."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from games.kernel.observation import Observation
from render import verbs
from render.game_pages import MenuEntry, MenuGroup
from render.limits import MOST_OPTIONS
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


def entry_controls(observation: Observation, entries: Sequence[MenuEntry], words: Words) -> tuple[Block, ...]:
    """Return choices, each written once: a few with a button each, more in a select.

    A few are in a select, too, if a short name is too long to be beside its note.
    """
    found = [(observation, entry) for entry in entries]
    if any(entry.short and len(entry.label) > BESIDE for entry in entries):
        return (_select(found, words("select-choice")),)
    return _controls(found, words)


def listed(observation: Observation, group: MenuGroup, words: Words) -> tuple[Block, ...]:
    """Return the choices of a group as one list with its title."""
    found = [(observation, entry) for entry in shortened(group.entries)]
    return (_select(found, words("select-choice-of", title=group.title), group.id),)


def shortened(entries: Iterable[MenuEntry]) -> list[MenuEntry]:
    """Return choices by what they are called where the title of their group is written."""
    return [replace(entry, label=entry.short or entry.label) for entry in entries]


def offered(choices: Sequence[Found], words: Words) -> tuple[Block, ...]:
    """Return choices, perhaps about several topics, as `entry_controls` does."""
    return _controls(list(_entries_of(choices[:MOST_OPTIONS], words)), words)


def _controls(entries: Sequence[tuple[Observation, MenuEntry]], words: Words) -> tuple[Block, ...]:
    if not entries:
        return ()
    if len(entries) <= FEW:
        return tuple(_lines(entries))
    return (_select(entries, words("select-choice")),)


def _select(entries: Sequence[tuple[Observation, MenuEntry]], prompt: str, name: str = "") -> Select:
    """Return a list of choices; lists of one page differ by `name`."""
    options = tuple(
        option(about_topic(observation.topic, str(entry.number)), entry.label, entry.note)
        for observation, entry in entries
    )
    return Select(picking(entries[0][0], name), prompt, options)


def one_by_one(observation: Observation, entries: Sequence[MenuEntry]) -> tuple[Block, ...]:
    """Return a button for each choice; of many without cost and effect, which there would be no room for."""
    if len(entries) > FEW:
        return rows([pick(observation, entry) for entry in entries])
    return tuple(_lines([(observation, entry) for entry in entries]))


def _lines(entries: Sequence[tuple[Observation, MenuEntry]]) -> Iterator[Block]:
    """Yield a button for each choice, beside its cost and effect; those that have none are in rows.

    What is the same for all of them is said once, above.
    """
    notes = {entry.note for _, entry in entries}
    if len(entries) > 1 and len(notes) == 1:
        yield from (Paragraph(escaped(capital(note))) for note in notes if note)
        yield from rows([pick(observation, entry) for observation, entry in entries])
    else:
        yield from beside_notes((entry.note, pick(observation, entry)) for observation, entry in entries)


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


def which_page(found: Sequence[Found], words: Words, said: str) -> Page:
    """Return the choices that a typed line may mean, of which the person names one; `said` is why."""
    more = words("line-more", count=len(found) - MOST_OPTIONS) if len(found) > MOST_OPTIONS else ""
    observation, _ = found[0]
    below = (button(verbs.MENU, words("button-back")), type_it(observation, words))
    return page(
        Paragraph("\n".join(filter(None, (said, more)))),
        *offered(found, words),
        *rows(below),
        accent=accent(observation),
    )


def example_of(topics: Sequence[Observation], words: Words) -> str:
    """Return what a choice is called that there is now, "" if there is none."""
    known = next((each for each in topics if each.choices), None)
    if known is None:
        return ""
    return next((entry.label for _, entry in _entries_of([(known, known.choices[0].number)], words)), "")


def _entries_of(choices: Sequence[Found], words: Words) -> Iterator[tuple[Observation, MenuEntry]]:
    menus: dict[int | None, dict[int, MenuEntry]] = {}
    for observation, number in choices:
        if observation.topic not in menus:
            menu = pages_of(observation.game).menu(observation, words)
            menus[observation.topic] = {entry.number: entry for entry in menu.entries()}
        if number in menus[observation.topic]:
            yield observation, menus[observation.topic][number]


def picking(observation: Observation, name: str = "") -> Action:
    """Return what a select called `name` does whose options are choices: it looks at one, or lines it up."""
    if observation.plan is None:
        return Action(verbs.PICK, name)
    return Action(verbs.ADD, f"{observation.plan}.{name}" if name else str(observation.plan))


def type_it(observation: Observation, words: Words) -> Button:
    """Return the button that asks for a line of notation."""
    return button(verbs.LINE, words("button-type-it"), "" if observation.plan is None else verbs.PLAN)


def pick(observation: Observation, entry: MenuEntry) -> Button:
    """Return the button that looks at a choice, or lines it up at the end of a plan."""
    choice = about_topic(observation.topic, str(entry.number))
    if observation.plan is None:
        return button(verbs.PICK, entry.label, choice)
    return button(verbs.ADD, entry.label, f"{observation.plan}.{choice}")
