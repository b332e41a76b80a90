"""Lists of matches: a player's own, a server's, and what to choose from where a command fits several. Pure."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from games.kernel.observation import Status
from render import verbs
from render.limits import clipped, faults
from render.page import Button, Line, Page, Paragraph
from render.pages.parts import button, doors, page, rows, turning
from render.phrases import NAME, QUIET, escaped, match_title, remaining
from text import Words

ON_A_PAGE = 10
TITLE = 80
MOST_TOURNAMENTS = 5


class MatchRow(msgspec.Struct, frozen=True):
    """A match in a list. `channel_id` is where its table is (None: nowhere); `yours`: it waits for the reader,
    in a list of the reader's own since when (unix seconds). `server`: its name, "" where no other could be meant.
    `title`: what the match is called, "" if by its game and number.
    """

    match: int
    game: str
    status: Status
    names: tuple[str, ...]
    channel_id: int | None = None
    deadline_at: int | None = None
    yours: bool = False
    waits_since: int | None = None
    server: str = ""
    title: str = ""


def list_page(
    matches: Sequence[MatchRow],
    words: Words,
    scope: Literal["mine", "server", "waiting"],
    place: int = 0,
    tournaments: Sequence[str] = (),
) -> Page:
    """Return page `place` of `matches`: first those that wait for the reader, the one that has waited longest first.

    `tournaments`: a line for each that the reader plays in.
    """
    ordered = sorted(matches, key=_urgency)
    pages = max(1, -(-len(ordered) // ON_A_PAGE))
    place = max(0, min(place, pages - 1))
    shown = ordered[place * ON_A_PAGE : (place + 1) * ON_A_PAGE]
    nothing = [] if shown else [words(f"list-none-{scope}")]
    verb = verbs.LIST if scope == "server" else verbs.MINE
    following = [next_button(words, is_first=True)] if scope != "server" and any(each.yours for each in matches) else []
    more = [button(verbs.TOURNAMENTS, words("button-tournaments"))] if tournaments else []
    return page(
        Paragraph("\n".join((words(f"list-{scope}", count=len(ordered)), *nothing))),
        *(Line(_line(match, words), button(verbs.OPEN, words("button-open"), str(match.match))) for match in shown),
        Paragraph("\n".join((words("mine-tournaments"), *tournaments[:MOST_TOURNAMENTS])) if tournaments else ""),
        *rows([*following, *turning(verb, place, pages, words), *more] if shown else [*doors(words, False), *more]),
        accent=QUIET,
    )


def _urgency(match: MatchRow) -> tuple[bool, int, int, int]:
    return not match.yours, match.waits_since or 0, match.deadline_at or 1 << 40, match.match


def next_button(words: Words, *, is_first: bool = False) -> Button:
    """Return what leads to the match that waits for the reader next; `is_first`: to the one that has waited longest."""
    return button(verbs.NEXT, words("button-next"), style="primary" if is_first else "secondary")


def with_next(shown: Page, words: Words) -> Page:
    """Return `shown` with the button to the next match that waits for the reader, as far as there is room for it."""
    longer = page(*shown.blocks, *rows([next_button(words)]), accent=shown.accent, mentions=shown.mentions)
    return shown if faults(longer) else longer


def _line(match: MatchRow, words: Words) -> str:
    names = words.listed(escaped(clipped(name, NAME)) for name in match.names)
    head = f"**{match_title(match.match, match.game, clipped(match.title, TITLE), words)}**"
    server = escaped(clipped(match.server, NAME))
    parts = [head, server, names, words(f"status-{match.status}")]
    if match.yours:
        since = "" if match.waits_since is None else f" {remaining(match.waits_since)}"
        parts.append(f"**{words('list-yours')}**{since}")
    if match.deadline_at is not None:
        parts.append(remaining(match.deadline_at))
    if match.channel_id is not None:
        parts.append(f"<#{match.channel_id}>")
    return " · ".join(part for part in parts if part)
