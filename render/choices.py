"""The private page "Your move": from the topics and kinds of choices to one choice, its picture and `Confirm`. Pure.

Where there are several topics, the first page names them, and those after it are about one of them. Few choices are
buttons. More are grouped by kind; in a group they stand as sentences above a select of at most 25. What a game has cut
into parts is chosen on one page with a select for each (choice_parts.py). A path says where one is: "" (all kinds), a
group's id, group and page (`build.1`), or what is not possible now. What belongs to a topic names it in its argument
(`about_topic`).
"""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from msgspec.structs import replace

from games.kernel.observation import DRAFTS, Observation
from render import verbs
from render.choice_parts import Picks, parts_page, picks_after, picks_at_first, picks_named, sealed_now
from render.game_pages import Lens, Menu, MenuEntry, MenuGroup, MenuTopic
from render.limits import BUTTON_LABEL, MOST_OPTIONS, clipped, fitting
from render.page import Action, Block, Button, Page, Paragraph, Picture, Select, about_topic, number_in
from render.pages.parts import button, look_buttons, option, page, paged, rows, turning
from render.phrases import accent, awaited, escaped, title
from render.registry import pages_of
from text import Words

FEW = 5
"""So many choices are shown as buttons on one page."""

MOST_TOPIC_BUTTONS = 10
LISTED_TEXT = 2600
"""Characters of the sentences above a select; a longer list is read in the select alone."""

CONFIRM_TEXT = 3000
DONE_TEXT = 1200
T = TypeVar("T")


def menu_page(observation: Observation, words: Words, path: str = "", lens: Lens | None = None) -> Page:
    """Return what the observer may choose now, or whom the match waits for instead."""
    if not observation.choices and not observation.topics:
        return waiting_page(observation, words)
    menu = pages_of(observation.game).menu(observation, words)
    if not observation.choices:
        return _topics_page(observation, menu, number_in(path) or 0, words, lens)
    entries = menu.entries()
    if path == verbs.REFUSED and menu.refused:
        return _refused_page(observation, menu, words)
    if menu.parts:
        return _parts_page(observation, menu, picks_at_first(menu), words, lens)
    if len(entries) == 1 and observation.plan is None:
        return confirm_page(observation, entries[0].number, words, lens)
    pictures = _looked_at(observation, menu, words, lens)
    name, _, place = path.partition(".")
    named = next((group for group in menu.groups if group.id == name), None)
    bare = next((group for group in menu.groups if group.id == menu.bare or len(menu.groups) == 1), None)
    if len(entries) <= FEW and named is None:
        return _few_page(observation, menu, entries, pictures, words)
    if bare is not None and named in (None, bare):
        return _bare_page(observation, menu, bare, number_in(place) or 0, words, pictures=pictures)
    if named is not None:
        return _group_page(observation, named, number_in(place) or 0, pictures, words)
    return _groups_page(observation, menu, pictures, words)


def part_page(observation: Observation, arg: str, value: str, words: Words, lens: Lens | None = None) -> Page:
    """Return the page of a decision of several parts once `value` was chosen in its list with `arg`.

    Where the decision has no parts (an old press) that is the menu.
    """
    menu = pages_of(observation.game).menu(observation, words)
    if not observation.choices or not menu.parts:
        return menu_page(observation, words, lens=lens)
    return _parts_page(observation, menu, picks_after(menu, arg, value), words, lens)


def named_parts_page(
    observation: Observation, typed: Sequence[str | None], words: Words, lens: Lens | None = None
) -> tuple[Page, tuple[str, ...]]:
    """Return the page of a decision of several parts with what was typed for each picked, and what meant nothing."""
    menu = pages_of(observation.game).menu(observation, words)
    if not observation.choices or not menu.parts:
        return menu_page(observation, words, lens=lens), ()
    picks = picks_named(menu, observation, typed)
    unknown = tuple(each for each, pick in zip(typed, picks, strict=False) if each and pick is None)
    return _parts_page(observation, menu, picks, words, lens), unknown


