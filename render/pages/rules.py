"""The players' rules: found paragraphs, one paragraph and its neighbours, the contents. Pure but for the texts.

A reference in a component id is `<game>.<number>`, in contents `<game>.<page>`.
"""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from games.kernel.ids import GameId
from games.kernel.observation import Observation
from render import verbs
from render.limits import MOST_OPTIONS, clipped
from render.page import Action, Block, Button, Line, Page, Paragraph, Select, SelectOption
from render.pages.cards import ask_button
from render.pages.parts import button, option, page, rows, turning
from render.phrases import QUIET, escaped, game_name, option_line
from render.registry import pages_of
from text import Words, rules

BEST = 7
"""So many of the paragraphs that were found have a line each, with a button; the others are in a list."""

EXCERPT = 160
QUERY = 100
PARAGRAPH_TEXT = 3400
NO_OPTIONS: Final = MappingProxyType[str, str]({})
"""Those of no match."""


def rules_now(observation: Observation, words: Words) -> Page:
    """Return the paragraph that fits what is going on in the match."""
    number = pages_of(observation.game).rule_now(observation) if observation.view is not None else ""
    return paragraph_page(observation.game, number, words, observation.options)


def paragraph_page(game: str, number: str, words: Words, options: Mapping[str, str] = NO_OPTIONS) -> Page:
    """Return paragraph `number` with its neighbours one press away; the contents if there is none.

    With the `options` of a match it says what they make of it, and what else was chosen that it depends on.
    """
    found = rules.paragraph(game, words.language, number)
    if found is None:
        return contents_page(game, 0, words)
    before, after = rules.neighbours(game, words.language, found.number)
    below = [each for each in rules.contents(game, words.language) if each.number.startswith(f"{found.number}.")]
    head = words("rules-paragraph", game=game_name(game, words), number=found.number, title=found.title)
    buttons = [_to(game, each, name) for each, name in ((before, "‹"), (after, "›")) if each is not None]
    return page(
        Paragraph(f"{head}\n{clipped(found.told(options), PARAGRAPH_TEXT)}"),
        Paragraph("\n".join(_chosen(game, found.number, options, words))),
        *_listed(game, below if not found.text else [], words),
        *rows([*buttons, *_ways(game, words)]),
        accent=QUIET,
    )


def _chosen(game: str, number: str, options: Mapping[str, str], words: Words) -> Iterator[str]:
    """Yield the options of a match on which a paragraph depends, below a line that says so."""
    named = [each for each in pages_of(GameId(game)).options_behind(number) if each in options]
    if named:
        yield words("rules-chosen")
        yield from (option_line(game, each, options[each], words) for each in named)


def search_page(game: str, query: str, words: Words, options: Mapping[str, str] = NO_OPTIONS) -> Page:
    """Return the paragraphs that fit `query`, best first, to be opened by the list; a single one is shown at once.

    `options` are those of the match that is asked about.
    """
    found = rules.search(game, words.language, query)
    asked = escaped(clipped(query, QUERY))
    if not found:
        said = words("rules-nothing", query=asked, game=game_name(game, words))
        return page(Paragraph(said), *rows(_ways(game, words)), accent=QUIET)
    if len(found) == 1:
        return paragraph_page(game, found[0].number, words, options)
    return page(
        Paragraph(words("rules-found", query=asked, game=game_name(game, words), count=len(found))),
        *(_found(game, each, f"{each.number} {each.title}", words) for each in found[:BEST]),
        *_listed(game, found[BEST:], words),
        *rows(_ways(game, words)),
        accent=QUIET,
    )


