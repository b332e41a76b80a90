"""A person's own decks: the list of them, one deck with what breaks it, its text to copy. Pure.

`play`: the person is asked for a deck in the match from which they came, so that pages lead back to it.
"""

from collections.abc import Iterator, Sequence

from games.kernel.deck_rules import Deck, DeckRules, Fault
from games.kernel.ids import GameId
from render import verbs
from render.deck_lists import Unread, written
from render.limits import MOST_OPTIONS, clipped
from render.page import Action, Block, Button, Page, Paragraph, Select
from render.pages.parts import button, option, page, rows, turning
from render.phrases import escaped, game_name
from render.registry import pages_of
from text import Words
from text.aliases import names

MOST_UNREAD = 8
LONGEST_LINE = 80


def decks_page(
    game: GameId, decks: Sequence[Deck], rules: DeckRules, words: Words, place: int = 0, *, play: bool = False
) -> Page:
    """Return the decks of a person for a game, and the ways to make one."""
    pages = max(1, -(-len(decks) // MOST_OPTIONS))
    place = min(place, pages - 1)
    shown = decks[place * MOST_OPTIONS : (place + 1) * MOST_OPTIONS]
    called = names(game, words.language)
    ready = tuple(option(hero, called.get(hero, hero)) for hero in rules.ready)
    return page(
        Paragraph(words("decks-heading", game=game_name(game, words), count=len(decks))),
        *_list(verbs.DECK, words("select-deck"), shown, words),
        Select(Action(verbs.DECK_NEW, game), words("select-ready-deck"), ready[:MOST_OPTIONS]),
        *rows(
            [
                *turning(verbs.DECKS, place, pages, words, f"{game}."),
                button(verbs.DECK_TEXT, words("button-deck-paste"), game),
                *_back(words, play=play),
            ]
        ),
    )


def deck_page(deck: Deck, words: Words, unread: Sequence[Unread] = (), *, play: bool = False) -> Page:
    """Return a deck with everything that is wrong with it; `unread`: lines of its text that named no card."""
    heading = words("deck-heading", name=escaped(deck.name), hero=hero_of(deck, words), count=len(deck.cards))
    cards = (words("deck-copies", copies=copies, cards=words.listed(same)) for copies, same in _by_copies(deck, words))
    number = pages_of(deck.game).rule_of("deck_breaks")
    buttons = [
        *([button(verbs.DECK_PLAY, words("button-deck-play"), str(deck.id), "primary")] if play else []),
        button(verbs.DECK_TEXT, words("button-deck-edit"), str(deck.id)),
        button(verbs.DECK_SHARE, words("button-deck-share"), str(deck.id)),
        button(verbs.RULES, words("button-rules"), f"{deck.game}.{number}"),
        button(verbs.DECK_DROP, words("button-deck-drop"), str(deck.id), "danger"),
        button(verbs.DECKS, words("button-decks"), deck.game),
    ]
    return page(
        Paragraph(heading),
        Paragraph("\n".join(_unread(unread, words))),
        Paragraph("\n".join(_verdict(deck, words))),
        Paragraph("\n".join(cards)),
        *rows([each for each in buttons if not (deck.faults and each.action.verb == verbs.DECK_PLAY)]),
    )


def deck_text_page(deck: Deck, words: Words) -> Page:
    """Return a deck as text to copy."""
    text = written(deck.game, deck.hero, deck.cards, words, deck.name.replace("`", "'"))
    back = button(verbs.DECK, words("button-back"), str(deck.id))
    return page(Paragraph(words("deck-text", name=escaped(deck.name))), Paragraph(f"```\n{text}\n```"), *rows([back]))


def drop_deck_page(deck: Deck, words: Words) -> Page:
    """Return the question before a deck is deleted."""
    drop = button(verbs.DECK_DROP, words("button-deck-drop"), f"{deck.id}.{verbs.YES}", "danger")
    keep = button(verbs.DECK, words("button-back"), str(deck.id))
    return page(Paragraph(words("deck-drop-question", name=escaped(deck.name))), *rows([drop, keep]))


def own_decks(game: GameId, decks: Sequence[Deck], words: Words, *, are_rated: bool = True) -> tuple[Block, ...]:
    """Return what is below the choices where a deck answers what is asked: the own decks that break no rule.

    `are_rated`: the match changes ratings also if somebody plays one.
    """
    legal = [deck for deck in decks if not deck.faults]
    return (
        *(() if are_rated else (Paragraph(words("decks-unrated")),)),
        *_list(verbs.DECK_PLAY, words("select-own-deck"), legal[-MOST_OPTIONS:], words),
        *rows([button(verbs.DECKS, words("button-decks"), game)]),
    )


def hero_of(deck: Deck, words: Words) -> str:
    """Return the name of the hero of a deck."""
    return names(deck.game, words.language).get(deck.hero, deck.hero)


def fault_text(game: GameId, fault: Fault, words: Words) -> str:
    """Return which rule a deck breaks, and by what."""
    facts = dict(fault.facts)
    if isinstance(cards := facts.get("cards"), tuple):
        called = names(game, words.language)
        facts["cards"] = words.listed(called.get(str(card), str(card)) for card in cards)
    return words(f"{game}-deck-{fault.code.removeprefix('deck_')}", **facts)


def _verdict(deck: Deck, words: Words) -> Iterator[str]:
    """Yield that a deck can be played, or everything that is wrong with it."""
    yield words("deck-faults", count=len(deck.faults))
    yield from (f"- {fault_text(deck.game, fault, words)}" for fault in deck.faults)


def _unread(unread: Sequence[Unread], words: Words) -> Iterator[str]:
    """Yield the lines that named no card, each with what it may mean."""
    if unread:
        yield words("deck-unread", count=len(unread))
    for each in unread[:MOST_UNREAD]:
        said = {"line": escaped(clipped(each.line, LONGEST_LINE)), "near": words.listed(each.near)}
        yield f"- {words('deck-unread-line', count=len(each.near), **said)}"
    if len(unread) > MOST_UNREAD:
        yield words("deck-unread-more", count=len(unread) - MOST_UNREAD)


def _by_copies(deck: Deck, words: Words) -> Iterator[tuple[int, list[str]]]:
    called = names(deck.game, words.language)
    counts = {card: deck.cards.count(card) for card in deck.cards}
    for copies in sorted(set(counts.values())):
        yield copies, [called.get(card, card) for card, count in counts.items() if count == copies]


def _list(verb: str, prompt: str, decks: Sequence[Deck], words: Words) -> tuple[Block, ...]:
    """Return a list of decks, none if there are none."""
    options = tuple(
        option(
            str(deck.id),
            deck.name,
            words("deck-note", hero=hero_of(deck, words), count=len(deck.cards), faults=len(deck.faults)),
        )
        for deck in decks
    )
    return (Select(Action(verb), prompt, options),) if options else ()


def _back(words: Words, *, play: bool) -> tuple[Button, ...]:
    return (button(verbs.MENU, words("button-your-move"), style="primary"),) if play else ()
