"""The page on which an address outside Discord is set that the bot tells something; and what it is told. Pure."""

import re
from datetime import UTC, datetime

from games.kernel.observation import Observation
from render import verbs
from render.limits import clipped
from render.page import Page, Paragraph
from render.pages.log_lines import all_lines, lasting
from render.pages.parts import button, page, rows
from render.pages.table import headline
from render.phrases import QUIET, escaped, title
from text import Words

MOST_TEXT = 1_800
"""Signs in a message: Discord takes 2000."""

LAST_LINES = 4
_MARKS = re.compile(r"\*\*|~~|`|^(?:#{1,3}|-#) |\\(?=[^\w\s]|_)", re.MULTILINE)
_PERSON = re.compile(r" \(<@\d+>\)")
_MOMENT = re.compile(r"<t:(\d+):[a-zA-Z]>")


def webhook_page(host: str, words: Words, observation: Observation | None = None, notice: str = "") -> Page:
    """Return what an address is told, and whether there is one: by its `host` alone, the rest of it is a secret.

    `observation`: of the match that it is about; without one it is about the reader's reminders.
    """
    arg = verbs.TABLE if observation is not None else ""
    what = words("webhook-mine") if observation is None else words("webhook-match", title=title(observation, words))
    state = words("webhook-none") if not host else words("webhook-set", host=escaped(host))
    buttons = [button(verbs.WEBHOOK_URL, words("button-webhook-change" if host else "button-webhook-set"), arg)]
    if host:
        buttons.append(button(verbs.WEBHOOK_DROP, words("button-webhook-drop"), arg, style="danger"))
    back = verbs.MORE if observation is not None else verbs.SETTINGS
    said = "\n".join(part for part in (notice, what, state) if part)
    return page(Paragraph(said), *rows([*buttons, button(back, words("button-back"))]), accent=QUIET)


def table_text(observation: Observation, words: Words) -> str:
    """Return what has happened last at a table, and who is awaited or has won, as everybody may know it."""
    lines = all_lines(lasting(observation.log), observation, words)[-LAST_LINES:]
    is_cancelled = observation.status == "cancelled"
    said = words("table-cancelled", title=title(observation, words)) if is_cancelled else headline(observation, words)
    return clipped("\n".join((said, *lines)), MOST_TEXT)


def without_marks(text: str) -> str:
    """Return a text as any program can show it: without Discord's marks and mentions, and with times in UTC."""
    dated = _MOMENT.sub(lambda found: f"{datetime.fromtimestamp(int(found[1]), UTC):%Y-%m-%d %H:%M} UTC", text)
    return _MARKS.sub("", _PERSON.sub("", dated))
