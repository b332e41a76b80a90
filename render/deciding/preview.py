"""The page of one choice before it is confirmed: its variants, and whether it can be lined up. Pure."""

from collections.abc import Iterator, Sequence

from games.kernel.observation import Observation, Preview
from render import verbs
from render.choice_controls import FEW, Choices
from render.choosing import Chooser
from render.game_pages import Lens
from render.limits import MOST_OPTIONS
from render.meaning import written
from render.page import Action, Block, Buttons, Page, Paragraph, Select, about_topic
from render.pages.parts import button, option, page, rows
from render.phrases import QUIET, escaped
from render.registry import pages_of
from text import Words


def preview_page(preview: Preview, words: Words, lens: Lens | None = None) -> Page:
    """Return the page of one choice, with its variants and, where it can be lined up, a button for that."""
    observation, chosen = preview.observation, about_topic(preview.observation.topic, str(preview.number))
    shown = Chooser(observation, words, lens).confirm_page(preview.number)
    handy = pages_of(observation.game).handy(preview, words)
    add = button(verbs.ADD, words("button-plan-add"), f"{preview.plan}.{chosen}")
    return page(
        *_with_handy(shown.blocks, preview, chosen, handy),
        *rows([add] if preview.plan is not None else []),
        *(
            block
            for place, (aspect, variants) in enumerate(preview.variants.items())
            for block in _variants(f"{chosen}.{place}", aspect, variants, words, handy)
        ),
        accent=shown.accent,
    )


def _with_handy(
    blocks: Sequence[Block], preview: Preview, chosen: str, handy: tuple[str, int, str] | None
) -> Iterator[Block]:
    """Yield the page of a choice, with the variant beside `Confirm` that the game wants there."""
    for block in blocks:
        if handy is not None and isinstance(block, Buttons) and block.buttons[0].action.verb == verbs.CONFIRM:
            aspect, number, label = handy
            place = list(preview.variants).index(aspect)
            first, *others = block.buttons
            yield from rows([first, button(verbs.VARY, label, f"{chosen}.{place}.{number}"), *others])
        else:
            yield block


def trial_page(preview: Preview, words: Words, *, is_choice: bool = False) -> Page:
    """Return what a legal move would lead to, without a way to make it: only somebody's question is answered.

    `is_choice`: the way back leads to the choice that it is; else to all choices.
    """
    observation, number, game = preview.observation, preview.number, pages_of(preview.observation.game)
    entry = next(each for each in game.menu(observation, words).entries() if each.number == number)
    told = game.confirmation(observation, number, words)
    lines = (
        words("trial-legal", label=escaped(entry.label)),
        told,
        *game.trial(observation, preview.trial or (), words),
    )
    write = words("line-write", line=written(observation.choices[number].notation, observation.game, words))
    choice = about_topic(observation.topic, str(number))
    back = button(verbs.PICK, words("button-back"), choice) if is_choice else button(verbs.MENU, words("button-back"))
    below = (back, Choices(observation, words).type_it())
    return page(Paragraph("\n".join(filter(None, lines))), Paragraph(write), *rows(below), accent=QUIET)


def _variants(
    arg: str, aspect: str, variants: Observation, words: Words, handy: tuple[str, int, str] | None
) -> tuple[Block, ...]:
    """Return the ways in which a choice can be made otherwise in one aspect; `handy` has its button already."""
    entries = pages_of(variants.game).menu(variants, words).entries()[:MOST_OPTIONS]
    named = words(f"{variants.game}-variant-{aspect}")
    if len(entries) < FEW:
        shown = [entry for entry in entries if handy is None or (aspect, entry.number) != handy[:2]]
        buttons = [button(verbs.VARY, entry.label, f"{arg}.{entry.number}") for entry in shown]
        return (Paragraph(f"{named}:"), *rows(buttons)) if buttons else ()
    options = tuple(option(str(entry.number), entry.label, entry.note) for entry in entries)
    return (Select(Action(verbs.VARY, arg), named, options),)
