"""What has happened since the reader's own last move, or since they read the log: sentences, and the board. Pure.

On the board what is new is marked. What does not fit on one page comes in parts, the oldest first, so that nothing
counts as read that was not shown.
"""

from collections.abc import Sequence
from itertools import groupby

from msgspec.structs import replace

from games.kernel.observation import LogEntry, Observation
from render import verbs
from render.game_pages import Lens
from render.limits import faults
from render.page import Page, Paragraph
from render.pages.log_lines import all_lines, lasting
from render.pages.own import apart, table_pictures
from render.pages.parts import button, is_news, look_buttons, page, rows
from render.phrases import accent, awaited, title
from text import Words

PART_TEXT = 2400
PART_LINES = 30


def since_page(
    observation: Observation, history: Sequence[LogEntry], words: Words, lens: Lens | None = None
) -> tuple[Page, int]:
    """Return what is new to the observer, or the first part of it, and up to which revision that goes.

    `history` are the entries that the observer has not read, oldest first, as they know them.
    """
    heading = words("since-heading", title=title(observation, words))
    lines, until = _part(history, observation, words)
    if until < observation.revision:
        more = button(verbs.SINCE, words("button-since-more"), style="primary")
        return page(Paragraph("\n".join((heading, *lines))), *rows([more]), accent=accent(observation)), until
    said = lines or [words("since-nothing")]
    marked = replace(lens or Lens(), since=observation.read_revision or 0)
    known = replace(observation, log=tuple(history))
    pictures = table_pictures(known, words, marked, more=1) if observation.view is not None else ()
    log = button(verbs.LOG, words("button-log"))
    shown = page(
        Paragraph("\n".join((heading, *said))),
        *apart(pictures),
        Paragraph(awaited(observation, words)),
        *rows([*look_buttons(replace(observation, read_revision=until), words), log]),
        accent=accent(observation),
    )
    return shown, until


def with_since(shown: Page, observation: Observation, words: Words) -> Page:
    """Return `shown` with the button to what is new to the observer, if anything is and there is room for it."""
    if not is_news(observation):
        return shown
    new = button(verbs.SINCE, words("button-since"))
    longer = page(*shown.blocks, *rows([new]), accent=shown.accent, mentions=shown.mentions)
    return shown if faults(longer) else longer


def _part(history: Sequence[LogEntry], observation: Observation, words: Words) -> tuple[list[str], int]:
    """Return the lines of as many entries as fit, and the revision of the last; those of one revision stay together."""
    found: list[str] = []
    until = observation.read_revision or 0
    for revision, entries in groupby(lasting(history), key=lambda entry: entry.revision):
        lines = all_lines(entries, observation, words)
        if found and (
            len(found) + len(lines) > PART_LINES or sum(len(line) + 1 for line in (*found, *lines)) > PART_TEXT
        ):
            return found, until
        found += lines
        until = revision
    return found, observation.revision
