"""The log: what happened, oldest first, in pages that begin with what is new to the reader. Pure."""

from collections.abc import Sequence

from msgspec.structs import replace

from games.kernel.observation import LogEntry, Observation
from render import verbs
from render.page import Page, Paragraph
from render.pages.log_lines import entry_lines
from render.pages.parts import look_buttons, page, paged, rows, turning
from render.phrases import QUIET, title
from text import Words

PAGE_TEXT = 2800
PAGE_LINES = 40


def log_page(log: Sequence[LogEntry], observation: Observation, words: Words, place: int | None = None) -> Page:
    """Return page `place` of the log, or the one where the unseen begins (the last one if all is seen)."""
    lines, unseen = _lines(log, observation, words)
    pages = paged(lines, PAGE_TEXT, PAGE_LINES)
    if place is None:
        place = _page_of(pages, unseen)
    place = max(0, min(place, len(pages) - 1))
    head = [words("log-heading", title=title(observation, words))]
    if len(pages) > 1:
        head.append(words("menu-page", page=place + 1, pages=len(pages)))
    read = replace(observation, read_revision=observation.revision)
    return page(
        Paragraph("\n".join((*head, *(pages[place] or (words("log-empty"),))))),
        *rows([*turning(verbs.LOG, place, len(pages), words), *look_buttons(read, words)]),
        accent=QUIET,
    )


def _lines(log: Sequence[LogEntry], observation: Observation, words: Words) -> tuple[list[str], int | None]:
    """Return all lines and the number of the one that says where the unseen begins, None if nothing is unseen."""
    lines: list[str] = []
    unseen: int | None = None
    for entry in log:
        said = entry_lines(entry, observation, words)
        new = observation.read_revision is not None and entry.revision > observation.read_revision
        if said and new and unseen is None:
            unseen = len(lines)
            lines.append(words("log-new"))
        lines += said
    return lines, unseen


def _page_of(pages: Sequence[Sequence[str]], line: int | None) -> int:
    if line is None:
        return len(pages) - 1
    passed = 0
    for place, lines in enumerate(pages):
        passed += len(lines)
        if line < passed:
            return place
    return len(pages) - 1
