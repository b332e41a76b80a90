"""The players' rules: found paragraphs, a screen of them to read, the contents. Pure but for the texts.

A reference in a component id is `<game>.<number>`, in contents the game.
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
from render.pages.parts import button, option, page, rows
from render.phrases import QUIET, escaped, game_name, option_line
from render.registry import pages_of
from text import Words, rules

BEST = 7
"""So many of the paragraphs that were found have a line each, with a button; the others are in a list."""

EXCERPT = 160
QUERY = 100
SCREEN_TEXT = 1800
"""So long is what can be read without a press: a few screens of a phone."""

LEAST_SCREEN = SCREEN_TEXT // 2
"""A screen that is so long already ends before a new chapter."""

PARAGRAPH_TEXT = 3400
NO_OPTIONS: Final = MappingProxyType[str, str]({})
"""Those of no match."""


def rules_now(observation: Observation, words: Words) -> Page:
    """Return the paragraph that fits what is going on in the match."""
    number = pages_of(observation.game).rule_now(observation) if observation.view is not None else ""
    return paragraph_page(observation.game, number, words, observation.options)


def paragraph_page(game: str, number: str, words: Words, options: Mapping[str, str] = NO_OPTIONS) -> Page:
    """Return paragraph `number` and what comes after it, to be read on from there; the contents if there is none.

    With the `options` of a match it says what they make of it, and what else was chosen that it depends on.
    """
    found = rules.paragraph(game, words.language, number)
    if found is None:
        return contents_page(game, words)
    known = rules.contents(game, words.language)
    at = known.index(found)
    shown = _screen(known[at:])
    others_of_chapter = [each for each in known if _chapter(each) == _chapter(found) and each not in shown]
    head = words("rules-paragraph", game=game_name(game, words), number=found.number, title=found.title)
    first = f"{head}\n{clipped(found.told(options), PARAGRAPH_TEXT)}"
    others = (f"### {each.number} {each.title}\n{each.told(options)}" for each in shown[1:])
    return page(
        *(Paragraph(text) for text in (first, *others)),
        Paragraph("\n".join(_chosen(game, shown, options, words))),
        *_listed(game, others_of_chapter, words),
        *rows([*_turning(game, known, at, at + len(shown)), *_ways(game, words)]),
        accent=QUIET,
    )


def _screen(paragraphs: Sequence[rules.Paragraph]) -> Sequence[rules.Paragraph]:
    """Return those of `paragraphs` from the first one on that are read together."""
    length = 0
    for place, each in enumerate(paragraphs):
        own = len(each.title) + len(each.source)
        is_long = length > LEAST_SCREEN and each.depth == 1
        if place and (is_long or length + own > SCREEN_TEXT):
            return paragraphs[:place]
        length += own
    return paragraphs


def _turning(game: str, known: Sequence[rules.Paragraph], at: int, end: int) -> Iterator[Button]:
    """Yield the way to the screen before the one from paragraph `at` to that before `end`, and the way on."""
    starts = [0]
    while (following := starts[-1] + len(_screen(known[starts[-1] :]))) < at:
        starts.append(following)
    if at:
        yield _to(game, known[starts[-1]], "‹")
    if end < len(known):
        yield _to(game, known[end], "›")


def _chapter(paragraph: rules.Paragraph) -> str:
    return paragraph.number.partition(".")[0]


def _chosen(
    game: str, paragraphs: Sequence[rules.Paragraph], options: Mapping[str, str], words: Words
) -> Iterator[str]:
    """Yield the options of a match on which paragraphs depend, below a line that says so."""
    behind = pages_of(GameId(game)).options_behind
    named = list(dict.fromkeys(each for one in paragraphs for each in behind(one.number) if each in options))
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
        return contents_page(games[0], words)
    return page(Paragraph(words("rules-games")), *rows(_all_ways(games, words)), accent=QUIET)


def heading(game: str, paragraph: rules.Paragraph, words: Words) -> str:
    """Return number and title of a paragraph with its game."""
    return words("rules-hit", game=game_name(game, words), number=paragraph.number, title=paragraph.title)


def contents_page(game: str, words: Words) -> Page:
    """Return the chapters of the rules, and the way to the first."""
    known = rules.contents(game, words.language)
    if not known:
        return page(Paragraph(words("rules-none", game=game_name(game, words))), accent=QUIET)
    chapters = [each for each in known if each.depth == 1]
    return page(
        Paragraph("\n".join((words("rules-contents", game=game_name(game, words)), words(f"{game}-goal")))),
        *_listed(game, chapters, words),
        *rows(
            [
                _to(game, known[0], "›"),
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
