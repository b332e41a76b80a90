"""The question before a start that is not as it was set up, with the ways to start that are possible. Pure."""

from collections.abc import Iterator

import msgspec

from play.formats.settings import FLOWS
from play.formats.views import TournamentView
from render import verbs
from render.page import Button, Page, Paragraph
from render.pages.parts import button, page, rows
from render.phrases import QUIET
from render.tournaments import mark_of, tournament_name
from text import Words

ROUNDS = "rounds-"
ROBIN = "robin"
ROBIN_YES = f"{ROBIN}.{verbs.YES}"


class StartWays(msgspec.Struct, frozen=True):
    """How a tournament can start all the same.

    `confirm`: what the button that confirms says after the mark, empty if there is none. `most`: with so many rounds
    instead, if that is not None; `promised`: with so many nobody meets anybody twice. `is_robin`: as a round robin.
    """

    confirm: str = ""
    most: int | None = None
    promised: int | None = None
    is_robin: bool = False


def start_page(view: TournamentView, warning: str, words: Words, ways: StartWays) -> Page:
    """Return the question how to start; `warning`: what is against the settings as they are."""
    can_repeat = ways.most is not None and ways.promised is not None and ways.most > ways.promised
    note = words("start-repeats", most=ways.most or 0, promised=ways.promised or 0) if can_repeat else ""
    return page(
        Paragraph(words("start-question", name=tournament_name(view), warning=warning)),
        Paragraph(note),
        *rows(tuple(_buttons(view, ways, words))),
        accent=QUIET,
    )


def _buttons(view: TournamentView, ways: StartWays, words: Words) -> Iterator[Button]:
    mark = mark_of(view)
    if ways.confirm:
        yield button(verbs.CUP_START, words("button-cup-start-yes"), f"{mark}.{ways.confirm}", style="success")
    for rounds in sorted({each for each in (ways.most, ways.promised) if each}, reverse=True):
        label = words("button-cup-start-rounds", count=rounds, is_flow=view.format in FLOWS)
        yield button(verbs.CUP_START, label, f"{mark}.{ROUNDS}{rounds}")
    if ways.is_robin:
        yield button(verbs.CUP_START, words("button-cup-start-robin"), f"{mark}.{ROBIN}")
    yield button(verbs.CUP_SETTINGS, words("button-cup-edit"), mark)
    yield button(verbs.ORGANISE, words("button-back"), mark)
