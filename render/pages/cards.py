"""Looking up components: one drawn alone, several to choose from, none. Pure."""

from collections.abc import Sequence

from render import verbs
from render.limits import MOST_OPTIONS, clipped
from render.page import Action, Button, Page, Paragraph, Select, SelectOption
from render.pages.parts import button, option, page, rows
from render.phrases import QUIET, capital, escaped, game_name
from render.registry import pages_of
from render.things import Thing
from text import Words

QUERY = 100


def card_page(thing: Thing, words: Words) -> Page:
    """Return a component with its picture, and the way to another."""
    head = words("card-heading", name=capital(thing.name(words)), game=game_name(thing.game, words))
    return page(Paragraph(head), pages_of(thing.game).card(thing, words), *rows([ask_button(words)]), accent=QUIET)


def cards_page(things: Sequence[Thing], typed: str, words: Words) -> Page:
    """Return the components that may be meant, one at once; nothing fits: what was typed."""
    if len(things) == 1:
        return card_page(things[0], words)
    asked = escaped(clipped(typed, QUERY))
    if not things:
        return page(Paragraph(words("card-nothing", query=asked)), *rows([ask_button(words)]), accent=QUIET)
    options = tuple(_option(thing, words) for thing in things[:MOST_OPTIONS])
    return page(
        Paragraph(words("card-several", query=asked, count=len(things))),
        Select(Action(verbs.CARD, "list"), words("card-which"), options),
        *rows([ask_button(words)]),
        accent=QUIET,
    )


def ask_button(words: Words) -> Button:
    """Return the button that asks which component to look up."""
    return button(verbs.CARD, words("button-card"))


def shown_name(thing: Thing, words: Words) -> str:
    """Return a component with its kind and game, for a list."""
    name, kind = capital(thing.name(words)), thing.kind_name(words)
    return words("card-listed", name=name, kind=kind, game=game_name(thing.game, words))


def _option(thing: Thing, words: Words) -> SelectOption:
    return option(thing.key, capital(thing.name(words)), f"{thing.kind_name(words)} · {game_name(thing.game, words)}")