def confirm_page(observation: Observation, number: int, words: Words, lens: Lens | None = None) -> Page:
    """Return one choice with its cost and effect, the picture of what it leads to, and `Confirm`.

    A number that is no choice now (an old press) leads to the menu.
    """
    game = pages_of(observation.game)
    if not any(choice.number == number for choice in observation.choices):
        return menu_page(observation, words, lens=lens)
    menu = game.menu(observation, words)
    group, entry = next(_found(menu, number))
    if menu.parts:
        return _parts_page(observation, menu, entry.picks, words, lens)
    said = clipped(game.confirmation(observation, number, words), CONFIRM_TEXT)
    confirmed = about_topic(observation.topic, str(number))
    buttons = [button(verbs.CONFIRM, words("button-confirm"), confirmed, style="success")]
    if len(observation.choices) > 1 and observation.topic != DRAFTS:
        few = len(observation.choices) <= FEW or len(group.entries) in (1, len(observation.choices))
        buttons.append(_menu_button(observation, words("button-back"), "" if few else group.id))
    elif observation.topic is not None:
        buttons.append(button(verbs.MENU, words("button-back")))
    return page(
        Paragraph(f"{words('choice-heading', label=escaped(entry.label))}\n{said}"),
        *game.pictures(observation, replace(lens or Lens(), proposed=number, first_only=True), words)[:1],
        *rows(buttons),
        accent=accent(observation),
    )


def waiting_page(observation: Observation, words: Words) -> Page:
    """Return why the observer has nothing to decide: somebody else's turn, not at this table, or the match is over."""
    if observation.status != "running":
        said = words(f"waiting-{observation.status}")
    elif observation.observer is None:
        said = words("waiting-not-seated")
    else:
        said = words("waiting-nothing")
    heading = words("table-heading", title=title(observation, words))
    return page(
        Paragraph("\n".join(part for part in (heading, said, awaited(observation, words)) if part)),
        *rows([*look_buttons(observation, words), *wishes_buttons(observation, words)]),
        accent=accent(observation),
    )


def wishes_buttons(observation: Observation, words: Words) -> list[Button]:
    """Return what leads to the wishes of the observer, while there is a question that they can be for."""
    is_open = observation.observer is not None and any(each.plan == "queue" for each in observation.decisions)
    return [button(verbs.WISHES, words("button-wishes"))] if is_open else []


def done_page(
    observation: Observation, lines: Sequence[str], words: Words, receipt: str = "", lens: Lens | None = None
) -> Page:
    """Return the private answer to a confirmed choice: what happened, a sealed answer's receipt, whose turn it is now.

    `observation` is the observer's after the move, `lines` are those of what the move led to. A player who has to
    choose again at once gets the next choices on the same page.
    """
    shown = fitting(lines, DONE_TEXT)
    said = "\n".join([words("done-sealed", receipt=receipt)] if receipt else [words("done-heading"), *shown])
    undo = undo_buttons(observation, words)
    if any(decision.seat == observation.observer for decision in observation.awaited()):
        return page(
            Paragraph(said), *menu_page(observation, words, lens=lens).blocks, *rows(undo), accent=accent(observation)
        )
    return page(
        Paragraph(said),
        Paragraph(awaited(observation, words) or words(f"waiting-{observation.status}")),
        *rows([*look_buttons(observation, words), *wishes_buttons(observation, words), *undo]),
        accent=accent(observation),
    )


def undo_buttons(observation: Observation, words: Words) -> list[Button]:
    """Return what takes back the observer's last move, and all of the plan that it was made with."""
    undo = [button(verbs.UNDO, words("button-undo"))] if observation.undoable else []
    count = observation.undoable_plan
    return [*undo, button(verbs.UNDO, words("button-undo-plan", count=count), verbs.PLAN)] if count else undo


def offered(choices: Sequence[tuple[Observation, int]], words: Words) -> tuple[Block, ...]:
    """Return choices as sentences with buttons, such as those most like a move that was refused."""
    entries = [
        (observation, entry)
        for observation, number in choices[:FEW]
        for _, entry in _found(pages_of(observation.game).menu(observation, words), number)
    ]
    if not entries:
        return ()
    said = f"{words('choice-nearest')}\n{_listed([entry for _, entry in entries])}"
    return (Paragraph(said), *rows([_pick(observation, entry) for observation, entry in entries]))


def _parts_page(observation: Observation, menu: Menu, picks: Picks, words: Words, lens: Lens | None) -> Page:
    made = parts_page(observation, menu, picks, words, lens)
    return page(Paragraph("\n".join(_heading(observation, menu, words))), *made.blocks, accent=made.accent)