def search_all_page(
    games: Sequence[str], query: str, words: Words, first: str = "", options: Mapping[str, str] = NO_OPTIONS
) -> Page:
    """Return the paragraphs of all `games` that fit `query`, each with its game; those of the game `first` come first.

    A number means the paragraph of the game `first`, if that has it: that of a match with these `options`.
    """
    if first and rules.numbered(first, words.language, query):
        return search_page(first, query, words, options)
    found = sorted(rules.search_all(games, words.language, query), key=lambda each: each.game != first)
    asked = escaped(clipped(query, QUERY))
    if not found:
        return page(Paragraph(words("rules-nothing-all", query=asked)), *rows(_all_ways(games, words)), accent=QUIET)
    if len(found) == 1:
        game = found[0].game
        return paragraph_page(game, found[0].paragraph.number, words, options if game == first else NO_OPTIONS)
    best, others = found[:BEST], found[BEST:][:MOST_OPTIONS]
    listed = tuple(_entry(each.game, each.paragraph, heading(each.game, each.paragraph, words)) for each in others)
    return page(
        Paragraph(words("rules-found-all", query=asked, count=len(found))),
        *(_found(each.game, each.paragraph, heading(each.game, each.paragraph, words), words) for each in best),
        *((Select(Action(verbs.RULES, "list"), words("rules-open"), listed),) if listed else ()),
        *rows(_all_ways(games, words)),
        accent=QUIET,
    )


def games_page(games: Sequence[str], words: Words) -> Page:
    """Return the games whose rules can be opened, and the search in all of them; the contents if there is but one."""
    if len(games) == 1:
        return contents_page(games[0], 0, words)
    return page(Paragraph(words("rules-games")), *rows(_all_ways(games, words)), accent=QUIET)


def heading(game: str, paragraph: rules.Paragraph, words: Words) -> str:
    """Return number and title of a paragraph with its game."""
    return words("rules-hit", game=game_name(game, words), number=paragraph.number, title=paragraph.title)


def contents_page(game: str, place: int, words: Words) -> Page:
    """Return the headings of the rules, 25 on a page."""
    known = rules.contents(game, words.language)
    if not known:
        return page(Paragraph(words("rules-none", game=game_name(game, words))), accent=QUIET)
    pages = -(-len(known) // MOST_OPTIONS)
    place = max(0, min(place, pages - 1))
    shown = known[place * MOST_OPTIONS : (place + 1) * MOST_OPTIONS]
    goal = [words(f"{game}-goal")] if place == 0 else []
    return page(
        Paragraph("\n".join((words("rules-contents", game=game_name(game, words)), *goal))),
        *_listed(game, shown, words),
        *rows(
            [
                *turning(verbs.CONTENTS, place, pages, words, f"{game}."),
                button(verbs.SEARCH, words("button-search-rules"), game),
                button(verbs.HOW_TO, words("button-how-to"), game),
                ask_button(words),
            ]
        ),
        accent=QUIET,
    )


def _found(game: str, paragraph: rules.Paragraph, head: str, words: Words) -> Line:
    """Return a paragraph that was found, with the button that opens it."""
    return Line(_excerpt(paragraph, head), button(verbs.RULES, words("button-open"), f"{game}.{paragraph.number}"))


def _excerpt(paragraph: rules.Paragraph, head: str) -> str:
    text = " ".join(paragraph.text.replace("**", "").split())
    return f"**{head}**\n-# {clipped(text, EXCERPT)}" if text else f"**{head}**"


def _listed(game: str, paragraphs: Sequence[rules.Paragraph], words: Words) -> tuple[Block, ...]:
    if not paragraphs:
        return ()
    options = tuple(_entry(game, each, f"{each.number} {each.title}") for each in paragraphs[:MOST_OPTIONS])
    return (Select(Action(verbs.RULES, "list"), words("rules-open"), options),)


def _entry(game: str, paragraph: rules.Paragraph, head: str) -> SelectOption:
    return option(f"{game}.{paragraph.number}", head)


def _to(game: str, paragraph: rules.Paragraph, sign: str) -> Button:
    return button(verbs.RULES, f"{sign} {paragraph.number} {paragraph.title}", f"{game}.{paragraph.number}")


def _ways(game: str, words: Words) -> tuple[Button, ...]:
    return (
        button(verbs.CONTENTS, words("button-contents"), game),
        button(verbs.SEARCH, words("button-search-rules"), game),
    )


def _all_ways(games: Sequence[str], words: Words) -> tuple[Button, ...]:
    """Return what leads to each game's contents and to the search in all."""
    contents = (button(verbs.CONTENTS, game_name(game, words), game) for game in games)
    return (*contents, button(verbs.SEARCH, words("button-search-rules")))
