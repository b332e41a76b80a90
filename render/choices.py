"""The private page "Your move": from the topics and kinds of choices to one choice, its picture and `Confirm`. Pure.

Where there are several topics, the first page names them, and those after it are about one of them. Every choice is
written once: few are buttons, each beside its cost and effect, more are grouped by kind, and a group is a select of at
most 25. What a game has cut into parts is chosen on one page with a select for each (choice_parts.py). A path says
where one is: "" (all kinds), a group's id, group and page (`build.1`), or what is not possible now. What belongs to a
topic names it in its argument (`about_topic`).
"""

import random
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TypeVar

from msgspec.structs import replace

from games.kernel.observation import DRAFTS, Observation
from render import verbs
from render.choice_lines import (
    FEW,
    beside_notes,
    entry_controls,
    listed,
    one_by_one,
    pick,
    shortened,
    type_it,
)
from render.choice_parts import Picks, parts_page, picks_after, picks_at_first, picks_named, sealed_now
from render.game_pages import Lens, Menu, MenuEntry, MenuGroup, MenuTopic
from render.limits import BUTTON_LABEL, MOST_OPTIONS, clipped, fitting
from render.page import Action, Block, Button, Page, Paragraph, Picture, Select, about_topic, number_in
from render.pages.layout import layout_page, no_picks
from render.pages.parts import button, look_buttons, option, page, paged, rows, turning
from render.phrases import accent, awaited, escaped, title
from render.registry import pages_of
from text import Words

MOST_TOPIC_BUTTONS = 15
MOST_LISTS = 6
MOST_GROUPS = 16
"""So many groups have room on one page, some with a list and the others with a button."""

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
    layout = _layout_of(observation, words)
    if layout is not None:
        return layout_page(observation, layout, no_picks(layout), words, lens)
    if path == verbs.REFUSED and menu.refused:
        return _refused_page(observation, menu, words)
    if menu.parts:
        return _parts_page(observation, menu, picks_at_first(menu), words, lens)
    if len(entries) == 1 and observation.plan is None:
        return confirm_page(observation, entries[0].number, words, lens)
    if menu.is_yes_no and observation.plan is None:
        return _yes_no_page(observation, menu, words, lens)
    pictures = _looked_at(observation, menu, words, lens)
    name, _, place = path.partition(".")
    named = next((group for group in menu.groups if group.id == name), None)
    bare = next((group for group in menu.groups if group.id == menu.bare or len(menu.groups) == 1), None)
    if len(entries) <= FEW and named is None:
        return _few_page(observation, menu, entries, pictures, words)
    if bare is not None and named in (None, bare):
        return _bare_page(observation, menu, bare, number_in(place) or 0, words, pictures=pictures)
    if named is None and menu.has_lists and len(menu.groups) <= MOST_GROUPS:
        return _lists_page(observation, menu, pictures, words)
    if named is not None:
        numbers = {entry.number for entry in named.entries}
        only = replace(observation, choices=tuple(each for each in observation.choices if each.number in numbers))
        pictures = _looked_at(only, menu, words, lens)
        return _group_page(observation, named, number_in(place) or 0, pictures, words)
    return _groups_page(observation, menu, pictures, words)


def _layout_of(observation: Observation, words: Words) -> Menu | None:
    """Return the answers as things that go somewhere, if the observer is asked for one after another of them."""
    if not any(each.seat == observation.observer and each.takes("queue") for each in observation.decisions):
        return None
    menu = pages_of(observation.game).wishes(observation, words)
    return menu if menu.is_layout else None


def part_page(
    seen: Observation, arg: str, values: Sequence[str], words: Words, chance: random.Random, *, lens: Lens | None = None
) -> Page:
    """Return the page of a decision of several parts once `values` were chosen in its list with `arg`.

    `chance` picks what is left open on purpose. Where the decision has no parts (an old press) that is the menu.
    """
    menu = pages_of(seen.game).menu(seen, words)
    if not seen.choices or not menu.parts:
        return menu_page(seen, words, lens=lens)
    return _parts_page(seen, menu, picks_after(menu, arg, values, chance), words, lens)


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
    is_open = observation.observer is not None and any(each.takes("queue") for each in observation.decisions)
    own = f"{observation.game}-button-wishes"
    return [button(verbs.WISHES, words(own if words.has(own) else "button-wishes"))] if is_open else []


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
        *rows([*turning(verbs.MENU, place, pages, words), type_it(observation, words)]),
        accent=accent(observation),
    )