def _looked_at(observation: Observation, menu: Menu, words: Words, lens: Lens | None) -> tuple[Picture, ...]:
    """Return the picture from which the observer chooses, if there is one; the page of a plan has one already."""
    if not menu.pictured or observation.plan is not None:
        return ()
    return pages_of(observation.game).pictures(observation, replace(lens or Lens(), first_only=True), words)[:1]


def _topics_page(observation: Observation, menu: Menu, place: int, words: Words, lens: Lens | None) -> Page:
    """Return what the choices can be about, each topic with a page of its own."""
    place, pages, shown = _turned_to(menu.topics, place)
    before = place * MOST_OPTIONS
    known = [(about_topic(before + number, ""), topic) for number, topic in enumerate(shown)]
    return page(
        Paragraph("\n".join(_heading(observation, menu, words))),
        *_looked_at(observation, menu, words, lens),
        *_topic_controls(known, words),
        *rows([*turning(verbs.MENU, place, pages, words), _type_it(observation, words)]),
        accent=accent(observation),
    )


def _topic_controls(topics: Sequence[tuple[str, MenuTopic]], words: Words) -> tuple[Block, ...]:
    if len(topics) <= MOST_TOPIC_BUTTONS and not any(topic.note for _, topic in topics):
        return rows([button(verbs.MENU, topic.name, arg) for arg, topic in topics])
    return (
        Select(
            Action(verbs.MENU),
            words("select-topic"),
            tuple(option(arg, topic.name, topic.note) for arg, topic in topics),
        ),
    )


def _groups_page(observation: Observation, menu: Menu, pictures: Sequence[Picture], words: Words) -> Page:
    return page(
        Paragraph("\n".join(_heading(observation, menu, words))),
        *pictures,
        *rows([_group_button(observation, group, words) for group in menu.groups]),
        *rows([*_below(observation, menu, words)]),
        accent=accent(observation),
    )


def _few_page(
    observation: Observation, menu: Menu, entries: Sequence[MenuEntry], pictures: Sequence[Picture], words: Words
) -> Page:
    leads = dict.fromkeys(group.lead for group in menu.groups if group.lead)
    return page(
        Paragraph("\n".join((*_heading(observation, menu, words), *leads))),
        *pictures,
        Paragraph(_listed(entries)),
        *rows([_pick(observation, entry) for entry in entries]),
        *rows([*_below(observation, menu, words)]),
        accent=accent(observation),
    )


def _bare_page(
    observation: Observation, menu: Menu, group: MenuGroup, place: int, words: Words, *, pictures: Sequence[Picture]
) -> Page:
    """Return the page of a group that is not opened by a button; the other choices are buttons below its list."""
    place, pages, entries = _turned_to(group.entries, place)
    others = [entry for each in menu.groups if each is not group for entry in each.entries]
    counted = words("menu-page", page=place + 1, pages=pages) if pages > 1 else ""
    return page(
        Paragraph("\n".join(part for part in (*_heading(observation, menu, words), group.lead, counted) if part)),
        *pictures,
        *_entries(observation, entries, words),
        Paragraph(_listed(others)),
        *rows([*(_pick(observation, each) for each in others), *_turning(observation, group, place, pages, words)]),
        *rows([*_below(observation, menu, words)]),
        accent=accent(observation),
    )


def _group_page(
    observation: Observation, group: MenuGroup, place: int, pictures: Sequence[Picture], words: Words
) -> Page:
    place, pages, entries = _turned_to(group.entries, place)
    heading = words("choice-heading", label=escaped(group.title))
    counted = words("menu-page", page=place + 1, pages=pages) if pages > 1 else ""
    back, typed = _menu_button(observation, words("button-back")), _type_it(observation, words)
    return page(
        Paragraph("\n".join(part for part in (heading, group.lead, counted) if part)),
        *pictures,
        *_entries(observation, entries, words),
        *rows([*_turning(observation, group, place, pages, words), back, typed]),
        accent=accent(observation),
    )


