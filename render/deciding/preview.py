"""The page of one choice before it is confirmed: its variants, and whether it can be lined up. Pure."""

from games.kernel.observation import Observation, Preview
from render import verbs
from render.choice_controls import FEW
from render.choosing import Chooser
from render.game_pages import Lens
from render.limits import MOST_OPTIONS
from render.page import Action, Block, Page, Paragraph, Select, about_topic
from render.pages.parts import button, option, page, rows
from render.registry import pages_of
from text import Words


def preview_page(preview: Preview, words: Words, lens: Lens | None = None) -> Page:
    """Return the page of one choice, with its variants and, where it can be lined up, a button for that."""
    observation, chosen = preview.observation, about_topic(preview.observation.topic, str(preview.number))
    shown = Chooser(observation, words, lens).confirm_page(preview.number)
    add = button(verbs.ADD, words("button-plan-add"), f"{preview.plan}.{chosen}")
    return page(
        *shown.blocks,
        *rows([add] if preview.plan is not None else []),
        *(
            block
            for place, (aspect, variants) in enumerate(preview.variants.items())
            for block in _variants(f"{chosen}.{place}", aspect, variants, words)
        ),
        accent=shown.accent,
    )


def _variants(arg: str, aspect: str, variants: Observation, words: Words) -> tuple[Block, ...]:
    """Return the ways in which a choice can be made otherwise in one aspect."""
    entries = pages_of(variants.game).menu(variants, words).entries()[:MOST_OPTIONS]
    named = words(f"{variants.game}-variant-{aspect}")
    if len(entries) < FEW:
        buttons = [button(verbs.VARY, entry.label, f"{arg}.{entry.number}") for entry in entries]
        return (Paragraph(f"{named}:"), *rows(buttons))
    options = tuple(option(str(entry.number), entry.label, entry.note) for entry in entries)
    return (Select(Action(verbs.VARY, arg), named, options),)
