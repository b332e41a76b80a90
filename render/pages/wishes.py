"""The page of wishes: what is made as soon as the reader is asked, and what can be added. Pure."""

from collections.abc import Iterator, Sequence

from games.kernel.observation import Observation, Wished, WishNotes
from render import verbs
from render.game_pages import Lens, Menu, MenuEntry, MenuGroup
from render.limits import MOST_OPTIONS, clipped
from render.page import Action, Block, Line, Page, Paragraph, Select
from render.pages.layout import Picks, layout_page, picks_wished
from render.pages.parts import button, option, page, rows, turning, ways_back, with_notice
from render.phrases import accent, escaped
from render.registry import pages_of
from text import Words

LONGEST_LIST = 900
MOST_GROUPS = 8
"""So many kinds of questions have a list each; more are one list."""

MOST_LINES = 5
"""So many wishes have a line each, with a button; more are a list."""


def wishes_page(
    wished: Wished, words: Words, place: int = 0, lens: Lens | None = None, picks: Picks | None = None
) -> Page:
    """Return the wishes with what can be done with them; `place`: the page of what can be added.

    Where each wish says where one thing goes, all are chosen at once: `picks`, or what is wished for already.
    """
    menu = layout_of(wished.possible, words)
    if menu is not None:
        before = picks_wished(menu, wished.possible, wished.queue)
        return layout_page(wished.possible, menu, before if picks is None else picks, words, lens, before=before)
    queue, possible = _entries(wished.queue, words), _entries(wished.possible, words)
    groups = _menu(wished.possible, words)
    is_grouped = 1 < len(groups) <= MOST_GROUPS and all(len(group.entries) <= MOST_OPTIONS for group in groups)
    possible = () if is_grouped else possible
    pages = max(1, -(-len(possible) // MOST_OPTIONS))
    place = min(place, pages - 1)
    shown = possible[place * MOST_OPTIONS : (place + 1) * MOST_OPTIONS]
    none = [button(verbs.UNWISH, words("button-unwish-all"), f"{wished.version}.{verbs.EVERY}")] if queue else []
    return page(
        Paragraph("\n".join((words("wishes-heading"), words("wishes-about")))),
        *_queue(queue, wished.version, words),
        *_list(verbs.WISH, str(wished.version), words("select-wish"), shown),
        *(_in_groups(groups, wished.version, words) if is_grouped else ()),
        *rows([*turning(verbs.WISHES, place, pages, words), *none, *ways_back(wished.queue, words)]),
        accent=accent(wished.queue),
    )


def _queue(queue: Sequence[MenuEntry], version: int, words: Words) -> Iterator[Block]:
    """Yield the wishes in order, each with the button that removes it; many of them as one list."""
    if not queue:
        yield Paragraph(words("wishes-none"))
    if len(queue) > MOST_LINES:
        yield from _list(verbs.UNWISH, str(version), words("select-unwish"), queue[:MOST_OPTIONS])
        return
    for entry in queue:
        said = words("wishes-line", number=entry.number + 1, wish=escaped(entry.label))
        yield Line(said, button(verbs.UNWISH, words("button-unwish"), f"{version}.{entry.number}"))


def layout_of(listed: Observation, words: Words) -> Menu | None:
    """Return the wishes in `listed` if each says where one thing goes, otherwise None."""
    menu = pages_of(listed.game).wishes(listed, words) if listed.choices else None
    return menu if menu is not None and menu.is_layout else None


def with_notes(notes: WishNotes | None, shown: Page, words: Words) -> Page:
    """Return `shown` below what became of the reader's wishes meanwhile, if something has."""
    if notes is None:
        return shown
    said = (
        *_note("made", notes.made, _labels(notes.made, words), words),
        *_note("changed", notes.changed, list(_changes(notes.changed, words)), words),
        *_note("dropped", notes.dropped, _labels(notes.dropped, words), words),
    )
    return with_notice("\n".join(said), shown) if said else shown


def _note(what: str, wishes: Observation, named: Sequence[str], words: Words) -> Iterator[str]:
    """Yield a line about the wishes of which that has become, if there are any."""
    if wishes.choices:
        yield words(f"wishes-{what}", count=len(named), wishes=clipped(words.listed(named), LONGEST_LIST))


def _labels(wishes: Observation, words: Words) -> list[str]:
    labels = {entry.number: escaped(entry.label) for entry in _entries(wishes, words)}
    return [labels.get(choice.number, f"`{choice.notation}`") for choice in wishes.choices]


def _changes(wishes: Observation, words: Words) -> Iterator[str]:
    """Yield each move with the wish in whose place it was made."""
    labels = iter(_labels(wishes, words))
    for wish, move in zip(labels, labels, strict=False):
        yield words("wishes-instead", wish=wish, move=move)


def _entries(listed: Observation, words: Words) -> tuple[MenuEntry, ...]:
    return tuple(entry for group in _menu(listed, words) for entry in group.entries)


def _menu(listed: Observation, words: Words) -> tuple[MenuGroup, ...]:
    return pages_of(listed.game).wishes(listed, words).groups if listed.choices else ()


def _in_groups(groups: Sequence[MenuGroup], version: int, words: Words) -> Iterator[Select]:
    """Yield a list for each kind of question, each with an id of its own."""
    for place, group in enumerate(groups):
        prompt = words("select-wish-for", title=group.title)
        yield from _list(verbs.WISH, f"{version}.{place}", prompt, group.entries)


def _list(verb: str, arg: str, prompt: str, entries: Sequence[MenuEntry]) -> tuple[Select, ...]:
    options = tuple(option(str(entry.number), entry.label, entry.note) for entry in entries)
    return (Select(Action(verb, arg), prompt, options),) if options else ()
