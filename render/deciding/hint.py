"""The private page of a hint: the best move, the next best one, by how much it is worse and why. Pure."""

from collections.abc import Iterator

from games.kernel.hints import Hint
from games.kernel.observation import Observation
from render import verbs
from render.choosing import Chooser
from render.choosing_parts import PartsPage
from render.limits import faults
from render.page import Block, Button, Buttons, Page, Paragraph, about_topic
from render.pages.parts import button, page, rows
from render.phrases import accent, escaped, level_name
from text import Words

OF_A_HUNDRED = 10
"""Thousandths."""


def hint_page(hint: Hint, words: Words) -> Page:
    """Return what a computer would do, with the button to look at that move if it is among the choices now."""
    buttons = [button(verbs.MENU, words("button-back"))]
    if hint.place is not None:
        topic, number = hint.place
        pick = button(verbs.PICK, words("hint-pick"), about_topic(topic, str(number)), style="primary")
        buttons.insert(0, pick)
    return page(
        Paragraph(words("hint-heading")),
        Paragraph("\n".join(_lines(hint, words))),
        Paragraph(words("hint-level", level=words(f"level-{level_name(hint.level)}"))),
        *rows(buttons),
        accent=accent(hint.observation),
    )


def thinking_page(observation: Observation, words: Words) -> Page:
    """Return that the computer still thinks about a hint."""
    back = button(verbs.MENU, words("button-back"))
    return page(Paragraph(words("hint-thinking")), *rows([back]), accent=accent(observation))


def with_hint(shown: Page, observation: Observation, words: Words) -> Page:
    """Return a page of choices with the button that asks for a hint, if the observer can and there is room for it."""
    is_owed = any(each.seat == observation.observer and each.owed for each in observation.decisions)
    if observation.hints != "on" or not is_owed or observation.is_away():
        return shown
    ask = button(verbs.HINT, words("button-hint"))
    longer = page(*_with_button(shown.blocks, ask), accent=shown.accent, mentions=shown.mentions)
    return shown if faults(longer) else longer


def _with_button(blocks: tuple[Block, ...], ask: Button) -> tuple[Block, ...]:
    """Return the blocks with a button beside the one that types a move, or else in a row of its own."""
    last = blocks[-1]
    if isinstance(last, Buttons) and any(each.action.verb == verbs.LINE for each in last.buttons):
        return (*blocks[:-1], *rows([*last.buttons, ask]))
    return (*blocks, *rows([ask]))


def _lines(hint: Hint, words: Words) -> Iterator[str]:
    """Yield the best move, the next one, and in what they differ."""
    chooser = Chooser(hint.observation, words)
    if len(hint.observation.choices) == 1:
        yield words("hint-alone", move=called(chooser, 0))
        return
    yield words("hint-best", move=called(chooser, 0))
    # Where moves are mixed, so that nobody foresees them, the one that was drawn can be a little behind.
    yield words("hint-next", move=called(chooser, 1), matches=max(0, round(hint.behind / OF_A_HUNDRED)))
    for key, terms in (("hint-better", hint.better), ("hint-worse", hint.worse)):
        if terms:
            names = (words(f"{hint.observation.game}-term-{term}") for term in terms)
            yield words(key, terms=words.listed(names))


def called(chooser: Chooser, number: int) -> str:
    """Return what the menu calls a choice, with its cost and effect; one of several parts by all of them."""
    entry = next(each for each in chooser.entries if each.number == number)
    if chooser.menu.parts:
        return f"**{PartsPage(chooser, entry.picks).summary()}**"
    return f"**{escaped(entry.label)}** ({escaped(entry.note)})" if entry.note else f"**{escaped(entry.label)}**"
