"""The players' rules: found paragraphs, one paragraph and its neighbours, the contents. Pure but for the texts.

A reference in a component id is `<game>.<number>`, in contents `<game>.<page>`.
"""

from collections.abc import Sequence

from games.kernel.sight import Sight
from render import verbs
from render.limits import MOST_OPTIONS, clipped
from render.page import Action, Block, Button, Page, Paragraph, Select, SelectOption
from render.pages.parts import button, option, page, rows, turning
from render.phrases import QUIET, escaped, game_name
from render.registry import pages_of
from text import Words, rules

BEST = 10
EXCERPT = 160
QUERY = 100
PARAGRAPH_TEXT = 3400


def rules_now(sight: Sight, words: Words) -> Page:
    """Return the paragraph that fits what is going on in the match."""
    number = pages_of(sight.game).rule_now(sight) if sight.view is not None else ""
    return paragraph_page(sight.game, number, words)


def paragraph_page(game: str, number: str, words: Words) -> Page:
    """Return paragraph `number` with its neighbours one press away; the contents if there is none."""
    found = rules.paragraph(game, words.language, number)
    if found is None:
        return contents_page(game, 0, words)
    before, after = rules.neighbours(game, words.language, found.number)
    below = [each for each in rules.contents(game, words.language) if each.number.startswith(f"{found.number}.")]
    head = words("rules-paragraph", game=game_name(game, words), number=found.number, title=found.title)
    buttons = [_to(game, each, name) for each, name in ((before, "‹"), (after, "›")) if each is not None]
    return page(
        Paragraph(f"{head}\n{clipped(found.text, PARAGRAPH_TEXT)}"),
        *_listed(game, below if not found.text else [], words),
        *rows([*buttons, *_ways(game, words)]),
        accent=QUIET,
    )


def search_page(game: str, query: str, words: Words) -> Page:
    """Return the paragraphs that fit `query`, best first, to be opened by the list; a single one is shown at once."""
    found = rules.search(game, words.language, query)
    asked = escaped(clipped(query, QUERY))
    if not found:
        said = words("rules-nothing", query=asked, game=game_name(game, words))
        return page(Paragraph(said), *rows(_ways(game, words)), accent=QUIET)
    if len(found) == 1:
        return paragraph_page(game, found[0].number, words)
    lines = (_excerpt(each) for each in found[:BEST])
    head = words("rules-found", query=asked, game=game_name(game, words), count=len(found))
    return page(
        Paragraph("\n".join((head, *lines))),
        *_listed(game, found[:MOST_OPTIONS], words),
        *rows(_ways(game, words)),
        accent=QUIET,
    )


def contents_page(game: str, place: int, words: Words) -> Page:
    """Return the headings of the rules, 25 on a page."""
    known = rules.contents(game, words.language)
    if not known:
        return page(Paragraph(words("rules-none", game=game_name(game, words))), accent=QUIET)
    pages = -(-len(known) // MOST_OPTIONS)
    place = max(0, min(place, pages - 1))
    shown = known[place * MOST_OPTIONS : (place + 1) * MOST_OPTIONS]
    lines = (f"**{each.number} {each.title}**" if each.depth == 1 else f"{each.number} {each.title}" for each in shown)
    return page(
        Paragraph("\n".join((words("rules-contents", game=game_name(game, words)), *lines))),
        *_listed(game, shown, words),
        *rows(
            [
                *turning(verbs.CONTENTS, place, pages, words, f"{game}."),
                button(verbs.SEARCH, words("button-search-rules"), game),
            ]
        ),
        accent=QUIET,
    )


def _excerpt(paragraph: rules.Paragraph) -> str:
    text = " ".join(paragraph.text.replace("**", "").split())
    return (
        f"**{paragraph.number} {paragraph.title}**\n-# {clipped(text, EXCERPT)}"
        if text
        else (f"**{paragraph.number} {paragraph.title}**")
    )


def _listed(game: str, paragraphs: Sequence[rules.Paragraph], words: Words) -> tuple[Block, ...]:
    if not paragraphs:
        return ()
    options = tuple(_entry(game, each) for each in paragraphs[:MOST_OPTIONS])
    return (Select(Action(verbs.RULES, "list"), words("rules-open"), options),)


def _entry(game: str, paragraph: rules.Paragraph) -> SelectOption:
    return option(f"{game}.{paragraph.number}", f"{paragraph.number} {paragraph.title}")


def _to(game: str, paragraph: rules.Paragraph, sign: str) -> Button:
    return button(verbs.RULES, f"{sign} {paragraph.number} {paragraph.title}", f"{game}.{paragraph.number}")


def _ways(game: str, words: Words) -> tuple[Button, ...]:
    return (
        button(verbs.CONTENTS, words("button-contents"), game),
        button(verbs.SEARCH, words("button-search-rules"), game),
    )