def _topic_controls(topics: Sequence[tuple[str, MenuTopic]], words: Words) -> tuple[Block, ...]:
    if len(topics) <= MOST_TOPIC_BUTTONS and not any(topic.note for _, topic in topics):
        by_kind = groupby(topics, key=lambda named: named[1].kind)
        return tuple(
            row for _, same in by_kind for row in rows([button(verbs.MENU, topic.name, arg) for arg, topic in same])
        )
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


def _lists_page(observation: Observation, menu: Menu, pictures: Sequence[Picture], words: Words) -> Page:
    """Return the page on which every group has a list; a group that is too long for that, or of one, has a button."""
    short = [group for group in menu.groups if 1 < len(group.entries) <= MOST_OPTIONS][:MOST_LISTS]
    others = [group for group in menu.groups if group not in short]
    return page(
        Paragraph("\n".join(_heading(observation, menu, words))),
        *pictures,
        *(block for group in short for block in listed(observation, group, words)),
        *rows([_group_button(observation, group, words) for group in others]),
        *rows([*_below(observation, menu, words)]),
        accent=accent(observation),
    )


def _yes_no_page(observation: Observation, menu: Menu, words: Words, lens: Lens | None) -> Page:
    """Return a yes and a no, each confirmed by one press, with the picture of what the yes leads to."""
    yes, no = menu.entries()
    game = pages_of(observation.game)
    seen = replace(lens or Lens(), proposed=yes.number, first_only=True)
    confirming = [
        button(
            verbs.CONFIRM,
            clipped(words("button-confirm-choice", label=each.label), BUTTON_LABEL),
            about_topic(observation.topic, str(each.number)),
            style="success" if each is yes else "secondary",
        )
        for each in (yes, no)
    ]
    return page(
        Paragraph("\n".join(_heading(observation, menu, words))),
        *game.pictures(observation, seen, words)[:1],
        *beside_notes(zip((yes.note, no.note), confirming, strict=True)),
        *rows([*_below(observation, menu, words)]),
        accent=accent(observation),
    )


def _few_page(
    observation: Observation, menu: Menu, entries: Sequence[MenuEntry], pictures: Sequence[Picture], words: Words
) -> Page:
    leads = dict.fromkeys(group.lead for group in menu.groups if group.lead)
    named = shortened(entries) if len(menu.groups) == 1 else entries
    return page(
        Paragraph("\n".join((*_heading(observation, menu, words), *leads))),
        *pictures,
        *entry_controls(observation, named, words),
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
        *entry_controls(observation, shortened(entries), words),
        *one_by_one(observation, others),
        *rows(_turning(observation, group, place, pages, words)),
        *rows([*_below(observation, menu, words)]),
        accent=accent(observation),
    )


def _group_page(
    observation: Observation, group: MenuGroup, place: int, pictures: Sequence[Picture], words: Words
) -> Page:
    place, pages, entries = _turned_to(group.entries, place)
    heading = words("choice-heading", label=escaped(group.title))
    counted = words("menu-page", page=place + 1, pages=pages) if pages > 1 else ""
    back, typed = _menu_button(observation, words("button-back")), type_it(observation, words)
    return page(
        Paragraph("\n".join(part for part in (heading, group.lead, counted) if part)),
        *pictures,
        *entry_controls(observation, shortened(entries), words),
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


def _group_button(observation: Observation, group: MenuGroup, words: Words) -> Button:
    if len(group.entries) == 1:
        (only,) = group.entries
        # "Pass: pass" would say it twice.
        named = only.label.startswith(group.title)
        label = only.label if named else words("menu-only-button", title=group.title, label=only.label)
        return replace(pick(observation, only), label=clipped(label, BUTTON_LABEL))
    counted = words("menu-group-button", title=group.title, count=len(group.entries))
    return _menu_button(observation, counted, group.id)


def _below(observation: Observation, menu: Menu, words: Words) -> Iterator[Button]:
    """Yield what is below the choices: what is not possible, the other topics, a line to type."""
    if menu.refused:
        yield _menu_button(observation, words("button-refused", count=len(menu.refused)), verbs.REFUSED)
    if observation.topic is not None:
        yield button(verbs.MENU, words("button-back"))
    yield from wishes_buttons(observation, words)
    yield type_it(observation, words)


def _menu_button(observation: Observation, label: str, path: str = "") -> Button:
    return button(verbs.MENU, label, about_topic(observation.topic, path))


def _found(menu: Menu, number: int) -> Iterator[tuple[MenuGroup, MenuEntry]]:
    for group in menu.groups:
        for entry in group.entries:
            if entry.number == number:
                yield group, entry
