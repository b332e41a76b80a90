"""The page of wishes: what is made as soon as the reader is asked, what can be added, what became of others. Pure."""

from games.kernel.observation import Observation, Wished
from render import verbs
from render.game_pages import MenuEntry
from render.limits import MOST_OPTIONS, clipped, fitting
from render.page import Action, Page, Paragraph, Select
from render.pages.parts import button, look_buttons, option, page, rows, turning
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
        Paragraph("\n".join((words("wishes-heading"), words("wishes-about"), *happened(wished, words)))),
        Paragraph("\n".join(fitting(lines, QUEUE_TEXT)) or words("wishes-none")),
        *_list(verbs.WISH, wished.version, words("select-wish"), shown),
        *_list(verbs.UNWISH, wished.version, words("select-unwish"), queue[:MOST_OPTIONS]),
        *rows([*turning(verbs.WISHES, place, pages, words), *none, *look_buttons(wished.queue, words)[-1:]]),
        accent=accent(wished.queue),
    )


def happened(wished: Wished, words: Words) -> tuple[str, ...]:
    """Return what became of wishes since the reader last looked."""
    return tuple(
        words(key, wishes=clipped(words.listed(escaped(entry.label) for entry in entries), LONGEST_LIST))
        for key, entries in (
            ("wishes-made", _entries(wished.made, words)),
            ("wishes-dropped", _entries(wished.dropped, words)),
        )
        if entries
    )


def _entries(listed: Observation, words: Words) -> tuple[MenuEntry, ...]:
    return pages_of(listed.game).menu(listed, words).entries() if listed.choices else ()


def _list(verb: str, version: int, prompt: str, entries: tuple[MenuEntry, ...]) -> tuple[Select, ...]:
    options = tuple(option(str(entry.number), entry.label, entry.note) for entry in entries)
    return (Select(Action(verb, str(version)), prompt, options),) if options else ()