def _turned_to(listed: Sequence[T], place: int) -> tuple[int, int, Sequence[T]]:
    """Return the page of a long list that there is for `place`, how many there are, and what is on it."""
    pages = -(-len(listed) // MOST_OPTIONS)
    place = max(0, min(place, pages - 1))
    return place, pages, listed[place * MOST_OPTIONS : (place + 1) * MOST_OPTIONS]


def _turning(observation: Observation, group: MenuGroup, place: int, pages: int, words: Words) -> tuple[Button, ...]:
    return turning(verbs.MENU, place, pages, words, about_topic(observation.topic, f"{group.id}."))


def _entries(observation: Observation, entries: Sequence[MenuEntry], words: Words) -> tuple[Block, ...]:
    """Return choices as sentences above their controls."""
    lines = _listed(entries)
    return (Paragraph(lines if len(lines) <= LISTED_TEXT else ""), *_entry_controls(observation, entries, words))


def _refused_page(observation: Observation, menu: Menu, words: Words) -> Page:
    lines = paged(menu.refused, CONFIRM_TEXT)[0]
    return page(
        Paragraph("\n".join((words("menu-refused-heading"), *lines))),
        *rows([_menu_button(observation, words("button-back"))]),
        accent=accent(observation),
    )


def _heading(observation: Observation, menu: Menu, words: Words) -> Iterator[str]:
    yield words("menu-heading" if observation.plan is None else "plan-next")
    phase = pages_of(observation.game).phase(observation, words)
    if phase:
        yield phase
    yield menu.question
    sealed = [each for each in observation.decisions if each.seat == observation.observer and not each.owed]
    if sealed:
        yield words("menu-may-change")
        now = sealed_now(menu, words)
        if now:
            yield words("menu-sealed-now", label=now)


def _entry_controls(observation: Observation, entries: Sequence[MenuEntry], words: Words) -> tuple[Block, ...]:
    if len(entries) <= FEW:
        return rows([_pick(observation, entry) for entry in entries])
    options = tuple(
        option(about_topic(observation.topic, str(entry.number)), entry.label, entry.note) for entry in entries
    )
    action = Action(verbs.PICK) if observation.plan is None else Action(verbs.ADD, str(observation.plan))
    return (Select(action, words("select-choice"), options),)


def _group_button(observation: Observation, group: MenuGroup, words: Words) -> Button:
    if len(group.entries) == 1:
        (only,) = group.entries
        # "Pass: pass" would say it twice.
        named = only.label.startswith(group.title)
        label = only.label if named else words("menu-only-button", title=group.title, label=only.label)
        return replace(_pick(observation, only), label=clipped(label, BUTTON_LABEL))
    counted = words("menu-group-button", title=group.title, count=len(group.entries))
    return _menu_button(observation, counted, group.id)


def _below(observation: Observation, menu: Menu, words: Words) -> Iterator[Button]:
    """Yield what is below the choices: what is not possible, the other topics, a line to type."""
    if menu.refused:
        yield _menu_button(observation, words("button-refused", count=len(menu.refused)), verbs.REFUSED)
    if observation.topic is not None:
        yield button(verbs.MENU, words("button-back"))
    yield from wishes_buttons(observation, words)
    yield _type_it(observation, words)


def _type_it(observation: Observation, words: Words) -> Button:
    return button(verbs.LINE, words("button-type-it"), "" if observation.plan is None else verbs.PLAN)


def _menu_button(observation: Observation, label: str, path: str = "") -> Button:
    return button(verbs.MENU, label, about_topic(observation.topic, path))


def _pick(observation: Observation, entry: MenuEntry) -> Button:
    """Return the button that looks at a choice, or lines it up at the end of a plan."""
    choice = about_topic(observation.topic, str(entry.number))
    if observation.plan is None:
        return button(verbs.PICK, entry.label, choice)
    return button(verbs.ADD, entry.label, f"{observation.plan}.{choice}")


def _listed(entries: Sequence[MenuEntry]) -> str:
    return "\n".join(_sentence(entry) for entry in entries)


def _sentence(entry: MenuEntry) -> str:
    name = f"**{escaped(entry.label)}**"
    return f"{name} · {escaped(entry.note)}" if entry.note else name


def _found(menu: Menu, number: int) -> Iterator[tuple[MenuGroup, MenuEntry]]:
    for group in menu.groups:
        for entry in group.entries:
            if entry.number == number:
                yield group, entry
