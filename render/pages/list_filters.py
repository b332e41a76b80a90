"""The page on which a person says which matches lists show them, and what lists say of that. Pure."""

from collections.abc import Iterator, Sequence

import msgspec

from render import verbs
from render.page import Action, Page, Paragraph, Select
from render.pages.parts import button, option, page, rows
from render.phrases import QUIET, game_name, pace_name
from text import LANGUAGES, Words

ANY = "any"
PAGE = "page"
NONE = "none"
"""What the verb `FILTER` asks for beside the name of a choice: to show the page, and to choose nothing."""

OWN = "own"


class Wanted(msgspec.Struct, frozen=True):
    """What a person wants to see: a game, a pace, so many free seats, a language; "" and 0: no matter."""

    game: str = ""
    pace: str = ""
    free: int = 0
    language: str = ""

    def is_everything(self) -> bool:
        """Return whether nothing is left out."""
        return self == Wanted()


class Offered(msgspec.Struct, frozen=True):
    """What can be chosen: games and paces by their ids, and as how many free seats at least."""

    games: Sequence[str]
    paces: Sequence[str]
    most_free: int


def filter_page(wanted: Wanted, found: int, kind: str, offered: Offered, words: Words) -> Page:
    """Return the page; `found` matches fit. `kind`: of which list, as its buttons carry it."""
    free = [str(count) for count in range(1, offered.most_free + 1)]
    return page(
        Paragraph("\n".join((words("filter-heading"), words("filter-found", count=found)))),
        _list("game", offered.games, wanted.game, kind, words),
        _list("pace", offered.paces, wanted.pace, kind, words),
        _list("free", free, str(wanted.free or ""), kind, words),
        _list("language", LANGUAGES, wanted.language, kind, words),
        Paragraph(f"-# {words('filter-kept')}"),
        *rows(
            [
                button(verbs.LIST, words("button-filter-show"), f"{kind}.0", style="primary"),
                button(verbs.FILTER, words("button-filter-none"), f"{NONE}.{kind}", disabled=wanted.is_everything()),
            ]
        ),
        accent=QUIET,
    )


def only(wanted: Wanted, words: Words) -> str:
    """Return in one line what lists are limited to, "" if to nothing."""
    said = list(_chosen(wanted, words))
    return words("filter-on", what=words.listed(said)) if said else ""


def _chosen(wanted: Wanted, words: Words) -> Iterator[str]:
    for name, value in (("game", wanted.game), ("pace", wanted.pace), ("free", wanted.free)):
        if value:
            yield _said(name, str(value), words)
    if wanted.language:
        yield _said("language", wanted.language, words)


def _said(name: str, value: str, words: Words) -> str:
    """Return one choice as lists say it."""
    match name:
        case "game":
            return game_name(value, words)
        case "pace":
            return words("filter-pace-own") if value == OWN else pace_name(value, words)
        case "free":
            return words("filter-free-least", count=int(value))
    return words(f"language-{value}")


def _list(name: str, values: Sequence[str], chosen: str, kind: str, words: Words) -> Select:
    named = {ANY: words(f"filter-{name}-any")}
    named |= {value: words(f"filter-{name}-is", value=_said(name, value, words)) for value in values}
    options = tuple(option(value, label, chosen=value == (chosen or ANY)) for value, label in named.items())
    return Select(Action(verbs.FILTER, f"{name}.{kind}"), words(f"filter-{name}"), options)
