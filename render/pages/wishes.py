"""The page of wishes: what is made as soon as the reader is asked, and what can be added. Pure."""

from collections.abc import Iterator

from games.kernel.observation import Observation, Wished, WishNotes
from render import verbs
from render.game_pages import MenuEntry
from render.limits import MOST_OPTIONS, clipped, fitting
from render.page import Action, Page, Paragraph, Select
from render.pages.parts import button, look_buttons, option, page, rows, turning, with_notice
from render.phrases import accent, escaped
from render.registry import pages_of
from text import Words

QUEUE_TEXT = 1600
LONGEST_LIST = 900


def wishes_page(wished: Wished, words: Words, place: int = 0) -> Page:
    """Return the wishes with what can be done with them; `place`: the page of what can be added."""
    queue, possible = _entries(wished.queue, words), _entries(wished.possible, words)
    pages = max(1, -(-len(possible) // MOST_OPTIONS))
    place = min(place, pages - 1)
    shown = possible[place * MOST_OPTIONS : (place + 1) * MOST_OPTIONS]
    none = [button(verbs.UNWISH, words("button-unwish-all"), f"{wished.version}.{verbs.EVERY}")] if queue else []
    lines = [words("wishes-line", number=entry.number + 1, wish=escaped(entry.label)) for entry in queue]
    return page(
        Paragraph("\n".join((words("wishes-heading"), words("wishes-about")))),
        Paragraph("\n".join(fitting(lines, QUEUE_TEXT)) or words("wishes-none")),
        *_list(verbs.WISH, wished.version, words("select-wish"), shown),
        *_list(verbs.UNWISH, wished.version, words("select-unwish"), queue[:MOST_OPTIONS]),
        *rows([*turning(verbs.WISHES, place, pages, words), *none, *look_buttons(wished.queue, words)[-1:]]),
        accent=accent(wished.queue),
    )


def with_notes(notes: WishNotes | None, shown: Page, words: Words) -> Page:
    """Return `shown` below what became of the reader's wishes meanwhile, if something has."""
    said = [] if notes is None else [*_note("made", notes.made, words), *_note("dropped", notes.dropped, words)]
    return with_notice("\n".join(said), shown) if said else shown


def _note(what: str, wishes: Observation, words: Words) -> Iterator[str]:
    """Yield a line about the wishes of which that has become, if there are any."""
    count = len(wishes.choices)
    if not count:
        return
    labels = {entry.number: escaped(entry.label) for entry in _entries(wishes, words)}
    named = [labels.get(choice.number, f"`{choice.notation}`") for choice in wishes.choices]
    yield words(f"wishes-{what}", count=count, wishes=clipped(words.listed(named), LONGEST_LIST))


def _entries(listed: Observation, words: Words) -> tuple[MenuEntry, ...]:
    return pages_of(listed.game).menu(listed, words).entries() if listed.choices else ()


def _list(verb: str, version: int, prompt: str, entries: tuple[MenuEntry, ...]) -> tuple[Select, ...]:
    options = tuple(option(str(entry.number), entry.label, entry.note) for entry in entries)
    return (Select(Action(verb, str(version)), prompt, options),) if options else ()
